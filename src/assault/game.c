#include "assault/game.h"

#include "assault/rules.h"

#include <assert.h>
#include <string.h>

/* -- cards ------------------------------------------------------------------------------------- */

static bool comes_before(const assault_card *a, const assault_card *b)
{
    if (a->kind != b->kind)
        return a->kind < b->kind;
    if (a->tm != b->tm)
        return a->tm < b->tm;
    if (a->home != b->home && assault_is_action(a->kind))
        return a->home < b->home;
    return a->number < b->number;
}

/* Into the game's order: by kind, modifier, deck (of action cards), number. */
static void sort_cards(assault_game *g)
{
    for (int i = 1; i < ASSAULT_CARDS; i++) {
        const assault_card card = g->card[i];
        int at = i;
        for (; at > 0 && comes_before(&card, &g->card[at - 1]); at--)
            g->card[at] = g->card[at - 1];
        g->card[at] = card;
    }
}

/* The kinds as runs of the order, before anything is known of decks. */
static void list_cards(assault_game *g)
{
    for (int i = 0; i < ASSAULT_CARDS; i++)
        g->card[i] = (assault_card){.kind = g->book.card[i].kind,
                                    .tm = g->book.card[i].tm,
                                    .number = (uint8_t)i,
                                    .home = ASSAULT_ZONES};
    sort_cards(g);
    for (int i = 0; i < ASSAULT_CARDS; i++) {
        const int kind = g->card[i].kind;
        if (g->copies_of_kind[kind]++ == 0)
            g->first_of_kind[kind] = (uint8_t)i;
        if (assault_is_unit(kind)) {
            bcg_set_add(&g->unit_cards, i);
            bcg_set_add(&g->units_of[assault_nation_of(g->card[i].kind)], i);
        }
    }
}

/* Copies are alike if nothing tells them apart: kind, modifier, and of action cards the deck they
 * belong to. Which copy of a unit card is on the map, nobody can tell. */
static bool are_alike(const assault_card *a, const assault_card *b)
{
    return a->kind == b->kind && a->tm == b->tm &&
           (a->home == b->home || !assault_is_action(a->kind));
}

static void find_runs(assault_game *g)
{
    sort_cards(g);
    for (int i = 0; i < ASSAULT_CARDS; i++) {
        assault_card *card = &g->card[i];
        card->first = i && are_alike(card, card - 1) ? card[-1].first : (uint8_t)i;
        g->card[card->first].copies++;
    }
    for (int i = 0; i < ASSAULT_CARDS; i++) {
        g->card[i].copies = g->card[g->card[i].first].copies;
        if (g->card[i].copies > 1)
            bcg_set_add(&g->doubles, i);
    }
}

/* Where cards begin, by pile, and how many there are of each kind of unit: those of the decks, and
 * the units a scenario brings from anywhere. */
static void count_cards(assault_game *g)
{
    uint8_t listed[ASSAULT_UNITS] = {0};
    for (int i = 0; i < ASSAULT_CARDS; i++) {
        const assault_card *card = &g->card[i];
        if (assault_is_unit(card->kind))
            g->in_game[card->kind] += card->home < ASSAULT_ZONES;
        else if (assault_is_action(card->kind) && card->home < ASSAULT_ZONES)
            bcg_set_add(&g->home_actions[card->home], i);
    }
    for (int side = 0; side < ASSAULT_SIDES; side++)
        for (int i = 0; i < g->start_count[side]; i++)
            listed[g->start_list[side][i]]++;
    for (int i = 0; i < g->unit.count; i++)
        listed[g->unit.at[i].unit]++;
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        if (listed[kind] > g->in_game[kind])
            g->in_game[kind] = listed[kind];
}

/* SETUP-2: all cards with the sign of a deck. */
static void find_decks(assault_game *g, const assault_scenario *scenario)
{
    for (int i = 0; i < ASSAULT_CARDS; i++) {
        assault_card *card = &g->card[i];
        const unsigned decks = g->book.card[card->number].decks;
        if (assault_is_unit(card->kind)) {
            const int side = assault_nation_of(card->kind), deck = g->side[side].deck;
            if (deck < ASSAULT_UNIT_DECKS && decks >> deck & 1)
                card->home = (uint8_t)assault_unit_deck(side);
        } else if (assault_is_action(card->kind) && scenario->actions.count &&
                   decks >> scenario->actions.at[0].value & 1)
            card->home = AZ_ACTIONS;
    }
}

