#!/usr/bin/env bash
# Makes the documentation of both libraries as a static site, with nothing but the Swift toolchain.
#
# Usage: docs/site.sh FOLDER [BASE-PATH]
#
# FOLDER is made anew and can be put on any web server; it begins at FOLDER/documentation/index.html.
# BASE-PATH is the path on the server under which it will be found, if that is not its root. Any warning
# of the documentation compiler is an error.
set -euo pipefail
if [ $# -lt 1 ] || [ $# -gt 2 ]; then
  sed -n '4p' "$0" | cut -c3-
  exit 64
fi
folder=$(realpath -m "$1")
base=${2:-/}
cd "$(dirname "$0")/.."
if [ -e "$folder" ] && ! [ -e "$folder/metadata.json" ]; then
  echo "$folder is there and is no such site" >&2
  exit 73
fi

docc=$(command -v docc || xcrun --find docc)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

modules=$(swift build --show-bin-path)/Modules
target=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)
for library in AnimCore AnimRender; do
  swift build --quiet --target "$library"
  mkdir -p "$work/$library"
  swift symbolgraph-extract -module-name "$library" -I "$modules" -target "$target" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$work/$library"
  "$docc" convert "Sources/$library/$library.docc" --warnings-as-errors \
    --additional-symbol-graph-dir "$work/$library" --output-dir "$work/$library.doccarchive" \
    --fallback-display-name "$library" --fallback-bundle-identifier "$library" \
    --hosting-base-path "$base" --transform-for-static-hosting
done
rm -rf "$folder"
"$docc" merge "$work/AnimCore.doccarchive" "$work/AnimRender.doccarchive" --output-path "$folder" \
  --synthesized-landing-page-name ButtonMotion
"$docc" process-archive transform-for-static-hosting "$folder" --output-path "$work/site" \
  --hosting-base-path "$base"
rm -rf "$folder"
mv "$work/site" "$folder"
echo "$folder: $(find "$folder/data" -name '*.json' | wc -l) pages"
