/* Overlord (chapter 19.6): a commander-in-chief hands cards to his generals, who carry them out
 * each in his own flank.
 *
 * A general's card lies in one of the two sections of his flank, or in both. Units are ordered
 * under the section whose card orders them (memoir_command_at), so each acts by the rules of its
 * own card. With fewer seats than commands one seat has several, and nothing else changes. */
#include "memoir/rules.h"

enum { MOST_CARDS = 3, TURN_DICE = 4, USUAL_DRAW = 2 };

static int flank_of(int section)
{
    return section / 2;
}

/* The other section of the flank. */
static int other_section(int section)
{
    return section ^ 1;
}

static const memoir_played_card no_card = {.card = MEMOIR_NO_CARD, .as = MEMOIR_NO_CARD};

static bool lies_card(const memoir_played_card *p)
{
    return p->card != MEMOIR_NO_CARD;
}

/* VAR-OVL-19: cards the commander-in-chief plays himself. */
static bool is_chiefs(int card)
{
    return card == MC_AIR_POWER || card == MC_BARRAGE || card == MC_THEIR_FINEST_HOUR ||
           card == MC_AMBUSH;
}

/* VAR-OVL-15 to VAR-OVL-18: cards for one of the two sections; all others are for both. */
bool memoir_is_for_one_section(int card)
{
    return card < MEMOIR_SECTION_CARDS || card == MC_PINCER_MOVE || card == MC_INFANTRY_ASSAULT;
}

static bool is_finest_hour(const memoir_state *s)
{
    return memoir_card_in_force(s) == MC_THEIR_FINEST_HOUR && s->played[s->active].in_play;
}

int memoir_section_named(const memoir_game *g, int side, int number)
{
    return g->edge[side] == MEMOIR_BOTTOM ? number - 1 : MEMOIR_MAX_SECTIONS - number;
}

int memoir_number_of_section(const memoir_game *g, int side, int section)
{
    return g->edge[side] == MEMOIR_BOTTOM ? section + 1 : MEMOIR_MAX_SECTIONS - section;
}

static int count_handed(const memoir_state *s, int side)
{
    int count = 0;
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
        count += s->general[side][section].in_play;
    return count;
}

int memoir_count_in_play(const memoir_state *s, int side)
{
    return s->played[side].in_play + count_handed(s, side);
}

/* -- what Counter-Attack copies (VAR-OVL-24) --------------------------------------------------- */

static int mirrored(int card)
{
    static const int8_t other[3] = {2, 0, -2};
    return card < MEMOIR_SECTION_CARDS ? card + other[card % 3] : card;
}

/* The order of the general opposite that was given for this section, or MEMOIR_NO_CARD. */
static int order_opposite(const memoir_state *s, int side, int section)
{
    const memoir_played_card *p = &s->general[memoir_enemy(side)][section];
    const int card = memoir_card_meant_by(p);
    return lies_card(p) && p->hold != MHO_TWIN && card < MEMOIR_CARDS ? mirrored(card)
                                                                      : MEMOIR_NO_CARD;
}

/* What the enemy's commander-in-chief has played himself, or MEMOIR_NO_CARD. */
static int chiefs_order_opposite(const memoir_state *s, int side)
{
    const int card = memoir_card_meant_by(&s->played[memoir_enemy(side)]);
    return card == MC_AIR_POWER || card == MC_BARRAGE || card == MC_THEIR_FINEST_HOUR
               ? card
               : MEMOIR_NO_CARD;
}

/* -- the commander-in-chief himself ------------------------------------------------------------ */

/* VAR-OVL-13, VAR-OVL-14, VAR-OVL-19: first of all, one card only; Their Finest Hour alone. */
bcg_reason memoir_check_chiefs_play(const memoir_state *s, int card, int way)
{
    const int meant = card == MC_COUNTER_ATTACK ? chiefs_order_opposite(s, s->active) : card;
    if (memoir_count_in_play(s, s->active) > 0)
        return MR_CHIEF_FIRST;
    if (!way && (meant >= MEMOIR_CARDS || !is_chiefs(meant)))
        return MR_GENERALS_CARD;
    return BCG_OK;
}

