#!/bin/sh
# Long runs of tests of computer players: that none of them cheats, that none keeps memory, and what they do as
# partners (BOCAGE_TEAM_GAMES).
# Usage: players.sh TESTS_DIR cheating|memory|teams
set -eu
[ -x "$1/ai_$2" ] || { echo "there is no $1/ai_$2: build that preset first"; exit 1; }
export BOCAGE_CHEAT_DECISIONS="${BOCAGE_PLAYER_DECISIONS:-10000}"
export BOCAGE_AI_GAMES="${BOCAGE_PLAYER_GAMES:-10000}"
exec "$1/ai_$2"
