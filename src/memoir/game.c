/* Building a game: facts from the scenario and the tables, laid out by hex. */
#include "memoir/game.h"

#include "memoir/rules.h"
#include "memoir/way.h"

#include <string.h>

/* -- hexes ------------------------------------------------------------------------------------ */

static void raise_to(uint8_t *value, uint8_t least)
{
    if (*value < least)
        *value = least;
}

/* STACK-2, STACK-3: in one hex only the largest reduction counts. */
static void add_reduction(uint8_t sum[MEMOIR_CLASSES], const memoir_reduction more)
{
    for (int k = 0; k < MEMOIR_CLASSES; k++)
        raise_to(&sum[k], more[k]);
}

/* Cover on the hex besides its terrain: OBS-BUNKER-7, OBS-SEAWALL-2: for the owner if one is named;
 * for both sides if not (OBS-BUNKER-8). */
static void add_cover(memoir_game *g, int h, int owner, const memoir_reduction into,
                      uint16_t traits)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        if (owner >= 0 && owner != side)
            continue;
        add_reduction(g->into[side][h], into);
        if (traits & MH_SHELTER)
            bcg_set_add(&g->shelter[side], h);
    }
}

static void init_hex(memoir_game *g, const memoir_scenario *scenario, int h)
{
    const memoir_setup_hex *hex = &scenario->hex[h];
    /* TER-BRIDGE-1, TER-BRIDGE-2: the terrain under a bridge has no effect. */
    const bool bridge = hex->structure == MB_BRIDGE;
    g->terrain[h] = (uint8_t)memoir_terrain_in(scenario, (memoir_edition)g->edition, h);
    const memoir_terrain *terrain = &memoir_terrains[bridge ? MT_OPEN : g->terrain[h]];
    const int owner = memoir_owner_at(scenario, (bcg_hex)h);
    g->structure[h] = hex->structure;
    g->traits[h] = terrain->traits;
    g->height[h] = terrain->height;
    add_reduction(g->out_of[h], terrain->out_of);
    /* Hills protect only against lower ground: see dice.c. */
    add_cover(g, h, -1, terrain->traits & MH_HILL ? memoir_terrains[MT_OPEN].into : terrain->into,
              terrain->traits);
    if (hex->structure == MB_BUNKER) {
        const memoir_structure *bunker = &memoir_structures[MB_BUNKER];
        g->traits[h] |= bunker->traits & (uint16_t)~MH_SHELTER;
        bcg_set_add(&g->bunker, h);
        add_cover(g, h, owner, bunker->into, bunker->traits);
    }
    for (int o = 0; o < MEMOIR_OBSTACLES; o++) {
        if (!(hex->obstacles >> o & 1) || o == MO_WIRE || o == MO_SANDBAGS)
            continue; /* these can be removed, so they are in the state */
        g->traits[h] |= memoir_obstacles[o].traits & (uint16_t)~MH_SHELTER;
        add_reduction(g->out_of[h], memoir_obstacles[o].out_of);
        add_cover(g, h, o == MO_SEA_WALL ? owner : -1, memoir_obstacles[o].into,
                  memoir_obstacles[o].traits);
    }
    for (int i = 0; i < scenario->impassable.count; i++)
        if (bcg_set_has(&scenario->impassable.at[i].hexes, h))
            g->traits[h] |= MH_CLOSED; /* SCEN-3 */
}

static bcg_set hexes_with(const memoir_game *g, int traits)
{
    bcg_set set = BCG_SET_EMPTY;
    for (int h = 0; h < g->board->hexes; h++)
        if (g->traits[h] & traits)
            bcg_set_add(&set, h);
    return set;
}

