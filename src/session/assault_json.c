/* Assault for sessions: views, odds and questions as JSON; matches. */
#include "session/assault_json.h"
#include "session/lines_json.h"
#include "session/request.h"
#include "session/ruleset_json.h"

#include "assault/rules.h"
#include "notation/assault_notation.h"

#include <string.h>

enum { PAUSE_MS = 400 };

static const bcg_window_info windows[] = {
    [AW_STEP] = {"step", PAUSE_MS},
    [AW_ARRIVED] = {"arrived", PAUSE_MS},
    [AW_CARD] = {"card", PAUSE_MS},
    [AW_TURN] = {"turn", PAUSE_MS},
    [AW_SUPPORT] = {"support", PAUSE_MS},
    [AW_COMBAT] = {"combat", PAUSE_MS},
    {NULL, 0},
};

static int side_of(const assault_game *g, int seat)
{
    return seat == BCG_SPECTATOR || seat < 0 ? ASSAULT_NOBODY : assault_side_of_seat(g, seat);
}

static void put_view(const bcg_prepared *prepared, const void *view, int seat, bcg_json *j)
{
    const assault_game *g = &assault_of(prepared)->game;
    assault_put_view(j, g, view, side_of(g, seat));
}

static void leave_out(const bcg_prepared *prepared, void *scenario)
{
    if (assault_of(prepared)->scenario.turn.count)
        ((assault_scenario *)scenario)->detail.count = 0; /* of units that have moved since */
}

static void put_board(const bcg_prepared *prepared, int seat, bcg_json *j)
{
    (void)seat; /* everything here is public */
    bcg_json_put_board(j, prepared, leave_out);
}

static void put_event(const bcg_prepared *prepared, const bcg_event *e, bcg_json *j)
{
    assault_put_event(j, &assault_of(prepared)->game, e);
}

/* What a card is worth in a combat shows in the whole of it: a Forced Retreat changes no value. So
 * does an attack, as a retreat that is blocked costs morale too, and an automa's cards are in the
 * whole alone. For each of the kinds that an unknown unit could be that would take long. */
static bool needs_whole(const assault_game *g, const assault_state *view, bcg_action a, bool known)
{
    const bool answers = assault_kind_of(a) == AA_PLAY &&
                         g->card[assault_operand(a, 0)].kind == AK_OPPORTUNITY_FIRE;
    return assault_in_combat(view) || answers ||
           (assault_kind_of(a) == AA_ATTACK && (known || g->npc != ASSAULT_NOBODY));
}

static bool put_odds(const bcg_prepared *prepared, const void *view, int seat, bcg_action a,
                     bool in_short, bcg_json *j)
{
    const assault_game *g = &assault_of(prepared)->game;
    assault_odds odds;
    const bool known = !assault_meets_unknown(g, view, seat, a);
    in_short = in_short && !needs_whole(g, view, a, known);
    if (!known) {
        assault_odds_if all[ASSAULT_MOST_IFS];
        const int count = assault_odds_of_unknown(g, view, seat, a, in_short, all);
        if (count)
            assault_put_odds_of_unknown(j, g, a, all, count);
        return count > 0;
    }
    if (!assault_odds_of(g, view, seat, a, in_short, &odds))
        return false;
    assault_put_odds(j, g, view, &odds);
    return true;
}

/* -- what an action is about ------------------------------------------------------------------ */

/* Tiles and cards an action names, so that a client can draw it without reading its text. */
static void put_operand(bcg_json *j, const assault_game *g, int kind, int value)
{
    switch (kind) {
    case AN_CARD:
        assault_put_card(j, g, value);
        break;
    case AN_TILE:
        assault_put_tile(j, g, "tile", value);
        break;
    case AN_TILE_2:
        assault_put_tile(j, g, "to", value);
        break;
    case AN_TILE_OR_NONE:
        if (value)
            assault_put_tile(j, g, "to", value - 1);
        break;
    case AN_NUMBER:
        bcg_json_put_int(j, "number", value);
        break;
    case AN_DECK:
        bcg_json_put_string(j, "deck", value ? "unit" : "action");
        break;
    case AN_CHOICE:
        bcg_json_put_string(j, "choice", value ? "take" : "gain");
        break;
    default: /* AN_DISCARD */
        bcg_json_key(j, "discard");
        bcg_json_open(j, '{');
        assault_put_card(j, g, value);
        bcg_json_close(j, '}');
    }
}

