/* The cards and tiles of the box, with their numbers.
 *
 * A catalogue is all numbers that owners of the printed game may replace by their own; the one we
 * ship is assault_shipped (catalogue.c, made from the facts by scripts/convert-assault.mjs). Names,
 * texts and where each number comes from do not change with it. */
#ifndef BOCAGE_ASSAULT_CARDS_H
#define BOCAGE_ASSAULT_CARDS_H

#include "assault/tables.h"

#include <stdbool.h>

enum {
    ASSAULT_UNITS = 50,   /* kinds of unit cards, each nation's half (COMP-2) */
    ASSAULT_ACTIONS = 27, /* kinds of action cards */
    ASSAULT_BLUFFS = 2,
    ASSAULT_KINDS = ASSAULT_UNITS + ASSAULT_ACTIONS + ASSAULT_BLUFFS,
    ASSAULT_CARDS = 240,
    ASSAULT_TILES = 36, /* each with faces A and B (COMP-1) */
    ASSAULT_UNIT_DECKS = 8,
    ASSAULT_ACTION_DECKS = 8, /* AMB-57: four are shipped */
    ASSAULT_LEAST_TM = -2,
    ASSAULT_MOST_TM = 3,
};

/* Kinds of cards: units from 0 in the order of the table (rows of the rulebook, German first), then
 * action cards, then the two bluff cards. */
/* clang-format off */
typedef enum assault_action_card {
    AK_AIR_STRIKE = ASSAULT_UNITS, AK_BOMBER_RUN, AK_RANGED_BOMBARDMENT, AK_PREP_FIRE,
    AK_IMPROVED_DEFENSES, AK_REPLACEMENTS, AK_SUPPLY_COLUMN, AK_NATIONAL_ADVANTAGE,
    AK_WELL_SUPPLIED, AK_DOUBLE_TIME, AK_RE_DEPLOY, AK_COMMANDER_INITIATIVE,
    AK_COUNTER_OFFENSIVE, AK_ACCURACY, AK_DEADLY_FIRE, AK_OFF_TARGET, AK_MORALE_BOOST,
    AK_STRAFING_RUN, AK_FORCED_RETREAT, AK_HOLD_FAST, AK_EXPOSED_POSITION, AK_BREAK_CONTACT,
    AK_OPPORTUNITY_FIRE, AK_SNAFU, AK_SABOTAGE, AK_TANK_OBSTACLES, AK_FIELD_SALVAGE,
    AK_BLUFF, /* German; the American one is next */
} assault_action_card;

typedef enum assault_card_type { ACT_OPERATIONS, ACT_COMBAT, ACT_SURPRISE } assault_card_type;
/* clang-format on */

/* What an action card does, in order (data of the card; chapters 4, 11, 15). Amounts are
 * assault_effect.amount. */
typedef enum assault_effect_kind {
    AF_NONE,
    AF_FIRE,           /* the fire value changes */
    AF_TARGET,         /* the target value changes */
    AF_MORALE,         /* morale of the unit changes; not below `least`, if that is given */
    AF_MORALE_TM,      /* a card is flipped; morale changes by -(amount + its modifier) */
    AF_HEAL,           /* lost morale comes back, up to the printed value */
    AF_CANCEL_SUPPORT, /* all support of the firing unit */
    AF_CANCEL_GUNS,    /* support of artillery and mobile artillery */
    AF_CANCEL_TERRAIN, /* the target's terrain defence */
    AF_END_COMBAT,
    AF_FORCE_RETREAT,
    AF_CANCEL_CARD,
    AF_CANCEL_MOVE,
    AF_REMOVE_DUG_IN, /* and it does not count as dug in until the end of the turn (AMB-56) */
    AF_DIG_IN,
    AF_EXTRA_MOVE,
    AF_EXTRA_ATTACK, /* for each of up to two units */
    AF_REACTIVATE,
    AF_INITIATE_COMBAT,
    AF_RELOCATE,
    AF_GAIN,           /* prestige gained */
    AF_PRESTIGE,       /* gained, or with the choice taken off the opponent */
    AF_PRESTIGE_TILES, /* 1 for every `amount` tiles controlled, rounded up */
    AF_DRAW,
    AF_DISCARD_RANDOM, /* by the opponent */
    AF_RECOVER_DISCARD,
} assault_effect_kind;

typedef struct assault_effect {
    uint8_t kind; /* assault_effect_kind */
    int8_t amount;
    int8_t least; /* morale stops there (OPCARD-3); 0: it may be destroyed */
} assault_effect;

enum { ASSAULT_EFFECTS = 3 };

/* -- numbers, which owners of the box may replace ---------------------------------------------- */

typedef struct assault_unit_row {
    uint8_t kind; /* assault_class */
    uint8_t hard; /* target class */
    uint16_t abilities;
    uint8_t range;    /* of support */
    uint8_t anti_air; /* range, 0: none */
    uint8_t battle, hard_attack, soft_attack, support, defence, morale, cost;
} assault_unit_row;

typedef struct assault_action_row {
    uint8_t cost, battle;
} assault_action_row;

typedef struct assault_card_row {
    uint8_t kind;
    int8_t tm;     /* tactical modifier; 0 on unit cards, which have none (CARD-14) */
    uint8_t decks; /* bit n: in deck n, of its nation for units */
} assault_card_row;

typedef struct assault_catalogue {
    assault_unit_row unit[ASSAULT_UNITS];
    assault_action_row action[ASSAULT_ACTIONS];
    assault_card_row card[ASSAULT_CARDS]; /* card number n stands at n - 1 */
    uint8_t tile[ASSAULT_TILES][2];       /* terrain of the faces; rivers as passable ones */
} assault_catalogue;

extern const assault_catalogue assault_shipped;

/* -- what stays -------------------------------------------------------------------------------- */

/* Where a value comes from: 'p' printed, 'd' derived, 'r' reconstructed. */
typedef struct assault_unit_facts {
    const char *word, *name;
    const char *provenance; /* battle, hard, soft, support, defence, morale, cost */
} assault_unit_facts;

typedef struct assault_action_facts {
    const char *word, *name, *text;
    const char *provenance; /* name, type, cost, effect, battle value */
    uint8_t type;           /* assault_card_type */
    uint8_t air;            /* AIR-1 */
    assault_effect effect[ASSAULT_EFFECTS];
} assault_action_facts;

extern const assault_unit_facts assault_unit_facts_of[ASSAULT_UNITS];
extern const assault_action_facts assault_action_facts_of[ASSAULT_ACTIONS];

/* The words of all kinds, bluff cards included, and of the numbers of units and actions. */
extern const bcg_words assault_kind_words, assault_unit_words, assault_action_words;

static inline bool assault_is_unit(int kind)
{
    return kind < ASSAULT_UNITS;
}

static inline bool assault_is_bluff(int kind)
{
    return kind >= AK_BLUFF;
}

static inline bool assault_is_action(int kind)
{
    return kind >= ASSAULT_UNITS && kind < AK_BLUFF;
}

/* The side a unit or bluff card belongs to. */
static inline int assault_nation_of(int kind)
{
    return assault_is_unit(kind) ? kind >= ASSAULT_UNITS / 2 : kind - AK_BLUFF;
}

static inline const assault_action_facts *assault_facts_of(int kind)
{
    return &assault_action_facts_of[kind - ASSAULT_UNITS];
}

#endif
