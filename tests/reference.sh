#!/bin/sh
# The reference bot plays every battle to its end by legal actions alone, captain wins more than half
# on three battles that suit it, and the games do not depend on the number of threads. How good a
# level is over all battles takes more games than a test has time for: docs/ai.md.
# Usage: reference.sh REFERENCE SOURCE_DIR
set -eu
reference=$1 battles=$2/data/memoir
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# play LEVEL PAIRS THREADS: the table on three battles, all but the seconds.
play() {
    "$reference" "$1" "$2" 1 "$3" "$battles/arnhem-bridge.scn" "$battles/pegasus-bridge.scn" \
        "$battles/saverne-gap.scn" >"$work/table"
    sed 's/ *[^ ]*$//' "$work/table"
}

"$reference" random 1 1 2 "$battles"/*.scn >"$work/every"
[ "$(grep -c '\.scn ' "$work/every")" -eq "$(find "$battles" -name '*.scn' | wc -l)" ]

play captain 2 1 >"$work/one"
play captain 2 2 >"$work/two"
cmp "$work/one" "$work/two"

play captain 10 2 | tee "$work/captain"
awk '$1 == "all" { games = $2; won = $3 } END { exit !(games == 60 && won > 30) }' "$work/captain" || {
    echo "captain should win more than that against the reference bot"
    exit 1
}

# Arguments that make no sense are told, not played.
for arguments in "" "captain" "corporal 1 1 1 $battles/toulon.scn" "captain 0 1 1 $battles/toulon.scn"; do
    # shellcheck disable=SC2086 # several words
    if "$reference" $arguments >/dev/null 2>&1; then
        echo "reference takes \`$arguments\`"
        exit 1
    fi
done
