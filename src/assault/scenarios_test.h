/* The 14 scenarios of the box, built in C for the tests of the rules: they need no files. Their
 * rules are those of chapter 19; maps, starting units and numbers that are reconstructed are those
 * of the first draft, which the tests were written for: docs/assault-balance.md says what has
 * changed in tests/facts/assault/scenarios since. */
#ifndef BOCAGE_ASSAULT_SCENARIOS_TEST_H
#define BOCAGE_ASSAULT_SCENARIOS_TEST_H

#include "assault/scenario.h"

#include <assert.h>
#include <string.h>

/* -- words ------------------------------------------------------------------------------------- */

/* The kind of this card. */
static inline int kind_named(const char *word, size_t len)
{
    for (int kind = 0; kind < ASSAULT_KINDS; kind++) {
        const char *known = assault_kind_words.word[kind];
        if (strlen(known) == len && strncmp(known, word, len) == 0)
            return kind;
    }
    assert(!"no such card");
    return 0;
}

/* The next word of a text, "3 x" standing for three of it; NULL at its end. */
static inline const char *next_kind(const char *text, int *kind, int *copies)
{
    text += strspn(text, " ");
    *copies = 1;
    if (*text >= '1' && *text <= '9') {
        *copies = *text - '0';
        text += 1 + strspn(text + 1, " ");
    }
    const size_t len = strcspn(text, " ");
    if (len == 0)
        return NULL;
    *kind = kind_named(text, len);
    return text + len;
}

static inline void count_kinds(const char *text, uint8_t *counts)
{
    int kind, copies;
    while ((text = next_kind(text, &kind, &copies)))
        counts[kind] = (uint8_t)(counts[kind] + copies);
}

/* Tiles as labels with blanks between them. */
static inline uint64_t tiles_named(bcg_tiles board, const char *labels)
{
    uint64_t tiles = 0;
    for (const char *at = labels; *at; at += 2 + (at[2] == ' '))
        tiles |= UINT64_C(1) << bcg_tile_parse(board, at, 2);
    return tiles;
}

/* -- parts of a scenario ----------------------------------------------------------------------- */

/* Rows from the top with slashes between them; who controls what at the start in the same form. */
static inline void draw_map(assault_scenario *s, const char *map, const char *control)
{
    static const char letters[] = ".boCFWHiwrSTV"; /* in the order of assault_terrain_kind */
    s->columns = (uint8_t)strcspn(map, "/");
    s->rows = (uint8_t)((strlen(map) + 1) / (s->columns + 1u));
    for (int row = 0; row < s->rows; row++)
        for (int column = 0; column < s->columns; column++) {
            const char *found = strchr(letters, map[row * (s->columns + 1) + column]);
            assert(found);
            s->terrain[row * BCG_TILES_MAX + column] = (uint8_t)(found - letters);
        }
    for (int edge = 0; edge < ASSAULT_EDGES; edge++) {
        assault_edge_cells *cells = &s->control.at[s->control.count++];
        cells->edge = (uint8_t)edge;
        for (int row = 0; row < s->rows; row++)
            for (int column = 0; column < s->columns; column++)
                if (control[row * (s->columns + 1) + column] == "AB"[edge])
                    bcg_set_add(&cells->tiles, row * BCG_TILES_MAX + column);
    }
}

static inline void set_bases(assault_scenario *s, const char *a, const char *b)
{
    const char *const labels[ASSAULT_EDGES] = {a, b};
    s->home_base.count = ASSAULT_EDGES;
    for (int edge = 0; edge < ASSAULT_EDGES; edge++) {
        s->home_base.at[edge].edge = (uint8_t)edge;
        s->home_base.at[edge].tile = bcg_tile_parse(assault_board(s), labels[edge], 2);
    }
}

static inline void set_objectives(assault_scenario *s, const char *labels)
{
    s->objective.count = 1;
    s->objective.at[0].tiles.word[0] = tiles_named(assault_board(s), labels);
}

/* Both sides with their decks: 'a' to 'h', or 0 for none, and the number of the action deck; German
 * at edge A, six action and two unit cards, ten cards in hand at most, 30 prestige. */
