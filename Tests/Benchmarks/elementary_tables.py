#!/usr/bin/env python3
"""Writes the tables and polynomials of Sources/AnimCore/Elementary, with mpmath at 200 digits.

    python3 Tests/Benchmarks/elementary_tables.py           # writes the *Numbers.swift files
    python3 Tests/Benchmarks/elementary_tables.py --check   # says whether they are what it would write

Every number is computed here from its definition; a polynomial is the one that agrees with its function at the
Chebyshev nodes of its interval, which is nearly the best there is.
"""

import os
import struct
import sys

from mpmath import mp, mpf
import mpmath

mp.prec = 700
HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.join(HERE, "..", "..", "Sources", "AnimCore", "Elementary")


def nearest(value):
    """The double nearest to a high-precision number (its exponent is nowhere near the limits)."""
    return float(value)


def pair(value):
    """A number as an unevaluated sum of two doubles."""
    head = nearest(value)
    return head, nearest(value - mpf(head))


def leading(value, bits):
    """The leading bits of a number, rounded to nearest."""
    mantissa, exponent = mpmath.frexp(value)
    scale = mpf(2) ** (bits - exponent)
    return nearest(mpmath.nint(value * scale) / scale)


def literal(value):
    """A double as a Swift literal, exact."""
    if value == int(value) and abs(value) < 1000:
        return repr(float(value))
    mantissa, exponent = float(value).hex().split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{int(exponent)}"


def constant(name, doc, value):
    lines = [f"    /// {line}" for line in doc.split("\n")]
    return "\n".join(lines) + f"\n    static let {name} = {literal(value)}\n"


def polynomial(names, doc, function, low, high):
    """Coefficients of a polynomial near `function`, constant term first, each under its own name."""
    count = len(names)
    nodes = [
        (low + high) / 2 + (high - low) / 2 * mpmath.cos(mpmath.pi * (2 * i + 1) / (2 * count))
        for i in range(count)
    ]
    matrix = mpmath.matrix([[x**power for power in range(count)] for x in nodes])
    coefficients = [nearest(c) for c in mpmath.lu_solve(matrix, [function(x) for x in nodes])]
    error = max(
        abs(function(x) - mpmath.polyval(coefficients[::-1], x))
        for x in (low + (high - low) * mpf(i) / 999 for i in range(1000))
    )
    text = f"    // {doc}\n"
    text += f"    // Largest error with these doubles: 2^{float(mpmath.log(error, 2)):.1f}.\n"
    for name, value in zip(names, coefficients):
        text += f"    static let {name} = {literal(value)}\n"
    return text


def table(name, doc, rows):
    lines = [f"    /// {line}" for line in doc.split("\n")]
    text = "\n".join(lines) + f"\n    static let {name}: [Double] = [\n"
    for row in rows:
        text += "      " + ", ".join(literal(v) for v in row) + ",\n"
    return text + "    ]\n"


def file(name, doc, *parts):
    head = "// Written by Tests/Benchmarks/elementary_tables.py: every number is computed there, by\n"
    head += "// definition, at 200 digits. Change that script, not this file.\n"
    head += f"\nextension Elementary {{\n  /// {doc}\n  enum {name} {{\n"
    return name + ".swift", head + "\n".join(parts) + "  }\n}\n"


def tail_of(function, terms, power):
    """(function(x) - terms(x)) / x^power, which is smooth at 0 but cannot be computed there as written."""
    def value(x):
        if abs(x) < mpf(2) ** -100:
            x = mpf(2) ** -100
        return (function(x) - terms(x)) / x**power

    return value


