/* What a seat sees of an Assault game, as JSON: turn, what is asked, the combat with all that its
 * values are made of, sides and their cards, units, control. */
#include "session/assault_json.h"
#include "session/lines_json.h"

static const char *const window_list[ASSAULT_WINDOWS] = {"step", "arrived", "card",
                                                         "turn", "support", "combat"};
const bcg_words assault_window_words = {window_list, ASSAULT_WINDOWS};

static void put_side(bcg_json *j, const char *name, int side)
{
    bcg_json_put_string(j, name, side < ASSAULT_SIDES ? assault_side_words.word[side] : NULL);
}

/* -- units ------------------------------------------------------------------------------------ */

/* Markers of activation; what has other members of its own is left out. */
static uint32_t shown_marks(const assault_unit *u)
{
    return u->marks & ~(uint32_t)(AU_FACE_DOWN | AU_KNOWN | AU_START | AU_DUG_IN);
}

static void write_unit(bcg_json *j, const assault_game *g, const assault_state *s, int tile)
{
    const assault_unit *u = &s->unit[tile];
    const bool known = !assault_is_unknown(s, tile);
    bcg_json_open(j, '{');
    assault_put_tile(j, g, "tile", tile);
    put_side(j, "side", u->side);
    bcg_json_put_string(j, "kind", known ? assault_kind_words.word[u->kind - 1] : NULL);
    if (known) {
        bcg_json_put_int(j, "morale", assault_morale_at(g, s, tile));
        bcg_json_put_int(j, "printed", assault_row_at(g, s, tile)->morale);
    }
    bcg_json_put_int(j, "markers", u->markers);
    bcg_json_put_bool(j, "face_down", u->marks & AU_FACE_DOWN);
    if (u->marks & AU_FACE_DOWN) {
        bcg_json_key(j, "told"); /* DEPLOY-4, SETUP-12 */
        if (u->marks & AU_START)
            bcg_json_null(j);
        else
            bcg_json_int(j, u->told);
        bcg_json_put_bool(j, "known", u->marks & AU_KNOWN);
    }
    bcg_json_put_bool(j, "dug_in", assault_is_dug_in(g, s, tile));
    if (u->marks & AU_DUG_IN)
        bcg_json_put_bool(j, "dug_in_marker", true);
    if (u->moved)
        bcg_json_put_int(j, "moved", u->moved);
    if (u->extra & 15)
        bcg_json_put_int(j, "extra_moves", u->extra & 15);
    if (u->extra >> 4)
        bcg_json_put_int(j, "extra_attacks", u->extra >> 4);
    if (shown_marks(u)) {
        bcg_json_key(j, "marks");
        bcg_json_bits(j, &assault_mark_words, shown_marks(u));
    }
    bcg_json_close(j, '}');
}

static void put_units(bcg_json *j, const assault_game *g, const assault_state *s)
{
    bcg_json_key(j, "units");
    bcg_json_open(j, '[');
    ASSAULT_EACH(t, assault_occupied(s))
    write_unit(j, g, s, (int)t);
    bcg_json_close(j, ']');
}

/* -- sides ------------------------------------------------------------------------------------ */

static void put_pile(bcg_json *j, const assault_game *g, const assault_state *s, const char *name,
                     int zone)
{
    bcg_json_key(j, name);
    assault_json_cards(j, g, &s->pile[zone]);
}

/* Of a hand that may not be seen only the numbers are written. */
static void put_one_side(bcg_json *j, const assault_game *g, const assault_state *s, int side,
                         int own)
{
    bcg_json_key(j, assault_side_words.word[side]);
    bcg_json_open(j, '{');
    bcg_json_put_string(j, "edge", assault_edge_words.word[s->edge[side]]);
    bcg_json_put_bool(j, "automa", side == g->npc);
    bcg_json_put_int(j, "prestige", s->prestige[side]);
    bcg_json_put_int(j, "income", assault_income(g, s, side));
    bcg_json_put_int(j, "tiles", assault_tiles_of(s, side));
    bcg_json_put_int(j, "cards", s->size[AZ_HAND + side]);
    bcg_json_put_int(j, "unit_cards", s->hand_units[side]);
    bcg_json_put_bool(j, "bluff", side != g->npc); /* BLUFF-1: besides those */
    if (side == own)
        put_pile(j, g, s, "hand", AZ_HAND + side);
    bcg_json_put_int(j, "to_place", s->size[AZ_START + side]);
    if (side == own && s->size[AZ_START + side])
        put_pile(j, g, s, "start", AZ_START + side);
    bcg_json_put_int(j, "unit_deck", s->size[assault_unit_deck(side)]);
    if (side == own && assault_is_pending(s, AP_START) &&
        g->start[side].mode == ASM_BUDGET) /* SETUP-6: picked out of it */
        put_pile(j, g, s, "unit_deck_cards", assault_unit_deck(side));
    put_pile(j, g, s, "unit_discards", AZ_UNIT_DISCARDS + side);
    bcg_json_put_int(j, "destroyed", s->destroyed_units[side]);
    bcg_json_put_int(j, "destroyed_prestige", s->destroyed[side]);
    bcg_json_put_int(j, "lost_units", s->lost_units[side]);
    if (g->hold_tile != BCG_NO_TILE)
        bcg_json_put_int(j, "held", s->held[side]);
    bcg_json_close(j, '}');
}

