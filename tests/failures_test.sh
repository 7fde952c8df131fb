#!/bin/sh
# The filter of what ./test tells about failures (tests/failures.sh), with tests that fail in each of our ways.
# Usage: failures_test.sh SOURCE_DIR
set -eu
top=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir tests build
# A project of its own: ctest's log is the real one.
cat >tests/CTestTestfile.cmake <<'CMAKE'
add_test(good "true")
add_test(script "sh" "-c" "seq 300; echo 'FAILED: the page is white'; seq 300; exit 1")
add_test(cmocka "sh" "-c" "printf '%s\\n' '[ RUN      ] a' '[  FAILED  ] a' '[       OK ] b' '[  ERROR   ] --- 0x1 != 0x2' '[   LINE   ] --- src/a_test.c:7: error: Failure!' '[  PASSED  ] 1 test(s).' '[  FAILED  ] 1 test(s), listed below:' '[  FAILED  ] a' ' 1 FAILED TEST(S)'; exit 1")
add_test(tap "sh" "-c" "seq 300 | sed 's/^/ok - /'; echo 'not ok 7 - links are short'; echo '  error: 8 !== 9'; echo '  error: 8 !== 9'; echo '# fail 1'; exit 1")
add_test(sanitizer "sh" "-c" "echo 'a.c:5:3: runtime error: index 9 out of bounds'; exit 1")
add_test(silent "sh" "-c" "seq 90; exit 1")
add_test(hangs "sleep" "20")
set_tests_properties(hangs PROPERTIES TIMEOUT 1)
add_test(second_try "sh" "-c" "test -f again || { touch again; echo 'FAILED: late'; exit 1; }")
add_test(missing "./there-is-no-such-program")
CMAKE
ctest --test-dir tests --repeat until-pass:2 >printed 2>&1 || :
"$top/tests/failures.sh" printed tests/Testing/Temporary/LastTest.log build/failed >told
cat >wanted <<'TEXT'
FAILED script (Failed); the rest: build/failed/script.log
    FAILED: the page is white
FAILED cmocka (Failed); the rest: build/failed/cmocka.log
    [  FAILED  ] a
    [  ERROR   ] --- 0x1 != 0x2
    [   LINE   ] --- src/a_test.c:7: error: Failure!
FAILED tap (Failed); the rest: build/failed/tap.log
    not ok 7 - links are short
    error: 8 !== 9
FAILED sanitizer (Failed); the rest: build/failed/sanitizer.log
    a.c:5:3: runtime error: index 9 out of bounds
FAILED silent (Failed); the rest: build/failed/silent.log
    88
    89
    90
FAILED hangs (Timeout); the rest: build/failed/hangs.log
FAILED missing (Not Run); the rest: build/failed/missing.log
TEXT
diff -u wanted told
[ "$(wc -l <build/failed/script.log)" -eq 601 ]
