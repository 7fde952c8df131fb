/* What nobody else may notice, in every ruleset: two games of the same battle are played side by
 * side so that one seat, or a spectator, sees the same in both, while hands, decks, what lies face
 * down and what was chosen in secret come to differ more and more. It is told the same bytes, in as
 * many messages, at the same times: updates, views with all that is in them, legal actions, odds,
 * refusals, the whole log; and whether a reaction window was passed by hand, sooner or later, or by
 * a standing answer does not show either. */
#include "game/registry.h"

/* The rows of the program, but chance brings what was planned. */
static bcg_ruleset twin_rows[8];
static bcg_ops twin_ops[8];
#define WORLD_RULESETS twin_rows

#include "server/same_random_test.h"
#include "server/world_test.h"
#include "session/timeline.h"

#include <dirent.h>

enum {
    STEPS = 150,  /* of a pair of games */
    FEW = 14,     /* battles */
    TRIES = 200,  /* at a step that looks the same in both games */
    CHANCES = 24, /* at a result that does */
    LATE = 100,   /* milliseconds after a window closes, the next one may be open for so long */
    MOST_CHANCES = 256,
    EVENTS = 512,
};

/* Nothing here is about disks: nobody waits for them. SQLite finds these before those of libc. */
int fsync(int fd)
{
    (void)fd;
    return 0;
}
int fdatasync(int fildes)
{
    (void)fildes;
    return 0;
}

/* -- two games ----------------------------------------------------------------------------------
 */

/* What both do next: decisions of one seat, or of all that are asked in secret, then chance. */
typedef struct step {
    int decisions, chances;
    int seat[BCG_MAX_SEATS];
    bcg_action decision[2][BCG_MAX_SEATS], chance[2][MOST_CHANCES];
} step;

typedef struct twins {
    world *w[2];
    const bcg_ops *ops;
    const bcg_game *g;
    const bcg_prepared *prepared;
    int seats, blind; /* to whom they look the same */
    bcg_rng r;
    void *state[2], *trial[2], *backup[2], *view[2];
    bcg_action *list[2];
    step next;
    bool stands; /* windows are passed by a standing answer in the first game */
} twins;

/* What all pairs together have shown. */
typedef struct shown {
    int steps, different, windows, stood, secrets, hidden_decisions, hidden_chances;
} shown;

static int playing;      /* the game whose turn it is */
static int next_chance;  /* of its results */
static const step *plan; /* where they stand */

static bcg_action planned_chance(const bcg_game *g, const void *s, bcg_rng *r)
{
    if (plan == NULL || next_chance >= plan->chances)
        return g->ops->chance(g, s, r); /* the ruleset's own */
    return plan->chance[playing][next_chance++];
}

/* -- planning a step -------------------------------------------------------------------------- */

static bool look_the_same(const twins *t, void *const s[2])
{
    for (int i = 0; i < 2; i++)
        t->ops->view(t->g, s[i], t->blind, t->view[i]);
    return memcmp(t->view[0], t->view[1], t->ops->state_size) == 0 &&
           t->ops->actors(t->g, s[0]) == t->ops->actors(t->g, s[1]);
}

static bool tell_the_same(const bcg_log log[2], int seat)
{
    if (log[0].count != log[1].count)
        return false;
    for (int i = 0; i < log[0].count; i++) {
        const bcg_event a = bcg_log_redact(&log[0].events[i], seat),
                        b = bcg_log_redact(&log[1].events[i], seat);
        if (a.kind != b.kind || a.nargs != b.nargs || memcmp(a.arg, b.arg, sizeof a.arg) != 0)
            return false;
    }
    return true;
}

static bool may_read(const twins *t, const void *s, int who, bcg_action a)
{
    return bcg_may_read(t->ops->readers(t->g, s, who, a), t->blind);
}

/* Is this a step of both that looks the same? Only what an action shows for a moment is looked for
 * in its events; else they are left to the comparison of what is told. */
