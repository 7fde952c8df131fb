/* Assault as JSON, in random games of all scenarios: everything is data that can be read, sums add
 * up, and what a seat may not know is not there. */
#include "assault/odds.h"
#include "assault/scenarios_test.h"
#include "assault/view.h"
#include "session/assault_json.h"

#include "unit.h"

#include <jansson.h>
#include <stdlib.h>

static assault_scenario scenario;
static assault_game game;
static bcg_action list[ASSAULT_MAX_ACTIONS];
static const bcg_ops *const ops = &bcg_assault_ops;

/* The text as data; it must be an object. */
static json_t *parsed(bcg_json *j)
{
    json_error_t error;
    json_t *data = json_loadb(j->text, j->size, JSON_REJECT_DUPLICATES, &error);
    if (data == NULL)
        fail_msg("%s at %d: %.200s", error.text, error.position, j->text);
    bcg_json_free(j);
    return data;
}

static json_t *view_of(const assault_state *s, int seat)
{
    bcg_json j = {.indent = -1};
    assault_state view;
    ops->view(&game.head, s, seat, &view);
    bcg_json_open(&j, '{');
    assault_put_view(&j, &game, &view,
                     seat == BCG_SPECTATOR ? ASSAULT_NOBODY : assault_side_of_seat(&game, seat));
    bcg_json_close(&j, '}');
    return parsed(&j);
}

static int number(const json_t *object, const char *key)
{
    const json_t *value = json_object_get(object, key);
    assert_true(json_is_integer(value));
    return (int)json_integer_value(value);
}

/* -- what must hold in every view
 * ------------------------------------------------------------------ */

/* [COMBAT-2] [COMBAT-10] Every modifier has a name, and together they are the values. */
static void check_combat(const json_t *view)
{
    const json_t *combat = json_object_get(view, "combat"),
                 *parts = json_object_get(combat, "parts");
    if (parts == NULL)
        return;
    const json_t *support = json_object_get(parts, "support");
    int sum = 0;
    for (size_t i = 0; i < json_array_size(support); i++)
        sum += number(json_array_get(support, i), "value");
    assert_int_equal(sum, number(parts, "support_value"));
    assert_int_equal(number(parts, "attack") + number(parts, "morale") + sum +
                         number(parts, "ground") + number(parts, "fire_cards"),
                     number(combat, "fire"));
    assert_int_equal(number(parts, "defence") + number(parts, "terrain") + number(parts, "dug_in") +
                         number(parts, "target_cards"),
                     number(combat, "target"));
}

/* [CARD-11] [REVEAL-1] [SETUP-12] Hands are their owner's; so are the kinds of face-down units, and
 * the cost of starting units is told to nobody. */
static void check_secrets(const json_t *view, const assault_state *s, int seat)
{
    const json_t *sides = json_object_get(view, "sides"), *units = json_object_get(view, "units");
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        const json_t *it = json_object_get(sides, assault_side_words.word[side]),
                     *hand = json_object_get(it, "hand");
        const bool own = seat != BCG_SPECTATOR && assault_side_of_seat(&game, seat) == side;
        assert_int_equal(hand != NULL, own);
        assert_int_equal(number(it, "cards"), s->size[AZ_HAND + side]);
        if (own)
            assert_int_equal(json_array_size(hand), s->size[AZ_HAND + side]);
    }
    for (size_t i = 0; i < json_array_size(units); i++) {
        const json_t *unit = json_array_get(units, i);
        const char *label = json_string_value(json_object_get(unit, "tile"));
        const int tile = bcg_tile_parse(game.board, label, strlen(label));
        const assault_unit *u = &s->unit[tile];
        const bool hidden = (u->marks & (AU_FACE_DOWN | AU_KNOWN)) == AU_FACE_DOWN &&
                            (seat == BCG_SPECTATOR || assault_side_of_seat(&game, seat) != u->side);
        assert_int_equal(json_is_null(json_object_get(unit, "kind")), hidden);
        assert_int_equal(json_object_get(unit, "morale") == NULL, hidden);
        if (u->marks & AU_START && u->marks & AU_FACE_DOWN)
            assert_true(json_is_null(json_object_get(unit, "told")));
    }
    assert_int_equal(json_array_size(units), assault_count(assault_occupied(s)));
}

/* Budgets that were seen with something spent already. */
static int budgets_in_use;

/* [SETUP-6] [SETUP-12] Who chooses starting units is told what is left for them, and nobody else.
 */
static void check_budget(const json_t *view, const assault_state *s, int seat)
{
    if (!assault_is_pending(s, AP_START))
        return;
    const int side = assault_top(s)->side;
    const bool own = seat != BCG_SPECTATOR && assault_side_of_seat(&game, seat) == side,
               told = own && game.start[side].mode == ASM_BUDGET;
    const json_t *open = json_object_get(view, "open"),
                 *start = json_array_get(open, json_array_size(open) - 1);
    assert_int_equal(json_object_get(start, "prestige") != NULL, told);
    if (!told)
        return;
    int left = game.start[side].prestige, units = game.start[side].most;
    ASSAULT_EACH(t, s->units[side])
    {
        left -= assault_row_at(&game, s, (int)t)->cost;
        units--;
    }
    assert_int_equal(number(start, "prestige"), left);
    assert_int_equal(number(start, "units"), units);
    budgets_in_use += units < game.start[side].most;
}

