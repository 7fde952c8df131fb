/* Units in any condition, not only in those that games at random lead to: the list of legal actions
 * of an operations phase holds what check allows, each once; positions and guesses keep it all. */
#include "assault/invariants_test.h"
#include "assault/position.h"
#include "assault/scenarios_test.h"

enum { STATES = 100 * TEST_SCENARIOS, MORE_CARDS = 4 };

static assault_scenario scenario;
static assault_game game;
static assault_state s;
static bcg_action list[ASSAULT_MAX_ACTIONS];
static int count, allowed;
static const bcg_ops *const ops = &bcg_assault_ops;

/* Goes on at random until somebody has an operations phase before them; false if the game ends. */
static bool reach_operations(bcg_rng *r, int plies)
{
    for (bcg_seats actors; (actors = ops->actors(&game.head, &s)); plies--) {
        const int seat = bcg_first_actor(actors);
        if (plies <= 0 && !s.pending_count)
            return true;
        bcg_action a;
        if (seat == BCG_CHANCE)
            a = ops->chance(&game.head, &s, r);
        else {
            const int n = ops->legal(&game.head, &s, seat, list, ASSAULT_MAX_ACTIONS);
            a = list[bcg_rng_below(r, (uint32_t)n)];
        }
        ops->apply(&game.head, &s, seat, a, NULL);
    }
    return false;
}

/* Whatever can have happened to a unit this turn, and a bit more; who controls empty tiles, and
 * some cards more in hand. */
static void scramble(bcg_rng *r)
{
    static const uint8_t extras[] = {0,  0,      0,      0,       1,          2,
                                     15, 1 << 4, 2 << 4, 15 << 4, 1 << 4 | 1, 255};
    static const uint16_t marks[] = {AU_DUG_IN,   AU_SHELLED, AU_FIRED,    AU_DUG,   AU_GAVE,
                                     AU_RECEIVED, AU_CLEAR,   AU_IMMOBILE, AU_STUCK, AU_NO_AUTO};
    ASSAULT_EACH(t, assault_occupied(&s))
    {
        assault_unit *u = &s.unit[t];
        const int printed = assault_row(&game, u->kind - 1)->morale;
        for (size_t i = 0; i < COUNT(marks); i++)
            if (bcg_rng_below(r, 4) == 0)
                u->marks ^= marks[i];
        if (u->marks & AU_FACE_DOWN && bcg_rng_below(r, 2))
            u->marks ^= AU_SETTLED;
        u->moved = (uint8_t)(bcg_rng_below(r, 2) ? 0 : bcg_rng_below(r, 4));
        u->extra = extras[bcg_rng_below(r, COUNT(extras))];
        u->markers = (int8_t)((int)bcg_rng_below(r, ASSAULT_MOST_MORALE) + 1 - printed);
    }
    ASSAULT_EACH(t, game.tiles & ~assault_occupied(&s))
    if (bcg_rng_below(r, 3) == 0)
        assault_take_control(&s, (int)bcg_rng_below(r, ASSAULT_SIDES), (int)t, NULL);
    for (int n = 0; n < MORE_CARDS && s.size[AZ_ACTIONS]; n++) {
        int card = bcg_set_next(&s.pile[AZ_ACTIONS], 0);
        for (uint32_t i = bcg_rng_below(r, s.size[AZ_ACTIONS]); i > 0; i--)
            card = bcg_set_next(&s.pile[AZ_ACTIONS], card + 1);
        assault_give(&game, &s, game.card[card].first, AZ_ACTIONS, AZ_HAND + s.active);
    }
    s.turn = (uint16_t)(1 + bcg_rng_below(r, 12));
    s.used = (uint8_t)bcg_rng_below(r, 8);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        s.prestige[side] = (uint16_t)(bcg_rng_below(r, 3) ? bcg_rng_below(r, 30) : 0);
}

static void look_up(bcg_action a)
{
    const int seat = bcg_first_actor(ops->actors(&game.head, &s));
    int listed = 0;
    if (ops->check(&game.head, &s, seat, a) != BCG_OK)
        return;
    allowed++;
    for (int i = 0; i < count; i++)
        listed += list[i] == a;
    if (listed != 1)
        fail_msg("action %llx: %d times in the list", (unsigned long long)a, listed);
}

