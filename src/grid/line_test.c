/* Lines between every two hexes of every board, compared with clipping in exact fractions; and the
 * line of sight tables of the rules as far as geometry decides them.
 *
 * Left to the rules engine, because they depend on heights, groups of hills, lakes or the edition:
 * LOS-X22, X23 (lakes), LOS-X24, X27 and LOS-HD, HF, HH, HI, HJ. Here only the hexes on their lines
 * are checked. */
#include "grid/hex.h"
#include "unit.h"

#include <string.h>

enum { FOUND = 64 };

#define EACH_BOARD(b)  for (const bcg_board *b = bcg_boards; b < bcg_boards + BCG_BOARDS; b++)
#define EACH_HEX(h, b) for (bcg_hex h = 0; h < (b)->hexes; h++)

/* -- an independent line: clip the segment against the half-planes of every hexagon ------------ */

/* A point of the segment: 0 at its first end, 1 at its second. den > 0. */
typedef struct fraction {
    int64_t num, den;
} fraction;

typedef enum meeting { APART, CORNER, EDGE, INTERIOR } meeting;

static int compare(fraction p, fraction q)
{
    int64_t left = p.num * q.den, right = q.num * p.den;

    return (left > right) - (left < right);
}

/* A segment in the points of memoir:LOS-30. */
typedef struct segment {
    int x, y, dx, dy;
} segment;

/* How does the segment meet the hexagon around (x, 3y)? *enter is where. The hexagon is the points
 * (u, v) about its centre with |u| <= 1, |u + v| <= 2, |u - v| <= 2, so each of six half-planes is
 * f <= bound for a linear f; on the segment f is at + t * rise. */
static meeting clip(const segment *s, int x, int y, fraction *enter)
{
    static const int plane[6][3] = {{1, 0, 1},   {-1, 0, 1}, {1, 1, 2},
                                    {-1, -1, 2}, {1, -1, 2}, {-1, 1, 2}};
    fraction leave = {1, 1};
    bool along = false;

    *enter = (fraction){0, 1};
    for (int i = 0; i < 6; i++) {
        int at = plane[i][0] * (s->x - x) + plane[i][1] * (s->y - 3 * y);
        int rise = plane[i][0] * s->dx + plane[i][1] * s->dy;
        int room = plane[i][2] - at; /* inside while t * rise <= room */
        if (rise == 0) {
            if (room < 0)
                return APART;
            along |= room == 0;
            continue;
        }
        fraction cut = rise > 0 ? (fraction){room, rise} : (fraction){-room, -rise};
        if (rise > 0 && compare(cut, leave) < 0)
            leave = cut;
        if (rise < 0 && compare(cut, *enter) > 0)
            *enter = cut;
    }
    int order = compare(*enter, leave);
    if (order > 0)
        return APART;
    if (order == 0)
        return CORNER;
    /* Inside all six over an interval; strictly inside unless the interval lies on a border. */
    return along ? EDGE : INTERIOR;
}

typedef struct list {
    int count, halves;
    bcg_hex hex[FOUND];
    fraction enter[FOUND];
} list;

static void insert(list *l, bcg_hex hex, fraction enter)
{
    int i = l->count++;

    assert_true(i < FOUND);
    for (; i > 0 && compare(l->enter[i - 1], enter) > 0; i--) {
        l->hex[i] = l->hex[i - 1];
        l->enter[i] = l->enter[i - 1];
    }
    l->hex[i] = hex;
    l->enter[i] = enter;
}

typedef struct reference {
    list crossed, left, right;
    int corners;
} reference;

