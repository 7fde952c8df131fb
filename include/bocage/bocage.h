/* libbocage: the rules of a board game as a library. This is its only header.
 *
 * A scenario is read from text, a game is made of it, and a state of the game is played on, action
 * by action, until it is over:
 *
 *     bocage_scenario *scenario = bocage_scenario_new(text, size, why, sizeof why);
 *     bocage_game *game = bocage_game_new(scenario, NULL, NULL, why, sizeof why);
 *     bocage_state *state = bocage_state_new(game, random);
 *     while (bocage_actor(state) != BOCAGE_OVER) {
 *         const int who = bocage_actor(state);
 *         bocage_action a = who == BOCAGE_CHANCE ? bocage_chance(state, random) : my_choice(state);
 *         if (bocage_apply(state, who, a) != BOCAGE_OK)
 *             ...
 *     }
 *
 * examples/random_player.c is a whole program. Those who write a player give it a view and let it
 * think with guesses; they find the board, the odds of an attack and opponents to play against
 * further down, and tests/reference_bot.c shows one that needs no more than this header.
 *
 * What a function _new or _copy returns belongs to the caller, who ends it with the _free of its
 * type; every _free takes NULL. A game keeps no pointer to its scenario; states, views and computer
 * players point to their game, which must outlive them. Nothing else is allocated, printed or kept,
 * but for what a computer player needs while it thinks: games and scenarios are constant once made
 * and may be used by several threads at once, everything else by one at a time.
 *
 * Dice and cards are an actor of their own, BOCAGE_CHANCE, and a roll or a draw is an action that
 * holds its result. Nothing is random but what the caller's generator decides.
 *
 * While the major version is 0, every minor version may change this header: the shared library is
 * libbocage.so.0.MINOR, and a program runs with the minor version it was built with. From 1.0 on
 * only a new major version does.
 *
 * Whatever comes from outside may be wrong: it is refused, with the reason, and changes nothing.
 * `why` is room for one sentence without a full stop, cut to `size`; it may be NULL. */
#ifndef BOCAGE_BOCAGE_H
#define BOCAGE_BOCAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define BOCAGE_API __attribute__((visibility("default")))
#else
#define BOCAGE_API
#endif

typedef struct bocage_scenario bocage_scenario; /* a scenario or position, as its file says */
typedef struct bocage_game bocage_game;         /* all that never changes while it is played */
typedef struct bocage_state bocage_state;       /* all that does */
typedef struct bocage_view bocage_view;         /* what one seat may know of a state */
typedef struct bocage_random bocage_random;     /* a generator of random numbers */
typedef struct bocage_ai bocage_ai;             /* a computer player */

/* One decision or one result of chance. 0 is none. Numbers mean the same in every game of a
 * ruleset; keep the text where it must last. */
typedef uint64_t bocage_action;

/* Why something is refused; BOCAGE_OK if it is not. */
typedef uint16_t bocage_reason;

enum {
    BOCAGE_OK = 0,                     /* a bocage_reason */
    BOCAGE_CHANCE = -1,                /* who decides: dice or cards */
    BOCAGE_OVER = -2,                  /* who decides: nobody */
    BOCAGE_SPECTATOR = 8,              /* in place of a seat: whoever holds none */
    BOCAGE_NO_HEX = -1,                /* in place of a hex */
    BOCAGE_LABEL = 4,                  /* room for the label of any hex */
    BOCAGE_ACTION_TEXT = 256,          /* room for the text of any action */
    BOCAGE_PLAN = 64,                  /* room for the plan of any hint */
    BOCAGE_POSITION_TEXT = 256 * 1024, /* room for the text of any position */
};

typedef enum bocage_result {
    BOCAGE_UNDECIDED,
    BOCAGE_WON,
    BOCAGE_LOST,
    BOCAGE_DRAWN
} bocage_result;

/* -- the library ------------------------------------------------------------------------------ */

