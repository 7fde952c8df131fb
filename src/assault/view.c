/* What a seat may know, and a guess at the rest (CARD-11, DEPLOY-4, SETUP-12, COMBAT-10).
 *
 * Hidden are decks, the hands and unplaced units of others, the kinds of their face-down units, and
 * what they have chosen in step 10. Everybody knows how many cards lie where, and how many of a
 * hand are unit cards. */
#include "assault/view.h"

#include "assault/rules.h"

#include <assert.h>
#include <string.h>

static void hide_pile(assault_state *s, int zone)
{
    s->pile[zone] = BCG_SET_EMPTY;
}

static void hide_units(assault_state *s, int side)
{
    ASSAULT_EACH(t, s->units[side])
    if ((s->unit[t].marks & (AU_FACE_DOWN | AU_KNOWN)) == AU_FACE_DOWN)
        s->unit[t].kind = ASSAULT_HIDDEN;
}

static void hide_side(assault_state *s, int side)
{
    hide_pile(s, assault_unit_deck(side));
    hide_pile(s, AZ_HAND + side);
    hide_pile(s, AZ_START + side);
    hide_units(s, side);
    if (s->combat.chosen[side] < ASSAULT_CARDS)
        s->combat.chosen[side] = ASSAULT_HIDDEN;
}

/* Which of the copies alike is seen must not tell how many lie in piles that are not. */
static void sort_visible(const assault_game *g, assault_state *s)
{
    for (int card = 0; card < ASSAULT_CARDS; card += g->card[card].copies)
        if (g->card[card].copies > 1)
            assault_sort_alike(g, s, card);
}

void assault_view(const bcg_game *game, const void *state, int seat, void *out)
{
    const assault_game *g = (const assault_game *)game;
    assault_state *view = out;
    const int own = assault_side_of_seat(g, seat); /* a spectator has none */
    memcpy(view, state, sizeof *view);
    hide_pile(view, AZ_ACTIONS);
    for (int npc = 0; npc < 3; npc++)
        hide_pile(view, AZ_NPC_OPERATIONS + npc);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (side != own)
            hide_side(view, side);
    sort_visible(g, view);
}

/* -- guessing
 * ------------------------------------------------------------------------------------------- */

/* Cards of the game that lie nowhere in sight, as a pool to deal from. */
typedef struct pool {
    uint8_t card[ASSAULT_CARDS];
    int count;
} pool;

/* Copies of a kind that are seen: in piles, or on the map. */
static int count_seen(const assault_game *g, const assault_state *s, int kind)
{
    int seen = 0;
    for (int i = g->first_of_kind[kind]; i < g->first_of_kind[kind] + g->copies_of_kind[kind]; i++)
        for (int zone = 0; zone < ASSAULT_ZONES; zone++)
            seen += bcg_set_has(&s->pile[zone], i);
    if (assault_is_unit(kind))
        ASSAULT_EACH(t, s->units[assault_nation_of(kind)])
    seen += s->unit[t].kind == kind + 1;
    return seen;
}

/* All copies of a kind that take part: those of the decks, and the units a scenario brings. */
static int count_in_game(const assault_game *g, const assault_state *s, int kind)
{
    const int side = assault_nation_of(kind);
    int copies = 0, listed = 0;
    (void)s;
    for (int i = g->first_of_kind[kind]; i < g->first_of_kind[kind] + g->copies_of_kind[kind]; i++)
        copies += g->card[i].home < ASSAULT_ZONES;
    for (int i = 0; i < g->start_count[side]; i++)
        listed += g->start_list[side][i] == kind;
    for (int i = 0; i < g->unit.count; i++)
        listed += g->unit.at[i].unit == kind;
    return listed > copies ? listed : copies;
}

static void fill_units(const assault_game *g, const assault_state *s, int side, pool *p)
{
    const int begin = side * ASSAULT_UNITS / 2;
    p->count = 0;
    for (int kind = begin; kind < begin + ASSAULT_UNITS / 2; kind++)
        for (int n = count_in_game(g, s, kind) - count_seen(g, s, kind); n > 0; n--)
            p->card[p->count++] = g->first_of_kind[kind];
}

