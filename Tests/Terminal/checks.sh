#!/bin/sh
# Judges how the program behaves on a terminal, by running it under ptyrun.py.
#
#   checks.sh BINARY [PYTHON [ROUNDS]]
#
# PYTHON needs the pyte package (default: python3). Every check must pass in each of the ROUNDS
# (default: 3). Exit status: 0 all passed, 1 some did not, 2 bad usage.
set -u

[ $# -ge 1 ] || { echo "usage: checks.sh BINARY [PYTHON [ROUNDS]]" >&2; exit 2; }
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
python=${2:-python3}
rounds=${3:-3}
ptyrun=$(cd "$(dirname "$0")" && pwd)/ptyrun.py
[ -x "$program" ] || { echo "checks.sh: $1 is no program" >&2; exit 2; }
"$python" -c 'import pyte' || exit 2

work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
checked=0
failed=0
# What a trap of the processor raises.
case $(uname -m) in x86_64) trap_signal=ILL ;; *) trap_signal=TRAP ;; esac

# check NAME PTYRUN-OPTION... -- ARGUMENT...
check() {
  name=$1
  shift
  round=0
  checked=$((checked + 1))
  while [ $round -lt "$rounds" ]; do
    round=$((round + 1))
    if ! run "$@" >"$work/report" 2>&1; then
      failed=$((failed + 1))
      echo "FAILED  $name (round $round)"
      grep '^NOT OK' "$work/report" | sed 's/^/        /'
      return
    fi
  done
  echo "ok      $name"
}

# Puts the program before its arguments.
run() {
  count=$#
  seen=no
  while [ "$count" -gt 0 ]; do
    word=$1
    shift
    count=$((count - 1))
    set -- "$@" "$word"
    if [ "$word" = -- ] && [ $seen = no ]; then
      set -- "$@" "$program"
      seen=yes
    fi
  done
  "$python" "$ptyrun" --quiet --json "$work/report.json" --size 80x30 --env COLORTERM=truecolor "$@"
}

figures() {
  "$python" - "$work/report.json" <<'PYTHON'
import json, sys
report = json.load(open(sys.argv[1]))
names = ("frames fps drift_ms missed interval_p95_ms interval_max_ms frame_bytes_mean "
         "frame_bytes_max cpu_s rss_kib first_byte_ms").split()
print("        " + ", ".join("%s %s" % (name, report[name]) for name in names))
PYTHON
}

echo "== the judge itself"
"$python" "$ptyrun" --self-test >"$work/self-test" 2>&1 || { cat "$work/self-test"; exit 1; }
tail -1 "$work/self-test"

echo "== pace"
check "60 frames a second without drift, each in a synchronized update" \
  --require synced --require sync_errors=0 --require 'cells_outside_sync<=200' \
  --require 'fps>=59' --require 'fps<=60.5' --require 'drift_ms<=3' --require 'drift_ms>=-3' \
  --require 'missed<=3' --require restored --require exit=0 --require stderr-empty \
  -- preview --repeat 3
figures
check "a slow link drops frames, not time" \
  --drain-rate 20000 --require 'duration<=2.3' --require restored --require exit=0 \
  -- preview --repeat 3
check "a very slow link too" \
  --drain-rate 3000 --require 'duration<=3.5' --require restored --require exit=0 \
  -- preview --repeat 3
check "q on a very slow link leaves within half a second" \
  --drain-rate 3000 --at 1.0 key:q --require 'duration<=1.5' --require restored \
  -- preview --repeat 3

echo "== the end"
check "a normal end leaves the last frame and everything else as before" \
  --require restored --require exit=0 --require 'screen~600 ms' --require stderr-empty \
  --require screen_clears=0 --require cursor_homes=0 -- preview
for pair in ctrl-c:INT 'ctrl-\:QUIT'; do
  check "the key ${pair%:*}: restored, dead of SIG${pair#*:}" \
    --at 0.5 "key:${pair%:*}" --require restored --require "signal=${pair#*:}" \
    --require 'duration<=0.65' -- preview --repeat 3
