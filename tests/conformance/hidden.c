/* Checks of hidden information: views, guesses, twins, secret answers, readers, events and undo. */
#include "conformance/walk.h"

#include <string.h>

enum { TWINS = 2, MANY_TWINS = 8, TRIED = 6 };

/* -- views and guesses ------------------------------------------------------------------------ */

/* view: fills every byte, and viewing a view again hides nothing more. */
bool views_hide_once_and_for_all(walk *w)
{
    void *one = w->scratch[0], *two = w->scratch[1];
    for (int i = 0; i < w->reader_count; i++) {
        memset(one, 0x11, w->ops->state_size);
        memset(two, 0xee, w->ops->state_size);
        w->ops->view(w->g, w->state, w->readers[i], one);
        w->ops->view(w->g, w->state, w->readers[i], two);
        if (!same(w, one, two))
            return fail(w, w->readers[i], "two views of a state differ");
        w->ops->view(w->g, one, w->readers[i], two);
        if (!same(w, one, two))
            return fail(w, w->readers[i], "the view of the view differs from it");
    }
    return true;
}

/* guess: consistent with the view, and determined by view and generator alone. */
bool guesses_fit_the_view(walk *w)
{
    void *view = w->scratch[0], *one = w->scratch[1], *two = w->scratch[2];
    for (int i = 0; i < w->reader_count; i++) {
        bcg_rng again = w->r;
        w->ops->view(w->g, w->state, w->readers[i], view);
        memset(one, 0x11, w->ops->state_size);
        memset(two, 0xee, w->ops->state_size);
        w->ops->guess(w->g, view, &w->r, one);
        w->ops->guess(w->g, view, &again, two);
        if (!same(w, one, two))
            return fail(w, w->readers[i], "the same generator made two guesses");
        w->ops->view(w->g, one, w->readers[i], two);
        if (!same(w, view, two))
            return fail(w, w->readers[i], "sees in the guess that it is one");
    }
    return true;
}

/* guess: a complete state. */
bool guesses_are_whole(walk *w)
{
    int true_totals[CONFORMANCE_TOTALS] = {0};
    if (w->c->totals == NULL)
        return true;
    w->c->totals(w->g, w->state, true_totals);
    for (int i = 0; i < w->reader_count; i++) {
        int totals[CONFORMANCE_TOTALS] = {0};
        make_twin(w, w->state, w->readers[i], w->scratch[0]);
        w->c->totals(w->g, w->scratch[0], totals);
        for (int t = 0; t < CONFORMANCE_TOTALS; t++)
            if (totals[t] != true_totals[t])
                return fail(w, w->readers[i], "guesses a state whose total %d is %d, not %d", t,
                            totals[t], true_totals[t]);
    }
    return true;
}

/* guess: can be played to the end like any state. From a random moment of the game. */
bool guesses_can_be_played(walk *w)
{
    void *s = w->scratch[0];
    for (int i = 0; i < w->reader_count; i++) {
        make_twin(w, w->keepsake, w->readers[i], s);
        for (int n = 0; w->ops->actors(w->g, s) != 0; n++) {
            const int actor = bcg_actor(w->g, s);
            const int count = actor >= 0
                                  ? w->ops->legal(w->g, s, actor, w->list, w->ops->max_actions)
                                  : 1;
            if (count == 0 || n == w->c->most_actions)
                return fail(w, w->readers[i], "guesses a game that %s",
                            count ? "does not end" : "cannot go on");
            const bcg_action a = actor >= 0 ? w->list[below(w, count)]
                                            : w->ops->chance(w->g, s, &w->r);
            if (w->ops->check(w->g, s, actor, a) != BCG_OK)
                return fail(w, w->readers[i], "guesses a game in which is refused: %s",
                            words(w, a));
            w->ops->apply(w->g, s, actor, a, NULL);
        }
    }
    return true;
}

/* Every seat knows what a spectator knows, and a seat cannot see anything of its own through a
 * spectator's view. */
bool spectators_see_what_all_see(walk *w)
{
    void *public_view = w->scratch[0], *seat_view = w->scratch[1], *both = w->scratch[2];
    w->ops->view(w->g, w->state, BCG_SPECTATOR, public_view);
    for (int seat = 0; seat < w->ops->seats(w->g); seat++) {
        w->ops->view(w->g, w->state, seat, seat_view);
        w->ops->view(w->g, seat_view, BCG_SPECTATOR, both);
        if (!same(w, public_view, both))
            return fail(w, seat, "does not know what a spectator does");
        w->ops->view(w->g, public_view, seat, both);
        if (!same(w, public_view, both))
            return fail(w, seat, "takes a spectator's view for its own");
    }
    return true;
}

/* -- twins in a state ------------------------------------------------------------------------- */

