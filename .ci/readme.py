#!/usr/bin/env python3
"""Holds README.md to its word.

readme.py picture < OUTPUT   the picture in the README is this output
readme.py shell FOLDER       each line of its `sh` blocks runs, in an empty folder

A line that ends in `# exits N` has to exit with N, any other with 0. Lines that build are left out:
they are steps of their own.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()


def blocks(kind):
    return re.findall(rf"^```{kind}\n(.*?)^```$", README, re.S | re.M)


def picture():
    shown, output = blocks("text")[0], sys.stdin.read()
    if shown.rstrip() != output.rstrip():
        print(output)
        sys.exit("README.md shows another picture than the program, which is above")


def shell(folder):
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    # The spec the README shows is the file its commands read.
    (pathlib.Path(folder) / "press.json").write_text(blocks("json")[0])
    lines = [line for block in blocks("sh") for line in block.splitlines() if line.strip()]
    lines = [line for line in lines if not re.match(r"swift |git |#", line)]
    if not lines:
        sys.exit("no shell lines found: the reader of README.md is broken")
    for line in lines:
        expected = int(next(iter(re.findall(r"# exits (\d+)$", line)), 0))
        ran = subprocess.run(
            ["bash", "-o", "pipefail", "-c", line], cwd=folder, capture_output=True, stdin=subprocess.DEVNULL
        )
        if ran.returncode != expected:
            sys.exit(f"README.md: {line}\nexits {ran.returncode}, not {expected}\n{ran.stderr.decode()}")
    print(f"{len(lines)} shell lines run")


if sys.argv[1] == "picture":
    picture()
else:
    shell(sys.argv[2])
