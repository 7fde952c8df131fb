/* Boards, distances and reach, exhaustively on all three boards, checked against coordinates only:
 * tables and formulas are compared with memoir:BOARD-5 and memoir:BOARD-7 applied here. */
#include "grid/hex.h"
#include "unit.h"

#include <stdio.h>
#include <string.h>

/* What the rules say about each board. */
typedef struct facts {
    const char *name;
    int width, rows, hexes;
} facts;

static const facts known[BCG_BOARDS] = {
    [BCG_13X9] = {"13x9", 13, 9, 113},
    [BCG_26X9] = {"26x9", 26, 9, 230},
    [BCG_13X17] = {"13x17", 13, 17, 213},
};

static const int steps[BCG_DIRS][2] = {
    [BCG_E] = {2, 0},  [BCG_NE] = {1, -1}, [BCG_NW] = {-1, -1},
    [BCG_W] = {-2, 0}, [BCG_SW] = {-1, 1}, [BCG_SE] = {1, 1},
};

#define EACH_BOARD(b)  for (const bcg_board *b = bcg_boards; b < bcg_boards + BCG_BOARDS; b++)
#define EACH_HEX(h, b) for (bcg_hex h = 0; h < (b)->hexes; h++)

static const facts *facts_of(const bcg_board *b)
{
    return &known[b - bcg_boards];
}

/* memoir:BOARD-5 by search, without the numbering formula. */
static bcg_hex find_hex(const bcg_board *b, int x, int y)
{
    EACH_HEX (h, b) {
        if (b->xy[h][0] == x && b->xy[h][1] == y)
            return h;
    }
    return BCG_NO_HEX;
}

static bcg_hex named(const bcg_board *b, const char *label)
{
    bcg_hex h = bcg_hex_parse(b, label, strlen(label));

    if (h == BCG_NO_HEX)
        fail_msg("%s: no hex %s", b->name, label);
    return h;
}

/* A small fixed generator: the tests must behave the same on every machine. */
static unsigned next_random(uint64_t *seed, unsigned below)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(*seed >> 33) % below;
}

/* -- identifying hexes ------------------------------------------------------------------------ */

/* [memoir:BOARD-1] [memoir:BOARD-2] [memoir:BOARD-5] [memoir:BOARD-40] */
static void numbering_and_rows(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        const facts *k = facts_of(b);
        int count = 0;
        assert_string_equal(b->name, k->name);
        assert_int_equal(b->width, k->width);
        assert_int_equal(b->rows, k->rows);
        for (int y = 0; y < k->rows; y++) {
            int length = y % 2 == 0 ? k->width : k->width - 1;
            assert_int_equal(bcg_row_start(b, y), count);
            assert_int_equal(bcg_row_length(b, y), length);
            for (int x = y % 2; length > 0; x += 2, length--, count++) {
                assert_int_equal(bcg_hex_x(b, (bcg_hex)count), x);
                assert_int_equal(bcg_hex_y(b, (bcg_hex)count), y);
            }
        }
        assert_int_equal(count, k->hexes);
        assert_int_equal(b->hexes, k->hexes);
    }
}

/* [memoir:BOARD-3] half hexes (x = -1 and the other end of odd rows) are not hexes. */
static void hex_at_every_point(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        for (int y = -4; y < b->rows + 4; y++)
            for (int x = -6; x < 2 * b->width + 6; x++)
                assert_int_equal(bcg_hex_at(b, x, y), find_hex(b, x, y));
    }
}

static void all_hexes(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        bcg_set all = bcg_all_hexes(b);
        for (int h = 0; h < BCG_SET_CELLS; h++)
            assert_int_equal(bcg_set_has(&all, h), h < b->hexes);
    }
}

/* [memoir:BOARD-6] [memoir:BOARD-14] the labels given in the rules. */
static void named_labels(void **unused)
{
    /* clang-format off */
    static const struct { int board; const char *label; int x, y; } row[] = {
        {BCG_13X9, "A9", 0, 0},      {BCG_13X9, "M9", 24, 0},     {BCG_13X9, "a8", 1, 1},
        {BCG_13X9, "l8", 23, 1},     {BCG_13X9, "d8", 7, 1},      {BCG_13X9, "A1", 0, 8},
        {BCG_13X9, "M1", 24, 8},     {BCG_26X9, "A9", 0, 0},      {BCG_26X9, "Z1", 50, 8},
        {BCG_26X9, "a8", 1, 1},      {BCG_26X9, "y2", 49, 7},     {BCG_26X9, "Z9", 50, 0},
        {BCG_13X17, "A17", 0, 0}, {BCG_13X17, "M17", 24, 0}, {BCG_13X17, "a16", 1, 1},
        {BCG_13X17, "l2", 23, 15}, {BCG_13X17, "M1", 24, 16}, {BCG_13X17, "l10", 23, 7},
    };
    /* clang-format on */

    (void)unused;
    for (size_t i = 0; i < COUNT(row); i++) {
        const bcg_board *b = &bcg_boards[row[i].board];
        char label[BCG_LABEL_SIZE];
        bcg_hex h = named(b, row[i].label);
        assert_int_equal(bcg_hex_x(b, h), row[i].x);
        assert_int_equal(bcg_hex_y(b, h), row[i].y);
        bcg_hex_label(b, h, label);
        assert_string_equal(label, row[i].label);
    }
}

