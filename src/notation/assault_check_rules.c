/* Conditions of victory and special rules: which fields each of them has. */
#include "notation/assault_check.h"

#include <string.h>

/* -- conditions ----------------------------------------------------------------------------------
 */

enum { WIN = 1, LOSE = 2, LIMIT = 4 };
enum { COUNT = 1, PRESTIGE = 2, TERRAIN = 4, TILE = 8, UNIT = 16, SIDE = 32, MAY_HAVE_SIDE = 64 };

/* clang-format off */
static const struct condition_row {
    uint8_t where; /* in which lines it may stand */
    uint8_t has;   /* its fields */
} conditions[ASSAULT_CONDITION_KINDS] = {
    [AV_HOME_BASE]               = {WIN | LIMIT, MAY_HAVE_SIDE},
    [AV_ADJACENT_HOME_ROW]       = {WIN | LIMIT, MAY_HAVE_SIDE | COUNT},
    [AV_HOME_ROW]                = {WIN | LIMIT, MAY_HAVE_SIDE | COUNT},
    [AV_NO_ENEMY]                = {WIN | LIMIT, MAY_HAVE_SIDE},
    [AV_OBJECTIVES]              = {WIN | LIMIT, MAY_HAVE_SIDE | COUNT},
    [AV_ON_OBJECTIVE]            = {WIN | LIMIT, MAY_HAVE_SIDE | COUNT},
    [AV_PRESTIGE_AND_TILES]      = {WIN | LIMIT, MAY_HAVE_SIDE | COUNT | PRESTIGE},
    [AV_TERRAIN]                 = {WIN | LIMIT, MAY_HAVE_SIDE | COUNT | TERRAIN},
    [AV_HOLD_TILE]               = {WIN | LIMIT, MAY_HAVE_SIDE | COUNT | TILE},
    [AV_DESTROYED]               = {WIN, MAY_HAVE_SIDE | UNIT},
    [AV_ENEMY_AT_HOME]           = {LOSE, 0},
    [AV_MOST_PRESTIGE]           = {LIMIT, 0},
    [AV_MOST_TILES]              = {LIMIT, 0},
    [AV_DRAW]                    = {LIMIT, 0},
    [AV_MOST_FORTS_AND_HOME]     = {LIMIT, 0},
    [AV_ON_TILE]                 = {LIMIT, TILE},
    [AV_FIRST_ON_TILE]           = {LIMIT, TILE},
    [AV_WINS]                    = {LIMIT, SIDE},
    [AV_MOST_BEYOND_RIVER]       = {LIMIT, 0},
    [AV_MOST_DESTROYED_PRESTIGE] = {LIMIT, 0},
    [AV_MOST_DESTROYED_UNITS]    = {LIMIT, 0},
};
/* clang-format on */

/* A field that must or must not be given. */
static void check_field(const bcg_fields_context *c, int line, bcg_reason code, const char *word,
                        const char *field, bool given, bool needed, bool allowed)
{
    if (needed && !given)
        bcg_error(c->problems, bcg_at_line(line), code, "`%s` needs the field `%s`", word, field);
    else if (given && !allowed)
        bcg_error(c->problems, bcg_at_line(line), code, "`%s` has no field `%s`", word, field);
}

static void check_condition(const bcg_fields_context *c, const assault_condition *it, int where,
                            const char *keyword)
{
    const assault_scenario *s = c->document;
    const struct condition_row *row = &conditions[it->kind];
    const char *word = assault_condition_words.word[it->kind];
    const struct {
        const char *name;
        int bit;
        bool given;
    } fields[] = {
        {"count", COUNT, it->count != 0},
        {"prestige", PRESTIGE, it->prestige != 0},
        {"terrain", TERRAIN, it->terrain != ASSAULT_NONE},
        {"tile", TILE, it->tile != BCG_NO_TILE},
        {"unit", UNIT, it->unit != ASSAULT_NONE},
    };
    if (!(row->where & where)) {
        bcg_error(c->problems, bcg_at_line(it->line), SCA_CONDITION,
                  "`%s` is no condition for a `%s` line", word, keyword);
        return;
    }
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
        check_field(c, it->line, SCA_CONDITION, word, fields[i].name, fields[i].given,
                    row->has & fields[i].bit, row->has & fields[i].bit);
    check_field(c, it->line, SCA_CONDITION, word, "side", it->side != AS_BOTH, row->has & SIDE,
                row->has & (SIDE | MAY_HAVE_SIDE));
    if (it->kind == AV_DESTROYED && it->unit != ASSAULT_NONE &&
        assault_nation_of(it->unit) != assault_automa_of(s))
        bcg_error(c->problems, bcg_at_line(it->line), SCA_CONDITION,
                  "`%s` names a unit of the side nobody plays", word);
}

