#include "assault/odds.h"

#include "assault/view.h"

#include <assert.h>
#include <string.h>

/* -- steps 2 to 8 -------------------------------------------------------------------------------
 */

static int floor_1(int value)
{
    return value < 1 ? 1 : value; /* COMBAT-0 */
}

void assault_sum_of(const assault_game *g, const assault_state *s, int firing, int target,
                    assault_sum *out)
{
    const assault_unit_row *unit = assault_row_at(g, s, firing),
                           *aim = assault_row_at(g, s, target);
    const bool sheltered = (!aim->hard || aim->abilities & AB_TERRAIN_DEFENCE) &&
                           !(unit->abilities & AB_CANCELS_TERRAIN);
    *out = (assault_sum){
        .attack = (int8_t)(aim->hard ? unit->hard_attack : unit->soft_attack),
        .morale = s->unit[firing].markers,
        .ground = g->fire[firing],
        .defence = (int8_t)aim->defence,
        .terrain = (int8_t)(sheltered ? g->defence[target] : 0),
        .dug_in = assault_is_dug_in(g, s, target) ? ASSAULT_DUG_IN : 0,
        .supporters = assault_supporters(g, s, s->unit[firing].side, firing, target, false),
    };
    ASSAULT_EACH(t, out->supporters)
    out->support = (int8_t)(out->support + assault_row_at(g, s, (int)t)->support);
    out->fire = (uint8_t)floor_1(floor_1(out->attack + out->morale) + out->support + out->ground);
    out->target = (uint8_t)floor_1(floor_1(out->defence + out->terrain) + out->dug_in);
}

bool assault_firing_sum(const assault_game *g, const assault_state *s, assault_sum *out)
{
    const assault_combat *c = &s->combat;
    if (c->step == ACS_SUPPORT || c->step > ACS_LOSS) /* of no combat, too */
        return false;
    assault_sum_of(g, s, assault_firing_tile(s), assault_target_tile(s), out);
    out->supporters = c->supporters;
    out->support = 0;
    ASSAULT_EACH(t, c->supporters)
    out->support = (int8_t)(out->support + assault_row_at(g, s, (int)t)->support);
    out->terrain = (int8_t)c->terrain;
    out->fire = c->fire;
    out->target = c->target;
    return true;
}

/* -- fractions ------------------------------------------------------------------------------------
 */

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    while (b) {
        const uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* The chance that both happen, one after the other. */
assault_ways assault_both(assault_ways a, uint64_t ways, uint64_t of)
{
    assault_ways both = {a.ways * ways, a.of * of};
    const uint64_t divisor = common_divisor(both.ways, both.of);
    both.ways /= divisor;
    both.of /= divisor;
    return both;
}

void assault_add_chance(assault_ways *sum, assault_ways a)
{
    const uint64_t divisor = common_divisor(sum->of, a.of);
    sum->ways = sum->ways * (a.of / divisor) + a.ways * (sum->of / divisor);
    sum->of *= a.of / divisor;
}

/* -- what the seat can tell
 * ------------------------------------------------------------------------ */

/* A game as the seat imagines it: a guess; then every action card it cannot see is in the deck.
 * `deck` cards are really there: once they are flipped, the discards are shuffled (CARD-12). */
typedef struct model {
    const assault_game *g;
    assault_state view;
    int own; /* side of the seat, or nobody's */
    int deck;
} model;

static void imagine(const model *m, assault_state *s)
{
    /* What is guessed does not matter; cards of step 10 are bluff cards without a generator. */
    assault_guess(&m->g->head, &m->view, NULL, s);
}

/* Every action card that the seat cannot see goes to the deck. Whoever holds none is not asked for
 * any: what others have still to decide is to be looked up before. */
static void pool_unseen(const model *m, assault_state *s)
{
    const assault_game *g = m->g;
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        if (side == m->own || side == g->npc)
            continue;
        const bcg_set hand = s->pile[AZ_HAND + side];
        BCG_EACH (card, hand)
            if (assault_is_action(g->card[card].kind))
                assault_give(g, s, g->card[card].first, AZ_HAND + side, AZ_ACTIONS);
    }
}