def exponential():
    unit = mpmath.log(2) / 128
    high = leading(unit, 35)
    half = unit / 2 * mpf("1.01")
    small = mpf(1) / 16
    rows = []
    for j in range(0, 128, 2):
        rows.append([*pair(mpf(2) ** (mpf(j) / 128)), *pair(mpf(2) ** (mpf(j + 1) / 128))])
    return file(
        "ExponentialNumbers",
        "What ``Elementary/exp(_:)-(Double)`` and ``Elementary/expm1(_:)`` are made of.",
        constant("unitsPerOne", "128/ln 2: how many table steps one is.", nearest(1 / unit)),
        constant("unitHead", "ln 2/128, its leading 35 bits: times a step count of up to 18 bits it is exact.", high),
        constant("unitTail", "ln 2/128, the rest.", nearest(unit - mpf(high))),
        polynomial(
            ["c3", "c4", "c5"], "(eʳ − 1 − r − r²/2)/r³ on |r| ≤ ln 2/256.",
            tail_of(mpmath.exp, lambda r: 1 + r + r * r / 2, 3), -half, half),
        polynomial(
            ["s3", "s4", "s5", "s6", "s7", "s8", "s9"], "(eʳ − 1 − r − r²/2)/r³ on |r| ≤ 1/16.",
            tail_of(mpmath.exp, lambda r: 1 + r + r * r / 2, 3), -small, small),
        table("powers", "2 to the j/128 for j in 0..<128: nearest double, then the rest.", rows),
    )


def logarithm():
    high = leading(mpmath.log(2), 42)
    reach = mpf(2) ** -8 + mpf(2) ** -12
    rows = []
    offset = 0x3FE6_1000_0000_0000
    row = []
    for i in range(128):
        ends = [struct.unpack("<d", struct.pack("<Q", offset + ((i + e) << 45)))[0] for e in (0, 1)]
        low, top = mpf(ends[0]), mpf(ends[1])
        if low < 1 < top:
            inverse = mpf(1)
        else:
            inverse = mpmath.nint(2 / (low + top) * 2048) / 2048
        assert max(abs(low * inverse - 1), abs(top * inverse - 1)) <= reach
        value = -mpmath.log(inverse)
        head = mpmath.nint(value * mpf(2) ** 42) / mpf(2) ** 42
        row += [nearest(inverse), nearest(head), nearest(value - head)]
        rows.append(row)
        row = []
    return file(
        "LogarithmNumbers",
        "What ``Elementary/log(_:)`` and ``Elementary/log1p(_:)`` are made of.",
        constant("ln2Head", "ln 2, its leading 42 bits: times an exponent it is exact.", high),
        constant("ln2Tail", "ln 2, the rest.", nearest(mpmath.log(2) - mpf(high))),
        polynomial(
            ["c3", "c4", "c5", "c6", "c7"], "(ln(1 + r) − r + r²/2)/r³ on |r| ≤ 2⁻⁸ + 2⁻¹².",
            tail_of(lambda r: mpmath.log(1 + r), lambda r: r - r * r / 2, 3), -reach, reach),
        table(
            "inverses",
            "For each of 128 intervals of 0.689…1.378: an inverse of about its middle, in 12 bits; the\n"
            "logarithm of the inverse's inverse as a multiple of 2⁻⁴²; the rest of that logarithm.",
            rows),
    )


