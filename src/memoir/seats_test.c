/* Seats of the forms of play (chapter 19): who sits where, and what each of them sees. */
#include "memoir/rules.h"
#include "memoir/view.h"

#include "unit.h"

#include <stdio.h>
#include <string.h>

static memoir_scenario scenario;
static memoir_game game;
static const bcg_ops *const ops = &bcg_memoir_ops;

static memoir_limit begin(memoir_form form, memoir_edition edition, int board)
{
    memset(&scenario, 0, sizeof scenario);
    scenario.board.count = scenario.first.count = 1;
    scenario.board.at[0].board = (uint8_t)board;
    scenario.first.at[0].value = MS_ALLIES;
    scenario.side.count = MEMOIR_SIDES;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        scenario.side.at[side] = (memoir_setup_side){.side = (uint8_t)side,
                                                     .edge = side == MS_AXIS ? MEMOIR_TOP
                                                                             : MEMOIR_BOTTOM,
                                                     .hand = 5,
                                                     .medals = 4};
        scenario.hex[side].unit = (memoir_setup_unit){
            .kind = MU_INFANTRY, .side = (uint8_t)side, .figures = 4, .start = 4};
    }
    return memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, (int8_t)form, 0});
}

/* The cards are dealt, and it is the first turn. */
static memoir_state dealt(void)
{
    memoir_state s;
    bcg_rng r;
    bcg_rng_seed(&r, 11);
    ops->begin(&game.head, &s);
    while (ops->actors(&game.head, &s) == BCG_CHANCE_ACTS)
        ops->apply(&game.head, &s, BCG_CHANCE, ops->chance(&game.head, &s, &r), NULL);
    return s;
}

/* The seats of a side follow one another and win together. */
static void seats_are_those_of_the_form(void **state)
{
    (void)state;
    for (int form = 0; form < MEMOIR_FORMS; form++) {
        const bool overlord = memoir_forms[form].kind == MFK_OVERLORD;
        assert_int_equal(
            begin((memoir_form)form, ME_REVISED, overlord ? MEMOIR_OVERLORD : MEMOIR_STANDARD),
            ML_NONE);
        const memoir_form_row *row = &memoir_forms[form];
        const int axis = row->members[MS_AXIS], all = axis + row->members[MS_ALLIES];
        assert_int_equal(ops->seats(&game.head), all);
        for (int seat = 0; seat < all; seat++)
            assert_int_equal(ops->team(&game.head, seat), seat < axis ? MS_AXIS : MS_ALLIES);
    }
}

/* [VAR-ALLY-1] [VAR-TEAM-1] A form's name says how many sit on each side; all are different. */
static void forms_are_named_after_their_seats(void **state)
{
    (void)state;
    assert_int_equal(memoir_form_words.count, MEMOIR_FORMS);
    for (int form = 0; form <= MEMOIR_TEAM_3_3; form++) {
        const memoir_form_row *row = &memoir_forms[form];
        const char *kind = row->kind == MFK_ALLIANCE ? "alliance"
                           : row->kind == MFK_TEAM   ? "team"
                                                     : "duel";
        char name[32];
        if (form == MEMOIR_DUEL)
            snprintf(name, sizeof name, "%s", kind);
        else
            snprintf(name, sizeof name, "%s-%d-%d", kind, row->members[MS_AXIS],
                     row->members[MS_ALLIES]);
        assert_string_equal(memoir_form_words.word[form], name);
        assert_int_equal(row->kind == MFK_DUEL, form == MEMOIR_DUEL);
        assert_string_equal(row->rule, row->kind == MFK_ALLIANCE ? "VAR-ALLY-1"
                                       : row->kind == MFK_TEAM   ? "VAR-TEAM-1"
                                                                 : "SETUP-1");
    }
}

/* [VAR-TEAM-2] [VAR-TEAM-3] [VAR-YTEAM-2] [VAR-ALLY-2] What each member is called, and which
 * sections are his. */
