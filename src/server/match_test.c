/* Matches: what battles bring whoever sits where, sides exchanged from one to the next; when a
 * match is over, who has won it, and when another begins. */
#include "server/world_test.h"

#include <sodium.h>

/* -- battles ----------------------------------------------------------------------------------- */

/* Pegasus Bridge, 4 medals to win, from a position: the axis has 1 and has lost 5 figures, the
 * allies have 2 and have lost 3. So a seat's score is known, whoever gives up. */
static const char position[] = "turn 3 allies phase play-card ply 40\n"
                               "hand axis ambush barrage\n"
                               "hand allies probe-center attack-right assault-left\n"
                               "score axis units 1 lost 5\n"
                               "score allies units 2 lost 3\n";

/* The words of the game that is played: seats in their order, and what counts. */
typedef struct words {
    const char *seat[2], *points, *tie_break;
} words;

static const words of_memoir = {{"axis", "allies"}, "medals", "figures"},
                   of_assault = {{"german", "american"}, "battles", "prestige"};
static const words *played = &of_memoir;

/* A game with this option, or none; `friend`: the seat of somebody else, or NULL. */
static bcg_json *match_body(const char *text, const char *option, const char *friend)
{
    static bcg_json body;
    bcg_json_clear(&body);
    bcg_json_open(&body, '{');
    bcg_json_put_string(&body, "text", text);
    bcg_json_key(&body, "options");
    bcg_json_open(&body, '[');
    if (option)
        bcg_json_string(&body, option);
    bcg_json_close(&body, ']');
    bcg_json_key(&body, "seats");
    bcg_json_open(&body, '{');
    if (friend)
        bcg_json_put_string(&body, friend, "friend");
    bcg_json_close(&body, '}');
    bcg_json_close(&body, '}');
    assert_false(body.failed);
    return &body;
}

static secrets make_pair_of(world *w, const char *text, const char *option)
{
    bcg_json *body = match_body(text, option, played->seat[0]);
    const secrets s = make_pair(w, body->text);
    bcg_json_free(body);
    return s;
}

/* A game of memoir that begins at the position. */
static secrets make_match(world *w, const char *option)
{
    size_t size;
    char *scenario = find_text(NULL, "pegasus-bridge", &size);
    assert_non_null(scenario);
    assert_true(size + sizeof position <= TEXT_ROOM);
    memcpy(scenario + size, position, sizeof position);
    played = &of_memoir;
    const secrets s = make_pair_of(w, scenario, option);
    free(scenario);
    return s;
}

/* A duel of assault in which both sides have 12 prestige until somebody acts. */
static const char patrol[] = "bocage 1\n"
                             "ruleset assault\n"
                             "id patrol\n"
                             "title Patrol\n"
                             "side german A deck a prestige 12 actions 3 units 1\n"
                             "side american B deck A prestige 12 actions 3 units 1\n"
                             "action-deck 1\n"
                             "first american\n"
                             "start german fixed\n"
                             "start american fixed\n\n"
                             "map A               B\n"
                             "  3 .               V@\n"
                             "                    ger-pz-iii\n"
                             "  2 .               w\n"
                             "  1 .               V@\n"
                             "    usa-riflemen    usa-pershing\n\n"
                             "limit 2\n"
                             "win no-enemy\n"
                             "at-limit most-prestige\n"
                             "at-limit draw\n";

static secrets make_duel(world *w, const char *option)
{
    played = &of_assault;
    return make_pair_of(w, patrol, option);
}

/* The players by the seats they had in the first battle; they come for the next one. */
enum { FIRST_AXIS, FIRST_ALLIES };

static void begin_battle(world *w, const secrets *s)
{
    leave_all(w);
    enter_all(w, s);
    join_all(w);
}

static void give_up(world *w, int player)
{
    assert_non_null(strstr(say(w, player, "{\"do\":\"resign\"}"), "\"ok\":true"));
}

static void ask_rematch(world *w, const secrets *s)
{
    json_decref(call(w, BCG_CALL_REMATCH, "", s->axis));
    assert_int_equal(w->caller.status, 201);
}

