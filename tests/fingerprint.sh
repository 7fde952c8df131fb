#!/bin/sh
# Engine and computer players do in every build what tests/fingerprint.txt says: the lines that
# `bocage bench --fingerprint` prints, one for each ruleset.
# Usage: fingerprint.sh SOURCE_DIR BOCAGE_BINARY...
set -eu
[ $# -ge 2 ] || { echo "usage: $0 SOURCE_DIR BOCAGE_BINARY..." >&2; exit 2; }
file=$1/tests/fingerprint.txt
export BOCAGE_DATA="$1/data"
shift
for bocage; do
    [ -x "$bocage" ] || { echo "there is no $bocage: build that preset first"; exit 1; }
    now=$("$bocage" bench --fingerprint)
    printf '%s: %s\n' "$bocage" "$now"
    if [ "$now" != "$(cat "$file")" ]; then
        echo "was: $(cat "$file")"
        echo "The behaviour of the engine or of the computer players has changed. If that is wanted, write the new"
        echo "number into tests/fingerprint.txt (bocage bench --fingerprint >tests/fingerprint.txt) and say in the commit:"
        printf '%s\n' "$now" | sed 's/^/Bench: /'
        exit 1
    fi
done
# It is also told with the measurements, where that takes little time.
if [ $# -gt 1 ]; then
    data="\"fingerprint\":{$(printf '%s\n' "$now" | sed 's/\(.*\) \(.*\)/"\1":"\2"/' | paste -sd,)}}"
    [ "$("$1" bench --fingerprint --json)" = "{$data" ] || { echo "--json does not say $data"; exit 1; }
    "$1" bench --games 1 --turns 0 --nodes 100 --json | grep -qF "$data" || { echo "bench --json does not say $data"; exit 1; }
    "$1" bench --games 1 --turns 0 --nodes 100 | tail -n 1 | grep -qxF "$now" || { echo "bench does not say $now"; exit 1; }
fi
