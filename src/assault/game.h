/* An Assault game: all that never changes while it is played, made from a scenario.
 *
 * The catalogue and the scenario are the source; what stands here is the same facts laid out so
 * that the rules can ask quickly. Built once, then read-only and shared by any number of states and
 * threads. */
#ifndef BOCAGE_ASSAULT_GAME_H
#define BOCAGE_ASSAULT_GAME_H

#include "assault/reasons.h"
#include "assault/scenario.h"
#include "assault/state.h"
#include "core/ops.h"

enum {
    ASSAULT_FREE_CARDS = 4,    /* DRAW-1 */
    ASSAULT_CARD_PRICE = 4,    /* DRAW-4 */
    ASSAULT_BASE_DISCOUNT = 8, /* DEPLOY-8, AMB-15 */
    ASSAULT_DUG_IN = 2,        /* DIG-2 */
    ASSAULT_SCOUTS = 2,        /* REVEAL-4 */
    ASSAULT_QUIET_TURNS = 10,  /* AMB-61 */
    ASSAULT_QUIET_UNLIMITED = 30,
    /* Every unit to every tile for re-deploying, every pair for a counter-offensive, every discard
     * for a salvage; the rest is far less. */
    ASSAULT_MAX_ACTIONS = 8192,
    ASSAULT_LEFT = 512, /* rows of a table in move.c */
};

/* A card in the game's own order: by kind, then by modifier, so that copies that are alike are
 * neighbours. */
typedef struct assault_card {
    uint8_t kind;
    int8_t tm;
    uint8_t number;        /* what is printed on it, less 1 */
    uint8_t first, copies; /* of those alike */
    uint8_t home;          /* the pile it begins in; ASSAULT_ZONES: not in this game */
} assault_card;

/* When cards are played: in the operations phase, in step 9, or in a window of one of the kinds
 * that interrupt (AW_STEP to AW_TURN). */
typedef enum assault_moment {
    AM_OPERATIONS,
    AM_COMBAT,
    AM_WINDOW,
    ASSAULT_MOMENTS = AM_WINDOW + AW_TURN + 1
} assault_moment;

typedef struct assault_game {
    bcg_game head;
    assault_catalogue book; /* with the owner's own values */
    assault_card card[ASSAULT_CARDS];
    bcg_set unit_cards, units_of[ASSAULT_SIDES]; /* of both nations, and of each */
    bcg_set doubles;                             /* cards that another one is alike to */
    bcg_set home_actions[ASSAULT_ZONES];         /* action cards that begin in the pile */
    uint8_t in_game[ASSAULT_UNITS];              /* copies that take part (game.c) */
    uint8_t first_of_kind[ASSAULT_KINDS], copies_of_kind[ASSAULT_KINDS]; /* in the box */
    bcg_set deck_copies[ASSAULT_ACTIONS];               /* of an action card, in the common deck */
    bcg_set for_moment[ASSAULT_SIDES][ASSAULT_MOMENTS]; /* cards the side may play then */

    /* the map */
    bcg_tiles board;
    uint64_t tiles, bridges, objectives;
    uint8_t terrain[ASSAULT_SQUARES];
    int8_t fire[ASSAULT_SQUARES], defence[ASSAULT_SQUARES];
    uint8_t income[ASSAULT_SQUARES];
    uint64_t of_terrain[ASSAULT_TERRAINS];
    uint64_t home_row[ASSAULT_EDGES], control[ASSAULT_EDGES];
    bcg_tile home_base[ASSAULT_EDGES];
    uint64_t orthogonal[ASSAULT_SQUARES], adjacent[ASSAULT_SQUARES];
    uint64_t within[4][ASSAULT_SQUARES]; /* tiles from which a unit of this range supports against
                                            it (SUPPORT-5) */
    uint64_t near3[ASSAULT_SQUARES];     /* max(dr, dc) of 3 at most */
    uint64_t enter[ASSAULT_UNITS];       /* where a unit of this kind may be */
    uint8_t left[ASSAULT_LEFT];          /* what units may still do, by what they have done */
    uint16_t traits[ASSAULT_UNITS];      /* AB_ bits of its card, and by the scenario */

    /* set-up */
    uint8_t npc;    /* side of the automa, or ASSAULT_NOBODY */
    uint8_t first;  /* assault_first */
    uint8_t places; /* the side that places first, plus 1; 0: the first player */
    uint16_t second_prestige, second_actions;
    assault_setup_side side[ASSAULT_SIDES];
    assault_start start[ASSAULT_SIDES];
    uint8_t start_list[ASSAULT_SIDES][16], start_count[ASSAULT_SIDES]; /* kinds of a list */
    ASSAULT_LIST(assault_fixed_unit, ASSAULT_START_UNITS) unit;

    /* victory */
    uint16_t limit; /* turns; ASSAULT_NO_LIMIT */
    uint8_t before; /* assault_turn_limit */
    ASSAULT_LIST(assault_condition, ASSAULT_CONDITIONS) win;
    ASSAULT_LIST(assault_condition, ASSAULT_CONDITIONS) lose;
    ASSAULT_LIST(assault_condition, ASSAULT_CONDITIONS) at_limit;
    bcg_tile hold_tile; /* of AV_HOLD_TILE, or BCG_NO_TILE */

    /* special rules, by side where they differ */
    bcg_set sacrifice_only[ASSAULT_SIDES];                  /* kinds */
    bcg_set swamp_shelter, immobile, paradrop, npc_advance; /* kinds */
    bcg_set barrage_units, two_modifiers;                   /* kinds */
    uint64_t no_deploy, forbidden[ASSAULT_SIDES], landing[ASSAULT_SIDES], reinforcements, ambush;
    uint32_t attrition_turns, barrage_turns;
    uint16_t paradrop_from, reinforcements_from;
    bool lifts, swamp_check, no_income, no_new_units, no_unit_reshuffle;
    bool start_dug_in[ASSAULT_SIDES], no_retreat[ASSAULT_SIDES];
    uint8_t fort_fire[ASSAULT_SIDES];
    uint8_t no_dig_in[ASSAULT_SIDES];   /* 1: but by cards; 2: not at all */
    uint8_t shelling[ASSAULT_SIDES][2]; /* in odd and even turns */
    uint8_t extra_units[ASSAULT_SIDES];
    uint8_t battle_factor, income_factor;
    uint8_t attrition, barrage; /* amounts */
    bool npc_follows, npc_stands;
    uint8_t npc_cards;

    /* a position to begin with, or the opening */
    uint8_t has_state;
    assault_state opening;
} assault_game;

extern const bcg_ops bcg_assault_ops;

/* Make a game of a scenario that has passed its checks. */
void assault_game_init(assault_game *g, const assault_scenario *scenario);

#endif
