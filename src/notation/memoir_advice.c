/* Advice for designers of battles: what a scenario may say but probably does not mean. */
#include "notation/memoir_scn.h"

#include "memoir/rules.h"

typedef struct advice {
    const memoir_scenario *scenario;
    const memoir_game *game;
    bcg_problems *problems;
} advice;

static bcg_span side_line(const advice *a, int side)
{
    return bcg_at_line(memoir_side_of(a->scenario, (memoir_side)side)->line);
}

/* SCEN-8: each figure that lands becomes an infantry unit. */
static int dropped_units(const advice *a, int side)
{
    int units = 0;
    for (int i = 0; i < a->game->air_drop.count; i++)
        if (a->game->air_drop.at[i].side == side)
            units += a->game->air_drop.at[i].figures;
    return units;
}

/* -- what the box contains (SETUP-9, SETUP-10) ------------------------------------------------ */

/* Per side; obstacles for both sides together. */
static const struct supply {
    memoir_unit_kind unit;
    int figures;
} supplies[MEMOIR_CLASSES] = {
    [MK_INFANTRY] = {MU_INFANTRY, 42},
    [MK_ARMOR] = {MU_ARMOR, 24},
    [MK_ARTILLERY] = {MU_ARTILLERY, 6},
};
enum { SANDBAGS = 12, OBSTACLES = 36 };

static int boxes(const advice *a)
{
    return a->scenario->board.at[0].board == MEMOIR_OVERLORD ? 2 : 1;
}

static void count_figures(const advice *a, int side)
{
    const memoir_state *s = &a->game->opening;
    int figures[MEMOIR_CLASSES] = {0};
    BCG_EACH (h, s->units[side])
        figures[memoir_class_at(s, h)] += memoir_figures_at(s, h);
    figures[MK_INFANTRY] += dropped_units(a, side) * memoir_units[MU_INFANTRY].figures;
    for (int k = 0; k < MEMOIR_CLASSES; k++)
        if (figures[k] > boxes(a) * supplies[k].figures)
            bcg_warning(a->problems, side_line(a, side), SCN_BEYOND_BOX,
                        "%s: %d figures of %s are more than the %d in the box",
                        memoir_side_words.word[side], figures[k],
                        memoir_units[supplies[k].unit].word, boxes(a) * supplies[k].figures);
}

static void count_obstacles(const advice *a)
{
    int sandbags = 0, all = 0;
    for (int h = 0; h < a->game->board->hexes; h++)
        for (int o = 0; o < MEMOIR_OBSTACLES; o++)
            if (a->scenario->hex[h].obstacles >> o & 1 && o != MO_SEA_WALL) {
                all++;
                sandbags += o == MO_SANDBAGS;
            }
    if (sandbags > boxes(a) * SANDBAGS)
        bcg_warning(a->problems, bcg_at_line(a->scenario->map_line), SCN_BEYOND_BOX,
                    "sandbags on %d hexes are more than the %d in the box", sandbags,
                    boxes(a) * SANDBAGS);
    if (all > boxes(a) * OBSTACLES)
        bcg_warning(a->problems, bcg_at_line(a->scenario->map_line), SCN_BEYOND_BOX,
                    "%d obstacles are more than the %d in the box", all, boxes(a) * OBSTACLES);
}

/* -- units ------------------------------------------------------------------------------------ */

/* OBS-BUNKER-3: artillery and armor may be set up in a bunker, although they cannot enter one. */
static void look_at_places(const advice *a)
{
    const memoir_game *g = a->game;
    const memoir_state *s = &g->opening;
    const bcg_set units = bcg_set_or(s->units[MS_AXIS], s->units[MS_ALLIES]);
    char label[BCG_LABEL_SIZE];
    BCG_EACH (h, units) {
        const bool closed = g->traits[h] & MH_CLOSED;
        if (bcg_set_has(&g->enter[memoir_class_at(s, h)], h) ||
            (!closed && bcg_set_has(&g->bunker, h)))
            continue;
        bcg_hex_label(g->board, (bcg_hex)h, label);
        bcg_warning(a->problems, bcg_at_line(a->scenario->map_line), SCN_CANNOT_STAND,
                    "the %s on %s stands where %s may be", memoir_units[memoir_kind_at(s, h)].word,
                    label, closed ? "no unit" : "only infantry");
    }
}

