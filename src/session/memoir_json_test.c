/* Memoir for sessions: starting from positions, scores and matches, the board, information before a
 * decision. */
#include "session/requests_test.h"

#include "memoir/rules.h"

/* -- positions -------------------------------------------------------------------------------- */

/* A game of Pegasus Bridge that starts with these lines of a position, and the answer to it. */
static const char *open_position(bcg_session **s, const char *const lines[], size_t count,
                                 const char *more)
{
    size_t size;
    char *scenario = find_text(NULL, "pegasus-bridge", &size), text[16384], *out = text;
    for (size_t i = 0; i < size; i++) {
        if (scenario[i] == '\n')
            *out++ = '\\';
        *out++ = scenario[i] == '\n' ? 'n' : scenario[i];
    }
    *out = '\0';
    for (size_t i = 0; i < count; i++)
        out += sprintf(out, "%s\\n", lines[i]);
    char *message = malloc(strlen(text) + strlen(more) + 64);
    sprintf(message, "{\"do\":\"new\",\"text\":\"%s\",\"seed\":1%s}", text, more);
    const char *answer = answer_text(s, everybody, message);
    assert_non_null(*s);
    free(message);
    free(scenario);
    return answer;
}

/* Starting from a position: the hands it names stay secret, and units keep their own nations. */
static void positions_keep_their_hands(void **state)
{
    static const char *const lines[] = {"turn 3 allies phase play-card ply 40",
                                        "hand axis ambush barrage",
                                        "hand allies probe-center attack-right assault-left"};
    bcg_session *s = NULL;
    (void)state;
    const char *answer = open_position(&s, lines, COUNT(lines), "");
    assert_null(strstr(answer, "barrage"));
    assert_null(strstr(answer_text(&s, spectator, "{\"do\":\"board\"}"), "probe-center"));
    assert_non_null(strstr(answer_text(&s, allies, "{\"do\":\"view\"}"), "probe-center"));
    json_t *a = ask(&s, spectator, "{\"do\":\"view\"}");
    const json_t *units = json_object_get(json_object_get(a, "view"), "units");
    assert_true(json_array_size(units) > 0);
    for (size_t i = 0; i < json_array_size(units); i++) {
        const json_t *unit = json_array_get(units, i);
        assert_string_equal(text_of(unit, "nation"),
                            strcmp(text_of(unit, "side"), "axis") == 0 ? "DE" : "GB");
    }
    json_decref(a);
    bcg_session_free(s);
}

/* -- matches ---------------------------------------------------------------------------------- */

static void score_is(const bcg_session *s, int seat, int medals, int figures)
{
    const bcg_score score = bcg_session_score(s, seat);
    assert_int_equal(score.points, medals);
    assert_int_equal(score.tie_break, figures);
}

/* Medals, and the figures the enemy has lost. A team that resigns gives the other all the medals a
 * victory takes, and keeps its own. */
static void a_battle_has_a_score(void **state)
{
    static const char *const lines[] = {"turn 3 allies phase play-card ply 40",
                                        "hand axis ambush barrage",
                                        "hand allies probe-center attack-right assault-left",
                                        "score axis units 1 lost 5", "score allies units 2 lost 3"};
    bcg_session *s = NULL;
    (void)state;
    for (int resigns = 0; resigns < 2; resigns++) {
        open_position(&s, lines, COUNT(lines), ",\"open\":true");
        score_is(s, 0, 0, 0); /* nobody has joined yet */
        good(&s, axis, "{\"do\":\"join\"}");
        good(&s, allies, "{\"do\":\"join\"}");
        score_is(s, 0, 1, 3);
        score_is(s, 1, 2, 5);
        good(&s, resigns ? allies : axis, "{\"do\":\"resign\"}");
        score_is(s, 0, resigns ? 4 : 1, 3);
        score_is(s, 1, resigns ? 2 : 4, 5);
    }
    bcg_session_free(s);
}

