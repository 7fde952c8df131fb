/* Reaction windows in a session, tested with the toy: what a seat wants passed, and undo through a
 * window that was passed. */
#include "session/save.h"

#include "session/toy_game_test.h"

/* Red has chosen, and blue may object. */
static bcg_session *at_the_window(uint64_t seed)
{
    bcg_session *s = new_game("watch", seed, "");
    acts(&s, RED, "choose high");
    assert_int_equal(bcg_session_window(s), 0);
    return s;
}

/* A game in which blue can, or cannot, object. */
static bcg_session *at_the_window_with(bool able)
{
    for (uint64_t seed = 1;; seed++) {
        bcg_session *s = at_the_window(seed);
        if ((toy_count(s->now.state, TOY_RANKS, TOY_HAND + BLUE) > 0) == able)
            return s;
        bcg_session_free(s);
    }
}

static void status_names_the_window(void **state)
{
    (void)state;
    bcg_session *s = at_the_window(1);
    for (int seat = RED; seat <= SEATS; seat += SEATS) {
        json_t *view = good(&s, seat, "{\"do\":\"view\"}");
        assert_string_equal(json_string_value(json_object_get(view, "window")), "objection");
        json_decref(view);
    }
    acts(&s, BLUE, "pass");
    json_t *view = good(&s, RED, "{\"do\":\"view\"}");
    assert_null(json_object_get(view, "window"));
    json_decref(view);
    bcg_session_free(s);
}

/* -- standing answers -------------------------------------------------------------------------- */

static const char want_passed[] = "{\"do\":\"stand\",\"window\":\"objection\",\"answer\":\"pass\"}";

static void a_standing_answer_is_its_seat_s_own(void **state)
{
    (void)state;
    bcg_session *s = new_game("watch", 1, "");
    bcg_outcome outcome;
    const int version = bcg_session_version(s);
    char *before = ask(&s, RED, "{\"do\":\"view\"}", NULL);
    char *answer = ask(&s, BLUE, want_passed, &outcome);
    assert_int_equal(outcome, BCG_STANDS);
    assert_non_null(strstr(answer, "\"standing\":{\"objection\":\"pass\"}"));
    char *after = ask(&s, RED, "{\"do\":\"view\"}", NULL),
         *own = ask(&s, BLUE, "{\"do\":\"view\"}", NULL);
    assert_string_equal(before, after); /* red is told its own, which is to be asked */
    assert_non_null(strstr(after, "\"standing\":{\"objection\":\"ask\"}"));
    assert_non_null(strstr(own, "\"standing\":{\"objection\":\"pass\"}"));
    assert_int_equal(bcg_session_version(s), version);
    free(before), free(answer), free(after), free(own);
    does(&s, BLUE, "{\"do\":\"stand\",\"window\":\"objection\",\"answer\":\"ask\"}");
    assert_int_equal(bcg_session_standing(s, BLUE), 0);
    refused(&s, BLUE, "{\"do\":\"stand\",\"window\":\"door\",\"answer\":\"pass\"}", "BAD_REQUEST");
    refused(&s, BLUE, "{\"do\":\"stand\",\"answer\":\"pass\"}", "BAD_REQUEST");
    refused(&s, BLUE, "{\"do\":\"stand\",\"window\":\"objection\"}", "BAD_REQUEST");
    refused(&s, BLUE, "{\"do\":\"stand\",\"window\":\"objection\",\"answer\":\"no\"}",
            "BAD_REQUEST");
    refused(&s, SEATS, want_passed, "NO_SEAT");
    assert_int_equal(bcg_session_standing(s, BLUE), 0);
    bcg_session_free(s);
}