/* SETUP-3: a symbol may show another number, and fewer figures are common. More than a full unit
 * has (an elite unit, if marked so) is probably a mistake. */
static void look_at_strengths(const advice *a)
{
    char label[BCG_LABEL_SIZE];
    for (int h = 0; h < a->game->board->hexes; h++) {
        const memoir_setup_unit *u = &a->scenario->hex[h].unit;
        const int usual = memoir_full_strength((memoir_unit_kind)u->kind, u->elite);
        if (u->kind == MU_NONE || u->start <= usual)
            continue;
        const bool as_elite = u->start <= memoir_full_strength((memoir_unit_kind)u->kind, true);
        bcg_hex_label(a->game->board, (bcg_hex)h, label);
        bcg_warning(a->problems, bcg_at_line(a->scenario->map_line), SCN_LARGE_UNIT,
                    "the %s on %s has %d figures; at full strength it has %d%s",
                    memoir_units[u->kind].word, label, u->start, usual,
                    as_elite ? ", and more only if it is elite (`+`)" : "");
    }
}

static bool has_units(const advice *a, int side)
{
    return !bcg_set_is_empty(&a->game->opening.units[side]) || dropped_units(a, side) > 0;
}

static void look_for_units(const advice *a, int side)
{
    if (!has_units(a, side))
        bcg_warning(a->problems, side_line(a, side), SCN_NO_ARMY,
                    "%s: without a unit the battle is over before it begins",
                    memoir_side_words.word[side]);
}

/* -- special terrain (SCEN-3, SCEN-6) --------------------------------------------------------- */

/* One warning for each of the hexes, with its label inserted. */
static void warn_of_hexes(const advice *a, int line, const bcg_set *hexes, bcg_reason code,
                          const char *before, const char *after)
{
    char label[BCG_LABEL_SIZE];
    BCG_EACH (h, *hexes) {
        bcg_hex_label(a->game->board, (bcg_hex)h, label);
        bcg_warning(a->problems, bcg_at_line(line), code, "%s%s%s", before, label, after);
    }
}

/* An end is the first or last hex of the bridge, or the land before it. */
static void look_at_bridge_ends(const advice *a)
{
    for (int i = 0; i < a->scenario->bridge_span.count; i++) {
        const memoir_bridge_span *span = &a->scenario->bridge_span.at[i];
        const bcg_set around = bcg_neighbours_of(a->game->board, &span->hexes);
        const bcg_set far = bcg_set_minus(span->ends, bcg_set_or(span->hexes, around));
        warn_of_hexes(a, span->line, &far, SCN_FAR_END, "the end ", " is not next to the bridge");
    }
}

static void look_at_special_ground(const advice *a)
{
    const memoir_scenario *s = a->scenario;
    bcg_set dry = BCG_SET_EMPTY, bare = BCG_SET_EMPTY;
    for (int h = 0; h < a->game->board->hexes; h++) {
        if (s->hex[h].terrain != MT_RIVER)
            bcg_set_add(&dry, h);
        if (!(a->game->traits[h] & (MH_HILL | MH_BLOCKS)))
            bcg_set_add(&bare, h);
    }
    if (s->wide.count) {
        dry = bcg_set_and(dry, s->wide.at[0].hexes);
        warn_of_hexes(a, s->wide.at[0].line, &dry, SCN_NOT_A_RIVER, "", " is no river");
    }
    if (s->blocks_fire.count) {
        bare = bcg_set_and(bare, s->blocks_fire.at[0].hexes);
        warn_of_hexes(a, s->blocks_fire.at[0].line, &bare, SCN_NOTHING_BLOCKS,
                      "there is nothing on ", " that could block fire");
    }
}

/* -- victory ---------------------------------------------------------------------------------- */

/* How many of the hexes can units of the side ever reach? */
static int within_reach(const advice *a, int side, const bcg_set *hexes)
{
    bcg_set reached = memoir_ever_reached(a->game, side);
    if (dropped_units(a, side) > 0)
        reached = bcg_set_or(reached, a->game->enter[MK_INFANTRY]);
    reached = bcg_set_and(reached, *hexes);
    return bcg_set_count(&reached);
}

