#!/bin/sh
# Fuzzes every target for a while; fails on the first crash, trap, leak of control or run of over ten seconds.
#
#   fuzz.sh FOLDER SECONDS [CORPUS]
#
# FOLDER is where build.sh has put the fuzzers; SECONDS are for all targets together. What is found
# interesting stays in CORPUS, a folder for each target (default: a temporary one). Seeds are the specs of
# Tests/Fixtures and Examples, and the texts of Tests/Fuzz/seeds.
set -eu
[ $# -ge 2 ] || { echo "usage: fuzz.sh FOLDER SECONDS [CORPUS]" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
corpus=${3:-$work/corpus}
count=$(find "$here" -name '*.swift' | wc -l)
each=$(($2 / count))
[ "$each" -gt 0 ] || each=1
mkdir -p "$work/specs" "$work/found"
find "$root/Examples/Specs" "$root/Tests/Fixtures/specs" -name '*.json' -size -8k -exec cp {} "$work/specs" \;
# The runtime looks at pages that are the sanitizer's own when it first casts; its copies are not judged.
export ASAN_OPTIONS=detect_leaks=0:use_sigaltstack=0:replace_intrin=0
for target in "$here"/*.swift; do
  name=$(basename "$target" .swift)
  mkdir -p "$corpus/$name"
  seeds="$here/seeds/$name"
  [ -d "$seeds" ] || seeds=$work/specs
  if ! "$folder/fuzz-$name" "$corpus/$name" "$seeds" -max_total_time="$each" -timeout=10 -rss_limit_mb=2048 \
    -max_len=8192 -print_final_stats=1 -artifact_prefix="$work/found/" >"$work/$name.log" 2>&1; then
    tail -40 "$work/$name.log"
    for found in "$work/found/"*; do
      [ -f "$found" ] || continue
      echo "$found:"
      head -c 2000 "$found" | od -c | head -40
    done
    exit 1
  fi
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/$name.log")
  covered=$(sed -n 's/.*cov: \([0-9]*\) .*/\1/p' "$work/$name.log" | tail -1)
  echo "$name: $runs runs in $each s, $covered edges, no crash"
done
