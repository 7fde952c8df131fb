/* The public library (include/bocage/bocage.h) over prepared games and the contract of core/ops.h:
 * what it adds are the checks that input from outside needs before the layers below may see it. */
#include "api/types.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert((int)BOCAGE_ACTION_TEXT == (int)BCG_ACTION_TEXT, "the header knows no other");
_Static_assert((int)BOCAGE_CHANCE == (int)BCG_CHANCE && (int)BOCAGE_OVER == (int)BCG_OVER &&
                   (int)BOCAGE_SEATS == (int)BCG_MAX_SEATS &&
                   (int)BOCAGE_SPECTATOR == (int)BCG_SPECTATOR && (int)BOCAGE_OK == (int)BCG_OK,
               "the same numbers inside");
_Static_assert((int)BOCAGE_WON == (int)BCG_WON && (int)BOCAGE_LOST == (int)BCG_LOST &&
                   (int)BOCAGE_DRAWN == (int)BCG_DRAWN,
               "the same numbers inside");

static void explain(char *why, size_t size, const char *sentence)
{
    if (why && size > 0)
        snprintf(why, size, "%s", sentence);
}

static void explain_problem(char *why, size_t size, bcg_problems *p)
{
    char sentence[BCG_WHY];
    bcg_tell_problem(p, sentence);
    explain(why, size, sentence);
}

/* -- the library ------------------------------------------------------------------------------ */

const char *bocage_version(void)
{
    return BOCAGE_VERSION;
}

int bocage_rulesets(void)
{
    int n = 0;
    while (bcg_library_rulesets[n].ops)
        n++;
    return n;
}

const char *bocage_ruleset_name(int n)
{
    return n >= 0 && n < bocage_rulesets() ? bcg_library_rulesets[n].ops->name : NULL;
}

/* -- scenarios -------------------------------------------------------------------------------- */

bocage_scenario *bocage_scenario_new(const char *text, size_t size, char *why, size_t why_size)
{
    bcg_problem list[16];
    bcg_problems problems;
    bcg_problems_init(&problems, list, sizeof list / sizeof list[0]);
    const bcg_ruleset *ruleset = bcg_find_ruleset(bcg_library_rulesets, text, size, &problems);
    bocage_scenario *scenario = ruleset ? malloc(sizeof *scenario) : NULL;
    if (scenario) {
        *scenario = (bocage_scenario){ruleset,
                                      ruleset->notation->read(ruleset, text, size, &problems)};
        if (scenario->document && problems.errors == 0)
            return scenario;
    }
    explain_problem(why, why_size, &problems);
    bocage_scenario_free(scenario);
    return NULL;
}

void bocage_scenario_free(bocage_scenario *scenario)
{
    if (scenario == NULL)
        return;
    free(scenario->document);
    free(scenario);
}

const char *bocage_scenario_ruleset(const bocage_scenario *scenario)
{
    return scenario->ruleset->ops->name;
}

/* -- games ------------------------------------------------------------------------------------ */

bocage_game *bocage_game_new(const bocage_scenario *scenario, const char *edition,
                             const char *options, char *why, size_t why_size)
{
    const bcg_ruleset *ruleset = scenario->ruleset;
    bcg_problem list[4];
    bcg_problems problems;
    bcg_problems_init(&problems, list, sizeof list / sizeof list[0]);
    bocage_game *game = malloc(sizeof *game);
    if (game)
        game->prepared = ruleset->notation->prepare(ruleset, scenario->document, edition, options,
                                                    &problems);
    if (game && game->prepared)
        return game;
    explain_problem(why, why_size, &problems);
    free(game);
    return NULL;
}

void bocage_game_free(bocage_game *game)
{
    if (game == NULL)
        return;
    bcg_prepared_release(game->prepared);
    free(game);
}

const char *bocage_game_ruleset(const bocage_game *game)
{
    return ops_of(game)->name;
}

int bocage_seats(const bocage_game *game)
{
    return ops_of(game)->seats(rules_of(game));
}

static bool is_seat(const bocage_game *game, int seat)
{
    return seat >= 0 && seat < bocage_seats(game);
}

const char *bocage_seat_name(const bocage_game *game, int seat)
{
    return is_seat(game, seat) ? bcg_seat_word(game->prepared, seat) : NULL;
}

int bocage_teams(const bocage_game *game)
{
    return bcg_count_teams(rules_of(game));
}

static bool is_team(const bocage_game *game, int team)
{
    return team >= 0 && team < bocage_teams(game);
}

const char *bocage_team_name(const bocage_game *game, int team)
{
    return is_team(game, team) ? notation_of(game)->team_word(game->prepared, team) : NULL;
}

