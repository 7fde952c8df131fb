# shellcheck shell=sh
# Sourced by ./play and ./test: finds what is missing and installs it.
#
# A need is a check (a command on the PATH, or a small program that must compile) and the Debian
# package that fulfils it. Only checks decide: a machine may have its tools from elsewhere, so the
# package manager is asked for nothing that is there already, and a second run needs no network.

missing=""

# need_command COMMAND PACKAGE
need_command() {
    command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}

# need_compile COMPILER FLAGS PACKAGE: does the program on standard input compile and link?
need_compile() {
    _program=$(cat)
    if ! command -v "$1" >/dev/null 2>&1; then
        missing="$missing $3" # its compiler is missing too; the package may come with it
        return
    fi
    _folder=$(mktemp -d)
    printf '%s\n' "$_program" >"$_folder/need.c"
    # shellcheck disable=SC2086 # the flags are several words
    "$1" -o "$_folder/need" "$_folder/need.c" $2 >/dev/null 2>&1 || missing="$missing $3"
    rm -rf "$_folder"
}

# What every build needs.
need_build() {
    need_command gcc gcc
    need_command cmake cmake
    need_command ninja ninja-build
    need_compile gcc "" libc6-dev <<'C'
#include <stdio.h>
int main(void) { return 0; }
C
    need_compile gcc "-ljansson" libjansson-dev <<'C'
#include <jansson.h>
int main(void) { return json_is_true(json_true()) ? 0 : 1; }
C
    need_compile gcc "-lsqlite3" libsqlite3-dev <<'C'
#include <sqlite3.h>
int main(void) { return sqlite3_libversion_number() < 3024000; }
C
    need_compile gcc "-lwebsockets -lev" "libwebsockets-dev libwebsockets-evlib-ev libev-dev" <<'C'
#include <ev.h>
#include <libwebsockets.h>
int main(void) { return lws_get_library_version() == NULL || ev_version_major() < 4; }
C
    # Its libev loop is a plugin of its own, which is found only when the server starts.
    [ -e "$(dirname -- "$(gcc -print-file-name=libwebsockets.so 2>/dev/null)")/libwebsockets-evlib_ev.so" ] ||
        missing="$missing libwebsockets-evlib-ev"
    need_compile gcc "-lsodium" libsodium-dev <<'C'
#include <sodium.h>
int main(void) { return sodium_init() < 0; }
C
}

# What the tests need besides.
need_tests() {
    need_command clang clang
    need_command clang-tidy clang-tidy
    need_command clang-format clang-format
    need_command cppcheck cppcheck
    need_command node nodejs
    need_command python3 python3
    need_command man man-db
    need_command pkg-config pkg-config
    need_command xmllint libxml2-utils
    need_command strace strace
    need_command taskset util-linux
    command -v llvm-cov >/dev/null 2>&1 || command -v llvm-cov-14 >/dev/null 2>&1 || missing="$missing llvm"
    need_compile gcc "-lcmocka" libcmocka-dev <<'C'
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
int main(void) { return 0; }
C
    need_compile clang "-fsanitize=address,undefined" libclang-rt-14-dev <<'C'
int main(void) { return 0; }
C
}

# What building the client for the browser needs. Debian's npm comes with a hundred packages, so it is
# asked for only where node has none of its own.
need_web() {
    need_command node nodejs
    need_command npm npm
}

# What the tests in a browser need besides.
need_browser() {
    need_web
    need_command chromium chromium
}

# install_web FOLDER PACKAGE NPM_OPTION: the client's libraries, as package-lock.json has them, unless
# PACKAGE is there and not older.
install_web() {
    [ -d "$1/node_modules/$2" ] && [ -z "$(find "$1/package-lock.json" -newer "$1/node_modules")" ] && return 0
    echo "Fetching the libraries of the browser client (web/package-lock.json)"
    (cd "$1" && npm ci --no-fund --no-audit "$3" >/dev/null && touch node_modules)
}

# build_web FOLDER: the client into build/web; nothing is done if nothing has changed.
build_web() {
    install_web "$1" preact --omit=dev && (cd "$1" && node build.mjs --quiet)
}

# build_web_tests FOLDER: the same, with what its tests need.
build_web_tests() {
    install_web "$1" playwright-core --include=dev && build_web "$1"
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        echo "Not root and no sudo: please install these Debian packages:$missing" >&2
        exit 3
    fi
}

install_missing() {
    [ -n "$missing" ] || return 0
    # shellcheck disable=SC2086
    missing=$(printf '%s\n' $missing | sort -u | tr '\n' ' ')
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "Please install these (Debian's names): $missing" >&2
        exit 3
    fi
    echo "Installing what is missing: $missing"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq || exit 3
    # shellcheck disable=SC2086
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends $missing >/dev/null || {
        echo "The installation failed; the packages wanted were: $missing" >&2
        exit 3
    }
}
