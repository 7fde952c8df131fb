/* What holds in every state of every Assault game. */
#ifndef BOCAGE_ASSAULT_INVARIANTS_TEST_H
#define BOCAGE_ASSAULT_INVARIANTS_TEST_H

#include "assault/position.h"
#include "assault/rules.h"

#include "unit.h"

#include <string.h>

/* Cards in piles and on the map. */
static inline int count_cards(const assault_state *s)
{
    int n = assault_count(assault_occupied(s));
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        n += s->size[zone];
    return n;
}

/* So many cards of a kind the game is played with. The bluff card lies nowhere: its side always has
 * it. */
static inline int copies_played(const assault_game *g, int kind)
{
    int copies = 0;
    if (assault_is_unit(kind))
        return assault_copies_in_game(g, kind);
    for (int i = 0; i < g->copies_of_kind[kind]; i++)
        copies += g->card[g->first_of_kind[kind] + i].home < ASSAULT_ZONES;
    return assault_is_bluff(kind) ? 0 : copies;
}

/* COMP-2: in a game from its beginning, of every kind as many cards are in a pile or on the map as
 * it is played with, whatever has happened; with those that stay in the box they are 240. */
static inline void check_box(const assault_game *g, const assault_state *s)
{
    int in_play[ASSAULT_KINDS] = {0}, played = 0, put_away = 0;
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        BCG_EACH (card, s->pile[zone])
            in_play[g->card[card].kind]++;
    ASSAULT_EACH(t, assault_occupied(s))
    in_play[s->unit[t].kind - 1]++;
    for (int kind = 0; kind < ASSAULT_KINDS; kind++) {
        assert_int_equal(in_play[kind], copies_played(g, kind));
        played += in_play[kind];
        put_away += g->copies_of_kind[kind] - in_play[kind];
    }
    assert_int_equal(played + put_away, 240);
}

/* Every card is in one pile at most, the piles are counted, of copies alike the first lie in the
 * first piles, and no kind has more copies in play than there are in the box. */
static inline void check_cards(const assault_game *g, const assault_state *s)
{
    int last[ASSAULT_CARDS], in_play[ASSAULT_KINDS] = {0}, size[ASSAULT_ZONES] = {0};
    int hand_units[ASSAULT_SIDES] = {0};
    for (int card = 0; card < ASSAULT_CARDS; card++)
        last[card] = ASSAULT_ZONES;
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        BCG_EACH (card, s->pile[zone]) {
            assert_int_equal(last[card], ASSAULT_ZONES);
            last[card] = zone;
            size[zone]++;
            in_play[g->card[card].kind]++;
            for (int side = 0; side < ASSAULT_SIDES; side++)
                hand_units[side] += zone == AZ_HAND + side && assault_is_unit(g->card[card].kind);
        }
    for (int card = 0; card < ASSAULT_CARDS; card++) {
        if (g->card[card].first != card)
            assert_true(last[card - 1] <= last[card]);
        assert_false(assault_is_bluff(g->card[card].kind) && last[card] != ASSAULT_ZONES);
    }
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        assert_int_equal(size[zone], s->size[zone]);
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        assert_int_equal(hand_units[side], s->hand_units[side]);
        ASSAULT_EACH(t, s->units[side])
        in_play[s->unit[t].kind - 1]++;
    }
    for (int kind = 0; kind < ASSAULT_KINDS; kind++)
        assert_true(in_play[kind] <= g->copies_of_kind[kind]);
}

static inline void check_units(const assault_game *g, const assault_state *s)
{
    static const assault_unit none;
    assert_int_equal(s->units[0] & s->units[1], 0);
    assert_int_equal(s->control[0] & s->control[1], 0);
    assert_int_equal((assault_occupied(s) | s->control[0] | s->control[1]) & ~g->tiles, 0);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        assert_int_equal(s->units[side] & ~s->control[side], 0); /* CTRL-6 */
    for (int t = 0; t < ASSAULT_SQUARES; t++) {
        const assault_unit *u = &s->unit[t];
        if (!assault_has(assault_occupied(s), t)) {
            assert_memory_equal(u, &none, sizeof none);
            continue;
        }
        const int kind = u->kind - 1;
        assert_true(kind >= 0 && kind < ASSAULT_UNITS);
        assert_int_equal(u->side, assault_nation_of(kind));
        assert_true(assault_has(s->units[u->side], t));
        assert_true(assault_has(g->enter[kind], t));
        assert_true(assault_morale_at(g, s, t) >= 1 && assault_morale_at(g, s, t) <= 9);
        if (!(u->marks & AU_FACE_DOWN))
            assert_int_equal(u->marks & (AU_KNOWN | AU_START) || u->told, 0);
    }
}

/* A combat is being fought, even if both units are gone and only a reward is still to be chosen. */
static inline bool combat_is_pending(const assault_state *s)
{
    for (int i = 0; i < s->pending_count; i++)
        if (s->pending[i].what == AP_COMBAT)
            return true;
    return false;
}

static inline void check_combat(const assault_game *g, const assault_state *s)
{
    const assault_combat *c = &s->combat;
    if (!assault_in_combat(s) && !combat_is_pending(s) && !s->result) {
        assault_combat none;
        memset(&none, 0, sizeof none);
        memset(none.tile, BCG_NO_TILE, sizeof none.tile);
        memset(none.chosen, ASSAULT_NO_CARD, sizeof none.chosen);
        none.left = none.origin = BCG_NO_TILE;
        assert_memory_equal(c, &none, sizeof none);
        return;
    }
    for (int role = 0; role < 2 && !s->result; role++)
        if (c->tile[role] != BCG_NO_TILE)
            assert_true(
                assault_has(s->units[role ? assault_enemy(c->side) : c->side], c->tile[role]));
    if (c->step > ACS_SUPPORT || c->fire) /* COMBAT-0 */
        assert_true(c->fire >= 1 && c->target >= 1);
    (void)g;
}

/* What has been undone is undone: behind the pending decisions everything is 0. */
static inline void check_pending(const assault_state *s)
{
    static const assault_pending none;
    assert_true(s->pending_count <= ASSAULT_MOST_PENDING);
    for (int i = s->pending_count; i < ASSAULT_MOST_PENDING; i++)
        assert_memory_equal(&s->pending[i], &none, sizeof none);
    assert_int_equal(s->size[AZ_TABLE] != 0 && s->pending_count == 0 && !s->result, 0);
    assert_int_equal(s->result != 0, s->phase == APH_OVER);
}

static inline void check_state(const assault_game *g, const assault_state *s)
{
    check_cards(g, s);
    check_units(g, s);
    check_combat(g, s);
    check_pending(s);
}

#endif