/* SOLO-24: copies are taken in the order of their card numbers, pile by pile. */
static void take_pile(assault_game *g, const assault_pile_cards *pile, int home)
{
    for (int kind = 0; kind < ASSAULT_KINDS; kind++)
        for (int n = pile->cards[kind]; n > 0; n--) {
            assault_card *next = NULL;
            for (int i = g->first_of_kind[kind];
                 i < g->first_of_kind[kind] + g->copies_of_kind[kind]; i++)
                if (g->card[i].home == ASSAULT_ZONES && (!next || g->card[i].number < next->number))
                    next = &g->card[i];
            if (next)
                next->home = (uint8_t)home;
        }
}

static void find_piles(assault_game *g, const assault_scenario *scenario)
{
    const int zones[ASSAULT_PILES] = {AZ_ACTIONS, AZ_NPC_OPERATIONS, AZ_NPC_FIRING, AZ_NPC_TARGET,
                                      assault_unit_deck(g->npc & 1)};
    for (int p = 0; p < ASSAULT_PILES; p++)
        for (int i = 0; i < scenario->pile.count; i++)
            if (scenario->pile.at[i].pile == p)
                take_pile(g, &scenario->pile.at[i], zones[p]);
}

/* -- the map ----------------------------------------------------------------------------------- */

static void init_tile(assault_game *g, const assault_scenario *scenario, int tile)
{
    int terrain = scenario->terrain[tile];
    if (scenario->face[tile]) {
        const int shown = assault_face_terrain(&g->book, scenario->face[tile]);
        if (shown != AT_PASSABLE_RIVER || terrain != AT_IMPASSABLE_RIVER)
            terrain = shown; /* a river face serves as either */
    }
    const assault_terrain *row = assault_has(g->bridges, tile) ? &assault_bridge
                                                               : &assault_terrains[terrain];
    g->terrain[tile] = (uint8_t)terrain;
    g->fire[tile] = row->fire;
    g->defence[tile] = row->defence;
    g->income[tile] = row->prestige;
    g->of_terrain[terrain] |= assault_bit(tile);
    g->orthogonal[tile] = bcg_tiles_orthogonal(g->board, (bcg_tile)tile);
    g->adjacent[tile] = bcg_tiles_adjacent(g->board, (bcg_tile)tile);
    ASSAULT_EACH(other, g->tiles)
    {
        const int far = bcg_tiles_range((bcg_tile)tile, (bcg_tile)other);
        const int steps = bcg_tiles_steps((bcg_tile)tile, (bcg_tile)other);
        if (far == 0)
            continue;
        for (int range = far; range <= 3; range++)
            if (range < 3 || steps <= 4) /* SUPPORT-4, SUPPORT-5 */
                g->within[range][tile] |= assault_bit((int)other);
        if (far <= 3)
            g->near3[tile] |= assault_bit((int)other);
    }
}

static bool may_enter(const assault_game *g, const bcg_set *fording, int kind, int tile)
{
    const assault_unit_row *row = &g->book.unit[kind];
    if (g->terrain[tile] == AT_SWAMP && row->hard && !(row->abilities & AB_SWAMPS))
        return false; /* MOVE-7, ABIL-6 */
    if (g->terrain[tile] == AT_IMPASSABLE_RIVER && !assault_has(g->bridges, tile) &&
        !bcg_set_has(fording, kind))
        return false; /* MOVE-6, DUEL09-S3 */
    return !assault_has(g->forbidden[assault_nation_of(kind)], tile);
}

static void init_map(assault_game *g, const assault_scenario *scenario)
{
    g->board = assault_board(scenario);
    g->tiles = bcg_tiles_all(g->board);
    g->bridges = scenario->bridge.count ? scenario->bridge.at[0].tiles.word[0] : 0;
    g->objectives = scenario->objective.count ? scenario->objective.at[0].tiles.word[0] : 0;
    for (int edge = 0; edge < ASSAULT_EDGES; edge++) {
        g->home_row[edge] = assault_home_row_of(scenario, edge);
        g->control[edge] = assault_control_of(scenario, edge);
        g->home_base[edge] = BCG_NO_TILE;
        for (int i = 0; i < scenario->home_base.count; i++)
            if (scenario->home_base.at[i].edge == edge)
                g->home_base[edge] = scenario->home_base.at[i].tile;
    }
    ASSAULT_EACH(tile, g->tiles)
    init_tile(g, scenario, (int)tile);
}

/* -- special rules (chapter 19) ---------------------------------------------------------------- */

/* The kinds a rule names, or all others of the side. */
static bcg_set kinds_of(const assault_special *rule)
{
    bcg_set kinds = BCG_SET_EMPTY;
    for (int kind = 0; kind < ASSAULT_KINDS; kind++)
        if ((rule->cards[kind] != 0) != (rule->except != 0))
            bcg_set_add(&kinds, kind);
    return kinds;
}

