#!/bin/sh
# Many clients at once: what they cost, and how long they wait. The server is on one core, the clients are on the other.
# What is told is checked (tests/load.c); times and memory are printed, and with `soak` compared with what we promise.
# Usage: load.sh BOCAGE_BINARY LOAD_BINARY SOURCE_DIR [soak]
set -eu
[ $# -ge 3 ] || { echo "usage: $0 BOCAGE_BINARY LOAD_BINARY SOURCE_DIR [soak]" >&2; exit 2; }
bocage=$(realpath "$1")
load=$(realpath "$2")
top=$(realpath "$3")
mode=${4:-${BOCAGE_LOAD:-plain}}
work=$(mktemp -d)
server=
failed=0
export BOCAGE_DATA="$top/data"
stop_server() {
    [ -n "$server" ] || return 0
    kill "$server" 2>/dev/null || true
    wait "$server" || {
        echo "FAILED: the server ended with status $?"
        failed=1
    }
    server=
}
trap 'stop_server; rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
# shellcheck disable=SC3045 # dash and bash have it
ulimit -n 8192 2>/dev/null || ulimit -n "$(ulimit -Hn)"

# A core for each, where there are two.
if command -v taskset >/dev/null && [ "$(nproc)" -ge 2 ]; then
    on_first="taskset -c 0" on_second="taskset -c 1"
else
    on_first="" on_second=""
fi

# start_server NAME: with the database NAME.db; sets $server, $url and $took (ms until it listened).
start_server() {
    began=$(date +%s%N)
    : >"$work/$1.out"
    $on_first "$bocage" serve --listen 127.0.0.1:0 --db "$work/$1.db" --pace 0 --hush 0 --limit-messages 0 --limit-connections 0 \
        --limit-games 0 --limit-kib 0 >"$work/$1.out" 2>"$work/$1.log" &
    server=$!
    waited=0
    until grep -q '^bocage: listening on ' "$work/$1.out"; do
        kill -0 "$server" 2>/dev/null || { echo "FAILED: the server did not start"; tail -n 3 "$work/$1.log"; exit 1; }
        [ $waited -lt 3000 ] || { echo "FAILED: the server does not listen after 30 s"; exit 1; }
        sleep 0.01
        waited=$((waited + 1))
    done
    took=$((($(date +%s%N) - began) / 1000000))
    url=$(sed -n 's/^bocage: listening on //p' "$work/$1.out")
}

# value KEY: of the line that load has printed
value() {
    node -p "JSON.parse(require('fs').readFileSync('$work/line', 'utf8'))['$1'].toFixed($2)"
}

# row WHAT VALUE UNIT LIMIT: a line of the table; in a soak the value must be below the limit.
row() {
    verdict=""
    if [ "$mode" = soak ]; then
        if node -e "process.exit($2 < $4 ? 0 : 1)"; then verdict=good; else
            verdict="TOO MUCH"
            failed=1
        fi
    fi
    printf '%-58s %10s %-8s (promised: below %s) %s\n' "$1" "$2" "$3" "$4" "$verdict"
}

# run_load NAME ARGUMENT...: on a fresh server
run_load() {
    name=$1
    shift
    start_server "$name"
    # shellcheck disable=SC2086
    $on_second "$load" "$url" "$@" --pid "$server" >"$work/line" || { echo "FAILED: load $*: $(cat "$work/line")"; exit 1; }
    stop_server
}

if [ "$mode" = soak ]; then
    clients=1000 games=500 rate=2000 seconds=30 stored=10000
    battle="--scenario pegasus-bridge"
else
    clients=100 games=20 rate=400 seconds=5 stored=1000
    battle="--text $top/tests/server/skirmish.scn" # short: rematches are played too, and people look on
fi

# shellcheck disable=SC2086
run_load idle idle $clients $seconds $battle
row "$clients clients idle: processor" "$(value cpu 2)" "% a core" 3

# shellcheck disable=SC2086
run_load play play $clients $games $rate $seconds $battle
echo "$clients clients in $games games: $(value acknowledged 0) acknowledged actions, $(value rate 0) a second (wanted: $rate), $(value rematches 0) rematches"
row "  latency p99 (p50 $(value p50 2), p95 $(value p95 2), max $(value max 2))" "$(value p99 2)" ms 20
row "  processor" "$(value cpu 1)" "% a core" 100
row "  memory of an open game with its $((clients / games)) clients" "$(value kib_per_game 1)" KiB 64

python3 "$top/tests/server/many_games.py" "$work/play.db" "$work/stored.db" $stored
start_server stored
row "$stored stored games: start" "$took" ms 2000
# shellcheck disable=SC2086
$on_second "$load" "$url" play 4 2 20 1 $battle >"$work/line" || { echo "FAILED: a server with $stored games does not play: $(cat "$work/line")"; exit 1; }
stop_server
exit $failed
