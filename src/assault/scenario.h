/* An Assault scenario or position as plain data: everything a file says, nothing else.
 *
 * Lists have fixed sizes, texts lie in one pool: the struct holds no pointers and its size bounds
 * what a file can make us remember. A position is a scenario that brings a state. Reading and
 * writing is notation/assault_scn.c. */
#ifndef BOCAGE_ASSAULT_SCENARIO_H
#define BOCAGE_ASSAULT_SCENARIO_H

#include "assault/cards.h"
#include "assault/state.h"
#include "core/bitset.h"
#include "core/text.h"
#include "grid/tiles.h"

enum {
    ASSAULT_TEXT = 16 * 1024,
    ASSAULT_START_UNITS = 16, /* fixed starting units */
    ASSAULT_SPECIALS = 24,
    ASSAULT_CONDITIONS = 8,
    ASSAULT_AS_PRINTED = UINT16_MAX, /* a value that a line does not replace */
    ASSAULT_NO_LIMIT = 0,
    ASSAULT_NONE = 255,         /* where a terrain or unit is not given */
    ASSAULT_DRAWN_HIDDEN = 252, /* and the side: a unit on the map that a view does not show */
};

/* A list of at most `max` records. Each record starts with the line it was read from. */
#define ASSAULT_LIST(type, max) \
    struct {                    \
        uint16_t count;         \
        type at[max];           \
    }

/* -- one record per line of the file ---------------------------------------------------------- */

typedef struct assault_line_text { /* id, title, briefing, conditions */
    uint16_t line;
    bcg_text_ref text;
} assault_line_text;

typedef struct assault_line_number { /* book */
    uint16_t line;
    uint16_t value;
} assault_line_number;

typedef struct assault_line_word {
    uint16_t line;
    uint8_t value;
} assault_line_word;

typedef struct assault_line_cells { /* objective, bridge */
    uint16_t line;
    bcg_set tiles;
} assault_line_cells;

typedef struct assault_edge_cells { /* control, home-row */
    uint16_t line;
    uint8_t edge;
    bcg_set tiles;
} assault_edge_cells;

typedef struct assault_edge_cell { /* home-base */
    uint16_t line;
    uint8_t edge;
    uint8_t tile;
} assault_edge_cell;

/* Which edge a side holds: one of them, or by lot. */
typedef enum assault_edge_choice { AEC_A, AEC_B, AEC_LOT } assault_edge_choice;

typedef struct assault_setup_side {
    uint16_t line;
    uint8_t side;
    uint8_t edge;      /* assault_edge_choice */
    uint8_t deck;      /* unit deck, from 0; ASSAULT_UNIT_DECKS: none, a list is given (solo) */
    uint8_t sign;      /* of that deck, as written: index in assault_deck_words plus 1; 0: none */
    uint16_t prestige; /* at the start (SETUP-4) */
    uint16_t actions, units,
        choice;    /* cards of the first hand (SETUP-3), `choice` of either deck */
    uint16_t hold; /* bought cards fill a hand up to so many (DRAW-4) */
} assault_setup_side;

/* How a side comes by its starting units (SETUP-6 to SETUP-8). */
typedef enum assault_start_mode { ASM_BUDGET, ASM_LIST, ASM_FIXED, ASM_RANDOM } assault_start_mode;

typedef struct assault_start {
    uint16_t line;
    uint8_t side, mode;
    uint16_t prestige, most;      /* budget; `most` units, also the number of random ones */
    uint8_t controlled;           /* on any controlled tile instead of the home row */
    uint8_t keep;                 /* what is left of the budget is starting prestige (AMB-22) */
    uint8_t units[ASSAULT_UNITS]; /* list: how many of each */
} assault_start;

typedef struct assault_fixed_unit {
    uint16_t line;
    uint8_t tile, unit;
    uint8_t dug_in, immobile;
} assault_fixed_unit;

