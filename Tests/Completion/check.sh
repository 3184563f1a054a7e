#!/bin/bash
# Tries the completions in the shells themselves, and the manual page with mandoc.
#
#   check.sh BINARY [PYTHON]
#
# Needs bash, the package bash-completion, zsh, fish and mandoc; PYTHON needs the pyte package (default:
# python3). Exit status: 0 all passed, 1 some did not, 2 bad usage.
set -u

[ $# -ge 1 ] || { echo "usage: check.sh BINARY [PYTHON]" >&2; exit 2; }
folder=$(cd "$(dirname "$1")" && pwd)
python=${2:-python3}
ptyrun=$(cd "$(dirname "$0")/../Terminal" && pwd)/ptyrun.py
[ -x "$folder/animctl" ] || { echo "check.sh: $1 is no animctl" >&2; exit 2; }
for shell in bash zsh fish mandoc; do
  command -v $shell > /dev/null || { echo "check.sh: $shell is missing" >&2; exit 2; }
done
loader=/usr/share/bash-completion/bash_completion
[ -r $loader ] || { echo "check.sh: bash-completion is missing" >&2; exit 2; }
install=$(cd "$(dirname "$0")/../../docs" && pwd)/install.sh

work=$(mktemp -d) || exit 2
# A fish that was ended may still be writing.
trap 'rm -rf "$work" 2> /dev/null || { sleep 1; rm -rf "$work"; }' EXIT
cd "$work" || exit 2
export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data
export LC_ALL=C.UTF-8
mkdir specs
echo '{}' > specs/button.json
echo '{}' > specs/'two words.json'
# A group, with names that a shell might take for something else.
button='"effects": [ { "property": "offsetY", "to": 1, "on": "highlighted" } ]'
cat > group.json << SPEC
{
  "version": 1,
  "buttons": [
    { "name": "save", $button },
    { "name": "save as", $button },
    { "name": "\$(touch burst)", $button }
  ]
}
SPEC
checked=0
failed=0

# verdict NAME STATUS [WHY]
verdict() {
  checked=$((checked + 1))
  if [ "$2" = 0 ]; then
    echo "ok      $1"
  else
    failed=$((failed + 1))
    echo "FAILED  $1"
    printf '%s\n' "${3-}" | sed 's/^/        /'
  fi
}

# Everything below is tried as it was installed, where the shells find it by themselves.
said=$(ANIMCTL="$folder/animctl" DESTDIR='' PREFIX="$work/usr" "$install" 2>&1)
verdict "it installs" $? "$said"
share=$work/usr/share
export PATH="$work/usr/bin:$PATH" XDG_DATA_DIRS="$share:/usr/local/share:/usr/share"
bash=$share/bash-completion/completions/animctl
functions=$share/zsh/site-functions
fish=$share/fish/vendor_completions.d/animctl.fish
bash -n "$bash"; verdict "bash reads its script" $?
zsh -n "$functions/_animctl"; verdict "zsh reads its script" $?
fish -n "$fish"; verdict "fish reads its script" $?

manual=$share/man/man1/animctl.1
said=$(mandoc -T lint -W warning "$manual"); [ -z "$said" ]
verdict "mandoc has nothing to say" $? "$said"
mandoc -T ascii "$manual" | sed 's/.\x08//g' > page
grep -q -- '-f, --format FORMAT' page; verdict "the manual page shows options" $?

# What a line offers, in all three: LINE, then what has to be offered and (with a !) what must not.
lines=(
  'animctl |export preview completion !--help'
  'animctl exp|export explain !preview'
  'animctl export --fo|--format !--frame-cap'
  'animctl export --format |csv json svg-animated !specs'
  'animctl export --format sv|svg svg-animated !csv'
  'animctl export -f nd|ndjson'
  'animctl export --format=nd|ndjson'
  'animctl export --scale |!specs !csv'
  'animctl export specs/bu|specs/button.json'
  'animctl export -o specs/bu|specs/button.json'
  'animctl diff specs/button.json specs/bu|specs/button.json'
  'animctl export -- specs/bu|specs/button.json'
  'animctl preview --color tr|truecolor'
  'animctl preview --debug|!--debug-trap'
  'animctl help exit|exit-codes !export'
  'animctl help E020|E0201'
  'animctl completion |bash zsh fish !specs'
  'animctl new --template |press hover toggle disabled !specs'
  'animctl help L010|L0105'
  'animctl lint specs/button.json specs/bu|specs/button.json'
  'animctl lint -f s|sarif !json'
  'animctl fit --model |auto press cubicBezier !specs'
  'animctl spring --preset react-spring-w|react-spring-wobbly !compose'
  'animctl spring --code=sw|swiftui !css'
  'animctl diff --format j|json junit !github'
  'animctl explain --property bac|backgroundColor !scale'
  'animctl inspect --button |!specs'
  'animctl inspect group.json --button |save as touch !specs'
  'animctl preview -q specs/button.json group.json --button s|save !touch'
  'animctl explain group.json --property |offsetY !scale'
  'animctl explain group.json --property=o|offsetY !opacity'
  'animctl explain specs/button.json --property=o|offsetY opacity'
  'animctl inspect --names |buttons properties !specs'
)

# judge NAME OFFERED WANTED...
judge() {
  local name=$1 offered=$2 word missing=
  shift 2
  for word in "$@"; do
    case $word in
      !*) grep -qwF -- "${word#!}" <<< "$offered" && missing+=" $word" ;;
      *) grep -qF -- "$word" <<< "$offered" || missing+=" $word" ;;
    esac
  done
  [ -z "$missing" ]
  verdict "$name" $? "wanted$missing in: $offered"
}

