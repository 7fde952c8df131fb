/* The hub without sockets and with a clock of its own: what is kept before it is told, what leaks
 * through bytes, counts and times, and what becomes of games after a restart. */
#include "server/world_test.h"

#include <sodium.h>

/* -- what is told -------------------------------------------------------------------------------
 */

static void a_change_is_told_once_to_everybody(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const int before[] = {w->ears[0].count, w->ears[1].count, w->ears[2].count};
    assert_true(act(w, 1, 0));
    assert_int_equal(w->ears[0].count, before[0] + 1); /* the update */
    assert_int_equal(w->ears[1].count, before[1] + 2); /* legal, act */
    assert_int_equal(w->ears[2].count, before[2] + 1);
    assert_non_null(strstr(w->ears[0].last, "\"update\":\"axis\""));
    assert_non_null(strstr(w->ears[2].last, "\"update\":\"spectator\""));
    end_world(w);
}

static void secrets_open_what_they_are_for(void **state)
{
    char text[128];
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    json_t *a = call(w, BCG_CALL_MAKE, with_friend, NULL);
    char invitation[BCG_SECRET_TEXT];
    copy_secret(a, "invitation", invitation);
    json_decref(a);
    enter(w, 0, invitation);
    assert_non_null(strstr(w->ears[0].first, "INVITATION"));
    snprintf(text, sizeof text, "{\"do\":\"enter\",\"secret\":\"%s\"}", "AAAAAAAAAAAAAAAAAAAAAA");
    assert_non_null(strstr(say(w, 0, text), "NO_GAME"));
    assert_non_null(strstr(say(w, 0, "{\"do\":\"view\"}"), "NO_GAME"));
    enter(w, 1, s.spectator);
    assert_non_null(strstr(w->ears[1].first, "\"mine\":[]"));
    assert_non_null(strstr(say(w, 1, "{\"do\":\"join\"}"), "NO_SEAT"));
    assert_non_null(strstr(say(w, 1, "{\"do\":\"join\",\"seat\":\"allies\"}"), "NOT_YOUR_SEAT"));
    assert_non_null(strstr(say(w, 1, "{\"do\":\"save\"}"), "NOT_ALLOWED"));
    end_world(w);
}

/* Two who claim at the same moment: one of them has it. */
static void an_invitation_is_used_once(void **state)
{
    char invitation[BCG_SECRET_TEXT], body[2][160], own[BCG_SECRET_TEXT];
    bcg_secret secret;
    ear second = {.client = NULL};
    (void)state;
    world *w = new_world(100, 0);
    json_t *a = call(w, BCG_CALL_MAKE, with_friend, NULL);
    copy_secret(a, "invitation", invitation);
    json_decref(a);
    for (int i = 0; i < 2; i++) {
        bcg_secret_make(&secret);
        bcg_secret_write(&secret, own);
        snprintf(body[i], sizeof body[i], "{\"invitation\":\"%s\",\"secret\":\"%s\"}", invitation,
                 own);
    }
    const bcg_call first = {.what = BCG_CALL_CLAIM, .body = body[0], .size = strlen(body[0])},
                   other = {.what = BCG_CALL_CLAIM, .body = body[1], .size = strlen(body[1])};
    bcg_hub_call(w->hub, &w->caller, &first, w->now);
    bcg_hub_call(w->hub, &second, &other, w->now);
    wait_quiet(w);
    assert_int_equal(w->caller.status, 200);
    assert_true(second.status == 409 || second.status == 404); /* as the disk is slow or fast */
    free(second.heard);
    json_decref(call(w, BCG_CALL_CLAIM, body[0], NULL)); /* again: harmless */
    assert_int_equal(w->caller.status, 200);
    json_decref(call(w, BCG_CALL_CLAIM, body[1], NULL));
    assert_int_equal(w->caller.status, 404);
    end_world(w);
}

static void the_lobby_lists_until_somebody_comes(void **state)
{
    char body[160], own[BCG_SECRET_TEXT], game[BCG_GAME_ID];
    bcg_secret secret;
    (void)state;
    world *w = new_world(100, 0);
    json_t *a = call(w, BCG_CALL_MAKE,
                     "{\"scenario\":\"toulon\",\"seats\":{\"allies\":\"friend\"},\"lobby\":true}",
                     NULL);
    snprintf(game, sizeof game, "%s", json_string_value(json_object_get(a, "game")));
    json_decref(a);
    make_pair(w, with_friend); /* not in the lobby */
    a = call(w, BCG_CALL_LOBBY, "", NULL);
    assert_int_equal(json_array_size(json_object_get(a, "games")), 1);
    const json_t *listed = json_array_get(json_object_get(a, "games"), 0);
    assert_int_equal(json_integer_value(json_object_get(listed, "made")), DAY + 1);
    json_decref(a);
    assert_non_null(strstr(w->caller.last, "\"seat\":\"allies\""));
    bcg_secret_make(&secret);
    bcg_secret_write(&secret, own);
    snprintf(body, sizeof body, "{\"secret\":\"%s\"}", own);
    const bcg_call take = {.what = BCG_CALL_TAKE, .body = body, .size = strlen(body), .game = game};
    bcg_hub_call(w->hub, &w->caller, &take, w->now);
    wait_quiet(w);
    assert_int_equal(w->caller.status, 200);
    enter(w, 0, own);
    assert_non_null(strstr(w->ears[0].first, "\"mine\":[\"allies\"]"));
    a = call(w, BCG_CALL_LOBBY, "", NULL);
    assert_int_equal(json_array_size(json_object_get(a, "games")), 0);
    json_decref(a);
    end_world(w);
}

