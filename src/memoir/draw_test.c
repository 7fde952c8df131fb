/* How draws are distributed, and who may see the piles and cards (chapter 11). */
#include "memoir/rules.h"

#include "unit.h"

#include <stdlib.h>
#include <string.h>

static const bcg_ops *const ops = &bcg_memoir_ops;

/* A game between two units, with some cards discarded and one in each hand. */
static void begin(memoir_game *g, memoir_state *s)
{
    memoir_scenario *scenario = calloc(1, sizeof *scenario);
    assert_non_null(scenario);
    scenario->board.count = scenario->first.count = 1;
    scenario->side.count = 2;
    scenario->side.at[0] = (memoir_setup_side){
        .side = MS_AXIS, .edge = MEMOIR_TOP, .hand = 4, .medals = 6};
    scenario->side.at[1] = (memoir_setup_side){
        .side = MS_ALLIES, .edge = MEMOIR_BOTTOM, .hand = 4, .medals = 6};
    scenario->hex[0].unit = (memoir_setup_unit){MU_INFANTRY, MS_AXIS, 4, 4, 0};
    scenario->hex[112].unit = (memoir_setup_unit){MU_INFANTRY, MS_ALLIES, 4, 4, 0};
    assert_int_equal(memoir_game_init(g, scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    free(scenario);
    *s = g->opening;
    s->turn = 5;
    s->phase = MP_PLAY_CARD;
    s->active = MS_ALLIES;
    static const int hand[MEMOIR_SIDES] = {MC_AMBUSH, MC_PROBE_LEFT};
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        s->hand[side][hand[side]] = 1;
        s->hand_size[side] = 1;
        s->deck[hand[side]]--;
    }
    s->discard[MC_DIG_IN] = 1;
    s->discard[MC_ATTACK_LEFT] = 2;
    s->deck[MC_DIG_IN]--;
    s->deck[MC_ATTACK_LEFT] = (uint8_t)(s->deck[MC_ATTACK_LEFT] - 2);
    s->deck_size = MEMOIR_DECK_SIZE - 5;
}

/* [DRAW-7] Both seats and a spectator see the cards in the discard pile and the number of cards in
 * the deck and the hands. */
static void discards_are_public(void **state)
{
    (void)state;
    static memoir_game g;
    memoir_state s, view;
    const int seats[] = {MS_AXIS, MS_ALLIES, BCG_SPECTATOR};
    begin(&g, &s);
    for (size_t i = 0; i < COUNT(seats); i++) {
        ops->view(&g.head, &s, seats[i], &view);
        assert_memory_equal(view.discard, s.discard, sizeof s.discard);
        assert_int_equal(view.deck_size, s.deck_size);
        assert_memory_equal(view.hand_size, s.hand_size, sizeof s.hand_size);
        assert_int_equal(view.hand[MS_AXIS][MC_AMBUSH], seats[i] == MS_AXIS);
        assert_int_equal(view.hand[MS_ALLIES][MC_PROBE_LEFT], seats[i] == MS_ALLIES);
        assert_int_equal(view.deck[MC_ATTACK_CENTER], 0);
    }
}

/* [DRAW-1] Every card in the deck is equally likely, a card with two copies twice as likely, and no
 * card from elsewhere is drawn. */
static void every_card_of_the_pile_is_as_likely(void **state)
{
    (void)state;
    enum { DRAWS = 110000 };
    static memoir_game g;
    memoir_state s;
    bcg_action out[MEMOIR_CARDS];
    uint32_t weight[MEMOIR_CARDS];
    int drawn[MEMOIR_CARDS] = {0}, listed = 0;
    bcg_rng r;
    begin(&g, &s);
    s.phase = MP_DRAW;
    memoir_push(&s, PENDING_DRAW, MS_ALLIES)->steps = 1;
    const int n = ops->outcomes(&g.head, &s, out, weight, MEMOIR_CARDS);
    for (int i = 0; i < n; i++) {
        assert_int_equal(weight[i], s.deck[memoir_operand(out[i], 0)]);
        assert_true(weight[i] > 0);
        listed += (int)weight[i];
    }
    assert_int_equal(listed, s.deck_size);
    bcg_rng_seed(&r, 44);
    for (int i = 0; i < DRAWS; i++) {
        const bcg_action a = ops->chance(&g.head, &s, &r);
        assert_int_equal(ops->check(&g.head, &s, bcg_actor(&g.head, &s), a), BCG_OK);
        drawn[memoir_operand(a, 0)]++;
    }
    for (int card = 0; card < MEMOIR_CARDS; card++) { /* the standard deviation is at most 100 */
        const int expected = DRAWS / s.deck_size * s.deck[card];
        assert_in_range(drawn[card], expected > 500 ? expected - 500 : 0, expected + 500);
        assert_true(s.deck[card] > 0 || drawn[card] == 0);
    }
}

/* [CARD-RECON-2] If the piles yield only one card there is nothing to choose; if they yield none,
 * nothing is kept. */
static void recon_takes_what_there_is(void **state)
{
    (void)state;
    for (int cards = 0; cards <= 2; cards++) {
        memoir_game g;
        memoir_state s;
        begin(&g, &s);
        memset(s.deck, 0, sizeof s.deck);
        memset(s.discard, 0, sizeof s.discard);
        s.deck[MC_BARRAGE] = cards > 0;
        s.deck[MC_AIR_POWER] = cards > 1;
        s.deck_size = (uint8_t)cards;
        s.phase = MP_DRAW;
        memoir_push(&s, PENDING_DRAW, MS_ALLIES)->steps = 1; /* one more, after the two of Recon */
        memoir_pending *f = memoir_push(&s, PENDING_DRAW, MS_ALLIES);
        f->steps = 2;
        f->more = 1;
        bcg_event events[32];
        bcg_log log;
        bcg_log_init(&log, events, COUNT(events));
        memoir_settle(&g, &s, &log);
        if (cards > 0)
            ops->apply(&g.head, &s, bcg_actor(&g.head, &s), memoir_action(MA_DRAW, MC_BARRAGE, 0),
                       &log);
        for (int i = 0; i < log.count; i++) /* there is nothing to shuffle */
            assert_int_not_equal(events[i].kind, MV_RESHUFFLED);
        if (cards == 2) {
            ops->apply(&g.head, &s, bcg_actor(&g.head, &s), memoir_action(MA_DRAW, MC_AIR_POWER, 0),
                       NULL);
            assert_true(memoir_is_pending(&s, PENDING_KEEP));
            assert_int_equal(s.drawn[0], MC_AIR_POWER);
            assert_int_equal(s.drawn[1], MC_BARRAGE);
            continue;
        }
        assert_int_equal(s.drawn[0], MEMOIR_NO_CARD);
        assert_int_equal(s.drawn[1], MEMOIR_NO_CARD);
        assert_int_equal(s.hand_size[MS_ALLIES], 1 + cards);
        assert_int_equal(s.hand[MS_ALLIES][MC_BARRAGE], cards);
        assert_int_equal(s.pending_count, 0);
        assert_int_equal(s.phase, MP_PLAY_CARD);
        assert_int_equal(s.active, MS_AXIS);
    }
}

/* [CARD-RECON-2] Only the side that keeps a card sees it: others may read neither the action nor
 * any event that names the card. The other card is discarded face up. */
static void the_kept_card_is_hidden(void **state)
{
    (void)state;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        memoir_game g;
        memoir_state s;
        bcg_event events[32];
        bcg_log log;
        const bcg_action keep = memoir_action(MA_KEEP, MC_BARRAGE, 0);
        const uint8_t own = (uint8_t)(1u << side);
        begin(&g, &s);
        s.active = (uint8_t)side;
        s.phase = MP_DRAW;
        s.drawn[0] = MC_AIR_POWER;
        s.drawn[1] = MC_BARRAGE;
        memoir_push(&s, PENDING_KEEP, side);
        assert_int_equal(ops->readers(&g.head, &s, bcg_actor(&g.head, &s), keep), own);
        bcg_log_init(&log, events, COUNT(events));
        ops->apply(&g.head, &s, bcg_actor(&g.head, &s), keep, &log);
        assert_int_equal(s.hand[side][MC_BARRAGE], 1);
        int put_away = 0;
        for (int i = 0; i < log.count; i++) {
            put_away += events[i].kind == MV_DISCARDED && events[i].arg[1] == MC_AIR_POWER;
            for (int k = 0; k < events[i].nargs; k++)
                if ((events[i].readers & BCG_PUBLIC & ~own) && events[i].kind != MV_TURN)
                    assert_int_not_equal(events[i].arg[k], MC_BARRAGE);
        }
        assert_int_equal(put_away, 1);
    }
}

