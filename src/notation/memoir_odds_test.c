/* The odds (memoir/odds.h) compared with playing every roll of the dice through the rules with
 * every answer of the defender, in positions of random games. */
#include "game/playout.h"
#include "memoir/odds.h"
#include "notation/memoir_scn.h"

#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const bcg_ops *const ops = &bcg_memoir_ops;

/* -- playing out one roll --------------------------------------------------------------------- */

/* What the log says about the target. */
typedef struct story {
    bcg_hex at;
    int steps, lost, destroyed, over;
} story;

typedef struct brute {
    const memoir_game *g;
    const memoir_odds *asked;
    int medals[MEMOIR_SIDES]; /* before */
    int figures_hit;          /* of the current roll, according to the log */
    memoir_odds sum;
    /* of the current roll: least, usual, most */
    int bounds[8][3];
    bool any, may_ignore;
    bcg_action *buffer;
} brute;

static void read_log(const bcg_log *log, story *t)
{
    assert_int_equal(log->lost, 0);
    for (int i = 0; i < log->count; i++) {
        const bcg_event *e = &log->events[i];
        if (e->kind == MV_RETREATED && e->arg[0] == t->at) {
            t->at = (bcg_hex)e->arg[1];
            t->steps++;
        } else if (e->kind == MV_LOST && e->arg[0] == t->at)
            t->lost += e->arg[1];
        else if (e->kind == MV_DESTROYED && e->arg[0] == t->at)
            t->destroyed = 1;
        else if (e->kind == MV_OVER)
            t->over = e->arg[0] + 1;
    }
}

/* The last of those who may take the action; chance, if it acts. */
static int seat_for(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    int found = bcg_actor(&g->head, s);
    for (int seat = 0; seat < g->seats; seat++)
        if (ops->check(&g->head, s, seat, a) == BCG_OK)
            found = seat;
    return found;
}

static void play(const memoir_game *g, memoir_state *s, bcg_action a, story *t)
{
    bcg_event events[64];
    bcg_log log;
    bcg_log_init(&log, events, 64);
    const int seat = seat_for(g, s, a);
    assert_int_equal(ops->check(&g->head, s, seat, a), BCG_OK);
    ops->apply(&g->head, s, seat, a, &log);
    if (t)
        read_log(&log, t);
}

static void note(brute *b, const memoir_state *s, const story *t, bool usual, uint64_t ways)
{
    const int owner = b->asked->side, roller = 1 - owner;
    const int gained = memoir_medals(b->g, s, roller) - b->medals[roller];
    const int figures[8] = {t->destroyed,
                            t->steps > 0,
                            t->destroyed || t->steps > 0,
                            t->over == roller + 1,
                            t->over == owner + 1,
                            t->lost,
                            gained,
                            memoir_medals(b->g, s, owner) - b->medals[owner]};
    for (int i = 0; i < 8; i++) {
        int *bound = b->bounds[i];
        if (!b->any || figures[i] < bound[0])
            bound[0] = figures[i];
        if (!b->any || figures[i] > bound[2])
            bound[2] = figures[i];
        if (usual)
            bound[1] = figures[i];
    }
    b->any = true;
    if (usual) {
        b->sum.lose_figures[t->lost] += ways;
        b->sum.blocked[t->lost - b->figures_hit] += ways;
        b->sum.steps[t->steps] += ways;
        b->sum.gain[gained + MEMOIR_ODDS_MEDALS] += ways;
    }
}

static void answer(brute *b, const memoir_state *s, story t, bool usual, uint64_t ways)
{
    bcg_action answers[4];
    if (!memoir_is_pending(s, PENDING_IGNORE) && !memoir_is_pending(s, PENDING_RETREAT)) {
        note(b, s, &t, usual, ways);
        return;
    }
    b->may_ignore |= memoir_is_pending(s, PENDING_IGNORE);
    assert_int_equal(b->g->side_of[bcg_actor(&b->g->head, s)], b->asked->side);
    const int n = ops->legal(&b->g->head, s, bcg_actor(&b->g->head, s), b->buffer,
                             ops->max_actions);
    assert_in_range(n, 1, 4);
    memcpy(answers, b->buffer, (size_t)n * sizeof answers[0]);
    const int first = answers[n - 1] == MA_DONE ? n - 1 : 0; /* no farther than required */
    for (int i = 0; i < n; i++) {
        memoir_state next = *s;
        story u = t;
        play(b->g, &next, answers[i], &u);
        answer(b, &next, u, usual && i == first, ways);
    }
}

