#!/usr/bin/env python3
"""Holds the schema of specs, the reader and what is written about specs against each other.

The schema is a valid one of draft 2020-12; the corpus is what its script makes; the schema's verdict
on each of its specs is the one the corpus states (the test SpecCorpusTests asks the reader the same);
every example and every spec in the documentation is valid; schema and reader know the same keys. With
a seed, the reader is then asked about fresh random specs too: the package's tests must be built.

Usage: schema.py [SEED [COUNT]]   (needs the PyPI package jsonschema)
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from jsonschema import Draft202012Validator

import schema_corpus

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs/spec.schema.json"
CORPUS = ROOT / "Tests/Fixtures/specs/corpus.ndjson"
FRESH = 2000

failures = []


def check(holds, *words):
    if not holds:
        failures.append(" ".join(map(str, words)))


def verdicts(validator, rows):
    counts = {True: 0, False: 0}
    for row in rows:
        found = validator.is_valid(json.loads(row["spec"]))
        counts[found] += 1
        check(found == row.get("schema", row["valid"]), "the schema says", found, "of", row)
    return counts


def blocks(path):
    """The JSON blocks of a Markdown file."""
    return re.findall(r"^```json\n(.*?)^```", path.read_text(), re.S | re.M)


def reader(seed, count, schema):
    """Asks the reader about fresh random specs."""
    with tempfile.TemporaryDirectory() as folder:
        corpus = os.path.join(folder, "corpus.ndjson")
        rows = list(schema_corpus.rows(schema, seed, count))
        pathlib.Path(corpus).write_text("".join(json.dumps(row) + "\n" for row in rows))
        command = ["swift", "test", "--skip-build", "--filter", "SpecCorpusTests"]
        run = subprocess.run(
            command, cwd=ROOT, env={**os.environ, "SPEC_CORPUS": corpus}, capture_output=True, text=True)
        check(run.returncode == 0 and "1 test" in run.stdout + run.stderr, run.stdout[-4000:], run.stderr[-2000:])
        print(f"the reader was asked about {len(rows)} specs of seed {seed}")


def main():
    schema = json.loads(SCHEMA.read_text())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)

    rows = [json.loads(line) for line in CORPUS.read_text().splitlines()]
    check(rows == list(schema_corpus.rows(schema, 1, 200)), CORPUS, "is not what its script makes")
    counts = verdicts(validator, rows)
    beyond = {row["beyond"] for row in rows if "beyond" in row}
    check(beyond == set(schema_corpus.BEYOND), "without a case:", set(schema_corpus.BEYOND) - beyond)

    examples = sorted((ROOT / "Examples/Specs").glob("*.json"))
    for path in examples:
        for error in validator.iter_errors(json.loads(path.read_text())):
            check(False, path.name, error.json_path, error.message)
    specs = [block for block in blocks(ROOT / "docs/spec-files.md") if '"version"' in block]
    for block in specs:
        for error in validator.iter_errors(json.loads(block)):
            check(False, "docs/spec-files.md", error.json_path, error.message)
    check(len(examples) >= 8 and specs, "examples or documented specs are missing")

    if len(sys.argv) > 1:
        reader(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else FRESH, schema)
    for failure in failures:
        print(failure, file=sys.stderr)
    if failures:
        sys.exit(1)
    print(f"schema: {counts[True]} valid and {counts[False]} invalid specs judged alike, "
          f"{len(examples)} examples and {len(specs)} documented specs valid")


main()
