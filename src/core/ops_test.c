/* The contract of ops.h, checked for the toy (tests/toy) in all its variants: the conformance
 * suite, which every ruleset has to pass, and some handwritten cases. */
#include "core/ops.h"
#include "toy/toy_conformance.h"

#include "unit.h"

#include <string.h>

static const bcg_ops *const ops = &toy_ops;
static toy_game toys[TOY_FORMS];

static int make_toys(void **state)
{
    (void)state;
    for (int form = 0; form < TOY_FORMS; form++)
        toy_game_make(&toys[form], (toy_form)form);
    return 0;
}

static void the_toy_keeps_the_contract(void **state)
{
    (void)state;
    static const int games[TOY_FORMS] = {60, 60, 60, 20, 60, 60};
    for (int form = 0; form < TOY_FORMS; form++) {
        const conformance c = toy_conformance(&toys[form], (uint64_t)form + 1, games[form]);
        conformance_report found;
        if (!conformance_run(&c, &found))
            fail_msg("form %d: %s: %s", form, found.check, found.text);
        print_message("form %d: %ld actions, %ld secret, %ld open, %ld commit, %ld guesses\n", form,
                      found.actions, found.secret_steps, found.open_steps, found.committing,
                      found.guesses_counted);
        /* The suite has seen what it is meant to check. */
        assert_true(found.chances > 0 && found.committing > 0);
        assert_int_equal(found.secret_steps > 0, form != TOY_SOLO);
        assert_int_equal(found.open_steps > 0,
                         form == TOY_TEAM || form == TOY_EIGHT || form == TOY_GUARD);
        assert_int_equal(found.windows > 0, form == TOY_WATCH || form == TOY_GUARD);
        assert_int_equal(found.passes > 0, form == TOY_WATCH || form == TOY_GUARD);
        assert_int_equal(found.shared_windows > 0, form == TOY_GUARD);
    }
}

/* -- handwritten cases ------------------------------------------------------------------------ */

typedef struct move {
    int seat;
    bcg_action action;
} move;

static void play(const toy_game *g, toy_state *s, const move *moves, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        assert_int_equal(ops->check(&g->head, s, moves[i].seat, moves[i].action), BCG_OK);
        ops->apply(&g->head, s, moves[i].seat, moves[i].action, NULL);
    }
}

#define DRAW(rank)                             \
    {                                          \
        BCG_CHANCE, TOY_ACTION(TOY_DRAW, rank) \
    }
#define CHOOSE(what)                    \
    {                                   \
        0, TOY_ACTION(TOY_CHOOSE, what) \
    }
#define LAY(seat, rank)                 \
    {                                   \
        seat, TOY_ACTION(TOY_LAY, rank) \
    }
#define SCOUT(seat, side)                 \
    {                                     \
        seat, TOY_ACTION(TOY_SCOUT, side) \
    }

/* Watchword 2; posts 3 and 1; hands 1 2 5, 1 2 3 and 1 2 4. */
static const move team_deal[] = {
    DRAW(2), DRAW(3), DRAW(1), DRAW(1), DRAW(2), DRAW(5),
    DRAW(1), DRAW(2), DRAW(3), DRAW(1), DRAW(2), DRAW(4),
};

static void deal_team(toy_state *s)
{
    ops->begin(&toys[TOY_TEAM].head, s);
    play(&toys[TOY_TEAM], s, team_deal, COUNT(team_deal));
}

