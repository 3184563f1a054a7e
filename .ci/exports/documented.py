#!/usr/bin/env python3
"""Holds the differences that docs/exports.md tells to what the program says of the built-in example.

Usage: documented.py ANIMCTL
"""

import re
import subprocess
import sys

from motions import MOTIONS, ROOT, Exports


def main(program):
    exports = Exports(program)
    rows = re.findall(r"^\| `([\w-]+)` \|.*\| ([^|]*) \|$", (ROOT / "docs/exports.md").read_text(), re.M)
    command = [program, "export", "--list-formats"]
    listed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    # A picture in cells has no numbers to be off.
    names = re.findall(r"^([a-z][\w-]*) +(?:\.\w+|-) ", listed, re.M)
    told = dict(rows)
    missing = [name for name in names if name not in told]
    for name in told:
        note = exports.note(MOTIONS[0], name)
        found = re.search(r"by at most (.*)\.$", note)
        assert (found[1] if found else "") == told[name].replace("none", "").replace("not numbers", ""), (name, note, told[name])
    assert set(told) <= set(names), set(told) - set(names)
    assert not missing, f"docs/exports.md has no line for {missing}"
    print(f"{len(told)} formats are off by what the documentation says")


main(sys.argv[1])