static void fill_actions(const assault_game *g, const assault_state *s, int home, pool *p)
{
    p->count = 0;
    for (int card = 0; card < ASSAULT_CARDS; card++) {
        if (g->card[card].home != home || !assault_is_action(g->card[card].kind))
            continue;
        bool seen = false;
        for (int zone = 0; zone < ASSAULT_ZONES; zone++)
            seen = seen || bcg_set_has(&s->pile[zone], card);
        if (!seen)
            p->card[p->count++] = (uint8_t)card;
    }
}

static int take_random(pool *p, bcg_rng *r)
{
    const int i = (int)bcg_rng_below(r, (uint32_t)p->count), card = p->card[i];
    p->card[i] = p->card[--p->count];
    return card;
}

/* Add cards to a pile without counting them: how many there are is known. */
static void add_hidden(const assault_game *g, assault_state *s, int card, int zone)
{
    const uint8_t size = s->size[zone];
    uint8_t units[ASSAULT_SIDES];
    memcpy(units, s->hand_units, sizeof units);
    assault_give(g, s, card, ASSAULT_ZONES, zone);
    s->size[zone] = size;
    memcpy(s->hand_units, units, sizeof units);
}

/* -- face-down units
 * ------------------------------------------------------------------------------------- */

typedef struct puzzle {
    const assault_game *g;
    assault_state *s;
    pool *units;
    uint8_t tile[ASSAULT_SQUARES];
    int count, side;
    int budget; /* left for starting units; INT16_MAX: no matter */
} puzzle;

/* Kinds of a list that are still hidden, on the map or to be placed. */
static int count_listed(const puzzle *z, int kind)
{
    int n = 0;
    for (int i = 0; i < z->g->start_count[z->side]; i++)
        n += z->g->start_list[z->side][i] == kind && !(z->s->start_seen[z->side] >> i & 1);
    ASSAULT_EACH(t, z->s->units[z->side])
    n -= z->s->unit[t].marks & AU_START && z->s->unit[t].kind == kind + 1;
    return n;
}

/* Could the unit on the tile be of this kind? */
static bool could_be(const puzzle *z, int tile, int kind)
{
    const assault_unit *u = &z->s->unit[tile];
    const assault_unit_row *row = assault_row(z->g, kind);
    if (!assault_has(z->g->enter[kind], tile) || row->morale + u->markers < 1 ||
        row->morale + u->markers > ASSAULT_MOST_MORALE)
        return false;
    if (!(u->marks & AU_START))
        return row->cost == u->told; /* DEPLOY-4 */
    if (z->g->start[z->side].mode == ASM_LIST)
        return count_listed(z, kind) > 0;
    return row->cost <= z->budget &&
           !(z->g->start[z->side].mode == ASM_BUDGET && assault_is_banned(z->g, z->side, kind));
}

/* Give every hidden unit from number n on a kind; false if it cannot be done. The true state shows
 * that it can be done somehow. */
static bool solve(puzzle *z, int n, bcg_rng *r)
{
    if (n == z->count)
        return true;
    const int tile = z->tile[n];
    const bool starts = z->s->unit[tile].marks & AU_START;
    uint8_t order[ASSAULT_CARDS];
    for (int i = 0; i < z->units->count; i++)
        order[i] = (uint8_t)i;
    for (int i = 0; i < z->units->count; i++) {
        const int j = i + (int)bcg_rng_below(r, (uint32_t)(z->units->count - i));
        const uint8_t at = order[j];
        order[j] = order[i];
        const int card = z->units->card[at];
        if (card == ASSAULT_NO_CARD)
            continue;
        const int kind = z->g->card[card].kind, cost = starts ? assault_row(z->g, kind)->cost : 0;
        if (!could_be(z, tile, kind))
            continue;
        z->units->card[at] = ASSAULT_NO_CARD;
        z->s->unit[tile].kind = (uint8_t)(kind + 1);
        z->budget -= cost;
        if (solve(z, n + 1, r))
            return true;
        z->budget += cost;
        z->s->unit[tile].kind = ASSAULT_HIDDEN;
        z->units->card[at] = (uint8_t)card;
    }
    return false;
}

