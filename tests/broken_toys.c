/* Tests of the conformance suite: toys with one mistake each, and the check that must be the first
 * to fail. Every check of the suite has at least one. */
#include "core/zones.h"
#include "toy/toy_conformance.h"

#include "unit.h"

#include <string.h>

enum { GAMES = 40 };

/* The rank of the only card in a zone; 0 in views that do not show it. */
static int rank_in(const toy_state *s, int zone)
{
    int rank = TOY_RANKS;
    while (rank > 0 && toy_count(s, rank, zone) == 0)
        rank--;
    return rank;
}

static int hand_of(const toy_state *s, int seat, int rank)
{
    return toy_count(s, rank, TOY_HAND + seat);
}

/* -- table, actors, results -------------------------------------------------------------------- */

static int nine_seats(const bcg_game *g)
{
    (void)g;
    return BCG_MAX_SEATS + 1;
}

static void begin_but_for_a_byte(const bcg_game *g, void *state)
{
    toy_state s;
    toy_ops.begin(g, &s);
    memcpy(state, &s, sizeof s - 1);
}

static bcg_seats actors_without_seat(const bcg_game *g, const void *s)
{
    const bcg_seats actors = toy_ops.actors(g, s);
    return toy_ops.secret(g, s) ? (bcg_seats)(actors | 1u << toy_ops.seats(g)) : actors;
}

static bcg_result result_too_early(const bcg_game *g, const void *s, int seat)
{
    const bcg_result result = toy_ops.result(g, s, seat);
    return result == BCG_UNDECIDED && ((const toy_state *)s)->points[0] > 0 ? BCG_WON : result;
}

static bcg_result result_of_one_alone(const bcg_game *g, const void *s, int seat)
{
    const bcg_result result = toy_ops.result(g, s, seat);
    return result != BCG_UNDECIDED && seat == 2 ? BCG_DRAWN : result;
}

/* Seat 0 chooses, unless another holds a 5. */
static int who_chooses(const bcg_game *g, const toy_state *s)
{
    for (int seat = 1; seat < toy_ops.seats(g); seat++)
        if (hand_of(s, seat, TOY_RANKS) > 0)
            return seat;
    return 0;
}

static bcg_seats actors_by_hidden_cards(const bcg_game *g, const void *state)
{
    const toy_state *s = state;
    return s->stage == TOY_CHOICE ? bcg_seat_bit(who_chooses(g, s)) : toy_ops.actors(g, s);
}

static int seat_as_the_toy_knows_it(const bcg_game *g, const toy_state *s, int seat)
{
    return s->stage != TOY_CHOICE || seat < 0 ? seat : seat == who_chooses(g, s) ? 0 : 1;
}

static bcg_reason check_by_hidden_actor(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    return toy_ops.check(g, s, seat_as_the_toy_knows_it(g, s, seat), a);
}

static int legal_by_hidden_actor(const bcg_game *g, const void *s, int seat, bcg_action *out, int n)
{
    return toy_ops.legal(g, s, seat_as_the_toy_knows_it(g, s, seat), out, n);
}

static void apply_by_hidden_actor(const bcg_game *g, void *s, int seat, bcg_action a, bcg_log *log)
{
    toy_ops.apply(g, s, seat_as_the_toy_knows_it(g, s, seat), a, log);
}

static bool secret_by_hidden_card(const bcg_game *g, const void *s)
{
    return toy_ops.secret(g, s) && rank_in(s, TOY_WATCHWORD) < TOY_STRONG;
}

/* -- check and legal --------------------------------------------------------------------------- */

static int legal_with_a_pass(const bcg_game *g, const void *s, int seat, bcg_action *out, int n)
{
    const int count = toy_ops.legal(g, s, seat, out, n);
    if (count > 0 && count < n && toy_ops.secret(g, s))
        out[count] = TOY_ACTION(TOY_PASS, 0);
    return count + (count > 0 && count < n && toy_ops.secret(g, s));
}

static bcg_reason check_takes_pass_1(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    return toy_ops.check(g, s, seat, a == TOY_ACTION(TOY_PASS, 1) ? TOY_ACTION(TOY_PASS, 0) : a);
}

static int legal_twice(const bcg_game *g, const void *s, int seat, bcg_action *out, int n)
{
    const int count = toy_ops.legal(g, s, seat, out, n);
    if (count > 0 && count < n)
        out[count] = out[0];
    return count + (count > 0 && count < n);
}

