"""animctl beside its peers, in one interleaved run.

    compare.py ANIMCTL [--rounds N] [--only NAME ...]

ANIMCTL is a release build; for start-up the one that `make install` makes, which holds the standard
library. Needs gcc and swiftc; a Python with polars, for that peer alone, is named by PYTHON.

Every round runs every command once, beginning with another one each time. Ratios are taken within a
round; the median, the least and the greatest are printed. Seconds are not: the same machine is half as
fast a minute later. Nothing is judged here: `README.md` beside this file has the goals and what was seen.

    evaluate   springs through 600 frames: timelines beside the kernels of evaluate.c
    csv        the whole process that writes 1,000,000 rows, beside one in C and polars
    formats    the time a byte of NDJSON and JSON takes, beside that of CSV
    memory     the most memory that an export of 100,000 and of 10,000,000 rows takes
    start      --help, --version and a second of rows, beside an empty program in Swift
    batch      forty specs at once, by one job and by two
    terminal   what a frame of the preview takes
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
POLARS = os.environ.get("PYTHON", sys.executable)
# A press that never comes to rest is as long as the frame cap.
ENDLESS = {
    "version": 1,
    "effects": [
        {"property": "scale", "to": 0.9, "on": "highlighted", "style": "hold",
         "enter": {"spring": {"duration": 0.5, "bounce": 1}}},
        {"property": "backgroundColor", "to": "#0000ff", "on": "highlighted", "style": "hold",
         "enter": {"spring": {"duration": 0.5, "bounce": 1}}},
    ],
    "script": [{"at": "0ms", "event": "press"}],
}


def run(command, **options):
    """Runs a command: its output, wall seconds and most memory in MiB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=options.pop("stdout", subprocess.PIPE), stderr=subprocess.PIPE,
                               stdin=subprocess.DEVNULL, **options)
    out, errors = process.communicate()
    seconds = time.perf_counter() - start
    if process.returncode:
        sys.exit(f"{command}: status {process.returncode}\n{errors.decode()[-500:]}")
    return (out or b"").decode(), seconds


def peak_memory(command):
    """The most memory a command takes, in MiB, as time(1) has it: a child counts its parent's pages."""
    result = subprocess.run(["time", "-f", "%M", *command], stdout=subprocess.DEVNULL,
                            stderr=subprocess.PIPE, check=True, stdin=subprocess.DEVNULL)
    return int(result.stderr.split()[-1]) / 1024


def interleaved(rounds, measures):
    """{name: [a figure a round]} of functions that measure something, each once a round."""
    names = list(measures)
    figures = {name: [] for name in names}
    for name in names:
        measures[name]()
    for turn in range(rounds):
        first = turn % len(names)
        for name in names[first:] + names[:first]:
            figures[name].append(measures[name]())
    return figures


def ratio(above, below):
    """The ratio taken within rounds: median [least-greatest]."""
    each = sorted(a / b for a, b in zip(above, below))
    return f"{statistics.median(each):.2f} [{each[0]:.2f}-{each[-1]:.2f}]"


