/* Line of sight (chapter 12). memoir_sees follows the rules as written; the game's table answers
 * the same question for the distances that matter in play, and sight_test.c proves them equal. */
#include "memoir/rules.h"

/* What is the same for all hexes along one line of sight. */
typedef struct sight_ends {
    bcg_hex a, b;
    int lower; /* height of the lower end */
    int group; /* number of the hill both ends are on, or 0 */
} sight_ends;

static sight_ends ends_of(const memoir_game *g, bcg_hex a, bcg_hex b)
{
    const int low = g->height[a] < g->height[b] ? g->height[a] : g->height[b];
    const int group = g->hill_group[a] == g->hill_group[b] ? g->hill_group[a] : 0;
    return (sight_ends){a, b, low, group};
}

/* LOS-20, LOS-24: does a bare hill on the line block? */
static bool hill_blocks(const memoir_game *g, const sight_ends *e, bcg_hex h)
{
    if (!(g->traits[h] & MH_HILL))
        return false;
    if (memoir_is_revised(g))
        return e->lower < 1;
    return e->group == 0 || g->hill_group[h] != e->group;
}

/* LOS-21, LOS-23: is a unit, blocking terrain or a bunker here high enough to block? */
static bool height_blocks(const memoir_game *g, const sight_ends *e, bcg_hex h)
{
    return !memoir_is_revised(g) || g->height[h] >= e->lower;
}

/* Does something permanent on h block? */
static bool ground_blocks(const memoir_game *g, const sight_ends *e, bcg_hex h)
{
    return hill_blocks(g, e, h) || bcg_set_has(&g->blocks_fire, h) ||
           ((g->traits[h] & MH_BLOCKS) && height_blocks(g, e, h));
}

static bool hex_blocks(const memoir_game *g, const memoir_state *s, const sight_ends *e, bcg_hex h)
{
    return ground_blocks(g, e, h) || (memoir_is_occupied(s, h) && height_blocks(g, e, h));
}

/* TER-LAKE-2: could this lake block between these ends, together with an adjacent one? Classic
 * lakes never do. */
static bool lake_matters(const memoir_game *g, const sight_ends *e, bcg_hex h)
{
    return g->terrain[h] == MT_LAKE && memoir_is_revised(g) && height_blocks(g, e, h);
}

/* TER-LAKE-2: two adjacent lake hexes, both crossed or one on each side of the line. */
static bool lakes_block(const memoir_game *g, const sight_ends *e, const bcg_line *line)
{
    for (int i = 0; i < line->crossed; i++)
        for (int j = i + 1; j < line->crossed; j++)
            if (lake_matters(g, e, line->cross[i]) && lake_matters(g, e, line->cross[j]) &&
                bcg_adjacent(g->board, line->cross[i], line->cross[j]))
                return true;
    for (int i = 0; i < line->left; i++)
        for (int j = 0; j < line->right; j++)
            if (lake_matters(g, e, line->on_left[i]) && lake_matters(g, e, line->on_right[j]) &&
                bcg_adjacent(g->board, line->on_left[i], line->on_right[j]))
                return true;
    return false;
}

static bcg_set lake_hexes(const memoir_game *g, const sight_ends *e, const bcg_line *line)
{
    bcg_set set = BCG_SET_EMPTY;
    for (int i = 0; i < line->crossed; i++)
        if (lake_matters(g, e, line->cross[i]))
            bcg_set_add(&set, line->cross[i]);
    for (int i = 0; i < line->left; i++)
        if (lake_matters(g, e, line->on_left[i]))
            bcg_set_add(&set, line->on_left[i]);
    for (int i = 0; i < line->right; i++)
        if (lake_matters(g, e, line->on_right[i]))
            bcg_set_add(&set, line->on_right[i]);
    return set;
}

static bcg_set blockers_among(const memoir_game *g, const memoir_state *s, const sight_ends *e,
                              const bcg_hex *hexes, int count)
{
    bcg_set set = BCG_SET_EMPTY;
    for (int i = 0; i < count; i++)
        if (hex_blocks(g, s, e, hexes[i]))
            bcg_set_add(&set, hexes[i]);
    return set;
}

