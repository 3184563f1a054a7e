#!/bin/sh
# Checks that the elementary functions give the same bits in debug and in release, on this processor
# and on arm64, and that they are those the tests expect.
#
#   Tests/Benchmarks/elementary_digest.sh
#
# arm64 needs no Swift library for it: the functions are compiled as Embedded Swift, linked with
# Debian's C library for arm64 and run by user-mode emulation. It takes the packages qemu-user,
# gcc-aarch64-linux-gnu and libc6-dev-arm64-cross; without them that half is left out, and said so.
# GNU ld refuses the object (a copy relocation against a protected symbol); the toolchain's lld does not.
set -eu
cd "$(dirname "$0")/../.."
folder=.build/elementary
mkdir -p "$folder"
sources="Sources/AnimCore/Elementary/*.swift Tests/AnimCoreTests/ElementaryGrid.swift
  Tests/Benchmarks/elementary_digest.swift"
common="-wmo -swift-version 6 -parse-as-library -package-name ButtonMotion"
expected=Tests/AnimCoreTests/ElementaryFunctions.swift
status=0

# Compares the lines "name digest" of a file with the expected digests.
check() {
  while read -r line; do
    if ! grep -qi "0x${line##* }" "$expected"; then
      echo "$2: $line is not expected"
      status=1
    fi
  done <"$1"
  echo "$2: $(wc -l <"$1") digests, $(cksum <"$1" | cut -d' ' -f1)"
}

for level in -Onone -O; do
  # shellcheck disable=SC2086
  swiftc $common $level $sources -o "$folder/host$level" -lm
  "$folder/host$level" >"$folder/host$level.txt"
  check "$folder/host$level.txt" "$(uname -m) $level"
done

if command -v qemu-aarch64 >/dev/null && command -v aarch64-linux-gnu-gcc >/dev/null; then
  for level in -Onone -O; do
    # shellcheck disable=SC2086
    swiftc $common $level -target aarch64-none-none-elf -enable-experimental-feature Embedded \
      -c $sources -o "$folder/arm64$level.o"
    ln -sf "$(dirname "$(command -v swiftc)")/ld.lld" "$folder/ld"
    aarch64-linux-gnu-gcc "-B$folder" -static "$folder/arm64$level.o" -lm -o "$folder/arm64$level"
    qemu-aarch64 "$folder/arm64$level" >"$folder/arm64$level.txt"
    check "$folder/arm64$level.txt" "arm64 $level"
  done
  fused=$(aarch64-linux-gnu-objdump -d "$folder/arm64-O.o" | grep -cE '\bfn?m(add|sub|la|ls)\b' || true)
  echo "arm64 -O: $fused fused multiply-adds"
  [ "$fused" -eq 0 ] || status=1
else
  echo "arm64: left out, qemu-aarch64 or aarch64-linux-gnu-gcc is not installed"
fi
exit $status