/* The version of the library: "0.1.0". */
BOCAGE_API const char *bocage_version(void);
/* How many rulesets there are, and the name of one: "memoir". NULL if there is none of that
 * number. */
BOCAGE_API int bocage_rulesets(void);
BOCAGE_API const char *bocage_ruleset_name(int n);

/* -- scenarios -------------------------------------------------------------------------------- */

/* Read the text of a scenario or position (docs/formats.md); it need not end in a zero byte. NULL,
 * with the first problem and its place in `why`, if it has an error. */
BOCAGE_API bocage_scenario *bocage_scenario_new(const char *text, size_t size, char *why,
                                                size_t why_size);
BOCAGE_API void bocage_scenario_free(bocage_scenario *scenario);
/* The ruleset it is for. */
BOCAGE_API const char *bocage_scenario_ruleset(const bocage_scenario *scenario);

/* -- games ------------------------------------------------------------------------------------ */

/* Make a game. `edition`: "classic" or "revised", NULL for the scenario's own. `options`: words
 * with blanks between them ("no-overrun young-generals"), besides those of the scenario; may be
 * NULL. NULL, with the sentence in `why`, if a word is not known or the scenario cannot be played.
 */
BOCAGE_API bocage_game *bocage_game_new(const bocage_scenario *scenario, const char *edition,
                                        const char *options, char *why, size_t why_size);
BOCAGE_API void bocage_game_free(bocage_game *game);
/* How many seats there are, numbered from 0, and the name of one: "axis". NULL if there is none of
 * that number. */
BOCAGE_API int bocage_seats(const bocage_game *game);
BOCAGE_API const char *bocage_seat_name(const bocage_game *game, int seat);
/* No legal list is longer. */
BOCAGE_API int bocage_max_actions(const bocage_game *game);

/* -- chance ----------------------------------------------------------------------------------- */

/* A generator; the same seed gives the same numbers everywhere. Fast, and no secret. */
BOCAGE_API bocage_random *bocage_random_new(uint64_t seed);
BOCAGE_API void bocage_random_free(bocage_random *random);
/* A number from 0 to n - 1, each as likely; 0 if n is 0. */
BOCAGE_API uint32_t bocage_random_below(bocage_random *random, uint32_t n);
/* A result for the roll or draw that is due, with its true probability; 0 if none is due. */
BOCAGE_API bocage_action bocage_chance(const bocage_state *state, bocage_random *random);

/* -- states ----------------------------------------------------------------------------------- */

/* How the game begins; for a position as it stands. Cards a position leaves hidden are dealt by
 * `random`, which may be NULL if there are none; NULL if it was needed. */
BOCAGE_API bocage_state *bocage_state_new(const bocage_game *game, bocage_random *random);
BOCAGE_API bocage_state *bocage_state_copy(const bocage_state *state);
BOCAGE_API void bocage_state_free(bocage_state *state);
/* Make `to` a copy of another state of the same game; false, and nothing changes, if it is of
 * another. */
BOCAGE_API bool bocage_state_set(bocage_state *to, const bocage_state *from);

/* The seat that has to decide, BOCAGE_CHANCE or BOCAGE_OVER. */
BOCAGE_API int bocage_actor(const bocage_state *state);
/* Every action the actor may take, in a fixed order. Returns how many: 0 when chance decides and
 * when the game is over; -1, and nothing is written, if `capacity` is below bocage_max_actions. */
BOCAGE_API int bocage_legal(const bocage_state *state, bocage_action *out, int capacity);
/* May `who`, a seat or BOCAGE_CHANCE, take this action now? */
BOCAGE_API bocage_reason bocage_check(const bocage_state *state, int who, bocage_action action);
/* Take it, if it may be taken; else the reason is returned and the state stays as it is. */
BOCAGE_API bocage_reason bocage_apply(bocage_state *state, int who, bocage_action action);
/* May a seat, or BOCAGE_SPECTATOR, read this action when it is taken now? A card drawn is for the
 * drawer's eyes. False for what cannot be taken. */
