/* A Memoir game: all that never changes while it is played, made from a scenario.
 *
 * The readable tables (tables.h, cards.h) and the scenario are the source; what stands here is the
 * same facts laid out by hex, so that the rules can ask quickly. Built once, then read-only and
 * shared by any number of states and threads. */
#ifndef BOCAGE_MEMOIR_GAME_H
#define BOCAGE_MEMOIR_GAME_H

#include "core/ops.h"
#include "memoir/reasons.h"
#include "memoir/scenario.h"
#include "memoir/state.h"

/* Limits of what can be played; memoir_game_init refuses more. */
enum {
    MEMOIR_SIDE_UNITS = 64, /* units of one side */
    MEMOIR_MOST_MOVES = 4,  /* hexes of one move */
    MEMOIR_MOST_FIGURES = 15,
    MEMOIR_MOST_MEDALS = 3, /* for one unit */
    MEMOIR_DETOURS = 96,    /* moves of one unit listed for what happens on the way */
    MEMOIR_DISC = 60,       /* hexes within MEMOIR_MOST_MOVES, the centre left out */
    /* No legal list is longer: every unit to every hex in its reach, staying on the board or
     * leaving it, the detours, and `done`. */
    MEMOIR_MAX_ACTIONS = MEMOIR_SIDE_UNITS * (2 * MEMOIR_DISC + 1 + 2 * MEMOIR_DETOURS) + 1,
    MEMOIR_SIGHT = 3, /* no unit that needs sight fires farther */
    MEMOIR_SIGHT_HEXES = 37,
    MEMOIR_SANDBAGS = 12,     /* SETUP-10 */
    MEMOIR_QUIET_TURNS = 100, /* VIC-9 */
};

typedef enum memoir_moment { MT_ALWAYS, MT_END_OF_TURN, MT_START_OF_TURN } memoir_moment;

/* Options of memoir_option_words, as bits. */
enum {
    MOPT_YOUNG_GENERALS = 1 << 0,
    MOPT_NO_TAKE_GROUND = 1 << 1,
    MOPT_NO_OVERRUN = 1 << 2,
    MOPT_UNLIMITED_SANDBAGS = 1 << 3,
    MOPT_MATCH_PLAY = 1 << 4, /* two battles are a match; it changes nothing in either */
};

/* Line of sight between two hexes at most MEMOIR_SIGHT apart, all but the units worked out. */
typedef struct memoir_sight {
    uint8_t how;  /* memoir_sight_kind */
    bcg_hex a, b; /* hexes where a unit matters, or BCG_NO_HEX */
} memoir_sight;

typedef enum memoir_sight_kind {
    MSK_BLOCKED,
    MSK_EITHER, /* blocked if a unit stands on a or b */
    MSK_BOTH,   /* blocked if units stand on a and b */
} memoir_sight_kind;

