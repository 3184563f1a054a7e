#!/usr/bin/env python3
"""Writes Tests/AnimCoreTests/ElementaryFixtures.swift: arguments and their correctly rounded results.

    python3 Tests/Benchmarks/elementary_fixtures.py

The arguments are awkward ones (ends of the range, table boundaries, multiples of a quarter turn),
random ones of every size, and the hardest of a larger random lot: those whose true result lies
nearest to the middle between two doubles.
"""

import math
import os
import random

import mpmath
from mpmath import mp, mpf

from elementary_accuracy import ONE, bits, double

mp.prec = 300
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "..", "AnimCoreTests", "ElementaryFixtures.swift")
rng = random.Random(7)


def rounded(value):
    """The double nearest to a number, ties to even, subnormals and overflow included."""
    if value == 0:
        return 0.0
    exponent = max(mpmath.frexp(abs(value))[1] - 53, -1074)
    units = int(mpmath.nint(mpmath.ldexp(value, -exponent)))
    try:
        return math.ldexp(units, exponent)
    except OverflowError:
        return math.copysign(math.inf, units)


def hardness(value):
    """How far a number is from the middle between two doubles, in units in the last place."""
    if value == 0:
        return 1
    exponent = max(mpmath.frexp(abs(value))[1] - 53, -1074)
    scaled = mpmath.ldexp(abs(value), -exponent)
    return abs(scaled - mpmath.floor(scaled) - mpf(1) / 2)


def around(x, steps=(-1, 0, 1)):
    return [double(bits(float(x)) + s) for s in steps]


def spread(low, high, count, signed=False):
    draws = [double(rng.randint(bits(low), bits(high))) for _ in range(count)]
    return [-x if signed and rng.random() < 0.5 else x for x in draws]


def uniform(low, high, count):
    return [rng.uniform(low, high) for _ in range(count)]


def quarter_cases(count, top=1.7e308):
    """The doubles up to `top` that are nearest, for their size, to a multiple of a quarter turn, by continued fractions.

    Source: W. Kahan, Minimizing q·m − n (1983): m·2ᵉ is near n·π/2 where n/m is a convergent of 2ᵉ·2/π.
    """
    found = {}
    with mpmath.workprec(2600):
        for e in range(-52, 971):
            ratio = mpf(2) ** (e + 1) / mpmath.pi
            before, here = (0, 1), (1, int(mpmath.floor(ratio)))  # (denominator, numerator)
            rest = ratio - mpmath.floor(ratio)
            while here[0] < 2**53 and rest > 0:
                x = float(here[0]) * 2.0**e
                if here[1] > 0 and x < top:
                    gap = abs(mpf(x) * 2 / mpmath.pi - here[1])
                    found[x] = min(gap, found.get(x, gap))
                term = int(mpmath.floor(1 / rest))
                rest = 1 / rest - term
                before, here = here, (term * here[0] + before[0], term * here[1] + before[1])
    return sorted(found, key=found.get)[:count]


def hardest(function, draw, keep, lot=6000):
    cases = draw(lot)
    true = [hardness(ONE[function](x, 1.0)) for x in cases]
    return [cases[i] for i in sorted(range(lot), key=true.__getitem__)[:keep]]


def exp_cases():
    step = mpmath.log(2) / 128
    cases = [0.0, -0.0, 5e-324, -5e-324, 2.0**-54, -(2.0**-54), 2.0**-53, -(2.0**-53), 1.0, -1.0]
    cases += around(709.782712893384) + around(-708.3964185322641) + around(-745.1332191019411)
    cases += around(-744.4400719213812) + around(-707.9999) + [708.0, -708.0, 709.0, -709.0]
    for k in (0, 1, 2, 63, 64, 127, 128, -1, -64, -129, 9000, -9001):
        cases += around((k + mpf(1) / 2) * step, (-1, 0))
    cases += spread(2.0**-60, 700.0, 60, True) + uniform(-745, -712, 40) + uniform(-20, 2, 60)
    # Few bits lost to subnormality, or just one: rounding twice would show.
    cases += uniform(-710, -708.4, 40) + uniform(float(-1022 * mpmath.log(2)) - 0.0027, -1022 * math.log(2), 50)
    return cases + hardest("exp", lambda n: uniform(-30, 30, n), 30)


