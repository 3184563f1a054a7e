#!/bin/sh
# Checks that the engine gives the same bits in debug and in release, on this processor and on arm64,
# and that they are those the tests expect.
#
#   Tests/Determinism/digests.sh
#
# arm64 needs no Swift library for it: the engine is compiled as Embedded Swift, linked with Debian's C
# library for arm64 and run by user-mode emulation. It takes the packages qemu-user,
# gcc-aarch64-linux-gnu and libc6-dev-arm64-cross.
#
# Embedded Swift has no key paths, so they are spelled as closures in the copy that is compiled. GNU ld
# refuses the object (a copy relocation against a protected symbol); the toolchain's lld does not.
set -eu
cd "$(dirname "$0")/../.."
folder=${1:-.build/determinism}
rm -rf "$folder"
mkdir -p "$folder/sources"

cp -r Sources/AnimCore "$folder/sources"
cp Tests/AnimCoreTests/ElementaryGrid.swift Tests/AnimCoreTests/EngineDigest.swift \
  Tests/Determinism/Digests.swift "$folder/sources"
find "$folder/sources" -name '*.swift' -exec sed -i -E \
  -e 's/([(:,] *)\\\.self\b/\1{ $0 }/g' \
  -e 's/([(:,] *)\\\.([a-zA-Z0-9_.]+)/\1{ $0.\2 }/g' {} +
sources=$(find "$folder/sources" -name '*.swift' | sort)
common="-wmo -swift-version 6 -parse-as-library -package-name ButtonMotion -suppress-warnings"
expected="Tests/AnimCoreTests/ElementaryFunctions.swift Tests/AnimCoreTests/EngineDigestTests.swift"
status=0
python3 Tests/Determinism/tables.py > "$folder/tables.txt"

# Compares the lines "name digest" of a file with the expected digests.
check() {
  while read -r line; do
    if ! cat $expected | tr -d _ | grep -qi "0x${line##* }"; then
      echo "$2: $line is not expected"
      status=1
    fi
  done < "$1"
  lines=$(wc -l < "$1")
  echo "$2: $lines digests, $(cksum < "$1" | cut -d' ' -f1)"
  [ "$lines" -eq 19 ] || status=1
}

for level in -Onone -O; do
  # shellcheck disable=SC2086
  swiftc $common $level $sources -o "$folder/host$level" -lm
  "$folder/host$level" < "$folder/tables.txt" > "$folder/host$level.txt"
  check "$folder/host$level.txt" "$(uname -m) $level"
done

tools=$(dirname "$(command -v swiftc)")
data=$(find -L "$tools/../lib/swift/embedded/aarch64-none-none-elf" -name 'libswiftUnicodeDataTables.a')
ln -sf "$tools/ld.lld" "$folder/ld"
# What the standard library expects of a C library when it reads a number from a text.
cat > "$folder/strtod.c" <<'C'
#include <stdlib.h>
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end == text ? 0 : end;
}
C
for level in -Onone -O; do
  # shellcheck disable=SC2086
  swiftc $common $level -target aarch64-none-none-elf -enable-experimental-feature Embedded \
    -c $sources -o "$folder/arm64$level.o"
  aarch64-linux-gnu-gcc "-B$folder" -static "$folder/arm64$level.o" "$folder/strtod.c" "$data" -lm \
    -o "$folder/arm64$level"
  qemu-aarch64 "$folder/arm64$level" < "$folder/tables.txt" > "$folder/arm64$level.txt"
  check "$folder/arm64$level.txt" "arm64 $level"
done
fused=$(aarch64-linux-gnu-objdump -d "$folder/arm64-O.o" | grep -cE '\bfn?m(add|sub|la|ls)\b' || true)
echo "arm64 -O: $fused fused multiply-adds"
[ "$fused" -eq 0 ] || status=1
exit $status
