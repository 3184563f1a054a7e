#!/usr/bin/env python3
"""Plays exported style sheets and keyframes in Chromium, and holds every frame to the CSV.

Usage: read_css.py ANIMCTL   (needs chromium, and the PyPI package tinycss2)
"""

import json
import sys

import tinycss2

from browser import READ, differences, found, ranges
from motions import MOTIONS, SPEC_MOTIONS, Exports, buttons

PAGE = """<!doctype html><meta charset=utf-8><style>%s</style>%s<pre id=found></pre><script>
%s
const out = [];
for (const [name, frames] of %s) {
  const element = document.getElementById(name);
  const animations = element.getAnimations();
  animations.forEach(animation => animation.pause());
  const rows = [];
  for (let frame = 0; frame <= frames; frame += 1) {
    animations.forEach(animation => animation.currentTime = frame / 60 * 1000);
    rows.push(READ(element));
  }
  out.push(rows);
}
document.getElementById('found').textContent = JSON.stringify(out);
</script>"""


def names(sheet):
    """The classes that play, in order, and no error in the whole."""
    rules = tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True)
    assert not [rule for rule in rules if rule.type == "error"], rules
    plain = [tinycss2.serialize(rule.prelude).strip() for rule in rules if rule.type == "qualified-rule"]
    return [name[1:] for name in plain if name.startswith(".") and "-states" not in name]


def check(seen, table, tolerance, worst):
    for frames, rows in zip(seen, buttons(table).values()):
        spread = ranges(rows)
        assert len(frames) == len(rows)
        for frame, row in zip(frames, rows):
            for column, off in differences(frame, row, spread, tolerance).items():
                worst[column] = max(worst.get(column, 0), off)


def by_css(exports, motion, worst, tolerance, table, *flags):
    sheet = exports.text(motion, "css", "--tolerance", str(tolerance))
    classes = names(sheet)
    last = int(table[-1]["frame"])
    elements = "".join(f'<button id="{name}" class="{name}">x</button>' for name in classes)
    jobs = json.dumps([[name, last] for name in classes])
    check(found(PAGE % (sheet, elements, READ, jobs), *flags), table, tolerance, worst)


def by_script(exports, motion, worst, tolerance, table, key=None):
    document = exports.text(motion, "waapi", "--tolerance", str(tolerance))
    count = len(json.loads(document)["buttons"])
    part = "button" if key is None else f"button.{key}"
    elements = "".join(f'<button id="b{place}" style="border-style: solid">x</button>' for place in range(count))
    start = f"{READ}\n({document}).buttons.forEach((button, place) => document.getElementById('b' + place)"
    start += f".animate({part}.keyframes, {part}.options));"
    jobs = json.dumps([[f"b{place}", int(table[-1]["frame"])] for place in range(count)])
    check(found(PAGE % ("", elements, start, jobs)), table, tolerance, worst)


def stated(differences, worst):
    """What the file says of itself is so, but for what the browser's own rounding adds."""
    for column, off in worst.items():
        stem = column[:-2] if column[-2:] in ("_r", "_g", "_b", "_a") else column
        slack = {"border_width": 1, "shadow_opacity": 0.0051}.get(column, 1e-4)
        # A browser's colour is of bytes: half of one in the channel, and half of one in its alpha.
        slack = 1.01 / 255 if stem != column else slack
        assert off <= differences[stem] + slack, (column, off, differences)


def main(program):
    exports = Exports(program)
    motions = [motion for motion in MOTIONS if motion.name != "a minute"] + SPEC_MOTIONS
    for motion in motions:
        table = exports.table(motion)
        reduced = exports.table(motion._replace(arguments=(*motion.arguments, "--reduced-motion")))
        worst = {}
        by_css(exports, motion, worst, 0.001, table)
        by_script(exports, motion, worst, 0.001, table)
        stated(json.loads(exports.text(motion, "waapi"))["largestDifference"], worst)
        if motion.name in ("built-in", "hover-card"):
            for tolerance in (0, 0.02):
                by_css(exports, motion, {}, tolerance, table)
        by_script(exports, motion, {}, 0.001, reduced, "reducedMotion")
        by_css(exports, motion, {}, 0.001, reduced, "--force-prefers-reduced-motion")
        print(f"{motion.name}: " + ", ".join(f"{column} {off:.2g}" for column, off in sorted(worst.items())))


main(sys.argv[1])