/* [VAR-MATCH-1] More medals over both battles win the match, whatever the figures. [VAR-MATCH-2]
 * With equal medals, more enemy figures eliminated win; if those are equal too, it is a draw. */
static void a_match_has_a_length_and_a_winner(void **state)
{
    static const struct {
        bcg_score totals[2];
        int winner;
    } ends[] = {{{{5, 1}, {4, 9}}, 0},  {{{4, 9}, {5, 1}}, 1}, {{{5, 7}, {5, 6}}, 0},
                {{{8, 0}, {0, 0}}, 0},  {{{0, 5}, {1, 5}}, 1}, {{{5, 6}, {5, 7}}, 1},
                {{{5, 6}, {5, 6}}, -1}, {{{0, 0}, {0, 0}}, -1}};
    (void)state;
    bcg_session *s = new_game(",\"options\":[\"match-play\",\"no-overrun\"]");
    const bcg_prepared *prepared = bcg_session_prepared(s);
    assert_string_equal(prepared->options, "no-overrun match-play");
    assert_int_equal(bcg_match_length(prepared), 2);
    assert_string_equal(prepared->ruleset->json->points_word, "medals");
    assert_string_equal(prepared->ruleset->json->tie_break_word, "figures");
    for (size_t i = 0; i < COUNT(ends); i++)
        assert_int_equal(bcg_match_winner(ends[i].totals, 2), ends[i].winner);
    bcg_session_free(s);
    s = new_game(",\"options\":[\"no-overrun\"]");
    prepared = bcg_session_prepared(s);
    assert_int_equal(bcg_match_length(prepared), 0);
    bcg_session_free(s);
}

/* -- the board -------------------------------------------------------------------------------- */

/* The board sent to a client matches the game's edition: the pond of Pegasus Bridge is a lake in
 * one and a river in the other. */
static void the_board_is_that_of_the_edition(void **state)
{
    (void)state;
    for (int n = 0; n < 2; n++) {
        bcg_session *s = new_game(n == 1 ? ",\"edition\":\"classic\"" : "");
        json_t *told = ask(&s, allies, "{\"do\":\"board\"}"), *hex;
        size_t i;
        int lakes = 0, rivers = 0;
        json_array_foreach (json_object_get(json_object_get(told, "board"), "hexes"), i, hex) {
            const char *terrain = json_string_value(json_object_get(hex, "terrain"));
            lakes += strcmp(terrain, "lake") == 0;
            rivers += strcmp(terrain, "river") == 0;
        }
        assert_int_equal(lakes, n == 1 ? 0 : 4);
        assert_int_equal(rivers, n == 1 ? 20 : 16);
        json_decref(told);
        bcg_session_free(s);
    }
}

/* Everybody may ask what can be seen from a hex: the board has no secrets. */
static void what_blocks_the_sight_is_told(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    json_t *a = ask(&s, spectator, "{\"do\":\"sight\",\"hex\":\"F3\"}");
    const json_t *blocked = json_object_get(a, "blocked");
    assert_string_equal(text_of(a, "from"), "F3");
    assert_null(json_object_get(blocked, "F3"));
    assert_null(json_object_get(blocked, "f4"));       /* adjacent */
    const json_t *by = json_object_get(blocked, "F7"); /* behind the wood on F5 */
    assert_int_equal(json_array_size(by), 1);
    assert_string_equal(json_string_value(json_array_get(by, 0)), "F5");
    json_decref(a);
    refused(&s, spectator, "{\"do\":\"sight\",\"hex\":\"Z1\"}", "BAD_REQUEST");
    refused(&s, spectator, "{\"do\":\"sight\"}", "BAD_REQUEST");
    bcg_session_free(s);
    s = new_game(",\"open\":true");
    refused(&s, spectator, "{\"do\":\"sight\",\"hex\":\"A9\"}", "BCG_NOBODY_YET");
    bcg_session_free(s);
}

/* -- information before a decision ------------------------------------------------------------ */