static uint64_t tiles_of_terrain(const assault_game *g, uint32_t terrain)
{
    uint64_t tiles = 0;
    for (int t = 0; t < ASSAULT_TERRAINS; t++)
        if (terrain >> t & 1)
            tiles |= g->of_terrain[t];
    return tiles;
}

/* What a rule says of one side. */
static void add_side_rule(assault_game *g, const assault_special *rule, int side)
{
    const bcg_set kinds = kinds_of(rule);
    switch (rule->kind) {
    case AX_SACRIFICE_ONLY:
        g->sacrifice_only[side] = bcg_set_or(g->sacrifice_only[side], kinds);
        break;
    case AX_START_DUG_IN:
        g->start_dug_in[side] = true;
        break;
    case AX_NO_RETREAT:
        g->no_retreat[side] = true;
        break;
    case AX_FORBIDDEN_TILES:
        g->forbidden[side] |= rule->tiles.word[0];
        break;
    case AX_FORT_FIRE:
        g->fort_fire[side] = (uint8_t)rule->number;
        break;
    case AX_FREE_LANDING:
        g->landing[side] = rule->tiles.word[0];
        break;
    case AX_FREE_SHELLING:
        g->shelling[side][0] = (uint8_t)rule->number;
        g->shelling[side][1] = (uint8_t)(rule->even ? rule->even : rule->number);
        break;
    case AX_NO_DIG_IN: /* cards that are named still dig in */
        g->no_dig_in[side] = bcg_set_is_empty(&kinds) ? 2 : 1;
        break;
    case AX_EXTRA_UNIT_CARD:
        g->extra_units[side] = (uint8_t)rule->number;
        break;
    default:
        break;
    }
}

static void add_rule(assault_game *g, const assault_special *rule, bcg_set *fording)
{
    const bcg_set kinds = kinds_of(rule);
    const uint8_t number = (uint8_t)rule->number;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (rule->side == side || rule->side == AS_BOTH)
            add_side_rule(g, rule, side);
    switch (rule->kind) {
    case AX_LIFT_DUG_IN:
        g->lifts = true;
        break;
    case AX_IMMOBILE:
        g->immobile = bcg_set_or(g->immobile, kinds);
        break;
    case AX_SWAMP_CHECK:
        g->swamp_check = true;
        break;
    case AX_SWAMP_SHELTER:
        g->swamp_shelter = bcg_set_or(g->swamp_shelter, kinds);
        break;
    case AX_NO_DEPLOY_ON:
        g->no_deploy |= tiles_of_terrain(g, rule->terrain);
        break;
    case AX_NO_INCOME:
        g->no_income = true;
        break;
    case AX_NO_NEW_UNITS:
        g->no_new_units = true;
        break;
    case AX_PARADROP:
        g->paradrop = bcg_set_or(g->paradrop, kinds);
        g->paradrop_from = rule->from;
        break;
    case AX_FORDING:
        *fording = bcg_set_or(*fording, kinds);
        break;
    case AX_BATTLE_FACTOR:
        g->battle_factor = number;
        break;
    case AX_NO_UNIT_RESHUFFLE:
        g->no_unit_reshuffle = true;
        break;
    case AX_INCOME_FACTOR:
        g->income_factor = number;
        break;
    case AX_NPC_ADVANCE:
        g->npc_advance = bcg_set_or(g->npc_advance, kinds);
        break;
    case AX_ATTRITION:
        g->attrition = number;
        g->attrition_turns = rule->turns;
        break;
    case AX_NPC_FOLLOWS:
        g->npc_follows = true;
        break;
    case AX_REINFORCEMENTS:
        g->reinforcements = rule->tiles.word[0];
        g->reinforcements_from = rule->from;
        break;
    case AX_BARRAGE:
        g->barrage = number;
        g->barrage_turns = rule->turns;
        g->barrage_units = kinds;
        break;
    case AX_TWO_MODIFIERS:
        g->two_modifiers = bcg_set_or(g->two_modifiers, kinds);
        break;
    case AX_NPC_CARDS:
        g->npc_cards = number;
        break;
    case AX_AMBUSH:
        g->ambush |= tiles_of_terrain(g, rule->terrain);
        break;
    case AX_NPC_STANDS:
        g->npc_stands = true;
        break;
    default: /* AX_NPC_HOLDS: it follows only where AX_NPC_FOLLOWS says so */
        break;
    }
}

