/* Medals, objectives and victory (chapter 18). There is one evaluator, called after every
 * change. */
#include "memoir/rules.h"

/* -- objectives ------------------------------------------------------------------------------- */

static int count_units(const memoir_state *s, const bcg_set *hexes, int side)
{
    const bcg_set there = bcg_set_and(s->units[side], *hexes);
    return bcg_set_count(&there);
}

static bool is_entitled(const memoir_objective *o, int side)
{
    return o->sides >> side & 1;
}

/* Does the side occupy the objective as required (OBJ-2, OBJ-5, OBJ-12, OBJ-13)? */
static bool occupies(const memoir_state *s, const memoir_objective *o, int side)
{
    if (!is_entitled(o, side))
        return false;
    if (o->clear)
        return !bcg_set_meets(&s->units[memoir_enemy(side)], &o->hexes);
    if (!bcg_set_meets(&s->units[side], &o->hexes))
        return false;
    const int own = count_units(s, &o->hexes, side);
    const int enemy = count_units(s, &o->hexes, memoir_enemy(side));
    if (own < o->need)
        return false;
    if (o->majority)
        return own > enemy;
    return !o->sole || enemy == 0;
}

static void set_bit(uint32_t *bits, int i, bool on)
{
    *bits = on ? *bits | UINT32_C(1) << i : *bits & ~(UINT32_C(1) << i);
}

static bool holds(const memoir_state *s, int i, int side)
{
    return s->held[side] >> i & 1;
}

/* OBJ-4: permanently, and for one side only. */
static void take(memoir_state *s, int i, int side)
{
    if ((s->taken[MS_AXIS] | s->taken[MS_ALLIES]) >> i & 1)
        return;
    set_bit(&s->taken[side], i, true);
    set_bit(&s->held[side], i, true);
    set_bit(&s->held[memoir_enemy(side)], i, false);
}

/* OBJ-13: the last side to occupy it keeps it; if both are there, the previous holder does. */
static void keep(memoir_state *s, const memoir_objective *o, int i, int side)
{
    if (occupies(s, o, memoir_enemy(side)))
        return;
    set_bit(&s->held[side], i, true);
    set_bit(&s->held[memoir_enemy(side)], i, false);
}

/* Even an objective that is gained only at a certain moment of the turn is lost immediately, unless
 * the holder keeps it. `now`: this is that moment, or the objective names none. */
static void judge(memoir_state *s, const memoir_objective *o, int i, int side, bool now)
{
    const bool there = occupies(s, o, side);
    if (o->permanent) {
        if (there && now)
            take(s, i, side);
    } else if (o->keeps) {
        if (there && now)
            keep(s, o, i, side);
    } else if (!there || now)
        set_bit(&s->held[side], i, there);
}

/* -- counting --------------------------------------------------------------------------------- */

static int count_all(const memoir_game *g, const memoir_state *s, int side)
{
    int medals = s->unit_medals[side] + s->exit_medals[side];
    for (int i = 0; i < g->objective.count; i++)
        if (holds(s, i, side))
            medals += g->objective.at[i].medals;
    return medals;
}

int memoir_medals(const memoir_game *g, const memoir_state *s, int side)
{
    const int medals = count_all(g, s, side);
    return medals < g->goal[side] ? medals : g->goal[side]; /* VIC-3 */
}

/* VIC-4: objectives without which there is no victory. */
static bool has_required(const memoir_game *g, const memoir_state *s, int side)
{
    for (int i = 0; i < g->objective.count; i++)
        if (g->objective.at[i].required && is_entitled(&g->objective.at[i], side) &&
            !holds(s, i, side))
            return false;
    return true;
}

/* OBJ-6, OBJ-8. */
static bool wins_suddenly(const memoir_game *g, const memoir_state *s, int side,
                          memoir_moment moment)
{
    for (int i = 0; i < g->win.count; i++) {
        const memoir_sudden_death *w = &g->win.at[i];
        if (w->side == side && w->when == moment && count_units(s, &w->hexes, side) >= w->need)
            return true;
    }
    return false;
}

static bool has_won(const memoir_game *g, const memoir_state *s, int side)
{
    return (count_all(g, s, side) >= g->goal[side] && has_required(g, s, side)) ||
           wins_suddenly(g, s, side, MT_ALWAYS);
}