static inline void set_sides(assault_scenario *s, char german, char american, int actions)
{
    const char deck[ASSAULT_SIDES] = {german, american};
    s->side.count = s->start.count = ASSAULT_SIDES;
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        s->side.at[side] = (assault_setup_side){
            .side = (uint8_t)side,
            .edge = (uint8_t)side,
            .deck = (uint8_t)(deck[side] ? deck[side] - 'a' : ASSAULT_UNIT_DECKS),
            .prestige = 30,
            .actions = 6,
            .units = 2,
            .hold = 10};
        s->start.at[side] = (assault_start){
            .side = (uint8_t)side, .mode = ASM_BUDGET, .prestige = 30, .most = 6};
    }
    if (actions) {
        s->actions.count = 1;
        s->actions.at[0].value = (uint8_t)(actions - 1);
    }
    s->first.count = 1;
    s->first.at[0] = (assault_setup_first){.first = AFP_FLIP, .prestige = 10};
}

static inline void set_first(assault_scenario *s, assault_first first)
{
    s->first.at[0] = (assault_setup_first){.first = (uint8_t)first};
}

static inline void set_start_list(assault_scenario *s, int side, const char *units)
{
    s->start.at[side].mode = ASM_LIST;
    count_kinds(units, s->start.at[side].units);
}

static inline void set_start_budget(assault_scenario *s, int side, int prestige, int most)
{
    s->start.at[side].prestige = (uint16_t)prestige;
    s->start.at[side].most = (uint16_t)most;
}

static inline assault_fixed_unit *fix_unit(assault_scenario *s, const char *tile, const char *unit)
{
    assault_fixed_unit *fixed = &s->unit.at[s->unit.count++];
    fixed->tile = bcg_tile_parse(assault_board(s), tile, 2);
    fixed->unit = (uint8_t)kind_named(unit, strlen(unit));
    return fixed;
}

static inline void set_limit(assault_scenario *s, int turns)
{
    s->limit.count = 1;
    s->limit.at[0].turns = (uint16_t)turns;
}

static inline assault_condition *add_win(assault_scenario *s, int side, assault_condition_kind kind,
                                         int count)
{
    assault_condition *c = &s->win.at[s->win.count++];
    *c = (assault_condition){.side = (uint8_t)side,
                             .kind = (uint8_t)kind,
                             .count = (uint16_t)count,
                             .terrain = ASSAULT_NONE,
                             .tile = BCG_NO_TILE,
                             .unit = ASSAULT_NONE};
    return c;
}

static inline assault_condition *add_at_limit(assault_scenario *s, assault_condition_kind kind)
{
    assault_condition *c = &s->at_limit.at[s->at_limit.count++];
    *c = (assault_condition){.side = AS_BOTH,
                             .kind = (uint8_t)kind,
                             .terrain = ASSAULT_NONE,
                             .tile = BCG_NO_TILE,
                             .unit = ASSAULT_NONE};
    return c;
}

static inline void add_tie_breaks(assault_scenario *s)
{
    add_at_limit(s, AV_MOST_PRESTIGE);
    add_at_limit(s, AV_MOST_TILES);
    add_at_limit(s, AV_DRAW);
}

static inline void set_standard_victory(assault_scenario *s, int turns)
{
    add_win(s, AS_BOTH, AV_HOME_BASE, 0);
    add_win(s, AS_BOTH, AV_ADJACENT_HOME_ROW, 3);
    add_win(s, AS_BOTH, AV_NO_ENEMY, 0);
    set_limit(s, turns);
    add_tie_breaks(s);
}

static inline assault_special *add_special(assault_scenario *s, int side, assault_special_kind kind,
                                           const char *cards)
{
    assault_special *rule = &s->rule.at[s->rule.count++];
    rule->side = (uint8_t)side;
    rule->kind = (uint8_t)kind;
    count_kinds(cards, rule->cards);
    return rule;
}

