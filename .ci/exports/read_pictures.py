#!/usr/bin/env python3
"""Reads exported APNG and GIF with Pillow, ffprobe, gifsicle and pngcheck, and holds them to the CSV.

Usage: read_pictures.py ANIMCTL   (needs ffmpeg, gifsicle, pngcheck, and the PyPI package pillow)
"""

import io
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageSequence

from motions import MOTIONS, SPEC_MOTIONS, Exports

LIKE = ("built-in", "critically damped", "overdamped", "no time at all", "action-row", "destructive-oklch", "hover-card")


def counted(path):
    command = ["ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames", "-of", "csv=p=0"]
    return int(subprocess.run([*command, path], capture_output=True, check=True).stdout.split()[0].rstrip(b","))


def controls(data):
    """The delays of an APNG's frames, as numerators and denominators; and the count it states."""
    place, delays, count = 8, [], 0
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        name, body = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        if name == b"acTL":
            count = struct.unpack(">I", body[:4])[0]
        if name == b"fcTL":
            delays.append(struct.unpack(">HH", body[20:24]))
        place += 12 + length
    return delays, count


def middles(table, motion, starts, rate, frames, worst, box):
    """The pixel in the middle of a button alone on its stage, against the table at each frame's start."""
    for start, image in zip(starts, frames):
        time = start * 60 / rate
        low = min(int(time), len(table) - 1)
        high = min(low + 1, len(table) - 1)
        if "background_r" not in table[0] or any(table[low].get(name) for name in ("offset_x", "offset_y")):
            continue
        pixel = image.convert("RGBA").getpixel(box)
        for channel, byte in zip("rgb", pixel):
            ends = [table[row][f"background_{channel}"] for row in (low, high)]
            wanted = ends[0] + (ends[1] - ends[0]) * (time - low)
            if table[low]["background_a"] == 1:
                off = abs(byte / 255 - wanted)
                worst["colour"] = max(worst.get("colour", 0), off)
                assert off <= 0.501 / 255, (motion, start, channel, byte, wanted)


def main(program):
    exports = Exports(program)
    for motion in [motion for motion in MOTIONS + SPEC_MOTIONS if motion.name in LIKE]:
        table = exports.table(motion)
        last = int(table[-1]["frame"])
        worst, sizes = {}, []
        for form, rate in (("apng", 60), ("gif", 50)):
            data = exports.bytes(motion, form)
            sizes.append(f"{form} {len(data)} bytes")
            image = Image.open(io.BytesIO(data))
            frames = [frame.copy() for frame in ImageSequence.Iterator(image)]
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder, f"motion.{form}")
                path.write_bytes(data)
                assert counted(path) == len(frames), (motion, form)
                checker = ["pngcheck", "-q"] if form == "apng" else ["gifsicle", "--info"]
                run = subprocess.run([*checker, path], capture_output=True)
                assert run.returncode == 0 and not run.stderr, (motion, run)
            if form == "apng":
                delays, count = controls(data)
                assert count == len(delays) == len(frames)
                assert all(denominator == 60 for _, denominator in delays)
                spans = [numerator for numerator, _ in delays]
            else:
                spans = [frame.info["duration"] // 20 for frame in ImageSequence.Iterator(image)]
                assert all(frame.info["duration"] >= 20 for frame in ImageSequence.Iterator(image))
            starts = [sum(spans[:place]) for place in range(len(spans))]
            # All frames, and the last for a second more.
            assert sum(spans) == -(-last * rate // 60) + 1 + rate, (motion, form, sum(spans), last)
            if motion.name in LIKE[:5]:
                box = (image.width // 2, image.height // 2)
                middles(table, motion, starts, rate, frames, worst, box)
        if motion.name == "overdamped":
            # The area of each frame of the APNG is that of the formula.
            image = Image.open(io.BytesIO(exports.bytes(motion, "apng")))
            delays, _ = controls(exports.bytes(motion, "apng"))
            start = 0
            for (span, _), frame in zip(delays, ImageSequence.Iterator(image)):
                scale = table[start]["scale"] * 2
                area = (160 * 48 - (4 - 3.141592653589793) * 12**2) * scale**2
                drawn = sum(frame.convert("RGBA").getchannel("A").tobytes()) / 255
                worst["area"] = max(worst.get("area", 0), abs(drawn / area - 1))
                assert abs(drawn / area - 1) < 0.001, (start, drawn, area)
                start += span
        print(f"{motion.name}: " + ", ".join(sizes + [f"{name} {off:.2g}" for name, off in worst.items()]))


main(sys.argv[1])