def expm1_cases():
    step = mpmath.log(2) / 128
    cases = [0.0, -0.0, 5e-324, -5e-324, 1e-310, -1e-310, 1.0, -1.0, 56.0, -37.4, -37.5, -40.0, -100.0]
    cases += around(1 / 16) + around(-1 / 16) + around(2.0**-54) + around(709.782712893384)
    for k in (11, 12, 64, 127, 128, -12, -13, -64, -129, 5000):
        cases += around((k + mpf(1) / 2) * step, (-1, 0))
    cases += spread(5e-324, 50.0, 60, True) + uniform(-0.0625, 0.0625, 50) + uniform(-3, 3, 50)
    return cases + hardest("expm1", lambda n: uniform(-1, 1, n), 30)


def log_cases():
    cases = [1.0, 5e-324, 2.0**-1022, double(bits(2.0**-1022) - 1), 1.7976931348623157e308, 0.5, 2.0, 10.0]
    cases += around(1.0, range(-6, 7)) + around(math.e)
    for place in (0x3FE6_1000_0000_0000, 0x3FEF_F000_0000_0000, 0x3FF0_1000_0000_0000, 0x3FF6_1000_0000_0000):
        cases += around(double(place), (-1, 0))
    for i in range(1, 128, 9):
        cases += around(double(0x3FE6_1000_0000_0000 + (i << 45)), (-1, 0))
    cases += spread(5e-324, 1.79e308, 60) + uniform(0.98, 1.02, 60) + uniform(0.01, 100, 50)
    return cases + hardest("log", lambda n: uniform(0.5, 2, n), 30)


def log1p_cases():
    cases = [0.0, -0.0, 5e-324, -5e-324, 1e-310, -0.5, 1.0, 1e10, 2.0**53, 2.0**60, 1.79e308]
    cases += around(2.0**-54) + around(-(2.0**-54)) + [double(bits(-1.0) - 1), double(bits(-1.0) - 2)]
    cases += around(2.0**-9) + around(-(2.0**-9)) + around(2.0**-8) + around(2.0**-53)
    cases += spread(2.0**-70, 2.0**70, 60) + [-x for x in spread(2.0**-70, 0.999, 60)]
    cases += uniform(-0.02, 0.02, 60)
    return cases + hardest("log1p", lambda n: uniform(-0.9, 3, n), 30)


def angle_cases():
    cases = [0.0, -0.0, 5e-324, -1e-310, 2.0**-27, double(bits(2.0**-27) - 1), 0.785, 1.0, -1.0, 1e22]
    cases += around(math.pi / 4) + around(0.785) + around(1e6) + [1e5, 1e9, 1e11, 1.7976931348623157e308]
    for k in (1, 2, 3, 4, 5, 6, 7, 8, 100, 101, 12345, 636619, 636620):
        cases += around(k * mp.pi / 2, (-1, 0)) + around((k - mpf(1) / 2) * mp.pi / 2, (0,))
    for j in (0, 1, 2, 7, 25, 49):
        cases += around((j + 0.5) / 64, (-1, 0))
    cases += quarter_cases(30) + quarter_cases(20, 1e6) + spread(2.0**-30, 1.79e308, 50, True)
    cases += hardest("sin", lambda n: uniform(0.008, 0.1, n), 20)
    return cases + uniform(-100, 100, 50) + uniform(1e6, 1e11, 30)