static inline void add_pile(assault_scenario *s, assault_pile pile, const char *cards)
{
    s->pile.at[s->pile.count].pile = (uint8_t)pile;
    count_kinds(cards, s->pile.at[s->pile.count++].cards);
}

static const char air_cards[] = "air-strike bomber-run strafing-run";

/* -- duels ------------------------------------------------------------------------------------- */

static inline void duel_01(assault_scenario *s)
{
    draw_map(s, ".V.w../w.H.o./T.WW.T/.o.H.w/..w.V.", "AAAAAA/....../....../....../BBBBBB");
    set_bases(s, "B5", "E1");
    set_sides(s, 'c', 'c', 3);
    set_start_list(s, AS_GERMAN, "ger-pz-iv ger-pz-iii 2 ger-grenadiers ger-mortar ger-pak-38");
    set_start_list(s, AS_AMERICAN, "usa-sherman-m4a1 usa-m10 2 usa-riflemen usa-mortar usa-57mm");
    set_standard_victory(s, 6);
}

static inline void duel_02(assault_scenario *s)
{
    draw_map(s, ".o..../oV.wVo/T.HV.T/oV.wVo/.o....", "AAAAAA/....../....../....../BBBBBB");
    set_bases(s, "C5", "C1");
    set_objectives(s, "B4 D4 E4 D3 B2 D2 E2");
    set_sides(s, 'a', 'a', 2);
    set_start_list(s, AS_GERMAN,
                   "ger-flak-88 ger-fallschirmjaeger 2 ger-grenadiers ger-pak-38 ger-mortar");
    set_start_list(s, AS_AMERICAN,
                   "usa-paratroopers usa-veterans 2 usa-riflemen usa-57mm usa-howitzer-105");
    add_win(s, AS_BOTH, AV_OBJECTIVES, 5);
    set_limit(s, 8);
    add_at_limit(s, AV_OBJECTIVES)->count = 4;
    add_tie_breaks(s);
    add_special(s, AS_BOTH, AX_LIFT_DUG_IN, "");
    add_special(s, AS_GERMAN, AX_IMMOBILE, "ger-flak-88");
}

static inline void duel_03(assault_scenario *s)
{
    draw_map(s, ".V...w/S.S.H./HSTTSH/.H.S.S/w...V.", "AAAAAA/....../....../....../BBBBBB");
    set_bases(s, "B5", "E1");
    set_sides(s, 'd', 'd', 3);
    add_win(s, AS_BOTH, AV_HOME_ROW, 3);
    add_win(s, AS_BOTH, AV_PRESTIGE_AND_TILES, 20)->prestige = 150;
    set_limit(s, 12);
    add_tie_breaks(s);
    add_special(s, AS_BOTH, AX_SWAMP_CHECK, "");
    add_special(s, AS_BOTH, AX_SWAMP_SHELTER,
                "opportunity-fire commander-initiative double-time re-deploy");
    add_special(s, AS_BOTH, AX_NO_DEPLOY_ON, "")->terrain = 1u << AT_SWAMP;
}

static inline void duel_04(assault_scenario *s)
{
    draw_map(s, "w..H../rF..wT/r.FF.r/Tw..Fr/..H..w", "AAAAAA/....../....../....../BBBBBB");
    set_bases(s, "C5", "D1");
    set_sides(s, 'b', 'b', 1);
    add_win(s, AS_BOTH, AV_NO_ENEMY, 0);
    add_win(s, AS_BOTH, AV_TERRAIN, 4)->terrain = AT_FORTIFICATION;
    add_win(s, AS_BOTH, AV_HOME_ROW, 4);
    set_limit(s, 6);
    add_at_limit(s, AV_MOST_FORTS_AND_HOME);
    add_tie_breaks(s);
}

