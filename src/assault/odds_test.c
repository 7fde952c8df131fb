/* Odds of combats against what `outcomes` says, in random games of all scenarios. */
#include "assault/odds.h"
#include "assault/scenarios_test.h"
#include "assault/view.h"

#include "unit.h"

#include <stdlib.h>

static assault_scenario scenario;
static assault_game game;
static bcg_action list[ASSAULT_MAX_ACTIONS];
static const bcg_ops *const ops = &bcg_assault_ops;

static void open_scenario(int n)
{
    fill_scenario(&scenario, n);
    assault_game_init(&game, &scenario);
}

/* -- a second way to count ------------------------------------------------------------------------
 */

/* What the seat cannot see of action cards lies in the deck: nobody else's hand holds any, but for
 * one card. */
static void pool_unseen(assault_state *s, int side, int but)
{
    const bcg_set hand = s->pile[AZ_HAND + side];
    bool kept = false;
    BCG_EACH (card, hand) {
        const int first = game.card[card].first;
        if (first == but && !kept)
            kept = true;
        else if (assault_is_action(game.card[card].kind))
            assault_give(&game, s, first, AZ_HAND + side, AZ_ACTIONS);
    }
}

typedef struct tally {
    uint64_t of; /* all ways, the same product of pile sizes on every path */
    uint64_t lost[2][ASSAULT_LOSSES], gone[2], retreats;
} tally;

typedef struct watch {
    int tile[2], side[2];
    int sacrifice[ASSAULT_SIDES]; /* in the firing that is next; -1: the bluff card */
    int firings;                  /* to follow at most */
} watch;

static bcg_action answer(const watch *w, const assault_state *s)
{
    const assault_pending *p = assault_top(s);
    if (!p)
        return AA_NONE;
    if (p->what == AP_WINDOW || p->what == AP_STEP_9 || p->what == AP_SUPPORT)
        return AA_PASS;
    if (p->what == AP_REWARD)
        return AA_GAIN;
    if (p->what != AP_SACRIFICE)
        return AA_NONE;
    const int side = p->n & 1 ? 0 : 1, chosen = s->combat.has_fired ? -1 : w->sacrifice[side];
    return assault_action(AA_SACRIFICE, chosen < 0 ? game.first_of_kind[AK_BLUFF + side] : chosen,
                          0);
}

/* Where a role's unit is now: it may have gone back one tile. */
static int find_unit(const watch *w, const assault_state *s, int role)
{
    const int away = 2 * w->tile[1] - w->tile[0];
    if (assault_has(s->units[w->side[role]], w->tile[role]))
        return w->tile[role];
    return role == 1 && away >= 0 && away < ASSAULT_SQUARES &&
                   assault_has(s->units[w->side[role]], away)
               ? away
               : -1;
}

static bool is_gone(const watch *w, const assault_state *before, const assault_state *s, int role)
{
    const int enemy = 1 - w->side[role];
    return s->destroyed_units[enemy] != before->destroyed_units[enemy];
}

static void settle_ways(const watch *w, const assault_state *before, const assault_state *s,
                        uint64_t ways, tally *t)
{
    for (int role = 0; role < 2; role++) {
        const bool gone = is_gone(w, before, s, role);
        const int was = assault_morale_at(&game, before, w->tile[role]),
                  is = gone ? 0 : assault_morale_at(&game, s, find_unit(w, s, role));
        const int gained = !gone && is_gone(w, before, s, 1 - role); /* COMBAT-13; none has 9 */
        t->gone[role] += gone ? ways : 0;
        t->lost[role][was - is + gained] += ways;
    }
    if (!is_gone(w, before, s, 1) && !assault_has(s->units[w->side[1]], w->tile[1]))
        t->retreats += ways;
}

/* Every result of every chance node by `outcomes`, card by card. `left` is what the product of all
 * pile sizes still has to be multiplied by. */
static void enumerate(const watch *w, const assault_state *before, const assault_state *from,
                      int flips, uint64_t ways, uint64_t left, tally *t)
{
    assault_state s = *from;
    bcg_action a;
    while (!s.result && (a = answer(w, &s)) != AA_NONE)
        ops->apply(&game.head, &s, bcg_actor(&game.head, &s), a, NULL);
    if (s.result || !assault_is_pending(&s, AP_MODIFIER) || flips == w->firings) {
        settle_ways(w, before, &s, ways * left, t);
        return;
    }
    bcg_action out[ASSAULT_CARDS];
    uint32_t weight[ASSAULT_CARDS];
    const int n = ops->outcomes(&game.head, &s, out, weight, ASSAULT_CARDS);
    uint64_t of = 0;
    for (int i = 0; i < n; i++)
        of += weight[i];
    assert_true(of > 0 && left % of == 0);
    for (int i = 0; i < n; i++) {
        assault_state next = s;
        ops->apply(&game.head, &next, BCG_CHANCE, out[i], NULL);
        enumerate(w, before, &next, flips + 1, ways * weight[i], left / of, t);
    }
}

static void assert_same(uint64_t a, uint64_t of_a, uint64_t b, uint64_t of_b)
{
    assert_int_equal(a * of_b, b * of_a);
}

/* -- combats of random games ----------------------------------------------------------------------
 */