static void members_have_their_roles(void **state)
{
    (void)state;
    enum { L = 1 << MEMOIR_LEFT, C = 1 << MEMOIR_CENTER, R = 1 << MEMOIR_RIGHT, ALL = L | C | R };
    static const memoir_role alone[] = {{"", ALL}}, partners[] = {{"1", ALL}, {"2", ALL}},
                             two[] = {{"center", C}, {"flanks", L | R}},
                             three[] = {{"center", C}, {"left", L}, {"right", R}};
    for (int form = 0; form <= MEMOIR_TEAM_3_3; form++)
        for (int side = 0; side < MEMOIR_SIDES; side++) {
            const int members = memoir_forms[form].members[side];
            const memoir_role *expected = members == 1                              ? alone
                                          : memoir_forms[form].kind == MFK_ALLIANCE ? partners
                                          : members == 2                            ? two
                                                                                    : three;
            for (int member = 0; member < members; member++) {
                const memoir_role *role = memoir_role_of((memoir_form)form, (memoir_side)side,
                                                         member);
                assert_string_equal(role->word, expected[member].word);
                assert_int_equal(role->wings, expected[member].wings);
            }
        }
}

/* [VAR-TEAM-2] [VAR-TEAM-3] Who has each section of the board, from the west: the Axis looks at it
 * from the other side. The commander-in-chief has what no section says, too. */
static void sections_have_their_commanders(void **state)
{
    (void)state;
    assert_int_equal(begin(MEMOIR_TEAM_3_3, ME_REVISED, MEMOIR_STANDARD), ML_NONE);
    static const uint8_t three[MEMOIR_SIDES][4] = {{0, 2, 0, 1}, {3, 4, 3, 5}};
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int command = 0; command < 4; command++)
            assert_int_equal(game.commander[side][command], three[side][command]);
    assert_int_equal(begin(MEMOIR_TEAM_2_1, ME_REVISED, MEMOIR_STANDARD), ML_NONE);
    static const uint8_t two[MEMOIR_SIDES][4] = {{0, 1, 0, 1}, {2, 2, 2, 2}};
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int command = 0; command < 4; command++)
            assert_int_equal(game.commander[side][command], two[side][command]);
    assert_true(memoir_is_divided(&game, MS_AXIS));
    assert_false(memoir_is_divided(&game, MS_ALLIES));
}

/* [VAR-ALLY-6] Sides alternate, and in a side its partners; in the enemy's turn the one who comes
 * next is meant (VAR-ALLY-14). */
static void partners_alternate(void **state)
{
    (void)state;
    static const struct {
        memoir_form form;
        uint8_t seat[8]; /* of turns 1 to 8, which the Allies begin */
    } rows[] = {
        {MEMOIR_ALLIANCE_2_2, {2, 0, 3, 1, 2, 0, 3, 1}},
        {MEMOIR_ALLIANCE_1_2, {1, 0, 2, 0, 1, 0, 2, 0}},
        {MEMOIR_ALLIANCE_2_1, {2, 0, 2, 1, 2, 0, 2, 1}},
        {MEMOIR_TEAM_3_3, {3, 0, 3, 0, 3, 0, 3, 0}},
        {MEMOIR_DUEL, {1, 0, 1, 0, 1, 0, 1, 0}},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        assert_int_equal(begin(rows[i].form, ME_REVISED, MEMOIR_STANDARD), ML_NONE);
        memoir_state s = dealt();
        for (int turn = 1; turn < 8; turn++) {
            s.turn = (uint16_t)turn;
            s.active = turn % 2 ? MS_ALLIES : MS_AXIS;
            const int enemy = memoir_enemy(s.active), seat = rows[i].seat[turn - 1];
            assert_int_equal(memoir_seat_in_turn(&game, &s, s.active), seat);
            assert_int_equal(memoir_seat_in_turn(&game, &s, enemy), rows[i].seat[turn]);
            assert_int_equal(memoir_place_in_turn(&game, &s, s.active),
                             seat == game.first_seat[s.active] ? MPL_HAND : MPL_SECOND);
        }
    }
}

/* In the set-up the first partner of each pair decides for it. */
static void first_partners_set_up(void **state)
{
    (void)state;
    assert_int_equal(begin(MEMOIR_ALLIANCE_2_2, ME_REVISED, MEMOIR_STANDARD), ML_NONE);
    memoir_state s = dealt();
    s.turn = 0;
    for (int active = 0; active < MEMOIR_SIDES; active++) {
        s.active = (uint8_t)active;
        assert_int_equal(memoir_seat_in_turn(&game, &s, MS_AXIS), 0);
        assert_int_equal(memoir_seat_in_turn(&game, &s, MS_ALLIES), 2);
    }
}