static bool is_wiped_out(const memoir_state *s, int side)
{
    return bcg_set_is_empty(&s->units[side]) && s->phase != MP_SETUP; /* VIC-8: none to arrive */
}

void memoir_end_game(memoir_state *s, int result, bcg_log *log)
{
    if (s->drawn[0] != MEMOIR_NO_CARD) { /* SCEN-9: the deck ended during a Recon */
        memoir_gain_card(s, s->active, memoir_top(s)->place, s->drawn[0]);
        s->drawn[0] = MEMOIR_NO_CARD;
    }
    s->result = (uint8_t)(result + 1);
    s->phase = MP_OVER;
    s->pending_count = 0;
    memset(s->pending, 0, sizeof s->pending);
    memoir_tell(log, MV_OVER, 1, result, 0, 0);
}

/* VIC-1, VIC-6, VIC-7: the active side first; VIC-8 only if nobody has enough medals. */
static void look_for_winner(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    const int order[MEMOIR_SIDES] = {s->active, memoir_enemy(s->active)};
    for (int n = 0; n < MEMOIR_SIDES; n++)
        if (has_won(g, s, order[n])) {
            memoir_end_game(s, order[n], log);
            return;
        }
    for (int n = 0; n < MEMOIR_SIDES; n++)
        if (is_wiped_out(s, memoir_enemy(order[n]))) {
            memoir_end_game(s, order[n], log);
            return;
        }
}

/* -- the evaluator ---------------------------------------------------------------------------- */

static void tell_changes(const memoir_game *g, const memoir_state *s, const uint32_t before[],
                         bcg_log *log)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        if (before[side] == s->held[side])
            continue;
        for (int i = 0; i < g->objective.count; i++)
            if ((before[side] ^ s->held[side]) >> i & 1)
                memoir_tell(log, MV_OBJECTIVE, 3, i, side, holds(s, i, side));
        memoir_tell(log, MV_MEDALS, 2, side, memoir_medals(g, s, side), 0);
    }
}

/* Judges every objective; the active side can gain those tied to `moment`. */
static void judge_all(const memoir_game *g, memoir_state *s, memoir_moment moment, bcg_log *log)
{
    const uint32_t before[MEMOIR_SIDES] = {s->held[MS_AXIS], s->held[MS_ALLIES]};
    const int order[MEMOIR_SIDES] = {s->active, memoir_enemy(s->active)};
    for (int i = 0; i < g->objective.count; i++) {
        const memoir_objective *o = &g->objective.at[i];
        for (int n = 0; n < MEMOIR_SIDES; n++)
            judge(s, o, i, order[n],
                  o->when == MT_ALWAYS || (o->when == moment && order[n] == s->active));
    }
    if (before[MS_AXIS] != s->held[MS_AXIS] || before[MS_ALLIES] != s->held[MS_ALLIES]) {
        memoir_stir(s);
        tell_changes(g, s, before, log);
    }
}

void memoir_evaluate(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    if (s->phase == MP_OVER)
        return;
    judge_all(g, s, MT_ALWAYS, log);
    look_for_winner(g, s, log);
}

void memoir_evaluate_turn(const memoir_game *g, memoir_state *s, memoir_moment moment, bcg_log *log)
{
    if (!g->timed[moment])
        return;
    judge_all(g, s, moment, log);
    if (wins_suddenly(g, s, s->active, moment))
        memoir_end_game(s, s->active, log);
    else
        look_for_winner(g, s, log);
}

/* VIC-3, VIC-4: medals beyond the goal are not scored at all. */
static int room_for(const memoir_game *g, const memoir_state *s, int side, int medals)
{
    const int room = g->goal[side] - count_all(g, s, side);
    return medals < room ? medals : room > 0 ? room : 0;
}

static void score(const memoir_game *g, memoir_state *s, uint8_t *count, int side, int medals,
                  bcg_log *log)
{
    judge_all(g, s, MT_ALWAYS, log); /* objectives the unit held no longer take up room */
    const int scored = room_for(g, s, side, medals);
    *count = (uint8_t)(*count + scored);
    if (scored) {
        memoir_stir(s);
        memoir_tell(log, MV_MEDALS, 2, side, memoir_medals(g, s, side), 0);
    }
    memoir_evaluate(g, s, log);
}