/* Turns are counted for one tile only (AMB-37). */
static void check_hold_tiles(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    int tile = BCG_NO_TILE;
    for (int i = 0; i < s->win.count; i++) {
        if (s->win.at[i].kind != AV_HOLD_TILE)
            continue;
        if (tile != BCG_NO_TILE && tile != s->win.at[i].tile)
            bcg_error(c->problems, bcg_at_line(s->win.at[i].line), SCA_CONDITION,
                      "only one tile can be held for turns running");
        tile = s->win.at[i].tile;
    }
    for (int i = 0; i < s->at_limit.count; i++)
        if (s->at_limit.at[i].kind == AV_HOLD_TILE && s->at_limit.at[i].tile != tile)
            bcg_error(c->problems, bcg_at_line(s->at_limit.at[i].line), SCA_CONDITION,
                      "turns on a tile are counted only for that of a `win` line");
}

void assault_check_victory_lines(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    for (int i = 0; i < s->win.count; i++)
        check_condition(c, &s->win.at[i], WIN, "win");
    for (int i = 0; i < s->lose.count; i++) {
        check_condition(c, &s->lose.at[i], LOSE, "lose");
        if (!s->player.count)
            bcg_error(c->problems, bcg_at_line(s->lose.at[i].line), SCA_SOLO,
                      "only a solo game is lost by a `lose` line");
    }
    for (int i = 0; i < s->at_limit.count; i++)
        check_condition(c, &s->at_limit.at[i], LIMIT, "at-limit");
    check_hold_tiles(c);
    if (!s->win.count && !s->at_limit.count && !bcg_scn_was_bad(&assault_scn_format, c, "win") &&
        !bcg_scn_was_bad(&assault_scn_format, c, "at-limit"))
        bcg_error(c->problems, bcg_at_line(0), SCA_NO_VICTORY,
                  "there is no `win` line and no `at-limit` line: nobody can win");
}

/* -- special rules --------------------------------------------------------------------------------
 */

enum {
    NUMBER_ = 1 << 0,
    EVEN = 1 << 1,
    FROM = 1 << 2,
    TURNS = 1 << 3,
    TERRAINS = 1 << 4,
    UNITS = 1 << 5,
    ACTIONS = 1 << 6,
    EXCEPT = 1 << 7,
    TILES = 1 << 8,
    OF_SIDE = 1 << 9,
    SOLO = 1 << 10,   /* only in solo games */
    BLUFFS = 1 << 11, /* no field: a bluff card among the cards */
};

/* clang-format off */
static const struct rule_row {
    uint16_t needs, may; /* fields; SOLO: only there */
} rules[ASSAULT_SPECIAL_KINDS] = {
    [AX_LIFT_DUG_IN]       = {0, 0},
    [AX_IMMOBILE]          = {UNITS, 0},
    [AX_SWAMP_CHECK]       = {0, 0},
    [AX_SWAMP_SHELTER]     = {ACTIONS, 0},
    [AX_NO_DEPLOY_ON]      = {TERRAINS, 0},
    [AX_SACRIFICE_ONLY]    = {UNITS | ACTIONS, OF_SIDE}, /* one of the two */
    [AX_NO_INCOME]         = {0, 0},
    [AX_NO_NEW_UNITS]      = {0, 0},
    [AX_START_DUG_IN]      = {0, OF_SIDE},
    [AX_NO_RETREAT]        = {0, OF_SIDE},
    [AX_FORBIDDEN_TILES]   = {TILES, OF_SIDE},
    [AX_FORT_FIRE]         = {NUMBER_, OF_SIDE},
    [AX_FREE_LANDING]      = {TILES, OF_SIDE},
    [AX_FREE_SHELLING]     = {NUMBER_, OF_SIDE | EVEN},
    [AX_NO_DIG_IN]         = {0, OF_SIDE | ACTIONS},
    [AX_PARADROP]          = {UNITS | FROM, 0},
    [AX_FORDING]           = {UNITS, 0},
    [AX_EXTRA_UNIT_CARD]   = {NUMBER_, OF_SIDE},
    [AX_BATTLE_FACTOR]     = {NUMBER_, 0},
    [AX_NO_UNIT_RESHUFFLE] = {0, 0},
    [AX_INCOME_FACTOR]     = {NUMBER_, 0},
    [AX_NPC_ADVANCE]       = {UNITS | SOLO, EXCEPT},
    [AX_ATTRITION]         = {NUMBER_ | TURNS | SOLO, 0},
    [AX_NPC_FOLLOWS]       = {SOLO, 0},
    [AX_REINFORCEMENTS]    = {TILES | FROM | SOLO, 0},
    [AX_BARRAGE]           = {NUMBER_ | TURNS | UNITS | SOLO, 0},
    [AX_TWO_MODIFIERS]     = {UNITS | SOLO, 0},
    [AX_NPC_CARDS]         = {NUMBER_ | SOLO, 0},
    [AX_AMBUSH]            = {TERRAINS | SOLO, 0},
    [AX_NPC_STANDS]        = {SOLO, 0},
    [AX_NPC_HOLDS]         = {SOLO, 0},
};
/* clang-format on */

