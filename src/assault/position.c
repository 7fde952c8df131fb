/* Which positions can be played. What may be pending on what, and with which operands, is a table:
 * it says what the rules can lead to, and random games show that it allows all they do lead to
 * (notation/assault_position_test.c). */
#include "assault/position.h"

#include "assault/rules.h"

#include <string.h>

const char *assault_position_sentence(assault_position_fault fault)
{
#define TEXT(code, text) text,
    static const char *const sentences[] = {ASSAULT_POSITION_FAULTS(TEXT)};
    return sentences[fault];
}

/* -- what may be pending
 * ---------------------------------------------------------------------------
 */

#define ON(kind) (UINT32_C(1) << (kind))
#define BOTTOM   (UINT32_C(1) << 31)

enum { SETUP = 1 << APH_SETUP, DRAW = 1 << APH_DRAW, OPS = 1 << APH_OPERATIONS };
enum {
    CARDS = 1 << 0,  /* has a card */
    UNIT_A = 1 << 1, /* a unit of its side stands on a */
    NPC = 1 << 2,    /* of the side nobody plays */
    PLAYER = 1 << 3, /* of a side that is played */
};

_Static_assert(ASSAULT_PENDING_KINDS < 31, "a bit for each, and one for the bottom");

#define ANYWHERE (BOTTOM | ON(AP_STEP) | ON(AP_NPC_TURN) | ON(AP_NPC_FLIP))

/* clang-format off */
static const struct todo_row {
    uint32_t below;   /* what it may lie on */
    uint8_t phases;
    uint8_t traits;
    uint8_t most_n, most_m;
    uint8_t a, b;     /* assault_todo_operand */
} todo_rows[ASSAULT_PENDING_KINDS] = {
    [AP_EDGES]         = {BOTTOM, SETUP, 0, 0, 0, 0, 0},
    [AP_DEAL]          = {BOTTOM | ON(AP_DEAL) | ON(AP_MIX) | ON(AP_BUY) | ON(AP_CARD), SETUP | DRAW | OPS, PLAYER, 60, 60, 0, 0},
    [AP_MIX]           = {BOTTOM | ON(AP_DEAL) | ON(AP_BUY), SETUP | DRAW, PLAYER, 60, 0, 0, 0},
    [AP_FIRST_FLIP]    = {BOTTOM, SETUP, 0, 8 + ASSAULT_MOST_TM, 0, 0, 0},
    [AP_START]         = {BOTTOM, SETUP, PLAYER, 0, 0, 0, 0},
    [AP_START_DRAW]    = {ON(AP_START), SETUP, 0, 0, ASSAULT_SQUARES, 0, 0}, /* of the side that places */
    [AP_BUY]           = {BOTTOM, DRAW, PLAYER, 0, 0, 0, 0},
    [AP_STEP]          = {BOTTOM | ON(AP_NPC_TURN), OPS, 0, 4, 0, ATO_TILE, ATO_TILE},
    [AP_ARRIVED]       = {0, 0, 0, 0, 0, 0, 0}, /* is settled at once */
    [AP_MINE]          = {ON(AP_STEP) | ON(AP_COMBAT), OPS, UNIT_A, 0, 0, ATO_TILE, 0},
    [AP_SWAMP]         = {BOTTOM, OPS, UNIT_A, 0, 0, ATO_TILE, 0},
    [AP_WINDOW]        = {ANYWHERE | ON(AP_CARD), OPS, PLAYER, AW_TURN, 0, ATO_TILE, ATO_TILE},
    [AP_CARD]          = {BOTTOM | ON(AP_STEP) | ON(AP_NPC_TURN) | ON(AP_CARD) | ON(AP_COMBAT), OPS, CARDS, 1, ASSAULT_EFFECTS, 0, 0},
    [AP_CARD_FLIP]     = {ON(AP_CARD), OPS, 0, 0, 0, 0, 0},
    [AP_ANTI_AIR]      = {ON(AP_CARD), OPS, UNIT_A, 0, 0, ATO_TILE, ATO_TILE},
    [AP_DISCARD]       = {ON(AP_CARD), OPS, PLAYER, 9, 0, 0, 0},
    [AP_COMBAT]        = {ANYWHERE, OPS, 0, 0, 0, 0, 0},
    [AP_SUPPORT]       = {ON(AP_COMBAT), OPS, PLAYER, 0, 0, 0, 0},
    [AP_STEP_9]        = {ON(AP_COMBAT), OPS, PLAYER, 0, 0, 0, 0},
    [AP_SACRIFICE]     = {ON(AP_COMBAT) | ON(AP_NPC_SACRIFICE), OPS, 0, 3, 0, 0, 0},
    [AP_MODIFIER]      = {ON(AP_COMBAT), OPS, 0, 0, 0, 0, 0},
    [AP_REWARD]        = {ON(AP_COMBAT) | ON(AP_CARD), OPS, PLAYER, 99, 0, 0, 0},
    [AP_ADVANCE]       = {ON(AP_COMBAT), OPS, PLAYER, 0, 0, 0, 0},
    [AP_NPC_TURN]      = {BOTTOM, OPS, NPC, 3, 255, 0, 0},
    [AP_NPC_OPERATION] = {ON(AP_NPC_TURN), OPS, NPC, 0, 0, 0, 0},
    [AP_NPC_CARD]      = {ON(AP_COMBAT), OPS, NPC, 0, 0, 0, 0},
    [AP_NPC_SACRIFICE] = {ON(AP_COMBAT), OPS, NPC, 0, 0, 0, 0},
    [AP_NPC_MODIFIERS] = {ON(AP_COMBAT), OPS, NPC, 2, 0, 0, 0},
    [AP_NPC_UNIT]      = {ANYWHERE, OPS, NPC, 1, 0, ATO_TILE, 0},
    [AP_NPC_FLIP]      = {ON(AP_STEP) | ON(AP_NPC_TURN) | ON(AP_NPC_FLIP), OPS, NPC, 0, 0, ATO_TILE, 0},
};
/* clang-format on */

