/* Advice for designers of battles: where a scenario leaves the rules for design (chapter 18), and
 * what it may say but probably does not mean. */
#include "assault/rules.h"
#include "notation/assault_check.h"

typedef struct advice {
    const assault_scenario *scenario;
    const assault_game *game;
    bcg_problems *problems;
} advice;

/* -- decks (DYO-3) --------------------------------------------------------------------------------
 */

enum { MOST_COPIES = 4 };

static int line_of_pile(const assault_scenario *s, int zone)
{
    static const uint8_t piles[] = {APL_NPC_OPERATIONS, APL_NPC_FIRING, APL_NPC_TARGET};
    int wanted = zone == AZ_ACTIONS ? APL_PLAYER_ACTIONS : APL_NPC_UNITS;
    if (zone >= AZ_NPC_OPERATIONS)
        wanted = piles[zone - AZ_NPC_OPERATIONS];
    for (int i = 0; i < s->pile.count; i++)
        if (s->pile.at[i].pile == wanted)
            return s->pile.at[i].line;
    return 0;
}

static int line_of_deck(const assault_scenario *s, const assault_game *g, int zone)
{
    const int side = zone - AZ_UNITS;
    if (zone == AZ_ACTIONS && s->actions.count)
        return s->actions.at[0].line;
    if ((zone == AZ_UNITS || zone == AZ_UNITS + 1) && side != g->npc)
        return assault_side_of(s, side)->line;
    return line_of_pile(s, zone);
}

static void look_at_decks(const advice *a)
{
    const assault_game *g = a->game;
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        for (int kind = 0; kind < ASSAULT_KINDS; kind++) {
            int copies = 0;
            for (int i = 0; i < ASSAULT_CARDS; i++)
                copies += g->card[i].kind == kind && g->card[i].home == zone;
            if (copies > MOST_COPIES)
                bcg_warning(a->problems, bcg_at_line(line_of_deck(a->scenario, g, zone)),
                            SCA_OVER_LIMIT, "the deck has `%s` %d times; more than %d are unusual",
                            assault_kind_words.word[kind], copies, MOST_COPIES);
        }
}

/* -- fairness (DYO-1, DYO-6) ----------------------------------------------------------------------
 */

/* Do both sides want the same? Otherwise they need not have the same. */
static bool is_even_fight(const assault_scenario *s)
{
    for (int i = 0; i < s->win.count; i++)
        if (s->win.at[i].side != AS_BOTH)
            return false;
    for (int i = 0; i < s->at_limit.count; i++)
        if (s->at_limit.at[i].kind == AV_WINS)
            return false;
    return s->player.count == 0;
}

/* What the tiles of the half before an edge pay; a middle row belongs to nobody. */
static int income_of_half(const assault_game *g, int edge)
{
    const int rows = g->board.rows / 2;
    int income = 0;
    for (int row = 0; row < rows; row++) {
        const uint64_t tiles = bcg_tiles_row(g->board,
                                             edge == AE_A ? row : g->board.rows - 1 - row);
        ASSAULT_EACH(t, tiles)
        income += g->income[t];
    }
    return income;
}

/* Is one of them more than half as much again as the other? */
static bool is_uneven(int one, int other)
{
    return 2 * one > 3 * other || 2 * other > 3 * one;
}

static void look_at_income(const advice *a)
{
    const int of_a = income_of_half(a->game, AE_A), of_b = income_of_half(a->game, AE_B);
    if (is_uneven(of_a, of_b))
        bcg_warning(a->problems, bcg_at_line(a->scenario->map_line), SCA_UNFAIR_INCOME,
                    "the half before edge A pays %d prestige and the other one %d", of_a, of_b);
}

/* What a side begins with: the cost of its units and its prestige. */
static int worth_of_start(const assault_game *g, int side)
{
    const assault_start *start = &g->start[side];
    int worth = g->side[side].prestige;
    if (start->mode == ASM_BUDGET)
        return worth + start->prestige;
    for (int i = 0; i < g->start_count[side]; i++)
        worth += assault_row(g, g->start_list[side][i])->cost;
    for (int i = 0; i < g->unit.count; i++)
        if (assault_nation_of(g->unit.at[i].unit) == side)
            worth += assault_row(g, g->unit.at[i].unit)->cost;
    return worth;
}