static void meet(reference *r, const segment *s, int x, int y, bcg_hex hex)
{
    fraction enter;
    meeting m = clip(s, x, y, &enter);

    if (m == CORNER)
        r->corners++;
    if (m == CORNER || m == APART)
        return;
    if (m == INTERIOR) {
        assert_int_not_equal(hex, BCG_NO_HEX); /* memoir:LOS-9: half hexes are never crossed */
        insert(&r->crossed, hex, enter);
        return;
    }
    /* (dy, -dx) points to the left of someone walking along (dx, dy) on a board with y downward:
     * walking east, (1, 0), it is (0, -1), the north. */
    int to_left = (x - s->x) * s->dy - (3 * y - s->y) * s->dx;
    list *side = to_left > 0 ? &r->left : &r->right;
    if (hex == BCG_NO_HEX)
        side->halves++;
    else
        insert(side, hex, enter);
}

static int smaller(int n, int m)
{
    return n < m ? n : m;
}

static int larger(int n, int m)
{
    return n > m ? n : m;
}

/* All hexes of the board and the half hexes beside odd rows, x = -1 and x = 2 * width - 1; skips
 * only those whose bounding box is outside that of the segment. */
static void find_reference(const bcg_board *b, bcg_hex from, bcg_hex to, reference *r)
{
    int x0 = b->xy[from][0], y0 = b->xy[from][1], x1 = b->xy[to][0], y1 = b->xy[to][1];
    segment s = {x0, 3 * y0, x1 - x0, 3 * (y1 - y0)};

    r->crossed.count = r->left.count = r->right.count = 0;
    r->crossed.halves = r->left.halves = r->right.halves = 0;
    r->corners = 0;
    for (int y = 0; y < b->rows; y++) {
        if (3 * y + 2 < smaller(s.y, s.y + s.dy) || 3 * y - 2 > larger(s.y, s.y + s.dy))
            continue;
        for (int x = -(y % 2); x < 2 * b->width; x += 2) {
            bcg_hex hex = x < 0 || x > 2 * (b->width - 1) ? BCG_NO_HEX : bcg_hex_at(b, x, y);
            if (x + 1 < smaller(x0, x1) || x - 1 > larger(x0, x1) || hex == from || hex == to)
                continue;
            meet(r, &s, x, y, hex);
        }
    }
}

/* -- all pairs -------------------------------------------------------------------------------- */

static void fail_line(const bcg_board *b, bcg_hex from, bcg_hex to, const char *what)
{
    char first[BCG_LABEL_SIZE], second[BCG_LABEL_SIZE];

    bcg_hex_label(b, from, first);
    bcg_hex_label(b, to, second);
    fail_msg("%s board, line %s-%s: %s", b->name, first, second, what);
}

static bool same(const list *expected, const bcg_hex *hexes, int count)
{
    return expected->count == count && memcmp(expected->hex, hexes, (size_t)count) == 0;
}

/* memoir:LOS-2, memoir:LOS-30, memoir:LOS-31: same hexes, same sides, same order. */
static void compare_with_reference(const bcg_board *b, bcg_hex from, bcg_hex to)
{
    reference r;
    bcg_line line;

    find_reference(b, from, to, &r);
    bcg_line_between(b, from, to, &line);
    if (!same(&r.crossed, line.cross, line.crossed))
        fail_line(b, from, to, "crossed hexes or their order differ");
    if (!same(&r.left, line.on_left, line.left))
        fail_line(b, from, to, "hexes on the left or their order differ");
    if (!same(&r.right, line.on_right, line.right))
        fail_line(b, from, to, "hexes on the right or their order differ");
    if (r.left.halves != line.half_left || r.right.halves != line.half_right)
        fail_line(b, from, to, "half hexes differ");
    if (r.corners > 0 && bcg_distance(b, from, to) <= 4) /* memoir:LOS-12 */
        fail_line(b, from, to, "meets a corner at distance 4 or less");
}

/* [memoir:LOS-2] [memoir:LOS-30] [memoir:LOS-31] [memoir:LOS-12] */
static void every_line_equals_the_clipped_one(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        EACH_HEX (from, b) {
            EACH_HEX (to, b) {
                compare_with_reference(b, from, to);
            }
        }
    }
}

