/* Every reason for refusing a position: for each a position with that fault, reported with its
 * line, and next to it one that just avoids it. `todo` lines are in memoir_pending_test.c. */
#include "notation/memoir_play_test.h"

/* Allied C7, E3 (damaged) and M1, Axis A9, a8 and c8 (damaged); the Axis needs 4 medals, the Allies
 * 5. */
static const char board[] = "bocage 1\n"
                            "ruleset memoir\n"
                            "id faults\n"
                            "title Faults\n"
                            "board standard countryside\n"
                            "side axis top DE hand 4 medals 4\n"
                            "side allies bottom US hand 4 medals 5\n"
                            "first allies\n"
                            "map\n"
                            " 9 . . . . . . . . . . . . .\n"
                            "   i4\n"
                            " 8  . . . . . . . . . . . .\n"
                            "    i4  a2/3\n"
                            " 7 . . . . . . . . . . . . .\n"
                            "       A3\n"
                            " 6  . . . . . . . . . . . .\n"
                            " 5 . . . . . . . . . . . . .\n"
                            " 4  . . . . . . . . . . . .\n"
                            " 3 . . . . . . . . . . . . .\n"
                            "           I3/4\n"
                            " 2  . . . . . . . . . . . .\n"
                            " 1 . . . . . . . . . . . . .\n"
                            "                           I4\n";
/* Turns of either side, and what else a phase requires. */
#define PLAY    "turn 3 allies phase play-card\n" HANDS
#define ORDER   "turn 3 allies phase order\n" HANDS CARD
#define MOVE    "turn 3 allies phase move\n" HANDS CARD
#define BATTLE  "turn 3 allies phase battle\n" HANDS CARD
#define AGAIN   "turn 3 allies phase move-again\n" HANDS CARD
#define DRAW    "turn 3 allies phase draw\n" HANDS CARD "todo draw allies steps 1\n"
#define OVER    "turn 3 allies phase over\nresult draw\n" HANDS
#define SETUP   "turn 0 allies phase setup\n" HANDS
#define DEALING SETUP "todo draw allies steps 1\n"
#define HANDS   "hand axis probe-left\nhand allies dig-in\n"
#define CARD    "played allies attack-center in-play\n"
#define FINEST  "played allies their-finest-hour in-play\n"

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

static place *new_place(void)
{
    return allocate(sizeof(place));
}

