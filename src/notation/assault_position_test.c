/* Positions of Assault: every state that play reaches is written, read back and the same; what is
 * damaged is refused or can be played. */
#include "notation/assault_play_test.h"

enum { GAMES = 3, STRIDE = 11 };

/* -- every state can be written -----------------------------------------------------------------
 */

typedef struct found {
    play *first, *second;
    int pending[ASSAULT_PENDING_KINDS]; /* how often each of them was on top */
    long states;
    size_t longest;
} found;

static void assert_same_again(found *f)
{
    char *text = position_text(f->first);
    const test_text exact = text_copy(text, strlen(text));
    f->longest = exact.size > f->longest ? exact.size : f->longest;
    f->states++;
    read_clean(exact.at, exact.size, &f->second->scenario);
    play_begin(f->second, 0);
    if (memcmp(&f->second->state, &f->first->state, sizeof f->first->state) != 0)
        fail_msg("the state is another one after\n%s", text);
    char *again = position_text(f->second);
    assert_same_text(whole_text(again), text, strlen(text));
    free(again);
    free(exact.at);
    free(text);
}

static void play_and_compare(const char *id, void *context)
{
    found *f = context;
    for (int game = 0; game < GAMES; game++) {
        read_battle(id, &f->first->scenario);
        play_begin(f->first, (uint64_t)game * 1009 + strlen(id));
        for (int i = 0; !play_is_over(f->first); i++) {
            int seat;
            const bcg_action a = play_choose(f->first, &seat);
            const assault_pending *top = assault_top(&f->first->state);
            const bool rare = top && f->pending[top->what]++ < 20;
            if (rare || i % STRIDE == 0)
                assert_same_again(f);
            play_on(f->first, seat, a);
        }
        assert_same_again(f);
    }
}

static void every_state_is_read_as_it_was_written(void **state)
{
    (void)state;
    found *f = allocate(sizeof *f);
    memset(f, 0, sizeof *f);
    f->first = allocate(sizeof *f->first);
    f->second = allocate(sizeof *f->second);
    for_each_battle(play_and_compare, f);
    assert_true(f->states > 1000);
    assert_true(f->longest * 4 < ASSAULT_SCN_SIZE);
    /* In the middle of set-up, draws, steps, reactions, cards and combat. */
    static const uint8_t met[] = {
        AP_EDGES,   AP_DEAL,          AP_MIX,      AP_FIRST_FLIP,    AP_START,     AP_START_DRAW,
        AP_BUY,     AP_MINE,          AP_SWAMP,    AP_WINDOW,        AP_CARD_FLIP, AP_ANTI_AIR,
        AP_DISCARD, AP_SUPPORT,       AP_STEP_9,   AP_SACRIFICE,     AP_MODIFIER,  AP_REWARD,
        AP_ADVANCE, AP_NPC_OPERATION, AP_NPC_CARD, AP_NPC_SACRIFICE, AP_NPC_UNIT,  AP_NPC_FLIP};
    for (size_t i = 0; i < COUNT(met); i++)
        if (f->pending[met[i]] == 0)
            fail_msg("no state with `%s` was met", assault_pending_words.word[met[i]]);
    free(f->second);
    free(f->first);
    free(f);
}

/* -- damaged positions ----------------------------------------------------------------------------
 */

/* Plays a few steps; all that is listed can be done. */
static void play_some(play *p, int steps)
{
    for (int i = 0; i < steps && !play_is_over(p); i++) {
        int seat;
        assault_state view, guess;
        const bcg_action a = play_choose(p, &seat);
        for (int viewer = 0; viewer < bcg_assault_ops.seats(&p->game.head); viewer++) {
            bcg_assault_ops.view(&p->game.head, &p->state, viewer, &view);
            bcg_assault_ops.guess(&p->game.head, &view, &p->rng, &guess);
        }
        play_on(p, seat, a);
    }
}

/* Lines that only a position has. */
static bool is_of_position(bcg_span line)
{
    static const char *const words[] = {"todo",  "combat", "unit",  "turn",
                                        "score", "holds",  "cards", "result"};
    bcg_span word;
    if (line.len == 0 || line.at[0] == ' ' || !bcg_span_word(&line, &word))
        return false;
    for (size_t i = 0; i < COUNT(words); i++)
        if (bcg_span_is(word, words[i]))
            return true;
    return false;
}

/* The words of those lines. */
static int find_words(const char *text, bcg_span words[], int most)
{
    bcg_reader r;
    bcg_span line, word;
    int n = 0;
    bcg_reader_init(&r, text, strlen(text));
    while (bcg_reader_line(&r, &line))
        if (is_of_position(line))
            while (n < most && bcg_span_word(&line, &word))
                words[n++] = word;
    return n;
}