/* The units a card reports as orderable are those that can be ordered once it is played. */
static void a_card_tells_whom_it_could_order(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    json_t *told = ask(&s, allies, "{\"do\":\"legal\",\"odds\":true}"), *play;
    size_t i, k;
    int played = 0;
    json_array_foreach (json_object_get(told, "actions"), i, play) {
        const json_t *units = json_object_get(play, "units");
        char message[BCG_ACTION_TEXT + 64];
        if (json_array_size(units) == 0)
            continue;
        snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}",
                 text_of(play, "action"));
        good(&s, allies, message);
        json_t *legal = ask(&s, allies, "{\"do\":\"legal\"}"), *unit;
        json_t *seen = ask(&s, spectator, "{\"do\":\"view\"}");
        const json_t *actions = json_object_get(legal, "actions"),
                     *view = json_object_get(seen, "view");
        if (strcmp(text_of(view, "phase"), "order") == 0) { /* other cards order all at once */
            assert_int_equal(json_array_size(actions), json_array_size(units) + 1); /* `done` */
            json_array_foreach (units, k, unit) {
                char order[16];
                snprintf(order, sizeof order, "order %s", json_string_value(unit));
                assert_string_equal(json_string_value(json_array_get(actions, k)), order);
            }
            assert_in_range(number_of(view, "orders_left"), 1, json_array_size(units));
            played++;
        }
        good(&s, allies, "{\"do\":\"undo\",\"version\":now}");
        json_decref(legal);
        json_decref(seen);
    }
    assert_true(played > 1);
    json_decref(told);
    bcg_session_free(s);
}

/* -- several people a side --------------------------------------------------------------------- */

/* `board` tells who sits where and commands which sections; a duel tells nothing of it. */
static void the_board_tells_the_roles(void **state)
{
    (void)state;
    bcg_session *s = new_game(",\"form\":\"team-1-2\"");
    json_t *told = ask(&s, spectator, "{\"do\":\"board\"}");
    const json_t *roles = json_object_get(told, "roles"), *chief, *flanks, *alone;
    assert_string_equal(text_of(told, "form"), "team-1-2");
    assert_int_equal(json_object_size(roles), 3);
    alone = json_object_get(roles, "axis");
    chief = json_object_get(roles, "allies-center");
    flanks = json_object_get(roles, "allies-flanks");
    assert_int_equal(json_array_size(json_object_get(alone, "sections")), 3);
    assert_null(json_object_get(alone, "chief"));
    assert_true(json_is_true(json_object_get(chief, "chief")));
    assert_true(json_is_false(json_object_get(flanks, "chief")));
    assert_string_equal(text_of(flanks, "side"), "allies");
    assert_int_equal(json_array_size(json_object_get(flanks, "sections")), 2);
    assert_int_equal(json_array_size(json_object_get(json_object_get(told, "talk"), "phrases")), 8);
    json_decref(told);
    bcg_session_free(s);
    s = new_game("");
    told = ask(&s, spectator, "{\"do\":\"board\"}");
    assert_null(json_object_get(told, "roles"));
    assert_null(json_object_get(told, "talk"));
    json_decref(told);
    bcg_session_free(s);
}

/* Who has ended a step is told until all have, and the next begins. */
static void who_has_ended_the_step_is_told(void **state)
{
    static const bcg_permissions flanks = {.seats = 4}, chief = {.seats = 2};
    bcg_session *s = new_game("");
    (void)state;
    json_t *seen = ask(&s, spectator, "{\"do\":\"view\"}");
    assert_null(json_object_get(json_object_get(seen, "view"), "finished"));
    json_decref(seen);
    good(&s, everybody,
         "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"form\":\"team-1-2\",\"seed\":6}");
    good(&s, chief, "{\"do\":\"act\",\"action\":\"play recon-in-force\",\"version\":now}");
    for (int done = 0; done < 2; done++) {
        seen = ask(&s, spectator, "{\"do\":\"view\"}");
        const json_t *finished = json_object_get(json_object_get(seen, "view"), "finished");
        assert_int_equal(json_array_size(finished), done);
        if (done)
            assert_string_equal(json_string_value(json_array_get(finished, 0)), "allies-flanks");
        else
            good(&s, flanks, "{\"do\":\"act\",\"action\":\"done\",\"version\":now}");
        json_decref(seen);
    }
    bcg_session_free(s);
}

