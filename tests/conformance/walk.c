/* The walk itself, and its helpers. */
#include "conformance/walk.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum when { BEGIN, STATE, STEP, END, LAST } when;

static const struct {
    when when;
    const char *name;
    bool (*holds)(walk *w);
} checks[] = {
#define CHECK_ROW(when, name) {when, #name, name},
    CONFORMANCE_CHECKS(CHECK_ROW)
#undef CHECK_ROW
};
enum { CHECKS = sizeof checks / sizeof checks[0] };

static const char games_end[] = "games_end";

const char *const conformance_checks[] = {
#define CHECK_NAME(when, name) #name,
    CONFORMANCE_CHECKS(CHECK_NAME)
#undef CHECK_NAME
        games_end,
    NULL,
};

/* -- reports ---------------------------------------------------------------------------------- */

bool fail(walk *w, int who, const char *format, ...)
{
    char *text = w->report->text;
    size_t n = (size_t)snprintf(text, CONFORMANCE_TEXT, "game %d, action %d, ", w->game, w->ply);
    if (who == BCG_CHANCE)
        n += (size_t)snprintf(text + n, CONFORMANCE_TEXT - n, "chance: ");
    else if (who == BCG_SPECTATOR)
        n += (size_t)snprintf(text + n, CONFORMANCE_TEXT - n, "spectator: ");
    else if (who >= 0)
        n += (size_t)snprintf(text + n, CONFORMANCE_TEXT - n, "seat %d: ", who);
    va_list args;
    va_start(args, format);
    vsnprintf(text + n, CONFORMANCE_TEXT - n, format, args);
    va_end(args);
    return false;
}

const char *words(walk *w, bcg_action a)
{
    static char text[100];
    const size_t n = (size_t)snprintf(text, sizeof text, "0x%" PRIx64 " ", a);
    if (w->c->describe)
        w->c->describe(w->g, a, text + n, sizeof text - n);
    return text;
}

/* -- helpers ---------------------------------------------------------------------------------- */

bool same(const walk *w, const void *a, const void *b)
{
    return memcmp(a, b, w->ops->state_size) == 0;
}

bool same_for(walk *w, const void *a, const void *b, int reader)
{
    w->ops->view(w->g, a, reader, w->scratch[6]);
    w->ops->view(w->g, b, reader, w->scratch[7]);
    return same(w, w->scratch[6], w->scratch[7]);
}

bool same_events(const record *a, const record *b, int reader)
{
    if (a->log.count != b->log.count)
        return false;
    for (int i = 0; i < a->log.count; i++) {
        const bcg_event one = bcg_log_redact(&a->events[i], reader);
        const bcg_event two = bcg_log_redact(&b->events[i], reader);
        if (memcmp(&one, &two, sizeof one) != 0)
            return false;
    }
    return true;
}

bool is_secret(const walk *w, const void *s)
{
    return w->ops->secret && w->ops->secret(w->g, s);
}

bool does_commit(const walk *w, const void *s, int seat, bcg_action a)
{
    return seat >= 0 && w->ops->commits && w->ops->commits(w->g, s, seat, a);
}

int count_seats(bcg_seats seats)
{
    int n = 0;
    for (; seats; seats &= (bcg_seats)(seats - 1))
        n++;
    return n;
}

uint32_t below(walk *w, int n)
{
    return bcg_rng_below(&w->r, (uint32_t)n);
}

void make_twin(walk *w, const void *s, int reader, void *out)
{
    w->ops->view(w->g, s, reader, w->scratch[7]);
    w->ops->guess(w->g, w->scratch[7], &w->r, out);
}

void take(walk *w, const void *s, int seat, bcg_action a, void *out, record *events)
{
    memcpy(out, s, w->ops->state_size);
    bcg_log_init(&events->log, events->events, EVENTS);
    w->ops->apply(w->g, out, seat, a, &events->log);
}

int sample_chance(walk *w, const void *s, bcg_action *out, int most)
{
    const int all = w->ops->outcomes ? w->ops->outcomes(w->g, s, w->outcome, w->weight, OUTCOMES)
                                     : 0;
    if (all > 0 && all <= most) {
        memcpy(out, w->outcome, (size_t)all * sizeof *out);
        return all;
    }
    for (int i = 0; i < most; i++)
        out[i] = w->ops->chance(w->g, s, &w->r);
    return most;
}

