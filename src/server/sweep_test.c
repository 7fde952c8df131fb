/* What expires: entries of the lobby, games that never began, games that are over. */
#include "server/world_test.h"

#include <sodium.h>

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_entry_leaves_the_lobby_after_its_maker),
        cmocka_unit_test(a_game_that_never_began_is_deleted),
        cmocka_unit_test(what_is_over_is_kept_as_long_as_wanted),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
