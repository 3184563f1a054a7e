"""The motions that exports are read back with, and the engine's own tables of them."""

import csv
import io
import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
SPECS = ROOT / "Examples/Specs"


class Motion(NamedTuple):
    """A motion and how to ask for it."""

    name: str
    arguments: tuple[str, ...]


MOTIONS = [
    Motion("built-in", ()),
    Motion("overdamped", ("--scale", "0.9", "--spring", "response=0.4,dampingRatio=2")),
    Motion("critically damped", ("--background", "#FF8800", "--spring", "response=0.4,dampingRatio=1")),
    Motion(
        "two springs, interrupted",
        ("--scale", "1.2", "--background", "#FF880080", "--spring", "response=0.35,dampingRatio=0.3")
        + ("--script", "press@0ms release@80ms press@200ms release@260ms"),
    ),
    Motion("no time at all", ("--scale", "0.5", "--spring", "duration=0,bounce=0", "--script", "select@5f")),
    Motion("one frame", ("--scale", "0.5", "--script", "hover@0ms")),
    Motion("a minute", ("--scale", "0.5", "--style", "hold", "--script", "press@0ms release@60s")),
]
SPEC_MOTIONS = [Motion(path.stem, (str(path),)) for path in sorted(SPECS.glob("*.json"))]


class Exports:
    """Exports motions, once each."""

    def __init__(self, program):
        self.program = program
        self.known = {}

    def bytes(self, motion, form, *options):
        key = (motion.arguments, form, options)
        if key not in self.known:
            command = [self.program, "export", *motion.arguments, "-q", "-f", form, *options]
            self.known[key] = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
        return self.known[key]

    def text(self, motion, form, *options):
        return self.bytes(motion, form, *options).decode()

    def note(self, motion, form, *options):
        """What is said about the differences."""
        command = [self.program, "export", *motion.arguments, "-f", form, *options]
        return subprocess.run(command, capture_output=True, check=True).stderr.decode()

    def table(self, motion):
        """The engine's own table: a list of rows, in which numbers are numbers."""
        rows = csv.DictReader(io.StringIO(self.text(motion, "csv", "--precision", "shortest"), newline=""))
        texts = ("state", "button")
        return [
            {name: field if name in texts else float(field) for name, field in row.items() if field != ""}
            for row in rows
        ]


def buttons(table):
    """The rows of each button by its name; of a button alone by None."""
    found = {}
    for row in table:
        found.setdefault(row.get("button"), []).append(row)
    return found