static inline void duel_05(assault_scenario *s)
{
    draw_map(s, ".V.oH/H.o../..W../..o.H/Ho.V.", "AAAAA/...../...../...../BBBBB");
    set_bases(s, "B5", "D1");
    set_sides(s, 'd', 'd', 1);
    s->first.at[0].actions = 4;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        set_start_budget(s, side, 20, 5);
    const bcg_tile forest = bcg_tile_parse(assault_board(s), "C3", 2);
    add_win(s, AS_BOTH, AV_HOLD_TILE, 6)->tile = forest;
    set_limit(s, 12);
    add_at_limit(s, AV_ON_TILE)->tile = forest;
    add_at_limit(s, AV_FIRST_ON_TILE)->tile = forest;
    add_special(s, AS_GERMAN, AX_SACRIFICE_ONLY, "ger-king-tiger");
    add_special(s, AS_AMERICAN, AX_SACRIFICE_ONLY, "usa-m12");
}

static inline void duel_06(assault_scenario *s)
{
    draw_map(s, ".w..W./W.H..w/..V.w./wV.o.H/.HT.Vw", "AAAAAA/....../....../....../BBBBBB");
    set_bases(s, "C5", "C1");
    set_sides(s, 'f', 'b', 4);
    set_first(s, AFP_GERMAN);
    s->side.at[0].prestige = 20;
    s->side.at[1].prestige = 40;
    s->side.at[0].actions = s->side.at[1].actions = 10;
    set_start_budget(s, AS_GERMAN, 80, 6);
    set_start_budget(s, AS_AMERICAN, 45, 6);
    add_win(s, AS_GERMAN, AV_NO_ENEMY, 0);
    set_limit(s, 7);
    add_at_limit(s, AV_WINS)->side = AS_AMERICAN;
    add_special(s, AS_BOTH, AX_NO_INCOME, "");
    add_special(s, AS_BOTH, AX_NO_NEW_UNITS, "");
    add_special(s, AS_AMERICAN, AX_START_DUG_IN, "");
    add_special(s, AS_AMERICAN, AX_SACRIFICE_ONLY, "supply-column");
    add_special(s, AS_AMERICAN, AX_NO_RETREAT, "");
}

static inline void duel_07(assault_scenario *s)
{
    draw_map(s, ".V.H.w/o.T.Vo/.S.Sw./.F.F.b/bbbbbb", "AAAAAA/..A.../A...../.A.A../BBBBBB");
    set_bases(s, "C5", "C1");
    set_objectives(s, "C4");
    set_sides(s, 'a', 'e', 3);
    set_first(s, AFP_AMERICAN);
    s->side.at[0].prestige = 10;
    s->start.at[0].mode = ASM_FIXED;
    s->start.at[1].mode = ASM_RANDOM;
    s->start.at[1].most = 3;
    fix_unit(s, "B2", "ger-pak-38")->immobile = 1;
    fix_unit(s, "D2", "ger-volkssturm")->immobile = 1;
    fix_unit(s, "A3", "ger-grenadiers");
    fix_unit(s, "C4", "ger-howitzer");
    add_win(s, AS_AMERICAN, AV_ON_OBJECTIVE, 1);
    set_limit(s, 8);
    s->limit.at[0].before = AS_GERMAN + 1;
    add_at_limit(s, AV_WINS)->side = AS_GERMAN;
    add_special(s, AS_GERMAN, AX_FORBIDDEN_TILES, "")->tiles.word[0] = tiles_named(
        assault_board(s), "F2 A1 B1 C1 D1 E1 F1");
    add_special(s, AS_GERMAN, AX_SACRIFICE_ONLY,
                "bomber-run strafing-run air-strike counter-offensive");
    add_special(s, AS_AMERICAN, AX_FORT_FIRE, "")->number = 1;
    add_special(s, AS_AMERICAN, AX_FREE_LANDING, "")->tiles.word[0] = tiles_named(assault_board(s),
                                                                                  "A2 C2 E2");
}