/* -- chance --------------------------------------------------------------------------------------
 */

/* The results of a chance node that differ in what they do, with their weights. */
typedef struct results {
    uint8_t card[ASSAULT_CARDS];
    uint16_t weight[ASSAULT_CARDS];
    int count;
    uint64_t of;
} results;

/* What tells cards apart that are flipped or drawn for this. */
static int effect_of(const assault_game *g, int what, int card)
{
    switch (what) {
    case AP_NPC_SACRIFICE:
        return assault_battle_value(g, card);
    case AP_NPC_CARD:
        return g->card[card].kind;
    default:
        return assault_tm(g, card);
    }
}

static void list_results(const model *m, assault_state *s, int flips, results *out)
{
    const assault_game *g = m->g;
    const assault_pending *p = assault_top(s);
    const int deck = assault_draw_deck(s, p);
    if (deck == AZ_ACTIONS && flips == m->deck && s->size[AZ_ACTION_DISCARDS]) {
        /* The last card of the deck is gone; what is left unseen is in hands. */
        s->pile[AZ_ACTIONS] = s->pile[AZ_ACTION_DISCARDS];
        s->size[AZ_ACTIONS] = s->size[AZ_ACTION_DISCARDS];
        s->pile[AZ_ACTION_DISCARDS] = BCG_SET_EMPTY;
        s->size[AZ_ACTION_DISCARDS] = 0;
    }
    memset(out, 0, sizeof *out);
    BCG_EACH (card, s->pile[deck]) {
        int i = 0;
        while (i < out->count && effect_of(g, p->what, out->card[i]) != effect_of(g, p->what, card))
            i++;
        if (i == out->count)
            out->card[out->count++] = g->card[card].first;
        out->weight[i]++;
        out->of++;
    }
}

static bool is_flip(int what)
{
    return what == AP_MODIFIER || what == AP_CARD_FLIP || what == AP_ANTI_AIR || what == AP_MINE ||
           what == AP_SWAMP;
}

/* -- as things stand
 * -------------------------------------------------------------------------------- */

static void act(const model *m, assault_state *s, int seat, bcg_action a, bcg_log *log)
{
    bcg_assault_ops.apply(&m->g->head, s, seat, a, log);
}

/* The answer of everybody who is asked, as things stand; AA_NONE if this is not about the combat or
 * a card, or comes after it. */
static bcg_action usual_answer(const model *m, const assault_state *s)
{
    const assault_pending *p = assault_top(s);
    if (p == NULL)
        return AA_NONE;
    switch (p->what) {
    case AP_WINDOW:
    case AP_STEP_9:
    case AP_SUPPORT:
        return AA_PASS;
    case AP_SACRIFICE:
        return assault_action(AA_SACRIFICE, m->g->first_of_kind[AK_BLUFF + (p->n & 1 ? 0 : 1)], 0);
    case AP_REWARD:
        return AA_GAIN;
    default:
        return AA_NONE;
    }
}

static void go_on(const model *m, assault_state *s, bcg_log *log)
{
    bcg_action a;
    while (!s->result && (a = usual_answer(m, s)) != AA_NONE)
        act(m, s, bcg_actor(&m->g->head, s), a, log);
}

/* -- the whole combat
 * ------------------------------------------------------------------------------ */

enum { EVENTS = 64 };

/* How it has gone so far. */
typedef struct fate {
    int tile[2];
    int lost[2];
    bool gone[2], retreats, blocked, fires_back;
    bool over; /* the automa's next unit has attacked */
} fate;

/* Sums over all ways. */
typedef struct sums {
    assault_ways lost[2][ASSAULT_LOSSES], gone[2], retreats, blocked, vacated, fires_back;
} sums;

static int role_at(const fate *f, int tile)
{
    return tile == f->tile[0] ? 0 : tile == f->tile[1] ? 1 : -1;
}