/* -- hidden information -------------------------------------------------------------------------
 */

/* Random bytes that are the same in every world: seeds, ids and secrets. */
static uint64_t random_state;

static const char *random_name(void)
{
    return "the same each time";
}

static uint32_t random_number(void)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(random_state >> 32);
}

static void random_bytes(void *out, size_t size)
{
    for (size_t i = 0; i < size; i++)
        ((uint8_t *)out)[i] = (uint8_t)random_number();
}

static randombytes_implementation same_each_time = {
    .implementation_name = random_name, .random = random_number, .buf = random_bytes};

/* The position, with one card of the axis in the place of another that is in the deck. */
static void exchange_card(const char *text, const char *from, const char *to, bcg_json *body)
{
    bcg_json_clear(body);
    bcg_json_open(body, '{');
    bcg_json_key(body, "text");
    const char *hand = strstr(text, "\nhand        axis ");
    assert_non_null(hand);
    const char *card = strstr(hand, from);
    assert_non_null(card);
    char *changed = malloc(strlen(text) + 64);
    sprintf(changed, "%.*s%s%s", (int)(card - text), text, to, card + strlen(from));
    bcg_json_string(body, changed);
    free(changed);
    bcg_json_key(body, "seats");
    bcg_json_open(body, '{');
    bcg_json_put_string(body, "axis", "friend");
    bcg_json_close(body, '}');
    bcg_json_close(body, '}');
    assert_false(body->failed);
}

/* One action that both may take, told to both; the time it takes differs, as people's does. */
static bool act_in_both(world *w[2], int seat, bcg_rng *r)
{
    json_t *lists[2];
    char message[BCG_ACTION_TEXT + 64];
    const char *chosen = NULL;
    for (int i = 0; i < 2; i++)
        lists[i] = json_loads(say(w[i], seat, "{\"do\":\"legal\"}"), 0, NULL);
    const json_t *mine = json_object_get(lists[0], "actions"),
                 *other = json_object_get(lists[1], "actions");
    const size_t count = json_array_size(mine);
    for (size_t tries = 0; count && tries < 200 && chosen == NULL; tries++) {
        const char *text = json_string_value(
            json_array_get(mine, bcg_rng_below(r, (uint32_t)count)));
        for (size_t k = 0; k < json_array_size(other); k++)
            if (strcmp(text, json_string_value(json_array_get(other, k))) == 0)
                chosen = text;
    }
    if (chosen)
        snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}",
                 chosen);
    for (int i = 0; i < 2; i++)
        json_decref(lists[i]);
    if (chosen == NULL)
        return false;
    const bool hushed = bcg_session_hides_timing(only_room(w[0])->session);
    for (int i = 0; i < 2; i++) {
        /* Who holds Ambush thinks for a second, who does not answers at once. */
        const uint64_t thinks = hushed && seat == 0 && i == 1 ? 0 : 900;
        pass(w[i], thinks);
        say(w[i], seat, message);
        pass(w[i], (hushed ? 2500 : 1000) - thinks);
    }
    return true;
}

/* Does an ally's own drawing tell the games apart? Then there is nothing more to compare. */
static bool same_own_hand(world *w[2])
{
    char first[4096];
    const char *a = strstr(say(w[0], 1, "{\"do\":\"view\"}"), "\"allies\":{");
    assert_non_null(a);
    snprintf(first, sizeof first, "%.*s", (int)strcspn(a, "]"), a);
    const char *b = strstr(say(w[1], 1, "{\"do\":\"view\"}"), "\"allies\":{");
    return strncmp(first, b, strlen(first)) == 0;
}

/* Where it begins, not all of the texts. */
static void tell_difference(const char *a, const char *b)
{
    size_t n = 0;
    while (a[n] && a[n] == b[n])
        n++;
    const size_t from = n > 100 ? n - 100 : 0;
    if (a[n] != b[n])
        fail_msg("one is told\n%.300s\nthe other\n%.300s", a + from, b + from);
}

static void forget(ear *e)
{
    e->size = 0;
    e->heard[0] = '\0';
}

