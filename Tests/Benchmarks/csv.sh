#!/bin/sh
# The speed of CSVWriter beside C, C++ and polars, in one interleaved run.
#
#   csv.sh [ROWS [ROUNDS]]      1,000,000 rows and 7 rounds unless said
#
# Every round runs every writer once on the same rows. A ratio is taken within a round, and its median,
# least and greatest are printed; seconds alone say little, machines are noisy. "rows" has six decimals,
# and the bytes from C must be the same; "shortest" has the shortest, and must have the digits of C++'s
# std::to_chars. "springs" is the whole job from the description on, in C and by CSVChunks.
#
# PYTHON names a Python with polars and numpy; without one that peer is left out. CXX is the C++ compiler.
# BEFORE names another checkout of this package, whose CSVWriter then runs beside this one's.
set -eu

rows=${1:-1000000}
rounds=${2:-7}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# As SwiftPM builds a release: one optimised module after the other.
module() {
  name=$1
  shift
  swiftc -O -wmo -swift-version 6 -package-name buttonmotion -parse-as-library -module-name "$name" \
    -enable-default-cmo -emit-module -emit-object -I . -o "$name.o" "$@"
}
# writer ROOT NAME: the benchmark of a checkout.
writer() {
  module AnimCore $(find "$1/Sources/AnimCore" -name '*.swift')
  module AnimRender $(find "$1/Sources/AnimRender" -name '*.swift')
  swiftc -O -swift-version 6 -package-name buttonmotion -parse-as-library -I . \
    "$1/Tests/Benchmarks/csv_writer.swift" AnimRender.o AnimCore.o -lm -o "$2"
}
if [ -n "${BEFORE:-}" ]; then writer "$BEFORE" csv_before; fi
writer "$root" csv_writer
"${CXX:-c++}" -std=c++17 -O3 "$here/csv_peers.cpp" -lm -o csv_peers

# Outputs go to memory where there is a file system in it.
out=$work/out
if [ -w /dev/shm ]; then
  out=$(mktemp -d /dev/shm/csv.XXXXXX)
  trap 'rm -rf "$work" "$out"' EXIT
else
  mkdir "$out"
fi

./csv_peers make "$rows" rows
python=
if "${PYTHON:-python3}" -c 'import numpy, polars' 2>/dev/null; then python=${PYTHON:-python3}; fi

round=0
while [ "$round" -lt "$rounds" ]; do
  echo "$round rows CSVWriter $(./csv_writer rows rows "$out/CSVWriter")"
  if [ -n "${BEFORE:-}" ]; then echo "$round rows before $(./csv_before rows rows "$out/before")"; fi
  for peer in scaled snprintf copy; do
    echo "$round rows $peer $(./csv_peers "$peer" rows "$out/$peer")"
  done
  if [ -n "$python" ]; then
    echo "$round rows polars $(POLARS_MAX_THREADS=1 "$python" "$here/csv_polars.py" rows "$out/polars")"
  fi
  echo "$round shortest CSVWriter $(./csv_writer shortest rows "$out/shortest")"
  echo "$round shortest to_chars $(./csv_peers to_chars rows "$out/to_chars")"
  if [ -n "$python" ]; then
    echo "$round shortest polars" \
      "$(POLARS_MAX_THREADS=1 "$python" "$here/csv_polars.py" rows "$out/polars" shortest)"
  fi
  echo "$round long CSVWriter $(./csv_writer long rows "$out/long")"
  echo "$round long wide $(./csv_writer rows rows "$out/CSVWriter")"
  echo "$round springs CSVChunks $(./csv_writer springs "$rows" "$out/springs")"
  if [ -n "${BEFORE:-}" ]; then
    echo "$round springs before $(./csv_before springs "$rows" "$out/before.springs")"
  fi
  echo "$round springs C $(./csv_peers springs "$rows" "$out/C.springs")"
  round=$((round + 1))
done >times

for peer in scaled snprintf ${BEFORE:+before}; do
  cmp "$out/CSVWriter" "$out/$peer"
done
if [ -n "${BEFORE:-}" ]; then cmp "$out/springs" "$out/before.springs"; fi
wrong=$(./csv_peers check rows "$out/shortest")
if [ "$wrong" != 0 ]; then echo "shortest: $wrong numbers are wrong"; exit 1; fi
echo "$rows rows, $(wc -c <"$out/CSVWriter") bytes, the same from C"

# The first writer of a job is ours; the others are what it is measured by.
awk '
  !(($2, $3) in known) { known[$2, $3] = 1; jobs[++count] = $2; names[count] = $3 }
  !($2 in ours) { ours[$2] = $3 }
  { seconds[$2, $3, $1] = $4; rounds = $1 + 1 }
  function sort(list, n,  i, j, kept) {
    for (i = 2; i <= n; i++) {
      kept = list[i]
      for (j = i - 1; j > 0 && list[j] > kept; j--) list[j + 1] = list[j]
      list[j + 1] = kept
    }
  }
  END {
    for (i = 1; i <= count; i++) {
      for (round = 1; round <= rounds; round++) {
        time[round] = seconds[jobs[i], names[i], round - 1]
        ratio[round] = seconds[jobs[i], ours[jobs[i]], round - 1] / time[round]
      }
      sort(ratio, rounds)
      sort(time, rounds)
      middle = int((rounds + 1) / 2)
      printf "%-8s %-10s %.4f s", jobs[i], names[i], time[middle]
      if (names[i] != ours[jobs[i]])
        printf "   %s takes %.2f x as long [%.2f-%.2f]",
          ours[jobs[i]], ratio[middle], ratio[1], ratio[rounds]
      print ""
    }
  }' times