static void add_bounds(memoir_ways *sum, const int bound[3], uint64_t ways)
{
    sum->least += bound[0] * (int64_t)ways;
    sum->usual += bound[1] * (int64_t)ways;
    sum->most += bound[2] * (int64_t)ways;
}

static void play_roll(brute *b, const memoir_state *due, bcg_action roll, uint64_t ways)
{
    memoir_state s = *due;
    story t = {.at = b->asked->to};
    const memoir_class kind = memoir_class_at(due, b->asked->to);
    b->any = false;
    play(b->g, &s, roll, NULL); /* the log is read below, once the hits are known */
    const int hits = memoir_hits(roll, kind, b->asked->stars);
    const int figures = memoir_figures_at(due, b->asked->to);
    b->figures_hit = hits < figures ? hits : figures;
    s = *due;
    play(b->g, &s, roll, &t);
    b->sum.hits[hits] += ways;
    b->sum.flags[memoir_dice_showing(roll, MF_FLAG)] += ways;
    answer(b, &s, t, true, ways);
    memoir_ways *const sums[8] = {&b->sum.eliminate, &b->sum.retreat,     &b->sum.vacate,
                                  &b->sum.win,       &b->sum.lose,        &b->sum.lost,
                                  &b->sum.medals,    &b->sum.enemy_medals};
    for (int i = 0; i < 8; i++)
        add_bounds(sums[i], b->bounds[i], ways);
}

/* -- all rolls -------------------------------------------------------------------------------- */

/* Every sequence of dice or, if there are too many, every result with its weight. */
static void each_roll(const memoir_game *g, const memoir_state *due, int dice,
                      void (*visit)(void *, bcg_action, uint64_t), void *context)
{
    static const uint8_t die[6] = {MF_INFANTRY, MF_INFANTRY, MF_ARMOR,
                                   MF_GRENADE,  MF_STAR,     MF_FLAG};
    enum { PLAINLY = 3, MOST = 4096 };
    if (dice > PLAINLY) {
        static bcg_action rolls[MOST];
        static uint32_t weight[MOST];
        const int n = ops->outcomes(&g->head, due, rolls, weight, MOST);
        assert_true(n > 0);
        for (int i = 0; i < n; i++)
            visit(context, rolls[i], weight[i]);
        return;
    }
    int all = 1;
    for (int i = 0; i < dice; i++)
        all *= 6;
    for (int n = 0; n < all; n++) {
        uint8_t faces[MEMOIR_FACES] = {0};
        for (int i = 0, rest = n; i < dice; i++, rest /= 6)
            faces[die[rest % 6]]++;
        visit(context, memoir_roll(faces), 1);
    }
}

typedef struct visitor {
    brute *b;
    const memoir_state *due;
} visitor;

static void visit_battle(void *context, bcg_action roll, uint64_t ways)
{
    visitor *v = context;
    play_roll(v->b, v->due, roll, ways);
}

static void visit_medics(void *context, bcg_action roll, uint64_t ways)
{
    visitor *v = context;
    memoir_state s = *v->due;
    const bcg_hex h = memoir_top(&s)->at;
    const int before = memoir_figures_at(&s, h);
    play(v->b->g, &s, roll, NULL);
    v->b->sum.healed[memoir_figures_at(&s, h) - before] += ways;
}

static void visit_finest_hour(void *context, bcg_action roll, uint64_t ways)
{
    visitor *v = context;
    for (int face = 0; face < MEMOIR_FACES; face++)
        v->b->sum.faces[face][memoir_dice_showing(roll, (memoir_face)face)] += ways;
}

/* From the action to its roll, as in play. */
static void go_to_roll(const memoir_game *g, memoir_state *s, bcg_action a)
{
    if (a != MA_NONE)
        play(g, s, a, NULL);
    while (memoir_is_pending(s, PENDING_AMBUSH)) /* VAR-ALLY-12: by both partners */
        play(g, s, MA_PASS, NULL);
    if (memoir_is_pending(s, PENDING_AIR_TARGETS))
        play(g, s, MA_DONE, NULL);
    if (memoir_is_pending(s, PENDING_AIR_STRIKES))
        play(g, s, memoir_action(MA_STRIKE, memoir_operand(a, 0), 0), NULL);
}

