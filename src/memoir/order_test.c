/* Orders on random boards: what a card with quotas lets a player order, compared with trying every
 * assignment of units to sections. */
#include "memoir/random_board_test.h"
#include "memoir/rules.h"

#include "unit.h"

static memoir_scenario scenario;
static memoir_game game;
static memoir_state s;

/* Can each of these units, given as a list of hexes, be assigned to one of its sections without
 * exceeding a quota? `quota` is by flank of the board. */
static bool can_be_given(const int *hexes, int count, int quota[MEMOIR_FLANKS])
{
    if (count == 0)
        return true;
    for (int flank = 0; flank < MEMOIR_FLANKS; flank++) {
        if (!bcg_set_has(&game.flank_sets[flank], hexes[0]) || quota[flank] == 0)
            continue;
        quota[flank]--;
        const bool rest = can_be_given(hexes + 1, count - 1, quota);
        quota[flank]++;
        if (rest)
            return true;
    }
    return false;
}

/* BOARD-24: the quotas of a card by flank, west to east. */
static void quotas_of(int card, int quota[MEMOIR_FLANKS])
{
    const bool top = game.edge[s.active] == MEMOIR_TOP;
    const int left = memoir_cards[card].wing[0], right = memoir_cards[card].wing[2];
    quota[MEMOIR_WEST] = top ? right : left;
    quota[MEMOIR_MIDDLE] = memoir_cards[card].wing[1];
    quota[MEMOIR_EAST] = top ? left : right;
}

static void compare_orders(int card)
{
    int quota[MEMOIR_FLANKS], hexes[8], count = 0;
    quotas_of(card, quota);
    BCG_EACH (h, s.ordered)
        hexes[count++] = h;
    for (int h = 0; h < game.board->hexes; h++) {
        hexes[count] = h;
        const bool expected = bcg_set_has(&s.units[s.active], h) && !bcg_set_has(&s.ordered, h) &&
                              can_be_given(hexes, count + 1, quota);
        const bcg_reason r = bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s),
                                                  memoir_action(MA_ORDER, h, 0));
        if ((r == BCG_OK) != expected)
            fail_msg("%s, %s, %d ordered: hex %d may%s be ordered", game.board->name,
                     memoir_card_words.word[card], count, h, expected ? "" : " not");
    }
}

/* Plays the card and orders random units until no more can be ordered. */
static void order_at_random(int card, bcg_rng *r)
{
    static bcg_action list[MEMOIR_MAX_ACTIONS];
    memset(s.hand, 0, sizeof s.hand);
    s.hand[s.active][card] = 1;
    s.hand_size[s.active] = 1;
    s.phase = MP_PLAY_CARD;
    s.turn = 5;
    bcg_memoir_ops.apply(&game.head, &s, bcg_actor(&game.head, &s), memoir_action(MA_PLAY, card, 0),
                         NULL);
    while (s.phase == MP_ORDER) {
        compare_orders(card);
        const int n = bcg_memoir_ops.legal(&game.head, &s, bcg_actor(&game.head, &s), list,
                                           MEMOIR_MAX_ACTIONS);
        const int left = memoir_count_orders_left(&game, &s);
        bcg_memoir_ops.apply(&game.head, &s, bcg_actor(&game.head, &s),
                             list[random_below(r, n - 1)], NULL);
        /* Whichever unit is ordered, it uses up exactly one order. */
        assert_int_equal(s.phase == MP_ORDER ? memoir_count_orders_left(&game, &s) : 0, left - 1);
    }
}

/* A board with many units on the section lines. */
static void random_board(int board, bcg_rng *r)
{
    random_scenario(&scenario, board, false, r);
    for (int h = 0; h < memoir_boards[board].grid->hexes; h++) {
        const unsigned flanks = memoir_flanks_at(&memoir_boards[board], (bcg_hex)h);
        const bool shared = (flanks & (flanks - 1)) != 0;
        if (shared && scenario.hex[h].unit.kind == MU_NONE && is_land(&scenario.hex[h]))
            random_unit(&scenario.hex[h], random_below(r, MEMOIR_SIDES), r);
    }
    assert_int_equal(memoir_game_init(&game, &scenario, (memoir_choices){-1, MEMOIR_DUEL, 0}),
                     ML_NONE);
}

/* [ORDER-3] [ORDER-4] [ORDER-7] [ORDER-8] A unit may be ordered if and only if it and the units
 * ordered so far can each be assigned to one of their sections within the card's quotas. */
static void orders_can_be_assigned(void **state)
{
    static const int cards[] = {MC_RECON_LEFT,      MC_PROBE_CENTER, MC_ATTACK_RIGHT,
                                MC_GENERAL_ADVANCE, MC_PINCER_MOVE,  MC_RECON_IN_FORCE};
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 8);
    for (int n = 0; n < 60; n++) {
        random_board(n % MEMOIR_BOARDS, &r);
        for (size_t i = 0; i < COUNT(cards); i++) {
            s = game.opening;
            s.active = (uint8_t)random_below(&r, MEMOIR_SIDES);
            order_at_random(cards[i], &r);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(orders_can_be_assigned),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