/* actors, secret, window, result: depend only on public facts. */
bool actors_tell_nothing(walk *w)
{
    void *twin = w->scratch[0];
    for (int i = 0; i < w->reader_count * TWINS; i++) {
        const int reader = w->readers[i % w->reader_count];
        make_twin(w, w->state, reader, twin);
        if (w->ops->actors(w->g, w->state) != w->ops->actors(w->g, twin) ||
            is_secret(w, w->state) != is_secret(w, twin) ||
            bcg_window(w->g, w->state) != bcg_window(w->g, twin))
            return fail(w, reader, "is told something hidden by who is asked");
        for (int seat = 0; seat < w->ops->seats(w->g); seat++)
            if (w->ops->result(w->g, w->state, seat) != w->ops->result(w->g, twin, seat))
                return fail(w, reader, "is told something hidden by a result");
    }
    return true;
}

/* legal: the list of a seat depends on what it knows; it can be made from its view. */
bool lists_tell_nothing(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    for (int seat = 0; seat < w->ops->seats(w->g); seat++) {
        if (!bcg_acts(actors, seat))
            continue;
        const int n = w->ops->legal(w->g, w->state, seat, w->list, w->ops->max_actions);
        for (int i = 0; i <= TWINS; i++) {
            if (i < TWINS)
                make_twin(w, w->state, seat, w->scratch[0]);
            else
                w->ops->view(w->g, w->state, seat, w->scratch[0]);
            if (w->ops->legal(w->g, w->scratch[0], seat, w->list_2, w->ops->max_actions) != n ||
                memcmp(w->list, w->list_2, (size_t)n * sizeof w->list[0]) != 0)
                return fail(w, seat, "is told something hidden by its list");
        }
    }
    return true;
}

typedef struct comparison {
    walk *w;
    int seat;
    const void *twin;
    bool differs;
    bcg_action action;
} comparison;

static void visit_for_difference(void *context, bcg_action a)
{
    comparison *f = context;
    const bcg_reason one = f->w->ops->check(f->w->g, f->w->state, f->seat, a);
    const bcg_reason two = f->w->ops->check(f->w->g, f->twin, f->seat, a);
    if (f->differs || one == two || one == BCG_OK || two == BCG_OK)
        return; /* legality is checked with the lists */
    f->differs = true;
    f->action = a;
}

/* check: the reason for refusing a seat depends on what it knows, whether it acts or not. */
bool reasons_tell_nothing(walk *w)
{
    for (int seat = 0; seat < w->ops->seats(w->g); seat++)
        for (int i = 0; i < TWINS; i++) {
            comparison f = {w, seat, w->scratch[0], false, 0};
            make_twin(w, w->state, seat, w->scratch[0]);
            visit_some(w, w->ops->legal(w->g, w->state, seat, w->list, w->ops->max_actions),
                       visit_for_difference, &f);
            if (f.differs)
                return fail(w, seat, "is told something hidden by the reason against %s",
                            words(w, f.action));
        }
    return true;
}

/* -- secret answers --------------------------------------------------------------------------- */

/* Do several seats answer secretly here? */
static bool answers_are_secret(walk *w)
{
    return count_seats(w->ops->actors(w->g, w->state)) > 1 && is_secret(w, w->state);
}

/* After this answer, do the others still have to decide, with the same choices? */
static bool leaves_others_alone(walk *w, int seat, bcg_action answer)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    void *after = w->scratch[0];
    take(w, w->state, seat, answer, after, &w->rec);
    if (w->ops->actors(w->g, after) != (actors & ~bcg_seat_bit(seat)) || !is_secret(w, after))
        return fail(w, seat, "changes who else is asked: %s", words(w, answer));
    for (int other = 0; other < w->ops->seats(w->g); other++) {
        if (other == seat || !bcg_acts(actors, other))
            continue;
        const int n = w->ops->legal(w->g, w->state, other, w->list, w->ops->max_actions);
        if (w->ops->legal(w->g, after, other, w->list_2, w->ops->max_actions) != n ||
            memcmp(w->list, w->list_2, (size_t)n * sizeof w->list[0]) != 0)
            return fail(w, seat, "changes what seat %d may answer: %s", other, words(w, answer));
    }
    return true;
}

/* secret: an answer does not affect who else must answer, nor their possible answers. */
bool secret_answers_are_free(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    if (!answers_are_secret(w))
        return true;
    for (int seat = 0; seat < w->ops->seats(w->g); seat++) {
        int n = bcg_acts(actors, seat);
        for (int i = 0; i < n && i < TRIED; i++) {
            n = w->ops->legal(w->g, w->state, seat, w->list, w->ops->max_actions);
            if (!leaves_others_alone(w, seat, w->list[n <= TRIED ? (uint32_t)i : below(w, n)]))
                return false;
        }
    }
    return true;
}

