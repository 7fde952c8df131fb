/* The range of a firing: what the opponent of the seat that looks can make of it with what the seat
 * cannot see (odds.h says what is covered). Every line of play is tried, one pass for each end: the
 * cards of step 9 as a list without order, then every sacrifice that can matter.
 *
 * Of copies of a card, those whose modifiers shift the flip towards the end come first: a card that
 * is played or sacrificed is not in the deck any more. */
#include "assault/odds.h"
#include "assault/view.h"

#include <string.h>

enum { CLASSES = ASSAULT_TMS + 1, NO_FLIP = ASSAULT_TMS, GROUPS = ASSAULT_CARDS };

/* Unseen action cards that are alike. */
typedef struct group {
    uint8_t first, left;
    uint8_t tm; /* from 0 */
    uint8_t kind, value;
} group;

/* The firing as a line of play makes it. */
typedef struct scales {
    int gain;           /* of the fire value since support was added */
    int target;         /* value */
    int morale, hit;    /* of the target, and what cards took off it */
    int strength;       /* morale of the firing unit */
    uint64_t cuttable;  /* supporters whose support can still be cancelled */
    bool shelter;       /* terrain counts for the target */
    bool forced;        /* Forced Retreat has been played */
    bool strafed;       /* guns stand under fire, and anti-air has still to answer */
    bool ended, killed; /* no flip: the firing is broken off; the target is destroyed */
} scales;

typedef struct search {
    const assault_firing *f;
    int side; /* the opponent */
    bool fires, most, helps;
    int sign; /* of a used card among those that may be flipped */
    group group[GROUPS];
    int groups;
    uint8_t of_kind[ASSAULT_ACTIONS][ASSAULT_TMS], kinds[ASSAULT_ACTIONS]; /* in order of use */
    uint8_t of_class[ASSAULT_TMS][ASSAULT_ACTIONS], classes[ASSAULT_TMS];
    uint64_t tm[ASSAULT_TMS], of;
    int slots, prestige;
    uint8_t play[ASSAULT_MOST_PLAYS];
    int plays;
    assault_joined joined[2]; /* whatever is sacrificed; with the best unit card */
    int best_unit;            /* card, or ASSAULT_NO_CARD */
    int all;                  /* morale of the target to begin with */
    assault_end *destroyed, *lost;
    bool done; /* nothing can lead beyond the ends found */
} search;

typedef struct verdict {
    assault_ways destroyed, lost;
} verdict;

static int floor_1(int value)
{
    return value < 1 ? 1 : value; /* COMBAT-0 */
}

/* -- one line -----------------------------------------------------------------------------------
 */

/* The flip of step 11. */
static verdict flip(const scales *c, int fire, const uint64_t *tm, uint64_t of)
{
    verdict v = {{0, of}, {0, of}};
    for (int n = 0; n < ASSAULT_TMS; n++) {
        const int loss = assault_loss(floor_1(fire + n + ASSAULT_LEAST_TM), c->target);
        v.destroyed.ways += loss >= c->morale ? tm[n] : 0;
        v.lost.ways += tm[n] * (uint64_t)(c->hit + assault_least(loss, c->morale));
    }
    return v;
}

static int support_of(const search *z, uint64_t tiles)
{
    int support = 0;
    ASSAULT_EACH(t, tiles)
    support += assault_row_at(z->f->g, z->f->s, (int)t)->support;
    return support;
}

