/* Assault actions as text: every action that play offers is written, read back and the same, and no
 * two have the same text; what is wrong is said. */
#include "notation/assault_play_test.h"

/* -- every action -------------------------------------------------------------------------------
 */

static void assert_read_back(const play *p, int seat, bcg_action a)
{
    char text[ASSAULT_ACTION_TEXT];
    bcg_action again = 0;
    action_text(p, a, text);
    const bcg_reason r = assault_action_read(&p->game, &p->state, seat, text, strlen(text), &again);
    if (r != BCG_OK || again != a)
        fail_msg("`%s` is read as another action", text);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void assert_all_differ(const play *p)
{
    enum { MOST = 400 };
    static char texts[MOST][ASSAULT_ACTION_TEXT];
    char *sorted[MOST] = {NULL};
    const int n = p->count < MOST ? p->count : MOST;
    for (int i = 0; i < n; i++) {
        action_text(p, p->legal[i], texts[i]);
        sorted[i] = texts[i];
    }
    qsort(sorted, (size_t)n, sizeof sorted[0], by_text);
    for (int i = 1; i < n; i++)
        if (strcmp(sorted[i - 1], sorted[i]) == 0)
            fail_msg("two actions are called `%s`", sorted[i]);
}

static void play_and_read(const char *id, void *context)
{
    int *kinds = context;
    play *p = allocate(sizeof *p);
    read_battle(id, &p->scenario);
    play_begin(p, 5 + strlen(id));
    for (int i = 0; !play_is_over(p); i++) {
        int seat;
        const bcg_action a = play_choose(p, &seat);
        assert_read_back(p, seat, a);
        kinds[assault_kind_of(a)]++;
        if (i % 16 == 0) {
            assert_all_differ(p);
            for (int k = 0; k < p->count; k++)
                assert_read_back(p, seat, p->legal[k]);
        }
        play_on(p, seat, a);
    }
    free(p);
}

static void actions_are_read_as_they_were_written(void **state)
{
    (void)state;
    int kinds[ASSAULT_ACTION_KINDS] = {0};
    for_each_battle(play_and_read, kinds);
    for (int k = AA_NONE + 1; k < ASSAULT_ACTION_KINDS; k++)
        if (kinds[k] == 0 && k != AA_DROP && k != AA_LAND && k != AA_LIFT && k != AA_SHELL &&
            k != AA_ACTIVATE && k != AA_TRANSFER)
            fail_msg("nobody has played `%s`", assault_action_kinds[k].word);
}

/* [assault:SETUP-7] At Bastogne the American side places its units first, although the German side
 * moves first. */
static void who_places_first(void **state)
{
    (void)state;
    play *p = allocate(sizeof *p);
    read_battle("bastogne", &p->scenario);
    play_begin(p, 2);
    while (!assault_is_pending(&p->state, AP_START)) {
        int seat;
        const bcg_action a = play_choose(p, &seat);
        play_on(p, seat, a);
    }
    assert_int_equal(assault_top(&p->state)->side, AS_AMERICAN);
    play_on(p, AS_AMERICAN, AA_DONE);
    assert_int_equal(assault_top(&p->state)->side, AS_GERMAN);
    play_on(p, AS_GERMAN, AA_DONE);
    assert_int_equal(p->state.active, AS_GERMAN);
    free(p);
}

/* Any number can be written: nothing is read outside the tables. */
static void any_number_can_be_written(void **state)
{
    (void)state;
    play *p = allocate(sizeof *p);
    bcg_rng r;
    read_battle("metz", &p->scenario);
    play_begin(p, 1);
    bcg_rng_seed(&r, 4);
    for (int i = 0; i < 20000; i++) {
        char text[ASSAULT_ACTION_TEXT];
        const bcg_action a = (bcg_action)bcg_rng_below(&r, UINT32_MAX) << 8 |
                             bcg_rng_below(&r, i % 2 ? 256 : ASSAULT_ACTION_KINDS);
        bcg_writer w;
        bcg_writer_init(&w, text, sizeof text);
        assault_action_write(&p->game, a, &w);
        assert_false(w.full);
        assert_true(w.size > 0);
    }
    free(p);
}

/* An action is its word and its operands, each written as what it is. */
static void operands_are_written_as_what_they_are(void **state)
{
    (void)state;
    static const struct {
        bcg_action action;
        const char *text;
    } rows[] = {
        {AA_DONE, "done"},
        {AA_PASS, "pass"},
        {AA_GAIN, "gain"},
        {AA_TAKE, "take"},
        {AA_ADVANCE, "advance"},
        {AA_MIX | 3 << 8, "mix 3"},
        {AA_LOT | 1 << 8, "lot 1"},
        {AA_BUY | 0 << 8, "buy action"},
        {AA_BUY | 1 << 8, "buy unit"},
    };
    char text[ASSAULT_ACTION_TEXT];
    play *p = allocate(sizeof *p);
    read_battle("metz", &p->scenario);
    play_begin(p, 1);
    for (size_t i = 0; i < COUNT(rows); i++)
        assert_string_equal(action_text(p, rows[i].action, text), rows[i].text);
    free(p);
}

/* -- forgiving ----------------------------------------------------------------------------------
 */

/* Two texts are the same action for the seat. */
static void assert_alike(const play *p, int seat, const char *one, const char *other)
{
    bcg_action a = 0, b = 1;
    assert_int_equal(assault_action_read(&p->game, &p->state, seat, one, strlen(one), &a), BCG_OK);
    assert_int_equal(assault_action_read(&p->game, &p->state, seat, other, strlen(other), &b),
                     BCG_OK);
    if (a != b)
        fail_msg("`%s` and `%s` differ", one, other);
}

static void readers_forgive(void **state)
{
    (void)state;
    play *p = allocate(sizeof *p);
    read_battle("metz", &p->scenario);
    play_begin(p, 1);
    assert_alike(p, 0, "move B2-B3", "MOVE  B2 - B3 ");
    assert_alike(p, 0, "move B2-B3", "move B2 B3");
    assert_alike(p, 0, "place ger-mortar A5", "place mortar A5");
    assert_alike(p, 1, "place usa-mortar A1", "place mortar A1");
    assert_alike(p, 1, "sacrifice bluff-american", "sacrifice bluff");
    assert_alike(p, 0, "play counter-offensive B2 C2", "play counter-offensive B2-C2");
    assert_alike(p, 0, "play counter-offensive B2 C2", "play counter-offensive C2 B2");
    assert_alike(p, 0, "swap A1-B1", "swap B1-A1");
    /* A card of the hand is meant, if there is one. */
    const int strike = p->game.first_of_kind[AK_AIR_STRIKE] +
                       p->game.copies_of_kind[AK_AIR_STRIKE] - 1;
    char named[64];
    memset(p->state.pile, 0, sizeof p->state.pile);
    bcg_set_add(&p->state.pile[AZ_HAND], strike);
    snprintf(named, sizeof named, "play air-strike#%d C3", p->game.card[strike].number + 1);
    assert_alike(p, 0, named, "play air-strike C3");
    free(p);
}

/* -- faults -------------------------------------------------------------------------------------
 */

static void refused(const play *p, const char *text, const char *words)
{
    char sentence[BCG_PROBLEM_TEXT];
    bcg_action a;
    bcg_writer w;
    const test_text exact = text_copy(text, strlen(text));
    assert_int_equal(assault_action_read(&p->game, &p->state, 0, exact.at, exact.size, &a),
                     BCG_NO_SUCH_ACTION);
    bcg_writer_init(&w, sentence, sizeof sentence);
    assault_action_explain(&p->game, exact.at, exact.size, &w);
    if (strstr(sentence, words) == NULL)
        fail_msg("`%s`: %s", text, sentence);
    free(exact.at);
}

static void faults_are_said(void **state)
{
    (void)state;
    play *p = allocate(sizeof *p);
    read_battle("metz", &p->scenario);
    play_begin(p, 1);
    refused(p, "", "the text is empty");
    refused(p, "mvoe A1-A2", "did you mean `move`?");
    refused(p, "move", "`move` needs a tile");
    refused(p, "move A1", "needs a second tile");
    refused(p, "move A1-", "needs a second tile");
    refused(p, "move A1-Z9", "no tile `Z9`");
    refused(p, "move a1-A2", "did you mean `A1`?");
    refused(p, "move A1-A2-A3", "`-A3` is too much");
    refused(p, "dig-in A1 A2", "`A2` is too much");
    refused(p, "deploy", "needs a card");
    refused(p, "deploy ger-pak-39 A1", "did you mean `ger-pak-38`?");
    refused(p, "deploy ger-pak-38#150 A1", "has the number `150`");
    refused(p, "play air-strike", "`play` needs a tile");
    refused(p, "play national-advantage", "`gain` or `take`");
    refused(p, "play national-advantage keep", "neither `gain` nor `take`");
    refused(p, "play field-salvage", "needs a card");
    refused(p, "buy", "`action` or `unit`");
    refused(p, "mix", "needs a number");
    refused(p, "mix 2 3", "`3` is too much");
    refused(p, "mix two", "no number");
    refused(p, "done now", "`now` is too much");
    refused(p, "done\n", "one line");
    free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(actions_are_read_as_they_were_written),
        cmocka_unit_test(who_places_first),
        cmocka_unit_test(any_number_can_be_written),
        cmocka_unit_test(operands_are_written_as_what_they_are),
        cmocka_unit_test(readers_forgive),
        cmocka_unit_test(faults_are_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
