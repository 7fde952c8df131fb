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
    assault_sort_piles(g, view); /* which copy is seen must not tell what is not */
}

/* -- guessing
 * ------------------------------------------------------------------------------------------- */

/* Cards of the game that lie nowhere in sight, as a pool to deal from. */
typedef struct pool {
    uint8_t card[ASSAULT_CARDS];
    int count;
} pool;

/* All cards that are seen in some pile. */
static bcg_set seen_cards(const assault_state *s)
{
    bcg_set seen = BCG_SET_EMPTY;
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        seen = bcg_set_or(seen, s->pile[zone]);
    return seen;
}

/* The units of a side that lie neither in a pile nor, as far as is known, on the map. */
static void fill_units(const assault_game *g, const assault_state *s, const bcg_set *seen, int side,
                       pool *p)
{
    const bcg_set own = g->units_of[side], seen_own = bcg_set_and(own, *seen),
                  others = bcg_set_minus(own, *seen);
    uint8_t left[ASSAULT_UNITS];
    memcpy(left, g->in_game, sizeof left);
    ASSAULT_EACH(t, s->units[side])
    if (s->unit[t].kind != ASSAULT_HIDDEN)
        left[s->unit[t].kind - 1]--;
    BCG_EACH (card, seen_own)
        left[g->card[card].kind]--;
    p->count = 0;
    BCG_EACH (card, others)
        if (left[g->card[card].kind]) {
            left[g->card[card].kind]--;
            p->card[p->count++] = (uint8_t)card;
        }
}

static void fill_actions(const assault_game *g, const bcg_set *seen, int home, pool *p)
{
    const bcg_set hidden = bcg_set_minus(g->home_actions[home], *seen);
    p->count = 0;
    BCG_EACH (card, hidden)
        p->card[p->count++] = (uint8_t)card;
}

/* A number from 0 on below `count`; without a generator any one will do. */
static int any_below(bcg_rng *r, int count)
{
    return r ? (int)bcg_rng_below(r, (uint32_t)count) : 0;
}

/* The cards of a hidden pile: so many of the pool at random. How many there are is known already.
 */
static void deal(assault_state *s, pool *p, int zone, int cards, bcg_rng *r)
{
    for (int n = assault_least(cards, p->count); n > 0; n--) {
        const int i = any_below(r, p->count);
        bcg_set_add(&s->pile[zone], p->card[i]);
        p->card[i] = p->card[--p->count];
    }
}

/* All that is left is in a deck, whose order says nothing. */
static void deal_rest(assault_state *s, pool *p, int zone)
{
    while (p->count)
        bcg_set_add(&s->pile[zone], p->card[--p->count]);
}

/* -- face-down units
 * ------------------------------------------------------------------------------------- */

enum { MOST_COST = 64, NO_BUDGET = INT16_MAX };

typedef struct puzzle {
    const assault_game *g;
    assault_state *s;
    pool *units;
    uint8_t tile[ASSAULT_SQUARES];
    uint8_t choices[ASSAULT_SQUARES]; /* by tile: cards of the pool it could be */
    int count, side;
    int budget;                   /* left for starting units; NO_BUDGET: no matter */
    int8_t listed[ASSAULT_UNITS]; /* kinds of a list that are still hidden, if there is one */
} puzzle;

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
        return z->listed[kind] > 0;
    return row->cost <= z->budget &&
           !(z->g->start[z->side].mode == ASM_BUDGET && assault_is_banned(z->g, z->side, kind));
}

/* Could one of the units from number n on be of this kind? */
static bool could_be_any(const puzzle *z, int n, int kind)
{
    while (n < z->count && !could_be(z, z->tile[n], kind))
        n++;
    return n < z->count;
}

/* What one of the starting units from number n on may cost at most, so that the others can still be
 * paid for, out of the cards that one of them could be. */
static int most_for_one(const puzzle *z, int n)
{
    uint8_t of_cost[MOST_COST] = {0};
    int others = -1, least = 0;
    if (z->budget == NO_BUDGET)
        return NO_BUDGET;
    for (int i = n; i < z->count; i++)
        others += (z->s->unit[z->tile[i]].marks & AU_START) != 0;
    for (int i = 0; i < z->units->count; i++) {
        const int card = z->units->card[i];
        if (card != ASSAULT_NO_CARD && could_be_any(z, n, z->g->card[card].kind))
            of_cost[assault_least(assault_row(z->g, z->g->card[card].kind)->cost, MOST_COST - 1)]++;
    }
    for (int cost = 0; cost < MOST_COST; cost++)
        for (int k = of_cost[cost]; k > 0 && others > 0; k--, others--)
            least += cost;
    return others > 0 ? -1 : z->budget - least;
}

