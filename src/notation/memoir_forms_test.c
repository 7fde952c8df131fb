/* Every reason for refusing a position of a game for three to six: for each a position with that
 * fault, reported with its line, and next to it one that just avoids it. */
#include "notation/memoir_play_test.h"

/* Allied C7 and G3, Axis b8 (next to C7) and M9. */
static const char head[] = "bocage 3\n"
                           "ruleset memoir\n"
                           "id forms\n"
                           "title Forms\n"
                           "board standard countryside\n"
                           "side axis top DE hand 4 medals 4\n"
                           "side allies bottom US hand 4 medals 5\n"
                           "first allies\n"
                           "edition revised\n";
static const char map[] = "map\n"
                          " 9 . . . . . . . . . . . . .\n"
                          "                           i4\n"
                          " 8  . . . . . . . . . . . .\n"
                          "      i4\n"
                          " 7 . . . . . . . . . . . . .\n"
                          "       I4\n"
                          " 6  . . . . . . . . . . . .\n"
                          " 5 . . . . . . . . . . . . .\n"
                          " 4  . . . . . . . . . . . .\n"
                          " 3 . . . . . . . . . . . . .\n"
                          "               I4\n"
                          " 2  . . . . . . . . . . . .\n"
                          " 1 . . . . . . . . . . . . .\n";
#define HANDS  "hand axis probe-left\nhand allies dig-in\n"
#define CARD   "played allies attack-center in-play\n"
#define THEIRS "played axis attack-center in-play\n"
#define TURN   "turn 3 allies phase "
#define LATER  "turn 4 axis phase "

/* The lines of a position after its map; ! marks the line that is reported. */
typedef struct fault_row {
    memoir_position_fault fault;
    const char *lines;
} fault_row;

typedef struct place {
    memoir_scenario scenario;
    memoir_game game;
    memoir_state state;
    char text[MEMOIR_SCN_SIZE];
} place;

/* Reads a position of a form; returns the number of the marked line, or 0. */
static int read_position(place *p, const char *form, const char *lines)
{
    int line = 1, marked = 0;
    char *to = p->text + sprintf(p->text, "%sform %s\n%s", head, form, map);
    for (const char *at = p->text; *at; at++)
        line += *at == '\n';
    for (const char *at = lines; *at; at++) {
        if (*at == '!')
            marked = line;
        else
            *to++ = *at;
        line += *at == '\n';
    }
    *to = 0;
    read_clean(p->text, strlen(p->text), &p->scenario);
    return marked;
}

static void expect_rows(const char *form, const fault_row *rows, size_t count)
{
    place *p = allocate(sizeof *p);
    for (size_t i = 0; i < count; i++) {
        const int marked = read_position(p, form, rows[i].lines);
        int line = 0;
        assert_int_equal(memoir_game_init(&p->game, &p->scenario, MEMOIR_AS_WRITTEN), ML_NONE);
        const memoir_position_fault is = memoir_position_read(&p->game, &p->scenario, &p->state,
                                                              &line);
        if (is != rows[i].fault || line != marked)
            fail_msg("%s, line %d: %s\n%s", form, line, memoir_position_sentence(is), p->text);
    }
    free(p);
}

/* [VAR-TEAM-6] Only the ordered units of a side with several commanders are under one. */
static void commands_belong_to_ordered_units(void **state)
{
    (void)state;
    static const fault_row team[] = {
        {MPF_NONE, "unit C7 ordered\n" TURN "battle\n" HANDS CARD},
        {MPF_NONE, "unit C7 ordered command 1\n" TURN "battle\n" HANDS CARD},
        {MPF_NONE,
         "unit C7 ordered command 3\n" TURN "order\n" HANDS "played allies recon-in-force "
         "in-play\n"},
        {MPF_COMMAND, "!unit C7 ordered command 4\n" TURN "battle\n" HANDS CARD},
        {MPF_COMMAND, "!unit C7 command 1\nunit G3 ordered\n" TURN "battle\n" HANDS CARD},
        {MPF_NONE, "unit b8 ordered\n" LATER "battle\n" HANDS THEIRS},
        {MPF_COMMAND, "!unit b8 ordered command 1\n" LATER "battle\n" HANDS THEIRS},
    };
    static const fault_row others[] = {
        {MPF_COMMAND, "!unit C7 ordered command 1\n" TURN "battle\n" HANDS CARD},
    };
    expect_rows("team-1-2", team, COUNT(team));
    expect_rows("alliance-1-2", others, COUNT(others));
    expect_rows("duel", others, COUNT(others));
}