static inline void duel_08(assault_scenario *s)
{
    draw_map(s, "..V.w./ow.T.o/.o.oV./w.o..o/.V..H.", "AAAAAA/....../....../....../BBBBBB");
    set_bases(s, "C5", "B1");
    set_sides(s, 'd', 'f', 4);
    set_first(s, AFP_AMERICAN);
    s->side.at[0].prestige = 35;
    s->side.at[1].prestige = 15;
    set_start_budget(s, AS_GERMAN, 35, 6);
    set_start_list(s, AS_AMERICAN,
                   "usa-sherman-76 2 usa-sherman-m4a1 usa-armored-infantry usa-riflemen "
                   "usa-priest");
    set_standard_victory(s, 6);
    add_special(s, AS_GERMAN, AX_FREE_SHELLING, "")->number = 3;
    add_special(s, AS_GERMAN, AX_SACRIFICE_ONLY, air_cards);
    assault_special *air = add_special(s, AS_AMERICAN, AX_FREE_SHELLING, "");
    air->number = 1;
    air->even = 3;
    add_special(s, AS_AMERICAN, AX_NO_DIG_IN, "");
}

static inline void duel_09(assault_scenario *s)
{
    draw_map(s, ".V.w../H.T.o./iiiiii/H.T.o./.V.w..", "AAAAAA/....../....../....../BBBBBB");
    set_bases(s, "B5", "B1");
    s->bridge.count = 1;
    s->bridge.at[0].tiles.word[0] = tiles_named(assault_board(s), "C3");
    set_sides(s, 'c', 'c', 3);
    s->side.at[0].edge = s->side.at[1].edge = AEC_LOT;
    add_win(s, AS_BOTH, AV_HOME_BASE, 0);
    set_limit(s, 8);
    add_at_limit(s, AV_MOST_BEYOND_RIVER);
    add_tie_breaks(s);
    add_special(s, AS_BOTH, AX_PARADROP, "usa-paratroopers ger-fallschirmjaeger")->from = 3;
    add_special(s, AS_BOTH, AX_FORDING, "usa-engineers ger-pioneers");
}

static inline void duel_10(assault_scenario *s)
{
    draw_map(s, "W..wV./.H.T.W/w.WW.w/W.T.H./.Vw..W", "AAAAAA/....../....../....../BBBBBB");
    set_bases(s, "E5", "B1");
    set_sides(s, 'f', 'c', 1);
    set_first(s, AFP_GERMAN);
    s->side.at[1].prestige = 5;
    set_start_list(s, AS_GERMAN,
                   "ger-king-tiger ger-tiger-i 2 ger-panther ger-waffen-ss ger-panzergrenadiers");
    set_start_list(s, AS_AMERICAN, "usa-57mm usa-veterans 2 usa-riflemen usa-howitzer-105");
    add_win(s, AS_GERMAN, AV_NO_ENEMY, 0);
    set_limit(s, 5);
    add_at_limit(s, AV_WINS)->side = AS_AMERICAN;
    add_special(s, AS_BOTH, AX_SACRIFICE_ONLY, air_cards);
    add_special(s, AS_GERMAN, AX_EXTRA_UNIT_CARD, "")->number = 1;
}

static inline void duel_11(assault_scenario *s)
{
    draw_map(s, ".w..V./w.V.H./.HHHH./.H.V.w/.V..w.", "AAAAAA/AAAAAA/....../BBBBBB/BBBBBB");
    set_bases(s, "E5", "B1");
    set_sides(s, 'c', 'c', 1);
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        s->side.at[side].edge = AEC_LOT;
        set_start_budget(s, side, 80, 12);
        s->start.at[side].controlled = 1;
    }
    add_win(s, AS_BOTH, AV_NO_ENEMY, 0);
    set_limit(s, 8);
    add_at_limit(s, AV_MOST_DESTROYED_PRESTIGE);
    add_at_limit(s, AV_MOST_DESTROYED_UNITS);
    add_tie_breaks(s);
    add_special(s, AS_BOTH, AX_SACRIFICE_ONLY, air_cards);
    add_special(s, AS_BOTH, AX_SACRIFICE_ONLY, "supply-column national-advantage well-supplied");
    add_special(s, AS_BOTH, AX_SACRIFICE_ONLY, "ger-flak-88 ger-sdkfz-7-1 usa-m16");
    add_special(s, AS_BOTH, AX_BATTLE_FACTOR, "")->number = 2;
    add_special(s, AS_BOTH, AX_NO_DIG_IN, "improved-defenses");
    add_special(s, AS_BOTH, AX_NO_UNIT_RESHUFFLE, "");
    add_special(s, AS_BOTH, AX_INCOME_FACTOR, "")->number = 2;
}