static void put_operands(bcg_json *j, const assault_game *g, bcg_action a)
{
    const int kind = (int)assault_kind_of(a);
    const uint8_t *operand = assault_action_kinds[kind].operand;
    int n = 0;
    bcg_json_put_string(j, "does", assault_action_kinds[kind].word);
    for (; n < ASSAULT_OPERANDS && operand[n] != AN_END; n++)
        put_operand(j, g, operand[n], assault_operand(a, n));
    if (kind != AA_PLAY)
        return;
    const uint8_t *more = assault_operands_of(g->card[assault_operand(a, 0)].kind);
    for (int i = 0; i < 2 && more[i] != AN_END; i++)
        put_operand(j, g, more[i], assault_operand(a, n + i));
}

/* What a move onto this tile brings (MINE-1, REVEAL-2, SOLO-15, SOLO3-S4). */
static void put_arrival(bcg_json *j, const assault_game *g, const assault_state *s, int from,
                        int to)
{
    const int enemy = assault_enemy(s->unit[from].side);
    bcg_json_put_bool(j, "mines",
                      assault_has(s->control[enemy], to) && assault_fears_mines(g, s, from));
    assault_put_tiles(j, g, "meets", g->adjacent[to] & s->units[enemy]);
    const bool garrisoned = assault_is_garrisoned(g, s, s->unit[from].side, to);
    const uint64_t ambush = garrisoned ? assault_bit(to) : assault_ambushes(g, s, from, to);
    if (ambush)
        assault_put_tiles(j, g, "ambush", ambush);
}

static int price_of(const assault_game *g, const assault_state *s, int side, bcg_action a)
{
    const int kind = g->card[assault_operand(a, 0)].kind;
    switch (assault_kind_of(a)) {
    case AA_LAND:
        return 0; /* DUEL07-S4 */
    case AA_DROP:
        return assault_row(g, kind)->cost; /* AMB-41 */
    default:
        return assault_price(g, s, side, kind, assault_operand(a, 1));
    }
}

/* COMBAT-1. Nobody knows of a hidden unit that could have dug in by itself (AMB-66). */
static void put_who_fires_first(bcg_json *j, const assault_game *g, const assault_state *s, int to)
{
    const bool dug_in = assault_is_dug_in(g, s, to);
    bcg_json_key(j, "defender_first");
    if (!dug_in && assault_is_unknown(s, to) &&
        (s->unit[to].marks & (AU_SETTLED | AU_SHELLED)) == AU_SETTLED)
        bcg_json_null(j);
    else
        bcg_json_bool(j, dug_in);
}

/* Prices, who fires first, what is met: facts a player weighs before deciding. */
static void put_outlook(const bcg_prepared *prepared, const void *view, int seat, bcg_action a,
                        bcg_json *j)
{
    const assault_game *g = &assault_of(prepared)->game;
    const assault_state *s = view;
    const int side = side_of(g, seat), first = assault_operand(a, 0), to = assault_operand(a, 1);
    put_operands(j, g, a);
    switch (assault_kind_of(a)) {
    case AA_MOVE:
        put_arrival(j, g, s, first, to);
        break;
    case AA_DEPLOY:
    case AA_LAND:
    case AA_DROP:
        bcg_json_put_int(j, "price", price_of(g, s, side, a));
        assault_put_tiles(j, g, "meets", g->adjacent[to] & s->units[assault_enemy(side)]);
        break;
    case AA_PLAY:
        bcg_json_put_int(j, "price", g->book.action[g->card[first].kind - ASSAULT_UNITS].cost);
        break;
    case AA_BUY:
        bcg_json_put_int(j, "price", ASSAULT_CARD_PRICE);
        break;
    case AA_ATTACK:
        put_who_fires_first(j, g, s, to);
        break;
    case AA_SACRIFICE:
        bcg_json_put_int(j, "value", assault_battle_value(g, first));
        break;
    default:
        break;
    }
}

