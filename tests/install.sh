#!/bin/sh
# `cmake --install` gives a working prefix: program, data, man page, library.
# Usage: install.sh BUILD_DIR SOURCE_DIR
set -eu
source=$2
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
"$prefix/bin/bocage" rules TER-HEDGE-1 >/dev/null
test -f "$prefix/share/bocage/rules/memoir.md"
test -f "$prefix/share/man/man6/bocage.6"
test -f "$prefix/share/doc/bocage/NOTICE"

# The library: header, pkg-config file, shared and static, and nothing visible but its public names.
lib=$(dirname "$(find "$prefix" -name libbocage.so)")
PKG_CONFIG_PATH="$lib/pkgconfig"
export PKG_CONFIG_PATH
example="$source/examples/random_player.c"
bad=$(nm -D --defined-only "$lib/libbocage.so" | awk '{print $3}' | grep -v '^bocage_' || true)
if [ -n "$bad" ]; then
    echo "libbocage.so shows what is not public: $bad"
    exit 1
fi
for name in $(sed -n 's/^BOCAGE_API .*\(bocage_[a-z_]*\)(.*/\1/p' "$prefix/include/bocage/bocage.h"); do
    nm -D --defined-only "$lib/libbocage.so" | grep -q " $name\$" || {
        echo "libbocage.so has no $name"
        exit 1
    }
done
readelf -d "$lib/libbocage.so" | grep -q 'SONAME.*libbocage\.so\.[0-9]'
# shellcheck disable=SC2046 # several words
cc -std=c11 -Wall -Wextra -Werror "$example" -o "$prefix/shared" $(pkg-config --cflags --libs bocage)
cc -std=c11 "$example" -o "$prefix/static" $(pkg-config --cflags bocage) "$lib/libbocage.a" \
    $(pkg-config --static --libs-only-other bocage)
scenario="$prefix/share/bocage/memoir/pegasus-bridge.scn"
played=$(LD_LIBRARY_PATH="$lib" "$prefix/shared" "$scenario" 44)
echo "$played"
echo "$played" | grep -Eq '^[0-9]+ actions, axis (won|lost|drawn), allies (won|lost|drawn)$'
[ "$played" = "$("$prefix/static" "$scenario" 44)" ]
# A file that is no scenario is refused with one sentence.
if LD_LIBRARY_PATH="$lib" "$prefix/shared" "$example" 2>"$prefix/why"; then
    echo "the example takes C for a scenario"
    exit 1
fi
[ "$(wc -l <"$prefix/why")" -eq 1 ]
[ "$(wc -l <"$example")" -le 60 ]

# Computer players come with it: what the tests measure them with is built from outside as well.
# shellcheck disable=SC2046
cc -std=c11 -Wall -Wextra -Werror -D_POSIX_C_SOURCE=200809L "$source/tests/reference.c" \
    "$source/tests/reference_bot.c" -o "$prefix/reference" $(pkg-config --cflags --libs bocage) -pthread -lm
LD_LIBRARY_PATH="$lib" "$prefix/reference" captain 1 1 2 "$scenario" | grep -q '^all  *2 '
if grep -h '^ *# *include *"' "$source"/tests/reference*.[ch] | grep -v '"reference_bot\.h"'; then
    echo "the reference bot must include nothing of ours but the public header"
    exit 1
fi