/* A game with the refusals a player would meet. */
static void wrong_actions_are_refused_with_their_reason(void **state)
{
    (void)state;
    const toy_game *g = &toys[TOY_TEAM];
    toy_state s;
#define REFUSE(seat, kind, number, reason) \
    assert_int_equal(ops->check(&g->head, &s, seat, TOY_ACTION(kind, number)), reason)
    ops->begin(&g->head, &s);
    REFUSE(0, TOY_LAY, 3, BCG_CHANCE_DECIDES);
    REFUSE(BCG_CHANCE, TOY_LAY, 3, BCG_CHANCE_DECIDES);
    REFUSE(BCG_CHANCE, TOY_DRAW, TOY_RANKS + 1, BCG_NO_SUCH_ACTION);
    REFUSE(BCG_CHANCE, TOY_NO_KIND, 0, BCG_NO_SUCH_ACTION);
    play(g, &s, (move[]){DRAW(5), DRAW(5)}, 2);
    REFUSE(BCG_CHANCE, TOY_DRAW, 5, TOY_NOT_IN_DECK); /* there are only two of this rank */

    deal_team(&s);
    REFUSE(0, TOY_DRAW, 1, BCG_CHANCE_DECIDES); /* no seat draws the cards */
    REFUSE(0, TOY_LAY, 1, TOY_NOT_NOW);
    REFUSE(0, TOY_CHOOSE, TOY_NOT_CHOSEN, BCG_NO_SUCH_ACTION);
    REFUSE(1, TOY_CHOOSE, TOY_LOW_WINS, BCG_NOT_YOUR_TURN);
    play(g, &s, (move[]){CHOOSE(TOY_HIGH_WINS)}, 1);
    REFUSE(0, TOY_CHOOSE, TOY_LOW_WINS, TOY_NOT_NOW);
    REFUSE(0, TOY_LAY, 4, TOY_NOT_IN_HAND); /* seat 2's */
    play(g, &s, (move[]){LAY(2, 4)}, 1);
    REFUSE(2, TOY_LAY, 1, BCG_NOT_YOUR_TURN); /* it has already answered */
    play(g, &s, (move[]){LAY(0, 1), LAY(1, 3)}, 2);

    assert_int_equal(s.points[1], 1); /* 3 and 4 against 1 */
    assert_int_equal(ops->actors(&g->head, &s), 1 << 1 | 1 << 2);
    REFUSE(0, TOY_PASS, 0, BCG_NOT_YOUR_TURN); /* the other side has scored */
    play(g, &s, (move[]){SCOUT(2, 0)}, 1);     /* a strong post: a point for side 0 */
    assert_int_equal(s.points[0], 1);
    REFUSE(2, TOY_PASS, 0, BCG_NOT_YOUR_TURN); /* each only once */
    REFUSE(1, TOY_SCOUT, 0, TOY_IS_TURNED_UP);
    play(g, &s, (move[]){SCOUT(1, 1), LAY(0, 2), LAY(1, 2), LAY(2, 2)}, 4); /* weak; all equal */
    play(g, &s, (move[]){LAY(0, 5), LAY(1, 1), LAY(2, 1)}, 3);
    REFUSE(0, TOY_PASS, 0, BCG_GAME_OVER);
#undef REFUSE
    assert_int_equal(ops->result(&g->head, &s, 0), BCG_WON); /* 3 to 1 */
    assert_int_equal(ops->result(&g->head, &s, 1), BCG_LOST);
    assert_int_equal(ops->result(&g->head, &s, 2), BCG_LOST);
}

/* What a seat learns from its own action makes it final; other actions can be undone. */
static void what_shows_something_commits(void **state)
{
    (void)state;
    const bcg_game *g = &toys[TOY_TEAM].head;
    toy_state s;
    deal_team(&s);
    assert_false(ops->commits(g, &s, 0, TOY_ACTION(TOY_CHOOSE, TOY_LOW_WINS)));
    play(&toys[TOY_TEAM], &s, (move[]){CHOOSE(TOY_HIGH_WINS), LAY(0, 1), LAY(1, 3)}, 3);
    assert_true(ops->commits(g, &s, 2, TOY_ACTION(TOY_LAY, 1))); /* now all are turned up */
    play(&toys[TOY_TEAM], &s, (move[]){LAY(2, 1)}, 1);
    assert_false(ops->commits(g, &s, 1, TOY_ACTION(TOY_SCOUT, 1))); /* it knows its post */
    assert_true(ops->commits(g, &s, 2, TOY_ACTION(TOY_SCOUT, 1)));  /* but its partner does not */
    assert_true(ops->commits(g, &s, 1, TOY_ACTION(TOY_SCOUT, 0)));
    assert_false(ops->commits(g, &s, 1, TOY_ACTION(TOY_PASS, 0)));
}