/* A copy of the text in which a word of the position is replaced by another one of it, or by a
 * number, or left out, or a whole line is. */
static char *damaged(const char *text, bcg_rng *r)
{
    enum { MOST = 600 };
    static bcg_span words[MOST];
    const int n = find_words(text, words, MOST);
    char *out = allocate(strlen(text) + 256);
    const bcg_span old = words[bcg_rng_below(r, (uint32_t)n)];
    bcg_span fresh = words[bcg_rng_below(r, (uint32_t)n)];
    char number[16];
    size_t end = (size_t)(old.at - text) + old.len;
    switch (bcg_rng_below(r, 4)) {
    case 0:
        snprintf(number, sizeof number, "%d", (int)bcg_rng_below(r, 8));
        fresh = bcg_span_of(number);
        break;
    case 1:
        fresh.len = 0;
        if (bcg_rng_below(r, 2))
            while (text[end] && text[end] != '\n') /* and what follows it */
                end++;
        break;
    default:
        break;
    }
    sprintf(out, "%.*s%.*s%s", (int)(old.at - text), text, (int)fresh.len, fresh.at, text + end);
    return out;
}

static void spoil_and_play(const char *id, void *context)
{
    const char *wanted = getenv("BOCAGE_GAMES"); /* ./test --soak sets more */
    const int rounds = wanted ? atoi(wanted) : 12;
    enum { DAMAGES = 8 };
    play *own = allocate(sizeof *own), *other = allocate(sizeof *other);
    long *accepted = context;
    read_battle(id, &own->scenario);
    play_begin(own, 77 + strlen(id));
    for (int round = 0; round < rounds; round++) {
        if (play_is_over(own))
            bcg_assault_ops.begin(&own->game.head, &own->state);
        for (uint32_t n = 5 + bcg_rng_below(&own->rng, 20); n > 0 && !play_is_over(own); n--) {
            int seat;
            const bcg_action a = play_choose(own, &seat);
            play_on(own, seat, a);
        }
        for (int k = 0; k < DAMAGES; k++) {
            char *whole = position_text(own), *text = damaged(whole, &own->rng);
            bcg_problem list[4];
            bcg_problems p;
            free(whole);
            if (k % 3 == 0) {
                whole = text;
                text = damaged(whole, &own->rng);
                free(whole);
            }
            bcg_problems_init(&p, list, COUNT(list));
            if (assault_scn_read(text, strlen(text), &other->scenario, &p) &&
                assault_scn_start(&other->scenario, &other->game, &p)) {
                bcg_rng_seed(&other->rng, (uint64_t)k);
                bcg_assault_ops.begin(&other->game.head, &other->state);
                play_some(other, 30);
                ++*accepted;
            } else
                assert_true(p.errors > 0);
            free(text);
        }
    }
    free(other);
    free(own);
}

static void what_is_accepted_can_be_played(void **state)
{
    (void)state;
    long accepted = 0;
    for_each_battle(spoil_and_play, &accepted);
    assert_true(accepted > 30);
}

/* -- views
 * ----------------------------------------------------------------------------------------- */

/* A view has a text that is read and written the same; it hides what it must, and is not played. */
static void look_and_compare(const char *id, void *context)
{
    play *p = context;
    read_battle(id, &p->scenario);
    play_begin(p, 31);
    for (int i = 0; !play_is_over(p); i++) {
        int seat;
        const bcg_action a = play_choose(p, &seat);
        if (i % 40 == 0 && i > 0) {
            const assault_state whole = p->state;
            assault_scenario *s = allocate(sizeof *s);
            bcg_problem list[2];
            bcg_problems problems;
            bcg_problems_init(&problems, list, COUNT(list));
            bcg_assault_ops.view(&p->game.head, &whole, BCG_SPECTATOR, &p->state);
            char *text = position_text(p);
            assert_non_null(strstr(text, " hidden "));
            assert_null(strstr(text, "-hand usa-"));
            assert_null(strstr(text, "-hand ger-"));
            assert_int_equal(strstr(text, "n?") != NULL,
                             memcmp(p->state.unit, whole.unit, sizeof whole.unit) != 0);
            read_clean(text, strlen(text), s);
            char *again = written(s);
            assert_same_text(whole_text(again), text, strlen(text));
            assert_false(assault_scn_start(s, &p->game, &problems));
            assert_int_equal(list[0].code, SCA_VIEW);
            free(again);
            free(text);
            free(s);
            p->state = whole;
        }
        play_on(p, seat, a);
    }
}

static void views_can_be_looked_at(void **state)
{
    (void)state;
    play *p = allocate(sizeof *p);
    for_each_battle(look_and_compare, p);
    free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_state_is_read_as_it_was_written),
        cmocka_unit_test(what_is_accepted_can_be_played),
        cmocka_unit_test(views_can_be_looked_at),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
