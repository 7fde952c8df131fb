/* Plays every given battle in both editions: random games, the scripted one from
 * tests/replays/memoir/battles, and a match of two random games with each option. Prints who scored
 * what and how the games ended.
 *
 * usage: battles GAMES REPLAYS FILE... GAMES random games of each file in each edition
 *
 * It fails if a game does not end, if an invariant is violated in any state
 * (memoir/invariants_test.h), if an option allows something it forbids, or if a medal or victory
 * the battle offers was never won, randomly or by script. The scripted games win each of them, so
 * few random games are enough. */
#include "battles/sources.h"
#include "game/match.h"
#include "notation/game_replay.h"
#include "notation/memoir_notation.h"
#include "read_whole.h"
#include "rulesets.h"

#include <stdio.h>
#include <stdlib.h>

static struct {
    int games, files;
    const char *replays;
    char **file;
} wanted;

static struct {
    char id[64];
    memoir_scenario scenario;
    memoir_game game;
    sources list;
    const char *doing; /* reported, with what follows, on a failure */
    const char *edition;
    long number;
} battle;

static watched_game watched;

static void tell_where(void)
{
    if (battle.doing)
        fprintf(stderr, "%s, %s, %s %ld, after %d actions\n", battle.id, battle.edition,
                battle.doing, battle.number, watched.state.ply);
}

static void make_game(int edition, uint32_t options)
{
    const memoir_choices choices = {(int8_t)edition, -1, options};
    assert_int_equal(memoir_game_init(&battle.game, &battle.scenario, choices), ML_NONE);
}

/* -- random and scripted games ---------------------------------------------------------------- */

static void see_scores(watched_game *w, bcg_action a, const bcg_log *log)
{
    (void)a;
    enter_scores(w->context, &battle.list, w, log);
}

static void play_random_games(scores *out, bcg_rng *r)
{
    battle.doing = "random game";
    watched.see = see_scores;
    watched.context = out;
    for (battle.number = 1; battle.number <= wanted.games; battle.number++) {
        watch_random_game(&watched, &battle.game, r);
        out->games++;
        out->turns += watched.state.turn;
    }
}

static size_t read_file(const char *path, char *out, size_t capacity)
{
    const char *why;
    const size_t size = read_whole(path, out, capacity, &why);
    if (size == 0)
        fail_msg("%s %s", path, why);
    return size;
}

static char *find_battle(void *context, const bcg_ruleset *ruleset, bcg_span id, size_t *size)
{
    (void)context;
    (void)ruleset;
    char *text = bcg_span_is(id, battle.id) ? malloc(MEMOIR_SCN_SIZE) : NULL;
    bcg_writer w;
    if (text == NULL)
        return NULL;
    bcg_writer_init(&w, text, MEMOIR_SCN_SIZE);
    memoir_scn_write(&battle.scenario, &w);
    *size = w.size;
    return text;
}

/* The golden game, with the same bookkeeping as a random one. */
static void play_scripted_game(scores *out)
{
    static char text[BCG_REPLAY_MAX_SIZE / 32];
    bcg_game_replay replay;
    static bcg_event events[MOST_EVENTS];
    char path[1024];
    bcg_log log;
    bcg_problem found[2];
    bcg_problems problems;
    bcg_problems_init(&problems, found, 2);
    snprintf(path, sizeof path, "%s/%s-%s.replay", wanted.replays, battle.id, battle.edition);
    const size_t size = read_file(path, text, sizeof text);
    if (!bcg_game_replay_open(&replay, bcg_rulesets, text, size, find_battle, NULL, &problems))
        fail_msg("%s: %s", path, found[0].text);
    replay.log = &log;
    battle.doing = "scripted game";
    battle.number = 1;
    watched.context = out;
    watch_from_start(&watched, &memoir_of(replay.prepared)->game);
    while (true) {
        const memoir_state before = *(const memoir_state *)replay.state;
        bcg_log_init(&log, events, MOST_EVENTS);
        const bcg_replay_what what = bcg_game_replay_step(&replay, &problems);
        if (what == BCG_REPLAY_BAD)
            fail_msg("%s: %s", path, found[0].text);
        if (what == BCG_REPLAY_RESULT)
            break;
        watched.state = *(const memoir_state *)replay.state;
        watch_action(&watched, &before, replay.action, &log);
    }
    bcg_game_replay_close(&replay);
    out->games++;
    out->turns += watched.state.turn;
}

static void print_ends(const scores *s)
{
    static const char *const words[ENDINGS] = {[BY_MEDALS] = "medals",
                                               [BY_SUDDEN_DEATH] = "sudden death",
                                               [BY_EMPTY_DECK] = "the empty deck",
                                               [BY_NO_UNITS] = "no units left",
                                               [BY_QUIET] = "100 quiet turns"};
    for (int end = 0; end < ENDINGS; end++)
        if (s->ends[end])
            printf(", %ld by %s", s->ends[end], words[end]);
    printf("\n");
}

static void print_games(const scores *random, const scores *scripted)
{
    const double turns = (double)random->turns / (double)random->games;
    printf("  %ld random games of %.1f turns: axis %ld, allies %ld, drawn %ld", random->games,
           turns, random->results[MS_AXIS], random->results[MS_ALLIES],
           random->results[MEMOIR_SIDES]);
    print_ends(random);
    printf("  the scripted game, %ld turns", scripted->turns);
    print_ends(scripted);
}