/* Who moves first; the other one's bonus (SETUP-5, SETUP-11). */
typedef enum assault_first { AFP_GERMAN, AFP_AMERICAN, AFP_FLIP } assault_first;

typedef struct assault_setup_first {
    uint16_t line;
    uint8_t first;              /* assault_first */
    uint16_t prestige, actions; /* for the second player */
    uint8_t places; /* the side that places its starting units first, plus 1; 0: the first player */
} assault_setup_first;

typedef struct assault_turn_limit {
    uint16_t line;
    uint16_t turns;
    uint8_t before; /* the last turn ends before this side's, plus 1; 0: after both */
} assault_turn_limit;

/* clang-format off */
/* What wins at the end of the own turn, loses a solo game at once, or decides at the limit. */
typedef enum assault_condition_kind {
    AV_HOME_BASE,          /* controls the enemy home base */
    AV_ADJACENT_HOME_ROW,  /* controls `count` tiles of the enemy home row side by side */
    AV_HOME_ROW,           /* any `count` of them */
    AV_NO_ENEMY,           /* no enemy unit is on the map */
    AV_OBJECTIVES,         /* controls `count` objectives */
    AV_ON_OBJECTIVE,       /* `count` units stand on objectives */
    AV_PRESTIGE_AND_TILES, /* has `prestige` and `count` tiles */
    AV_TERRAIN,            /* controls `count` tiles of a terrain */
    AV_HOLD_TILE,          /* a unit on `tile` at the end of `count` game turns running */
    AV_DESTROYED,          /* the unit `unit` is destroyed */
    AV_ENEMY_AT_HOME,      /* an enemy unit is in the own home row (a solo game is lost) */
    /* only at the limit, in the order of the file */
    AV_MOST_PRESTIGE, AV_MOST_TILES, AV_DRAW,
    AV_MOST_FORTS_AND_HOME, /* fortifications plus enemy home-row tiles */
    AV_ON_TILE,             /* whoever stands on `tile` */
    AV_FIRST_ON_TILE,       /* play goes on until somebody enters it */
    AV_WINS,                /* that side */
    AV_MOST_BEYOND_RIVER,   /* a draw if nobody has any */
    AV_MOST_DESTROYED_PRESTIGE, AV_MOST_DESTROYED_UNITS,
    ASSAULT_CONDITION_KINDS
} assault_condition_kind;

/* Special rules of scenarios (chapter 19). */
typedef enum assault_special_kind {
    AX_LIFT_DUG_IN,        /* DUEL02-S1: in even turns once */
    AX_IMMOBILE,           /* DUEL02-S2: units of these kinds never move */
    AX_SWAMP_CHECK,        /* DUEL03-S1 */
    AX_SWAMP_SHELTER,      /* DUEL03-S2: these cards pick no unit in a swamp */
    AX_NO_DEPLOY_ON,       /* DUEL03-S3: terrain */
    AX_SACRIFICE_ONLY,     /* DUEL05-S1 and others: these cards are good for nothing else */
    AX_NO_INCOME,          /* DUEL06-S1 */
    AX_NO_NEW_UNITS,       /* DUEL06-S2 */
    AX_START_DUG_IN,       /* DUEL06-S3 */
    AX_NO_RETREAT,         /* DUEL06-S5 */
    AX_FORBIDDEN_TILES,    /* DUEL07-S1 */
    AX_FORT_FIRE,          /* DUEL07-S3 */
    AX_FREE_LANDING,       /* DUEL07-S4 */
    AX_FREE_SHELLING,      /* DUEL08-S1 and DUEL08-S3: by odd and even turns */
    AX_NO_DIG_IN,          /* DUEL08-S4, DUEL11-S6: `cards` allow it */
    AX_PARADROP,           /* DUEL09-S2 */
    AX_FORDING,            /* DUEL09-S3: these may enter the river */
    AX_EXTRA_UNIT_CARD,    /* DUEL10-S2 */
    AX_BATTLE_FACTOR,      /* DUEL11-S4 */
    AX_NO_UNIT_RESHUFFLE,  /* DUEL11-S7 */
    AX_INCOME_FACTOR,      /* DUEL11-S8 */
    AX_NPC_ADVANCE,        /* SOLO1-S3, SOLO2-S5: these, or all but these */
    AX_ATTRITION,          /* SOLO1-S5 */
    AX_NPC_FOLLOWS,        /* SOLO1-S6, SOLO2-S10: always advances after combat */
    AX_REINFORCEMENTS,     /* SOLO2-S6 */
    AX_BARRAGE,            /* SOLO2-S7 */
    AX_TWO_MODIFIERS,      /* SOLO2-S8 */
    AX_NPC_CARDS,          /* SOLO2-S9 */
    AX_AMBUSH,             /* SOLO3-S4 */
    AX_NPC_STANDS,         /* SOLO3-S5: attacks without moving */
    AX_NPC_HOLDS,          /* SOLO3-S6: never advances after combat */
    ASSAULT_SPECIAL_KINDS
} assault_special_kind;
/* clang-format on */