static bool try_both(twins *t, int who, const bcg_action a[2])
{
    static bcg_event events[2][EVENTS];
    bcg_log log[2];
    bool commits = false;
    for (int i = 0; i < 2; i++)
        if (t->ops->check(t->g, t->trial[i], who, a[i]) != BCG_OK)
            return false;
    const bool read = may_read(t, t->trial[0], who, a[0]);
    if (read != may_read(t, t->trial[1], who, a[1]) || (read && a[0] != a[1]))
        return false;
    for (int i = 0; i < 2; i++) {
        commits |= who >= 0 && t->ops->commits && t->ops->commits(t->g, t->trial[i], who, a[i]);
        bcg_log_init(&log[i], events[i], EVENTS);
        t->ops->apply(t->g, t->trial[i], who, a[i], &log[i]);
    }
    return look_the_same(t, t->trial) && (!commits || tell_the_same(log, t->blind));
}

/* A result that may be read is the same in both; of others every third: where nothing that one
 * could do is possible in the other game, both come to an end. */
static bool plan_chance(twins *t, step *next)
{
    for (int i = 0; i < 2; i++)
        memcpy(t->backup[i], t->trial[i], t->ops->state_size);
    for (int n = 0; n < CHANCES && next->chances < MOST_CHANCES; n++) {
        bcg_action a[2] = {t->ops->chance(t->g, t->trial[0], &t->r), 0};
        const bool read = may_read(t, t->trial[0], BCG_CHANCE, a[0]);
        a[1] = read || bcg_rng_below(&t->r, 3) ? a[0] : t->ops->chance(t->g, t->trial[1], &t->r);
        if (try_both(t, BCG_CHANCE, a)) {
            next->chance[0][next->chances] = a[0];
            next->chance[1][next->chances++] = a[1];
            return true;
        }
        for (int i = 0; i < 2; i++)
            memcpy(t->trial[i], t->backup[i], t->ops->state_size);
    }
    return false;
}

static bool plan_decision(twins *t, int seat, step *next)
{
    int count[2];
    for (int i = 0; i < 2; i++)
        count[i] = t->ops->legal(t->g, t->trial[i], seat, t->list[i], t->ops->max_actions);
    if (seat == t->blind)
        assert_true(count[0] == count[1] &&
                    memcmp(t->list[0], t->list[1], (size_t)count[0] * sizeof(bcg_action)) == 0);
    bcg_action a[2];
    for (int i = 0; i < 2; i++)
        a[i] = t->list[i][bcg_rng_below(&t->r, (uint32_t)count[i])];
    if (seat == t->blind || may_read(t, t->trial[0], seat, a[0]))
        a[1] = a[0];
    next->seat[next->decisions] = seat;
    for (int i = 0; i < 2; i++)
        next->decision[i][next->decisions] = a[i];
    next->decisions++;
    return try_both(t, seat, a);
}

static bool plan_chances(twins *t, step *next)
{
    while (t->ops->actors(t->g, t->trial[0]) == BCG_CHANCE_ACTS)
        if (!plan_chance(t, next))
            return false;
    return true;
}

static bool plan_decisions(twins *t, step *next)
{
    const bcg_seats actors = t->ops->actors(t->g, t->trial[0]);
    for (int seat = 0; seat < t->seats; seat++)
        if (actors >> seat & 1 && !plan_decision(t, seat, next))
            return false;
    return true;
}

/* False if there seems to be none: whatever is done shows what differs. */
static bool plan_step(twins *t)
{
    for (int n = 0; n < TRIES; n++) {
        t->next.decisions = t->next.chances = 0;
        for (int i = 0; i < 2; i++)
            memcpy(t->trial[i], t->state[i], t->ops->state_size);
        if (!plan_decisions(t, &t->next) || !plan_chances(t, &t->next))
            continue;
        for (int i = 0; i < 2; i++)
            memcpy(t->state[i], t->trial[i], t->ops->state_size);
        return true;
    }
    return false;
}

/* -- comparing ----------------------------------------------------------------------------------
 */

/* Where it begins, not all of the texts. */
static void assert_same(const char *a, const char *b)
{
    size_t n = 0;
    while (a[n] && a[n] == b[n])
        n++;
    const size_t from = n > 200 ? n - 200 : 0;
    if (a[n] != b[n])
        fail_msg("one is told\n%.500s\nthe other\n%.500s", a + from, b + from);
}

