#!/bin/sh
# What `bocage check` tells those who design battles: each file of tests/advice with its warnings, all
# of them, at their place, and nothing else; those named assault-* are of that game.
# Usage: advice.sh BOCAGE_BINARY SOURCE_DIR [--record]
set -u
bocage=$(realpath "$1")
cd "$2/tests/advice" || exit 2
failed=0 files=0
for file in *.scn; do
    expected=${file%.scn}.expected
    [ "${3:-}" != --record ] || "$bocage" check "$file" >"$expected" 2>&1
    "$bocage" check "$file" 2>&1 | diff -u "$expected" - || failed=$((failed + 1))
    files=$((files + 1))
done
battles=0
for battle in ../../data/memoir/*.scn ../../data/assault/*.scn; do # ours need no advice
    "$bocage" check "$battle" 2>&1 | grep -qv 'ok$' && { "$bocage" check "$battle"; failed=$((failed + 1)); }
    battles=$((battles + 1))
done
echo "$files files and $battles battles, $failed failed"
[ "$failed" -eq 0 ] && [ "$files" -ge 25 ] && [ "$battles" -ge 31 ]
