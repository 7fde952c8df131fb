/* The value of a state adds up in tables what memoir_count counts one by one; both must say the
 * same, in random battles of every board. */
#include "ai/memoir_mind.h"
#include "ai/scene_test.h"

/* The features, each with its weight. */
static int weighed(const memoir_lore *l, const int count[])
{
    int64_t sum = 0;
    for (int i = 0; i < MEMOIR_FEATURE_COUNT; i++)
        sum += (int64_t)l->w.feature[i] * count[i] * (i < LF_IN_THOUSANDTHS ? 1000 : 1);
    return (int)(sum / 1000);
}

static void value_is_the_weighed_count(const scene *c, const memoir_lore *l)
{
    int count[MEMOIR_FEATURE_COUNT];
    for (int i = 0; i < 2 * MEMOIR_SIDES; i++) {
        memoir_count(&c->game, l, &c->state, i & 1, i >> 1, count);
        assert_int_equal(memoir_odds(&c->game, l, &c->state, i & 1, i >> 1), weighed(l, count));
    }
}

/* Dice all enemies could roll against the unit on h, by distance and cover. */
static int dice_against(const scene *c, const memoir_lore *l, int h)
{
    const memoir_state *s = &c->state;
    const int side = memoir_side_at(s, h);
    int sum = 0;
    BCG_EACH (e, s->units[memoir_enemy(side)]) {
        const int away = bcg_distance(c->game.board, (bcg_hex)e, (bcg_hex)h);
        const int dice = l->threat[memoir_kind_at(s, e)][memoir_elite_at(s, e)][away] -
                         memoir_cover(&c->game, side, h, memoir_class_at(s, e));
        sum += dice > 0 ? dice : 0;
    }
    return sum < LORE_THREATS ? sum : LORE_THREATS - 1;
}

static void deaths_are_those_of_the_dice(const scene *c, const memoir_lore *l)
{
    const memoir_state *s = &c->state;
    int count[MEMOIR_FEATURE_COUNT], deaths[MEMOIR_SIDES] = {0};
    for (int side = 0; side < MEMOIR_SIDES; side++)
        BCG_EACH (h, s->units[side])
            deaths[side] +=
                l->may_die[memoir_kind_at(s, h)][memoir_figures_at(s, h)][dice_against(c, l, h)];
    memoir_count(&c->game, l, s, MS_ALLIES, MS_ALLIES, count);
    assert_int_equal(count[LF_death_later], deaths[MS_ALLIES]);
    assert_int_equal(count[LF_death_now], -deaths[MS_AXIS]);
}

static void value_of_states(void **state)
{
    int states = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        scene *c = new_scene(seed);
        bcg_ai *ai = new_player(c, "captain", 1);
        while (states < 200 * (int)seed && next_decision(c)) {
            value_is_the_weighed_count(c, ai->lore);
            deaths_are_those_of_the_dice(c, ai->lore);
            take_action(c, bcg_ai_choose(ai, &c->view, NULL).action);
            states++;
        }
        bcg_ai_free(ai);
        free(c);
    }
    assert_true(states > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(value_of_states)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
