#!/usr/bin/env python3
"""Reads exported JSON with the readers people use, and holds it to the CSV, bit for bit.

Usage: read_json.py ANIMCTL   (needs the PyPI packages jsonschema, pandas, polars, duckdb)
"""

import io
import json
import sys
import tempfile
from pathlib import Path

import duckdb
import pandas
import polars
from jsonschema import Draft202012Validator

from motions import MOTIONS, ROOT, SPEC_MOTIONS, Exports


def by_duckdb(path):
    relation = duckdb.sql(f"SELECT * FROM read_json('{path}')")
    return [dict(zip(relation.columns, row)) for row in relation.fetchall()]


def main(program):
    exports = Exports(program)
    schema = json.loads((ROOT / "docs/export.schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    whole = Draft202012Validator(schema)
    for motion in MOTIONS + SPEC_MOTIONS:
        table = exports.table(motion)
        document = json.loads(exports.text(motion, "json"), parse_constant=None)
        errors = list(whole.iter_errors(document))
        assert not errors, (motion, errors[0])
        lines = exports.text(motion, "ndjson")
        records = [json.loads(line) for line in lines.splitlines()]
        assert records == document["frames"], motion
        assert len(records) == len(table), motion
        for record, row in zip(records, table):
            assert {name: record[name] for name in row} == row, (motion, record, row)
            others = set(record) - set(row)
            assert all(name.endswith("_hex") for name in others), others
            for name in others:
                channels = [row[f"{name[:-4]}_{channel}"] for channel in "rgba"]
                bytes_ = [int(channel * 255 + 0.5) for channel in channels]
                text = "#" + "".join(f"{byte:02X}" for byte in bytes_)
                assert record[name] == (text[:7] if bytes_[3] == 255 else text), (record, channels)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "motion.ndjson")
            path.write_text(lines)
            frames = {
                "pandas": pandas.read_json(path, lines=True, precise_float=True).to_dict("records"),
                "polars": polars.read_ndjson(path, infer_schema_length=None).to_dicts(),
                "duckdb": by_duckdb(path),
            }
        for reader, rows in frames.items():
            assert len(rows) == len(table), (reader, motion)
            worst = 0.0
            for read, row in zip(rows, table):
                for name, value in row.items():
                    if isinstance(value, str):
                        assert read[name] == value, (reader, motion, name)
                    else:
                        worst = max(worst, abs(read[name] - value))
            # pandas' own JSON reader is right to the last bits only.
            assert worst <= (1e-14 if reader == "pandas" else 0), (reader, motion, worst)
    print(f"{len(MOTIONS + SPEC_MOTIONS)} motions as JSON: schema, json, pandas, polars, DuckDB")


main(sys.argv[1])