static bcg_action with_a_byte_changed(walk *w, bcg_action a)
{
    const unsigned shift = 8 * below(w, 8);
    const uint64_t byte = a >> shift & 0xff;
    const uint64_t small = below(w, 8), any = below(w, 256);
    const uint64_t other[] = {byte + 1, byte - 1, 0, small, any};
    return (a & ~((bcg_action)0xff << shift)) | (other[below(w, 5)] & 0xff) << shift;
}

void visit_some(walk *w, int n, conformance_visit *visit, void *context)
{
    enum { MOST = 24 };
    for (int i = 0; i < w->remembered && i < MEMORY; i++)
        visit(context, w->memory[i]);
    for (int i = 0; i < MOST && n > 0; i++) {
        const bcg_action a = w->list[n <= MOST ? (uint32_t)(i % n) : below(w, n)];
        visit(context, a);
        visit(context, with_a_byte_changed(w, a));
    }
}

/* The Wilson-Hilferty approximation, at 4.75 standard deviations. */
double chi_square_limit(int freedom)
{
    const double part = 2 / (9.0 * freedom);
    return freedom * pow(1 - part + 4.75 * sqrt(part), 3);
}

/* -- the walk --------------------------------------------------------------------------------- */

static bool holds(walk *w, when now)
{
    for (int i = 0; i < CHECKS; i++)
        if (checks[i].when == now && !checks[i].holds(w)) {
            w->report->check = checks[i].name;
            return false;
        }
    return true;
}

static void remember(walk *w, bcg_action a)
{
    const int at = w->remembered < MEMORY ? w->remembered : (int)below(w, MEMORY);
    w->memory[at] = a;
    w->remembered++;
}

static uint64_t hash_of(const walk *w, const void *state)
{
    const unsigned char *byte = state;
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < w->ops->state_size; i++)
        hash = (hash ^ byte[i]) * UINT64_C(0x100000001b3);
    return hash;
}

/* A random actor, or chance. */
static int choose_seat(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    if (actors == BCG_CHANCE_ACTS)
        return BCG_CHANCE;
    int left = (int)below(w, count_seats(actors)), seat = 0;
    while (!bcg_acts(actors, seat) || left-- > 0)
        seat++;
    return seat;
}

static bool look(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    if (w->c->look_one_in > 1 && actors != 0 && below(w, w->c->look_one_in) != 0)
        return true;
    w->report->looks++;
    w->report->chances += actors == BCG_CHANCE_ACTS;
    if (count_seats(actors) > 1)
        *(is_secret(w, w->state) ? &w->report->secret_steps : &w->report->open_steps) += 1;
    return holds(w, STATE);
}

static bool step(walk *w)
{
    const int seat = choose_seat(w);
    bcg_action a = 0;
    if (seat == BCG_CHANCE)
        a = w->ops->chance(w->g, w->state, &w->r);
    else {
        const int n = w->ops->legal(w->g, w->state, seat, w->list, w->ops->max_actions);
        if (n == 0) {
            w->report->check = "lists_are_accepted";
            return fail(w, seat, "is asked and has no answer");
        }
        a = w->list[below(w, n)];
        remember(w, w->list[below(w, n)]);
    }
    remember(w, a);
    memcpy(w->before, w->state, w->ops->state_size);
    w->seat = seat;
    w->action = a;
    take(w, w->before, seat, a, w->state, &w->step);
    w->course[w->ply] = (taken){seat, a, hash_of(w, w->state)};
    w->ply++;
    w->report->actions++;
    if (below(w, w->ply) == 0)
        memcpy(w->keepsake, w->before, w->ops->state_size);
    return holds(w, STEP);
}

static bool play_game(walk *w)
{
    w->ply = 0;
    w->ops->begin(w->g, w->state);
    memcpy(w->keepsake, w->state, w->ops->state_size); /* the only one, if the game ends at once */
    if (!holds(w, BEGIN) || !look(w))
        return false;
    while (w->ops->actors(w->g, w->state) != 0) {
        if (w->ply == w->c->most_actions) {
            w->report->check = games_end;
            return fail(w, BCG_OVER, "the game is not over");
        }
        if (!step(w) || !look(w))
            return false;
    }
    return holds(w, END);
}

/* -- checks of whole games -------------------------------------------------------------------- */