static void compare(const assault_state *s, int seat, bcg_action a, int *combats)
{
    assault_state view, model;
    assault_odds o;
    const int opponent = 1 - seat;
    ops->view(&game.head, s, seat, &view);
    if (view.size[AZ_ACTIONS] < 2 || assault_is_unknown(&view, assault_operand(a, 1)) ||
        assault_morale_at(&game, s, assault_operand(a, 0)) == ASSAULT_MOST_MORALE ||
        assault_morale_at(&game, s, assault_operand(a, 1)) == ASSAULT_MOST_MORALE)
        return;
    assert_true(assault_odds_of(&game, &view, seat, a, false, &o));
    assert_int_equal(o.kind, AQ_COMBAT);

    /* Nothing hidden was used. */
    assault_odds again;
    assert_true(assault_odds_of(&game, s, seat, a, false, &again));
    assert_memory_equal(&o, &again, sizeof o);

    bcg_rng fixed;
    bcg_rng_seed(&fixed, 99); /* any guess will do: it is pooled */
    ops->guess(&game.head, &view, &fixed, &model);
    pool_unseen(&model, opponent, -1);
    const assault_state before = model;
    watch w = {.tile = {assault_operand(a, 0), assault_operand(a, 1)},
               .side = {seat, opponent},
               .sacrifice = {-1, -1},
               .firings = 2};
    tally t = {.of = (uint64_t)model.size[AZ_ACTIONS] * (model.size[AZ_ACTIONS] - 1u)};
    ops->apply(&game.head, &model, seat, a, NULL);
    enumerate(&w, &before, &model, 0, 1, t.of, &t);
    for (int role = 0; role < 2; role++) {
        assert_same(o.eliminated[role], o.whole, t.gone[role], t.of);
        for (int n = 0; n < ASSAULT_LOSSES; n++)
            assert_same(o.lost[role][n], o.whole, t.lost[role][n], t.of);
    }
    assert_same(o.retreats, o.whole, t.retreats, t.of);
    (*combats)++;
}

/* [assault:COMBAT-11] [assault:COMBAT-12] [assault:COMBAT-13] [assault:COMBAT-14] 200 attacks of
 * random duels, each counted card by card. */
static void odds_are_what_outcomes_say(void **state)
{
    (void)state;
    bcg_rng r;
    int combats = 0;
    bcg_rng_seed(&r, 20261119);
    for (int n = 0; combats < 200; n++) {
        assault_state s;
        assert_true(n < 500);
        open_scenario(n % 11);
        ops->begin(&game.head, &s);
        for (int plies = 0; ops->actors(&game.head, &s) && plies < 3000 && combats < 200; plies++) {
            const int seat = bcg_first_actor(ops->actors(&game.head, &s));
            if (seat == BCG_CHANCE) {
                ops->apply(&game.head, &s, seat, ops->chance(&game.head, &s, &r), NULL);
                continue;
            }
            const int count = ops->legal(&game.head, &s, seat, list, ASSAULT_MAX_ACTIONS);
            int pick = (int)bcg_rng_below(&r, (uint32_t)count);
            for (int i = 0; i < count; i++) /* random games fight too rarely */
                if (assault_kind_of(list[i]) == AA_ATTACK)
                    pick = i;
            if (assault_kind_of(list[pick]) == AA_ATTACK)
                compare(&s, seat, list[pick], &combats);
            ops->apply(&game.head, &s, seat, list[pick], NULL);
        }
    }
}

/* [assault:SOLO-11] [assault:SOLO-12] In solo games the automa's cards are chance, too; every
 * question is answered or refused, nothing else happens. */
static void every_action_can_be_asked_about(void **state)
{
    (void)state;
    bcg_rng r;
    int combats = 0, flips = 0;
    bcg_rng_seed(&r, 20261120);
    for (int n = 0; n < TEST_SCENARIOS; n++) {
        assault_state s;
        open_scenario(n);
        ops->begin(&game.head, &s);
        for (int plies = 0; ops->actors(&game.head, &s) && plies < 1500; plies++) {
            const int seat = bcg_first_actor(ops->actors(&game.head, &s));
            assault_odds o;
            const assault_state before = s;
            bcg_action a;
            if (seat == BCG_CHANCE)
                a = ops->chance(&game.head, &s, &r);
            else {
                const int count = ops->legal(&game.head, &s, seat, list, ASSAULT_MAX_ACTIONS);
                a = list[bcg_rng_below(&r, (uint32_t)count)];
            }
            const bool in_short = plies % 8 != 0;
            if (assault_odds_of(&game, &s, seat, seat == BCG_CHANCE ? AA_NONE : a, in_short, &o)) {
                uint64_t all = 0;
                for (int i = 0; i < ASSAULT_TMS; i++)
                    all += o.tm[i];
                assert_int_equal(all, o.of);
                combats += o.kind == AQ_COMBAT;
                flips += o.kind == AQ_FLIP;
                all = 0;
                for (int i = 0; i < ASSAULT_LOSSES; i++)
                    all += o.lost[0][i];
                assert_int_equal(all, o.whole);
            }
            assert_memory_equal(&s, &before, sizeof s);
            ops->apply(&game.head, &s, seat, a, NULL);
        }
    }
    print_message("%d combats, %d other flips\n", combats, flips);
    assert_true(combats > 100 && flips > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_are_what_outcomes_say),
        cmocka_unit_test(every_action_can_be_asked_about),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
