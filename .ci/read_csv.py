#!/usr/bin/env python3
"""Reads exported tables with the readers people use, and holds them to each other, bit for bit.

Usage: read_csv.py ANIMCTL
"""

import csv
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import NamedTuple

import duckdb
import pandas
import polars

WIDE = "frame,time_s,state,scale,background_r,background_g,background_b,background_a".split(",")
LONG = "frame,time_s,state,property,channel,value".split(",")
CHANNELS = [("scale", None)] + [("background", channel) for channel in "rgba"]
VELOCITY = "velocity_per_s"

# So small a way that its velocities need exponents.
TINY = ("--scale", "1.00001", "--spring", "duration=0.5,bounce=0.4", "--velocities", "--precision", "shortest")


class Marks(NamedTuple):
    """The options that say how a table is written, and what readers have to be told of them."""

    delimiter: str = ","
    decimal: str = "."
    options: tuple[str, ...] = ()


MARKS = [
    Marks(),
    Marks("\t", options=("--delimiter", "tab")),
    Marks("|", options=("--delimiter", "|", "--line-ending", "crlf")),
    Marks(";", ",", ("--delimiter", ";", "--decimal", "comma")),
    Marks(";", ",", ("--delimiter", ";", "--decimal", "comma", "--line-ending", "crlf", "--bom")),
]


class Table(NamedTuple):
    """What a reader makes of a file: the type and the values of each column, None for no value."""

    types: dict[str, str]
    columns: dict[str, list]


def by_csv(path: Path, marks: Marks) -> Table:
    """The standard library's reader, which leaves every field a text: here they are told their types."""
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file, delimiter=marks.delimiter, strict=True))
    types = {name: expected_type(name) for name in rows[0]}
    read = {
        "integer": int,
        "number": lambda text: float(text.replace(marks.decimal, ".")),
        "text": lambda text: text or None,
    }
    assert all(None not in row and None not in row.values() for row in rows)
    return Table(types, {name: [read[kind](row[name]) for row in rows] for name, kind in types.items()})


def by_pandas(path: Path, marks: Marks) -> Table:
    """Pandas 3 or later: before, its default way of reading numbers rounds some."""
    frame = pandas.read_csv(path, sep=marks.delimiter, decimal=marks.decimal)
    kinds = {"i": "integer", "f": "number", "O": "text"}
    types = {name: kinds[frame[name].dtype.kind] for name in frame}
    return Table(
        types,
        {name: [None if pandas.isna(value) else value for value in frame[name]] for name in frame})


def by_polars(path: Path, marks: Marks) -> Table:
    frame = polars.read_csv(path, separator=marks.delimiter, decimal_comma=marks.decimal == ",")
    kinds = {polars.Int64: "integer", polars.Float64: "number", polars.String: "text"}
    return Table({name: kinds[kind] for name, kind in frame.schema.items()}, frame.to_dict(as_series=False))


def by_duckdb(path: Path, marks: Marks) -> Table:
    relation = duckdb.read_csv(str(path), sep=marks.delimiter, decimal=marks.decimal)
    kinds = {"BIGINT": "integer", "DOUBLE": "number", "VARCHAR": "text"}
    columns = zip(*relation.fetchall())
    return Table(
        {name: kinds[str(kind)] for name, kind in zip(relation.columns, relation.types)},
        {name: list(column) for name, column in zip(relation.columns, columns)})


READERS = [by_pandas, by_polars, by_duckdb]


def expected_type(name: str) -> str:
    return {"frame": "integer", "state": "text", "property": "text", "channel": "text"}.get(name, "number")


def export(path: Path, *options: str) -> Path:
    with open(path, "wb") as file:
        subprocess.run([sys.argv[1], "export", *options], check=True, stdout=file)
    return path


def read_by_all(path: Path, marks: Marks) -> Table:
    """What the standard library reads; the others must have read the same, and of the right types."""
    table = by_csv(path, marks)
    for reader in READERS:
        other = reader(path, marks)
        assert list(other.types.items()) == list(table.types.items()), (reader, marks, other.types)
        for name, column in table.columns.items():
            assert other.columns[name] == column, (reader, marks, name)
    return table


def check_spelling(path: Path, marks: Marks) -> None:
    """Every number is spelled as Python's repr, which is the shortest too, spells it."""
    with open(path, encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file, delimiter=marks.delimiter):
            for name, text in row.items():
                if expected_type(name) == "number":
                    text = text.replace(marks.decimal, ".")
                    assert text == repr(float(text)), (marks, name, text)


def check_wide(table: Table, velocities: bool) -> None:
    names = WIDE.copy()
    if velocities:
        names.insert(4, f"scale_{VELOCITY}")
    columns = table.columns
    assert list(columns) == names
    assert columns["frame"] == list(range(37))
    assert columns["state"] == ["highlighted"] * 7 + ["normal"] * 30
    if velocities:
        speed = columns[f"scale_{VELOCITY}"]
        assert abs(speed[0] + 0.05) < 1e-6 and min(speed) < -1 and max(speed) > 1 and speed[36] == 0


def check_long(table: Table, wide: Table) -> None:
    """A line for each number of the wide table, by frames and then by columns."""
    columns = table.columns
    assert list(columns) == LONG
    parts = CHANNELS.copy()
    if f"scale_{VELOCITY}" in wide.columns:
        parts.insert(1, ("scale", VELOCITY))
    numbers = [wide.columns["_".join(filter(None, part))] for part in parts]
    start = zip(*(wide.columns[name] for name in LONG[:3]))
    expected = [
        (*row, *part, column[frame])
        for frame, row in enumerate(start) for part, column in zip(parts, numbers)]
    assert list(zip(*columns.values())) == expected


def main() -> None:
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.csv"
        exact = {
            velocities: by_csv(export(path, "--precision", "shortest", *velocities), Marks())
            for velocities in [(), ("--velocities",)]}
        for marks, precision, velocities in product(MARKS, ["shortest", "6", "17"], exact):
            options = ("--precision", precision, *marks.options, *velocities)
            wide = read_by_all(export(path, *options), marks)
            check_wide(wide, bool(velocities))
            if precision == "shortest":
                assert wide == exact[velocities]
                assert wide.columns["time_s"] == [frame / 60 for frame in range(37)]
                assert wide.columns["scale"][18] == 0.95 and wide.columns["scale"][36] == 1
                check_spelling(path, marks)
            long = read_by_all(export(path, "--layout", "long", *options), marks)
            check_long(long, wide)
            count += 2
        for marks in MARKS:
            tiny = read_by_all(export(path, *TINY, *marks.options), marks)
            assert list(tiny.columns) == LONG[:3] + ["scale", f"scale_{VELOCITY}"]
            check_spelling(path, marks)
            assert b"e-05" in path.read_bytes()
            count += 1
    print(f"{count} tables, each the same and of the right types in csv, pandas, polars and DuckDB")


main()
