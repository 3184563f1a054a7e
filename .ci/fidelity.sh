#!/bin/sh
# Writes docs/fidelity.md anew: the engine beside every table of reference numbers. What it says has to
# be looked at before it is committed; swift test fails where the page and the engine differ.
set -eu
cd "$(dirname "$0")/.."
FIDELITY_PAGE=write swift test --filter Fidelity "$@"
git --no-pager diff --stat docs/fidelity.md
