/* Ordering units (chapter 4): which units the card in force may order, and how many. */
#include "memoir/rules.h"

enum { ALL_CLASSES = 1 << MK_INFANTRY | 1 << MK_ARMOR | 1 << MK_ARTILLERY };

/* What the card still allows. */
typedef struct terms {
    uint8_t who;      /* one bit per class */
    uint8_t traits;   /* those that look at neighbours */
    uint8_t sections; /* flanks the card names; none: it orders anywhere */
    bool anywhere;    /* the number of orders does not depend on sections */
    bcg_set room;     /* hexes where one more unit may be ordered */
    bool faces;       /* Their Finest Hour: `matched` decides */
    bool matched[MEMOIR_CLASSES];
} terms;

/* ORDER-8: the units can be assigned to their sections without exceeding a quota if and only if no
 * group of sections has more units than quota (Hall's theorem). units[f] counts the units whose set
 * of flanks is f (a bit mask); feasible[f]: may one more such unit be ordered? */
static void find_feasible(const int units[8], const int quota[MEMOIR_FLANKS], bool feasible[8])
{
    int room[8]; /* per group of flanks: its quota minus the units confined to it */
    for (int group = 0; group < 8; group++)
        room[group] = -units[group];
    for (int f = 0; f < MEMOIR_FLANKS; f++)
        room[1 << f] += quota[f];
    for (int f = 0; f < MEMOIR_FLANKS; f++) /* sum over all subsets, flank by flank */
        for (int group = 0; group < 8; group++)
            if (group >> f & 1)
                room[group] += room[group ^ 1 << f];
    for (int flanks = 0; flanks < 8; flanks++)
        feasible[flanks] = room[flanks] > 0;
    for (int f = 0; f < MEMOIR_FLANKS; f++) /* every superset needs room, too */
        for (int flanks = 0; flanks < 8; flanks++)
            if (!(flanks >> f & 1) && !feasible[flanks | 1 << f])
                feasible[flanks] = false;
}

/* The command of the section that is the side's left, centre or right. */
static int command_of(const memoir_game *g, int side, int wing)
{
    return 1 + (int)memoir_flank_of((memoir_edge)g->edge[side], (memoir_wing)wing);
}

static int count_under(const memoir_state *s, int command)
{
    int count = 0;
    BCG_EACH (h, s->ordered)
        count += memoir_command_at(s, h) == command;
    return count;
}

/* VAR-TEAM-4, VAR-TEAM-6: each commander has the card's quota of his own sections, which a unit on
 * a line uses up where it was ordered. */
static void add_commanded_sections(const memoir_game *g, const memoir_state *s, int seat,
                                   const memoir_card_row *card, terms *t)
{
    for (int wing = MEMOIR_LEFT; wing <= MEMOIR_RIGHT; wing++) {
        const int command = command_of(g, s->active, wing), flank = command - 1;
        if (card->wing[wing] == 0 || g->commander[s->active][command] != seat)
            continue;
        t->sections |= (uint8_t)(1u << flank);
        if (count_under(s, command) < card->wing[wing])
            t->room = bcg_set_or(t->room, g->flank_sets[flank]);
    }
}

static void add_sections(const memoir_game *g, const memoir_state *s, const memoir_card_row *card,
                         terms *t)
{
    int quota[MEMOIR_FLANKS] = {0}, units_in[8] = {0};
    bool feasible[8];
    for (int wing = MEMOIR_LEFT; wing <= MEMOIR_RIGHT; wing++) {
        const memoir_flank flank = memoir_flank_of((memoir_edge)g->edge[s->active],
                                                   (memoir_wing)wing);
        quota[flank] = card->wing[wing];
        if (quota[flank])
            t->sections |= (uint8_t)(1u << flank);
    }
    BCG_EACH (h, s->ordered)
        units_in[g->flank_bits[h]]++;
    find_feasible(units_in, quota, feasible);
    for (int flanks = 1; flanks < 8; flanks++)
        if (feasible[flanks] && flanks & t->sections)
            t->room = bcg_set_or(t->room, g->flanks[flanks]);
}