static void put_sides(bcg_json *j, const assault_game *g, const assault_state *s, int own)
{
    bcg_json_key(j, "sides");
    bcg_json_open(j, '{');
    for (int side = 0; side < ASSAULT_SIDES; side++)
        put_one_side(j, g, s, side, own);
    bcg_json_close(j, '}');
    bcg_json_key(j, "control");
    bcg_json_open(j, '{');
    for (int side = 0; side < ASSAULT_SIDES; side++)
        assault_put_tiles(j, g, assault_side_words.word[side], s->control[side]);
    bcg_json_close(j, '}');
}

static void put_decks(bcg_json *j, const assault_game *g, const assault_state *s)
{
    bcg_json_put_int(j, "deck", s->size[AZ_ACTIONS]);
    put_pile(j, g, s, "discards", AZ_ACTION_DISCARDS);
    put_pile(j, g, s, "table", AZ_TABLE);
    if (g->npc == ASSAULT_NOBODY)
        return;
    bcg_json_key(j, "automa_decks"); /* SOLO-2 */
    bcg_json_open(j, '{');
    for (int i = 0; i < 3; i++) {
        bcg_json_put_int(j, assault_zone_words.word[AZ_NPC_OPERATIONS + i],
                         s->size[AZ_NPC_OPERATIONS + i]);
        put_pile(j, g, s, assault_zone_words.word[AZ_NPC_DISCARDS + i], AZ_NPC_DISCARDS + i);
    }
    bcg_json_close(j, '}');
}

/* -- what is pending -------------------------------------------------------------------------- */

/* What a card that is played asks for, by the operands of its kind. */
static void put_operands(bcg_json *j, const assault_game *g, const assault_pending *p)
{
    const int kind = g->card[p->card].kind, value[2] = {p->a, p->b};
    const uint8_t *operand = assault_operands_of(kind);
    for (int n = 0; n < 2 && operand[n] != AN_END; n++)
        switch (operand[n]) {
        case AN_TILE:
            assault_put_tile(j, g, "tile", value[n]);
            break;
        case AN_TILE_2:
            assault_put_tile(j, g, "to", value[n]);
            break;
        case AN_TILE_OR_NONE:
            if (value[n])
                assault_put_tile(j, g, "to", value[n] - 1);
            break;
        case AN_CHOICE:
            bcg_json_put_string(j, "choice", value[n] ? "take" : "gain");
            break;
        default: /* AN_DISCARD */
            bcg_json_put_string(j, "discard", assault_kind_words.word[g->card[value[n]].kind]);
        }
    if (kind == AK_OPPORTUNITY_FIRE)
        assault_put_tile(j, g, "to", p->b);
}

static void put_asked_sides(bcg_json *j, unsigned sides)
{
    bcg_json_key(j, "sides");
    bcg_json_bits(j, &assault_nation_words, sides);
}

/* The numbers of each kind of question, by the names they have there; `own` is the side that looks.
 */
