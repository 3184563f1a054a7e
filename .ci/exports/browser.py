"""Chromium without a window: runs a page and hands back what its script found."""

import html
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb"]


def chromium(page, *flags, wait=10_000):
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as profile:
        command = [program, *FLAGS, f"--user-data-dir={profile}", f"--virtual-time-budget={wait}"]
        run = subprocess.run([*command, *flags, page], capture_output=True, timeout=300)
    return run.stdout.decode()


def found(page, *flags, wait=10_000):
    """What the script of a page put into its `<pre id=found>`, as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "page.html")
        path.write_text(page)
        dom = chromium(path.as_uri(), "--dump-dom", *flags, wait=wait)
    match = re.search(r'<pre id="found">(.*?)</pre>', dom, re.S)
    assert match and match[1], dom[-3000:]
    return json.loads(html.unescape(match[1]))


def screenshot(page, path, width, height, *flags, wait=3_000):
    chromium(page, f"--screenshot={path}", f"--window-size={width},{height}", *flags, wait=wait)
    assert Path(path).stat().st_size > 0


def numbers(text):
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?(?:e[-+]?\d+)?", text)]


def color(text):
    """A computed colour as four numbers of 0…1."""
    parts = numbers(text)
    assert text.startswith("rgb"), text
    return [channel / 255 for channel in parts[:3]] + [parts[3] if len(parts) > 3 else 1.0]


def one(text, default=0.0):
    return numbers(text)[0] if text not in ("none", "") else default


def shadow(text):
    """A computed shadow: its blur, and the alpha of its colour."""
    if text == "none":
        return [0.0, 0.0]
    lead, rest = re.match(r"(rgba?\([^)]*\))(.*)", text).groups()
    return [numbers(rest)[2], color(lead)[3]]


def offsets(text):
    found = numbers(text) if text != "none" else []
    return (found + [0.0, 0.0])[:2]


# For each property of CSS: the columns it shows, and the reader of its computed value.
STYLES = {
    "translate": (["offset_x", "offset_y"], offsets),
    "rotate": (["rotation"], lambda text: [one(text)]),
    "scale": (["scale"], lambda text: [one(text, 1.0)]),
    "background-color": ([f"background_{channel}" for channel in "rgba"], color),
    "color": ([f"foreground_{channel}" for channel in "rgba"], color),
    "border-top-color": ([f"border_{channel}" for channel in "rgba"], color),
    "opacity": (["opacity"], lambda text: [one(text)]),
    "border-top-left-radius": (["corner_radius"], lambda text: [one(text)]),
    "border-top-width": (["border_width"], lambda text: [one(text)]),
    "box-shadow": (["shadow_radius", "shadow_opacity"], shadow),
}

READ = "const READ = element => { const style = getComputedStyle(element); return STYLES.map(name => style[name]); };"
READ = f"const STYLES = {json.dumps(list(STYLES))};\n{READ}"


def differences(seen, row, ranges, tolerance):
    """By how much the computed values of a frame are further from its row than they may be."""
    worst = {}
    for text, (columns, read) in zip(seen, STYLES.values()):
        if columns[0] not in row and columns[-1] not in row:
            continue
        values = read(text)
        wanted = [row.get(column, value) for column, value in zip(columns, values)]
        if len(columns) == 4:
            # Clear colours have nothing to be wrong about; a browser keeps bytes.
            pairs = [(v * values[3], w * wanted[3]) for v, w in zip(values[:3], wanted[:3])] + [(values[3], wanted[3])]
            allowed = ranges[columns[0][:-2]] * tolerance + 1.01 / 255
        else:
            pairs = list(zip(values, wanted))
            allowed = None
        for column, (value, want) in zip(columns, pairs):
            if column not in row:
                continue
            limit = allowed
            if limit is None:
                limit = ranges.get(column, 0) * tolerance + 1e-5 * max(1, abs(want))
                if column == "border_width":
                    limit += 1  # browsers snap borders to whole pixels
                if column == "shadow_opacity":
                    limit += 0.0051  # browsers tell two decimals
            off = abs(value - want)
            worst[column] = max(worst.get(column, 0), off)
            assert off <= limit, (column, value, want, limit)
    return worst


def ranges(rows):
    """The range of each column, a colour's four taken together under the property's name."""
    found = {}
    for column in set().union(*rows) - {"frame", "time_s", "state", "button"}:
        values = [row[column] for row in rows if column in row]
        found[column] = max(values) - min(values)
    for column in [column for column in found if column.endswith("_r")]:
        stem = column[:-2]
        found[stem] = max(found[f"{stem}_{channel}"] for channel in "rgba")
    return found
