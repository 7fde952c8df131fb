/* The public library (include/bocage/bocage.h) as far as playing needs it: the checks that input
 * from outside needs before the layers below may see it. */
#include "api/types.h"

#include "memoir/view.h"
#include "notation/memoir_action.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert((int)BOCAGE_ACTION_TEXT == (int)MEMOIR_ACTION_TEXT, "the header knows no other");
_Static_assert((int)BOCAGE_POSITION_TEXT == (int)MEMOIR_SCN_SIZE, "the header knows no other");
_Static_assert((int)BOCAGE_CHANCE == (int)BCG_CHANCE && (int)BOCAGE_OVER == (int)BCG_OVER &&
                   (int)BOCAGE_SPECTATOR == (int)BCG_SPECTATOR && (int)BOCAGE_OK == (int)BCG_OK,
               "the same numbers inside");
_Static_assert((int)BOCAGE_WON == (int)BCG_WON && (int)BOCAGE_LOST == (int)BCG_LOST &&
                   (int)BOCAGE_DRAWN == (int)BCG_DRAWN,
               "the same numbers inside");

/* -- sentences -------------------------------------------------------------------------------- */

static void explain(char *why, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void explain(char *why, size_t size, const char *format, ...)
{
    if (why == NULL || size == 0)
        return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, size, format, arguments);
    va_end(arguments);
}

/* The first error that has a place, or else the first: what is missing is told last. */
static void explain_problem(char *why, size_t size, bcg_problems *p)
{
    const bcg_problem *first = NULL;
    bcg_problems_sort(p);
    for (int i = 0; i < p->count; i++) {
        const bcg_problem *one = &p->list[i];
        if (one->severity == BCG_ERROR && (first == NULL || (first->line == 0 && one->line > 0)))
            first = one;
    }
    if (first == NULL)
        explain(why, size, "the text has errors");
    else if (first->line == 0)
        explain(why, size, "%s", first->text);
    else
        explain(why, size, "line %d, column %d: %s", first->line, first->column, first->text);
}

/* -- the library ------------------------------------------------------------------------------ */

static const bcg_ops *const rulesets[] = {&bcg_memoir_ops};

enum { RULESETS = sizeof rulesets / sizeof rulesets[0] };

const char *bocage_version(void)
{
    return BOCAGE_VERSION;
}

int bocage_rulesets(void)
{
    return RULESETS;
}

const char *bocage_ruleset_name(int n)
{
    return n >= 0 && n < RULESETS ? rulesets[n]->name : NULL;
}

/* -- scenarios -------------------------------------------------------------------------------- */

bocage_scenario *bocage_scenario_new(const char *text, size_t size, char *why, size_t why_size)
{
    bcg_problem list[16];
    bcg_problems problems;
    bcg_problems_init(&problems, list, sizeof list / sizeof list[0]);
    bocage_scenario *scenario = malloc(sizeof *scenario);
    if (scenario == NULL) {
        explain(why, why_size, "not enough memory");
        return NULL;
    }
    if (memoir_scn_read(text, size, &scenario->memoir, &problems))
        return scenario;
    else
        explain_problem(why, why_size, &problems);
    free(scenario);
    return NULL;
}

void bocage_scenario_free(bocage_scenario *scenario)
{
    free(scenario);
}

const char *bocage_scenario_ruleset(const bocage_scenario *scenario)
{
    (void)scenario;
    return bcg_memoir_ops.name;
}

/* -- games ------------------------------------------------------------------------------------ */

/* What was chosen is part of the position's text. */
static void write_choices(const memoir_game *g, memoir_scenario *scenario)
{
    scenario->edition.count = 1;
    scenario->edition.at[0].value = g->edition;
    scenario->options.count = g->options != 0;
    scenario->options.at[0].bits = g->options;
}

bocage_game *bocage_game_new(const bocage_scenario *scenario, const char *edition,
                             const char *options, char *why, size_t why_size)
{
    memoir_choices choices;
    memoir_unknown_choice unknown;
    bcg_problem list[4];
    bcg_problems problems;
    bcg_problems_init(&problems, list, sizeof list / sizeof list[0]);
    const bcg_span edition_word = bcg_span_of(edition ? edition : "");
    if (!memoir_choices_read(edition ? &edition_word : NULL, bcg_span_of(options ? options : ""),
                             &choices, &unknown)) {
        explain(why, why_size, "there is no %s `%.*s`", unknown.what, BCG_SHOWN(unknown.word));
        return NULL;
    }
    bocage_game *game = malloc(sizeof *game);
    if (game == NULL) {
        explain(why, why_size, "not enough memory");
        return NULL;
    }
    if (!memoir_scn_start(&scenario->memoir, choices, &game->memoir, &game->first, &problems)) {
        explain_problem(why, why_size, &problems);
        free(game);
        return NULL;
    }
    game->scenario = scenario->memoir;
    write_choices(&game->memoir, &game->scenario);
    game->hidden = memoir_has_hidden_cards(&game->first);
    return game;
}

void bocage_game_free(bocage_game *game)
{
    free(game);
}

int bocage_seats(const bocage_game *game)
{
    return ops_of(game)->seats(&game->memoir.head);
}

static bool is_seat(const bocage_game *game, int seat)
{
    return seat >= 0 && seat < bocage_seats(game);
}

const char *bocage_seat_name(const bocage_game *game, int seat)
{
    return is_seat(game, seat) ? memoir_side_words.word[seat] : NULL;
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
    return ops_of(game)->chance(&game->memoir.head, &state->memoir, &random->rng);
}

/* -- states ----------------------------------------------------------------------------------- */