/* What a card that is played asks for, in place of nothing; Opportunity Fire remembers at whom. */
static void card_operands(int kind, assault_todo_operand operand[2])
{
    const uint8_t *asked = assault_operands_of(kind);
    for (int i = 0; i < 2 && asked[i] != AN_END; i++)
        operand[i] = asked[i] == AN_TILE || asked[i] == AN_TILE_2 ? ATO_TILE
                     : asked[i] == AN_TILE_OR_NONE                ? ATO_TILE_1
                                                                  : ATO_NUMBER;
    if (kind == AK_OPPORTUNITY_FIRE)
        operand[1] = ATO_TILE;
}

void assault_todo_operands(const assault_game *g, const assault_pending *p,
                           assault_todo_operand operand[2])
{
    operand[0] = (assault_todo_operand)todo_rows[p->what].a;
    operand[1] = (assault_todo_operand)todo_rows[p->what].b;
    if (p->what == AP_CARD && p->card < ASSAULT_CARDS && assault_is_action(g->card[p->card].kind))
        card_operands(g->card[p->card].kind, operand);
    if (p->what == AP_WINDOW && p->n >= AW_CARD) {
        operand[0] = p->n == AW_CARD ? ATO_NUMBER : ATO_NONE; /* about whatever the card is about */
        operand[1] = ATO_NONE;
    }
}

static bool is_tile(const assault_game *g, int tile)
{
    return tile < ASSAULT_SQUARES && assault_has(g->tiles, tile);
}

static bool has_unit(const assault_state *s, int side, int tile)
{
    return tile < ASSAULT_SQUARES && assault_has(s->units[side], tile);
}

static bool operand_fits(const assault_game *g, assault_todo_operand kind, int value, bool or_none)
{
    switch (kind) {
    case ATO_TILE:
        return is_tile(g, value) || (or_none && value == BCG_NO_TILE);
    case ATO_TILE_1:
        return value == 0 || is_tile(g, value - 1);
    case ATO_NUMBER:
        return true;
    default:
        return value == 0;
    }
}

