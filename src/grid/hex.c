/* Positions of hexes, and reach. Lines are in line.c, the tables in hex_tables.c.
 *
 * This file relies on two facts. Two rows together have 2 * width - 1 hexes, so the number of a hex
 * is (y * (2 * width - 1) + x) / 2. And the hexes of a disc in one row have consecutive numbers, so
 * discs and rings are made of runs instead of single hexes. */
#include "grid/hex.h"

static int first_x(int y)
{
    return y & 1;
}

static int last_x(const bcg_board *b, int y)
{
    return 2 * (b->width - 1) - (y & 1);
}

static int distance_between(int n, int m)
{
    return n < m ? m - n : n - m;
}

/* Adds first .. first + count - 1 to the set. */
static void add_run(bcg_set *s, int first, int count)
{
    int end = first + count;

    for (int w = first >> 6; w < BCG_SET_WORDS && 64 * w < end; w++) {
        uint64_t run = ~UINT64_C(0);
        if (first > 64 * w)
            run &= ~UINT64_C(0) << (first & 63);
        if (end < 64 * (w + 1))
            run &= ~(~UINT64_C(0) << (end & 63));
        s->word[w] |= run;
    }
}

/* -- identifying hexes ------------------------------------------------------------------------ */

bcg_hex bcg_hex_at(const bcg_board *b, int x, int y)
{
    if (y < 0 || y >= b->rows || x < first_x(y) || x > last_x(b, y) || ((x ^ y) & 1))
        return BCG_NO_HEX;
    return (bcg_hex)((y * (2 * b->width - 1) + x) / 2);
}

int bcg_hex_x(const bcg_board *b, bcg_hex h)
{
    assert(h < b->hexes);
    return b->xy[h][0];
}

int bcg_hex_y(const bcg_board *b, bcg_hex h)
{
    assert(h < b->hexes);
    return b->xy[h][1];
}

bcg_hex bcg_row_start(const bcg_board *b, int y)
{
    assert(y >= 0 && y < b->rows);
    return bcg_hex_at(b, first_x(y), y);
}

int bcg_row_length(const bcg_board *b, int y)
{
    assert(y >= 0 && y < b->rows);
    return b->width - (y & 1);
}

void bcg_hex_label(const bcg_board *b, bcg_hex h, char out[BCG_LABEL_SIZE])
{
    int x = bcg_hex_x(b, h), y = bcg_hex_y(b, h);
    int number = b->rows - y;

    *out++ = (char)((y & 1 ? 'a' : 'A') + x / 2);
    if (number >= 10)
        *out++ = (char)('0' + number / 10);
    *out++ = (char)('0' + number % 10);
    *out = '\0';
}

/* The row number in `len` digits without a leading zero, or 0 if it is not one. */
static int parse_number(const char *digits, size_t len)
{
    int number = 0;

    if (len < 1 || len > 2 || digits[0] == '0')
        return 0;
    for (size_t i = 0; i < len; i++) {
        if (digits[i] < '0' || digits[i] > '9')
            return 0;
        number = 10 * number + (digits[i] - '0');
    }
    return number;
}

bcg_hex bcg_hex_parse(const bcg_board *b, const char *text, size_t len)
{
    if (len < 2 || len >= BCG_LABEL_SIZE)
        return BCG_NO_HEX;
    int number = parse_number(text + 1, len - 1);
    if (number < 1 || number > b->rows)
        return BCG_NO_HEX;
    int y = b->rows - number;
    int letter = text[0] - (y & 1 ? 'a' : 'A'); /* the wrong case ends up off the board */
    return bcg_hex_at(b, 2 * letter + first_x(y), y);
}

/* -- relations between hexes ------------------------------------------------------------------ */

bool bcg_adjacent(const bcg_board *b, bcg_hex p, bcg_hex q)
{
    assert(p < b->hexes && q < b->hexes);
    return bcg_set_has(&b->neighbours[p], q);
}

int bcg_distance(const bcg_board *b, bcg_hex p, bcg_hex q)
{
    int dx = distance_between(bcg_hex_x(b, p), bcg_hex_x(b, q));
    int dy = distance_between(bcg_hex_y(b, p), bcg_hex_y(b, q));

    return dx > dy ? dy + (dx - dy) / 2 : dy;
}

int bcg_direction(const bcg_board *b, bcg_hex p, bcg_hex q)
{
    assert(p < b->hexes && q < b->hexes);
    for (int d = 0; d < BCG_DIRS; d++)
        if (b->next[p][d] == q)
            return d;
    return -1;
}

bcg_dir bcg_opposite(bcg_dir d)
{
    return (bcg_dir)((d + BCG_DIRS / 2) % BCG_DIRS);
}

