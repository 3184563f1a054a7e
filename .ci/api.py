#!/usr/bin/env python3
"""The libraries' public surface, written down and held to.

docs/api/ lists every public declaration of each library, sorted, each member with its type. The list is
made from the compiler's own symbol graphs. This script makes it anew and fails where it differs from the
one that is committed, and where a public symbol has no documentation.

Usage: api.py            compares
       api.py --accept   writes the lists, to be looked at and committed
"""

import difflib
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LISTS = ROOT / "docs" / "api"
LIBRARIES = ("AnimCore", "AnimRender")


def run(*command):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def symbol_graphs(folder):
    """Writes the symbol graphs of the libraries as they are now into a folder."""
    for library in LIBRARIES:
        run("swift", "build", "--target", library)
    modules = pathlib.Path(run("swift", "build", "--show-bin-path").strip()) / "Modules"
    target = json.loads(run("swiftc", "-print-target-info"))["target"]["unversionedTriple"]
    for library in LIBRARIES:
        run(
            "swift", "symbolgraph-extract", "-module-name", library, "-I", str(modules),
            "-target", target, "-minimum-access-level", "public", "-output-dir", str(folder),
        )  # fmt: skip


class Surface:
    """What the graphs of one library say, those of its extensions of other modules included."""

    def __init__(self, library, folder):
        self.symbols, self.conformances = {}, {}
        names = {}
        for path in sorted(folder.glob(f"{library}*.symbols.json")):
            if path.name.split(".")[0].split("@")[0] != library:
                continue
            graph = json.loads(path.read_text())
            for symbol in graph["symbols"]:
                if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                    self.symbols[symbol["identifier"]["precise"]] = symbol
                    names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
            for one in graph["relationships"]:
                if one["kind"] in ("conformsTo", "inheritsFrom"):
                    name = one.get("targetFallback") or names.get(one["target"], one["target"])
                    name = name.removeprefix("Swift.").removeprefix("_Concurrency.")
                    self.conformances.setdefault(one["source"], set()).add(name)

    def declaration(self, symbol):
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        lines = [" ".join(line.split()) for line in text.splitlines()]
        text = " ".join(line for line in lines if line)
        others = self.conformances.get(symbol["identifier"]["precise"], set()) - IMPLIED
        return f"{text}: {', '.join(sorted(others))}" if others and ":" not in text else text

    def lines(self):
        """One line a symbol, sorted by place and then by text: the type it belongs to, and what it is."""
        placed = []
        for symbol in self.symbols.values():
            place = symbol["pathComponents"]
            if place[-1] not in DERIVED:
                placed.append((place, self.declaration(symbol)))
        for place, text in sorted(placed):
            yield " · ".join([".".join(place[:-1])] * (len(place) > 1) + [text])

    def without_documentation(self):
        for symbol in self.symbols.values():
            if not symbol.get("docComment", {}).get("lines"):
                where = symbol.get("location", {})
                path = where.get("uri", "").split("/Sources/")[-1]
                line = where.get("position", {}).get("line", -1) + 1
                yield f"Sources/{path}:{line}: {'.'.join(symbol['pathComponents'])}"


# What the compiler derives or requires of nearly everything.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}
DERIVED = {"==(_:_:)", "hash(into:)"}


def main():
    accept = sys.argv[1:] == ["--accept"]
    if sys.argv[1:] and not accept:
        sys.exit(__doc__)
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        symbol_graphs(folder)
        for library in LIBRARIES:
            surface = Surface(library, pathlib.Path(folder))
            if not surface.symbols:
                sys.exit(f"{library}: the symbol graph is empty")
            bare = sorted(surface.without_documentation())
            for place in bare:
                print(f"{place} is public and has no documentation", file=sys.stderr)
            path = LISTS / f"{library}.txt"
            now = "".join(line + "\n" for line in surface.lines())
            if accept:
                path.write_text(now)
            then = path.read_text() if path.exists() else ""
            change = list(
                difflib.unified_diff(
                    then.splitlines(), now.splitlines(), "committed", "now", lineterm="", n=0
                )
            )
            for line in change:
                print(line)
            failed = failed or bool(bare) or bool(change)
            print(f"{library}: {len(surface.symbols)} public symbols, {len(bare)} undocumented")
    if failed:
        print(
            "The public surface is not the one in docs/api, or is not documented. If the change is\n"
            "meant, run `python3 .ci/api.py --accept`, read the difference and commit it with a line\n"
            "in CHANGELOG.md.",
            file=sys.stderr,
        )
        sys.exit(1)


main()