static void put_pending_facts(bcg_json *j, const assault_game *g, const assault_state *s,
                              const assault_pending *p, int own)
{
    switch (p->what) {
    case AP_START: /* SETUP-12: what is left tells what was spent */
        if (p->side == own && g->start[own].mode == ASM_BUDGET) {
            bcg_json_put_int(j, "prestige", assault_start_left(g, s, own));
            bcg_json_put_int(j, "units", g->start[own].most - assault_start_placed(s, own));
        }
        break;
    case AP_MIX:
        bcg_json_put_int(j, "cards", p->n);
        break;
    case AP_DEAL:
    case AP_START_DRAW:
        bcg_json_put_int(j, "action_cards", p->n);
        bcg_json_put_int(j, "unit_cards", p->m);
        break;
    case AP_STEP:
        assault_put_tile(j, g, "tile", p->a);
        assault_put_tile(j, g, "to", p->b);
        break;
    case AP_WINDOW:
        bcg_json_put_string(j, "moment", assault_window_words.word[p->n]);
        if (p->n != AW_TURN)
            assault_put_tile(j, g, "tile", p->a);
        if (p->n == AW_STEP)
            assault_put_tile(j, g, "to", p->b);
        break;
    case AP_CARD:
        assault_put_card(j, g, p->card);
        put_operands(j, g, p);
        break;
    case AP_DISCARD:
        bcg_json_put_int(j, "cards", p->n);
        break;
    case AP_SACRIFICE:
        put_asked_sides(j, p->n);
        break;
    case AP_REWARD:
        bcg_json_put_int(j, "prestige", p->n);
        break;
    case AP_ADVANCE:
        assault_put_tile(j, g, "tile", s->combat.tile[0]);
        assault_put_tile(j, g, "to", s->combat.left);
        break;
    case AP_ARRIVED:
    case AP_MINE:
    case AP_SWAMP:
    case AP_ANTI_AIR:
    case AP_NPC_UNIT:
    case AP_NPC_FLIP:
        assault_put_tile(j, g, "tile", p->a);
        break;
    case AP_SUPPORT:
        assault_put_tiles(j, g, "tiles", assault_hidden_supporters(g, s));
        break;
    case AP_NPC_MODIFIERS:
        bcg_json_put_int(j, "cards", p->n);
        break;
    default:
        break;
    }
}

