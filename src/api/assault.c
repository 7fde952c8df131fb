/* What include/bocage/bocage_assault.h offers: the map, what wins, the cards and their numbers,
 * what a view shows, how a combat stands; actions and odds are in assault_actions.c. The rest of
 * the library knows no ruleset but by its row.
 *
 * Outside, tiles are numbered row by row on the board of the game; inside on one of 8 by 8. */
#include "api/assault.h"

#include "notation/assault_scn.h"

#include <string.h>

_Static_assert((int)BOCAGE_TILE_LABEL == (int)BCG_TILE_LABEL_SIZE &&
                   (int)BOCAGE_ASSAULT_CARDS == (int)ASSAULT_CARDS &&
                   (int)BOCAGE_MODIFIERS == (int)ASSAULT_TMS &&
                   (int)BOCAGE_LEAST_MODIFIER == (int)ASSAULT_LEAST_TM &&
                   (int)BOCAGE_LOSSES == (int)ASSAULT_LOSSES,
               "the header knows no other");
_Static_assert((int)BOCAGE_POSITION_TEXT >= (int)ASSAULT_SCN_SIZE, "room for any position");
_Static_assert((int)BOCAGE_GERMAN == (int)AS_GERMAN && (int)BOCAGE_AMERICAN == (int)AS_AMERICAN,
               "the same numbers inside");

/* What a view of such a game shows; NULL of another. */
static const assault_state *shown_by(const bocage_view *view)
{
    return assault_rules_of(view->game) ? (const assault_state *)view->bytes : NULL;
}

static bool is_side(int side)
{
    return side >= 0 && side < ASSAULT_SIDES;
}

int bocage_assault_side(const bocage_game *game, int seat)
{
    const assault_game *g = assault_rules_of(game);
    return g && seat >= 0 && seat < bocage_seats(game) ? assault_side_of_seat(g, seat)
                                                       : BOCAGE_NO_SIDE;
}

int bocage_assault_seat(const bocage_game *game, int side)
{
    const assault_game *g = assault_rules_of(game);
    return g && is_side(side) && side != g->npc ? assault_seat_of_side(g, side) : -1;
}

/* -- the map ---------------------------------------------------------------------------------- */

int bocage_assault_columns(const bocage_game *game)
{
    const assault_game *g = assault_rules_of(game);
    return g ? g->board.columns : 0;
}

int bocage_assault_rows(const bocage_game *game)
{
    const assault_game *g = assault_rules_of(game);
    return g ? g->board.rows : 0;
}

/* BCG_NO_TILE of what is none. */
static bcg_tile tile_inside(const bocage_game *game, int tile)
{
    const int columns = bocage_assault_columns(game);
    if (tile < 0 || tile >= columns * bocage_assault_rows(game))
        return BCG_NO_TILE;
    return bcg_tile_at(assault_rules_of(game)->board, tile % columns, tile / columns);
}

int assault_tile_outside(const assault_game *g, int tile)
{
    if (tile >= ASSAULT_SQUARES || !assault_has(g->tiles, tile))
        return BOCAGE_NO_TILE;
    return bcg_tile_row((bcg_tile)tile) * g->board.columns + bcg_tile_column((bcg_tile)tile);
}

bool bocage_assault_tile_label(const bocage_game *game, int tile, char out[BOCAGE_TILE_LABEL])
{
    const bcg_tile t = tile_inside(game, tile);
    if (t == BCG_NO_TILE)
        return false;
    bcg_tile_label(assault_rules_of(game)->board, t, out);
    return true;
}

int bocage_assault_tile_read(const bocage_game *game, const char *label)
{
    const assault_game *g = assault_rules_of(game);
    return g ? assault_tile_outside(g, bcg_tile_parse(g->board, label, strlen(label)))
             : BOCAGE_NO_TILE;
}