/* -- options and matches ---------------------------------------------------------------------- */

static void see_options(watched_game *w, bcg_action a, const bcg_log *log)
{
    const uint32_t options = w->game->options;
    (void)a;
    for (int i = 0; i < log->count; i++) {
        const bcg_event *e = &log->events[i];
        if (e->kind == MV_TOOK_GROUND)
            assert_false(options & MOPT_NO_TAKE_GROUND);
        if (e->kind == MV_PLAYED && options & MOPT_YOUNG_GENERALS)
            assert_false(memoir_cards[e->arg[1]].traits & MCF_TACTIC);
    }
    if (options & MOPT_NO_OVERRUN)
        BCG_EACH (h, w->state.units[w->state.active])
            assert_false(w->state.marks[h] & MM_OVERRAN);
    if (!(options & MOPT_UNLIMITED_SANDBAGS))
        assert_in_range(bcg_set_count(&w->state.sandbags), 0, MEMOIR_SANDBAGS);
}

/* VAR-MATCH-1: two games, between which the players swap sides. The winner, or -1. */
static int play_match(bcg_rng *r)
{
    bcg_score total[2] = {0};
    for (int round = 0; round < 2; round++) {
        watch_random_game(&watched, &battle.game, r);
        for (int side = 0; side < MEMOIR_SIDES; side++) {
            const int player = side ^ round;
            total[player].points += memoir_medals(&battle.game, &watched.state, side);
            total[player].tie_break += watched.state.lost[memoir_enemy(side)];
        }
    }
    const int winner = bcg_match_winner(total, 2);
    const int by_medals = total[0].points - total[1].points,
              by_figures = total[0].tie_break - total[1].tie_break;
    const int lead = by_medals ? by_medals : by_figures;
    assert_int_equal(winner, lead > 0 ? 0 : lead < 0 ? 1 : -1);
    return winner;
}

/* VAR-YOUNG-1, VAR-YOUNG-2: a deck of 40, and 6 cards each in revised. */
static void check_young_generals(const memoir_game *g, const memoir_game *usual)
{
    assert_int_equal(g->deck_size, 40);
    for (int side = 0; side < MEMOIR_SIDES; side++)
        assert_int_equal(g->hand[side], g->edition == ME_REVISED ? 6 : usual->hand[side]);
}

static void play_matches(int edition, bcg_rng *r)
{
    static memoir_game usual;
    const uint32_t all = (UINT32_C(1) << memoir_option_words.count) - 1;
    int won[3] = {0};
    usual = battle.game;
    battle.doing = "match with options";
    watched.see = see_options;
    /* None, each one alone, all of them. */
    for (uint32_t options = 0; options <= all; options = options ? options * 2 : 1) {
        battle.number = options;
        make_game(edition, options);
        if (options & MOPT_YOUNG_GENERALS)
            check_young_generals(&battle.game, &usual);
        won[1 + play_match(r)]++;
    }
    make_game(edition, all);
    check_young_generals(&battle.game, &usual);
    won[1 + play_match(r)]++;
    printf("  matches with options: first player %d, second %d, drawn %d\n", won[1], won[2],
           won[0]);
}

/* -- all battles ------------------------------------------------------------------------------ */

static void load(const char *path)
{
    static char text[MEMOIR_SCN_SIZE];
    bcg_problem found[2];
    bcg_problems problems;
    bcg_problems_init(&problems, found, 2);
    const size_t size = read_file(path, text, sizeof text);
    if (!memoir_scn_read(text, size, &battle.scenario, &problems))
        fail_msg("%s: %s", path, found[0].text);
    const bcg_span id = memoir_text(&battle.scenario, battle.scenario.id.at[0].text);
    snprintf(battle.id, sizeof battle.id, "%.*s", (int)id.len, id.at);
}

static bool play_battle(int edition)
{
    scores random = {0}, scripted = {0};
    bcg_rng r;
    bcg_rng_seed(&r, (uint64_t)battle.scenario.book.at[0].value);
    battle.edition = memoir_edition_words.word[edition];
    make_game(edition, 0);
    list_sources(&battle.game, &battle.list);
    printf("%s, %s\n", battle.id, battle.edition);
    play_random_games(&random, &r);
    play_scripted_game(&scripted);
    print_games(&random, &scripted);
    const bool all = print_scores(&battle.list, &random, &scripted);
    play_matches(edition, &r);
    fflush(stdout);
    return all;
}

static void all_battles(void **state)
{
    (void)state;
    bool all = true;
    for (int i = 0; i < wanted.files; i++) {
        load(wanted.file[i]);
        for (int edition = 0; edition < 2; edition++)
            all &= play_battle(edition);
    }
    battle.doing = NULL;
    if (!all)
        fail_msg("something can be won and never was: NEVER above");
}

int main(int argc, char **argv)
{
    wanted.games = argc > 3 ? atoi(argv[1]) : 0;
    if (wanted.games < 1) {
        fprintf(stderr, "usage: battles GAMES REPLAYS FILE...\n");
        return 2;
    }
    wanted.replays = argv[2];
    wanted.files = argc - 3;
    wanted.file = argv + 3;
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_battles)};
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    tell_where();
    return failed ? 1 : 0;
}