static void init_sets(memoir_game *g)
{
    const bcg_set all = bcg_all_hexes(g->board);
    const bcg_set closed = hexes_with(g, MH_CLOSED);
    g->stop = hexes_with(g, MH_STOP);
    g->hill = hexes_with(g, MH_HILL);
    g->from_next = hexes_with(g, MH_FROM_NEXT);
    g->slow = hexes_with(g, MH_SLOW);
    g->afloat = hexes_with(g, MH_AFLOAT);
    for (int k = 0; k < MEMOIR_CLASSES; k++) {
        g->enter[k] = bcg_set_minus(all, closed);
        if (k != MK_INFANTRY) /* OBS-BUNKER-1, OBS-HEDGEHOG-1 */
            g->enter[k] = bcg_set_minus(g->enter[k], hexes_with(g, MH_INFANTRY_ONLY));
        g->retreat_to[k] = bcg_set_minus(g->enter[k], g->afloat); /* RETREAT-6 */
    }
    for (int h = 0; h < g->board->hexes; h++) {
        g->around[h] = bcg_disc(g->board, (bcg_hex)h, 2);
        g->near[h] = bcg_disc(g->board, (bcg_hex)h, MEMOIR_SIGHT);
        g->far[h] = bcg_disc(g->board, (bcg_hex)h, MEMOIR_RANGE);
    }
}

/* BOARD-23, BOARD-42: the flanks of the board, by hex and as sets. */
static void init_flanks(memoir_game *g, const memoir_board_row *board)
{
    for (int h = 0; h < g->board->hexes; h++) {
        g->flank_bits[h] = (uint8_t)memoir_flanks_at(board, (bcg_hex)h);
        bcg_set_add(&g->flanks[g->flank_bits[h]], h);
        for (int section = 0; section < board->sections; section++)
            if (memoir_sections_at(board, (bcg_hex)h) >> section & 1)
                bcg_set_add(&g->section_sets[section], h);
        for (int flank = 0; flank < MEMOIR_FLANKS; flank++)
            if (g->flank_bits[h] >> flank & 1)
                bcg_set_add(&g->flank_sets[flank], h);
    }
}

/* Numbers the connected parts of a set of hexes from 1; other hexes keep their value. */
static void number_parts(const bcg_board *b, bcg_set set, uint8_t number[])
{
    int parts = 0;
    while (!bcg_set_is_empty(&set)) {
        const bcg_set part = bcg_connected(b, &set, (bcg_hex)bcg_set_next(&set, 0));
        parts++;
        BCG_EACH (h, part)
            number[h] = (uint8_t)parts;
        set = bcg_set_minus(set, part);
    }
}

/* SCEN-6: the banks are the parts into which rivers divide the board; AMB-61: a bridge, including
 * its ramps on land, belongs to no bank. */
static void init_banks(memoir_game *g)
{
    bcg_set land = bcg_all_hexes(g->board);
    for (int h = 0; h < g->board->hexes; h++)
        if (g->terrain[h] == MT_RIVER)
            bcg_set_remove(&land, h);
    number_parts(g->board, land, g->bank);
    for (int h = 0; h < g->board->hexes; h++)
        if (g->structure[h] == MB_BRIDGE)
            g->bank[h] = 0;
}

static void init_map(memoir_game *g, const memoir_scenario *scenario)
{
    for (int h = 0; h < g->board->hexes; h++)
        init_hex(g, scenario, h);
    init_sets(g);
    if (scenario->blocks_fire.count)
        g->blocks_fire = scenario->blocks_fire.at[0].hexes;
    if (scenario->wide.count)
        g->wide = scenario->wide.at[0].hexes;
    number_parts(g->board, g->hill, g->hill_group); /* LOS-20 */
    init_banks(g);
    memoir_steps_init(g);
    memoir_sight_init(g);
}

/* -- seats ------------------------------------------------------------------------------------ */

/* The form is the file's, unless another is chosen; a position is what it is. */
static memoir_limit init_form(memoir_game *g, const memoir_scenario *scenario, int chosen)
{
    const int board = scenario->board.at[0].board;
    const int written = scenario->form.count   ? scenario->form.at[0].value
                        : scenario->turn.count ? MEMOIR_DUEL /* of positions older than forms */
                                               : (int)memoir_usual_form(board);
    g->form = (uint8_t)(chosen >= 0 ? chosen : written);
    if (scenario->turn.count && g->form != written)
        return ML_FORM_POSITION;
    switch (memoir_form_misfit((memoir_form)g->form, (memoir_edition)g->edition,
                               scenario->board.at[0].board)) {
    case MMF_EDITION:
        return ML_FORM_EDITION;
    case MMF_BOARD:
        return ML_FORM_BOARD;
    default:
        return ML_NONE;
    }
}