/* -- handing out ------------------------------------------------------------------------------ */

/* Where a card could be laid in a flank, and what it would stand for. */
typedef struct laying {
    bcg_reason reason; /* BCG_OK, or why it cannot be laid at all */
    int section;       /* the first of its sections */
    int as;            /* for Counter-Attack */
    bool both;         /* it takes both */
    bool unplaced;     /* the general will choose between the sections */
} laying;

static bool is_free(const memoir_state *s, int section)
{
    return !lies_card(&s->general[s->active][section]);
}

/* May a card for one section lie in this one, if need be by moving one that is not placed yet? */
static bool can_make_room(const memoir_state *s, int section)
{
    return is_free(s, section) || (s->general[s->active][section].hold == MHO_UNPLACED &&
                                   is_free(s, other_section(section)));
}

static laying lay_for_both(const memoir_state *s, int west, int as)
{
    const bool room = is_free(s, west) && is_free(s, west + 1);
    const bcg_reason reason = room ? BCG_OK : MR_SECTION_TAKEN;
    return (laying){reason, west, as, true, false};
}

/* A card for one section: the general chooses, unless only one is left. */
static laying lay_for_one(const memoir_state *s, int west, int as)
{
    const int section = is_free(s, west) ? west : west + 1;
    if (!is_free(s, section))
        return (laying){.reason = MR_SECTION_TAKEN};
    const memoir_played_card *other = &s->general[s->active][other_section(section)];
    const bool choice = !lies_card(other) || other->hold == MHO_UNPLACED;
    return (laying){BCG_OK, section, as, false, choice};
}

/* VAR-OVL-24: in the section opposite the order that it copies; where both have one, the general
 * chooses. With nothing to copy it has no effect (CARD-COUNTER-8). */
static laying lay_counter_attack(const memoir_state *s, int west)
{
    const int orders[2] = {order_opposite(s, s->active, west),
                           order_opposite(s, s->active, west + 1)};
    const int there = orders[0] != MEMOIR_NO_CARD ? 0 : 1, as = orders[there];
    if (as == MEMOIR_NO_CARD) {
        laying l = lay_for_one(s, west, as);
        l.unplaced = false;
        return l;
    }
    if (!memoir_is_for_one_section(as))
        return lay_for_both(s, west, as);
    if (orders[1 - there] != MEMOIR_NO_CARD)
        return lay_for_one(s, west, as);
    const bcg_reason room = can_make_room(s, west + there) ? BCG_OK : MR_SECTION_TAKEN;
    return (laying){room, west + there, as, false, false};
}

static laying lay(const memoir_game *g, const memoir_state *s, int card, int wing)
{
    const int flank = (int)memoir_flank_of((memoir_edge)g->edge[s->active], (memoir_wing)wing);
    if (card == MC_COUNTER_ATTACK)
        return lay_counter_attack(s, 2 * flank);
    if (memoir_is_for_one_section(card))
        return lay_for_one(s, 2 * flank, MEMOIR_NO_CARD);
    return lay_for_both(s, 2 * flank, MEMOIR_NO_CARD);
}

/* VAR-OVL-15, VAR-OVL-16: section cards are for the general of their flank. */
static bool suits_wing(int card, int wing)
{
    if (card < MEMOIR_SECTION_CARDS)
        return card % 3 == wing;
    return card != MC_PINCER_MOVE || wing != MEMOIR_CENTER;
}

bcg_reason memoir_check_hand(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const int card = memoir_operand(a, 0), wing = memoir_operand(a, 1) - 1;
    if (!memoir_is_overlord(g) || s->phase != MP_PLAY_CARD)
        return MR_NOT_NOW;
    if (s->hand[s->active][card] == 0)
        return MR_NOT_IN_HAND;
    if (wing < 0)
        return MR_SECTION_MISSING;
    if (is_chiefs(card))
        return MR_CHIEFS_CARD;
    if (memoir_count_in_play(s, s->active) >= MOST_CARDS)
        return MR_ENOUGH_CARDS;
    if (!suits_wing(card, wing))
        return MR_OTHER_GENERAL;
    return lay(g, s, card, wing).reason;
}