static void compare_ears(const twins *t, int n)
{
    ear *e[2] = {&t->w[0]->ears[n], &t->w[1]->ears[n]};
    assert_int_equal(e[0]->count, e[1]->count);
    assert_same(e[0]->heard ? e[0]->heard : "", e[1]->heard ? e[1]->heard : "");
    for (int i = 0; i < 2 && e[i]->heard; i++) {
        e[i]->size = 0;
        e[i]->heard[0] = '\0';
    }
}

/* The spectator sits behind the last seat. */
static void compare(const twins *t)
{
    if (t->blind != BCG_SPECTATOR)
        compare_ears(t, t->blind);
    compare_ears(t, t->seats);
}

static void ask_both(const twins *t, const char *question)
{
    for (int i = 0; i < 2; i++) {
        if (t->blind != BCG_SPECTATOR)
            say(t->w[i], t->blind, question);
        say(t->w[i], t->seats, question);
    }
}

static void write_action(const twins *t, bcg_action a, char out[BCG_ACTION_TEXT])
{
    bcg_writer w;
    bcg_writer_init(&w, out, BCG_ACTION_TEXT);
    t->prepared->ruleset->notation->write_action(t->prepared, a, &w);
}

/* All that can be asked without changing anything; some of it is much, and asked now and then. */
static void ask_everything(const twins *t, int n)
{
    static const char *const questions[] = {"{\"do\":\"view\"}", "{\"do\":\"legal\"}"},
                             *const more[] = {"{\"do\":\"legal\",\"odds\":true}",
                                              "{\"do\":\"undo\",\"version\":0}",
                                              "{\"do\":\"board\"}",
                                              "{\"do\":\"replay\"}",
                                              "{\"do\":\"save\"}",
                                              "{\"do\":\"entries\",\"since\":0}"};
    char text[BCG_ACTION_TEXT], why[BCG_ACTION_TEXT + 64];
    for (size_t i = 0; i < COUNT(questions); i++)
        ask_both(t, questions[i]);
    ask_both(t, more[(size_t)n % COUNT(more)]);
    for (int i = 0; i < 2 && t->next.decisions; i++) { /* what somebody did, and may not do again */
        write_action(t, t->next.decision[i][0], text);
        snprintf(why, sizeof why, "{\"do\":\"why\",\"action\":\"%s\"}", text);
        ask_both(t, why);
    }
    compare(t);
}

/* What is public about the server: as many messages, requests, entries, commits. */
static void compare_figures(const twins *t)
{
    bcg_hub_figures f[2];
    for (int i = 0; i < 2; i++)
        bcg_hub_count(t->w[i]->hub, &f[i]);
    assert_memory_equal(&f[0], &f[1], sizeof f[0]);
}

/* -- taking a step ------------------------------------------------------------------------------
 */

static const bcg_session *session_in(const twins *t, int i)
{
    return only_room(t->w[i])->session;
}

static void decide(const twins *t, int i, int n)
{
    char text[BCG_ACTION_TEXT], message[BCG_ACTION_TEXT + 64];
    write_action(t, t->next.decision[i][n], text);
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}", text);
    say(t->w[i], t->next.seat[n], message);
}

static void stand(const twins *t, int i, int seat, int window, const char *answer)
{
    char message[128];
    snprintf(message, sizeof message, "{\"do\":\"stand\",\"window\":\"%s\",\"answer\":\"%s\"}",
             bcg_session_windows(session_in(t, i))[window].word, answer);
    assert_non_null(strstr(say(t->w[i], seat, message), "\"ok\":true"));
}

/* The answer in a window comes sooner or later than in the other game, from its seat or from what
 * it has said once and for all, and leaves at the same moment. */
static bool react(twins *t, int i, int window, bool passes)
{
    const int seat = t->next.seat[0],
              pause = bcg_session_windows(session_in(t, i))[window].pause_ms;
    const uint64_t thinks = seat == t->blind ? 7 : bcg_rng_below(&t->r, (uint32_t)pause);
    const bool stands = t->stands && i == 0 && passes && seat != t->blind;
    assert_true(only_room(t->w[i])->seat[seat].asked == t->w[i]->now);
    pass(t->w[i], thinks);
    if (stands)
        stand(t, i, seat, window, "pass");
    else
        decide(t, i, 0);
    pass(t->w[i], (uint64_t)pause - thinks);
    if (stands)
        stand(t, i, seat, window, "ask");
    return stands;
}

