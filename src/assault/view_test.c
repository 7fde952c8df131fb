/* What a seat may know, and guesses at the rest. The conformance suite (random_games_test.c) checks
 * them in random games; here are the cases it would meet rarely. */
#include "assault/position_test.h"
#include "assault/view.h"

static const bcg_ops *const ops = &bcg_assault_ops;
static assault_state view, guess;

static void look(int seat)
{
    ops->view(&game.head, &s, seat, &view);
}

static void guess_from(int seat, uint64_t seed)
{
    bcg_rng r;
    bcg_rng_seed(&r, seed);
    look(seat);
    ops->guess(&game.head, &view, &r, &guess);
}

/* [assault:CARD-11] Hands and decks are hidden, how many cards they hold is not; discards are open.
 */
static void hands_are_hidden(void **state)
{
    (void)state;
    board(clear_map);
    deal(AS_GERMAN, "accuracy ger-pz-iv");
    fetch("air-strike", AZ_ACTIONS, AZ_ACTION_DISCARDS);
    look(AS_AMERICAN);
    assert_true(bcg_set_is_empty(&view.pile[AZ_HAND]));
    assert_int_equal(view.size[AZ_HAND], 2);
    assert_int_equal(view.hand_units[AS_GERMAN], 1);
    assert_true(bcg_set_is_empty(&view.pile[AZ_ACTIONS]));
    assert_true(bcg_set_is_empty(&view.pile[AZ_UNITS]));
    assert_false(bcg_set_is_empty(&view.pile[AZ_ACTION_DISCARDS]));
    look(AS_GERMAN);
    assert_false(bcg_set_is_empty(&view.pile[AZ_HAND]));
    look(BCG_SPECTATOR);
    assert_true(bcg_set_is_empty(&view.pile[AZ_HAND]) &&
                bcg_set_is_empty(&view.pile[AZ_UNITS + 1]));
}

/* [assault:CARD-11] Which of the copies alike lies among the discards does not tell how many are in
 * hidden piles. */
static void copies_alike_tell_nothing(void **state)
{
    (void)state;
    assault_state views[2];
    for (int i = 0; i < 2; i++) {
        board(clear_map);
        fetch("ger-grenadiers", AZ_UNITS, AZ_UNIT_DISCARDS);
        if (i)
            fetch("ger-grenadiers", AZ_UNITS, AZ_HAND);
        else
            fetch("ger-mortar", AZ_UNITS, AZ_HAND);
        look(AS_AMERICAN);
        views[i] = view;
    }
    assert_memory_equal(&views[0], &views[1], sizeof views[0]);
}

/* [assault:DEPLOY-4] [assault:BLUFF-3] A face-down unit is guessed to be one of the cost that was
 * told. */
static void guesses_keep_the_cost(void **state)
{
    (void)state;
    bool other = false;
    board(clear_map);
    put_down("C5", "ger-pz-iii"); /* 4, as Hetzer and Puma */
    for (uint64_t seed = 1; seed <= 40; seed++) {
        guess_from(AS_AMERICAN, seed);
        const int kind = assault_kind_at(&guess, at("C5"));
        assert_int_equal(assault_row(&game, kind)->cost, 4);
        other = other || kind != kind_of("ger-pz-iii");
        check_state(&game, &guess);
    }
    assert_true(other);
}

/* [assault:SETUP-12] [assault:SETUP-6] Starting units are guessed within the budget, also when some
 * have been seen. */
static void guesses_keep_the_budget(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-pz-iv");
    s.start_seen[AS_GERMAN] = 7;
    static const char *const tiles[] = {"B5", "C5", "D5", "E5"};
    static const char *const units[] = {"ger-mortar", "ger-grenadiers", "ger-pak-38", "ger-pz-iii"};
    for (int i = 0; i < 4; i++)
        put(tiles[i], units[i])->marks = AU_FACE_DOWN | AU_START;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        guess_from(AS_AMERICAN, seed);
        assert_true(assault_start_spent(&game, &guess, AS_GERMAN) <= 30 - 7);
        check_state(&game, &guess);
    }
}

/* [assault:COMBAT-10] What the other side has chosen in step 10 is hidden, and guessed among its
 * hand and the bluff card. */