/* Two games whose axis holds Ambush in one and Air Power in the other, played with the same
 * actions. Allies and spectator are told the same bytes in as many messages at the same times. */
static int play_twins(const char *text, int n, int *steps)
{
    world *w[2];
    secrets s[2];
    bcg_rng r;
    bcg_json body = {0};
    bcg_rng_seed(&r, (uint64_t)n);
    for (int i = 0; i < 2; i++) {
        random_state = (uint64_t)n;
        w[i] = new_world(100, 0);
        exchange_card(text, "ambush", i ? "air-power" : "ambush", &body);
        s[i] = make_pair(w[i], body.text);
        enter_all(w[i], &s[i]);
        join_all(w[i]);
    }
    bcg_json_free(&body);
    int hushed = 0;
    while (same_own_hand(w)) {
        const int actor = bcg_session_actor(only_room(w[0])->session);
        if (actor < 0)
            break;
        hushed += bcg_session_hides_timing(only_room(w[0])->session);
        if (!act_in_both(w, actor, &r))
            break;
        if (!same_own_hand(w)) /* the last message tells of it */
            break;
        ++*steps;
        for (int listener = 1; listener <= 2; listener++) {
            assert_int_equal(w[0]->ears[listener].count, w[1]->ears[listener].count);
            tell_difference(w[0]->ears[listener].heard, w[1]->ears[listener].heard);
            forget(&w[0]->ears[listener]);
            forget(&w[1]->ears[listener]);
        }
    }
    end_world(w[0]);
    end_world(w[1]);
    return hushed;
}

/* A position of Pegasus Bridge in which the axis holds Ambush and Air Power is in the deck. */
static char *ambush_position(void)
{
    char why[BCG_WHY];
    size_t size;
    char *text = find_text(NULL, "pegasus-bridge", &size);
    bcg_setup setup = {.prepared = bcg_prepare(bcg_rulesets, text, size, NULL, "", why)};
    free(text);
    assert_non_null(setup.prepared);
    for (uint64_t n = 1;; n++) {
        bcg_fair_seed_of(n, setup.seed);
        bcg_session *s = bcg_session_new(&setup);
        assert_true(bcg_session_proceed(s));
        text = bcg_session_snapshot(s);
        bcg_session_free(s);
        const char *hand = strstr(text, "\nhand        axis "),
                   *end = hand ? strchr(hand + 1, '\n') : NULL;
        const char *card = hand ? strstr(hand, "ambush") : NULL;
        const char *air = strstr(text, "air-power");
        if (card && card < end && air == NULL)
            break;
        free(text);
    }
    bcg_prepared_release(setup.prepared);
    return text;
}

static void hidden_cards_do_not_show(void **state)
{
    int hushed = 0, steps = 0;
    (void)state;
    char *text = ambush_position();
    for (int n = 1; n <= 4; n++)
        hushed += play_twins(text, n, &steps);
    free(text);
    assert_true(hushed >= 2);
    assert_true(steps > 100);
}

static const char pass_now[] = "{\"do\":\"act\",\"action\":\"pass\",\"id\":\"p\",\"version\":now}";

/* A world at that pace in which answers are held as usual. */
static world *new_quiet_world(int pace)
{
    world *w = new_world(pace, 0);
    bcg_hub_free(w->hub);
    w->hush = BCG_HUSH_MS;
    open_world(w, pace, 0);
    return w;
}

/* Until somebody is asked what only who holds Ambush can answer in two ways; the attack is the last
 * thing that was done. The seat that is asked. */
static int play_to_ambush(world *w)
{
    const bcg_session *s = only_room(w)->session;
    for (int i = 0; i < 3000; i++) {
        const int seat = bcg_session_actor(s);
        if (bcg_session_hides_timing(s))
            return seat;
        assert_true(seat >= 0);
        if (bcg_session_need(s) >= 0)
            pass(w, 100);
        else
            act(w, seat, i * 7);
    }
    fail();
    return -1;
}

/* What is refused is refused at once; the first good answer counts and leaves at its time. */
static void an_answer_that_is_held_is_answered(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const int seat = play_to_ambush(w);
    const int version = bcg_session_version(only_room(w)->session);
    assert_non_null(strstr(
        say(w, seat, "{\"do\":\"act\",\"action\":\"nonsense\",\"id\":\"n\",\"version\":now}"),
        "\"id\":\"n\",\"reason\":\"BCG_NO_SUCH_ACTION\""));
    assert_string_equal(
        say(w, seat, "{\"do\":\"act\",\"action\":\"pass\",\"id\":\"a\",\"version\":now}"), "");
    assert_non_null(
        strstr(say(w, seat, "{\"do\":\"act\",\"action\":\"pass\",\"id\":\"b\",\"version\":now}"),
               "TOO_MUCH"));
    assert_string_equal(
        say(w, seat, "{\"do\":\"act\",\"action\":\"pass\",\"id\":\"a\",\"version\":now}"), "");
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    pass(w, 1500);
    assert_true(bcg_session_version(only_room(w)->session) > version);
    assert_non_null(strstr(w->ears[seat].first, "\"ok\":true,\"id\":\"a\""));
    end_world(w);
}