/* A card that was announced: of its owner, and with what it asks for. */
static assault_position_fault check_card(const assault_game *g, const assault_state *s,
                                         const assault_pending *p)
{
    const int card = p->card;
    if (card >= ASSAULT_CARDS || g->card[card].first != card ||
        !assault_is_action(g->card[card].kind))
        return APF_TODO_FIELD;
    const int kind = g->card[card].kind, home = g->card[card].home;
    if ((home == AZ_ACTIONS) != (p->side != g->npc))
        return APF_TODO_SIDE;
    if (!assault_holds(g, s, AZ_TABLE, card))
        return APF_TABLE;
    switch (assault_operands_of(kind)[0]) {
    case AN_CHOICE:
        return p->a > 1 ? APF_TODO_FIELD : APF_NONE;
    case AN_DISCARD:
        return p->a >= ASSAULT_CARDS || g->card[p->a].first != p->a ? APF_TODO_FIELD : APF_NONE;
    default:
        return APF_NONE;
    }
}

/* The unit a card is for still stands where it was when the card was announced: nothing but other
 * cards and their flips has come between. */
static assault_position_fault check_card_units(const assault_game *g, const assault_state *s,
                                               const assault_pending *p)
{
    const int kind = g->card[p->card].kind, enemy = assault_enemy(p->side);
    const bool untouched = p->m == 0;
    switch (kind) {
    case AK_AIR_STRIKE:
    case AK_BOMBER_RUN:
    case AK_RANGED_BOMBARDMENT:
    case AK_PREP_FIRE:
        return has_unit(s, enemy, p->a) || !untouched ? APF_NONE : APF_TODO_UNIT;
    case AK_IMPROVED_DEFENSES:
    case AK_REPLACEMENTS:
    case AK_DOUBLE_TIME:
    case AK_COMMANDER_INITIATIVE:
    case AK_MORALE_BOOST:
        return has_unit(s, p->side, p->a) || !untouched ? APF_NONE : APF_TODO_UNIT;
    case AK_COUNTER_OFFENSIVE:
        return has_unit(s, p->side, p->a) && (p->b == 0 || has_unit(s, p->side, p->b - 1))
                   ? APF_NONE
                   : APF_TODO_UNIT;
    case AK_RE_DEPLOY:
        if (!untouched)
            return APF_NONE;
        if (!has_unit(s, p->side, p->a) || assault_has(assault_occupied(s), p->b))
            return APF_TODO_UNIT;
        return assault_has(g->enter[assault_kind_at(s, p->a)], p->b) ? APF_NONE : APF_TODO_UNIT;
    default:
        return APF_NONE;
    }
}

/* A card of step 9 lies on a combat, others do not; a reaction lies on what it answers. */
static assault_position_fault check_card_place(const assault_game *g, const assault_state *s, int i)
{
    const assault_pending *p = &s->pending[i], *below = i ? p - 1 : NULL;
    const assault_action_facts *facts = assault_facts_of(g->card[p->card].kind);
    const int effect = facts->effect[0].kind;
    const bool combat = below && below->what == AP_COMBAT;
    if (facts->type == ACT_COMBAT && !combat)
        return APF_TODO_ORDER;
    if (facts->type == ACT_OPERATIONS && combat)
        return APF_TODO_ORDER;
    if (combat && s->combat.step != ACS_CARDS && s->combat.step < ACS_ADVANCE)
        return APF_TODO_ORDER;
    if (effect == AF_CANCEL_CARD && !(below && below->what == AP_CARD))
        return APF_TODO_ORDER;
    if (effect == AF_CANCEL_MOVE && !(below && below->what == AP_STEP && below->n == 1))
        return APF_TODO_ORDER;
    if (below && below->what == AP_CARD && effect != AF_CANCEL_CARD &&
        g->card[p->card].kind != AK_SABOTAGE)
        return APF_TODO_ORDER;
    if (effect == AF_INITIATE_COMBAT && combat)
        return APF_TODO_ORDER;
    return APF_NONE;
}

