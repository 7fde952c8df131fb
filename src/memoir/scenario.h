/* A Memoir scenario or position as plain data: exactly what a file says.
 *
 * A position is a scenario whose last part (from `turn` on) is filled in. Lists have fixed sizes
 * and texts are in one pool: the struct holds no pointers, and its size limits what a file can make
 * us store. Lists keep the order of the file. Reading and writing are in notation/memoir_scn.c. */
#ifndef BOCAGE_MEMOIR_SCENARIO_H
#define BOCAGE_MEMOIR_SCENARIO_H

#include "core/text.h"
#include "memoir/board.h"
#include "memoir/cards.h"
#include "memoir/tables.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    MEMOIR_TEXT = 48 * 1024, /* imported battles have texts in several languages */
    MEMOIR_MANY = 32,
    MEMOIR_USUAL = 99,
    MEMOIR_AIR_DROPS = 4,
    MEMOIR_FOREIGN = 512,
};

/* A list of at most `max` records. Each record starts with the line it was read from. */
#define MEMOIR_LIST(type, max) \
    struct {                   \
        uint16_t count;        \
        type at[max];          \
    }

/* -- the map ---------------------------------------------------------------------------------- */

typedef struct memoir_setup_unit {
    uint8_t kind; /* MU_NONE: no unit here */
    uint8_t side;
    uint8_t figures;
    uint8_t start; /* figures at the start of the battle */
    uint8_t elite;
} memoir_setup_unit;

typedef struct memoir_setup_hex {
    uint8_t terrain;
    uint8_t structure;
    uint8_t obstacles; /* bit d: the river continues in direction d */
    uint8_t river;     /* bit d: the water runs on in direction d */
    memoir_setup_unit unit;
} memoir_setup_hex;

/* -- one record per line of the file ---------------------------------------------------------- */

typedef struct memoir_line_word { /* front, edition */
    uint16_t line;
    uint8_t value;
} memoir_line_word;

typedef struct memoir_line_text { /* id, title, briefing, history, conditions */
    uint16_t line;
    bcg_text_ref text;
} memoir_line_text;

typedef struct memoir_line_number { /* book, quiet */
    uint16_t line;
    uint16_t value;
} memoir_line_number;

typedef struct memoir_line_cells { /* town-in-classic, river-in-classic, impassable, wide, ... */
    uint16_t line;
    bcg_set hexes;
} memoir_line_cells;

typedef struct memoir_period {
    uint16_t line;
    bcg_date from, to; /* to.year 0: a single day */
} memoir_period;

typedef struct memoir_line_board {
    uint16_t line;
    uint8_t board, face;
} memoir_line_board;

typedef struct memoir_setup_side {
    uint16_t line;
    uint8_t side, edge, nation;
    uint16_t hand, medals;
} memoir_setup_side;

typedef struct memoir_setup_options {
    uint16_t line;
    uint32_t bits;
} memoir_setup_options;

typedef struct memoir_bridge {
    uint16_t line;
    bcg_hex hex;
    uint16_t axis; /* degrees counter-clockwise from east, 0 to 150 */
} memoir_bridge;

typedef struct memoir_owner {
    uint16_t line;
    uint8_t side;
    bcg_set hexes;
} memoir_owner;

typedef struct memoir_objective { /* OBJ-1 to OBJ-13 */
    uint16_t line;
    bcg_set hexes;
    uint32_t sides; /* bit per side that may hold it */
    uint8_t permanent, majority, keeps, sole;
    uint8_t clear;    /* held while no enemy is on any of its hexes (OBJ-13) */
    uint8_t required; /* VIC-4: no victory without it */
    uint16_t medals, need;
    uint8_t when;
    bcg_text_ref name;
} memoir_objective;

typedef struct memoir_exit { /* OBJ-20 */
    uint16_t line;
    uint8_t side;
    bcg_set hexes;
    uint16_t medals;
} memoir_exit;

typedef struct memoir_sudden_death { /* OBJ-6, OBJ-8 */
    uint16_t line;
    uint8_t side;
    bcg_set hexes;
    uint16_t need;
    uint8_t when;
} memoir_sudden_death;

typedef struct memoir_extra_draw { /* SCEN-1 */
    uint16_t line;
    uint8_t side;
    uint16_t cards;
    uint32_t turns; /* bit n: after the side's turn n + 1 */
} memoir_extra_draw;

typedef struct memoir_air_drop { /* SCEN-8 */
    uint16_t line;
    uint8_t side;
    uint16_t figures, steps;
} memoir_air_drop;

typedef struct memoir_recon_as { /* SCEN-7 */
    uint16_t line;
    uint8_t card; /* index into memoir_recon_words */
    uint32_t sides;
    uint16_t dice;
    bcg_set held; /* requires a unit of the side on one of these; empty: always */
} memoir_recon_as;

typedef struct memoir_retreat { /* RETREAT-13 */
    uint16_t line;
    uint8_t side, edge;
} memoir_retreat;