/* Cards of a hand are shown to partners alone; what cannot be seen cannot be pointed at. */
static void partners_point_at_what_they_see(void **state)
{
    static const struct {
        bcg_thing thing;
        bcg_seats readers;
    } things[] = {
        {{BCG_THING_PLACE, "F5", 0}, BCG_PUBLIC},
        {{BCG_THING_PLACE, "f5", 0}, 0}, /* another spelling: rows have their own letters */
        {{BCG_THING_PLACE, "Z9", 0}, 0},
        {{BCG_THING_CARD, "move-out", 0}, 2 | 4},
        {{BCG_THING_CARD, "barrage", 0}, 0},             /* the enemy's */
        {{BCG_THING_CARD, "recon-left", 0}, BCG_PUBLIC}, /* between the partners */
        {{BCG_THING_CARD, "waterloo", 0}, 0},
    };
    bcg_session *s = new_game(",\"form\":\"alliance-1-2\"");
    const bcg_prepared *p = bcg_session_prepared(s);
    memoir_state view = {.shared = {MEMOIR_NO_CARD, MC_RECON_LEFT}};
    (void)state;
    memset(view.drawn, MEMOIR_NO_CARD, sizeof view.drawn);
    for (int side = 0; side < MEMOIR_SIDES; side++)
        view.played[side].card = view.played[side].as = MEMOIR_NO_CARD;
    view.hand[MS_AXIS][MC_BARRAGE] = 1;
    view.hand[MEMOIR_SIDES + MS_ALLIES][MC_MOVE_OUT] = 1;
    for (size_t i = 0; i < COUNT(things); i++)
        assert_int_equal(p->ruleset->json->readers_of_thing(p, &view, 1, &things[i].thing),
                         things[i].readers);
    static const struct {
        const char *action;
        bcg_seats readers;
    } actions[] = {{"play move-out", 2 | 4},
                   {"play shared move-out", BCG_PUBLIC},
                   {"order F5", BCG_PUBLIC},
                   {"ambush", 2 | 4},
                   {"ambush shared", BCG_PUBLIC}};
    for (size_t i = 0; i < COUNT(actions); i++) {
        bcg_thing thing = {BCG_THING_ACTION, NULL, 0};
        const char *text = actions[i].action;
        p->ruleset->notation->read_action(p, &view, 1, text, strlen(text), &thing.action);
        assert_int_not_equal(thing.action, 0);
        assert_int_equal(p->ruleset->json->readers_of_thing(p, &view, 1, &thing),
                         actions[i].readers);
    }
    bcg_session_free(s);
}

/* After a battle partners change sides together. */
static void partners_stay_together(void **state)
{
    (void)state;
    bcg_session *s = new_game(",\"form\":\"team-2-2\"");
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(bcg_next_seat(bcg_session_prepared(s), seat), (seat + 2) % 4);
    bcg_session_free(s);
    s = new_game(",\"form\":\"team-1-2\"");
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(bcg_next_seat(bcg_session_prepared(s), seat), (seat + 1) % 3);
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_keep_their_hands),
        cmocka_unit_test(a_battle_has_a_score),
        cmocka_unit_test(a_match_has_a_length_and_a_winner),
        cmocka_unit_test(a_card_tells_whom_it_could_order),
        cmocka_unit_test(what_blocks_the_sight_is_told),
        cmocka_unit_test(the_board_is_that_of_the_edition),
        cmocka_unit_test(the_board_tells_the_roles),
        cmocka_unit_test(who_has_ended_the_step_is_told),
        cmocka_unit_test(partners_point_at_what_they_see),
        cmocka_unit_test(partners_stay_together),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