/* What is particular to a kind. */
static assault_position_fault check_particular(const assault_game *g, const assault_state *s, int i)
{
    const assault_pending *p = &s->pending[i], *below = i ? p - 1 : NULL;
    switch (p->what) {
    case AP_FIRST_FLIP:
        return p->n && p->n < 8 + ASSAULT_LEAST_TM ? APF_TODO_FIELD : APF_NONE;
    case AP_BUY:
        return p->side == s->active ? APF_NONE : APF_TODO_SIDE;
    case AP_START:
        return g->start[p->side].mode == ASM_FIXED ? APF_TODO_FIELD : APF_NONE;
    case AP_START_DRAW:
        return g->start[p->side].mode == ASM_RANDOM && below && below->side == p->side
                   ? APF_NONE
                   : APF_TODO_FIELD;
    case AP_STEP:
        if (p->n < 1 || p->side != s->active)
            return APF_TODO_FIELD;
        if (p->n > 1)
            return APF_NONE;
        if (!has_unit(s, p->side, p->a) || assault_has(assault_occupied(s), p->b))
            return APF_TODO_UNIT;
        return assault_has(g->enter[assault_kind_at(s, p->a)], p->b) ? APF_NONE : APF_TODO_UNIT;
    case AP_WINDOW:
        if ((p->n == AW_CARD) != (below && below->what == AP_CARD))
            return APF_TODO_ORDER;
        if (p->n == AW_STEP && !(below && below->what == AP_STEP && below->n == 1))
            return APF_TODO_ORDER;
        if (p->n == AW_STEP && assault_is_face_down(s, p->a))
            return APF_TODO_UNIT; /* AMB-62 */
        if (p->n == AW_TURN)
            return below || p->side == s->active ? APF_TODO_ORDER : APF_NONE;
        if (p->n != AW_CARD && !has_unit(s, assault_enemy(p->side), p->a))
            return APF_TODO_UNIT;
        return below && below->what <= AP_CARD && below->what != AP_WINDOW && below->side == p->side
                   ? APF_TODO_SIDE
                   : APF_NONE;
    case AP_CARD: {
        assault_position_fault fault = check_card(g, s, p);
        if (fault == APF_NONE)
            fault = check_card_units(g, s, p);
        return fault == APF_NONE ? check_card_place(g, s, i) : fault;
    }
    case AP_CARD_FLIP: {
        if (!below)
            return APF_TODO_ORDER;
        const assault_action_facts *facts = assault_facts_of(g->card[below->card].kind);
        return below->m >= 1 && facts->effect[below->m - 1].kind == AF_MORALE_TM ? APF_NONE
                                                                                 : APF_TODO_ORDER;
    }
    case AP_ANTI_AIR:
        if (!below || below->side == p->side || !assault_facts_of(g->card[below->card].kind)->air ||
            !assault_row_at(g, s, p->a)->anti_air)
            return APF_TODO_ORDER;
        return below->m ? APF_TODO_ORDER : APF_NONE;
    case AP_SUPPORT:
        if (s->combat.step != ACS_SUPPORT)
            return APF_TODO_ORDER;
        if (p->side != assault_firing_side(s))
            return APF_TODO_SIDE;
        return assault_hidden_supporters(g, s) ? APF_NONE : APF_TODO_UNIT;
    case AP_SACRIFICE:
        for (int side = 0; side < ASSAULT_SIDES; side++)
            if (p->n >> side & 1 && (side == g->npc || s->combat.chosen[side] != ASSAULT_NO_CARD))
                return APF_TODO_SIDE;
        return p->n && p->side == 0 ? APF_NONE : APF_TODO_FIELD;
    case AP_ADVANCE:
        return p->side == s->combat.side ? APF_NONE : APF_TODO_SIDE;
    case AP_NPC_UNIT:
    case AP_NPC_FLIP:
        return assault_has(assault_occupied(s), p->a) && p->what == AP_NPC_UNIT ? APF_TODO_UNIT
                                                                                : APF_NONE;
    case AP_NPC_TURN:
        return p->side == s->active ? APF_NONE : APF_TODO_SIDE;
    default:
        return APF_NONE;
    }
}