/* Sections are shared out evenly among the flanks (BOARD-42). */
static int wing_of_section(const memoir_game *g, int side, int section, int sections)
{
    const int flank = section * MEMOIR_FLANKS / sections;
    for (int wing = MEMOIR_LEFT; wing <= MEMOIR_RIGHT; wing++)
        if ((int)memoir_flank_of((memoir_edge)g->edge[side], (memoir_wing)wing) == flank)
            return wing;
    return MEMOIR_CENTER;
}

static void init_seats(memoir_game *g, int sections)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        g->members[side] = memoir_forms[g->form].members[side];
        g->first_seat[side] = g->seats;
        memset(g->commander[side], g->seats, sizeof g->commander[side]);
        for (int member = 0; member < g->members[side]; member++, g->seats++) {
            const memoir_role *role = memoir_role_of((memoir_form)g->form, (memoir_side)side,
                                                     member);
            g->side_of[g->seats] = (uint8_t)side;
            for (int section = 0; member > 0 && section < sections; section++)
                if (role->wings >> wing_of_section(g, side, section, sections) & 1)
                    g->commander[side][1 + section] = g->seats;
        }
    }
}

/* -- sides, cards, special rules -------------------------------------------------------------- */

/* AIR-1: who rolls 2 dice per hex for Air Power: 'x' Axis, 'a' Allies, '-' nobody. */
static const char air_superiority[4][8] = {
    /* years 1939 to 1945, in the order of memoir_front_words */
    "xxxxxaa", /* western */
    "xxxx---", /* eastern */
    "-xx--aa", /* mediterranean */
    "xxxx-aa", /* pacific */
};

static void init_air_dice(memoir_game *g, const memoir_scenario *scenario)
{
    char better = 'a'; /* AIR-2: as printed on the card */
    if (memoir_is_revised(g) && scenario->front.count && scenario->date.count) {
        const int year = scenario->date.at[0].from.year;
        if (year >= 1939 && year <= 1945)
            better = air_superiority[scenario->front.at[0].value][year - 1939];
    }
    g->air_dice[MS_AXIS] = better == 'x' ? 2 : 1;
    g->air_dice[MS_ALLIES] = better == 'a' ? 2 : 1;
}

static void init_cards(memoir_game *g, const memoir_scenario *scenario)
{
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        int copies = memoir_cards[card].copies;
        if (g->options & MOPT_YOUNG_GENERALS && memoir_cards[card].traits & MCF_TACTIC)
            copies = 0; /* VAR-YOUNG-1 */
        if (scenario->removed.count)
            copies -= scenario->removed.at[0].cards[card];
        g->deck[card] = (uint8_t)(copies > 0 ? copies : 0);
        g->deck_size = (uint8_t)(g->deck_size + g->deck[card]);
    }
}

/* VAR-YOUNG-2: with six cards. VAR-YTEAM-5: revised team play is for young generals, even where all
 * tactic cards have been brought in (VAR-YOUNG-5). */
static bool plays_as_young_general(const memoir_game *g)
{
    return memoir_is_revised(g) &&
           (g->options & MOPT_YOUNG_GENERALS || memoir_forms[g->form].kind == MFK_TEAM);
}

/* VAR-ALLY-3, VAR-ALLY-5, AMB-45: cards each partner holds besides the shared one. */
static int cards_each(int hand)
{
    return hand >= 4 ? hand - 2 : hand >= 2 ? 1 : 0;
}

static bool is_pair(const memoir_game *g, int side)
{
    return memoir_forms[g->form].kind == MFK_ALLIANCE && g->members[side] == 2;
}