done
for name in INT TERM HUP QUIT USR1 SEGV ABRT BUS ILL TRAP; do
  check "SIG$name: restored, dead of it" \
    --at 0.5 "sig:$name" --require restored --require "signal=$name" \
    --require 'duration<=0.65' -- preview --repeat 3
done
for key in q esc; do
  check "the key $key: restored, exit 0" \
    --at 0.5 "key:$key" --require restored --require exit=0 --require 'duration<=0.65' \
    -- preview --repeat 3
done
check "an arrow key does not leave" \
  --at 0.3 key:up --at 2.0 key:q --require restored --require exit=0 --require 'duration>=1.8' \
  -- preview --repeat 3
check "Ctrl-Z: restored while stopped, and time goes on as if there had been no pause" \
  --at 0.4 key:ctrl-z --at 1.0 cont --require stop-restored --require restored --require exit=0 \
  --require 'duration>=2.3' --require 'screen~600 ms' -- preview --repeat 3
check "SIGSTOP: whole again afterwards" \
  --at 0.4 sig:STOP --at 1.0 cont --require restored --require exit=0 \
  --require 'duration>=2.3' --require 'screen~600 ms' -- preview --repeat 3
check "a trap: restored, dead of it, the message below the picture" \
  --require restored --require "signal=$trap_signal" --require 'screen~600 ms' \
  -- preview --repeat 3 --debug-trap
check "a terminal that goes away ends it" \
  --at 0.5 hangup --require no-timeout --require 'cpu_s<=1' -- preview --repeat 3
check "what is typed is neither shown nor left for the shell" \
  --at 0.2 text:abc --require restored --require exit=0 --require '!screen~abc' -- preview

echo "== questions"
check "no answer: at most 100 ms lost" \
  --answers none --require 'first_byte_ms<=250' --require restored --require exit=0 -- preview
for latency in 50 400; do
  check "answers after $latency ms: nothing is left unread" \
    --answers full --latency $latency --require restored --require exit=0 -- preview
done
check "leaving while the answer is on its way" \
  --at 0.05 key:q --latency 100 --require restored --require exit=0 -- preview
check "the whole screen, and as before at the end" \
  --require restored --require exit=0 --require '!screen~ms' -- preview --fullscreen

echo "== keys"
check "space holds the motion, and lets it go on" \
  --at 0.2 key:space --at 1.2 key:space --require 'duration>=1.5' --require 'duration<=2.2' \
  --require restored --require exit=0 --require 'screen~600 ms' -- preview
check "held, nothing is written" \
  --at 0.2 key:space --at 2.2 key:q --require 'frames<=20' --require restored -- preview
check "arrows step and scrub: 3 + 10 - 1 frames from the start" \
  --at 0.3 key:home --at 0.4 key:right --at 0.45 key:right --at 0.5 key:right --at 0.6 key:up \
  --at 0.7 key:left --at 0.9 key:q --require 'screen~ 200 ms' --require restored -- preview
check "r begins again" \
  --at 0.4 key:r --require 'duration>=0.95' --require 'screen~600 ms' --require restored -- preview

echo "== the interactive preview"
cd "$work" || exit 2
esc=$(printf '\033')
# What begins and what ends it may come in pieces; between them are nearly three seconds.
check "nothing is written while nothing happens" \
  --at 3.0 key:q --require 'frames<=5' --require 'interval_max_ms>=2500' --require restored \
  --require exit=0 -- preview --interactive
rm -f "$work"/onboarding-button*
check "space taps, and what was done is saved beside the spec" \
  --at 0.5 key:space --at 1.5 key:s --at 1.7 text:e --at 2.0 key:q --require restored \
  --require exit=0 --require sync_errors=0 --require 'screen~wrote onboarding-button' \
  -- preview --interactive
