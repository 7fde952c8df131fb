/* Lines that check: what must hold in the current state. And `deal`, which plays. */
#include "positions/assault_position.h"

#include <stdlib.h>
#include <string.h>

static const assault_state *const s = &at.state;

/* -- units ---------------------------------------------------------------------------------------
 */

/* A tile with a unit on it; -1, and the test fails, if there is none. */
static int read_occupied(char **rest)
{
    const int tile = read_tile(rest);
    if (t.failed || s->unit[tile].kind)
        return t.failed ? -1 : tile;
    fail("no unit on %s", tile_label(tile));
    return -1;
}

static void see_unit(char *rest)
{
    const int tile = read_occupied(&rest);
    if (tile >= 0)
        want_word(tile_label(tile), next_word(&rest),
                  assault_unit_words.word[assault_kind_at(s, tile)]);
}

static void see_empty(char *rest)
{
    while (*rest) {
        const int tile = read_tile(&rest);
        if (s->unit[tile].kind)
            fail("a unit stands on %s", tile_label(tile));
    }
}

static void see_morale(char *rest)
{
    const int tile = read_occupied(&rest);
    if (tile >= 0)
        want_number("morale", read_number(&rest), assault_morale_at(&at.game, s, tile));
}

static void see_each(char *rest, bool (*holds)(int tile), bool wanted, const char *what)
{
    while (*rest) {
        const int tile = read_occupied(&rest);
        if (tile >= 0 && holds(tile) != wanted)
            fail("the unit on %s is %s%s", tile_label(tile), wanted ? "not " : "", what);
    }
}

static bool is_dug_in(int tile)
{
    return assault_is_dug_in_for_owner(&at.game, s, tile);
}

static bool is_face_down(int tile)
{
    return assault_is_face_down(s, tile);
}

static void see_dug_in(char *rest)
{
    see_each(rest, is_dug_in, true, "dug in");
}

static void see_not_dug_in(char *rest)
{
    see_each(rest, is_dug_in, false, "dug in");
}

static void see_face_down(char *rest)
{
    see_each(rest, is_face_down, true, "face down");
}

static void see_face_up(char *rest)
{
    see_each(rest, is_face_down, false, "face down");
}

static void see_lost(char *rest)
{
    const int side = read_nation(&rest);
    want_number("units lost", read_number(&rest), s->lost_units[side]);
}

/* -- tiles and prestige --------------------------------------------------------------------------
 */

static void see_owner(char *rest)
{
    const int wanted = read_owner(&rest);
    while (*rest) {
        const int tile = read_tile(&rest);
        const int is = assault_has(s->control[0], tile)   ? AS_GERMAN
                       : assault_has(s->control[1], tile) ? AS_AMERICAN
                                                          : ASSAULT_NOBODY;
        if (is != wanted)
            fail("%s is not held like that", tile_label(tile));
    }
}

static void see_prestige(char *rest)
{
    const int side = read_nation(&rest);
    want_number("prestige", read_number(&rest), s->prestige[side]);
}

static void see_income(char *rest)
{
    const int side = read_nation(&rest);
    want_number("income", read_number(&rest), assault_income(&at.game, s, side));
}

/* -- combat --------------------------------------------------------------------------------------
 */

static void see_fire(char *rest)
{
    want_number("fire value", read_number(&rest), s->combat.fire);
}

static void see_target(char *rest)
{
    want_number("target value", read_number(&rest), s->combat.target);
}

static void see_fires(char *rest)
{
    if (!assault_in_combat(s))
        fail("there is no combat");
    else
        want_word("the firing side", next_word(&rest),
                  assault_nation_words.word[assault_firing_side(s)]);
}

/* -- cards ---------------------------------------------------------------------------------------
 */

static void see_cards(char *rest)
{
    const int side = read_nation(&rest);
    want_number("cards", read_number(&rest), s->size[AZ_HAND + side]);
}

static void see_unit_cards(char *rest)
{
    const int side = read_nation(&rest);
    want_number("unit cards", read_number(&rest), s->hand_units[side]);
}

static int count_in(int kind, int zone)
{
    int n = 0;
    BCG_EACH (card, s->pile[zone])
        n += at.game.card[card].kind == kind;
    return n;
}

static void see_holds(char *rest)
{
    const int side = read_nation(&rest);
    while (*rest) {
        const int kind = read_kind(&rest);
        if (!count_in(kind, AZ_HAND + side))
            fail("the hand has no %s", assault_kind_words.word[kind]);
    }
}

static void see_discarded(char *rest)
{
    const int kind = read_kind(&rest);
    int n = 0;
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        if (zone == AZ_ACTION_DISCARDS || zone == AZ_UNIT_DISCARDS ||
            zone == AZ_UNIT_DISCARDS + 1 || zone >= AZ_NPC_DISCARDS)
            n += count_in(kind, zone);
    want_number("discards", read_number(&rest), n);
}

/* Of a deck, or `german-start`: starting units still to be placed. */
static void see_pile(char *rest)
{
    const int zone = index_of(&assault_zone_words, next_word(&rest), "pile");
    want_number("cards in the pile", read_number(&rest), s->size[zone]);
}

/* -- the course of the game -----------------------------------------------------------------------
 */

static void see_turn(char *rest)
{
    want_word("whose turn", next_word(&rest), assault_nation_words.word[s->active]);
    if (*rest)
        want_number("turn", read_number(&rest), s->turn);
}

static void see_began(char *rest)
{
    want_word("who began", next_word(&rest), assault_nation_words.word[s->first]);
}

/* Cards that are to be drawn are drawn, whichever; flips are not made. */
static void run_deal(char *rest)
{
    bcg_rng r;
    (void)rest;
    bcg_rng_seed(&r, 1);
    if (!assault_is_pending(s, AP_DEAL) && !assault_is_pending(s, AP_START_DRAW))
        fail("no card is to be drawn");
    while (assault_is_pending(s, AP_DEAL) || assault_is_pending(s, AP_START_DRAW))
        bcg_assault_ops.apply(t.game, t.state, BCG_CHANCE,
                              bcg_assault_ops.chance(t.game, t.state, &r), NULL);
}

const command assault_playing_commands[] = {{"deal", run_deal}, {NULL, NULL}};

const command assault_looking_commands[] = {
    {"unit", see_unit},
    {"empty", see_empty},
    {"morale", see_morale},
    {"dug-in", see_dug_in},
    {"not-dug-in", see_not_dug_in},
    {"face-down", see_face_down},
    {"face-up", see_face_up},
    {"lost", see_lost},
    {"owner", see_owner},
    {"has-prestige", see_prestige},
    {"income", see_income},
    {"fire", see_fire},
    {"target", see_target},
    {"fires", see_fires},
    {"cards", see_cards},
    {"unit-cards", see_unit_cards},
    {"holds", see_holds},
    {"discarded", see_discarded},
    {"pile", see_pile},
    {"at-turn", see_turn},
    {"began", see_began},
    {NULL, NULL},
};