/* Whether the seat could do more than pass makes no difference. */
static void hosts_are_told_whom_to_pass_for(void **state)
{
    (void)state;
    for (int able = 0; able < 2; able++) {
        bcg_session *s = at_the_window_with(able);
        assert_int_equal(bcg_session_passers(s), 0);
        assert_int_equal(bcg_session_pass(s, BLUE), BCG_NOT_YOUR_TURN);
        does(&s, BLUE, want_passed);
        assert_int_equal(bcg_session_passers(s), bcg_seat_bit(BLUE));
        assert_int_equal(bcg_session_pass(s, RED), BCG_NOT_YOUR_TURN);
        assert_int_equal(bcg_session_pass(s, BLUE), BCG_OK);
        assert_int_equal(bcg_session_window(s), -1);
        assert_int_equal(bcg_session_passers(s), 0);
        bcg_session_free(s);
    }
}

/* Without them the text is what earlier programs wrote. */
static void standing_answers_are_saved(void **state)
{
    (void)state;
    char why[BCG_WHY];
    bcg_session *s = at_the_window(1);
    char *plain = bcg_session_save(s);
    assert_memory_equal(plain, "bocage session 2\n", 17);
    does(&s, BLUE, want_passed);
    char *saved = bcg_session_save(s);
    assert_non_null(strstr(saved, "bocage session 4\n"));
    assert_non_null(strstr(saved, "\nstanding blue passes objection\n"));
    bcg_session *again = bcg_session_load(saved, strlen(saved), &host.games, why);
    assert_non_null(again);
    assert_int_equal(bcg_session_passers(again), bcg_seat_bit(BLUE));
    *strstr(saved, "standing blue") = '#';
    assert_null(bcg_session_load(saved, strlen(saved), &host.games, why));
    assert_false(bcg_session_restore_standing(again, SEATS, "passes objection"));
    assert_false(bcg_session_restore_standing(again, BLUE, "objection"));
    assert_true(bcg_session_restore_standing(again, BLUE, "passes something-older"));
    assert_int_equal(bcg_session_standing(again, BLUE), 0);
    bcg_session_free(again);
    bcg_session_free(s);
    free(plain);
    free(saved);
}

/* -- windows of several seats ------------------------------------------------------------------ */

/* Red has chosen, and both of blue are asked; this one can object, if there is one that has to. */
static bcg_session *at_the_guards(int able)
{
    for (uint64_t seed = 1;; seed++) {
        bcg_session *s = new_game("guard", seed, "");
        acts(&s, RED, "choose high");
        assert_int_equal(bcg_session_actors(s), bcg_seat_bit(BLUE) | bcg_seat_bit(BLUE_2));
        if (able < 0 || toy_count(s->now.state, TOY_RANKS, TOY_HAND + able) > 0)
            return s;
        bcg_session_free(s);
    }
}

/* An answer that names an earlier version. */
static void answers_for(bcg_session **s, int seat, const char *action, int version,
                        const char *refusal)
{
    char message[160];
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":%d}", action,
             version);
    if (refusal)
        refused(s, seat, message, refusal);
    else
        does(s, seat, message);
}

/* Whoever passes is done, and the other is still asked what it was asked. */
static void one_pass_leaves_the_window_open(void **state)
{
    (void)state;
    for (int first = BLUE; first <= BLUE_2; first++) {
        const int second = first == BLUE ? BLUE_2 : BLUE;
        bcg_session *s = at_the_guards(-1);
        const int version = bcg_session_version(s);
        char *before = ask(&s, second, "{\"do\":\"legal\"}", NULL);
        acts(&s, first, "pass");
        assert_int_equal(bcg_session_window(s), 0);
        assert_int_equal(bcg_session_actors(s), bcg_seat_bit(second));
        assert_true(bcg_session_is_still_asked(s, second, version));
        assert_false(bcg_session_is_still_asked(s, second, version - 1)); /* before red chose */
        assert_false(bcg_session_is_still_asked(s, first, version));
        answers_for(&s, first, "pass", bcg_session_version(s), "BCG_NOT_YOUR_TURN");
        char *after = ask(&s, second, "{\"do\":\"legal\"}", NULL);
        assert_string_equal(strstr(before, "\"actions\""), strstr(after, "\"actions\""));
        answers_for(&s, second, "pass", version, NULL); /* it need not have heard of the pass */
        assert_int_equal(bcg_session_window(s), -1);
        assert_false(bcg_session_is_still_asked(s, second, version));
        free(before);
        free(after);
        bcg_session_free(s);
    }
}