BOCAGE_API bool bocage_may_read(const bocage_state *state, int seat, bocage_action action);
/* How the game stands for a seat. */
BOCAGE_API bocage_result bocage_result_of(const bocage_state *state, int seat);

/* -- what a seat knows ------------------------------------------------------------------------ */

/* What a seat, or BOCAGE_SPECTATOR, may know; NULL if there is no such seat. */
BOCAGE_API bocage_view *bocage_view_new(const bocage_state *state, int seat);
BOCAGE_API void bocage_view_free(bocage_view *view);
/* A whole state that the view could be of, each as likely as the dealing of cards makes it: what a
 * player who may not look can think ahead with. */
BOCAGE_API bocage_state *bocage_guess_new(const bocage_view *view, bocage_random *random);

/* -- text ------------------------------------------------------------------------------------- */

/* The canonical text of an action: `move D5-e6`. False if it did not fit. */
BOCAGE_API bool bocage_action_text(const bocage_state *state, bocage_action action, char *out,
                                   size_t size);
/* The action a text means in this state; 0, with the sentence in `why`, if it means none. Whether
 * it may be taken is not asked. */
BOCAGE_API bocage_action bocage_action_read(const bocage_state *state, const char *text, char *why,
                                            size_t why_size);
/* The position as the text of a file, with all cards or with those the view shows. False if it did
 * not fit, for which BOCAGE_POSITION_TEXT always suffices, or if there is no memory. */
BOCAGE_API bool bocage_state_text(const bocage_state *state, char *out, size_t size);
BOCAGE_API bool bocage_view_text(const bocage_view *view, char *out, size_t size);

/* -- the board -------------------------------------------------------------------------------- */

/* Hexes are numbered from 0, row by row from the top left. How many are there? */
BOCAGE_API int bocage_hexes(const bocage_game *game);
/* The label of a hex: "D5". False, and nothing is written, if there is none of that number. */
BOCAGE_API bool bocage_hex_label(const bocage_game *game, int hex, char out[BOCAGE_LABEL]);
/* The hex with exactly this label, case included; BOCAGE_NO_HEX if there is none. */
BOCAGE_API int bocage_hex_read(const bocage_game *game, const char *label);
/* Steps from one hex to the other, whatever lies between; -1 if one of them is none. */
BOCAGE_API int bocage_distance(const bocage_game *game, int one, int other);

typedef struct bocage_unit {
    int seat;         /* its owner */
    const char *kind; /* "infantry", "armor", "artillery" or "resistance" */
    int figures, figures_at_start;
    bool elite;
    bool ordered; /* has an order this turn; false again once the turn's last battle is over */
} bocage_unit;

/* The unit on a hex. False, and nothing is written, if there is none, nor such a hex. Units are
 * never hidden: a view and every guess from it show the same. */
BOCAGE_API bool bocage_unit_at(const bocage_state *state, int hex, bocage_unit *out);
BOCAGE_API bool bocage_view_unit_at(const bocage_view *view, int hex, bocage_unit *out);

/* -- what an action is about ------------------------------------------------------------------ */

/* The first word of its text: "play", "order", "move", "attack", "done"...; "?" if it is none. */
BOCAGE_API const char *bocage_action_word(const bocage_state *state, bocage_action action);
/* The hexes where it begins and ends: D5 and e6 of `move D5-e6`, both times D5 of `order D5`,
 * BOCAGE_NO_HEX of what names none. */
BOCAGE_API int bocage_action_from(const bocage_state *state, bocage_action action);
BOCAGE_API int bocage_action_to(const bocage_state *state, bocage_action action);

/* -- odds ------------------------------------------------------------------------------------- */