/* Where a card for one section may order one more unit: nothing to distribute. */
static bcg_set room_in_section(const memoir_game *g, const memoir_state *s, int wing, int quota)
{
    if (quota <= bcg_set_count(&s->ordered))
        return BCG_SET_EMPTY;
    return g->flank_sets[memoir_flank_of((memoir_edge)g->edge[s->active], (memoir_wing)wing)];
}

static void add_section(const memoir_game *g, const memoir_state *s, int wing, int quota, terms *t)
{
    t->sections = (uint8_t)(1u << memoir_flank_of((memoir_edge)g->edge[s->active],
                                                  (memoir_wing)wing));
    t->room = room_in_section(g, s, wing, quota);
}

/* The only section the card is for, or -1 if it is for several. */
static int only_wing(int card, int chosen)
{
    if (memoir_cards[card].traits & MCF_CHOOSE)
        return chosen - 1;
    return card < MEMOIR_SECTION_CARDS ? card % 3 : -1;
}

/* Infantry and armor faces order their own kind; stars order all further units. */
bool memoir_faces_order(const uint8_t faces[3], const int units[MEMOIR_CLASSES])
{
    const int infantry = units[MK_INFANTRY] - faces[0], armor = units[MK_ARMOR] - faces[1];
    return units[MK_ARTILLERY] + (infantry > 0 ? infantry : 0) + (armor > 0 ? armor : 0) <=
           faces[2];
}

/* CARD-FINEST-3: which classes one more unit could be ordered of. */
static void add_faces(const memoir_state *s, terms *t)
{
    int units[MEMOIR_CLASSES] = {0};
    t->faces = true;
    BCG_EACH (h, s->ordered)
        units[memoir_class_at(s, h)]++;
    for (int k = 0; k < MEMOIR_CLASSES; k++) {
        units[k]++;
        t->matched[k] = memoir_faces_order(s->faces[0], units);
        units[k]--;
    }
}

static void find_terms(const memoir_game *g, const memoir_state *s, int seat, terms *t)
{
    const memoir_played_card *played = &s->played[s->active];
    const int force = memoir_card_in_force(s);
    *t = (terms){.anywhere = true};
    if (force >= MEMOIR_CARDS)
        return;
    const memoir_card_row *card = &memoir_cards[force];
    if (played->fallback) { /* DECK-4; CARD-INFASLT-5 names a section */
        t->who = ALL_CLASSES;
        if (played->wing)
            add_section(g, s, played->wing - 1, 1, t);
        else if (bcg_set_is_empty(&s->ordered))
            t->room = s->units[s->active];
        return;
    }
    t->who = card->who;
    t->traits = (uint8_t)(card->traits & (MCF_NEXT_TO | MCF_APART));
    t->anywhere = card->anywhere != 0;
    if (force == MC_THEIR_FINEST_HOUR)
        add_faces(s, t);
    const int wing = only_wing(force, played->wing);
    if (t->anywhere && card->anywhere > bcg_set_count(&s->ordered))
        t->room = s->units[s->active];
    else if (!t->anywhere && wing >= 0)
        add_section(g, s, wing, card->wing[wing], t);
    else if (!t->anywhere && memoir_is_divided(g, s->active))
        add_commanded_sections(g, s, seat, card, t);
    else if (!t->anywhere)
        add_sections(g, s, card, t);
}

/* Checks the section: is there quota left in one of the unit's sections? */
static bcg_reason check_place(const memoir_game *g, const terms *t, int h)
{
    const int flanks = g->flank_bits[h];
    if (t->sections && !(flanks & t->sections))
        return MR_OTHER_SECTION;
    if (bcg_set_has(&t->room, h))
        return BCG_OK;
    return t->anywhere ? MR_NO_MORE : MR_NO_MORE_THERE;
}

