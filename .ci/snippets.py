#!/usr/bin/env python3
"""Compiles every Swift snippet of the documentation.

Snippets are the fenced blocks of README.md, docs/ and the DocC catalogues, and the indented blocks of
documentation comments. A fenced block after the line `<!-- goes on -->` goes on from the one before. Each becomes a function in a package beside the libraries. What an importer reads, the pages
and the comments of public declarations, sees what an importer sees; a comment of another declaration
sees the whole module. Names that a comment takes for granted are in PRELUDE.

Usage: snippets.py FOLDER   (a folder for the package; kept between runs it saves time)
"""

import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRELUDE = """
import AnimCore
import AnimRender

nonisolated(unsafe) let button = Button(title: "Start")
nonisolated(unsafe) let words = Relay<String>()
let animations = ButtonAnimations().scaleEffect(ratio: 0.95)
let timeline = try! animations.compile(.tap)
let table = timeline.table(of: 0...timeline.lastTick)
let scene = PreviewScene(timeline: timeline, title: "Start", name: "Example")
let canvas = Canvas(columns: 20, rows: 3)
nonisolated(unsafe) var encoder = CanvasEncoder(depth: .truecolor)
nonisolated(unsafe) var bytes: [UInt8] = []
struct File { func write(_ bytes: [UInt8]) {} }
let file = File()
"""
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Snippets", platforms: [.macOS(.v13)],
  targets: [
    .target(
      name: "AnimCore", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "AnimRender", dependencies: ["AnimCore"]),
    .target(name: "Snippets", dependencies: ["AnimCore", "AnimRender"]),
  ])
"""


def fenced(path):
    """The swift blocks of a Markdown file, with the line each begins on."""
    found, block, goes_on = [], None, False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if block is None and line.strip() == "```swift":
            if not goes_on:
                found.append((number + 1, [], True))
            block, goes_on = found[-1][1], False
        elif block is not None and line.strip() == "```":
            block = None
        elif block is not None:
            block.append(line)
        elif line.strip():
            goes_on = line == "<!-- goes on -->"
    return found


def commented(path):
    """The indented blocks of a source file's documentation comments."""
    lines = path.read_text().splitlines() + [""]
    block, start = [], 0
    for number, line in enumerate(lines, 1):
        comment = re.match(r"\s*///(.*)$", line)
        text = comment.group(1) if comment else ""
        # A block of code is set off by a blank line; a deeper indented line of a list is not.
        if text.startswith("     ") and (block or lines[number - 2].strip() == "///"):
            start = start if block else number
            block.append(text[5:])
        elif block and comment and not text.strip():
            block.append("")
        elif block:
            rest = (line for line in lines[number - 1 :] if not re.match(r"\s*(///|@|$)", line))
            yield start, block, next(rest, "").strip().startswith("public")
            block = []


def function(name, place, lines, is_public):
    imports = ["import AnimCore", "import AnimRender"]
    if not is_public:
        imports = ["@testable " + line for line in imports]
    imports += [line for line in lines if line.startswith("import ") and line not in imports]
    body = ["  " + line for line in lines if not line.startswith("import ")]
    effects = "async throws" if any("await " in line for line in lines) else "throws"
    return "\n".join([f"// {place}", *imports, "", f"func {name}() {effects} {{", *body, "}", ""])


def main():
    folder = pathlib.Path(sys.argv[1])
    sources = folder / "Sources" / "Snippets"
    sources.mkdir(parents=True, exist_ok=True)
    for library in ("AnimCore", "AnimRender"):
        shutil.rmtree(folder / "Sources" / library, ignore_errors=True)
        shutil.copytree(ROOT / "Sources" / library, folder / "Sources" / library)
    found = []
    articles = sorted((ROOT / "Sources").glob("*/*.docc/*.md"))
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *articles]:
        found += [(path, *block) for block in fenced(path)]
    for library in ("AnimCore", "AnimRender"):
        for path in sorted((ROOT / "Sources" / library).rglob("*.swift")):
            found += [(path, *block) for block in commented(path)]
    if not found:
        sys.exit("no snippets found: the reader of snippets is broken")
    files = {"Prelude.swift": PRELUDE}
    for count, (path, start, block, is_public) in enumerate(found):
        place = f"{path.relative_to(ROOT)}:{start}"
        files[f"Snippet{count}.swift"] = function(f"snippet{count}", place, block, is_public)
    for old in sources.glob("*.swift"):
        old.unlink()
    for name, text in files.items():
        (sources / name).write_text(text)
    (folder / "Package.swift").write_text(MANIFEST)
    built = subprocess.run(
        ["swift", "build", "--package-path", str(folder)], capture_output=True, text=True
    )
    if built.returncode:
        lines = [line for line in (built.stdout + built.stderr).splitlines() if ": error:" in line]
        for line in dict.fromkeys(lines):
            file = re.search(r"(Snippet\d+\.swift):\d+:\d+: (.*)", line)
            place = files[file.group(1)].splitlines()[0][3:] if file else line
            print(f"{place}: {file.group(2) if file else ''}", file=sys.stderr)
        sys.exit(1)
    print(f"{len(found)} snippets compile")


main()