static bool reversed(const bcg_hex *p, int np, const bcg_hex *q, int nq)
{
    if (np != nq)
        return false;
    for (int i = 0; i < np; i++)
        if (p[i] != q[nq - 1 - i])
            return false;
    return true;
}

/* memoir:LOS-10: the reverse line is the same line, seen from its other end. */
static void check_symmetry(const bcg_board *b, bcg_hex from, bcg_hex to)
{
    bcg_line line, back;

    bcg_line_between(b, from, to, &line);
    bcg_line_between(b, to, from, &back);
    if (!reversed(line.cross, line.crossed, back.cross, back.crossed))
        fail_line(b, from, to, "crosses other hexes on the way back");
    if (!reversed(line.on_left, line.left, back.on_right, back.right) ||
        !reversed(line.on_right, line.right, back.on_left, back.left))
        fail_line(b, from, to, "left does not become right on the way back");
    if (line.half_left != back.half_right || line.half_right != back.half_left)
        fail_line(b, from, to, "half hexes do not change sides on the way back");
}

static bool on_shortest_path(const bcg_board *b, bcg_hex from, bcg_hex to, const bcg_hex *hexes,
                             int count)
{
    for (int i = 0; i < count; i++)
        if (bcg_distance(b, from, hexes[i]) + bcg_distance(b, hexes[i], to) !=
            bcg_distance(b, from, to))
            return false;
    return true;
}

/* memoir:LOS-31 (only hexes between the two are met), memoir:LOS-9 (where half hexes matter) and
 * memoir:LOS-11 (nothing lies between neighbours). */
static void check_promises(const bcg_board *b, bcg_hex from, bcg_hex to)
{
    int x0 = b->xy[from][0], x1 = b->xy[to][0];
    bool on_edge = x0 == x1 && (x0 == 0 || x0 == 2 * (b->width - 1));
    bcg_line line;

    bcg_line_between(b, from, to, &line);
    if (!on_shortest_path(b, from, to, line.cross, line.crossed) ||
        !on_shortest_path(b, from, to, line.on_left, line.left) ||
        !on_shortest_path(b, from, to, line.on_right, line.right))
        fail_line(b, from, to, "meets a hex that is on no shortest path");
    if (line.half_left + line.half_right > 0 && !on_edge)
        fail_line(b, from, to, "meets half hexes");
    if (bcg_distance(b, from, to) < 2 && line.crossed + line.left + line.right > 0)
        fail_line(b, from, to, "has hexes between neighbours");
}

/* [memoir:LOS-10] [memoir:LOS-31] [memoir:LOS-9] [memoir:LOS-11] */
static void every_line_is_symmetric_and_short(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        EACH_HEX (from, b) {
            EACH_HEX (to, b) {
                check_symmetry(b, from, to);
                check_promises(b, from, to);
            }
        }
    }
}

/* The arrays of bcg_line are as long as the longest line requires, and no longer. */
static void arrays_fit(void **unused)
{
    int crossed = 0, touched = 0;

    (void)unused;
    EACH_BOARD (b) {
        EACH_HEX (from, b) {
            EACH_HEX (to, b) {
                reference r;
                find_reference(b, from, to, &r);
                crossed = larger(crossed, r.crossed.count);
                touched = larger(touched, larger(r.left.count, r.right.count));
            }
        }
    }
    assert_int_equal(crossed, BCG_LINE_CROSSED);
    assert_int_equal(touched, BCG_LINE_TOUCHED);
}

