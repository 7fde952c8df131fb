/* Checks of who may do what: the table, actors, results, legal, check and reasons. */
#include "conformance/walk.h"

#include <stdlib.h>
#include <string.h>

/* All required operations are there, and the numbers are in range. */
bool table_is_filled_in(walk *w)
{
    const bcg_ops *o = w->ops;
    const int seats = o->seats(w->g);
    if (seats < 1 || seats > BCG_MAX_SEATS)
        return fail(w, BCG_OVER, "%d seats", seats);
    if (o->name == NULL || o->rules < 1 || o->state_size == 0 || o->max_actions < 1 ||
        o->reasons == NULL)
        return fail(w, BCG_OVER, "a value is missing");
    if (!o->begin || !o->team || !o->actors || !o->legal || !o->check || !o->apply || !o->readers ||
        !o->chance || !o->view || !o->guess || !o->result)
        return fail(w, BCG_OVER, "an operation is missing");
    return true;
}

/* actors: seats of this game, or BCG_CHANCE_ACTS alone. */
bool actors_are_seats_or_chance(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    return actors == BCG_CHANCE_ACTS || actors >> w->ops->seats(w->g) == 0 ||
           fail(w, BCG_OVER, "the actors are 0x%x", actors);
}

/* result: BCG_UNDECIDED until nobody acts any more, and only until then. */
bool results_come_at_the_end(walk *w)
{
    const bool over = w->ops->actors(w->g, w->state) == 0;
    for (int seat = 0; seat < w->ops->seats(w->g); seat++) {
        const bcg_result result = w->ops->result(w->g, w->state, seat);
        if ((result != BCG_UNDECIDED) != over || (unsigned)result > BCG_DRAWN)
            return fail(w, seat, "has result %d, the game %s", (int)result,
                        over ? "is over" : "goes on");
    }
    return true;
}

/* result: the same for all seats of a team. */
bool teams_share_results(walk *w)
{
    for (int seat = 0; seat < w->ops->seats(w->g); seat++)
        for (int other = 0; other < seat; other++)
            if (w->ops->team(w->g, seat) == w->ops->team(w->g, other) &&
                w->ops->result(w->g, w->state, seat) != w->ops->result(w->g, w->state, other))
                return fail(w, seat, "has another result than seat %d of its team", other);
    return true;
}

/* -- the list --------------------------------------------------------------------------------- */

static int list_for(walk *w, int seat)
{
    return w->ops->legal(w->g, w->state, seat, w->list, w->ops->max_actions);
}

/* legal: check accepts everything listed; every actor has an action; max_actions is not
 * exceeded. */
bool lists_are_accepted(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    for (int seat = 0; seat < w->ops->seats(w->g); seat++) {
        if (!bcg_acts(actors, seat))
            continue;
        const int n = list_for(w, seat);
        if (n < 1 || n > w->ops->max_actions)
            return fail(w, seat, "has %d actions, 1 to %d are promised", n, w->ops->max_actions);
        for (int i = 0; i < n; i++)
            if (w->ops->check(w->g, w->state, seat, w->list[i]) != BCG_OK)
                return fail(w, seat, "is listed and refused: %s", words(w, w->list[i]));
    }
    return true;
}

static int compare(const void *a, const void *b)
{
    const bcg_action p = *(const bcg_action *)a, q = *(const bcg_action *)b;
    return p < q ? -1 : p > q;
}

/* An action that check accepts but a sorted list (list_2) does not contain. */
typedef struct search {
    walk *w;
    int seat, n;
    bool found;
    bcg_action missing;
} search;

static void visit_for_completeness(void *context, bcg_action a)
{
    search *f = context;
    if (f->found || f->w->ops->check(f->w->g, f->w->state, f->seat, a) != BCG_OK ||
        bsearch(&a, f->w->list_2, (size_t)f->n, sizeof a, compare))
        return;
    f->found = true;
    f->missing = a;
}