grep -qx 'press@0f release@7f toggle@[0-9]*f' "$work/onboarding-button.script.txt" || {
  failed=$((failed + 1))
  echo "FAILED  the script that was saved: $(cat "$work"/onboarding-button.script.txt)"
}
"$program" export --script "$(cat "$work/onboarding-button.script.txt")" >"$work/replayed.csv"
cmp "$work/replayed.csv" "$work/onboarding-button.csv" || {
  failed=$((failed + 1))
  echo "FAILED  what was done replays to another table"
}
rm -f "$work"/onboarding-button*
check "the mouse presses, leaves, comes back and releases" \
  --at 0.5 "text:$esc[<0;20;5M" --at 0.7 "text:$esc[<32;80;5M" \
  --at 1.0 "text:$esc[<32;20;5M" --at 1.3 "text:$esc[<0;20;5m" --at 1.5 text:e --at 1.8 key:q \
  --require restored --require exit=0 -- preview --interactive
grep -Eqx 'press@0f dragExit@[0-9]+f dragEnter@[0-9]+f release@[0-9]+f' \
  "$work/onboarding-button.script.txt" || {
  failed=$((failed + 1))
  echo "FAILED  what the mouse did: $(cat "$work"/onboarding-button.script.txt)"
}
check "Ctrl-C gives mouse and keys back" \
  --at 0.5 key:ctrl-c --require restored --require signal=INT -- preview --interactive
check "Ctrl-Z too, and the picture is whole after it" \
  --at 0.4 key:ctrl-z --at 1.0 cont --at 1.3 key:q --require stop-restored --require restored \
  --require exit=0 --require 'screen~space tap' -- preview --interactive
check "a terminal that goes away ends it" \
  --at 0.5 hangup --require no-timeout --require 'cpu_s<=1' -- preview --interactive
cd - >/dev/null || exit 2

echo "== specs"
cat >"$work/spec.json" <<'JSON'
{ "version": 1, "name": "Piped", "button": { "title": "Go" },
  "effects": [ { "property": "scale", "to": 0.9 } ] }
JSON
echo '{ "version": 1, "effects": [ { "property": "scael", "to": 0.9 } ] }' >"$work/wrong.json"
check "a spec is played" \
  --require synced --require restored --require exit=0 --require 'screen~Piped' \
  --require stderr-empty -- preview "$work/spec.json"
check "a spec that is piped in is played, and the keyboard is still there" \
  --stdin "file:$work/spec.json" --at 0.3 text:ab --at 0.5 key:q --require synced \
  --require restored --require exit=0 --require 'screen~Piped' --require '!screen~ab' \
  --require 'duration<=0.65' -- preview - --repeat 3
check "Ctrl-C while a piped spec plays: restored, dead of SIGINT" \
  --stdin "file:$work/spec.json" --at 0.5 key:ctrl-c --require restored --require signal=INT \
  --require 'duration<=0.65' -- preview - --repeat 3
check "'-' at a terminal is refused at once" \
  --require exit=64 --require 'duration<=0.5' --require restored --require no-escapes \
  --require 'screen~it is a terminal' -- export -
check "a wrong spec is told in colour" \
  --require exit=65 --require restored --require 'screen~error: "scael" is no property' \
  --raw "$work/wrong" -- preview "$work/wrong.json"
if ! LC_ALL=C grep -aq "$(printf '\033\\[1;31m')" "$work/wrong"; then
  failed=$((failed + 1))
  echo "FAILED  a wrong spec: no colour was sent"
fi
check "without colours under NO_COLOR" \
  --env NO_COLOR=1 --require exit=65 --require no-escapes -- preview "$work/wrong.json"
check "without colours on a dumb terminal" \
  --term dumb --require exit=65 --require no-escapes -- export "$work/wrong.json"
check "without colours into a pipe" \
  --stderr pipe --require exit=65 --require no-escapes --require 'stderr~scael' \
  -- export "$work/wrong.json"

