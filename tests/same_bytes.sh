#!/bin/sh
# The program prints the same bytes whatever compiler built it. Usage: same_bytes.sh BINARY...
set -eu
first=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
everything() {
    "$1" scenarios --json
    for id in $("$1" scenarios | cut -d' ' -f1); do
        for format in text json scn svg; do
            "$1" show --utf8 --format $format "$id"
        done
        "$1" show --format svg --theme dark --flip --coordinates "$id"
    done
}
everything "$first" >"$work/first"
[ -s "$work/first" ]
for other; do
    everything "$other" >"$work/other"
    cmp "$work/first" "$work/other"
done