static void next_battle(world *w, const secrets *s, int gives_up)
{
    ask_rematch(w, s);
    begin_battle(w, s);
    give_up(w, gives_up);
}

/* -- how it stands ----------------------------------------------------------------------------- */

/* By seat; medals and figures, or whatever counts instead of them. */
typedef struct standing {
    int round, length;
    bool over;
    int wins[2], draws, medals[2], figures[2];
    const char *leader;
} standing;

static void told(const char *text, const secrets *s, const standing *st)
{
    const char *const *seat = played->seat;
    char wanted[400], score[2][80];
    for (int i = 0; i < 2; i++)
        snprintf(score[i], sizeof score[i], "\"%s\":{\"%s\":%d,\"%s\":%d}", seat[i], played->points,
                 st->medals[i], played->tie_break, st->figures[i]);
    snprintf(wanted, sizeof wanted,
             "\"match\":{\"first\":\"%s\",\"round\":%d,\"length\":%d,\"over\":%s,"
             "\"wins\":{\"%s\":%d,\"%s\":%d},\"draws\":%d,\"score\":{%s,%s},\"leader\":\"%s\"}",
             s->game, st->round, st->length, st->over ? "true" : "false", seat[0], st->wins[0],
             seat[1], st->wins[1], st->draws, score[0], score[1], st->leader);
    const char *found = strstr(text, "\"match\":");
    if (found == NULL || strncmp(found, wanted, strlen(wanted)) != 0)
        fail_msg("told\n%.400s\nand not\n%s", found ? found : text, wanted);
}

/* Whoever asks from outside and whoever enters is told the same. */
static void stands(world *w, const secrets *s, standing st)
{
    json_decref(call(w, BCG_CALL_GAME, "", s->allies));
    assert_int_equal(w->caller.status, 200);
    told(w->caller.last, s, &st);
    enter(w, 3, s->spectator);
    told(w->ears[3].first, s, &st);
    bcg_client_leave(w->ears[3].client, w->now);
    w->ears[3].client = NULL;
}

/* As a game stood when it was the last one. */
static void stood(world *w, const secrets *s, const char *game, standing st)
{
    const bcg_call c = {.what = BCG_CALL_GAME, .body = "", .secret = s->axis, .game = game};
    bcg_hub_call(w->hub, &w->caller, &c, w->now);
    told(w->caller.last, s, &st);
}

/* -- tests ------------------------------------------------------------------------------------- */

/* [memoir:VAR-MATCH-1] Two battles; what counts is in which seat somebody sits now. */
static void two_battles_make_a_match(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_match(w, "match-play");
    begin_battle(w, &s);
    stands(w, &s, (standing){0, 2, false, {0, 0}, 0, {0, 0}, {0, 0}, "draw"});
    give_up(w, FIRST_ALLIES);
    const standing half = {0, 2, false, {1, 0}, 0, {4, 2}, {3, 5}, "axis"};
    stands(w, &s, half);
    ask_rematch(w, &s);
    stands(w, &s, (standing){1, 2, false, {0, 1}, 0, {2, 4}, {5, 3}, "allies"});
    begin_battle(w, &s);
    stands(w, &s, (standing){1, 2, false, {0, 1}, 0, {2, 4}, {5, 3}, "allies"});
    give_up(w, FIRST_ALLIES); /* who have the axis now */
    stands(w, &s, (standing){1, 2, true, {0, 2}, 0, {3, 8}, {8, 8}, "allies"});
    stood(w, &s, s.game, half);
    end_world(w);
}

/* Wins go on being counted, medals begin anew. */
static void the_third_battle_begins_a_new_match(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_match(w, "match-play");
    begin_battle(w, &s);
    give_up(w, FIRST_ALLIES);
    next_battle(w, &s, FIRST_ALLIES);
    ask_rematch(w, &s);
    stands(w, &s, (standing){2, 2, false, {2, 0}, 0, {0, 0}, {0, 0}, "draw"});
    begin_battle(w, &s);
    give_up(w, FIRST_AXIS);
    stands(w, &s, (standing){2, 2, false, {2, 1}, 0, {1, 4}, {3, 5}, "allies"});
    next_battle(w, &s, FIRST_AXIS);
    stands(w, &s, (standing){3, 2, true, {2, 2}, 0, {8, 3}, {8, 8}, "axis"});
    end_world(w);
}

