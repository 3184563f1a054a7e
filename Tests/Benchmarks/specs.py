#!/usr/bin/env python3
"""Measures how specs are read, compiled and exported: beside peers, and as they grow.

Usage: specs.py ANIMCTL [ROUNDS [reading|growing|batch]]

Needs swiftc, for the hand-written parser in specs_pull.swift; orjson is a peer where it is installed.
Everything is done in turn, round after round; a ratio is taken within a round, and its median told with
the least and the greatest. Slopes are of log time over log size: 1 is in proportion.
"""

import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ANIMCTL = pathlib.Path(sys.argv[1]).resolve()
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 7
HERE = pathlib.Path(__file__).resolve().parent
WORK = pathlib.Path(tempfile.mkdtemp(prefix="animctl-specs-"))
EVENTS = ["press", "release", "hover", "unhover", "select", "deselect"]
STATES = ["disabled", "highlighted", "selected", "focused", "hovered"]
NUMBERS = ["scale", "opacity", "cornerRadius", "borderWidth", "offsetX", "offsetY", "rotation", "shadowRadius",
           "shadowOpacity"]  # fmt: skip


class Lehmer:
    """The same numbers everywhere."""

    def __init__(self, seed):
        self.state = seed

    def __call__(self):
        self.state = self.state * 48271 % 2147483647
        return self.state / 2147483647.0


# What is measured


def ours(dice, i):
    """A spec of 520 bytes or so."""
    color = lambda: "#%02X%02X%02X" % tuple(int(256 * dice()) for _ in range(3))
    spring = {"spring": {"stiffness": round(50 + 450 * dice(), 1), "damping": round(5 + 30 * dice(), 1)}}
    return {"version": 1, "name": f"button-{i}", "button": {"scale": 1, "backgroundColor": color()},
            "effects": [{"property": "scale", "to": round(0.9 + 0.2 * dice(), 3), "on": "highlighted", "enter": spring},
                        {"property": "backgroundColor", "to": color(), "on": ["highlighted", "hovered"],
                         "enter": spring}],
            "script": [{"at": round(j * 0.25 + 0.2 * dice(), 3), "event": EVENTS[j]} for j in range(6)]}  # fmt: skip


def pulls(dice, i):
    """What the parser written by hand reads, of the same length."""
    color = lambda: {"r": round(dice(), 3), "g": round(dice(), 3), "b": round(dice(), 3), "a": round(dice(), 2)}
    names = ("normal", "hovered", "pressed")
    return {"version": 1, "id": f"button-{i}", "fps": 60,
            "spring": {"stiffness": round(50 + 450 * dice(), 1), "damping": round(5 + 30 * dice(), 1), "mass": 1},
            "states": {name: {"scale": round(0.9 + 0.2 * dice(), 3), "background": color()} for name in names},
            "events": [{"at": round(j * 0.25 + 0.2 * dice(), 3), "state": names[int(3 * dice())]}
                       for j in range(6)]}  # fmt: skip


def lines(name, make, count=10_000):
    dice = Lehmer(7)
    path = WORK / f"{name}.jsonl"
    with open(path, "w") as file:
        for i in range(count):
            file.write(json.dumps(make(dice, i), separators=(",", ":")) + "\n")
    return path


def events(count):
    effect = {"property": "scale", "to": 0.9, "on": "highlighted", "enter": {"spring": {"response": 0.2, "dampingRatio": 1}}}
    script = [{"at": f"{9 * i}f", "event": EVENTS[i % 2]} for i in range(count)]
    return {"version": 1, "effects": [effect], "script": script}