bcg_set memoir_sight_blockers(const memoir_game *g, const memoir_state *s, bcg_hex a, bcg_hex b)
{
    bcg_line line;
    const sight_ends e = ends_of(g, a, b);
    bcg_line_between(g->board, a, b, &line);
    bcg_set found = blockers_among(g, s, &e, line.cross, line.crossed); /* LOS-4 */
    const bcg_set left = blockers_among(g, s, &e, line.on_left, line.left);
    const bcg_set right = blockers_among(g, s, &e, line.on_right, line.right);
    /* LOS-7, LOS-8, LOS-9: one side alone does not block; a half hex at the board edge blocks its
     * side. */
    if ((line.half_left || !bcg_set_is_empty(&left)) &&
        (line.half_right || !bcg_set_is_empty(&right)))
        found = bcg_set_or(found, bcg_set_or(left, right));
    if (lakes_block(g, &e, &line))
        found = bcg_set_or(found, lake_hexes(g, &e, &line));
    return found;
}

bool memoir_sees(const memoir_game *g, const memoir_state *s, bcg_hex a, bcg_hex b)
{
    const bcg_set blockers = memoir_sight_blockers(g, s, a, b);
    return bcg_set_is_empty(&blockers);
}

unsigned memoir_sight_causes(const memoir_game *g, const memoir_state *s, bcg_hex a, bcg_hex b,
                             bcg_hex h)
{
    const sight_ends e = ends_of(g, a, b);
    const bool high = height_blocks(g, &e, h);
    bcg_line line;
    unsigned causes = 0;
    bcg_line_between(g->board, a, b, &line);
    if (memoir_is_occupied(s, h) && high)
        causes |= MSC_UNIT;
    if (memoir_terrains[g->terrain[h]].traits & MH_BLOCKS && g->structure[h] != MB_BRIDGE && high)
        causes |= MSC_TERRAIN; /* TER-BRIDGE-1: a bridge replaces its terrain */
    if (g->structure[h] == MB_BUNKER && high)
        causes |= MSC_BUNKER;
    if (hill_blocks(g, &e, h))
        causes |= MSC_HILL;
    if (bcg_set_has(&g->blocks_fire, h))
        causes |= MSC_FIRE;
    if (lake_matters(g, &e, h) && lakes_block(g, &e, &line))
        causes |= MSC_LAKE;
    return causes;
}

bool memoir_fire_is_blocked(const memoir_game *g, bcg_hex a, bcg_hex b)
{
    bcg_line line;
    bool left = false, right = false;
    if (bcg_set_is_empty(&g->blocks_fire))
        return false;
    bcg_line_between(g->board, a, b, &line);
    for (int i = 0; i < line.crossed; i++)
        if (bcg_set_has(&g->blocks_fire, line.cross[i]))
            return true;
    for (int i = 0; i < line.left; i++)
        left |= bcg_set_has(&g->blocks_fire, line.on_left[i]);
    for (int i = 0; i < line.right; i++)
        right |= bcg_set_has(&g->blocks_fire, line.on_right[i]);
    return (left || right) && (left || line.half_left) && (right || line.half_right); /* LOS-9 */
}

/* AMB-61: only from bank to opposite bank; a unit on the bridge (bank 0) counts as on either. */
bool memoir_river_is_too_wide(const memoir_game *g, bcg_hex a, bcg_hex b)
{
    bcg_line line;
    if (bcg_set_is_empty(&g->wide) || !g->bank[a] || !g->bank[b] || g->bank[a] == g->bank[b])
        return false;
    bcg_line_between(g->board, a, b, &line);
    for (int i = 0; i < line.crossed; i++)
        if (bcg_set_has(&g->wide, line.cross[i]))
            return true;
    for (int i = 0; i < line.left; i++)
        if (bcg_set_has(&g->wide, line.on_left[i]))
            return true;
    for (int i = 0; i < line.right; i++)
        if (bcg_set_has(&g->wide, line.on_right[i]))
            return true;
    return false;
}

/* -- the table -------------------------------------------------------------------------------- */

