/* What is named as blocking a line of sight does, and nothing else: with all of it taken away the
 * line is free, with any one thing of a crossed hex left it is not. */
#include "memoir/random_board_test.h"
#include "memoir/rules.h"

#include "unit.h"

static memoir_scenario scenario;
static memoir_game game, stripped;
static memoir_state s, bare;

/* Take these causes off the hex. */
static void take_away(bcg_hex h, unsigned causes)
{
    if (causes & MSC_UNIT)
        bare.what[h] = 0;
    if (causes & (MSC_TERRAIN | MSC_LAKE))
        stripped.terrain[h] = MT_OPEN;
    if (causes & MSC_BUNKER)
        stripped.structure[h] = MB_NONE;
    if (causes & MSC_HILL)
        stripped.traits[h] &= (uint16_t)~MH_HILL;
    if (causes & MSC_FIRE)
        bcg_set_remove(&stripped.blocks_fire, h);
    const bool blocks = memoir_terrains[stripped.terrain[h]].traits & MH_BLOCKS ||
                        stripped.structure[h] == MB_BUNKER;
    if (!blocks)
        stripped.traits[h] &= (uint16_t)~MH_BLOCKS;
}

/* As it is, but for all causes of all blockers except `kept` on `keeper`. */
static bool sees_without(bcg_hex a, bcg_hex b, const bcg_set *blockers, bcg_hex keeper,
                         unsigned kept)
{
    stripped = game;
    bare = s;
    BCG_EACH (h, *blockers) {
        const unsigned causes = memoir_sight_causes(&game, &s, a, b, (bcg_hex)h);
        take_away((bcg_hex)h, h == keeper ? causes & ~kept : causes);
    }
    return memoir_sees(&stripped, &bare, a, b);
}

static bool is_crossed(const bcg_line *line, bcg_hex h)
{
    for (int i = 0; i < line->crossed; i++)
        if (line->cross[i] == h)
            return true;
    return false;
}

static unsigned look(bcg_hex a, bcg_hex b)
{
    const bcg_set blockers = memoir_sight_blockers(&game, &s, a, b);
    unsigned met = 0;
    bcg_line line;
    bcg_line_between(game.board, a, b, &line);
    BCG_EACH (h, blockers) {
        const unsigned causes = memoir_sight_causes(&game, &s, a, b, (bcg_hex)h);
        assert_true(causes != 0);
        met |= causes;
        for (unsigned one = 1; is_crossed(&line, (bcg_hex)h) && one < 1u << MEMOIR_SIGHT_CAUSES;
             one <<= 1)
            if (causes & one & ~(unsigned)MSC_LAKE) /* one lake alone does not block */
                assert_false(sees_without(a, b, &blockers, (bcg_hex)h, one));
    }
    for (int i = 0; i < line.crossed; i++)
        if (!bcg_set_has(&blockers, line.cross[i]))
            assert_int_equal(memoir_sight_causes(&game, &s, a, b, line.cross[i]), 0);
    if (!bcg_set_is_empty(&blockers))
        assert_true(sees_without(a, b, &blockers, BCG_NO_HEX, 0));
    return met;
}

/* [LOS-4] [LOS-5] [LOS-23] [TER-LAKE-2] */
static void what_is_named_blocks(void **context)
{
    (void)context;
    bcg_rng r;
    unsigned met[2] = {0, 0};
    bcg_rng_seed(&r, 1);
    for (int n = 0; n < 60; n++) {
        const int edition = n % 2;
        do
            random_scenario(&scenario, n % BCG_BOARDS, true, &r);
        while (memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, 0}) != ML_NONE);
        s = game.opening;
        for (int i = 0; i < 100; i++) {
            const bcg_hex a = (bcg_hex)random_below(&r, game.board->hexes);
            const bcg_set around = bcg_disc(game.board, a, 2 + random_below(&r, 4));
            const bcg_hex b = (bcg_hex)random_below(&r, game.board->hexes);
            if (a != b && bcg_set_has(&around, b))
                met[edition] |= look(a, b);
        }
    }
    assert_int_equal(met[ME_CLASSIC], (1u << MEMOIR_SIGHT_CAUSES) - 1);
    assert_int_equal(met[ME_REVISED], (1u << MEMOIR_SIGHT_CAUSES) - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_named_blocks)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
