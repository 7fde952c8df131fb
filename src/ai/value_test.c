/* The value of a state is computed from tables, memoir_count counts one by one; both must agree, in
 * random battles on every board. */
#include "ai/memoir_heuristics.h"
#include "ai/test_game_test.h"

/* The weighted sum of the features. */
static int weighed(const memoir_ai_tables *l, const int count[])
{
    int64_t sum = 0;
    for (int i = 0; i < MEMOIR_FEATURE_COUNT; i++)
        sum += (int64_t)l->w.feature[i] * count[i] * (i < LF_IN_THOUSANDTHS ? 1000 : 1);
    return (int)(sum / 1000);
}

static void value_is_the_weighed_count(const scene *c, const memoir_ai_tables *l)
{
    int count[MEMOIR_FEATURE_COUNT];
    for (int i = 0; i < 2 * MEMOIR_SIDES; i++) {
        memoir_count(&c->game, l, &c->state, i & 1, i >> 1, count);
        assert_int_equal(memoir_log_odds(&c->game, l, &c->state, i & 1, i >> 1), weighed(l, count));
    }
}

/* Dice all enemies could roll against the unit on h, by distance and cover. */
static int dice_against(const scene *c, const memoir_ai_tables *l, int h)
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
    return sum < AI_THREATS ? sum : AI_THREATS - 1;
}

static void deaths_are_those_of_the_dice(const scene *c, const memoir_ai_tables *l)
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
            value_is_the_weighed_count(c, ai->tables);
            deaths_are_those_of_the_dice(c, ai->tables);
            take_action(c, bcg_ai_choose(ai, &c->view, actor_of(c), NULL).action);
            states++;
        }
        bcg_ai_free(ai);
        free_scene(c);
    }
    assert_true(states > 1000);
}

/* The way to an objective is one that units can take: in the classic edition not from land across
 * the sea. A strip of sea from C5 to E5 is the shortest way from B5 to F5. */
static void ways_to_objectives_are_real(void **state)
{
    (void)state;
    const bcg_board *b = memoir_boards[MEMOIR_STANDARD].grid;
    const bcg_hex start = bcg_hex_parse(b, "B5", 2), sea = bcg_hex_parse(b, "C5", 2);
    for (int edition = ME_CLASSIC; edition <= ME_REVISED; edition++) {
        scene *c = new_scene(MEMOIR_BOARDS);
        memoir_scenario *s = &c->scenario;
        assert_ptr_equal(memoir_board(s), b);
        memset(s->hex, 0, sizeof s->hex);
        s->objective.count = 1;
        s->objective.at[0] = (memoir_objective){
            .hexes = bcg_set_of(bcg_hex_parse(b, "F5", 2)), .sides = 3, .medals = 1, .need = 1};
        s->exit.count = s->win.count = s->unit.count = s->bridge_span.count = 0;
        s->impassable.count = 0;
        for (const char *wet = "C5D5E5"; *wet; wet += 2)
            s->hex[bcg_hex_parse(b, wet, 2)].terrain = MT_OCEAN;
        assert_int_equal(memoir_game_init(&c->game, s, (memoir_choices){(int8_t)edition, -1, 0}),
                         ML_NONE);
        bcg_ai *ai = new_player(c, "captain", 1);
        const memoir_ai_tables *l = ai->tables;
        assert_int_equal(l->steps[MS_ALLIES][start], edition == ME_CLASSIC ? 5 : 4);
        assert_int_equal(l->steps[MS_ALLIES][sea], 3);
        bcg_ai_free(ai);
        free_scene(c);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(value_of_states),
        cmocka_unit_test(ways_to_objectives_are_real),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