/* Does the side have a unit that the card orders, in this section or in both of the flank? */
static bool commands_any(const memoir_game *g, const memoir_state *s, int section, int card)
{
    const bool one = memoir_is_for_one_section(card);
    bcg_set there = g->section_sets[section];
    if (!one)
        there = g->flank_sets[flank_of(section)];
    const bcg_set units = bcg_set_and(there, s->units[s->active]);
    BCG_EACH (h, units)
        if (memoir_cards[card].who >> memoir_class_at(s, h) & 1)
            return true;
    return false;
}

/* The card lies where it is to be: DECK-4, DECK-5. */
static void place(const memoir_game *g, memoir_state *s, int section)
{
    memoir_played_card *p = &s->general[s->active][section];
    if (p->card == MC_COUNTER_ATTACK && p->as != MEMOIR_NO_CARD && memoir_is_for_one_section(p->as))
        p->as = (uint8_t)order_opposite(s, s->active, section);
    const int meant = memoir_card_meant_by(p);
    p->hold = MHO_LAID;
    if (meant < MEMOIR_CARDS && memoir_cards[meant].traits & MCF_FALLBACK)
        p->fallback = !commands_any(g, s, section, meant);
}

static void move_card(memoir_state *s, int from, int to)
{
    memoir_played_card *cards = s->general[s->active];
    const memoir_played_card there = cards[to];
    cards[to] = cards[from];
    cards[from] = there;
}

static bool may_hand_more(const memoir_state *s)
{
    return memoir_count_in_play(s, s->active) < MOST_CARDS && s->hand_size[s->active] > 0;
}

void memoir_apply_hand(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const int card = memoir_operand(a, 0), wing = memoir_operand(a, 1) - 1;
    const laying l = lay(g, s, card, wing);
    memoir_played_card *cards = s->general[s->active];
    if (lies_card(&cards[l.section])) { /* one that has still to be placed makes room */
        move_card(s, l.section, other_section(l.section));
        place(g, s, other_section(l.section));
    }
    memoir_lose_card(s, s->active, MPL_HAND, card);
    cards[l.section] = (memoir_played_card){
        .card = (uint8_t)card, .as = (uint8_t)l.as, .hold = MHO_UNPLACED, .in_play = 1};
    if (!l.unplaced)
        place(g, s, l.section);
    if (l.both) {
        cards[l.section + 1] = cards[l.section];
        cards[l.section + 1].hold = MHO_TWIN;
        cards[l.section + 1].in_play = 0;
    }
    if (log) {
        const int16_t args[4] = {s->active, (int16_t)card, (int16_t)(wing + 1), (int16_t)l.as};
        bcg_log_add(log, MV_HANDED, BCG_PUBLIC, 4, args);
    }
    if (!may_hand_more(s))
        memoir_begin_generals(g, s, log);
}

void memoir_list_hands(const memoir_game *g, const memoir_state *s, memoir_list *list)
{
    for (int card = 0; card < MEMOIR_CARDS; card++)
        for (int wing = MEMOIR_LEFT; s->hand[s->active][card] && wing <= MEMOIR_RIGHT; wing++) {
            const bcg_action a = memoir_action(MA_HAND, card, wing + 1);
            if (memoir_check_hand(g, s, a) == BCG_OK)
                memoir_add(list, a);
        }
}

/* VAR-OVL-13: one card at least. */
bcg_reason memoir_check_handed(const memoir_state *s)
{
    return memoir_count_in_play(s, s->active) > 0 ? BCG_OK : MR_ONE_CARD;
}

/* -- placing ---------------------------------------------------------------------------------- */

static bool is_unplaced(const memoir_state *s, int section)
{
    const memoir_played_card *p = &s->general[s->active][section];
    return lies_card(p) && p->hold == MHO_UNPLACED;
}

/* The card of the flank that has still to be placed, if it is this one; else -1. */
static int find_unplaced(const memoir_state *s, int section, int card)
{
    const int sections[2] = {section, other_section(section)};
    for (int i = 0; i < 2; i++)
        if (is_unplaced(s, sections[i]) && s->general[s->active][sections[i]].card == card)
            return sections[i];
    return -1;
}

