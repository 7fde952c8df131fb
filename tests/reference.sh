#!/bin/sh
# The reference bot of a ruleset plays every battle for two to its end by legal actions alone, captain
# wins more than half on three battles that suit it, and the games do not depend on the number of
# threads. How good a level is over all battles takes more games than a test has time for: docs/ai.md.
# Usage: reference.sh REFERENCE SOURCE_DIR RULESET
set -eu
reference=$1 battles=$2/data/$3
case $3 in
memoir) captain=captain three='arnhem-bridge.scn pegasus-bridge.scn saverne-gap.scn' ;;
assault) captain=captain:200 three='carentan.scn metz.scn training-grounds.scn' ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# play PAIRS THREADS: captain's table on three battles, all but the seconds.
play() {
    # shellcheck disable=SC2086 # several words
    (cd "$battles" && "$reference" "$captain" "$1" 1 "$2" $three) >"$work/table"
    sed 's/ *[^ ]*$//' "$work/table"
}

# Those with a line `player` are for one.
for_two=$(grep -L '^player ' "$battles"/*.scn || true)
# shellcheck disable=SC2086 # several words
"$reference" random 1 1 2 $for_two >"$work/every"
[ "$(grep -c '\.scn ' "$work/every")" -eq "$(echo "$for_two" | wc -l)" ]

play 2 1 >"$work/one"
play 2 2 >"$work/two"
cmp "$work/one" "$work/two"

play 10 2 | tee "$work/captain"
awk '$1 == "all" { games = $2; won = $3 } END { exit !(games == 60 && won > 30) }' "$work/captain" || {
    echo "captain should win more than that against the reference bot"
    exit 1
}

# Arguments that make no sense are told, not played.
battle=${for_two%%.scn*}.scn
for arguments in "" "captain" "corporal 1 1 1 $battle" "captain 0 1 1 $battle"; do
    # shellcheck disable=SC2086 # several words
    if "$reference" $arguments >/dev/null 2>&1; then
        echo "reference takes \`$arguments\`"
        exit 1
    fi
done
