#!/usr/bin/env bash
# The SHA-256 of the built-in example in the formats whose files are too long to keep here.
#
# Usage: digests.sh ANIMCTL > built-in.sha256
for format in html cast apng gif uikit swiftui coreanimation compose flutter motion react-spring \
  tokens; do
  sum=$("$1" export --quiet --format "$format" | sha256sum)
  echo "${sum%% *}  $format"
done