static int can_hold(const advice *a, const memoir_objective *o, int side)
{
    return o->sides >> side & 1 && (o->clear || within_reach(a, side, &o->hexes) >= o->need);
}

static void look_at_objectives(const advice *a)
{
    const memoir_scenario *s = a->scenario;
    for (int i = 0; i < s->objective.count; i++)
        if (!can_hold(a, &s->objective.at[i], MS_AXIS) &&
            !can_hold(a, &s->objective.at[i], MS_ALLIES))
            bcg_warning(a->problems, bcg_at_line(s->objective.at[i].line), SCN_OUT_OF_REACH,
                        "no unit can come to this objective");
    for (int i = 0; i < s->exit.count; i++)
        if (within_reach(a, s->exit.at[i].side, &s->exit.at[i].hexes) == 0)
            bcg_warning(a->problems, bcg_at_line(s->exit.at[i].line), SCN_OUT_OF_REACH,
                        "no unit of this side can come to this exit");
    for (int i = 0; i < s->win.count; i++)
        if (within_reach(a, s->win.at[i].side, &s->win.at[i].hexes) < s->win.at[i].need)
            bcg_warning(a->problems, bcg_at_line(s->win.at[i].line), SCN_OUT_OF_REACH,
                        "no unit of this side can come to enough of these hexes");
}

/* OBJ-20: leaving the board is a step across its edge. */
static void look_at_exits(const advice *a)
{
    const memoir_scenario *s = a->scenario;
    const bcg_board *b = a->game->board;
    bcg_set inner = BCG_SET_EMPTY;
    for (int h = 0; h < b->hexes; h++) {
        const bcg_set around = bcg_ring(b, (bcg_hex)h, 1);
        if (bcg_set_count(&around) == BCG_DIRS)
            bcg_set_add(&inner, h);
    }
    for (int i = 0; i < s->exit.count; i++) {
        const memoir_exit *exit = &s->exit.at[i];
        const bcg_set within = bcg_set_and(inner, exit->hexes);
        warn_of_hexes(a, exit->line, &within, SCN_INNER_EXIT, "the exit ",
                      " does not lie at the edge of the board");
        if (exit->medals < a->game->exit_medals[exit->side])
            bcg_warning(a->problems, bcg_at_line(exit->line), SCN_EXITS_DIFFER,
                        "all exits of a side are worth the same: these are worth %d too, not %d",
                        a->game->exit_medals[exit->side], exit->medals);
    }
}

/* The most medals a side could hold at one time if everything went its way. */
static int most_medals(const advice *a, int side)
{
    const memoir_state *s = &a->game->opening;
    const int enemy = memoir_enemy(side);
    const int own = bcg_set_count(&s->units[side]) + dropped_units(a, side);
    int medals = dropped_units(a, enemy);
    BCG_EACH (h, s->units[enemy])
        medals += memoir_medals_at(s, h);
    for (int i = 0; i < a->scenario->objective.count; i++)
        if (can_hold(a, &a->scenario->objective.at[i], side))
            medals += a->scenario->objective.at[i].medals;
    return medals + own * a->game->exit_medals[side];
}

static void add_up_medals(const advice *a, int side)
{
    const int most = most_medals(a, side), goal = a->game->goal[side];
    if (most < goal)
        bcg_warning(a->problems, side_line(a, side), SCN_TOO_FEW_MEDALS,
                    "%s: %d medals are needed to win, but there are only %d to be had",
                    memoir_side_words.word[side], goal, most);
}

void memoir_scn_advise(const memoir_scenario *s, const memoir_game *g, bcg_problems *p)
{
    const advice a = {s, g, p};
    p->own = &memoir_problem_reasons;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        look_for_units(&a, side);
        count_figures(&a, side);
        if (has_units(&a, MS_AXIS) && has_units(&a, MS_ALLIES))
            add_up_medals(&a, side);
    }
    count_obstacles(&a);
    look_at_places(&a);
    look_at_strengths(&a);
    look_at_bridge_ends(&a);
    look_at_special_ground(&a);
    look_at_objectives(&a);
    look_at_exits(&a);
    bcg_problems_sort(p);
}