int bocage_team_of(const bocage_game *game, int seat)
{
    return is_seat(game, seat) ? ops_of(game)->team(rules_of(game), seat) : -1;
}

int bocage_max_actions(const bocage_game *game)
{
    return ops_of(game)->max_actions;
}

/* -- chance ----------------------------------------------------------------------------------- */

bocage_random *bocage_random_new(uint64_t seed)
{
    bocage_random *random = malloc(sizeof *random);
    if (random)
        bcg_rng_seed(&random->rng, seed);
    return random;
}

void bocage_random_free(bocage_random *random)
{
    free(random);
}

uint32_t bocage_random_below(bocage_random *random, uint32_t n)
{
    return n > 0 ? bcg_rng_below(&random->rng, n) : 0;
}

bocage_action bocage_chance(const bocage_state *state, bocage_random *random)
{
    const bocage_game *game = state->game;
    if (bocage_actor(state) != BOCAGE_CHANCE)
        return 0;
    return ops_of(game)->chance(rules_of(game), state->bytes, &random->rng);
}

/* -- states ----------------------------------------------------------------------------------- */

static bocage_state *blank_state(const bocage_game *game)
{
    bocage_state *state = malloc(sizeof *state + ops_of(game)->state_size);
    if (state)
        state->game = game;
    return state;
}

bocage_state *bocage_state_new(const bocage_game *game, bocage_random *random)
{
    if (game->prepared->hidden && random == NULL)
        return NULL;
    bocage_state *state = blank_state(game);
    if (state)
        notation_of(game)->begin(game->prepared, random ? &random->rng : NULL, state->bytes);
    return state;
}

bocage_state *bocage_state_copy(const bocage_state *state)
{
    bocage_state *copy = blank_state(state->game);
    if (copy)
        bocage_state_set(copy, state);
    return copy;
}

void bocage_state_free(bocage_state *state)
{
    free(state);
}

bool bocage_state_set(bocage_state *to, const bocage_state *from)
{
    if (to->game != from->game)
        return false;
    memmove(to->bytes, from->bytes, ops_of(to->game)->state_size); /* perhaps itself */
    return true;
}

/* Chance is one of them here. */
static bcg_seats actors_of(const bocage_state *state)
{
    return ops_of(state->game)->actors(rules_of(state->game), state->bytes);
}

bocage_seat_set bocage_actors(const bocage_state *state)
{
    return actors_of(state) & BCG_ALL_SEATS;
}

int bocage_actor(const bocage_state *state)
{
    return bcg_first_actor(actors_of(state));
}

bool bocage_secret(const bocage_state *state)
{
    const bcg_ops *ops = ops_of(state->game);
    return bocage_actors(state) && ops->secret && ops->secret(rules_of(state->game), state->bytes);
}

/* May `who`, which may be any number, act now? */
static bcg_reason check_actor(const bocage_state *state, int who)
{
    const bcg_seats actors = actors_of(state);
    if (actors == 0)
        return BCG_GAME_OVER;
    if (actors == BCG_CHANCE_ACTS)
        return who == BOCAGE_CHANCE ? BCG_OK : BCG_CHANCE_DECIDES;
    return is_seat(state->game, who) && bcg_acts(actors, who) ? BCG_OK : BCG_NOT_YOUR_TURN;
}

int bocage_legal(const bocage_state *state, int seat, bocage_action *out, int capacity)
{
    const bocage_game *game = state->game;
    if (capacity < bocage_max_actions(game))
        return -1;
    if (seat == BOCAGE_CHANCE || check_actor(state, seat) != BCG_OK)
        return 0;
    return ops_of(game)->legal(rules_of(game), state->bytes, seat, out, capacity);
}

bocage_reason bocage_check(const bocage_state *state, int who, bocage_action action)
{
    const bocage_game *game = state->game;
    const bcg_reason r = check_actor(state, who);
    return r == BCG_OK ? ops_of(game)->check(rules_of(game), state->bytes, who, action) : r;
}

bocage_reason bocage_apply(bocage_state *state, int who, bocage_action action)
{
    const bocage_game *game = state->game;
    const bocage_reason r = bocage_check(state, who, action);
    if (r == BCG_OK)
        ops_of(game)->apply(rules_of(game), state->bytes, who, action, NULL);
    return r;
}

bool bocage_commits(const bocage_state *state, int seat, bocage_action action)
{
    const bocage_game *game = state->game;
    const bcg_ops *ops = ops_of(game);
    return ops->commits && seat != BOCAGE_CHANCE && bocage_check(state, seat, action) == BCG_OK &&
           ops->commits(rules_of(game), state->bytes, seat, action);
}