static void count_differences(const twins *t, shown *s)
{
    for (int n = 0; n < t->next.decisions; n++)
        s->hidden_decisions += t->next.decision[0][n] != t->next.decision[1][n];
    for (int n = 0; n < t->next.chances; n++)
        s->hidden_chances += t->next.chance[0][n] != t->next.chance[1][n];
    s->different += memcmp(t->state[0], t->state[1], t->ops->state_size) != 0;
}

static void take_step(twins *t, shown *s)
{
    const int window = bcg_session_window(session_in(t, 0));
    s->windows += window >= 0;
    s->secrets += t->next.decisions > 1;
    for (int i = 0; i < 2; i++) {
        const void *now = session_in(t, i)->now.state;
        playing = i;
        next_chance = 0;
        if (window >= 0)
            s->stood += react(t, i, window, bcg_is_pass(t->g, now, t->next.decision[i][0]));
        else
            for (int n = 0; n < t->next.decisions; n++) {
                pass(t->w[i], 200);
                decide(t, i, n);
            }
        assert_int_equal(next_chance, t->next.chances);
        assert_memory_equal(session_in(t, i)->now.state, t->state[i], t->ops->state_size);
    }
    count_differences(t, s);
    s->steps++;
}

/* -- a pair of games ----------------------------------------------------------------------------
 */

/* Everybody who plays has come in, the last seat made the game; nobody has joined. */
static void seat_everybody(world *w, const bcg_prepared *prepared, int seats)
{
    char claim[160], invitation[BCG_SECRET_TEXT], me[BCG_SECRET_TEXT], other[BCG_SECRET_TEXT],
        spectator[BCG_SECRET_TEXT];
    bcg_secret own;
    json_t *body = json_pack("{s:s%,s:{}}", "text", prepared->scenario, prepared->scenario_size,
                             "seats");
    if (seats == 2)
        json_object_set_new(json_object_get(body, "seats"), bcg_seat_word(prepared, 0),
                            json_string("friend"));
    char *message = json_dumps(body, 0);
    json_t *made = call(w, BCG_CALL_MAKE, message, NULL);
    assert_int_equal(w->caller.status, 201);
    copy_secret(made, "me", me);
    copy_secret(made, "spectator", spectator);
    if (seats == 2) {
        copy_secret(made, "invitation", invitation);
        bcg_secret_make(&own);
        bcg_secret_write(&own, other);
        snprintf(claim, sizeof claim, "{\"invitation\":\"%s\",\"secret\":\"%s\"}", invitation,
                 other);
        json_decref(call(w, BCG_CALL_CLAIM, claim, NULL));
        enter(w, 0, other);
    }
    enter(w, seats - 1, me);
    enter(w, seats, spectator);
    json_decref(made);
    json_decref(body);
    free(message);
}

/* The deal is the first step: of chance alone. */
static bool begin(twins *t, uint64_t seed)
{
    bool same = false;
    for (int n = 0; n < TRIES && !same; n++) {
        t->next.decisions = t->next.chances = 0;
        for (int i = 0; i < 2; i++)
            t->ops->begin(t->g, t->trial[i]);
        same = plan_chances(t, &t->next);
    }
    for (int i = 0; i < 2; i++) {
        memcpy(t->state[i], t->trial[i], t->ops->state_size);
        random_state = seed;
        t->w[i] = new_world(100, 0);
        seat_everybody(t->w[i], t->prepared, t->seats);
        playing = i;
        next_chance = 0;
        plan = &t->next;
        for (int seat = 0; seat < t->seats; seat++)
            say(t->w[i], seat, "{\"do\":\"join\",\"nonce\":\"aa\"}");
        assert_memory_equal(session_in(t, i)->now.state, t->state[i], t->ops->state_size);
    }
    return same;
}

