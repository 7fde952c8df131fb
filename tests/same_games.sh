#!/bin/sh
# Every build plays the same random games over all boards of a ruleset, and in no state of them is anything
# wrong. BOCAGE_SOAK_GAMES, BOCAGE_SOAK_FORMS and BOCAGE_SOAK_ASSAULT say how many.
# Usage: same_games.sh PART SOAK OTHER_SOAK... SOURCE_DIR
set -eu
part=$1
ruleset=${part%-forms}
shift
case $part in
memoir-forms) games=${BOCAGE_SOAK_FORMS:-1836} ;;
memoir) games=${BOCAGE_SOAK_GAMES:-2000} ;;
*) games=${BOCAGE_SOAK_ASSAULT:-1008} ;;
esac
for last; do :; done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
first=
for soak; do
    [ "$soak" != "$last" ] || continue
    [ -x "$soak" ] || { echo "there is no $soak: build that preset first"; exit 1; }
    "$soak" "$part" "$games" "$last/data/$ruleset"/*.scn >"$work/out" || { cat "$work/out"; exit 1; }
    if [ -z "$first" ]; then
        first=$soak
        cp "$work/out" "$work/first"
        cat "$work/first"
    elif ! diff -u "$work/first" "$work/out"; then
        echo "$soak plays other games than $first"
        exit 1
    fi
done
