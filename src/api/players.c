/* The public library for those who write players (include/bocage/bocage.h): what stands where, what
 * an action is about, what its dice may bring, and computer players to ask. */
#include "api/types.h"
#include "rulesets.h"

#include "ai/player.h"
#include "memoir/odds.h"

#include <stdlib.h>
#include <string.h>

_Static_assert((int)BOCAGE_LABEL == (int)BCG_LABEL_SIZE, "the header knows no other");
_Static_assert((int)BOCAGE_PLAN >= (int)BCG_AI_STEPS, "plans may be longer than the header says");

/* -- the board -------------------------------------------------------------------------------- */

static bool is_hex(const bocage_game *game, int hex)
{
    return hex >= 0 && hex < game->memoir.board->hexes;
}

int bocage_hexes(const bocage_game *game)
{
    return game->memoir.board->hexes;
}

bool bocage_hex_label(const bocage_game *game, int hex, char out[BOCAGE_LABEL])
{
    if (!is_hex(game, hex))
        return false;
    bcg_hex_label(game->memoir.board, (bcg_hex)hex, out);
    return true;
}

int bocage_hex_read(const bocage_game *game, const char *label)
{
    const bcg_hex hex = bcg_hex_parse(game->memoir.board, label, strlen(label));
    return hex == BCG_NO_HEX ? BOCAGE_NO_HEX : hex;
}

int bocage_distance(const bocage_game *game, int one, int other)
{
    if (!is_hex(game, one) || !is_hex(game, other))
        return -1;
    return bcg_distance(game->memoir.board, (bcg_hex)one, (bcg_hex)other);
}

static bool unit_at(const bocage_game *game, const memoir_state *s, int hex, bocage_unit *out)
{
    if (!is_hex(game, hex) || !memoir_is_occupied(s, hex))
        return false;
    *out = (bocage_unit){
        .seat = memoir_seat_of_side(memoir_side_at(s, hex)),
        .kind = memoir_units[memoir_kind_at(s, hex)].word,
        .figures = memoir_figures_at(s, hex),
        .figures_at_start = memoir_start_figures_at(s, hex),
        .elite = memoir_elite_at(s, hex),
        .ordered = bcg_set_has(&s->ordered, hex),
    };
    return true;
}

bool bocage_unit_at(const bocage_state *state, int hex, bocage_unit *out)
{
    return unit_at(state->game, &state->memoir, hex, out);
}

bool bocage_view_unit_at(const bocage_view *view, int hex, bocage_unit *out)
{
    return unit_at(view->game, &view->memoir, hex, out);
}

/* -- actions taken apart ---------------------------------------------------------------------- */

const char *bocage_action_word(const bocage_state *state, bocage_action action)
{
    const int kind = (int)memoir_kind_of(action);
    (void)state;
    return kind < MEMOIR_ACTION_KINDS ? memoir_action_kinds[kind].word : "?";
}

/* Hex operand n, which every kind has among its first. */
static int hex_of(const bocage_state *state, bocage_action action, int n)
{
    const int hex = memoir_operand(action, n);
    return is_hex(state->game, hex) ? hex : BOCAGE_NO_HEX;
}

static const uint8_t *operands_of(bocage_action action)
{
    const int kind = (int)memoir_kind_of(action);
    return memoir_action_kinds[kind < MEMOIR_ACTION_KINDS ? kind : MA_NONE].operand;
}

int bocage_action_from(const bocage_state *state, bocage_action action)
{
    return operands_of(action)[0] == MN_HEX ? hex_of(state, action, 0) : BOCAGE_NO_HEX;
}

int bocage_action_to(const bocage_state *state, bocage_action action)
{
    if (operands_of(action)[0] == MN_HEX && operands_of(action)[1] == MN_HEX_2)
        return hex_of(state, action, 1);
    return bocage_action_from(state, action);
}

/* -- odds ------------------------------------------------------------------------------------- */

typedef bool (*odds_of)(const memoir_game *g, const memoir_state *s, bcg_action a,
                        memoir_odds *out);

/* The odds of an action that its actor may take, if it rolls against an enemy: to pass, say, may
 * lead to dice against oneself. With 0 those of the roll that is due. */
