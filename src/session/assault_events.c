#include "assault/rules.h"
#include "session/assault_json.h"
#include "session/event_json.h"

static const char *const deck_list[] = {"action", "unit"};
static const bcg_words deck_words = {deck_list, 2};
static const char *const cause_list[] = {"effect", "morale", "sacrifice", "flip"};
static const bcg_words cause_words = {cause_list, 4};
static const char *const call_list[] = {"entered", "reserve", "ambush"};
static const bcg_words call_words = {call_list, 3};

static void put_tile(bcg_json *j, const bcg_game *g, int tile)
{
    assault_json_tile(j, ((const assault_game *)g)->board, tile);
}

static void put_card(bcg_json *j, const bcg_game *game, int card)
{
    const assault_game *g = (const assault_game *)game;
    const bool known = card >= 0 && card < ASSAULT_CARDS;
    bcg_json_string(j, known ? assault_kind_words.word[g->card[card].kind] : NULL);
    if (known)
        bcg_json_put_int(j, "card_number", g->card[card].number + 1);
}

/* That of starting units is not told (SETUP-12). */
static void put_cost(bcg_json *j, const bcg_game *g, int cost)
{
    (void)g;
    if (cost < 0)
        bcg_json_null(j);
    else
        bcg_json_int(j, cost);
}

static void put_yes(bcg_json *j, const bcg_game *g, int value)
{
    (void)g;
    bcg_json_bool(j, value != 0);
}

static const bcg_json_argument arguments[] = {
    {"tile", .put = put_tile},
    {"from", .put = put_tile},
    {"to", .put = put_tile},
    {"artillery", .put = put_tile},
    {"side", .words = &assault_side_words},
    {"edge", .words = &assault_edge_words},
    {"card", .put = put_card},
    {"kind", .words = &assault_kind_words},
    {"zone", .words = &assault_zone_words},
    {"deck", .words = &deck_words},
    {"cost", .put = put_cost},
    {"stuck", .put = put_yes},
    {"result", .words = &assault_outcome_words},
    {"condition", .words = &assault_condition_words},
    {"cause", .words = &cause_words},
    {"call", .words = &call_words},
    {.name = NULL},
};

void assault_put_event(bcg_json *j, const assault_game *g, const bcg_event *e)
{
    bcg_json_put_event(j, &g->head, e, assault_events, arguments);
}