/* Left is left: one line of each kind, read off the printed board. */
static void left_as_seen_on_the_board(void **unused)
{
    /* clang-format off */
    static const struct { const char *from, *to, *left, *right; } row[] = {
        {"C5", "C3", "c4", "b4"}, /* south: the east is on the left */
        {"C5", "C7", "b6", "c6"}, /* north */
        {"C5", "d4", "D5", "c4"}, /* east, a little south */
        {"C5", "d6", "c6", "D5"}, /* east, a little north */
        {"C5", "a4", "b4", "B5"}, /* west, a little south */
        {"C5", "a6", "B5", "b6"}, /* west, a little north */
    };
    /* clang-format on */
    const bcg_board *b = &bcg_boards[BCG_13X9];

    (void)unused;
    for (size_t i = 0; i < COUNT(row); i++) {
        bcg_line line;
        bcg_line_between(b, bcg_hex_parse(b, row[i].from, 2), bcg_hex_parse(b, row[i].to, 2),
                         &line);
        assert_int_equal(line.left, 1);
        assert_int_equal(line.right, 1);
        assert_int_equal(line.on_left[0], bcg_hex_parse(b, row[i].left, 2));
        assert_int_equal(line.on_right[0], bcg_hex_parse(b, row[i].right, 2));
    }
}

/* -- the tables of offsets, memoir:LOS-32 and memoir:LOS-34 ------------------------------------ */

enum { OFFSETS = 3 };

/* Hexes relative to the attacker; (0,0) ends a list. */
typedef struct offset_row {
    int dx, dy;
    int crossed[OFFSETS][2];
    int one[OFFSETS][2], other[OFFSETS][2]; /* met along an edge, on either side */
} offset_row;

/* clang-format off */
static const offset_row offset_rows[] = {
    /* memoir:LOS-32 */
    {2, 0, {{0}},            {{0}},    {{0}}},
    {1, 1, {{0}},            {{0}},    {{0}}},
    {4, 0, {{2, 0}},         {{0}},    {{0}}},
    {2, 2, {{1, 1}},         {{0}},    {{0}}},
    {0, 2, {{0}},            {{-1, 1}}, {{1, 1}}},
    {3, 1, {{0}},            {{2, 0}}, {{1, 1}}},
    {6, 0, {{2, 0}, {4, 0}}, {{0}},    {{0}}},
    {3, 3, {{1, 1}, {2, 2}}, {{0}},    {{0}}},
    {5, 1, {{2, 0}, {3, 1}}, {{0}},    {{0}}},
    {4, 2, {{1, 1}, {3, 1}}, {{0}},    {{0}}},
    {1, 3, {{1, 1}, {0, 2}}, {{0}},    {{0}}},
    /* memoir:LOS-34 */
    {0, 4, {{0, 2}},         {{-1, 1}, {-1, 3}}, {{1, 1}, {1, 3}}},
    {6, 2, {{3, 1}},         {{2, 0}, {5, 1}},   {{1, 1}, {4, 2}}},
};
/* clang-format on */

typedef struct expected_side {
    bcg_set hexes;
    int halves;
} expected_side;

/* The hexes at the offsets from (x, y), signs mirrored by sx and sy. */
static expected_side hexes_at(const bcg_board *b, int x, int y, const int offset[OFFSETS][2],
                              int sx, int sy)
{
    expected_side side = {BCG_SET_EMPTY, 0};

    for (int i = 0; i < OFFSETS && (offset[i][0] != 0 || offset[i][1] != 0); i++) {
        bcg_hex h = bcg_hex_at(b, x + sx * offset[i][0], y + sy * offset[i][1]);
        if (h == BCG_NO_HEX)
            side.halves++;
        else
            bcg_set_add(&side.hexes, h);
    }
    return side;
}

static bool is_side(const expected_side *e, const bcg_hex *hexes, int count, int halves)
{
    bcg_set found = BCG_SET_EMPTY;

    for (int i = 0; i < count; i++)
        bcg_set_add(&found, hexes[i]);
    return bcg_set_equal(&e->hexes, &found) && bcg_set_count(&found) == count &&
           e->halves == halves;
}

