#include "memoir/odds.h"

/* -- dice ------------------------------------------------------------------------------------- */

enum { SIDES = 6 }; /* of a die (DICE-1) */

static uint64_t power(uint64_t base, int exponent)
{
    uint64_t product = 1;
    for (int i = 0; i < exponent; i++)
        product *= base;
    return product;
}

static uint64_t choose(int n, int k)
{
    uint64_t ways = 1;
    for (int i = 0; i < k; i++)
        ways = ways * (uint64_t)(n - i) / (uint64_t)(i + 1);
    return ways;
}

/* Number of ways to roll exactly k of something that `sides` sides of a die show. */
static uint64_t ways_to_show(int dice, int k, int sides)
{
    return choose(dice, k) * power((uint64_t)sides, k) * power((uint64_t)(SIDES - sides), dice - k);
}

/* How many sides of a die show a face (DICE-1). */
static int sides_of(int face)
{
    return face == MF_INFANTRY ? 2 : 1;
}

/* How many sides show the unit's own symbol. */
static int own_sides(memoir_class kind)
{
    const int symbol = memoir_symbol_of(kind);
    return symbol < 0 ? 0 : sides_of(symbol);
}

/* -- what happens to the target --------------------------------------------------------------- */

/* What stays the same while the results of one roll are examined. */
typedef struct battle {
    const memoir_game *g;
    bcg_hex to; /* where the target stood */
    int side;   /* its owner */
    int figures;
    int medals, enemy_medals; /* before the roll: of the roller, of the target's owner */
    int hits;                 /* in the result being examined */
    bool ways_differ;         /* does it matter which way it retreats? */
} battle;

/* How one result ends for one sequence of answers. */
typedef struct fate {
    int eliminated, retreated, vacated, won, lost_battle;
    int figures, blocked, steps;
    int medals, enemy_medals;
} fate;

typedef struct fates {
    fate usual, least, most;
    bool any;
} fates;

static fate fate_of(const battle *b, const memoir_state *s, bcg_hex at, int steps)
{
    const int enemy = memoir_enemy(b->side);
    const bool alive = bcg_set_has(&s->units[b->side], at);
    const int left = alive ? memoir_figures_at(s, at) : 0;
    const int hit = b->hits < b->figures ? b->hits : b->figures;
    return (fate){
        .eliminated = !alive,
        .retreated = steps > 0,
        .vacated = !alive || steps > 0,
        .won = s->result == enemy + 1,
        .lost_battle = s->result == b->side + 1,
        .figures = b->figures - left,
        .blocked = b->figures - left - hit,
        .steps = steps,
        .medals = memoir_medals(b->g, s, enemy) - b->medals,
        .enemy_medals = memoir_medals(b->g, s, b->side) - b->enemy_medals,
    };
}

static void widen(int *least, int *most, int value)
{
    *least = value < *least ? value : *least;
    *most = value > *most ? value : *most;
}

static void add_fate(fates *all, const fate *f, bool usual)
{
    if (usual)
        all->usual = *f;
    if (!all->any)
        all->least = all->most = *f;
    all->any = true;
    widen(&all->least.eliminated, &all->most.eliminated, f->eliminated);
    widen(&all->least.retreated, &all->most.retreated, f->retreated);
    widen(&all->least.vacated, &all->most.vacated, f->vacated);
    widen(&all->least.won, &all->most.won, f->won);
    widen(&all->least.lost_battle, &all->most.lost_battle, f->lost_battle);
    widen(&all->least.figures, &all->most.figures, f->figures);
    widen(&all->least.medals, &all->most.medals, f->medals);
    widen(&all->least.enemy_medals, &all->most.enemy_medals, f->enemy_medals);
}

/* -- the owner's answers ---------------------------------------------------------------------- */

/* Can different retreat paths have different effects? Only because of what lies on them: the number
 * of steps is the same on all (RETREAT-9). */