/* [memoir:VAR-MATCH-2] Each side was given up once: medals are equal. */
static void equal_medals_leave_it_to_the_figures(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_match(w, "match-play");
    begin_battle(w, &s);
    give_up(w, FIRST_ALLIES);
    next_battle(w, &s, FIRST_AXIS);
    stands(w, &s, (standing){1, 2, true, {1, 1}, 0, {6, 6}, {8, 8}, "draw"});
    change_database(w, "UPDATE game SET score = '4 3 2 6' WHERE round = 1");
    stands(w, &s, (standing){1, 2, true, {1, 1}, 0, {6, 6}, {8, 9}, "allies"});
    change_database(w, "UPDATE game SET score = '4 5 2 6' WHERE round = 1");
    stands(w, &s, (standing){1, 2, true, {1, 1}, 0, {6, 6}, {10, 9}, "axis"});
    change_database(w, "UPDATE game SET result = 'draw', score = '3 3 2 6' WHERE round = 1");
    stands(w, &s, (standing){1, 2, true, {0, 1}, 1, {5, 6}, {8, 9}, "allies"});
    end_world(w);
}

/* Without match play it goes on for as long as they like. Games that were kept before scores were,
 * or have one that nobody can read, count as won or lost only. */
static void without_a_length_all_battles_count(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_match(w, "no-overrun");
    begin_battle(w, &s);
    give_up(w, FIRST_ALLIES);
    stands(w, &s, (standing){0, 0, false, {1, 0}, 0, {4, 2}, {3, 5}, "axis"});
    next_battle(w, &s, FIRST_ALLIES);
    stands(w, &s, (standing){1, 0, false, {0, 2}, 0, {3, 8}, {8, 8}, "allies"});
    next_battle(w, &s, FIRST_AXIS);
    stands(w, &s, (standing){2, 0, false, {2, 1}, 0, {9, 7}, {11, 13}, "axis"});
    change_database(w, "UPDATE game SET score = NULL WHERE round = 0");
    stands(w, &s, (standing){2, 0, false, {2, 1}, 0, {5, 5}, {8, 8}, "draw"});
    change_database(w, "UPDATE game SET score = '4 3 -2 5' WHERE round = 0");
    stands(w, &s, (standing){2, 0, false, {2, 1}, 0, {5, 5}, {8, 8}, "draw"});
    end_world(w);
}

static int shown(const json_t *view, const char *side, const char *what)
{
    const json_t *sides = json_object_get(json_object_get(view, "view"), "sides");
    return (int)json_integer_value(json_object_get(json_object_get(sides, side), what));
}

/* -- assault: battles won, then prestige --------------------------------------------------------
 */

/* A battle won is a point. Who gives up brings no prestige. */
static void two_duels_make_a_match(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_duel(w, "match-play");
    begin_battle(w, &s);
    stands(w, &s, (standing){0, 2, false, {0, 0}, 0, {0, 0}, {0, 0}, "draw"});
    give_up(w, FIRST_ALLIES);
    stands(w, &s, (standing){0, 2, false, {1, 0}, 0, {1, 0}, {12, 0}, "german"});
    ask_rematch(w, &s);
    stands(w, &s, (standing){1, 2, false, {0, 1}, 0, {0, 1}, {0, 12}, "american"});
    begin_battle(w, &s);
    give_up(w, FIRST_ALLIES); /* who are the German side now */
    stands(w, &s, (standing){1, 2, true, {0, 2}, 0, {0, 2}, {0, 24}, "american"});
    const bcg_call replay_call = {.what = BCG_CALL_REPLAY, .body = "", .secret = s.axis};
    bcg_hub_call(w->hub, &w->caller, &replay_call, w->now);
    assert_non_null(strstr(w->caller.last, "\noptions     match-play\n"));
    leave_all(w);
    pass(w, 60000);
    assert_null(only_room(w)); /* closed: it is read again, with its option */
    bcg_hub_free(w->hub);
    open_world(w, 0, 0);
    stands(w, &s, (standing){1, 2, true, {0, 2}, 0, {0, 2}, {0, 24}, "american"});
    end_world(w);
}