static int legal_now_so_now_so(const bcg_game *g, const void *s, int seat, bcg_action *out, int n)
{
    static unsigned calls;
    const int count = toy_ops.legal(g, s, seat, out, n);
    if (count > 1 && ++calls % 2 == 0) {
        const bcg_action first = out[0];
        out[0] = out[1];
        out[1] = first;
    }
    return count;
}

static bcg_reason check_lets_all_pass(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    const bool scouts = ((const toy_state *)s)->stage == TOY_SCOUTS;
    return scouts && seat >= 0 && a == TOY_ACTION(TOY_PASS, 0) ? BCG_OK
                                                               : toy_ops.check(g, s, seat, a);
}

static bcg_reason check_lets_seats_draw(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    return toy_ops.check(g, s, toy_ops.actors(g, s) == BCG_CHANCE_ACTS ? BCG_CHANCE : seat, a);
}

static bcg_reason check_without_reason(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    const bcg_reason why = toy_ops.check(g, s, seat, a);
    return why == TOY_NOT_NOW ? 0x6666 : why;
}

static int legal_that_writes(const bcg_game *g, const void *s, int seat, bcg_action *out, int n)
{
    ((toy_state *)(uintptr_t)s)->points[0]++;
    return toy_ops.legal(g, s, seat, out, n);
}

/* A list from any check. */
static int list(const bcg_game *g, const void *s, int seat, bcg_action *out)
{
    int n = 0;
    for (int kind = TOY_CHOOSE; kind < TOY_KINDS; kind++)
        for (int number = 0; number <= TOY_RANKS; number++)
            if (g->ops->check(g, s, seat, TOY_ACTION(kind, number)) == BCG_OK)
                out[n++] = TOY_ACTION(kind, number);
    return n;
}

static int legal_as_checked(const bcg_game *g, const void *s, int seat, bcg_action *out, int n)
{
    (void)n;
    return list(g, s, seat, out);
}

static bcg_reason check_spares_weak_posts(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    const bcg_reason why = toy_ops.check(g, s, seat, a);
    return why == BCG_OK && toy_kind_of(a) == TOY_SCOUT &&
                   rank_in(s, TOY_POST + toy_number_of(a)) < TOY_STRONG
               ? TOY_NOT_NOW
               : why;
}

static bcg_reason check_tells_of_hands(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    const bcg_reason why = toy_ops.check(g, s, seat, a);
    return why == TOY_NOT_IN_HAND && hand_of(s, 1 - seat, toy_number_of(a)) > 0 ? TOY_NOT_IN_DECK
                                                                                : why;
}

/* Nobody bids the same as the other while holding another rank. For two seats. */
static bcg_reason check_no_equal_bids(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    const bcg_reason why = toy_ops.check(g, s, seat, a);
    if (why != BCG_OK || toy_kind_of(a) != TOY_LAY ||
        toy_count(s, toy_number_of(a), TOY_BID + 1 - seat) == 0)
        return why;
    for (int rank = 1; rank <= TOY_RANKS; rank++)
        if (rank != toy_number_of(a) && hand_of(s, seat, rank) > 0)
            return TOY_NOT_IN_HAND;
    return BCG_OK;
}

/* -- apply ------------------------------------------------------------------------------------- */

static void apply_first_bid_scores(const bcg_game *g, void *state, int seat, bcg_action a,
                                   bcg_log *log)
{
    toy_state *s = state;
    const int asked = toy_ops.actors(g, s);
    toy_ops.apply(g, s, seat, a, log);
    if (toy_kind_of(a) == TOY_LAY && asked == (1 << toy_ops.seats(g)) - 1)
        s->points[toy_ops.team(g, seat)]++;
}

static void apply_by_the_clock(const bcg_game *g, void *state, int seat, bcg_action a, bcg_log *log)
{
    static uint8_t clock;
    toy_ops.apply(g, state, seat, a, log);
    if (toy_kind_of(a) == TOY_CHOOSE)
        ((toy_state *)state)->points[0] = clock++;
}

static unsigned openings;

static void begin_and_count(const bcg_game *g, void *s)
{
    openings++;
    toy_ops.begin(g, s);
}

static void apply_by_count(const bcg_game *g, void *state, int seat, bcg_action a, bcg_log *log)
{
    toy_ops.apply(g, state, seat, a, log);
    if (toy_kind_of(a) == TOY_CHOOSE)
        ((toy_state *)state)->points[0] = openings % 2;
}