/* [memoir:BOARD-6] [memoir:BOARD-14] for every hex. */
static void labels_and_back(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        EACH_HEX (h, b) {
            char label[BCG_LABEL_SIZE], expected[16];
            int x = b->xy[h][0], y = b->xy[h][1];
            const char *letters = y % 2 == 0 ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                             : "abcdefghijklmnopqrstuvwxy";
            snprintf(expected, sizeof expected, "%c%d", letters[x / 2], b->rows - y);
            bcg_hex_label(b, h, label);
            assert_string_equal(label, expected);
            assert_int_equal(bcg_hex_parse(b, label, strlen(label)), h);
        }
    }
}

/* Parses a text; returns whether it was accepted, and fails if it is not that hex's label. */
static int taken(const bcg_board *b, const char *text, size_t len)
{
    char label[BCG_LABEL_SIZE];
    bcg_hex h = bcg_hex_parse(b, text, len);

    if (h == BCG_NO_HEX)
        return 0;
    if (h >= b->hexes)
        fail_msg("%s: \"%.*s\" gives hex %d", b->name, (int)len, text, h);
    bcg_hex_label(b, h, label);
    if (strlen(label) != len || memcmp(label, text, len) != 0)
        fail_msg("%s: \"%.*s\" is taken for %s", b->name, (int)len, text, label);
    return 1;
}

/* Every text of one to three printable characters, and every one of one or two bytes. */
static void other_texts_refused(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        int shorter = 0, longer = 0;
        char t[3];
        for (int i = 0; i < 256; i++) {
            t[0] = (char)i;
            assert_int_equal(taken(b, t, 1), 0);
            for (int j = 0; j < 256; j++) {
                t[1] = (char)j;
                shorter += taken(b, t, 2);
            }
        }
        for (t[0] = ' '; t[0] <= '~'; t[0]++)
            for (t[1] = ' '; t[1] <= '~'; t[1]++)
                for (t[2] = ' '; t[2] <= '~'; t[2]++)
                    longer += taken(b, t, 3);
        assert_int_equal(shorter + longer, b->hexes);
        if (b->rows < 10)
            assert_int_equal(longer, 0);
        assert_int_equal(bcg_hex_parse(b, "", 0), BCG_NO_HEX);
        assert_int_equal(bcg_hex_parse(b, "A1", 3), BCG_NO_HEX); /* with its terminator */
        assert_int_equal(bcg_hex_parse(b, "A1  ", 4), BCG_NO_HEX);
        assert_int_equal(bcg_hex_parse(b, "A001", 4), BCG_NO_HEX);
    }
}

/* -- relations between hexes ------------------------------------------------------------------ */

/* [memoir:BOARD-4] [memoir:BOARD-7] [memoir:BOARD-47] the table by direction, as a set, and in both
 * directions. */
static void neighbours_by_coordinates(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        EACH_HEX (h, b) {
            bcg_set around = BCG_SET_EMPTY;
            for (int d = 0; d < BCG_DIRS; d++) {
                bcg_hex to = find_hex(b, b->xy[h][0] + steps[d][0], b->xy[h][1] + steps[d][1]);
                assert_int_equal(b->next[h][d], to);
                if (to == BCG_NO_HEX)
                    continue;
                bcg_set_add(&around, to);
                assert_int_equal(bcg_direction(b, h, to), d);
                assert_int_equal(b->next[to][bcg_opposite((bcg_dir)d)], h);
            }
            assert_true(bcg_set_equal(&around, &b->neighbours[h]));
            EACH_HEX (q, b) {
                assert_int_equal(bcg_adjacent(b, h, q), bcg_set_has(&around, q));
                assert_int_equal(bcg_adjacent(b, h, q), bcg_adjacent(b, q, h));
                if (!bcg_adjacent(b, h, q))
                    assert_int_equal(bcg_direction(b, h, q), -1);
            }
        }
    }
}

