/* Card zones: where each card of a deck is.
 *
 * Zones hold no order: a draw is a chance event that names the card drawn, so a pile is a set. The
 * zone numbers are the ruleset's own (deck, discard, hand of seat 0, ...). Copies of one card are
 * separate cards; which copy moves never matters to the rules. */
#ifndef BOCAGE_CORE_ZONES_H
#define BOCAGE_CORE_ZONES_H

#include "core/rng.h"

#include <stdint.h>

/* How many of the `n` cards are in the zone? */
int bcg_zone_count(const uint8_t *zone_of, int n, int zone);

/* The k-th card of the zone (k from 0, cards in rising order), or -1. */
int bcg_zone_card(const uint8_t *zone_of, int n, int zone, int k);

/* A card of the zone, all equally likely, or -1 if the zone is empty. */
int bcg_zone_pick(const uint8_t *zone_of, int n, int zone, bcg_rng *r);

/* Move every card of one zone to another: a reshuffle. Returns how many moved. */
int bcg_zone_move_all(uint8_t *zone_of, int n, int from, int to);

#endif
