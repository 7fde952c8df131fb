#!/bin/sh
# The search and `bocage sim` on several threads, under the thread sanitizer: no data races, and the same
# results as on one; the server with its scribe and its thinkers. Usage: threads.sh BUILD_DIR SOURCE_DIR
set -eu
[ -x "$1/tests/ai_threads" ] || { echo "there is no $1/tests/ai_threads: build that preset first"; exit 1; }
export TSAN_OPTIONS=halt_on_error=1
export BOCAGE_DATA="$2/data"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1/tests/ai_threads"
for threads in 1 2 3; do
    # times are of the machine
    "$1/bocage" sim --scenario pegasus-bridge,sainte-mere-eglise --pairs 1 --p1 general:200 --p2 captain \
        --threads "$threads" >"$work/all"
    sed '/^seconds a turn/,$d' "$work/all" >"$work/$threads"
done
cat "$work/1"
diff -u "$work/1" "$work/2"
diff -u "$work/1" "$work/3"
ctest --test-dir "$1" -L '^hub$' --output-on-failure --no-tests=error
node "$2/tests/server/protocol.mjs" "$1/bocage" "$2"