bool bocage_assault_tile_at(const bocage_game *game, int tile, bocage_assault_tile *out)
{
    const assault_game *g = assault_rules_of(game);
    const bcg_tile t = tile_inside(game, tile);
    if (t == BCG_NO_TILE)
        return false;
    *out = (bocage_assault_tile){
        .terrain = assault_terrains[g->terrain[t]].word,
        .bridge = assault_has(g->bridges, t),
        .objective = assault_has(g->objectives, t),
        .fire = g->fire[t],
        .defence = g->defence[t],
        .income = g->income[t],
    };
    return true;
}

/* -- what wins -------------------------------------------------------------------------------- */

static void put_goal(const assault_game *g, const char *line, const assault_condition *c,
                     bocage_assault_goal *out)
{
    *out = (bocage_assault_goal){
        .line = line,
        .word = assault_condition_words.word[c->kind],
        .side = is_side(c->side) ? c->side : BOCAGE_NO_SIDE,
        .count = c->count,
        .prestige = c->prestige,
        .terrain = c->terrain == ASSAULT_NONE ? NULL : assault_terrains[c->terrain].word,
        .tile = assault_tile_outside(g, c->tile),
        .kind = c->unit == ASSAULT_NONE ? BOCAGE_NO_CARD : c->unit,
    };
}

bool bocage_assault_goal_of(const bocage_game *game, int n, bocage_assault_goal *out)
{
    const assault_game *g = assault_rules_of(game);
    if (g == NULL || n < 0)
        return false;
    const struct {
        const char *line;
        int count;
        const assault_condition *at;
    } lists[] = {{"win", g->win.count, g->win.at},
                 {"lose", g->lose.count, g->lose.at},
                 {"at-limit", g->at_limit.count, g->at_limit.at}};
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; n -= lists[i++].count)
        if (n < lists[i].count) {
            put_goal(g, lists[i].line, &lists[i].at[n], out);
            return true;
        }
    return false;
}

int bocage_assault_limit(const bocage_game *game, int *without)
{
    const assault_game *g = assault_rules_of(game);
    *without = g && g->before ? g->before - 1 : BOCAGE_NO_SIDE;
    return g ? g->limit : 0;
}

/* -- cards ------------------------------------------------------------------------------------ */

int bocage_assault_kinds(const bocage_game *game)
{
    return assault_rules_of(game) ? ASSAULT_KINDS : 0;
}

static bool is_kind(const bocage_game *game, int kind)
{
    return kind >= 0 && kind < bocage_assault_kinds(game);
}

const char *bocage_assault_kind_word(const bocage_game *game, int kind)
{
    return is_kind(game, kind) ? assault_kind_words.word[kind] : NULL;
}

int bocage_assault_kind_read(const bocage_game *game, const char *word)
{
    for (int kind = 0; kind < bocage_assault_kinds(game); kind++)
        if (strcmp(word, assault_kind_words.word[kind]) == 0)
            return kind;
    return BOCAGE_NO_CARD;
}

/* A number of a card, where it comes from if it is the shipped one. */
static bocage_assault_number number_of(int value, int shipped, char from)
{
    const char *source = from == 'p' ? "printed" : from == 'd' ? "derived" : "reconstructed";
    return (bocage_assault_number){value, value == shipped ? source : "own"};
}

bool bocage_assault_unit_card_of(const bocage_game *game, int kind, bocage_assault_unit_card *out)
{
    if (!is_kind(game, kind) || !assault_is_unit(kind))
        return false;
    const assault_unit_row *u = assault_row(assault_rules_of(game), kind),
                           *shipped = &assault_shipped.unit[kind];
    const assault_unit_facts *facts = &assault_unit_facts_of[kind];
    const char *from = facts->provenance;
    *out = (bocage_assault_unit_card){
        .name = facts->name,
        .side = assault_nation_of(kind),
        .type = assault_class_words.word[u->kind],
        .hard = u->hard,
        .range = u->range,
        .anti_air = u->anti_air,
        .battle = number_of(u->battle, shipped->battle, from[0]),
        .hard_attack = number_of(u->hard_attack, shipped->hard_attack, from[1]),
        .soft_attack = number_of(u->soft_attack, shipped->soft_attack, from[2]),
        .support = number_of(u->support, shipped->support, from[3]),
        .defence = number_of(u->defence, shipped->defence, from[4]),
        .morale = number_of(u->morale, shipped->morale, from[5]),
        .cost = number_of(u->cost, shipped->cost, from[6]),
    };
    return true;
}