/* The hidden units of a side, and what its starting units can still have cost. */
static puzzle set_puzzle(const assault_game *g, assault_state *s, int side, pool *units)
{
    puzzle z = {.g = g, .s = s, .units = units, .side = side, .budget = INT16_MAX};
    if (g->start[side].mode == ASM_BUDGET)
        z.budget = g->start[side].prestige - s->start_seen[side];
    ASSAULT_EACH(t, s->units[side])
    if (s->unit[t].kind == ASSAULT_HIDDEN)
        z.tile[z.count++] = (uint8_t)t;
    else if (s->unit[t].marks & AU_START)
        z.budget -= g->start[side].mode == ASM_BUDGET ? assault_row_at(g, s, (int)t)->cost : 0;
    return z;
}

static void guess_units(const assault_game *g, assault_state *s, int side, pool *units, bcg_rng *r)
{
    puzzle z = set_puzzle(g, s, side, units);
    for (int i = z.count - 1; i > 0; i--) { /* any order */
        const int j = (int)bcg_rng_below(r, (uint32_t)i + 1);
        const uint8_t tile = z.tile[i];
        z.tile[i] = z.tile[j];
        z.tile[j] = tile;
    }
    if (z.count && !solve(&z, 0, r))
        assert(false);
    int left = 0;
    for (int i = 0; i < units->count; i++)
        if (units->card[i] != ASSAULT_NO_CARD)
            units->card[left++] = units->card[i];
    units->count = left;
}

/* -- all of it
 * --------------------------------------------------------------------------------------------- */

/* Units of a list that are not placed yet: they are known as a whole. */
static void guess_list(const assault_game *g, assault_state *s, int side, pool *units)
{
    puzzle z = {.g = g, .s = s, .side = side};
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        for (int n = assault_nation_of(kind) == side ? count_listed(&z, kind) : 0; n > 0; n--)
            for (int i = 0; i < units->count; i++)
                if (g->card[units->card[i]].kind == kind) {
                    add_hidden(g, s, units->card[i], AZ_START + side);
                    units->card[i] = units->card[--units->count];
                    break;
                }
}

static void guess_side(const assault_game *g, assault_state *s, int side, bcg_rng *r)
{
    pool units;
    fill_units(g, s, side, &units);
    guess_units(g, s, side, &units, r);
    if (s->size[AZ_START + side] && bcg_set_is_empty(&s->pile[AZ_START + side])) {
        if (g->start[side].mode == ASM_LIST)
            guess_list(g, s, side, &units);
        else
            for (int n = s->size[AZ_START + side]; n > 0; n--)
                add_hidden(g, s, take_random(&units, r), AZ_START + side);
    }
    if (bcg_set_is_empty(&s->pile[AZ_HAND + side]) && s->size[AZ_HAND + side])
        for (int n = s->hand_units[side]; n > 0; n--)
            add_hidden(g, s, take_random(&units, r), AZ_HAND + side);
    if (bcg_set_is_empty(&s->pile[assault_unit_deck(side)]))
        while (units.count)
            add_hidden(g, s, take_random(&units, r), assault_unit_deck(side));
}

void assault_guess(const bcg_game *game, const void *view, bcg_rng *r, void *out)
{
    const assault_game *g = (const assault_game *)game;
    assault_state *s = out;
    memmove(s, view, sizeof *s);
    bool hidden[ASSAULT_SIDES];
    for (int side = 0; side < ASSAULT_SIDES; side++)
        hidden[side] = s->size[AZ_HAND + side] && bcg_set_is_empty(&s->pile[AZ_HAND + side]);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        guess_side(g, s, side, r);
    pool actions;
    fill_actions(g, s, AZ_ACTIONS, &actions);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        for (int n = hidden[side] ? assault_hand_actions(s, side) : 0; n > 0; n--)
            add_hidden(g, s, take_random(&actions, r), AZ_HAND + side);
    while (actions.count)
        add_hidden(g, s, take_random(&actions, r), AZ_ACTIONS);
    for (int zone = AZ_NPC_OPERATIONS; zone <= AZ_NPC_TARGET; zone++) {
        fill_actions(g, s, zone, &actions);
        while (actions.count)
            add_hidden(g, s, take_random(&actions, r), zone);
    }
    /* A card chosen by another: any of its hand, or its bluff card. */
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (s->combat.chosen[side] == ASSAULT_HIDDEN) {
            const int n = (int)bcg_rng_below(r, (uint32_t)s->size[AZ_HAND + side] + 1);
            int card = -1;
            for (int i = 0; i < n; i++)
                card = bcg_set_next(&s->pile[AZ_HAND + side], card + 1);
            s->combat.chosen[side] = n ? g->card[card].first : g->first_of_kind[AK_BLUFF + side];
        }
}

