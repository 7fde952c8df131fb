/* Ordering units (chapter 4): which units the card in force may order, and how many. */
#include "memoir/rules.h"

/* What the card still allows. */
typedef struct terms {
    uint8_t who;      /* bit per class */
    uint8_t traits;   /* of those that look at neighbours */
    int anywhere;     /* orders left wherever the unit stands; -1: sections count */
    bool feasible[8]; /* sections: may one more unit be ordered that stands in these flanks? */
    uint8_t sections; /* flanks the card names at all */
    bool faces;       /* Their Finest Hour: `matched` decides */
    bool matched[MEMOIR_CLASSES];
} terms;

/* ORDER-8: each unit can be given to one of its sections without exceeding any quota exactly if no
 * group of sections is asked for more units than it may order (Hall's theorem). units[f] counts the
 * units that stand in the flanks f, a bit each; feasible[f]: may another such unit be ordered? */
static void find_feasible(const int units[8], const int quota[BCG_FLANKS], bool feasible[8])
{
    int room[8] = {0}; /* of each group: its quota less the units that have no other section */
    for (int group = 1; group < 8; group++)
        for (int f = 0; f < BCG_FLANKS; f++)
            if (group >> f & 1)
                room[group] += quota[f];
    for (int flanks = 1; flanks < 8; flanks++)
        for (int group = flanks; group < 8 && units[flanks]; group++)
            if ((flanks & ~group) == 0)
                room[group] -= units[flanks];
    for (int flanks = 1; flanks < 8; flanks++) {
        feasible[flanks] = true;
        for (int group = flanks; group < 8; group++)
            if ((flanks & ~group) == 0 && room[group] < 1)
                feasible[flanks] = false;
    }
}

static void add_sections(const memoir_game *g, const memoir_state *s, const memoir_card_row *card,
                         terms *t)
{
    int quota[BCG_FLANKS] = {0}, units_in[8] = {0};
    for (int wing = BCG_LEFT; wing <= BCG_RIGHT; wing++) {
        const bcg_flank flank = bcg_flank_of((bcg_edge)g->edge[s->active], (bcg_wing)wing);
        quota[flank] = card->wing[wing];
        if (quota[flank])
            t->sections |= (uint8_t)(1u << flank);
    }
    BCG_EACH (h, s->ordered)
        units_in[g->board->flank_bits[h]]++;
    find_feasible(units_in, quota, t->feasible);
}

/* The common case, a card for one section: as find_feasible, with nothing to be divided. */
static void add_section(const memoir_game *g, const memoir_state *s, int wing, int quota, terms *t)
{
    const bcg_flank flank = bcg_flank_of((bcg_edge)g->edge[s->active], (bcg_wing)wing);
    BCG_EACH (h, s->ordered)
        quota--;
    t->sections = (uint8_t)(1u << flank);
    for (int flanks = 1; flanks < 8; flanks++)
        t->feasible[flanks] = quota > 0 && flanks & t->sections;
}

/* The section the card is for, or -1 if it is for several. */
static int only_wing(const memoir_card_row *card, int chosen)
{
    if (card->traits & MCF_CHOOSE)
        return chosen - 1;
    const int quotas = card->wing[0] + card->wing[1] + card->wing[2];
    for (int wing = BCG_LEFT; wing <= BCG_RIGHT; wing++)
        if (card->wing[wing] == quotas)
            return wing;
    return -1;
}

/* CARD-FINEST-3: infantry and armor faces for their kind, stars for the rest. */
static void add_faces(const memoir_state *s, terms *t)
{
    int units[MEMOIR_CLASSES] = {0};
    t->faces = true;
    BCG_EACH (h, s->ordered)
        units[memoir_class_at(s, h)]++;
    for (int k = 0; k < MEMOIR_CLASSES; k++) {
        units[k]++;
        const int infantry = units[MK_INFANTRY] - s->faces[0],
                  armor = units[MK_ARMOR] - s->faces[1];
        const int stars = units[MK_ARTILLERY] + (infantry > 0 ? infantry : 0) +
                          (armor > 0 ? armor : 0);
        t->matched[k] = stars <= s->faces[2];
        units[k]--;
    }
}

