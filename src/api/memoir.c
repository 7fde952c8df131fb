/* What include/bocage/bocage_memoir.h offers: what stands where, what an action is about, what its
 * dice may bring. The rest of the library knows no ruleset but by its row. */
#include <bocage/bocage_memoir.h>

#include "api/types.h"

#include "memoir/odds.h"
#include "notation/memoir_scn.h"

#include <string.h>

_Static_assert((int)BOCAGE_LABEL == (int)BCG_LABEL_SIZE, "the header knows no other");
_Static_assert((int)BOCAGE_POSITION_TEXT >= (int)MEMOIR_SCN_SIZE, "room for any position");

/* The rules of a game of memoir; NULL if it is of another ruleset. */
static const memoir_game *memoir_rules_of(const bocage_game *game)
{
    return ops_of(game) == &bcg_memoir_ops ? (const memoir_game *)rules_of(game) : NULL;
}

/* -- the board -------------------------------------------------------------------------------- */

int bocage_hexes(const bocage_game *game)
{
    const memoir_game *g = memoir_rules_of(game);
    return g ? g->board->hexes : 0;
}

static bool is_hex(const bocage_game *game, int hex)
{
    return hex >= 0 && hex < bocage_hexes(game);
}

bool bocage_hex_label(const bocage_game *game, int hex, char out[BOCAGE_LABEL])
{
    if (!is_hex(game, hex))
        return false;
    bcg_hex_label(memoir_rules_of(game)->board, (bcg_hex)hex, out);
    return true;
}

int bocage_hex_read(const bocage_game *game, const char *label)
{
    const memoir_game *g = memoir_rules_of(game);
    const bcg_hex hex = g ? bcg_hex_parse(g->board, label, strlen(label)) : BCG_NO_HEX;
    return hex == BCG_NO_HEX ? BOCAGE_NO_HEX : hex;
}

int bocage_distance(const bocage_game *game, int one, int other)
{
    if (!is_hex(game, one) || !is_hex(game, other))
        return -1;
    return bcg_distance(memoir_rules_of(game)->board, (bcg_hex)one, (bcg_hex)other);
}

static bool unit_at(const bocage_game *game, const void *bytes, int hex, bocage_unit *out)
{
    const memoir_state *s = bytes;
    if (!is_hex(game, hex) || !memoir_is_occupied(s, hex))
        return false;
    *out = (bocage_unit){
        .seat = memoir_seat_of_side(memoir_rules_of(game), memoir_side_at(s, hex)),
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
    return unit_at(state->game, state->bytes, hex, out);
}

bool bocage_view_unit_at(const bocage_view *view, int hex, bocage_unit *out)
{
    return unit_at(view->game, view->bytes, hex, out);
}

/* -- actions taken apart ---------------------------------------------------------------------- */

const char *bocage_action_word(const bocage_state *state, bocage_action action)
{
    const int kind = (int)memoir_kind_of(action);
    return memoir_rules_of(state->game) && kind < MEMOIR_ACTION_KINDS
               ? memoir_action_kinds[kind].word
               : "?";
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
    const memoir_game *g = memoir_rules_of(state->game);
    const int actor = bocage_actor(state);
    if (g == NULL || actor == BOCAGE_OVER || (action != 0 && actor == BOCAGE_CHANCE) ||
        (action != 0 && bocage_check(state, actor, action) != BOCAGE_OK))
        return false;
    return find(g, (const memoir_state *)state->bytes, action, out) && out->kind == MQ_BATTLE &&
           (action == 0 || out->side != memoir_side_of_seat(g, actor));
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