static bool do_ways_differ(const memoir_game *g, bcg_hex h, int side)
{
    bcg_set row = bcg_set_of(h), cone = BCG_SET_EMPTY;
    while (!bcg_set_is_empty(&row)) {
        bcg_set next = BCG_SET_EMPTY;
        BCG_EACH (at, row) {
            bcg_hex back[2];
            const int n = memoir_back(g->board, (bcg_hex)at, (memoir_edge)g->retreat[side], back);
            for (int i = 0; i < n; i++)
                bcg_set_add(&next, back[i]);
        }
        cone = bcg_set_or(cone, next);
        row = next;
    }
    return bcg_set_meets(&cone, &g->objectives);
}

enum { MOST_ANSWERS = 3 }; /* two retreat hexes and `done` */

/* What the owner may answer, the usual answer first. */
static int list_answers(const battle *b, const memoir_state *s, bcg_action out[MOST_ANSWERS])
{
    memoir_list list = {out, 0};
    if (memoir_is_pending(s, PENDING_IGNORE)) {
        memoir_add(&list, MA_IGNORE);
        memoir_add(&list, MA_PASS);
    } else if (memoir_is_pending(s, PENDING_RETREAT)) {
        if (memoir_top(s)->steps == 0)
            memoir_add(&list, MA_DONE);
        memoir_list_retreats(b->g, s, &list);
        if (!b->ways_differ)
            list.count = 1;
    }
    return list.count;
}

/* Takes it for whoever may: members of a team act in the same step (VAR-TEAM-6). */
static void apply_for(const memoir_game *g, memoir_state *s, bcg_action a)
{
    const bcg_seats actors = bcg_memoir_ops.actors(&g->head, s);
    int who = bcg_first_actor(actors);
    for (int seat = who + 1; who >= 0 && seat < g->seats; seat++)
        if (bcg_acts(actors, seat) && bcg_memoir_ops.check(&g->head, s, seat, a) == BCG_OK)
            who = seat;
    bcg_memoir_ops.apply(&g->head, s, who, a, NULL);
}

/* Tries every sequence of answers from here; the unit is on `at` and has retreated `steps`
 * hexes. */
static void answer(const battle *b, const memoir_state *s, bcg_hex at, int steps, bool usual,
                   fates *all)
{
    bcg_action answers[MOST_ANSWERS];
    const int n = list_answers(b, s, answers);
    if (n == 0) {
        const fate f = fate_of(b, s, at, steps);
        add_fate(all, &f, usual);
    }
    for (int i = 0; i < n; i++) {
        const bool goes = memoir_kind_of(answers[i]) == MA_RETREAT;
        memoir_state next = *s;
        apply_for(b->g, &next, answers[i]);
        answer(b, &next, goes ? (bcg_hex)memoir_operand(answers[i], 1) : at, steps + goes,
               usual && i == 0, all);
    }
}

/* -- all results of a roll -------------------------------------------------------------------- */

static void add_ways(memoir_ways *sum, uint64_t ways, int least, int usual, int most)
{
    sum->least += (int64_t)ways * least;
    sum->usual += (int64_t)ways * usual;
    sum->most += (int64_t)ways * most;
}

/* An objective may be worth any number of medals: values beyond the table go into its last
 * entry. */
static int place_of_gain(int medals)
{
    const int place = medals + MEMOIR_ODDS_MEDALS, last = 2 * MEMOIR_ODDS_MEDALS;
    return place < 0 ? 0 : place > last ? last : place;
}

