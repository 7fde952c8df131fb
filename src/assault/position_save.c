/* Positions: between a state and the lines of a file. */
#include "assault/position.h"

#include "assault/rules.h"

#include <string.h>

bool assault_is_deck(int zone)
{
    return zone == AZ_ACTIONS || zone == AZ_UNITS || zone == AZ_UNITS + 1 ||
           (zone >= AZ_NPC_OPERATIONS && zone <= AZ_NPC_TARGET);
}

static bool lies_elsewhere(const assault_state *s, int card, int deck)
{
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        if (zone != deck && bcg_set_has(&s->pile[zone], card))
            return true;
    return false;
}

/* Copies of a unit that are not in the deck: in other piles, or on the map. */
static int count_elsewhere(const assault_game *g, const assault_state *s, int kind, int deck)
{
    int n = 0;
    for (int i = g->first_of_kind[kind]; i < g->first_of_kind[kind] + g->copies_of_kind[kind]; i++)
        n += lies_elsewhere(s, i, deck);
    ASSAULT_EACH(t, s->units[assault_nation_of(kind)])
    n += s->unit[t].kind == kind + 1;
    return n;
}

bcg_set assault_default_deck(const assault_game *g, const assault_state *s, int deck)
{
    bcg_set cards = BCG_SET_EMPTY;
    if (deck != AZ_UNITS && deck != AZ_UNITS + 1) {
        for (int card = 0; card < ASSAULT_CARDS; card++)
            if (g->card[card].home == deck && !lies_elsewhere(s, card, deck))
                bcg_set_add(&cards, card);
        return cards;
    }
    for (int kind = 0; kind < ASSAULT_UNITS; kind++) {
        int left = assault_copies_in_game(g, kind) - count_elsewhere(g, s, kind, deck);
        for (int i = g->first_of_kind[kind];
             assault_nation_of(kind) == deck - AZ_UNITS && left > 0 &&
             i < g->first_of_kind[kind] + g->copies_of_kind[kind];
             i++)
            if (!lies_elsewhere(s, i, deck)) {
                bcg_set_add(&cards, i);
                left--;
            }
    }
    return cards;
}

/* -- from a state
 * ----------------------------------------------------------------------------------
 */

static void save_units(const assault_state *s, assault_scenario *out)
{
    out->detail.count = 0;
    for (int t = 0; t < ASSAULT_SQUARES; t++) {
        const assault_unit *u = &s->unit[t];
        out->drawn[t] = u->kind == ASSAULT_HIDDEN ? (uint8_t)(ASSAULT_DRAWN_HIDDEN + u->side)
                                                  : u->kind;
        const assault_unit_detail d = {
            .tile = (uint8_t)t,
            .marks = u->marks,
            .gain = (uint16_t)(u->markers > 0 ? u->markers : 0),
            .loss = (uint16_t)(u->markers < 0 ? -u->markers : 0),
            .told = u->told,
            .moved = u->moved,
            .moves = u->extra & 15,
            .attacks = u->extra >> 4,
        };
        if (u->kind && (d.marks || d.gain || d.loss || d.told || d.moved || u->extra))
            out->detail.at[out->detail.count++] = d;
    }
}

static void save_sides(const assault_game *g, const assault_state *s, assault_scenario *out)
{
    out->score.count = ASSAULT_SIDES;
    out->holds.count = out->brought.count = 0;
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        out->score.at[side] = (assault_score){
            .side = (uint8_t)side,
            .edge = s->edge[side],
            .prestige = s->prestige[side],
            .destroyed = s->destroyed[side],
            .seen = s->start_seen[side],
            .held = s->held[side],
            .units = s->destroyed_units[side],
            .lost = s->lost_units[side],
        };
        if (s->control[side])
            out->holds.at[out->holds.count++] = (assault_side_cells){.side = (uint8_t)side,
                                                                     .tiles = {{s->control[side]}}};
        assault_brought brought = {.side = (uint8_t)side};
        bool any = false;
        for (int i = 0; i < g->unit.count; i++)
            if (assault_nation_of(g->unit.at[i].unit) == side) {
                brought.units[g->unit.at[i].unit]++;
                any = true;
            }
        if (any)
            out->brought.at[out->brought.count++] = brought;
    }
}