/* Who has won one battle each compares prestige; if that is equal too, nobody has won the match. */
static void equal_battles_leave_it_to_the_prestige(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_duel(w, "match-play");
    begin_battle(w, &s);
    give_up(w, FIRST_ALLIES);
    next_battle(w, &s, FIRST_AXIS);
    stands(w, &s, (standing){1, 2, true, {1, 1}, 0, {1, 1}, {12, 12}, "draw"});
    change_database(w, "UPDATE game SET score = '1 12 0 5' WHERE round = 1");
    stands(w, &s, (standing){1, 2, true, {1, 1}, 0, {1, 1}, {12, 17}, "american"});
    change_database(w, "UPDATE game SET result = 'draw', score = '0 40 0 20' WHERE round = 1");
    stands(w, &s, (standing){1, 2, true, {0, 1}, 1, {0, 1}, {40, 32}, "american"});
    end_world(w);
}

static void without_the_option_duels_go_on(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_duel(w, NULL);
    begin_battle(w, &s);
    give_up(w, FIRST_AXIS);
    next_battle(w, &s, FIRST_AXIS);
    ask_rematch(w, &s);
    stands(w, &s, (standing){2, 0, false, {0, 2}, 0, {0, 2}, {0, 24}, "american"});
    end_world(w);
}

/* The course of a duel is the same: the option changes nothing in it. */
static void a_duel_of_a_match_is_played_to_its_end(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_duel(w, "match-play");
    begin_battle(w, &s);
    const bcg_session *session = only_room(w)->session;
    for (int i = 0; i < 15000 && bcg_session_actor(session) >= 0; i++) {
        const int seat = bcg_session_actor(session); /* of two who choose in secret, the other */
        assert_true(act(w, seat, i * 7) || act(w, !seat, i * 7));
    }
    assert_int_equal(bcg_session_actor(session), BCG_OVER);
    standing st = {.length = 2, .draws = bcg_session_result(session, 0) == BCG_DRAWN};
    for (int seat = 0; seat < 2; seat++) {
        st.wins[seat] = st.medals[seat] = bcg_session_result(session, seat) == BCG_WON;
        st.figures[seat] = bcg_session_score(session, seat).tie_break;
    }
    const int lead = st.wins[0] != st.wins[1] ? st.wins[0] - st.wins[1]
                                              : st.figures[0] - st.figures[1];
    st.leader = lead > 0 ? "german" : lead < 0 ? "american" : "draw";
    stands(w, &s, st);
    end_world(w);
}

/* Who plays alone has nobody to swap sides with. */
static void a_solo_game_is_no_match(void **state)
{
    char path[512], *text = malloc(TEXT_ROOM);
    const char *why;
    (void)state;
    world *w = new_world(0, 0);
    assert_non_null(text);
    snprintf(path, sizeof path, "%s/data/assault/aachen.scn", BOCAGE_SOURCE);
    const size_t size = read_whole(path, text, TEXT_ROOM - 1, &why);
    assert_true(size > 0);
    text[size] = '\0';
    bcg_json *body = match_body(text, "match-play", NULL);
    json_decref(call(w, BCG_CALL_MAKE, body->text, NULL));
    assert_int_equal(w->caller.status, 400);
    assert_non_null(strstr(w->caller.last, "a solo game has no option `match-play`"));
    bcg_json_free(body);
    free(text);
    end_world(w);
}

/* -- memoir, played out ------------------------------------------------------------------------ */

