/* Versions of a game: stale requests, repeated requests, undo, entries that could not be stored. */
#include "session/timeline.h"

#include "session/requests_test.h"

/* -- versions and repeated requests ----------------------------------------------------------- */

static void stale_requests_change_nothing(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    assert_int_equal(bcg_session_version(s), 8); /* the deal */
    refused(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":7}",
            "BCG_STALE");
    refused(&s, allies, "{\"do\":\"undo\",\"version\":3}", "BCG_STALE");
    good(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":8}");
    bcg_session_free(s);
}

/* A change applies to the game as it was seen, so it must name that version. */
static void a_change_names_its_version(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    refused(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\"}", "BAD_REQUEST");
    refused(&s, axis, "{\"do\":\"act\",\"action\":\"play probe-center\"}", "BAD_REQUEST");
    good(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":8}");
    refused(&s, allies, "{\"do\":\"undo\"}", "BAD_REQUEST");
    good(&s, allies, "{\"do\":\"undo\",\"version\":9}");
    bcg_session_free(s);
    s = new_game(",\"table\":true");
    refused(&s, allies, "{\"do\":\"chance\",\"action\":\"roll armor\"}", "BAD_REQUEST");
    bcg_session_free(s);
}

static void a_request_sent_twice_counts_once(void **state)
{
    static const char play[] =
        "{\"do\":\"act\",\"id\":\"a1\",\"action\":\"play probe-center\",\"version\":8}";
    char first[8192];
    (void)state;
    bcg_session *s = new_game("");
    snprintf(first, sizeof first, "%s", answer_text(&s, allies, play));
    const int version = bcg_session_version(s);
    assert_string_equal(answer_text(&s, allies, play), first);
    good(&s, allies, "{\"do\":\"act\",\"id\":\"a2\",\"action\":\"order e2\",\"version\":now}");
    assert_string_equal(answer_text(&s, allies, play), first); /* whatever has happened since */
    assert_int_equal(bcg_session_version(s), version + 1);
    /* the same id from another seat is another request */
    refused(&s, axis, play, "BCG_STALE");
    /* reusing an id for something else is an error */
    refused(&s, allies, "{\"do\":\"act\",\"id\":\"a1\",\"action\":\"order f2\",\"version\":now}",
            "BCG_ID_USED");
    refused(&s, allies, "{\"do\":\"undo\",\"id\":\"a1\",\"version\":now}", "BCG_ID_USED");
    bcg_session_free(s);
}

/* -- undo ------------------------------------------------------------------------------------- */

static void undo_ends_with_chance_and_others(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    refused(&s, allies, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_CHANCE"); /* the deal */
    good(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":now}");
    refused(&s, axis, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_OTHER");
    json_t *before = ask(&s, allies, "{\"do\":\"legal\"}");
    const int ply = bcg_session_ply(s), version = bcg_session_version(s);
    good(&s, allies, "{\"do\":\"act\",\"action\":\"order e2\",\"version\":now}");
    good(&s, allies, "{\"do\":\"undo\",\"id\":5,\"version\":now}");
    json_t *after = ask(&s, allies, "{\"do\":\"legal\"}");
    assert_true(json_equal(json_object_get(before, "actions"), json_object_get(after, "actions")));
    assert_int_equal(bcg_session_ply(s), ply);
    assert_int_equal(bcg_session_version(s), version + 2);
    good(&s, allies, "{\"do\":\"undo\",\"id\":5,\"version\":now}"); /* a repeat undoes no more */
    assert_int_equal(bcg_session_ply(s), ply);
    good(&s, allies, "{\"do\":\"undo\",\"id\":6,\"version\":now}");
    assert_int_equal(bcg_session_ply(s), ply - 1);
    refused(&s, allies, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_CHANCE");
    json_decref(before);
    json_decref(after);
    bcg_session_free(s);
}

/* Doing and undoing anything leaves the game as if it had not happened. */
static void undo_leads_back(void **state)
{
    bcg_rng r;
    int undone = 0;
    (void)state;
    bcg_rng_seed(&r, 3);
    bcg_session *s = new_game("");
    for (int i = 0; i < 300 && bcg_session_actor(s) >= 0; i++) {
        const int seat = bcg_session_actor(s), ply = bcg_session_ply(s);
        const size_t size = bcg_ops_in(s)->state_size;
        void *before = malloc(size);
        memcpy(before, s->now.state, size);
        assert_true(act_at_random(s, &r));
        if (bcg_session_may_undo(s, seat) == BCG_OK && bcg_rng_below(&r, 2)) {
            assert_int_equal(bcg_session_undo(s, seat, "", -1), BCG_OK);
            assert_memory_equal(before, s->now.state, size);
            assert_int_equal(bcg_session_ply(s), ply);
            undone++;
        }
        free(before);
    }
    assert_true(undone > 20);
    bcg_session_free(s);
}

/* What could not be stored is discarded, whatever it was. */
static void a_session_can_be_cut(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 12);
    bcg_session *s = new_game("");
    const size_t size = bcg_ops_in(s)->state_size;
    void *then = malloc(size);
    do {
        const int version = bcg_session_version(s);
        memcpy(then, s->now.state, size);
        if (!act_at_random(s, &r))
            break;
        assert_true(bcg_session_cut(s, version));
        assert_int_equal(bcg_session_version(s), version);
        assert_memory_equal(s->now.state, then, size);
    } while (act_at_random(s, &r));
    free(then);
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stale_requests_change_nothing),
        cmocka_unit_test(a_change_names_its_version),
        cmocka_unit_test(a_request_sent_twice_counts_once),
        cmocka_unit_test(undo_ends_with_chance_and_others),
        cmocka_unit_test(undo_leads_back),
        cmocka_unit_test(a_session_can_be_cut),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
