/* Line of sight on random boards: memoir_sees compared with an independent implementation of
 * chapter 12, and the game's table of near sights compared with memoir_sees.
 *
 * The implementation here examines every hex and half hex of the board, not only those between the
 * two ends, and does not use bcg_line. */
#include "memoir/random_board_test.h"
#include "memoir/rules.h"

#include "unit.h"

enum { FAR_SIGHT = 8 };

static memoir_scenario scenario;
static memoir_game game;
static memoir_state s;

static void random_board(int board, int edition, bcg_rng *r)
{
    do
        random_scenario(&scenario, board, one_in(r, 2), r);
    while (memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, -1, 0}) != ML_NONE);
    s = game.opening;
}

static void fail_sight(bcg_hex a, bcg_hex b, const char *what)
{
    char first[BCG_LABEL_SIZE], second[BCG_LABEL_SIZE];
    bcg_hex_label(game.board, a, first);
    bcg_hex_label(game.board, b, second);
    fail_msg("%s, %s, %s-%s: %s", game.board->name, memoir_edition_words.word[game.edition], first,
             second, what);
}

/* -- the rules, implemented independently ----------------------------------------------------- */

typedef enum touch { APART, ON_LEFT, ON_RIGHT, CROSSED } touch;

/* LOS-30, LOS-31: on which side of the line from a to b the six corners of hex (x, y) are. */
static touch touch_of(const uint8_t *a, const uint8_t *b, int x, int y)
{
    static const int8_t corner[6][2] = {{0, 2}, {0, -2}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    const int dx = b[0] - a[0], dy = 3 * (b[1] - a[1]);
    int left = 0, right = 0;
    for (int i = 0; i < 6; i++) {
        const int side = dx * (3 * y + corner[i][1] - 3 * a[1]) - dy * (x + corner[i][0] - a[0]);
        left += side < 0;
        right += side > 0;
    }
    if (left && right)
        return CROSSED;
    if (left + right != 4)
        return APART; /* at most a corner (LOS-12) */
    return left ? ON_LEFT : ON_RIGHT;
}

/* Is the hex beside the segment, not beyond its ends? */
static bool is_between(const uint8_t *a, const uint8_t *b, int x, int y)
{
    const int dx = b[0] - a[0], dy = 3 * (b[1] - a[1]);
    const int along = dx * (x - a[0]) + dy * 3 * (y - a[1]);
    return along > 0 && along < dx * dx + dy * dy;
}

static bool is_hill(int h)
{
    const int terrain = scenario.hex[h].structure == MB_BRIDGE ? MT_OPEN : scenario.hex[h].terrain;
    return terrain == MT_HILL || terrain == MT_STEEP_HILL || terrain == MT_SEA_BLUFF ||
           terrain == MT_CLIFF;
}

static bool is_woods_or_houses(int h)
{
    const int terrain = scenario.hex[h].structure == MB_BRIDGE ? MT_OPEN : scenario.hex[h].terrain;
    return terrain == MT_FOREST || terrain == MT_HEDGEROW || terrain == MT_TOWN ||
           terrain == MT_CHURCH || scenario.hex[h].structure == MB_BUNKER;
}

/* LOS-20: one contiguous group of hill hexes, found by walking from hill to hill. */
static bool same_hill(int a, int b)
{
    bcg_set seen = BCG_SET_EMPTY, rim = BCG_SET_EMPTY;
    if (!is_hill(a) || !is_hill(b))
        return false;
    bcg_set_add(&rim, a);
    while (!bcg_set_is_empty(&rim)) {
        const bcg_set now = rim;
        rim = BCG_SET_EMPTY;
        BCG_EACH (h, now) {
            bcg_set_add(&seen, h);
            for (int d = 0; d < BCG_DIRS; d++) {
                const bcg_hex next = game.board->next[h][d];
                if (next != BCG_NO_HEX && is_hill(next) && !bcg_set_has(&seen, next))
                    bcg_set_add(&rim, next);
            }
        }
    }
    return bcg_set_has(&seen, b);
}

static bool blocks(int a, int b, int h)
{
    const bool thing = memoir_is_occupied(&s, h) || is_woods_or_houses(h);
    if (scenario.blocks_fire.count && bcg_set_has(&scenario.blocks_fire.at[0].hexes, h))
        return true;                /* SCEN-3 */
    if (game.edition == ME_CLASSIC) /* LOS-20, LOS-21 */
        return thing || (is_hill(h) && !(same_hill(a, b) && same_hill(a, h)));
    const int lower = is_hill(a) && is_hill(b); /* LOS-22 */
    return (thing && is_hill(h) >= lower) ||    /* LOS-23 */
           (is_hill(h) && lower < 1);           /* LOS-24 */
}

static bool sees_by_the_book(bcg_hex a, bcg_hex b)
{
    const bcg_board *board = game.board;
    const uint8_t *from = board->xy[a], *to = board->xy[b];
    bool left = false, right = false;
    bcg_set lakes[CROSSED + 1] = {BCG_SET_EMPTY, BCG_SET_EMPTY, BCG_SET_EMPTY, BCG_SET_EMPTY};
    for (int y = 0; y < board->rows; y++)
        for (int x = -(y % 2); x < 2 * board->width; x += 2) {
            const bool half = y % 2 && (x < 0 || x > 2 * board->width - 3); /* BOARD-2 */
            const bcg_hex h = half ? BCG_NO_HEX : bcg_hex_at(board, x, y);
            if (h == a || h == b || !is_between(from, to, x, y)) /* LOS-3 */
                continue;
            const touch t = touch_of(from, to, x, y);
            if (t == APART)
                continue;
            if (h != BCG_NO_HEX && scenario.hex[h].terrain == MT_LAKE)
                bcg_set_add(&lakes[t], h);
            if (h != BCG_NO_HEX && !blocks(a, b, h))
                continue;
            if (t == CROSSED)
                return false; /* LOS-4 */
            *(t == ON_LEFT ? &left : &right) = true;
        }
    if (left && right)
        return false; /* LOS-8, LOS-9 */
    /* TER-LAKE-2: not in classic, and not between two units on hills */
    if (game.edition == ME_CLASSIC || (is_hill(a) && is_hill(b)))
        return true;
    BCG_EACH (h, lakes[CROSSED])
        if (bcg_set_meets(&board->neighbours[h], &lakes[CROSSED]))
            return false;
    BCG_EACH (h, lakes[ON_LEFT])
        if (bcg_set_meets(&board->neighbours[h], &lakes[ON_RIGHT]))
            return false;
    return true;
}

/* -- tests ------------------------------------------------------------------------------------ */

static void compare_with_the_book(int *visible, int *hidden)
{
    for (int a = 0; a < game.board->hexes; a++) {
        const bcg_set around = bcg_disc(game.board, (bcg_hex)a, FAR_SIGHT);
        BCG_EACH (b, around) {
            if (b == a)
                continue;
            const bool sees = memoir_sees(&game, &s, (bcg_hex)a, (bcg_hex)b);
            ++*(sees ? visible : hidden);
            if (sees != sees_by_the_book((bcg_hex)a, (bcg_hex)b))
                fail_sight((bcg_hex)a, (bcg_hex)b, sees ? "must be hidden" : "must be seen");
        }
    }
}

/* [LOS-2] [LOS-4] [LOS-8] [LOS-31] Every line of sight up to distance 8 on random boards of all
 * sizes follows the rules. */
static void sights_are_by_the_book(void **state)
{
    bcg_rng r;
    int visible = 0, hidden = 0;
    (void)state;
    bcg_rng_seed(&r, 12);
    for (int n = 0; n < 24; n++) {
        random_board(n % 4 == 2   ? MEMOIR_OVERLORD
                     : n % 4 == 3 ? MEMOIR_BREAKTHROUGH
                                  : MEMOIR_STANDARD,
                     n / 4 % 2, &r);
        compare_with_the_book(&visible, &hidden);
    }
    assert_true(visible > 10000 && hidden > 10000);
}

/* [LOS-10] A sees B exactly when B sees A, at any distance. */
static void sight_is_symmetric(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 10);
    for (int n = 0; n < 24; n++) {
        random_board(n % MEMOIR_BOARDS, n / MEMOIR_BOARDS % 2, &r);
        for (int a = 0; a < game.board->hexes; a++)
            for (int b = 0; b < a; b++)
                if (memoir_sees(&game, &s, (bcg_hex)a, (bcg_hex)b) !=
                    memoir_sees(&game, &s, (bcg_hex)b, (bcg_hex)a))
                    fail_sight((bcg_hex)a, (bcg_hex)b, "is seen from one side only");
    }
}

