#!/bin/sh
# Includes point left only: core <- grid <- rulesets <- game <- ai <- notation <- session <- edges;
# the pure layers neither touch the world nor keep mutable globals; and common files name no ruleset.
# Usage: layers.sh SOURCE_DIR
set -eu
cd "$1/src"
failed=0
folders="core grid memoir assault game ai notation session pool store server tui cli api"

fail() {
    echo "$1"
    failed=1
}

# allow FOLDER "FOLDERS IT MAY INCLUDE"
allow() {
    [ -d "$1" ] || return 0
    for file in "$1"/*.[ch]; do
        sed -n 's|^ *# *include *"\(.*\)".*|\1|p' "$file" | sort -u | while read -r used; do
            case $used in
            ../* | *//* | /*) echo "src/$file includes $used; write it from src/ on" ;;
            rulesets.h) case $file in *_test.[ch]) ;; *) echo "src/$file names the table of rulesets: it is handed down" ;; esac ;;
            *_row.h) [ "$file" = api/rulesets.c ] || echo "src/$file names a ruleset's row: only tables of rulesets do" ;;
            unit.h | counted_malloc.h | message.h | read_whole.h | toy/* | conformance/*) case $file in *_test.[ch]) ;; *) echo "src/$file includes a test's header" ;; esac ;;
            */*)
                case " $1 $2 " in
                *" ${used%%/*} "*) ;;
                *) echo "src/$file includes $used, which is not to its left" ;;
                esac
                ;;
            *) echo "src/$file includes $used; write it from src/ on" ;;
            esac
        done
    done
}

found=$(
    allow core ""
    allow grid "core"
    allow memoir "core grid"
    allow assault "core grid"
    allow game "core grid memoir assault"
    allow ai "core grid memoir assault game"
    allow notation "core grid memoir assault game ai"
    allow session "core grid memoir assault game ai notation"
    allow pool ""
    allow store "core pool"
    allow server "core game ai notation session pool store"
    allow tui "core grid memoir assault session notation"
    allow api "core grid memoir assault game ai notation"
    allow cli "core grid memoir assault game ai notation session pool store server tui"
)
[ -z "$found" ] || fail "$found"

for folder in */; do
    case " $folders " in
    *" ${folder%/} "*) ;;
    *) fail "src/$folder has no place in the layers: add it to tests/layers.sh and docs/architecture.md" ;;
    esac
done

# A ruleset is named in its own folder, in files of its own elsewhere, in the tables of rulesets and in tests;
# what is common to all rulesets names none.
found=$(
    cd ..
    find src web/src include -type f | sort | while read -r file; do
        case ${file##*/} in memoir* | m44* | assault* | bocage_memoir.h | bocage_assault.h | *_test.*) continue ;; esac
        case $file in
        src/memoir/* | src/assault/* | web/src/memoir/* | web/src/assault/*) continue ;;
        src/rulesets.c | src/api/rulesets.c | web/src/rulesets.ts) continue ;;
        esac
        grep -HniE 'memoir|m44|assault' "$file" || true
    done
)
[ -z "$found" ] || fail "These lines name a ruleset, and are common to all:
$found"

# Rules and geometry allocate nothing, print nothing and read nothing of the world. What the linker
# sees cannot be hidden in a header or a macro; without -fPIC constant tables are read-only there.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
world='malloc|calloc|realloc|free|printf|fprintf|puts|putchar|fopen|open|read|write|getenv|time|clock|clock_gettime|rand|srand|random'
for folder in core grid memoir assault; do
    for file in "$folder"/*.c; do
        case $file in *_test.c | *'*.c') continue ;; esac
        gcc -std=c11 -O1 -fno-pic -D_POSIX_C_SOURCE=200809L -I . -c "$file" -o "$work/object.o"
        bad=$(nm "$work/object.o" | sed -nE "s/^.* U ($world)\$/\1/p" | tr '\n' ' ')
        [ -z "$bad" ] || fail "src/$file must not call $bad"
        bad=$(nm "$work/object.o" | sed -nE 's/^.* [bBdDC] (.*)/\1/p' | tr '\n' ' ')
        [ -z "$bad" ] || fail "src/$file must not keep mutable data: $bad"
    done
done

# As hub.h promises: the hub and its parts are told the time and what arrived; they ask for neither.
clocks='time|clock|clock_gettime|gettimeofday|socket|accept|connect|listen|send|recv|poll|select'
for file in server/hub.c server/room.c server/room_tell.c server/room_wait.c server/room_write.c server/http_api.c server/rematch.c server/seating.c; do
    gcc -std=c11 -O1 -fno-pic -D_GNU_SOURCE -I . -c "$file" -o "$work/object.o"
    bad=$(nm "$work/object.o" | sed -nE "s/^.* U ($clocks)\$/\1/p" | tr '\n' ' ')
    [ -z "$bad" ] || fail "src/$file must not call $bad: it knows neither sockets nor clocks"
done

# Libraries behind one interface: whatever else includes their headers would depend on them too.
# only_in HEADER "FILES THAT MAY INCLUDE IT"
only_in() {
    for file in $(grep -lE "^ *# *include *[<\"]$1[>\"]" -- */*.[ch] || true); do
        case " $2 " in
        *" $file "*) ;;
        *) fail "src/$file must not include $1" ;;
        esac
    done
}
only_in libwebsockets.h "server/network_peer.h"
only_in server/network_peer.h "server/network.c server/network_admit.c server/network_request.c server/network_response.c server/network_ws.c"
only_in sqlite3.h "store/sqlite_inside.h store/sqlite_copy.c store/store_test.c server/world_test.h"
only_in store/sqlite_inside.h "store/sqlite.c store/sqlite_files.c store/sqlite_open.c store/sqlite_read.c store/sqlite_write.c"

# Rules, searches and stored games calculate with integers, so that every compiler gives the same answers.
for folder in core grid memoir assault game ai store pool; do
    for file in "$folder"/*.[ch]; do
        case $file in *_test.[ch] | *'*.'*) continue ;; esac
        bad=$(gcc -fpreprocessed -dD -E -P "$file" 2>/dev/null | sed 's/"[^"]*"//g' | grep -nwE 'double|float' || true)
        [ -z "$bad" ] || fail "src/$file uses floating point: $bad"
    done
done
exit $failed
