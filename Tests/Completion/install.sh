#!/bin/sh
# Installs a built program into a folder of its own, looks at it, and removes it again.
#
#   install.sh BINARY
set -eu
built=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
script=$(cd "$(dirname "$0")/../../docs" && pwd)/install.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/elsewhere"
cd "$work/elsewhere"
export ANIMCTL="$built" DESTDIR="$work/stage" PREFIX="/opt/a folder"
root=$DESTDIR$PREFIX
mkdir -p "$root/bin"
echo mine > "$root/bin/other"

"$script" > "$work/installed"
test "$(wc -l < "$work/installed")" = 5
while read -r file; do test -s "$file"; done < "$work/installed"
test "$("$root/bin/animctl" --version)" = "$("$built" --version)"
mandoc -T lint -W warning "$root/share/man/man1/animctl.1"
test "$(find "$root" -type f | wc -l)" = 6
# Again, over itself; then gone, with nothing else touched.
"$script" install > /dev/null
"$script" uninstall > "$work/removed"
diff "$work/installed" "$work/removed"
test "$(find "$root" -type f)" = "$root/bin/other"
"$script" uninstall
status=0
"$script" remove 2> /dev/null || status=$?
test $status = 64
status=0
PREFIX=here "$script" 2> /dev/null || status=$?
test $status = 64
echo "installed and removed"
