#!/usr/bin/env python3
"""Holds the READMEs of the examples to what the examples print, and plays the counter in a terminal.

examples.py shows NAME < OUTPUT   the text block of Examples/NAME/README.md is this output; a line `…` in
                                  it stands for any lines
examples.py counter PROGRAM       keys count, q gives the terminal back as it was
"""

import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def shows(name, output):
    page = (ROOT / "Examples" / name / "README.md").read_text()
    block = re.search(r"^```text\n(.*?)^```$", page, re.S | re.M)
    if not block:
        sys.exit(f"Examples/{name}/README.md shows no output")
    lines = [line.rstrip() for line in block.group(1).splitlines()]
    pattern = "".join("(?:.*\n)*" if line == "…" else re.escape(line) + "\n" for line in lines)
    output = "".join(line.rstrip() + "\n" for line in output.splitlines())
    if not re.fullmatch(pattern, output):
        sys.exit(f"Examples/{name}/README.md shows other output than the example prints:\n{output}")
    print(f"Examples/{name}/README.md shows what it prints")


def counter(program):
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    play = subprocess.Popen([program], stdin=theirs, stdout=theirs, stderr=theirs)
    seen = b""

    def wait(until):
        nonlocal seen
        limit = time.monotonic() + 20
        while not until(seen):
            if time.monotonic() > limit:
                play.kill()
                sys.exit(f"the counter shows {seen!r}")
            if select.select([ours], [], [], 0.1)[0]:
                seen += os.read(ours, 65536)

    wait(lambda text: b"leaves" in text)
    seen = b""
    os.write(ours, b"+")
    wait(lambda text: re.search(rb"(?<![0-9;\[])1(?![0-9;])", text))
    # Asleep: what has come to rest writes nothing.
    time.sleep(1)
    while select.select([ours], [], [], 0.1)[0]:
        os.read(ours, 65536)
    if select.select([ours], [], [], 1)[0]:
        sys.exit("the counter writes while it rests")
    os.write(ours, b"q")
    wait(lambda text: play.poll() is not None)
    if play.returncode != 0 or termios.tcgetattr(theirs) != before:
        sys.exit(f"the counter left with {play.returncode}, or left the terminal changed")
    print("the counter counts, sleeps and leaves")


if sys.argv[1] == "shows":
    shows(sys.argv[2], sys.stdin.read())
else:
    counter(sys.argv[2])