/* Which side is left depends on the direction; the rules only say that there are two. */
static bool has_sides(const bcg_line *line, const expected_side *one, const expected_side *other)
{
    return (is_side(one, line->on_left, line->left, line->half_left) &&
            is_side(other, line->on_right, line->right, line->half_right)) ||
           (is_side(other, line->on_left, line->left, line->half_left) &&
            is_side(one, line->on_right, line->right, line->half_right));
}

static void check_offset(const bcg_board *b, bcg_hex from, bcg_hex to, const offset_row *row,
                         int sx, int sy)
{
    int x = b->xy[from][0], y = b->xy[from][1];
    expected_side crossed = hexes_at(b, x, y, row->crossed, sx, sy);
    expected_side one = hexes_at(b, x, y, row->one, sx, sy);
    expected_side other = hexes_at(b, x, y, row->other, sx, sy);
    bcg_line line;

    bcg_line_between(b, from, to, &line);
    if (!is_side(&crossed, line.cross, line.crossed, 0))
        fail_line(b, from, to, "crosses other hexes than its offset says");
    if (!has_sides(&line, &one, &other))
        fail_line(b, from, to, "touches other hexes than its offset says");
}

/* The row of the table for an offset, or NULL. */
static const offset_row *find_row(int dx, int dy)
{
    for (size_t i = 0; i < COUNT(offset_rows); i++)
        if (offset_rows[i].dx == dx && offset_rows[i].dy == dy)
            return &offset_rows[i];
    return NULL;
}

/* Every pair up to distance 3 is in the table; at distance 4 only the edge-running ones are. */
static void check_pair_by_offset(const bcg_board *b, bcg_hex from, bcg_hex to)
{
    int dx = b->xy[to][0] - b->xy[from][0], dy = b->xy[to][1] - b->xy[from][1];
    int sx = dx < 0 ? -1 : 1, sy = dy < 0 ? -1 : 1;
    int distance = bcg_distance(b, from, to);
    const offset_row *row = find_row(sx * dx, sy * dy);
    bcg_line line;

    if (row)
        check_offset(b, from, to, row, sx, sy);
    else if (distance >= 1 && distance <= 3)
        fail_line(b, from, to, "is not in the table of memoir:LOS-32");
    bcg_line_between(b, from, to, &line);
    bool edges = line.left + line.right + line.half_left + line.half_right > 0;
    if (distance == 4 && edges != (row != NULL))
        fail_line(b, from, to, "is not in the list of memoir:LOS-34");
    /* memoir:LOS-33: the six offsets (0, +-2) and (+-3, +-1). */
    bool short_edge = (dx == 0 && sy * dy == 2) || (sx * dx == 3 && sy * dy == 1);
    if (distance <= 3 && edges != short_edge)
        fail_line(b, from, to, "runs along an edge against memoir:LOS-33");
    if (distance == 3 && line.crossed != 2) /* memoir:LOS-32 */
        fail_line(b, from, to, "does not cross two hexes at distance 3");
}

/* [memoir:LOS-32] [memoir:LOS-33] [memoir:LOS-34] */
static void offsets_of_los_32_to_34(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        EACH_HEX (from, b) {
            EACH_HEX (to, b) {
                check_pair_by_offset(b, from, to);
            }
        }
    }
}

/* -- the worked examples, memoir:LOS-X1 and following ------------------------------------------ */

/* Labels separated by spaces; "-" is a half hex at the board edge. */
static expected_side hexes_named(const bcg_board *b, const char *labels)
{
    expected_side side = {BCG_SET_EMPTY, 0};

    while (*labels != '\0') {
        size_t len = strcspn(labels, " ");
        bcg_hex h = bcg_hex_parse(b, labels, len);
        if (len == 1 && *labels == '-')
            side.halves++;
        else if (h != BCG_NO_HEX)
            bcg_set_add(&side.hexes, h);
        else
            fail_msg("no such hex: %s", labels);
        labels += len;
        labels += strspn(labels, " ");
    }
    return side;
}