static int kind_of_roll(const memoir_pending *f)
{
    return f->what == PENDING_FINEST_HOUR   ? MQ_FINEST_HOUR
           : f->what == PENDING_MEDICS_ROLL ? MQ_MEDICS
                                            : MQ_BATTLE;
}

/* Everything but the counts: whose roll it is and against whom. */
static void compare_facts(const memoir_game *g, const memoir_state *s, const memoir_state *due,
                          bcg_action a, const memoir_odds *o)
{
    const memoir_pending *f = memoir_top(due);
    const int kind = kind_of_roll(f);
    const bcg_hex to = kind == MQ_BATTLE ? f->to : f->at;
    uint64_t of = 1;
    for (int i = 0; i < f->dice; i++)
        of *= 6;
    assert_int_equal(o->kind, kind);
    assert_int_equal(o->dice, f->dice);
    assert_int_equal(o->of, of);
    assert_int_equal(o->to, kind == MQ_FINEST_HOUR ? BCG_NO_HEX : to);
    assert_int_equal(o->from, kind == MQ_BATTLE ? f->at : BCG_NO_HEX);
    assert_int_equal(o->stars, f->what == PENDING_BOMB && f->more);
    if (kind != MQ_FINEST_HOUR) {
        assert_int_equal(o->side, memoir_side_at(due, to));
        assert_int_equal(o->figures, memoir_figures_at(due, to));
    }
    memoir_state asked = *s;
    if (a != MA_NONE)
        play(g, &asked, a, NULL);
    const bool window = memoir_is_pending(&asked, PENDING_AMBUSH);
    assert_int_equal(o->ambush_possible, window);
    assert_int_equal(o->ambush_dice, window ? memoir_top(&asked)->dice : 0);
    assert_int_equal(memoir_dice_total(o->parts), memoir_kind_of(a) == MA_ATTACK ? o->dice : 0);
}

static void compare(const memoir_game *g, const memoir_state *s, bcg_action a, bcg_action *buffer)
{
    memoir_odds o;
    memoir_state due = *s;
    go_to_roll(g, &due, a);
    assert_int_equal(bcg_actor(&g->head, &due), BCG_CHANCE);
    assert_true(memoir_odds_of(g, s, a, &o));
    compare_facts(g, s, &due, a, &o);
    brute b = {.g = g, .asked = &o, .buffer = buffer};
    const size_t first = offsetof(memoir_odds, hits);
    memset(&b.sum, 0, sizeof b.sum);
    for (int side = 0; side < MEMOIR_SIDES; side++)
        b.medals[side] = memoir_medals(g, s, side);
    visitor v = {&b, &due};
    each_roll(g, &due, o.dice,
              o.kind == MQ_BATTLE   ? visit_battle
              : o.kind == MQ_MEDICS ? visit_medics
                                    : visit_finest_hour,
              &v);
    assert_memory_equal((const char *)&o + first, (const char *)&b.sum + first, sizeof o - first);
    assert_int_equal(o.may_ignore, b.may_ignore);
}

/* The fast odds agree with the full ones, as far as they go. */
static void compare_hits(const memoir_game *g, const memoir_state *s, bcg_action a,
                         const memoir_odds *whole)
{
    memoir_odds o;
    assert_int_equal(memoir_hit_odds_of(g, s, a, &o), whole->kind == MQ_BATTLE);
    if (whole->kind != MQ_BATTLE)
        return;
    assert_true(o.dice == whole->dice && o.of == whole->of && o.from == whole->from);
    assert_true(o.to == whole->to && o.side == whole->side && o.stars == whole->stars);
    assert_memory_equal(o.hits, whole->hits, sizeof o.hits);
    assert_memory_equal(o.flags, whole->flags, sizeof o.flags);
}

/* -- positions -------------------------------------------------------------------------------- */

typedef struct tally {
    int kinds[MEMOIR_ACTION_KINDS], choices, blocked, medals, ambush, ambush_rolls, finest_hour,
        lose;
} tally;

