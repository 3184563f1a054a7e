#!/usr/bin/env python3
"""Opens exported pages in Chromium, pulls time about, presses the button, and holds it all to the CSV.

Usage: read_html.py ANIMCTL [FOLDER]   (needs chromium and the PyPI package html5lib)

Screenshots go to FOLDER.
"""

import json
import re
import sys
from pathlib import Path

import html5lib

from browser import READ, differences, found, ranges, screenshot
from motions import MOTIONS, SPEC_MOTIONS, Exports, Motion, buttons

PROBE = """<pre id="found"></pre><script>
%s
const jobs = %s, out = {errors: []};
addEventListener('error', event => out.errors.push(event.message));
const frames = (animations, last) => {
  const rows = [];
  for (let frame = 0; frame <= last; frame += 1) {
    animations.forEach(animation => animation.currentTime = frame / 60 * 1000);
    rows.push(players.map(player => READ(player.element)));
  }
  return rows;
};
out.script = [];
for (let frame = 0; frame <= data.lastFrame; frame += 1) {
  const slider = document.getElementById('time');
  slider.value = frame;
  slider.dispatchEvent(new Event('input'));
  out.script.push(players.map(player => READ(player.element)));
}
out.taps = jobs.map(([release, last, byKey]) => {
  const player = players[0], element = player.element;
  player.stop();
  player.state = 0;
  leave();
  const fire = (type, key) => element.dispatchEvent(byKey
    ? new KeyboardEvent(key, {key: ' ', bubbles: true})
    : new PointerEvent(type, {button: 0, pointerId: 1, bubbles: true}));
  fire('pointerdown', 'keydown');
  player.last.animation.currentTime = release / 60 * 1000;
  fire('pointerup', 'keyup');
  player.last.animation.pause();
  return frames([player.last.animation], last);
});
document.getElementById('found').textContent = JSON.stringify(out);
</script></body>"""


def check(rows, seen, place, tolerance=0.001):
    spread = ranges(rows)
    worst = {}
    assert len(rows) == len(seen), (len(rows), len(seen))
    for row, frame in zip(rows, seen):
        for column, off in differences(frame[place], row, spread, tolerance).items():
            worst[column] = max(worst.get(column, 0), off)
    return worst


def main(program, folder=None):
    exports = Exports(program)
    parser = html5lib.HTMLParser(strict=True)
    for motion in [motion for motion in MOTIONS if motion.name != "a minute"] + SPEC_MOTIONS:
        page = exports.text(motion, "html")
        parser.parse(page)
        assert not re.search(r"(?:src|href)=|https?://|@import|url\(", page), "a page of its own asks nobody"
        table = exports.table(motion)
        taps = []
        if motion.name in ("built-in", "overdamped", "critically damped"):
            for release, by_key in ((0, False), (1, True), (7, False), (12, True)):
                script = f"press@0ms release@{release}f"
                tap = exports.table(Motion("tap", (*motion.arguments, "--script", script)))
                taps.append((tap, [release, int(tap[-1]["frame"]), by_key]))
        probe = PROBE % (READ, json.dumps([job for _, job in taps]))
        seen = found(page.replace("</body>", probe))
        assert not seen["errors"], seen["errors"]
        worst = {}
        for place, rows in enumerate(buttons(table).values()):
            for column, off in check(rows, seen["script"], place).items():
                worst[column] = max(worst.get(column, 0), off)
        for (tap, _), rows in zip(taps, seen["taps"]):
            check(tap, rows, 0)
        line = ", ".join(f"{column} {off:.2g}" for column, off in sorted(worst.items()))
        print(f"{motion.name}: {len(page)} bytes, {len(taps)} taps; {line}")
        if folder:
            Path(folder).mkdir(exist_ok=True)
            path = Path(folder, f"{motion.name}.html")
            path.write_text(page)
            screenshot(path.as_uri(), path.with_suffix(".png"), 820, 1000)


main(*sys.argv[1:])