bool bocage_may_read(const bocage_state *state, int who, bocage_action action, int reader)
{
    const bocage_game *game = state->game;
    if (bocage_check(state, who, action) != BCG_OK)
        return false;
    const bcg_seats readers = ops_of(game)->readers(rules_of(game), state->bytes, who, action);
    return bcg_may_read(readers, is_seat(game, reader) ? reader : BCG_SPECTATOR);
}

bocage_result bocage_result_of(const bocage_state *state, int seat)
{
    const bocage_game *game = state->game;
    if (!is_seat(game, seat))
        return BOCAGE_UNDECIDED;
    return (bocage_result)ops_of(game)->result(rules_of(game), state->bytes, seat);
}

bocage_result bocage_team_result(const bocage_state *state, int team)
{
    const bocage_game *game = state->game;
    return is_team(game, team) ? bocage_result_of(state, bcg_first_of_team(rules_of(game), team))
                               : BOCAGE_UNDECIDED;
}

/* -- what a seat knows ------------------------------------------------------------------------ */

bocage_view *bocage_view_new(const bocage_state *state, int seat)
{
    const bocage_game *game = state->game;
    bocage_view *view = NULL;
    if (is_seat(game, seat) || seat == BOCAGE_SPECTATOR)
        view = malloc(sizeof *view + ops_of(game)->state_size);
    if (view == NULL)
        return NULL;
    view->game = game;
    view->seat = seat;
    ops_of(game)->view(rules_of(game), state->bytes, seat, view->bytes);
    return view;
}

void bocage_view_free(bocage_view *view)
{
    free(view);
}

bocage_state *bocage_guess_new(const bocage_view *view, bocage_random *random)
{
    const bocage_game *game = view->game;
    bocage_state *state = blank_state(game);
    if (state)
        ops_of(game)->guess(rules_of(game), view->bytes, &random->rng, state->bytes);
    return state;
}

/* -- text ------------------------------------------------------------------------------------- */

bool bocage_action_text(const bocage_state *state, bocage_action action, char *out, size_t size)
{
    bcg_writer w;
    if (size == 0)
        return false;
    bcg_writer_init(&w, out, size);
    notation_of(state->game)->write_action(state->game->prepared, action, &w);
    return !w.full;
}

bocage_action bocage_action_read(const bocage_state *state, int who, const char *text, char *why,
                                 size_t why_size)
{
    const bcg_prepared *prepared = state->game->prepared;
    const bcg_notation *notation = notation_of(state->game);
    const size_t len = strlen(text);
    bcg_action a = 0;
    if (who != BOCAGE_CHANCE && !is_seat(state->game, who)) {
        explain(why, why_size, "there is no such seat");
        return 0;
    }
    if (notation->read_action(prepared, state->bytes, who, text, len, &a) == BCG_OK)
        return a;
    if (why && why_size > 0) {
        bcg_writer w;
        bcg_writer_init(&w, why, why_size);
        notation->explain(prepared, text, len, &w);
    }
    return 0;
}

static bool write_position(const bocage_game *game, const void *bytes, char *out, size_t size)
{
    char *text = notation_of(game)->snapshot(game->prepared, bytes);
    const size_t len = text ? strlen(text) : 0;
    const bool fits = text && len < size;
    if (fits)
        memcpy(out, text, len + 1);
    else if (text && size > 0) { /* cut, as any text that does not fit */
        memcpy(out, text, size - 1);
        out[size - 1] = '\0';
    }
    free(text);
    return fits;
}

bool bocage_state_text(const bocage_state *state, char *out, size_t size)
{
    return write_position(state->game, state->bytes, out, size);
}

bool bocage_view_text(const bocage_view *view, char *out, size_t size)
{
    return write_position(view->game, view->bytes, out, size);
}

/* -- reasons ---------------------------------------------------------------------------------- */

/* No two rulesets share a page, so that a number tells its ruleset. */
static const bcg_reason_info *info_of(bocage_reason reason)
{
    static const bcg_reason_info unknown = {"unknown", "", N_("no such reason")};
    const bcg_reason_page *page = &bcg_core_reasons;
    const bcg_reason_info *info = bcg_reason_find(&page, 1, reason);
    for (const bcg_ruleset *r = bcg_library_rulesets; info == NULL && r->ops; r++)
        info = bcg_reason_find(&r->ops->reasons, 1, reason);
    return info ? info : &unknown;
}

const char *bocage_reason_name(bocage_reason reason)
{
    return info_of(reason)->name;
}

const char *bocage_reason_rule(bocage_reason reason)
{
    return info_of(reason)->rule;
}

const char *bocage_reason_sentence(bocage_reason reason)
{
    return info_of(reason)->text;
}