static void look_up_plays(int card)
{
    const uint8_t *operand = assault_operands_of(game.card[card].kind);
    const int most = operand[0] == AN_DISCARD ? ASSAULT_CARDS : ASSAULT_SQUARES;
    for (int a = 0; a < most; a++)
        for (int b = 0; b <= (operand[1] == AN_END ? 0 : ASSAULT_SQUARES); b++)
            look_up(assault_play(card, a, b));
}

static void look_up_everything(void)
{
    const int hand = AZ_HAND + s.active;
    look_up(AA_DONE);
    ASSAULT_EACH(a, game.tiles)
    {
        look_up(assault_action(AA_DIG_IN, (int)a, 0));
        look_up(assault_action(AA_ACTIVATE, (int)a, 0));
        look_up(assault_action(AA_LIFT, (int)a, 0));
        look_up(assault_action(AA_SHELL, (int)a, 0));
        ASSAULT_EACH(b, game.tiles)
        {
            look_up(assault_action(AA_MOVE, (int)a, (int)b));
            look_up(assault_action(AA_SWAP, (int)a, (int)b));
            look_up(assault_action(AA_ATTACK, (int)a, (int)b));
            look_up(assault_action(AA_TRANSFER, (int)a, (int)b));
        }
    }
    int last = -1;
    BCG_EACH (card, s.pile[hand]) {
        const int first = game.card[card].first;
        if (first == last)
            continue;
        last = first;
        if (assault_is_action(game.card[card].kind))
            look_up_plays(first);
        ASSAULT_EACH(tile, game.tiles)
        {
            look_up(assault_action(AA_DEPLOY, first, (int)tile));
            look_up(assault_action(AA_DROP, first, (int)tile));
            look_up(assault_action(AA_LAND, first, (int)tile));
        }
    }
}

/* An operations phase of this scenario. */
static void lay_out(int n, bcg_rng *r)
{
    fill_scenario(&scenario, n);
    assault_game_init(&game, &scenario);
    do
        ops->begin(&game.head, &s);
    while (!reach_operations(r, 40 + (int)bcg_rng_below(r, 400)));
    scramble(r);
}

/* [assault:CARD-18] [assault:OPCARD-2] [assault:ABIL-16] Whatever units have done and been given.
 */
static void lists_hold_what_is_allowed(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 20261120);
    for (int i = 0; i < STATES; i++) {
        lay_out(i % TEST_SCENARIOS, &r);
        count = ops->legal(&game.head, &s, bcg_first_actor(ops->actors(&game.head, &s)), list,
                           ASSAULT_MAX_ACTIONS);
        allowed = 0;
        look_up_everything();
        assert_int_equal(allowed, count);
    }
}

/* What can be played is saved, and read as it was. */
static void positions_keep_every_condition(void **state)
{
    (void)state;
    static assault_scenario saved;
    bcg_rng r;
    int kept = 0;
    bcg_rng_seed(&r, 20261121);
    for (int i = 0; i < STATES; i++) {
        assault_state again;
        int line;
        lay_out(i % TEST_SCENARIOS, &r);
        if (assault_position_check(&game, &s, &line) != APF_NONE)
            continue;
        saved = scenario;
        assault_position_save(&game, &s, &saved);
        assert_int_equal(assault_position_read(&game, &saved, &again, &line), APF_NONE);
        assert_memory_equal(&again, &s, sizeof s);
        kept++;
    }
    assert_true(kept > STATES / 2);
}

/* [assault:CARD-11] [assault:DEPLOY-4] What a seat guesses looks to it like what it sees. */
static void guesses_keep_every_condition(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 20261122);
    for (int i = 0; i < STATES; i++) {
        lay_out(i % TEST_SCENARIOS, &r);
        for (int k = 0; k <= ops->seats(&game.head); k++) {
            const int seat = k ? k - 1 : BCG_SPECTATOR;
            assault_state view, guess, again;
            ops->view(&game.head, &s, seat, &view);
            ops->guess(&game.head, &view, &r, &guess);
            check_state(&game, &guess);
            ops->view(&game.head, &guess, seat, &again);
            assert_memory_equal(&again, &view, sizeof view);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_hold_what_is_allowed),
        cmocka_unit_test(positions_keep_every_condition),
        cmocka_unit_test(guesses_keep_every_condition),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