/* Does the reader see the same, whichever of two actions the seat takes? */
static bool looks_the_same(walk *w, int seat, bcg_action a, bcg_action b, int reader)
{
    void *one = w->scratch[0], *two = w->scratch[1];
    take(w, w->state, seat, a, one, &w->rec);
    take(w, w->state, seat, b, two, &w->rec_2);
    return same_for(w, one, two, reader) && same_events(&w->rec, &w->rec_2, reader);
}

/* secret: only its own seat may read an answer, and nobody else sees which it was, while others are
 * still missing. */
bool secret_answers_stay_hidden(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    if (!answers_are_secret(w))
        return true;
    for (int seat = 0; seat < w->ops->seats(w->g); seat++) {
        if (!bcg_acts(actors, seat))
            continue;
        const int n = w->ops->legal(w->g, w->state, seat, w->list, w->ops->max_actions);
        for (int i = 0; i < n; i++)
            if (w->ops->readers(w->g, w->state, seat, w->list[i]) & ~bcg_seat_bit(seat))
                return fail(w, seat, "answers in secret, for others to read: %s",
                            words(w, w->list[i]));
        for (int i = 1; i < n && i < TRIED; i++)
            for (int k = 0; k < w->reader_count; k++)
                if (w->readers[k] != seat &&
                    !looks_the_same(w, seat, w->list[0], w->list[i], w->readers[k]))
                    return fail(w, w->readers[k], "sees what seat %d answered", seat);
    }
    return true;
}

/* secret: answers have the same effect in any order. */
bool secret_answers_commute(walk *w)
{
    const bcg_seats actors = w->ops->actors(w->g, w->state);
    bcg_action answer[BCG_MAX_SEATS] = {0};
    int order[BCG_MAX_SEATS], count = 0;
    if (!answers_are_secret(w))
        return true;
    for (int seat = 0; seat < w->ops->seats(w->g); seat++)
        if (bcg_acts(actors, seat)) {
            const int n = w->ops->legal(w->g, w->state, seat, w->list, w->ops->max_actions);
            answer[seat] = w->list[below(w, n)];
            order[count++] = seat;
        }
    for (int round = 0; round < TRIED; round++) {
        void *s = w->scratch[round > 0];
        memcpy(s, w->state, w->ops->state_size);
        for (int i = count - 1; i > 0 && round > 0; i--) { /* in another order */
            const int j = (int)below(w, i + 1), moved = order[i];
            order[i] = order[j];
            order[j] = moved;
        }
        for (int i = 0; i < count; i++) {
            if (w->ops->check(w->g, s, order[i], answer[order[i]]) != BCG_OK)
                return fail(w, order[i], "is refused when others have answered: %s",
                            words(w, answer[order[i]]));
            w->ops->apply(w->g, s, order[i], answer[order[i]], NULL);
        }
        if (round > 0 && !same(w, w->scratch[0], w->scratch[1]))
            return fail(w, order[0], "answers first, and that makes a difference");
    }
    return true;
}

/* -- results of chance and their readers ------------------------------------------------------ */

/* readers: whoever may not read a result sees the same, whatever it is. */
bool hidden_results_stay_hidden(walk *w)
{
    bcg_action results[TRIED];
    if (w->ops->actors(w->g, w->state) != BCG_CHANCE_ACTS)
        return true;
    const int n = sample_chance(w, w->state, results, TRIED);
    for (int k = 0; k < w->reader_count; k++) {
        int first = -1;
        for (int i = 0; i < n; i++) {
            const bcg_seats readers = w->ops->readers(w->g, w->state, BCG_CHANCE, results[i]);
            if (bcg_may_read(readers, w->readers[k]))
                continue;
            if (first < 0)
                first = i;
            else if (!looks_the_same(w, BCG_CHANCE, results[first], results[i], w->readers[k]))
                return fail(w, w->readers[k], "may not read what came up, and sees it: %s",
                            words(w, results[i]));
        }
    }
    return true;
}

/* readers: whoever may read a result that is not public finds it in its view. */
bool readers_learn_the_result(walk *w)
{
    bcg_action results[TRIED];
    if (w->ops->actors(w->g, w->state) != BCG_CHANCE_ACTS)
        return true;
    const int n = sample_chance(w, w->state, results, TRIED);
    for (int i = 1; i < n; i++) {
        const bcg_seats readers = w->ops->readers(w->g, w->state, BCG_CHANCE, results[i]);
        if (results[i] == results[0])
            continue;
        take(w, w->state, BCG_CHANCE, results[0], w->scratch[0], &w->rec);
        take(w, w->state, BCG_CHANCE, results[i], w->scratch[1], &w->rec);
        if (same(w, w->scratch[0], w->scratch[1]))
            continue; /* e.g. dice that miss either way */
        for (int k = 0; k < w->reader_count; k++)
            if (bcg_may_read(readers, w->readers[k]) &&
                same_for(w, w->scratch[0], w->scratch[1], w->readers[k]))
                return fail(w, w->readers[k], "may read what came up, and does not see it: %s",
                            words(w, results[i]));
    }
    return true;
}