static void apply_loses_a_card(const bcg_game *g, void *state, int seat, bcg_action a, bcg_log *log)
{
    toy_state *s = state;
    toy_ops.apply(g, s, seat, a, log);
    for (int card = 0; card < TOY_CARDS && toy_kind_of(a) == TOY_CHOOSE; card++)
        if (s->zone[card] == TOY_DECK) {
            s->zone[card] = TOY_UNKNOWN;
            s->size[TOY_DECK]--;
            return;
        }
}

static void apply_asks_again(const bcg_game *g, void *s, int seat, bcg_action a, bcg_log *log)
{
    if (toy_kind_of(a) != TOY_CHOOSE)
        toy_ops.apply(g, s, seat, a, log);
}

static void apply_tells_all(const bcg_game *g, void *s, int seat, bcg_action a, bcg_log *log)
{
    const int first = log ? log->count : 0;
    toy_ops.apply(g, s, seat, a, log);
    for (int i = first; log && i < log->count; i++)
        if (log->events[i].kind == TOY_DREW)
            log->events[i].readers = BCG_PUBLIC;
}

/* Choosing reveals a post to others, though not to the seat that chooses. */
static void apply_tells_others(const bcg_game *g, void *s, int seat, bcg_action a, bcg_log *log)
{
    const int16_t rank = (int16_t)rank_in(s, TOY_POST);
    toy_ops.apply(g, s, seat, a, log);
    if (toy_kind_of(a) == TOY_CHOOSE)
        bcg_log_add(log, TOY_TURNED_UP, (bcg_seats)(BCG_PUBLIC & ~bcg_seat_bit(seat)), 1, &rank);
}

static bool never_commits(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    (void)g, (void)s, (void)seat, (void)a;
    return false;
}

static bool always_commits(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    (void)g, (void)s, (void)seat, (void)a;
    return true;
}

/* -- views and readers ------------------------------------------------------------------------- */

static void view_forgets(const bcg_game *g, const void *state, int seat, void *out)
{
    const toy_state *s = state;
    toy_ops.view(g, s, seat, out);
    for (int card = 0; card < TOY_CARDS; card++)
        if (s->zone[card] == TOY_UNKNOWN)
            ((toy_state *)out)->wins = TOY_NOT_CHOSEN;
}

static void view_over_a_shoulder(const bcg_game *g, const void *state, int seat, void *out)
{
    const bool dealt = ((const toy_state *)state)->stage != TOY_DEAL;
    toy_ops.view(g, state, dealt && seat == BCG_SPECTATOR ? 0 : seat, out);
}

static void view_of_everything(const bcg_game *g, const void *state, int seat, void *out)
{
    if (seat == 0)
        memcpy(out, state, sizeof(toy_state));
    else
        toy_ops.view(g, state, seat, out);
}

static void view_of_bids(const bcg_game *g, const void *state, int seat, void *out)
{
    toy_state s = *(const toy_state *)state, seen;
    if (s.stage == TOY_BIDS)
        s.stage = TOY_AUTOMA; /* when they are face up */
    toy_ops.view(g, &s, seat, &seen);
    seen.stage = ((const toy_state *)state)->stage;
    memcpy(out, &seen, sizeof seen);
}

static bcg_seats readers_of_draws_all(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    return toy_kind_of(a) == TOY_DRAW ? (bcg_seats)BCG_PUBLIC : toy_ops.readers(g, s, seat, a);
}

static bcg_seats readers_of_draws_none(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    return toy_kind_of(a) == TOY_DRAW ? 0 : toy_ops.readers(g, s, seat, a);
}

static bcg_seats readers_of_bids_all(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    return toy_kind_of(a) == TOY_LAY ? (bcg_seats)BCG_PUBLIC : toy_ops.readers(g, s, seat, a);
}

/* -- chance and guesses ------------------------------------------------------------------------ */

static int outcomes_but_one(const bcg_game *g, const void *s, bcg_action *out, uint32_t *weight,
                            int capacity)
{
    const int n = toy_ops.outcomes(g, s, out, weight, capacity);
    return n > 1 ? n - 1 : n;
}

static bcg_action chance_by_rank(const bcg_game *g, const void *s, bcg_rng *r)
{
    bcg_action result[TOY_RANKS];
    uint32_t weight[TOY_RANKS];
    const int n = toy_ops.outcomes(g, s, result, weight, TOY_RANKS);
    return result[bcg_rng_below(r, (uint32_t)n)];
}