/* VAR-OVL-15: the general chooses one of his two sections or the other. */
bcg_reason memoir_check_place(const memoir_game *g, const memoir_state *s, int seat, bcg_action a)
{
    const int card = memoir_operand(a, 0), number = memoir_operand(a, 1);
    if (!memoir_is_overlord(g) || s->phase != MP_ORDER || number == 0)
        return MR_NOT_NOW;
    const int section = memoir_section_named(g, s->active, number);
    if (g->commander[s->active][1 + section] != seat)
        return MR_OTHER_GENERAL;
    if (find_unplaced(s, section, card) < 0)
        return MR_NOT_TO_PLACE;
    return is_free(s, section) || is_unplaced(s, section) ? BCG_OK : MR_SECTION_TAKEN;
}

/* Assault and its like order their units at once. */
static void order_all(const memoir_game *g, memoir_state *s, int section, bcg_log *log)
{
    const memoir_played_card *p = &s->general[s->active][section];
    const int meant = memoir_card_meant_by(p);
    if (p->hold != MHO_LAID || meant >= MEMOIR_CARDS || p->fallback ||
        !(memoir_cards[meant].traits & MCF_EVERY))
        return;
    const int last = memoir_is_for_one_section(meant) ? section : section + 1;
    for (int at = section; at <= last; at++)
        BCG_EACH (h, s->units[s->active])
            if (memoir_check_section_order(g, s, at, h) == BCG_OK) {
                memoir_set_command(s, h, 1 + at);
                bcg_set_add(&s->ordered, h);
                memoir_tell(log, MV_ORDERED, 1, h, 0, 0);
            }
}

static void place_and_order(const memoir_game *g, memoir_state *s, int section, bcg_log *log)
{
    place(g, s, section);
    memoir_tell(log, MV_PLACED, 3, s->active, s->general[s->active][section].card,
                memoir_number_of_section(g, s->active, section));
    order_all(g, s, section, log);
}

/* What is left of the flank once a card is placed goes without saying. */
void memoir_apply_place(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const int section = memoir_section_named(g, s->active, memoir_operand(a, 1));
    const int from = find_unplaced(s, section, memoir_operand(a, 0));
    if (from != section)
        move_card(s, from, section);
    place_and_order(g, s, section, log);
    if (is_unplaced(s, other_section(section)))
        place_and_order(g, s, other_section(section), log);
}

static void list_places(const memoir_game *g, const memoir_state *s, int seat, memoir_list *list)
{
    for (int number = 1; number <= MEMOIR_MAX_SECTIONS; number++) {
        const int section = memoir_section_named(g, s->active, number);
        const int sections[2] = {section, other_section(section)};
        for (int i = 0; i < 2; i++) {
            const memoir_played_card *p = &s->general[s->active][sections[i]];
            const bool twice = i == 1 && p->card == s->general[s->active][section].card;
            const bcg_action a = memoir_action(MA_PLACE, p->card, number);
            if (is_unplaced(s, sections[i]) && !twice &&
                memoir_check_place(g, s, seat, a) == BCG_OK)
                memoir_add(list, a);
        }
    }
}

void memoir_leave_unplaced(memoir_state *s)
{
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
        if (is_unplaced(s, section))
            s->general[s->active][section].hold = MHO_LAID;
}

/* -- orders ----------------------------------------------------------------------------------- */