/* [VAR-TEAM-6] Members end their part of a step that goes on for others. */
static void a_step_goes_on_for_somebody(void **state)
{
    (void)state;
#define FLANK "unit C7 ordered command 1\n"
#define DRAWS "todo draw allies steps 1\n"
    static const fault_row team[] = {
        {MPF_NONE, FLANK TURN "battle finished 1\n" HANDS CARD},
        {MPF_NONE, FLANK TURN "move finished 1\n" HANDS CARD},
        {MPF_FINISHED, FLANK "!" TURN "battle finished 2\n" HANDS CARD},
        {MPF_FINISHED, FLANK "!" TURN "battle finished 1 2\n" HANDS CARD},
        {MPF_FINISHED, FLANK "!" TURN "battle finished 3\n" HANDS CARD},
        {MPF_NONE, TURN "order finished 1\n" HANDS "played allies recon-in-force in-play\n"},
        {MPF_FINISHED,
         "!" TURN "order finished 1 2\n" HANDS "played allies recon-in-force in-play\n"},
        {MPF_FINISHED, "!" TURN "play-card finished 1\n" HANDS},
        {MPF_FINISHED, "!" TURN "draw finished 1\n" HANDS CARD DRAWS},
        {MPF_FINISHED, "!turn 0 allies phase setup finished 1\n" HANDS DRAWS},
        {MPF_NONE, TURN "over finished 1\nresult draw\n" HANDS},
        {MPF_NONE, TURN "over finished 1 2\nresult draw\n" HANDS},
        {MPF_FINISHED, "!" TURN "over finished 3\nresult draw\n" HANDS},
        {MPF_FINISHED, "unit b8 ordered\n!" LATER "battle finished 1\n" HANDS THEIRS},
    };
    static const fault_row others[] = {
        {MPF_FINISHED, "unit C7 ordered\n!" TURN "battle finished 1\n" HANDS CARD},
    };
    expect_rows("team-1-2", team, COUNT(team));
    expect_rows("alliance-1-2", others, COUNT(others));
    expect_rows("duel", others, COUNT(others));
}

/* [VAR-ALLY-3] Only partners have a second hand and an open card. */
static void places_belong_to_partners(void **state)
{
    (void)state;
    static const fault_row pair[] = {
        {MPF_NONE,
         TURN "play-card\n" HANDS "second-hand allies probe-left\nshared allies recon-left\n"},
        {MPF_PLACE,
         TURN "play-card\n" HANDS "!second-hand axis probe-left\nshared allies recon-left\n"},
        {MPF_PLACE,
         TURN "play-card\n" HANDS "second-hand allies probe-left\n!shared axis recon-left\n"},
        {MPF_NONE, "unit C7 ordered\n" TURN "battle\n" HANDS "played allies attack-center in-play "
                   "from shared\n"},
        {MPF_NONE, "unit C7 ordered\n" TURN "battle\n" HANDS "played allies attack-center in-play "
                   "from second-hand\n"},
        {MPF_PLACE,
         TURN "play-card\n" HANDS "shared allies recon-left\n!played allies attack-center "
              "from shared\n"},
        {MPF_PLACE, "unit b8 ordered\n" LATER "battle\n" HANDS "!played axis attack-center in-play "
                    "from shared\n"},
        {MPF_NONE,
         "unit b8 ordered\n" LATER "battle ambushed ambush-from second-hand\n" HANDS THEIRS},
        {MPF_NONE, "unit b8 ordered\n" LATER "battle ambushed ambush-from shared\n" HANDS THEIRS},
        {MPF_PLACE, "unit b8 ordered\n!" LATER "battle ambush-from shared\n" HANDS THEIRS},
        {MPF_PLACE, "unit C7 ordered\n!" TURN "battle ambushed ambush-from shared\n" HANDS CARD},
        {MPF_NONE, TURN "draw\n" HANDS CARD "todo draw allies steps 1 into shared\n"},
        {MPF_NONE, TURN "draw\n" HANDS CARD "todo draw allies steps 1 into second-hand\n"},
        {MPF_PLACE, TURN "draw\n" HANDS CARD "!todo draw axis steps 1 into shared\n"},
        {MPF_TODO_FIELD, "unit C7 ordered\n" TURN "battle\n" HANDS CARD
                         "!todo attack allies at C7 to b8 dice 3 into shared\n"},
    };
    static const fault_row others[] = {
        {MPF_PLACE, TURN "play-card\n" HANDS "!second-hand allies probe-left\n"},
        {MPF_PLACE, TURN "play-card\n" HANDS "!shared allies probe-left\n"},
        {MPF_PLACE,
         "unit C7 ordered\n" TURN "battle\n" HANDS "!played allies attack-center in-play "
         "from shared\n"},
        {MPF_PLACE, "unit b8 ordered\n!" LATER "battle ambushed ambush-from shared\n" HANDS THEIRS},
        {MPF_PLACE, TURN "draw\n" HANDS CARD "!todo draw allies steps 1 into shared\n"},
    };
    expect_rows("alliance-1-2", pair, COUNT(pair));
    expect_rows("team-1-2", others, COUNT(others));
    expect_rows("duel", others, COUNT(others));
}