/* Is everything that check accepts from this actor in the list? */
static bool is_complete(walk *w, int seat, const bcg_action *list, int n)
{
    search f = {w, seat, n, false, 0};
    memmove(w->list, list, (size_t)n * sizeof *list);
    memcpy(w->list_2, list, (size_t)n * sizeof *list);
    qsort(w->list_2, (size_t)n, sizeof *list, compare);
    visit_some(w, n, visit_for_completeness, &f);
    if (w->c->candidates)
        w->c->candidates(w->g, w->state, seat, &w->r, visit_for_completeness, &f);
    return !f.found || fail(w, seat, "is accepted and not listed: %s", words(w, f.missing));
}

/* legal: everything check accepts is listed. */
bool lists_are_complete(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    for (int seat = 0; seat < w->ops->seats(w->g); seat++)
        if (bcg_acts(actors, seat) && !is_complete(w, seat, w->list, list_for(w, seat)))
            return false;
    return true;
}

/* legal: a fixed order, no duplicates. */
bool lists_have_an_order(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    for (int seat = 0; seat < w->ops->seats(w->g); seat++) {
        if (!bcg_acts(actors, seat))
            continue;
        const int n = list_for(w, seat);
        const size_t bytes = (size_t)n * sizeof w->list[0];
        memset(w->list_2, 0xee, bytes);
        if (w->ops->legal(w->g, w->state, seat, w->list_2, w->ops->max_actions) != n ||
            memcmp(w->list, w->list_2, bytes) != 0)
            return fail(w, seat, "asked twice has another list");
        qsort(w->list_2, (size_t)n, sizeof w->list_2[0], compare);
        for (int i = 1; i < n; i++)
            if (w->list_2[i - 1] == w->list_2[i])
                return fail(w, seat, "is listed twice: %s", words(w, w->list_2[i]));
    }
    return true;
}

/* -- reaction windows ------------------------------------------------------------------------- */

/* window, pass: a seat is asked, or some of a team, openly, and passing is among what each may do.
 */
bool windows_ask_one_team(walk *w)
{
    const int window = bcg_window(w->g, w->state), first = bcg_actor(w->g, w->state);
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    if (window < 0)
        return window == -1 || fail(w, BCG_OVER, "there is no window %d", window);
    w->report->windows++;
    w->report->shared_windows += count_seats(actors) > 1;
    if (window >= BCG_MAX_WINDOWS || first < 0 || is_secret(w, w->state))
        return fail(w, first, "is not asked in window %d", window);
    for (int seat = 0; seat < w->ops->seats(w->g); seat++) {
        if (!bcg_acts(actors, seat))
            continue;
        if (w->ops->team(w->g, seat) != w->ops->team(w->g, first))
            return fail(w, seat, "is asked with another team in window %d", window);
        if (w->ops->check(w->g, w->state, seat, w->ops->pass(w->g, w->state)) != BCG_OK)
            return fail(w, seat, "may not pass window %d", window);
    }
    return true;
}

/* Can this seat of those who are asked still do what it could? */
static bool may_do_the_same(walk *w, const void *after, int seat)
{
    const int n = w->ops->legal(w->g, w->state, seat, w->list, w->ops->max_actions);
    return w->ops->legal(w->g, after, seat, w->list_2, w->ops->max_actions) == n &&
           memcmp(w->list, w->list_2, (size_t)n * sizeof w->list[0]) == 0;
}

/* pass: where several are asked, it takes one of them out of the window and changes nothing for the
 * rest; any other answer closes it. */