typedef struct memoir_bridge_span { /* SCEN-6 */
    uint16_t line;
    bcg_set hexes, ends;
} memoir_bridge_span;

typedef struct memoir_unit_detail {
    uint16_t line;
    bcg_hex hex;
    uint8_t nation; /* memoir_nation_words index plus 1; 0: its side's */
    uint8_t badge;
    uint16_t medals;
    uint16_t moves; /* its own allowance (UNIT-3), or MEMOIR_USUAL */
    /* positions only: */
    uint8_t ordered, moved, stopped, no_battle, tired, battled, overran;
    uint16_t command; /* of several members: whose order it has (forms.h) */
    bcg_hex from;     /* hex where its move began */
} memoir_unit_detail;

typedef struct memoir_label {
    uint16_t line;
    bcg_hex hex;
    uint8_t kind;
    bcg_text_ref text;
} memoir_label;

/* A part of a battle that was written for another program (notation/m44.h). */
typedef struct memoir_foreign {
    uint16_t line;
    bcg_hex hex;      /* or BCG_NO_HEX */
    uint8_t matters;  /* has an effect our rules do not know: the battle cannot be played */
    bcg_text_ref key; /* where it was found, and its value as JSON */
    bcg_text_ref value;
} memoir_foreign;

/* -- positions -------------------------------------------------------------------------------- */

typedef struct memoir_turn {
    uint16_t line;
    uint16_t number; /* turns of both sides, from 1; 0 during setup */
    uint8_t side;    /* whose turn it is */
    uint8_t phase;
    uint16_t ply;      /* actions taken since the game began */
    uint8_t ambushed;  /* the other side has played Ambush this turn */
    uint8_t place;     /* which came from here: memoir_place */
    uint32_t finished; /* bit per member that has ended this step */
    uint8_t stirred;   /* a figure was lost or a medal changed this turn */
} memoir_turn;

typedef struct memoir_hand {
    uint16_t line;
    uint8_t side;
    uint8_t cards[MEMOIR_CARDS]; /* copies of each */
    uint16_t hidden;             /* cards the reader of this file may not see */
} memoir_hand;

typedef struct memoir_pile {
    uint16_t line;
    uint8_t cards[MEMOIR_CARDS];
} memoir_pile;

typedef struct memoir_score {
    uint16_t line;
    uint8_t side;
    uint16_t units, exits; /* medals for units destroyed and for own units that exited */
    uint16_t lost;         /* own figures lost */
    uint32_t taken;        /* bit n: objective n + 1, won permanently */
    uint32_t holds;        /* others it holds, if the map does not show it */
} memoir_score;

typedef struct memoir_played {
    uint16_t line;
    uint8_t side, card;
    uint8_t wing; /* section chosen, from the player's point of view */
    uint8_t as;   /* the card it copied, plus 1; 0: none */
    uint8_t way;  /* SCEN-7: index into memoir_recon_words plus 1; 0: as itself */
    uint8_t fallback, in_play;
    uint8_t place; /* it came from here: memoir_place */
} memoir_played;

typedef struct memoir_handed { /* VAR-OVL-13: a card in front of a general */
    uint16_t line;
    uint8_t side, card;
    uint16_t section; /* from the west, from 1 */
    uint8_t as;       /* the card it copied, plus 1; 0: none */
    uint8_t twin, unplaced, spent, fallback, in_play;
} memoir_handed;

typedef struct memoir_rolled { /* CARD-FINEST-1 */
    uint16_t line;
    uint8_t wing; /* of a general in Overlord, from the player's point of view */
    uint16_t infantry, armor, star;
} memoir_rolled;

/* One pending decision. Which fields it uses depends on its kind (position.c). */
typedef struct memoir_pending_line {
    uint16_t line;
    uint8_t what, side;
    bcg_hex at, to;
    uint8_t wing; /* section, from the player's point of view */
    uint16_t dice, steps, more;
    bcg_set targets;
    uint8_t cards[MEMOIR_CARDS]; /* being chosen from */
    uint16_t hidden;             /* those of them the reader of this file may not see */
    uint8_t place;               /* memoir_place of cards drawn */
} memoir_pending_line;

typedef struct memoir_shared { /* VAR-ALLY-3 */
    uint16_t line;
    uint8_t side, card;
} memoir_shared;

/* -- everything ------------------------------------------------------------------------------- */