/* [LOS-32] [LOS-33] The table used in the game, for distances up to 3, equals memoir_sees wherever
 * the units are. */
static void near_sights_are_in_the_table(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 32);
    for (int n = 0; n < 60; n++) {
        random_board(n % MEMOIR_BOARDS, n / MEMOIR_BOARDS % 2, &r);
        for (int a = 0; a < game.board->hexes; a++) {
            const bcg_set around = bcg_disc(game.board, (bcg_hex)a, MEMOIR_SIGHT);
            BCG_EACH (b, around)
                if (memoir_sees_near(&game, &s, (bcg_hex)a, (bcg_hex)b) !=
                    memoir_sees(&game, &s, (bcg_hex)a, (bcg_hex)b))
                    fail_sight((bcg_hex)a, (bcg_hex)b, "is another sight in the table");
        }
    }
}

/* [LOS-11] Neighbours see each other, whatever is on the board. */
static void neighbours_see_each_other(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 11);
    for (int n = 0; n < 12; n++) {
        random_board(n % MEMOIR_BOARDS, n / MEMOIR_BOARDS % 2, &r);
        for (int a = 0; a < game.board->hexes; a++)
            BCG_EACH (b, game.board->neighbours[a])
                if (!memoir_sees(&game, &s, (bcg_hex)a, (bcg_hex)b))
                    fail_sight((bcg_hex)a, (bcg_hex)b, "neighbours are hidden from each other");
    }
}

