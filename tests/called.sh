# Shared by the tests of the program (sourced, not run): bocage called, its status and words compared.
# Wants $bocage, $out and $err; counts in $passed and $failed.
# shellcheck shell=sh disable=SC2154
passed=0 failed=0

ok() { passed=$((passed + 1)); }
no() {
    failed=$((failed + 1))
    echo "FAILED: $*"
}
# is DESCRIPTION COMMAND...: the command must succeed.
is() {
    what=$1
    shift
    if "$@"; then ok; else no "$what"; fi
}

# run STATUS ARGUMENT...: run bocage and compare its exit status.
run() {
    want=$1
    shift
    called="bocage $*"
    timeout 60 "$bocage" "$@" >"$out" 2>"$err"
    status=$?
    if [ $status -eq "$want" ]; then ok; else
        no "$called: exit status $status, not $want"
        head -n 3 "$err"
    fi
}
# good ARGUMENT...: status 0, nothing on standard error.
good() {
    run 0 "$@"
    is "$called: standard error is empty" test ! -s "$err"
}
is_one_error_line() {
    [ "$(wc -l <"$err")" -eq 1 ] && [ "$(grep -c '^bocage: ' "$err")" -eq 1 ]
}
# refused STATUS TEXT ARGUMENT...: one error line with this text, nothing on standard output.
refused() {
    want=$1
    text=$2
    shift 2
    run "$want" "$@"
    is "$called: exactly one line that begins with 'bocage: '" is_one_error_line
    is "$called: '$text' in $(cat "$err")" grep -qF -- "$text" "$err"
    is "$called: standard output is empty" test ! -s "$out"
}
# node_is DESCRIPTION FILE EXPRESSION: true for `d`, the JSON in the file.
node_is() {
    is "$1" node -e '
        const d = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
        process.exit(eval(process.argv[2]) ? 0 : 1)' "$2" "$3"
}
