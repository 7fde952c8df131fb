/* The events of the rules: every kind with all its numbers, and who may read it. Short sequences of
 * play as text, with the events of each action in order. */
#include "notation/memoir_play_test.h"

static const char map[] = "bocage 1\n"
                          "ruleset memoir\n"
                          "id events\n"
                          "title Events\n"
                          "board standard countryside\n"
                          "side axis top DE hand 1 medals 6\n"
                          "side allies bottom US hand 2 medals 6\n"
                          "first allies\n"
                          "map A B C D E F G H I J K L M\n"
                          " 9 . . . . . . . . . . . . .\n"
                          "   i4                    A3\n" /* A9, L9 */
                          " 8  . . . . . . . . . . . .\n"
                          "        a1/3\n" /* c8 */
                          " 7 . . . . . . . . . . . . .\n"
                          "       A3\n" /* C7 */
                          " 6  . . . . . . . . . . . .\n"
                          "                (i4\n" /* g6, in sandbags */
                          " 5 . . . . . . . . . . F . .\n"
                          "               I4        I4\n" /* G5, L5 */
                          " 4  . . . . . . . . . . . .\n"
                          " 3 . . . . . . . . . . . . .\n"
                          "   I2/4    xI4     (I4\n" /* A3, E3 on wire, I3 in sandbags */
                          " 2  . . . . . . . . . . . .\n"
                          " 1 . . . . . . . . . . . . .\n"
                          "objective c8 for allies\n"
                          "objective C7 for allies\n"
                          "exit allies M9 medals 2\n"
                          "air-drop axis figures 1 steps 2\n";

enum { EVENTS = 64 };

/* A game in the middle of a turn, and the events of its last action. */
typedef struct scene {
    memoir_scenario scenario;
    memoir_game game;
    memoir_state state;
    bcg_event events[EVENTS];
    char text[MEMOIR_SCN_SIZE], told[1000];
} scene;

static bool is_word(const char *at, const char *end, const char *words)
{
    const size_t n = (size_t)(end - at);
    for (const char *w = words; (w = strchr(w, ' ')) != NULL; w++)
        if (strncmp(w + 1, at, n) == 0 && w[1 + n] == ' ')
            return true;
    return false;
}

/* Formats an argument according to its name: hexes, sides and cards have words. */
static int tell_argument(const scene *s, const char *name, const char *end, int v, char *out)
{
    char label[BCG_LABEL_SIZE];
    if (is_word(name, end, " hex from to aim landing ")) {
        if (v == BCG_NO_HEX)
            return sprintf(out, " nowhere");
        bcg_hex_label(s->game.board, (bcg_hex)v, label);
        return sprintf(out, " %s", label);
    }
    if (is_word(name, end, " side "))
        return sprintf(out, " %s", memoir_side_words.word[v]);
    if (is_word(name, end, " card as "))
        return sprintf(out, " %s", v == MEMOIR_NO_CARD ? "-" : memoir_card_words.word[v]);
    return sprintf(out, " %d", v);
}

static int tell_event(const scene *s, const bcg_event *e, char *out)
{
    const char *name = memoir_events[e->kind].args;
    int n = sprintf(out, "%s", memoir_events[e->kind].word);
    for (int i = 0; i < e->nargs; i++) {
        const char *end = strchr(name, ' ');
        end = end ? end : name + strlen(name);
        assert_true(end > name); /* otherwise there are more numbers than names */
        n += tell_argument(s, name, end, e->arg[i], out + n);
        name = *end ? end + 1 : end;
    }
    assert_true(*name == 0 || strcmp(name, "place") == 0); /* of partners only */
    if (e->readers != BCG_PUBLIC)
        n += sprintf(out + n, " (for %d)", e->readers);
    return n;
}

static void act(scene *s, const char *text)
{
    bcg_action a;
    bcg_log log;
    int n = 0;
    if (memoir_action_read(&s->game, &s->state, text, strlen(text), &a) != BCG_OK)
        fail_msg("`%s` means nothing", text);
    const bcg_reason r = bcg_memoir_ops.check(&s->game.head, &s->state,
                                              bcg_actor(&s->game.head, &s->state), a);
    if (r != BCG_OK)
        fail_msg("`%s` is refused: %d", text, r);
    bcg_log_init(&log, s->events, EVENTS);
    bcg_memoir_ops.apply(&s->game.head, &s->state, bcg_actor(&s->game.head, &s->state), a, &log);
    assert_int_equal(log.lost, 0);
    s->told[0] = 0;
    for (int i = 0; i < log.count; i++) {
        n += sprintf(s->told + n, "%s", i ? "; " : "");
        n += tell_event(s, &s->events[i], s->told + n);
    }
}

/* Actions with their events; terminated. */
typedef struct deed {
    const char *action, *told;
} deed;