static void init_rules(assault_game *g, const assault_scenario *scenario)
{
    bcg_set fording = BCG_SET_EMPTY;
    g->battle_factor = g->income_factor = g->npc_cards = 1;
    for (int i = 0; i < scenario->rule.count; i++)
        add_rule(g, &scenario->rule.at[i], &fording);
    for (int kind = 0; kind < ASSAULT_UNITS; kind++) {
        ASSAULT_EACH(tile, g->tiles)
        if (may_enter(g, &fording, kind, (int)tile))
            g->enter[kind] |= assault_bit((int)tile);
        g->traits[kind] = (uint16_t)(g->book.unit[kind].abilities |
                                     (g->enter[kind] != g->tiles ? AB_HINDERED : 0) |
                                     (bcg_set_has(&g->immobile, kind) ? AB_IMMOBILE : 0));
    }
}

/* Is it a card for this moment (CARD-5 to CARD-7)? */
static bool suits(int kind, int moment)
{
    switch (moment) {
    case AM_OPERATIONS:
        return assault_facts_of(kind)->type == ACT_OPERATIONS || kind == AK_SABOTAGE;
    case AM_COMBAT:
        return assault_facts_of(kind)->type == ACT_COMBAT || kind == AK_SABOTAGE;
    case AM_WINDOW + AW_STEP:
        return kind == AK_TANK_OBSTACLES || kind == AK_SABOTAGE;
    case AM_WINDOW + AW_ARRIVED:
        return kind == AK_OPPORTUNITY_FIRE || kind == AK_SABOTAGE;
    case AM_WINDOW + AW_CARD:
        return kind == AK_SNAFU || kind == AK_SABOTAGE;
    default: /* AM_WINDOW + AW_TURN */
        return kind == AK_SABOTAGE;
    }
}

/* The action cards by kind and by when they may be played. */
static void sort_actions(assault_game *g)
{
    for (int card = 0; card < ASSAULT_CARDS; card++) {
        const int kind = g->card[card].kind;
        if (!assault_is_action(kind))
            continue;
        if (g->card[card].home == AZ_ACTIONS)
            bcg_set_add(&g->deck_copies[kind - ASSAULT_UNITS], card);
        for (int side = 0; side < ASSAULT_SIDES; side++)
            for (int moment = 0; moment < ASSAULT_MOMENTS; moment++)
                if (suits(kind, moment) && !assault_is_banned(g, side, kind))
                    bcg_set_add(&g->for_moment[side][moment], card);
    }
}

/* -- set-up and victory ------------------------------------------------------------------------ */

static void init_start(assault_game *g, const assault_scenario *scenario, int side)
{
    const assault_start *start = assault_start_of(scenario, side);
    g->side[side] = *assault_side_of(scenario, side);
    g->start[side] = *start;
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        for (int n = start->units[kind]; n > 0 && g->start_count[side] < 16; n--)
            g->start_list[side][g->start_count[side]++] = (uint8_t)kind;
}

static void init_victory(assault_game *g, const assault_scenario *scenario)
{
    memcpy(&g->win, &scenario->win, sizeof g->win);
    memcpy(&g->lose, &scenario->lose, sizeof g->lose);
    memcpy(&g->at_limit, &scenario->at_limit, sizeof g->at_limit);
    if (scenario->limit.count) {
        g->limit = scenario->limit.at[0].turns;
        g->before = scenario->limit.at[0].before;
    }
    g->hold_tile = BCG_NO_TILE;
    for (int i = 0; i < g->win.count; i++)
        if (g->win.at[i].kind == AV_HOLD_TILE)
            g->hold_tile = g->win.at[i].tile;
}

void assault_game_init(assault_game *g, const assault_scenario *scenario)
{
    memset(g, 0, sizeof *g);
    g->head.ops = &bcg_assault_ops;
    g->npc = (uint8_t)assault_automa_of(scenario);
    assault_catalogue_of(scenario, &g->book);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        init_start(g, scenario, side);
    memcpy(&g->unit, &scenario->unit, sizeof g->unit);
    g->first = scenario->first.at[0].first;
    g->places = scenario->first.at[0].places;
    g->second_prestige = scenario->first.at[0].prestige;
    g->second_actions = scenario->first.at[0].actions;
    list_cards(g);
    find_decks(g, scenario);
    find_piles(g, scenario);
    find_runs(g);
    count_cards(g);
    init_map(g, scenario);
    init_rules(g, scenario);
    sort_actions(g);
    assault_fill_left(g);
    init_victory(g, scenario);
    g->has_state = scenario->has_state;
    if (g->has_state)
        g->opening = scenario->state;
    else
        assault_begin(g, &g->opening);
}
