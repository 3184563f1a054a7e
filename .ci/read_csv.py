#!/usr/bin/env python3
"""Reads an exported table with the readers people use, and holds them to each other.

Usage: read_csv.py ANIMCTL
"""

import csv
import io
import subprocess
import sys

import pandas
import polars

text = subprocess.run(
    [sys.argv[1], "export", "--precision", "17"], check=True, capture_output=True, text=True
).stdout
rows = list(csv.DictReader(io.StringIO(text)))
by_pandas = pandas.read_csv(io.StringIO(text))
by_polars = polars.read_csv(io.StringIO(text))

columns = "frame,time_s,state,scale,background_r,background_g,background_b,background_a".split(",")
assert list(rows[0]) == list(by_pandas.columns) == by_polars.columns == columns
assert len(rows) == len(by_pandas) == len(by_polars) == 37
assert by_pandas.dtypes["frame"] == "int64" and by_polars.schema["frame"] == polars.Int64
for column in columns[3:] + ["time_s"]:
    assert by_pandas.dtypes[column] == "float64" and by_polars.schema[column] == polars.Float64
    assert [float(row[column]) for row in rows] == list(by_pandas[column]) == by_polars[column].to_list()
assert by_pandas["frame"].tolist() == list(range(37))
assert all(abs(time - frame / 60) < 1e-16 for frame, time in enumerate(by_pandas["time_s"]))
assert by_pandas["state"].tolist() == ["highlighted"] * 7 + ["normal"] * 30
assert by_pandas["scale"][18] == 0.95 and by_pandas["scale"][36] == 1
print(f"{len(rows)} rows, the same in csv, pandas and polars")
