/* Numbers that are not actions: every kind with every operand at and beyond its limit, and with a
 * value in each byte it does not use. */
#include "memoir/rules.h"

#include "unit.h"

#include <string.h>

static memoir_scenario scenario;
static memoir_game game;
static memoir_state state_0;

/* The operands of each kind, one letter for each of its seven bytes: h a hex, v a hex on the way or
 * none, c a card, s a section or none, w a way or none, n a number, d a step of a drift or none, 0
 * unused. */
static const struct {
    memoir_action_kind kind;
    const char *word, *operands;
} rows[] = {
    {MA_PLAY, "play", "cswo000"},
    {MA_ORDER, "order", "hi00000"},
    {MA_DONE, "done", "0000000"},
    {MA_MOVE, "move", "hhvvvvv"},
    {MA_EXIT, "exit", "hhvvvvv"},
    {MA_ATTACK, "attack", "hh00000"},
    {MA_REMOVE_WIRE, "remove-wire", "h000000"},
    {MA_AMBUSH, "ambush", "o000000"},
    {MA_PASS, "pass", "0000000"},
    {MA_IGNORE, "ignore", "0000000"},
    {MA_RETREAT, "retreat", "hh00000"},
    {MA_TAKE_GROUND, "take-ground", "0000000"},
    {MA_TARGET, "target", "h000000"},
    {MA_STRIKE, "strike", "h000000"},
    {MA_HEAL, "heal", "h000000"},
    {MA_KEEP, "keep", "c000000"},
    {MA_DROP, "drop", "h000000"},
    {MA_ASSIGN, "assign", "hs00000"},
    {MA_HAND, "hand", "cs00000"},
    {MA_PLACE, "place", "ci00000"},
    {MA_DRAW, "draw", "c000000"},
    {MA_ROLL, "roll", "nnnnn00"},
    {MA_DRIFT, "drift", "ddddddd"},
};

static int most_of(char operand)
{
    switch (operand) {
    case 'h':
        return game.board->hexes - 1;
    case 'v':
        return game.board->hexes; /* stored plus 1 */
    case 'c':
        return 29;
    case 's':
        return 3;
    case 'i': /* number of a section in Overlord, or none */
        return 6;
    case 'o': /* from the open place, or not */
        return 1;
    case 'w':
        return 2;
    case 'n':
        return 255;
    case 'd':
        return 7; /* six directions, or staying */
    default:
        return 0;
    }
}

static void begin(int board)
{
    memset(&scenario, 0, sizeof scenario);
    scenario.board.count = 1;
    scenario.board.at[0].board = (uint8_t)board;
    scenario.side.count = MEMOIR_SIDES;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        scenario.side.at[side] = (memoir_setup_side){.side = (uint8_t)side,
                                                     .edge = side == MS_AXIS ? MEMOIR_TOP
                                                                             : MEMOIR_BOTTOM,
                                                     .hand = 4,
                                                     .medals = 4};
        scenario.hex[side].unit = (memoir_setup_unit){
            .kind = MU_INFANTRY, .side = (uint8_t)side, .figures = 4, .start = 4};
    }
    scenario.first.count = 1;
    assert_int_equal(memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    bcg_memoir_ops.begin(&game.head, &state_0);
}

static bool is_action(bcg_action a)
{
    return bcg_memoir_ops.check(&game.head, &state_0, bcg_actor(&game.head, &state_0), a) !=
           BCG_NO_SUCH_ACTION;
}

/* The kind with every operand at its maximum. */
static bcg_action greatest(size_t row)
{
    bcg_action a = rows[row].kind;
    for (int n = 0; n < MEMOIR_OPERANDS; n++)
        a = memoir_with(a, n, most_of(rows[row].operands[n]));
    return a;
}

static void every_operand_has_its_end(void **state)
{
    (void)state;
    for (int board = 0; board < MEMOIR_BOARDS; board++) {
        begin(board);
        for (size_t i = 0; i < COUNT(rows); i++) {
            const bcg_action a = greatest(i);
            if (!is_action(rows[i].kind) || !is_action(a))
                fail_msg("%s is no action", rows[i].word);
            for (int n = 0; n < MEMOIR_OPERANDS; n++)
                for (int v = 0; v < 256; v++) {
                    const bool gap = rows[i].operands[n] == 'v' && v == 0 && n < 6;
                    if (is_action(memoir_with(a, n, v)) !=
                        (v <= most_of(rows[i].operands[n]) && !gap))
                        fail_msg("%s with %d in byte %d", rows[i].word, v, n + 1);
                }
        }
    }
}

/* The hexes on the way are stored without gaps. */
static void ways_have_no_gap(void **state)
{
    (void)state;
    begin(MEMOIR_STANDARD);
    for (int kind = MA_MOVE; kind <= MA_EXIT; kind++)
        for (int set = 0; set < 1 << MEMOIR_VIA; set++) {
            bcg_action a = memoir_action((memoir_action_kind)kind, 1, 2);
            for (int n = 0; n < MEMOIR_VIA; n++)
                a = memoir_with(a, 2 + n, set >> n & 1);
            assert_int_equal(is_action(a), (set & (set + 1)) == 0);
        }
}

static void there_are_no_other_kinds(void **state)
{
    (void)state;
    begin(MEMOIR_STANDARD);
    bool known[256] = {false};
    for (size_t i = 0; i < COUNT(rows); i++) {
        known[rows[i].kind] = true;
        assert_string_equal(memoir_action_kinds[rows[i].kind].word, rows[i].word);
    }
    for (int kind = 0; kind < 256; kind++)
        assert_int_equal(is_action((bcg_action)kind), known[kind]);
}

/* Rolls, draws and drifts belong to chance, everything else to players. */
static void chance_has_its_own_kinds(void **state)
{
    (void)state;
    begin(MEMOIR_STANDARD);
    for (int playing = 0; playing < 2; playing++) {
        for (size_t i = 0; i < COUNT(rows); i++) {
            const bool by_chance = rows[i].kind >= MA_DRAW;
            const bcg_reason r = bcg_memoir_ops.check(
                &game.head, &state_0, bcg_actor(&game.head, &state_0), rows[i].kind);
            if ((r == BCG_CHANCE_DECIDES) != (by_chance == playing))
                fail_msg("%s is for the wrong one to do", rows[i].word);
        }
        while (state_0.phase == MP_SETUP) { /* deal the cards */
            bcg_rng r;
            bcg_rng_seed(&r, 1);
            bcg_memoir_ops.apply(&game.head, &state_0, bcg_actor(&game.head, &state_0),
                                 bcg_memoir_ops.chance(&game.head, &state_0, &r), NULL);
        }
    }
}

/* A move names at most five hexes in between; there is none after the last. */
static void hexes_in_between(void **state)
{
    (void)state;
    bcg_action a = memoir_action(MA_MOVE, 1, 2);
    for (int n = 0; n <= MEMOIR_VIA; n++) {
        for (int i = 0; i <= MEMOIR_VIA; i++)
            assert_int_equal(memoir_via(a, i), i < n ? 10 + i : BCG_NO_HEX);
        if (n < MEMOIR_VIA)
            a = memoir_with(a, 2 + n, 10 + n + 1);
    }
    assert_int_equal(memoir_without_path(a), memoir_action(MA_MOVE, 1, 2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_operand_has_its_end), cmocka_unit_test(ways_have_no_gap),
        cmocka_unit_test(there_are_no_other_kinds),  cmocka_unit_test(chance_has_its_own_kinds),
        cmocka_unit_test(hexes_in_between),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
