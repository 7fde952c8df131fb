/* Who may sit where: what secrets open, invitations, the lobby, a rematch with the sides swapped.
 */
#include "server/world_test.h"

#include <sodium.h>

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(secrets_open_what_they_are_for),
        cmocka_unit_test(an_invitation_is_used_once),
        cmocka_unit_test(the_lobby_lists_until_somebody_comes),
        cmocka_unit_test(a_rematch_swaps_sides_and_counts),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