static void look_at(const memoir_game *g, const memoir_state *s, bcg_action a, bcg_action *buffer,
                    tally *t)
{
    memoir_odds o;
    compare(g, s, a, buffer);
    memoir_odds_of(g, s, a, &o);
    compare_hits(g, s, a, &o);
    t->kinds[memoir_kind_of(a)]++;
    t->choices += o.vacate.least != o.vacate.most;
    t->blocked += o.kind == MQ_BATTLE && o.blocked[0] != o.of;
    t->medals += o.medals.least != o.medals.most;
    t->ambush += o.ambush_possible;
    t->lose += o.lose.most != o.lose.least;
    t->finest_hour += o.kind == MQ_FINEST_HOUR;
}

static bool has_dice(bcg_action a)
{
    switch (memoir_kind_of(a)) {
    case MA_ATTACK:
    case MA_TARGET:
    case MA_STRIKE:
    case MA_HEAL:
        return true;
    default:
        return false;
    }
}

/* Is a roll pending? */
static bool is_roll(const memoir_state *s)
{
    const memoir_pending *f = memoir_top(s);
    return f && (f->what == PENDING_ATTACK || f->what == PENDING_AMBUSH_ROLL ||
                 f->what == PENDING_BOMB || f->what == PENDING_MEDICS_ROLL ||
                 f->what == PENDING_FINEST_HOUR);
}

/* A pending Ambush: the odds of the attack, and those if Ambush is played. */
static void look_at_ambush(const memoir_game *g, const memoir_state *s, bcg_action *buffer,
                           tally *t)
{
    memoir_state ambush = *s;
    look_at(g, s, MA_NONE, buffer, t);
    ambush.pending[ambush.pending_count - 1].what = PENDING_AMBUSH_ROLL;
    look_at(g, &ambush, MA_NONE, buffer, t);
    t->ambush_rolls++;
}

/* Of members who act in the same step the last one, or whoever else decides. */
static int last_actor(const memoir_game *g, const memoir_state *s)
{
    int actor = bcg_actor(&g->head, s);
    for (int seat = 0; seat < g->seats; seat++)
        if (bcg_acts(ops->actors(&g->head, s), seat))
            actor = seat;
    return actor;
}

/* Every action with dice in some positions of random games. */
static void look_through(const memoir_game *g, uint64_t seed, int positions, tally *t)
{
    bcg_rng r;
    memoir_state s;
    bcg_action *actions = malloc(2 * sizeof *actions * (size_t)ops->max_actions);
    assert_non_null(actions);
    bcg_action *buffer = actions + ops->max_actions;
    bcg_rng_seed(&r, seed);
    ops->begin(&g->head, &s);
    while (positions > 0) {
        const int actor = last_actor(g, &s);
        if (actor == BCG_OVER) {
            ops->begin(&g->head, &s);
            continue;
        }
        const int n = ops->legal(&g->head, &s, actor, actions, ops->max_actions);
        bool looked = false;
        memoir_odds o;
        if (memoir_is_pending(&s, PENDING_AMBUSH)) {
            look_at_ambush(g, &s, buffer, t);
            looked = true;
        } else if (is_roll(&s)) {
            look_at(g, &s, MA_NONE, buffer, t);
            looked = true;
        } else
            assert_false(memoir_odds_of(g, &s, MA_NONE, &o)); /* nothing is rolled now */
        if (actor != BCG_CHANCE) {
            int tries = 3; /* per list */
            for (int i = n - 1; i >= 0 && tries > 0; i--)
                if (has_dice(actions[i])) {
                    look_at(g, &s, actions[i], buffer, t);
                    looked = true;
                    tries--;
                }
        }
        positions -= looked;
        bcg_playout(&g->head, &s, &r, actions, 1, NULL);
    }
    free(actions);
}

static void load(const char *name, memoir_scenario *s)
{
    static char text[BCG_SCN_MAX_SIZE];
    char path[512];
    bcg_problem list[4];
    bcg_problems p;
    snprintf(path, sizeof path, "%s/%s", BOCAGE_SOURCE, name);
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    const size_t size = fread(text, 1, sizeof text, f);
    fclose(f);
    bcg_problems_init(&p, list, 4);
    assert_true(memoir_scn_read(text, size, s, &p));
}

/* Sudden death for a side with one more unit in its two rearmost rows than at the start: a retreat
 * may win the battle. */
