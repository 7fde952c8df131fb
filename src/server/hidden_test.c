/* What nobody else may notice: pairs of games that differ in a hidden card, or in an answer that is
 * held. Others are told the same bytes in as many messages at the same times. */
#include "server/ambush_test.h"

/* -- comparing -------------------------------------------------------------------------------- */

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

/* -- a hidden card ---------------------------------------------------------------------------- */

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

/* -- a held answer ---------------------------------------------------------------------------- */

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_held_answer_is_for_its_attack_only, begin_same_random),
        cmocka_unit_test_setup(an_answer_that_is_held_does_not_show, begin_same_random),
        cmocka_unit_test_setup(hidden_cards_do_not_show, begin_same_random),
    };
    return cmocka_run_group_tests(tests, use_same_random, NULL);
}