static int count_under(const memoir_state *s, int section)
{
    int count = 0;
    BCG_EACH (h, s->ordered)
        count += memoir_command_at(s, h) == 1 + section;
    return count;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* VAR-OVL-15 to VAR-OVL-18: may the card of the section order one more unit there? */
static bool has_room(const memoir_state *s, int section, const memoir_played_card *p)
{
    const memoir_card_row *row = &memoir_cards[memoir_card_meant_by(p)];
    const bool one = memoir_is_for_one_section(memoir_card_meant_by(p));
    const int here = count_under(s, section);
    const int all = one ? here : here + count_under(s, other_section(section));
    if (p->fallback)
        return all == 0; /* DECK-4 */
    if (row->anywhere)
        return all < row->anywhere;
    return here < larger(larger(row->wing[0], row->wing[1]), row->wing[2]);
}

/* VAR-OVL-20: each general's dice order units of his own flank. */
static bcg_reason check_faces(const memoir_state *s, int section, int h)
{
    int units[MEMOIR_CLASSES] = {0};
    const uint8_t *faces = s->faces[flank_of(section)];
    BCG_EACH (at, s->ordered) {
        const int command = memoir_command_at(s, at);
        if (command && flank_of(command - 1) == flank_of(section))
            units[memoir_class_at(s, at)]++;
    }
    units[memoir_class_at(s, h)]++;
    return memoir_faces_order(faces, units) ? BCG_OK : MR_NO_FACE;
}

bcg_reason memoir_check_section_order(const memoir_game *g, const memoir_state *s, int section,
                                      int h)
{
    const memoir_played_card *p = &s->general[s->active][section];
    if (!bcg_set_has(&g->section_sets[section], h))
        return MR_OTHER_SECTION;
    if (bcg_set_has(&s->ordered, h))
        return MR_ORDERED;
    if (is_finest_hour(s))
        return check_faces(s, section, h);
    const int meant = memoir_card_meant_by(p);
    if (!lies_card(p) || meant >= MEMOIR_CARDS || p->hold == MHO_UNPLACED)
        return MR_OTHER_SECTION;
    const bcg_reason kind = memoir_check_class(g, s, meant, p->fallback, h);
    if (kind != BCG_OK)
        return kind;
    return has_room(s, section, p) ? BCG_OK : MR_NO_MORE_THERE;
}

/* Are these two sections parts of one order, so that it makes no difference which is named? */
static bool is_one_order(const memoir_state *s, int a, int b)
{
    return flank_of(a) == flank_of(b) &&
           (is_finest_hour(s) || s->general[s->active][b].hold == MHO_TWIN);
}

/* The sections of the seat whose orders could be given to the unit, each order once; returns how
 * many. */
static int find_orders(const memoir_game *g, const memoir_state *s, int seat, int h,
                       int out[MEMOIR_MAX_SECTIONS])
{
    int count = 0;
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
        if (g->commander[s->active][1 + section] == seat &&
            memoir_check_section_order(g, s, section, h) == BCG_OK &&
            !(count > 0 && is_one_order(s, out[count - 1], section)))
            out[count++] = section;
    return count;
}

/* Why none of the seat's cards orders the unit: the refusal that says most. */
static bcg_reason find_refusal(const memoir_game *g, const memoir_state *s, int seat, int h)
{
    bcg_reason found = MR_OTHER_SECTION;
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
        if (g->commander[s->active][1 + section] == seat && found == MR_OTHER_SECTION)
            found = memoir_check_section_order(g, s, section, h);
    return found;
}

/* A section is named if, and only if, there is a choice. */
bcg_reason memoir_check_general_order(const memoir_game *g, const memoir_state *s, int seat,
                                      bcg_action a)
{
    const int h = memoir_operand(a, 0), number = memoir_operand(a, 1);
    int sections[MEMOIR_MAX_SECTIONS];
    const int count = find_orders(g, s, seat, h, sections);
    if (count == 0)
        return find_refusal(g, s, seat, h);
    if (count == 1)
        return number ? MR_SECTION_NOT_YOURS : BCG_OK;
    if (number == 0)
        return MR_SECTION_MISSING;
    for (int i = 0; i < count; i++)
        if (sections[i] == memoir_section_named(g, s->active, number))
            return BCG_OK;
    return MR_OTHER_SECTION;
}

void memoir_apply_general_order(const memoir_game *g, memoir_state *s, int seat, bcg_action a,
                                bcg_log *log)
{
    const int h = memoir_operand(a, 0), number = memoir_operand(a, 1);
    int sections[MEMOIR_MAX_SECTIONS];
    find_orders(g, s, seat, h, sections);
    const int section = number ? memoir_section_named(g, s->active, number) : sections[0];
    memoir_set_command(s, h, 1 + section);
    bcg_set_add(&s->ordered, h);
    memoir_tell(log, MV_ORDERED, 1, h, 0, 0);
    const memoir_played_card *p = memoir_order_of(s, h);
    if (memoir_card_meant_by(p) == MC_DIG_IN && !p->fallback)
        memoir_dig_in(g, s, (bcg_hex)h, log);
}

bcg_set memoir_general_orderable(const memoir_game *g, const memoir_state *s, int seat)
{
    bcg_set set = BCG_SET_EMPTY;
    const bcg_set units = bcg_set_minus(s->units[s->active], s->ordered);
    int sections[MEMOIR_MAX_SECTIONS];
    BCG_EACH (h, units)
        if (find_orders(g, s, seat, h, sections) > 0)
            bcg_set_add(&set, h);
    return set;
}

/* -- Medics & Mechanics (VAR-OVL-21) ----------------------------------------------------------- */

/* The first section of a flank of this seat whose Medics & Mechanics can heal the unit, or -1. */
static int find_medics(const memoir_game *g, const memoir_state *s, int seat, int h)
{
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section += 2) {
        const memoir_played_card *p = &s->general[s->active][section];
        if (g->commander[s->active][1 + section] == seat && p->hold == MHO_LAID && lies_card(p) &&
            memoir_card_meant_by(p) == MC_MEDICS_AND_MECHANICS &&
            bcg_set_has(&g->flank_sets[flank_of(section)], h))
            return section;
    }
    return -1;
}