static void set_kind(puzzle *z, int tile, int kind, int sign)
{
    z->s->unit[tile].kind = sign > 0 ? (uint8_t)(kind + 1) : ASSAULT_HIDDEN;
    if (!(z->s->unit[tile].marks & AU_START))
        return;
    z->listed[kind] = (int8_t)(z->listed[kind] - sign);
    if (z->budget != NO_BUDGET)
        z->budget -= sign * assault_row(z->g, kind)->cost;
}

/* Give every hidden unit from number n on a kind; false if it cannot be done. The true state shows
 * that it can be done somehow. */
static bool solve(puzzle *z, int n, bcg_rng *r)
{
    if (n == z->count)
        return true;
    const int tile = z->tile[n];
    const int most = z->s->unit[tile].marks & AU_START ? most_for_one(z, n) : NO_BUDGET;
    uint8_t at[ASSAULT_CARDS];
    int count = 0;
    for (int i = 0; i < z->units->count; i++) {
        const int card = z->units->card[i];
        if (card != ASSAULT_NO_CARD && could_be(z, tile, z->g->card[card].kind) &&
            assault_row(z->g, z->g->card[card].kind)->cost <= most)
            at[count++] = (uint8_t)i;
    }
    while (count) {
        const int i = at[any_below(r, count)], card = z->units->card[i];
        const int kind = z->g->card[card].kind;
        z->units->card[i] = ASSAULT_NO_CARD;
        set_kind(z, tile, kind, 1);
        if (solve(z, n + 1, r))
            return true;
        set_kind(z, tile, kind, -1);
        z->units->card[i] = (uint8_t)card;
        int left = 0; /* another of the kind would do no better */
        for (int k = 0; k < count; k++)
            if (z->g->card[z->units->card[at[k]]].kind != kind)
                at[left++] = at[k];
        count = left;
    }
    return false;
}

static bool is_start(const puzzle *z, int n)
{
    return (z->s->unit[z->tile[n]].marks & AU_START) != 0;
}

static int choices_at(const puzzle *z, int n)
{
    return z->choices[z->tile[n]];
}

static void swap_tiles(puzzle *z, int n, int m)
{
    const uint8_t tile = z->tile[n];
    z->tile[n] = z->tile[m];
    z->tile[m] = tile;
}

/* Of units of one sort, those that can be few things come first: where ground keeps most units out,
 * the others would use up what can stand there, and be tried in all ways before that shows. */
static void sort_by_choices(puzzle *z)
{
    for (int n = 0; n < z->count; n++) {
        z->choices[z->tile[n]] = 0;
        for (int i = 0; i < z->units->count; i++)
            z->choices[z->tile[n]] += could_be(z, z->tile[n], z->g->card[z->units->card[i]].kind);
        for (int m = n; m > 0 && is_start(z, m) == is_start(z, m - 1) &&
                        choices_at(z, m) < choices_at(z, m - 1);
             m--)
            swap_tiles(z, m, m - 1);
    }
}

/* The hidden units of a side, and what its starting units can still be. Those that are told least
 * about come last: units whose cost is known before those bought in secret, but after a list. */
static void set_puzzle(puzzle *z, const assault_game *g, assault_state *s, int side, pool *units)
{
    const bool listed = g->start[side].mode == ASM_LIST, paid = g->start[side].mode == ASM_BUDGET;
    z->g = g;
    z->s = s;
    z->units = units;
    z->side = side;
    z->budget = paid ? g->start[side].prestige - s->start_seen[side] : NO_BUDGET;
    z->count = 0;
    memset(z->listed, 0, sizeof z->listed);
    for (int i = 0; i < g->start_count[side]; i++)
        z->listed[g->start_list[side][i]] += !(s->start_seen[side] >> i & 1);
    for (int starts = 0; starts < 2; starts++)
        ASSAULT_EACH(t, s->units[side])
    if (s->unit[t].kind == ASSAULT_HIDDEN &&
        ((s->unit[t].marks & AU_START) != 0) == (starts != listed))
        z->tile[z->count++] = (uint8_t)t;
    ASSAULT_EACH(t, s->units[side])
    if (s->unit[t].kind != ASSAULT_HIDDEN && s->unit[t].marks & AU_START)
        set_kind(z, (int)t, s->unit[t].kind - 1, 1);
    sort_by_choices(z);
}