/* An attack if there is one, else the nth action. */
static void fight(world *w, int seat, int n)
{
    json_t *a = json_loads(say(w, seat, "{\"do\":\"legal\"}"), 0, NULL);
    const json_t *list = json_object_get(a, "actions");
    for (size_t i = 0; i < json_array_size(list); i++)
        if (strncmp(json_string_value(json_array_get(list, i)), "attack", 6) == 0)
            n = (int)i;
    json_decref(a);
    assert_true(act(w, seat, n));
}

/* A game against captain in which it is asked whether it ambushes. */
static world *attack_captain(int pace)
{
    for (int tries = 0; tries < 20; tries++) {
        world *w = new_quiet_world(pace);
        char me[BCG_SECRET_TEXT];
        json_t *a = call(w, BCG_CALL_MAKE,
                         "{\"scenario\":\"pegasus-bridge\",\"seats\":{\"axis\":\"captain\"}}",
                         NULL);
        copy_secret(a, "me", me);
        json_decref(a);
        enter(w, 1, me);
        say(w, 1, "{\"do\":\"join\"}");
        const bcg_session *s = only_room(w)->session;
        for (int i = 0; bcg_session_actor(s) >= 0; i++) {
            if (bcg_session_hides_timing(s) && bcg_session_need(s) >= 0)
                return w;
            if (bcg_session_need(s) >= 0)
                pass(w, 100);
            else {
                const bool hushed = bcg_session_hides_timing(s);
                fight(w, 1, i * 7);
                pass(w, hushed ? 1500 : 0);
            }
        }
        end_world(w);
    }
    fail();
    return NULL;
}

/* However fast computer players are to play: people's answers are held, and theirs. */
static void the_pace_is_not_for_answers_that_tell(void **state)
{
    (void)state;
    world *w = new_quiet_world(0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const int seat = play_to_ambush(w);
    const int version = bcg_session_version(only_room(w)->session);
    assert_string_equal(say(w, seat, pass_now), "");
    pass(w, 1499);
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    pass(w, 1);
    assert_true(bcg_session_version(only_room(w)->session) > version);
    end_world(w);
    w = attack_captain(0);
    const int asked = bcg_session_version(only_room(w)->session);
    pass(w, 1499);
    assert_int_equal(bcg_session_version(only_room(w)->session), asked);
    pass(w, 1);
    assert_true(bcg_session_version(only_room(w)->session) > asked);
    end_world(w);
}

/* An attack that is taken back and made again: the player may still think about the first one. */
static void an_attack_made_again_is_answered_in_time(void **state)
{
    static const char undo[] = "{\"do\":\"undo\",\"version\":now}";
    char entry[BCG_ENTRY_TEXT], message[BCG_ENTRY_TEXT + 64];
    (void)state;
    world *w = attack_captain(100);
    const bcg_session *s = only_room(w)->session;
    bcg_session_entry(s, bcg_session_version(s), entry);
    const char *attack = strstr(entry, "attack ");
    assert_non_null(attack);
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}", attack);
    /* without waiting for anybody in between */
    tell(w, 1, undo);
    tell(w, 1, message);
    wait_quiet(w);
    const int version = bcg_session_version(s);
    assert_true(bcg_session_hides_timing(s));
    pass(w, 1499);
    assert_int_equal(bcg_session_version(s), version);
    pass(w, 1);
    assert_true(bcg_session_version(s) > version);
    end_world(w);
}

/* A computer player's answers leave at times that follow from public facts. */
static void computer_players_keep_time(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    json_t *a = call(w, BCG_CALL_MAKE,
                     "{\"scenario\":\"pegasus-bridge\",\"seats\":{\"axis\":\"captain\"}}", NULL);
    char me[BCG_SECRET_TEXT];
    copy_secret(a, "me", me);
    json_decref(a);
    enter(w, 1, me);
    say(w, 1, "{\"do\":\"join\"}");
    const bcg_session *s = only_room(w)->session;
    int seen = 0;
    for (int i = 0; i < 400 && bcg_session_actor(s) != BCG_OVER; i++) {
        const int seat = bcg_session_need(s);
        if (seat < 0) {
            const bool hushed = bcg_session_hides_timing(s);
            assert_true(act(w, 1, i));
            pass(w, hushed ? 1500 : 0);
            continue;
        }
        const uint64_t wanted = bcg_session_hides_timing(s)           ? 1500
                                : bcg_session_last_decider(s) == seat ? 350
                                                                      : 700;
        const int version = bcg_session_version(s);
        pass(w, wanted - 1);
        assert_int_equal(bcg_session_version(s), version);
        pass(w, 1);
        assert_true(bcg_session_version(s) > version);
        seen++;
    }
    assert_true(seen > 10);
    end_world(w);
}