/* Sight is blocked if and only if there are blockers, and each of them touches the line. */
static void blockers_lie_on_the_line(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 5);
    for (int n = 0; n < 12; n++) {
        random_board(n % MEMOIR_BOARDS, n / MEMOIR_BOARDS % 2, &r);
        for (int a = 0; a < game.board->hexes; a++)
            for (int b = 0; b < game.board->hexes; b++) {
                const bcg_set found = memoir_sight_blockers(&game, &s, (bcg_hex)a, (bcg_hex)b);
                BCG_EACH (h, found)
                    if (touch_of(game.board->xy[a], game.board->xy[b], game.board->xy[h][0],
                                 game.board->xy[h][1]) == APART)
                        fail_sight((bcg_hex)a, (bcg_hex)b, "a blocker is not on the line");
            }
    }
}

/* [LOS-22] [LOS-26] Terrain with "hill" in its name has height 1, with "mountain" height 2; bluffs
 * and cliffs 1, everything else 0. */
static void heights_by_name(void **state)
{
    (void)state;
    for (int i = 0; i < MEMOIR_TERRAINS; i++) {
        const char *word = memoir_terrains[i].word;
        const bool high = strstr(word, "hill") || strstr(word, "bluff") || strstr(word, "cliff");
        const int height = strstr(word, "mountain") ? 2 : high;
        if (memoir_terrains[i].height != height)
            fail_msg("%s has height %d", word, memoir_terrains[i].height);
    }
}

/* [LOS-26] [LOS-23] Ground of height 2 and anything on it block every sight at lower heights: a
 * unit there hides hills from each other; one on a hill does not hide mountains. */
static void sight_over_mountains(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 1);
    random_scenario(&scenario, MEMOIR_STANDARD, false, &r);
    memset(scenario.hex, 0, sizeof scenario.hex);
    scenario.unit.count = scenario.owner.count = scenario.objective.count = 0;
    assert_int_equal(memoir_game_init(&game, &scenario, (memoir_choices){ME_REVISED, -1, 0}),
                     ML_NONE);
    s = game.opening;
    const bcg_hex a = 60, m = 61, b = 62; /* adjacent, in a row */
    s.what[m] = memoir_pack_what(MU_INFANTRY, MS_AXIS, 0, MEMOIR_MOVES_USUAL);
    static const struct {
        uint8_t a, m, b;
        bool sees;
    } row[] = {
        {2, 2, 2, false}, {2, 1, 2, true},  {1, 1, 2, false}, {1, 0, 2, true},
        {0, 0, 2, false}, {2, 2, 1, false}, {1, 2, 1, false}, {2, 0, 1, true},
    };
    for (size_t i = 0; i < COUNT(row); i++) {
        game.height[a] = row[i].a;
        game.height[m] = row[i].m;
        game.height[b] = row[i].b;
        if (memoir_sees(&game, &s, a, b) != row[i].sees)
            fail_msg("heights %d, %d, %d", row[i].a, row[i].m, row[i].b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sights_are_by_the_book),       cmocka_unit_test(sight_is_symmetric),
        cmocka_unit_test(near_sights_are_in_the_table), cmocka_unit_test(neighbours_see_each_other),
        cmocka_unit_test(blockers_lie_on_the_line),     cmocka_unit_test(heights_by_name),
        cmocka_unit_test(sight_over_mountains),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