/* AA-4, AA-7: anti-air answers a Strafing Run, gun by gun; then comes the flip of step 11. */
static verdict strafe(const search *z, const scales *c, int fire, uint64_t asked, uint64_t saved,
                      const uint64_t *tm, uint64_t of)
{
    const assault_game *g = z->f->g;
    const assault_state *s = z->f->s;
    const uint64_t guns = assault_guns(g, s) & c->cuttable & ~saved;
    ASSAULT_EACH(gun, guns)
    {
        const uint64_t ready = assault_covering(g, s, assault_enemy(z->side), (int)gun) & ~asked;
        if (!ready)
            continue;
        const uint64_t first = assault_bit(assault_first_to_fire(s, ready));
        verdict sum = {{0, 1}, {0, 1}};
        for (int n = 0; n < ASSAULT_TMS; n++) {
            if (!tm[n])
                continue;
            uint64_t left[ASSAULT_TMS];
            memcpy(left, tm, sizeof left);
            left[n]--;
            const bool hit = n + ASSAULT_LEAST_TM >= 1; /* AA-2 */
            const verdict v = strafe(z, c, fire, asked | first,
                                     hit ? saved | assault_bit((int)gun) : saved, left, of - 1);
            assault_add_chance(&sum.destroyed, assault_both(v.destroyed, tm[n], of));
            assault_add_chance(&sum.lost, assault_both(v.lost, tm[n], of));
        }
        return sum;
    }
    return flip(c, floor_1(fire - support_of(z, guns)), tm, of);
}

/* What comes of it if this value is sacrificed, which takes a card of the class away. */
static verdict judge(const search *z, const scales *line, const assault_joined *joined, int value,
                     int class)
{
    scales c = *line;
    uint64_t tm[ASSAULT_TMS], of = z->of;
    if (c.ended || c.killed)
        return (verdict){{c.killed, 1}, {(uint64_t)c.hit, 1}};
    memcpy(tm, z->tm, sizeof tm);
    if (class != NO_FLIP) {
        tm[class] += (uint64_t)z->sign;
        of += (uint64_t)z->sign;
    }
    int fire = floor_1(floor_1(z->f->base + (joined ? joined->support : 0)) + c.gain);
    if (z->fires)
        fire += value;
    else
        c.target += value;
    return c.strafed ? strafe(z, &c, fire, z->f->s->combat.asked, z->f->s->combat.saved, tm, of)
                     : flip(&c, fire, tm, of);
}

static bool is_better(const search *z, assault_ways chance, const assault_end *end)
{
    return z->most ? assault_is_less(end->chance, chance) : assault_is_less(chance, end->chance);
}

static void note_end(const search *z, const assault_joined *joined, int card, assault_ways chance,
                     assault_end *end)
{
    if (end->chance.of && !is_better(z, chance, end))
        return; /* and not the first line */
    memset(end, 0, sizeof *end);
    end->chance = chance;
    end->card = (uint8_t)card;
    end->plays = (uint8_t)z->plays;
    memcpy(end->play, z->play, (size_t)z->plays);
    if (joined) {
        int n = 0;
        end->joined = joined->tiles;
        ASSAULT_EACH(t, joined->tiles)
        end->joined_kind[n++] = joined->kind[t];
    }
}

static void weigh(search *z, const scales *c, const assault_joined *joined, int card, int value,
                  int class)
{
    const verdict v = judge(z, c, joined, value, class);
    note_end(z, joined, card, v.destroyed, z->destroyed);
    note_end(z, joined, card, v.lost, z->lost);
    z->done = z->most ? z->fires && z->destroyed->chance.ways == z->destroyed->chance.of &&
                            z->lost->chance.ways == (uint64_t)z->all * z->lost->chance.of
                      : z->destroyed->chance.ways == 0 && z->lost->chance.ways == 0;
}

/* The line so far, with every sacrifice that can lead to an end: of each modifier the card that is
 * worth most or least. */
static void weigh_sacrifices(search *z, const scales *c)
{
    const assault_game *g = z->f->g;
    const assault_joined *joined = z->helps && z->fires ? &z->joined[0] : NULL;
    const int bluff = g->first_of_kind[AK_BLUFF + z->side];
    if (!z->f->may_sacrifice || c->ended || c->killed) {
        weigh(z, c, joined, ASSAULT_NO_CARD, 0, NO_FLIP);
        return;
    }
    weigh(z, c, joined, bluff, 0, NO_FLIP);
    if (z->helps && z->best_unit != ASSAULT_NO_CARD)
        weigh(z, c, z->fires ? &z->joined[1] : NULL, z->best_unit,
              assault_battle_value(g, z->best_unit), NO_FLIP);
    for (int class = 0; class < ASSAULT_TMS && z->slots > 0; class ++)
        for (int i = 0; i < z->classes[class]; i++) {
            const group *used = &z->group[z->of_class[class][i]];
            if (!used->left)
                continue;
            weigh(z, c, joined, used->first, used->value, class);
            break;
        }
}

