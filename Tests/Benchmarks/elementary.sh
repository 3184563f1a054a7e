#!/bin/sh
# Measures the elementary functions: the worst error of each in units in the last place, against
# mpmath, and its cost beside that of the platform's libm. Prints the two tables that
# docs/elementary-functions.md carries; fails if a function errs by a unit or more.
#
#   Tests/Benchmarks/elementary.sh [SAMPLES-PER-RANGE]
#
# Needs a Python with mpmath: PYTHON=/path/to/python to name one.
set -eu
cd "$(dirname "$0")/../.."
folder=.build/elementary
mkdir -p "$folder"
swiftc -O -wmo -swift-version 6 -parse-as-library -package-name ButtonMotion \
  Sources/AnimCore/Elementary/*.swift Tests/Benchmarks/elementary_probe.swift \
  -o "$folder/probe" -lm
"${PYTHON:-python3}" Tests/Benchmarks/elementary_tables.py --check >&2
"$folder/probe" time
echo
"${PYTHON:-python3}" Tests/Benchmarks/elementary_accuracy.py "$folder/probe" "${1:-100000}"
