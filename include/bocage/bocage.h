/* libbocage: the rules of board games as a library. This header is for every ruleset; what one of
 * them alone has, boards and pieces and odds, is in a header of its own beside it.
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
 * think with guesses; they find opponents to play against further down, and in the header of the
 * ruleset what they may look at. tests/reference_*.c show one for each ruleset that needs no more
 * than that.
 *
 * A game has up to BOCAGE_SEATS seats, some of which may be a team that wins and loses together.
 * Several seats may have to decide at once (bocage_actors). Where their answers are secret
 * (bocage_secret) each is given without knowing the others', and the order in which they are
 * applied makes no difference; views hide those that are given until all are. Where they are not,
 * the seats act one after another as they like. The loop above is for whoever takes one decision
 * after another: bocage_actor is the first of those asked.
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

/* A set of seats: bit n is seat n. */
typedef uint16_t bocage_seat_set;

/* One decision or one result of chance. 0 is none. Numbers mean the same in every game of a
 * ruleset; keep the text where it must last. */
typedef uint64_t bocage_action;

/* Why something is refused; BOCAGE_OK if it is not. */
typedef uint16_t bocage_reason;

enum {
    BOCAGE_OK = 0,                     /* a bocage_reason */
    BOCAGE_CHANCE = -1,                /* who decides: dice or cards */
    BOCAGE_OVER = -2,                  /* who decides: nobody */
    BOCAGE_SEATS = 8,                  /* no game has more */
    BOCAGE_SPECTATOR = 8,              /* in place of a seat: whoever holds none */
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
/* How many rulesets there are, and the name of one. NULL if there is none of that number. */
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

/* Make a game. `edition`: one the ruleset knows, NULL for the scenario's own. `options`: words of
 * the ruleset with blanks between them, besides those of the scenario; may be NULL. NULL, with the
 * sentence in `why`, if a word is not known or the scenario cannot be played. */
BOCAGE_API bocage_game *bocage_game_new(const bocage_scenario *scenario, const char *edition,
                                        const char *options, char *why, size_t why_size);
BOCAGE_API void bocage_game_free(bocage_game *game);
/* The ruleset it is of. */
BOCAGE_API const char *bocage_game_ruleset(const bocage_game *game);
/* How many seats there are, numbered from 0, and the name of one: "axis". NULL if there is none of
 * that number. */
BOCAGE_API int bocage_seats(const bocage_game *game);
BOCAGE_API const char *bocage_seat_name(const bocage_game *game, int seat);
/* How many teams there are, numbered from 0, the name of one and the team of a seat; NULL and -1 if
 * there is none of that number. A seat that plays for itself is a team, too. */
BOCAGE_API int bocage_teams(const bocage_game *game);
BOCAGE_API const char *bocage_team_name(const bocage_game *game, int team);
BOCAGE_API int bocage_team_of(const bocage_game *game, int seat);
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

/* How the game begins; for a position as it stands. What a position leaves hidden is dealt by
 * `random`, which may be NULL if there is nothing; NULL if it was needed. */
BOCAGE_API bocage_state *bocage_state_new(const bocage_game *game, bocage_random *random);
BOCAGE_API bocage_state *bocage_state_copy(const bocage_state *state);
BOCAGE_API void bocage_state_free(bocage_state *state);
/* Make `to` a copy of another state of the same game; false, and nothing changes, if it is of
 * another. */
BOCAGE_API bool bocage_state_set(bocage_state *to, const bocage_state *from);

/* The seats that may decide now; none when chance decides and when the game is over. */
BOCAGE_API bocage_seat_set bocage_actors(const bocage_state *state);
/* The first of them, BOCAGE_CHANCE or BOCAGE_OVER. */
BOCAGE_API int bocage_actor(const bocage_state *state);
/* Must what they answer stay hidden until all have answered? */
BOCAGE_API bool bocage_secret(const bocage_state *state);
/* Every action the seat may take, in a fixed order. Returns how many: 0 if it is none of those who
 * may decide now; -1, and nothing is written, if `capacity` is below bocage_max_actions. */
BOCAGE_API int bocage_legal(const bocage_state *state, int seat, bocage_action *out, int capacity);
/* May `who`, a seat or BOCAGE_CHANCE, take this action now? */
BOCAGE_API bocage_reason bocage_check(const bocage_state *state, int who, bocage_action action);
/* Take it, if it may be taken; else the reason is returned and the state stays as it is. */
BOCAGE_API bocage_reason bocage_apply(bocage_state *state, int who, bocage_action action);
/* Does the seat learn by this action what it did not know, so that it cannot be taken back? False
 * for what cannot be taken. */
BOCAGE_API bool bocage_commits(const bocage_state *state, int seat, bocage_action action);
/* May `reader`, a seat or BOCAGE_SPECTATOR, read this action when `who` takes it now? A card drawn
 * is for the drawer's eyes. False for what cannot be taken. */
BOCAGE_API bool bocage_may_read(const bocage_state *state, int who, bocage_action action,
                                int reader);
/* How the game stands for a seat, and for all of a team; undecided for one that does not exist. */
BOCAGE_API bocage_result bocage_result_of(const bocage_state *state, int seat);
BOCAGE_API bocage_result bocage_team_result(const bocage_state *state, int team);

/* -- what a seat knows ------------------------------------------------------------------------ */

/* What a seat, or BOCAGE_SPECTATOR, may know; NULL if there is no such seat. */
BOCAGE_API bocage_view *bocage_view_new(const bocage_state *state, int seat);
BOCAGE_API void bocage_view_free(bocage_view *view);
/* A whole state that the view could be of, each as likely as chance makes it: what a player
 * who may not look can think ahead with. */
BOCAGE_API bocage_state *bocage_guess_new(const bocage_view *view, bocage_random *random);

/* -- text ------------------------------------------------------------------------------------- */

/* The canonical text of an action: `move D5-e6`. False if it did not fit. */
BOCAGE_API bool bocage_action_text(const bocage_state *state, bocage_action action, char *out,
                                   size_t size);
/* The action a text means in this state when it comes from `who`, a seat or BOCAGE_CHANCE; 0, with
 * the sentence in `why`, if it means none. Whether it may be taken is not asked. */
BOCAGE_API bocage_action bocage_action_read(const bocage_state *state, int who, const char *text,
                                            char *why, size_t why_size);
/* The position as the text of a file, with all that is hidden or with what the view shows. False if
 * it did not fit, for which BOCAGE_POSITION_TEXT always suffices, or if there is no memory. */
BOCAGE_API bool bocage_state_text(const bocage_state *state, char *out, size_t size);
BOCAGE_API bool bocage_view_text(const bocage_view *view, char *out, size_t size);

/* -- computer players ------------------------------------------------------------------------- */

/* How many levels the ruleset of the game has, weakest first, and the name of one: "captain". NULL
 * if there is none of that number. */
BOCAGE_API int bocage_ai_levels(const bocage_game *game);
BOCAGE_API const char *bocage_ai_level_name(const bocage_game *game, int n);
/* A player for any number of decisions of one game and one seat; NULL if there is no such level, or
 * not enough memory. */
BOCAGE_API bocage_ai *bocage_ai_new(const bocage_game *game, const char *level, uint64_t seed);
BOCAGE_API void bocage_ai_free(bocage_ai *ai);
/* What it would do, seen by a seat that has to decide; 0 if the view is another's or of another
 * game. `nodes`: decisions it may look at in a whole turn, 0 for the level's own number; `threads`:
 * at most so many, 0 for one. The same level, seed, views, nodes and threads give the same answers.
 */
BOCAGE_API bocage_action bocage_ai_choose(bocage_ai *ai, const bocage_view *view, uint64_t nodes,
                                          int threads);

/* What it would do and why. The averages are over all trials of the plan that begins with the
 * action, each played on from where the plan was made. Points are what decides a game of the
 * ruleset (medals, say); they are counted at the end of the turn after this one, the chance to win
 * some turns later. */
typedef struct bocage_hint {
    bocage_action action;
    int steps;  /* of the plan, the action included: what is meant to be done until dice, cards or
                   somebody else decide */
    int trials; /* 0: there is no choice, or the level does not look at the enemy's reply; then all
                   that follows is 0 */
    double chance; /* to win the game, as the level judges: 0 to 1 */
    double lead;   /* of that chance over the best other first action, as far as tried; below 0 if
                      the other one looked better by what may be luck */
    double gain;   /* points the seat wins, on average; below 0 if it loses some */
    double risk;   /* points its enemies win */
} bocage_hint;

/* Asks as bocage_ai_choose does: a player asked again in the same turn may go on with its plan, and
 * has spent some of its nodes. The first `capacity` steps of the plan go to `plan`, which may be
 * NULL if that is 0. False, and nothing is written, where bocage_ai_choose gives 0. */
BOCAGE_API bool bocage_ai_hint(bocage_ai *ai, const bocage_view *view, uint64_t nodes, int threads,
                               bocage_action *plan, int capacity, bocage_hint *out);

/* -- reasons ---------------------------------------------------------------------------------- */

/* The name of a reason ("BCG_NOT_YOUR_TURN"), the rule behind it (a ruleset, a colon and the rule's
 * ID; "" if it is none of a game's) and a sentence without a full stop. Those of an unknown number
 * are "unknown", "" and "no such reason". */
BOCAGE_API const char *bocage_reason_name(bocage_reason reason);
BOCAGE_API const char *bocage_reason_rule(bocage_reason reason);
BOCAGE_API const char *bocage_reason_sentence(bocage_reason reason);

#ifdef __cplusplus
}
#endif

#endif