/* Could all hidden units of a side be something, out of this pool? Nothing is changed. */
static bool can_be_solved(const assault_game *g, assault_state *s, int side, pool *units)
{
    const pool before = *units;
    puzzle z;
    set_puzzle(&z, g, s, side, units);
    const bool found = solve(&z, 0, NULL);
    for (int i = 0; i < z.count; i++)
        s->unit[z.tile[i]].kind = ASSAULT_HIDDEN;
    *units = before;
    return found;
}

/* Units of one sort that can be as many things in any order. */
static void shuffle(puzzle *z, bcg_rng *r)
{
    for (int i = z->count - 1; i > 0; i--) {
        const int j = any_below(r, i + 1);
        if (is_start(z, i) == is_start(z, j) && choices_at(z, i) == choices_at(z, j))
            swap_tiles(z, i, j);
    }
}

static void guess_units(const assault_game *g, assault_state *s, int side, pool *units, bcg_rng *r)
{
    puzzle z;
    set_puzzle(&z, g, s, side, units);
    if (z.count == 0)
        return;
    shuffle(&z, r);
    if (!solve(&z, 0, r))
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
    puzzle z;
    set_puzzle(&z, g, s, side, units);
    int kept = 0;
    for (int i = 0; i < units->count; i++)
        if (z.listed[g->card[units->card[i]].kind]-- > 0)
            bcg_set_add(&s->pile[AZ_START + side], units->card[i]);
        else
            units->card[kept++] = units->card[i];
    units->count = kept;
}

/* Is a pile that is not empty hidden? */
static bool is_hidden(const assault_state *s, int zone)
{
    return s->size[zone] && bcg_set_is_empty(&s->pile[zone]);
}

static void guess_side(const assault_game *g, assault_state *s, const bcg_set *seen, int side,
                       bcg_rng *r)
{
    pool units;
    fill_units(g, s, seen, side, &units);
    guess_units(g, s, side, &units, r);
    if (is_hidden(s, AZ_START + side)) {
        if (g->start[side].mode == ASM_LIST)
            guess_list(g, s, side, &units);
        else
            deal(s, &units, AZ_START + side, s->size[AZ_START + side], r);
    }
    if (is_hidden(s, AZ_HAND + side))
        deal(s, &units, AZ_HAND + side, s->hand_units[side], r);
    if (bcg_set_is_empty(&s->pile[assault_unit_deck(side)]))
        deal_rest(s, &units, assault_unit_deck(side));
}

/* A card chosen by another: any of its hand, or its bluff card. */
static void guess_choice(const assault_game *g, assault_state *s, int side, bcg_rng *r)
{
    const int n = any_below(r, s->size[AZ_HAND + side] + 1);
    int card = -1;
    for (int i = 0; i < n; i++)
        card = bcg_set_next(&s->pile[AZ_HAND + side], card + 1);
    s->combat.chosen[side] = n ? g->card[card].first : g->first_of_kind[AK_BLUFF + side];
}

