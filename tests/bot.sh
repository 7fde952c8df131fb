#!/bin/sh
# examples/bot.py plays whole games through the protocol, and following captain's hints it beats random.
# Usage: bot.sh BOCAGE_BINARY SOURCE_DIR
set -eu
lines=$(wc -l <"$2/examples/bot.py")
[ "$lines" -le 40 ] || { echo "examples/bot.py has $lines lines, not 40 at most" && exit 1; }
won=0
for seed in 1 2 3 4 5 6; do
    result=$(python3 "$2/examples/bot.py" "$1" pegasus-bridge "$seed")
    case $result in
    "won by allies") won=$((won + 1)) ;;
    "won by "*) ;;
    *) echo "seed $seed: $result" && exit 1 ;;
    esac
done
echo "$won of 6 games won"
[ "$won" -ge 5 ]
