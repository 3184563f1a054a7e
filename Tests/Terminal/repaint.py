#!/usr/bin/env python3
"""What differences make of a screen is what drawing every frame as a whole makes of it.

Plays motions at random sizes, views and colours on a terminal twice, once as they are and once with
--debug-repaint, and compares the screens frame by frame, every cell with its colours. Frames are known
by the instant in their title; one that was dropped in either run is left out.

Usage: repaint.py BINARY [COUNT [SEED]]   (needs pyte; 12 motions unless told otherwise)
"""

import pathlib
import random
import re
import subprocess
import sys
import tempfile

import pyte

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
INSTANT = re.compile(r"(?:·|-|\b)\s*(\d+)f\s*$")


def record(arguments, size, environment, folder):
    raw = folder / "raw"
    subprocess.run(
        [sys.executable, HERE / "ptyrun.py", "--quiet", "--raw", raw, "--size", size]
        + [word for name in environment for word in ("--env", name)]
        + ["--require", "exit=0", "--require", "restored", "--", *arguments],
        check=True, stdout=subprocess.DEVNULL)
    return raw.read_bytes()


def frames(raw, size):
    """The screen after each frame, by its instant."""
    columns, rows = map(int, size.split("x"))
    screen = pyte.Screen(columns, rows)
    stream = pyte.ByteStream(screen)
    seen = {}
    for part in re.split(rb"(?<=\x1b\[\?2026l)", raw):
        stream.feed(part)
        if not part.endswith(b"\x1b[?2026l"):
            continue
        for line in range(rows):
            found = INSTANT.search(screen.display[line].rstrip())
            if found:
                cells = [[look(screen.buffer[y][x]) for x in range(columns)] for y in range(rows)]
                seen[int(found.group(1))] = cells
                break
    return seen


def look(cell):
    """What is to be seen of a cell: of a blank only its ground."""
    ground, ink = (cell.fg, cell.bg) if cell.reverse else (cell.bg, cell.fg)
    if cell.data == " ":
        return (" ", ground, cell.underscore)
    return (cell.data, ground, ink, cell.bold, cell.underscore)


def main():
    binary = str(pathlib.Path(sys.argv[1]).resolve())
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 12
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    draw = random.Random(seed)
    specs = sorted((ROOT / "Examples" / "Specs").glob("*.json"))
    compared = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for _ in range(count):
            size = f"{draw.randint(30, 120)}x{draw.randint(8, 40)}"
            arguments = [binary, "preview"]
            if draw.random() < 0.5:
                arguments += [str(draw.choice(specs))]
            else:
                arguments += [
                    "--scale", str(round(draw.uniform(0.5, 1.3), 3)), "--background",
                    f"#{draw.randrange(1 << 24):06X}", "--spring",
                    f"response={draw.uniform(0.2, 0.5):.3f},dampingRatio={draw.uniform(0.4, 1):.3f}"]
            arguments += ["--view", draw.choice(["both", "both", "button", "plot"])]
            arguments += ["--color", draw.choice(["truecolor", "256", "16", "never"])]
            arguments += ["--charset", draw.choice(["unicode", "unicode", "ascii"])]
            # Slower, so that few frames are dropped where the machine is busy.
            arguments += ["--frame-cap", "60", "--speed", "0.5"]
            environment = ["COLORTERM=truecolor", "LC_ALL=C.UTF-8"]
            plain = frames(record(arguments, size, environment, folder), size)
            whole = frames(
                record(arguments + ["--debug-repaint"], size, environment, folder), size)
            common = sorted(set(plain) & set(whole))
            command = " ".join(arguments[1:])
            if len(common) < 5:
                sys.exit(f"{command} at {size}: only {len(common)} frames in common")
            for frame in common:
                for y, (a, b) in enumerate(zip(plain[frame], whole[frame])):
                    if a != b:
                        x = next(x for x in range(len(a)) if a[x] != b[x])
                        sys.exit(
                            f"{command} at {size}: frame {frame}, row {y}, column {x}: "
                            f"{a[x]} by differences, {b[x]} drawn as a whole")
            compared += len(common)
    print(f"{count} motions, {compared} frames the same by differences and drawn as a whole")


main()