static void add_sudden_death(memoir_scenario *s)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        memoir_sudden_death *w = &s->win.at[s->win.count++];
        *w = (memoir_sudden_death){.side = (uint8_t)side, .need = 1, .when = MT_ALWAYS};
        for (int h = 0; h < memoir_board(s)->hexes; h++)
            if (memoir_rows_from(memoir_board(s), (bcg_hex)h,
                                 (memoir_edge)memoir_side_of(s, (memoir_side)side)->edge) < 2) {
                bcg_set_add(&w->hexes, h);
                w->need += s->hex[h].unit.kind && s->hex[h].unit.side == side;
            }
    }
}

/* [RETREAT-9] Positions of random games, with every way to retreat. */
static void the_odds_are_those_of_every_roll(void **context)
{
    (void)context;
    static const char *const names[] = {
        "data/memoir/pegasus-bridge.scn", "data/memoir/omaha-beach-first-assault-wave.scn",
        "tests/positions/memoir/many-rules.scn",
        "tests/positions/memoir/many-rules.scn", /* with sudden death */
    };
    enum { POSITIONS = 400 };
    tally t = {0};
    memoir_scenario *scenario = malloc(sizeof *scenario);
    memoir_game *g = malloc(sizeof *g);
    assert_true(scenario && g);
    for (int i = 0; i < (int)COUNT(names); i++) {
        load(names[i], scenario);
        if (i == (int)COUNT(names) - 1)
            add_sudden_death(scenario);
        for (int edition = ME_CLASSIC; edition <= ME_REVISED; edition++) {
            const memoir_choices choices = {(int8_t)edition, -1, 0};
            assert_int_equal(memoir_game_init(g, scenario, choices), ML_NONE);
            look_through(g, (uint64_t)(10 * i + edition), POSITIONS, &t);
        }
    }
    free(g);
    free(scenario);
    /* The positions must contain something to compare. */
    assert_true(t.kinds[MA_ATTACK] > 50 && t.kinds[MA_NONE] > 20);
    print_message("%d attacks, %d targets, %d strikes, %d units healed, %d rolls due; %d with a "
                  "choice, %d with a blocked retreat, %d where medals hang on a choice\n",
                  t.kinds[MA_ATTACK], t.kinds[MA_TARGET], t.kinds[MA_STRIKE], t.kinds[MA_HEAL],
                  t.kinds[MA_NONE], t.choices, t.blocked, t.medals);
    assert_true(t.choices > 0 && t.blocked > 0 && t.ambush > 0 && t.medals > 0);
    assert_true(t.ambush_rolls > 0 && t.finest_hour > 0 && t.lose > 0);
}

/* [VAR-TEAM-6] [VAR-ALLY-12] The same where several members may attack, and several be asked for an
 * Ambush. */
static void the_odds_of_members(void **context)
{
    (void)context;
    static const memoir_form forms[] = {MEMOIR_ALLIANCE_2_2, MEMOIR_TEAM_2_2, MEMOIR_TEAM_3_3};
    enum { POSITIONS = 100 };
    tally t = {0};
    memoir_scenario *scenario = malloc(sizeof *scenario);
    memoir_game *g = malloc(sizeof *g);
    assert_true(scenario && g);
    load("data/memoir/pegasus-bridge.scn", scenario);
    for (size_t i = 0; i < COUNT(forms); i++) {
        const memoir_choices choices = {ME_REVISED, (int8_t)forms[i], 0};
        assert_int_equal(memoir_game_init(g, scenario, choices), ML_NONE);
        look_through(g, i, POSITIONS, &t);
    }
    free(g);
    free(scenario);
    assert_true(t.kinds[MA_ATTACK] > 50 && t.ambush > 0 && t.ambush_rolls > 0);
}

/* One roll of 1 to 3 dice for every possible unit on the board of many-rules.scn: an attack, bombs
 * where stars hit or miss, Medics & Mechanics. */
