/* Lines that set up a battle: they only record what assault_build.c then uses. */
#include "positions/assault_position.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- words ---------------------------------------------------------------------------------------
 */

int read_nation(char **rest)
{
    return index_of(&assault_nation_words, next_word(rest), "side");
}

int read_owner(char **rest)
{
    char *word = next_word(rest);
    return strcmp(word, "nobody") == 0 ? ASSAULT_NOBODY
                                       : index_of(&assault_nation_words, word, "side");
}

static bool is_tile(const char *word)
{
    return bcg_tile_parse(at.board, word, strlen(word)) != BCG_NO_TILE;
}

int read_tile(char **rest)
{
    const char *word = next_word(rest);
    if (!is_tile(word)) {
        fail("`%s` is no tile", word);
        return 0;
    }
    return bcg_tile_parse(at.board, word, strlen(word));
}

int read_kind(char **rest)
{
    return index_of(&assault_kind_words, next_word(rest), "card");
}

int read_unit(char **rest)
{
    return index_of(&assault_unit_words, next_word(rest), "unit");
}

const char *tile_label(int tile)
{
    char *text = label_room();
    bcg_tile_label(at.board, (bcg_tile)tile, text);
    return text;
}

/* -- the map -------------------------------------------------------------------------------------
 */

static bool find(const bcg_words *words, const char *word, int *out)
{
    for (*out = 0; *out < words->count; ++*out)
        if (strcmp(words->word[*out], word) == 0)
            return true;
    return false;
}

/* Terrain, marker, unit, or what has happened to the unit: `dug-in`, `moved`, `-2` morale. */
static void put_thing(assault_put_tile *tile, const char *word)
{
    int i;
    if (find(&assault_terrain_words, word, &i)) {
        if (at.name[0])
            fail("the map of a scenario stays as it is");
        tile->terrain = (uint8_t)i;
    } else if (strcmp(word, "bridge") == 0)
        tile->bridge = 1;
    else if (strcmp(word, "objective") == 0)
        tile->objective = 1;
    else if (find(&assault_unit_words, word, &i))
        tile->unit = (uint8_t)(i + 1);
    else if (strcmp(word, "moved") == 0)
        tile->moved = 1;
    else if (find(&assault_mark_words, word, &i))
        tile->marks |= (uint16_t)(1u << i);
    else if (word[0] == '+' || word[0] == '-')
        tile->markers = (int8_t)atoi(word);
    else
        fail("`%s` cannot be put on a tile", word);
}

/* `put C4 village ger-pz-iv dug-in -2`: a tile and what is on it; `put C4 D4: village`: several. */
static void set_put(char *rest)
{
    int where[ASSAULT_SQUARES];
    const int n = read_places(&rest, read_tile, where, ASSAULT_SQUARES);
    for (char *word = next_word(&rest); *word; word = next_word(&rest))
        for (int i = 0; i < n; i++)
            put_thing(&at.tile[where[i]], word);
}

static void set_remove(char *rest)
{
    while (*rest)
        at.tile[read_tile(&rest)].cleared = 1;
}

static void set_control(char *rest)
{
    const int side = read_owner(&rest);
    while (*rest)
        at.owner[read_tile(&rest)] = (uint8_t)(side + 1);
}

static void set_scenario(char *rest)
{
    snprintf(at.name, sizeof at.name, "%s", next_word(&rest));
    if (read_battle(at.name, ""))
        at.board = (bcg_tiles){at.scenario.columns, at.scenario.rows};
}

/* Lines of a scenario file, as they are. */
static void add_line(const char *word, const char *rest)
{
    const size_t used = strlen(at.extra);
    snprintf(at.extra + used, sizeof at.extra - used, "%s %s\n", word, rest);
}

static void set_rule(char *rest)
{
    add_line("rule", rest);
}

static void set_limit(char *rest)
{
    add_line("limit", rest);
}

static void set_win(char *rest)
{
    add_line("win", rest);
}

static void set_edge(char *rest)
{
    const int side = read_nation(&rest);
    const int edge = index_of(&assault_edge_words, next_word(&rest), "edge");
    at.edge = side == AS_GERMAN ? edge : !edge;
}

/* -- cards and turns ------------------------------------------------------------------------------
 */

/* `decks d D 1`: German units, American units, action cards. */
static void set_decks(char *rest)
{
    char *const word[] = {at.deck[0], at.deck[1], at.action_deck};
    for (int i = 0; i < 3; i++)
        snprintf(word[i], 2, "%s", next_word(&rest));
}

static void set_hand(char *rest)
{
    const int side = read_nation(&rest);
    while (*rest)
        at.hand[side][read_kind(&rest)]++;
}

static void set_discard(char *rest)
{
    while (*rest)
        at.discard[read_kind(&rest)]++;
}

/* `without snafu`, `without surprises`: nobody can hold one of these. */
static void set_without(char *rest)
{
    static const uint8_t surprises[] = {AK_OPPORTUNITY_FIRE, AK_SNAFU, AK_SABOTAGE,
                                        AK_TANK_OBSTACLES};
    while (*rest) {
        char *word = next_word(&rest);
        if (strcmp(word, "surprises") == 0)
            for (unsigned i = 0; i < sizeof surprises; i++)
                at.without[surprises[i]] = true;
        else
            at.without[index_of(&assault_kind_words, word, "card")] = true;
    }
}

/* `empty-deck american`, `empty-deck actions`: all its cards lie in the discards. */
static void set_empty_deck(char *rest)
{
    char *word = next_word(&rest);
    if (strcmp(word, "actions") == 0)
        at.empty_deck[AZ_ACTIONS] = true;
    else
        at.empty_deck[AZ_UNITS + index_of(&assault_nation_words, word, "deck")] = true;
}

static void set_prestige(char *rest)
{
    const int side = read_nation(&rest);
    at.prestige[side] = read_number(&rest);
}

static void set_turn(char *rest)
{
    at.active = read_nation(&rest);
    if (*rest)
        at.turn = read_number(&rest);
}

static void set_first(char *rest)
{
    at.first = read_nation(&rest);
}

static void set_start(char *rest)
{
    (void)rest;
    at.start = true;
}

const command assault_set_up_commands[] = {
    {"put", set_put},
    {"remove", set_remove},
    {"control", set_control},
    {"scenario", set_scenario},
    {"rule", set_rule},
    {"limit", set_limit},
    {"win", set_win},
    {"edge", set_edge},
    {"decks", set_decks},
    {"hand", set_hand},
    {"discard", set_discard},
    {"without", set_without},
    {"empty-deck", set_empty_deck},
    {"prestige", set_prestige},
    {"turn", set_turn},
    {"first", set_first},
    {"start", set_start},
    {NULL, NULL},
};
