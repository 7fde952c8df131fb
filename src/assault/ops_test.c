/* What the row of Assault promises before anything is played, and what is no action at all. */
#include "assault/position_test.h"
#include "assault/reasons.h"

#define COUNT_ONE(...) +1

static void the_row_says_what_it_is(void **state)
{
    (void)state;
    assert_string_equal(bcg_assault_ops.name, "assault");
    assert_int_equal(bcg_assault_ops.rules, ASSAULT_RULES);
    assert_int_equal(bcg_assault_ops.max_actions, ASSAULT_MAX_ACTIONS);
    assert_int_equal(bcg_assault_ops.state_size, sizeof(assault_state));
}

/* Every reason of the page can be looked up, and nothing behind the last. */
static void reasons_fill_their_page(void **state)
{
    (void)state;
    enum { REASONS = 0 ASSAULT_REASONS(COUNT_ONE) };
    const bcg_reason_page *page = bcg_assault_ops.reasons;
    assert_int_equal(page->first, ASSAULT_REASONS_FIRST);
    assert_int_equal(page->count, REASONS);
}

/* A side's unit decks are words of its own. */
static void unit_decks_have_words(void **state)
{
    (void)state;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        assert_int_equal(assault_unit_deck_words[side].count, ASSAULT_UNIT_DECKS);
}

/* Operands an action does not have are 0, whoever takes it. */
static void actions_have_their_operands_only(void **state)
{
    (void)state;
    static const struct {
        assault_action_kind kind;
        int operands;
    } rows[] = {
        {AA_MIX, 1},    {AA_BUY, 1},     {AA_PLACE, 2},   {AA_DONE, 0},      {AA_MOVE, 2},
        {AA_SWAP, 2},   {AA_DIG_IN, 1},  {AA_ATTACK, 2},  {AA_TRANSFER, 2},  {AA_ACTIVATE, 1},
        {AA_DEPLOY, 2}, {AA_DROP, 2},    {AA_LAND, 2},    {AA_LIFT, 1},      {AA_SHELL, 1},
        {AA_PLAY, 3},   {AA_PASS, 0},    {AA_SUPPORT, 1}, {AA_SACRIFICE, 1}, {AA_GAIN, 0},
        {AA_TAKE, 0},   {AA_ADVANCE, 0}, {AA_DRAW, 1},    {AA_FLIP, 1},      {AA_LOT, 1},
    };
    assert_int_equal(COUNT(rows), ASSAULT_ACTION_KINDS - 1);
    board(clear_map);
    for (size_t i = 0; i < COUNT(rows); i++)
        for (int seat = BCG_CHANCE; seat < ASSAULT_SIDES; seat++) {
            const bcg_action fine = (bcg_action)rows[i].kind;
            const bcg_action more = fine | UINT64_C(1) << (8 * (rows[i].operands + 1));
            if (rows[i].kind != AA_PLAY) /* which cards can be played is another question */
                assert_int_not_equal(bcg_assault_ops.check(&game.head, &s, seat, fine),
                                     BCG_NO_SUCH_ACTION);
            assert_int_equal(bcg_assault_ops.check(&game.head, &s, seat, more), BCG_NO_SUCH_ACTION);
        }
    assert_int_equal(try_action(AS_GERMAN, AA_NONE), BCG_NO_SUCH_ACTION);
    assert_int_equal(try_action(AS_GERMAN, ASSAULT_ACTION_KINDS), BCG_NO_SUCH_ACTION);
}

/* A lot has two results, and is drawn when it is due only. */
static void lots_have_two_results(void **state)
{
    (void)state;
    board_of(DUEL + 9);
    bcg_assault_ops.begin(&game.head, &s);
    assert_true(assault_is_pending(&s, AP_EDGES));
    for (int lot = 0; lot < 3; lot++)
        assert_int_equal(
            bcg_assault_ops.check(&game.head, &s, BCG_CHANCE, assault_action(AA_LOT, lot, 0)),
            lot < 2 ? BCG_OK : BCG_NO_SUCH_ACTION);
    bring(assault_action(AA_LOT, 1, 0));
    assert_true(chance_acts());
    assert_int_equal(
        bcg_assault_ops.check(&game.head, &s, BCG_CHANCE, assault_action(AA_LOT, 0, 0)),
        BCG_NO_SUCH_ACTION);
}

/* Whoever wins, the other one has lost; nobody has before the end, nor in a draw. */
static void results_are_for_seats(void **state)
{
    (void)state;
    static const bcg_result wanted[][ASSAULT_SIDES] = {
        {BCG_UNDECIDED, BCG_UNDECIDED},
        {BCG_WON, BCG_LOST},
        {BCG_LOST, BCG_WON},
        {BCG_DRAWN, BCG_DRAWN},
    };
    static const int results[] = {0, AO_GERMAN + 1, AO_AMERICAN + 1, AO_DRAW + 1};
    board(clear_map);
    for (size_t i = 0; i < COUNT(results); i++)
        for (int side = 0; side < ASSAULT_SIDES; side++) {
            s.result = (uint8_t)results[i];
            const int seat = assault_seat_of_side(&game, side);
            assert_int_equal(bcg_assault_ops.result(&game.head, &s, seat), wanted[i][side]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_row_says_what_it_is),
        cmocka_unit_test(reasons_fill_their_page),
        cmocka_unit_test(unit_decks_have_words),
        cmocka_unit_test(actions_have_their_operands_only),
        cmocka_unit_test(lots_have_two_results),
        cmocka_unit_test(results_are_for_seats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