/* Innermost last. */
static void put_open(bcg_json *j, const assault_game *g, const assault_state *s, int own)
{
    bcg_json_key(j, "open");
    bcg_json_open(j, '[');
    for (int i = 0; i < s->pending_count; i++) {
        const assault_pending *p = &s->pending[i];
        bcg_json_open(j, '{');
        bcg_json_put_string(j, "what", assault_pending_words.word[p->what]);
        if (p->what != AP_SACRIFICE)
            put_side(j, "side", p->side);
        put_pending_facts(j, g, s, p, own);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
}

/* -- combat ----------------------------------------------------------------------------------- */

void assault_put_sum(bcg_json *j, const assault_game *g, const assault_state *s,
                     const assault_sum *sum)
{
    bcg_json_put_int(j, "attack", sum->attack);
    bcg_json_put_int(j, "morale", sum->morale);
    bcg_json_key(j, "support");
    bcg_json_open(j, '[');
    ASSAULT_EACH(t, sum->supporters)
    {
        bcg_json_open(j, '{');
        assault_put_tile(j, g, "tile", (int)t);
        bcg_json_put_string(j, "kind", assault_kind_words.word[s->unit[t].kind - 1]);
        bcg_json_put_int(j, "value", assault_row_at(g, s, (int)t)->support);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
    bcg_json_put_int(j, "support_value", sum->support);
    bcg_json_put_int(j, "ground", sum->ground);
    bcg_json_put_int(j, "defence", sum->defence);
    bcg_json_put_int(j, "terrain", sum->terrain);
    bcg_json_put_int(j, "dug_in", sum->dug_in);
}

/* The sums of steps 2 to 8, less what cards have cancelled; the rest is what cards and the floor of
 * COMBAT-0 have changed. */
static void put_parts(bcg_json *j, const assault_game *g, const assault_state *s)
{
    const assault_combat *c = &s->combat;
    assault_sum sum;
    if (!assault_firing_sum(g, s, &sum))
        return;
    bcg_json_key(j, "parts");
    bcg_json_open(j, '{');
    assault_put_sum(j, g, s, &sum);
    bcg_json_put_int(j, "fire_cards",
                     c->fire - (sum.attack + sum.morale + sum.support + sum.ground));
    bcg_json_put_int(j, "target_cards", c->target - (sum.defence + sum.terrain + sum.dug_in));
    bcg_json_close(j, '}');
}

/* Has the side chosen a card of step 10? Its own is shown. */
static void put_chosen(bcg_json *j, const assault_game *g, const assault_state *s)
{
    bcg_json_key(j, "chosen");
    bcg_json_open(j, '{');
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        const int card = s->combat.chosen[side];
        bcg_json_key(j, assault_side_words.word[side]);
        if (card >= ASSAULT_CARDS)
            bcg_json_bool(j, card == ASSAULT_HIDDEN);
        else {
            bcg_json_open(j, '{');
            assault_put_card(j, g, card);
            bcg_json_close(j, '}');
        }
    }
    bcg_json_close(j, '}');
}

static void put_combat(bcg_json *j, const assault_game *g, const assault_state *s)
{
    const assault_combat *c = &s->combat;
    if (!assault_in_combat(s))
        return;
    bcg_json_key(j, "combat");
    bcg_json_open(j, '{');
    assault_put_tile(j, g, "attacker", c->tile[0]);
    assault_put_tile(j, g, "defender", c->tile[1]);
    put_side(j, "side", c->side);
    bcg_json_put_string(j, "step", assault_step_words.word[c->step]);
    bcg_json_put_string(j, "firing", assault_role_words.word[c->firing]);
    bcg_json_key(j, "fired");
    bcg_json_bits(j, &assault_role_words, c->has_fired);
    bcg_json_put_int(j, "fire", c->fire);
    bcg_json_put_int(j, "target", c->target);
    put_parts(j, g, s);
    if (c->step == ACS_CARDS) {
        put_side(j, "turn", c->turn);
        bcg_json_put_int(j, "passes", c->passes);
    }
    put_chosen(j, g, s);
    bcg_json_key(j, "lost");
    bcg_json_open(j, '{');
    for (int role = 0; role < 2; role++)
        bcg_json_put_int(j, assault_role_words.word[role], c->lost[role]);
    bcg_json_close(j, '}');
    assault_put_tiles(j, g, "saved", c->saved);
    bcg_json_key(j, "flags");
    bcg_json_bits(j, &assault_flag_words, c->flags);
    bcg_json_close(j, '}');
}

/* -- who is ahead ----------------------------------------------------------------------------- */

/* Of each condition that wins: how far those have come that may win by it. */
static void put_wins(bcg_json *j, const assault_game *g, const assault_state *s)
{
    bcg_json_key(j, "win");
    bcg_json_open(j, '[');
    for (int i = 0; i < g->win.count; i++) {
        const assault_condition *c = &g->win.at[i];
        bcg_json_open(j, '{');
        bcg_json_put_string(j, "kind", assault_condition_words.word[c->kind]);
        if (c->prestige)
            bcg_json_put_int(j, "prestige", c->prestige);
        for (int side = 0; side < ASSAULT_SIDES; side++) {
            if ((c->side != side && c->side != AS_BOTH) || side == g->npc)
                continue;
            const assault_progress p = assault_progress_of(g, s, side, c);
            bcg_json_key(j, assault_side_words.word[side]);
            bcg_json_open(j, '[');
            bcg_json_int(j, p.have);
            bcg_json_int(j, p.need);
            bcg_json_close(j, ']');
        }
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
}

/* Everything here follows from what lies open: control, units and their places, prestige. */
static void put_goals(bcg_json *j, const assault_game *g, const assault_state *s)
{
    int outcome;
    const int by = assault_decides_now(g, s, &outcome);
    bcg_json_key(j, "goals");
    bcg_json_open(j, '{');
    put_wins(j, g, s);
    if (g->limit != ASSAULT_NO_LIMIT && by >= 0) {
        bcg_json_key(j, "at_limit");
        bcg_json_open(j, '{');
        bcg_json_put_string(j, "kind", assault_condition_words.word[g->at_limit.at[by].kind]);
        bcg_json_put_string(j, "ahead", assault_outcome_words.word[outcome]);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, '}');
}

/* -- all of it -------------------------------------------------------------------------------- */

/* Special actions that are used up in this phase; during set-up the number counts its parts. */
static void put_used(bcg_json *j, const assault_state *s)
{
    if (s->turn == 0 || s->used == 0)
        return;
    bcg_json_key(j, "used");
    bcg_json_bits(j, &assault_used_words, s->used);
}

void assault_put_view(bcg_json *j, const assault_game *g, const assault_state *s, int side)
{
    bcg_json_put_int(j, "turn", s->turn);
    put_side(j, "active", s->turn ? s->active : ASSAULT_NOBODY);
    put_side(j, "first", s->turn ? s->first : ASSAULT_NOBODY);
    bcg_json_put_string(j, "phase", assault_phase_words.word[s->phase]);
    bcg_json_put_string(j, "doing",
                        s->pending_count ? assault_pending_words.word[assault_top(s)->what] : NULL);
    bcg_json_put_int(j, "quiet", s->quiet); /* AMB-61 */
    put_used(j, s);
    put_open(j, g, s, side);
    put_combat(j, g, s);
    put_sides(j, g, s, side);
    put_decks(j, g, s);
    put_units(j, g, s);
    if (s->ambushed)
        assault_put_tiles(j, g, "ambushed", s->ambushed);
    if (s->turn)
        put_goals(j, g, s);
}