typedef struct lie {
    const char *rule, *from, *to;
    int distance;
    const char *crossed, *one, *other;
} lie;

/* clang-format off */
static const lie lies[] = {
    {"memoir:LOS-X1",  "C5", "E5", 2, "D5",    "", ""},
    {"memoir:LOS-X2",  "C5", "E5", 2, "D5",    "", ""},
    {"memoir:LOS-X3",  "C5", "E5", 2, "D5",    "", ""},
    {"memoir:LOS-X4",  "C5", "C3", 2, "",      "b4", "c4"},
    {"memoir:LOS-X5",  "C5", "C3", 2, "",      "b4", "c4"},
    {"memoir:LOS-X6",  "C5", "d4", 2, "",      "c4", "D5"},
    {"memoir:LOS-X7",  "C5", "d4", 2, "",      "c4", "D5"},
    {"memoir:LOS-X8",  "C5", "D3", 2, "c4",    "", ""},
    {"memoir:LOS-X9",  "C5", "c2", 3, "c4 C3", "", ""},
    {"memoir:LOS-X10", "C5", "c2", 3, "c4 C3", "", ""},
    {"memoir:LOS-X11", "C5", "E3", 3, "c4 d4", "", ""},
    {"memoir:LOS-X12", "C5", "E3", 3, "c4 d4", "", ""},
    {"memoir:LOS-X13", "C5", "e4", 3, "D5 d4", "", ""},
    {"memoir:LOS-X14", "C5", "e4", 3, "D5 d4", "", ""},
    {"memoir:LOS-X15", "C5", "F5", 3, "D5 E5", "", ""},
    {"memoir:LOS-X16", "C5", "C1", 4, "C3",    "b4 b2", "c4 c2"},
    {"memoir:LOS-X17", "C5", "C1", 4, "C3",    "b4 b2", "c4 c2"},
    {"memoir:LOS-X18", "C5", "C1", 4, "C3",    "b4 b2", "c4 c2"},
    {"memoir:LOS-X19", "A5", "A3", 2, "",      "a4", "-"},
    {"memoir:LOS-X20", "A5", "A3", 2, "",      "a4", "-"},
    {"memoir:LOS-X21", "M7", "M5", 2, "",      "l6", "-"},
    {"memoir:LOS-X22", "C5", "F5", 3, "D5 E5", "", ""},
    {"memoir:LOS-X23", "C5", "F5", 3, "D5 E5", "", ""},
    {"memoir:LOS-X24", "E5", "G5", 2, "F5",    "", ""}, /* X25 to X30 are the same pair */
    {"memoir:LOS-X27", "E5", "G5", 2, "F5",    "", ""},
    {"memoir:LOS-HA",  "a6", "a8", 2, "",      "A7", "B7"},
    {"memoir:LOS-HB",  "d6", "E9", 3, "E7 d8", "", ""},
    {"memoir:LOS-HC",  "g6", "H9", 3, "H7 g8", "", ""},
    {"memoir:LOS-HD",  "L7", "L9", 2, "",      "k8", "l8"},
    {"memoir:LOS-HE",  "B1", "B3", 2, "",      "a2", "b2"},
    {"memoir:LOS-HF",  "E1", "E3", 2, "",      "d2", "e2"},
    {"memoir:LOS-HG",  "G1", "H3", 2, "g2",    "", ""},
    {"memoir:LOS-HH",  "I1", "J3", 2, "i2",    "", ""},
    {"memoir:LOS-HI",  "L1", "M3", 2, "l2",    "", ""},
    {"memoir:LOS-HJ",  "I5", "L5", 3, "J5 K5", "", ""},
};
/* clang-format on */