echo "== where nothing moves"
check "standard output is a pipe: text without escapes" \
  --stdout pipe --require no-escapes --require stdout-nonempty --require exit=0 -- preview
check "standard output is a file: text without escapes" \
  --stdout "file:$work/still" --require no-escapes --require exit=0 -- preview
check "TERM=dumb: text without escapes" \
  --term dumb --require no-escapes --require exit=0 --require 'screen~Start' -- preview
check "no TERM: text without escapes" \
  --term none --require no-escapes --require exit=0 --require 'screen~Start' -- preview
# One picture, in as many pieces as the machine makes of it; played it would be thirty frames and more.
check "CI: a still picture" \
  --env CI=1 --require 'frames<=5' --require restored --require exit=0 -- preview
check "standard input is closed: plays and ends" \
  --stdin closed --require restored --require exit=0 --require 'frames>=30' -- preview
check "standard input is nothing: plays and ends" \
  --stdin null --require restored --require exit=0 --require 'frames>=30' -- preview

for name in ACCESSIBLE ANIMCTL_REDUCED_MOTION NO_PROGRESS; do
  check "$name: sentences" \
    --env $name=1 --require no-escapes --require exit=0 --require 'screen~overshoots by 25.3 per cent' \
    -- preview
done
check "--describe: sentences" \
  --require no-escapes --require exit=0 --require 'screen~comes to rest at 600 ms' \
  -- preview --describe

echo "== looks"
check "two specs side by side, and one below the other where columns are few" \
  --size 110x30 --require synced --require restored --require exit=0 --require 'screen~Piped' \
  -- preview --compare "$work/spec.json"
check "the same in few columns" \
  --size 50x30 --require synced --require restored --require exit=0 --require 'screen~^Piped' \
  -- preview --compare "$work/spec.json"
check "NO_COLOR: plays, and sends no colour" \
  --env NO_COLOR=1 --raw "$work/no-color" --require synced --require restored -- preview
if LC_ALL=C grep -aq "$(printf '\033\\[[0-9;]*[34]8;[25];')" "$work/no-color"; then
  failed=$((failed + 1))
  echo "FAILED  NO_COLOR: a colour was sent"
fi
for size in 1x1 10x3 20x5 300x100 0x0; do
  check "a terminal of $size" --size $size --require restored --require exit=0 -- preview
done
check "new sizes while playing" \
  --at 0.4 resize:100x30 --at 0.8 resize:40x10 --require restored --require exit=0 \
  --require screen_clears=0 --require cursor_homes=0 -- preview --repeat 3
check "help as wide as the terminal" \
  --size 40x40 --require exit=0 --require '!screen~.{41}' --require 'screen~^OVERVIEW' \
  -- preview -h

echo "== progress"
presses=''
for second in 0 1 2 3 4 5 6 7 8 9; do presses="$presses press@${second}s release@${second}.12s"; done
long() {
  name=$1
  shift
  check "$name" --stdin null --stdout null --raw "$work/progress" --require restored \
    --require exit=0 --require '!screen~Writing' "$@" \
    -- export --quiet --format apng --script "$presses" ${option-}
}
# shown STATUS: whether what the last check wrote tells how far the work is.
shown() {
  status=0
  LC_ALL=C grep -aq 'Writing standard output: .*%, .*/s, .* left' "$work/progress" || status=1
  [ $status = "$1" ] && return
  failed=$((failed + 1))
  echo "FAILED  the line of progress was there or not, and should not have been"
}
option=--verbose
long "long work is told of while it lasts"
shown 0
option=
long "but not with --quiet"
shown 1
option=--verbose
for setting in CI=1 NO_PROGRESS=1; do
  long "nor with $setting" --env $setting
  shown 1
done
long "nor on a dumb terminal" --term dumb --require no-escapes
shown 1

echo "== differences"
checked=$((checked + 1))
"$python" "$(dirname "$0")/repaint.py" "$program" 8 || failed=$((failed + 1))

echo "== $checked checks, $failed failed"
[ $failed -eq 0 ]
