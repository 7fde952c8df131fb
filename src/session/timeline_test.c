/* Going back to earlier versions: the copies a session keeps spare the replay from the beginning
 * and change nothing. Applied actions are counted, for memoir and for the toy with its seats. */
#include "session/timeline.h"

#include "ai/ai.h"
#include "session/protocol.h"
#include "session/save.h"

#include "read_whole.h"
#include "toy/toy_ruleset.h"
#include "unit.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- sessions that count ---------------------------------------------------------------------- */

enum { TEXT_ROOM = 64 * 1024, LONG_GAME = 3 * BCG_MARK_EVERY };

static int applied;
static const bcg_ops *plain;

static void count_apply(const bcg_game *g, void *state, int seat, bcg_action a, bcg_log *log)
{
    applied++;
    plain->apply(g, state, seat, a, log);
}

/* From now on every action applied by the session is counted. Both are for one game at a time. */
static void count_applied(bcg_session *s)
{
    static bcg_ruleset counting;
    static bcg_ops ops;
    plain = bcg_ops_in(s);
    ops = *plain;
    ops.apply = count_apply;
    counting = *s->setup.prepared->ruleset;
    counting.ops = &ops;
    s->setup.prepared->ruleset = &counting;
}

static bcg_session *new_game(const char *text, size_t size, uint64_t seed)
{
    char why[BCG_WHY];
    bcg_setup setup = {.table = false};
    setup.prepared = bcg_prepare(toy_rulesets, text, size, NULL, "", why);
    assert_non_null(setup.prepared);
    bcg_fair_seed_of(seed, setup.seed);
    bcg_session *s = bcg_session_new(&setup);
    bcg_prepared_release(setup.prepared);
    assert_true(s && bcg_session_proceed(s));
    return s;
}

static bcg_session *new_battle(uint64_t seed)
{
    static char text[TEXT_ROOM];
    const char *why;
    const size_t size = read_whole(BOCAGE_SOURCE "/data/memoir/pegasus-bridge.scn", text,
                                   sizeof text, &why);
    assert_true(size > 0);
    return new_game(text, size, seed);
}

static bcg_session *new_toy(const char *form, uint64_t seed)
{
    char text[80];
    snprintf(text, sizeof text, "bocage 1\nruleset toy\nform %s\n", form);
    return new_game(text, strlen(text), seed);
}

/* Somebody who has to decide does anything; false when the game is over. */
static bool act(bcg_session *s, bcg_rng *r)
{
    const int most = bcg_ops_in(s)->max_actions;
    const bcg_seats left = bcg_session_actors(s) & (bcg_seats)~bcg_session_answered(s);
    if (left == 0)
        return false;
    int seat = (int)bcg_rng_below(r, BCG_MAX_SEATS);
    while (!(left >> seat & 1))
        seat = (seat + 1) % BCG_MAX_SEATS;
    bcg_action *list = malloc((size_t)most * sizeof *list);
    const int n = bcg_ops_in(s)->legal(bcg_game_in(s), s->now.state, seat, list, most);
    assert_int_equal(bcg_session_act(s, seat, list[bcg_rng_below(r, (uint32_t)n)], "", -1), BCG_OK);
    free(list);
    return true;
}

/* Undoes whatever can be undone; false if nothing can. */
static bool undo(bcg_session *s)
{
    for (int seat = 0; seat < s->fair.seats; seat++)
        if (bcg_session_may_undo(s, seat) == BCG_OK)
            return bcg_session_undo(s, seat, "", -1) == BCG_OK;
    return false;
}

/* An offer to resign that does not end the game. */
static void offer(bcg_session *s)
{
    const int last = s->fair.seats - 1;
    const int team = bcg_ops_in(s)->team(bcg_game_in(s), last);
    if (bcg_first_of_team(bcg_game_in(s), team) != last && bcg_session_actor(s) >= 0)
        bcg_session_resign(s, last, "");
}

static int changed_hands;

/* A seat changes hands, to a computer player or back. */
static void change_hands(bcg_session *s, bcg_rng *r)
{
    const int seat = (int)bcg_rng_below(r, (uint32_t)s->fair.seats),
              other = (seat + 1) % s->fair.seats;
    const char *level = s->setup.prepared->ruleset->levels->name;
    changed_hands += (bcg_session_has_stand_in(s, seat)
                          ? bcg_session_take_back(s, seat, "")
                          : bcg_session_substitute(s, other, seat, level, "")) == BCG_OK;
}

