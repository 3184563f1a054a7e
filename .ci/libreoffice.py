#!/usr/bin/env python3
"""Opens exported tables in LibreOffice set to German, saves them as workbooks, and compares the numbers.

Usage: libreoffice.py ANIMCTL

Needs soffice (Debian: libreoffice-calc) and openpyxl.
"""

import csv
import subprocess
import sys
import tempfile
from pathlib import Path

import openpyxl

GERMAN = 1031
TEXTS = {"state", "property", "channel"}
MOTION = ("--velocities", "--delimiter", ";", "--decimal", "comma")
# So small a way that its velocities need exponents.
TINY = ("--scale", "1.00001", "--spring", "duration=0.5,bounce=0.4")
TABLES = {
    "wide": (),
    "long": ("--layout", "long"),
    "shortest": ("--precision", "shortest"),
    "long-shortest": ("--layout", "long", "--precision", "shortest"),
    "windows": ("--precision", "9", "--line-ending", "crlf", "--bom"),
    "tiny": ("--precision", "shortest", *TINY),
}


def export(path: Path, *options: str) -> Path:
    with open(path, "wb") as file:
        subprocess.run([sys.argv[1], "export", *options], check=True, stdout=file)
    return path


def open_in_german(delimiter: str, folder: Path, *paths: Path) -> None:
    """Saves CSV files as workbooks beside them, all fields read as the locale has it."""
    # Delimiter, quote, UTF-8, first line, columns, locale, quoted fields as text, detect numbers.
    options = f"CSV:{ord(delimiter)},34,76,1,,{GERMAN},false,true"
    command = [
        "soffice", f"-env:UserInstallation={(folder / 'profile').as_uri()}", "--headless",
        f"--infilter={options}", "--convert-to", "xlsx", "--outdir", folder, *paths]
    subprocess.run(command, check=True, capture_output=True, timeout=300)


def workbook(path: Path) -> list[tuple]:
    return list(openpyxl.load_workbook(path.with_suffix(".xlsx")).active.iter_rows(values_only=True))


def compare(path: Path) -> int:
    """Holds a workbook to its CSV: numbers are numbers, to the fifteen digits LibreOffice keeps."""
    with open(path, encoding="utf-8-sig", newline="") as file:
        names, *rows = csv.reader(file, delimiter=";")
    head, *cells = workbook(path)
    assert list(head) == names and len(cells) == len(rows), path
    count = 0
    for row, line in zip(rows, cells):
        for name, text, cell in zip(names, row, line):
            if name in TEXTS:
                assert (cell or "") == text, (path, name, text, cell)
                continue
            number = float(text.replace(",", "."))
            exact = len(text) <= 15
            assert type(cell) in (int, float), (path, name, text, cell)
            # Half a unit of the fifteenth digit, and what the doubles themselves lack.
            limit = 0 if exact else 6e-15 * abs(number)
            assert abs(cell - number) <= limit, (path, name, text, cell)
            count += 1
    return count


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        paths = [
            export(folder / f"{name}.csv", *MOTION, *options) for name, options in TABLES.items()]
        assert b"e-05" in (folder / "tiny.csv").read_bytes()
        open_in_german(";", folder, *paths)
        count = sum(compare(path) for path in paths)
        # What this is for: with points, a German spreadsheet sees texts.
        points = export(folder / "points.csv")
        open_in_german(",", folder, points)
        assert all(type(cell) is str for cell in workbook(points)[1][1:])
    print(f"{len(paths)} tables, {count} numbers, the same in LibreOffice set to German")


main()