bcg_reason memoir_check_general_heal(const memoir_game *g, const memoir_state *s, int seat,
                                     bcg_action a)
{
    const int h = memoir_operand(a, 0);
    if (!memoir_is_overlord(g) || s->phase != MP_ORDER || s->pending_count)
        return MR_NOT_NOW;
    if (find_medics(g, s, seat, h) < 0)
        return MR_NOT_NOW;
    return bcg_set_has(&s->units[s->active], h) && memoir_is_hurt(s, h) ? BCG_OK : MR_UNHURT;
}

void memoir_apply_general_heal(const memoir_game *g, memoir_state *s, int seat, bcg_action a)
{
    const int h = memoir_operand(a, 0), section = find_medics(g, s, seat, h);
    s->general[s->active][section].hold = MHO_SPENT;
    memoir_pending *f = memoir_push(s, PENDING_MEDICS_ROLL, s->active);
    f->at = (bcg_hex)h;
    f->dice = TURN_DICE;
}

/* CARD-MEDICS-5: a unit that has figures back is ordered by that card. */
void memoir_order_healed(const memoir_game *g, memoir_state *s, int h)
{
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
        if (memoir_card_meant_by(&s->general[s->active][section]) == MC_MEDICS_AND_MECHANICS &&
            bcg_set_has(&g->section_sets[section], h)) {
            memoir_set_command(s, h, 1 + section);
            return;
        }
}

static bool has_patient(const memoir_game *g, const memoir_state *s, int seat)
{
    BCG_EACH (h, s->units[s->active])
        if (memoir_is_hurt(s, h) && find_medics(g, s, seat, h) >= 0)
            return true;
    return false;
}

/* -- the order step --------------------------------------------------------------------------- */

bool memoir_general_has_orders(const memoir_game *g, const memoir_state *s, int seat)
{
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
        if (g->commander[s->active][1 + section] == seat && is_unplaced(s, section))
            return true;
    const bcg_set units = memoir_general_orderable(g, s, seat);
    return !bcg_set_is_empty(&units) || has_patient(g, s, seat);
}

void memoir_list_general_orders(const memoir_game *g, const memoir_state *s, int seat,
                                memoir_list *list)
{
    list_places(g, s, seat, list);
    const bcg_set units = bcg_set_minus(s->units[s->active], s->ordered);
    BCG_EACH (h, units) {
        int sections[MEMOIR_MAX_SECTIONS];
        const int count = find_orders(g, s, seat, h, sections);
        for (int i = 0; i < count; i++)
            memoir_add(
                list,
                memoir_action(MA_ORDER, h,
                              count > 1 ? memoir_number_of_section(g, s->active, sections[i]) : 0));
    }
    BCG_EACH (h, s->units[s->active]) {
        const bcg_action a = memoir_action(MA_HEAL, h, 0);
        if (memoir_check_general_heal(g, s, seat, a) == BCG_OK)
            memoir_add(list, a);
    }
}

