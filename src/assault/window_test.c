/* Reaction windows (CARD-16): when they open, for whom, and what can be played in them. */
#include "assault/position_test.h"

/* A German tank on C4 and an American unit on C2; American cards and prestige. */
static void ready_to_react(const char *cards, int prestige)
{
    board(clear_map);
    put("C4", "ger-pz-iv");
    put("C2", "usa-riflemen");
    deal(AS_AMERICAN, cards);
    s.prestige[AS_AMERICAN] = (uint16_t)prestige;
}

/* Every surprise card but this one is known to be gone. */
static void only(const char *word)
{
    static const char *const surprises[] = {"snafu", "sabotage", "opportunity-fire",
                                            "tank-obstacles"};
    for (size_t i = 0; i < COUNT(surprises); i++)
        if (strcmp(surprises[i], word) != 0)
            lose_kind(surprises[i]);
}

/* [assault:COMBAT-9] Step 9 asks whoever might have a card for it, going by what everybody sees:
 * one of each kind is enough, for the side it is for. */
static void each_card_of_step_9_is_asked_for(void **state)
{
    (void)state;
    enum { G = 1 << AS_GERMAN, A = 1 << AS_AMERICAN };
    static const struct {
        const char *word;
        int asked;
    } rows[] = {{"accuracy", G},
                {"deadly-fire", G | A},
                {"off-target", A},
                {"morale-boost", G | A},
                {"strafing-run", A},
                {"forced-retreat", G | A},
                {"hold-fast", A},
                {"exposed-position", G},
                {"break-contact", A},
                {"sabotage", G | A},
                {"", 0}};
    for (size_t i = 0; i < COUNT(rows); i++) {
        board("....../....../....../..V.../......");
        put("C3", "ger-grenadiers");
        put("D2", "ger-pz-iv");
        put("C2", "usa-riflemen");
        for (int side = 0; side < ASSAULT_SIDES; side++) {
            deal(side, "supply-column");
            s.prestige[side] = 20;
        }
        lose_kind("snafu");
        for (size_t k = 0; k + 1 < COUNT(rows); k++)
            if (k != i)
                lose_kind(rows[k].word);
        attack("C3", "C2");
        int asked = 0;
        while (assault_is_pending(&s, AP_STEP_9)) {
            asked |= 1 << assault_top(&s)->side;
            pass(assault_top(&s)->side);
        }
        assert_int_equal(asked, rows[i].asked);
    }
}

/* -- when a window opens -------------------------------------------------------------------------
 */

/* [assault:CARD-16] [assault:CARD-7] A declared step: Tank Obstacles against known armor, before
 * anything is revealed. */
static void a_step_can_be_stopped(void **state)
{
    (void)state;
    ready_to_react("tank-obstacles", 3);
    only("tank-obstacles");
    assert_int_equal(bcg_assault_ops.window(&game.head, &s), -1);
    move("C4", "C3");
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    assert_int_equal(bcg_assault_ops.window(&game.head, &s), AW_STEP);
    assert_true(is_on("C4", "ger-pz-iv")); /* declared, not made */
    play(AS_AMERICAN, "tank-obstacles", NULL);
    assert_true(is_on("C4", "ger-pz-iv"));
    assert_true(goes_on(AS_GERMAN));
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C4", "C3"), AR_MOVED);
}

/* [assault:AMB-62] Only a unit known to be armor can be stopped by obstacles. */
static void obstacles_are_for_known_armor(void **state)
{
    (void)state;
    ready_to_react("tank-obstacles", 3);
    only("tank-obstacles");
    unit_at("C4")->marks |= AU_FACE_DOWN;
    move("C4", "C5");
    assert_true(goes_on(AS_GERMAN));
    ready_to_react("tank-obstacles", 3);
    only("tank-obstacles");
    put("A4", "ger-hetzer"); /* hard, but no armor */
    move("A4", "A3");
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:AMB-68] [assault:TEST-J] A tank that moves or fires may still fire after a cancelled
 * move. */
static void king_tiger_may_still_fire(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-king-tiger");
    put("C2", "usa-riflemen");
    deal(AS_AMERICAN, "tank-obstacles");
    only("tank-obstacles");
    s.prestige[AS_AMERICAN] = 3;
    move("C3", "C4");
    play(AS_AMERICAN, "tank-obstacles", NULL);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C3", "C4"), AR_MOVED);
    attack("C3", "C2");
    flip(-2);
    flip(-2);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"), AR_MOVE_OR_FIRE);
}