/* -- what a step reveals ---------------------------------------------------------------------- */

/* Can the reader tell from its view or events after this step in which twin it was taken? */
static bool step_tells_apart(walk *w, const void *twin, int reader)
{
    if (w->ops->check(w->g, twin, w->seat, w->action) != BCG_OK)
        return true;
    take(w, twin, w->seat, w->action, w->scratch[1], &w->rec);
    return !same_for(w, w->state, w->scratch[1], reader) ||
           !same_events(&w->step, &w->rec, reader) ||
           w->ops->actors(w->g, w->state) != w->ops->actors(w->g, w->scratch[1]);
}

/* commits: from an action that does not commit, its seat learns nothing new, so it can be undone.
 * Those that do commit are counted. */
bool own_actions_tell_nothing(walk *w)
{
    if (w->seat == BCG_CHANCE)
        return true;
    const bool commits = does_commit(w, w->before, w->seat, w->action);
    const bool pass = bcg_is_pass(w->g, w->before, w->action); /* commits if any seat learns */
    bool told = false;
    for (int i = 0; i < (commits ? MANY_TWINS : TWINS) && !told; i++) {
        const int reader = pass && commits ? w->readers[i % w->reader_count] : w->seat;
        make_twin(w, w->before, reader, w->scratch[0]);
        told = step_tells_apart(w, w->scratch[0], reader);
    }
    w->committing += commits;
    w->telling += commits && told;
    w->report->committing += commits;
    return !told || commits ||
           fail(w, w->seat, "learns something and could take it back: %s", words(w, w->action));
}

/* commits: whoever learns nothing from its action knows what its view will be, so plans can be made
 * on views: the rules apply the action to the view as to the state. */
bool views_go_on(walk *w)
{
    if (w->seat == BCG_CHANCE || does_commit(w, w->before, w->seat, w->action))
        return true;
    w->ops->view(w->g, w->state, w->seat, w->scratch[0]);
    if (!same_for(w, w->state, w->scratch[0], w->seat))
        return true; /* views_hide_once_and_for_all will say so */
    w->ops->view(w->g, w->before, w->seat, w->scratch[0]);
    w->ops->apply(w->g, w->scratch[0], w->seat, w->action, NULL);
    return same_for(w, w->state, w->scratch[0], w->seat) ||
           fail(w, w->seat, "the view does not go on as the state does: %s", words(w, w->action));
}

/* pass: when a window goes by, no seat learns anything, unless it commits. So whoever opened it can
 * still undo that. */
bool passes_tell_nothing(walk *w)
{
    if (w->seat == BCG_CHANCE || !bcg_is_pass(w->g, w->before, w->action))
        return true;
    w->report->passes++;
    const int seats = w->ops->seats(w->g);
    for (int seat = 0; seat < seats && !does_commit(w, w->before, w->seat, w->action); seat++) {
        make_twin(w, w->before, seat, w->scratch[0]);
        if (step_tells_apart(w, w->scratch[0], seat))
            return fail(w, seat, "learns something when a window is passed");
    }
    return true;
}

/* commits: only actions that reveal something. A single one may reveal what could be inferred, so
 * it is enough if most do. */
bool committing_actions_tell_something(walk *w)
{
    return w->telling * 2 >= w->committing ||
           fail(w, BCG_OVER, "of %ld actions that commit only %ld told anything", w->committing,
                w->telling);
}

/* Events: a reader to whom two states look the same before and after a step is told the same in
 * both. Except for committing actions: what they reveal may disappear again at once. */
bool events_tell_no_more_than_views(walk *w)
{
    if (does_commit(w, w->before, w->seat, w->action))
        return true;
    for (int k = 0; k < w->reader_count; k++) {
        make_twin(w, w->before, w->readers[k], w->scratch[0]);
        if (w->ops->check(w->g, w->scratch[0], w->seat, w->action) != BCG_OK)
            continue; /* not possible in the twin, e.g. with other cards in a hand */
        take(w, w->scratch[0], w->seat, w->action, w->scratch[1], &w->rec);
        if (same_for(w, w->state, w->scratch[1], w->readers[k]) &&
            !same_events(&w->step, &w->rec, w->readers[k]))
            return fail(w, w->readers[k], "is told by an event what it cannot see: %s",
                        words(w, w->action));
    }
    return true;
}