/* [SCEN-9] Without reshuffling, if the deck runs out after the first card of Recon, the battle ends
 * and that card is in the hand. */
static void the_deck_ends_within_a_recon(void **state)
{
    (void)state;
    memoir_game g;
    memoir_state s;
    begin(&g, &s);
    g.winner_without_cards = MS_AXIS;
    memset(s.deck, 0, sizeof s.deck);
    s.deck[MC_BARRAGE] = s.deck_size = 1;
    s.phase = MP_DRAW;
    memoir_pending *f = memoir_push(&s, PENDING_DRAW, MS_ALLIES);
    f->steps = 2;
    f->more = 1;
    ops->apply(&g.head, &s, bcg_actor(&g.head, &s), memoir_action(MA_DRAW, MC_BARRAGE, 0), NULL);
    assert_int_equal(s.result, MS_AXIS + 1);
    assert_int_equal(s.phase, MP_OVER);
    assert_int_equal(s.drawn[0], MEMOIR_NO_CARD);
    assert_int_equal(s.hand[MS_ALLIES][MC_BARRAGE], 1);
    assert_int_equal(s.hand_size[MS_ALLIES], 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(discards_are_public),
        cmocka_unit_test(every_card_of_the_pile_is_as_likely),
        cmocka_unit_test(recon_takes_what_there_is),
        cmocka_unit_test(the_kept_card_is_hidden),
        cmocka_unit_test(the_deck_ends_within_a_recon),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
