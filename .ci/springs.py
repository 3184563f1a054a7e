#!/usr/bin/env python3
"""Holds random springs to 50-digit arithmetic: every parametrisation, what the motion is like, UIKit's
equation, and the rows of exported curves.

The oscillator is solved here as a sum of two complex exponentials, which has one formula for every
damping; the program has three.

Usage: springs.py ANIMCTL [COUNT]
"""

import csv
import io
import json
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from mpmath import mp, mpf

mp.dps = 50
EPSILON = mpf("0.001")


class Oscillator:
    """The displacement from the target: 1 at the start, with a velocity v towards the target."""

    def __init__(self, omega: float, zeta: float, velocity: float) -> None:
        self.omega, self.zeta, self.velocity = mpf(omega), mpf(zeta), mpf(velocity)
        # At exactly 1 the two exponentials are one; so near beside it nobody can tell.
        zeta = self.zeta + (mpf("1e-24") if self.zeta == 1 else 0)
        root = mp.sqrt(mp.mpc(zeta * zeta - 1))
        self.rates = [self.omega * (-zeta + root), self.omega * (-zeta - root)]
        fast, slow = self.rates[1], self.rates[0]
        if abs(fast) > abs(slow) and zeta > 1:
            # The slow rate without cancellation.
            self.rates[0] = slow = self.omega**2 / fast
        self.weights = [(-self.velocity - fast) / (slow - fast), (self.velocity + slow) / (slow - fast)]

    def derivative(self, order: int, time) -> mpf:
        return mp.re(sum(w * r**order * mp.exp(r * time) for w, r in zip(self.weights, self.rates)))

    def interval(self):
        """How far apart zeros are; None where there is one at most."""
        gap = self.rates[0] - self.rates[1]
        return abs(mp.pi / mp.im(gap) * 2) if self.zeta < 1 else None

    def zero(self, order: int):
        """The first positive zero of a derivative; None if there is none."""
        gap = self.rates[0] - self.rates[1]
        ratio = -self.weights[1] * self.rates[1]**order / (self.weights[0] * self.rates[0]**order)
        if self.zeta < 1:
            time = mp.arg(ratio) / mp.im(gap)
            tiny = self.interval() * mpf("1e-30")
            return time if time > tiny else time + self.interval()
        ratio = mp.re(ratio)
        return mp.log(ratio) / mp.re(gap) if ratio > 1 + mpf("1e-40") else None

    def turns(self):
        """The first places where the motion turns."""
        first = self.zero(1)
        if first is None:
            return []
        return [first] if self.interval() is None else [first, first + self.interval()]

    def reach(self):
        return max([mpf(1)] + [abs(self.derivative(0, time)) for time in self.turns()])


class Check:
    """Collects what is off and by how much, for each number compared."""

    def __init__(self) -> None:
        self.worst: dict[str, mpf] = {}
        self.faults: list[str] = []
        self.count = 0

    def near(self, name: str, found, expected, allowed, spring) -> None:
        self.count += 1
        if found is None or expected is None:
            if not (found is None and expected is None):
                self.faults.append(f"{name}: {found} instead of {expected}: {spring}")
            return
        error = abs(mpf(found) - expected) / allowed
        self.worst[name] = max(self.worst.get(name, mpf(0)), error)
        if not error <= 1:
            self.faults.append(f"{name}: {found} instead of {mp.nstr(expected, 20)}: {spring}")

    def true(self, name: str, holds: bool, spring) -> None:
        self.count += 1
        if not holds:
            self.faults.append(f"{name}: {spring}")


def log_uniform(low: float, high: float) -> float:
    return 10 ** random.uniform(low, high)


def damping_ratio() -> float:
    kind = random.random()
    if kind < 0.15:
        return 1 + random.choice([-1, 1]) * log_uniform(-15.6, -3)
    if kind < 0.2:
        return 1.0
    if kind < 0.6:
        return random.uniform(0.05, 1.5)
    return log_uniform(-6, 9)


def velocity(omega: float) -> float:
    if random.random() < 0.4:
        return 0.0
    # From a push that hardly counts to one that flings it far beyond.
    return max(-1e6, min(1e6, random.choice([-1, 1]) * omega * log_uniform(-4, 2)))