/* Checks what the unit is and what is next to it. */
static inline bcg_reason check_kind(const memoir_game *g, const memoir_state *s, const terms *t,
                                    int h)
{
    if (!(t->who >> memoir_class_at(s, h) & 1))
        return MR_OTHER_KIND;
    if (t->traits == 0)
        return BCG_OK;
    const bool next_to = memoir_has_enemy_next(g, s, (bcg_hex)h, s->active);
    if (t->traits & MCF_NEXT_TO && !next_to)
        return MR_NOT_NEXT_TO;
    return t->traits & MCF_APART && next_to ? MR_NEXT_TO : BCG_OK;
}

bcg_reason memoir_check_class(const memoir_game *g, const memoir_state *s, int card, bool fallback,
                              int h)
{
    const terms t = {
        .who = fallback ? ALL_CLASSES : memoir_cards[card].who,
        .traits = fallback ? 0 : (uint8_t)(memoir_cards[card].traits & (MCF_NEXT_TO | MCF_APART))};
    return check_kind(g, s, &t, h);
}

static inline bool lacks_face(const memoir_state *s, const terms *t, int h)
{
    return t->faces && !t->matched[memoir_class_at(s, h)];
}

/* Checks a unit of the active side that has no order yet. */
static bcg_reason check_unit(const memoir_game *g, const memoir_state *s, const terms *t, int h)
{
    bcg_reason r = check_kind(g, s, t, h);
    if (r == BCG_OK)
        r = check_place(g, t, h);
    return r == BCG_OK && lacks_face(s, t, h) ? MR_NO_FACE : r;
}

bcg_reason memoir_check_order(const memoir_game *g, const memoir_state *s, int seat, bcg_action a)
{
    const int h = memoir_operand(a, 0);
    if (s->phase != MP_ORDER)
        return MR_NOT_NOW;
    if (!bcg_set_has(&s->units[s->active], h))
        return MR_NO_UNIT;
    if (bcg_set_has(&s->ordered, h))
        return MR_ORDERED;
    if (memoir_is_overlord(g))
        return memoir_check_general_order(g, s, seat, a);
    if (memoir_operand(a, 1))
        return MR_SECTION_NOT_YOURS;
    terms t;
    find_terms(g, s, seat, &t);
    return check_unit(g, s, &t, h);
}

/* The units without an order that are where the card may order one more; whatever is in `t` besides
 * is still to be checked, unless *all. */
static bcg_set units_in_place(const memoir_game *g, const memoir_state *s, int seat, terms *t,
                              bool *all)
{
    const bcg_set units = bcg_set_minus(s->units[s->active], s->ordered);
    const int force = memoir_card_in_force(s);
    if (force < MEMOIR_SECTION_CARDS) { /* most cards: only its position matters */
        *all = true;
        return bcg_set_and(units,
                           room_in_section(g, s, force % 3, memoir_cards[force].wing[force % 3]));
    }
    find_terms(g, s, seat, t);
    *all = t->who == ALL_CLASSES && !t->traits && !t->faces;
    return bcg_set_and(units, t->room);
}

static inline bool suits(const memoir_game *g, const memoir_state *s, const terms *t, int h)
{
    return check_kind(g, s, t, h) == BCG_OK && !lacks_face(s, t, h);
}

static bcg_set orderable_by(const memoir_game *g, const memoir_state *s, int seat)
{
    terms t;
    bool all;
    bcg_set set = units_in_place(g, s, seat, &t, &all);
    if (!all)
        BCG_EACH (h, set)
            if (!suits(g, s, &t, h))
                bcg_set_remove(&set, h);
    return set;
}

/* VAR-TEAM-4, VAR-TEAM-5: may this seat give orders with the card in force? */
static bool gives_orders(const memoir_game *g, const memoir_state *s, int seat)
{
    const int command = memoir_command_of_card(g, s);
    return command < 0 || g->commander[s->active][command] == seat;
}

bcg_set memoir_orderable(const memoir_game *g, const memoir_state *s)
{
    bcg_set set = BCG_SET_EMPTY;
    if (!memoir_is_divided(g, s->active))
        return orderable_by(g, s, g->first_seat[s->active]);
    for (int member = 0; member < g->members[s->active]; member++) {
        const bcg_set own = memoir_orderable_by(g, s, g->first_seat[s->active] + member);
        set = bcg_set_or(set, own);
    }
    return set;
}

