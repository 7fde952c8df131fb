#!/bin/sh
# make_replays still finds games that show everything, and what it records is right. The golden replays
# stay as they are as long as every line of them is true (replays.mjs): other games may be made now.
# Those of the differences and of the battles say what their sources say, to the byte, but for the
# version of the rules: it may grow where nothing in them changes.
# Usage: replays_made.sh MAKE_REPLAYS BOCAGE_BINARY SOURCE_DIR
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for ruleset in memoir assault; do
    mkdir "$work/$ruleset"
    [ $ruleset != memoir ] || mkdir "$work/memoir/differences" "$work/memoir/battles"
    "$1" $ruleset "$3" "$work/$ruleset" >"$work/log" || { cat "$work/log"; exit 1; }
    for made in "$work/$ruleset"/*.replay; do
        "$2" replay --verify "$made" >>"$work/log"
        [ -f "$3/tests/replays/$ruleset/$(basename "$made").gz" ] || { echo "$made is not among the golden replays"; exit 1; }
    done
done
for folder in differences battles; do
    for golden in "$3/tests/replays/memoir/$folder"/*.replay; do
        grep -v '^rules ' "$golden" >"$work/golden"
        grep -v '^rules ' "$work/memoir/$folder/$(basename "$golden")" | cmp - "$work/golden" || { echo "$golden differs"; exit 1; }
    done
done
