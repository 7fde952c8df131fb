/* Card zones: where each card of a deck is.
 *
 * Zones hold no order: a draw is a chance event that names the card drawn, so a pile is a set. The
 * zone numbers are the ruleset's own (deck, discard, hand of seat 0, ...).
 *
 * Copies of one kind of card are separate cards, and which copy moves never matters to the rules.
 * So that it does not make equal states differ either, the copies of a kind have adjacent numbers,
 * first .. first + copies - 1, and the zones of such a run are kept in rising order: how many
 * copies lie where then decides every byte. */
#ifndef BOCAGE_CORE_ZONES_H
#define BOCAGE_CORE_ZONES_H

#include "core/rng.h"

#include <stdint.h>

/* -- what is where? --------------------------------------------------------------------------- */

/* How many of the `n` cards are in the zone? */
int bcg_zone_count(const uint8_t *zone_of, int n, int zone);

/* The k-th card of the zone (k from 0, cards in rising order), or -1. */
int bcg_zone_card(const uint8_t *zone_of, int n, int zone, int k);

/* A card of the zone, all equally likely, or -1 if the zone is empty. */
int bcg_zone_pick(const uint8_t *zone_of, int n, int zone, bcg_rng *r);

/* -- moving cards ----------------------------------------------------------------------------- */

/* Move one copy of the kind at first .. first + copies - 1 from one zone to another and keep the
 * run in rising order. Asserts that one is there. */
void bcg_zone_move(uint8_t *zone_of, int first, int copies, int from, int to);

/* Move every card of one zone to another: a reshuffle. Returns how many moved. It knows no kinds:
 * afterwards each kind of more than one copy wants bcg_zone_sort. */
int bcg_zone_move_all(uint8_t *zone_of, int n, int from, int to);

/* Put the run of one kind in rising order, after its zones were written one by one. */
void bcg_zone_sort(uint8_t *zone_of, int first, int copies);

#endif