bool bocage_assault_action_card_of(const bocage_game *game, int kind,
                                   bocage_assault_action_card *out)
{
    static const char *const types[] = {"operations", "combat", "surprise"};
    if (!is_kind(game, kind) || !assault_is_action(kind))
        return false;
    const int n = kind - ASSAULT_UNITS;
    const assault_action_row *row = &assault_rules_of(game)->book.action[n],
                             *shipped = &assault_shipped.action[n];
    const assault_action_facts *facts = assault_facts_of(kind);
    *out = (bocage_assault_action_card){
        .name = facts->name,
        .type = types[facts->type],
        .air = facts->air,
        .cost = number_of(row->cost, shipped->cost, facts->provenance[2]),
        .battle = number_of(row->battle, shipped->battle, facts->provenance[4]),
    };
    return true;
}

bool bocage_assault_has_ability(const bocage_game *game, int kind, const char *ability)
{
    if (!is_kind(game, kind) || !assault_is_unit(kind))
        return false;
    for (int i = 0; i < ASSAULT_ABILITIES; i++)
        if (strcmp(ability, assault_ability_words.word[i]) == 0)
            return assault_row(assault_rules_of(game), kind)->abilities >> i & 1;
    return false;
}

bocage_assault_card assault_card_outside(const assault_game *g, int card)
{
    if (card >= ASSAULT_CARDS)
        return (bocage_assault_card){.kind = BOCAGE_NO_CARD};
    const assault_card *first = &g->card[g->card[card].first];
    return (bocage_assault_card){
        .kind = first->kind,
        .number = first->number + 1,
        .modifier = assault_is_action(first->kind) ? first->tm : 0,
    };
}

typedef enum shown_to { OWNER, NOBODY, EVERYBODY } shown_to;

typedef struct pile_info {
    uint8_t zone;    /* of side 0, if it is one of a side's */
    uint8_t by_side; /* bool */
    uint8_t shown;   /* shown_to */
} pile_info;

/* clang-format off */
static const pile_info piles[] = {
    [BOCAGE_PILE_HAND]                       = {AZ_HAND,             1, OWNER},
    [BOCAGE_PILE_START]                      = {AZ_START,            1, OWNER},
    [BOCAGE_PILE_UNITS]                      = {AZ_UNITS,            1, OWNER},
    [BOCAGE_PILE_UNIT_DISCARDS]              = {AZ_UNIT_DISCARDS,    1, EVERYBODY},
    [BOCAGE_PILE_ACTIONS]                    = {AZ_ACTIONS,          0, NOBODY},
    [BOCAGE_PILE_ACTION_DISCARDS]            = {AZ_ACTION_DISCARDS,  0, EVERYBODY},
    [BOCAGE_PILE_TABLE]                      = {AZ_TABLE,            0, EVERYBODY},
    [BOCAGE_PILE_AUTOMA_OPERATIONS]          = {AZ_NPC_OPERATIONS,   0, NOBODY},
    [BOCAGE_PILE_AUTOMA_FIRING]              = {AZ_NPC_FIRING,       0, NOBODY},
    [BOCAGE_PILE_AUTOMA_TARGET]              = {AZ_NPC_TARGET,       0, NOBODY},
    [BOCAGE_PILE_AUTOMA_OPERATIONS_DISCARDS] = {AZ_NPC_DISCARDS,     0, EVERYBODY},
    [BOCAGE_PILE_AUTOMA_FIRING_DISCARDS]     = {AZ_NPC_DISCARDS + 1, 0, EVERYBODY},
    [BOCAGE_PILE_AUTOMA_TARGET_DISCARDS]     = {AZ_NPC_DISCARDS + 2, 0, EVERYBODY},
};
/* clang-format on */