/* -- what an own action reveals ------------------------------------------------------------------
 */

/* What a seat knows before its action, and what it wonders about the hidden units. */
typedef struct doubt {
    const assault_game *g;
    assault_state view;
    pool units;
    puzzle hidden;
    int side;
} doubt;

static void set_doubt(doubt *d, const assault_game *g, const assault_state *s, int seat)
{
    d->g = g;
    d->side = assault_side_of_seat(g, seat);
    assault_view(&g->head, s, seat, &d->view);
    fill_units(g, &d->view, assault_enemy(d->side), &d->units);
    d->hidden = set_puzzle(g, &d->view, assault_enemy(d->side), &d->units);
}

/* Is the unit there hidden, and might it be one of these? */
static bool may_be(const doubt *d, int tile, bool (*is_one)(const assault_unit_row *, int), int n)
{
    if (d->view.unit[tile].kind != ASSAULT_HIDDEN)
        return false;
    for (int i = 0; i < d->units.count; i++) {
        const int kind = d->g->card[d->units.card[i]].kind;
        if (is_one(assault_row(d->g, kind), n) && could_be(&d->hidden, tile, kind))
            return true;
    }
    return false;
}

static bool is_scout(const assault_unit_row *row, int n)
{
    (void)n;
    return row->kind == AC_SCOUT_CAR;
}

static bool covers_at(const assault_unit_row *row, int distance)
{
    return row->anti_air >= distance;
}

static bool has_at_most(const assault_unit_row *row, int morale)
{
    return row->morale <= morale;
}

/* Units are turned up, or the other one's card of step 10 is shown. */
static bool is_shown(const doubt *d, const bcg_log *log)
{
    const int enemy = assault_enemy(d->side);
    for (int i = 0; i < log->count; i++) {
        const bcg_event *e = &log->events[i];
        if (e->kind == AEV_REVEALED && assault_nation_of(e->arg[1]) == enemy &&
            !(d->view.unit[e->arg[0]].marks & AU_KNOWN))
            return true;
        if (e->kind == AEV_SACRIFICED && e->arg[0] == enemy && enemy != d->g->npc &&
            d->view.size[AZ_HAND + enemy])
            return true;
    }
    return false;
}

/* Whether a hidden unit survives such a loss, or how much of it a limit leaves, may tell its
 * printed morale. */
static bool loss_would_tell(const doubt *d, uint64_t tiles, int loss)
{
    ASSAULT_EACH(t, tiles)
    if (may_be(d, (int)t, has_at_most, loss - d->view.unit[t].markers))
        return true;
    return false;
}

/* A card of the side takes effect: anti-air that does or does not fire, and a loss that is not
 * taken in full, tell what lies there. */
static bool card_would_tell(const doubt *d, int kind, int target)
{
    if (kind == AK_PREP_FIRE)
        return loss_would_tell(d, assault_bit(target), 1);
    if (!assault_facts_of(kind)->air)
        return false;
    const uint64_t targets = kind == AK_STRAFING_RUN ? assault_guns(d->g, &d->view)
                                                     : assault_bit(target);
    ASSAULT_EACH(t, targets)
    for (int n = 0; n < d->hidden.count; n++) {
        const bcg_tile tile = d->hidden.tile[n];
        if (may_be(d, tile, covers_at, bcg_tiles_range(tile, (bcg_tile)t)))
            return true;
    }
    return false;
}

