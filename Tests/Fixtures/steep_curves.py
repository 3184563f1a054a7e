"""Makes reference/steep_curves.csv: points of cubic Bezier curves, steep ones above all, in 60 digits.

Needs the package mpmath. Usage: python3 steep_curves.py > reference/steep_curves.csv
"""

import random

from mpmath import mp, mpf

mp.dps = 60


def progress(x1, y1, x2, y2, share):
    """The progress at a share of the time, by bisection."""
    def value(first, second, s):
        return 3 * (1 - s) ** 2 * s * first + 3 * (1 - s) * s * s * second + s**3

    low, high = mpf(0), mpf(1)
    for _ in range(190):
        middle = (low + high) / 2
        if value(mpf(x1), mpf(x2), middle) < share:
            low = middle
        else:
            high = middle
    return value(mpf(y1), mpf(y2), low)


def main():
    random.seed(5)
    curves = [(1, 0, 0, 1), (1, 0, 0, 0.7), (0, 1, 0, 1), (1, 0, 1, 0), (1, 0, 0.001, 1),
              (0.999, -3, 0.001, 4), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0, 0, 0, 0), (1, 1, 1, 1)]
    curves += [tuple(random.choice([0, 1, random.random()]) for _ in range(4)) for _ in range(20)]
    print("x1,y1,x2,y2,share,progress")
    for curve in curves:
        shares = [0.5 + sign * 10.0**-k for sign in (-1, 1) for k in (2, 5, 8, 11, 14)]
        shares += [10.0**-k for k in (3, 9, 15)] + [1 - 1e-9, 0.25, 0.5] + [random.random() for _ in range(4)]
        for share in shares:
            print(*curve, repr(share), mp.nstr(progress(*curve, mpf(share)), 20), sep=",")


if __name__ == "__main__":
    main()