/* Anything, with many undos until there are `undos` of them: short games become long ones. */
static bool play(bcg_session *s, bcg_rng *r, int *undos)
{
    if (bcg_rng_below(r, 16) == 0)
        offer(s);
    if (*undos == 0 && bcg_rng_below(r, 4) == 0)
        change_hands(s, r); /* which closes undo */
    if (*undos > 0 && bcg_rng_below(r, 100) && undo(s)) {
        --*undos;
        return true;
    }
    return act(s, r);
}

/* -- the same as from the beginning ----------------------------------------------------------- */

static void is_same(const bcg_session *s, const bcg_timeline *a, const bcg_timeline *b)
{
    assert_int_equal(a->version, b->version);
    assert_int_equal(a->begun, b->begun);
    assert_memory_equal(a->state, b->state, bcg_ops_in(s)->state_size);
    assert_memory_equal(a->floor, b->floor, bcg_ops_in(s)->state_size);
    assert_int_equal(a->count, b->count);
    for (int i = 0; i < a->count; i++) {
        assert_int_equal(a->past[i].action, b->past[i].action);
        assert_int_equal(a->past[i].version, b->past[i].version);
        assert_int_equal(a->past[i].seat, b->past[i].seat);
        assert_int_equal(a->past[i].pass, b->past[i].pass);
    }
    assert_int_equal(a->closed, b->closed);
    assert_int_equal(a->joined, b->joined);
    assert_int_equal(a->offers, b->offers);
    assert_int_equal(a->resigned, b->resigned);
    assert_int_equal(a->results, b->results);
    assert_memory_equal(a->stand_in, b->stand_in, sizeof a->stand_in);
    assert_memory_equal(a->handed, b->handed, sizeof a->handed);
}

/* Compares the versions from `first` with a replay of all entries. */
static void is_same_from(const bcg_session *s, int first)
{
    bcg_timeline replayed, then;
    assert_true(bcg_timeline_init(s, &replayed));
    for (int version = 0;; version++) {
        if (version >= first) {
            assert_true(bcg_timeline_go_to(s, version, &then));
            is_same(s, &then, &replayed);
            bcg_timeline_done(&then);
        }
        if (version == s->version)
            break;
        assert_true(bcg_timeline_follow(s, &replayed, &s->log[version], NULL));
    }
    is_same(s, &s->now, &replayed);
    bcg_timeline_done(&replayed);
}

/* What the readers are told of the entries after a version. */
static char *all_told(const bcg_session *s, int from)
{
    bcg_json j = {0};
    size_t size = 0;
    char *all = NULL;
    for (int seat = 0; seat <= s->fair.seats; seat++) {
        bcg_tell_update(s, seat < s->fair.seats ? seat : BCG_SPECTATOR, from, &j);
        assert_false(j.failed);
        char *more = realloc(all, size + j.size + 1);
        assert_non_null(more);
        all = more;
        memcpy(all + size, j.text, j.size + 1);
        size += j.size;
    }
    bcg_json_free(&j);
    return all;
}

/* The session without its copies, which has to replay everything, tells the same. */
static void is_told_the_same(bcg_session *s, int from)
{
    char *with = all_told(s, from);
    bcg_timeline_forget(s, -1);
    char *without = all_told(s, from);
    assert_string_equal(with, without);
    free(with);
    free(without);
}

static void is_same_after_loading(bcg_session *s)
{
    char why[BCG_WHY], *text = bcg_session_save(s);
    const bcg_game_source source = {.rulesets = toy_rulesets};
    assert_non_null(text);
    bcg_session *again = bcg_session_load(text, strlen(text), &source, why);
    assert_non_null(again);
    assert_int_equal(again->version, s->version);
    assert_int_equal(again->marks, s->marks);
    is_same_from(again, 0);
    is_same(s, &again->now, &s->now);
    bcg_session_free(again);
    free(text);
}

/* Plays to the end; a few times entries are cut off, perhaps with a mark among them. Returns how
 * many marks there are. */
static int play_and_compare(bcg_session *s, uint64_t seed, int undos)
{
    bcg_rng r;
    bcg_rng_seed(&r, seed);
    for (int cuts = 8, before = s->version; play(s, &r, &undos); before = s->version) {
        if (bcg_rng_below(&r, 8) == 0)
            is_same_from(s, before);
        if (cuts > 0 && bcg_rng_below(&r, 32) == 0) {
            const int back = (int)bcg_rng_below(&r, BCG_MARK_EVERY) % s->version;
            assert_true(bcg_session_cut(s, s->version - back));
            is_same_from(s, 0);
            assert_true(bcg_session_proceed(s));
            cuts--;
        }
    }
    is_same_from(s, 0);
    const int marks = s->marks;
    is_same_after_loading(s);
    is_told_the_same(s, s->version / 2);
    bcg_session_free(s);
    return marks;
}