/* -- what happens to games -----------------------------------------------------------------------
 */

/* A full disk: who asked is told, nothing has happened, and what was told before is there. */
static void what_is_not_kept_has_not_happened(void **state)
{
    (void)state;
    world *w = new_world(100, 200 * 1024);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    for (w->caller.status = 201; w->caller.status == 201;) /* fill it */
        json_decref(call(w, BCG_CALL_MAKE, with_friend, NULL));
    assert_int_equal(w->caller.status, 503);
    assert_non_null(strstr(w->caller.last, "NOT_KEPT"));
    const bcg_session *session = only_room(w)->session;
    int told = 0;
    for (int i = 0; i < 300; i++) {
        const int version = bcg_session_version(session), seat = bcg_session_actor(session);
        const int others = w->ears[2].count;
        if (seat < 0)
            break;
        assert_true(act(w, seat, i));
        pass(w, 2000);
        if (strstr(w->ears[seat].first, "NOT_KEPT")) {
            told++;
            assert_int_equal(bcg_session_version(session), version);
            assert_int_equal(w->ears[2].count, others);
            assert_non_null(strstr(say(w, seat, "{\"do\":\"view\"}"), "\"ok\":true"));
            break;
        }
    }
    assert_int_equal(told, 1);
    const int version = bcg_session_version(session);
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 100, 0);
    enter(w, 0, s.axis);
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    end_world(w);
}

static void games_go_on_after_a_restart(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    for (int i = 0; i < 120; i++) {
        const int seat = bcg_session_actor(only_room(w)->session);
        if (seat < 0)
            break;
        act(w, seat, i);
    }
    char *before = bcg_session_save(only_room(w)->session);
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 0, 0);
    enter_all(w, &s);
    char *after = bcg_session_save(only_room(w)->session);
    assert_string_equal(before, after);
    free(before);
    free(after);
    end_world(w);
}

static void a_rematch_swaps_sides_and_counts(void **state)
{
    char text[64];
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    json_decref(call(w, BCG_CALL_REMATCH, "", s.axis));
    assert_int_equal(w->caller.status, 409);
    say(w, 0, "{\"do\":\"resign\"}"); /* axis, who has the invitation's seat */
    json_decref(call(w, BCG_CALL_REMATCH, "", s.spectator));
    assert_int_equal(w->caller.status, 403);
    json_t *a = call(w, BCG_CALL_REMATCH, "", s.allies);
    assert_int_equal(w->caller.status, 201);
    snprintf(text, sizeof text, "{\"rematch\":\"%s\"}",
             json_string_value(json_object_get(a, "game")));
    assert_string_equal(w->ears[0].last, text);
    assert_string_equal(w->ears[2].last, text);
    json_t *b = call(w, BCG_CALL_REMATCH, "", s.axis); /* whoever asks second gets the same */
    assert_int_equal(w->caller.status, 200);
    assert_string_equal(json_string_value(json_object_get(b, "game")),
                        json_string_value(json_object_get(a, "game")));
    json_decref(a);
    json_decref(b);
    leave_all(w);
    enter(w, 0, s.axis);
    assert_non_null(strstr(w->ears[0].first, "\"mine\":[\"allies\"]"));
    assert_non_null(strstr(w->ears[0].first, "\"wins\":{\"axis\":1,\"allies\":0}"));
    enter(w, 1, s.allies);
    assert_non_null(strstr(w->ears[1].first, "\"mine\":[\"axis\"]"));
    end_world(w);
}

static void quiet_rooms_are_closed(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    pass(w, 60000);
    assert_non_null(only_room(w));
    leave_all(w);
    pass(w, 29000);
    assert_non_null(only_room(w));
    pass(w, 2000);
    assert_null(only_room(w));
    enter(w, 0, s.axis);
    assert_non_null(strstr(w->ears[0].first, "\"actor\":\"allies\""));
    end_world(w);
}

/* -- a held answer ------------------------------------------------------------------------------
 */

/* The attack that was the last thing done, as a message. */
static void write_attack(const world *w, char out[BCG_ENTRY_TEXT + 64])
{
    char entry[BCG_ENTRY_TEXT];
    const bcg_session *s = only_room(w)->session;
    bcg_session_entry(s, bcg_session_version(s), entry);
    const char *attack = strstr(entry, "attack ");
    assert_non_null(attack);
    snprintf(out, BCG_ENTRY_TEXT + 64, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}",
             attack);
}