/* The better post of two guesses: bad ones are less frequent than they should be. */
static void guess_at_the_worst(const bcg_game *g, const void *view, bcg_rng *r, void *out)
{
    toy_state other;
    toy_ops.guess(g, view, r, out);
    toy_ops.guess(g, view, r, &other);
    if (rank_in(&other, TOY_POST + 1) > rank_in(out, TOY_POST + 1))
        memcpy(out, &other, sizeof other);
}

/* From the first bid on, these guess wrong. */
static bool opening_is_over(const void *s)
{
    return ((const toy_state *)s)->stage > TOY_CHOICE;
}

static void guess_against_the_view(const bcg_game *g, const void *view, bcg_rng *r, void *out)
{
    toy_state seen;
    toy_ops.view(g, view, opening_is_over(view) ? BCG_SPECTATOR : 0, &seen);
    toy_ops.guess(g, opening_is_over(view) ? &seen : view, r, out);
}

static void guess_with_a_card_missing(const bcg_game *g, const void *view, bcg_rng *r, void *out)
{
    toy_state *s = out;
    toy_ops.guess(g, view, r, s);
    for (int card = TOY_CARDS; card-- > 0 && opening_is_over(view);)
        if (s->zone[card] == TOY_DECK && (card == TOY_CARDS - 1 || s->zone[card + 1] > TOY_DECK)) {
            s->zone[card] = TOY_UNKNOWN;
            return;
        }
}

/* Hands that cannot be seen stay empty. */
static void guess_empty_hands(const bcg_game *g, const void *view, bcg_rng *r, void *out)
{
    toy_state seen = *(const toy_state *)view;
    for (int seat = 0; seat < toy_ops.seats(g) && opening_is_over(view); seat++) {
        int known = 0;
        for (int rank = 1; rank <= TOY_RANKS; rank++)
            known += hand_of(&seen, seat, rank);
        if (known < seen.size[TOY_HAND + seat]) {
            seen.size[TOY_DECK] += seen.size[TOY_HAND + seat];
            seen.size[TOY_HAND + seat] = 0;
        }
    }
    toy_ops.guess(g, &seen, r, out);
    memcpy(((toy_state *)out)->size, ((const toy_state *)view)->size, TOY_ZONES);
}

/* -- reaction windows -------------------------------------------------------------------------- */

/* Only whoever can object is asked. */
static int window_if_held(const bcg_game *g, const void *state)
{
    return toy_ops.window(g, state) == 0 && hand_of(state, 1, TOY_RANKS) > 0 ? 0 : -1;
}

static int window_for_all(const bcg_game *g, const void *state)
{
    return toy_ops.secret(g, state) ? 0 : toy_ops.window(g, state);
}

/* Whoever passes first passes for all. */
static void apply_passes_for_all(const bcg_game *g, void *state, int seat, bcg_action a,
                                 bcg_log *log)
{
    const bool passes = toy_ops.window(g, state) == 0 && toy_kind_of(a) == TOY_PASS;
    if (passes)
        ((toy_state *)state)->left = (uint8_t)bcg_seat_bit(seat);
    toy_ops.apply(g, state, seat, a, log);
}

/* An objection is only one of several. */
static void apply_objects_for_one(const bcg_game *g, void *state, int seat, bcg_action a,
                                  bcg_log *log)
{
    toy_state *s = state;
    const unsigned asked = s->left;
    toy_ops.apply(g, state, seat, a, log);
    if (toy_kind_of(a) == TOY_OBJECT && asked > bcg_seat_bit(seat)) {
        s->stage = TOY_WINDOW;
        s->left = (uint8_t)(asked & ~bcg_seat_bit(seat));
    }
}

static bcg_action pass_by_scouting(const bcg_game *g, const void *state)
{
    (void)g;
    (void)state;
    return TOY_ACTION(TOY_SCOUT, 0);
}

/* Passing shows whether there was something to object with. */
static void apply_pass_shows(const bcg_game *g, void *state, int seat, bcg_action a, bcg_log *log)
{
    const toy_state before = *(const toy_state *)state;
    toy_ops.apply(g, state, seat, a, log);
    if (toy_ops.window(g, &before) == 0 && hand_of(&before, 1, TOY_RANKS) == 0)
        ((toy_state *)state)->wins = TOY_LOW_WINS;
}