/* The command of a unit is kept, whatever it is and whatever that of its neighbours. */
static void commands_are_kept(void **state)
{
    (void)state;
    assert_int_equal(begin(MEMOIR_TEAM_3_3, ME_REVISED, MEMOIR_STANDARD), ML_NONE);
    memoir_state s = dealt();
    for (int first = 0; first < MEMOIR_COMMANDS; first++)
        for (int then = 0; then < MEMOIR_COMMANDS; then++) {
            memoir_set_command(&s, 9, MEMOIR_COMMANDS - 1 - first);
            memoir_set_command(&s, 8, first);
            memoir_set_command(&s, 8, then);
            assert_int_equal(memoir_command_at(&s, 8), then);
            assert_int_equal(memoir_command_at(&s, 9), MEMOIR_COMMANDS - 1 - first);
        }
}

/* [VAR-TEAM-4] [VAR-TEAM-5] Whose card it is, in the centre of a board of three sections. */
static void cards_are_their_commanders(void **state)
{
    (void)state;
    static const struct {
        memoir_played_card played;
        int command;
    } rows[] = {
        {{.card = MC_RECON_LEFT, .as = MEMOIR_NO_CARD}, 1},
        {{.card = MC_PROBE_CENTER, .as = MEMOIR_NO_CARD}, 2},
        {{.card = MC_ASSAULT_RIGHT, .as = MEMOIR_NO_CARD}, 3},
        {{.card = MC_INFANTRY_ASSAULT, .as = MEMOIR_NO_CARD, .wing = 3}, 3},
        {{.card = MC_AIR_POWER, .as = MEMOIR_NO_CARD}, MEMOIR_CHIEF},
        {{.card = MC_COUNTER_ATTACK, .as = MC_PROBE_LEFT}, 1},
        {{.card = MC_COUNTER_ATTACK, .as = MEMOIR_NO_CARD}, MEMOIR_CHIEF},
    };
    assert_int_equal(begin(MEMOIR_TEAM_3_3, ME_REVISED, MEMOIR_STANDARD), ML_NONE);
    memoir_state s = dealt();
    for (size_t i = 0; i < COUNT(rows); i++) {
        s.played[s.active] = rows[i].played;
        assert_int_equal(memoir_command_of_card(&game, &s), rows[i].command);
    }
    s.played[s.active] = (memoir_played_card){.card = MC_RECON_IN_FORCE, .as = MEMOIR_NO_CARD};
    assert_true(memoir_command_of_card(&game, &s) < 0); /* everybody's */
}

/* [VAR-YTEAM-4] Everybody is told which unit is assigned to which section. */
static void assignments_are_told(void **state)
{
    (void)state;
    bcg_event events[4];
    bcg_log log;
    assert_int_equal(begin(MEMOIR_TEAM_3_3, ME_REVISED, MEMOIR_STANDARD), ML_NONE);
    memoir_state s = dealt();
    bcg_set_add(&s.ordered, 1);
    bcg_log_init(&log, events, 4);
    memoir_apply_assign(&game, &s, memoir_action(MA_ASSIGN, 1, MEMOIR_RIGHT + 1), &log);
    assert_int_equal(log.count, 1);
    assert_int_equal(events[0].kind, MV_ASSIGNED);
    assert_int_equal(events[0].nargs, 2);
    assert_int_equal(events[0].arg[0], 1);
    assert_int_equal(events[0].arg[1], MEMOIR_RIGHT + 1);
    assert_int_equal(memoir_seat_of_unit(&game, &s, 1), game.first_seat[s.active] + 2);
}

/* [VAR-ALLY-1] [VAR-TEAM-1] Operation Alliance is not in the classic rules, neither it nor team
 * play is for two boards, and Overlord is for nothing else. */
static void forms_fit_editions_and_boards(void **state)
{
    (void)state;
    for (int form = 0; form < MEMOIR_FORMS; form++) {
        const int kind = memoir_forms[form].kind;
        assert_int_equal(begin((memoir_form)form, ME_CLASSIC, MEMOIR_STANDARD),
                         kind == MFK_ALLIANCE   ? ML_FORM_EDITION
                         : kind == MFK_OVERLORD ? ML_FORM_BOARD
                                                : ML_NONE);
        assert_int_equal(begin((memoir_form)form, ME_REVISED, MEMOIR_OVERLORD),
                         kind == MFK_DUEL || kind == MFK_OVERLORD ? ML_NONE : ML_FORM_BOARD);
    }
}

