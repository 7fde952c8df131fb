/* Games that are written down: what players do, what the dice show, and what is refused and why,
 * each source played in both editions. The pairs that show what the editions have different
 * (tests/replays/memoir/differences) and the games that show what is special in each battle
 * (tests/replays/memoir/battles) are made from such sources; the README.md of the former tells how
 * one is written. */
#ifndef BOCAGE_TESTS_REPLAYS_SCRIPTS_H
#define BOCAGE_TESTS_REPLAYS_SCRIPTS_H

#include <stdbool.h>

/* Play every source `NAME.txt` of one folder in both editions and write what was played to the
 * other, as NAME-classic.replay and NAME-revised.replay. `battles` is the folder of the scenarios a
 * source may name. False, with a complaint, if a source says what is not so. */
bool make_scripts(const char *sources, const char *folder, const char *battles);

#endif