/* -- solo -------------------------------------------------------------------------------------- */

/* What the solo scenarios share: their decks, the player's budget, who begins. */
static inline void set_solo(assault_scenario *s, int player, int prestige, int choice,
                            const char *npc_units)
{
    assault_setup_side *side = &s->side.at[player];
    s->player.count = 1;
    s->player.at[0].value = (uint8_t)player;
    side->prestige = 0;
    side->choice = (uint16_t)choice;
    side->edge = AEC_B;
    s->side.at[!player].edge = AEC_A;
    set_first(s, player == AS_GERMAN ? AFP_GERMAN : AFP_AMERICAN);
    set_start_budget(s, player, prestige, 6);
    s->start.at[player].keep = 1;
    s->start.at[!player].mode = ASM_FIXED;
    add_at_limit(s, AV_WINS)->side = (uint8_t)!player;
    add_pile(s, APL_PLAYER_ACTIONS,
             "3 air-strike 2 bomber-run 3 ranged-bombardment 3 prep-fire improved-defenses "
             "3 replacements 2 supply-column national-advantage well-supplied 3 double-time "
             "re-deploy 2 commander-initiative counter-offensive 3 accuracy 2 deadly-fire "
             "2 off-target 2 morale-boost hold-fast 2 exposed-position opportunity-fire "
             "tank-obstacles");
    add_pile(s, APL_NPC_OPERATIONS,
             "2 air-strike 2 bomber-run 2 ranged-bombardment 2 prep-fire 2 improved-defenses "
             "2 replacements");
    add_pile(s, APL_NPC_FIRING, "3 accuracy 2 deadly-fire 2 morale-boost exposed-position");
    add_pile(s, APL_NPC_TARGET,
             "3 hold-fast 2 off-target morale-boost strafing-run forced-retreat");
    add_pile(s, APL_NPC_UNITS, npc_units);
}

static inline void add_lost_home(assault_scenario *s)
{
    s->lose.at[s->lose.count++] = (assault_condition){.side = AS_BOTH, .kind = AV_ENEMY_AT_HOME};
}

static inline void solo_1(assault_scenario *s)
{
    draw_map(s, "V.C.T./.w.F.W/o.H.w./.V.w.o/..T..w", "..A.A./A.AAA./....../....../BBBBBB");
    set_bases(s, "D5", "C1");
    set_objectives(s, "C5");
    set_sides(s, 0, 'f', 0);
    set_solo(s, AS_AMERICAN, 40, 2,
             "3 ger-grenadiers 2 ger-volkssturm ger-pak-38 ger-stosstruppen "
             "ger-panzergrenadiers ger-pz-iv ger-hetzer");
    fix_unit(s, "C4", "ger-king-tiger");
    fix_unit(s, "A4", "ger-waffen-ss");
    fix_unit(s, "E4", "ger-waffen-ss");
    fix_unit(s, "C5", "ger-grenadiers");
    fix_unit(s, "D4", "ger-pak-38");
    fix_unit(s, "E5", "ger-volkssturm");
    add_win(s, AS_AMERICAN, AV_TERRAIN, 1)->terrain = AT_CITY;
    set_limit(s, 8);
    add_lost_home(s);
    add_special(s, AS_GERMAN, AX_NPC_ADVANCE, "ger-waffen-ss ger-king-tiger");
    assault_special *attrition = add_special(s, AS_AMERICAN, AX_ATTRITION, "");
    attrition->number = 1;
    attrition->turns = 1u << 2 | 1u << 3;
    add_special(s, AS_GERMAN, AX_NPC_FOLLOWS, "");
}