/* memoir:BOARD-9, generalized to any board: the numbers of the rule in terms of rows and ends. */
static int expected_neighbours(const bcg_board *b, int x, int y)
{
    int odd = y % 2;
    bool end = x == odd || x == 2 * (b->width - 1) - odd;
    bool edge_row = y == 0 || y == b->rows - 1;

    if (odd)
        return end ? 5 : 6;
    if (end)
        return edge_row ? 2 : 3;
    return edge_row ? 4 : 6;
}

/* [memoir:BOARD-9] */
static void neighbour_counts(void **unused)
{
    static const char *const corners[] = {"A9", "M9", "A1", "M1"};
    const bcg_board *standard = &bcg_boards[BCG_13X9];

    (void)unused;
    for (size_t i = 0; i < COUNT(corners); i++)
        assert_int_equal(bcg_set_count(&standard->neighbours[named(standard, corners[i])]), 2);
    EACH_BOARD (b) {
        EACH_HEX (h, b) {
            assert_int_equal(bcg_set_count(&b->neighbours[h]),
                             expected_neighbours(b, b->xy[h][0], b->xy[h][1]));
        }
    }
}

/* Steps from p to every hex, breadth first over memoir:BOARD-7. */
static void count_steps(const bcg_board *b, bcg_hex p, int out[BCG_MAX_HEXES])
{
    bcg_hex queue[BCG_MAX_HEXES];
    int head = 0, tail = 0;

    EACH_HEX (h, b) {
        out[h] = -1;
    }
    out[p] = 0;
    queue[tail++] = p;
    while (head < tail) {
        bcg_hex at = queue[head++];
        for (int d = 0; d < BCG_DIRS; d++) {
            bcg_hex to = bcg_hex_at(b, b->xy[at][0] + steps[d][0], b->xy[at][1] + steps[d][1]);
            if (to == BCG_NO_HEX || out[to] >= 0)
                continue;
            out[to] = out[at] + 1;
            queue[tail++] = to;
        }
    }
}

/* [memoir:BOARD-8] [memoir:BOARD-47] */
static void distance_by_breadth_first_search(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        EACH_HEX (p, b) {
            int expected[BCG_MAX_HEXES];
            count_steps(b, p, expected);
            EACH_HEX (q, b) {
                assert_int_equal(bcg_distance(b, p, q), expected[q]);
            }
        }
    }
}

static void check_ring_and_disc(const bcg_board *b, bcg_hex centre, int radius)
{
    bcg_set ring = bcg_ring(b, centre, radius), disc = bcg_disc(b, centre, radius);
    bcg_set at = BCG_SET_EMPTY, within = BCG_SET_EMPTY;

    EACH_HEX (h, b) {
        int distance = bcg_distance(b, centre, h);
        if (distance == radius)
            bcg_set_add(&at, h);
        if (distance <= radius)
            bcg_set_add(&within, h);
    }
    if (!bcg_set_equal(&ring, &at) || !bcg_set_equal(&disc, &within))
        fail_msg("%s: radius %d about hex %d", b->name, radius, centre);
}

static void rings_and_discs(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        bcg_set all = bcg_all_hexes(b), whole = bcg_disc(b, 0, INT32_MAX);
        assert_true(bcg_set_equal(&all, &whole));
        EACH_HEX (h, b) {
            for (int radius = 0; radius <= b->width + b->rows; radius++)
                check_ring_and_disc(b, h, radius);
        }
    }
}

/* -- reach ------------------------------------------------------------------------------------ */

typedef struct price_list {
    const bcg_board *board;
    int price[BCG_MAX_HEXES][BCG_DIRS];
} price_list;

static int price_of(const void *context, bcg_hex from, bcg_hex to)
{
    const price_list *list = context;

    return list->price[from][bcg_direction(list->board, from, to)];
}

/* A fifth of the steps forbidden, the others cost 1 to `dearest`, independently in each
 * direction. */
static void draw_prices(price_list *list, const bcg_board *b, int dearest, uint64_t *seed)
{
    list->board = b;
    EACH_HEX (h, b) {
        for (int d = 0; d < BCG_DIRS; d++)
            list->price[h][d] = next_random(seed, 5) == 0
                                    ? -1 - (int)next_random(seed, 3)
                                    : 1 + (int)next_random(seed, (unsigned)dearest);
    }
}

