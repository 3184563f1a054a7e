#!/bin/sh
# The spelling of numbers against C's printf at full length, in a release build: a million random
# doubles of each kind unless another number is given. `swift test` alone does the same with few.
#
# Where localedef is installed, a locale with a decimal comma is made for the test that needs one.
set -eu

cd "$(dirname "$0")/../.."
locales=$(mktemp -d)
trap 'rm -rf "$locales"' EXIT
if localedef -i de_DE -f UTF-8 "$locales/de_DE.UTF-8" 2>/dev/null; then export LOCPATH="$locales"; fi

DECIMAL_SAMPLES=${1:-1000000} swift test -c release --filter DecimalTests
