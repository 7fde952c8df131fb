/* Actions as text: every kind in both directions, what is tolerated, and what is said about broken
 * texts. */
#include "notation/memoir_action.h"

#include "notation/memoir_play_test.h"

#define PEGASUS BOCAGE_SOURCE "/data/memoir/pegasus-bridge.scn"

static memoir_game *make_game(void)
{
    memoir_scenario *s = malloc(sizeof *s);
    memoir_game *g = malloc(sizeof *g);
    assert_true(s && g);
    const test_text text = text_of_file(PEGASUS);
    read_clean(text.at, text.size, s);
    assert_int_equal(memoir_game_init(g, s, MEMOIR_AS_WRITTEN), ML_NONE);
    free(text.at);
    free(s);
    return g;
}

static int set_up(void **state)
{
    *state = make_game();
    return 0;
}

static int tear_down(void **state)
{
    free(*state);
    return 0;
}

/* The hex with a label. */
static int at(const memoir_game *g, const char *label)
{
    const bcg_hex h = bcg_hex_parse(g->board, label, strlen(label));
    assert_int_not_equal(h, BCG_NO_HEX);
    return h;
}

static bcg_action read_it(const memoir_game *g, const char *text)
{
    bcg_action a = 0;
    const test_text t = text_copy(text, strlen(text));
    const bcg_reason r = memoir_action_read(g, NULL, t.at, t.size, &a);
    free(t.at);
    if (r != BCG_OK)
        fail_msg("`%s` is not understood", text);
    return a;
}

static void assert_writes(const memoir_game *g, bcg_action a, const char *expected)
{
    char text[MEMOIR_ACTION_TEXT];
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    memoir_action_write(g, a, &w);
    assert_false(w.full);
    assert_string_equal(text, expected);
}

static void assert_both_ways(const memoir_game *g, bcg_action a, const char *text)
{
    assert_writes(g, a, text);
    assert_int_equal(read_it(g, text), a);
}

/* -- every kind ------------------------------------------------------------------------------- */

static void every_kind_is_written_and_read(void **state)
{
    const memoir_game *g = *state;
    assert_both_ways(g, memoir_action(MA_PLAY, MC_PROBE_CENTER, 0), "play probe-center");
    assert_both_ways(g, memoir_action(MA_PLAY, MC_INFANTRY_ASSAULT, 1),
                     "play infantry-assault left");
    assert_both_ways(g, memoir_with(memoir_action(MA_PLAY, MC_RECON_LEFT, 0), 2, 1),
                     "play recon-left as air-power");
    assert_both_ways(g, memoir_with(memoir_action(MA_PLAY, MC_RECON_LEFT, 3), 2, 2),
                     "play recon-left right as barrage");
    assert_both_ways(g, memoir_action(MA_ORDER, at(g, "D5"), 0), "order D5");
    assert_both_ways(g, memoir_action(MA_ORDER, at(g, "A9"), 0), "order A9"); /* number 0 */
    assert_both_ways(g, MA_DONE, "done");
    assert_both_ways(g, memoir_action(MA_ATTACK, at(g, "e6"), at(g, "F7")), "attack e6-F7");
    assert_both_ways(g, memoir_action(MA_REMOVE_WIRE, at(g, "D5"), 0), "remove-wire D5");
    assert_both_ways(g, MA_AMBUSH, "ambush");
    assert_both_ways(g, MA_PASS, "pass");
    assert_both_ways(g, MA_IGNORE, "ignore");
    assert_both_ways(g, memoir_action(MA_RETREAT, at(g, "F7"), at(g, "f8")), "retreat F7-f8");
    assert_both_ways(g, MA_TAKE_GROUND, "take-ground");
    assert_both_ways(g, memoir_action(MA_TARGET, at(g, "F7"), 0), "target F7");
    assert_both_ways(g, memoir_action(MA_STRIKE, at(g, "F7"), 0), "strike F7");
    assert_both_ways(g, memoir_action(MA_HEAL, at(g, "F7"), 0), "heal F7");
    assert_both_ways(g, memoir_action(MA_KEEP, MC_PROBE_LEFT, 0), "keep probe-left");
    assert_both_ways(g, memoir_action(MA_DROP, at(g, "F7"), 0), "drop F7");
    assert_both_ways(g, memoir_action(MA_DRAW, MC_THEIR_FINEST_HOUR, 0), "draw their-finest-hour");
    assert_both_ways(g, memoir_roll((uint8_t[]){2, 0, 0, 0, 1}), "roll infantry infantry flag");
    assert_both_ways(g, memoir_roll((uint8_t[]){1, 1, 1, 1, 1}),
                     "roll infantry armor grenade star flag");
    bcg_action drift = MA_DRIFT;
    drift = memoir_with(drift, 0, BCG_E + 1);
    drift = memoir_with(drift, 1, BCG_NE + 1);
    drift = memoir_with(drift, 2, MEMOIR_STAY);
    drift = memoir_with(drift, 3, BCG_W + 1);
    assert_both_ways(g, drift, "drift e ne stay w");
    assert_both_ways(g, MA_DRIFT, "drift"); /* with no steps */
}

