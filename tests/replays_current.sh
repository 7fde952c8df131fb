#!/bin/sh
# The golden replays are those that make_replays makes now. Usage: replays_current.sh MAKE_REPLAYS SOURCE_DIR
# A change that is wanted re-records them: MAKE_REPLAYS SOURCE_DIR SOURCE_DIR/tests/replays/memoir
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1" "$2" "$work" >"$work/log" || { cat "$work/log"; exit 1; }
for made in "$work"/*.replay; do
    cmp "$made" "$2/tests/replays/memoir/$(basename "$made")"
done