bool passes_leave_it_to_the_rest(walk *w)
{
    const int window = bcg_window(w->g, w->state);
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    void *after = w->scratch[0];
    if (window < 0 || count_seats(actors) < 2)
        return true;
    for (int seat = 0; seat < w->ops->seats(w->g); seat++) {
        const bcg_seats rest = actors & (bcg_seats)~bcg_seat_bit(seat);
        if (rest == actors)
            continue;
        take(w, w->state, seat, w->ops->pass(w->g, w->state), after, &w->rec);
        if (bcg_window(w->g, after) != window || w->ops->actors(w->g, after) != rest)
            return fail(w, seat, "passes window %d for others", window);
        for (int other = 0; other < w->ops->seats(w->g); other++)
            if (bcg_acts(rest, other) && !may_do_the_same(w, after, other))
                return fail(w, other, "may do something else once seat %d has passed", seat);
        const int n = w->ops->legal(w->g, w->state, seat, w->list, w->ops->max_actions);
        for (int i = 0; i < n; i++) {
            if (bcg_is_pass(w->g, w->state, w->list[i]))
                continue;
            take(w, w->state, seat, w->list[i], after, &w->rec);
            if (bcg_window(w->g, after) == window && w->ops->actors(w->g, after) == rest)
                return fail(w, seat, "answers and leaves the window open: %s",
                            words(w, w->list[i]));
        }
    }
    return true;
}

/* -- refusals --------------------------------------------------------------------------------- */

/* A seat that does not act, and chance while seats do, has no list, and gets a reason why it may
 * not take an action that is legal for an actor, or was legal at another time. */
bool others_are_refused(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    const int actor = bcg_first_actor(actors);
    const int n = actor >= 0 ? list_for(w, actor) : 0;
    for (int seat = BCG_CHANCE; seat < w->ops->seats(w->g); seat++) {
        if (bcg_acts(actors, seat))
            continue;
        if (w->ops->legal(w->g, w->state, seat, w->list_2, w->ops->max_actions) != 0)
            return fail(w, seat, "does not act and has a list");
        const bcg_reason expected = bcg_check_actor(actors, seat);
        for (int i = 0; i < n; i++)
            if (w->ops->check(w->g, w->state, seat, w->list[i]) != expected)
                return fail(w, seat, "does not act and is not refused for that: %s",
                            words(w, w->list[i]));
        for (int i = 0; i < w->remembered && i < MEMORY; i++)
            if (w->ops->check(w->g, w->state, seat, w->memory[i]) == BCG_OK)
                return fail(w, seat, "does not act and may: %s", words(w, w->memory[i]));
    }
    return true;
}

/* check: a result of chance is accepted from BCG_CHANCE and from no seat, and chance has no
 * list. */
bool chance_is_no_seat(walk *w)
{
    enum { RESULTS = 4 };
    bcg_action results[RESULTS];
    if (w->ops->actors(w->g, w->state) != BCG_CHANCE_ACTS)
        return true;
    if (list_for(w, BCG_CHANCE) != 0)
        return fail(w, BCG_CHANCE, "has a list");
    const int n = sample_chance(w, w->state, results, RESULTS);
    for (int i = 0; i < n; i++) {
        if (w->ops->check(w->g, w->state, BCG_CHANCE, results[i]) != BCG_OK)
            return fail(w, BCG_CHANCE, "came up and is refused: %s", words(w, results[i]));
        for (int seat = 0; seat < w->ops->seats(w->g); seat++)
            if (w->ops->check(w->g, w->state, seat, results[i]) != BCG_CHANCE_DECIDES)
                return fail(w, seat, "decides for chance: %s", words(w, results[i]));
    }
    return true;
}

typedef struct refusal {
    walk *w;
    int seat;
    bool found;
    bcg_action action;
    bcg_reason why;
} refusal;

static void visit_for_reason(void *context, bcg_action a)
{
    refusal *f = context;
    const bcg_reason_page *const pages[] = {&bcg_core_reasons, f->w->ops->reasons};
    const bcg_reason why = f->w->ops->check(f->w->g, f->w->state, f->seat, a);
    if (f->found || bcg_reason_find(pages, 2, why))
        return;
    f->found = true;
    f->action = a;
    f->why = why;
}