/* What everybody may be told of the server, as text. */
static void write_figures(world *w, char out[512])
{
    bcg_hub_figures f;
    bcg_hub_count(w->hub, &f);
    snprintf(out, 512, "%d %d %d %d %llu %llu %llu %llu %llu %llu %llu %llu", f.games, f.clients,
             f.thinking, f.writable, (unsigned long long)f.made, (unsigned long long)f.messages,
             (unsigned long long)f.requests, (unsigned long long)f.refused,
             (unsigned long long)f.kept, (unsigned long long)f.not_kept,
             (unsigned long long)f.commits, (unsigned long long)f.thoughts);
}

/* Twins: somebody is asked whether they ambush. In one of them the answer is given at once and
 * held, in the other not yet. Then something happens that others may bring about. */
typedef struct twins {
    world *w[2];
    int asked; /* the seat */
    secrets s[2];
    char attack[BCG_ENTRY_TEXT + 64];
} twins;

static twins ask_twins(int n)
{
    twins t;
    for (int i = 0; i < 2; i++) {
        random_state = (uint64_t)n;
        t.w[i] = new_world(100, 0);
        t.s[i] = make_pair(t.w[i], with_friend);
        enter_all(t.w[i], &t.s[i]);
        join_all(t.w[i]);
        t.asked = play_to_ambush(t.w[i]);
    }
    write_attack(t.w[0], t.attack);
    assert_string_equal(say(t.w[0], t.asked, pass_now), "");
    return t;
}

/* What others are told is the same, to the byte and to the millisecond, and so are the figures. */
static void compare_twins(const twins *t)
{
    char figures[2][512];
    for (int listener = 0; listener <= 2; listener++) {
        ear *a = &t->w[0]->ears[listener], *b = &t->w[1]->ears[listener];
        if (listener == t->asked)
            continue;
        assert_int_equal(a->count, b->count);
        tell_difference(a->heard, b->heard);
        forget(a);
        forget(b);
    }
    write_figures(t->w[0], figures[0]);
    write_figures(t->w[1], figures[1]);
    assert_string_equal(figures[0], figures[1]);
}

static void end_twins(const twins *t)
{
    end_world(t->w[0]);
    end_world(t->w[1]);
}

/* The attacker takes the attack back and makes it again, in one packet. */
static void attack_again(const twins *t)
{
    for (int i = 0; i < 2; i++) {
        tell(t->w[i], 1 - t->asked, "{\"do\":\"undo\",\"version\":now}");
        tell(t->w[i], 1 - t->asked, t->attack);
        wait_quiet(t->w[i]);
        assert_true(bcg_session_hides_timing(only_room(t->w[i])->session));
    }
}

/* The answer was for the first attack, not for the second. Who gave it is told at once; nobody else
 * can tell that it was there. */
static void a_held_answer_is_for_its_attack_only(void **state)
{
    (void)state;
    const twins t = ask_twins(1);
    for (int n = 0; n < 200; n++) {
        if (n > 0)
            assert_string_equal(say(t.w[0], t.asked, pass_now), "");
        attack_again(&t);
        assert_non_null(
            strstr(t.w[0]->ears[t.asked].heard, "\"id\":\"p\",\"reason\":\"BCG_STALE\""));
        assert_null(only_room(t.w[0])->seat[t.asked].held);
        forget(&t.w[0]->ears[t.asked]);
        compare_twins(&t);
        pass(t.w[0], 10);
        pass(t.w[1], 10);
    }
    for (int i = 0; i < 2; i++) {
        const bcg_session *s = only_room(t.w[i])->session;
        const int version = bcg_session_version(s);
        pass(t.w[i], 5000);
        assert_int_equal(bcg_session_version(s), version); /* nobody has answered */
        say(t.w[i], t.asked, pass_now);
        assert_true(bcg_session_version(s) > version);
    }
    compare_twins(&t);
    end_twins(&t);
}

/* Neither bytes nor times nor figures tell that there is an answer: not while it is held, not when
 * somebody else comes and goes, not when it leaves. */
static void an_answer_that_is_held_does_not_show(void **state)
{
    (void)state;
    const twins t = ask_twins(2);
    const int attacker = 1 - t.asked;
    for (int n = 0; n < 200; n++) {
        if (n > 0)
            assert_string_equal(say(t.w[0], t.asked, pass_now), "");
        compare_twins(&t);
        for (int i = 0; i < 2; i++) {
            world *w = t.w[i];
            pass(w, (uint64_t)n * 3);
            bcg_client_leave(w->ears[attacker].client, w->now);
            enter(w, attacker, attacker ? t.s[i].allies : t.s[i].axis);
            say(w, attacker, "{\"do\":\"view\"}");
            pass(w, (uint64_t)n * 4);
        }
        compare_twins(&t);
        say(t.w[1], t.asked, "{\"do\":\"legal\",\"odds\":true}"); /* who thinks looks around */
        say(t.w[1], t.asked, "{\"do\":\"act\",\"action\":\"nonsense\",\"version\":now}");
        compare_twins(&t);
        assert_string_equal(say(t.w[1], t.asked, pass_now), "");
        compare_twins(&t);
        if (n < 199)
            attack_again(&t);
    }
    for (int i = 0; i < 2; i++)
        pass(t.w[i], 3000);
    assert_false(bcg_session_hides_timing(only_room(t.w[0])->session));
    compare_twins(&t);
    end_twins(&t);
}

