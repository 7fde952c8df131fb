#!/bin/sh
# The unit tests of another build. Those with the label `long` have run under these sanitizers already, in the first
# build: they are left out unless BOCAGE_UNITS or the second argument is `all`. Usage: units.sh BUILD_DIR [all]
set -eu
[ -f "$1/CTestTestfile.cmake" ] || { echo "there is no $1: build that preset first"; exit 1; }
if [ "${2:-${BOCAGE_UNITS:-some}}" = all ]; then set -- "$1"; else set -- "$1" -LE long; fi
exec ctest --test-dir "$@" -L unit --output-on-failure --no-tests=error