/* A battle that nobody gives up brings what everybody sees at its end; and that is on disk. */
static void a_battle_played_to_its_end_counts_as_seen(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_match(w, "match-play");
    begin_battle(w, &s);
    const bcg_session *session = only_room(w)->session;
    for (int i = 0; i < 15000 && bcg_session_actor(session) >= 0; i++)
        assert_true(act(w, bcg_session_actor(session), i * 7));
    assert_int_equal(bcg_session_actor(session), BCG_OVER);
    json_t *view = json_loads(say(w, 2, "{\"do\":\"view\"}"), 0, NULL);
    standing st = {.length = 2,
                   .medals = {shown(view, "axis", "medals"), shown(view, "allies", "medals")},
                   .figures = {shown(view, "allies", "lost"), shown(view, "axis", "lost")}};
    json_decref(view);
    st.draws = bcg_session_result(session, 0) == BCG_DRAWN;
    for (int seat = 0; seat < 2; seat++)
        st.wins[seat] = bcg_session_result(session, seat) == BCG_WON;
    const int lead = st.medals[0] != st.medals[1] ? st.medals[0] - st.medals[1]
                                                  : st.figures[0] - st.figures[1];
    st.leader = lead > 0 ? "axis" : lead < 0 ? "allies" : "draw";
    stands(w, &s, st);
    const bcg_call replay_call = {.what = BCG_CALL_REPLAY, .body = "", .secret = s.axis};
    bcg_hub_call(w->hub, &w->caller, &replay_call, w->now);
    assert_non_null(strstr(w->caller.last, "\noptions     match-play\n"));
    leave_all(w);
    pass(w, 60000);
    assert_null(only_room(w)); /* closed: it is read again */
    stands(w, &s, st);
    bcg_hub_free(w->hub);
    open_world(w, 0, 0);
    stands(w, &s, st);
    end_world(w);
}

static void the_lobby_tells_of_match_play(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    json_decref(call(w, BCG_CALL_MAKE,
                     "{\"scenario\":\"toulon\",\"seats\":{\"allies\":\"friend\"},\"lobby\":true,"
                     "\"options\":[\"match-play\"]}",
                     NULL));
    assert_int_equal(w->caller.status, 201);
    json_decref(call(w, BCG_CALL_LOBBY, "", NULL));
    assert_non_null(strstr(w->caller.last, "\"options\":\"match-play\""));
    end_world(w);
}

/* -- links that are renewed -------------------------------------------------------------------- */

static void new_secret(char out[BCG_SECRET_TEXT])
{
    bcg_secret s;
    bcg_secret_make(&s);
    bcg_secret_write(&s, out);
}

static int renew(world *w, const char *old, const char *fresh)
{
    char body[64];
    snprintf(body, sizeof body, "{\"secret\":\"%s\"}", fresh);
    json_decref(call(w, BCG_CALL_RENEW, body, old));
    return w->caller.status;
}

/* The old link opens nothing from then on, of all games of the match; who is there by it has to go.
 * Nobody else notices. */
static void a_link_can_be_renewed(void **state)
{
    char fresh[BCG_SECRET_TEXT], other[BCG_SECRET_TEXT];
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    say(w, 0, "{\"do\":\"resign\"}");
    json_decref(call(w, BCG_CALL_REMATCH, "", s.axis));
    assert_int_equal(w->caller.status, 201);
    enter(w, 3, s.axis); /* the second game of the match, beside the first */
    new_secret(fresh);
    new_secret(other);
    const int before[] = {w->ears[1].count, w->ears[2].count};
    assert_int_equal(renew(w, s.axis, s.allies), 409); /* somebody else's */
    assert_int_equal(renew(w, s.spectator, fresh), 403);
    assert_int_equal(renew(w, other, fresh), 403);
    assert_int_equal(renew(w, s.axis, "short"), 400);
    assert_int_equal(w->ears[0].code, 0);
    assert_int_equal(renew(w, s.axis, fresh), 200);
    assert_int_equal(w->ears[0].code, 1008);
    assert_int_equal(w->ears[3].code, 1008);
    assert_int_equal(w->ears[1].code, 0);
    assert_int_equal(w->ears[1].count, before[0]);
    assert_int_equal(w->ears[2].count, before[1]);
    assert_int_equal(renew(w, s.axis, fresh), 200); /* the same again: harmless */
    assert_int_equal(renew(w, s.axis, other), 403);
    bcg_client_leave(w->ears[3].client, w->now);
    enter(w, 3, s.axis);
    assert_non_null(strstr(w->ears[3].first, "NO_GAME"));
    json_decref(call(w, BCG_CALL_GAME, "", s.axis));
    assert_int_equal(w->caller.status, 403);
    leave_all(w); /* and it is so on disk, for both games */
    bcg_hub_free(w->hub);
    open_world(w, 0, 0);
    char text[160];
    enter(w, 0, fresh);
    assert_non_null(strstr(w->ears[0].first, "\"round\":1"));
    bcg_client_leave(w->ears[0].client, w->now);
    w->ears[0].client = bcg_client_new(w->hub, &w->ears[0]);
    snprintf(text, sizeof text, "{\"do\":\"enter\",\"secret\":\"%s\",\"game\":\"%s\"}", fresh,
             s.game);
    assert_non_null(strstr(say(w, 0, text), "\"round\":0"));
    enter(w, 1, s.axis);
    assert_non_null(strstr(w->ears[1].first, "NO_GAME"));
    end_world(w);
}

