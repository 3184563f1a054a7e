#!/usr/bin/env python3
"""Writes the pages and plots that are made from something else, and holds them to it.

The reference of spec files is made from docs/spec.schema.json, the reference of commands from the
program's own help for machines, and the plots of springs by its `export`.

Usage: pages.py ANIMCTL            compares with what is committed
       pages.py ANIMCTL --accept   writes it, to be looked at and committed
"""

import difflib
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "Sources" / "AnimCore" / "AnimCore.docc"


def table(head, rows):
    """A Markdown table, of cells on one line."""
    lines = [head, ["---"] * len(head), *rows]
    cell = lambda text: " ".join(str(text).split()).replace("|", "\\|")
    return "\n".join("| " + " | ".join(map(cell, line)) + " |" for line in lines)


# Spec files


def number(value):
    whole = float(value).is_integer() and abs(value) < 1e9
    return f"{int(value):,}" if whole else f"{value:g}"


def bounds(schema):
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None and high is not None:
        return f"{number(low)} to {number(high)}"
    if low is not None:
        return f"{number(low)} or more"
    return f"up to {number(high)}" if high is not None else ""


SIMPLE = {"time": "a time", "timeText": "a time", "span": "a length of time", "spanOrNone": "a length of time, or 0",
          "color": "a colour", "state": "a state", "states": "a state, or a list of states"}  # fmt: skip