/* -- cards of step 9 ----------------------------------------------------------------------------
 */

/* The order they are tried in: support is cancelled before guns are strafed. */
static const uint8_t combat_cards[] = {AK_BREAK_CONTACT, AK_OFF_TARGET,  AK_EXPOSED_POSITION,
                                       AK_ACCURACY,      AK_HOLD_FAST,   AK_MORALE_BOOST,
                                       AK_STRAFING_RUN,  AK_DEADLY_FIRE, AK_FORCED_RETREAT};
enum { COMBAT_CARDS = sizeof combat_cards };

/* May anti-air fire at a Strafing Run, and would the deck not last for that? */
static bool is_deck_too_small(const search *z)
{
    return z->f->deck <= assault_count(z->f->s->units[assault_enemy(z->side)]);
}

/* CARD-18. */
static bool has_effect(const search *z, const scales *c, int kind)
{
    const assault_firing *f = z->f;
    switch (kind) {
    case AK_ACCURACY:
        return z->fires;
    case AK_EXPOSED_POSITION:
        return z->fires && c->shelter;
    case AK_HOLD_FAST:
        return !z->fires;
    case AK_STRAFING_RUN:
        return !z->fires && !(is_deck_too_small(z) && assault_guns(f->g, f->s) & c->cuttable);
    case AK_OFF_TARGET:
        return !z->fires && c->cuttable;
    case AK_BREAK_CONTACT:
        return z->side != f->s->combat.side;
    case AK_FORCED_RETREAT:
        return !c->forced;
    case AK_MORALE_BOOST:
        return f->may_boost && (z->fires ? c->strength : c->morale) < ASSAULT_MOST_MORALE;
    default:
        return true;
    }
}

/* The target's or the firing unit's morale changes (COMBAT-17, COMBAT-19). */
static void change_morale(const search *z, scales *c, bool own, int change)
{
    if (own == z->fires) { /* the firing unit */
        const int after = assault_least(c->strength + change, ASSAULT_MOST_MORALE);
        c->gain += after - c->strength;
        c->strength = after;
        c->ended = after <= 0;
        return;
    }
    const int after = assault_least(c->morale + change, ASSAULT_MOST_MORALE);
    if (change < 0)
        c->hit += assault_least(c->morale, -change);
    c->morale = after;
    c->killed = after <= 0;
}

static void take_effect(const search *z, scales *c, int kind)
{
    const assault_effect *effect = assault_facts_of(kind)->effect;
    for (int i = 0; i < ASSAULT_EFFECTS && !c->ended && !c->killed; i++)
        switch (effect[i].kind) {
        case AF_FIRE:
            c->gain += effect[i].amount;
            break;
        case AF_TARGET:
            c->target = floor_1(c->target + effect[i].amount);
            break;
        case AF_MORALE:
            change_morale(z, c, kind == AK_MORALE_BOOST, effect[i].amount);
            break;
        case AF_CANCEL_SUPPORT:
            c->gain -= support_of(z, c->cuttable);
            c->cuttable = 0;
            break;
        case AF_CANCEL_GUNS:
            c->strafed = true;
            break;
        case AF_CANCEL_TERRAIN:
            c->target = floor_1(c->target - z->f->s->combat.terrain);
            c->shelter = false;
            break;
        case AF_FORCE_RETREAT:
            c->forced = true;
            break;
        case AF_END_COMBAT:
            c->ended = true;
            break;
        default:
            break;
        }
}

/* Could this line, or one that goes on from it, lead beyond the ends found so far? Where the
 * opponent looks for what is worst for itself, what it does hurts the end, and only the modifiers
 * that it uses up can lead on: at best, of the cards that may come those worst for the end. */
