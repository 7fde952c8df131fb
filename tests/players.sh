#!/bin/sh
# Long runs of two tests of computer players: that none of them cheats, and that none keeps memory.
# Usage: players.sh TESTS_DIR cheating|memory
set -eu
[ -x "$1/ai_$2" ] || { echo "there is no $1/ai_$2: build that preset first"; exit 1; }
export BOCAGE_CHEAT_DECISIONS="${BOCAGE_PLAYER_DECISIONS:-10000}"
export BOCAGE_AI_GAMES="${BOCAGE_PLAYER_GAMES:-10000}"
exec "$1/ai_$2"