typedef struct assault_condition {
    uint16_t line;
    uint8_t side; /* AS_BOTH: either */
    uint8_t kind;
    uint16_t count, prestige;
    uint8_t terrain, tile, unit; /* ASSAULT_NONE, BCG_NO_TILE: none */
} assault_condition;

typedef struct assault_special {
    uint16_t line;
    uint8_t kind, side;    /* AS_BOTH: either */
    uint16_t number, even; /* an amount; that of even turns, where they differ */
    uint16_t from;         /* first turn */
    uint32_t turns;        /* bit n: turn n + 1 */
    uint32_t terrain;      /* bit per assault_terrain_kind */
    uint8_t cards[ASSAULT_KINDS];
    uint8_t except; /* all but those */
    bcg_set tiles;
    bcg_text_ref rule; /* the one that prints it, "DUEL02-S1"; empty in scenarios of others */
} assault_special;

/* A pile of named cards, for solo games (SOLO-2, SOLO-24). */
typedef enum assault_pile {
    APL_PLAYER_ACTIONS,
    APL_NPC_OPERATIONS,
    APL_NPC_FIRING,
    APL_NPC_TARGET,
    APL_NPC_UNITS,
    ASSAULT_PILES
} assault_pile;

typedef struct assault_pile_cards {
    uint16_t line;
    uint8_t pile;
    uint8_t cards[ASSAULT_KINDS];
} assault_pile_cards;

/* Values of the owner's box that replace those of the catalogue (scenario.c applies them).
 * ASSAULT_AS_PRINTED: stays as it is. */
typedef struct assault_unit_value {
    uint16_t line;
    uint8_t unit;
    uint16_t battle, hard, soft, support, defence, morale, cost;
} assault_unit_value;

typedef struct assault_action_value {
    uint16_t line;
    uint8_t action; /* from 0, as in the catalogue */
    uint16_t cost, battle;
} assault_action_value;

typedef struct assault_card_value {
    uint16_t line;
    uint16_t number; /* of the card, from 1 */
    uint8_t tm;      /* 1 for the least modifier, 2 for the next one; 0: as it is */
    uint32_t decks;  /* bits of assault_deck_words, 0: as it is */
} assault_card_value;

typedef struct assault_tile_value {
    uint16_t line;
    uint8_t face, terrain;
} assault_tile_value;

/* -- a position: what has changed since the set-up --------------------------------------------- */

/* What the map cannot show of the unit there. In a scenario only AU_DUG_IN and AU_IMMOBILE. */
typedef struct assault_unit_detail {
    uint16_t line;
    uint8_t tile;
    uint32_t marks;                       /* AU_ bits */
    uint16_t gain, loss;                  /* net morale markers, one of the two */
    uint16_t told, moved, moves, attacks; /* cost told; steps; extra moves and attacks left */
} assault_unit_detail;