static bool has_hope(const search *z, const scales *line)
{
    const int burnt = assault_least(z->slots, ASSAULT_MOST_PLAYS - z->plays + 1);
    scales c = *line;
    uint64_t tm[ASSAULT_TMS];
    if (z->helps || z->sign > 0 || (uint64_t)burnt >= z->of)
        return true;
    memcpy(tm, z->tm, sizeof tm);
    for (int n = 0, left = burnt; n < ASSAULT_TMS && left > 0; n++) {
        const int at = z->most ? n : ASSAULT_TMS - 1 - n;
        const int used = assault_least(left, (int)tm[at]);
        tm[at] -= (uint64_t)used;
        left -= used;
    }
    const int fire = floor_1(floor_1(z->f->base) + c.gain);
    const uint64_t of = z->of - (uint64_t)burnt;
    if (is_better(z, flip(&c, fire, tm, of).destroyed, z->destroyed))
        return true;
    if (!z->fires)
        c.morale = ASSAULT_MOST_MORALE; /* a Morale Boost leaves more to lose */
    return is_better(z, flip(&c, fire, tm, of).lost, z->lost);
}

static group *next_copy(search *z, int kind)
{
    const int n = kind - ASSAULT_UNITS;
    for (int i = 0; i < z->kinds[n]; i++)
        if (z->group[z->of_kind[n][i]].left)
            return &z->group[z->of_kind[n][i]];
    return NULL;
}

/* The line so far, and every line that goes on with this card or a later one. */
static void try_lines(search *z, const scales *c, int from)
{
    const assault_game *g = z->f->g;
    weigh_sacrifices(z, c);
    if (c->ended || c->killed || !z->f->may_play || z->slots == 0 || z->plays == ASSAULT_MOST_PLAYS)
        return;
    for (int i = from; i < COMBAT_CARDS && !z->done; i++) {
        const int kind = combat_cards[i], cost = g->book.action[kind - ASSAULT_UNITS].cost;
        if (cost > z->prestige || assault_is_banned(g, z->side, kind) || !has_effect(z, c, kind))
            continue;
        group *copy = next_copy(z, kind);
        if (!copy)
            continue;
        scales next = *c;
        take_effect(z, &next, kind);
        copy->left--;
        z->tm[copy->tm] += (uint64_t)z->sign;
        z->of += (uint64_t)z->sign;
        z->slots--;
        z->prestige -= cost;
        z->play[z->plays++] = copy->first;
        if (z->of && (next.ended || next.killed || has_hope(z, &next)))
            try_lines(z, &next, i);
        z->plays--;
        z->prestige += cost;
        z->slots++;
        z->of -= (uint64_t)z->sign;
        z->tm[copy->tm] -= (uint64_t)z->sign;
        copy->left++;
    }
}

/* -- what there is ------------------------------------------------------------------------------
 */

static void fill_groups(search *z)
{
    const assault_game *g = z->f->g;
    const bcg_set unseen = assault_unseen_actions(g, z->f->view);
    BCG_EACH (card, unseen) {
        const int first = g->card[card].first;
        if (z->groups && z->group[z->groups - 1].first == first) {
            z->group[z->groups - 1].left++;
            continue;
        }
        z->group[z->groups++] = (group){.first = (uint8_t)first,
                                        .left = 1,
                                        .tm = (uint8_t)(assault_tm(g, card) - ASSAULT_LEAST_TM),
                                        .kind = g->card[card].kind,
                                        .value = (uint8_t)assault_battle_value(g, card)};
    }
}

/* Should card a be used before card b? */
static bool is_first_copy(const search *z, const group *a, const group *b)
{
    return (z->sign < 0) == z->most ? a->tm < b->tm : a->tm > b->tm;
}

static bool is_first_sacrifice(const search *z, const group *a, const group *b)
{
    return z->helps ? a->value > b->value : a->value < b->value;
}