/* The only section of the flank where the card has units to order, or -1. */
static int only_use(const memoir_game *g, const memoir_state *s, int section)
{
    const int meant = memoir_card_meant_by(&s->general[s->active][section]);
    const int other = other_section(section);
    if (meant >= MEMOIR_CARDS || s->general[s->active][section].card == MC_COUNTER_ATTACK)
        return -1; /* which order it copies depends on where it lies */
    const bool here = commands_any(g, s, section, meant), there = commands_any(g, s, other, meant);
    return here == there ? -1 : here ? section : other;
}

/* The cards are handed out: what needs no choice is placed, and whole sections are ordered. */
void memoir_begin_generals(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    s->phase = MP_ORDER;
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
        if (lies_card(&s->general[s->active][section]))
            order_all(g, s, section, log);
    for (int west = 0; west < MEMOIR_MAX_SECTIONS; west += 2) {
        const int section = is_unplaced(s, west) ? west : west + 1;
        if (!is_unplaced(s, section))
            continue;
        const bool alone = is_free(s, other_section(section));
        const int use = alone ? only_use(g, s, section) : -1;
        if (!alone && is_unplaced(s, other_section(section)))
            continue;
        if (alone && use < 0)
            continue;
        if (alone && use != section)
            move_card(s, section, use);
        place_and_order(g, s, alone ? use : section, log);
    }
    if (memoir_actors(g, s) == 0)
        memoir_end_step(s);
}

/* -- what a unit may do in a step -------------------------------------------------------------- */

bcg_reason memoir_check_step_of(const memoir_state *s, int h)
{
    const memoir_card_row *row = memoir_card_rules_at(s, h);
    const unsigned traits = row ? row->traits : 0;
    if (traits & MCF_IDLE || (traits & MCF_STILL && s->phase == MP_MOVE))
        return MR_STAYS;
    return s->phase == MP_MOVE_AGAIN && !(traits & MCF_FREELY) ? MR_MOVED : BCG_OK;
}

/* -- the end of the turn ---------------------------------------------------------------------- */

/* VAR-OVL-22: two cards, or three after a Recon, up to the full hand. */
static int cards_to_draw(const memoir_game *g, const memoir_state *s)
{
    const int side = s->active, room = g->hand[side] - s->hand_size[side];
    int cards = USUAL_DRAW;
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++) {
        const memoir_played_card *p = &s->general[side][section];
        const int meant = memoir_card_meant_by(p);
        if (p->in_play && meant < MEMOIR_CARDS && memoir_cards[meant].traits & MCF_PICK)
            cards = USUAL_DRAW + 1;
    }
    return room < 0 ? 0 : cards < room ? cards : room;
}

bool memoir_clear_up_overlord(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    const int side = s->active;
    memoir_played_card *own = &s->played[side];
    if (memoir_count_in_play(s, side) == 0)
        return true;
    const int cards = cards_to_draw(g, s);
    const bool again = is_finest_hour(s);
    if (own->in_play)
        memoir_discard(g, s, side, own->card, log);
    own->in_play = own->way = own->fallback = 0;
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++) {
        memoir_played_card *p = &s->general[side][section];
        if (p->in_play)
            memoir_discard(g, s, side, p->card, log);
        p->in_play = p->fallback = 0;
        if (p->hold != MHO_TWIN)
            p->hold = MHO_LAID; /* a later copy asks only what was ordered where */
    }
    if (again && g->winner_without_cards < 0)
        memoir_reshuffle(g, s, side, log); /* VAR-OVL-20 */
    memoir_push(s, PENDING_DRAW, side)->steps = (uint8_t)cards;
    return false;
}

/* A new turn of the side: its last orders are of no interest to anybody any more. */
void memoir_forget_generals(memoir_state *s, int side)
{
    s->played[side] = no_card;
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
        s->general[side][section] = no_card;
}