/* What the dice of an attack may bring, as if nobody answered with Ambush. Its target's owner is
 * taken to ignore a flag where that is allowed, and to go back no farther than it must. */
typedef struct bocage_odds {
    int target; /* hex */
    int dice;
    double hits;      /* dice that hit, on average: more than there are figures count too */
    double figures;   /* figures lost, on average, those for want of a way back included */
    double eliminate; /* chance that the target is destroyed */
    double retreat;   /* chance that it goes back a hex or more, whether or not it survives that */
    double medals;    /* gained at once, on average */
    bool ambush_possible;
} bocage_odds;

/* The exact odds of an action that leads at once to dice against an enemy (attack, ambush, target,
 * strike), or with 0 of a roll against anybody that is due. False, and nothing is written, if the
 * action may not be taken now or rolls no such dice. */
BOCAGE_API bool bocage_odds_of(const bocage_state *state, bocage_action action, bocage_odds *out);
/* `hits` of the same alone, which takes much less time. */
BOCAGE_API bool bocage_expected_hits(const bocage_state *state, bocage_action action, double *out);

/* -- computer players ------------------------------------------------------------------------- */

/* How many levels there are, weakest first, and the name of one: "captain". NULL if there is none
 * of that number. */
BOCAGE_API int bocage_ai_levels(void);
BOCAGE_API const char *bocage_ai_level_name(int n);
/* A player for any number of decisions of one game and one seat; NULL if there is no such level, or
 * not enough memory. */
BOCAGE_API bocage_ai *bocage_ai_new(const bocage_game *game, const char *level, uint64_t seed);
BOCAGE_API void bocage_ai_free(bocage_ai *ai);
/* What it would do, seen by the seat that has to decide; 0 if the view is another's or of another
 * game. `nodes`: decisions it may look at in a whole turn, 0 for the level's own number; `threads`:
 * at most so many, 0 for one. The same level, seed, views, nodes and threads give the same answers.
 */
BOCAGE_API bocage_action bocage_ai_choose(bocage_ai *ai, const bocage_view *view, uint64_t nodes,
                                          int threads);

/* What it would do and why. The averages are over all trials of the plan that begins with the
 * action, each played on from where the plan was made; medals are counted at the end of the turn
 * after this one, the chance to win some turns later. */
typedef struct bocage_hint {
    bocage_action action;
    int steps;  /* of the plan, the action included: what is meant to be done until dice, cards or
                   somebody else decide */
    int trials; /* 0: there is no choice, or the level does not look at the enemy's reply; then all
                   that follows is 0 */
    double chance; /* to win the game, as the level judges: 0 to 1 */
    double lead;   /* of that chance over the best other first action, as far as tried; below 0 if
                      the other one looked better by what may be luck */
    double gain;   /* medals the seat wins, on average; below 0 if it loses some */
    double risk;   /* medals its enemy wins */
} bocage_hint;

/* Asks as bocage_ai_choose does: a player asked again in the same turn may go on with its plan, and
 * has spent some of its nodes. The first `capacity` steps of the plan go to `plan`, which may be
 * NULL if that is 0. False, and nothing is written, where bocage_ai_choose gives 0. */
BOCAGE_API bool bocage_ai_hint(bocage_ai *ai, const bocage_view *view, uint64_t nodes, int threads,
                               bocage_action *plan, int capacity, bocage_hint *out);

/* -- reasons ---------------------------------------------------------------------------------- */

/* The name of a reason ("MR_OCCUPIED"), the rule behind it ("memoir:MOVE-3"; "" if it is not one of
 * the game's) and a sentence without a full stop. Those of an unknown number are "unknown", "" and
 * "no such reason". */
BOCAGE_API const char *bocage_reason_name(bocage_reason reason);
BOCAGE_API const char *bocage_reason_rule(bocage_reason reason);
BOCAGE_API const char *bocage_reason_sentence(bocage_reason reason);

#ifdef __cplusplus
}
#endif

#endif