/* [assault:CARD-16] [assault:ACT-8] [assault:MOVE-10] A finished step next to an enemy: Opportunity
 * Fire, which costs no activation. */
static void opportunity_fire_after_a_step(void **state)
{
    (void)state;
    ready_to_react("opportunity-fire", 5);
    only("opportunity-fire");
    unit_at("C2")->marks |= AU_DUG_IN;
    move("C4", "C3");
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    assert_true(is_on("C3", "ger-pz-iv"));
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "opportunity-fire", "C3"), AR_NOT_YOURS);
    play(AS_AMERICAN, "opportunity-fire", "C2");
    assert_int_equal(s.combat.side, AS_AMERICAN);
    assert_int_equal(s.combat.flags, ACF_SURPRISE);
    assert_int_equal(s.combat.fire, 5);
    flip(-2);
    flip(-2);
    assert_true(goes_on(AS_GERMAN));
    assert_false(unit_at("C2")->marks & (AU_FIRED | AU_DUG_IN)); /* no marker, the trench is lost */
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"));          /* the move goes on as usual */
}

/* [assault:CARD-16] Opportunity Fire needs an orthogonal neighbour. */
static void opportunity_fire_needs_a_neighbour(void **state)
{
    (void)state;
    ready_to_react("opportunity-fire", 5);
    only("opportunity-fire");
    move("C4", "D4");
    assert_true(goes_on(AS_GERMAN));
    ready_to_react("opportunity-fire", 5);
    only("opportunity-fire");
    put("D4", "ger-grenadiers");
    move("D4", "D3"); /* diagonal to C2 */
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:CARD-16] A unit that has been placed can be fired at, too. */
static void opportunity_fire_at_a_newcomer(void **state)
{
    (void)state;
    board(clear_map);
    put("C4", "usa-riflemen");
    deal(AS_AMERICAN, "opportunity-fire");
    deal(AS_GERMAN, "ger-pz-iv");
    only("opportunity-fire");
    s.prestige[AS_AMERICAN] = 5;
    s.prestige[AS_GERMAN] = 7;
    act(AS_GERMAN, card_action(AS_GERMAN, AA_DEPLOY, "ger-pz-iv", "C5"));
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    play(AS_AMERICAN, "opportunity-fire", "C4");
    assert_true(assault_in_combat(&s));
}

/* [assault:AMB-71] [assault:CARD-16] A swap is no step: nobody reacts. */
static void swaps_open_no_window(void **state)
{
    (void)state;
    ready_to_react("opportunity-fire tank-obstacles", 9);
    put("C3", "ger-grenadiers");
    act(AS_GERMAN, two_tiles(AA_SWAP, "C4", "C3"));
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:CARD-16] [assault:CARD-17] An announced card: SNAFU, before its effect; both are
 * discarded, both stay paid. */
static void snafu_cancels_a_card(void **state)
{
    (void)state;
    ready_to_react("snafu", 7);
    only("snafu");
    deal(AS_GERMAN, "air-strike");
    s.prestige[AS_GERMAN] = 6;
    play(AS_GERMAN, "air-strike", "C2");
    assert_int_equal(morale_of("C2"), 5);
    assert_int_equal(s.prestige[AS_GERMAN], 0);
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    const int discards = s.size[AZ_ACTION_DISCARDS];
    play(AS_AMERICAN, "snafu", NULL);
    assert_int_equal(morale_of("C2"), 5);
    assert_int_equal(s.size[AZ_ACTION_DISCARDS], discards + 2);
    assert_int_equal(s.prestige[AS_AMERICAN], 0);
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:CARD-17] A SNAFU may be answered with a SNAFU: the first card takes effect. */
static void snafu_answers_snafu(void **state)
{
    (void)state;
    ready_to_react("snafu", 7);
    deal(AS_GERMAN, "air-strike snafu");
    only("snafu");
    s.prestige[AS_GERMAN] = 13;
    play(AS_GERMAN, "air-strike", "C2");
    play(AS_AMERICAN, "snafu", NULL);
    assert_true(is_asked(AS_GERMAN, AP_WINDOW));
    play(AS_GERMAN, "snafu", NULL);
    assert_int_equal(morale_of("C2"), 2);
    assert_int_equal(s.size[AZ_TABLE], 0);
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:CARD-16] [assault:AMB-73] Sabotage may be played at each of these moments, one card a
 * moment, but opens none of them. */