static inline void solo_2(assault_scenario *s)
{
    draw_map(s, "VH.T.T/.wV.V./w.H.W./.o.F.w/H.T...", ".A.AA./.....A/.A.A../....../BBBBBB");
    set_bases(s, "D5", "C1");
    set_sides(s, 'f', 0, 0);
    set_solo(s, AS_GERMAN, 65, 7,
             "3 usa-riflemen 2 usa-recruit 2 usa-sherman-m4a1 usa-sherman-76 2 usa-57mm "
             "usa-armored-infantry usa-engineers");
    s->side.at[AS_GERMAN].hold = 15;
    fix_unit(s, "D5", "usa-commander")->dug_in = 1;
    fix_unit(s, "B5", "usa-howitzer-105")->dug_in = 1;
    fix_unit(s, "E5", "usa-howitzer-105")->dug_in = 1;
    fix_unit(s, "B3", "usa-sherman-m4a1");
    fix_unit(s, "D3", "usa-veterans");
    fix_unit(s, "F4", "usa-m10");
    add_win(s, AS_GERMAN, AV_DESTROYED, 0)->unit = (uint8_t)kind_named("usa-commander", 13);
    set_limit(s, 6);
    add_lost_home(s);
    add_special(s, AS_AMERICAN, AX_NPC_ADVANCE, "usa-howitzer-105 usa-commander")->except = 1;
    assault_special *fresh = add_special(s, AS_AMERICAN, AX_REINFORCEMENTS, "");
    fresh->from = 2;
    fresh->tiles.word[0] = tiles_named(assault_board(s), "A5 C4 E4 F5");
    assault_special *barrage = add_special(s, AS_AMERICAN, AX_BARRAGE, "usa-howitzer-105");
    barrage->number = 2;
    barrage->turns = 1u << 2 | 1u << 4;
    add_special(s, AS_AMERICAN, AX_TWO_MODIFIERS, "usa-commander")->number = 2;
    add_special(s, AS_AMERICAN, AX_NPC_CARDS, "")->number = 2;
    add_special(s, AS_AMERICAN, AX_NPC_FOLLOWS, "");
}

static inline void solo_3(assault_scenario *s)
{
    draw_map(s, ".T.o.w/o.w.Vo/wo.w../..o.w./.V..H.", ".A..A./....A./..A.../....../BBBBBB");
    set_bases(s, "C5", "B1");
    set_objectives(s, "B5 E4");
    set_sides(s, 0, 'c', 0);
    set_solo(s, AS_AMERICAN, 40, 7,
             "3 ger-grenadiers 2 ger-volkssturm ger-pak-38 ger-fallschirmjaeger ger-hetzer "
             "ger-stosstruppen ger-flak-88");
    s->side.at[AS_AMERICAN].hold = 15;
    fix_unit(s, "B5", "ger-grenadiers");
    fix_unit(s, "E4", "ger-pak-38");
    fix_unit(s, "E5", "ger-mortar");
    fix_unit(s, "C3", "ger-volkssturm");
    add_win(s, AS_AMERICAN, AV_OBJECTIVES, 2);
    set_limit(s, 5);
    add_special(s, AS_GERMAN, AX_AMBUSH, "")->terrain = 1u << AT_LIGHT_WOODS | 1u << AT_BOCAGE;
    add_special(s, AS_GERMAN, AX_NPC_STANDS, "");
    add_special(s, AS_GERMAN, AX_NPC_HOLDS, "");
}

/* -- all --------------------------------------------------------------------------------------- */

typedef struct test_scenario {
    const char *id;
    void (*fill)(assault_scenario *s);
} test_scenario;

enum { TEST_SCENARIOS = 14 };

static const test_scenario test_scenarios[TEST_SCENARIOS] = {
    {"duel-01", duel_01}, {"duel-02", duel_02}, {"duel-03", duel_03}, {"duel-04", duel_04},
    {"duel-05", duel_05}, {"duel-06", duel_06}, {"duel-07", duel_07}, {"duel-08", duel_08},
    {"duel-09", duel_09}, {"duel-10", duel_10}, {"duel-11", duel_11}, {"solo-1", solo_1},
    {"solo-2", solo_2},   {"solo-3", solo_3},
};

static inline void fill_scenario(assault_scenario *s, int n)
{
    memset(s, 0, sizeof *s);
    test_scenarios[n].fill(s);
}

#endif
