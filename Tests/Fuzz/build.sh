#!/bin/sh
# Builds the fuzzers: the libraries and a target each, with the toolchain's libFuzzer and address sanitizer.
#
#   build.sh FOLDER
#
# FOLDER takes the modules and the fuzzers, fuzz-NAME for each NAME.swift beside this script.
set -eu
[ $# -eq 1 ] || { echo "usage: build.sh FOLDER" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "$1"
cd "$1"
flags="-O -swift-version 6 -package-name buttonmotion -parse-as-library -sanitize=address,fuzzer -I ."
for name in AnimCore AnimRender; do
  # shellcheck disable=SC2046,SC2086
  swiftc $flags -wmo -enable-default-cmo -module-name "$name" -emit-module -emit-object -o "$name.o" \
    $(find "$root/Sources/$name" -name '*.swift')
done
for target in "$here"/*.swift; do
  name=$(basename "$target" .swift)
  # shellcheck disable=SC2086
  swiftc $flags -module-name "Fuzz_$name" "$target" AnimRender.o AnimCore.o -lm -o "fuzz-$name"
done