static void read_events(fate *f, const bcg_log *log)
{
    for (int i = 0; i < log->count && !f->over; i++) {
        const bcg_event *e = &log->events[i];
        const int role = role_at(f, e->arg[0]);
        f->over = e->kind == AEV_ATTACK;
        if (e->kind == AEV_FIRES) /* the first firing has begun before */
            f->fires_back = true;
        if (role < 0)
            continue;
        if (e->kind == AEV_MORALE && e->arg[1] < 0)
            f->lost[role] -= e->arg[1];
        else if (e->kind == AEV_DESTROYED)
            f->gone[role] = true;
        else if (e->kind == AEV_RETREATED && role == 1)
            f->retreats = true;
        else if (e->kind == AEV_NO_RETREAT && role == 1)
            f->blocked = true;
    }
}

static void add_fate(sums *all, const fate *f, assault_ways chance)
{
    for (int role = 0; role < 2; role++) {
        const int most = ASSAULT_LOSSES - 1;
        assault_add_chance(&all->lost[role][f->lost[role] < most ? f->lost[role] : most], chance);
        if (f->gone[role])
            assault_add_chance(&all->gone[role], chance);
    }
    if (f->retreats)
        assault_add_chance(&all->retreats, chance);
    if (f->blocked)
        assault_add_chance(&all->blocked, chance);
    if (f->retreats || f->gone[1])
        assault_add_chance(&all->vacated, chance);
    if (f->fires_back)
        assault_add_chance(&all->fires_back, chance);
}

/* Is chance to decide something about this combat? What follows a retreat is not part of it. */
static bool decides_combat(const assault_state *s)
{
    const assault_pending *p = assault_top(s);
    return !s->result && p && assault_in_combat(s) && s->combat.step <= ACS_LOSS &&
           assault_is_chance(p->what) && p->what != AP_DISCARD && p->what != AP_DEAL;
}

static void play_out(const model *m, const assault_state *from, const fate *so_far, int flips,
                     assault_ways chance, sums *all)
{
    results r;
    assault_state s = *from;
    if (so_far->over || !decides_combat(&s)) {
        add_fate(all, so_far, chance);
        return;
    }
    const bool flip = is_flip(assault_top(&s)->what);
    list_results(m, &s, flips, &r);
    for (int i = 0; i < r.count; i++) {
        bcg_event events[EVENTS];
        bcg_log log;
        assault_state next = s;
        fate f = *so_far;
        bcg_log_init(&log, events, EVENTS);
        act(m, &next, BCG_CHANCE, assault_action(AA_FLIP, r.card[i], 0), &log);
        go_on(m, &next, &log);
        read_events(&f, &log);
        play_out(m, &next, &f, flips + flip, assault_both(chance, r.weight[i], r.of), all);
    }
}

/* -- in whole ways
 * ----------------------------------------------------------------------------------- */

static uint64_t join(uint64_t of, const assault_ways *w)
{
    assert(of > 0 && w->of > 0);
    return of / common_divisor(of, w->of) * w->of;
}

static uint64_t in_ways(assault_ways w, uint64_t of)
{
    return w.ways * (of / w.of);
}

static void start_sums(sums *all)
{
    assault_ways *w = (assault_ways *)all;
    for (size_t i = 0; i < sizeof *all / sizeof *w; i++)
        w[i] = (assault_ways){0, 1};
}

static void write_whole(const sums *all, assault_odds *o)
{
    const assault_ways *w = (const assault_ways *)all;
    uint64_t of = 1;
    for (size_t i = 0; i < sizeof *all / sizeof *w; i++)
        of = join(of, &w[i]);
    o->whole = of;
    for (int role = 0; role < 2; role++) {
        for (int n = 0; n < ASSAULT_LOSSES; n++)
            o->lost[role][n] = in_ways(all->lost[role][n], of);
        o->eliminated[role] = in_ways(all->gone[role], of);
    }
    o->retreats = in_ways(all->retreats, of);
    o->blocked = in_ways(all->blocked, of);
    o->vacated = in_ways(all->vacated, of);
    o->fires_back = in_ways(all->fires_back, of);
}