static void add_fates(memoir_odds *o, const fates *f, uint64_t ways)
{
    const fate *a = &f->least, *u = &f->usual, *z = &f->most;
    add_ways(&o->eliminate, ways, a->eliminated, u->eliminated, z->eliminated);
    add_ways(&o->retreat, ways, a->retreated, u->retreated, z->retreated);
    add_ways(&o->vacate, ways, a->vacated, u->vacated, z->vacated);
    add_ways(&o->win, ways, a->won, u->won, z->won);
    add_ways(&o->lose, ways, a->lost_battle, u->lost_battle, z->lost_battle);
    add_ways(&o->lost, ways, a->figures, u->figures, z->figures);
    add_ways(&o->medals, ways, a->medals, u->medals, z->medals);
    add_ways(&o->enemy_medals, ways, a->enemy_medals, u->enemy_medals, z->enemy_medals);
    o->lose_figures[u->figures] += ways;
    o->blocked[u->blocked] += ways;
    o->steps[u->steps] += ways; /* usually no more than the flags */
    o->gain[place_of_gain(u->medals)] += ways;
}

/* A roll with this many hits and flags; the other dice have no effect on this class. */
static bcg_action roll_of(memoir_class target, int dice, int hits, int flags)
{
    uint8_t faces[MEMOIR_FACES] = {0};
    faces[MF_GRENADE] = (uint8_t)hits;
    faces[MF_FLAG] = (uint8_t)flags;
    faces[target == MK_INFANTRY ? MF_ARMOR : MF_INFANTRY] = (uint8_t)(dice - hits - flags);
    return memoir_roll(faces);
}

/* How many sides of a die hit the target (DICE-4, DICE-5). */
static int hitting_sides(const memoir_state *s, const memoir_odds *o)
{
    return own_sides(memoir_class_at(s, o->to)) + 1 + o->stars;
}

static void count_dice(const memoir_state *s, memoir_odds *o)
{
    const int hitting = hitting_sides(s, o);
    for (int k = 0; k <= o->dice; k++) {
        o->hits[k] = ways_to_show(o->dice, k, hitting);
        o->flags[k] = ways_to_show(o->dice, k, 1);
    }
}

/* `s` is a state in which the roll is due. */
static void battle_odds(const memoir_game *g, const memoir_state *s, memoir_odds *o)
{
    const memoir_class target = memoir_class_at(s, o->to);
    const int hitting = hitting_sides(s, o);
    battle b = {
        .g = g,
        .to = o->to,
        .side = o->side,
        .figures = o->figures,
        .medals = memoir_medals(g, s, memoir_enemy(o->side)),
        .enemy_medals = memoir_medals(g, s, o->side),
        .ways_differ = do_ways_differ(g, o->to, o->side),
    };
    count_dice(s, o);
    for (int hits = 0; hits <= o->dice; hits++)
        for (int flags = 0; hits + flags <= o->dice; flags++) {
            const uint64_t ways = choose(o->dice, hits) * power((uint64_t)hitting, hits) *
                                  choose(o->dice - hits, flags) *
                                  power((uint64_t)(SIDES - hitting - 1), o->dice - hits - flags);
            memoir_state after = *s;
            fates all = {.any = false};
            b.hits = hits;
            apply_for(g, &after, roll_of(target, o->dice, hits, flags));
            answer(&b, &after, o->to, 0, true, &all);
            add_fates(o, &all, ways);
        }
}

/* CARD-MEDICS-3, CARD-MEDICS-4: own symbol and stars, at most the figures lost. */
static void medics_odds(const memoir_state *s, memoir_odds *o)
{
    const int lost = memoir_start_figures_at(s, o->to) - memoir_figures_at(s, o->to);
    const int healing = own_sides(memoir_class_at(s, o->to)) + 1;
    o->side = (uint8_t)memoir_side_at(s, o->to);
    o->figures = (uint8_t)memoir_figures_at(s, o->to);
    for (int k = 0; k <= o->dice; k++)
        o->healed[k < lost ? k : lost] += ways_to_show(o->dice, k, healing);
}

static void finest_hour_odds(memoir_odds *o)
{
    for (int face = 0; face < MEMOIR_FACES; face++)
        for (int k = 0; k <= o->dice; k++)
            o->faces[face][k] = ways_to_show(o->dice, k, sides_of(face));
}