/* Who stands in the way, or how far supply reaches, if that is why it is refused. */
static void put_causes(const bcg_prepared *prepared, const void *view, int seat, bcg_action a,
                       bcg_reason reason, bcg_json *j)
{
    const assault_game *g = &assault_of(prepared)->game;
    const int side = side_of(g, seat);
    (void)a;
    if (reason == AR_NOT_SUPPLIED && side != ASSAULT_NOBODY)
        assault_put_tiles(j, g, "supplied", assault_supplied(g, view, side));
}

/* -- questions -------------------------------------------------------------------------------- */

static const char *const tile_keys[] = {"tile", NULL}, *const no_keys[] = {NULL};

/* The tile a question is about; BCG_NO_TILE if it names none. */
static int tile_of(const assault_game *g, const struct bcg_request *r)
{
    const char *place = bcg_request_text(r, "tile");
    return place ? bcg_tile_parse(g->board, place, strlen(place)) : BCG_NO_TILE;
}

static void write_supporter(bcg_json *j, const assault_game *g, const assault_state *s, int tile)
{
    bcg_json_open(j, '{');
    assault_put_tile(j, g, "tile", tile);
    bcg_json_put_bool(j, "face_down", assault_is_face_down(s, tile));
    if (!assault_is_unknown(s, tile)) {
        bcg_json_put_string(j, "kind", assault_kind_words.word[s->unit[tile].kind - 1]);
        bcg_json_put_int(j, "value", assault_row_at(g, s, tile)->support);
    }
    bcg_json_close(j, '}');
}

/* Units of a side that would support fire at the tile, whoever fires; and those nobody can tell
 * (SUPPORT-1, SUPPORT-7). */
static void put_supporters(bcg_json *j, const assault_game *g, const assault_state *s, int side,
                           int tile)
{
    const uint64_t sure = assault_supporters(g, s, side, BCG_NO_TILE, tile, false),
                   own = assault_supporters(g, s, side, BCG_NO_TILE, tile, true);
    uint64_t unknown = 0;
    ASSAULT_EACH(t, s->units[side] & g->near3[tile] & ~assault_bit(tile))
    if (assault_is_unknown(s, (int)t))
        unknown |= assault_bit((int)t);
    bcg_json_key(j, assault_side_words.word[side]);
    bcg_json_open(j, '[');
    ASSAULT_EACH(t, (sure | own | unknown) & ~assault_bit(tile))
    write_supporter(j, g, s, (int)t);
    bcg_json_close(j, ']');
}

/* Who could support fire at the unit on a tile. */
static const char *put_support(const bcg_prepared *prepared, const void *view, int seat,
                               const struct bcg_request *r, bcg_json *j)
{
    const assault_game *g = &assault_of(prepared)->game;
    const int tile = tile_of(g, r);
    (void)seat;
    if (tile == BCG_NO_TILE)
        return "`tile` must be a tile of this board";
    assault_put_tile(j, g, "tile", tile);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        put_supporters(j, g, view, side, tile);
    return NULL;
}

/* Free tiles linked to the home row of each side (DEPLOY-2). */
static const char *put_supply(const bcg_prepared *prepared, const void *view, int seat,
                              const struct bcg_request *r, bcg_json *j)
{
    const assault_game *g = &assault_of(prepared)->game;
    (void)seat;
    (void)r;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        assault_put_tiles(j, g, assault_side_words.word[side], assault_supplied(g, view, side));
    return NULL;
}

/* The tile of a unit whose kind the seat knows, as the member `tile`; else what is wrong with it.
 */
static const char *put_known_unit(const assault_game *g, const assault_state *s,
                                  const struct bcg_request *r, bcg_json *j, int *tile)
{
    *tile = tile_of(g, r);
    if (*tile == BCG_NO_TILE)
        return "`tile` must be a tile of this board";
    if (!assault_has(assault_occupied(s), *tile) || assault_is_unknown(s, *tile))
        return "`tile` must be that of a unit you know";
    assault_put_tile(j, g, "tile", *tile);
    return NULL;
}