/* NULL if there is none. */
static const pile_info *pile_of(const bocage_view *view, bocage_assault_pile pile, int side)
{
    const size_t n = (size_t)pile;
    if (!shown_by(view) || n >= sizeof piles / sizeof piles[0] ||
        (piles[n].by_side && !is_side(side)))
        return NULL;
    return &piles[n];
}

static int zone_of(const pile_info *pile, int side)
{
    return pile->by_side ? pile->zone + side : pile->zone;
}

int bocage_assault_pile_size(const bocage_view *view, bocage_assault_pile pile, int side)
{
    const pile_info *info = pile_of(view, pile, side);
    return info ? shown_by(view)->size[zone_of(info, side)] : -1;
}

int bocage_assault_pile_cards(const bocage_view *view, bocage_assault_pile pile, int side,
                              bocage_assault_card *out, int capacity)
{
    const pile_info *info = pile_of(view, pile, side);
    if (info == NULL || info->shown == NOBODY ||
        (info->shown == OWNER && side != bocage_assault_side(view->game, view->seat)) ||
        capacity < bocage_assault_pile_size(view, pile, side))
        return -1;
    int n = 0;
    BCG_EACH (card, shown_by(view)->pile[zone_of(info, side)])
        out[n++] = assault_card_outside(assault_rules_of(view->game), card);
    return n;
}

/* -- how the game stands ---------------------------------------------------------------------- */

bool bocage_assault_turn_of(const bocage_view *view, bocage_assault_turn *out)
{
    const assault_state *s = shown_by(view);
    if (s == NULL)
        return false;
    *out = (bocage_assault_turn){
        .turn = s->turn,
        .phase = assault_phase_words.word[s->phase],
        .doing = s->pending_count ? assault_pending_words.word[assault_top(s)->what] : NULL,
        .active = s->turn ? s->active : BOCAGE_NO_SIDE,
        .first = s->turn ? s->first : BOCAGE_NO_SIDE,
        .quiet = s->quiet,
    };
    return true;
}

/* Which edge a side holds may be drawn by lot first of all (DUEL09-S1, DUEL11-S1). */
static bool knows_edges(const assault_state *s)
{
    for (int i = 0; i < s->pending_count; i++)
        if (s->pending[i].what == AP_EDGES)
            return false;
    return true;
}

static int income_of(const assault_game *g, const assault_state *s, int side)
{
    int income = 0;
    ASSAULT_EACH(t, s->control[side])
    income += g->income[t];
    return income;
}

bool bocage_assault_standing_of(const bocage_view *view, int side, bocage_assault_standing *out)
{
    const assault_game *g = assault_rules_of(view->game);
    const assault_state *s = shown_by(view);
    if (s == NULL || !is_side(side))
        return false;
    *out = (bocage_assault_standing){
        .automa = side == g->npc,
        .prestige = s->prestige[side],
        .income = income_of(g, s, side),
        .tiles = assault_tiles_of(s, side),
        .unit_cards = s->hand_units[side],
        .home_base = knows_edges(s) ? assault_tile_outside(g, g->home_base[s->edge[side]])
                                    : BOCAGE_NO_TILE,
        .destroyed_units = s->destroyed_units[side],
        .destroyed_prestige = s->destroyed[side],
        .lost_units = s->lost_units[side],
    };
    return true;
}

int bocage_assault_control(const bocage_view *view, int tile)
{
    const assault_state *s = shown_by(view);
    const bcg_tile t = tile_inside(view->game, tile);
    for (int side = 0; t != BCG_NO_TILE && side < ASSAULT_SIDES; side++)
        if (assault_has(s->control[side], t))
            return side;
    return BOCAGE_NO_SIDE;
}

