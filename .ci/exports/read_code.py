#!/usr/bin/env python3
"""Reads exported source code and design tokens back.

Usage: read_code.py ANIMCTL FOLDER   (a folder for the stub modules and the files)

Every file of every motion parses by its language's grammar of tree-sitter without an error; Swift is
type-checked against the modules of Tests/Stubs besides. The parameters of every spring are those that
`animctl spring` states, by their own formulas, to 1e-12. Tokens have the types and values of the Design
Tokens Format Module; the difference that each file tells of a curve is computed anew, and what import makes
of a token is the timing that was exported.
"""

import json
import math
import re
import subprocess
import sys
from pathlib import Path

import tree_sitter_dart
import tree_sitter_javascript
import tree_sitter_kotlin
import tree_sitter_swift
from tree_sitter import Language, Parser

from motions import MOTIONS, ROOT, SPEC_MOTIONS, Exports

GRAMMARS = {
    "uikit": tree_sitter_swift, "swiftui": tree_sitter_swift, "coreanimation": tree_sitter_swift,
    "compose": tree_sitter_kotlin, "flutter": tree_sitter_dart, "motion": tree_sitter_javascript,
    "react-spring": tree_sitter_javascript,
}
SWIFT = ["uikit", "swiftui", "coreanimation"]
STUBS = ["ObjectiveC", "QuartzCore", "UIKit", "SwiftUI"]
# A name that would end a text, a comment or a template in one of the languages.
NASTY = "*/ \"'\\ ${x} \\(y) `\n// </script>"


def errors(node):
    if node.type == "ERROR" or node.is_missing:
        yield node.start_point
    for child in node.children:
        yield from errors(child)


def parse(exports, motions):
    for form, grammar in GRAMMARS.items():
        parser = Parser(Language(grammar.language()))
        for motion in motions:
            text = exports.bytes(motion, form)
            found = list(errors(parser.parse(text).root_node))
            assert not found, (form, motion.name, found[:3])
        # What could not fail would say nothing.
        assert list(errors(parser.parse(text + b"\n)(\n").root_node)), form
    print(f"{len(GRAMMARS)} formats of {len(motions)} motions parse by their grammars")


def type_check(exports, motions, folder):
    swift = ["swiftc", "-swift-version", "6", "-parse-as-library", "-I", str(folder), "-Xfrontend",
             "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module"]
    for stub in STUBS:
        subprocess.run([*swift, "-emit-module", "-module-name", stub, "-emit-module-path",
                        str(folder / f"{stub}.swiftmodule"), *map(str, (ROOT / "Tests/Stubs" / stub).glob("*.swift"))],
                       check=True)
    for form in SWIFT:
        for number, motion in enumerate(motions):
            file = folder / f"{form}{number}.swift"
            file.write_bytes(exports.bytes(motion, form))
            result = subprocess.run([*swift, "-warnings-as-errors", "-typecheck", str(file)], capture_output=True, text=True)
            assert not result.returncode, (form, motion.name, result.stderr[:600])
    print(f"{len(SWIFT)} formats of {len(motions)} motions are sound Swift")


SPRINGS = [
    ("response=0.35,dampingRatio=0.5", 0.35, 0.5), ("response=0.5,dampingRatio=1", 0.5, 1.0),
    ("response=1.25,dampingRatio=0.15", 1.25, 0.15),
]


def parameters(program):
    """Springs of each platform beside their formulas: k = m w², c = 2 z w m."""
    for text, response, ratio in SPRINGS:
        w = 2 * math.pi / response
        for form, names in [
            ("swiftui", ("stiffness", "damping")), ("uikit", ("stiffness", "damping")),
            ("coreanimation", ("stiffness", "damping")), ("flutter", ("stiffness", "damping")),
            ("motion", ("stiffness", "damping")), ("react-spring", ("tension", "friction")),
        ]:
            code = subprocess.run([program, "export", "-q", "--scale", "0.9", "--spring", text, "-f", form],
                                  capture_output=True, check=True, text=True).stdout
            for name, wanted in zip(names, (w * w, 2 * ratio * w)):
                found = [float(number) for number in re.findall(name + r"(?: =|:) ([\d.e+-]+)", code)]
                assert found, (form, name)
                assert all(abs(number / wanted - 1) < 1e-12 for number in found), (form, name, found, wanted)
        code = subprocess.run([program, "export", "-q", "--scale", "0.9", "--spring", text, "-f", "compose"],
                              capture_output=True, check=True, text=True).stdout
        for name, wanted in [("dampingRatio", ratio), ("stiffness", w * w)]:
            number = float(re.search(name + r" = ([\d.e+-]+)f", code)[1])
            assert abs(number / wanted - 1) < 1e-6, (name, number, wanted)
    print(f"{len(SPRINGS)} springs have each platform's parameters")


def bezier(numbers, share):
    x1, y1, x2, y2 = numbers
    low, high = 0.0, 1.0
    for _ in range(80):
        s = (low + high) / 2
        x = 3 * x1 * s * (1 - s) ** 2 + 3 * x2 * s * s * (1 - s) + s ** 3
        low, high = (s, high) if x < share else (low, s)
    return 3 * y1 * s * (1 - s) ** 2 + 3 * y2 * s * s * (1 - s) + s ** 3


