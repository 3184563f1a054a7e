#!/bin/sh
# Builds animctl and installs it, with its manual page and the completions of three shells.
#
#   docs/install.sh [install | uninstall]
#
# PREFIX says where: /usr/local unless set. DESTDIR, which packagers set, stands before it. ANIMCTL
# names a program that is built already, to install that one. Nothing else is read or changed; what is
# installed is what uninstall removes.
set -eu

work=${1:-install}
prefix=${PREFIX:-/usr/local}
root=${DESTDIR:-}$prefix
case $prefix in
  /*) ;;
  *) echo "install.sh: PREFIX has to begin with a slash: $prefix" >&2; exit 64 ;;
esac

program=$root/bin/animctl
manual=$root/share/man/man1/animctl.1
bash=$root/share/bash-completion/completions/animctl
zsh=$root/share/zsh/site-functions/_animctl
fish=$root/share/fish/vendor_completions.d/animctl.fish

build() {
  cd "$(dirname "$0")/.."
  # Linux seldom has Swift's libraries, so that the program brings them; Apple systems have them.
  case $(uname -s) in
    Linux) set -- --static-swift-stdlib -Xlinker -s ;;
    *) set -- ;;
  esac
  swift build -c release --product animctl "$@" >&2
  echo "$(swift build -c release --product animctl "$@" --show-bin-path)/animctl"
}

# place MODE FILE < CONTENTS: a file appears whole, also where one is in use.
place() {
  mkdir -p "$(dirname "$2")"
  cat > "$2.new"
  chmod "$1" "$2.new"
  mv -f "$2.new" "$2"
  echo "$2"
}

case $work in
  install)
    built=${ANIMCTL:-}
    [ -n "$built" ] || built=$(build)
    case $built in */*) ;; *) built=./$built ;; esac
    "$built" --version > /dev/null
    place 755 "$program" < "$built"
    "$built" help --man | place 644 "$manual"
    "$built" completion bash | place 644 "$bash"
    "$built" completion zsh | place 644 "$zsh"
    "$built" completion fish | place 644 "$fish"
    ;;
  uninstall)
    for file in "$program" "$manual" "$bash" "$zsh" "$fish"; do
      [ ! -e "$file" ] || { rm "$file" && echo "$file"; }
    done
    ;;
  *)
    echo "usage: docs/install.sh [install | uninstall]" >&2
    exit 64
    ;;
esac
