#!/bin/sh
# examples/bot.py plays whole games of both rulesets through the protocol, unchanged: a battle of memoir, which it wins against
# random by following captain's hints, duels of assault, where both sides choose in secret and windows open, and a solo scenario.
# Usage: bot.sh BOCAGE_BINARY SOURCE_DIR
set -eu
lines=$(wc -l <"$2/examples/bot.py")
[ "$lines" -le 40 ] || { echo "examples/bot.py has $lines lines, not 40 at most" && exit 1; }

# play BOCAGE SOURCE SCENARIO SEED SEAT RESULTS: to one of these ends, which it prints.
play() {
    said=$(timeout 300 python3 "$2/examples/bot.py" "$1" "$3" "$4")
    for end in $6; do
        [ "$said" != "played for $5, result $end" ] || { echo "$end" && return; }
    done
    echo "$3, seed $4: $said" >&2
    return 1
}
won=0
for seed in 1 2 3 4 5 6; do
    result=$(play "$1" "$2" pegasus-bridge "$seed" allies 'axis allies')
    [ "$result" != allies ] || won=$((won + 1))
done
echo "$won of 6 games won"
[ "$won" -ge 5 ]
for seed in 1 2; do
    play "$1" "$2" training-grounds "$seed" american 'german american draw'
    play "$1" "$2" hill-2018 "$seed" american 'german american draw'
    play "$1" "$2" elsenborn-ridge "$seed" german 'german lost draw'
done
