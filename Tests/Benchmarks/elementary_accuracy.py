#!/usr/bin/env python3
"""Measures the worst error of each function and of libm's, in units in the last place, against mpmath.

    elementary_accuracy.py PROBE [SAMPLES-PER-RANGE [FUNCTION]]

PROBE is the program made of elementary_probe.swift. Prints the table of
docs/elementary-functions.md and fails if a function errs by one unit or more.
"""

import math
import random
import struct
import subprocess
import sys

import mpmath
from mpmath import mp, mpf

SEED = 20240229
LEAST = -1074  # the exponent of the smallest subnormal


def ulps(got, true, digits=53, least=LEAST):
    """The error of a result in units in the last place of the true value's binade."""
    if math.isinf(got):
        # One place above the largest: counts as the next double.
        got = mpf(2) ** 1024 if digits == 53 else mpf(2) ** 128
        got = math.copysign(1, true) * got
    if true == 0:
        return 0.0 if got == 0 else math.inf
    exponent = mpmath.frexp(abs(true))[1] - 1
    unit = mpf(2) ** max(exponent - digits + 1, least)
    return float(abs(mpf(got) - true) / unit)


def probe(program, function, pairs, libm=False):
    data = b"".join(struct.pack("<dd", *p) for p in pairs)
    words = [program, function] + (["libm"] if libm else [])
    out = subprocess.run(words, input=data, stdout=subprocess.PIPE, check=True).stdout
    return struct.unpack(f"<{len(out) // 8}d", out)


def bits(x):
    return struct.unpack("<q", struct.pack("<d", x))[0]


def double(b):
    return struct.unpack("<d", struct.pack("<q", b))[0]


def uniform(low, high):
    return lambda rng: (rng.uniform(low, high), 0.0)


def logarithmic(low, high, signed=False):
    """Uniform over the bit patterns from low to high: all sizes get their share."""
    a, b = bits(low), bits(high)

    def draw(rng):
        x = double(rng.randint(a, b))
        return (-x if signed and rng.random() < 0.5 else x, 0.0)

    return draw


def near_quarters(top):
    """The doubles at and beside multiples of a quarter turn."""

    def draw(rng):
        k = int(2 ** rng.uniform(0, math.log2(top * 2 / math.pi)))
        return (double(bits(float(k * mp.pi / 2)) + rng.randint(-2, 2)), 0.0)

    return draw


def points(low, high):
    """Points whose sides' quotient is low…high, in all quadrants, of any size."""
    size = logarithmic(2.0**-200, 2.0**200)

    def draw(rng):
        x = size(rng)[0]
        q = 2 ** rng.uniform(math.log2(low), math.log2(high))
        y = x * q
        return (y * rng.choice((-1, 1)), x * rng.choice((-1, 1)))

    return draw


def linear(v):
    v = mpf(v)
    if abs(v) <= mpf(0.04045):
        return v / mpf("12.92")
    return mpmath.sign(v) * ((abs(v) + mpf("0.055")) / mpf("1.055")) ** mpf("2.4")


def gamma(v):
    v = mpf(v)
    if abs(v) <= mpf(0.0031308):
        return v * mpf("12.92")
    return mpmath.sign(v) * (mpf("1.055") * abs(v) ** (1 / mpf("2.4")) - mpf("0.055"))


def real_cube_root(x):
    return mpmath.sign(x) * mpmath.cbrt(abs(mpf(x)))


ONE = {
    "exp": lambda x, _: mpmath.exp(mpf(x)),
    "expFloat": lambda x, _: mpmath.exp(mpf(x)),
    "expm1": lambda x, _: mpmath.expm1(mpf(x)),
    "log": lambda x, _: mpmath.log(mpf(x)),
    "log1p": lambda x, _: mpmath.log1p(mpf(x)),
    "sin": lambda x, _: mpmath.sin(mpf(x)),
    "cos": lambda x, _: mpmath.cos(mpf(x)),
    "atan2": lambda y, x: mpmath.atan2(mpf(y), mpf(x)),
    "cubeRoot": lambda x, _: real_cube_root(x),
    "linearFromGamma": lambda x, _: linear(x),
    "gammaFromLinear": lambda x, _: gamma(x),
}