static void paths_are_in_walking_order(void **state)
{
    const memoir_game *g = *state;
    bcg_action a = memoir_action(MA_MOVE, at(g, "D5"), at(g, "e6"));
    assert_both_ways(g, a, "move D5-e6");
    a = memoir_with(memoir_action(MA_MOVE, at(g, "D5"), at(g, "F7")), 2, at(g, "e6") + 1);
    assert_both_ways(g, a, "move D5-e6-F7");
    a = MA_MOVE;
    static const char *const labels[] = {"A5", "G5", "B5", "C5", "D5", "E5", "F5"};
    for (int i = 0; i < 7; i++)
        a = memoir_with(a, i, at(g, labels[i]) + (i >= 2));
    assert_both_ways(g, a, "move A5-B5-C5-D5-E5-F5-G5");
    assert_both_ways(g, memoir_action(MA_EXIT, at(g, "D9"), at(g, "D9")), "exit D9");
    assert_both_ways(g, memoir_action(MA_EXIT, at(g, "A9"), at(g, "A9")), "exit A9");
    assert_both_ways(g, memoir_action(MA_EXIT, at(g, "D5"), at(g, "e6")), "exit D5-e6");
    a = memoir_with(memoir_action(MA_EXIT, at(g, "D5"), at(g, "E7")), 2, at(g, "e6") + 1);
    assert_both_ways(g, a, "exit D5-e6-E7");
}

static void all_cards_and_hexes_have_a_text(void **state)
{
    const memoir_game *g = *state;
    char text[MEMOIR_ACTION_TEXT];
    bcg_writer w;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        for (int wing = 0; wing < 4; wing++)
            for (int way = 0; way < 3; way++) {
                const bcg_action a = memoir_with(memoir_action(MA_PLAY, card, wing), 2, way);
                bcg_writer_init(&w, text, sizeof text);
                memoir_action_write(g, a, &w);
                assert_int_equal(read_it(g, text), a);
            }
    for (int from = 0; from < g->board->hexes; from++)
        for (int to = 0; to < g->board->hexes; to += 7) {
            const bcg_action a = memoir_action(MA_ATTACK, from, to);
            bcg_writer_init(&w, text, sizeof text);
            memoir_action_write(g, a, &w);
            assert_int_equal(read_it(g, text), a);
        }
}

/* Any number can be written: a program may ask why it is refused. */
static void any_number_can_be_written(void **state)
{
    const memoir_game *g = *state;
    char text[4 * MEMOIR_ACTION_TEXT];
    bcg_writer w;
    uint64_t number = 1;
    for (int i = 0; i < 20000; i++) {
        number = number * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        bcg_writer_init(&w, text, sizeof text);
        memoir_action_write(g, number >> 3 << 8 | number >> 59, &w);
        assert_true(w.size > 0);
    }
}

/* -- what is tolerated ------------------------------------------------------------------------ */

