#!/bin/sh
# What `show` prints of a position that uses everything, compared with what was looked at and found
# good. Usage: golden.sh BOCAGE_BINARY SOURCE_DIR [--record]
# A wanted change is recorded in the same commit, with its reason.
set -eu
bocage=$1 golden=$2/tests/golden position=$2/tests/positions/memoir/full.scn
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export BOCAGE_DATA="$2/data"
unset NO_COLOR COLORTERM

one() {
    name=$1
    shift
    "$bocage" show "$@" "$position" >"$work/$name"
}
one ascii.txt --ascii
one ascii-flipped.txt --ascii --flip
one utf8.txt --utf8
TERM=xterm-256color one color-256.txt --utf8 --color always
TERM=xterm one color-basic.txt --ascii --color always
one position.json --format json
one picture.svg --format svg
one picture-flipped.svg --format svg --flip --coordinates --theme dark

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