void assault_guess(const bcg_game *game, const void *view, bcg_rng *r, void *out)
{
    const assault_game *g = (const assault_game *)game;
    assault_state *s = out;
    memmove(s, view, sizeof *s);
    const bcg_set seen = seen_cards(s);
    const bool hidden[ASSAULT_SIDES] = {is_hidden(s, AZ_HAND), is_hidden(s, AZ_HAND + 1)};
    for (int side = 0; side < ASSAULT_SIDES; side++)
        guess_side(g, s, &seen, side, r);
    pool actions;
    fill_actions(g, &seen, AZ_ACTIONS, &actions);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (hidden[side])
            deal(s, &actions, AZ_HAND + side, assault_hand_actions(s, side), r);
    deal_rest(s, &actions, AZ_ACTIONS);
    for (int zone = AZ_NPC_OPERATIONS; zone <= AZ_NPC_TARGET; zone++) { /* none in a duel */
        fill_actions(g, &seen, zone, &actions);
        deal_rest(s, &actions, zone);
    }
    assault_sort_piles(g, s);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (s->combat.chosen[side] == ASSAULT_HIDDEN)
            guess_choice(g, s, side, r);
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
    const bcg_set seen = seen_cards(&d->view);
    fill_units(g, &d->view, &seen, assault_enemy(d->side), &d->units);
    set_puzzle(&d->hidden, g, &d->view, assault_enemy(d->side), &d->units);
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
static bool is_shown(const assault_game *g, const assault_state *s, int side, const bcg_log *log)
{
    const int enemy = assault_enemy(side);
    for (int i = 0; i < log->count; i++) {
        const bcg_event *e = &log->events[i];
        if (e->kind == AEV_REVEALED && assault_nation_of(e->arg[1]) == enemy &&
            !(s->unit[e->arg[0]].marks & AU_KNOWN))
            return true;
        if (e->kind == AEV_SACRIFICED && e->arg[0] == enemy && enemy != g->npc &&
            s->size[AZ_HAND + enemy])
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

/* The card that carries a unit elsewhere. Steps of face-down units are not interrupted (AMB-62). */
static bool goes_somewhere(const assault_game *g, const assault_pending *p)
{
    return p->what == AP_CARD && g->card[p->card].kind == AK_RE_DEPLOY;
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

/* Might it, without turning anything up: are there units the side does not know, and is this an
 * action that asks for them? Most are not, and this is asked of every step of a plan. */
static bool is_in_doubt(const assault_game *g, const assault_state *s, int side, bcg_action a)
{
    const int enemy = assault_enemy(side);
    if (s->pending_count == 0 && assault_kind_of(a) != AA_PLAY &&
        !(assault_kind_of(a) == AA_DONE && g->fort_fire[enemy]))
        return false;
    ASSAULT_EACH(t, s->units[enemy])
    if ((s->unit[t].marks & (AU_FACE_DOWN | AU_KNOWN)) == AU_FACE_DOWN)
        return true;
    return false;
}

/* Does the seat learn something from an action that leads to `after`? */
static bool would_tell(const assault_game *g, const assault_state *s, int seat, bcg_action a,
                       const assault_state *after, const bcg_log *log)
{
    const int side = assault_side_of_seat(g, seat);
    if (is_shown(g, s, side, log))
        return true;
    if (!is_in_doubt(g, s, side, a))
        return false;
    doubt d;
    set_doubt(&d, g, s, seat);
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
    const bcg_set seen = seen_cards(view);
    pool p;
    if (assault_is_bluff(kind))
        return card == g->first_of_kind[AK_BLUFF + side]; /* BLUFF-1 */
    if (assault_is_action(kind)) {
        fill_actions(g, &seen, AZ_ACTIONS, &p);
        return assault_hand_actions(view, side) > 0 && take_card(g, &p, card);
    }
    if (assault_nation_of(kind) != side || view->hand_units[side] == 0)
        return false;
    fill_units(g, view, &seen, side, &p);
    if (!take_card(g, &p, card))
        return false;
    assault_state copy = *view; /* the units on the map have to be others */
    return can_be_solved(g, &copy, side, &p);
}

bcg_set assault_unseen_actions(const assault_game *g, const assault_state *view)
{
    return bcg_set_minus(g->home_actions[AZ_ACTIONS], seen_cards(view));
}

/* -- what units may be ------------------------------------------------------------------------ */

bool assault_could_be(const assault_game *g, const assault_state *view, int tile, int kind)
{
    const int side = view->unit[tile].side;
    const bcg_set seen = seen_cards(view);
    assault_state copy = *view;
    puzzle z;
    pool p;
    if (assault_nation_of(kind) != side)
        return false;
    fill_units(g, view, &seen, side, &p);
    set_puzzle(&z, g, &copy, side, &p);
    if (!could_be(&z, tile, kind) || !take_card(g, &p, g->first_of_kind[kind]))
        return false;
    copy.unit[tile].kind = (uint8_t)(kind + 1); /* the others have to be something, too */
    return can_be_solved(g, &copy, side, &p);
}

/* Who joins a firing: tile by tile, the strongest first. */
typedef struct muster {
    const assault_game *g;
    assault_state *s;
    pool *units;
    int side, target, count, support;
    uint8_t tile[ASSAULT_SQUARES];
    uint8_t at_most[ASSAULT_SQUARES]; /* support of any kind on this tile */
    uint64_t known;                   /* units that can support, and whose kind is no secret */
    assault_joined *best;
} muster;

/* Support that a unit of the kind would give from the tile. */
static int support_from(const muster *m, int tile, int kind)
{
    m->s->unit[tile].kind = (uint8_t)(kind + 1);
    const int support = assault_can_support(m->g, m->s, tile, m->target)
                            ? assault_row(m->g, kind)->support
                            : 0;
    m->s->unit[tile].kind = ASSAULT_HIDDEN;
    return support;
}

/* The units that are still hidden can be something. */
static bool rest_fits(const muster *m)
{
    return can_be_solved(m->g, m->s, m->side, m->units);
}

/* Everybody has been asked, and this is more support than before. */
static void note_muster(const muster *m)
{
    if (!rest_fits(m))
        return;
    m->best->support = m->support;
    m->best->tiles = 0;
    for (int i = 0; i < m->count; i++)
        if (m->s->unit[m->tile[i]].kind != ASSAULT_HIDDEN) {
            m->best->tiles |= assault_bit(m->tile[i]);
            m->best->kind[m->tile[i]] = (uint8_t)(m->s->unit[m->tile[i]].kind - 1);
        }
}

static void call_up(muster *m, int n);

/* The unit number n is of a kind with this support, each kind once. */
static void call_up_with(muster *m, int n, int support)
{
    const int tile = m->tile[n];
    bcg_set tried = BCG_SET_EMPTY;
    for (int i = 0; i < m->units->count; i++) {
        const int card = m->units->card[i], kind = m->g->card[card].kind;
        if (bcg_set_has(&tried, kind) || support_from(m, tile, kind) != support)
            continue;
        bcg_set_add(&tried, kind);
        puzzle z;
        set_puzzle(&z, m->g, m->s, m->side, m->units);
        if (!could_be(&z, tile, kind))
            continue;
        m->s->unit[tile].kind = (uint8_t)(kind + 1);
        m->units->card[i] = m->units->card[--m->units->count];
        m->support += support;
        call_up(m, n + 1);
        m->support -= support;
        m->units->card[m->units->count++] = m->units->card[i];
        m->units->card[i] = (uint8_t)card;
        m->s->unit[tile].kind = ASSAULT_HIDDEN;
    }
}

static void call_up(muster *m, int n)
{
    int hope = m->support;
    for (int i = n; i < m->count; i++)
        hope += m->at_most[i];
    if (hope <= m->best->support)
        return;
    if (n == m->count) {
        note_muster(m);
        return;
    }
    for (int support = m->at_most[n]; support > 0; support--)
        call_up_with(m, n, support);
    call_up(m, n + 1); /* it lies low */
}

bool assault_most_support(const assault_game *g, const assault_state *view, int side, int target,
                          uint64_t tiles, int held, assault_joined *out)
{
    const bcg_set seen = seen_cards(view);
    assault_state copy = *view;
    pool units;
    puzzle z;
    muster m = {.g = g, .s = &copy, .units = &units, .side = side, .target = target, .best = out};
    out->tiles = 0;
    out->support = 0;
    fill_units(g, view, &seen, side, &units);
    if (held != ASSAULT_NO_CARD &&
        (view->hand_units[side] == 0 || !take_card(g, &units, held) || !rest_fits(&m)))
        return false;
    set_puzzle(&z, g, &copy, side, &units);
    ASSAULT_EACH(t, tiles)
    {
        int most = 0;
        if (copy.unit[t].kind != ASSAULT_HIDDEN) { /* face down, but known */
            if (assault_can_support(g, &copy, (int)t, target))
                m.known |= assault_bit((int)t);
            continue;
        }
        for (int i = 0; i < units.count; i++) {
            const int kind = g->card[units.card[i]].kind;
            if (assault_row(g, kind)->support > most && could_be(&z, (int)t, kind)) {
                const int support = support_from(&m, (int)t, kind);
                most = support > most ? support : most;
            }
        }
        if (most) {
            m.at_most[m.count] = (uint8_t)most;
            m.tile[m.count++] = (uint8_t)t;
        }
    }
    call_up(&m, 0);
    ASSAULT_EACH(t, m.known)
    {
        out->tiles |= assault_bit((int)t);
        out->kind[t] = (uint8_t)(copy.unit[t].kind - 1);
        out->support += assault_row_at(g, &copy, (int)t)->support;
    }
    return true;
}