/* It does not matter which copy of a rank was drawn: the same cards drawn in another order give the
 * same bytes. */
static void copies_make_no_difference(void **state)
{
    (void)state;
    const toy_game *g = &toys[TOY_DUEL];
    static const move one[] = {DRAW(4), DRAW(4), DRAW(4), DRAW(1), DRAW(2), DRAW(1), DRAW(3)};
    static const move two[] = {DRAW(4), DRAW(4), DRAW(4), DRAW(3), DRAW(1), DRAW(1), DRAW(2)};
    toy_state a, b;
    ops->begin(&g->head, &a);
    ops->begin(&g->head, &b);
    play(g, &a, one, COUNT(one));
    play(g, &b, two, COUNT(two));
    assert_memory_equal(&a, &b, sizeof a);
}

/* What all eight seats may read is still not public; nobody may see the automa's post. */
static void masks_tell_seats_from_everybody(void **state)
{
    (void)state;
    const bcg_game *eight = &toys[TOY_EIGHT].head, *solo = &toys[TOY_SOLO].head;
    toy_state s, seen;
    bcg_event events[1];
    bcg_log log;
    ops->begin(eight, &s);
    assert_int_equal(ops->readers(eight, &s, BCG_CHANCE, TOY_ACTION(TOY_DRAW, 2)), BCG_ALL_SEATS);
    bcg_log_init(&log, events, 1);
    ops->apply(eight, &s, BCG_CHANCE, TOY_ACTION(TOY_DRAW, 2), &log);
    assert_int_equal(bcg_log_redact(&events[0], 7).arg[1], 2);
    assert_int_equal(bcg_log_redact(&events[0], BCG_SPECTATOR).nargs, 0);
    ops->view(eight, &s, 7, &seen);
    assert_int_equal(toy_count(&seen, 2, TOY_WATCHWORD), 1);
    ops->view(eight, &s, BCG_SPECTATOR, &seen);
    assert_int_equal(toy_count(&seen, 2, TOY_WATCHWORD), 0);

    ops->begin(solo, &s);
    play(&toys[TOY_SOLO], &s, (move[]){DRAW(2), DRAW(1)}, 2);
    assert_int_equal(ops->readers(solo, &s, BCG_CHANCE, TOY_ACTION(TOY_DRAW, 4)), 0);
}

/* A seat wins where the other side loses; draws occur. */
static void all_results_come_up(void **state)
{
    (void)state;
    int seen[BCG_DRAWN + 1] = {0};
    bcg_rng r;
    bcg_rng_seed(&r, 7);
    for (int n = 0; n < 100; n++) {
        const bcg_game *g = &toys[TOY_DUEL].head;
        toy_state s;
        ops->begin(g, &s);
        while (ops->actors(g, &s) != 0) {
            bcg_action list[TOY_RANKS];
            const int actor = bcg_actor(g, &s);
            const int count = ops->legal(g, &s, actor, list, TOY_RANKS);
            ops->apply(g, &s, actor,
                       actor == BCG_CHANCE ? ops->chance(g, &s, &r)
                                           : list[bcg_rng_below(&r, (uint32_t)count)],
                       NULL);
        }
        const bcg_result mine = ops->result(g, &s, 0), yours = ops->result(g, &s, 1);
        assert_int_equal(mine == BCG_WON, yours == BCG_LOST);
        assert_int_equal(mine == BCG_DRAWN, yours == BCG_DRAWN);
        seen[mine]++;
    }
    assert_true(seen[BCG_WON] && seen[BCG_LOST] && seen[BCG_DRAWN]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_toy_keeps_the_contract),
        cmocka_unit_test(wrong_actions_are_refused_with_their_reason),
        cmocka_unit_test(what_shows_something_commits),
        cmocka_unit_test(copies_make_no_difference),
        cmocka_unit_test(masks_tell_seats_from_everybody),
        cmocka_unit_test(all_results_come_up),
    };
    return cmocka_run_group_tests(tests, make_toys, NULL);
}