static assault_position_fault check_todo(const assault_game *g, const assault_state *s, int i)
{
    const assault_pending *p = &s->pending[i];
    const struct todo_row *row = &todo_rows[p->what];
    const uint32_t below = i ? ON(s->pending[i - 1].what) : BOTTOM;
    assault_todo_operand operand[2];
    if (!(row->phases >> s->phase & 1))
        return APF_TODO_PHASE;
    if (!(row->below & below))
        return APF_TODO_ORDER;
    if ((row->traits & NPC && p->side != g->npc) || (row->traits & PLAYER && p->side == g->npc))
        return APF_TODO_SIDE;
    if (p->n > row->most_n || p->m > row->most_m || (!(row->traits & CARDS) && p->card))
        return APF_TODO_FIELD;
    assault_todo_operands(g, p, operand);
    if (!operand_fits(g, operand[0], p->a, false) ||
        !operand_fits(g, operand[1], p->b, p->what == AP_ANTI_AIR))
        return APF_TODO_FIELD;
    if (row->traits & UNIT_A && !has_unit(s, p->side, p->a))
        return APF_TODO_UNIT;
    return check_particular(g, s, i);
}

/* -- combat
 * ----------------------------------------------------------------------------------------
 */

static bool is_combat_fought(const assault_state *s)
{
    for (int i = 0; i < s->pending_count; i++)
        if (s->pending[i].what == AP_COMBAT)
            return true;
    return false;
}

/* A card chosen in step 10: of the hand, of the automa's pile, or the bluff card. */
static bool may_be_chosen(const assault_game *g, const assault_state *s, int side)
{
    const int card = s->combat.chosen[side];
    if (card == ASSAULT_NO_CARD || card == g->first_of_kind[AK_BLUFF + side])
        return true;
    if (card == ASSAULT_SHOWN)
        return g->npc != ASSAULT_NOBODY;
    const int zone = side == g->npc ? AZ_NPC_OPERATIONS : AZ_HAND + side;
    return card < ASSAULT_CARDS && g->card[card].first == card && assault_holds(g, s, zone, card);
}

/* Which steps may be pending on a combat that stands at this step. */
static bool fits_step(const assault_state *s, int what)
{
    switch (what) {
    case AP_SUPPORT:
        return s->combat.step == ACS_SUPPORT;
    case AP_STEP_9:
    case AP_NPC_CARD:
        return s->combat.step == ACS_CARDS;
    case AP_SACRIFICE:
    case AP_NPC_SACRIFICE:
        return s->combat.step == ACS_SACRIFICE;
    case AP_MODIFIER:
        return s->combat.step == ACS_MODIFIER;
    case AP_NPC_MODIFIERS:
        return s->combat.step == ACS_MODIFIER || s->combat.step == ACS_LOSS;
    case AP_MINE:
    case AP_REWARD:
    case AP_ADVANCE:
        return s->combat.step >= ACS_SECOND;
    default:
        return true;
    }
}

static assault_position_fault check_combat(const assault_game *g, const assault_state *s)
{
    const assault_combat *c = &s->combat;
    const bool both = c->step <= ACS_LOSS;
    if (!is_combat_fought(s))
        return assault_in_combat(s) ? APF_NO_COMBAT : APF_NONE;
    if (!is_tile(g, c->left) || !is_tile(g, c->origin) || c->passes > 2)
        return APF_COMBAT;
    for (int role = 0; role < 2; role++) {
        const int side = role ? assault_enemy(c->side) : c->side;
        if (c->tile[role] == BCG_NO_TILE ? both : !has_unit(s, side, c->tile[role]))
            return APF_COMBAT;
        if (c->tile[role] != BCG_NO_TILE && assault_is_face_down(s, c->tile[role]))
            return APF_COMBAT; /* REVEAL-6 */
    }
    const bool fires = c->step > ACS_SUPPORT && c->step <= ACS_LOSS;
    if (fires && (!c->fire || !c->target))
        return APF_COMBAT; /* COMBAT-0 */
    if (fires && c->supporters & ~s->units[assault_firing_side(s)])
        return APF_COMBAT; /* before, they are those of the other unit's fire */
    if ((c->supporters | c->asked | c->saved) & ~g->tiles)
        return APF_COMBAT;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (!may_be_chosen(g, s, side) ||
            (c->chosen[side] != ASSAULT_NO_CARD && c->step != ACS_SACRIFICE))
            return APF_CHOSEN;
    return APF_NONE;
}

