/* The golden replays of assault: a random game of each battle. */
#ifndef BOCAGE_TESTS_REPLAYS_ASSAULT_H
#define BOCAGE_TESTS_REPLAYS_ASSAULT_H

#include <stdbool.h>

/* Plays the battles of one folder and writes ID.replay for each to the other. Of several seeds the
 * game is taken that shows most of what no earlier one has shown, and of those the shortest;
 * together they show every kind of action and every action card. False, with a message, if they do
 * not. */
bool make_assault_replays(const char *battles, const char *folder);

#endif
