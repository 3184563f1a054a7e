#!/usr/bin/env python3
"""Holds README.md to its word.

readme.py picture < OUTPUT   the picture in the README is this output
readme.py shell FOLDER       each line of its `sh` blocks runs, in an empty folder
readme.py fresh FOLDER       the package it tells a new user to make builds without a warning, and runs

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


def fresh(folder):
    package = pathlib.Path(folder) / "Press"
    (package / "Sources" / "Press").mkdir(parents=True, exist_ok=True)
    manifest = re.search(r"^```\n(let package.*?)^```$", README, re.S | re.M).group(1)
    assert manifest.count('path: "…"') == 1, "README.md's manifest has no path to fill in"
    manifest = manifest.replace('path: "…"', f'path: "{ROOT}"')
    head = "// swift-tools-version: 6.2\nimport PackageDescription\n\n"
    (package / "Package.swift").write_text(head + manifest)
    (package / "Sources" / "Press" / "main.swift").write_text(blocks("swift")[0])
    run = ["swift", "run", "--package-path", str(package)]
    ran = subprocess.run(run, capture_output=True, text=True)
    if ran.returncode or re.search(r"(warning|error):", ran.stderr + ran.stdout):
        sys.exit(f"README.md's package does not build without a warning:\n{ran.stdout}{ran.stderr}")
    table = ran.stdout[ran.stdout.index("frame,time_s,state") :].split()
    print(f"a fresh package by the README prints a table of {len(table) - 1} frames")


if sys.argv[1] == "picture":
    picture()
elif sys.argv[1] == "fresh":
    fresh(sys.argv[2])
else:
    shell(sys.argv[2])
