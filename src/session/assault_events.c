#include "assault/rules.h"
#include "session/assault_json.h"

#include <string.h>

static const char *const deck_list[] = {"action", "unit"};
static const bcg_words deck_words = {deck_list, 2};

/* What the number of an argument is, by its name; those not listed are numbers. */
typedef enum argument_type {
    NUMBER,
    TILE,
    SIDE,
    EDGE,
    CARD,
    KIND,
    ZONE,
    DECK,
    RESULT,
    COST,
    YES
} argument_type;

static argument_type type_of(const char *name, size_t len)
{
    static const struct {
        const char *name;
        argument_type type;
    } types[] = {
        {"tile", TILE}, {"from", TILE}, {"to", TILE},       {"artillery", TILE}, {"side", SIDE},
        {"edge", EDGE}, {"card", CARD}, {"kind", KIND},     {"zone", ZONE},      {"deck", DECK},
        {"cost", COST}, {"stuck", YES}, {"result", RESULT},
    };
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (strlen(types[i].name) == len && memcmp(types[i].name, name, len) == 0)
            return types[i].type;
    return NUMBER;
}

static void write_word(bcg_json *j, const bcg_words *words, int i)
{
    bcg_json_string(j, i >= 0 && i < words->count ? words->word[i] : NULL);
}

static void write_card(bcg_json *j, const assault_game *g, int card)
{
    const bool known = card >= 0 && card < ASSAULT_CARDS;
    bcg_json_string(j, known ? assault_kind_words.word[g->card[card].kind] : NULL);
    if (known)
        bcg_json_put_int(j, "card_number", g->card[card].number + 1);
}

static void write_argument(bcg_json *j, const assault_game *g, argument_type type, int value)
{
    switch (type) {
    case TILE:
        assault_json_tile(j, g->board, value);
        break;
    case SIDE:
        write_word(j, &assault_side_words, value);
        break;
    case EDGE:
        write_word(j, &assault_edge_words, value);
        break;
    case CARD:
        write_card(j, g, value);
        break;
    case KIND:
        write_word(j, &assault_kind_words, value);
        break;
    case ZONE:
        write_word(j, &assault_zone_words, value);
        break;
    case DECK:
        write_word(j, &deck_words, value);
        break;
    case RESULT:
        write_word(j, &assault_outcome_words, value);
        break;
    case YES:
        bcg_json_bool(j, value != 0);
        break;
    case COST: /* of starting units it is not told (SETUP-12) */
        if (value < 0)
            bcg_json_null(j);
        else
            bcg_json_int(j, value);
        break;
    default:
        bcg_json_int(j, value);
    }
}

void assault_put_event(bcg_json *j, const assault_game *g, const bcg_event *e)
{
    const char *name = assault_events[e->kind].args;
    bcg_json_put_string(j, "event", assault_events[e->kind].word);
    for (int i = 0; i < e->nargs && *name; i++) {
        const size_t len = strcspn(name, " ");
        char key[16];
        memcpy(key, name, len < sizeof key ? len : sizeof key - 1);
        key[len < sizeof key ? len : sizeof key - 1] = '\0';
        bcg_json_key(j, key);
        write_argument(j, g, type_of(name, len), e->arg[i]);
        name += len + (name[len] == ' ');
    }
}