/* Bellman-Ford: unlimited costs, lowered until nothing changes. */
static void relax_all(const price_list *list, bcg_hex start, int cost[BCG_MAX_HEXES])
{
    const bcg_board *b = list->board;
    bool changed = true;

    EACH_HEX (h, b) {
        cost[h] = h == start ? 0 : INT16_MAX;
    }
    while (changed) {
        changed = false;
        EACH_HEX (h, b) {
            for (int d = 0; d < BCG_DIRS; d++) {
                bcg_hex to = b->next[h][d];
                if (to == BCG_NO_HEX || list->price[h][d] < 0 || cost[h] == INT16_MAX)
                    continue;
                if (cost[h] + list->price[h][d] < cost[to]) {
                    cost[to] = cost[h] + list->price[h][d];
                    changed = true;
                }
            }
        }
    }
}

/* The lowest-numbered hex from which `to` is reached at its cost. */
static bcg_hex lowest_before(const price_list *list, const int *cost, bcg_hex start, bcg_hex to)
{
    const bcg_board *b = list->board;

    if (to == start)
        return start;
    EACH_HEX (p, b) {
        int d = bcg_direction(b, p, to);
        if (d >= 0 && list->price[p][d] >= 0 && cost[p] + list->price[p][d] == cost[to])
            return p;
    }
    return BCG_NO_HEX;
}

static void check_reach(const price_list *list, bcg_hex start, int budget, const int *exact)
{
    const bcg_board *b = list->board;
    uint8_t cost[BCG_MAX_HEXES], cost_alone[BCG_MAX_HEXES];
    bcg_hex from[BCG_MAX_HEXES];

    bcg_reach(b, start, budget, price_of, list, cost, from);
    bcg_reach(b, start, budget, price_of, list, cost_alone, NULL);
    assert_memory_equal(cost, cost_alone, b->hexes);
    EACH_HEX (h, b) {
        bool reached = exact[h] <= budget;
        int expected = reached ? exact[h] : BCG_UNREACHED;
        int before = reached ? lowest_before(list, exact, start, h) : BCG_NO_HEX;
        if (cost[h] != expected || from[h] != before)
            fail_msg("%s, start %d, budget %d: hex %d costs %d from %d, not %d from %d", b->name,
                     start, budget, h, cost[h], from[h], expected, before);
    }
}

static void reach_by_relaxation(void **unused)
{
    static const int budgets[] = {0, 1, 2, 3, 4, 5, 7, 12, 40, 254};
    uint64_t seed = 1944;

    (void)unused;
    EACH_BOARD (b) {
        for (int round = 0; round < 120; round++) {
            price_list list;
            int exact[BCG_MAX_HEXES];
            bcg_hex start = (bcg_hex)next_random(&seed, b->hexes);
            draw_prices(&list, b, round % 3 == 2 ? 60 : 1 + round % 4, &seed);
            relax_all(&list, start, exact);
            for (size_t i = 0; i < COUNT(budgets); i++)
                check_reach(&list, start, budgets[i], exact);
        }
    }
}

static int huge_price(const void *context, bcg_hex from, bcg_hex to)
{
    (void)context, (void)from, (void)to;
    return INT32_MAX;
}

static void a_huge_price_is_too_dear(void **unused)
{
    uint8_t cost[BCG_MAX_HEXES];

    (void)unused;
    bcg_reach(bcg_boards, 40, 254, huge_price, NULL, cost, NULL);
    for (int h = 0; h < bcg_boards->hexes; h++)
        assert_int_equal(cost[h], h == 40 ? 0 : BCG_UNREACHED);
}

/* A set containing each hex with a probability of `percent`. */
static bcg_set draw_set(const bcg_board *b, unsigned percent, uint64_t *seed)
{
    bcg_set s = BCG_SET_EMPTY;

    EACH_HEX (h, b) {
        if (next_random(seed, 100) < percent)
            bcg_set_add(&s, h);
    }
    return s;
}

/* One sweep per step; in each, a free hex is added if it is next to a hex from the previous
 * sweep. */
static bcg_set sweep(const bcg_board *b, bcg_hex start, int sweeps, const bcg_set *free_hexes)
{
    bcg_set in = BCG_SET_EMPTY;

    bcg_set_add(&in, start);
    while (sweeps-- > 0) {
        bcg_set before = in;
        EACH_HEX (h, b) {
            EACH_HEX (p, b) {
                if (bcg_set_has(&before, p) && bcg_set_has(free_hexes, h) && bcg_adjacent(b, p, h))
                    bcg_set_add(&in, h);
            }
        }
        if (bcg_set_equal(&before, &in))
            break;
    }
    return in;
}