/* VAR-ALLY-3 to VAR-ALLY-5: a pair's cards are dealt to both hands and the place between them.
 * Where the scenario lets a hand grow, the partners grow to what it would have come to. */
static void init_deal(memoir_game *g)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        int grown = g->hand[side];
        g->deal[side][MPL_HAND] = g->hand[side];
        if (!is_pair(g, side))
            continue;
        for (int i = 0; i < g->draws.count; i++)
            if (g->draws.at[i].side == side && g->draws.at[i].cards > 1)
                grown += (g->draws.at[i].cards - 1) * __builtin_popcount(g->draws.at[i].turns);
        g->deal[side][MPL_HAND] = g->deal[side][MPL_SECOND] = (uint8_t)cards_each(g->hand[side]);
        g->deal[side][MPL_SHARED] = g->hand[side] > 0;
        g->growth[side] = (uint8_t)(cards_each(grown) - cards_each(g->hand[side]));
    }
}

static void init_sides(memoir_game *g, const memoir_scenario *scenario)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        const memoir_setup_side *setup = memoir_side_of(scenario, (memoir_side)side);
        g->edge[side] = setup->edge;
        g->retreat[side] = setup->edge;
        g->hand[side] = (uint8_t)setup->hand;
        g->goal[side] = (uint8_t)setup->medals;
        if (plays_as_young_general(g)) {
            g->hand[side] = 6; /* VAR-YOUNG-2: from the start, so it does not grow later */
            g->draws.count = 0;
        }
    }
    for (int i = 0; i < scenario->retreat.count; i++)
        g->retreat[scenario->retreat.at[i].side] = scenario->retreat.at[i].edge; /* RETREAT-13 */
    g->first = scenario->first.at[0].value;
}

static void init_special_rules(memoir_game *g, const memoir_scenario *scenario)
{
    memcpy(&g->objective, &scenario->objective, sizeof g->objective);
    memcpy(&g->win, &scenario->win, sizeof g->win);
    memcpy(&g->draws, &scenario->draws, sizeof g->draws);
    memcpy(&g->air_drop, &scenario->air_drop, sizeof g->air_drop);
    memcpy(&g->recon_as, &scenario->recon_as, sizeof g->recon_as);
    memcpy(&g->bridge_span, &scenario->bridge_span, sizeof g->bridge_span);
    for (int i = 0; i < scenario->exit.count; i++) {
        const memoir_exit *exit = &scenario->exit.at[i];
        g->exit[exit->side] = bcg_set_or(g->exit[exit->side], exit->hexes);
        raise_to(&g->exit_medals[exit->side], (uint8_t)exit->medals);
    }
    g->winner_without_cards = scenario->no_reshuffle.count
                                  ? (int8_t)scenario->no_reshuffle.at[0].value
                                  : -1;
    for (int i = 0; i < g->objective.count; i++) {
        g->objectives = bcg_set_or(g->objectives, g->objective.at[i].hexes);
        g->timed[g->objective.at[i].when] = 1;
        for (int j = 0; j < g->objective.count; j++)
            if (bcg_set_meets(&g->objective.at[i].hexes, &g->objective.at[j].hexes))
                g->in_passing[i] += g->objective.at[j].medals;
    }
    for (int i = 0; i < g->win.count; i++) {
        g->objectives = bcg_set_or(g->objectives, g->win.at[i].hexes);
        g->timed[g->win.at[i].when] = 1;
    }
}

/* -- the starting position -------------------------------------------------------------------- */

static void place_unit(memoir_state *s, const memoir_scenario *scenario, int h)
{
    const memoir_setup_unit *u = &scenario->hex[h].unit;
    const memoir_unit_detail *d = memoir_detail_at(scenario, (bcg_hex)h);
    const int moves = d && d->moves != MEMOIR_USUAL ? d->moves : MEMOIR_MOVES_USUAL;
    s->what[h] = memoir_pack_what(u->kind, u->side, u->elite != 0, moves);
    s->strength[h] = memoir_pack_strength(u->figures, u->start);
    s->look[h] = memoir_pack_look(d ? d->nation : 0, d ? d->badge : 0, d ? d->medals : 1);
    bcg_set_add(&s->units[u->side], h);
}