static void save_cards(const assault_game *g, const assault_state *s, assault_scenario *out)
{
    out->cards.count = 0;
    for (int zone = 0; zone < ASSAULT_ZONES; zone++) {
        const bcg_set usual = assault_is_deck(zone) ? assault_default_deck(g, s, zone)
                                                    : BCG_SET_EMPTY;
        const bool hidden = s->size[zone] && bcg_set_is_empty(&s->pile[zone]);
        if (!hidden && bcg_set_equal(&usual, &s->pile[zone]))
            continue;
        assault_zone_cards *to = &out->cards.at[out->cards.count++];
        *to = (assault_zone_cards){.zone = (uint8_t)zone};
        if (hidden)
            to->hidden = s->size[zone];
        if (hidden && (zone == AZ_HAND || zone == AZ_HAND + 1))
            to->units = s->hand_units[zone - AZ_HAND];
        BCG_EACH (card, s->pile[zone])
            bcg_set_add(&to->cards, g->card[card].number);
    }
}

/* The number of a card, plus 1; 0: none. */
static uint16_t number_of(const assault_game *g, int card)
{
    return (uint16_t)(card < ASSAULT_CARDS ? g->card[card].number + 1 : 0);
}

/* Sides that have chosen this, as bits. */
static uint32_t sides_with(const assault_combat *c, int chosen)
{
    return (uint32_t)((c->chosen[0] == chosen) | (c->chosen[1] == chosen) << 1);
}

static void save_combat(const assault_game *g, const assault_state *s, assault_scenario *out)
{
    const assault_combat *c = &s->combat;
    out->combat.count = assault_in_combat(s) || c->left != BCG_NO_TILE;
    if (!out->combat.count)
        return;
    out->combat.at[0] = (assault_combat_line){
        .side = c->side,
        .step = c->step,
        .firing = c->firing,
        .attacker = c->tile[0],
        .defender = c->tile[1],
        .left = c->left,
        .origin = c->origin,
        .turn = c->turn,
        .fire = c->fire,
        .target = c->target,
        .terrain = c->terrain,
        .passes = c->passes,
        .lost = c->lost[0],
        .lost_2 = c->lost[1],
        .flags = c->flags,
        .fired = c->has_fired,
        .german = number_of(g, c->chosen[0]),
        .american = number_of(g, c->chosen[1]),
        .chose = sides_with(c, ASSAULT_HIDDEN),
        .showed = sides_with(c, ASSAULT_SHOWN),
        .supporters = {{c->supporters}},
        .asked = {{c->asked}},
        .saved = {{c->saved}},
    };
}

static void save_operand(assault_todo_operand kind, int value, uint8_t *tile, uint16_t *number)
{
    *tile = BCG_NO_TILE;
    *number = 0;
    if (kind == ATO_TILE)
        *tile = (uint8_t)value;
    else if (kind == ATO_TILE_1)
        *tile = (uint8_t)(value ? value - 1 : BCG_NO_TILE);
    else
        *number = (uint16_t)value;
}

static void save_pending(const assault_game *g, const assault_state *s, assault_scenario *out)
{
    out->pending.count = s->pending_count;
    for (int i = 0; i < s->pending_count; i++) {
        const assault_pending *p = &s->pending[i];
        assault_pending_line *to = &out->pending.at[i];
        assault_todo_operand operand[2];
        *to = (assault_pending_line){.what = p->what, .side = p->side, .n = p->n, .m = p->m};
        to->card = p->what == AP_CARD ? number_of(g, p->card) : 0;
        assault_todo_operands(g, p, operand);
        save_operand(operand[0], p->a, &to->at, &to->a);
        save_operand(operand[1], p->b, &to->to, &to->b);
    }
}

void assault_position_save(const assault_game *g, const assault_state *s, assault_scenario *out)
{
    const bool setup = s->phase == APH_SETUP;
    out->turn.count = 1;
    out->turn.at[0] = (assault_turn_line){
        .number = s->turn,
        .side = s->active,
        .phase = s->phase,
        .first = s->first,
        .ply = s->ply,
        .quiet = s->quiet,
        .parts = setup ? s->used : 0,
        .used = setup ? 0 : s->used,
        .stirred = s->stirred,
    };
    out->result.count = s->result != 0;
    out->result.at[0].value = (uint8_t)(s->result ? s->result - 1 : 0);
    out->ambushed.count = s->ambushed != 0;
    out->ambushed.at[0].tiles = (bcg_set){{s->ambushed}};
    save_units(s, out);
    save_sides(g, s, out);
    save_cards(g, s, out);
    save_combat(g, s, out);
    save_pending(g, s, out);
}

/* -- to a state
 * ------------------------------------------------------------------------------------
 */