/* -- the next firing
 * ---------------------------------------------------------------------------------- */

static void count_modifiers(const assault_game *g, const bcg_set *deck, uint64_t tm[ASSAULT_TMS])
{
    memset(tm, 0, ASSAULT_TMS * sizeof tm[0]);
    BCG_EACH (card, *deck)
        tm[assault_tm(g, card) - ASSAULT_LEAST_TM]++;
}

/* What the target loses if the flip shows modifier n. */
static int loss_by(int fire, int target, int n)
{
    return assault_loss(floor_1(fire + n + ASSAULT_LEAST_TM), target);
}

/* The side the seat cannot look into, if there is one with secrets. */
static int opponent_of(const model *m)
{
    const int enemy = m->own == ASSAULT_NOBODY ? ASSAULT_NOBODY : assault_enemy(m->own);
    return enemy == m->g->npc ? ASSAULT_NOBODY : enemy;
}

/* Face-down units that may join a firing of the opponent, from where `begin` left it. */
static uint64_t hidden_supporters(const model *m, const assault_state *begin,
                                  const assault_state *s, int opponent)
{
    uint64_t asked = 0, found = 0;
    if (assault_firing_side(s) != opponent)
        return 0;
    if (assault_in_combat(begin))
        asked = begin->combat.asked;
    ASSAULT_EACH(t, m->view.units[opponent] & m->g->near3[assault_target_tile(s)] & ~asked)
    if (assault_is_face_down(s, (int)t))
        found |= assault_bit((int)t);
    return found;
}

/* Does the opponent get to play a card in step 9 if the seat itself passes? */
static bool may_play(const model *m, const assault_state *begin, int step)
{
    return step == ACS_SUPPORT ||
           (step == ACS_CARDS && !(begin->combat.turn == m->own && begin->combat.passes));
}

/* `s` is where the flip of step 11 is due, `begin` where the action left the combat, if it had
 * begun: what has the opponent still to decide? */
static void add_range(const model *m, const assault_state *begin, const assault_state *s,
                      assault_odds *o)
{
    const int opponent = opponent_of(m);
    const int step = assault_in_combat(begin) ? begin->combat.step : ACS_SUPPORT;
    if (opponent == ASSAULT_NOBODY || o->of == 0)
        return;
    const int own_unit = s->combat.tile[opponent != s->combat.side];
    assault_firing f = {
        .g = m->g,
        .view = &m->view,
        .s = s,
        .opponent = opponent,
        .base = s->combat.fire,
        .deck = m->deck,
        .may_play = may_play(m, begin, step) && assault_hand_actions(&m->view, opponent) > 0,
        .may_boost = assault_check_effect(m->g, s, opponent, m->g->first_of_kind[AK_MORALE_BOOST],
                                          own_unit, 0) == BCG_OK,
        .may_sacrifice = m->view.combat.chosen[opponent] == ASSAULT_HIDDEN ||
                         (step <= ACS_SACRIFICE && m->view.size[AZ_HAND + opponent] > 0),
    };
    if (step == ACS_SUPPORT) {
        f.hidden = hidden_supporters(m, begin, s, opponent);
        f.base = floor_1(o->parts.attack + o->parts.morale) + o->parts.support + o->parts.ground;
    }
    o->opponent_chooses = f.hidden || f.may_play || f.may_sacrifice;
    if (o->opponent_chooses)
        assault_find_range(&f, o);
}

/* `s` is where the flip of step 11 is due; `begin` where the action left the combat. */
static void examine_firing(const model *m, const assault_state *begin, assault_state *s,
                           assault_odds *o)
{
    results ignored;
    const int target = assault_target_tile(s);
    list_results(m, s, 0, &ignored);
    o->firing = assault_firing_tile(s);
    o->target = (bcg_tile)target;
    o->firing_side = (uint8_t)assault_firing_side(s);
    o->fire = s->combat.fire;
    o->target_value = s->combat.target;
    o->target_morale = (uint8_t)assault_morale_at(m->g, s, target);
    assault_sum_of(m->g, s, o->firing, target, &o->parts);
    count_modifiers(m->g, &s->pile[AZ_ACTIONS], o->tm);
    for (int n = 0; n < ASSAULT_TMS; n++) {
        const int loss = loss_by(o->fire, o->target_value, n);
        o->of += o->tm[n];
        o->loss[assault_least(loss, o->target_morale)] += o->tm[n];
        o->destroyed += loss >= o->target_morale ? o->tm[n] : 0;
    }
    add_range(m, begin, s, o);
}