static void play_scene(const char *lines, const deed *deeds)
{
    scene *s = allocate(sizeof *s);
    int line;
    sprintf(s->text, "%s%s", map, lines);
    read_clean(s->text, strlen(s->text), &s->scenario);
    assert_int_equal(memoir_game_init(&s->game, &s->scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    const memoir_position_fault fault = memoir_position_read(&s->game, &s->scenario, &s->state,
                                                             &line);
    if (fault != MPF_NONE)
        fail_msg("line %d: %s\n%s", line, memoir_position_sentence(fault), lines);
    for (; deeds->action; deeds++) {
        act(s, deeds->action);
        if (strcmp(s->told, deeds->told) != 0)
            fail_msg("`%s` tells\n  %s\nand not\n  %s", deeds->action, s->told, deeds->told);
    }
    free(s);
}

#define SCENE(lines, ...)                                        \
    do {                                                         \
        static const deed deeds[] = {__VA_ARGS__, {NULL, NULL}}; \
        play_scene(lines, deeds);                                \
    } while (0)

#define HANDS         "hand axis ambush\nhand allies probe-left dig-in\n"
#define ORDERED(unit) "unit " unit " ordered\n"
#define BATTLE        "turn 5 allies phase battle\n" HANDS
#define MOVE          "turn 5 allies phase move\n" HANDS
#define IN_PLAY       "played axis recon-left\nplayed allies direct-from-hq in-play\n"

/* -- tests ------------------------------------------------------------------------------------- */

/* Cards and the turn. [DRAW-6] Only the side that draws may read the card. */
static void cards_are_told(void **state)
{
    (void)state;
    SCENE("turn 5 allies phase play-card\nhand axis recon-left\nhand allies probe-left dig-in\n"
          "played axis infantry-assault section left\n",
          {"play probe-left", "played allies probe-left 0 - 0"}, {"order C7", "ordered C7"},
          {"done", ""}, {"done", ""}, {"done", "discarded allies probe-left"},
          {"draw barrage", "drew allies barrage (for 2); turn 6 axis"},
          {"play recon-left", "played axis recon-left 0 - 0; discarded axis recon-left"},
          {"draw ambush", "drew axis ambush (for 1)"},
          {"draw firefight", "drew axis firefight (for 1)"});
    SCENE("turn 5 allies phase play-card\nhand axis recon-left\nhand allies counter-attack\n"
          "played axis infantry-assault section left\n",
          {"play counter-attack", "played allies counter-attack 3 infantry-assault 0; ordered L5"});
    SCENE("recon-as barrage for allies\n"
          "turn 5 allies phase play-card\nhand axis recon-left\nhand allies recon-right\n",
          {"play recon-right as barrage", "played allies recon-right 0 - 2"},
          {"target A9", "bombed A9 4"},
          {"roll star star star flag", "rolled 0 0 0 3 1; lost A9 1 3; discarded allies "
                                       "recon-right"});
}

static void a_choice_and_a_new_pile_are_told(void **state)
{
    (void)state;
    SCENE("turn 6 axis phase draw\nhand axis probe-left\nhand allies dig-in\n"
          "played axis recon-left\ntodo keep axis cards ambush firefight\n",
          {"keep ambush", "discarded axis firefight; turn 7 allies"});
    SCENE("turn 6 axis phase play-card\nhand axis their-finest-hour\nhand allies dig-in\n"
          "discard ambush\n",
          {"play their-finest-hour", "played axis their-finest-hour 0 - 0"},
          {"roll flag", "rolled 0 0 0 0 1; discarded axis their-finest-hour; reshuffled 59"});
    SCENE("turn 6 axis phase play-card\nhand axis their-finest-hour\nhand allies dig-in\n",
          {"play their-finest-hour", "played axis their-finest-hour 0 - 0"},
          {"roll infantry", "rolled 1 0 0 0 0"}, {"order A9", "ordered A9"});
}

static void moves_are_told(void **state)
{
    (void)state;
    SCENE(ORDERED("L5") ORDERED("I3") ORDERED("C7") ORDERED("L9") MOVE IN_PLAY,
          {"move L5-K5", "moved L5 K5; stopped K5"}, {"move I3-J3", "moved I3 J3; sandbags I3 0"},
          {"move C7-D7", "moved C7 D7; objective 1 allies 0; medals allies 0"},
          {"exit L9-M9", "moved L9 M9; exited M9 allies; medals allies 2"}, {"done", ""});
    SCENE(ORDERED("L5") ORDERED("E3") ORDERED("G5") MOVE IN_PLAY "score allies units 4\n",
          {"move L5-M5", "moved L5 M5"}, {"done", ""}, {"remove-wire E3", "wire-gone E3"});
}

static void orders_of_cards_are_told(void **state)
{
    (void)state;
    SCENE("turn 5 allies phase play-card\nhand axis recon-left\nhand allies dig-in\n",
          {"play dig-in", "played allies dig-in 0 - 0"}, {"order G5", "ordered G5; sandbags G5 1"},
          {"order I3", "ordered I3"});
    SCENE("turn 5 allies phase play-card\nhand axis recon-left\n"
          "hand allies medics-and-mechanics probe-left\n",
          {"play medics-and-mechanics", "played allies medics-and-mechanics 0 - 0"},
          {"heal A3", ""}, {"roll infantry star", "rolled 1 0 0 1 0; healed A3 2; ordered A3"});
    SCENE("turn 5 allies phase play-card\nhand axis recon-left\n"
          "hand allies medics-and-mechanics\n",
          {"play medics-and-mechanics", "played allies medics-and-mechanics 0 - 0"},
          {"heal A3", ""},
          {"roll grenade", "rolled 0 0 1 0 0; discarded allies medics-and-mechanics"});
}

/* [OBJ-2] Taking ground that is an objective changes medals at once. */
static void battles_are_told(void **state)
{
    (void)state;
    SCENE(ORDERED("C7") BATTLE IN_PLAY, {"attack C7-c8", "attacked C7 c8 3"}, {"pass", ""},
          {"roll armor infantry star",
           "rolled 1 1 0 1 0; lost c8 1 0; destroyed c8 axis; medals allies 2"},
          {"take-ground",
           "took-ground C7 c8; objective 0 allies 1; objective 1 allies 0; medals allies 2"});
    SCENE(ORDERED("C7") BATTLE IN_PLAY, {"attack C7-c8", "attacked C7 c8 3"},
          {"ambush", "ambushed c8 C7 3"},
          {"roll armor armor flag", "rolled 0 2 0 0 1; lost C7 2 1"},
          {"retreat C7-b6", "retreated C7 b6; objective 1 allies 0; medals allies 0"},
          {"done", "discarded axis ambush"},
          {"draw barrage", "drew axis barrage (for 1); discarded allies direct-from-hq"});
    SCENE(ORDERED("G5") BATTLE IN_PLAY, {"attack G5-g6", "attacked G5 g6 2"}, {"pass", ""},
          {"roll flag flag", "rolled 0 0 0 0 2"}, {"ignore", "ignored g6"},
          {"retreat g6-G7", "sandbags g6 0; retreated g6 G7"}, {"pass", ""},
          {"done", "discarded allies direct-from-hq"});
    SCENE(ORDERED("G5") BATTLE IN_PLAY, {"attack G5-g6", "attacked G5 g6 2"}, {"pass", ""},
          {"roll flag flag", "rolled 0 0 0 0 2"}, {"pass", ""},
          {"retreat g6-H7", "sandbags g6 0; retreated g6 H7"},
          {"retreat H7-h8", "retreated H7 h8"});
}

static void strikes_are_told(void **state)
{
    (void)state;
    SCENE("turn 5 allies phase play-card\nhand axis recon-left\nhand allies air-power\n",
          {"play air-power", "played allies air-power 0 - 0"}, {"target c8", "bombed c8 2"},
          {"roll star star", "rolled 0 0 0 2 0; lost c8 1 0; destroyed c8 axis; medals allies 2; "
                             "discarded allies air-power"});
}

/* [VIC-1] First the medals, then the end, and no more decisions. */
static void the_end_is_told(void **state)
{
    (void)state;
    SCENE(ORDERED("C7") BATTLE IN_PLAY "score allies units 4\n",
          {"attack C7-c8", "attacked C7 c8 3"}, {"pass", ""},
          {"roll armor infantry star", "rolled 1 1 0 1 0; lost c8 1 0; destroyed c8 axis; "
                                       "medals allies 6; over 1"});
    SCENE("turn 6 axis phase battle\nunit c8 ordered\nhand axis ambush\nhand allies dig-in\n"
          "played axis direct-from-hq in-play\nscore axis units 5\n",
          {"attack c8-C7", "attacked c8 C7 3"}, {"pass", ""},
          {"roll armor armor armor",
           "rolled 0 3 0 0 0; lost C7 3 0; destroyed C7 allies; objective 1 allies 0; medals "
           "allies 0; medals axis 6; over 0"});
    SCENE("quiet 99\nturn 6 axis phase draw\nhand axis ambush\nhand allies dig-in\n"
          "played axis direct-from-hq\ntodo draw axis steps 1\n",
          {"draw barrage", "drew axis barrage (for 1); over 2"});
}

/* [SCEN-8] A figure that drifts off the board is reported as landing nowhere. */
static void the_opening_is_told(void **state)
{
    (void)state;
    SCENE("", {"draw ambush", "drew axis ambush (for 1)"},
          {"draw barrage", "drew allies barrage (for 2)"},
          {"draw dig-in", "drew allies dig-in (for 2)"}, {"drop M9", ""},
          {"drift e w", "dropped M9 M9; turn 1 allies"});
    SCENE("", {"draw ambush", "drew axis ambush (for 1)"},
          {"draw barrage", "drew allies barrage (for 2)"},
          {"draw dig-in", "drew allies dig-in (for 2)"}, {"drop M9", ""},
          {"drift e e", "dropped M9 nowhere; turn 1 allies"});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_are_told),
        cmocka_unit_test(moves_are_told),
        cmocka_unit_test(orders_of_cards_are_told),
        cmocka_unit_test(battles_are_told),
        cmocka_unit_test(strikes_are_told),
        cmocka_unit_test(the_end_is_told),
        cmocka_unit_test(the_opening_is_told),
        cmocka_unit_test(a_choice_and_a_new_pile_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