def value(schema, definitions):
    """What a schema takes, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        target = definitions[name]
        if name in SIMPLE:
            return SIMPLE[name]
        return f"`{name}`" if has_keys(target) else value(target, definitions)
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{one}`" for one in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema and "type" not in schema:
            return " or ".join(dict.fromkeys(value(one, definitions) for one in schema[several]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(value(one, definitions) for one in schema["prefixItems"]) + "]"
        return "a list of " + value(schema.get("items", {}), definitions)
    words = {"number": "a number", "integer": "a whole number", "string": "a text", "boolean": "true or false", "object": "an object"}  # fmt: skip
    if kind is None:
        return "a number or a colour"
    return ", ".join(filter(None, [words[kind], bounds(schema)]))


def has_keys(schema):
    return schema.get("type") == "object" and "properties" in schema


def described(schema, definitions):
    """The description of a key, and its default apart."""
    text = schema.get("description", "")
    default = re.search(r"\s*Default: (.*?)\.?$", text)
    return (text[: default.start()] if default else text), (default.group(1) if default else "")


def section(title, schema, definitions):
    required = schema.get("required", [])
    rows = []
    for key, one in schema["properties"].items():
        text, default = described(one, definitions)
        rows.append([f"`{key}`", value(one, definitions), "has to be given" if key in required else default, text])
    told = schema.get("description", "")
    return "\n\n".join(filter(None, [f"## {title}", told, table(["key", "value", "default", ""], rows)]))


def spec_reference():
    schema = json.loads((ROOT / "docs" / "spec.schema.json").read_text())
    definitions = schema["$defs"]
    parts = [
        "# Spec file reference",
        "Every key of a spec file, made from the JSON Schema in `docs/spec.schema.json`.",
        "What the keys mean, with examples, and the codes of all mistakes: `docs/spec-files.md`.",
        section("The file", {**schema, "description": schema["description"]}, definitions),
    ]
    parts += [
        section(f"`{name}`", one, definitions) for name, one in definitions.items() if has_keys(one)
    ]
    words = [[SIMPLE[name], definitions[name].get("description", value({k: v for k, v in definitions[name].items() if k != "description"}, definitions))] for name in ("time", "span", "spanOrNone", "color", "state", "states") if name in definitions]  # fmt: skip
    parts += ["## Words used above", table(["", ""], words)]
    return "\n\n".join(parts) + "\n"


# Commands


def spelled(argument):
    if argument["kind"] == "positional":
        return f"`{argument['valueName']}`"
    value_name = f" {argument['valueName']}" if "valueName" in argument else ""
    names = argument.get("names", [])
    short = [f"-{one['name']}" for one in names if one["kind"] == "short"]
    long = [f"--{one['name']}" for one in names if one["kind"] != "short"]
    return ", ".join(f"`{name}{value_name}`" for name in short + long)


def command_section(command, level=2):
    name = " ".join([*command.get("superCommands", []), command["commandName"]])
    parts = [f"{'#' * level} {name}", command["abstract"]]
    if command.get("discussion"):
        parts.append(command["discussion"])
    shown = [one for one in command.get("arguments", []) if one.get("shouldDisplay", True)]
    rows = []
    for one in shown:
        # A positional's help tells its default itself; the other's is a field.
        text = one.get("abstract", "") + (" Can be given several times." if one.get("isRepeating") else "")
        rows.append([spelled(one), text, one.get("defaultValue", "")])
    if rows:
        parts.append(table(["option", "", "default"], rows))
    parts += [command_section(one, level) for one in command.get("subcommands", []) if one.get("shouldDisplay", True)]
    return "\n\n".join(parts)


def command_reference(animctl):
    told = subprocess.run([animctl, "--experimental-dump-help"], capture_output=True, text=True, check=True)
    text = command_section(json.loads(told.stdout)["command"])
    head = ["# Command reference", "Every command of `animctl` and every option, as the program tells them itself."]
    # Angle brackets and asterisks of the help are no markup.
    return "\n\n".join(head) + "\n\n" + re.sub(r"(?<!`)<(?=[a-zA-Z])", "\\<", text) + "\n"


# Plots


def spring(ratio):
    return {
        "name": f"ζ = {ratio:g}", "button": {"title": "Start"},
        "effects": [{"property": "offsetY", "to": 100, "on": "highlighted",
                     "enter": {"spring": {"response": 0.5, "dampingRatio": ratio}}}],
        "script": [{"at": 0, "event": "press"}],
    }  # fmt: skip


PLOTS = {
    "spring-regimes": {"version": 1, "name": "Three springs, response 0.5 s", "buttons": [spring(ratio) for ratio in (0.3, 1, 2)]},
    "spring-interrupted": {
        "version": 1, "name": "Pressed, let go, and pressed again in mid-flight",
        "effects": [{"property": "scale", "to": 0.9, "on": "highlighted", "style": "hold",
                     "enter": {"spring": {"response": 0.4, "dampingRatio": 0.5}}}],
        "script": [{"at": "0ms", "event": "press"}, {"at": "100ms", "event": "release"},
                   {"at": "200ms", "event": "press"}],
    },
}  # fmt: skip


def plot(animctl, spec):
    drawn = subprocess.run(
        [animctl, "export", "-", "--quiet", "--format", "svg"],
        input=json.dumps(spec), capture_output=True, text=True,
    )  # fmt: skip
    if drawn.returncode:
        sys.exit(drawn.stderr)
    return drawn.stdout


def main():
    animctl = str(pathlib.Path(sys.argv[1]).resolve())
    accept = sys.argv[2:] == ["--accept"]
    made = {
        CATALOGUE / "SpecFileReference.md": spec_reference(),
        CATALOGUE / "CommandReference.md": command_reference(animctl),
    }
    for name, spec in PLOTS.items():
        made[CATALOGUE / "Pictures" / f"{name}.svg"] = plot(animctl, spec)
    stale = 0
    for path, now in made.items():
        if accept:
            path.write_text(now)
        then = path.read_text() if path.exists() else ""
        if now != then:
            stale += 1
            change = difflib.unified_diff(then.splitlines(), now.splitlines(), str(path.relative_to(ROOT)), "made now", lineterm="", n=0)
            print("\n".join(line[:200] for line in list(change)[:40]))
    print(f"{len(made)} generated files, {stale} of another source")
    if stale:
        sys.exit("run `python3 .ci/pages.py .build/release/animctl --accept`, read the difference, and commit it")


main()