/* Who comes back to a question has as long as anybody: a program may answer for them at once. */
static void who_comes_back_is_asked_anew(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const int seat = play_to_ambush(w);
    const int version = bcg_session_version(only_room(w)->session);
    bcg_client_leave(w->ears[seat].client, w->now);
    pass(w, 20000);
    enter(w, seat, seat ? s.allies : s.axis);
    assert_string_equal(say(w, seat, pass_now), "");
    pass(w, 1499);
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    pass(w, 1);
    assert_true(bcg_session_version(only_room(w)->session) > version);
    end_world(w);
}

/* -- no memory ----------------------------------------------------------------------------------
 */

static _Thread_local int until_failure = -1; /* allocations; -1: none fails */

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);

void *__wrap_malloc(size_t size)
{
    if (until_failure == 0) {
        until_failure = -1;
        return NULL;
    }
    if (until_failure > 0)
        until_failure--;
    return __real_malloc(size);
}

/* The attacker takes the attack back, but that cannot be kept: the attack stands, and the answer to
 * it leaves at its time. */
static void an_undo_that_fails_leaves_a_held_answer(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const int seat = play_to_ambush(w);
    const bcg_session *session = only_room(w)->session;
    const int version = bcg_session_version(session);
    assert_string_equal(say(w, seat, pass_now), "");
    pass(w, 700);
    bool refused = false;
    for (int n = 0; n < 100 && !refused; n++) {
        ear *attacker = &w->ears[1 - seat];
        attacker->first[0] = '\0';
        until_failure = n;
        tell(w, 1 - seat, "{\"do\":\"undo\",\"version\":now}");
        until_failure = -1;
        wait_quiet(w);
        assert_int_equal(bcg_session_version(session), version);
        refused = strstr(attacker->first, "NOT_KEPT") != NULL;
    }
    assert_true(refused);
    assert_true(only_room(w)->seat[0].held || only_room(w)->seat[1].held);
    pass(w, 799);
    assert_int_equal(bcg_session_version(session), version);
    pass(w, 1);
    assert_true(bcg_session_version(session) > version);
    assert_non_null(strstr(w->ears[seat].heard, "\"ok\":true,\"id\":\"p\""));
    end_world(w);
}

/* Whichever allocation fails: who asked is answered once, and what is refused has not happened. */
static void every_request_is_answered_without_memory(void **state)
{
    int refused = 0, done = 0;
    (void)state;
    random_state = 2; /* a deal whose first action rolls nothing, so that it can be taken back */
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const bcg_session *session = only_room(w)->session;
    for (int n = 0; n < 200 && done < 3; n++) {
        const int version = bcg_session_version(session), count = w->ears[1].count;
        json_t *a = json_loads(say(w, 1, "{\"do\":\"legal\"}"), 0, NULL);
        const char *first = json_string_value(json_array_get(json_object_get(a, "actions"), 0));
        char message[BCG_ACTION_TEXT + 64];
        assert_non_null(first);
        snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}",
                 first);
        json_decref(a);
        w->ears[1].first[0] = '\0';
        until_failure = n;
        tell(w, 1, message);
        const bool failed = until_failure < 0;
        until_failure = -1;
        wait_quiet(w);
        assert_int_equal(w->ears[1].count, count + 2);
        if (strstr(w->ears[1].first, "\"ok\":true") == NULL) {
            refused++;
            assert_int_equal(bcg_session_version(session), version);
        }
        done += !failed;
        pass(w, 2000);
        if (bcg_session_version(session) > version) /* so that it is the same decision each time */
            assert_non_null(strstr(say(w, 1, "{\"do\":\"undo\",\"version\":now}"), "\"ok\":true"));
    }
    assert_true(refused > 1);
    assert_int_equal(done, 3);
    end_world(w);
}

/* At the end: what was decided but not yet done is left for the next start, so that writing ends.
 */
/* -- what expires --------------------------------------------------------------------------------
 */

static void sweep_after(world *w, uint64_t seconds)
{
    w->now += seconds * 1000;
    bcg_hub_sweep(w->hub);
    wait_quiet(w);
}

static size_t count_lobby(world *w)
{
    json_t *a = call(w, BCG_CALL_LOBBY, "", NULL);
    const size_t count = json_array_size(json_object_get(a, "games"));
    json_decref(a);
    return count;
}

static bool is_kept(world *w, const char *secret)
{
    json_t *a = call(w, BCG_CALL_GAME, "", secret);
    const bool kept = json_is_true(json_object_get(a, "ok"));
    json_decref(a);
    pass(w, 60000); /* its room is closed again */
    return kept;
}