static bool find_odds(const bocage_state *state, bocage_action action, odds_of find,
                      memoir_odds *out)
{
    const int actor = bocage_actor(state);
    if (actor == BOCAGE_OVER || (action != 0 && actor == BOCAGE_CHANCE) ||
        (action != 0 && bocage_check(state, actor, action) != BOCAGE_OK))
        return false;
    return find(&state->game->memoir, &state->memoir, action, out) && out->kind == MQ_BATTLE &&
           (action == 0 || memoir_seat_of_side(out->side) != actor);
}

/* One division of exact numbers: the same on every machine. */
static double mean_hits(const memoir_odds *odds)
{
    uint64_t sum = 0;
    for (int k = 0; k <= odds->dice; k++)
        sum += (uint64_t)k * odds->hits[k];
    return (double)sum / (double)odds->of;
}

bool bocage_expected_hits(const bocage_state *state, bocage_action action, double *out)
{
    memoir_odds odds;
    if (!find_odds(state, action, memoir_hit_odds_of, &odds))
        return false;
    *out = mean_hits(&odds);
    return true;
}

bool bocage_odds_of(const bocage_state *state, bocage_action action, bocage_odds *out)
{
    memoir_odds odds;
    if (!find_odds(state, action, memoir_odds_of, &odds))
        return false;
    const double of = (double)odds.of;
    *out = (bocage_odds){
        .target = odds.to,
        .dice = odds.dice,
        .hits = mean_hits(&odds),
        .figures = (double)odds.lost.usual / of,
        .eliminate = (double)odds.eliminate.usual / of,
        .retreat = (double)odds.retreat.usual / of,
        .medals = (double)odds.medals.usual / of,
        .ambush_possible = odds.ambush_possible,
    };
    return true;
}

/* -- computer players ------------------------------------------------------------------------- */

struct bocage_ai {
    const bocage_game *game;
    bcg_ai *ai;
};

int bocage_ai_levels(void)
{
    int n = 0;
    while (bcg_rulesets->levels[n].name)
        n++;
    return n;
}

const char *bocage_ai_level_name(int n)
{
    return n >= 0 && n < bocage_ai_levels() ? bcg_rulesets->levels[n].name : NULL;
}

bocage_ai *bocage_ai_new(const bocage_game *game, const char *level, uint64_t seed)
{
    const bcg_ai_level *found = bcg_ai_level_named(bcg_rulesets, level);
    bocage_ai *ai = found ? malloc(sizeof *ai) : NULL;
    if (ai == NULL)
        return NULL;
    *ai = (bocage_ai){game, bcg_ai_new(bcg_rulesets, &game->memoir.head, found, seed)};
    if (ai->ai)
        return ai;
    free(ai);
    return NULL;
}

void bocage_ai_free(bocage_ai *ai)
{
    if (ai == NULL)
        return;
    bcg_ai_free(ai->ai);
    free(ai);
}

/* Has this seat to decide, in the player's own game? */
static bool is_asked(const bocage_ai *ai, const bocage_view *view)
{
    const bocage_game *game = view->game;
    return game == ai->game && view->seat == bcg_actor(&game->memoir.head, &view->memoir);
}

static bcg_ai_answer ask(bocage_ai *ai, const bocage_view *view, uint64_t nodes, int threads)
{
    const bcg_ai_budget budget = {.nodes = nodes, .threads = threads > 0 ? threads : 0};
    return bcg_ai_choose(ai->ai, &view->memoir, view->seat, &budget);
}

bocage_action bocage_ai_choose(bocage_ai *ai, const bocage_view *view, uint64_t nodes, int threads)
{
    return is_asked(ai, view) ? ask(ai, view, nodes, threads).action : 0;
}

bool bocage_ai_hint(bocage_ai *ai, const bocage_view *view, uint64_t nodes, int threads,
                    bocage_action *plan, int capacity, bocage_hint *out)
{
    if (!is_asked(ai, view))
        return false;
    const bcg_ai_answer answer = ask(ai, view, nodes, threads);
    const bcg_action *steps = answer.plan ? answer.plan : &answer.action;
    *out = (bocage_hint){
        .action = answer.action,
        .steps = answer.plan ? answer.steps : 1,
        .trials = answer.trials,
        .chance = answer.chance / 1000.0,
        .lead = answer.lead / 1000.0,
        .gain = answer.gain / 1000.0,
        .risk = answer.risk / 1000.0,
    };
    for (int i = 0; i < out->steps && i < capacity; i++)
        plan[i] = steps[i];
    return true;
}