bcg_set memoir_orderable_by(const memoir_game *g, const memoir_state *s, int seat)
{
    if (memoir_is_overlord(g))
        return memoir_general_orderable(g, s, seat);
    if (memoir_is_divided(g, s->active) && !gives_orders(g, s, seat))
        return BCG_SET_EMPTY;
    return orderable_by(g, s, seat);
}

bool memoir_can_order(const memoir_game *g, const memoir_state *s)
{
    terms t;
    bool all;
    if (memoir_is_divided(g, s->active)) {
        const bcg_set units = memoir_orderable(g, s);
        return !bcg_set_is_empty(&units);
    }
    const bcg_set set = units_in_place(g, s, g->first_seat[s->active], &t, &all);
    if (all)
        return !bcg_set_is_empty(&set);
    BCG_EACH (h, set)
        if (suits(g, s, &t, h))
            return true;
    return false;
}

/* The command whose quota an order uses: that of the card, or of the first of the seat's sections
 * that has room (`seat` -1: of anybody's). */
static int command_for(const memoir_game *g, const memoir_state *s, int seat, int h)
{
    const int command = memoir_command_of_card(g, s);
    const memoir_card_row *card = &memoir_cards[memoir_card_in_force(s)];
    if (command >= 0)
        return command;
    for (int wing = MEMOIR_LEFT; wing <= MEMOIR_RIGHT; wing++) {
        const int of_wing = command_of(g, s->active, wing);
        if ((seat < 0 || g->commander[s->active][of_wing] == seat) &&
            bcg_set_has(&g->flank_sets[of_wing - 1], h) &&
            count_under(s, of_wing) < card->wing[wing])
            return of_wing;
    }
    return MEMOIR_CHIEF;
}

static void give_order(const memoir_game *g, memoir_state *s, int seat, int h)
{
    if (memoir_is_divided(g, s->active))
        memoir_set_command(s, h, command_for(g, s, seat, h));
    bcg_set_add(&s->ordered, h);
}

/* Ordering greedily is optimal: the sets of units that can be ordered together form a matroid
 * (units are matched to quotas or dice, ORDER-8, CARD-FINEST-3), so every order yields the same
 * number. */
int memoir_count_orders_left(const memoir_game *g, const memoir_state *s)
{
    memoir_state trial = *s;
    int count = 0;
    if (memoir_is_overlord(g)) { /* each card has its own number; counted as they stand */
        const bcg_set units = memoir_orderable(g, s);
        return bcg_set_count(&units);
    }
    for (bcg_set units = memoir_orderable(g, &trial); !bcg_set_is_empty(&units);
         units = memoir_orderable(g, &trial)) {
        give_order(g, &trial, -1, bcg_set_pop(&units));
        count++;
    }
    return count;
}

void memoir_apply_order(const memoir_game *g, memoir_state *s, int seat, bcg_action a, bcg_log *log)
{
    const int h = memoir_operand(a, 0);
    if (memoir_is_overlord(g)) {
        memoir_apply_general_order(g, s, seat, a, log);
        if (memoir_finish(g, s, -1))
            memoir_end_step(s);
        return;
    }
    give_order(g, s, seat, h);
    memoir_tell(log, MV_ORDERED, 1, h, 0, 0);
    if (memoir_card_in_force(s) == MC_DIG_IN && !s->played[s->active].fallback)
        memoir_dig_in(g, s, (bcg_hex)h, log);
    if (memoir_is_divided(g, s->active) ? memoir_finish(g, s, -1) : !memoir_can_order(g, s))
        memoir_end_step(s); /* ORDER-6 */
}

void memoir_list_orders(const memoir_game *g, const memoir_state *s, int seat, memoir_list *list)
{
    if (memoir_is_overlord(g)) {
        memoir_list_general_orders(g, s, seat, list);
        return;
    }
    const bcg_set units = memoir_orderable_by(g, s, seat);
    memoir_add_each(list, MA_ORDER, 0, &units);
}