typedef struct assault_turn_line {
    uint16_t line;
    uint16_t number;
    uint8_t side, phase, first;
    uint16_t ply, quiet;
    uint16_t parts; /* of the set-up that are done */
    uint32_t used;  /* special actions of this phase, AX_ONCE_ bits */
    uint8_t stirred;
} assault_turn_line;

typedef struct assault_score {
    uint16_t line;
    uint8_t side, edge;
    uint16_t prestige, destroyed, seen, held, units, lost;
} assault_score;

typedef struct assault_side_cells { /* holds */
    uint16_t line;
    uint8_t side;
    bcg_set tiles;
} assault_side_cells;

typedef struct assault_zone_cards { /* cards in a place; numbers of cards, from 0 */
    uint16_t line;
    uint8_t zone;
    bcg_set cards;
    uint16_t hidden, units; /* in a view: so many lie there, and of them so many are unit cards */
} assault_zone_cards;

typedef struct assault_brought { /* units a scenario put on the map (`fixed`) */
    uint16_t line;
    uint8_t side;
    uint8_t units[ASSAULT_UNITS];
} assault_brought;

typedef struct assault_combat_line {
    uint16_t line;
    uint8_t side, step, firing; /* the attacker's side; 0: the attacker fires */
    uint8_t attacker, defender, left, origin;
    uint8_t turn;
    uint16_t fire, target, terrain, passes, lost, lost_2; /* morale: attacker's, defender's */
    uint32_t flags, fired;                                /* ACF_ bits; who has fired */
    uint16_t german, american; /* cards chosen in step 10, number from 1; 0: none */
    uint32_t chose;            /* in a view: sides whose card is not shown, as bits */
    uint32_t showed;           /* solo: sides whose card has been shown and is gone, as bits */
    bcg_set supporters, asked, saved;
} assault_combat_line;

typedef struct assault_pending_line {
    uint16_t line;
    uint8_t what, side;
    uint8_t at, to; /* tiles, if its kind is about any */
    uint16_t card;  /* number, from 1; 0: none */
    uint16_t a, b;  /* where they are no tiles */
    uint16_t n, m;
} assault_pending_line;

