#!/bin/sh
# `cmake --install` gives a working prefix: program, data, man page. Usage: install.sh BUILD_DIR
set -eu
prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
cmake --install "$1" --prefix "$prefix" >/dev/null
cd /
unset BOCAGE_DATA
"$prefix/bin/bocage" --version
"$prefix/bin/bocage" scenarios | grep -q '^pegasus-bridge '
# Its own data are used, not the source tree's: without them it fails.
mv "$prefix/share/bocage/memoir/pegasus-bridge.scn" "$prefix/moved"
if "$prefix/bin/bocage" show pegasus-bridge >/dev/null 2>&1; then
    echo "the installed program reads data from elsewhere"
    exit 1
fi
mv "$prefix/moved" "$prefix/share/bocage/memoir/pegasus-bridge.scn"
"$prefix/bin/bocage" show --format svg pegasus-bridge >/dev/null
test -f "$prefix/share/man/man6/bocage.6"
test -f "$prefix/share/doc/bocage/NOTICE"
