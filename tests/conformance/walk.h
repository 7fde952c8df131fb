/* Internals of the conformance suite: a walk through random games, and what the checks share.
 *
 * A check is a function that returns whether a promise holds; fail() records why not. */
#ifndef BOCAGE_TESTS_CONFORMANCE_WALK_H
#define BOCAGE_TESTS_CONFORMANCE_WALK_H

#include "conformance/conformance.h"

enum { SCRATCH = 8, MEMORY = 64, EVENTS = 512, OUTCOMES = 1024 };

/* A log with its events. */
typedef struct record {
    bcg_log log;
    bcg_event events[EVENTS];
} record;

/* One action of the game so far, and a checksum of the state after it. */
typedef struct taken {
    int seat;
    bcg_action action;
    uint64_t hash;
} taken;

typedef struct walk {
    const conformance *c;
    const bcg_game *g;
    const bcg_ops *ops;
    conformance_report *report;
    bcg_rng r;
    int readers[BCG_MAX_SEATS + 1], reader_count; /* all seats and BCG_SPECTATOR */
    /* The current place. */
    int game, ply;
    void *state;
    /* The step that led there: `seat` took `action` in `before`. */
    void *before;
    int seat;
    bcg_action action;
    record step;
    taken *course;  /* of this game */
    void *keepsake; /* a random state of this game, all equally likely */
    /* Actions that were legal at other times, including those of chance. */
    bcg_action memory[MEMORY];
    int remembered;
    /* For any use by checks. */
    void *scratch[SCRATCH];
    bcg_action *list, *list_2; /* room for max_actions and OUTCOMES */
    bcg_action outcome[OUTCOMES];
    uint32_t weight[OUTCOMES];
    record rec, rec_2;
    /* What some checks count over the whole walk. */
    long committing, telling;
    int odds_nodes, openings;
} walk;

/* Records that the check failed: a sentence saying why, about a seat, a reader or nobody
 * (BCG_OVER). Returns false. */
bool fail(walk *w, int who, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* An action as text; valid until the next call. */
const char *words(walk *w, bcg_action a);

/* -- helpers ---------------------------------------------------------------------------------- */

bool same(const walk *w, const void *a, const void *b);
bool same_for(walk *w, const void *a, const void *b, int reader); /* of views; scratch 6 and 7 */
bool same_events(const record *a, const record *b, int reader);
bool is_secret(const walk *w, const void *s);
bool does_commit(const walk *w, const void *s, int seat, bcg_action a);
int count_seats(bcg_seats seats);
uint32_t below(walk *w, int n);

/* Fills `out` with a state that the reader cannot tell from `s`. */
void make_twin(walk *w, const void *s, int reader, void *out);

/* Copies `s` to `out` and takes the action there, with its events. */
void take(walk *w, const void *s, int seat, bcg_action a, void *out, record *events);

/* Results of this chance node: all, if they are few, or a sample, at most `most`. */
int sample_chance(walk *w, const void *s, bcg_action *out, int most);

/* Visits remembered actions, listed ones (w->list, n of them) and listed ones with one byte
 * changed. */
void visit_some(walk *w, int n, conformance_visit *visit, void *context);

/* The limit that a chi-square with this many degrees of freedom exceeds once in a million times. */
double chi_square_limit(int freedom);

/* -- the checks ------------------------------------------------------------------------------- */

/* name, when: at the BEGINning of a game, in a STATE, after a STEP, at the END of a game, at LAST
 */
#define CONFORMANCE_CHECKS(C)                 \
    C(BEGIN, table_is_filled_in)              \
    C(BEGIN, begin_fills_in_everything)       \
    C(STATE, actors_are_seats_or_chance)      \
    C(STATE, results_come_at_the_end)         \
    C(STATE, teams_share_results)             \
    C(STATE, lists_are_accepted)              \
    C(STATE, lists_are_complete)              \
    C(STATE, lists_have_an_order)             \
    C(STATE, others_are_refused)              \
    C(STATE, chance_is_no_seat)               \
    C(STATE, refusals_have_reasons)           \
    C(STATE, asking_changes_nothing)          \
    C(STATE, outcomes_are_what_check_accepts) \
    C(STATE, chance_follows_its_weights)      \
    C(STATE, views_hide_once_and_for_all)     \
    C(STATE, guesses_fit_the_view)            \
    C(STATE, guesses_are_whole)               \
    C(STATE, spectators_see_what_all_see)     \
    C(STATE, secret_answers_are_free)         \
    C(STATE, secret_answers_stay_hidden)      \
    C(STATE, secret_answers_commute)          \
    C(STATE, hidden_results_stay_hidden)      \
    C(STATE, readers_learn_the_result)        \
    C(STATE, windows_ask_one_team)            \
    C(STATE, passes_leave_it_to_the_rest)     \
    C(STATE, actors_tell_nothing)             \
    C(STATE, lists_tell_nothing)              \
    C(STATE, reasons_tell_nothing)            \
    C(STEP, copies_play_alike)                \
    C(STEP, totals_are_kept)                  \
    C(STEP, own_actions_tell_nothing)         \
    C(STEP, passes_tell_nothing)              \
    C(STEP, views_go_on)                      \
    C(STEP, events_tell_no_more_than_views)   \
    C(END, replays_give_the_same)             \
    C(END, guesses_can_be_played)             \
    C(END, guesses_follow_chance)             \
    C(LAST, committing_actions_tell_something)
#define DECLARE_CHECK(when, name) bool name(walk *w);
CONFORMANCE_CHECKS(DECLARE_CHECK)
#undef DECLARE_CHECK

#endif
