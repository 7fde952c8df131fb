#!/bin/sh
# What failed in a run of ctest, each with the few lines that matter. What failed is taken from what ctest has
# printed, the output from its log (Testing/Temporary/LastTest.log); the whole output of a failed test goes into
# FOLDER/NAME.log. Usage: failures.sh CTEST_PRINTED CTEST_LOG FOLDER
set -eu
sed -n '/^The following tests FAILED:/,$s/^[[:space:]]*[0-9][0-9]* - \(.*\) (\(.*\))$/\1 \2/p' "$1" | while read -r name how; do
    mkdir -p "$3"
    # Of several tries the last one.
    awk -v name="$name" '
        /^[0-9]+\/[0-9]+ Test: / { ours = $3 == name; reading = 0; if (ours) output = ""; next }
        ours && !reading && /^Output:$/ { getline; reading = 1; next }
        reading && /^<end of output>$/ { reading = 0; ours = 0; next }
        reading { output = output $0 "\n" }
        END { printf "%s", output }' "$2" | sed 's/\x1b\[[0-9;]*m//g' >"$3/$name.log"
    echo "FAILED $name ($how); the rest: $3/$name.log"
    # Our scripts, cmocka, node's runner, sanitizers, compilers and clang-tidy. Some say it twice.
    grep -E 'not ok |FAILED|\[  ERROR   \]|[Ee]rror:|AssertionError|runtime error|Sanitizer: |Assertion .* failed|terminated|\*\*\*' "$3/$name.log" |
        grep -v -E '^# |# (TODO|SKIP)|FAILED TEST\(S\)|name: .AssertionError|[0-9]+ test\(s\)|The following tests FAILED' |
        sed 's/^[[:space:]]*//' | awk '!told[$0]++' | head -n 5 | cut -c 1-200 >"$3/lines"
    # Nothing that looks like a reason: its last words.
    [ -s "$3/lines" ] || tail -n 3 "$3/$name.log" | cut -c 1-200 >"$3/lines"
    sed 's/^/    /' "$3/lines"
    rm "$3/lines"
done
