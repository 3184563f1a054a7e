#!/usr/bin/env python3
"""Holds exported Lottie to its official schema, and what rlottie draws of it to the CSV.

Usage: read_lottie.py ANIMCTL   (needs the PyPI packages jsonschema, lottie-specs, rlottie-python, pillow)
"""

import json
import sys
from importlib import resources
from pathlib import Path

import lottie_specs
from jsonschema import Draft202012Validator
from rlottie_python import LottieAnimation

from browser import ranges
from motions import MOTIONS, SPEC_MOTIONS, Exports, buttons

SIZE = 4  # how many pixels a point is drawn


def schema():
    folder = Path(str(resources.files(lottie_specs)))
    return json.loads(next(folder.rglob("lottie.schema.json")).read_text())


def keyframed(node):
    """Every animated property of a document."""
    if isinstance(node, dict):
        if node.get("a") == 1:
            yield node["k"]
        for value in node.values():
            yield from keyframed(value)
    elif isinstance(node, list):
        for value in node:
            yield from keyframed(value)


def drawn(text, document, table, worst, tolerance):
    """Middle pixel and width of each frame of a button that stands in the middle and is opaque."""
    animation = LottieAnimation.from_data(text)
    width, height = document["w"] * SIZE, document["h"] * SIZE
    spread = ranges(table)
    layer = document["layers"][-1]
    size = layer["shapes"][-1]["it"][0]["s"]["k"]
    base = {}
    for row in table:
        frame = int(row["frame"])
        data = animation.lottie_animation_render(frame_num=frame, width=width, height=height)
        if not base:
            place = layer["ks"]["p"]["k"]
            base = {"x": int(place[0] * SIZE), "y": int(place[1] * SIZE)}
        line = data[base["y"] * width * 4 : (base["y"] + 1) * width * 4]
        blue, green, red, alpha = line[base["x"] * 4 : base["x"] * 4 + 4]
        if "background_r" in row and row["background_a"] == 1:
            for channel, byte in zip("rgb", (red, green, blue)):
                off = abs(byte / 255 - row[f"background_{channel}"])
                worst["colour"] = max(worst.get("colour", 0), off)
                # It cuts bytes off instead of rounding them.
                cuts = 1.01 if spread["background_a"] == 0 else 2.02
                assert off <= cuts / 255 + spread["background"] * tolerance, (frame, channel, byte, row)
        if "scale" in row and alpha == 255:
            covered = sum(line[3::4]) / 255 / SIZE
            off = abs(covered - size[0] * row["scale"])
            worst["width"] = max(worst.get("width", 0), off)
            assert off <= 0.25 + size[0] * spread["scale"] * tolerance, (frame, covered, row)


def main(program):
    exports = Exports(program)
    validator = Draft202012Validator(schema())
    for motion in MOTIONS + SPEC_MOTIONS:
        table = exports.table(motion)
        worst = {}
        for tolerance in (0.001, 0):
            text = exports.text(motion, "lottie", "--tolerance", str(tolerance))
            document = json.loads(text)
            errors = list(validator.iter_errors(document))
            assert not errors, (motion, errors[0].json_path, errors[0].message[:300])
            last = int(table[-1]["frame"])
            assert (document["ip"], document["op"], document["fr"]) == (0, last + 1, 60)
            for keys in keyframed(document):
                times = [key["t"] for key in keys]
                assert times == sorted(set(times)) and times[0] == 0 and times[-1] == last, times
            still = "rotation" not in table[0] and "offset_x" not in table[0] and "offset_y" not in table[0]
            if None in buttons(table) and still and last < 600 and "opacity" not in table[0]:
                drawn(text, document, table, worst, tolerance)
        print(f"{motion.name}: {len(text)} bytes exact; " + ", ".join(f"{n} {off:.2g}" for n, off in worst.items()))


main(sys.argv[1])