static int count_known(const memoir_state *s, int hand)
{
    int n = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        n += s->hand[hand][card];
    return n;
}

/* [VAR-ALLY-3] [VAR-ALLY-9] [VAR-TEAM-1] Members of a side see all its cards, others only how many
 * there are, and everybody sees the open ones. */
static void partners_see_each_others_cards(void **state)
{
    static const memoir_form forms[] = {MEMOIR_DUEL, MEMOIR_ALLIANCE_2_2, MEMOIR_ALLIANCE_1_2,
                                        MEMOIR_TEAM_3_3, MEMOIR_TEAM_2_3};
    (void)state;
    for (size_t i = 0; i < COUNT(forms); i++) {
        assert_int_equal(begin(forms[i], ME_REVISED, MEMOIR_STANDARD), ML_NONE);
        const memoir_state s = dealt();
        for (int seat = 0; seat <= ops->seats(&game.head); seat++) {
            const bool watches = seat == ops->seats(&game.head);
            memoir_state view;
            memoir_view(&game.head, &s, watches ? BCG_SPECTATOR : seat, &view);
            for (int hand = 0; hand < MEMOIR_HANDS; hand++) {
                const bool own = !watches && game.side_of[seat] == hand % MEMOIR_SIDES;
                assert_int_equal(view.hand_size[hand], s.hand_size[hand]);
                assert_int_equal(count_known(&view, hand), own ? s.hand_size[hand] : 0);
            }
            assert_memory_equal(view.shared, s.shared, sizeof s.shared);
            assert_int_equal(s.shared[MS_ALLIES] != MEMOIR_NO_CARD,
                             memoir_forms[forms[i]].kind == MFK_ALLIANCE);
        }
    }
}

/* [VAR-ALLY-3] A guess has every card once, whoever's view it is. */
static void a_guess_has_all_cards(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 3);
    assert_int_equal(begin(MEMOIR_ALLIANCE_2_2, ME_REVISED, MEMOIR_STANDARD), ML_NONE);
    const memoir_state s = dealt();
    for (int seat = 0; seat < 4; seat++) {
        memoir_state view, guess;
        memoir_view(&game.head, &s, seat, &view);
        memoir_guess(&game.head, &view, &r, &guess);
        for (int card = 0; card < MEMOIR_CARDS; card++) {
            int copies = guess.deck[card];
            for (int hand = 0; hand < MEMOIR_HANDS; hand++)
                copies += guess.hand[hand][card];
            for (int side = 0; side < MEMOIR_SIDES; side++)
                copies += guess.shared[side] == card;
            assert_int_equal(copies, memoir_cards[card].copies);
        }
    }
}

/* [VAR-ALLY-8] A card drawn for the open place is read by everybody, one for a hand by its side. */
static void open_cards_are_drawn_openly(void **state)
{
    (void)state;
    assert_int_equal(begin(MEMOIR_ALLIANCE_2_2, ME_REVISED, MEMOIR_STANDARD), ML_NONE);
    assert_int_equal(memoir_readers_of(&game, MS_AXIS, MPL_HAND), 3);
    assert_int_equal(memoir_readers_of(&game, MS_AXIS, MPL_SECOND), 3);
    assert_int_equal(memoir_readers_of(&game, MS_ALLIES, MPL_HAND), 12);
    assert_int_equal(memoir_readers_of(&game, MS_ALLIES, MPL_SHARED), BCG_PUBLIC);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seats_are_those_of_the_form),
        cmocka_unit_test(forms_are_named_after_their_seats),
        cmocka_unit_test(members_have_their_roles),
        cmocka_unit_test(sections_have_their_commanders),
        cmocka_unit_test(partners_alternate),
        cmocka_unit_test(first_partners_set_up),
        cmocka_unit_test(commands_are_kept),
        cmocka_unit_test(cards_are_their_commanders),
        cmocka_unit_test(assignments_are_told),
        cmocka_unit_test(forms_fit_editions_and_boards),
        cmocka_unit_test(partners_see_each_others_cards),
        cmocka_unit_test(a_guess_has_all_cards),
        cmocka_unit_test(open_cards_are_drawn_openly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