typedef struct memoir_scenario {
    MEMOIR_LIST(memoir_line_text, 1) id;
    MEMOIR_LIST(memoir_line_text, 1) title;
    MEMOIR_LIST(memoir_line_number, 1) book;
    MEMOIR_LIST(memoir_period, 1) date;
    MEMOIR_LIST(memoir_line_word, 1) front;
    MEMOIR_LIST(memoir_line_board, 1) board;
    MEMOIR_LIST(memoir_setup_side, MEMOIR_SIDES) side;
    MEMOIR_LIST(memoir_line_word, 1) first;
    MEMOIR_LIST(memoir_line_word, 1) edition;
    MEMOIR_LIST(memoir_setup_options, 1) options;
    MEMOIR_LIST(memoir_line_word, 1) form;

    uint16_t map_line; /* 0: no map given */
    memoir_setup_hex hex[BCG_MAX_HEXES];
    MEMOIR_LIST(memoir_bridge, MEMOIR_MANY) bridge;
    MEMOIR_LIST(memoir_owner, MEMOIR_SIDES) owner;
    MEMOIR_LIST(memoir_line_cells, 1) town_in_classic;  /* TER-CHURCH-1: churches */
    MEMOIR_LIST(memoir_line_cells, 1) river_in_classic; /* TER-LAKE-1: lakes */
    MEMOIR_LIST(memoir_line_cells, 1) impassable;
    MEMOIR_LIST(memoir_line_cells, 1) blocks_fire;
    MEMOIR_LIST(memoir_line_cells, 1) wide;

    MEMOIR_LIST(memoir_objective, MEMOIR_MANY) objective;
    MEMOIR_LIST(memoir_exit, 8) exit;
    MEMOIR_LIST(memoir_sudden_death, 8) win;
    MEMOIR_LIST(memoir_extra_draw, 8) draws;
    MEMOIR_LIST(memoir_air_drop, MEMOIR_AIR_DROPS) air_drop;
    MEMOIR_LIST(memoir_recon_as, 8) recon_as;
    MEMOIR_LIST(memoir_bridge_span, 8) bridge_span;
    MEMOIR_LIST(memoir_retreat, MEMOIR_SIDES) retreat;
    MEMOIR_LIST(memoir_line_word, 1) no_reshuffle; /* SCEN-9: the side that wins in that case */
    MEMOIR_LIST(memoir_unit_detail, BCG_MAX_HEXES) unit;
    MEMOIR_LIST(memoir_label, 64) label;
    MEMOIR_LIST(memoir_line_text, 1) briefing;
    MEMOIR_LIST(memoir_line_text, 1) history;
    MEMOIR_LIST(memoir_line_text, 1) conditions;

    MEMOIR_LIST(memoir_turn, 1) turn;        /* present: this is a position */
    MEMOIR_LIST(memoir_line_word, 1) result; /* index into memoir_result_words */
    MEMOIR_LIST(memoir_line_number, 1) quiet;
    MEMOIR_LIST(memoir_hand, MEMOIR_SIDES) hand;
    MEMOIR_LIST(memoir_hand, MEMOIR_SIDES) second_hand; /* of a side's second partner */
    MEMOIR_LIST(memoir_shared, MEMOIR_SIDES) shared;
    MEMOIR_LIST(memoir_pile, 1) discard;
    MEMOIR_LIST(memoir_pile, 1) own_discard; /* VAR-OVL-12: the Allies' */
    MEMOIR_LIST(memoir_pile, 1) removed;
    MEMOIR_LIST(memoir_score, MEMOIR_SIDES) score;
    MEMOIR_LIST(memoir_played, MEMOIR_SIDES) played;
    MEMOIR_LIST(memoir_handed, 2 * MEMOIR_MAX_SECTIONS) handed;
    MEMOIR_LIST(memoir_rolled, MEMOIR_FLANKS) faces;
    MEMOIR_LIST(memoir_pending_line, 16) pending;
    MEMOIR_LIST(memoir_foreign, MEMOIR_FOREIGN) foreign;

    uint16_t text_used;
    char text[MEMOIR_TEXT];
} memoir_scenario;

/* -- queries ---------------------------------------------------------------------------------- */

const bcg_board *memoir_board(const memoir_scenario *s);
/* The `side` line of a side; exists in every scenario that has passed its checks. */
const memoir_setup_side *memoir_side_of(const memoir_scenario *s, memoir_side side);
/* The edition the file asks for, by default the revised one. */
memoir_edition memoir_edition_of(const memoir_scenario *s);
/* What is on a hex in an edition. The map shows the revised edition; the classic one has no tiles
 * for some churches and lakes and plays them as towns and rivers. */
memoir_terrain_kind memoir_terrain_in(const memoir_scenario *s, memoir_edition edition, int h);
/* Changes the map to what this edition plays, for drawing. */
void memoir_show_edition(memoir_scenario *s, memoir_edition edition);
/* The side that owns the bunker or sea wall on a hex, or -1. */
int memoir_owner_at(const memoir_scenario *s, bcg_hex h);
/* The hexes of all objectives, including those for sudden death (OBJ-6). */
bcg_set memoir_objective_hexes(const memoir_scenario *s);
/* The `unit` line for the unit on a hex, or NULL. */
const memoir_unit_detail *memoir_detail_at(const memoir_scenario *s, bcg_hex h);
/* Figures a unit of this kind has at full strength. */
int memoir_full_strength(memoir_unit_kind kind, bool elite);
/* The direction of a bridge in degrees: from its line, otherwise across the river. */
int memoir_bridge_axis(const memoir_scenario *s, bcg_hex h);

#endif
