/* What the dice of an action may bring, exactly: for players who weigh an attack, the server and
 * the searchers. Counted in ways out of 6 to the number of dice; integers throughout.
 *
 * The dice are sorted by what they do to the target (hits and flags), and each such result is
 * played on through the rules themselves until hits, flags and retreats are dealt with. Where the
 * owner of the target has a choice, a flag to ignore or a way back, three answers are kept:
 *
 *   usual   one flag is ignored where that is allowed, the first way back is taken, no hex more
 *           than is owed
 *   least   the smallest figure any choices lead to
 *   most    the largest
 *
 * Nobody answers with Ambush: whether one is possible is said beside the odds, from public facts
 * alone (CARD-AMBUSH-17). Taking ground and what follows are new decisions and not part of it. */
#ifndef BOCAGE_MEMOIR_ODDS_H
#define BOCAGE_MEMOIR_ODDS_H

#include "memoir/rules.h"

enum {
    MEMOIR_ODDS_DICE = 12,  /* 6 to the 12 is some 2 billion ways */
    MEMOIR_ODDS_MEDALS = 8, /* more change hands only where an objective is worth that many */
};

typedef enum memoir_odds_kind {
    MQ_BATTLE,      /* dice against the unit on `to` */
    MQ_MEDICS,      /* dice for the unit on `to` (CARD-MEDICS-3) */
    MQ_FINEST_HOUR, /* dice that say whom to order (CARD-FINEST-1) */
} memoir_odds_kind;

/* So many ways; of a number such as medals the sum over all ways. */
typedef struct memoir_ways {
    int64_t least, usual, most;
} memoir_ways;

typedef struct memoir_odds {
    uint8_t kind; /* memoir_odds_kind */
    uint8_t dice;
    uint64_t of;      /* ways in all: 6 to the dice */
    bcg_hex from, to; /* BCG_NO_HEX: from the air; for nobody */
    /* battles */
    memoir_dice_sum parts; /* of an attack; 0 for other dice */
    uint8_t side;          /* of the target */
    uint8_t figures;       /* of the target */
    bool stars;            /* stars hit */
    bool may_ignore;       /* its owner may ignore one flag */
    bool ambush_possible;
    uint8_t ambush_dice;
    uint64_t hits[MEMOIR_ODDS_DICE + 1], flags[MEMOIR_ODDS_DICE + 1]; /* dice showing so many */
    memoir_ways eliminate;                                            /* the target is destroyed */
    memoir_ways retreat;   /* it goes back a hex or more, whether or not it survives that */
    memoir_ways vacate;    /* its hex is empty: ground might be taken */
    memoir_ways win, lose; /* the battle is decided: for whoever rolls, for the target's owner */
    memoir_ways lost;      /* figures the target loses: sum */
    memoir_ways medals,
        enemy_medals; /* gained, for whoever rolls and for the target's owner: sums */
    /* the usual answers: ways for each number */
    uint64_t lose_figures[MEMOIR_MOST_FIGURES + 1];
    uint64_t blocked[MEMOIR_MOST_FIGURES + 1]; /* of these, for steps back it could not take */
    uint64_t steps[MEMOIR_ODDS_DICE + 1];      /* hexes it retreats */
    uint64_t gain[2 * MEMOIR_ODDS_MEDALS + 1]; /* medals for whoever rolls, from -MEDALS on */
    /* Medics & Mechanics: figures returned */
    uint64_t healed[MEMOIR_MOST_FIGURES + 1];
    /* Their Finest Hour: dice showing so many of each face */
    uint64_t faces[MEMOIR_FACES][MEMOIR_ODDS_DICE + 1];
} memoir_odds;

/* The odds of an action that passed check (attack, target, strike, heal), or with MA_NONE of the
 * roll that is due. False if no dice are rolled for it, or more than MEMOIR_ODDS_DICE. */
bool memoir_odds_of(const memoir_game *g, const memoir_state *s, bcg_action a, memoir_odds *out);

/* The dice, hits and flags of a battle alone, many times faster: the members from `eliminate` on
 * and those about Ambush stay 0. False for other dice too. */
bool memoir_hit_odds_of(const memoir_game *g, const memoir_state *s, bcg_action a,
                        memoir_odds *out);

#endif