static void play_twins(const bcg_prepared *prepared, int blind, uint64_t seed, shown *s)
{
    twins t = {.ops = prepared->game->ops,
               .g = prepared->game,
               .prepared = prepared,
               .blind = blind,
               .stands = seed % 2 == 0};
    t.seats = t.ops->seats(t.g);
    bcg_rng_seed(&t.r, seed);
    for (int i = 0; i < 2; i++) {
        t.state[i] = malloc(t.ops->state_size);
        t.trial[i] = malloc(t.ops->state_size);
        t.backup[i] = malloc(t.ops->state_size);
        t.view[i] = malloc(t.ops->state_size);
        t.list[i] = malloc((size_t)t.ops->max_actions * sizeof(bcg_action));
    }
    assert_true(begin(&t, seed));
    count_differences(&t, s);
    compare(&t);
    for (int n = 0; n < STEPS && t.ops->actors(t.g, t.state[0]) != 0 && plan_step(&t); n++) {
        take_step(&t, s);
        compare(&t);
        if (t.ops->actors(t.g, t.state[0]) != 0) /* what is over is told to all */
            ask_everything(&t, n);
        if (!t.stands)
            compare_figures(&t);
    }
    plan = NULL;
    for (int i = 0; i < 2; i++) {
        end_world(t.w[i]);
        free(t.state[i]);
        free(t.trial[i]);
        free(t.backup[i]);
        free(t.view[i]);
        free(t.list[i]);
    }
}

/* -- all battles of all rulesets ----------------------------------------------------------------
 */

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static int is_scenario(const struct dirent *file)
{
    return strstr(file->d_name, ".scn") != NULL;
}

static bcg_prepared *prepare_file(const char *folder, const char *name)
{
    char path[512], why[BCG_WHY];
    const char *unread;
    static char text[TEXT_ROOM];
    snprintf(path, sizeof path, "%s/data/%s/%s", BOCAGE_SOURCE, folder, name);
    const size_t size = read_whole(path, text, sizeof text, &unread);
    bcg_prepared *prepared = bcg_prepare(twin_rows, text, size, NULL, "", why);
    if (prepared == NULL)
        fail_msg("%s: %s", name, why);
    return prepared;
}

static void play_battle(const char *folder, const char *name, uint64_t seed, shown *s)
{
    bcg_prepared *prepared = prepare_file(folder, name);
    const int seats = prepared->ruleset->ops->seats(prepared->game);
    for (int reader = 0; reader <= seats && seats <= 2; reader++)
        play_twins(prepared, reader < seats ? reader : BCG_SPECTATOR, seed * 3 + (uint64_t)reader,
                   s);
    bcg_prepared_release(prepared);
}

static void what_is_hidden_does_not_show(void **state)
{
    (void)state;
    for (const bcg_ruleset *row = twin_rows; row->ops; row++) {
        char path[512];
        struct dirent **files;
        shown s = {0};
        snprintf(path, sizeof path, "%s/data/%s", BOCAGE_SOURCE, row->folder);
        const int count = scandir(path, &files, is_scenario, by_name);
        assert_true(count > 0);
        for (int i = 0; i < count; i++) {
            if (count <= FEW || i % 3 == 0) /* of many every third */
                play_battle(row->folder, files[i]->d_name, (uint64_t)i + 1, &s);
            free(files[i]);
        }
        free(files);
        print_message("%s: %d steps, %d with hidden differences, %d windows, %d stood, %d secret; "
                      "%d decisions and %d results differ\n",
                      row->ops->name, s.steps, s.different, s.windows, s.stood, s.secrets,
                      s.hidden_decisions, s.hidden_chances);
        assert_true(s.steps > 500 && s.different > s.steps / 2 && s.hidden_chances > 50);
        assert_true(row->ops->window == NULL || (s.windows > 5 && s.stood > 0));
        assert_true(row->ops->secret == NULL || s.secrets > 5);
    }
}

int main(void)
{
    for (int i = 0; bcg_rulesets[i].ops; i++) {
        twin_rows[i] = bcg_rulesets[i];
        twin_ops[i] = *bcg_rulesets[i].ops;
        twin_ops[i].chance = planned_chance;
        twin_rows[i].ops = &twin_ops[i];
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(what_is_hidden_does_not_show, begin_same_random),
    };
    return cmocka_run_group_tests(tests, use_same_random, NULL);
}