static assault_position_fault check_pending(const assault_game *g, const assault_state *s,
                                            int *todo)
{
    int announced = 0;
    for (int i = 0; i < s->pending_count; i++) {
        *todo = i;
        const assault_position_fault fault = check_todo(g, s, i);
        if (fault != APF_NONE)
            return fault;
        announced += s->pending[i].what == AP_CARD;
        if (i && s->pending[i - 1].what == AP_COMBAT && !fits_step(s, s->pending[i].what))
            return APF_TODO_ORDER;
        if (s->pending[i].what == AP_ADVANCE && !assault_can_advance(g, s))
            return APF_ADVANCE; /* nobody is asked then (combat.c) */
        if (s->pending[i].what == AP_COMBAT && s->pending[i].side != s->combat.side)
            return APF_COMBAT; /* there is one at most: none lies on what may lie on a combat */
    }
    *todo = -1;
    return announced == s->size[AZ_TABLE] ? APF_NONE : APF_TABLE;
}

/* -- units and cards
 * -------------------------------------------------------------------------------
 */

assault_position_fault assault_unit_fault(const assault_game *g, const assault_state *s, int tile)
{
    const assault_unit *u = &s->unit[tile];
    const int kind = u->kind - 1;
    if (!assault_has(g->enter[kind], tile))
        return APF_GROUND;
    if (!assault_has(s->control[u->side], tile))
        return APF_CONTROL;
    if (assault_morale_at(g, s, tile) < 1 || assault_morale_at(g, s, tile) > ASSAULT_MOST_MORALE)
        return APF_MORALE;
    if (!(u->marks & AU_FACE_DOWN))
        return u->marks & (AU_KNOWN | AU_START | AU_SETTLED) || u->told ? APF_FACE_UP : APF_NONE;
    if (u->marks & (AU_KNOWN | AU_START))
        return u->told || (u->marks & AU_KNOWN && u->marks & AU_START) ? APF_TOLD : APF_NONE;
    return u->told == assault_row(g, kind)->cost && u->side != g->npc ? APF_NONE : APF_TOLD;
}

/* SETUP-6, SETUP-12: what lies face down from the set-up is what the side may have chosen. */
static assault_position_fault check_starters(const assault_game *g, const assault_state *s,
                                             int side)
{
    const int mode = g->start[side].mode;
    int cost = s->start_seen[side], hidden[ASSAULT_UNITS] = {0};
    bool any = false;
    ASSAULT_EACH(t, s->units[side])
    {
        if (!(s->unit[t].marks & AU_START))
            continue;
        const int kind = assault_kind_at(s, (int)t);
        any = true;
        cost += assault_row(g, kind)->cost;
        hidden[kind]++;
        if (mode == ASM_BUDGET && assault_is_banned(g, side, kind))
            return APF_START;
    }
    if (mode == ASM_BUDGET)
        return any && cost > g->start[side].prestige ? APF_START : APF_NONE;
    if (mode != ASM_LIST)
        return any && mode == ASM_FIXED ? APF_START : APF_NONE;
    BCG_EACH (card, s->pile[AZ_START + side])
        hidden[g->card[card].kind]++;
    for (int i = 0; i < g->start_count[side]; i++)
        if (!(s->start_seen[side] >> i & 1))
            hidden[g->start_list[side][i]]--;
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        if (hidden[kind])
            return APF_START; /* what has not been seen is on the map or still to be placed */
    return APF_NONE;
}

/* Where a card may lie. */
static bool may_lie(const assault_game *g, int card, int zone)
{
    const int kind = g->card[card].kind, home = g->card[card].home;
    if (assault_is_unit(kind)) {
        const int side = assault_nation_of(kind);
        return zone == AZ_UNITS + side || zone == AZ_UNIT_DISCARDS + side ||
               zone == AZ_HAND + side || zone == AZ_START + side;
    }
    if (assault_is_bluff(kind) || home == ASSAULT_ZONES)
        return false;
    if (zone == AZ_TABLE || zone == home)
        return true;
    return home == AZ_ACTIONS ? zone == AZ_ACTION_DISCARDS || zone == AZ_HAND || zone == AZ_HAND + 1
                              : zone == home - AZ_NPC_OPERATIONS + AZ_NPC_DISCARDS;
}