/* The first yes counts; what the other says about the window comes too late. */
static void the_first_yes_closes_the_window(void **state)
{
    (void)state;
    for (int yes = BLUE; yes <= BLUE_2; yes++)
        for (int after_pass = 0; after_pass < 2; after_pass++) {
            const int other = yes == BLUE ? BLUE_2 : BLUE;
            bcg_session *s = at_the_guards(yes);
            const int version = bcg_session_version(s);
            if (after_pass)
                acts(&s, other, "pass");
            answers_for(&s, yes, "object", version, NULL);
            assert_int_equal(bcg_session_window(s), -1);
            assert_int_equal(((const toy_state *)s->now.state)->wins, TOY_LOW_WINS);
            answers_for(&s, other, "pass", version, "BCG_STALE");
            answers_for(&s, other, "object", version, "BCG_STALE");
            bcg_session_free(s);
        }
}

static void each_has_its_standing_answer(void **state)
{
    (void)state;
    bcg_session *s = at_the_guards(-1);
    does(&s, BLUE_2, want_passed);
    assert_int_equal(bcg_session_passers(s), bcg_seat_bit(BLUE_2));
    does(&s, BLUE, want_passed);
    assert_int_equal(bcg_session_passers(s), bcg_seat_bit(BLUE) | bcg_seat_bit(BLUE_2));
    assert_int_equal(bcg_session_pass(s, BLUE_2), BCG_OK);
    assert_int_equal(bcg_session_pass(s, BLUE_2), BCG_NOT_YOUR_TURN);
    assert_int_equal(bcg_session_passers(s), bcg_seat_bit(BLUE));
    assert_int_equal(bcg_session_pass(s, BLUE), BCG_OK);
    assert_int_equal(bcg_session_window(s), -1);
    bcg_session_free(s);
}

/* Of a partner who is a computer player only its own answer is wanted. */
static void a_computer_player_answers_for_itself(void **state)
{
    (void)state;
    bcg_session *s = new_game("guard", 1, "random");
    acts(&s, RED, "choose high");
    assert_int_equal(bcg_session_needs(s), bcg_seat_bit(BLUE_2));
    acts(&s, BLUE, "pass");
    assert_int_equal(bcg_session_needs(s), bcg_seat_bit(BLUE_2));
    assert_int_equal(bcg_session_act(s, BLUE_2, TOY_ACTION(TOY_PASS, 0), "", -1), BCG_OK);
    assert_int_equal(bcg_session_needs(s), bcg_seat_bit(BLUE_2)); /* to bid */
    assert_int_equal(bcg_session_window(s), -1);
    bcg_session_free(s);
}

static void undoes(bcg_session **s, int seat);

/* What opened the window is taken back with every pass, of one or of both. */
static void all_passes_are_undone_with_what_opened_the_window(void **state)
{
    (void)state;
    for (int passes = 1; passes <= 2; passes++) {
        bcg_session *s = at_the_guards(-1);
        acts(&s, BLUE_2, "pass");
        if (passes == 2)
            acts(&s, BLUE, "pass");
        undoes(&s, RED);
        assert_int_equal(((const toy_state *)s->now.state)->stage, TOY_CHOICE);
        acts(&s, RED, "choose low");
        assert_int_equal(bcg_session_actors(s), bcg_seat_bit(BLUE) | bcg_seat_bit(BLUE_2));
        char why[BCG_WHY], *saved = bcg_session_save(s);
        bcg_session *again = bcg_session_load(saved, strlen(saved), &host.games, why);
        assert_non_null(again);
        assert_memory_equal(again->now.state, s->now.state, sizeof(toy_state));
        bcg_session_free(again);
        free(saved);
        bcg_session_free(s);
    }
}