static void check_lie(const bcg_board *b, const lie *row, const char *from, const char *to)
{
    bcg_hex p = bcg_hex_parse(b, from, strlen(from)), q = bcg_hex_parse(b, to, strlen(to));
    expected_side crossed = hexes_named(b, row->crossed);
    expected_side one = hexes_named(b, row->one), other = hexes_named(b, row->other);
    bcg_line line;

    bcg_line_between(b, p, q, &line);
    if (bcg_distance(b, p, q) != row->distance)
        fail_msg("%s: %s-%s is %d hexes", row->rule, from, to, bcg_distance(b, p, q));
    if (!is_side(&crossed, line.cross, line.crossed, 0))
        fail_msg("%s: %s-%s crosses other hexes than %s", row->rule, from, to, row->crossed);
    if (!has_sides(&line, &one, &other))
        fail_msg("%s: %s-%s does not run between %s and %s", row->rule, from, to, row->one,
                 row->other);
}

static void hexes_of_the_worked_examples(void **unused)
{
    const bcg_board *b = &bcg_boards[BCG_13X9];

    (void)unused;
    for (size_t i = 0; i < COUNT(lies); i++) {
        check_lie(b, &lies[i], lies[i].from, lies[i].to);
        check_lie(b, &lies[i], lies[i].to, lies[i].from);
    }
}

typedef enum sight { BLOCKED, VISIBLE } sight;

/* The examples in which only the positions of the blockers matter. */
typedef struct example {
    const char *rule, *from, *to, *blockers;
    sight expected;
} example;

/* clang-format off */
static const example examples[] = {
    {"memoir:LOS-X1",  "C5", "E5", "D5",       BLOCKED},
    {"memoir:LOS-X2",  "C5", "E5", "E5",       VISIBLE}, /* memoir:LOS-3 */
    {"memoir:LOS-X3",  "C5", "E5", "D5",       BLOCKED},
    {"memoir:LOS-X4",  "C5", "C3", "b4",       VISIBLE}, /* memoir:LOS-7 */
    {"memoir:LOS-X5",  "C5", "C3", "b4 c4",    BLOCKED}, /* memoir:LOS-8 */
    {"memoir:LOS-X6",  "C5", "d4", "c4",       VISIBLE},
    {"memoir:LOS-X7",  "C5", "d4", "c4 D5",    BLOCKED},
    {"memoir:LOS-X8",  "C5", "D3", "c4",       BLOCKED},
    {"memoir:LOS-X9",  "C5", "c2", "C3",       BLOCKED},
    {"memoir:LOS-X10", "C5", "c2", "b4 D3 b2", VISIBLE},
    {"memoir:LOS-X11", "C5", "E3", "D5 D3",    VISIBLE},
    {"memoir:LOS-X12", "C5", "E3", "d4",       BLOCKED},
    {"memoir:LOS-X13", "C5", "e4", "d4",       BLOCKED},
    {"memoir:LOS-X14", "C5", "e4", "c4 E5",    VISIBLE},
    {"memoir:LOS-X15", "C5", "F5", "",         VISIBLE}, /* memoir:LOS-6: river, sandbags, wire */
    {"memoir:LOS-X16", "C5", "C1", "b4 c2",    BLOCKED},
    {"memoir:LOS-X17", "C5", "C1", "b4 b2",    VISIBLE},
    {"memoir:LOS-X18", "C5", "C1", "C3",       BLOCKED},
    {"memoir:LOS-X19", "A5", "A3", "a4",       BLOCKED}, /* memoir:LOS-9 */
    {"memoir:LOS-X20", "A5", "A3", "",         VISIBLE},
    {"memoir:LOS-X21", "M7", "M5", "l6",       BLOCKED},
    {"memoir:LOS-X25", "E5", "G5", "F5",       BLOCKED},
    {"memoir:LOS-X26", "E5", "G5", "F5",       BLOCKED},
    {"memoir:LOS-X28", "E5", "G5", "F5",       BLOCKED},
    {"memoir:LOS-X29", "E5", "G5", "F5",       BLOCKED},
    {"memoir:LOS-X30", "E5", "G5", "F5",       BLOCKED},
    {"memoir:LOS-HA",  "a6", "a8", "a8 B9 b8", VISIBLE},
    {"memoir:LOS-HB",  "d6", "E9", "E9 d8 e8", BLOCKED},
    {"memoir:LOS-HC",  "g6", "H9", "g8 h8",    BLOCKED},
    {"memoir:LOS-HE",  "B1", "B3", "B1 B3",    VISIBLE},
    {"memoir:LOS-HG",  "G1", "H3", "G1 g2",    BLOCKED},
};
/* clang-format on */