bool bocage_assault_is_home_row(const bocage_view *view, int side, int tile)
{
    const assault_state *s = shown_by(view);
    const bcg_tile t = tile_inside(view->game, tile);
    return t != BCG_NO_TILE && is_side(side) && knows_edges(s) &&
           assault_has(assault_rules_of(view->game)->home_row[s->edge[side]], t);
}

bool bocage_assault_unit_at(const bocage_view *view, int tile, bocage_assault_unit *out)
{
    const assault_game *g = assault_rules_of(view->game);
    const assault_state *s = shown_by(view);
    const bcg_tile t = tile_inside(view->game, tile);
    if (t == BCG_NO_TILE || !assault_has(assault_occupied(s), t))
        return false;
    const assault_unit *u = &s->unit[t];
    const bool hidden = assault_is_unknown(s, t);
    const bool told = (u->marks & (AU_FACE_DOWN | AU_START)) == AU_FACE_DOWN; /* SETUP-12 */
    *out = (bocage_assault_unit){
        .side = u->side,
        .kind = hidden ? BOCAGE_NO_CARD : assault_kind_at(s, t),
        .morale = hidden ? 0 : assault_morale_at(g, s, t),
        .markers = u->markers,
        .face_down = u->marks & AU_FACE_DOWN,
        .known = u->marks & AU_KNOWN,
        .told = told ? u->told : -1,
        .dug_in = assault_is_dug_in(g, s, t),
        .dug_in_marker = u->marks & AU_DUG_IN,
        .fired = u->marks & AU_FIRED,
        .moved = u->moved,
        .extra_moves = u->extra & 15,
        .extra_attacks = u->extra >> 4,
        .dug = u->marks & AU_DUG,
        .gave = u->marks & AU_GAVE,
        .received = u->marks & AU_RECEIVED,
        .immobile = u->marks & AU_IMMOBILE,
        .stuck = u->marks & AU_STUCK,
    };
    return true;
}

/* -- combat ----------------------------------------------------------------------------------- */

bocage_assault_values assault_values_outside(const assault_sum *sum, int fire, int target)
{
    return (bocage_assault_values){
        .attack = sum->attack,
        .morale = sum->morale,
        .support = sum->support,
        .ground = sum->ground,
        .defence = sum->defence,
        .terrain = sum->terrain,
        .dug_in = sum->dug_in,
        .fire = fire,
        .target = target,
    };
}

/* A unit whose card the view shows. */
static bool is_known_unit(const assault_state *s, bcg_tile t)
{
    return t != BCG_NO_TILE && assault_has(assault_occupied(s), t) && !assault_is_unknown(s, t);
}

bool bocage_assault_values_of(const bocage_view *view, int firing, int target,
                              bocage_assault_values *out)
{
    const assault_state *s = shown_by(view);
    const bcg_tile from = tile_inside(view->game, firing), to = tile_inside(view->game, target);
    assault_sum sum;
    if (s == NULL || !is_known_unit(s, from) || !is_known_unit(s, to) ||
        s->unit[from].side == s->unit[to].side)
        return false;
    assault_sum_of(assault_rules_of(view->game), s, from, to, &sum);
    *out = assault_values_outside(&sum, sum.fire, sum.target);
    return true;
}

bool bocage_assault_combat_of(const bocage_view *view, bocage_assault_combat *out)
{
    const assault_game *g = assault_rules_of(view->game);
    const assault_state *s = shown_by(view);
    assault_sum sum;
    if (s == NULL || !assault_in_combat(s))
        return false;
    const assault_combat *c = &s->combat;
    *out = (bocage_assault_combat){
        .attacker = assault_tile_outside(g, c->tile[0]),
        .defender = assault_tile_outside(g, c->tile[1]),
        .side = c->side,
        .step = assault_step_words.word[c->step],
        .defender_fires = c->firing,
        .has_values = assault_firing_sum(g, s, &sum),
        .lost_by_attacker = c->lost[0],
        .lost_by_defender = c->lost[1],
    };
    if (out->has_values)
        out->values = assault_values_outside(&sum, sum.fire, sum.target);
    return true;
}