static void look_at_starts(const advice *a)
{
    const assault_game *g = a->game;
    const int german = worth_of_start(g, AS_GERMAN), american = worth_of_start(g, AS_AMERICAN);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (g->start[side].mode == ASM_RANDOM)
            return; /* it cannot be told */
    if (is_uneven(german, american))
        bcg_warning(a->problems, bcg_at_line(a->scenario->start.at[0].line), SCA_UNFAIR_START,
                    "the sides begin with units and prestige worth %d (german) and %d (american)",
                    german, american);
}

/* -- special rules --------------------------------------------------------------------------------
 */

/* Is there one such thing only, for the battle or for a side, so that of two lines the later one
 * counts? What other rules say adds up. */
static bool says_one_thing(const assault_special *rule)
{
    switch (rule->kind) {
    case AX_FORT_FIRE:
    case AX_FREE_LANDING:
    case AX_FREE_SHELLING:
    case AX_NO_DIG_IN:
    case AX_EXTRA_UNIT_CARD:
    case AX_BATTLE_FACTOR:
    case AX_INCOME_FACTOR:
    case AX_ATTRITION:
    case AX_REINFORCEMENTS:
    case AX_BARRAGE:
    case AX_NPC_CARDS:
        return true;
    default:
        return false;
    }
}

/* Nothing is left of a rule for both sides only if the later one is for both as well. */
static void look_at_repeated(const advice *a, int n)
{
    const assault_special *rule = &a->scenario->rule.at[n];
    for (int i = 0; i < n && says_one_thing(rule); i++) {
        const assault_special *before = &a->scenario->rule.at[i];
        if (before->kind == rule->kind && (before->side == rule->side || rule->side == AS_BOTH)) {
            bcg_warning(a->problems, bcg_at_line(rule->line), SCA_RULE,
                        "`rule %s` stands in line %d already, which counts no more",
                        assault_special_words.word[rule->kind], before->line);
            return;
        }
    }
}

/* A rule that counts for nothing because of another one, wherever that stands. */
static void look_at_overruled(const advice *a, const assault_special *rule)
{
    static const struct {
        uint8_t kind, by;
    } rows[] = {{AX_NPC_HOLDS, AX_NPC_FOLLOWS}, {AX_INCOME_FACTOR, AX_NO_INCOME}};
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int i = 0; i < a->scenario->rule.count && rule->kind == rows[row].kind; i++)
            if (a->scenario->rule.at[i].kind == rows[row].by) {
                bcg_warning(a->problems, bcg_at_line(rule->line), SCA_RULE,
                            "`rule %s` changes nothing: there is `rule %s` in line %d",
                            assault_special_words.word[rule->kind],
                            assault_special_words.word[rows[row].by], a->scenario->rule.at[i].line);
                break;
            }
}

static void look_at_rules(const advice *a)
{
    for (int i = 0; i < a->scenario->rule.count; i++) {
        look_at_repeated(a, i);
        look_at_overruled(a, &a->scenario->rule.at[i]);
    }
}

/* -- what cannot be done --------------------------------------------------------------------------
 */

/* Where units of a side can be from the beginning, or come to by no steps. */
static uint64_t begins_on(const assault_game *g, int side)
{
    uint64_t tiles = g->landing[side];
    for (int edge = 0; edge < ASSAULT_EDGES; edge++)
        if (g->side[side].edge == AEC_LOT || g->side[side].edge == edge)
            tiles |= g->home_row[edge] | g->control[edge];
    for (int i = 0; i < g->unit.count; i++)
        if (assault_nation_of(g->unit.at[i].unit) == side)
            tiles |= assault_bit(g->unit.at[i].tile);
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        if (assault_nation_of(kind) == side && (side == g->npc || bcg_set_has(&g->paradrop, kind)))
            tiles |= g->enter[kind];
    return tiles;
}

/* Tiles that units of a side can ever come to. New ones are placed where others have been. */
static uint64_t reach_of(const assault_game *g, int side)
{
    uint64_t reached = begins_on(g, side), before = 0;
    while (reached != before) {
        before = reached;
        for (int kind = 0; kind < ASSAULT_UNITS; kind++)
            ASSAULT_EACH(tile, assault_nation_of(kind) == side ? before & g->enter[kind] : 0)
        reached |= g->enter[kind] &
                   (g->traits[kind] & AB_DIAGONALLY ? g->adjacent[tile] : g->orthogonal[tile]);
    }
    return reached;
}