static memoir_limit check_unit(const memoir_scenario *scenario, int h)
{
    const memoir_setup_unit *u = &scenario->hex[h].unit;
    const memoir_unit_detail *d = memoir_detail_at(scenario, (bcg_hex)h);
    if (u->figures > MEMOIR_MOST_FIGURES || u->start > MEMOIR_MOST_FIGURES)
        return ML_FIGURES;
    if (d && d->moves != MEMOIR_USUAL && d->moves > MEMOIR_MOST_MOVES)
        return ML_MOVES;
    if (d && d->medals > MEMOIR_MOST_MEDALS)
        return ML_MEDALS;
    return ML_NONE;
}

/* From one deck, or each side from its own. */
static bool deals_too_many(const memoir_game *g)
{
    int dealt[MEMOIR_SIDES] = {0};
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int place = 0; place < MEMOIR_PLACES; place++)
            dealt[side] += g->deal[side][place];
    if (memoir_is_overlord(g))
        return dealt[MS_AXIS] > g->deck_size || dealt[MS_ALLIES] > g->deck_size;
    return dealt[MS_AXIS] + dealt[MS_ALLIES] > g->deck_size;
}

static memoir_limit init_opening(memoir_game *g, const memoir_scenario *scenario)
{
    memoir_state *s = &g->opening;
    int units[MEMOIR_SIDES] = {0};
    memset(s->from, BCG_NO_HEX, sizeof s->from);
    for (int h = 0; h < g->board->hexes; h++) {
        const memoir_setup_hex *hex = &scenario->hex[h];
        if (hex->obstacles >> MO_WIRE & 1)
            bcg_set_add(&s->wire, h);
        if (hex->obstacles >> MO_SANDBAGS & 1)
            bcg_set_add(&s->sandbags, h);
        if (hex->unit.kind == MU_NONE)
            continue;
        const memoir_limit limit = check_unit(scenario, h);
        if (limit != ML_NONE)
            return limit;
        place_unit(s, scenario, h);
        units[hex->unit.side]++;
    }
    for (int i = 0; i < g->air_drop.count && scenario->turn.count == 0; i++)
        units[g->air_drop.at[i].side] += g->air_drop.at[i].figures;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        if (units[side] > MEMOIR_SIDE_UNITS)
            return ML_UNITS;
        memoir_forget_generals(s, side);
    }
    memset(s->drawn, MEMOIR_NO_CARD, sizeof s->drawn);
    memset(s->shared, MEMOIR_NO_CARD, sizeof s->shared);
    memcpy(s->deck, g->deck, sizeof s->deck);
    s->deck_size = g->deck_size;
    if (memoir_has_own_deck(g, MS_ALLIES)) {
        memcpy(s->own_deck, g->deck, sizeof s->own_deck);
        s->own_deck_size = g->deck_size;
    }
    s->active = g->first;
    return deals_too_many(g) ? ML_CARDS : ML_NONE;
}

memoir_limit memoir_game_init(memoir_game *g, const memoir_scenario *scenario,
                              memoir_choices choices)
{
    memset(g, 0, sizeof *g);
    g->head.ops = &bcg_memoir_ops;
    g->board = memoir_board(scenario);
    init_flanks(g, &memoir_boards[scenario->board.at[0].board]);
    g->edition = (uint8_t)memoir_edition_of(scenario);
    if (choices.edition >= 0)
        g->edition = (uint8_t)choices.edition;
    g->options = choices.options | (scenario->options.count ? scenario->options.at[0].bits : 0);
    const memoir_limit form = init_form(g, scenario, choices.form);
    if (form != ML_NONE)
        return form;
    init_special_rules(g, scenario);
    init_sides(g, scenario);
    init_seats(g, memoir_boards[scenario->board.at[0].board].sections);
    init_deal(g);
    init_air_dice(g, scenario);
    init_cards(g, scenario);
    init_map(g, scenario);
    return init_opening(g, scenario);
}
