/* A Memoir game: everything that stays the same during play, built from a scenario.
 *
 * The readable tables (tables.h, cards.h) and the scenario are the source; this struct holds the
 * same facts laid out by hex for fast lookup. Built once, then read-only and shared by any number
 * of states and threads.
 *
 *   kept with the game      what                                                filled by
 *   step, uneven            where each kind of unit may step, and for how much  memoir_steps_init
 *   sight                   lines of sight but for units                        memoir_sight_init
 *   into, out_of, traits    what the ground of a hex does                       game.c
 *   around, near, far       discs around a hex                                  game.c
 *   flank_sets, flanks      sections by hex                                     game.c
 *
 * Nobody mends these: what can change (units, wire, sandbags) is in the state, and is combined with
 * them when it is asked for. Between decisions nothing is kept but the state itself; of it, the
 * sets and the arrays by hex are changed together in units.c, and marks belong to ordered units
 * only (turn.c). */
#ifndef BOCAGE_MEMOIR_GAME_H
#define BOCAGE_MEMOIR_GAME_H

#include "core/ops.h"
#include "memoir/reasons.h"
#include "memoir/scenario.h"
#include "memoir/state.h"

/* Limits on what can be played; memoir_game_init refuses anything larger. */
enum {
    MEMOIR_SIDE_UNITS = 64, /* units of one side */
    MEMOIR_MOST_MOVES = 4,  /* hexes of one move */
    MEMOIR_MOST_FIGURES = 15,
    MEMOIR_MOST_MEDALS = 3, /* for one unit */
    MEMOIR_DETOURS = 96,    /* listed moves of a unit with an event on the way */
    MEMOIR_DISC = 60,       /* hexes within MEMOIR_MOST_MOVES, excluding the centre */
    /* Upper bound for a legal list: every unit to every hex in reach, staying on the board or
     * leaving it, the detours, and `done`. */
    MEMOIR_MAX_ACTIONS = MEMOIR_SIDE_UNITS * (2 * MEMOIR_DISC + 1 + 2 * MEMOIR_DETOURS) + 1,
    MEMOIR_SIGHT = 3, /* units that need line of sight fire no farther */
    MEMOIR_SIGHT_HEXES = 37,
    MEMOIR_SANDBAGS = 12,     /* SETUP-10 */
    MEMOIR_QUIET_TURNS = 100, /* VIC-9 */
};

typedef enum memoir_moment { MT_ALWAYS, MT_END_OF_TURN, MT_START_OF_TURN } memoir_moment;

/* Options from memoir_option_words, as bits. */
enum {
    MOPT_YOUNG_GENERALS = 1 << 0,
    MOPT_NO_TAKE_GROUND = 1 << 1,
    MOPT_NO_OVERRUN = 1 << 2,
    MOPT_UNLIMITED_SANDBAGS = 1 << 3,
    MOPT_MATCH_PLAY = 1 << 4, /* two battles form a match; has no effect within a battle */
};

/* Line of sight between two hexes at most MEMOIR_SIGHT apart, precomputed except for units. */
typedef struct memoir_sight {
    uint8_t how;  /* memoir_sight_kind */
    bcg_hex a, b; /* hexes where a unit can block, or BCG_NO_HEX */
} memoir_sight;

typedef enum memoir_sight_kind {
    MSK_BLOCKED,
    MSK_EITHER, /* blocked if there is a unit on a or b */
    MSK_BOTH,   /* blocked if there are units on both a and b */
} memoir_sight_kind;

/* How a unit steps: as its class does, or freely (CARD-BEL-3, infantry only). */
enum { MEMOIR_FREELY = MEMOIR_CLASSES, MEMOIR_GAITS };