/* Into a list that is kept in order. */
static void insert(const search *z, uint8_t *list, uint8_t *count, int n,
                   bool (*is_first)(const search *, const group *, const group *))
{
    int i = (*count)++;
    for (; i > 0 && is_first(z, &z->group[n], &z->group[list[i - 1]]); i--)
        list[i] = list[i - 1];
    list[i] = (uint8_t)n;
}

static void sort_groups(search *z)
{
    memset(z->kinds, 0, sizeof z->kinds);
    memset(z->classes, 0, sizeof z->classes);
    for (int n = 0; n < z->groups; n++) {
        const int kind = z->group[n].kind - ASSAULT_UNITS, class = z->group[n].tm;
        insert(z, z->of_kind[kind], &z->kinds[kind], n, is_first_copy);
        insert(z, z->of_class[class], &z->classes[class], n, is_first_sacrifice);
    }
}

/* The unit card that is best to sacrifice, with the support that face-down units can give then: the
 * hand and the map draw on the same cards. */
static void find_best_unit(search *z)
{
    const assault_firing *f = z->f;
    int best = floor_1(f->base + z->joined[0].support);
    z->best_unit = ASSAULT_NO_CARD;
    if (!f->may_sacrifice)
        return;
    uint8_t order[ASSAULT_UNITS / 2] = {0}; /* the best ones first: others can then be left out */
    for (int i = 0; i < ASSAULT_UNITS / 2; i++) {
        const int kind = z->side * ASSAULT_UNITS / 2 + i;
        int at = i;
        for (; at > 0 && f->g->book.unit[order[at - 1]].battle < f->g->book.unit[kind].battle; at--)
            order[at] = order[at - 1];
        order[at] = (uint8_t)kind;
    }
    for (int i = 0; i < ASSAULT_UNITS / 2; i++) {
        assault_joined joined;
        const int card = f->g->first_of_kind[order[i]], value = assault_battle_value(f->g, card);
        if (value + floor_1(f->base + z->joined[0].support) <= best ||
            !assault_most_support(f->g, f->view, z->side, assault_target_tile(f->s), f->hidden,
                                  card, &joined) ||
            value + floor_1(f->base + joined.support) <= best)
            continue;
        best = value + floor_1(f->base + joined.support);
        z->best_unit = card;
        z->joined[1] = joined;
    }
}

static void find_end(search *z, bool most)
{
    const assault_firing *f = z->f;
    const assault_state *s = f->s;
    const int target = assault_target_tile(s), firing = assault_firing_tile(s);
    const scales begin = {
        .target = s->combat.target,
        .morale = assault_morale_at(f->g, s, target),
        .strength = assault_morale_at(f->g, s, firing),
        .cuttable = assault_cuttable(f->g, s, false),
        .shelter = s->combat.terrain > 0,
        .forced = s->combat.flags &
                  (z->side == s->combat.side ? ACF_FORCED_DEFENDER : ACF_FORCED_ATTACKER),
    };
    z->most = most;
    z->helps = most == z->fires;
    z->done = false;
    z->all = begin.morale;
    sort_groups(z);
    try_lines(z, &begin, 0);
}

void assault_find_range(const assault_firing *f, assault_odds *o)
{
    search z = {.f = f,
                .side = f->opponent,
                .fires = assault_firing_side(f->s) == f->opponent,
                .sign = f->deck ? -1 : 1,
                .slots = assault_hand_actions(f->view, f->opponent),
                .prestige = f->s->prestige[f->opponent]};
    memcpy(z.tm, o->tm, sizeof z.tm);
    z.of = o->of;
    fill_groups(&z);
    assault_most_support(f->g, f->view, z.side, assault_target_tile(f->s), f->hidden,
                         ASSAULT_NO_CARD, &z.joined[0]);
    find_best_unit(&z);
    z.destroyed = &o->least_destroyed;
    z.lost = &o->least_lost;
    find_end(&z, false);
    z.destroyed = &o->most_destroyed;
    z.lost = &o->most_lost;
    find_end(&z, true);
}
