/* Exact odds of the dice an action leads to: for players weighing an attack, the server and the
 * searchers. Counted as ways out of 6 to the number of dice; integers throughout.
 *
 * Rolls are grouped by their effect on the target (hits and flags), and each group is played out
 * with the rules themselves until hits, flags and retreats are resolved. Where the owner of the
 * target has a choice, a flag to ignore or a way to retreat, three values are kept:
 *
 *   usual   one flag is ignored if allowed, the first retreat path is taken, and no more hexes
 *           than required
 *   least   the smallest value any choices lead to
 *   most    the largest
 *
 * Nobody answers with Ambush: whether one is possible is reported separately, from public facts
 * alone (CARD-AMBUSH-17). Taking ground and what follows are new decisions and not included. */
#ifndef BOCAGE_MEMOIR_ODDS_H
#define BOCAGE_MEMOIR_ODDS_H

#include "memoir/rules.h"

enum {
    MEMOIR_ODDS_DICE = 12,  /* 6 to the 12 is about 2 billion ways */
    MEMOIR_ODDS_MEDALS = 8, /* more change hands only if an objective is worth that many */
};

typedef enum memoir_odds_kind {
    MQ_BATTLE,      /* dice against the unit on `to` */
    MQ_MEDICS,      /* dice for the unit on `to` (CARD-MEDICS-3) */
    MQ_FINEST_HOUR, /* dice that determine whom to order (CARD-FINEST-1) */
} memoir_odds_kind;

/* Numbers of ways; for quantities such as medals, the sum over all ways. */
typedef struct memoir_ways {
    int64_t least, usual, most;
} memoir_ways;

typedef struct memoir_odds {
    uint8_t kind; /* memoir_odds_kind */
    uint8_t dice;
    uint64_t of;      /* ways in total: 6 to the number of dice */
    bcg_hex from, to; /* BCG_NO_HEX if from the air, or for no unit */
    /* battles */
    memoir_dice_sum parts; /* for an attack; 0 for other dice */
    uint8_t side;          /* of the target */
    uint8_t figures;       /* of the target */
    bool stars;            /* do stars hit? */
    bool may_ignore;       /* its owner may ignore one flag */
    bool ambush_possible;
    uint8_t ambush_dice;
    uint64_t hits[MEMOIR_ODDS_DICE + 1], flags[MEMOIR_ODDS_DICE + 1]; /* by number of dice */
    memoir_ways eliminate;                                            /* the target is destroyed */
    memoir_ways retreat;   /* it retreats at least one hex, whether or not it survives */
    memoir_ways vacate;    /* its hex is empty: ground may be taken */
    memoir_ways win, lose; /* battle decided for the roller, for the target's owner */
    memoir_ways lost;      /* figures the target loses: sum */
    memoir_ways medals,
        enemy_medals; /* medals gained by the roller and by the target's owner: sums */
    /* with the usual answers: ways for each number */
    uint64_t lose_figures[MEMOIR_MOST_FIGURES + 1];
    uint64_t blocked[MEMOIR_MOST_FIGURES + 1]; /* of these, for retreat steps it could not take */
    uint64_t steps[MEMOIR_ODDS_DICE + 1];      /* hexes it retreats */
    uint64_t gain[2 * MEMOIR_ODDS_MEDALS + 1]; /* medals for the roller, starting at -MEDALS */
    /* Medics & Mechanics: figures returned */
    uint64_t healed[MEMOIR_MOST_FIGURES + 1];
    /* Their Finest Hour: ways for each number of dice showing a face */
    uint64_t faces[MEMOIR_FACES][MEMOIR_ODDS_DICE + 1];
} memoir_odds;

/* The odds of an action that passed check (attack, target, strike, heal), or, with MA_NONE, of the
 * roll that is due. False if it rolls no dice, or more than MEMOIR_ODDS_DICE. */
bool memoir_odds_of(const memoir_game *g, const memoir_state *s, bcg_action a, memoir_odds *out);

/* Only the dice, hits and flags of a battle, which is many times faster: the members from
 * `eliminate` on and those about Ambush stay 0. Also false for dice other than a battle's. */
bool memoir_hit_odds_of(const memoir_game *g, const memoir_state *s, bcg_action a,
                        memoir_odds *out);

#endif
