#!/usr/bin/env python3
"""Compiles every Swift snippet of the documentation.

Snippets are the fenced blocks of README.md and docs/, and the indented blocks of documentation
comments. Each becomes a function of a package of its own that depends on this one, so a snippet
sees what an importer sees. Names a documentation comment takes for granted are in PRELUDE.

Usage: snippets.py FOLDER   (a folder for the package; kept between runs it saves time)
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRELUDE = """
import AnimCore
import AnimRender

nonisolated(unsafe) let button = Button(title: "Start")
let animations = ButtonAnimations().scaleEffect(ratio: 0.95)
let timeline = try! animations.compile(.tap)
let table = timeline.table(of: 0...timeline.lastTick)
let scene = PreviewScene(timeline: timeline, title: "Start", name: "Example")
struct File { func write(_ bytes: [UInt8]) {} }
let file = File()
"""


def fenced(path):
    """The swift blocks of a Markdown file, with the line each begins on."""
    block, start = None, 0
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if block is None and line.strip() == "```swift":
            block, start = [], number + 1
        elif block is not None and line.strip() == "```":
            yield start, block
            block = None
        elif block is not None:
            block.append(line)


def commented(path):
    """The indented blocks of a source file's documentation comments."""
    block, start, before = [], 0, ""
    for number, line in enumerate(path.read_text().splitlines() + [""], 1):
        comment = re.match(r"\s*///(.*)$", line)
        text = comment.group(1) if comment else ""
        # A block of code is set off by a blank line; a deeper indented line of a list is not.
        opens = text.startswith("     ") and (block or before == "///")
        if opens:
            start = start if block else number
            block.append(text[5:])
        elif block and comment and not text.strip():
            block.append("")
        elif block:
            yield start, block
            block = []
        before = line.strip()


def function(name, place, lines):
    imports = [line for line in lines if line.startswith("import ")]
    body = ["  " + line for line in lines if not line.startswith("import ")]
    return "\n".join(
        [f"// {place}", "import AnimCore", "import AnimRender", *imports, ""]
        + [f"func {name}() throws {{", *body, "}", ""]
    )


def main():
    folder = pathlib.Path(sys.argv[1])
    sources = folder / "Sources" / "Snippets"
    sources.mkdir(parents=True, exist_ok=True)
    found = []
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        found += [(path, start, block) for start, block in fenced(path)]
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        found += [(path, start, block) for start, block in commented(path)]
    if not found:
        sys.exit("no snippets found: the reader of snippets is broken")
    files = {"Prelude.swift": PRELUDE}
    for count, (path, start, block) in enumerate(found):
        place = f"{path.relative_to(ROOT)}:{start}"
        files[f"Snippet{count}.swift"] = function(f"snippet{count}", place, block)
    for old in sources.glob("*.swift"):
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (sources / name).write_text(text)
    identity = ROOT.name.lower()
    (folder / "Package.swift").write_text(
        f"""// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Snippets", platforms: [.macOS(.v13)],
  dependencies: [.package(path: "{ROOT}")],
  targets: [
    .target(
      name: "Snippets",
      dependencies: [
        .product(name: "AnimCore", package: "{identity}"),
        .product(name: "AnimRender", package: "{identity}"),
      ])
  ])
"""
    )
    built = subprocess.run(["swift", "build", "--package-path", str(folder)], capture_output=True, text=True)
    if built.returncode:
        lines = [line for line in (built.stdout + built.stderr).splitlines() if "error:" in line]
        for line in dict.fromkeys(lines):
            file = re.search(r"(Snippet\d+\.swift):", line)
            place = files[file.group(1)].splitlines()[0] if file else ""
            print(place, line, file=sys.stderr)
        sys.exit(1)
    print(f"{len(found)} snippets compile")


main()