static void chosen_cards_are_hidden(void **state)
{
    (void)state;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    deal(AS_GERMAN, "ger-pz-iv");
    deal(AS_AMERICAN, "usa-recruit");
    attack("C3", "C2");
    sacrifice(AS_GERMAN, "ger-pz-iv");
    look(AS_AMERICAN);
    assert_int_equal(view.combat.chosen[AS_GERMAN], ASSAULT_HIDDEN);
    look(AS_GERMAN);
    assert_int_equal(view.combat.chosen[AS_GERMAN], s.combat.chosen[AS_GERMAN]);
    bool bluff = false, card = false;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        guess_from(AS_AMERICAN, seed);
        const int chosen = guess.combat.chosen[AS_GERMAN];
        bluff = bluff || assault_is_bluff(game.card[chosen].kind);
        card = card || assault_is_unit(game.card[chosen].kind);
    }
    assert_true(bluff && card);
}

/* [assault:COMBAT-10] The second answer shows the first one's card: it commits. The first does not.
 */
static void last_sacrifice_commits(void **state)
{
    (void)state;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    deal(AS_GERMAN, "ger-pz-iv");
    deal(AS_AMERICAN, "usa-recruit");
    attack("C3", "C2");
    const bcg_action german = assault_action(AA_SACRIFICE, held(AS_GERMAN, "ger-pz-iv"), 0);
    const bcg_action american = assault_action(AA_SACRIFICE, held(AS_AMERICAN, "usa-recruit"), 0);
    assert_false(ops->commits(&game.head, &s, AS_GERMAN, german));
    assert_true(ops->secret(&game.head, &s));
    assert_int_equal(ops->readers(&game.head, &s, AS_GERMAN, german), 1 << AS_GERMAN);
    act(AS_GERMAN, german);
    assert_true(ops->commits(&game.head, &s, AS_AMERICAN, american));
}

/* [assault:AA-6] An air card over face-down units that might be anti-air commits, whether one of
 * them is or not. */
static void air_cards_over_hidden_units_commit(void **state)
{
    (void)state;
    for (int i = 0; i < 3; i++) {
        board(clear_map);
        lose_surprises();
        put("A5", "ger-grenadiers");
        put("C1", "usa-riflemen");
        if (i > 0) /* 3, as M16; or 2, as no anti-air */
            put_down("D1", i == 1 ? "usa-stuart" : "usa-mortar");
        deal(AS_GERMAN, "air-strike");
        s.prestige[AS_GERMAN] = 6;
        assert_int_equal(
            ops->commits(&game.head, &s, AS_GERMAN, play_of(AS_GERMAN, "air-strike", "C1")),
            i == 1);
    }
}

/* [assault:REVEAL-4] A step of a hidden unit that might be a scout car goes on when the other side
 * passes: what it turns up, or does not, tells; a unit that cannot be one tells nothing. */
static void steps_of_possible_scouts_commit(void **state)
{
    (void)state;
    static const char *const units[] = {"ger-pz-iii", "ger-grenadiers"}; /* 4, as Puma; or 3 */
    for (int i = 0; i < 2; i++) {
        board(clear_map);
        put_down("C5", units[i]);
        put_down("A2", "usa-riflemen");
        put("F1", "usa-riflemen");
        deal(AS_AMERICAN, "sabotage");
        s.prestige[AS_AMERICAN] = 4;
        move("C5", "C4");
        assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
        assert_int_equal(ops->commits(&game.head, &s, AS_AMERICAN, AA_PASS), i == 0);
    }
}

/* [assault:DUEL07-S3] Ending the turn commits if the forts' fire might destroy a hidden unit: who
 * sees it survive knows more. */
static void fire_of_forts_commits(void **state)
{
    (void)state;
    for (int lost = 0; lost <= 2; lost++) {
        board_of(DUEL + 7);
        put_down("A1", "usa-recruit")->markers = (int8_t)-lost; /* 2, as a Mortar of morale 3 */
        assert_int_equal(ops->commits(&game.head, &s, AS_GERMAN, AA_DONE), lost == 2);
    }
}

/* [assault:BLUFF-1] A side can be thought to hold its own bluff card, never the other's. */
static void bluff_cards_have_their_owner(void **state)
{
    (void)state;
    board(clear_map);
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        look(assault_enemy(side));
        assert_true(assault_could_hold(&game, &view, side, game.first_of_kind[AK_BLUFF + side]));
        assert_false(assault_could_hold(&game, &view, side, game.first_of_kind[AK_BLUFF + !side]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hands_are_hidden),
        cmocka_unit_test(copies_alike_tell_nothing),
        cmocka_unit_test(guesses_keep_the_cost),
        cmocka_unit_test(guesses_keep_the_budget),
        cmocka_unit_test(chosen_cards_are_hidden),
        cmocka_unit_test(last_sacrifice_commits),
        cmocka_unit_test(air_cards_over_hidden_units_commit),
        cmocka_unit_test(steps_of_possible_scouts_commit),
        cmocka_unit_test(fire_of_forts_commits),
        cmocka_unit_test(bluff_cards_have_their_owner),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
