/* Card zones: where each card of a deck is.
 *
 * Zones are unordered: a draw is a chance event that names the card drawn, so a pile is a set. Zone
 * numbers are defined by the ruleset (deck, discard, hand of seat 0, ...).
 *
 * Copies of one kind of card are separate cards, but which copy moves never matters to the rules.
 * To keep it from making equal states differ, the copies of a kind have adjacent numbers, first ..
 * first + copies - 1, and the zones of such a run are kept in ascending order: then the number of
 * copies in each zone determines every byte. */
#ifndef BOCAGE_CORE_ZONES_H
#define BOCAGE_CORE_ZONES_H

#include "core/rng.h"

#include <stdint.h>

/* -- queries ---------------------------------------------------------------------------------- */

/* How many of the `n` cards are in the zone? */
int bcg_zone_count(const uint8_t *zone_of, int n, int zone);

/* The k-th card of the zone (k from 0, cards in ascending order), or -1. */
int bcg_zone_card(const uint8_t *zone_of, int n, int zone, int k);

/* A random card of the zone, all equally likely, or -1 if the zone is empty. */
int bcg_zone_pick(const uint8_t *zone_of, int n, int zone, bcg_rng *r);

/* -- moving cards ----------------------------------------------------------------------------- */

/* Moves one copy of the kind at first .. first + copies - 1 from one zone to another and keeps the
 * run in ascending order. Asserts that there is one. */
void bcg_zone_move(uint8_t *zone_of, int first, int copies, int from, int to);

/* Moves every card of one zone to another: a reshuffle. Returns how many moved. It does not know
 * about kinds: afterwards call bcg_zone_sort for each kind with several copies. */
int bcg_zone_move_all(uint8_t *zone_of, int n, int from, int to);

/* Sorts the run of one kind, after its zones were written one by one. */
void bcg_zone_sort(uint8_t *zone_of, int first, int copies);

#endif