static void sabotage_at_any_moment(void **state)
{
    (void)state;
    ready_to_react("sabotage snafu", 20);
    deal(AS_GERMAN, "air-strike");
    s.prestige[AS_GERMAN] = 6;
    play(AS_GERMAN, "air-strike", "C2");
    play(AS_AMERICAN, "sabotage", NULL);
    turn_up("accuracy");
    turn_up("hold-fast");
    assert_int_equal(morale_of("C2"), 2); /* the moment for a SNAFU has passed */
    ready_to_react("sabotage", 4);
    move("C4", "C5"); /* there might be obstacles */
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    allow(AS_AMERICAN, play_of(AS_AMERICAN, "sabotage", NULL));
    ready_to_react("sabotage", 4);
    only("sabotage");
    move("C4", "C5");
    assert_true(goes_on(AS_GERMAN));
}

/* The Americans end their turn; the Germans draw four units. */
static void let_the_germans_begin(int prestige)
{
    s.active = AS_AMERICAN;
    act(AS_AMERICAN, AA_DONE);
    s.prestige[AS_AMERICAN] = (uint16_t)prestige;
    act(AS_GERMAN, assault_action(AA_MIX, 0, 0));
    for (int i = 0; i < 4; i++)
        turn_up(assault_kind_words.word[game.card[bcg_set_next(&s.pile[AZ_UNITS], 0)].kind]);
    if (s.phase == APH_DRAW)
        act(AS_GERMAN, AA_DONE);
}

/* [assault:CARD-16] [assault:AMB-73] The enemy's operations phase begins: Sabotage, before anything
 * is done. */
static void sabotage_as_the_phase_begins(void **state)
{
    (void)state;
    for (int rich = 0; rich < 2; rich++) {
        ready_to_react("sabotage opportunity-fire", 0);
        let_the_germans_begin(rich ? 4 : 3);
        if (!rich) {
            assert_true(goes_on(AS_GERMAN));
            continue;
        }
        assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
        assert_int_equal(bcg_assault_ops.window(&game.head, &s), AW_TURN);
        refuse(AS_AMERICAN, play_of(AS_AMERICAN, "opportunity-fire", "C2"), AR_NOT_THIS_MOMENT);
        const assault_state asked = s;
        play(AS_AMERICAN, "sabotage", NULL);
        assert_true(s.size[AZ_TABLE] || s.size[AZ_ACTION_DISCARDS]);
        s = asked;
        pass(AS_AMERICAN);
        assert_true(goes_on(AS_GERMAN));
    }
}

/* [assault:CARD-16] [assault:CARD-7] What does not belong to the moment is refused; only the
 * opponent of the acting player reacts. */
static void other_cards_wait(void **state)
{
    (void)state;
    ready_to_react("sabotage opportunity-fire air-strike accuracy", 20);
    move("C4", "C5");
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "opportunity-fire", "C2"), AR_NOT_THIS_MOMENT);
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "air-strike", "C4"), AR_NOT_THIS_MOMENT);
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "accuracy", NULL), AR_NOT_THIS_MOMENT);
    refuse(AS_GERMAN, AA_PASS, BCG_NOT_YOUR_TURN);
}

/* -- only public facts ---------------------------------------------------------------------------
 */

/* [assault:CARD-11] [assault:AMB-63] A window opens whether or not the card is held, if it could
 * be: prestige, an action card in hand, a copy not seen to be gone. */
static void windows_tell_nothing_of_the_hand(void **state)
{
    (void)state;
    ready_to_react("accuracy", 3); /* no obstacles in hand */
    only("tank-obstacles");
    move("C4", "C3");
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    assert_true(is_listed(AS_AMERICAN, AA_PASS));
    pass(AS_AMERICAN);
    assert_true(is_on("C3", "ger-pz-iv"));

    ready_to_react("tank-obstacles", 2); /* too poor */
    only("tank-obstacles");
    move("C4", "C3");
    assert_true(goes_on(AS_GERMAN));

    ready_to_react("usa-recruit", 3); /* no action card */
    only("tank-obstacles");
    move("C4", "C3");
    assert_true(goes_on(AS_GERMAN));

    ready_to_react("accuracy", 3); /* all copies are in the discards */
    only("none");
    move("C4", "C3");
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:COMBAT-9] [assault:AMB-63] In step 9 a side that nobody can think able to play is not
 * asked. */
