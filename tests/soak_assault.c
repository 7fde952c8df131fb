/* Assault's part of the soak: the duels and the solo battles of data/assault.
 *
 * After every action (assault/invariants_test.h): every card is in one place, and all 240 of the
 * box are accounted for; units and control agree with the map; the values of a combat are
 * those of one, and what is not pending leaves nothing behind. In the end every kind of action must
 * have been taken and every kind of action card played, or the program fails. */
#include "assault/invariants_test.h"
#include "notation/assault_scn.h"
#include "soak.h"

#include <inttypes.h>
#include <stdio.h>

enum { MOST_ACTIONS = 60000 };

static assault_scenario scenario;
static assault_game game;
static assault_state now;
static const bcg_ops *const ops = &bcg_assault_ops;

/* What occurred in all games together. */
static struct {
    uint32_t kinds, cards;
    int deepest;
} met;

/* The bytes of the state: it has no padding. */
static void mix_state(soak_tally *t, const assault_state *s)
{
    uint64_t word;
    _Static_assert(sizeof *s % sizeof word == 0, "whole words");
    for (size_t at = 0; at < sizeof *s; at += sizeof word) {
        memcpy(&word, (const char *)s + at, sizeof word);
        soak_mix(t, word);
    }
}

/* A random answer of a random actor, or of chance. */
static bcg_action choose(soak_tally *t, bcg_rng *r, int *seat)
{
    static bcg_action list[ASSAULT_MAX_ACTIONS];
    const bcg_seats actors = ops->actors(&game.head, &now);
    *seat = bcg_first_actor(actors);
    if (*seat == BCG_CHANCE)
        return ops->chance(&game.head, &now, r);
    if (actors == 3)
        *seat = (int)bcg_rng_below(r, 2);
    const int n = ops->legal(&game.head, &now, *seat, list, ASSAULT_MAX_ACTIONS);
    assert_true(n > 0); /* whoever has to decide can do so */
    t->longest = n > t->longest ? n : t->longest;
    return list[bcg_rng_below(r, (uint32_t)n)];
}

static void meet(bcg_action a)
{
    met.kinds |= 1u << assault_kind_of(a);
    if (assault_kind_of(a) == AA_PLAY)
        met.cards |= 1u << (game.card[assault_operand(a, 0)].kind - ASSAULT_UNITS);
    met.deepest = now.pending_count > met.deepest ? now.pending_count : met.deepest;
}

static void play(soak_tally *t, bcg_rng *r)
{
    ops->begin(&game.head, &now);
    check_state(&game, &now);
    check_box(&game, &now);
    int length = 0;
    for (int seat; ops->actors(&game.head, &now); length++) {
        const bcg_action a = choose(t, r, &seat);
        assert_int_equal(ops->check(&game.head, &now, seat, a), BCG_OK);
        ops->apply(&game.head, &now, seat, a, NULL);
        check_state(&game, &now);
        check_box(&game, &now);
        assert_true(length < MOST_ACTIONS); /* games end */
        soak_mix(t, a);
        meet(a);
    }
    mix_state(t, &now);
    t->actions += length;
    t->turns += now.turn;
    assert_in_range(now.result, 1, 3);
    t->results[now.result]++;
}

static const char *set_up(int way)
{
    (void)way;
    assault_game_init(&game, &scenario);
    return game.npc == ASSAULT_NOBODY ? "duel" : "solo";
}

/* A soak in which a card is never played proves nothing about it. */
static void look_back(bool many_games)
{
    const uint32_t kinds = (UINT32_C(1) << ASSAULT_ACTION_KINDS) - 2; /* all but AA_NONE */
    const uint32_t cards = (UINT32_C(1) << ASSAULT_ACTIONS) - 1;
    printf("kinds of actions %06" PRIx32 " of %06" PRIx32 ", of cards played %07" PRIx32
           " of %07" PRIx32 "; at most %d things pending at once\n",
           met.kinds, kinds, met.cards, cards, met.deepest);
    if (many_games)
        assert_true(met.kinds == kinds && met.cards == cards);
}

static int ply(void)
{
    return now.ply;
}

const soak_part soak_assault = {
    .name = "assault",
    .results = {"german", "american", "draws"},
    .ways = 1,
    .width = 8,
    .enough = 1000,
    .format = &assault_scn_format,
    .scenario = &scenario,
    .set_up = set_up,
    .play = play,
    .ply = ply,
    .look_back = look_back,
};
