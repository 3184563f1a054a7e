"""The CSV benchmark's polars side: csv_polars.py FILE OUT [shortest], on the rows that csv_peers made.

Prints the seconds from the data frame in memory to the file written.
"""

import sys
import time

import numpy as np
import polars as pl

path, out, *shortest = sys.argv[1:]
with open(path, "rb") as file:
    count = int(np.fromfile(file, "<i8", 1)[0])
    states = np.fromfile(file, "u1", count)
    values = np.fromfile(file, "<f8", 5 * count).reshape(count, 5)
frames = np.arange(count)
columns = {"frame": frames, "time_s": frames / 60, "state": np.array(["normal", "highlighted"])[states]}
for index, name in enumerate(["scale", "background_r", "background_g", "background_b", "background_a"]):
    columns[name] = np.ascontiguousarray(values[:, index])
table = pl.DataFrame(columns)

start = time.monotonic()
table.write_csv(out, float_precision=None if shortest else 6)
print(f"{time.monotonic() - start:.6f}")