/* A rematch that is asked for while a link is being renewed would hand the old one on. */
static void a_rematch_waits_for_a_new_link(void **state)
{
    char fresh[BCG_SECRET_TEXT], body[64];
    ear second = {.client = NULL};
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    say(w, 0, "{\"do\":\"resign\"}");
    new_secret(fresh);
    snprintf(body, sizeof body, "{\"secret\":\"%s\"}", fresh);
    const bcg_call renewing = {.what = BCG_CALL_RENEW,
                               .body = body,
                               .size = strlen(body),
                               .secret = s.axis},
                   rematch = {.what = BCG_CALL_REMATCH, .body = "", .secret = s.allies};
    bcg_hub_call(w->hub, &w->caller, &renewing, w->now);
    bcg_hub_call(w->hub, &second, &rematch, w->now);
    wait_quiet(w);
    assert_int_equal(w->caller.status, 200);
    assert_int_equal(second.status, 503);
    free(second.heard);
    json_decref(call(w, BCG_CALL_REMATCH, "", s.allies));
    assert_int_equal(w->caller.status, 201);
    leave_all(w);
    enter(w, 0, s.axis);
    assert_non_null(strstr(w->ears[0].first, "NO_GAME"));
    enter(w, 1, fresh);
    assert_non_null(strstr(w->ears[1].first, "\"mine\":[\"allies\"]"));
    end_world(w);
}

/* The owner of a seat is told from how many places its link is used; nobody else is. */
static void the_owner_sees_a_second_device(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    assert_non_null(strstr(w->ears[0].heard, "\"devices\":1"));
    assert_null(strstr(w->ears[2].heard, "devices"));
    const int before[] = {w->ears[1].count, w->ears[2].count};
    enter(w, 3, s.axis);
    assert_non_null(strstr(w->ears[3].first, "\"devices\":2"));
    assert_string_equal(w->ears[0].last, "{\"devices\":2}");
    bcg_client_leave(w->ears[3].client, w->now);
    w->ears[3].client = NULL;
    assert_string_equal(w->ears[0].last, "{\"devices\":1}");
    assert_int_equal(w->ears[1].count, before[0]);
    assert_int_equal(w->ears[2].count, before[1]);
    enter(w, 3, s.spectator); /* who looks on is nobody's second device */
    assert_null(strstr(w->ears[3].first, "devices"));
    assert_int_equal(w->ears[2].count, before[1]);
    end_world(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_battles_make_a_match),
        cmocka_unit_test(the_third_battle_begins_a_new_match),
        cmocka_unit_test(equal_medals_leave_it_to_the_figures),
        cmocka_unit_test(without_a_length_all_battles_count),
        cmocka_unit_test(two_duels_make_a_match),
        cmocka_unit_test(equal_battles_leave_it_to_the_prestige),
        cmocka_unit_test(without_the_option_duels_go_on),
        cmocka_unit_test(a_duel_of_a_match_is_played_to_its_end),
        cmocka_unit_test(a_solo_game_is_no_match),
        cmocka_unit_test(a_battle_played_to_its_end_counts_as_seen),
        cmocka_unit_test(the_lobby_tells_of_match_play),
        cmocka_unit_test(a_link_can_be_renewed),
        cmocka_unit_test(a_rematch_waits_for_a_new_link),
        cmocka_unit_test(the_owner_sees_a_second_device),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
