/* The part `game_info` of a `.m44` file: sides, dates, victory conditions, options. */
#include "notation/m44_parts.h"

#include <string.h>

static const m44_place file = {NULL, NULL, 0};

/* -- the sides -------------------------------------------------------------------------------- */

static const m44_place game_place = {&file, "game_info", 0};

/* Which sides are player 1, at the top, and player 2, at the bottom? */
static bool read_players(m44_reader *r, json_t *game, int side[2])
{
    const m44_place second = {&game_place, "side_player2", 0};
    m44_found found[2];
    for (int i = 0; i < 2; i++) {
        const char *key = i ? "side_player2" : "side_player1";
        const m44_place where = {&game_place, key, 0};
        found[i] = m44_word(&r->notes, &game_place, game, key, &m44_side_words, &side[i]);
        if (found[i] == M44_WRONG && json_is_string(json_object_get(game, key)))
            m44_error(&r->notes, &where, SCN_BAD_VALUE, "a side is AXIS or ALLIES");
        if (found[i] == M44_WRONG)
            return false;
        m44_forget(game, key);
    }
    if (found[0] == M44_ABSENT && found[1] == M44_ABSENT)
        m44_warning(&r->notes, &game_place, SCN_ASSUMED,
                    "no sides: the Axis is assumed at the top");
    if (found[0] == M44_ABSENT)
        side[0] = found[1] == M44_THERE ? 1 - side[1] : MS_AXIS;
    if (found[1] == M44_ABSENT)
        side[1] = 1 - side[0];
    if (side[0] == side[1])
        m44_error(&r->notes, &second, SCN_SAME_EDGE, "both players are the %s",
                  side[0] == MS_AXIS ? "Axis" : "Allies");
    return side[0] != side[1];
}

static int nation_index(const char *text)
{
    for (int i = 0; text && i < memoir_nation_words.count; i++)
        if (strlen(text) == 2 && (text[0] | 32) == (memoir_nation_words.word[i][0] | 32) &&
            (text[1] | 32) == (memoir_nation_words.word[i][1] | 32))
            return i;
    return -1;
}

static uint8_t read_nation(m44_reader *r, json_t *game, const char *key, int side)
{
    const m44_place where = {&game_place, key, 0};
    const char *text = json_string_value(json_object_get(game, key));
    int nation = nation_index(text);
    if (nation >= 0) {
        m44_forget(game, key);
        return (uint8_t)nation;
    }
    const m44_family most = m44_count_figures(r, (memoir_side)side);
    const char *word = most < M44_FAMILIES ? m44_families[most].nation
                       : side == MS_AXIS   ? "DE"
                                           : "US";
    m44_warning(&r->notes, &where, SCN_ASSUMED, "no known nation: %s is assumed", word);
    if (text && text[0] == '\0')
        m44_forget(game, key);
    nation = nation_index(word);
    return (uint8_t)(nation < 0 ? 0 : nation);
}

/* A number without which the battle cannot be played. If it is missing, the file can still be
 * viewed. */
static uint16_t read_needed(m44_reader *r, json_t *game, const char *key, int min, int max)
{
    int number = min;
    const m44_found found = m44_number(&r->notes, &game_place, game, key, min, max, &number);
    if (found == M44_ABSENT)
        json_object_set_new(game, key, json_null()); /* is kept, and matters */
    else
        m44_forget(game, key);
    return (uint16_t)number;
}

bool m44_read_sides(m44_reader *r, json_t *game)
{
    static const char *const keys[2][3] = {{"country_player1", "cards_player1", "victory_player1"},
                                           {"country_player2", "cards_player2", "victory_player2"}};
    memoir_scenario *s = r->s;
    int side[2], first = 0;
    if (!read_players(r, game, side))
        return false;
    for (int i = 0; i < 2; i++) {
        memoir_setup_side *it = &s->side.at[s->side.count++];
        it->side = (uint8_t)side[i];
        it->edge = i ? MEMOIR_BOTTOM : MEMOIR_TOP;
        it->nation = read_nation(r, game, keys[i][0], side[i]);
        it->hand = read_needed(r, game, keys[i][1], 0, 20);
        it->medals = read_needed(r, game, keys[i][2], 1, 30);
    }
    const m44_place where = {&game_place, "starting", 0};
    const m44_found found = m44_word(&r->notes, &game_place, game, "starting", &m44_player_words,
                                     &first);
    if (found == M44_WRONG && json_is_string(json_object_get(game, "starting")))
        m44_error(&r->notes, &where, SCN_BAD_VALUE, "PLAYER1 or PLAYER2 starts");
    if (found == M44_ABSENT) {
        first = 0;
        json_object_set_new(game, "starting", json_null());
    } else
        m44_forget(game, "starting");
    s->first.count = 1;
    s->first.at[0].value = (uint8_t)(found == M44_WRONG ? 0 : side[first]);
    return true;
}