RANGES = [
    ("exp", "−1…1", uniform(-1, 1)),
    ("exp", "−708…709.78", uniform(-708, 709.78)),
    ("exp", "subnormal results, −745.13…−708.4", uniform(-745.13, -708.4)),
    ("exp", "sizes 2⁻⁶⁰…1, both signs", logarithmic(2.0**-60, 1.0, True)),
    ("expFloat", "−103…88 (units of a Float)", lambda rng: (float32(rng.uniform(-103, 88)), 0.0)),
    ("expm1", "−1/16…1/16", uniform(-1 / 16, 1 / 16)),
    ("expm1", "−1…1", uniform(-1, 1)),
    ("expm1", "−45…709.78", uniform(-45, 709.78)),
    ("expm1", "sizes 2⁻¹⁰⁷⁴…1, both signs", logarithmic(5e-324, 1.0, True)),
    ("log", "1 ± 0.01", uniform(0.99, 1.01)),
    ("log", "0.5…2", uniform(0.5, 2)),
    ("log", "every positive size, subnormals too", logarithmic(5e-324, 1.79e308)),
    ("log1p", "−0.01…0.01", uniform(-0.01, 0.01)),
    ("log1p", "−1…1", uniform(-1 + 2.0**-53, 1)),
    ("log1p", "sizes 2⁻⁶⁰…2¹⁰⁰⁰", logarithmic(2.0**-60, 2.0**1000)),
    ("log1p", "−1…−2⁻⁶⁰ by size", lambda rng: (-logarithmic(2.0**-60, 1 - 2.0**-53)(rng)[0], 0.0)),
]
for name in ("sin", "cos"):
    RANGES += [
        (name, "−π/4…π/4", uniform(-math.pi / 4, math.pi / 4)),
        (name, "−100…100", uniform(-100, 100)),
        (name, "−10⁶…10⁶", uniform(-1e6, 1e6)),
        (name, "10⁶…10⁹", uniform(1e6, 1e9)),
        (name, "10⁹…10¹²", uniform(1e9, 1e12)),
        (name, "every size, 2⁻³⁰…2¹⁰²⁴", logarithmic(2.0**-30, 1.79e308, True)),
        (name, "beside multiples of π/2, up to 10⁶", near_quarters(1e6)),
        (name, "beside multiples of π/2, up to 10¹⁵", near_quarters(1e15)),
    ]
RANGES += [
    ("atan2", "quotients 2⁻⁶⁴…2⁻⁶, all quadrants", points(2.0**-64, 2.0**-6)),
    ("atan2", "quotients 2⁻⁶…2⁶, all quadrants", points(2.0**-6, 2.0**6)),
    ("atan2", "quotients 2⁶…2⁶⁴, all quadrants", points(2.0**6, 2.0**64)),
    ("atan2", "any two sizes", lambda rng: (
        logarithmic(5e-324, 1.79e308, True)(rng)[0], logarithmic(5e-324, 1.79e308, True)(rng)[0])),
    ("cubeRoot", "1…8", uniform(1, 8)),
    ("cubeRoot", "every size, both signs", logarithmic(5e-324, 1.79e308, True)),
    ("linearFromGamma", "−0.05…0.05", uniform(-0.05, 0.05)),
    ("linearFromGamma", "0.04…1", uniform(0.04, 1)),
    ("linearFromGamma", "1…8", uniform(1, 8)),
    ("gammaFromLinear", "−0.004…0.004", uniform(-0.004, 0.004)),
    ("gammaFromLinear", "0.003…1", uniform(0.003, 1)),
    ("gammaFromLinear", "1…8", uniform(1, 8)),
]


def float32(x):
    return struct.unpack("<f", struct.pack("<f", x))[0]


def worst(program, function, draw, samples):
    """The worst errors of ours and of libm's over the same arguments."""
    rng = random.Random(SEED)
    pairs = [draw(rng) for _ in range(samples)]
    digits, least = (24, -149) if function == "expFloat" else (53, LEAST)
    ours, libms = probe(program, function, pairs), probe(program, function, pairs, libm=True)
    top = [0.0, 0.0]
    for pair, results in zip(pairs, zip(ours, libms)):
        true = ONE[function](*pair)
        for i in (0, 1):
            top[i] = max(top[i], ulps(results[i], true, digits, least))
    return top


def main():
    words = sys.argv[1:]
    samples = int(words[1]) if len(words) > 1 else 20000
    mp.prec = 220  # mpmath itself adds what the reduction of a large angle needs
    failed = False
    print("| function | arguments | samples | worst error, ulp | libm's |")
    print("| --- | --- | --- | --- | --- |")
    for function, name, draw in RANGES:
        if len(words) > 2 and function != words[2]:
            continue
        error, other = worst(words[0], function, draw, samples)
        print(f"| {function} | {name} | {samples} | {error:.4f} | {other:.4f} |", flush=True)
        failed = failed or error >= 1
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