typedef struct memoir_game {
    bcg_game head;
    const bcg_board *board;
    uint8_t edition, first;
    uint8_t form; /* memoir_form */
    uint32_t options;
    /* who sits where (seats.c): the seats of a side follow one another, its chief first */
    uint8_t seats;
    uint8_t first_seat[MEMOIR_SIDES], members[MEMOIR_SIDES];
    uint8_t side_of[BCG_MAX_SEATS];
    uint8_t commander[MEMOIR_SIDES][MEMOIR_COMMANDS]; /* the seat that has each command */
    /* per side */
    uint8_t edge[MEMOIR_SIDES];    /* memoir_edge */
    uint8_t retreat[MEMOIR_SIDES]; /* the edge it retreats toward (RETREAT-13) */
    uint8_t hand[MEMOIR_SIDES], goal[MEMOIR_SIDES];
    uint8_t deal[MEMOIR_SIDES][MEMOIR_PLACES]; /* cards each place gets at the start */
    uint8_t growth[MEMOIR_SIDES];              /* further cards each partner draws (VAR-ALLY-5) */
    uint8_t air_dice[MEMOIR_SIDES];            /* AIR-1 */
    uint8_t deck[MEMOIR_CARDS];                /* copies of each card in this game's deck */
    uint8_t deck_size;

    /* per hex */
    uint16_t traits[BCG_MAX_HEXES]; /* MH_ bits of everything permanent on the hex */
    uint8_t terrain[BCG_MAX_HEXES], structure[BCG_MAX_HEXES];
    uint8_t height[BCG_MAX_HEXES];                             /* LOS-22 */
    uint8_t hill_group[BCG_MAX_HEXES];                         /* LOS-20: its hill, or 0 */
    uint8_t bank[BCG_MAX_HEXES];                               /* SCEN-6: 0 on rivers and bridges */
    uint8_t into[MEMOIR_SIDES][BCG_MAX_HEXES][MEMOIR_CLASSES]; /* cover except hills, by owner */
    uint8_t out_of[BCG_MAX_HEXES][MEMOIR_CLASSES];
    memoir_sight sight[BCG_MAX_HEXES][MEMOIR_SIGHT_HEXES];

    /* sets of hexes */
    bcg_set stop, hill, from_next, slow, afloat; /* by trait */
    bcg_set enter[MEMOIR_CLASSES];               /* units of the class may be there */
    bcg_set retreat_to[MEMOIR_CLASSES];
    bcg_set shelter[MEMOIR_SIDES]; /* a unit of the side may ignore a flag there */
    bcg_set bunker;
    bcg_set blocks_fire, wide;
    bcg_set around[BCG_MAX_HEXES]; /* hexes within 2 */
    bcg_set objectives;            /* where arriving or leaving may change medals */
    bcg_set near[BCG_MAX_HEXES], far[BCG_MAX_HEXES]; /* within MEMOIR_SIGHT, MEMOIR_RANGE */

    /* where the ground lets a unit step to from each hex, for a cost of 1 and of 2 (step.c) */
    bcg_set step[MEMOIR_GAITS][2][BCG_MAX_HEXES];
    bcg_set uneven; /* hexes from which a step may cost more than 1 */

    /* the flanks of the board (board.h) */
    bcg_set flank_sets[MEMOIR_FLANKS];
    bcg_set section_sets[MEMOIR_MAX_SECTIONS]; /* as many as the board has */
    bcg_set flanks[1 << MEMOIR_FLANKS];        /* hexes that lie in exactly these flanks */
    uint8_t flank_bits[BCG_MAX_HEXES];         /* by hex: memoir_flanks_at */

    /* the starting position */
    memoir_state opening;

    /* special rules, as given by the scenario */
    MEMOIR_LIST(memoir_objective, MEMOIR_MANY) objective;
    uint16_t in_passing[MEMOIR_MANY]; /* most medals a brief stay on this objective brings */
    MEMOIR_LIST(memoir_sudden_death, 8) win;
    MEMOIR_LIST(memoir_extra_draw, 8) draws;
    MEMOIR_LIST(memoir_air_drop, MEMOIR_AIR_DROPS) air_drop;
    MEMOIR_LIST(memoir_recon_as, 8) recon_as;
    MEMOIR_LIST(memoir_bridge_span, 8) bridge_span;
    bcg_set exit[MEMOIR_SIDES];
    uint8_t exit_medals[MEMOIR_SIDES];
    uint8_t timed[3];            /* by memoir_moment: does any objective or victory depend on it? */
    int8_t winner_without_cards; /* SCEN-9: a side, or -1 for none */
} memoir_game;

/* Kinds of reaction windows. */
enum { MW_AMBUSH };

extern const bcg_ops bcg_memoir_ops;

/* -- building a game -------------------------------------------------------------------------- */

/* What players may choose when setting up a game; the scenario decides everything else. */
typedef struct memoir_choices {
    int8_t edition;   /* memoir_edition, or -1 for the scenario's */
    int8_t form;      /* memoir_form, or -1 for the scenario's */
    uint32_t options; /* MOPT_ bits, in addition to the scenario's */
} memoir_choices;

#define MEMOIR_AS_WRITTEN ((memoir_choices){-1, -1, 0})

/* Builds a game from a scenario that has passed its checks. If a limit is exceeded, the result says
 * which and `g` must not be used. For a position, this is the game it was taken from. */
typedef enum memoir_limit {
    ML_NONE,
    ML_UNITS,         /* more than MEMOIR_SIDE_UNITS of one side */
    ML_FIGURES,       /* a unit of more than MEMOIR_MOST_FIGURES */
    ML_MOVES,         /* a unit that moves more than MEMOIR_MOST_MOVES */
    ML_MEDALS,        /* a unit worth more than MEMOIR_MOST_MEDALS */
    ML_CARDS,         /* more cards in both hands than in the deck */
    ML_FORM_EDITION,  /* the form is not for this edition */
    ML_FORM_BOARD,    /* nor for this board */
    ML_FORM_POSITION, /* a position is of another form */
} memoir_limit;

memoir_limit memoir_game_init(memoir_game *g, const memoir_scenario *scenario,
                              memoir_choices choices);

/* -- positions (position.c) ------------------------------------------------------------------- */

/* Sets the state a position describes; for a scenario, the starting position. False if the lines
 * contradict each other, so that no play could lead there; *line is then the most relevant line. */
bool memoir_position_load(const memoir_game *g, const memoir_scenario *position, memoir_state *out,
                          int *line);

/* Turns `out`, the scenario `g` was built from, into the position of state `s`. If `s` is a view,
 * hidden cards are only counted. */
void memoir_position_save(const memoir_game *g, const memoir_state *s, memoir_scenario *out);

#endif