/* Looks for something hidden that a view cannot have. */
static void apply_for_states_alone(const bcg_game *g, void *state, int seat, bcg_action a,
                                   bcg_log *log)
{
    toy_state *s = state;
    toy_ops.apply(g, state, seat, a, log);
    const int hand = TOY_HAND + 1 - seat;
    if (toy_kind_of(a) == TOY_CHOOSE && bcg_zone_count(s->zone, TOY_CARDS, hand) < s->size[hand])
        s->wins = TOY_NOT_CHOSEN;
}

/* -- the table of mistakes --------------------------------------------------------------------- */

typedef struct mistake {
    const char *what, *check; /* the check that must notice it first */
    toy_form form;
    bcg_ops with; /* what is replaced: everything that is not NULL */
} mistake;

// clang-format off
static const mistake mistakes[] = {
    {"more seats than there can be",          "table_is_filled_in",              TOY_DUEL,  {.seats = nine_seats}},
    {"a byte left as it was",                 "begin_fills_in_everything",       TOY_DUEL,  {.begin = begin_but_for_a_byte}},
    {"asks a seat that is not there",         "actors_are_seats_or_chance",      TOY_DUEL,  {.actors = actors_without_seat}},
    {"a result before the end",               "results_come_at_the_end",         TOY_DUEL,  {.result = result_too_early}},
    {"results differ within a team",          "teams_share_results",             TOY_TEAM,  {.result = result_of_one_alone}},
    {"a list of more than is allowed",        "lists_are_accepted",              TOY_DUEL,  {.legal = legal_with_a_pass}},
    {"allowed and not in the list",           "lists_are_complete",              TOY_DUEL,  {.check = check_takes_pass_1}},
    {"an action listed twice",                "lists_have_an_order",             TOY_DUEL,  {.legal = legal_twice}},
    {"now this order, now that",              "lists_have_an_order",             TOY_DUEL,  {.legal = legal_now_so_now_so}},
    {"another seat may act",                  "others_are_refused",              TOY_DUEL,  {.check = check_lets_all_pass}},
    {"seats draw as they like",               "chance_is_no_seat",               TOY_DUEL,  {.check = check_lets_seats_draw}},
    {"a refusal without reason",              "refusals_have_reasons",           TOY_DUEL,  {.check = check_without_reason}},
    {"a list that writes",                    "asking_changes_nothing",          TOY_DUEL,  {.legal = legal_that_writes}},
    {"an outcome is missing",                 "outcomes_are_what_check_accepts", TOY_DUEL,  {.outcomes = outcomes_but_one}},
    {"loaded dice",                           "chance_follows_its_weights",      TOY_DUEL,  {.chance = chance_by_rank}},
    {"a view that forgets",                   "views_hide_once_and_for_all",     TOY_DUEL,  {.view = view_forgets}},
    {"guess against the view",                "guesses_fit_the_view",            TOY_DUEL,  {.guess = guess_against_the_view}},
    {"guess with a card missing",             "guesses_are_whole",               TOY_DUEL,  {.guess = guess_with_a_card_missing}},
    {"a spectator looks over a shoulder",     "spectators_see_what_all_see",     TOY_DUEL,  {.view = view_over_a_shoulder}},
    {"an answer changes what others may do",  "secret_answers_are_free",         TOY_DUEL,  {.check = check_no_equal_bids, .legal = legal_as_checked}},
    {"a secret answer in others' view",       "secret_answers_stay_hidden",      TOY_TEAM,  {.view = view_of_bids}},
    {"a secret answer in others' log",        "secret_answers_stay_hidden",      TOY_EIGHT, {.readers = readers_of_bids_all}},
    {"who answers first has more of it",      "secret_answers_commute",          TOY_TEAM,  {.apply = apply_first_bid_scores}},
    {"a peeking view",                        "hidden_results_stay_hidden",      TOY_EIGHT, {.view = view_of_everything}},
    {"an event for too many",                 "hidden_results_stay_hidden",      TOY_TEAM,  {.apply = apply_tells_all}},
    {"a result for too few",                  "hidden_results_stay_hidden",      TOY_EIGHT, {.readers = readers_of_draws_none}},
    {"a result for too many",                 "readers_learn_the_result",        TOY_EIGHT, {.readers = readers_of_draws_all}},
    {"who is asked depends on hidden cards",  "actors_tell_nothing",             TOY_TEAM,  {.actors = actors_by_hidden_cards, .check = check_by_hidden_actor, .legal = legal_by_hidden_actor, .apply = apply_by_hidden_actor}},
    {"secret or not depends on a hidden card", "actors_tell_nothing",            TOY_TEAM,  {.secret = secret_by_hidden_card}},
    {"a window opens by a hidden card",       "actors_tell_nothing",             TOY_WATCH, {.window = window_if_held}},
    {"a window for both sides",               "windows_ask_one_team",            TOY_WATCH, {.window = window_for_all}},
    {"a window that cannot be passed",        "windows_ask_one_team",            TOY_WATCH, {.pass = pass_by_scouting}},
    {"one passes for both",                   "passes_leave_it_to_the_rest",     TOY_GUARD, {.apply = apply_passes_for_all}},
    {"one objects and the other is asked",    "passes_leave_it_to_the_rest",     TOY_GUARD, {.apply = apply_objects_for_one}},
    {"a pass that tells",                     "passes_tell_nothing",             TOY_WATCH, {.apply = apply_pass_shows}},
    {"rules that need hidden cards",          "views_go_on",                     TOY_DUEL,  {.apply = apply_for_states_alone}},
    {"a list from the true state",            "lists_tell_nothing",              TOY_DUEL,  {.check = check_spares_weak_posts, .legal = legal_as_checked}},
    {"a reason from the true state",          "reasons_tell_nothing",            TOY_DUEL,  {.check = check_tells_of_hands}},
    {"hidden input",                          "copies_play_alike",               TOY_DUEL,  {.apply = apply_by_the_clock}},
    {"a lost card",                           "totals_are_kept",                 TOY_DUEL,  {.apply = apply_loses_a_card}},
    {"a card is seen and taken back",         "own_actions_tell_nothing",        TOY_TEAM,  {.commits = never_commits}},
    {"an event tells what nobody sees",       "events_tell_no_more_than_views",  TOY_TEAM,  {.apply = apply_tells_others}},
    {"games remember other games",            "replays_give_the_same",           TOY_DUEL,  {.begin = begin_and_count, .apply = apply_by_count}},
    {"a guess that cannot be played",         "guesses_can_be_played",           TOY_DUEL,  {.guess = guess_empty_hands}},
    {"biased guess",                          "guesses_follow_chance",           TOY_DUEL,  {.guess = guess_at_the_worst}},
    {"a game without end",                    "games_end",                       TOY_DUEL,  {.apply = apply_asks_again}},
    {"nothing can be taken back",             "committing_actions_tell_something", TOY_DUEL, {.commits = always_commits}},
};
// clang-format on

