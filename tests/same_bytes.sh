#!/bin/sh
# The program prints the same bytes whatever compiler built it. Usage: same_bytes.sh BINARY...
set -eu
first=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for packed in tests/replays/memoir/*.replay.gz tests/replays/assault/*.replay.gz; do
    gzip -dc "$packed" >"$work/$(basename "$packed" .gz)"
done
cp tests/replays/memoir/*.replay "$work"
everything() {
    "$1" scenarios --json
    for id in $("$1" scenarios | cut -d' ' -f1); do
        for format in text json scn svg; do
            "$1" show --utf8 --format $format "$id"
        done
        "$1" show --format svg --theme dark --flip --coordinates "$id"
        # not every game has them
        "$1" export "$id" 2>&1 || true
        for edition in classic revised; do
            "$1" los --all --json --edition $edition "$id" 2>&1 || true
        done
    done
    for file in tests/m44/*.m44; do
        "$1" import "$file" 2>&1 || true # one of them is wrong
    done
    "$1" tables --json
    "$1" tables
    for file in "$work"/*.replay; do
        "$1" replay "$file"
        "$1" replay --json "$file"
        for ply in 20 60 100 140; do
            "$1" legal --json "$file@$ply" 2>&1 || true # it may be shorter
            for action in $("$1" legal "$file@$ply" 2>/dev/null | sed -n 's/^attack /attack:/p'); do
                "$1" odds --json "$file@$ply" "$(echo "$action" | tr : ' ')"
            done
        done
    done
}
everything "$first" >"$work/first"
[ -s "$work/first" ]
for other; do
    everything "$other" >"$work/other"
    cmp "$work/first" "$work/other"
done