static void load_units(const assault_scenario *p, assault_state *out)
{
    for (int t = 0; t < ASSAULT_SQUARES; t++)
        if (p->drawn[t] >= ASSAULT_DRAWN_HIDDEN)
            assault_put(out, t, ASSAULT_HIDDEN - 1, p->drawn[t] - ASSAULT_DRAWN_HIDDEN);
        else if (p->drawn[t])
            assault_put(out, t, p->drawn[t] - 1, assault_nation_of(p->drawn[t] - 1));
    for (int i = 0; i < p->detail.count; i++) {
        const assault_unit_detail *d = &p->detail.at[i];
        assault_unit *u = &out->unit[d->tile];
        u->marks = (uint16_t)d->marks;
        u->markers = (int8_t)(d->gain - d->loss);
        u->told = (uint8_t)d->told;
        u->moved = (uint8_t)d->moved;
        u->extra = (uint8_t)(d->moves | d->attacks << 4);
    }
}

/* Cards by the numbers printed on them, as the game orders them. */
static void load_cards(const assault_game *g, const assault_scenario *p, assault_state *out)
{
    bool given[ASSAULT_ZONES] = {false};
    for (int i = 0; i < p->cards.count; i++) {
        const assault_zone_cards *from = &p->cards.at[i];
        given[from->zone] = true;
        for (int card = 0; card < ASSAULT_CARDS; card++)
            if (bcg_set_has(&from->cards, g->card[card].number))
                bcg_set_add(&out->pile[from->zone], card);
    }
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        if (!given[zone] && assault_is_deck(zone))
            out->pile[zone] = assault_default_deck(g, out, zone);
    assault_sort_piles(g, out);
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        out->size[zone] = (uint8_t)bcg_set_count(&out->pile[zone]);
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        const bcg_set units = bcg_set_and(out->pile[AZ_HAND + side], g->unit_cards);
        out->hand_units[side] = (uint8_t)bcg_set_count(&units);
    }
    for (int i = 0; i < p->cards.count; i++) { /* in a view */
        const assault_zone_cards *from = &p->cards.at[i];
        out->size[from->zone] = (uint8_t)(out->size[from->zone] + from->hidden);
        if (from->zone == AZ_HAND || from->zone == AZ_HAND + 1)
            out->hand_units[from->zone - AZ_HAND] += (uint8_t)from->units;
    }
}

/* The card with this number, plus 1, as the first of those alike. */
static uint8_t card_of(const assault_game *g, int number)
{
    for (int card = 0; card < ASSAULT_CARDS; card++)
        if (g->card[card].number + 1 == number)
            return g->card[card].first;
    return ASSAULT_NO_CARD;
}

static void load_combat(const assault_game *g, const assault_scenario *p, assault_state *out)
{
    assault_combat *to = &out->combat;
    memset(to->tile, BCG_NO_TILE, sizeof to->tile);
    memset(to->chosen, ASSAULT_NO_CARD, sizeof to->chosen);
    to->left = to->origin = BCG_NO_TILE;
    if (!p->combat.count)
        return;
    const assault_combat_line *c = &p->combat.at[0];
    *to = (assault_combat){
        .supporters = c->supporters.word[0],
        .asked = c->asked.word[0],
        .saved = c->saved.word[0],
        .tile = {c->attacker, c->defender},
        .side = c->side,
        .step = c->step,
        .firing = c->firing,
        .has_fired = (uint8_t)c->fired,
        .flags = (uint8_t)c->flags,
        .fire = (uint8_t)c->fire,
        .target = (uint8_t)c->target,
        .terrain = (uint8_t)c->terrain,
        .passes = (uint8_t)c->passes,
        .turn = c->turn,
        .lost = {(uint8_t)c->lost, (uint8_t)c->lost_2},
        .chosen = {card_of(g, c->german), card_of(g, c->american)},
        .left = c->left,
        .origin = c->origin,
    };
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (c->showed >> side & 1)
            to->chosen[side] = ASSAULT_SHOWN;
}

static uint8_t load_operand(assault_todo_operand kind, int tile, int number)
{
    if (kind == ATO_TILE)
        return (uint8_t)tile;
    if (kind == ATO_TILE_1)
        return (uint8_t)(tile == BCG_NO_TILE ? 0 : tile + 1);
    return (uint8_t)number;
}

