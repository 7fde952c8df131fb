#!/bin/sh
# Every build plays the same random games over all boards, and in no state of them is anything wrong.
# Usage: same_games.sh SOAK OTHER_SOAK... SOURCE_DIR
set -eu
games=${BOCAGE_SOAK_GAMES:-2000}
for last; do :; done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
first=
for soak; do
    [ "$soak" != "$last" ] || continue
    [ -x "$soak" ] || { echo "there is no $soak: build that preset first"; exit 1; }
    "$soak" "$games" "$last"/data/memoir/*.scn >"$work/out" || { cat "$work/out"; exit 1; }
    if [ -z "$first" ]; then
        first=$soak
        cp "$work/out" "$work/first"
        cat "$work/first"
    elif ! diff -u "$work/first" "$work/out"; then
        echo "$soak plays other games than $first"
        exit 1
    fi
done
