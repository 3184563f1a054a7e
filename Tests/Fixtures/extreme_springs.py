"""Makes reference/extreme_springs.csv: springs all over the engine's ranges, in 60-digit arithmetic.

Needs the package mpmath. Usage: python3 extreme_springs.py > reference/extreme_springs.csv
"""

import random

from mpmath import cos, exp, mp, mpf, sin, sqrt

mp.dps = 60


def motion(z, w, t, x, v):
    """Displacement and velocity after t of a damped oscillator that starts with x and v."""
    if z < 1:
        wave = w * sqrt(1 - z * z)
        s = exp(-z * w * t) * sin(wave * t) / wave
        c = exp(-z * w * t) * cos(wave * t)
    elif z == 1:
        s, c = exp(-w * t) * t, exp(-w * t)
    else:
        root = sqrt(z * z - 1)
        p, q = w * (z + root), w / (z + root)
        s, c = (exp(-q * t) - exp(-p * t)) / (p - q), (exp(-q * t) + exp(-p * t)) / 2
    return (c + z * w * s) * x + s * v, -w * w * s * x + (c - z * w * s) * v


def damping_ratio(kind):
    return [
        lambda: 0.0,
        lambda: 1.0,
        lambda: 1 + random.uniform(-1, 1) * 10 ** random.uniform(-16, -6),
        lambda: random.uniform(0, 1),
        lambda: random.uniform(1, 3),
        lambda: 10 ** random.uniform(-6, 9),
    ][kind]()


random.seed(60)
print("damping_ratio,angular_frequency,time,velocity,x,v")
for row in range(480):
    z = damping_ratio(row % 6)
    w = 10 ** random.uniform(-6, 5)
    phase = 10 ** random.uniform(-6, 6) * (z if z > 1 and row % 4 == 0 else 1)
    t = min(phase / w, 1e8)
    v = random.choice((-1, 1)) * 10 ** random.uniform(-3, 6)
    x, speed = motion(mpf(z), mpf(w), mpf(t), mpf(1), mpf(v))
    print(",".join(repr(float(number)) for number in (z, w, t, v, x, speed)))