static void flip_odds(const model *m, assault_state *s, assault_odds *o)
{
    results ignored;
    o->kind = AQ_FLIP;
    o->about = assault_top(s)->what;
    o->tile = o->about == AP_CARD_FLIP ? s->pending[s->pending_count - 2].a : assault_top(s)->a;
    list_results(m, s, 0, &ignored);
    count_modifiers(m->g, &s->pile[AZ_ACTIONS], o->tm);
    o->of = ignored.of;
}

/* -- from the action to its flips
 * ---------------------------------------------------------------------- */

/* Might this lead to a flip at all? Lists are long: most of what is in them does not. */
static bool may_flip(const assault_game *g, const assault_state *s, bcg_action a)
{
    switch (assault_kind_of(a)) {
    case AA_NONE:
    case AA_ATTACK:
    case AA_ACTIVATE:
        return true;
    case AA_MOVE: /* MINE-1 */
        return assault_has(s->control[assault_enemy(s->active)], assault_operand(a, 1));
    case AA_PLAY: {
        const assault_action_facts *card = assault_facts_of(g->card[assault_operand(a, 0)].kind);
        bool flips = assault_in_combat(s) || card->air || card->type == ACT_SURPRISE;
        for (int i = 0; i < ASSAULT_EFFECTS; i++)
            flips = flips || card->effect[i].kind == AF_MORALE_TM;
        return flips;
    }
    default:
        return assault_in_combat(s) || assault_is_pending(s, AP_WINDOW);
    }
}

/* The side that looks: a flip that is due is looked at by whom it is for. */
static int looking_side(const assault_game *g, const assault_state *s, int seat)
{
    if (seat >= 0)
        return seat == BCG_SPECTATOR ? ASSAULT_NOBODY : assault_side_of_seat(g, seat);
    if (g->npc != ASSAULT_NOBODY)
        return assault_enemy(g->npc);
    return s->pending_count ? assault_top(s)->side : s->active;
}

/* The automa's chance nodes before step 11 come to nothing: neither a card nor a sacrifice. */
static void skip_automa(const model *m, assault_state *s)
{
    while (assault_in_combat(s) && s->pending_count &&
           (assault_top(s)->what == AP_NPC_CARD || assault_top(s)->what == AP_NPC_SACRIFICE)) {
        const bool sacrifice = assault_top(s)->what == AP_NPC_SACRIFICE;
        assault_pop(s);
        if (sacrifice)
            s->combat.chosen[m->g->npc] = m->g->first_of_kind[AK_BLUFF + m->g->npc];
        else {
            s->combat.passes++;
            s->combat.turn = (uint8_t)assault_enemy(s->combat.turn);
        }
        assault_settle(m->g, s, NULL);
        go_on(m, s, NULL);
    }
}

/* The model of a seat that looks at a state or its view. */
static void set_model(model *m, const assault_game *g, const assault_state *view, int seat)
{
    m->g = g;
    m->own = looking_side(g, view, seat);
    const int looks = m->own == ASSAULT_NOBODY ? BCG_SPECTATOR : assault_seat_of_side(g, m->own);
    assault_view(&g->head, view, looks, &m->view);
    m->deck = m->view.size[AZ_ACTIONS];
}

static bool meets_unknown(const assault_state *view, bcg_action a)
{
    return assault_kind_of(a) == AA_ATTACK && assault_is_unknown(view, assault_operand(a, 1));
}