bcg_set bcg_disc(const bcg_board *b, bcg_hex centre, int radius)
{
    bcg_set disc = BCG_SET_EMPTY;
    int x = bcg_hex_x(b, centre), y = bcg_hex_y(b, centre);

    assert(radius >= 0);
    if (radius > BCG_MAX_HEXES) /* the whole board anyway; keeps the sums below small */
        radius = BCG_MAX_HEXES;
    for (int row = 0; row < b->rows; row++) {
        int dy = distance_between(row, y);
        if (dy > radius)
            continue;
        int dx = 2 * radius - dy; /* the distance solved for dx */
        int from = x - dx < first_x(row) ? first_x(row) : x - dx;
        int to = x + dx > last_x(b, row) ? last_x(b, row) : x + dx;
        add_run(&disc, bcg_hex_at(b, from, row), (to - from) / 2 + 1);
    }
    return disc;
}

bcg_set bcg_ring(const bcg_board *b, bcg_hex centre, int radius)
{
    bcg_set disc = bcg_disc(b, centre, radius);

    return radius > 0 ? bcg_set_minus(disc, bcg_disc(b, centre, radius - 1)) : disc;
}

bcg_set bcg_all_hexes(const bcg_board *b)
{
    bcg_set all = BCG_SET_EMPTY;

    add_run(&all, 0, b->hexes);
    return all;
}

bcg_set bcg_neighbours_of(const bcg_board *b, const bcg_set *set)
{
    assert(bcg_set_next(set, b->hexes) < 0);
    return bcg_set_join(b->neighbours, set);
}

/* -- reach ------------------------------------------------------------------------------------ */

/* A search in progress: hexes are queued in the bucket of their cost. A hex that became cheaper
 * also stays in its old bucket, and is skipped there. */
typedef struct search {
    uint8_t *cost;
    bcg_hex *from;
    int budget, dearest; /* the last bucket in use */
    bcg_set bucket[BCG_UNREACHED];
} search;

/* The path to `to` whose last step is from `by` costs `total`: is that the best so far? */
static void offer(search *s, bcg_hex to, bcg_hex by, int total)
{
    if (total > s->cost[to])
        return;
    if (total == s->cost[to]) {
        if (s->from && by < s->from[to])
            s->from[to] = by;
        return;
    }
    s->cost[to] = (uint8_t)total;
    if (s->from)
        s->from[to] = by;
    bcg_set_add(&s->bucket[total], to);
    if (total > s->dearest)
        s->dearest = total;
}

/* Only the buckets within the budget are cleared: the others are never read. */
static void begin_search(search *s, const bcg_board *b, bcg_hex start)
{
    for (int h = 0; h < b->hexes; h++)
        s->cost[h] = BCG_UNREACHED;
    for (int h = 0; s->from && h < b->hexes; h++)
        s->from[h] = BCG_NO_HEX;
    for (int c = 0; c <= s->budget; c++)
        s->bucket[c] = BCG_SET_EMPTY;
    s->dearest = 0;
    offer(s, start, start, 0);
}

void bcg_reach(const bcg_board *b, bcg_hex start, int budget, bcg_step_cost step,
               const void *context, uint8_t cost[BCG_MAX_HEXES], bcg_hex from[BCG_MAX_HEXES])
{
    search s;

    assert(start < b->hexes && budget >= 0 && budget < BCG_UNREACHED);
    s.cost = cost;
    s.from = from;
    s.budget = budget;
    begin_search(&s, b, start);
    for (int spent = 0; spent <= s.dearest; spent++) {
        BCG_EACH (h, s.bucket[spent]) {
            for (int d = 0; d < BCG_DIRS && cost[h] == spent; d++) {
                bcg_hex to = b->next[h][d];
                int price = to != BCG_NO_HEX ? step(context, (bcg_hex)h, to) : -1;
                assert(price != 0);
                if (price >= 0 && price <= budget - spent)
                    offer(&s, to, (bcg_hex)h, spent + price);
            }
        }
    }
}

bcg_set bcg_reach_mask(const bcg_board *b, bcg_hex start, int steps, const bcg_set *free_hexes)
{
    bcg_set reached = BCG_SET_EMPTY, edge = bcg_set_of(start);

    assert(start < b->hexes);
    while (steps-- > 0 && !bcg_set_is_empty(&edge)) {
        bcg_set around = bcg_neighbours_of(b, &edge);
        reached = bcg_set_or(reached, edge);
        edge = bcg_set_minus(bcg_set_and(around, *free_hexes), reached);
    }
    return bcg_set_or(reached, edge);
}

bcg_set bcg_connected(const bcg_board *b, const bcg_set *set, bcg_hex start)
{
    assert(start < b->hexes);
    if (!bcg_set_has(set, start))
        return BCG_SET_EMPTY;
    return bcg_reach_mask(b, start, b->hexes, set);
}
