#!/bin/sh
# Judges what becomes of files when an export goes wrong or is ended.
#
#   files.sh BINARY [ROUNDS [PYTHON]]
#
# In each of ROUNDS (default: 200) a long export over an old file is ended by KILL, TERM, INT or HUP at a
# random moment, or not at all: the old file is there whole or the new one is, with the status that belongs to
# it; nothing is left beside but, after KILL, what the next run names. Then come full, closed, odd and
# forbidden places. PYTHON is Python 3 (default: python3). Exit status: 0 all passed, 1 some did not, 2 bad usage.
set -u
[ $# -ge 1 ] && [ -x "$1" ] || { echo "usage: files.sh BINARY [ROUNDS [PYTHON]]" >&2; exit 2; }
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
exec "${3:-python3}" - "$program" "${2:-200}" <<'PYTHON'
import hashlib
import os
import random
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM, ROUNDS = sys.argv[1], int(sys.argv[2])
SPEC = """{"version": 1, "effects": [{"property": "scale", "to": 0.9, "on": "highlighted", "style": "hold",
 "enter": {"spring": {"duration": 0.5, "bounce": 1}}}], "script": [{"at": "0ms", "event": "press"}]}"""
OLD = b"an old file\n"
failures = []


def check(name, passed, detail=""):
    if not passed:
        failures.append(name)
        print(f"FAILED  {name}  {detail}")


def export(*words, **options):
    options.setdefault("stdout", subprocess.PIPE)
    return subprocess.Popen([PROGRAM, "export", *words], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, **options)


def ended(folder, seed):
    """One export that is ended by a signal at a random moment."""
    chance = random.Random(seed)
    target = os.path.join(folder, "press.csv")
    with open(target, "wb") as file:
        file.write(OLD)
    number = chance.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP, None])
    process = export(os.path.join(folder, "spec.json"), "-q", "--frame-cap", "200000", "-o", target)
    time.sleep(chance.random() * LENGTH * 1.1)
    if number is not None:
        process.send_signal(number)
    process.communicate()
    with open(target, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    left = [name for name in os.listdir(folder) if name not in ("press.csv", "spec.json")]
    whole = {hashlib.sha256(OLD).hexdigest(): "old", NEW: "new"}.get(digest, "torn")
    name = f"round {seed}, {number and number.name}"
    check(name, whole != "torn", "the file is torn")
    if process.returncode == 0:
        check(name, whole == "new", "status 0 without the new file")
    else:
        check(name, number is not None and process.returncode == -number, f"status {process.returncode}")
    if left:
        check(name, number == signal.SIGKILL, f"left {left}")
        told = export("-o", os.path.join(folder, "next.csv")).communicate()[1].decode()
        check(name, all(each in told for each in left), f"{left} are not named")
        for each in left + ["next.csv"]:
            os.unlink(os.path.join(folder, each))
    return whole, number, bool(left)


def expect(name, words, status, says="", **options):
    process = export(*words, **options)
    out, errors = process.communicate()
    text = errors.decode()
    check(name, process.returncode == status, f"status {process.returncode}: {text[:200]}")
    check(name, says in text and "Fatal" not in text, text[:200])
    return out


with tempfile.TemporaryDirectory() as folder:
    with open(os.path.join(folder, "spec.json"), "w") as file:
        file.write(SPEC)
    target = os.path.join(folder, "press.csv")
    start = time.monotonic()
    export(os.path.join(folder, "spec.json"), "-q", "--frame-cap", "200000", "-o", target).communicate()
    LENGTH = time.monotonic() - start
    with open(target, "rb") as file:
        NEW = hashlib.sha256(file.read()).hexdigest()
    outcomes = [ended(folder, seed) for seed in range(ROUNDS)]
    counts = {whole: sum(1 for each in outcomes if each[0] == whole) for whole in ("old", "new", "torn")}
    print(f"{ROUNDS} rounds: {counts['old']} kept the old file, {counts['new']} have the new one, "
          f"{counts['torn']} torn; {sum(each[2] for each in outcomes)} left something, which the next run named")

with tempfile.TemporaryDirectory() as folder:
    inside = lambda name: os.path.join(folder, name)
    expect("full device", ["--frame-cap", "200"], 74, "No space left", stdout=open("/dev/full", "wb"))
    expect("full device by name", ["-f", "csv", "-o", "/dev/full"], 74, "No space left")
    os.mkdir(inside("folder.csv"))
    expect("a folder", ["-o", inside("folder.csv")], 73, "folder.csv")
    expect("no such folder", ["-o", inside("none/press.csv")], 73, "none/press.csv")
    with open(inside("real.csv"), "wb") as file:
        file.write(OLD)
    os.chmod(inside("real.csv"), 0o640)
    os.symlink("real.csv", inside("link.csv"))
    expect("a link", ["-q", "-o", inside("link.csv")], 0)
    check("a link", os.path.islink(inside("link.csv")) and open(inside("real.csv"), "rb").read() != OLD)
    check("a link", stat.S_IMODE(os.stat(inside("real.csv")).st_mode) == 0o640, "other permissions")
    os.symlink("loop", inside("loop"))
    expect("a link to itself", ["-f", "csv", "-o", inside("loop")], 73, "loop")
    os.mkfifo(inside("pipe"))
    got = []
    reader = threading.Thread(target=lambda: got.append(open(inside("pipe"), "rb").read()))
    reader.start()
    expect("a pipe with a name", ["-q", "-f", "csv", "-o", inside("pipe")], 0)
    reader.join()
    check("a pipe with a name", got[0].startswith(b"frame,") and stat.S_ISFIFO(os.stat(inside("pipe")).st_mode))
    expect("nothing", ["-q", "-f", "csv", "-o", "/dev/null"], 0)
    # A closed output is told, a reader that leaves is not.
    closed = subprocess.run(["/bin/sh", "-c", f"'{PROGRAM}' export >&-"], stderr=subprocess.PIPE)
    check("closed output", closed.returncode == 74 and closed.stderr, f"{closed.returncode} {closed.stderr[:200]}")
    gone = subprocess.run(["/bin/sh", "-c", f"'{PROGRAM}' export --frame-cap 100000 | head -1"], capture_output=True)
    check("a reader that leaves", gone.stdout.startswith(b"frame,") and not gone.stderr, gone.stderr[:200])
    if os.geteuid() == 0:
        # Root may write anywhere: somebody else tries.
        os.chmod(folder, 0o755)
        os.mkdir(inside("closed"), 0o555)
        def nobody():
            os.setgid(65534)
            os.setuid(65534)
        copy = inside("animctl")
        with open(PROGRAM, "rb") as source, open(copy, "wb") as file:
            file.write(source.read())
        os.chmod(copy, 0o755)
        result = subprocess.run([copy, "export", "-o", inside("closed/press.csv")], preexec_fn=nobody,
                                capture_output=True, env={"LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", "")})
        if result.returncode != 127:
            check("a folder that is closed", result.returncode == 73 and b"closed/press.csv" in result.stderr,
                  f"{result.returncode} {result.stderr[:200]}")
    leftovers = [name for name in os.listdir(folder) if name.startswith(".animctl")]
    check("nothing is left", not leftovers, leftovers)

if failures:
    sys.exit(f"{len(failures)} failed")
print("all places are as promised")
PYTHON