def spring_place(response, ratio, t):
    w = 2 * math.pi / response
    if ratio == 1:
        return 1 - math.exp(-w * t) * (1 + w * t)
    d = w * math.sqrt(1 - ratio * ratio)
    return 1 - math.exp(-ratio * w * t) * (math.cos(d * t) + ratio * w / d * math.sin(d * t))


def react_spring(response, ratio, frames):
    """react-spring's own steps: a millisecond each, seventeen a frame, until it is near and slow enough."""
    w = 2 * math.pi / response
    place = speed = 0.0
    over = False
    yield 0.0
    for _ in range(1, frames):
        for _ in range(17):
            over = over or (abs(speed) <= 1e-4 and abs(1 - place) <= 1e-3)
            if over:
                break
            speed += w * w * (1 - place) * 1e-6 - 2 * ratio * w * 1e-3 * speed
            place += speed
        yield 1.0 if over else place


def told(program, text, form):
    command = [program, "export", "--scale", "0.9", "--style", "hold", "--spring", text, "-f", form]
    result = subprocess.run(command, capture_output=True, check=True, text=True)
    return float(re.search(r"by at most scale ([\d.e-]*\d)", result.stderr)[1]), result.stdout


def differences(program):
    """What files say of their distance from the engine, beside the engine's table and formulas of our own."""
    for text, response, ratio in SPRINGS:
        table = json.loads(subprocess.run(
            [program, "export", "-q", "--scale", "0.9", "--style", "hold", "--spring", text, "--script", "press@0ms",
             "-f", "json"], capture_output=True, check=True, text=True).stdout)
        places = [(1 - frame["scale"]) / 0.1 for frame in table["frames"]]
        last = len(places) - 1
        at_rest = max(abs(spring_place(response, ratio, tick / 60) - place) for tick, place in enumerate(places))
        euler = max(abs(a - b) for a, b in zip(react_spring(response, ratio, len(places)), places))
        for form, wanted in [("swiftui", at_rest), ("flutter", at_rest), ("react-spring", euler)]:
            said = told(program, text, form)[0]
            # Two digits, rounded up.
            assert wanted * 0.1 <= said * (1 + 1e-9) and said <= wanted * 0.1 * 1.11 + 1e-9, (form, text, said, wanted)
        said, tokens = told(program, text, "tokens")
        document = json.loads(tokens)
        group = next(value for key, value in document.items() if not key.startswith("$"))
        curve = group["scaleEnter"]["$value"]
        assert abs(curve["duration"]["value"] / 1000 - last / 60) < 1e-6
        far = max(abs(bezier(curve["timingFunction"], tick / last) - place) for tick, place in enumerate(places))
        assert far * 0.1 <= said * (1 + 1e-9) and said <= far * 0.1 * 1.11 + 1e-9, (text, said, far)
    print("differences are as told")


def tokens(exports, program, motions):
    count = 0
    for motion in motions:
        document = json.loads(exports.text(motion, "tokens"))
        assert set(key for key in document if key.startswith("$")) == {"$description"}
        for name, group in document.items():
            if name.startswith("$"):
                continue
            assert not set(name) & set("{}."), name
            for key, token in group.items():
                value = token["$value"]
                if token["$type"] == "color":
                    assert value["colorSpace"] == "srgb" and len(value["components"]) == 3
                    assert all(0 <= part <= 1 for part in value["components"] + [value["alpha"]])
                    assert re.fullmatch("#[0-9A-F]{6}", value["hex"])
                elif token["$type"] == "number":
                    assert isinstance(value, (int, float))
                else:
                    assert token["$type"] == "transition"
                    for time in (value["duration"], value["delay"]):
                        assert time["unit"] == "ms" and time["value"] >= 0
                    x1, _, x2, _ = value["timingFunction"]
                    assert 0 <= x1 <= 1 and 0 <= x2 <= 1
                    file = Path(exports_folder) / "tokens.json"
                    file.write_text(json.dumps(document))
                    read = subprocess.run([program, "import", str(file), "--pick", f"{name}.{key}"],
                                          capture_output=True, text=True)
                    assert not read.returncode, read.stderr
                    enter = json.loads(read.stdout)["effects"][0].get("enter")
                    stated = token["$extensions"]["org.animctl.timing"]
                    assert enter is None or enter == stated, (enter, stated)
                count += 1
    print(f"{count} tokens are well formed, and import reads their timings back")


if __name__ == "__main__":
    program, exports_folder = sys.argv[1:]
    Path(exports_folder).mkdir(parents=True, exist_ok=True)
    exports = Exports(program)
    nasty = Path(exports_folder) / "nasty.json"
    nasty.write_text(json.dumps({
        "version": 1, "name": "Nasty " + re.sub(r"\n", " ", NASTY), "button": {"title": re.sub(r"\n", " ", NASTY)},
        "effects": [{"property": "scale", "to": 0.9}]}))
    from motions import Motion
    motions = MOTIONS + SPEC_MOTIONS + [Motion("nasty", (str(nasty),))]
    parse(exports, motions)
    type_check(exports, motions, Path(exports_folder))
    parameters(program)
    differences(program)
    tokens(exports, program, motions)