def effects(count):
    """Effects of all properties, of each for as many states as are needed, their names evenly long."""
    keys = ["+".join(name for bit, name in enumerate(STATES) if state >> bit & 1) or "normal"
            for state in ((11 * place + 8) % 32 for place in range(32))]  # fmt: skip
    rows = [{"property": NUMBERS[i % len(NUMBERS)], "to": 0.5, "on": keys[i // len(NUMBERS)]} for i in range(count)]
    return {"version": 1, "effects": rows, "script": [{"at": "0f", "event": "press"}, {"at": "30f", "event": "release"}]}


def group(count):
    """Buttons that each move for 600 frames."""
    button = lambda i: {"name": f"b{i}", "script": [{"at": 0, "event": "press"}], "effects": [
        {"property": "scale", "to": 0.9, "on": "highlighted", "style": "hold",
         "enter": {"spring": {"stiffness": 100 + i % 97, "damping": 0}}}]}  # fmt: skip
    return {"version": 1, "frameCap": 599, "buttons": [button(i) for i in range(count)]}


def spec(name, value):
    path = WORK / f"{name}.json"
    path.write_text(json.dumps(value, separators=(",", ":")))
    return path


# Measuring


def rates(command):
    """Microseconds a spec, by the first word of a line."""
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {line.split()[0]: float(line.split()[1]) for line in text.splitlines() if "us/spec" in line}


def wall(command):
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def python(name, parse, path):
    texts = path.read_bytes().splitlines()
    start = time.perf_counter()
    for text in texts:
        parse(text)
    return {name: (time.perf_counter() - start) / len(texts) * 1e6}


def told(values):
    return f"{statistics.median(values):8.2f} [{min(values):.2f}-{max(values):.2f}]"


def slope(sizes, times):
    xs, ys = [math.log(size) for size in sizes], [math.log(value) for value in times]
    x, y = statistics.mean(xs), statistics.mean(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def growth(title, sizes, measure, each):
    """Times of growing work: how many microseconds each piece takes, and the slopes of the rounds."""
    rounds = [[measure(size) for size in sizes] for _ in range(ROUNDS)]
    print(f"\n{title}")
    for place, size in enumerate(sizes):
        print(f"  {size:6} {each}: {told([times[place] / size for times in rounds])} us each")
    print(f"  slope over all      {told([slope(sizes, times) for times in rounds])}")
    print(f"  slope over the last {told([slope(sizes[-2:], times[-2:]) for times in rounds])}")


def reading():
    pull = WORK / "specs_pull"
    subprocess.run(["swiftc", "-O", "-parse-as-library", HERE / "specs_pull.swift", "-o", pull], check=True)
    own, other = lines("ours", ours), lines("pull", pulls)
    contestants = [lambda: rates([ANIMCTL, "bench", "specs", own, "--rounds", "3"]),
                   lambda: rates([pull, other, "3"]), lambda: python("python json", json.loads, own)]  # fmt: skip
    try:
        import orjson

        contestants.append(lambda: python("orjson", orjson.loads, own))
    except ImportError:
        pass
    samples = {}
    for turn in range(ROUNDS):
        for place in range(len(contestants)):
            for name, value in contestants[(place + turn) % len(contestants)]().items():
                samples.setdefault(name, []).append(value)
    print(f"10,000 specs, {own.stat().st_size // 10_000} bytes each; the parser by hand {other.stat().st_size // 10_000}")
    for name, values in sorted(samples.items()):
        ratios = [value / reference for value, reference in zip(values, samples["pull"])]
        print(f"  {name:18} {told(values)} us, {told(ratios)} times the parser by hand")


def growing():
    sizes = [10, 100, 1_000, 10_000]
    paths = {size: spec(f"events-{size}", events(size)) for size in sizes}
    bench = lambda path: rates([ANIMCTL, "bench", "specs", path, "--rounds", "3"])
    growth("reading, by events", sizes, lambda size: bench(paths[size])["reading"], "events")
    growth("reading and compiling, by events", sizes, lambda size: bench(paths[size])["reading+compiling"], "events")
    sizes = [36, 72, 144, 288]
    more = {size: spec(f"effects-{size}", effects(size)) for size in sizes}
    growth("reading, by effects", sizes, lambda size: bench(more[size])["reading"], "effects")
    growth("reading and compiling, by effects", sizes, lambda size: bench(more[size])["reading+compiling"], "effects")
    sizes = [1, 10, 100, 1_000, 10_000]
    groups = {size: spec(f"group-{size}", group(size)) for size in sizes}
    growth("600 frames to CSV, a process each, by buttons", sizes,
           lambda size: wall([ANIMCTL, "export", groups[size]]) * 1e6, "buttons")  # fmt: skip


def batch():
    """Two jobs beside one, and as a measure of the machine two processes beside one."""
    folder = WORK / "folder"
    for half in ("a", "b"):
        (folder / half).mkdir(parents=True)
    for i in range(400):
        value = {**group(1)["buttons"][0], "version": 1, "frameCap": 20_000}
        del value["name"]
        value["effects"][0]["enter"]["spring"]["stiffness"] = 100 + i
        path = folder / "ab"[i % 2] / f"{i:03}.json"
        path.write_text(json.dumps(value))
    call = lambda paths, jobs: [ANIMCTL, "export", *paths, "--output-directory", WORK / "out", "--jobs", str(jobs), "-q"]
    halves = [folder / "a", folder / "b"]
    ratios, bound = [], []
    for _ in range(ROUNDS):
        one, two = wall(call(halves, 1)), wall(call(halves, 2))
        start = time.perf_counter()
        for process in [subprocess.Popen(call([half], 1)) for half in halves]:
            process.wait()
        both = time.perf_counter() - start
        ratios.append(one / two)
        bound.append(one / both)
    print("\n400 specs of 20,000 frames into a folder")
    print(f"  two jobs            {told(ratios)} times as fast as one")
    print(f"  two processes       {told(bound)} times, what the machine has")
    print(f"  jobs of processes   {told([jobs / most for jobs, most in zip(ratios, bound)])} times as fast")


if __name__ == "__main__":
    print(f"{os.cpu_count()} processors, {ROUNDS} rounds in turn")
    parts = {"reading": reading, "growing": growing, "batch": batch}
    for name in sys.argv[3:] or parts:
        parts[name]()