/* -- other facts about the battle -------------------------------------------------------------- */

static int as_number(bcg_date d)
{
    return (d.year * 12 + d.month) * 31 + d.day;
}

/* A date with a time is kept, so that it can be written unchanged. */
static void forget_date(json_t *game, const char *key)
{
    if (json_string_length(json_object_get(game, key)) <= strlen("1944-06-06"))
        m44_forget(game, key);
}

static void read_dates(m44_reader *r, json_t *game)
{
    memoir_scenario *s = r->s;
    bcg_date from = {0}, to = {0};
    const m44_place where = {&game_place, "date_begin", 0};
    const m44_found begin = m44_date(game, "date_begin", &from);
    const m44_found end = m44_date(game, "date_end", &to);
    if (begin != M44_THERE || (end == M44_THERE && as_number(to) < as_number(from))) {
        m44_warning(&r->notes, &where, SCN_ASSUMED,
                    "no proper date: the edition's usual dice for Air Power");
        return;
    }
    s->date.count = 1;
    s->date.at[0] = (memoir_period){.from = from};
    forget_date(game, "date_begin");
    if (end == M44_WRONG)
        return;
    if (end == M44_THERE && as_number(to) > as_number(from))
        s->date.at[0].to = to;
    forget_date(game, "date_end");
}

static void read_front(m44_reader *r, json_t *game)
{
    int front;
    if (m44_word(&r->notes, &game_place, game, "front", &m44_front_words, &front) != M44_THERE)
        return;
    r->s->front.count = 1;
    r->s->front.at[0].value = (uint8_t)front;
    m44_forget(game, "front");
}

/* {"group_sudden_death": {"side": ..., "number": ..., "group": [...]}} and nothing else. */
static bool read_condition(m44_reader *r, const m44_place *where, const json_t *condition)
{
    memoir_scenario *s = r->s;
    const int most = sizeof s->win.at / sizeof s->win.at[0];
    const json_t *group = json_object_get(condition, "group_sudden_death");
    const m44_place place = {where, "group_sudden_death", 0};
    memoir_sudden_death win = {.when = 1};
    int side, need = 0;
    if (!json_is_object(group) || json_object_size(condition) != 1 ||
        json_object_size(group) != 3 ||
        m44_word(&r->notes, &place, group, "side", &m44_side_words, &side) != M44_THERE)
        return false;
    if (!m44_group(&r->notes, &place, group, "group", &win.hexes) ||
        m44_number(&r->notes, &place, group, "number", 1, 99, &need) != M44_THERE)
        return false;
    if (need > bcg_set_count(&win.hexes) || s->win.count == most) {
        m44_error(&r->notes, &place, s->win.count == most ? SCN_TOO_MANY : SCN_CANNOT_BE_MET,
                  s->win.count == most ? "there are too many sudden deaths"
                                       : "more hexes are demanded than are named");
        return true;
    }
    win.side = (uint8_t)side;
    win.need = (uint16_t)need;
    s->win.at[s->win.count++] = win;
    return true;
}

static void read_conditions(m44_reader *r, json_t *game)
{
    const m44_place where = {&game_place, "victory", 0}, place = {&where, "condition", 0};
    json_t *victory = json_object_get(game, "victory"), *rest = json_array(), *condition;
    size_t i;
    if (json_is_object(victory)) {
        json_t *list = m44_list(&r->notes, &place, json_object_get(victory, "condition"));
        json_array_foreach (list, i, condition) {
            const m44_place member = {&place, NULL, (int)i};
            if (!read_condition(r, &member, condition))
                json_array_append(rest, condition);
        }
        json_decref(list);
        m44_forget(victory, "condition");
        if (json_array_size(rest) > 0)
            m44_keep(r, "game_info.victory.condition", BCG_NO_HEX, rest);
        m44_keep_members(r, "game_info.victory", BCG_NO_HEX, victory);
        m44_forget(game, "victory");
    } else if (victory && m44_is_empty(victory))
        m44_forget(game, "victory");
    json_decref(rest);
}

static void read_options(m44_reader *r, json_t *game)
{
    json_t *options = json_object_get(game, "options");
    if (options && m44_is_empty(options))
        m44_forget(game, "options");
    else if (json_is_object(options)) {
        m44_keep_members(r, "game_info.options", BCG_NO_HEX, options);
        m44_forget(game, "options");
    }
}

void m44_read_game(m44_reader *r, json_t *game)
{
    read_dates(r, game);
    read_front(r, game);
    read_conditions(r, game);
    read_options(r, game);
    m44_keep_members(r, "game_info", BCG_NO_HEX, game);
}