/* Kinds of cards that a rule names, as bits. */
static unsigned cards_of(const assault_special *rule)
{
    unsigned found = 0;
    for (int kind = 0; kind < ASSAULT_KINDS; kind++)
        if (rule->cards[kind])
            found |= assault_is_unit(kind) ? UNITS : assault_is_action(kind) ? ACTIONS : BLUFFS;
    return found;
}

static unsigned fields_of(const assault_special *rule)
{
    unsigned given = cards_of(rule);
    given |= rule->number ? NUMBER_ : 0;
    given |= rule->even ? EVEN : 0;
    given |= rule->from ? FROM : 0;
    given |= rule->turns ? TURNS : 0;
    given |= rule->terrain ? TERRAINS : 0;
    given |= rule->except ? EXCEPT : 0;
    given |= rule->tiles.word[0] ? TILES : 0;
    given |= rule->side != AS_BOTH ? OF_SIDE : 0;
    return given;
}

static const char *field_name(unsigned bit)
{
    static const char *const names[] = {"number", "even",  "from",   "turns", "terrain",
                                        "cards",  "cards", "except", "tiles", "side"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (bit >> i & 1)
            return names[i];
    return "?";
}

static void check_rule(const bcg_fields_context *c, const assault_special *rule)
{
    enum { MOST_REINFORCED = 8 };
    const assault_scenario *s = c->document;
    const struct rule_row *row = &rules[rule->kind];
    const char *word = assault_special_words.word[rule->kind];
    const unsigned given = fields_of(rule);
    unsigned needs = row->needs & ~(unsigned)SOLO;
    if (rule->kind == AX_SACRIFICE_ONLY)
        needs = given & needs ? needs & given : UNITS; /* one of the two */
    if (given & BLUFFS) {
        bcg_error(c->problems, bcg_at_line(rule->line), SCA_RULE,
                  "no rule names a bluff card (BLUFF-4)");
        return;
    }
    for (unsigned bit = 1; bit < SOLO; bit <<= 1)
        if (needs & ~given & bit)
            bcg_error(c->problems, bcg_at_line(rule->line), SCA_RULE,
                      "`rule %s` needs the field `%s`%s", word, field_name(bit),
                      bit == UNITS     ? " with units"
                      : bit == ACTIONS ? " with action cards"
                                       : "");
        else if (given & ~(unsigned)(row->needs | row->may) & bit)
            bcg_error(c->problems, bcg_at_line(rule->line), SCA_RULE,
                      "`rule %s` has no field `%s`%s", word, field_name(bit),
                      bit == UNITS     ? " with units"
                      : bit == ACTIONS ? " with action cards"
                                       : "");
    if (row->needs & SOLO && !s->player.count)
        bcg_error(c->problems, bcg_at_line(rule->line), SCA_SOLO,
                  "`rule %s` is about the side nobody plays; there is no `player` line", word);
    if (rule->kind == AX_REINFORCEMENTS && bcg_set_count(&rule->tiles) > MOST_REINFORCED)
        bcg_error(c->problems, bcg_at_line(rule->line), SCN_BEYOND_LIMIT,
                  "reinforcements come to %d tiles at most", MOST_REINFORCED);
}

void assault_check_rule_lines(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    for (int i = 0; i < s->rule.count; i++)
        check_rule(c, &s->rule.at[i]);
}