def trigonometric():
    half_pi = mpmath.pi / 2
    first = leading(half_pi, 33)
    second = leading(half_pi - mpf(first), 33)
    third = nearest(half_pi - mpf(first) - mpf(second))
    reach = mpf(1) / 128

    def even(function, terms, power):
        def value(z):
            if z < mpf(2) ** -200:
                z = mpf(2) ** -200
            x = mpmath.sqrt(z)
            return (function(x) - terms(x)) / x**power
        return value

    rows = [[*pair(mpmath.sin(mpf(j) / 64)), *pair(mpmath.cos(mpf(j) / 64))] for j in range(52)]
    with mpmath.workprec(1400):
        digits = int(mpmath.floor(2 / mpmath.pi * mpf(2) ** 1216))
    words = [0] + [(digits >> (1216 - 64 * (i + 1))) & (2**64 - 1) for i in range(19)]
    text = "    /// 2/π in binary, 64 bits a word, after one word of zeros.\n"
    text += "    static let twoOverPi: [UInt64] = [\n"
    for i in range(0, 20, 4):
        text += "      " + ", ".join(f"0x{w:016x}" for w in words[i:i + 4]) + ",\n"
    text += "    ]\n"
    head, tail = pair(half_pi)
    return file(
        "TrigonometricNumbers",
        "What ``Elementary/sinCos(_:)`` is made of.",
        constant("quartersPerOne", "2/π: how many quarter turns one radian is.", nearest(1 / half_pi)),
        constant("quarterFirst", "π/2, its leading 33 bits: times a count of up to 20 bits it is exact.", first),
        constant("quarterSecond", "π/2, the next 33 bits.", second),
        constant("quarterThird", "π/2, the rest.", third),
        constant("quarterHead", "π/2 as the nearest double.", head),
        constant("quarterTail", "π/2, what that double leaves.", tail),
        polynomial(
            ["s3", "s5", "s7"], "(sin d − d)/d³ in d² on |d| ≤ 1/128.",
            even(mpmath.sin, lambda d: d, 3), mpf(0), reach**2),
        polynomial(
            ["c2", "c4", "c6"], "(cos d − 1)/d² in d² on |d| ≤ 1/128.",
            even(mpmath.cos, lambda d: 1, 2), mpf(0), reach**2),
        table("angles", "For j in 0…51: sin(j/64), nearest double and rest, then cos(j/64) likewise.", rows),
        text,
    )


def arctangent():
    reach = mpf(1) / 128 * mpf("1.01")

    def value(z):
        if z < mpf(2) ** -200:
            z = mpf(2) ** -200
        x = mpmath.sqrt(z)
        return (mpmath.atan(x) - x) / x**3

    rows = []
    for j in range(0, 65):
        rows.append([*pair(mpmath.atan(mpf(j) / 64))])
    rows = [sum(rows[i:i + 2], []) for i in range(0, 65, 2)]
    head, tail = pair(mpmath.pi / 2)
    return file(
        "ArctangentNumbers",
        "What ``Elementary/atan2(_:_:)`` is made of.",
        constant("quarterHead", "π/2 as the nearest double.", head),
        constant("quarterTail", "π/2, what that double leaves.", tail),
        polynomial(
            ["a3", "a5", "a7"], "(arctan t − t)/t³ in t² on |t| ≤ 1/128.",
            value, mpf(0), reach**2),
        table("angles", "For j in 0…64: arctan(j/64), nearest double and rest.", rows),
    )


def cube_root():
    names = ["g0", "g1", "g2", "g3", "g4"]
    return file(
        "CubeRootNumbers",
        "What ``Elementary/cubeRoot(_:)`` is made of.",
        polynomial(names, "∛m on 1…2.", mpmath.cbrt, mpf(1), mpf(2)),
        constant("cubeRootOf2", "∛2.", nearest(mpmath.cbrt(2))),
        constant("cubeRootOf4", "∛4.", nearest(mpmath.cbrt(4))),
    )


def transfer():
    parts = []
    for name, doc, value in [
        ("gamma", "2.4", mpf("2.4")),
        ("inverseGamma", "1/2.4", 1 / mpf("2.4")),
        ("offset", "0.055", mpf("0.055")),
        ("logScale", "ln 1.055", mpmath.log(mpf("1.055"))),
        ("gammaLogScale", "2.4·ln 1.055", mpf("2.4") * mpmath.log(mpf("1.055"))),
    ]:
        head, tail = pair(value)
        parts.append(constant(name + "Head", f"{doc} as the nearest double.", head))
        parts.append(constant(name + "Tail", f"{doc}, what that double leaves.", tail))
    return file("TransferNumbers", "What the sRGB transfer pair is made of.", *parts)


def main():
    wrong = 0
    for name, text in [exponential(), logarithm(), trigonometric(), arctangent(), cube_root(), transfer()]:
        path = os.path.join(TARGET, name)
        if "--check" in sys.argv:
            same = os.path.exists(path) and open(path, encoding="utf-8").read() == text
            print(("same     " if same else "DIFFERS  ") + name)
            wrong += not same
        else:
            with open(path, "w", encoding="utf-8") as out:
                out.write(text)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
