#!/usr/bin/env python3
"""Holds what `import` makes of CSS and Lottie to what Chromium and python-lottie show.

Each easing plays in Chromium from 0 to 1, and as the spec that `import` writes, exported with six and
more decimals. Each Lottie layer is asked for its transform at the engine's times by python-lottie.

Usage: read_import.py ANIMCTL   (needs chromium, and the PyPI package lottie)
"""

import csv
import io
import json
import math
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from lottie import objects

from browser import found

EASINGS = [
    "ease 0.3s", "ease-in 200ms", "ease-out 1s", "ease-in-out 0.25s", "linear 0.5s",
    "cubic-bezier(0.2, 0, 0, 1) 0.4s", "cubic-bezier(0.3, -0.6, 0.7, 1.8) 0.5s",
    "cubic-bezier(1, 0, 0, 1) 0.6s", "steps(4) 0.5s", "steps(3, jump-both) 0.35s",
    "steps(5, jump-none) 0.7s", "step-start 0.3s", "step-end 0.3s",
    "linear(0, 0.5 20%, 1.1, 1) 0.5s", "linear(0, 0.25 25% 75%, 1) 0.5s", "linear(0 50%, 1 20%, 1) 0.5s",
    "linear(0 25%, 0.5 75%) 0.5s", "linear(0, 1, 0.2 90%, 0.4 95%, 1) 1s", "ease-out 0.3s 0.2s",
]
PAGE = """<!doctype html><meta charset=utf-8>
<style>@keyframes way { from { scale: 0 } to { scale: 1 } }</style>
<pre id=found></pre><script>
const out = [];
for (const easing of %s) {
  const element = document.createElement('div');
  element.style.cssText = `animation: way ${easing} both`;
  document.body.append(element);
  const animation = element.getAnimations()[0];
  animation.pause();
  const rows = [];
  for (let frame = 0; frame <= 90; frame += 1) {
    animation.currentTime = frame / 60 * 1000;
    rows.push(parseFloat(getComputedStyle(element).scale));
  }
  out.push(rows);
}
document.getElementById('found').textContent = JSON.stringify(out);
</script>"""
LOTTIE = {
    "v": "5.7.0", "fr": 30, "ip": 0, "op": 61, "w": 100, "h": 100, "ddd": 0, "assets": [],
    "layers": [{
        "ty": 4, "nm": "Dot", "ind": 1, "ip": 0, "op": 61, "st": 0, "sr": 1, "ddd": 0, "shapes": [],
        "ks": {
            "a": {"a": 0, "k": [0, 0]},
            "o": {"a": 1, "k": [
                {"t": 0, "s": [20], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0.4], "y": [1]}},
                {"t": 45, "s": [90]}]},
            "r": {"a": 1, "k": [
                {"t": 5, "s": [0], "o": {"x": [0.6], "y": [-0.4]}, "i": {"x": [0.3], "y": [1.6]}},
                {"t": 35, "s": [45], "o": {"x": [0], "y": [0]}, "i": {"x": [1], "y": [1]}},
                {"t": 50, "s": [10]}]},
            "p": {"a": 0, "k": [50, 50]},
            "s": {"a": 1, "k": [
                {"t": 0, "s": [100, 100], "o": {"x": [0.33, 0.33], "y": [0, 0]},
                 "i": {"x": [0.67, 0.67], "y": [1, 1]}},
                {"t": 10, "s": [60, 60], "o": {"x": [0.1, 0.1], "y": [0.9, 0.9]},
                 "i": {"x": [0.2, 0.2], "y": [1, 1]}},
                {"t": 60, "s": [110, 110]}]},
        },
    }],
}


def imported(program, text, *arguments):
    """The columns of the spec that is made of a text."""
    with tempfile.TemporaryDirectory() as folder:
        spec = Path(folder, "spec.json")
        command = [program, "import", "-", "-o", spec, *arguments]
        told = subprocess.run(command, input=text.encode(), check=True, capture_output=True).stderr.decode()
        command = [program, "export", spec, "--precision", "shortest", "--script", "press@0ms"]
        run = subprocess.run(command, check=True, capture_output=True)
    rows = list(csv.DictReader(io.StringIO(run.stdout.decode())))
    names = [name for name in rows[0] if name not in ("state", "frame")]
    stated = re.search(r"differs .* by at most .*?([0-9.e-]+)%", told)
    return {name: [float(row[name]) for row in rows] for name in names}, float(stated[1]) / 100 if stated else 0


def easings(program):
    shown = found(PAGE % json.dumps(EASINGS))
    assert len(shown) == len(EASINGS)
    for easing, theirs in zip(EASINGS, shown):
        columns, stated = imported(program, easing, "--property", "scale", "--to", "0")
        ours = columns["scale"]
        assert len(ours) > 2, easing
        largest = 0
        times = [float(t) / (1000 if unit == "ms" else 1) for t, unit in re.findall(r" ([0-9.]+)(ms|s)", easing)]
        # At its end a transition is where it leads, an animation where its easing does.
        for frame, value in enumerate(theirs[:math.ceil(sum(times) * 60 - 1e-9)]):
            progress = 1 - ours[min(frame, len(ours) - 1)]
            largest = max(largest, abs(progress - value))
        print(f"{easing}: {largest:.2g}, stated {stated:.3g}")
        # Chromium computes with floats, its curves to 1e-6 or so.
        assert stated == 0 and largest < 2e-5, easing
    # Two stand still: what jumps as it begins is there from the beginning.
    assert sum(max(rows) - min(rows) > 0.5 for rows in shown) == len(EASINGS) - 2


def lottie(program):
    layer = objects.Animation.load(LOTTIE).layers[0]
    ours, stated = imported(program, json.dumps(LOTTIE))
    assert stated == 0
    for column, prop, unit in (
        ("scale", layer.transform.scale, 100), ("opacity", layer.transform.opacity, 100),
        ("rotation", layer.transform.rotation, 1),
    ):
        largest = 0
        for time, value in zip(ours["time_s"], ours[column]):
            theirs = prop.get_value(time * 30)
            theirs = (theirs[0] if hasattr(theirs, "__getitem__") else theirs) / unit
            largest = max(largest, abs(theirs - value))
        print(f"Lottie {column}: {largest:.2g} over {len(ours[column])} frames")
        assert largest < 1e-9, column


def main():
    easings(sys.argv[1])
    lottie(sys.argv[1])


main()