/* Has the line an operand that its kind does not have? */
static bool has_too_much(const assault_pending_line *from, const assault_todo_operand operand[2])
{
    const bool tiles[2] = {from->at != BCG_NO_TILE, from->to != BCG_NO_TILE};
    const bool numbers[2] = {from->a != 0, from->b != 0};
    for (int i = 0; i < 2; i++) {
        const bool is_tile = operand[i] == ATO_TILE || operand[i] == ATO_TILE_1;
        if ((tiles[i] && !is_tile) || (numbers[i] && operand[i] != ATO_NUMBER))
            return true;
    }
    return from->card && from->what != AP_CARD;
}

/* Before rules 2 a question for support was about one unit, which counted as asked already. */
static void ask_of_earlier_rules(assault_state *s, assault_pending *p, int tile)
{
    p->a = 0;
    if (tile < ASSAULT_SQUARES)
        s->combat.asked &= ~assault_bit(tile);
}

static assault_position_fault load_pending(const assault_game *g, const assault_scenario *p,
                                           assault_state *out, int *line)
{
    for (int i = 0; i < p->pending.count; i++) {
        const assault_pending_line *from = &p->pending.at[i];
        assault_pending *to = &out->pending[out->pending_count++];
        assault_todo_operand operand[2];
        *line = from->line;
        to->what = from->what;
        to->side = from->side;
        to->n = (uint8_t)from->n;
        to->m = (uint8_t)from->m;
        to->card = (uint8_t)(from->what == AP_CARD ? card_of(g, from->card) : 0);
        assault_todo_operands(g, to, operand);
        if (from->what == AP_SUPPORT)
            operand[0] = ATO_TILE; /* see ask_of_earlier_rules */
        if (has_too_much(from, operand))
            return APF_TODO_FIELD;
        to->a = load_operand(operand[0], from->at, from->a);
        to->b = load_operand(operand[1], from->to, from->b);
        if (from->what == AP_SUPPORT)
            ask_of_earlier_rules(out, to, from->at);
    }
    return APF_NONE;
}

static assault_position_fault load_sides(const assault_scenario *p, assault_state *out)
{
    if (p->score.count != ASSAULT_SIDES)
        return APF_SIDES;
    for (int i = 0; i < p->score.count; i++) {
        const assault_score *from = &p->score.at[i];
        const int side = from->side;
        out->edge[side] = from->edge;
        out->prestige[side] = from->prestige;
        out->destroyed[side] = from->destroyed;
        out->start_seen[side] = from->seen;
        out->held[side] = (uint8_t)from->held;
        out->destroyed_units[side] = (uint8_t)from->units;
        out->lost_units[side] = (uint8_t)from->lost;
    }
    for (int i = 0; i < p->holds.count; i++)
        out->control[p->holds.at[i].side] = p->holds.at[i].tiles.word[0];
    return APF_NONE;
}

static assault_position_fault load_state(const assault_game *g, const assault_scenario *p,
                                         assault_state *out, int *line)
{
    const assault_turn_line *turn = &p->turn.at[0];
    memset(out, 0, sizeof *out);
    *line = turn->line;
    out->turn = turn->number;
    out->active = turn->side;
    out->phase = turn->phase;
    out->first = turn->first;
    out->ply = turn->ply;
    out->quiet = turn->quiet;
    out->stirred = turn->stirred;
    out->used = (uint8_t)(turn->phase == APH_SETUP ? turn->parts : turn->used);
    if (turn->phase == APH_SETUP ? turn->used != 0 : turn->parts != 0)
        return APF_TURN;
    out->result = (uint8_t)(p->result.count ? p->result.at[0].value + 1 : 0);
    out->ambushed = p->ambushed.count ? p->ambushed.at[0].tiles.word[0] : 0;
    load_units(p, out);
    load_cards(g, p, out);
    load_combat(g, p, out);
    const assault_position_fault fault = load_sides(p, out);
    return fault == APF_NONE ? load_pending(g, p, out, line) : fault;
}

bool assault_position_look(const assault_game *g, const assault_scenario *p, assault_state *out)
{
    int line;
    return load_state(g, p, out, &line) == APF_NONE;
}

assault_position_fault assault_position_read(const assault_game *g, const assault_scenario *p,
                                             assault_state *out, int *line)
{
    assault_position_fault fault = load_state(g, p, out, line);
    if (fault != APF_NONE)
        return fault;
    int todo;
    *line = p->turn.at[0].line;
    fault = assault_position_check(g, out, &todo);
    if (todo >= 0)
        *line = p->pending.at[todo].line;
    return fault;
}