/* -- undo -------------------------------------------------------------------------------------- */

static void undoes(bcg_session **s, int seat)
{
    does(s, seat, "{\"do\":\"undo\",\"version\":now}");
}

/* What opened the window is taken back together with the pass. */
static void a_passed_window_does_not_close_undo(void **state)
{
    (void)state;
    bcg_session *s = at_the_window(1);
    acts(&s, BLUE, "pass");
    assert_int_equal(bcg_session_may_undo(s, RED), BCG_OK);
    undoes(&s, RED);
    assert_int_equal(bcg_session_actors(s), bcg_seat_bit(RED));
    assert_int_equal(((const toy_state *)s->now.state)->stage, TOY_CHOICE);
    assert_int_equal(bcg_session_may_undo(s, RED), BCG_UNDO_CHANCE);
    acts(&s, RED, "choose low");
    acts(&s, BLUE, "pass");
    /* It is all in the log, and the same comes of it. */
    char why[BCG_WHY], *saved = bcg_session_save(s);
    bcg_session *again = bcg_session_load(saved, strlen(saved), &host.games, why);
    assert_non_null(again);
    assert_memory_equal(again->now.state, s->now.state, sizeof(toy_state));
    bcg_session_free(again);
    free(saved);
    bcg_session_free(s);
}

/* Whoever has passed may think again, as long as nothing has come of it. */
static void a_pass_can_be_undone_alone(void **state)
{
    (void)state;
    bcg_session *s = at_the_window(1);
    acts(&s, BLUE, "pass");
    undoes(&s, BLUE);
    assert_int_equal(bcg_session_window(s), 0);
    assert_int_equal(bcg_session_may_undo(s, BLUE), BCG_UNDO_OTHER);
    undoes(&s, RED);
    assert_int_equal(bcg_session_actors(s), bcg_seat_bit(RED));
    bcg_session_free(s);
}

static void an_objection_closes_undo(void **state)
{
    (void)state;
    bcg_session *s = at_the_window_with(true);
    acts(&s, BLUE, "object");
    assert_int_equal(bcg_session_may_undo(s, RED), BCG_UNDO_OTHER);
    undoes(&s, BLUE);
    assert_int_equal(bcg_session_window(s), 0);
    bcg_session_free(s);
}

/* The replay has what counts, without what was undone. */
static void replays_leave_out_what_was_undone(void **state)
{
    (void)state;
    bcg_session *s = at_the_window(1);
    acts(&s, BLUE, "pass");
    undoes(&s, RED);
    acts(&s, RED, "choose low");
    acts(&s, BLUE, "pass");
    while (bcg_session_actor(s) != BCG_OVER)
        acts_somehow(&s,
                     bcg_first_actor(bcg_session_actors(s) & (bcg_seats)~bcg_session_answered(s)));
    char *replay = bcg_redact_replay(s);
    assert_non_null(replay);
    assert_null(strstr(replay, "choose high"));
    const char *chosen = strstr(replay, "choose low");
    assert_non_null(chosen);
    assert_null(strstr(chosen + 1, "choose low"));
    free(replay);
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(status_names_the_window),
        cmocka_unit_test(a_standing_answer_is_its_seat_s_own),
        cmocka_unit_test(hosts_are_told_whom_to_pass_for),
        cmocka_unit_test(standing_answers_are_saved),
        cmocka_unit_test(one_pass_leaves_the_window_open),
        cmocka_unit_test(the_first_yes_closes_the_window),
        cmocka_unit_test(each_has_its_standing_answer),
        cmocka_unit_test(a_computer_player_answers_for_itself),
        cmocka_unit_test(all_passes_are_undone_with_what_opened_the_window),
        cmocka_unit_test(a_passed_window_does_not_close_undo),
        cmocka_unit_test(a_pass_can_be_undone_alone),
        cmocka_unit_test(an_objection_closes_undo),
        cmocka_unit_test(replays_leave_out_what_was_undone),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
