/* Scripted games: what players do, what the dice show, and what is refused and why, each script
 * played in both editions. The pairs that show the differences between the editions
 * (tests/replays/memoir/differences) and the games that show what is special in each battle
 * (tests/replays/memoir/battles) are made from such scripts; the README.md of the former explains
 * how to write one. */
#ifndef BOCAGE_TESTS_REPLAYS_SCRIPTS_H
#define BOCAGE_TESTS_REPLAYS_SCRIPTS_H

#include <stdbool.h>

/* Plays every script `NAME.txt` of one folder in both editions and writes the games to the other,
 * as NAME-classic.replay and NAME-revised.replay. `battles` is the folder of the scenarios a script
 * may name. False, with a message, if a script is wrong. */
bool make_scripts(const char *sources, const char *folder, const char *battles);

#endif