def plain_spring():
    """Options that state a spring, and ω₀, ζ and the mass that they mean."""
    zeta, omega, mass = damping_ratio(), log_uniform(-5.9, 4.9), log_uniform(-6, 6)
    door = random.randrange(5)
    if door == 0 and 2e-4 < 6.28 / omega < 9e5:
        response = 6.283185307179586 / omega
        return ["--response", response, "--damping-ratio", zeta], 2 * mp.pi / mpf(response), mpf(zeta), 1
    if door == 1 and 2e-4 < 6.28 / omega < 9e5 and zeta < 99:
        duration, bounce = 6.283185307179586 / omega, 1 - zeta if zeta <= 1 else 1 / zeta - 1
        meant = 1 - mpf(bounce) if bounce >= 0 else 1 / (1 + mpf(bounce))
        return ["--duration", duration, "--bounce", bounce], 2 * mp.pi / mpf(duration), meant, 1
    if door == 2 and 0.002 < zeta <= 1:
        phase = settling_phase(mpf(zeta))
        duration = float(phase / omega)
        if 2e-4 < duration < 9e5:
            return (["--settling-duration", duration, "--damping-ratio", zeta],
                    phase / mpf(duration), mpf(zeta), 1)
    stiffness = mass * omega * omega
    if door == 3:
        damping = 2 * zeta * omega * mass
        k, c, m = mpf(stiffness), mpf(damping), mpf(mass)
        return (["--stiffness", stiffness, "--damping", damping, "--mass", mass],
                mp.sqrt(k / m), c / (2 * mp.sqrt(k * m)), mass)
    return (["--stiffness", stiffness, "--damping-ratio", zeta, "--mass", mass],
            mp.sqrt(mpf(stiffness) / mpf(mass)), mpf(zeta), mass)


def settling_phase(zeta):
    """ω₀ × UIKit's duration without velocity; None where there is none."""
    if zeta > 1:
        return None
    if zeta == 1:
        return mp.findroot(lambda y: (y + 1) * mp.exp(-y) - EPSILON, 9.2)
    phase = mp.log(zeta / (EPSILON * mp.sqrt(1 - zeta**2))) / zeta
    return phase if phase > 0 else None