# Bash, asked as its line editor asks: with the words as it splits them.
in_bash() {
  bash --norc --noprofile -c '
    source "$2"
    COMP_LINE=$1 COMP_POINT=${#1}
    line=${1//=/ = }
    read -r -a COMP_WORDS <<< "$line"
    [[ $1 == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    compopt() { :; }
    _animctl
    printf "%s\n" "${COMPREPLY[@]}"' bash "$1" "$bash"
}

# Zsh has no way but its line editor: it runs on a terminal and shows what it offers.
cat > .zshrc << 'RC'
PS1='$ '
fpath=($HOME/usr/share/zsh/site-functions $fpath)
autoload -Uz compinit && compinit -u -D
zstyle ':completion:*' menu no
zstyle ':completion:*' list-prompt ''
setopt no_beep auto_list no_auto_menu no_list_ambiguous
RC
on_terminal() {
  local line=$1
  shift
  "$python" "$ptyrun" --quiet --screen --size 100x60 --timeout 20 --env PS1='$ ' \
    --env ZDOTDIR="$work" --cwd "$work" --at "$start" "text:$line" --at "$((start + 1))" key:tab \
    --at "$((start + 3))" snap:offered --at "$((start + 3))" sig:KILL -- "$@" 2> /dev/null \
    | sed -n '/offered/,/final/p'
}
start=2

for entry in "${lines[@]}"; do
  line=${entry%%|*}
  read -r -a wanted <<< "${entry#*|}"
  judge "bash: $line" "$(in_bash "$line")" "${wanted[@]}"
  judge "fish: $line" "$(fish -c "complete -C '$line'" | cut -f 1)" "${wanted[@]}"
done

for line in 'animctl exp' 'animctl export --form' 'animctl export --format ' \
  'animctl export --format nd' 'animctl export specs/' 'animctl help exit' \
  'animctl completion ' 'animctl inspect group.json --button ' \
  'animctl explain group.json --property ' 'animctl explain --property opa'; do
  case $line in
    *exp) wanted=(export explain) ;;
    *button\ ) wanted=(save 'save\ as') ;;
    *property\ ) wanted=(offsetY '!scale') ;;
    *opa) wanted=(opacity) ;;
    *--form) wanted=('--format') ;;
    *--format\ ) wanted=(csv ndjson svg-animated) ;;
    *nd) wanted=('--format ndjson') ;;
    *specs/) wanted=(button.json 'two') ;;
    *exit) wanted=(exit-codes) ;;
    *) wanted=(bash zsh fish) ;;
  esac
  judge "zsh on a terminal: $line" "$(on_terminal "$line" zsh -i)" "${wanted[@]}"
done
printf 'PS1="$ "\nbind "set show-all-if-ambiguous on"\nsource %s\n' $loader > rc
for line in 'animctl exp' 'animctl export --form' 'animctl export --format=nd' \
  'animctl export specs/tw' 'animctl inspect group.json --button save'; do
  case $line in
    *exp) wanted=(export explain) ;;
    *save) wanted=('save\ as') ;;
    *--form) wanted=('--format') ;;
    *nd) wanted=('--format=ndjson') ;;
    *) wanted=('two\ words.json') ;;
  esac
  judge "bash on a terminal: $line" \
    "$(on_terminal "$line" bash --noprofile --rcfile rc -i)" "${wanted[@]}"
done

for line in 'animctl expl' 'animctl export --form' 'animctl completion z' \
  'animctl export specs/tw' 'animctl explain group.json --property o'; do
  case $line in
    *property\ o) wanted=('offsetY') ;;
    *expl) wanted=('animctl explain') ;;
    *--form) wanted=('--format') ;;
    *z) wanted=('animctl completion zsh') ;;
    *) wanted=('two\ words.json') ;;
  esac
  judge "fish on a terminal: $line" "$(on_terminal "$line" fish -i)" "${wanted[@]}"
done

[ ! -e burst ]; verdict "no name in a spec is obeyed" $?

echo "$checked checks, $failed failed"
[ $failed = 0 ]