/* The same actions from the beginning lead through the same states: replays and undo rely on it. */
bool replays_give_the_same(walk *w)
{
    void *s = w->scratch[0];
    w->ops->begin(w->g, s);
    for (int i = 0; i < w->ply; i++) {
        const taken *t = &w->course[i];
        if (w->ops->check(w->g, s, t->seat, t->action) != BCG_OK)
            return fail(w, t->seat, "replayed, action %d is refused: %s", i, words(w, t->action));
        w->ops->apply(w->g, s, t->seat, t->action, NULL);
        if (hash_of(w, s) != t->hash)
            return fail(w, t->seat, "replayed, action %d leads elsewhere: %s", i,
                        words(w, t->action));
    }
    return true;
}

/* begin fills every byte, always in the same way. */
bool begin_fills_in_everything(walk *w)
{
    memset(w->scratch[0], 0x11, w->ops->state_size);
    memset(w->scratch[1], 0xee, w->ops->state_size);
    w->ops->begin(w->g, w->scratch[0]);
    w->ops->begin(w->g, w->scratch[1]);
    return same(w, w->scratch[0], w->scratch[1]) ||
           fail(w, BCG_OVER, "two openings differ, by what lay in the memory before");
}

/* apply is deterministic, with or without a log, and the log has room. */
bool copies_play_alike(walk *w)
{
    void *copy = w->scratch[0], *quiet = w->scratch[1];
    if (w->step.log.lost > 0)
        return fail(w, w->seat, "more than %d events: %s", EVENTS, words(w, w->action));
    take(w, w->before, w->seat, w->action, copy, &w->rec);
    memcpy(quiet, w->before, w->ops->state_size);
    w->ops->apply(w->g, quiet, w->seat, w->action, NULL);
    if (!same(w, copy, w->state) || !same(w, quiet, w->state))
        return fail(w, w->seat, "on a copy leads elsewhere: %s", words(w, w->action));
    for (int reader = 0; reader <= BCG_SPECTATOR; reader++)
        if (!same_events(&w->rec, &w->step, reader))
            return fail(w, w->seat, "on a copy tells other events: %s", words(w, w->action));
    return true;
}

/* What the ruleset says is conserved is conserved. */
bool totals_are_kept(walk *w)
{
    int before[CONFORMANCE_TOTALS] = {0}, after[CONFORMANCE_TOTALS] = {0};
    if (w->c->totals == NULL)
        return true;
    w->c->totals(w->g, w->before, before);
    w->c->totals(w->g, w->state, after);
    for (int i = 0; i < CONFORMANCE_TOTALS; i++)
        if (before[i] != after[i])
            return fail(w, w->seat, "total %d was %d and is %d after %s", i, before[i], after[i],
                        words(w, w->action));
    return true;
}

bool conformance_run(const conformance *c, conformance_report *out)
{
    const bcg_ops *ops = c->game->ops;
    walk *w = calloc(1, sizeof *w);
    *out = (conformance_report){0};
    w->c = c;
    w->g = c->game;
    w->ops = ops;
    w->report = out;
    bcg_rng_seed(&w->r, c->seed);
    for (int seat = 0; seat < ops->seats(c->game) && seat < BCG_MAX_SEATS; seat++)
        w->readers[w->reader_count++] = seat;
    w->readers[w->reader_count++] = BCG_SPECTATOR;
    w->state = malloc(ops->state_size);
    w->before = malloc(ops->state_size);
    w->keepsake = malloc(ops->state_size);
    for (int i = 0; i < SCRATCH; i++)
        w->scratch[i] = malloc(ops->state_size);
    w->course = calloc((size_t)c->most_actions + 1, sizeof *w->course);
    w->list = calloc((size_t)ops->max_actions + OUTCOMES, sizeof *w->list);
    w->list_2 = calloc((size_t)ops->max_actions + OUTCOMES, sizeof *w->list_2);
    bool all = true;
    for (w->game = 0; w->game < c->games && all; w->game++)
        all = play_game(w);
    all = all && holds(w, LAST);
    free(w->list_2);
    free(w->list);
    free(w->course);
    for (int i = 0; i < SCRATCH; i++)
        free(w->scratch[i]);
    free(w->keepsake);
    free(w->before);
    free(w->state);
    free(w);
    return all;
}
