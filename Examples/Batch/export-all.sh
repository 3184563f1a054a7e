#!/bin/sh
# Exports every spec of a folder to several formats, and stops where one is wrong.
#
# Usage: export-all.sh SPECS FOLDER
#
# FOLDER gets a folder for each spec, with its table, its frames, its style sheet and its drawing.
set -eu
specs=${1:?the folder of the specs}
folder=${2:?the folder to write to}
for spec in "$specs"/*.json; do
  name=$(basename "$spec" .json)
  mkdir -p "$folder/$name"
  animctl export "$spec" --quiet \
    -o "$folder/$name/$name.csv" -o "$folder/$name/$name.ndjson" \
    -o "$folder/$name/$name.css" -o "$folder/$name/$name.svg"
  rows=$(($(wc -l < "$folder/$name/$name.csv") - 1))
  echo "$name: $rows rows, $(ls "$folder/$name" | wc -l | tr -d ' ') files"
done
