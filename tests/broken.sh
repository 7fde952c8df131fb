#!/bin/sh
# Broken scenario files, each with the problems `bocage check` must tell: all of them, at their
# place, and nothing else. Usage: broken.sh BOCAGE_BINARY SOURCE_DIR
set -u
[ $# -eq 2 ] || { echo "usage: $0 BOCAGE_BINARY SOURCE_DIR" >&2; exit 2; }
bocage=$(realpath "$1")
cd "$2/tests/broken" || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

wrong() {
    echo "FAILED $file: $1"
    bad=1
}

# As many problems in the JSON as lines in the expectation, each with all fields and the same words.
cat >"$work/compare.mjs" <<'END'
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';
const [json, expected, file] = process.argv.slice(2);
const answer = JSON.parse(readFileSync(json, 'utf8'));
const lines = readFileSync(expected, 'utf8').trimEnd().split('\n');
assert.equal(answer.ok, false);
assert.equal(answer.problems.length, lines.length);
answer.problems.forEach((p, i) => {
    for (const field of ['file', 'severity', 'code', 'text'])
        assert.equal(typeof p[field], 'string', field);
    for (const field of ['line', 'column'])
        assert.ok(Number.isInteger(p[field]) && p[field] >= 0, field);
    assert.equal(p.file, file);
    assert.match(p.code, /^SC[NA]_[A-Z0-9_]+$/);
    assert.equal(p.severity, 'error');
    const place = p.line > 0 ? `${p.file}:${p.line}:${p.column}` : p.file;
    const rule = p.rule === '' ? '' : ` [${p.rule}]`;
    assert.equal(`bocage: ${place}: ${p.text}${rule}`, lines[i]);
});
END

for file in *.scn; do
    bad=0
    expected=${file%.scn}.expected
    [ -s "$expected" ] || wrong "there is no $expected"
    "$bocage" check "$file" >"$work/out" 2>"$work/err"
    status=$?
    [ $status -eq 1 ] || wrong "exit status $status, not 1"
    [ ! -s "$work/out" ] || wrong "something on standard output"
    diff -u "$expected" "$work/err" || wrong "other problems than expected"

    "$bocage" check --json "$file" >"$work/json" 2>"$work/err"
    status=$?
    [ $status -eq 1 ] || wrong "exit status $status with --json, not 1"
    [ ! -s "$work/err" ] || wrong "something on standard error with --json"
    node "$work/compare.mjs" "$work/json" "$expected" "$file" || wrong "the JSON is not as expected"

    # What cannot be read, or contradicts itself, cannot be shown either.
    "$bocage" show "./$file" >"$work/out" 2>"$work/err"
    status=$?
    [ $status -ne 0 ] || wrong "show: exit status 0"
    [ -s "$work/err" ] || wrong "show: no reason is told"
    [ ! -s "$work/out" ] || wrong "show: something on standard output"

    if [ $bad -eq 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
done

# All of them at once are one JSON text.
file='all files'
bad=0
"$bocage" check --json ./*.scn >"$work/json"
count=$(cat ./*.expected | wc -l)
node -e 'const a = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
    if (a.ok || a.problems.length !== Number(process.argv[2])) process.exit(1)' \
    "$work/json" "$count" || wrong "check --json of all files together"
if [ $bad -eq 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 24 ]