/* A card of step 9 that destroys a unit, or ends the combat, leaves nothing to chance. */
static void find_end(const model *m, const bcg_log *log, assault_odds *out)
{
    const assault_combat *c = &m->view.combat;
    fate f = {.tile = {c->tile[0], c->tile[1]},
              .lost = {c->lost[0], c->lost[1]},
              .fires_back = c->has_fired};
    sums all;
    out->kind = AQ_COMBAT;
    out->defender_first = c->has_fired ? c->has_fired == 2 : c->firing;
    memcpy(out->tiles, c->tile, sizeof out->tiles);
    start_sums(&all);
    read_events(&f, log);
    add_fate(&all, &f, (assault_ways){1, 1});
    write_whole(&all, out);
}

static bool find_odds(const model *m, int seat, bcg_action a, bool in_short, assault_odds *out)
{
    assault_state s, begin;
    bcg_event events[EVENTS];
    bcg_log log;
    memset(out, 0, sizeof *out);
    out->tile = BCG_NO_TILE;
    if (m->view.result || !may_flip(m->g, &m->view, a) || meets_unknown(&m->view, a))
        return false;
    imagine(m, &s);
    bcg_log_init(&log, events, EVENTS);
    if (a != AA_NONE)
        act(m, &s, seat, a, &log);
    begin = s;
    pool_unseen(m, &s);
    go_on(m, &s, &log);
    if (assault_kind_of(a) == AA_PLAY && m->view.combat.step == ACS_CARDS &&
        (s.result || !decides_combat(&s))) {
        if (!in_short) /* there is no next firing */
            find_end(m, &log, out);
        return !in_short;
    }
    if (s.result || !s.pending_count)
        return false;
    if (!assault_in_combat(&s)) {
        if (!is_flip(assault_top(&s)->what))
            return false;
        flip_odds(m, &s, out);
        return true;
    }
    if (!decides_combat(&s))
        return false;
    fate so_far = {.tile = {s.combat.tile[0], s.combat.tile[1]},
                   .lost = {s.combat.lost[0], s.combat.lost[1]},
                   .fires_back = s.combat.has_fired};
    out->kind = AQ_COMBAT;
    out->defender_first = s.combat.has_fired ? s.combat.has_fired == 2 : s.combat.firing;
    memcpy(out->tiles, s.combat.tile, sizeof out->tiles);
    if (!in_short) {
        sums all;
        start_sums(&all);
        play_out(m, &s, &so_far, 0, (assault_ways){1, 1}, &all);
        write_whole(&all, out);
    }
    skip_automa(m, &s);
    if (assault_is_pending(&s, AP_MODIFIER))
        examine_firing(m, &begin, &s, out);
    return out->of > 0 || out->whole > 0;
}

bool assault_odds_of(const assault_game *g, const assault_state *view, int seat, bcg_action a,
                     bool in_short, assault_odds *out)
{
    model m;
    set_model(&m, g, view, seat);
    return find_odds(&m, seat, a, in_short, out);
}

bool assault_meets_unknown(const assault_game *g, const assault_state *view, int seat, bcg_action a)
{
    model m;
    set_model(&m, g, view, seat);
    return meets_unknown(&m.view, a);
}

int assault_odds_of_unknown(const assault_game *g, const assault_state *view, int seat,
                            bcg_action a, bool in_short, assault_odds_if out[ASSAULT_MOST_IFS])
{
    model m;
    int count = 0;
    set_model(&m, g, view, seat);
    if (m.view.result || !meets_unknown(&m.view, a))
        return 0;
    const int tile = assault_operand(a, 1), begin = m.view.unit[tile].side * ASSAULT_UNITS / 2;
    for (int kind = begin; kind < begin + ASSAULT_MOST_IFS; kind++) {
        if (!assault_could_be(g, &m.view, tile, kind))
            continue;
        model known =
            m; /* a view in which it is seen: guesses from it are guesses from the other */
        known.view.unit[tile].kind = (uint8_t)(kind + 1);
        out[count].kind = (uint8_t)kind;
        count += find_odds(&known, seat, a, in_short, &out[count].odds);
    }
    return count;
}