/* Every refusal, for anybody, has a row with a reason. */
bool refusals_have_reasons(walk *w)
{
    for (int seat = BCG_CHANCE; seat < w->ops->seats(w->g); seat++) {
        refusal f = {w, seat, false, 0, 0};
        const bool acts = bcg_acts(w->ops->actors(w->g, w->state), seat);
        visit_some(w, list_for(w, seat), visit_for_reason, &f);
        visit_for_reason(&f, ~(bcg_action)0);
        if (w->c->candidates && acts)
            w->c->candidates(w->g, w->state, seat, &w->r, visit_for_reason, &f);
        if (f.found)
            return fail(w, seat, "is refused for 0x%x, which no page has: %s", f.why,
                        words(w, f.action));
    }
    return true;
}

/* Queries do not change the state. */
bool asking_changes_nothing(walk *w)
{
    void *copy = w->scratch[0];
    bcg_action a = 0;
    memcpy(copy, w->state, w->ops->state_size);
    const bcg_seats actors = w->ops->actors(w->g, copy);
    is_secret(w, copy);
    for (int seat = BCG_CHANCE; seat < w->ops->seats(w->g); seat++) {
        const int n = w->ops->legal(w->g, copy, seat, w->list, w->ops->max_actions);
        if (!bcg_acts(actors, seat))
            continue;
        a = seat == BCG_CHANCE ? w->ops->chance(w->g, copy, &w->r) : w->list[below(w, n)];
        w->ops->check(w->g, copy, seat, a);
        w->ops->readers(w->g, copy, seat, a);
        does_commit(w, copy, seat, a);
    }
    if (w->ops->outcomes)
        w->ops->outcomes(w->g, copy, w->outcome, w->weight, OUTCOMES);
    for (int i = 0; i < w->reader_count; i++)
        w->ops->view(w->g, copy, w->readers[i], w->scratch[1]);
    for (int seat = 0; seat < w->ops->seats(w->g); seat++)
        w->ops->result(w->g, copy, seat);
    return same(w, copy, w->state) || fail(w, BCG_OVER, "a state that is only asked has changed");
}

/* outcomes: what check accepts from chance, each once, with weights whose sum fits into 32 bits;
 * works with exactly the capacity needed, and returns 0 with less or where chance does not act. */
bool outcomes_are_what_check_accepts(walk *w)
{
    const bool acts = w->ops->actors(w->g, w->state) == BCG_CHANCE_ACTS;
    if (w->ops->outcomes == NULL)
        return true;
    const int n = w->ops->outcomes(w->g, w->state, w->outcome, w->weight, OUTCOMES);
    if (n != 0 && !acts)
        return fail(w, BCG_CHANCE, "does not act and has %d outcomes", n);
    if (n == 0)
        return true; /* or too many to list */
    uint64_t sum = 0;
    for (int i = 0; i < n; i++) {
        sum += w->weight[i];
        if (w->weight[i] == 0)
            return fail(w, BCG_CHANCE, "weighs nothing: %s", words(w, w->outcome[i]));
        if (w->ops->check(w->g, w->state, BCG_CHANCE, w->outcome[i]) != BCG_OK)
            return fail(w, BCG_CHANCE, "is an outcome and refused: %s", words(w, w->outcome[i]));
        for (int j = 0; j < i; j++)
            if (w->outcome[i] == w->outcome[j])
                return fail(w, BCG_CHANCE, "is an outcome twice: %s", words(w, w->outcome[i]));
    }
    if (sum > UINT32_MAX)
        return fail(w, BCG_CHANCE, "the weights do not fit 32 bits");
    if (!is_complete(w, BCG_CHANCE, w->outcome, n))
        return false;
    bcg_action *again = malloc((size_t)n * sizeof *again); /* exact, for the sanitizers */
    uint32_t *weight = malloc((size_t)n * sizeof *weight);
    const bool exact = w->ops->outcomes(w->g, w->state, again, weight, n) == n &&
                       memcmp(again, w->outcome, (size_t)n * sizeof *again) == 0 &&
                       memcmp(weight, w->weight, (size_t)n * sizeof *weight) == 0;
    const bool small = w->ops->outcomes(w->g, w->state, again, weight, n - 1) == 0;
    free(again);
    free(weight);
    return (exact && small) || fail(w, BCG_CHANCE, "outcomes depend on the room for them");
}