static void look_at_rolls(memoir_pending_kind what, bool stars)
{
    memoir_scenario *scenario = malloc(sizeof *scenario);
    memoir_game *g = malloc(sizeof *g);
    bcg_action *buffer = malloc(sizeof *buffer * (size_t)ops->max_actions);
    int looked = 0;
    assert_true(scenario && g && buffer);
    load("tests/positions/memoir/many-rules.scn", scenario);
    assert_int_equal(memoir_game_init(g, scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    for (int h = 0; h < g->board->hexes; h++)
        for (int dice = 1; dice <= 3 && g->opening.what[h]; dice++) {
            memoir_state s = g->opening;
            const int side = memoir_side_at(&s, h);
            const bool own = what == PENDING_MEDICS_ROLL;
            if (own && memoir_figures_at(&s, h) == memoir_start_figures_at(&s, h))
                continue;
            s.turn = 5;
            s.phase = own ? MP_ORDER : MP_BATTLE;
            s.active = (uint8_t)(own ? side : 1 - side);
            s.played[s.active] = (memoir_played_card){
                .card = MC_DIRECT_FROM_HQ, .as = MEMOIR_NO_CARD, .in_play = 1};
            memoir_pending *f = memoir_push(&s, what, s.active);
            if (own)
                f->at = (bcg_hex)h;
            else
                f->to = (bcg_hex)h;
            if (what == PENDING_ATTACK) {
                f->at = (bcg_hex)bcg_set_next(&s.units[s.active], 0);
                bcg_set_add(&s.ordered, f->at);
            }
            f->dice = (uint8_t)dice;
            f->more = stars;
            compare(g, &s, MA_NONE, buffer);
            looked++;
        }
    assert_true(looked > 10);
    free(buffer);
    free(g);
    free(scenario);
}

/* [DICE-1] [DICE-2] [DICE-3] [DICE-4] */
static void the_odds_of_an_attack(void **context)
{
    (void)context;
    look_at_rolls(PENDING_ATTACK, false);
}

/* [DICE-5] [FLAG-5] */
static void the_odds_of_bombs(void **context)
{
    (void)context;
    look_at_rolls(PENDING_BOMB, true);
    look_at_rolls(PENDING_BOMB, false);
}

/* [CARD-MEDICS-3] [CARD-MEDICS-4] */
static void the_odds_of_healing(void **context)
{
    (void)context;
    look_at_rolls(PENDING_MEDICS_ROLL, false);
}

/* Their Finest Hour has one die per card: more than can be enumerated are refused. */
static void a_dozen_dice_are_the_most(void **context)
{
    (void)context;
    memoir_scenario *scenario = malloc(sizeof *scenario);
    memoir_game *g = malloc(sizeof *g);
    assert_true(scenario && g);
    load("data/memoir/pegasus-bridge.scn", scenario);
    assert_int_equal(memoir_game_init(g, scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    for (int dice = 1; dice <= 14; dice++) {
        memoir_state s = g->opening;
        memoir_odds o;
        s.phase = MP_ORDER;
        memoir_push(&s, PENDING_FINEST_HOUR, MS_AXIS)->dice = (uint8_t)dice;
        assert_int_equal(memoir_odds_of(g, &s, MA_NONE, &o), dice <= MEMOIR_ODDS_DICE);
        if (dice <= MEMOIR_ODDS_DICE)
            compare(g, &s, MA_NONE, NULL);
    }
    free(g);
    free(scenario);
}

/* An action that rolls no dice has no odds. */
static void without_dice_there_are_none(void **context)
{
    (void)context;
    memoir_scenario *scenario = malloc(sizeof *scenario);
    memoir_game *g = malloc(sizeof *g);
    memoir_odds o;
    assert_true(scenario && g);
    load("data/memoir/pegasus-bridge.scn", scenario);
    assert_int_equal(memoir_game_init(g, scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    memoir_state s = g->opening;
    s.phase = MP_PLAY_CARD;
    s.active = MS_ALLIES;
    s.hand[MS_ALLIES][MC_DIRECT_FROM_HQ] = s.hand_size[MS_ALLIES] = 1;
    assert_false(memoir_odds_of(g, &s, memoir_action(MA_PLAY, MC_DIRECT_FROM_HQ, 0), &o));
    assert_false(memoir_odds_of(g, &s, MA_NONE, &o));
    free(g);
    free(scenario);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_odds_are_those_of_every_roll),
        cmocka_unit_test(the_odds_of_members),
        cmocka_unit_test(the_odds_of_an_attack),
        cmocka_unit_test(the_odds_of_bombs),
        cmocka_unit_test(the_odds_of_healing),
        cmocka_unit_test(a_dozen_dice_are_the_most),
        cmocka_unit_test(without_dice_there_are_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
