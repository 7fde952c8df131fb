#!/bin/sh
# Run a fuzz target for BOCAGE_FUZZ_SECONDS (default 30) from a copy of its corpus.
# Usage: fuzz.sh TARGET_BINARY SOURCE_DIR NAME
set -eu
[ -x "$1" ] || { echo "there is no $1: build the clang preset first"; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/new"
seconds=${BOCAGE_FUZZ_SECONDS:-30}
echo "fuzzing $3 for $seconds s"
"$1" -max_total_time="$seconds" -max_len=8192 -timeout=10 -rss_limit_mb=1024 -print_final_stats=1 \
    -dict="$2/fuzz/$3.dict" -artifact_prefix="$work/" \
    "$work/new" "$2/fuzz/corpus/$3" >"$work/log" 2>&1 || {
    tail -n 40 "$work/log"
    echo "the fuzzer found something; input, base64:"
    for found in "$work"/crash-* "$work"/timeout-* "$work"/oom-* "$work"/leak-*; do
        [ ! -f "$found" ] || base64 "$found"
    done
    exit 1
}
grep -E 'number_of_executed_units|cov:' "$work/log" | tail -n 2