/* What every enemy neighbour that is face up would bring against the unit on a tile: values before
 * cards, sacrifice and modifier. */
static const char *put_threat(const bcg_prepared *prepared, const void *view, int seat,
                              const struct bcg_request *r, bcg_json *j)
{
    const assault_game *g = &assault_of(prepared)->game;
    const assault_state *s = view;
    int tile;
    const char *wrong = put_known_unit(g, s, r, j, &tile);
    (void)seat;
    if (wrong)
        return wrong;
    bcg_json_put_int(j, "morale", assault_morale_at(g, s, tile));
    bcg_json_key(j, "attackers");
    bcg_json_open(j, '[');
    ASSAULT_EACH(t, g->orthogonal[tile] & s->units[assault_enemy(s->unit[tile].side)])
    {
        bcg_json_open(j, '{');
        assault_put_tile(j, g, "tile", (int)t);
        if (!assault_is_unknown(s, (int)t)) {
            assault_sum sum;
            assault_sum_of(g, s, (int)t, tile, &sum);
            bcg_json_put_int(j, "fire", sum.fire);
            bcg_json_put_int(j, "target", sum.target);
            bcg_json_key(j, "parts");
            bcg_json_open(j, '{');
            assault_put_sum(j, g, s, &sum);
            bcg_json_close(j, '}');
        }
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
    return NULL;
}

/* How far a known unit reaches: tiles it would support fire at, wherever it may be asked for; of a
 * scout car also the enemies it would turn up by arriving on a free tile (REVEAL-4). */
static const char *put_reach(const bcg_prepared *prepared, const void *view, int seat,
                             const struct bcg_request *r, bcg_json *j)
{
    const assault_game *g = &assault_of(prepared)->game;
    const assault_state *s = view;
    int tile;
    const char *wrong = put_known_unit(g, s, r, j, &tile);
    (void)seat;
    if (wrong)
        return wrong;
    assault_put_tiles(j, g, "support", assault_support_range(g, s, tile));
    bcg_json_key(j, "reveals");
    bcg_json_open(j, '[');
    ASSAULT_EACH(to, g->tiles & ~assault_occupied(s))
    {
        const uint64_t found = assault_scouted_from(g, s, tile, (int)to);
        if (!found)
            continue;
        bcg_json_open(j, '{');
        assault_put_tile(j, g, "to", (int)to);
        assault_put_tiles(j, g, "tiles", found);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
    return NULL;
}

static const bcg_question questions[] = {
    {"reach", tile_keys, put_reach},
    {"support", tile_keys, put_support},
    {"supply", no_keys, put_supply},
    {"threat", tile_keys, put_threat},
    {NULL, NULL, NULL},
};

/* -- matches ---------------------------------------------------------------------------------- */

/* Our own, as the rules know no matches: a battle won is a point; prestige decides ties, as it does
 * in a battle (VICT-3). Who resigns brings none: leaving while one is rich must not be better than
 * losing. */
static bcg_score score(const bcg_prepared *prepared, const void *state, int team, int resigned)
{
    const assault_game *g = &assault_of(prepared)->game;
    const assault_state *s = state;
    const int side = assault_side_of_seat(g, team);
    const bool won = resigned >= 0
                         ? resigned != team
                         : s->result && bcg_assault_ops.result(&g->head, s, team) == BCG_WON;
    return (bcg_score){.points = won, .tie_break = resigned == team ? 0 : s->prestige[side]};
}

static int match_length(const bcg_prepared *prepared)
{
    return assault_of(prepared)->match_play ? 2 : 0;
}

static void put_scenario(bcg_json *j, const void *document)
{
    assault_json_scenario(j, document);
}

const bcg_ruleset_json bcg_assault_json = {
    .windows = windows,
    .put_view = put_view,
    .put_board = put_board,
    .put_scenario = put_scenario,
    .put_event = put_event,
    .put_odds = put_odds,
    .put_outlook = put_outlook,
    .put_causes = put_causes,
    .questions = questions,
    .points_word = "battles",
    .tie_break_word = "prestige",
    .score = score,
    .match_length = match_length,
};
