#!/usr/bin/env python3
"""Writes the reference tables and the example specs as Digests.swift reads them, in hexadecimal."""

import csv
import pathlib
import re
import struct

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = (HERE.parent / "AnimCoreTests" / "EngineDigest.swift").read_text()

# The tables and their columns are stated once, in EngineDigest.swift.
for name, columns in re.findall(r'\(\s*"(\w+\.csv)",\s*\[([^\]]*)\]', SOURCE):
    columns = re.findall(r'"([^"]+)"', columns)
    with open(HERE.parent / "Fixtures" / "reference" / name, newline="") as file:
        rows = [[float(row[column]) for column in columns] for row in csv.DictReader(file)]
    bits = [struct.pack(">d", number).hex() for row in rows for number in row]
    print(f"{len(columns):x} {len(rows):x}", *bits)

specs = sorted((HERE.parent.parent / "Examples" / "Specs").glob("*.json"))
print(f"{len(specs):x}")
for path in specs:
    content = path.read_bytes()
    print(f"{len(content):x}", *(f"{byte:x}" for byte in content))