/* Reads the map and the lines; returns the number of the marked line, or 0. */
static int read_position(place *p, const char *map, const char *lines)
{
    int line = 1, marked = 0;
    char *to = p->text + sprintf(p->text, "%s", map);
    for (const char *at = map; *at; at++)
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
    assert_int_equal(memoir_game_init(&p->game, &p->scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    return marked;
}

static void expect(place *p, const char *map, memoir_position_fault expected, const char *lines)
{
    const int marked = read_position(p, map, lines);
    int line = 0;
    const memoir_position_fault is = memoir_position_read(&p->game, &p->scenario, &p->state, &line);
    if (is != expected || line != marked)
        fail_msg("line %d: %s\n%s", line, memoir_position_sentence(is), p->text);
}

static void expect_rows(const fault_row *rows, size_t count)
{
    place *p = new_place();
    for (size_t i = 0; i < count; i++)
        expect(p, board, rows[i].fault, rows[i].lines);
    free(p);
}

/* -- units ------------------------------------------------------------------------------------- */

static void only_the_active_sides_units_have_been_ordered(void **state)
{
    (void)state;
    static const fault_row rows[] = {
        {MPF_NONE, "unit C7 ordered\n" ORDER},
        {MPF_NONE, "unit C7 ordered\n" MOVE},
        {MPF_NONE, "unit C7 ordered\n" BATTLE},
        {MPF_NONE, "unit C7 ordered\n" AGAIN},
        {MPF_NONE, "unit C7 ordered\n" OVER},
        {MPF_UNIT_MARKS, "!unit C7 ordered\n" PLAY},
        {MPF_UNIT_MARKS, "!unit C7 ordered\n" DRAW},
        {MPF_UNIT_MARKS, "!unit C7 ordered\n" DEALING},
        {MPF_UNIT_MARKS, "!unit c8 ordered\n" MOVE},
        {MPF_UNIT_MARKS, "unit C7 ordered\n!unit c8 ordered\n" MOVE},
        {MPF_NONE,
         "unit c8 ordered\nturn 4 axis phase move\n" HANDS "played axis barrage in-play\n"},
        {MPF_UNIT_MARKS,
         "!unit C7 ordered\nturn 4 axis phase move\n" HANDS "played axis barrage in-play\n"},
    };
    expect_rows(rows, COUNT(rows));
}

static void only_ordered_units_have_acted(void **state)
{
    (void)state;
    static const char *const marks[] = {"moved from C5", "stopped", "no-battle",
                                        "tired",         "battled", "overran"};
    place *p = new_place();
    char lines[400];
    for (size_t i = 0; i < COUNT(marks); i++) {
        sprintf(lines, "unit C7 ordered %s\n" BATTLE, marks[i]);
        expect(p, board, MPF_NONE, lines);
        sprintf(lines, "!unit C7 %s\n" BATTLE, marks[i]);
        expect(p, board, MPF_UNIT_MARKS, lines);
        sprintf(lines, "!unit C7 ordered %s\n" ORDER, marks[i]);
        expect(p, board, MPF_UNIT_MARKS, lines);
    }
    expect(p, board, MPF_UNIT_MARKS, "!unit C7 from C5\n" BATTLE);
    expect(p, board, MPF_MOVED_FROM, "!unit C7 ordered from C5\n" BATTLE);
    expect(p, board, MPF_MOVED_FROM, "!unit C7 ordered moved\n" BATTLE);
    expect(p, board, MPF_NONE, "unit C7 ordered from C5 battled\n" BATTLE); /* by taking ground */
    free(p);
}

/* A side has at most as many units as the engine can list moves for, counting those still to be
 * dropped. [VIC-8] A side without units has lost, unless one is still to arrive. */
static void units_are_neither_too_many_nor_none(void **state)
{
    (void)state;
    static const char head[] = "bocage 1\nruleset memoir\nid many\ntitle Many\n"
                               "board standard countryside\n"
                               "side axis %s DE hand 4 medals 4\n"
                               "side allies %s US hand 4 medals 4\nfirst allies\nmap\n";
    place *p = new_place();
    for (int crowd = 0; crowd < MEMOIR_SIDES; crowd++)
        for (int others = 0; others < 2; others++) {
            char map[3000], lines[400];
            const char *side = memoir_side_words.word[crowd];
            const char *few = memoir_side_words.word[1 - crowd];
            int left = MEMOIR_SIDE_UNITS - 3;
            int n = sprintf(map, head, "top", "bottom");
            for (int row = 9; row >= 1; row--) {
                const int hexes = row % 2 ? 13 : 12;
                n += sprintf(map + n, "%2d%s", row, row % 2 ? "" : "  ");
                for (int i = 0; i < hexes; i++)
                    n += sprintf(map + n, " .  ");
                n += sprintf(map + n, "\n%s", row % 2 ? "   " : "     ");
                for (int i = 0; i < hexes; i++)
                    if (row == 1 && i == 0 && others)
                        n += sprintf(map + n, "%s  ", crowd == MS_AXIS ? "I4" : "i4");
                    else
                        n += sprintf(map + n, "%s  ",
                                     row > 1 && left-- > 0 ? crowd == MS_AXIS ? "i4" : "I4" : "  ");
                n += sprintf(map + n, "\n");
            }
            const memoir_position_fault lonely = others ? MPF_NONE : MPF_NO_UNITS;
            const char *mark = others ? "" : "!";
            sprintf(lines, "%sturn 3 allies phase play-card\n" HANDS, mark);
            expect(p, map, lonely, lines);
            expect(p, map, MPF_NONE, OVER);
            sprintf(lines, SETUP "todo drop %s steps 3\n", side);
            expect(p, map, MPF_NONE, lines);
            sprintf(lines, SETUP "todo drop %s steps 2\ntodo drift %s at M1\n", side, side);
            expect(p, map, MPF_NONE, lines);
            sprintf(lines, SETUP "todo drop %s steps 3\ntodo drop %s steps 20\n", side, few);
            expect(p, map, MPF_NONE, lines);
            sprintf(lines, SETUP "todo drop %s steps 3\ntodo drift %s at M1\n", side, few);
            expect(p, map, MPF_NONE, lines);
            /* The line of the map is reported, which is the one after the head. */
            for (int i = 0; i < 2; i++) {
                int line = 0;
                sprintf(lines,
                        i ? SETUP "todo drop %s steps 3\ntodo drift %s at M1\n"
                          : SETUP "todo drop %s steps 4\n",
                        side, side);
                read_position(p, map, lines);
                assert_int_equal(memoir_position_read(&p->game, &p->scenario, &p->state, &line),
                                 MPF_UNITS);
                assert_int_equal(line, 9);
            }
        }
    free(p);
}

/* -- turns and phases -------------------------------------------------------------------------- */

/* [VIC-9] */
static void turns_are_counted_and_the_battle_ends(void **state)
{
    (void)state;
    static const fault_row rows[] = {
        {MPF_NONE, "turn 1 allies phase battle\n" HANDS CARD},
        {MPF_TURN_NUMBER, "!turn 0 allies phase battle\n" HANDS CARD},
        {MPF_NONE, DEALING},
        {MPF_TURN_NUMBER, "!turn 1 allies phase setup\n" HANDS "todo draw allies steps 1\n"},
        {MPF_NONE, "turn 0 allies phase over\nresult axis\n" HANDS},
        {MPF_NONE, "turn 60000 allies phase battle\n" HANDS CARD},
        {MPF_TURN_NUMBER, "!turn 60001 allies phase battle\n" HANDS CARD},
        {MPF_TURN_NUMBER, "!turn 60001 allies phase over\nresult axis\n" HANDS},
        {MPF_NONE, BATTLE "quiet 99\n"},
        {MPF_QUIET, BATTLE "!quiet 100\n"},
        {MPF_NONE, OVER "quiet 100\n"},
        {MPF_NONE, OVER},
        {MPF_RESULT, "!turn 3 allies phase over\n" HANDS},
        {MPF_RESULT, BATTLE "!result axis\n"},
        {MPF_RESULT, BATTLE "!result draw\n"},
    };
    expect_rows(rows, COUNT(rows));
}

/* Ambush is played in a battle, and the rest of that turn records it. */
static void ambush_is_played_in_battle(void **state)
{
    (void)state;
    static const fault_row rows[] = {
        {MPF_NONE, "turn 3 allies phase battle ambushed\n" HANDS CARD},
        {MPF_NONE, "turn 3 allies phase move-again ambushed\n" HANDS CARD},
        {MPF_NONE, "turn 3 allies phase over ambushed\nresult draw\n" HANDS},
        {MPF_AMBUSHED, "!turn 0 allies phase setup ambushed\n" HANDS "todo draw allies steps 1\n"},
        {MPF_AMBUSHED, "!turn 3 allies phase play-card ambushed\n" HANDS},
        {MPF_AMBUSHED, "!turn 3 allies phase order ambushed\n" HANDS CARD},
        {MPF_AMBUSHED, "!turn 3 allies phase move ambushed\n" HANDS CARD},
        {MPF_AMBUSHED, "!turn 3 allies phase draw ambushed\n" HANDS "todo draw allies steps 1\n"},
    };
    expect_rows(rows, COUNT(rows));
}

/* -- medals ------------------------------------------------------------------------------------ */

/* 1 is permanent, 2 visible on the map, 3 kept by the last occupant, 4 and 5 tied to the ends of a
 * turn, 6 permanent and open to both; there are no others. */
#define OBJECTIVES                                                                   \
    "objective M9 for allies permanent\nobjective L9 for axis allies\n"              \
    "objective K9 for axis allies keeps\nobjective J9 for allies when end-of-turn\n" \
    "objective I9 for axis allies when start-of-turn\nobjective H9 for axis allies permanent\n"

/* [OBJ-4] [OBJ-13] */
static void medals_and_objectives_can_be_had(void **state)
{
    (void)state;
    static const fault_row rows[] = {
        {MPF_NONE, BATTLE "score axis units 3 exits 1\nscore allies units 1 exits 4\n"},
        {MPF_SCORE, BATTLE "!score axis units 5\nscore allies units 5\n"},
        {MPF_SCORE, BATTLE "!score axis units 3 exits 2\n"},
        {MPF_SCORE, BATTLE "score axis units 4\n!score allies units 2 exits 4\n"},
        {MPF_NONE, OBJECTIVES BATTLE "score allies taken 1 6\n"},
        {MPF_NONE, OBJECTIVES BATTLE "score axis taken 6\nscore allies taken 1\n"},
        {MPF_OBJECTIVE, OBJECTIVES BATTLE "!score axis taken 1\n"},
        {MPF_OBJECTIVE, OBJECTIVES BATTLE "score axis taken 6\n!score allies taken 6\n"},
        {MPF_OBJECTIVE, OBJECTIVES BATTLE "!score allies taken 2\n"},
        {MPF_OBJECTIVE, OBJECTIVES BATTLE "!score allies taken 3\n"},
        {MPF_OBJECTIVE, OBJECTIVES BATTLE "!score allies taken 4\n"},
        {MPF_OBJECTIVE, OBJECTIVES BATTLE "!score allies holds 1\n"},
        {MPF_OBJECTIVE, OBJECTIVES BATTLE "!score allies holds 2\n"},
        {MPF_NONE, OBJECTIVES BATTLE "score allies holds 3 4 5\n"},
        {MPF_NONE, OBJECTIVES BATTLE "score axis holds 3\nscore allies holds 4 5\n"},
        {MPF_OBJECTIVE, OBJECTIVES BATTLE "!score axis holds 4\n"},
        {MPF_OBJECTIVE, OBJECTIVES BATTLE "score axis holds 3\n!score allies holds 3\n"},
        {MPF_NONE, OBJECTIVES BATTLE "score axis holds 5\nscore allies holds 5\n"},
    };
    expect_rows(rows, COUNT(rows));
}

/* [OBJ-3] An objective that is held while a unit is there needs no line: the map shows it. */
static void the_map_shows_who_holds_an_objective(void **state)
{
    (void)state;
    place *p = new_place();
    expect(p, board, MPF_NONE,
           "objective A9 for axis allies\nobjective C7 for axis allies\n"
           "objective E3 for axis\nobjective M1 for axis allies keeps\n"
           "objective M1 for allies permanent\nobjective M1 for allies when end-of-turn\n" BATTLE);
    assert_int_equal(p->state.held[MS_AXIS], 1);
    assert_int_equal(p->state.held[MS_ALLIES], 2);
    assert_int_equal(p->state.phase, MP_BATTLE);
    assert_int_equal(p->state.result, 0);
    free(p);
}

/* -- cards ------------------------------------------------------------------------------------- */

/* [DECK-1] No card is in more places than it has copies, wherever they are. */
static void cards_are_in_one_place_each(void **state)
{
    (void)state;
#define SIDE_TURN "turn 3 allies phase battle"
    static const fault_row rows[] = {
        {MPF_CARDS, SIDE_TURN "\n!hand axis barrage\nplayed allies barrage in-play\n"},
        {MPF_NONE, SIDE_TURN "\nhand axis dig-in\nplayed allies barrage in-play\n"},
        {MPF_NONE, SIDE_TURN "\nhand axis barrage\nplayed axis barrage\n" CARD},
        {MPF_CARDS, "!" SIDE_TURN "\ndiscard barrage\nplayed allies barrage in-play\n"},
        {MPF_CARDS, "turn 4 axis phase battle\n!hand axis barrage\nplayed axis barrage in-play\n"},
        {MPF_CARDS, SIDE_TURN " ambushed\n!hand axis ambush\n" CARD},
        {MPF_NONE, SIDE_TURN " ambushed\nhand axis barrage\n" CARD},
        {MPF_CARDS, "!" SIDE_TURN " ambushed\ndiscard ambush\n" CARD},
        {MPF_NONE, SIDE_TURN "\nhand axis ambush\n" CARD},
        {MPF_CARDS, "turn 3 allies phase draw\n!hand allies barrage\n"
                    "todo keep allies cards barrage dig-in\n"},
        {MPF_CARDS, "turn 3 allies phase draw\n!hand allies dig-in\n"
                    "todo keep allies cards barrage dig-in\n"},
        {MPF_NONE, "turn 3 allies phase draw\nhand allies ambush\n"
                   "todo keep allies cards barrage dig-in\n"},
        {MPF_NONE, SIDE_TURN "\nhand allies recon-left\ndiscard recon-left\n" CARD},
        /* 60 cards in total: 59 besides the one in play */
        {MPF_NONE, SIDE_TURN "\nhand axis hidden 59\n" CARD},
        {MPF_CARDS, SIDE_TURN "\n!hand axis hidden 60\n" CARD},
        {MPF_NONE, SIDE_TURN "\nhand axis barrage hidden 57\nhand allies hidden 1\n" CARD},
        {MPF_NONE, "turn 3 allies phase draw\nhand axis hidden 58\ntodo keep allies hidden 2\n"},
        {MPF_CARDS, "turn 3 allies phase draw\n!hand axis hidden 59\ntodo keep allies hidden 2\n"},
    };
    expect_rows(rows, COUNT(rows));
}

/* What only a damaged file can say is refused, too. */
static void what_the_reader_refuses_is_refused_again(void **state)
{
    (void)state;
    place *p = new_place();
    memoir_scenario *s = &p->scenario;
    int line;
    for (int i = 0; i < 3; i++) { /* the same card in two of three places */
        read_position(p, board, BATTLE "discard probe-left\n");
        s->hand.at[MS_AXIS].cards[MC_BARRAGE] = i != 0;
        s->hand.at[MS_ALLIES].cards[MC_BARRAGE] = i != 1;
        s->discard.at[0].cards[MC_BARRAGE] = i != 2;
        assert_int_equal(memoir_position_read(&p->game, s, &p->state, &line), MPF_CARDS);
        assert_int_equal(line, s->hand.at[1].line);
    }
    for (int hidden = 59; hidden <= 60; hidden++) { /* a single hand that exceeds the deck */
        read_position(p, board, BATTLE);
        s->hand.at[0].hidden = (uint16_t)hidden;
        assert_int_equal(memoir_position_read(&p->game, s, &p->state, &line), MPF_CARDS);
        assert_int_equal(line, s->hand.at[hidden == 60 ? 0 : 1].line);
    }
    for (int objective = 6; objective < 32; objective++)
        for (int taken = 0; taken < 2; taken++) { /* there are six */
            read_position(p, board, OBJECTIVES BATTLE "score axis units 1\n");
            *(taken ? &s->score.at[0].taken : &s->score.at[0].holds) = UINT32_C(1) << objective;
            /* what is past the six would be valid if it were one of them */
            memset(&p->game.objective.at[6], 1,
                   sizeof p->game.objective.at - 6 * sizeof *p->game.objective.at);
            assert_int_equal(memoir_position_read(&p->game, s, &p->state, &line), MPF_OBJECTIVE);
            assert_int_equal(line, s->score.at[0].line);
        }
    free(p);
}

/* Cards that are nowhere else are in the deck; with hidden cards only its size is known. */
static void the_deck_is_what_is_left(void **state)
{
    (void)state;
    place *p = new_place();
    expect(p, board, MPF_NONE,
           "turn 3 allies phase battle ambushed\nhand axis probe-left probe-left\n"
           "hand allies probe-left dig-in\ndiscard recon-left\n" CARD);
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        int left = memoir_cards[card].copies;
        left -= card == MC_PROBE_LEFT ? 3 : 0;
        left -= card == MC_DIG_IN || card == MC_RECON_LEFT || card == MC_AMBUSH;
        left -= card == MC_ATTACK_CENTER;
        assert_int_equal(p->state.deck[card], left);
    }
    assert_int_equal(p->state.deck_size, 60 - 7);
    expect(p, board, MPF_NONE,
           "turn 3 allies phase battle\nhand axis hidden 3\nhand allies dig-in hidden 1\n" CARD);
    assert_int_equal(p->state.deck_size, 60 - 6);
    assert_int_equal(p->state.hand_size[MS_AXIS], 3);
    assert_int_equal(p->state.hand_size[MS_ALLIES], 2);
    for (int card = 0; card < MEMOIR_CARDS; card++)
        assert_int_equal(p->state.deck[card], 0);
    expect(p, board, MPF_NONE,
           "turn 3 allies phase draw\nhand allies dig-in\n" CARD
           "todo draw allies steps 1 more 1 hidden 1\n");
    assert_int_equal(p->state.deck_size, 60 - 3);
    free(p);
}

/* [CARD-COUNTER-1] Only Counter-Attack is played as another card; and a card is in play from the
 * moment it is played until the cards are discarded. */
static void cards_are_played_in_turn(void **state)
{
    (void)state;
    static const fault_row rows[] = {
        {MPF_NONE, PLAY "played axis counter-attack as probe-left\n"},
        {MPF_PLAYED, PLAY "!played axis dig-in as probe-left\n"},
        {MPF_PLAYED, PLAY "!played axis counter-attack as counter-attack\n"},
        {MPF_PLAYED, PLAY "!played axis counter-attack as ambush\n"},
        {MPF_NONE, PLAY "played axis dig-in\nplayed allies dig-in\n"},
        {MPF_PLAYED, SETUP "!played axis dig-in\ntodo draw allies steps 1\n"},
        {MPF_PLAYED, PLAY "!played allies attack-left in-play\n"},
        {MPF_PLAYED, MOVE "!played axis attack-left in-play\n"},
        {MPF_NONE, MOVE},
        {MPF_NONE, DRAW},
        {MPF_NONE, OVER CARD},
        {MPF_PLAYED, SETUP "!" CARD "todo draw allies steps 1\n"},
        {MPF_NO_CARD, "!turn 3 allies phase order\n" HANDS},
        {MPF_NO_CARD, "!turn 3 allies phase move\n" HANDS "played allies attack-left\n"},
        {MPF_NO_CARD, "!turn 3 allies phase battle\n" HANDS},
        {MPF_NO_CARD, "!turn 3 allies phase move-again\n" HANDS "played axis dig-in\n"},
        {MPF_NONE, "turn 3 allies phase draw\n" HANDS "todo draw allies steps 1\n"},
        {MPF_NONE, DEALING},
    };
    expect_rows(rows, COUNT(rows));
}

/* [CARD-FINEST-1] */
static void faces_belong_to_their_finest_hour(void **state)
{
    (void)state;
#define FINEST_HOUR "turn 3 allies phase order\n" HANDS FINEST
    static const fault_row rows[] = {
        {MPF_NONE, FINEST_HOUR "faces star 1\n"},
        {MPF_NONE, "turn 3 allies phase order\n" HANDS
                   "played allies counter-attack as their-finest-hour in-play\nfaces armor 1\n"},
        {MPF_FACES, ORDER "!faces star 1\n"},
        {MPF_FACES, "turn 3 allies phase move\n" HANDS FINEST "!faces star 1\n"},
        {MPF_NONE, FINEST_HOUR "faces infantry 20 armor 20 star 21\n"},
        {MPF_NONE, FINEST_HOUR "faces infantry 61\n"},
        {MPF_FACES, FINEST_HOUR "!faces infantry 62\n"},
        {MPF_FACES, FINEST_HOUR "!faces infantry 20 armor 20 star 22\n"},
        {MPF_TODO_ORDER, ORDER "!todo finest-hour allies dice 2\n"},
        {MPF_NONE, FINEST_HOUR "todo finest-hour allies dice 2\n"},
    };
    expect_rows(rows, COUNT(rows));
    place *p = new_place();
    expect(p, board, MPF_NONE, FINEST_HOUR "faces infantry 1 armor 2 star 3\n");
    for (int face = 0; face < 3; face++)
        assert_int_equal(p->state.faces[0][face], face + 1);
    free(p);
}

/* -- what is pending -------------------------------------------------------------------------- */

static void somebody_has_something_to_decide(void **state)
{
    (void)state;
#define NO_HAND "hand axis dig-in\n"
    static const fault_row rows[] = {
        {MPF_NOTHING_OPEN, "!turn 0 allies phase setup\n"},
        {MPF_NOTHING_OPEN, "!turn 3 allies phase draw\n"},
        {MPF_STUCK, "!turn 3 allies phase play-card\n" NO_HAND},
        {MPF_NONE, "turn 3 axis phase play-card\n" NO_HAND},
        {MPF_NONE, "turn 3 allies phase order\n" NO_HAND CARD},
        {MPF_NONE, "turn 3 allies phase move\n" NO_HAND CARD},
        {MPF_NONE, "turn 3 allies phase battle\n" NO_HAND CARD},
        {MPF_NONE, "turn 3 allies phase over\nresult draw\n" NO_HAND},
        {MPF_TODO_FIELD, "turn 3 allies phase draw\n!todo draw allies\n"},
        {MPF_EMPTY_DRAW,
         "turn 3 allies phase draw\nhand axis hidden 60\n!todo draw allies steps 1\n"},
        {MPF_NONE, "turn 3 allies phase draw\nhand axis hidden 59\ntodo draw allies steps 1\n"},
        {MPF_NONE, "unit C7 ordered\n" BATTLE "todo overrun allies at C7\n"},
        {MPF_NONE, "unit C7 ordered\n" BATTLE "todo second-battle allies at C7\n"},
        {MPF_STUCK, "unit M1 ordered\n" BATTLE "!todo overrun allies at M1\n"},
        {MPF_STUCK, "unit M1 ordered\n" BATTLE "!todo second-battle allies at M1\n"},
        {MPF_NONE, BATTLE "todo retreat axis at c8 steps 1\n"},
        {MPF_NONE, BATTLE "todo retreat axis at c8 more 1\n"},
        {MPF_NONE, BATTLE "todo retreat axis at c8 steps 1 more 1\n"},
        {MPF_STUCK, BATTLE "!todo retreat axis at c8\n"},
        {MPF_STUCK, BATTLE "!todo retreat axis at A9 steps 1\n"},
        {MPF_STUCK, BATTLE "!todo retreat axis at A9 more 1\n"},
        {MPF_NONE, "unit C7 ordered\n" BATTLE "todo take-ground allies at C7 to b8\n"},
        {MPF_STUCK, "unit C7 ordered\n" BATTLE "!todo take-ground allies at C7 to C9\n"},
        {MPF_STUCK,
         "impassable b8\nunit C7 ordered\n" BATTLE "!todo take-ground allies at C7 to b8\n"},
        {MPF_NONE, BATTLE "todo barrage allies dice 4\n"},
        {MPF_NONE, ORDER "todo medics allies\n"},
        {MPF_NONE,
         "turn 4 axis phase order\n" HANDS "played axis barrage in-play\ntodo medics axis\n"},
        {MPF_TODO_FIELD, ORDER "!todo medics-roll allies at E3 dice 1\n"},
        {MPF_NONE, ORDER "todo medics-roll allies at E3 dice 2\n"},
        {MPF_TODO_FIELD, ORDER "!todo medics-roll allies at E3 dice 3\n"},
        {MPF_NONE, BATTLE "todo air-targets allies dice 2 section left\n"},
        {MPF_STUCK, BATTLE "!todo air-targets allies dice 2 section right\n"},
        {MPF_NONE, BATTLE "todo air-targets allies dice 2 section right targets A9\n"},
    };
    expect_rows(rows, COUNT(rows));
}

/* Without a damaged unit, and without a target. */
static void nobody_to_heal_or_to_bomb(void **state)
{
    (void)state;
    static const char whole[] = "bocage 1\nruleset memoir\nid whole\ntitle Whole\n"
                                "board standard countryside\n"
                                "side axis top DE hand 4 medals 4\n"
                                "side allies bottom US hand 4 medals 4\nfirst allies\nmap\n"
                                " 9 . . . . . . . . . . . . .\n"
                                "   i3/4\n"
                                " 8  . . . . . . . . . . . .\n"
                                " 7 . . . . . . . . . . . . .\n"
                                "       A3\n"
                                " 6  . . . . . . . . . . . .\n"
                                " 5 . . . . . . . . . . . . .\n"
                                " 4  . . . . . . . . . . . .\n"
                                " 3 . . . . . . . . . . . . .\n"
                                " 2  . . . . . . . . . . . .\n"
                                " 1 . . . . . . . . . . . . .\n";
    place *p = new_place();
    expect(p, whole, MPF_STUCK, ORDER "!todo medics allies\n");
    expect(p, whole, MPF_NONE,
           "turn 4 axis phase order\n" HANDS "played axis barrage in-play\ntodo medics axis\n");
    free(p);
}

/* As much as a game can have pending, and no more. */
static void not_too_much_lies_open(void **state)
{
    (void)state;
#define DRAWS "todo draw axis steps 1\n"
#define DROPS "todo drop axis steps 1\n"
    static const fault_row rows[] = {
        {MPF_NONE, SETUP DRAWS DRAWS DRAWS DRAWS DRAWS DRAWS DRAWS DRAWS DRAWS DRAWS},
        {MPF_TOO_DEEP, SETUP DRAWS DRAWS DRAWS DRAWS DRAWS DRAWS DRAWS DRAWS DRAWS DRAWS "!" DRAWS},
        {MPF_NONE, SETUP DROPS DROPS DROPS DROPS},
        {MPF_NONE, SETUP DROPS DROPS DROPS DROPS "todo drift axis at E5\n"},
        {MPF_TOO_DEEP, "!" SETUP DROPS DROPS DROPS DROPS DROPS},
        {MPF_NONE, BATTLE "todo air-targets allies dice 2 targets A9 a8 c8\n"},
        {MPF_NONE, BATTLE "todo air-strikes allies dice 2 targets A9 a8 c8\n"},
    };
    expect_rows(rows, COUNT(rows));
}

/* [CARD-AIR-2] Air Power has at most four targets: the fourth ends the naming. */
static void air_power_has_four_targets(void **state)
{
    (void)state;
    static const char five[] = "bocage 1\nruleset memoir\nid five\ntitle Five\n"
                               "board standard countryside\n"
                               "side axis top DE hand 4 medals 4\n"
                               "side allies bottom US hand 4 medals 4\nfirst allies\nmap\n"
                               " 9 .  .  .  .  .  .  .  .  .  .  .  .  .\n"
                               "   i4 i4 i4 i4 i4\n"
                               " 8  . . . . . . . . . . . .\n"
                               " 7 . . . . . . . . . . . . .\n"
                               "       A3\n"
                               " 6  . . . . . . . . . . . .\n"
                               " 5 . . . . . . . . . . . . .\n"
                               " 4  . . . . . . . . . . . .\n"
                               " 3 . . . . . . . . . . . . .\n"
                               " 2  . . . . . . . . . . . .\n"
                               " 1 . . . . . . . . . . . . .\n";
    place *p = new_place();
    expect(p, five, MPF_NONE, BATTLE "todo air-targets allies dice 2 targets A9 B9 C9\n");
    expect(p, five, MPF_TODO_FIELD, BATTLE "!todo air-targets allies dice 2 targets A9 B9 C9 D9\n");
    expect(p, five, MPF_NONE, BATTLE "todo air-strikes allies dice 2 targets A9 B9 C9 D9\n");
    expect(p, five, MPF_TODO_FIELD,
           BATTLE "!todo air-strikes allies dice 2 targets A9 B9 C9 D9 E9\n");
    free(p);
}

/* [CARD-COUNTER-1] A Counter-Attack that copies nothing orders nobody, whatever the reason. */
static void a_card_without_effect_orders_nobody(void **state)
{
    (void)state;
    place *p = new_place();
    bcg_action *list = allocate(MEMOIR_MAX_ACTIONS * sizeof *list);
    expect(p, board, MPF_NONE,
           "turn 3 allies phase order\n" HANDS "played allies counter-attack in-play\n");
    assert_int_equal(bcg_memoir_ops.legal(&p->game.head, &p->state,
                                          bcg_actor(&p->game.head, &p->state), list,
                                          MEMOIR_MAX_ACTIONS),
                     1);
    assert_int_equal(list[0], MA_DONE);
    const bcg_action order = memoir_action(MA_ORDER, bcg_hex_parse(p->game.board, "C7", 2), 0);
    assert_int_not_equal(
        bcg_memoir_ops.check(&p->game.head, &p->state, bcg_actor(&p->game.head, &p->state), order),
        BCG_OK);
    free(list);
    free(p);
}

/* Only the first fault is reported, and a position without a turn is the opening. */
static void one_fault_is_told(void **state)
{
    (void)state;
    place *p = new_place();
    expect(p, board, MPF_TURN_NUMBER, "!turn 0 allies phase battle\nquiet 100\n" HANDS CARD);
    read_position(p, board, "");
    assert_int_equal(memoir_position_read(&p->game, &p->scenario, &p->state, NULL), MPF_NONE);
    memoir_state opening;
    bcg_memoir_ops.begin(&p->game.head, &opening);
    assert_memory_equal(&p->state, &opening, sizeof opening);
    read_position(p, board, "turn 0 allies phase battle\n" HANDS CARD);
    assert_int_equal(memoir_position_read(&p->game, &p->scenario, &p->state, NULL),
                     MPF_TURN_NUMBER);
    assert_false(memoir_position_load(&p->game, &p->scenario, &p->state, NULL));
    for (int fault = 0; fault < MEMOIR_POSITION_FAULT_COUNT; fault++)
        assert_true(strlen(memoir_position_sentence((memoir_position_fault)fault)) > 10);
    free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_the_active_sides_units_have_been_ordered),
        cmocka_unit_test(only_ordered_units_have_acted),
        cmocka_unit_test(units_are_neither_too_many_nor_none),
        cmocka_unit_test(turns_are_counted_and_the_battle_ends),
        cmocka_unit_test(ambush_is_played_in_battle),
        cmocka_unit_test(medals_and_objectives_can_be_had),
        cmocka_unit_test(the_map_shows_who_holds_an_objective),
        cmocka_unit_test(cards_are_in_one_place_each),
        cmocka_unit_test(what_the_reader_refuses_is_refused_again),
        cmocka_unit_test(the_deck_is_what_is_left),
        cmocka_unit_test(cards_are_played_in_turn),
        cmocka_unit_test(faces_belong_to_their_finest_hour),
        cmocka_unit_test(somebody_has_something_to_decide),
        cmocka_unit_test(nobody_to_heal_or_to_bomb),
        cmocka_unit_test(not_too_much_lies_open),
        cmocka_unit_test(air_power_has_four_targets),
        cmocka_unit_test(a_card_without_effect_orders_nobody),
        cmocka_unit_test(one_fault_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
