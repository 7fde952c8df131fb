#!/bin/sh
# Every battle is played to its end at random and by script, and all there is to win in it is won.
# Usage: battles.sh BATTLES SOURCE_DIR [GAMES]
set -eu
[ -x "$1" ] || { echo "there is no $1: build that preset first"; exit 1; }
exec "$1" "${3:-${BOCAGE_BATTLE_GAMES:-40}}" "$2/tests/replays/memoir/battles" "$2"/data/memoir/*.scn