static void case_of_words_and_blanks_are_forgiven(void **state)
{
    const memoir_game *g = *state;
    assert_int_equal(read_it(g, "  PLAY\tProbe-Center  "), read_it(g, "play probe-center"));
    assert_int_equal(read_it(g, "play RECON-left AS Barrage"),
                     read_it(g, "play recon-left as barrage"));
    assert_int_equal(read_it(g, "move  D5 - e6 -F7"), read_it(g, "move D5-e6-F7"));
    assert_int_equal(read_it(g, "move D5 e6"), read_it(g, "move D5-e6"));
    assert_int_equal(read_it(g, "exit D5-D5"), read_it(g, "exit D5"));
    assert_int_equal(read_it(g, "roll flag INFANTRY flag"), read_it(g, "roll infantry flag flag"));
    assert_int_equal(read_it(g, "Drift Stay E"), read_it(g, "drift stay e"));
}

static bool is_listed(const play *p, int n, bcg_action a)
{
    for (int i = 0; i < n; i++)
        if (p->legal[i] == a)
            return true;
    return false;
}

/* Writes a listed move with a hex in between; returns 1 if that was a legal path, which must then
 * be read as a listed action. */
static int try_path(const play *p, int n, bcg_action move, int via)
{
    char text[64], from[BCG_LABEL_SIZE], between[BCG_LABEL_SIZE], to[BCG_LABEL_SIZE];
    bcg_action a;
    bcg_hex_label(p->game.board, (bcg_hex)memoir_operand(move, 0), from);
    bcg_hex_label(p->game.board, (bcg_hex)via, between);
    bcg_hex_label(p->game.board, (bcg_hex)memoir_operand(move, 1), to);
    snprintf(text, sizeof text, "move %s-%s-%s", from, between, to);
    assert_int_equal(memoir_action_read(&p->game, &p->state, text, strlen(text), &a), BCG_OK);
    if (bcg_memoir_ops.check(&p->game.head, &p->state, bcg_actor(&p->game.head, &p->state), a) !=
        BCG_OK)
        return 0;
    assert_true(is_listed(p, n, a));
    return 1;
}

static void any_legal_path_is_understood(void **state)
{
    (void)state;
    play *p = allocate(sizeof *p);
    int understood = 0;
    const test_text text = text_of_file(PEGASUS);
    read_clean(text.at, text.size, &p->scenario);
    free(text.at);
    play_begin(p, MEMOIR_AS_WRITTEN, 3);
    for (int ply = 0; ply < 400 && play_actor(p) != BCG_OVER; ply++) {
        if (play_actor(p) != BCG_CHANCE && p->state.phase == MP_MOVE) {
            const int n = bcg_memoir_ops.legal(&p->game.head, &p->state,
                                               bcg_actor(&p->game.head, &p->state), p->legal,
                                               MEMOIR_MAX_ACTIONS);
            for (int i = 0; i < n; i++) {
                const bcg_action move = p->legal[i];
                if (memoir_kind_of(move) != MA_MOVE || memoir_via(move, 0) != BCG_NO_HEX)
                    continue;
                const bcg_set between = bcg_set_and(
                    p->game.board->neighbours[memoir_operand(move, 0)],
                    p->game.board->neighbours[memoir_operand(move, 1)]);
                BCG_EACH (via, between)
                    understood += try_path(p, n, move, via);
            }
        }
        play_on(p, play_choose(p));
    }
    assert_true(understood > 100);
    free(p);
}

/* -- what is refused -------------------------------------------------------------------------- */

static void assert_refused_bytes(const memoir_game *g, const char *text, size_t size,
                                 const char *expected)
{
    char sentence[BCG_PROBLEM_TEXT];
    bcg_writer w;
    bcg_action a = 77;
    const test_text t = text_copy(text, size);
    assert_int_equal(memoir_action_read(g, NULL, t.at, t.size, &a), BCG_NO_SUCH_ACTION);
    assert_int_equal(a, 77);
    bcg_writer_init(&w, sentence, sizeof sentence);
    memoir_action_explain(g, t.at, t.size, &w);
    assert_string_equal(sentence, expected);
    free(t.at);
}

static void assert_refused(const memoir_game *g, const char *text, const char *expected)
{
    assert_refused_bytes(g, text, strlen(text), expected);
}