void memoir_score_unit(const memoir_game *g, memoir_state *s, int side, int medals, bcg_log *log)
{
    score(g, s, &s->unit_medals[side], side, medals, log);
}

void memoir_score_exit(const memoir_game *g, memoir_state *s, int side, int medals, bcg_log *log)
{
    score(g, s, &s->exit_medals[side], side, medals, log);
}

/* -- passing through -------------------------------------------------------------------------- */

void memoir_try_step(const memoir_game *g, memoir_state *trial, int side, bcg_hex from, bcg_hex to)
{
    bcg_set_remove(&trial->units[side], from);
    bcg_set_add(&trial->units[side], to);
    bcg_set_remove(&trial->sandbags, from);
    if (trial->result || !(bcg_set_has(&g->objectives, from) || bcg_set_has(&g->objectives, to)))
        return;
    judge_all(g, trial, MT_ALWAYS, NULL);
    for (int n = 0; n < MEMOIR_SIDES && !trial->result; n++) {
        const int who = n == 0 ? trial->active : memoir_enemy(trial->active); /* VIC-7 */
        if (has_won(g, trial, who))
            trial->result = (uint8_t)(who + 1);
    }
}

/* OBJ-11: can merely passing through this objective have a lasting effect for the side? `missing`:
 * medals the side needs to win. */
static bool matters_in_passing(const memoir_game *g, const memoir_state *s, int i, int side,
                               int missing)
{
    const memoir_objective *o = &g->objective.at[i];
    if (o->when != MT_ALWAYS)
        return true; /* its holder may lose it for now */
    if (o->permanent)
        return is_entitled(o, side) && !((s->taken[MS_AXIS] | s->taken[MS_ALLIES]) >> i & 1);
    /* Any other objective is held only while the unit is there. */
    const bool to_be_had = !o->clear && is_entitled(o, side) && !holds(s, i, side);
    return to_be_had && (o->keeps || o->required || g->in_passing[i] >= missing);
}

bcg_set memoir_eventful_hexes(const memoir_game *g, const memoir_state *s, int side)
{
    const bcg_set occupied = memoir_occupied(s);        /* units cannot pass through each other */
    bcg_set set = bcg_set_minus(s->sandbags, occupied); /* OBS-SAND-7 */
    const bcg_set free_objectives = bcg_set_minus(g->objectives, occupied);
    if (bcg_set_is_empty(&free_objectives))
        return set;
    const int missing = g->goal[side] - count_all(g, s, side);
    for (int i = 0; i < g->objective.count; i++)
        if (matters_in_passing(g, s, i, side, missing))
            set = bcg_set_or(set, g->objective.at[i].hexes);
    for (int i = 0; i < g->win.count; i++)
        if (g->win.at[i].side == side && g->win.at[i].when == MT_ALWAYS)
            set = bcg_set_or(set, g->win.at[i].hexes);
    return bcg_set_minus(set, occupied);
}

/* Has an objective changed hands that will not simply be held again from the next hex? */
static bool differs_for_long(const memoir_game *g, const memoir_state *a, const memoir_state *b)
{
    for (int i = 0; i < g->objective.count; i++) {
        const memoir_objective *o = &g->objective.at[i];
        const uint32_t changed = (a->held[MS_AXIS] ^ b->held[MS_AXIS]) |
                                 (a->held[MS_ALLIES] ^ b->held[MS_ALLIES]);
        if (changed >> i & 1 && (o->when != MT_ALWAYS || o->permanent || o->keeps))
            return true;
    }
    return false;
}

/* VIC-6, OBJ-11: does leaving h have a lasting effect before the unit enters another hex? */
bool memoir_leaving_matters(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    if (!bcg_set_has(&g->objectives, h))
        return false;
    memoir_state gone = *s;
    bcg_set_remove(&gone.units[memoir_side_at(s, h)], h);
    judge_all(g, &gone, MT_ALWAYS, NULL);
    return differs_for_long(g, &gone, s) || has_won(g, &gone, MS_AXIS) ||
           has_won(g, &gone, MS_ALLIES);
}
