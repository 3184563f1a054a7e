#!/usr/bin/env python3
"""Runs the recipes of docs/ci.md, as far as a shell can.

gate.py ANIMCTL FOLDER

In a new repository with a committed spec and its table it takes the script, the workflow's steps and the
hook from the page itself, and sees them pass; changes the spec and sees them fail, with the message;
sees an update refused where CI is set; updates, and sees them pass again.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "ci.md").read_text()
EXAMPLE = ROOT / "Examples" / "MotionTests" / "Motion"


def block(kind, first):
    """The code block of a kind that begins with a line."""
    for text in re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.S | re.M):
        if text.startswith(first):
            return text
    sys.exit(f"docs/ci.md has no block of {kind} that begins with {first!r}")


class Repository:
    def __init__(self, animctl, folder):
        self.folder = pathlib.Path(folder)
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / "motion").mkdir(parents=True)
        # The workflow builds the program; here it is built already.
        path = f"{pathlib.Path(animctl).resolve().parent}:{pathlib.Path(sys.executable).parent}"
        self.environment = {
            key: value for key, value in os.environ.items() if key not in ("CI", "GITHUB_ACTIONS")
        }
        self.environment |= {
            "PATH": f"{path}:{os.environ['PATH']}",
            "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c",
            "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b.c",
            "PRE_COMMIT_HOME": str(self.folder / ".cache"),
        }

    def run(self, line, status=0, says=(), **environment):
        done = subprocess.run(
            ["bash", "-ec", line], cwd=self.folder, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env=self.environment | environment)
        missing = [text for text in says if text not in done.stdout]
        if done.returncode != status or missing:
            print(done.stdout)
            sys.exit(f"{line!r} ended with {done.returncode}, not {status}, or lacks {missing}")
        return done.stdout


def main(animctl, folder):
    repository = Repository(animctl, folder)
    run = repository.run
    files = repository.folder
    spec, table = files / "motion/buy.json", files / "motion/buy.csv"
    workflow = yaml.safe_load(block("yaml", "name: Motion"))
    steps = {step.get("name"): step for step in workflow["jobs"]["motion"]["steps"]}
    summary = files / ".summary.md"

    shutil.copy(EXAMPLE / "buy.json", spec)
    first = block("sh", "animctl export").splitlines()
    run(re.sub(r"#.*", "", first[0]))
    (files / "motion/check.sh").write_text(block("sh", "#!/bin/sh"))
    hooks = block("yaml", "repos:")
    (files / ".pre-commit-config.yaml").write_text(hooks)
    run("printf '.cache\\n.summary.md\\nmotion-diff\\n' > .gitignore; git init -q; git add -A; git commit -qm Motion")

    def gate(status, says=()):
        """The workflow's check and the hook, as the page has them."""
        said = run(
            steps["Compare the motion"]["run"], status, CI="true",
            says=[f"::error file=motion/buy.json,title=Motion differs::scale: {text}" for text in says])
        if status == 0 and said:
            sys.exit(f"the check passes and says {said}")
        run("git add -A; pre-commit run motion --all-files", status, says=says)

    run(re.sub(r"#.*", "", first[1]))
    gate(0)

    spec.write_text(spec.read_text().replace('"to": 0.94', '"to": 0.9'))
    golden = table.read_bytes()
    shown = block("text", "--- motion/buy.csv")
    run("animctl diff motion/buy.json motion/buy.csv", 1, says=[shown.strip()])
    gate(1, says=["goes 1.67 times as far: to 0.901911 instead of 0.941146"])
    run("git commit -qm 'Shrink more' --no-verify; git reset -q --soft HEAD~1")

    run(
        steps["Summary and drawings"]["run"], CI="true", GITHUB_STEP_SUMMARY=str(summary))
    if "| `scale` | goes 1.67 times as far" not in summary.read_text():
        sys.exit(f"the summary says {summary.read_text()}")
    if "</svg>" not in (files / "motion-diff/buy.svg").read_text():
        sys.exit("there is no drawing")

    update = block("sh", "sh motion/check.sh --update").splitlines()
    run(update[0], 1, CI="true", says=["is not updated where CI is set"])
    if table.read_bytes() != golden:
        sys.exit("the table was written in CI")
    run("; ".join(update), says=["Updated 'motion/buy.csv'.", "motion/buy.csv"])
    gate(0)
    run("git add -A; git commit -qm 'Shrink more'; git diff --exit-code")
    print("the recipes pass, fail with the message, and pass once the table is updated")


if __name__ == "__main__":
    main(*sys.argv[1:])
