/* What a combat is likely to come to, for players weighing an attack, a card or a sacrifice: exact
 * odds of the flips that an action leads to, as one seat can know them. Integers throughout.
 *
 * An action card the seat does not see may lie in the deck or in a hand it cannot look into, each
 * with the same chance; so the flip of step 11 is one of all unseen cards, each as likely as any
 * other. The rest of the combat is played by the rules themselves, as things stand: nobody plays
 * another card, face-down units give no support, and who has not chosen yet shows the bluff card in
 * step 10.
 *
 * What the opponent sacrifices instead is not known. For the firing that is next it is a range: the
 * least and the most that any card leads to which the opponent could hold, as far as the seat can
 * tell. Both ends are named with their card; guess() can give a state in which it is held. */
#ifndef BOCAGE_ASSAULT_ODDS_H
#define BOCAGE_ASSAULT_ODDS_H

#include "assault/rules.h"

enum {
    ASSAULT_TMS = ASSAULT_MOST_TM - ASSAULT_LEAST_TM + 1,
    ASSAULT_LOSSES = ASSAULT_MOST_MORALE + 1, /* 0 to 9 */
};

/* What the two values are made of after steps 2 to 8 (COMBAT-2 to COMBAT-8). */
typedef struct assault_sum {
    int8_t attack, morale, support, ground; /* fire value */
    int8_t defence, terrain, dug_in;        /* target value */
    uint64_t supporters;                    /* by whom */
    uint8_t fire, target;                   /* with the floor of COMBAT-0 */
} assault_sum;

/* A chance: `ways` of `of`, in lowest terms or not. */
typedef struct assault_ways {
    uint64_t ways, of;
} assault_ways;

/* An end of a range, and the card that leads to it (a bluff card adds nothing). */
typedef struct assault_end {
    assault_ways chance;
    uint8_t card;
} assault_end;

typedef enum assault_odds_kind {
    AQ_COMBAT, /* a combat */
    AQ_FLIP,   /* one flip outside a combat: mines, a swamp, anti-air fire, a card */
} assault_odds_kind;

typedef struct assault_odds {
    uint8_t kind;  /* assault_odds_kind */
    uint8_t about; /* assault_pending_kind of the flip */
    bcg_tile tile; /* whom a flip concerns; BCG_NO_TILE: nobody */
    /* the flip that is next */
    uint64_t of;              /* cards it may show, */
    uint64_t tm[ASSAULT_TMS]; /* and of these with each modifier, from the least */

    /* the firing that is next: */
    bcg_tile firing, target;
    uint8_t firing_side;
    uint8_t fire, target_value; /* before the modifier, with what is played and chosen so far */
    uint8_t target_morale;
    assault_sum parts;
    uint64_t loss[ASSAULT_LOSSES]; /* of morale it still has, by this flip: ways of `of` */
    uint64_t destroyed;
    bool opponent_chooses; /* the opponent has a sacrifice still to choose, or has chosen unseen: */
    assault_end least_destroyed, most_destroyed; /* the target is destroyed */
    assault_end least_lost, most_lost;           /* its mean loss of morale */

    /* the whole combat; 0 ways in all if only the next firing was asked for. Index 0 is the
     * attacker, 1 the defender. */
    bcg_tile tiles[2];
    uint64_t whole;                   /* ways in all */
    uint64_t lost[2][ASSAULT_LOSSES]; /* morale, by fire, cards and retreats that fail */
    uint64_t eliminated[2];
    uint64_t retreats, blocked, vacated; /* the defender goes back; cannot; its tile is free */
    uint64_t fires_back;                 /* the second unit gets to fire */
} assault_odds;

/* The sums of steps 2 to 8 for a firing between two units whose kinds are known, with face-up
 * supporters. */
void assault_sum_of(const assault_game *g, const assault_state *s, int firing, int target,
                    assault_sum *out);

/* The sums of the firing that is being fought out, less what cards have cancelled; its two values
 * are those of the combat, cards and sacrifices included. False if its support is not settled yet,
 * or it is over. */
bool assault_firing_sum(const assault_game *g, const assault_state *s, assault_sum *out);

/* The odds of an action that has passed check, or, with AA_NONE, of the flip that is due or the
 * combat that is being fought. `view` is what the seat knows, or a state: nothing hidden from the
 * seat is used. With `in_short` only the next firing is examined. False if nothing is flipped for
 * it. */
bool assault_odds_of(const assault_game *g, const assault_state *view, int seat, bcg_action a,
                     bool in_short, assault_odds *out);

#endif
