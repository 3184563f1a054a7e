#!/bin/sh
# The speed of CSVWriter beside C and polars, in one interleaved run.
#
#   csv.sh [ROWS [ROUNDS]]      1,000,000 rows and 7 rounds unless said
#
# Every round runs every writer once on the same rows; a ratio is taken within a round and its median,
# least and greatest are printed. Seconds alone say little: machines are noisy. All outputs must be the
# same bytes (polars rounds in its own way, so it is only timed).
#
# PYTHON names a Python with polars and numpy; without one that peer is left out. CC is the C compiler.
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
module AnimCore $(find "$root/Sources/AnimCore" -name '*.swift')
module AnimRender $(find "$root/Sources/AnimRender" -name '*.swift')
swiftc -O -swift-version 6 -package-name buttonmotion -parse-as-library -I . \
  "$here/csv_writer.swift" AnimRender.o AnimCore.o -lm -o csv_writer
"${CC:-cc}" -O3 "$here/csv_peers.c" -lm -o csv_peers

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
  echo "$round CSVWriter $(./csv_writer rows "$out/swift")"
  for peer in scaled snprintf copy; do
    echo "$round $peer $(./csv_peers "$peer" rows "$out/$peer")"
  done
  if [ -n "$python" ]; then
    echo "$round polars $(POLARS_MAX_THREADS=1 "$python" "$here/csv_polars.py" rows "$out/polars")"
  fi
  round=$((round + 1))
done >times

for peer in scaled snprintf; do
  cmp "$out/swift" "$out/$peer"
done
ls -l "$out" | awk -v rows="$rows" '$NF == "swift" { print rows " rows, " $5 " bytes, the same from C" }'

awk '
  { seconds[$2, $1] = $3; if (!($2 in seen)) { seen[$2] = 1; names[++count] = $2 } last = $1 }
  function sort(list, n,  i, j, kept) {
    for (i = 2; i <= n; i++) {
      kept = list[i]
      for (j = i - 1; j > 0 && list[j] > kept; j--) list[j + 1] = list[j]
      list[j + 1] = kept
    }
  }
  END {
    for (i = 1; i <= count; i++) {
      name = names[i]
      for (round = 0; round <= last; round++) {
        ratio[round + 1] = seconds[name, round] / seconds["CSVWriter", round]
        time[round + 1] = seconds[name, round]
      }
      sort(ratio, last + 1); sort(time, last + 1)
      middle = int(last / 2) + 1
      printf "%-10s %8.4f s   %6.2f x CSVWriter [%.2f-%.2f]\n",
        name, time[middle], ratio[middle], ratio[1], ratio[last + 1]
    }
  }' times