class Workloads:
    def __init__(self, animctl, rounds, folder):
        self.animctl = animctl
        self.rounds = rounds
        self.folder = folder
        memory = Path("/dev/shm")
        self.out = str((memory if memory.is_dir() else folder) / f"compare-{os.getpid()}.csv")
        self.spec = folder / "endless.json"
        self.spec.write_text(json.dumps(ENDLESS))

    def built(self, command):
        """Builds a peer; its path."""
        path = str(self.folder / "peer") + str(len(list(self.folder.glob("peer*"))))
        run([path if word == "{}" else word for word in command])
        return path

    def rows(self, count, *options):
        return [self.animctl, "export", str(self.spec), "--quiet", "--frame-cap", str(count - 1), *options]

    def evaluate(self):
        kernels = self.built(["gcc", "-O3", "-fno-math-errno", "-o", "{}", str(HERE / "evaluate.c"), "-lm"])
        figures = {}

        def take(prefix, command):
            for line in run(command)[0].splitlines():
                if found := re.match(r"(.*) ([\d.]+) Mvalues/s", line):
                    figures.setdefault(prefix + found[1], []).append(float(found[2]))

        for turn in range(self.rounds):
            commands = [("C ", [kernels, "1000", "600", "25"]),
                        ("", [self.animctl, "bench", "evaluate", "--rounds", "25"])]
            for prefix, command in commands if turn % 2 else commands[::-1]:
                take(prefix, command)
        for name, values in figures.items():
            print(f"  {name}: {ratio(values, figures['C rec'])} x C rec")
        print(f"  tables: {ratio(figures['tables'], figures['C blk3'])} x C blk3")

    def csv(self):
        peers = self.built(["g++", "-std=c++17", "-O3", "-o", "{}", str(HERE / "csv_peers.cpp"), "-lm"])
        count = 1_000_000
        measures = {
            "animctl": lambda: run(self.rows(count, "-o", self.out))[1],
            "animctl, shortest": lambda: run(self.rows(count, "--precision", "shortest", "-o", self.out))[1],
            "C": lambda: run([peers, "springs", str(count), self.out])[1],
        }
        if not subprocess.run([POLARS, "-c", "import polars, numpy"], capture_output=True).returncode:
            made = str(self.folder / "rows")
            run([peers, "make", str(count), made])
            for name, words in [("polars", []), ("polars, shortest", ["shortest"])]:
                command = [POLARS, str(HERE / "csv_polars.py"), made, self.out, *words]
                environment = dict(os.environ, POLARS_MAX_THREADS="1")
                measures[name] = lambda command=command: run(command, env=environment)[1]
        figures = interleaved(self.rounds, measures)
        for name in figures:
            if name != "animctl":
                print(f"  animctl takes {ratio(figures['animctl'], figures[name])} x as long as {name}")
        if "polars, shortest" in figures:
            print(f"  shortest: animctl takes "
                  f"{ratio(figures['animctl, shortest'], figures['polars, shortest'])} x as long as polars")

    def formats(self):
        def a_byte(*options):
            seconds = run(self.rows(200_000, *options, "-o", self.out))[1]
            return seconds / os.path.getsize(self.out)

        names = ["csv", "ndjson", "json"]
        figures = interleaved(self.rounds, {name: lambda name=name: a_byte("--format", name) for name in names})
        for name in names[1:]:
            print(f"  {name}: {ratio(figures[name], figures['csv'])} x the time a byte of CSV takes")

    def memory(self):
        for format in ["csv", "ndjson"]:
            small, large = (peak_memory(self.rows(count, "--format", format)) for count in (100_000, 10_000_000))
            print(f"  {format}: {small:.1f} MiB for 100,000 rows, {large:.1f} MiB for 10,000,000")

    def start(self):
        source = self.folder / "empty.swift"
        source.write_text('print("hello")\n')
        empty = {
            "empty, standard library within": self.built(["swiftc", "-O", "-static-stdlib", "-o", "{}", str(source)]),
            "empty, standard library beside": self.built(["swiftc", "-O", "-o", "{}", str(source)]),
        }
        commands = {name: [path] for name, path in empty.items()}
        commands["--help"] = [self.animctl, "--help"]
        commands["--version"] = [self.animctl, "--version"]
        commands["a second of rows"] = [self.animctl, "export", "--frame-cap", "53", "--quiet"]
        figures = interleaved(max(self.rounds, 40), {
            name: lambda command=command: run(command)[1] for name, command in commands.items()})
        within = figures["empty, standard library within"]
        for name, command in commands.items():
            print(f"  {name}: {ratio(figures[name], within)} x, {peak_memory(command):.1f} MiB")

    def batch(self):
        folder = self.folder / "specs"
        folder.mkdir()
        for number in range(40):
            (folder / f"{number:02}.json").write_text(json.dumps(ENDLESS))

        def jobs(count):
            out = self.folder / "batch"
            seconds = run([self.animctl, "export", str(folder), "--output-directory", str(out), "--jobs", str(count),
                           "--frame-cap", "20000", "--quiet"])[1]
            shutil.rmtree(out)
            return seconds

        figures = interleaved(self.rounds, {"one": lambda: jobs(1), "two": lambda: jobs(2)})
        print(f"  one job takes {ratio(figures['one'], figures['two'])} x as long as two")

    def terminal(self):
        print("  " + run([self.animctl, "bench", "terminal", "--rounds", "25"])[0].replace("\n", "\n  ").rstrip())


def main():
    names = ["evaluate", "csv", "formats", "memory", "start", "batch", "terminal"]
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("animctl")
    words.add_argument("--rounds", type=int, default=7)
    words.add_argument("--only", nargs="+", choices=names, default=names)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        workloads = Workloads(str(Path(asked.animctl).resolve()), asked.rounds, Path(folder))
        for name in asked.only:
            print(f"{name}, {asked.rounds} rounds", flush=True)
            getattr(workloads, name)()
        Path(workloads.out).unlink(missing_ok=True)


if __name__ == "__main__":
    main()