static bool any_of(const bcg_set *blockers, const bcg_hex *hexes, int count)
{
    for (int i = 0; i < count; i++)
        if (bcg_set_has(blockers, hexes[i]))
            return true;
    return false;
}

/* memoir:LOS-4, memoir:LOS-7, memoir:LOS-8, memoir:LOS-9 */
static sight look(const bcg_board *b, bcg_hex from, bcg_hex to, const bcg_set *blockers)
{
    bcg_line line;

    bcg_line_between(b, from, to, &line);
    bool left = line.half_left > 0 || any_of(blockers, line.on_left, line.left);
    bool right = line.half_right > 0 || any_of(blockers, line.on_right, line.right);
    return any_of(blockers, line.cross, line.crossed) || (left && right) ? BLOCKED : VISIBLE;
}

static void sight_in_the_worked_examples(void **unused)
{
    const bcg_board *b = &bcg_boards[BCG_13X9];

    (void)unused;
    for (size_t i = 0; i < COUNT(examples); i++) {
        const example *row = &examples[i];
        bcg_set blockers = hexes_named(b, row->blockers).hexes;
        bcg_hex from = bcg_hex_parse(b, row->from, 2), to = bcg_hex_parse(b, row->to, 2);
        if (look(b, from, to, &blockers) != row->expected)
            fail_msg("%s: %s-%s", row->rule, row->from, row->to);
        if (look(b, to, from, &blockers) != row->expected) /* memoir:LOS-10 */
            fail_msg("%s: %s-%s", row->rule, row->to, row->from);
    }
}

/* [memoir:LOS-9] on the wider and the deeper board: their edges have half hexes, too. */
static void half_hexes_on_the_larger_boards(void **unused)
{
    /* clang-format off */
    static const struct { int board; const char *from, *to, *blockers; sight expected; } row[] = {
        {BCG_26X9,     "Z7",  "Z5",  "y6",  BLOCKED},
        {BCG_26X9,     "Z7",  "Z5",  "",    VISIBLE},
        {BCG_26X9,     "M7",  "M5",  "l6",  VISIBLE}, /* the seam is whole: memoir:BOARD-40 */
        {BCG_13X17, "A17", "A1",  "a10", BLOCKED},
        {BCG_13X17, "M15", "M13", "l14", BLOCKED},
    };
    /* clang-format on */

    (void)unused;
    for (size_t i = 0; i < COUNT(row); i++) {
        const bcg_board *b = &bcg_boards[row[i].board];
        bcg_set blockers = hexes_named(b, row[i].blockers).hexes;
        bcg_hex from = bcg_hex_parse(b, row[i].from, strlen(row[i].from));
        bcg_hex to = bcg_hex_parse(b, row[i].to, strlen(row[i].to));
        if (look(b, from, to, &blockers) != row[i].expected)
            fail_msg("%s: %s-%s", b->name, row[i].from, row[i].to);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(left_as_seen_on_the_board),
        cmocka_unit_test(hexes_of_the_worked_examples),
        cmocka_unit_test(sight_in_the_worked_examples),
        cmocka_unit_test(half_hexes_on_the_larger_boards),
        cmocka_unit_test(offsets_of_los_32_to_34),
        cmocka_unit_test(every_line_equals_the_clipped_one),
        cmocka_unit_test(every_line_is_symmetric_and_short),
        cmocka_unit_test(arrays_fit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
