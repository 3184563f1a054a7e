#!/usr/bin/env python3
"""Plays exported recordings with asciinema, and holds the screen that stays to the preview.

Usage: read_cast.py ANIMCTL   (needs asciinema, script, and the PyPI package pyte)
"""

import json
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import pyte

from motions import MOTIONS, SPEC_MOTIONS, Exports, buttons


def screen(text):
    terminal = pyte.Screen(80, 24)
    pyte.Stream(terminal).feed(text)
    return terminal.display


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


main(sys.argv[1])