/* -- from the action to its roll -------------------------------------------------------------- */

/* Continue from an action to its dice: nobody ambushes, and the named target is the only and first
 * one. */
static void go_to_roll(const memoir_game *g, memoir_state *s, bcg_action a)
{
    while (memoir_is_pending(s, PENDING_AMBUSH)) /* VAR-ALLY-12: both partners are asked */
        apply_for(g, s, MA_PASS);
    if (memoir_kind_of(a) != MA_TARGET)
        return;
    if (memoir_is_pending(s, PENDING_AIR_TARGETS))
        apply_for(g, s, MA_DONE);
    if (memoir_is_pending(s, PENDING_AIR_STRIKES))
        apply_for(g, s, memoir_action(MA_STRIKE, memoir_operand(a, 0), 0));
}

/* What is known about an attack before the dice are rolled. */
static void describe_attack(const memoir_game *g, const memoir_state *s, bcg_action a,
                            memoir_odds *o)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    o->parts = memoir_dice_parts(g, s, from, to, true);
    o->ambush_possible = memoir_ambush_is_possible(g, s, from, to);
    if (o->ambush_possible)
        o->ambush_dice = (uint8_t)memoir_dice(g, s, to, from, false);
}

/* Finds the roll an action leads to: `due` becomes the state in which it is due; `out` gets its
 * kind, number of dice and target. False in the same cases as memoir_odds_of. */
static bool find_roll(const memoir_game *g, memoir_state *due, bcg_action a, memoir_odds *out)
{
    *out = (memoir_odds){.from = BCG_NO_HEX, .to = BCG_NO_HEX};
    if (memoir_kind_of(a) != MA_NONE)
        apply_for(g, due, a);
    go_to_roll(g, due, a);
    const memoir_pending *f = memoir_top(due);
    if (!f || f->dice > MEMOIR_ODDS_DICE)
        return false;
    out->dice = f->dice;
    out->of = power(SIDES, f->dice);
    switch (f->what) {
    case PENDING_ATTACK:
    case PENDING_AMBUSH_ROLL:
    case PENDING_BOMB:
        out->kind = MQ_BATTLE;
        out->from = f->at;
        out->to = f->to;
        out->side = (uint8_t)memoir_side_at(due, f->to);
        out->figures = (uint8_t)memoir_figures_at(due, f->to);
        out->stars = f->what == PENDING_BOMB && f->more;
        out->may_ignore = f->what != PENDING_BOMB && memoir_may_ignore(g, due, f->to); /* FLAG-5 */
        return true;
    case PENDING_MEDICS_ROLL:
        out->kind = MQ_MEDICS;
        out->to = f->at;
        return true;
    case PENDING_FINEST_HOUR:
        out->kind = MQ_FINEST_HOUR;
        return true;
    default:
        return false;
    }
}

bool memoir_odds_of(const memoir_game *g, const memoir_state *s, bcg_action a, memoir_odds *out)
{
    memoir_state due = *s;
    if (!find_roll(g, &due, a, out))
        return false;
    if (memoir_kind_of(a) == MA_ATTACK)
        describe_attack(g, s, a, out);
    else if (memoir_is_pending(s, PENDING_AMBUSH)) {
        out->ambush_possible = true;
        out->ambush_dice = memoir_top(s)->dice;
    }
    if (out->kind == MQ_BATTLE)
        battle_odds(g, &due, out);
    else if (out->kind == MQ_MEDICS)
        medics_odds(&due, out);
    else
        finest_hour_odds(out);
    return true;
}

bool memoir_hit_odds_of(const memoir_game *g, const memoir_state *s, bcg_action a, memoir_odds *out)
{
    memoir_state due = *s;
    if (!find_roll(g, &due, a, out) || out->kind != MQ_BATTLE)
        return false;
    count_dice(&due, out);
    return true;
}
