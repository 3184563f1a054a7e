#!/usr/bin/env python3
"""Reads exported drawings with an XML parser, rsvg and Chromium, and holds them to the CSV.

Usage: read_svg.py ANIMCTL   (needs xmllint, rsvg-convert, chromium, and the PyPI package pillow)
"""

import io
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from PIL import Image, ImageChops

from browser import found, ranges, screenshot
from motions import MOTIONS, SPEC_MOTIONS, Exports, buttons

SVG = "{http://www.w3.org/2000/svg}"

SETTLED = """<!doctype html><meta charset=utf-8>%s<pre id=found></pre><script>
onload = () => setTimeout(() => {
  const svg = document.querySelector('svg');
  svg.pauseAnimations();
  const group = svg.querySelector('.%s');
  const numbers = element => [...element.transform.animVal].flatMap(item => [item.matrix.a, item.matrix.e, item.matrix.f, item.angle]);
  const out = [];
  for (let frame = 0; frame <= %d; frame += 1) {
    svg.setCurrentTime(frame / 60);
    const row = [];
    for (const place of group.children) {
      const [offset, turn, size, whole, face, title] =
        ['.offset', '.turn', '.size', '.whole', '.face', '.title'].map(name => place.querySelector(name));
      const style = getComputedStyle(face), ink = getComputedStyle(title);
      const [, x, y] = numbers(offset);
      row.push({offset_x: x, offset_y: y, rotation: numbers(turn)[3], scale: numbers(size)[0],
        opacity: getComputedStyle(whole).opacity, corner_radius: face.rx.animVal.value,
        border_width: parseFloat(style.strokeWidth) / 2, background: [style.fill, style.fillOpacity],
        foreground: [ink.fill, ink.fillOpacity], border: [style.stroke, style.strokeOpacity]});
    }
    out.push(row);
  }
  document.getElementById('found').textContent = JSON.stringify(out);
}, 200);
</script>"""


def well_formed(text):
    run = subprocess.run(["xmllint", "--noout", "-"], input=text.encode(), capture_output=True)
    assert run.returncode == 0, run.stderr.decode()


def raster(text):
    command = ["rsvg-convert", "--background-color=white"]
    return Image.open(io.BytesIO(subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout))


def curve(path):
    """The vertices of a path at whole parameters: from each cubic its ends and its middle."""
    points = []
    here = (0.0, 0.0)
    for letter, rest in re.findall(r"([MLHC])([^MLHC]*)", path):
        numbers = [float(number) for number in rest.split()]
        if letter == "C":
            ends = [here, tuple(numbers[:2]), tuple(numbers[2:4]), tuple(numbers[4:])]
            for share in (0.25, 0.5, 0.75, 1):
                weights = [(1 - share) ** 3, 3 * share * (1 - share) ** 2, 3 * share**2 * (1 - share), share**3]
                points.append(tuple(sum(w * end[axis] for w, end in zip(weights, ends)) for axis in (0, 1)))
            here = ends[3]
        else:
            here = (numbers[0], here[1]) if letter == "H" else tuple(numbers)
            points.append(here)
    return points


def plot(exports, motion, table):
    text = exports.text(motion, "svg")
    well_formed(text)
    assert ElementTree.fromstring(text).find(f"{SVG}title").text
    assert raster(text).width > 300
    last = table[-1]["frame"]
    names = {"n": "", "r": "_r", "g": "_g", "b": "_b", "a": "_a"}
    columns = iter([name for name in table[0] if name not in ("frame", "time_s", "state")])
    worst = 0
    for kind, path in re.findall(r'<path class="c (\w)" d="([^"]*)"', text):
        column = next(columns)
        while names[kind] and not column.endswith(names[kind]):
            column = next(columns)
        numbers = [row[column] for row in table]
        points = curve(path)
        # Two rows tell the scale: the highest and the lowest of the curve's own ends.
        if max(numbers) - min(numbers) < 1e-9 or last == 0:
            continue
        ys = [(point[0], point[1]) for point in points]
        frames = [(x - 64) / 560 * last for x, _ in ys]
        ends = [(y, numbers[round(frame)]) for frame, (_, y) in zip(frames, ys) if abs(frame - round(frame)) < 0.02]
        high, low = max(ends, key=lambda end: end[1]), min(ends, key=lambda end: end[1])
        unit = (low[0] - high[0]) / (high[1] - low[1])
        for y, number in ends:
            off = abs(y - (high[0] + (high[1] - number) * unit))
            worst = max(worst, off)
            assert off <= 0.25, (motion, column, number, off)
    return worst, len(text)


def same_picture(exports, motion):
    """rsvg and Chromium draw the same curves."""
    text = exports.text(motion, "svg").replace("system-ui, sans-serif", "monospace")
    text = re.sub(r"<text.*?</text>", "", text)
    one = raster(text).convert("L")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "plot.html")
        page.write_text(f"<!doctype html><style>body{{margin:0}}svg{{width:{one.width}px;display:block}}</style>{text}")
        screenshot(page.as_uri(), Path(folder, "plot.png"), one.width, one.height)
        other = Image.open(Path(folder, "plot.png")).convert("L").crop((0, 0, one.width, one.height))
    marked = ImageChops.difference(one, other).point(lambda value: 255 if value > 128 else 0)
    share = marked.histogram()[255] / (one.width * one.height)
    assert share < 0.001, share
    return share


def animated(exports, motion, table, part, tolerance):
    text = exports.text(motion, "svg-animated", "--tolerance", str(tolerance))
    well_formed(text)
    raster(text)
    last = int(table[-1]["frame"])
    seen = found(SETTLED % (text, part, last))
    worst = {}
    for place, rows in enumerate(buttons(table).values()):
        spread = ranges(rows)
        for row, frame in zip(rows, seen):
            values = dict(frame[place])
            for name in ("background", "foreground", "border"):
                fill, opacity = values.pop(name)
                channels = [int(number) / 255 for number in re.findall(r"\d+", fill)[:3]]
                values.update(zip((f"{name}_{channel}" for channel in "rgba"), [*channels, float(opacity)]))
            for column, wanted in row.items():
                if column not in values:
                    continue
                value = float(values[column])
                stem = column[:-2] if column[-2:] in ("_r", "_g", "_b", "_a") else column
                limit = spread[stem] * tolerance + (1.01 / 255 if stem != column else 1e-4 * max(1, abs(wanted)))
                off = abs(value - wanted)
                if stem != column:  # clear colours have nothing to be wrong about
                    off *= row[f"{stem}_a"] if not column.endswith("_a") else 1
                worst[column] = max(worst.get(column, 0), off)
                assert off <= limit, (motion, column, value, wanted, limit)
    return worst


def main(program):
    exports = Exports(program)
    motions = [motion for motion in MOTIONS if motion.name != "a minute"] + SPEC_MOTIONS
    for motion in motions:
        table = exports.table(motion)
        line = motion.name
        if None in buttons(table):
            line += ": plot within %.2g units, %d bytes" % plot(exports, motion, table)
        worst = animated(exports, motion, table, "full", 0.001)
        reduced = exports.table(motion._replace(arguments=(*motion.arguments, "--reduced-motion")))
        animated(exports, motion, reduced, "less", 0.001)
        print(f"{line}; animated " + json.dumps({name: float(f"{off:.2g}") for name, off in worst.items()}))
    print(f"rsvg and Chromium differ in {same_picture(exports, MOTIONS[0]):.2%} of the pixels")


main(sys.argv[1])
