#!/bin/sh
# What the README says about installing gives a working prefix: program, data, man page, library, example. Its
# commands are run as they stand, by somebody who has set nothing. Usage: install.sh BUILD_DIR SOURCE_DIR
set -eu
source=$2
HOME=$(mktemp -d)
export HOME
trap 'rm -rf "$HOME"' EXIT
prefix="$HOME/.local"
unset PKG_CONFIG_PATH LD_LIBRARY_PATH C_INCLUDE_PATH LIBRARY_PATH DESTDIR
[ "$(realpath "$1")" = "$(realpath "$source/build/release")" ] || { echo "the README means build/release, not $1"; exit 1; }

# readme_block WORDS: the block of commands in the README that has these words.
readme_block() {
    awk -v words="$1" '
        /^```/ { if (inside && index(block, words)) { printf "%s", block; exit }; inside = !inside; block = ""; next }
        inside { block = block $0 "\n" }' "$source/README.md"
}
for words in libbocage.a pkg-config; do
    readme_block "$words" >"$HOME/commands"
    [ -s "$HOME/commands" ] || { echo "the README has no commands with $words"; exit 1; }
    (cd "$source" && sh -eu "$HOME/commands") >"$HOME/out" 2>&1 || {
        cat "$HOME/out"
        echo "FAILED: what the README says about $words"
        exit 1
    }
    tail -n 1 "$HOME/out" | grep -Eq '^[0-9]+ actions, axis (won|lost|drawn), allies (won|lost|drawn)$' || {
        echo "FAILED: the example does not say how the game ended: $(tail -n 1 "$HOME/out")"
        exit 1
    }
    mv "$source/build/random_player" "$HOME/$words"
done
if find "$prefix" -name '.*' ! -path "$prefix" | grep .; then
    echo "FAILED: hidden files are installed"
    exit 1
fi
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
grep -q '<script[^>]*/assets/client-' "$prefix/share/bocage/web/index.html" || { echo "FAILED: the client is not installed"; exit 1; }
unit="$prefix/share/doc/bocage/packaging/bocage.service"
grep -q "^ExecStart=$prefix/bin/bocage serve " "$unit" || { grep ExecStart "$unit"; echo "FAILED: the unit starts something else"; exit 1; }

# Without a client nothing is installed, and the way out is named; who wants none gets the rest.
configure() { cmake -G Ninja -S "$source" -B "$HOME/build" -DBOCAGE_TESTS=OFF -DBOCAGE_WEB_DIR="$HOME/no-client" "$@" >"$HOME/out" 2>&1 || cat "$HOME/out"; }
configure
if cmake --install "$HOME/build" --prefix "$HOME/none" >"$HOME/out" 2>&1; then
    echo "FAILED: it installs without the client"
    exit 1
fi
grep -q 'BOCAGE_WEB=OFF' "$HOME/out" || { cat "$HOME/out"; exit 1; }
[ ! -e "$HOME/none" ] || { find "$HOME/none"; echo "FAILED: something is installed all the same"; exit 1; }
configure -DBOCAGE_WEB=OFF
cmake --install "$HOME/build" --prefix "$HOME/none" --component web >"$HOME/out" 2>&1 || { cat "$HOME/out"; exit 1; }

# The library: headers, pkg-config file, shared and static, and nothing visible but its public names.
lib="$prefix/lib"
example="$source/examples/random_player.c"
bad=$(nm -D --defined-only "$lib/libbocage.so" | awk '{print $3}' | grep -v '^bocage_' || true)
if [ -n "$bad" ]; then
    echo "libbocage.so shows what is not public: $bad"
    exit 1
fi
for header in bocage bocage_assault bocage_memoir; do
    test -f "$prefix/include/bocage/$header.h"
    echo "#include <bocage/$header.h>" | cc -std=c11 -Wall -Wextra -Wpedantic -Werror -I "$prefix/include" -x c -c - -o "$HOME/alone.o"
done
# shellcheck disable=SC2013 # names have no blanks
for name in $(sed -n 's/^BOCAGE_API .*\(bocage_[a-z_]*\)(.*/\1/p' "$prefix"/include/bocage/*.h); do
    nm -D --defined-only "$lib/libbocage.so" | grep -q " $name\$" || {
        echo "libbocage.so has no $name"
        exit 1
    }
done
# It needs libc and threads.
bad=$(readelf -d "$lib/libbocage.so" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | grep -Ev '^(libc|libpthread)\.so' || true)
[ -z "$bad" ] || { echo "FAILED: libbocage.so needs $bad"; exit 1; }
# Its name changes with every minor version until 1.0, with the major version after that.
version=$("$prefix/bin/bocage" --version | sed 's/^bocage //')
case $version in 0.*) so=${version%.*} ;; *) so=${version%%.*} ;; esac
readelf -d "$lib/libbocage.so" | grep -q "SONAME.*\[libbocage\.so\.$so\]" ||
    { readelf -d "$lib/libbocage.so" | grep SONAME; echo "FAILED: version $version has another name"; exit 1; }
scenario="$prefix/share/bocage/memoir/pegasus-bridge.scn"
played=$("$HOME/libbocage.a" "$scenario" 44)
echo "$played"
[ "$played" = "$("$HOME/pkg-config" "$scenario" 44)" ]
readelf -d "$HOME/pkg-config" | grep -q 'NEEDED.*libbocage'
if readelf -d "$HOME/libbocage.a" | grep 'NEEDED.*libbocage'; then
    echo "FAILED: the static example needs the shared library"
    exit 1
fi
# A file that is no scenario is refused with one sentence.
if "$HOME/pkg-config" "$example" 2>"$HOME/why"; then
    echo "the example takes C for a scenario"
    exit 1
fi
[ "$(wc -l <"$HOME/why")" -eq 1 ]
[ "$(wc -l <"$example")" -le 60 ]

# Computer players come with it: what the tests measure them with is built from outside as well.
for file in "$example" "$source"/tests/reference*.c; do
    cc -std=c11 -Wall -Wextra -Werror -D_POSIX_C_SOURCE=200809L -I "$prefix/include" -c "$file" -o "$HOME/$(basename "$file").o"
done
cc "$HOME"/reference*.c.o "$lib/libbocage.a" -o "$HOME/reference" -pthread -lm
"$HOME/reference" captain 1 1 2 "$scenario" | grep -q '^all  *2 '
if grep -h '^ *# *include *"' "$source"/tests/reference*.[ch] | grep -Ev '"reference_(bot|rules)\.h"'; then
    echo "the reference bot must include nothing of ours but the public headers"
    exit 1
fi