/* The same of any side a condition is for. */
static uint64_t open_to(const assault_game *g, int side)
{
    return side == AS_BOTH ? reach_of(g, AS_GERMAN) | reach_of(g, AS_AMERICAN) : reach_of(g, side);
}

/* The tiles a condition counts; false if it counts none. */
static bool find_counted(const assault_game *g, const assault_condition *c, uint64_t *out)
{
    const int enemy_edge = c->side == AS_BOTH ? AE_A : g->side[1 - c->side].edge & 1;
    switch (c->kind) {
    case AV_OBJECTIVES:
    case AV_ON_OBJECTIVE:
        *out = g->objectives;
        return true;
    case AV_TERRAIN:
        *out = g->of_terrain[c->terrain];
        return true;
    case AV_HOME_ROW:
    case AV_ADJACENT_HOME_ROW:
        *out = g->home_row[enemy_edge];
        return true;
    default:
        return false;
    }
}

static void look_at_bases(const advice *a, const assault_condition *c)
{
    const assault_game *g = a->game;
    for (int edge = 0; edge < ASSAULT_EDGES; edge++)
        if (g->home_base[edge] == BCG_NO_TILE)
            bcg_warning(a->problems, bcg_at_line(c->line), SCA_OUT_OF_REACH,
                        "edge %s has no home base to be taken", assault_edge_words.word[edge]);
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        const int edge = g->side[1 - side].edge;
        if ((c->side != AS_BOTH && c->side != side) || edge == AEC_LOT ||
            g->home_base[edge] == BCG_NO_TILE)
            continue;
        if (!assault_has(reach_of(g, side), g->home_base[edge]))
            bcg_warning(a->problems, bcg_at_line(c->line), SCA_OUT_OF_REACH,
                        "no %s unit can come to the enemy's home base",
                        assault_nation_words.word[side]);
    }
}

static void look_at_condition(const advice *a, const assault_condition *c)
{
    const assault_game *g = a->game;
    uint64_t tiles;
    if (find_counted(g, c, &tiles)) {
        const int most = assault_count(tiles & open_to(g, c->side));
        if (most < c->count)
            bcg_warning(a->problems, bcg_at_line(c->line), SCA_OUT_OF_REACH,
                        "%d tile%s needed, but units can come to %d only", c->count,
                        c->count == 1 ? " is" : "s are", most);
    }
    if (c->tile != BCG_NO_TILE && !assault_has(open_to(g, c->side), c->tile))
        bcg_warning(a->problems, bcg_at_line(c->line), SCA_OUT_OF_REACH,
                    "no unit can come to this tile");
    if (c->kind == AV_HOME_BASE)
        look_at_bases(a, c);
}

static void look_at_victory(const advice *a)
{
    const assault_scenario *s = a->scenario;
    for (int i = 0; i < s->win.count; i++)
        look_at_condition(a, &s->win.at[i]);
    for (int i = 0; i < s->at_limit.count; i++)
        look_at_condition(a, &s->at_limit.at[i]);
    if (!s->limit.count)
        bcg_warning(a->problems, bcg_at_line(0), SCA_NO_LIMIT,
                    "there is no `limit`: a battle in which nothing happens lasts %d turns",
                    ASSAULT_QUIET_UNLIMITED);
    else if (!s->at_limit.count)
        bcg_warning(a->problems, bcg_at_line(s->limit.at[0].line), SCA_NO_LIMIT,
                    "no `at-limit` line says who wins after the last turn: it is a draw");
}

void assault_scn_advise(const assault_scenario *s, const assault_game *g, bcg_problems *p)
{
    const advice a = {s, g, p};
    p->own = &assault_problem_reasons;
    look_at_decks(&a);
    look_at_rules(&a);
    look_at_victory(&a);
    if (is_even_fight(s) && s->turn.count == 0) {
        look_at_income(&a);
        look_at_starts(&a);
    }
    bcg_problems_sort(p);
}