static bcg_ops toy_with(const bcg_ops *with)
{
    bcg_ops ops = toy_ops;
#define REPLACE(what) ops.what = with->what ? with->what : ops.what
    REPLACE(seats);
    REPLACE(begin);
    REPLACE(team);
    REPLACE(actors);
    REPLACE(secret);
    REPLACE(window);
    REPLACE(pass);
    REPLACE(legal);
    REPLACE(check);
    REPLACE(apply);
    REPLACE(commits);
    REPLACE(readers);
    REPLACE(chance);
    REPLACE(outcomes);
    REPLACE(view);
    REPLACE(guess);
    REPLACE(result);
#undef REPLACE
    return ops;
}

static void every_mistake_is_noticed_by_its_check(void **state)
{
    (void)state;
    int wrong = 0;
    for (size_t i = 0; i < COUNT(mistakes); i++) {
        const bcg_ops ops = toy_with(&mistakes[i].with);
        toy_game g;
        conformance_report found;
        toy_game_make(&g, mistakes[i].form);
        g.head.ops = &ops;
        const conformance c = toy_conformance(&g, 1, GAMES);
        if (conformance_run(&c, &found))
            print_error("%s: not noticed\n", mistakes[i].what);
        else if (strcmp(found.check, mistakes[i].check) != 0)
            print_error("%s: noticed by %s: %s\n", mistakes[i].what, found.check, found.text);
        else
            continue;
        wrong++;
    }
    assert_int_equal(wrong, 0);
    print_message("%d mistakes\n", (int)COUNT(mistakes));
}

/* A check that no toy fails may not work at all. */
static void every_check_notices_a_mistake(void **state)
{
    (void)state;
    for (int check = 0; conformance_checks[check]; check++) {
        size_t i = 0;
        while (i < COUNT(mistakes) && strcmp(mistakes[i].check, conformance_checks[check]) != 0)
            i++;
        if (i == COUNT(mistakes))
            fail_msg("no broken toy for %s", conformance_checks[check]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_mistake_is_noticed_by_its_check),
        cmocka_unit_test(every_check_notices_a_mistake),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