typedef struct assault_scenario {
    ASSAULT_LIST(assault_line_text, 1) id;
    ASSAULT_LIST(assault_line_text, 1) title;
    ASSAULT_LIST(assault_line_number, 1) book;
    ASSAULT_LIST(assault_line_text, 1) briefing;
    ASSAULT_LIST(assault_line_text, 1) conditions; /* victory in words */
    /* the map */
    uint16_t map_line;
    uint8_t rows, columns; /* 0: no map was read */
    uint8_t terrain[64];   /* by tile */
    uint8_t face[64];      /* which face of which tile: 1 + 2 * (number - 1) + side; 0: any */
    uint8_t drawn[64];     /* units: kind plus 1, or ASSAULT_DRAWN_HIDDEN */
    uint64_t bases;        /* tiles with a home base; home_base says whose */
    ASSAULT_LIST(assault_edge_cells, 2) control;
    ASSAULT_LIST(assault_edge_cells, 2) home_row; /* not given: the whole row of the edge */
    ASSAULT_LIST(assault_edge_cell, 2) home_base;
    ASSAULT_LIST(assault_line_cells, 1) objective;
    ASSAULT_LIST(assault_line_cells, 1) bridge;
    /* set-up */
    ASSAULT_LIST(assault_line_word, 1) player; /* solo: the side of the one who plays */
    ASSAULT_LIST(assault_setup_side, 2) side;
    ASSAULT_LIST(assault_line_word, 1) actions; /* number of the action deck, from 0 */
    ASSAULT_LIST(assault_pile_cards, ASSAULT_PILES) pile;
    ASSAULT_LIST(assault_setup_first, 1) first;
    ASSAULT_LIST(assault_start, 2) start;
    ASSAULT_LIST(assault_fixed_unit, ASSAULT_START_UNITS) unit;
    /* victory and special rules */
    ASSAULT_LIST(assault_turn_limit, 1) limit;
    ASSAULT_LIST(assault_condition, ASSAULT_CONDITIONS) win;
    ASSAULT_LIST(assault_condition, ASSAULT_CONDITIONS) lose;
    ASSAULT_LIST(assault_condition, ASSAULT_CONDITIONS) at_limit;
    ASSAULT_LIST(assault_special, ASSAULT_SPECIALS) rule;
    ASSAULT_LIST(assault_unit_value, ASSAULT_UNITS) value_unit;
    ASSAULT_LIST(assault_action_value, ASSAULT_ACTIONS) value_action;
    ASSAULT_LIST(assault_card_value, ASSAULT_CARDS) value_card;
    ASSAULT_LIST(assault_tile_value, 2 * ASSAULT_TILES) value_tile;
    /* a position */
    ASSAULT_LIST(assault_unit_detail, ASSAULT_SQUARES) detail;
    ASSAULT_LIST(assault_turn_line, 1) turn;
    ASSAULT_LIST(assault_line_word, 1) result;
    ASSAULT_LIST(assault_score, 2) score;
    ASSAULT_LIST(assault_side_cells, 2) holds;
    ASSAULT_LIST(assault_line_cells, 1) ambushed;
    ASSAULT_LIST(assault_brought, 2) brought;
    ASSAULT_LIST(assault_zone_cards, ASSAULT_ZONES) cards;
    ASSAULT_LIST(assault_combat_line, 1) combat;
    ASSAULT_LIST(assault_pending_line, ASSAULT_MOST_PENDING) pending;
    uint8_t has_state; /* the lines have been made into a state (position.h) */
    assault_state state;
    uint16_t text_used;
    char text[ASSAULT_TEXT];
} assault_scenario;

/* -- words of files ---------------------------------------------------------------------------- */

extern const bcg_words assault_edge_choice_words, assault_first_words, assault_start_words,
    assault_condition_words, assault_special_words, assault_pile_words;
/* The two sides without `both`; modifiers from the least; faces 1A, 1B, 2A...; action decks 1 to 8.
 */
extern const bcg_words assault_nation_words, assault_tm_words, assault_face_words,
    assault_action_deck_words;
/* Of positions. Bits and enumerations of state.h, in their order. */
extern const bcg_words assault_mark_words, assault_used_words, assault_phase_words,
    assault_outcome_words, assault_zone_words, assault_step_words, assault_flag_words,
    assault_role_words, assault_pending_words;
/* Letters of the unit decks, by side; and all decks: German, American, action decks. */
extern const bcg_words assault_unit_deck_words[ASSAULT_SIDES], assault_deck_words;

/* -- what a scenario says ---------------------------------------------------------------------- */

static inline bcg_tiles assault_board(const assault_scenario *s)
{
    return (bcg_tiles){s->columns, s->rows};
}

/* Does a position leave something hidden? */
bool assault_is_view(const assault_scenario *s);

/* The record of a side, of a scenario that has both. */
const assault_setup_side *assault_side_of(const assault_scenario *s, int side);
const assault_start *assault_start_of(const assault_scenario *s, int side);

/* The side nobody plays, ASSAULT_NOBODY if it is a game of two. */
int assault_automa_of(const assault_scenario *s);

/* Tiles of an edge (MAP-3): as given, or the whole row. */
uint64_t assault_home_row_of(const assault_scenario *s, int edge);
uint64_t assault_control_of(const assault_scenario *s, int edge);

/* The shipped catalogue with the values of the scenario's owner. */
void assault_catalogue_of(const assault_scenario *s, assault_catalogue *out);

/* The terrain that the face of a tile shows; `face` as in the map, not 0. */
static inline int assault_face_terrain(const assault_catalogue *c, int face)
{
    return c->tile[(face - 1) / 2][(face - 1) % 2];
}

#endif
