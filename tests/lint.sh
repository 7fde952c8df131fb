#!/bin/sh
# Formatting and static analysis. Usage: lint.sh SOURCE_DIR BUILD_DIR format|tidy|cppcheck|shell
#
# clang-tidy's path-sensitive checks take most of its time. Unless BOCAGE_TIDY is `all`, it looks at files that
# have not passed yet in BUILD_DIR as they are now (with the headers they include), following a fifteenth as many
# paths, and in full depth at an eighth of all files, which the commit chooses.
set -eu
cd "$1"
sources=$(git ls-files 'src/*.c' 'fuzz/*.c' 'scripts/*.c' 'examples/*.c' 'tests/*.c' 2>/dev/null || true)
[ -n "$sources" ] || sources=$(find src fuzz scripts examples -name '*.c')
headers=$(find src tests include -name '*.h')
case $3 in
format)
    # shellcheck disable=SC2086
    clang-format --dry-run -Werror $sources $headers
    ;;
tidy)
    # Tests are left out: cmocka's macros are not ours to mend.
    passed="$2/tidy"
    mkdir -p "$passed"
    { clang-tidy --version && cat .clang-tidy; } >"$passed/tool.new"
    cmp -s "$passed/tool.new" "$passed/tool" || rm -f "$passed"/*.sums
    mv "$passed/tool.new" "$passed/tool"
    eighth=$(($(printf '%d' "0x$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)") % 8))
    # shellcheck disable=SC2086
    for file in $(printf '%s\n' $sources | grep -v -e '_test\.c$' -e '^tests/' -e '^fuzz/' -e '^examples/'); do
        share=$(($(printf '%s' "$file" | cksum | cut -d' ' -f1) % 8))
        if [ "${BOCAGE_TIDY:-some}" = all ] || [ $share -eq $eighth ]; then
            echo "$file" >&3
        elif ! sha256sum --check --status "$passed/$(printf '%s' "$file" | tr / _).sums" 2>/dev/null; then
            echo "$file"
        fi
    done >"$passed/some" 3>"$passed/full"
    echo "$(wc -l <"$passed/some") files are looked at, and in full depth $(wc -l <"$passed/full")"
    status=0
    xargs -r -P 2 -n 4 "$0" "$1" "$2" tidy_some <"$passed/some" || status=1
    xargs -r -P 2 -n 2 "$0" "$1" "$2" tidy_full <"$passed/full" || status=1
    exit $status
    ;;
tidy_some | tidy_full)
    # For xargs. What a file was made of when it passed is kept as a list of sums, system headers left out.
    build=$2 paths=225000 # clang's own number for a function
    [ "$3" = tidy_full ] || paths=15000
    shift 3
    clang-tidy --quiet -p "$build" --extra-arg=-Xclang --extra-arg=-analyzer-config --extra-arg=-Xclang \
        --extra-arg=max-nodes=$paths "$@"
    for file; do
        gcc -MM -I src -I include -I tests -DBOCAGE_VERSION='""' "$file" | sed 's/^[^:]*://; s/\\$//' | xargs sha256sum \
            >"$build/tidy/$(printf '%s' "$file" | tr / _).sums"
    done
    ;;
cppcheck)
    # missingIncludeSystem: system headers are the compiler's business.
    # unusedFunction: it cannot see the tests and the layers still to come.
    cppcheck --quiet --std=c11 --enable=warning,performance,portability --inline-suppr \
        --suppress=missingIncludeSystem --error-exitcode=1 -j 2 -I src -I include \
        -DBOCAGE_VERSION='"0"' -DBOCAGE_SHARE='"x"' \
        src/ai src/api src/cli src/core src/game src/grid src/memoir src/assault src/notation src/server src/session src/store src/pool scripts examples
    ;;
shell)
    for script in play test .ci/run scripts/needs.sh scripts/release scripts/fuzz-coverage tests/*.sh tests/server/*.sh; do
        sh -n "$script"
    done
    # Not on Debian's base system and not worth 30 MB of it.
    ! command -v shellcheck >/dev/null 2>&1 ||
        shellcheck --severity=warning play test .ci/run scripts/needs.sh scripts/release scripts/fuzz-coverage tests/*.sh tests/server/*.sh
    ;;
esac
