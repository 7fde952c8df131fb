/* The pairs of replays that show what the editions have different:
 * tests/replays/memoir/differences, whose README.md tells how a source is written. */
#ifndef BOCAGE_TESTS_REPLAYS_DIFFERENCES_H
#define BOCAGE_TESTS_REPLAYS_DIFFERENCES_H

#include <stdbool.h>

/* Play every source `diff-NN.txt` of one folder in both editions and write what was played to the
 * other, as diff-NN-classic.replay and diff-NN-revised.replay. False, with a complaint, if a source
 * says what is not so. */
bool make_differences(const char *sources, const char *folder);

#endif