/* [VAR-ALLY-8] One card lies between partners, or is drawn for that place. */
static void one_card_lies_between_partners(void **state)
{
    (void)state;
#define OPEN  "shared allies recon-left\n"
#define CARDS "todo draw allies steps 1 into second-hand\n"
    static const fault_row pair[] = {
        {MPF_NONE, TURN "draw\n" HANDS CARD CARDS "todo draw allies steps 1 into shared\n"},
        {MPF_SHARED,
         "!" TURN "draw\n" HANDS OPEN CARD CARDS "todo draw allies steps 1 into shared\n"},
        {MPF_SHARED, "!" TURN "draw\n" HANDS CARD CARDS "todo draw allies steps 2 into shared\n"},
        {MPF_NONE, TURN "draw\n" HANDS CARD CARDS "todo draw allies steps 2 more 1 into shared\n"},
        {MPF_SHARED,
         "!" TURN "draw\n" HANDS OPEN CARD CARDS "todo draw allies steps 2 more 1 into shared\n"},
        {MPF_NONE, TURN "draw\n" HANDS CARD CARDS
                        "todo keep allies cards recon-left recon-center into shared\n"},
        {MPF_SHARED, "!" TURN "draw\n" HANDS OPEN CARD CARDS
                     "todo keep allies cards recon-right recon-center into shared\n"},
        {MPF_NONE, TURN "draw\n" HANDS OPEN CARD CARDS
                        "todo keep allies cards recon-right recon-center into second-hand\n"},
        {MPF_SHARED, "unit C7 ordered\n!" TURN "battle\n" HANDS OPEN
                     "played allies attack-center in-play from shared\n"},
        {MPF_SHARED, "!" TURN "draw\n" HANDS "played allies attack-center in-play from shared\n"
                     "todo draw allies steps 1 into shared\n"},
        {MPF_SHARED,
         "unit b8 ordered\n!" LATER "battle ambushed ambush-from shared\n" HANDS OPEN THEIRS},
        {MPF_NONE,
         "unit b8 ordered\n" LATER "battle ambushed ambush-from second-hand\n" HANDS OPEN THEIRS},
    };
    expect_rows("alliance-1-2", pair, COUNT(pair));
}

/* [VAR-ALLY-12] One of two partners may have passed, and only one. */
static void one_partner_has_passed(void **state)
{
    (void)state;
#define ON_PAIR \
    "unit b8 ordered\n" LATER "battle\n" HANDS THEIRS "todo attack axis at b8 to C7 dice 3\n"
#define BY_PAIR \
    "unit C7 ordered\n" TURN "battle\n" HANDS CARD "todo attack allies at C7 to b8 dice 3\n"
    static const fault_row pair[] = {
        {MPF_NONE, ON_PAIR "todo ambush allies at C7 to b8 dice 3\n"},
        {MPF_NONE, ON_PAIR "todo ambush allies at C7 to b8 dice 3 more 1\n"},
        {MPF_NONE, ON_PAIR "todo ambush allies at C7 to b8 dice 3 more 2\n"},
        {MPF_TODO_FIELD, ON_PAIR "!todo ambush allies at C7 to b8 dice 3 more 3\n"},
        {MPF_NONE, BY_PAIR "todo ambush axis at b8 to C7 dice 3\n"},
        {MPF_TODO_FIELD, BY_PAIR "!todo ambush axis at b8 to C7 dice 3 more 1\n"},
    };
    static const fault_row others[] = {
        {MPF_NONE, ON_PAIR "todo ambush allies at C7 to b8 dice 3\n"},
        {MPF_TODO_FIELD, ON_PAIR "!todo ambush allies at C7 to b8 dice 3 more 1\n"},
    };
    expect_rows("alliance-1-2", pair, COUNT(pair));
    expect_rows("team-1-2", others, COUNT(others));
    expect_rows("duel", others, COUNT(others));
}

