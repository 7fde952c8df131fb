#!/bin/sh
# Formatting and static analysis. Usage: lint.sh SOURCE_DIR BUILD_DIR format|tidy|cppcheck|shell
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
    # shellcheck disable=SC2086
    printf '%s\n' $sources | grep -v -e '_test\.c$' -e '^tests/' -e '^fuzz/' -e '^examples/' |
        xargs -P 2 -n 4 clang-tidy --quiet -p "$2"
    ;;
cppcheck)
    # missingIncludeSystem: system headers are the compiler's business.
    # unusedFunction: it cannot see the tests and the layers still to come.
    cppcheck --quiet --std=c11 --enable=warning,performance,portability --inline-suppr \
        --suppress=missingIncludeSystem --error-exitcode=1 -j 2 -I src -I include \
        -DBOCAGE_VERSION='"0"' -DBOCAGE_SHARE='"x"' -DBOCAGE_SOURCE_DATA='"x"' \
        src/ai src/api src/cli src/core src/game src/grid src/memoir src/notation src/server src/session src/store src/crew scripts examples
    ;;
shell)
    for script in play test .ci/run scripts/needs.sh scripts/fuzz-coverage tests/*.sh tests/server/*.sh; do
        sh -n "$script"
    done
    ;;
esac