static void an_entry_leaves_the_lobby_after_its_maker(void **state)
{
    (void)state;
    char me[BCG_SECRET_TEXT];
    world *w = new_world(100, 0);
    bcg_hub_sweep(w->hub);
    json_t *a = call(w, BCG_CALL_MAKE,
                     "{\"scenario\":\"toulon\",\"seats\":{\"allies\":\"friend\"},\"lobby\":true}",
                     NULL);
    copy_secret(a, "me", me);
    json_decref(a);
    enter(w, 0, me);
    sweep_after(w, 7200); /* two hours, but it is there */
    assert_int_equal(count_lobby(w), 1);
    leave_all(w);
    sweep_after(w, 3500);
    assert_int_equal(count_lobby(w), 1);
    sweep_after(w, 200);
    assert_int_equal(count_lobby(w), 0);
    assert_true(is_kept(w, me)); /* the game is not gone */
    end_world(w);
}

static void a_game_that_never_began_is_deleted(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    bcg_hub_sweep(w->hub);
    const secrets begun = make_pair(w, with_friend), waiting = make_pair(w, with_friend);
    enter_all(w, &begun);
    join_all(w);
    leave_all(w);
    enter(w, 1, waiting.allies);
    say(w, 1, "{\"do\":\"join\",\"nonce\":\"bb\",\"id\":2}"); /* and the other never comes */
    leave_all(w);
    pass(w, 60000);
    sweep_after(w, 6 * 24 * 3600);
    assert_true(is_kept(w, waiting.allies));
    sweep_after(w, 24 * 3600);
    assert_false(is_kept(w, waiting.allies));
    assert_true(is_kept(w, begun.allies));
    sweep_after(w, 400 * 24 * 3600);
    assert_true(is_kept(w, begun.allies));
    end_world(w);
}

static void what_is_over_is_kept_as_long_as_wanted(void **state)
{
    (void)state;
    for (int days = 0; days < 3; days += 2) {
        world *w = new_world(100, 0);
        w->hub->config.keep_finished = days;
        const secrets s = make_pair(w, with_friend);
        enter_all(w, &s);
        join_all(w);
        assert_non_null(strstr(say(w, 0, "{\"do\":\"resign\",\"id\":3}"), "\"ok\":true"));
        leave_all(w);
        pass(w, 60000);
        sweep_after(w, 24 * 3600);
        assert_true(is_kept(w, s.allies));
        sweep_after(w, 24 * 3600);
        assert_int_equal(is_kept(w, s.allies), days == 0);
        end_world(w);
    }
}

static void finishing_begins_nothing(void **state)
{
    (void)state;
    world *w = attack_captain(100);
    assert_false(bcg_hub_is_writing(w->hub));
    const int version = bcg_session_version(only_room(w)->session);
    assert_true(bcg_hub_due(w->hub) < UINT64_MAX); /* the captain's answer */
    bcg_hub_finish(w->hub);
    pass(w, 60000);
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    assert_true(bcg_hub_due(w->hub) == UINT64_MAX);
    end_world(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_change_is_told_once_to_everybody),
        cmocka_unit_test(secrets_open_what_they_are_for),
        cmocka_unit_test(an_invitation_is_used_once),
        cmocka_unit_test(an_entry_leaves_the_lobby_after_its_maker),
        cmocka_unit_test(a_game_that_never_began_is_deleted),
        cmocka_unit_test(what_is_over_is_kept_as_long_as_wanted),
        cmocka_unit_test(the_lobby_lists_until_somebody_comes),
        cmocka_unit_test(computer_players_keep_time),
        cmocka_unit_test(an_answer_that_is_held_is_answered),
        cmocka_unit_test(an_attack_made_again_is_answered_in_time),
        cmocka_unit_test(what_is_not_kept_has_not_happened),
        cmocka_unit_test(games_go_on_after_a_restart),
        cmocka_unit_test(a_rematch_swaps_sides_and_counts),
        cmocka_unit_test(quiet_rooms_are_closed),
        cmocka_unit_test(finishing_begins_nothing),
        cmocka_unit_test(the_pace_is_not_for_answers_that_tell),
        cmocka_unit_test(who_comes_back_is_asked_anew),
        cmocka_unit_test(every_request_is_answered_without_memory),
        cmocka_unit_test(an_undo_that_fails_leaves_a_held_answer),
        cmocka_unit_test(a_held_answer_is_for_its_attack_only),
        cmocka_unit_test(an_answer_that_is_held_does_not_show),
        cmocka_unit_test(hidden_cards_do_not_show),
    };
    /* The same deals each time: in some the battle is over before anybody is asked for an Ambush.
     */
    random_state = 1;
    randombytes_set_implementation(&same_each_time);
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
