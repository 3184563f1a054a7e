#!/bin/sh
# Judges how the program takes specs that mean it ill: each must end with status 65 and a place, within
# 2 seconds of work (and half as much again, for a slow machine) and 300 MiB, from a file and from standard input.
#
#   hostile_specs.sh BINARY [PYTHON]
#
# PYTHON is Python 3 (default: python3). Exit status: 0 all passed, 1 some did not, 2 bad usage.
set -u

[ $# -ge 1 ] || { echo "usage: hostile_specs.sh BINARY [PYTHON]" >&2; exit 2; }
[ -x "$1" ] || { echo "hostile_specs.sh: $1 is no program" >&2; exit 2; }
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
exec "${2:-python3}" - "$program" <<'PYTHON'
import json
import os
import re
import resource
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
MIB = 1 << 20
# Half as long again as is promised, for a machine that is slow or busy.
SECONDS, MEMORY = 2.0 * 1.5, 300 * MIB
LEAST = b'{ "version": 1, "effects": [ { "property": "scale", "to": 0.95 } ] }'
TARGET = b'{ "version": 1, "effects": [ { "property": "scale", "to": %s } ] }'


# Contents come in pieces: what this process holds at once would count as the program's memory.
def filled(head, piece, tail=b"", size=16 * MIB):
    """A text of at most so many bytes, its middle made of as many pieces as fit."""
    count = (size - len(head) - len(tail)) // len(piece)
    block = MIB // len(piece) + 1
    yield head
    for _ in range(count // block):
        yield piece * block
    yield piece * (count % block)
    yield tail


def numbered(count):
    """An object of so many keys."""
    yield b'{"first":1'
    for start in range(0, count, 10_000):
        yield b"".join(b',"k%d":1' % n for n in range(start, start + 10_000))
    yield b"}"


def huge(piece):
    return filled(b"", piece, size=100 * MIB)


# A name, the contents or their pieces, and a code that must be among those said.
CASES = [
    ("nothing", b"", "E0101"),
    ("100 MiB of [", huge(b"["), "E0102"),
    ("100 MiB of blanks", huge(b" "), "E0102"),
    ("100 MiB of a", huge(b"a"), "E0102"),
    ("100 MiB of zero bytes", huge(b"\0"), "E0102"),
    ("100 MiB of line ends", huge(b"\n"), "E0102"),
    ("a spec and 100 MiB of blanks", filled(LEAST, b" ", size=100 * MIB), "E0102"),
    ("16 MiB of [", filled(b"", b"["), "E0106"),
    ("16 MiB of {", filled(b"", b"{"), "E0107"),
    ("16 MiB of blanks", filled(b"", b" "), "E0101"),
    ("16 MiB of line ends", filled(b"", b"\r\n"), "E0101"),
    ("16 MiB of a", filled(b"", b"a"), "E0127"),
    ("16 MiB of zero bytes", filled(b"", b"\0"), "E0107"),
    ("16 MiB of ,", filled(b"", b","), "E0107"),
    ("16 MiB of quotes", filled(b"", b'"'), "E0206"),
    ("16 MiB of backslashes", filled(b'"', b"\\"), "E0117"),
    ("16 MiB of bad bytes", filled(b"", b"\xff"), "E0105"),
    ("16 MiB of bad bytes in a text", filled(b'"', b"\xff", b'"'), "E0105"),
    ("16 MiB of marks on one letter", filled(b'{"a', "\u0301".encode(), b'":1}'), "E0201"),
    ("16 MiB of digits", filled(b'{"version":', b"1", b"}"), "E0125"),
    ("16 MiB of decimals", filled(b'{"version":0.', b"1", b"}"), "E0206"),
    ("16 MiB of empty lists", filled(b"[", b"[],", b"[]]"), "E0206"),
    ("16 MiB of empty effects", filled(b'{"version":1,"effects":[', b"{},", b"{}]}"), "E0202"),
    ("16 MiB of numbers", filled(b'{"version":1,"effects":[', b"0,", b"0]}"), "E0206"),
    ("16 MiB of steps", filled(LEAST[:-1] + b',"script":[', b'{"at":0},', b'{"at":0}]}'), "E0203"),
    ("16 MiB of one key", filled(b"{", b'"a":1,', b'"a":1}'), "E0123"),
    ("a million keys", numbered(10**6), "E0201"),
    ("one key of 16 MiB", filled(b'{"', b"k", b'":1}'), "E0201"),
    ("16 MiB of comments", filled(b"", b"//\n"), "E0115"),
    ("16 MiB of one state", filled(b'{"version":1,"state":"', b"selected+", b'selected"}'), "E0207"),
    ("depth 100 000", b"[" * 10**5 + b"]" * 10**5, "E0106"),
    ("depth 100 000 of objects", b'{"v":' * 10**5 + b"1" + b"}" * 10**5, "E0106"),
    ("256 balanced objects", b'{"v":' * 256 + b"1" + b"}" * 256, "E0106"),
    ("depth 10 000, never closed", b"[" * 10**4, "E0106"),
    ("1e400", TARGET % b"1e400", "E0125"),
    ("-1e400", TARGET % b"-1e400", "E0125"),
    ("an exponent of a million digits", TARGET % (b"1e" + b"9" * 10**6), "E0125"),
    ("a number of 100 000 digits", TARGET % (b"9" * 10**5), "E0125"),
    ("NaN", TARGET % b"NaN", "E0126"),
    ("-Infinity", TARGET % b"-Infinity", "E0126"),
    ("a byte order mark", b"\xef\xbb\xbf" + LEAST, "E0103"),
    ("UTF-16", LEAST.decode().encode("utf-16"), "E0104"),
    ("UTF-32 without a mark", LEAST.decode().encode("utf-32-be"), "E0104"),
    ("CR only", LEAST.replace(b" ", b"\r")[:-1], "E0109"),
    ("bad UTF-8", TARGET % b'"\xe2\x28\xa1"', "E0105"),
    ("overlong UTF-8", TARGET % b'"\xc0\xaf"', "E0105"),
    ("a surrogate in UTF-8", TARGET % b'"\xed\xa0\x80"', "E0105"),
    ("half a surrogate", TARGET % b'"\\ud800"', "E0122"),
    ("a key twice", b'{ "version": 1, "version": 1, "effects": [] }', "E0123"),
    ("a key twice by an escape", b'{ "version": 1, "\\u0076ersion": 1, "effects": [] }', "E0123"),
    ("escape sequences", b'{ "\x1b[2J\x9b": "\x07" }', "E0120"),
    ("a program", open(PROGRAM, "rb").read(4 * MIB), "E0107"),
]


def run(arguments, stdin):
    """The status, standard error, the seconds and the bytes of memory of a run."""
    with tempfile.TemporaryFile() as errors:
        child = subprocess.Popen(
            [PROGRAM, "export", *arguments], stdin=stdin, stdout=subprocess.PIPE, stderr=errors
        )
        output = child.stdout.read()
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = status
        # Time on a processor: what else the machine does is not the program's fault.
        seconds = usage.ru_utime + usage.ru_stime
        errors.seek(0)
        scale = 1 if sys.platform == "darwin" else 1024
        said = errors.read()
    code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status)
    return code, said, output, seconds, usage.ru_maxrss * scale


def faults(name, code, outcome, is_json):
    status, said, output, seconds, memory = outcome
    try:
        text = said.decode()
    except UnicodeDecodeError:
        yield "standard error is no UTF-8"
        return
    if status != 65:
        yield f"status {status}"
    if output:
        yield f"{len(output)} bytes on standard output"
    if seconds > SECONDS:
        yield f"{seconds:.2f} s"
    if memory > MEMORY:
        yield f"{memory // MIB} MiB"
    if len(text) > 200_000:
        yield f"{len(text)} characters on standard error"
    if any(ord(c) < 32 and c != "\n" or 127 <= ord(c) < 160 for c in text):
        yield "control characters on standard error"
    if is_json:
        objects = [json.loads(line) for line in text.splitlines()]
        codes, places = [o["code"] for o in objects], [str(o["line"]) for o in objects]
    else:
        said = re.findall(r"^.*:(\d+):\d+: error: .* \[(E\d+)\]$", text, re.M)
        codes, places = [code for _, code in said], [line for line, _ in said]
    if code not in codes or not places[0].isdigit():
        yield f"said {codes} at lines {places}, not {code}: {text[:200]!r}"


failed = 0
worst = [0.0, 0]
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "spec.json")
    for name, contents, code in CASES:
        with open(path, "wb") as file:
            for piece in [contents] if isinstance(contents, bytes) else contents:
                file.write(piece)
        found = []
        for arguments in ([path], ["-"], [path, "--diagnostics", "json"]):
            with open(path, "rb") as stdin:
                outcome = run(arguments, stdin)
            worst = [max(worst[0], outcome[3]), max(worst[1], outcome[4])]
            found += [f"{' '.join(arguments[1:]) or 'file'}: {f}"
                      for f in faults(name, code, outcome, "json" in arguments)]
        failed += bool(found)
        print(f"{'FAILED ' if found else 'ok     '} {name}")
        for fault in found:
            print(f"        {fault}")
print(f"== {len(CASES)} specs, {failed} failed; at most {worst[0]:.2f} s and {worst[1] // MIB} MiB")
sys.exit(failed > 0)
PYTHON