def atan2_cases():
    cases = []
    for j in (0, 1, 2, 8, 31, 32, 63, 64):
        q = (j + 0.5) / 64 if j < 64 else 1.0
        cases += [(around(q)[i], 1.0) for i in (0, 1)] + [(1.0, q), (-3 * q, -3.0), (3.0, -3 * q)]
    cases += [(5e-324, 1.0), (5e-324, -1.0), (1.0, 5e-324), (5e-324, 5e-324), (-5e-324, -1e-323)]
    cases += [(1.79e308, 1.79e308), (1.79e308, -1e308), (1e-308, 1e-300), (1e308, 1e300), (1e-300, 1e20)]
    cases += [(2.0**-60, 1.0), (1.1 * 2.0**-60, 1.0), (2.0**-61, -1.0), (2.0**-60, -1.0), (1.0, 2.0**-60)]
    sizes = lambda: spread(2.0**-30, 2.0**30, 1, True)[0]
    cases += [(sizes(), sizes()) for _ in range(60)]
    cases += list(zip(uniform(-1, 1, 80), uniform(-1, 1, 80)))
    cases += list(zip(spread(5e-324, 1.79e308, 30, True), spread(5e-324, 1.79e308, 30, True)))
    return cases


def cube_root_cases():
    cases = [0.0, -0.0, 5e-324, -5e-324, 1e-310, 2.0**-1022, 1.7976931348623157e308, 1.0, 8.0, -27.0, 0.1]
    cases += around(1.0) + around(2.0) + around(4.0) + around(8.0)
    cases += spread(5e-324, 1.79e308, 80, True) + uniform(1, 8, 60)
    return cases + hardest("cubeRoot", lambda n: uniform(1, 8, n), 30)


def linear_cases():
    cases = [0.0, -0.0, 1.0, -1.0, 0.5, 5e-324, -1e-310, 1e100] + around(0.04045) + around(-0.04045)
    cases += [byte / 255 for byte in range(0, 256, 5)] + uniform(-0.1, 1, 60) + uniform(1, 8, 40)
    return cases + hardest("linearFromGamma", lambda n: uniform(0.04, 1, n), 30)


def gamma_cases():
    cases = [0.0, -0.0, 1.0, -1.0, 0.5, 5e-324, -1e-310, 1e100] + around(0.0031308) + around(-0.0031308)
    cases += [rounded(ONE["linearFromGamma"](byte / 255, 0)) for byte in range(0, 256, 5)]
    cases += uniform(-0.1, 1, 60) + uniform(1, 8, 40)
    return cases + hardest("gammaFromLinear", lambda n: uniform(0.003, 1, n), 30)


def words(rows):
    flat = [f"{bits(v) & (2**64 - 1):016x}" for row in rows for v in row]
    width = 5 if len(rows[0]) != 3 else 3
    lines = [" ".join(flat[i:i + width]) for i in range(0, len(flat), width)]
    return '"""\n' + "\n".join("    " + line for line in lines) + '\n    """\n'


def true_value(function, x, y):
    if function in ("expm1", "log1p", "sin", "atan2", "cubeRoot", "linearFromGamma", "gammaFromLinear") and x == 0:
        return x
    return rounded(ONE[function](x, y))


def main():
    text = "// Written by Tests/Benchmarks/elementary_fixtures.py with mpmath: change that script, not this\n"
    text += "// file. Bit patterns of doubles: an argument (two for atan2), then the correctly rounded result.\n\n"
    text += "enum ElementaryFixtures {\n"
    for function, cases in [
        ("exp", exp_cases()), ("expm1", expm1_cases()), ("log", log_cases()), ("log1p", log1p_cases()),
        ("sin", angle_cases()), ("cos", angle_cases()), ("atan2", atan2_cases()),
        ("cubeRoot", cube_root_cases()), ("linearFromGamma", linear_cases()), ("gammaFromLinear", gamma_cases()),
    ]:
        rows = []
        for case in cases:
            pair = case if isinstance(case, tuple) else (case, 0.0)
            arguments = pair if function == "atan2" else pair[:1]
            rows.append([*arguments, true_value(function, *pair)])
        print(function, len(rows))
        text += f"  static let {function} = {words(rows)}\n"
    with open(OUT, "w", encoding="utf-8") as out:
        out.write(text.rstrip("\n") + "\n}\n")


if __name__ == "__main__":
    main()
