/* The straight segment between two hex centres, in exact integers.
 *
 * Let the segment from A to T be a*e + b*f, where e and f are two directions 60 degrees apart and
 * a >= b >= 0 count steps; n = a + b is the distance. A hex is A + i*e + j*f. In units of a third
 * of a step its corners lie at (1,1) (-1,2) (-2,1) (-1,-1) (1,-2) (2,-1) from its centre.
 *
 * Only hexes with 0 <= i <= a and 0 <= j <= b, those on a shortest path, can meet the segment: a
 * corner lies at most 2/3 from its centre in i and in j, so a hex with i <= -1 stays at i <= -1/3
 * and one with i >= a + 1 at i >= a + 1/3, while the segment runs from i = 0 to i = a; likewise j.
 *
 * Walk these hexes by k = i + j, their distance from A. The cross product of the segment with the
 * centre of a hex is a*j - b*i = a*k - n*i, with a corner three times that plus one of a - b,
 * 2a + b, a + 2b and their negatives, the largest being m = 2a + b. So:
 *   3|a*k - n*i| < m   corners on both sides: crossed;
 *   3|a*k - n*i| = m   corners on the line, the rest on one side. Two of them if 2a + b = a + 2b,
 *                      that is a = b: an edge. Otherwise one: a mere corner.
 * As m <= 2n, that leaves for each k only i = floor(a*k / n) and the one after it.
 *
 * Order: the segment goes from a crossed hex to one next to it, by a step that leans toward T. If
 * a > b these steps are e, f and e - f. So k never falls, and at equal k the smaller i is met
 * first. If a = b, no two hexes of equal k are crossed. */
#include "grid/hex.h"

/* One of the six directions, as a step of the doubled coordinates and of the hex number. The number
 * (y * (2 * width - 1) + x) / 2 is linear, so a step changes it by the same amount everywhere. */
typedef struct heading {
    int x, y, hex;
} heading;

/* The segment as a steps along e and b steps along f, a >= b. */
typedef struct course {
    heading e, f;
    int a, b;
} course;

static heading make_heading(const bcg_board *b, int x, int y)
{
    return (heading){x, y, (y * (2 * b->width - 1) + x) / 2};
}

static int sign(int n)
{
    return n < 0 ? -1 : 1;
}

static course find_course(const bcg_board *b, int dx, int dy)
{
    int across = dx * sign(dx), down = dy * sign(dy);
    course c;

    c.e = make_heading(b, sign(dx), sign(dy));
    if (across >= down) {
        c.f = make_heading(b, 2 * sign(dx), 0);
        c.a = down;
        c.b = (across - down) / 2;
    } else {
        c.f = make_heading(b, -sign(dx), sign(dy));
        c.a = (down + across) / 2;
        c.b = (down - across) / 2;
    }
    if (c.a < c.b)
        c = (course){c.f, c.e, c.b, c.a};
    return c;
}

/* A hex met along an edge: if it is off the board it can only be a half hex, since the segment
 * stays between the centres of the outermost hexes. */
static void touch(const bcg_board *b, bcg_line *out, bool left, int x, int hex)
{
    bool half = x < 0 || x > 2 * (b->width - 1);

    if (left && half)
        out->half_left++;
    else if (half)
        out->half_right++;
    else if (left)
        out->on_left[out->left++] = (bcg_hex)hex;
    else
        out->on_right[out->right++] = (bcg_hex)hex;
}

/* a = b: the segment runs hex, edge, hex, edge. The edge after hex (i,i) lies between (i,i) + f and
 * (i,i) + e. */
static void walk_edges(const bcg_board *b, const course *c, bcg_hex from, bcg_line *out)
{
    int x = bcg_hex_x(b, from), hex = from;
    /* y grows downward, so a positive cross product e x f means: f is to the right of e. */
    bool e_left = c->e.x * c->f.y - c->e.y * c->f.x > 0;

    for (int i = 0; i < c->a; i++) {
        if (i > 0)
            out->cross[out->crossed++] = (bcg_hex)hex;
        touch(b, out, e_left, x + c->e.x, hex + c->e.hex);
        touch(b, out, !e_left, x + c->f.x, hex + c->f.hex);
        x += c->e.x + c->f.x;
        hex += c->e.hex + c->f.hex;
    }
}

/* a > b: the segment does not run along any edge. `hex` is the one with i = floor(a*k / n), and
 * `over` is the remainder of that division, a*k - n*i. */
static void walk_hexes(const course *c, bcg_hex from, bcg_line *out)
{
    int n = c->a + c->b, m = 2 * c->a + c->b;
    int hex = from, over = 0;

    for (int k = 1; k < n; k++) {
        over += c->a;
        if (over >= n) {
            over -= n;
            hex += c->e.hex;
        } else {
            hex += c->f.hex;
        }
        if (3 * over < m)
            out->cross[out->crossed++] = (bcg_hex)hex;
        if (3 * (n - over) < m)
            out->cross[out->crossed++] = (bcg_hex)(hex + c->e.hex - c->f.hex);
    }
}

void bcg_line_between(const bcg_board *b, bcg_hex from, bcg_hex to, bcg_line *out)
{
    course c = find_course(b, bcg_hex_x(b, to) - bcg_hex_x(b, from),
                           bcg_hex_y(b, to) - bcg_hex_y(b, from));

    out->crossed = out->left = out->right = 0;
    out->half_left = out->half_right = 0;
    if (c.a == c.b)
        walk_edges(b, &c, from, out);
    else
        walk_hexes(&c, from, out);
}