/* [VAR-ALLY-7] Whose turn it is needs a card of his own, or the open one. */
static void the_partner_in_turn_has_a_card(void **state)
{
    (void)state;
#define FIRST  "turn 1 allies phase play-card\nhand axis probe-left\n"
#define SECOND "turn 3 allies phase play-card\nhand axis probe-left\n"
    static const fault_row pair[] = {
        {MPF_NONE, FIRST "hand allies dig-in\n"},
        {MPF_NONE, SECOND "second-hand allies dig-in\n"},
        {MPF_STUCK, "!" FIRST "second-hand allies dig-in\n"},
        {MPF_STUCK, "!" SECOND "hand allies dig-in\n"},
        {MPF_NONE, FIRST "shared allies dig-in\n"},
        {MPF_NONE, SECOND "shared allies dig-in\n"},
    };
    expect_rows("alliance-1-2", pair, COUNT(pair));
}

/* The open card and both hands are counted, too, also where no reader has done so. */
static void partners_hold_no_more_than_there_is(void **state)
{
    (void)state;
    place *p = allocate(sizeof *p);
    read_position(p, "alliance-1-2",
                  TURN "play-card\nhand allies hidden 20\nsecond-hand allies hidden 39\n"
                       "shared allies dig-in\n");
    assert_int_equal(memoir_game_init(&p->game, &p->scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    assert_int_equal(memoir_position_read(&p->game, &p->scenario, &p->state, NULL), MPF_NONE);
    assert_int_equal(p->state.deck_size, 0);
    p->scenario.second_hand.at[0].hidden++;
    assert_int_equal(memoir_position_read(&p->game, &p->scenario, &p->state, NULL), MPF_CARDS);
    p->scenario.second_hand.at[0].hidden--;
    p->scenario.hand.at[0].cards[MC_DIG_IN]++;
    p->scenario.hand.at[0].hidden--;
    assert_int_equal(memoir_position_read(&p->game, &p->scenario, &p->state, NULL), MPF_CARDS);
    free(p);
}

/* A position is of the form it was taken from; a scenario may be played in another. */
static void the_form_of_a_position_stays(void **state)
{
    (void)state;
    place *p = allocate(sizeof *p);
    for (int written = MEMOIR_DUEL; written <= MEMOIR_TEAM_3_3; written++)
        for (int chosen = -1; chosen <= MEMOIR_TEAM_3_3; chosen++)
            for (int is_position = 0; is_position <= 1; is_position++) {
                const memoir_choices choices = {-1, (int8_t)chosen, 0};
                read_position(p, memoir_form_words.word[written],
                              is_position ? TURN "play-card\n" HANDS : "");
                const bool other = chosen >= 0 && chosen != written && is_position;
                assert_int_equal(memoir_game_init(&p->game, &p->scenario, choices),
                                 other ? ML_FORM_POSITION : ML_NONE);
                assert_int_equal(p->game.form, chosen >= 0 ? chosen : written);
            }
    free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commands_belong_to_ordered_units),
        cmocka_unit_test(a_step_goes_on_for_somebody),
        cmocka_unit_test(places_belong_to_partners),
        cmocka_unit_test(one_card_lies_between_partners),
        cmocka_unit_test(one_partner_has_passed),
        cmocka_unit_test(the_partner_in_turn_has_a_card),
        cmocka_unit_test(partners_hold_no_more_than_there_is),
        cmocka_unit_test(the_form_of_a_position_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