static void reach_mask_by_sweeps(void **unused)
{
    uint64_t seed = 6;

    (void)unused;
    EACH_BOARD (b) {
        for (int round = 0; round < 60; round++) {
            bcg_set free_hexes = draw_set(b, 30 + next_random(&seed, 71), &seed);
            bcg_hex start = (bcg_hex)next_random(&seed, b->hexes);
            int limit = round % 8 == 7 ? 300 : round % 8;
            bcg_set expected = sweep(b, start, limit, &free_hexes);
            bcg_set found = bcg_reach_mask(b, start, limit, &free_hexes);
            if (!bcg_set_equal(&expected, &found))
                fail_msg("%s, round %d: start %d, %d steps", b->name, round, start, limit);
        }
    }
}

static void reach_mask_on_an_empty_board_is_a_disc(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        bcg_set all = bcg_all_hexes(b), none = BCG_SET_EMPTY;
        EACH_HEX (h, b) {
            for (int limit = 0; limit < 5; limit++) {
                bcg_set reached = bcg_reach_mask(b, h, limit, &all), disc = bcg_disc(b, h, limit);
                assert_true(bcg_set_equal(&reached, &disc));
            }
            bcg_set alone = bcg_reach_mask(b, h, 3, &none);
            assert_int_equal(bcg_set_count(&alone), 1);
            assert_true(bcg_set_has(&alone, h));
        }
    }
}

/* Gives each hex of the set its own number, then lets neighbours take the lower number until all
 * agree: equal numbers are one part. */
static void name_parts(const bcg_board *b, const bcg_set *set, int part[BCG_MAX_HEXES])
{
    bool changed = true;

    EACH_HEX (h, b) {
        part[h] = bcg_set_has(set, h) ? h : -1;
    }
    while (changed) {
        changed = false;
        EACH_HEX (p, b) {
            EACH_HEX (q, b) {
                if (part[p] >= 0 && part[q] > part[p] && bcg_adjacent(b, p, q)) {
                    part[q] = part[p];
                    changed = true;
                }
            }
        }
    }
}

static void connected_by_names(void **unused)
{
    uint64_t seed = 44;

    (void)unused;
    EACH_BOARD (b) {
        for (int round = 0; round < 20; round++) {
            int part[BCG_MAX_HEXES];
            bcg_set set = draw_set(b, 10 + 4 * (unsigned)round, &seed);
            name_parts(b, &set, part);
            EACH_HEX (start, b) {
                bcg_set found = bcg_connected(b, &set, start);
                EACH_HEX (h, b) {
                    bool expected = part[h] >= 0 && part[h] == part[start];
                    if (bcg_set_has(&found, h) != expected)
                        fail_msg("%s, round %d: %d with %d", b->name, round, start, h);
                }
            }
        }
    }
}

/* A hex is in it if and only if some member is next to it. */
static void assert_neighbours_of(const bcg_board *b, const bcg_set *set)
{
    bcg_set found = bcg_neighbours_of(b, set);

    EACH_HEX (h, b) {
        bool expected = false;
        EACH_HEX (p, b) {
            expected |= bcg_set_has(set, p) && bcg_adjacent(b, p, h);
        }
        if (bcg_set_has(&found, h) != expected)
            fail_msg("%s: hex %d", b->name, h);
    }
    bcg_set all = bcg_all_hexes(b), beyond = bcg_set_minus(found, all);
    assert_true(bcg_set_is_empty(&beyond));
}

static void neighbours_of_sets(void **unused)
{
    uint64_t seed = 45;

    (void)unused;
    EACH_BOARD (b) {
        bcg_set none = BCG_SET_EMPTY;
        assert_neighbours_of(b, &none);
        EACH_HEX (h, b) {
            bcg_set one = bcg_set_of(h), around = bcg_neighbours_of(b, &one);
            assert_true(bcg_set_equal(&around, &b->neighbours[h])); /* without h itself */
        }
        for (unsigned percent = 0; percent <= 100; percent += 4) {
            bcg_set set = draw_set(b, percent, &seed);
            assert_neighbours_of(b, &set);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbering_and_rows),
        cmocka_unit_test(hex_at_every_point),
        cmocka_unit_test(all_hexes),
        cmocka_unit_test(named_labels),
        cmocka_unit_test(labels_and_back),
        cmocka_unit_test(other_texts_refused),
        cmocka_unit_test(neighbours_by_coordinates),
        cmocka_unit_test(neighbour_counts),
        cmocka_unit_test(distance_by_breadth_first_search),
        cmocka_unit_test(rings_and_discs),
        cmocka_unit_test(reach_by_relaxation),
        cmocka_unit_test(a_huge_price_is_too_dear),
        cmocka_unit_test(reach_mask_by_sweeps),
        cmocka_unit_test(reach_mask_on_an_empty_board_is_a_disc),
        cmocka_unit_test(connected_by_names),
        cmocka_unit_test(neighbours_of_sets),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