typedef struct memoir_game {
    bcg_game head;
    const bcg_board *board;
    uint8_t edition, first;
    uint32_t options;
    /* by side */
    uint8_t edge[MEMOIR_SIDES];    /* memoir_edge */
    uint8_t retreat[MEMOIR_SIDES]; /* the edge it retreats to (RETREAT-13) */
    uint8_t hand[MEMOIR_SIDES], goal[MEMOIR_SIDES];
    uint8_t air_dice[MEMOIR_SIDES]; /* AIR-1 */
    uint8_t deck[MEMOIR_CARDS];     /* the cards of this game */
    uint8_t deck_size;

    /* by hex */
    uint16_t traits[BCG_MAX_HEXES]; /* MH_ bits of all that is there for good */
    uint8_t terrain[BCG_MAX_HEXES], structure[BCG_MAX_HEXES];
    uint8_t height[BCG_MAX_HEXES];                             /* LOS-22 */
    uint8_t hill_group[BCG_MAX_HEXES];                         /* LOS-20: 0, or its number */
    uint8_t bank[BCG_MAX_HEXES];                               /* SCEN-6: 0 on rivers and bridges */
    uint8_t into[MEMOIR_SIDES][BCG_MAX_HEXES][MEMOIR_CLASSES]; /* cover but for hills, by owner */
    uint8_t out_of[BCG_MAX_HEXES][MEMOIR_CLASSES];
    memoir_sight sight[BCG_MAX_HEXES][MEMOIR_SIGHT_HEXES];

    /* sets of hexes */
    bcg_set stop, hill, from_next, slow, afloat; /* by trait */
    bcg_set enter[MEMOIR_CLASSES];               /* may stand there */
    bcg_set retreat_to[MEMOIR_CLASSES];
    bcg_set shelter[MEMOIR_SIDES]; /* a unit of the side may ignore a flag there */
    bcg_set bunker;
    bcg_set blocks_fire, wide;
    bcg_set steep, bluff, low;             /* low: height 0 */
    bcg_set rough;                         /* steep or bluff */
    bcg_set even[MEMOIR_MOST_MOVES + 1];   /* no steep hill or bluff within so many hexes */
    bcg_set dry[MEMOIR_MOST_MOVES + 1];    /* no beach */
    bcg_set simple[MEMOIR_MOST_MOVES + 1]; /* nothing that only walking step by step gets right */
    bcg_set around[BCG_MAX_HEXES];         /* within 2 */
    bcg_set objectives;                    /* a unit coming or going there may change medals */
    bcg_set near[BCG_MAX_HEXES], far[BCG_MAX_HEXES]; /* within MEMOIR_SIGHT, MEMOIR_RANGE */

    /* the flanks of the board (board.h) */
    bcg_set flank_sets[MEMOIR_FLANKS];
    bcg_set flanks[1 << MEMOIR_FLANKS]; /* hexes that lie in exactly these */
    uint8_t flank_bits[BCG_MAX_HEXES];  /* by hex: memoir_flanks_at */

    /* the opening */
    memoir_state opening;

    /* special rules, as the scenario gives them */
    MEMOIR_LIST(memoir_objective, MEMOIR_MANY) objective;
    uint16_t in_passing[MEMOIR_MANY]; /* medals at most for a moment on a hex of this objective */
    MEMOIR_LIST(memoir_sudden_death, 8) win;
    MEMOIR_LIST(memoir_extra_draw, 8) draws;
    MEMOIR_LIST(memoir_air_drop, MEMOIR_AIR_DROPS) air_drop;
    MEMOIR_LIST(memoir_recon_as, 8) recon_as;
    MEMOIR_LIST(memoir_bridge_span, 8) bridge_span;
    bcg_set exit[MEMOIR_SIDES];
    uint8_t exit_medals[MEMOIR_SIDES];
    uint8_t timed[3];            /* by memoir_moment: an objective or victory is tied to it */
    int8_t winner_without_cards; /* SCEN-9: a side, or -1 for none */
} memoir_game;

extern const bcg_ops bcg_memoir_ops;

/* -- making one ------------------------------------------------------------------------------- */

/* What a player may choose when a game is set up; anything else is the scenario's. */
typedef struct memoir_choices {
    int8_t edition;   /* memoir_edition, or -1: the scenario's */
    uint32_t options; /* MOPT_ bits, besides the scenario's */
} memoir_choices;

#define MEMOIR_AS_WRITTEN ((memoir_choices){-1, 0})

/* Make a game of a scenario that has passed its checks. If it is beyond a limit, the reason is
 * returned and `g` cannot be used. For a position the game is the one it was taken from. */
typedef enum memoir_limit {
    ML_NONE,
    ML_UNITS,   /* more than MEMOIR_SIDE_UNITS of one side */
    ML_FIGURES, /* a unit of more than MEMOIR_MOST_FIGURES */
    ML_MOVES,   /* a unit that moves more than MEMOIR_MOST_MOVES */
    ML_MEDALS,  /* a unit worth more than MEMOIR_MOST_MEDALS */
    ML_CARDS,   /* more cards in the hands than in the deck */
} memoir_limit;

memoir_limit memoir_game_init(memoir_game *g, const memoir_scenario *scenario,
                              memoir_choices choices);

/* -- positions (position.c) ------------------------------------------------------------------- */

/* The state a position describes; for a scenario the opening. False if the lines of the position
 * contradict each other, so that no play could have led to it; then *line names the worst of them.
 */
bool memoir_position_load(const memoir_game *g, const memoir_scenario *position, memoir_state *out,
                          int *line);

/* Turn the scenario `out`, from which `g` was made, into the position of state `s` (or of a view:
 * hidden cards are counted only). */
void memoir_position_save(const memoir_game *g, const memoir_state *s, memoir_scenario *out);

#endif