int assault_copies_in_game(const assault_game *g, int kind)
{
    const int side = assault_nation_of(kind);
    int copies = 0, listed = 0;
    for (int i = g->first_of_kind[kind]; i < g->first_of_kind[kind] + g->copies_of_kind[kind]; i++)
        copies += g->card[i].home < ASSAULT_ZONES;
    for (int i = 0; i < g->start_count[side]; i++)
        listed += g->start_list[side][i] == kind;
    for (int i = 0; i < g->unit.count; i++)
        listed += g->unit.at[i].unit == kind;
    return listed > copies ? listed : copies;
}

static assault_position_fault check_cards(const assault_game *g, const assault_state *s)
{
    int units[ASSAULT_UNITS] = {0};
    ASSAULT_EACH(t, assault_occupied(s))
    units[assault_kind_at(s, (int)t)]++;
    for (int card = 0; card < ASSAULT_CARDS; card++) {
        const int kind = g->card[card].kind;
        int places = 0;
        for (int zone = 0; zone < ASSAULT_ZONES; zone++)
            if (bcg_set_has(&s->pile[zone], card)) {
                places++;
                if (!may_lie(g, card, zone))
                    return APF_WRONG_PILE;
            }
        if (places > 1)
            return APF_CARDS;
        if (assault_is_unit(kind))
            units[kind] += places;
        else if (assault_is_action(kind) && places != (g->card[card].home < ASSAULT_ZONES))
            return APF_CARDS;
    }
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        if (units[kind] != assault_copies_in_game(g, kind))
            return APF_CARDS;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (side == g->npc && (s->size[AZ_HAND + side] || s->size[AZ_START + side]))
            return APF_WRONG_PILE;
    return APF_NONE;
}

/* -- all of it
 * -------------------------------------------------------------------------------------
 */

static assault_position_fault check_turn(const assault_game *g, const assault_state *s)
{
    const bool setup = s->phase == APH_SETUP, over = s->phase == APH_OVER;
    if ((s->result != 0) != over || (over && s->pending_count))
        return APF_RESULT;
    if (setup ? s->turn || !s->used : !s->turn)
        return APF_TURN;
    if (g->first != AFP_FLIP && s->first != g->first && !(setup && s->used < 3))
        return APF_FIRST;
    const bool open = setup && s->used < 2 && g->side[0].edge == AEC_LOT;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (g->side[side].edge != AEC_LOT && s->edge[side] != g->side[side].edge)
            return APF_EDGES;
    return !open && s->edge[0] == s->edge[1] ? APF_EDGES : APF_NONE;
}

/* States have no padding (state.h). */
static bool is_same(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(assault_state)) == 0;
}

/* Everything that goes on by itself has gone on, and somebody can do something. */
static assault_position_fault check_rest(const assault_game *g, const assault_state *s)
{
    assault_state settled = *s;
    if (s->result)
        return APF_NONE;
    const int top = s->pending_count ? assault_top(s)->what : -1;
    if (top == AP_STEP || top == AP_CARD || top == AP_COMBAT || top == AP_NPC_TURN ||
        (top < 0 && (s->phase != APH_OPERATIONS || s->active == g->npc)))
        return APF_NOT_AT_REST;
    assault_settle(g, &settled, NULL);
    return is_same(&settled, s) ? APF_NONE : APF_NOT_AT_REST;
}

assault_position_fault assault_position_check(const assault_game *g, const assault_state *s,
                                              int *todo)
{
    assault_position_fault fault = check_turn(g, s);
    *todo = -1;
    ASSAULT_EACH(t, assault_occupied(s))
    if (fault == APF_NONE)
        fault = assault_unit_fault(g, s, (int)t);
    if (fault == APF_NONE)
        fault = check_cards(g, s);
    for (int side = 0; side < ASSAULT_SIDES && fault == APF_NONE; side++)
        fault = check_starters(g, s, side);
    if (s->phase == APH_OVER)
        return fault; /* nothing follows from what was being done */
    if (fault == APF_NONE)
        fault = check_combat(g, s);
    if (fault == APF_NONE)
        fault = check_pending(g, s, todo);
    return fault == APF_NONE ? check_rest(g, s) : fault;
}
