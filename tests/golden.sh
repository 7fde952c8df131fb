#!/bin/sh
# What `show` prints of positions that use everything, compared with what was looked at and found
# good: memoir's, and of Assault a turn and a combat. Usage: golden.sh BOCAGE_BINARY SOURCE_DIR [--record]
# A wanted change is recorded in the same commit, with its reason.
set -eu
bocage=$1 golden=$2/tests/golden positions=$2/tests/positions
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export BOCAGE_DATA="$2/data"
unset NO_COLOR COLORTERM

one() {
    name=$1
    shift
    "$bocage" show "$@" "$position" >"$work/$name"
}

# every BEGINNING: all forms of a position, in files whose names begin like that
every() {
    one "$1ascii.txt" --ascii
    one "$1ascii-flipped.txt" --ascii --flip
    one "$1utf8.txt" --utf8
    TERM=xterm-256color one "$1color-256.txt" --utf8 --color always
    TERM=xterm one "$1color-basic.txt" --ascii --color always
    one "$1position.json" --format json
    one "$1picture.svg" --format svg
    one "$1picture-flipped.svg" --format svg --flip --coordinates --theme dark
}
position=$positions/memoir/full.scn
every ''
position=$positions/assault/full.scn
every assault-
position=$positions/assault/combat.scn
one assault-combat-ascii.txt --ascii
one assault-combat-utf8.txt --utf8
one assault-combat-position.json --format json
one assault-combat-picture.svg --format svg

if [ "${3:-}" = --record ]; then
    mkdir -p "$golden"
    cp "$work"/* "$golden/"
    exit 0
fi
failed=0
for file in "$work"/*; do
    cmp "$file" "$golden/${file##*/}" || failed=1
done
exit $failed