static void step_nine_asks_who_might_play(void **state)
{
    (void)state;
    ready_to_react("supply-column", 2);
    lose_surprises();
    move("C4", "C3");
    attack("C3", "C2");
    assert_true(is_asked(AS_AMERICAN, AP_STEP_9)); /* it might hold a Hold Fast */
    ready_to_react("hold-fast", 1);
    lose_surprises();
    move("C4", "C3");
    attack("C3", "C2");
    assert_int_equal(s.combat.flags, 0);
    assert_true(assault_is_pending(&s, AP_SACRIFICE));
    ready_to_react("accuracy", 50); /* of the cards it might hold none is for a combat */
    only("opportunity-fire");
    for (int kind = AK_ACCURACY; kind <= AK_BREAK_CONTACT; kind++)
        lose_kind(assault_kind_words.word[kind]);
    move("C4", "D4");
    put("D3", "usa-riflemen");
    attack("D4", "D3");
    assert_false(assault_is_pending(&s, AP_STEP_9));
}

/* [assault:CARD-16] Sabotage is no answer if there is nothing to draw and nothing to discard. */
static void sabotage_needs_cards(void **state)
{
    (void)state;
    for (int cards = 0; cards < 2; cards++) {
        ready_to_react("accuracy", 50);
        only("sabotage");
        while (s.size[AZ_ACTION_DISCARDS])
            assault_give(&game, &s, bcg_set_next(&s.pile[AZ_ACTION_DISCARDS], 0),
                         AZ_ACTION_DISCARDS, AZ_ACTIONS);
        while (s.size[AZ_ACTIONS] > cards)
            assault_give(&game, &s, bcg_set_next(&s.pile[AZ_ACTIONS], 0), AZ_ACTIONS,
                         ASSAULT_ZONES);
        assault_open_window(&game, &s, AS_AMERICAN, AW_TURN, 0, 0);
        assert_int_equal(assault_is_pending(&s, AP_WINDOW), cards > 0);
    }
}

/* A window that is passed reveals nothing, so undo stays open; a step that ends next to a face-down
 * unit closes it. */
static void passing_commits_to_nothing(void **state)
{
    (void)state;
    const bcg_ops *ops = &bcg_assault_ops;
    ready_to_react("accuracy", 3);
    only("tank-obstacles");
    assert_false(ops->commits(&game.head, &s, AS_GERMAN, two_tiles(AA_MOVE, "C4", "C3")));
    move("C4", "C3");
    assert_false(ops->commits(&game.head, &s, AS_AMERICAN, AA_PASS));
    board(clear_map);
    put_down("C4", "ger-grenadiers");
    put_down("C2", "usa-riflemen");
    assert_true(ops->commits(&game.head, &s, AS_GERMAN, two_tiles(AA_MOVE, "C4", "C3")));
    assert_false(ops->commits(&game.head, &s, AS_GERMAN, two_tiles(AA_MOVE, "C4", "D4")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_card_of_step_9_is_asked_for),
        cmocka_unit_test(a_step_can_be_stopped),
        cmocka_unit_test(obstacles_are_for_known_armor),
        cmocka_unit_test(king_tiger_may_still_fire),
        cmocka_unit_test(opportunity_fire_after_a_step),
        cmocka_unit_test(opportunity_fire_needs_a_neighbour),
        cmocka_unit_test(opportunity_fire_at_a_newcomer),
        cmocka_unit_test(swaps_open_no_window),
        cmocka_unit_test(snafu_cancels_a_card),
        cmocka_unit_test(snafu_answers_snafu),
        cmocka_unit_test(sabotage_at_any_moment),
        cmocka_unit_test(sabotage_as_the_phase_begins),
        cmocka_unit_test(other_cards_wait),
        cmocka_unit_test(windows_tell_nothing_of_the_hand),
        cmocka_unit_test(step_nine_asks_who_might_play),
        cmocka_unit_test(sabotage_needs_cards),
        cmocka_unit_test(passing_commits_to_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