static void broken_texts_are_explained(void **state)
{
    const memoir_game *g = *state;
    assert_refused(g, "", "there is no action: the text is empty");
    assert_refused(g, " \t ", "there is no action: the text is empty");
    assert_refused(g, "mvoe D5-e6", "unknown action `mvoe`; did you mean `move`?");
    assert_refused(g, "none", "unknown action `none`; did you mean `done`?");
    assert_refused(g, "xyzzy", "unknown action `xyzzy`");
    assert_refused(g, "play", "`play` needs a card: `play probe-center`");
    assert_refused(g, "play prob-center",
                   "unknown card `prob-center`; did you mean `probe-center`?");
    assert_refused(g, "play probe-center lft", "unknown section `lft`; did you mean `left`?");
    assert_refused(g, "play probe-center none", "unknown section `none`");
    assert_refused(g, "play recon-left as", "`as` needs a card: `as air-power` or `as barrage`");
    assert_refused(g, "play recon-left as ambush", "unknown way to play a card `ambush`");
    assert_refused(g, "play recon-left as barrage now", "`now` is too much: `play` ends before it");
    assert_refused(g, "order", "`order` needs a hex: `order D5`");
    assert_refused(g, "order d5", "there is no hex `d5` on this board; did you mean `D5`?");
    assert_refused(g, "order Z99", "there is no hex `Z99` on this board");
    assert_refused(g, "order D5 e6", "`order` takes one hex, not 2");
    assert_refused(g, "move", "`move` needs a hex to start from and one to go to: `move D5-e6`");
    assert_refused(g, "move D5", "`move` needs a second hex: `move D5-e6`");
    assert_refused(g, "move D5-", "a hex is missing in `move`");
    assert_refused(g, "move D5--e6", "a hex is missing in `move`");
    assert_refused(g, "move -D5-e6", "a hex is missing in `move`");
    assert_refused(g, "move A5-B5-C5-D5-E5-F5-G5-H5", "`move` names more than 7 hexes");
    assert_refused(g, "attack A5-B5-C5", "`attack` takes two hexes, not 3");
    assert_refused(g, "done now", "`now` is too much: `done` ends before it");
    assert_refused(g, "roll", "`roll` needs the faces rolled: `roll infantry flag`");
    assert_refused(g, "roll 3 flags", "unknown face of a die `3`");
    assert_refused(g, "drift north", "unknown step `north`; known: e, ne, nw, w, sw, se, stay");
    assert_refused(g, "drift e e e e e e e e", "a drift has at most 7 steps");
    assert_refused(g, "order D5\ndone", "an action is one line of plain text");
    assert_refused_bytes(g, "done\0", 5, "an action is one line of plain text");
    assert_refused(g, "order \xff", "an action is one line of plain text");
}

static void too_many_dice_are_refused(void **state)
{
    const memoir_game *g = *state;
    char text[2048] = "roll";
    for (int i = 0; i < 99; i++)
        strcat(text, " flag");
    assert_int_equal(memoir_dice_showing(read_it(g, text), MF_FLAG), 99);
    strcat(text, " flag");
    assert_refused(g, text, "nobody rolls more than 99 dice");
}

static void a_right_text_is_not_explained(void **state)
{
    const memoir_game *g = *state;
    char sentence[BCG_PROBLEM_TEXT];
    bcg_writer w;
    bcg_writer_init(&w, sentence, sizeof sentence);
    memoir_action_explain(g, "done", 4, &w);
    assert_int_equal(w.size, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_is_written_and_read),
        cmocka_unit_test(paths_are_in_walking_order),
        cmocka_unit_test(all_cards_and_hexes_have_a_text),
        cmocka_unit_test(any_number_can_be_written),
        cmocka_unit_test(case_of_words_and_blanks_are_forgiven),
        cmocka_unit_test(any_legal_path_is_understood),
        cmocka_unit_test(broken_texts_are_explained),
        cmocka_unit_test(too_many_dice_are_refused),
        cmocka_unit_test(a_right_text_is_not_explained),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