static terms terms_of(const memoir_game *g, const memoir_state *s)
{
    const memoir_played_card *played = &s->played[s->active];
    const int force = memoir_card_in_force(s);
    terms t = {.anywhere = 0};
    if (force >= MEMOIR_CARDS)
        return t;
    const memoir_card_row *card = &memoir_cards[force];
    if (played->fallback) { /* DECK-4; CARD-INFASLT-5 names a section */
        t.who = 1u << MK_INFANTRY | 1u << MK_ARMOR | 1u << MK_ARTILLERY;
        t.anywhere = bcg_set_is_empty(&s->ordered) ? 1 : 0;
        if (played->wing)
            t.sections = (uint8_t)(1u << bcg_flank_of((bcg_edge)g->edge[s->active],
                                                      (bcg_wing)(played->wing - 1)));
        return t;
    }
    t.who = card->who;
    t.traits = (uint8_t)(card->traits & (MCF_NEXT_TO | MCF_APART));
    if (force == MC_THEIR_FINEST_HOUR)
        add_faces(s, &t);
    if (card->anywhere)
        t.anywhere = card->anywhere - bcg_set_count(&s->ordered);
    else {
        const int wing = only_wing(card, played->wing);
        t.anywhere = -1;
        if (wing >= 0)
            add_section(g, s, wing, card->wing[wing], &t);
        else
            add_sections(g, s, card, &t);
    }
    return t;
}

/* Sections: a quota for the card's sections, or the one section of a fallback. */
static bcg_reason check_place(const memoir_game *g, const terms *t, int h)
{
    const int flanks = g->board->flank_bits[h];
    if (t->sections && !(flanks & t->sections))
        return MR_OTHER_SECTION;
    if (t->anywhere < 0)
        return t->feasible[flanks] ? BCG_OK : MR_NO_MORE_THERE;
    return t->anywhere > 0 ? BCG_OK : MR_NO_MORE;
}

/* The unit is the active side's and has no order yet. */
static bcg_reason check_unit(const memoir_game *g, const memoir_state *s, const terms *t, int h)
{
    const memoir_class kind = memoir_class_at(s, h);
    if (!(t->who >> kind & 1))
        return MR_OTHER_KIND;
    if (t->traits) {
        const bool next_to = memoir_has_enemy_next(g, s, (bcg_hex)h, s->active);
        if (t->traits & MCF_NEXT_TO && !next_to)
            return MR_NOT_NEXT_TO;
        if (t->traits & MCF_APART && next_to)
            return MR_NEXT_TO;
    }
    const bcg_reason r = check_place(g, t, h);
    if (r == BCG_OK && t->faces && !t->matched[kind])
        return MR_NO_FACE;
    return r;
}

bcg_reason memoir_check_order(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const int h = memoir_operand(a, 0);
    if (s->phase != MP_ORDER)
        return MR_NOT_NOW;
    if (!bcg_set_has(&s->units[s->active], h))
        return MR_NO_UNIT;
    if (bcg_set_has(&s->ordered, h))
        return MR_ORDERED;
    const terms t = terms_of(g, s);
    return check_unit(g, s, &t, h);
}

/* Units without an order that stand where the card may order them. */
static bcg_set candidates(const memoir_game *g, const memoir_state *s, const terms *t)
{
    bcg_set sections = BCG_SET_EMPTY;
    for (int flank = 0; flank < BCG_FLANKS; flank++)
        if (t->sections >> flank & 1)
            sections = bcg_set_or(sections, g->board->flank_sets[flank]);
    const bcg_set others = bcg_set_minus(s->units[s->active], s->ordered);
    return t->sections ? bcg_set_and(others, sections) : others;
}

bcg_set memoir_orderable(const memoir_game *g, const memoir_state *s)
{
    const terms t = terms_of(g, s);
    const bcg_set others = candidates(g, s, &t);
    bcg_set set = BCG_SET_EMPTY;
    BCG_EACH (h, others)
        if (check_unit(g, s, &t, h) == BCG_OK)
            bcg_set_add(&set, h);
    return set;
}

bool memoir_can_order(const memoir_game *g, const memoir_state *s)
{
    const terms t = terms_of(g, s);
    const bcg_set others = candidates(g, s, &t);
    BCG_EACH (h, others)
        if (check_unit(g, s, &t, h) == BCG_OK)
            return true;
    return false;
}

void memoir_apply_order(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const int h = memoir_operand(a, 0);
    bcg_set_add(&s->ordered, h);
    memoir_tell(log, MV_ORDERED, 1, h, 0, 0);
    if (memoir_card_in_force(s) == MC_DIG_IN && !s->played[s->active].fallback)
        memoir_dig_in(g, s, (bcg_hex)h, log);
    if (!memoir_can_order(g, s)) /* ORDER-6 */
        memoir_end_step(g, s, log);
}

void memoir_list_orders(const memoir_game *g, const memoir_state *s, memoir_list *list)
{
    const bcg_set units = memoir_orderable(g, s);
    BCG_EACH (h, units)
        memoir_add(list, memoir_action(MA_ORDER, h, 0));
}