/* [VICT-1] What wins is counted for those who may win by it, once the battle has begun. */
static void check_goals(const json_t *view, const assault_state *s)
{
    const json_t *win = json_object_get(json_object_get(view, "goals"), "win");
    assert_int_equal(json_array_size(win), s->turn ? game.win.count : 0);
    for (size_t i = 0; i < json_array_size(win); i++)
        for (int side = 0; side < ASSAULT_SIDES; side++) {
            const json_t *its = json_object_get(json_array_get(win, i),
                                                assault_side_words.word[side]);
            const int whose = game.win.at[i].side;
            assert_int_equal(its != NULL, side != game.npc && (whose == side || whose == AS_BOTH));
            assert_int_equal(json_array_size(its), its ? 2 : 0);
        }
}

static void check_views(const assault_state *s)
{
    for (int seat = 0; seat <= ops->seats(&game.head); seat++) {
        const int who = seat == ops->seats(&game.head) ? BCG_SPECTATOR : seat;
        json_t *view = view_of(s, who);
        check_combat(view);
        check_secrets(view, s, who);
        check_budget(view, s, who);
        check_goals(view, s);
        json_decref(view);
    }
}

/* -- events and odds
 * ------------------------------------------------------------------------------- */

static int count_words(const char *text)
{
    int n = *text != '\0';
    for (; *text; text++)
        n += *text == ' ';
    return n;
}

static void check_events(const bcg_log *log, bool seen[ASSAULT_EVENT_KINDS])
{
    for (int i = 0; i < log->count; i++) {
        bcg_json j = {.indent = -1};
        bcg_json_open(&j, '{');
        assault_put_event(&j, &game, &log->events[i]);
        bcg_json_close(&j, '}');
        json_t *event = parsed(&j);
        const char *args = assault_events[log->events[i].kind].args;
        assert_int_equal(log->events[i].nargs, count_words(args));
        assert_int_equal(json_object_size(event),
                         1 + count_words(args) + (strstr(args, "card") != NULL));
        json_decref(event);
        seen[log->events[i].kind] = true;
    }
}

static double sum_of(const json_t *list_of_chances)
{
    double sum = 0;
    for (size_t i = 0; i < json_array_size(list_of_chances); i++)
        sum += json_real_value(json_array_get(list_of_chances, i)) +
               (double)json_integer_value(json_array_get(list_of_chances, i));
    return sum;
}

static int check_odds(const assault_state *s, int seat, bcg_action a)
{
    assault_odds odds;
    if (!assault_odds_of(&game, s, seat, a, true, &odds))
        return 0;
    bcg_json j = {.indent = -1};
    bcg_json_open(&j, '{');
    assault_put_odds(&j, &game, s, &odds);
    bcg_json_close(&j, '}');
    json_t *data = parsed(&j);
    const double all = sum_of(json_object_get(data, "modifiers"));
    assert_true(odds.of == 0 || (all > 0.999 && all < 1.001));
    json_decref(data);
    return 1;
}

/* -- lists of battles
 * ----------------------------------------------------------------------------------------- */

/* What each side begins with, and the special rules, as in the whole scenario. */
static void a_setup_is_data(void **state)
{
    static const char *const keys[] = {"side", "first", "start", "rule"};
    (void)state;
    int rules = 0;
    for (int n = 0; n < TEST_SCENARIOS; n++) {
        bcg_json of_setup = {.indent = -1}, of_all = {.indent = -1};
        fill_scenario(&scenario, n);
        assault_json_setup(&of_setup, &scenario);
        assault_json_scenario(&of_all, &scenario);
        json_t *setup = parsed(&of_setup), *all = parsed(&of_all);
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
            assert_true(json_equal(json_object_get(setup, keys[i]), json_object_get(all, keys[i])));
        assert_true(json_object_size(setup) <= sizeof keys / sizeof *keys);
        assert_int_equal(json_array_size(json_object_get(setup, "side")), ASSAULT_SIDES);
        rules += (int)json_array_size(json_object_get(setup, "rule"));
        json_decref(setup);
        json_decref(all);
    }
    assert_true(rules > 0);
}

/* -- games
 * ----------------------------------------------------------------------------------------- */

static void games_are_data(void **state)
{
    (void)state;
    bcg_rng r;
    bool seen[ASSAULT_EVENT_KINDS] = {false};
    int odds = 0, kinds = 0;
    bcg_rng_seed(&r, 20261121);
    for (int n = 0; n < TEST_SCENARIOS; n++) {
        assault_state s;
        fill_scenario(&scenario, n);
        assault_game_init(&game, &scenario);
        ops->begin(&game.head, &s);
        for (int plies = 0; ops->actors(&game.head, &s) && plies < 2500; plies++) {
            const int seat = bcg_first_actor(ops->actors(&game.head, &s));
            bcg_event events[256];
            bcg_log log;
            bcg_action a = 0;
            if (plies % 7 == 0 || (assault_in_combat(&s) && plies % 2))
                check_views(&s);
            if (seat == BCG_CHANCE)
                a = ops->chance(&game.head, &s, &r);
            else {
                const int count = ops->legal(&game.head, &s, seat, list, ASSAULT_MAX_ACTIONS);
                a = list[bcg_rng_below(&r, (uint32_t)count)];
                if (plies % 5 == 0)
                    odds += check_odds(&s, seat, a);
            }
            bcg_log_init(&log, events, COUNT(events));
            ops->apply(&game.head, &s, seat, a, &log);
            check_events(&log, seen);
        }
    }
    for (int i = 0; i < ASSAULT_EVENT_KINDS; i++)
        kinds += seen[i];
    print_message("%d kinds of events of %d, %d odds\n", kinds, ASSAULT_EVENT_KINDS, odds);
    assert_true(kinds > ASSAULT_EVENT_KINDS * 3 / 4 && odds > 50 && budgets_in_use > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_data),
        cmocka_unit_test(a_setup_is_data),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
