/* The luck subtracted in trials must not favour anybody: over all results of a roll, weighted by
 * their probability, it adds up to zero, and a roll that destroys more is luckier. */
#include "ai/test_game_test.h"

enum { MOST_RESULTS = 4096 };

typedef struct results {
    bcg_action result[MOST_RESULTS];
    uint32_t weight[MOST_RESULTS];
    int luck[MOST_RESULTS];
    int count;
} results;

/* Every result of the roll that is due, and how lucky it is for the seat; `value` is arbitrary. */
static void roll_everything(const scene *c, const bcg_ai *ai, int seat, int value, results *r)
{
    r->count = bcg_memoir_ops.outcomes(&c->game.head, &c->state, r->result, r->weight,
                                       MOST_RESULTS);
    for (int i = 0; i < r->count; i++) {
        int now = value;
        r->luck[i] = ai->heuristics->luck(&c->game.head, ai->tables, &c->state, r->result[i], seat,
                                          &now);
        assert_true(now >= -BCG_VALUE_WON && now <= BCG_VALUE_WON);
    }
}

static double mean_of(const results *r)
{
    double sum = 0, all = 0;
    for (int i = 0; i < r->count; i++) {
        sum += (double)r->weight[i] * r->luck[i];
        all += r->weight[i];
    }
    return sum / all;
}

static void more_hits_are_luckier(const scene *c, const results *r, int seat)
{
    const bcg_hex to = memoir_top(&c->state)->to;
    const memoir_class target = memoir_class_at(&c->state, to);
    const int sign = memoir_side_at(&c->state, to) == memoir_side_of_seat(&c->game, seat) ? -1 : 1;
    for (int i = 0; i < r->count; i++)
        for (int k = 0; k < r->count; k++)
            if (memoir_hits(r->result[i], target, false) > memoir_hits(r->result[k], target, false))
                assert_true(sign * r->luck[i] >= sign * r->luck[k]);
}

static void luck_is_even(void **state)
{
    static results r;
    int rolls = 0, lucky = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        scene *c = new_scene(seed);
        bcg_ai *ai = new_player(c, "captain", 1);
        for (int n = 0; n < 400 && actor_of(c) != BCG_OVER; n++) {
            if (actor_of(c) == BCG_CHANCE) {
                const int seat = n & 1, value = random_below(&c->rng, 20001) - 10000;
                roll_everything(c, ai, seat, value, &r);
                if (r.count > 0) {
                    assert_true(mean_of(&r) > -3 && mean_of(&r) < 3); /* integers are rounded */
                    rolls++;
                    for (int i = 0; i < r.count; i++)
                        lucky += r.luck[i] > 500;
                    if (memoir_top(&c->state)->what == PENDING_ATTACK)
                        more_hits_are_luckier(c, &r, seat);
                }
                take_action(c, bcg_memoir_ops.chance(&c->game.head, &c->state, &c->rng));
            } else if (next_decision(c))
                take_action(c, bcg_ai_choose(ai, &c->view, actor_of(c), NULL).action);
        }
        bcg_ai_free(ai);
        free_scene(c);
    }
    assert_true(rolls > 100);
    assert_true(lucky > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(luck_is_even)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