/* One of the side's cards that was announced, or is played now, is settled by the action. */
static bool cards_would_tell(const doubt *d, const assault_state *after, bcg_action a)
{
    const assault_state *s = &d->view;
    if (assault_is_pending(after, AP_WINDOW))
        return false;
    if (assault_kind_of(a) == AA_PLAY &&
        card_would_tell(d, d->g->card[assault_operand(a, 0)].kind, assault_operand(a, 1)))
        return true;
    for (int i = 0; i < s->pending_count; i++)
        if (s->pending[i].what == AP_CARD && s->pending[i].side == d->side &&
            card_would_tell(d, d->g->card[s->pending[i].card].kind, s->pending[i].a))
            return true;
    return false;
}

/* A step, or the card that carries a unit elsewhere. */
static bool goes_somewhere(const assault_game *g, const assault_pending *p)
{
    return p->what == AP_STEP || (p->what == AP_CARD && g->card[p->card].kind == AK_RE_DEPLOY);
}

/* An enemy unit whose way was interrupted arrives: units it does or does not turn up tell whether
 * it is a scout car (REVEAL-4). */
static bool arrival_would_tell(const doubt *d, const assault_state *after)
{
    const assault_state *s = &d->view;
    for (int i = 0; i < s->pending_count; i++) {
        const assault_pending *p = &s->pending[i];
        if (!goes_somewhere(d->g, p) || p->side == d->side ||
            !assault_has(after->units[p->side], p->b) || !may_be(d, p->a, is_scout, 0))
            continue;
        ASSAULT_EACH(t, d->g->within[ASSAULT_SCOUTS][p->b] & s->units[d->side])
        if (assault_is_face_down(s, (int)t))
            return true;
    }
    return false;
}

/* Does the seat learn something from an action that leads to `after`? */
static bool would_tell(const assault_game *g, const assault_state *s, int seat, bcg_action a,
                       const assault_state *after, const bcg_log *log)
{
    doubt d;
    set_doubt(&d, g, s, seat);
    if (is_shown(&d, log))
        return true;
    if (d.hidden.count == 0)
        return false;
    if (cards_would_tell(&d, after, a) || arrival_would_tell(&d, after))
        return true;
    const int enemy = assault_enemy(d.side);
    return assault_kind_of(a) == AA_DONE && after->turn && g->fort_fire[enemy] &&
           d.view.units[d.side] & g->of_terrain[AT_FORTIFICATION] &&
           loss_would_tell(&d, d.view.units[enemy], g->fort_fire[enemy]); /* DUEL07-S3 */
}

/* What a window has held up goes on when it is passed: both may learn from that. */
bool assault_commits(const bcg_game *game, const void *state, int seat, bcg_action a)
{
    const assault_game *g = (const assault_game *)game;
    assault_state after = *(const assault_state *)state;
    bcg_event events[256];
    bcg_log log;
    bcg_log_init(&log, events, (int)(sizeof events / sizeof events[0]));
    game->ops->apply(game, &after, seat, a, &log);
    if (would_tell(g, state, seat, a, &after, &log))
        return true;
    return bcg_is_pass(game, state, a) && game->ops->seats(game) > 1 &&
           would_tell(g, state, 1 - seat, a, &after, &log);
}

/* -- what may be held ------------------------------------------------------------------------- */

/* Take one of the cards alike out of the pool; false if it is not there. */
static bool take_card(const assault_game *g, pool *p, int card)
{
    for (int i = 0; i < p->count; i++)
        if (g->card[p->card[i]].first == card) {
            p->card[i] = p->card[--p->count];
            return true;
        }
    return false;
}

bool assault_could_hold(const assault_game *g, const assault_state *view, int side, int card)
{
    const int kind = g->card[card].kind;
    pool p;
    bcg_rng r;
    if (assault_is_bluff(kind))
        return card == g->first_of_kind[AK_BLUFF + side]; /* BLUFF-1 */
    if (assault_is_action(kind)) {
        fill_actions(g, view, AZ_ACTIONS, &p);
        return assault_hand_actions(view, side) > 0 && take_card(g, &p, card);
    }
    if (assault_nation_of(kind) != side || view->hand_units[side] == 0)
        return false;
    fill_units(g, view, side, &p);
    if (!take_card(g, &p, card))
        return false;
    assault_state copy = *view; /* the units on the map have to be others */
    puzzle z = set_puzzle(g, &copy, side, &p);
    bcg_rng_seed(&r, 1);
    return z.count == 0 || solve(&z, 0, &r);
}