/* Index of an offset (dy + 3, dx + 6) among the hexes at most MEMOIR_SIGHT away. */
static const uint8_t place[2 * MEMOIR_SIGHT + 1][4 * MEMOIR_SIGHT + 1] = {
    {0, 0, 0, 0, 0, 1, 0, 2, 0, 3, 0, 0, 0},       {0, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0, 0},
    {0, 9, 0, 10, 0, 11, 0, 12, 0, 13, 0, 14, 0},  {15, 0, 16, 0, 17, 0, 18, 0, 19, 0, 20, 0, 21},
    {0, 22, 0, 23, 0, 24, 0, 25, 0, 26, 0, 27, 0}, {0, 0, 28, 0, 29, 0, 30, 0, 31, 0, 32, 0, 0},
    {0, 0, 0, 33, 0, 34, 0, 35, 0, 36, 0, 0, 0},
};

static int place_of(const memoir_game *g, int a, int b)
{
    const uint8_t *p = g->board->xy[a], *q = g->board->xy[b];
    return place[q[1] - p[1] + MEMOIR_SIGHT][q[0] - p[0] + 2 * MEMOIR_SIGHT];
}

/* h if a unit on it would block, otherwise BCG_NO_HEX; its ground is known not to block. */
static bcg_hex unit_hex(const memoir_game *g, const sight_ends *e, bcg_hex h)
{
    return height_blocks(g, e, h) ? h : BCG_NO_HEX;
}

static memoir_sight work_out(const memoir_game *g, bcg_hex a, bcg_hex b)
{
    const memoir_sight blocked = {MSK_BLOCKED, BCG_NO_HEX, BCG_NO_HEX};
    memoir_sight sight = {MSK_EITHER, BCG_NO_HEX, BCG_NO_HEX};
    bcg_line line;
    const sight_ends e = ends_of(g, a, b);
    bcg_line_between(g->board, a, b, &line);
    if (lakes_block(g, &e, &line))
        return blocked;
    for (int i = 0; i < line.crossed; i++) { /* at most two: LOS-32 */
        if (ground_blocks(g, &e, line.cross[i]))
            return blocked;
        *(i == 0 ? &sight.a : &sight.b) = unit_hex(g, &e, line.cross[i]);
    }
    if (line.left + line.half_left == 0)
        return sight;
    /* Along an edge: one hex or half hex on each side (LOS-33). */
    const bool left = line.half_left || ground_blocks(g, &e, line.on_left[0]);
    const bool right = line.half_right || ground_blocks(g, &e, line.on_right[0]);
    if (left && right)
        return blocked;
    if (left || right) {
        sight.a = unit_hex(g, &e, left ? line.on_right[0] : line.on_left[0]);
        return sight;
    }
    /* If one of them is BCG_NO_HEX, that side never blocks. */
    sight.a = unit_hex(g, &e, line.on_left[0]);
    sight.b = unit_hex(g, &e, line.on_right[0]);
    sight.how = MSK_BOTH;
    return sight;
}

void memoir_sight_init(memoir_game *g)
{
    for (int a = 0; a < g->board->hexes; a++) {
        const bcg_set around = bcg_disc(g->board, (bcg_hex)a, MEMOIR_SIGHT);
        BCG_EACH (b, around)
            if (b != a)
                g->sight[a][place_of(g, a, b)] = work_out(g, (bcg_hex)a, (bcg_hex)b);
    }
}

static bool unit_on(const memoir_state *s, bcg_hex h)
{
    return h != BCG_NO_HEX && s->what[h] != 0;
}

bool memoir_sees_near(const memoir_game *g, const memoir_state *s, bcg_hex a, bcg_hex b)
{
    if (a == b)
        return true;
    const memoir_sight *sight = &g->sight[a][place_of(g, a, b)];
    switch (sight->how) {
    case MSK_EITHER:
        return !(unit_on(s, sight->a) || unit_on(s, sight->b));
    case MSK_BOTH:
        return !(unit_on(s, sight->a) && unit_on(s, sight->b));
    default:
        return false;
    }
}
