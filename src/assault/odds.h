/* What a combat is likely to come to, for players weighing an attack, a card or a sacrifice: exact
 * odds of the flips that an action leads to, as one seat can know them. Integers throughout.
 *
 * An action card the seat does not see may lie in the deck or in a hand it cannot look into, each
 * with the same chance; so the flip of step 11 is one of all unseen cards, each as likely as any
 * other. The rest of the combat is played by the rules themselves, as things stand: nobody plays
 * another card, face-down units give no support, and who has not chosen yet shows the bluff card in
 * step 10.
 *
 * What the opponent of the seat does unseen in the firing that is next makes a range: the least and
 * the most chance that the target is destroyed, and the least and the most morale it loses on
 * average. It covers, as far as each is still to come in this firing,
 *   - face-down units of the opponent that join a firing of its unit (SUPPORT-7),
 *   - every combat card it plays in step 9, Break Contact too, paid out of its prestige, the seat
 *     passing; a Morale Boost is for the unit in the combat; anti-air of the seat answers a
 *     Strafing Run as it must,
 *   - its sacrifice of step 10, chosen already or not.
 * It does not cover reactions to a card the seat has just announced (SNAFU), nor Sabotage, whose
 * cards nobody knows. Both ends are attained: guess() gives states with these cards in the
 * opponent's hand and these units on the map; other action cards the seat does not see are as
 * likely in the deck as before. Against an automa there is no range: its cards are chance, and in
 * the odds of the whole combat.
 *
 * If a unit that is attacked has not been seen, there are odds for each kind it could be. */
#ifndef BOCAGE_ASSAULT_ODDS_H
#define BOCAGE_ASSAULT_ODDS_H

#include "assault/rules.h"

enum {
    ASSAULT_TMS = ASSAULT_MOST_TM - ASSAULT_LEAST_TM + 1,
    ASSAULT_LOSSES = ASSAULT_MOST_MORALE + 1, /* 0 to 9 */
    ASSAULT_MOST_PLAYS = 14,                  /* cards of a line that is tried */
    ASSAULT_MOST_JOINED = 16,
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

/* An end of a range, and what the opponent does for it. */
typedef struct assault_end {
    assault_ways chance;
    uint64_t joined;                          /* face-down units that give support, */
    uint8_t joined_kind[ASSAULT_MOST_JOINED]; /* and what they are, in the order of tiles */
    uint8_t play[ASSAULT_MOST_PLAYS], plays;  /* cards of step 9 */
    uint8_t card; /* sacrificed (a bluff card adds nothing); ASSAULT_NO_CARD: that is done, or it
                     does not come to it */
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
    bool opponent_chooses; /* the opponent has something still to choose, or has chosen unseen: */
    assault_end least_destroyed, most_destroyed; /* the target is destroyed */
    assault_end least_lost, most_lost;           /* its mean loss of morale, to cards too */

    /* the whole combat; 0 ways in all if only the next firing was asked for. Index 0 is the
     * attacker, 1 the defender. */
    bcg_tile tiles[2];
    bool defender_first;              /* it is, or was, dug in */
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
 * it, or if it is an attack on a unit that the seat has not seen. */
bool assault_odds_of(const assault_game *g, const assault_state *view, int seat, bcg_action a,
                     bool in_short, assault_odds *out);

/* Is the action an attack on a unit that the seat has not seen? */
bool assault_meets_unknown(const assault_game *g, const assault_state *view, int seat,
                           bcg_action a);

/* Of such an attack: the odds for every kind the unit could be, in the order of kinds (AMB-66: a
 * gun may have dug in unseen). Returns how many there are. */
typedef struct assault_odds_if {
    uint8_t kind;
    assault_odds odds;
} assault_odds_if;
enum { ASSAULT_MOST_IFS = ASSAULT_UNITS / 2 };
int assault_odds_of_unknown(const assault_game *g, const assault_state *view, int seat,
                            bcg_action a, bool in_short, assault_odds_if out[ASSAULT_MOST_IFS]);

/* -- range.c ------------------------------------------------------------------------------------
 */

/* A firing whose range is looked for. */
typedef struct assault_firing {
    const assault_game *g;
    const assault_state *view;
    const assault_state *s; /* as things stand, before the flip of step 11 */
    int opponent;           /* of the seat that looks */
    int base;               /* the fire value, before hidden units join: its floor comes between */
    int deck;               /* cards that are really in the deck */
    uint64_t hidden;        /* face-down units that may join */
    bool may_play, may_boost, may_sacrifice;
} assault_firing;

/* Fill in the ends; the modifiers of the odds are those of the flip. */
void assault_find_range(const assault_firing *f, assault_odds *o);

/* Fractions: one chance and then the other, the sum of two, and which is less. */
assault_ways assault_both(assault_ways a, uint64_t ways, uint64_t of);
void assault_add_chance(assault_ways *sum, assault_ways a);
static inline bool assault_is_less(assault_ways a, assault_ways b)
{
    return a.ways * b.of < b.ways * a.of;
}

#endif