def run(animctl: str, arguments) -> str:
    command = [animctl] + [word if isinstance(word, str) else repr(word) for word in arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def check_conversions(check: Check, report: dict, spring) -> None:
    """What is read back, from ω₀, ζ and the mass that are reported."""
    omega, zeta, mass = mpf(report["angularFrequency"]), mpf(report["dampingRatio"]), mpf(report["mass"])
    stiffness, damping = mass * omega**2, 2 * zeta * omega * mass
    bounce = 1 - zeta if zeta <= 1 else 1 / zeta - 1
    rows = [("stiffness", stiffness), ("damping", damping), ("response", 2 * mp.pi / omega),
            ("duration", 2 * mp.pi / omega)]
    phase = settling_phase(zeta)
    rows.append(("settlingDuration", None if phase is None else phase / omega))
    for name, expected in rows:
        # Near ζ = 0.001 the phase is a difference of logarithms.
        allowed = mpf("1e-15") * (abs(expected) + (10 / (omega * zeta) if name == "settlingDuration" else 0)) \
            if expected is not None else mpf(1)
        check.near(name, report[name], expected, max(allowed, mpf("1e-300")), spring)
    check.near("bounce", report["bounce"], bounce, mpf("3e-16"), spring)
    platforms = report["platforms"]
    unit_stiffness, unit_damping = omega**2, 2 * zeta * omega
    stated = [
        ("compose", 0, {"dampingRatio": zeta, "stiffness": unit_stiffness}),
        ("flutter", 0, {"mass": mass, "stiffness": stiffness, "damping": damping}),
        ("react-spring", 0, {"tension": stiffness, "friction": damping, "mass": mass}),
        ("motion", 0, {"stiffness": stiffness, "damping": damping, "mass": mass}),
        ("wave", 0, {"dampingRatio": zeta, "response": 2 * mp.pi / omega}),
    ]
    if 0.05 <= zeta <= 1:
        stated.append(("motion", 2, {"visualDuration": 2 * mp.pi / omega / mpf("1.2")}))
    if 2 * mp.pi / omega >= mpf("0.01"):
        stated.append(("react-spring", 1, {"frequency": 2 * mp.pi / omega, "damping": zeta, "mass": mass}))
    for platform, place, values in stated:
        for key, expected in values.items():
            allowed = max(mpf("2e-15") * abs(expected), mpf("1e-300"))
            check.near(f"{platform} {key}", platforms[platform][place][key], expected, allowed, spring)
    origami = platforms["origami"][0]
    tension = (unit_stiffness - 194) / mpf("3.62") + 30
    friction = (unit_damping - 25) / 3 + 8
    check.near("origami tension", origami["tension"], tension, mpf("1e-14") * (100 + abs(tension)), spring)
    check.near("origami friction", origami["friction"], friction, mpf("1e-14") * (100 + abs(friction)), spring)


def check_motion(check: Check, report: dict, spring) -> None:
    """What the motion is like."""
    motion = Oscillator(report["angularFrequency"], report["dampingRatio"], report["initialVelocity"])
    reach, omega = motion.reach(), motion.omega
    small = mpf("1e-9") * reach
    turns = [(time, 1 - motion.derivative(0, time)) for time in motion.turns()]
    for name, beyond in [("peak", lambda value: value - 1), ("windUp", lambda value: -value)]:
        expected = next(((t, value) for t, value in turns if beyond(value) > 0), None)
        time, value = report[f"{name}Time"], report["peakValue" if name == "peak" else "windUp"]
        if expected is not None and beyond(expected[1]) < 1e-13 and time is None:
            continue  # It rounds to no way beyond at all.
        check.near(f"{name} value", value, None if expected is None else expected[1], small, spring)
        if expected is not None and time is not None:
            slack = mpf("1e-12") + mpf("1e-15") / max(abs(motion.velocity / omega), mpf("1e-12"))
            check.near(f"{name} time", time, expected[0], slack * expected[0], spring)
    check.near("overshoot", report["overshoot"], max([mpf(0)] + [value - 1 for _, value in turns]), small, spring)

    fastest = (mpf(0), motion.velocity)
    time = motion.zero(2)
    if time is not None and abs(motion.derivative(1, time)) > abs(motion.velocity) * (1 + mpf("1e-12")):
        fastest = (time, -motion.derivative(1, time))
    check.near("peak velocity", report["peakVelocity"], fastest[1], small * omega, spring)

    crossings = report["crossings"]
    first = motion.zero(0)
    settled = report["settlingTime"]
    if crossings["times"] and first is not None:
        slack = mpf("1e-12") * (1 if motion.zeta < 1 else 10)
        check.near("first crossing", crossings["times"][0], first, slack * first, spring)
        check.near("crossing interval", crossings["interval"], motion.interval(),
                   mpf("1e-12") * (motion.interval() or 1), spring)
        if motion.interval() is not None:
            count = mp.floor((mpf(settled) - first) / motion.interval()) + 1
            check.near("crossings", crossings["count"], count, mpf("1e-15") * count + mpf("0.5"), spring)
    else:
        check.true("no crossing", first is None or first >= settled * (1 - 1e-12), spring)

    settled = mpf(settled)
    # What the phase of so many radians leaves of a double's digits.
    phase = mpf("1e-9") * EPSILON + mpf("4e-16") * (omega * settled) * EPSILON
    speed = abs(motion.derivative(1, settled)) * settled * mpf("1e-15")
    check.near("settled", abs(motion.derivative(0, settled)), EPSILON, phase + speed + small * mpf("1e-6"), spring)
    later = motion.zero(1)
    if later is not None and motion.interval() is not None:
        later += mp.ceil(max((settled - later) / motion.interval(), 0)) * motion.interval()
    if later is not None and later > settled * (1 + mpf("1e-12")):
        check.true("stays settled", abs(motion.derivative(0, later)) <= EPSILON * (1 + mpf("1e-9")) + phase, spring)


def check_uikit(check: Check, animctl: str) -> None:
    """UIKit's equation at the exact root, the residual and the mark of unstable ones."""
    duration, zeta = log_uniform(-2, 1), random.choice([1.0, random.uniform(0.02, 1)])
    push = random.choice([0.0, random.uniform(-10, 10), random.uniform(0, 2)])
    text = f"duration={duration!r},dampingRatio={zeta!r},initialVelocity={push!r}"
    report = json.loads(run(animctl, ["spring", "--uikit-spring", text, "--json"]))
    root, d, z, v = mpf(report["exactRoot"]), mpf(duration), mpf(zeta), mpf(push)
    if zeta < 1:
        amplitude = abs(z * root - v) / (root * mp.sqrt(1 - z * z)) * mp.exp(-z * root * d)
    else:
        amplitude = abs(((root - v) * d + 1) * mp.exp(-root * d))
    # The equation is steep in ω: what one unit in the last place of it does, and a margin.
    slope = z * d * root + abs(v) / max(abs(z * root - v), mpf("1e-30")) + 1
    check.near("UIKit's equation", amplitude, EPSILON, EPSILON * slope * mpf("4e-15"), text)
    motion = Oscillator(report["angularFrequency"], zeta, push)
    check.near("residual", report["residual"], motion.derivative(0, d), mpf("1e-9") * motion.reach(), text)
    misses = abs(mpf(report["angularFrequency"]) - root) > root / 1000
    check.true("unstable", report["unstable"] == (misses or report["usesExactRoot"]), text)


def check_rows(check: Check, animctl: str) -> None:
    """The rows of an exported curve, from 1 to 2."""
    zeta, omega = damping_ratio(), log_uniform(-2, 3)
    push = max(-1e3, min(1e3, velocity(omega)))
    text = f"stiffness={omega * omega!r},dampingRatio={zeta!r},initialVelocity={push!r}"
    table = run(animctl, [
        "export", "--scale", "2", "--style", "hold", "--spring", text, "--script", "press@0ms",
        "--precision", "17", "--velocities", "--frame-cap", "90"])
    rows = list(csv.DictReader(io.StringIO(table)))
    motion = Oscillator(mp.sqrt(mpf(omega * omega)), zeta, push)
    reach = motion.reach()
    for row in random.sample(rows[:-1], min(6, len(rows) - 1)):
        time = mpf(int(row["frame"])) / 60
        check.near("row value", row["scale"], 2 - motion.derivative(0, time), mpf("1e-9") * reach, text)
        check.near("row velocity", row["scale_velocity_per_s"], -motion.derivative(1, time),
                   mpf("1e-9") * reach * motion.omega, text)


def main() -> int:
    animctl, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    random.seed(20)
    check = Check()
    springs = []
    for _ in range(count):
        options, omega, zeta, mass = plain_spring()
        options += ["--initial-velocity", velocity(float(omega))]
        springs.append((["spring", *options, "--json"], omega, zeta, mass))
    with ThreadPoolExecutor(2) as pool:
        reports = pool.map(lambda spring: json.loads(run(animctl, spring[0])), springs)
        for (options, omega, zeta, mass), report in zip(springs, reports):
            check.near("ω₀", report["angularFrequency"], omega, mpf("6e-16") * omega, options)
            # A bounce near -1 or 0 leaves few digits of ζ.
            slack = mpf("1e-15") * (zeta + (zeta * zeta if "--bounce" in options else 0))
            check.near("ζ", report["dampingRatio"], zeta, max(slack, mpf("2e-16")), options)
            check.near("mass", report["mass"], mpf(mass), mpf("1e-300"), options)
            check_conversions(check, report, options)
            check_motion(check, report, options)
    for _ in range(count // 5):
        check_uikit(check, animctl)
    for _ in range(count // 10):
        check_rows(check, animctl)
    for name, error in sorted(check.worst.items(), key=lambda item: -item[1])[:8]:
        print(f"{name:24} {mp.nstr(error, 3)} of what is allowed")
    for fault in check.faults[:20]:
        print(fault)
    print(f"{count} springs, {check.count} numbers, {len(check.faults)} off")
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main())