bocage_state *bocage_state_new(const bocage_game *game, bocage_random *random)
{
    if (game->hidden && random == NULL)
        return NULL;
    bocage_state *state = malloc(sizeof *state);
    if (state == NULL)
        return NULL;
    state->game = game;
    state->memoir = game->first;
    if (game->hidden)
        ops_of(game)->guess(&game->memoir.head, &game->first, &random->rng, &state->memoir);
    return state;
}

bocage_state *bocage_state_copy(const bocage_state *state)
{
    bocage_state *copy = malloc(sizeof *copy);
    if (copy)
        *copy = *state;
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
    *to = *from;
    return true;
}

int bocage_actor(const bocage_state *state)
{
    const bocage_game *game = state->game;
    return bcg_actor(&game->memoir.head, &state->memoir);
}

int bocage_legal(const bocage_state *state, bocage_action *out, int capacity)
{
    const bocage_game *game = state->game;
    if (capacity < bocage_max_actions(game))
        return -1;
    return ops_of(game)->legal(&game->memoir.head, &state->memoir,
                               bcg_actor(&game->memoir.head, &state->memoir), out, capacity);
}

bocage_reason bocage_check(const bocage_state *state, int who, bocage_action action)
{
    const bocage_game *game = state->game;
    const int actor = bocage_actor(state);
    if (actor == BOCAGE_OVER)
        return BCG_GAME_OVER;
    if (actor != who)
        return actor == BOCAGE_CHANCE ? BCG_CHANCE_DECIDES : BCG_NOT_YOUR_TURN;
    return ops_of(game)->check(&game->memoir.head, &state->memoir,
                               bcg_actor(&game->memoir.head, &state->memoir), action);
}

bocage_reason bocage_apply(bocage_state *state, int who, bocage_action action)
{
    const bocage_game *game = state->game;
    const bocage_reason r = bocage_check(state, who, action);
    if (r == BCG_OK)
        ops_of(game)->apply(&game->memoir.head, &state->memoir,
                            bcg_actor(&game->memoir.head, &state->memoir), action, NULL);
    return r;
}

bool bocage_may_read(const bocage_state *state, int seat, bocage_action action)
{
    const bocage_game *game = state->game;
    if (bocage_check(state, bocage_actor(state), action) != BCG_OK)
        return false;
    const unsigned readers = ops_of(game)->readers(
        &game->memoir.head, &state->memoir, bcg_actor(&game->memoir.head, &state->memoir), action);
    return bcg_may_read((bcg_seats)readers, is_seat(game, seat) ? seat : BCG_SPECTATOR);
}

bocage_result bocage_result_of(const bocage_state *state, int seat)
{
    const bocage_game *game = state->game;
    if (!is_seat(game, seat))
        return BOCAGE_UNDECIDED;
    return (bocage_result)ops_of(game)->result(&game->memoir.head, &state->memoir, seat);
}

/* -- what a seat knows ------------------------------------------------------------------------ */

bocage_view *bocage_view_new(const bocage_state *state, int seat)
{
    const bocage_game *game = state->game;
    bocage_view *view = NULL;
    if (is_seat(game, seat) || seat == BOCAGE_SPECTATOR)
        view = malloc(sizeof *view);
    if (view == NULL)
        return NULL;
    view->game = game;
    view->seat = seat;
    ops_of(game)->view(&game->memoir.head, &state->memoir, seat, &view->memoir);
    return view;
}

void bocage_view_free(bocage_view *view)
{
    free(view);
}

bocage_state *bocage_guess_new(const bocage_view *view, bocage_random *random)
{
    const bocage_game *game = view->game;
    bocage_state *state = malloc(sizeof *state);
    if (state == NULL)
        return NULL;
    state->game = game;
    ops_of(game)->guess(&game->memoir.head, &view->memoir, &random->rng, &state->memoir);
    return state;
}

/* -- text ------------------------------------------------------------------------------------- */

bool bocage_action_text(const bocage_state *state, bocage_action action, char *out, size_t size)
{
    bcg_writer w;
    if (size == 0)
        return false;
    bcg_writer_init(&w, out, size);
    memoir_action_write(&state->game->memoir, action, &w);
    return !w.full;
}

bocage_action bocage_action_read(const bocage_state *state, const char *text, char *why,
                                 size_t why_size)
{
    const memoir_game *g = &state->game->memoir;
    const size_t len = strlen(text);
    bcg_action a = 0;
    if (memoir_action_read(g, &state->memoir, text, len, &a) == BCG_OK)
        return a;
    if (why && why_size > 0) {
        bcg_writer w;
        bcg_writer_init(&w, why, why_size);
        memoir_action_explain(g, text, len, &w);
    }
    return 0;
}

/* A scenario has 67 KiB: too much for the stack of somebody else's thread. */
static bool write_position(const bocage_game *game, const memoir_state *s, char *out, size_t size)
{
    memoir_scenario *position = size > 0 ? malloc(sizeof *position) : NULL;
    bcg_writer w;
    if (position == NULL)
        return false;
    *position = game->scenario;
    memoir_position_save(&game->memoir, s, position);
    bcg_writer_init(&w, out, size);
    const bool whole = memoir_scn_write(position, &w);
    free(position);
    return whole;
}

bool bocage_state_text(const bocage_state *state, char *out, size_t size)
{
    return write_position(state->game, &state->memoir, out, size);
}

bool bocage_view_text(const bocage_view *view, char *out, size_t size)
{
    return write_position(view->game, &view->memoir, out, size);
}

/* -- reasons ---------------------------------------------------------------------------------- */

static const bcg_reason_info *info_of(bocage_reason reason)
{
    static const bcg_reason_page *const pages[] = {&bcg_core_reasons, &memoir_reasons};
    static const bcg_reason_info unknown = {"unknown", "", N_("no such reason")};
    const bcg_reason_info *info = bcg_reason_find(pages, sizeof pages / sizeof pages[0], reason);
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