static void battles_are_the_same_at_every_version(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 2; seed++)
        assert_true(play_and_compare(new_battle(seed), seed, 100) > 1);
}

static void games_of_several_seats_are_the_same_at_every_version(void **state)
{
    (void)state;
    for (int form = 0; form < TOY_FORMS; form++) {
        int marks = 0;
        for (uint64_t seed = 1; seed <= 5; seed++)
            marks += play_and_compare(new_toy(toy_form_words.word[form], seed), seed, 400);
        assert_true(marks > 5);
    }
    assert_true(changed_hands > 10);
}

/* -- as little as possible -------------------------------------------------------------------- */

static int applied_going_to(const bcg_session *s, int version)
{
    bcg_timeline then;
    applied = 0;
    assert_true(bcg_timeline_go_to(s, version, &then));
    bcg_timeline_done(&then);
    return applied;
}

static int count_actions(const bcg_session *s, int from, int to)
{
    int count = 0;
    for (int i = from; i < to; i++)
        count += s->log[i].kind == BCG_ENTRY_ACTION;
    return count;
}

/* After every request: going to where it began applies nothing, and every reader costs just its
 * actions; the request itself has applied each of them once. */
static void a_request_applies_its_own_actions(bcg_session *s, bcg_rng *r)
{
    bcg_json j = {0};
    count_applied(s);
    for (int before; before = s->version, applied = 0, act(s, r);) {
        const int own = count_actions(s, before, s->version);
        assert_int_equal(applied, own);
        assert_int_equal(applied_going_to(s, s->version), 0);
        assert_int_equal(applied_going_to(s, before), 0);
        applied = 0;
        bcg_tell_update(s, 0, before, &j);
        bcg_tell_update(s, BCG_SPECTATOR, before, &j);
        assert_int_equal(applied, 2 * own);
    }
    bcg_json_free(&j);
}

/* Further back it is at most what has happened since the last mark. */
static void no_version_is_far(const bcg_session *s)
{
    for (int version = 0; version < s->version; version++) {
        const int mark = version / BCG_MARK_EVERY * BCG_MARK_EVERY;
        assert_true(applied_going_to(s, version) <= count_actions(s, mark, version));
    }
}

static void messages_replay_nothing(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 4);
    bcg_session *s = new_battle(4);
    a_request_applies_its_own_actions(s, &r);
    assert_true(s->version > LONG_GAME);
    assert_int_equal(s->marks, (s->version - 1) / BCG_MARK_EVERY);
    no_version_is_far(s);
    bcg_session_free(s);
    for (int form = 0; form < TOY_FORMS; form++) {
        s = new_toy(toy_form_words.word[form], 4);
        a_request_applies_its_own_actions(s, &r);
        bcg_session_free(s);
    }
}

/* An undo is told from where it was requested, too, and cutting off leaves the marks before it. */
static void undone_and_cut_games_replay_little(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 5);
    bcg_session *s = new_toy("team", 5);
    count_applied(s);
    while (s->version < LONG_GAME) {
        const int before = s->version;
        assert_true(undo(s) || act(s, &r));
        assert_int_equal(applied_going_to(s, before), 0);
        if (s->version > before && bcg_rng_below(&r, 8) == 0) { /* the last request */
            applied = 0;
            assert_true(bcg_session_cut(s, before));
            assert_int_equal(applied, 0);
            is_same_from(s, before);
        }
    }
    assert_int_equal(s->marks, 2);
    assert_true(bcg_session_cut(s, 2 * BCG_MARK_EVERY));
    assert_int_equal(s->marks, 2);
    assert_null(s->before.state);
    assert_true(bcg_session_cut(s, 2 * BCG_MARK_EVERY - 1));
    assert_int_equal(s->marks, 1);
    assert_int_equal(applied_going_to(s, BCG_MARK_EVERY), 0);
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(battles_are_the_same_at_every_version),
        cmocka_unit_test(games_of_several_seats_are_the_same_at_every_version),
        cmocka_unit_test(messages_replay_nothing),
        cmocka_unit_test(undone_and_cut_games_replay_little),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
