/* Can a player be read in step 10 of Assault's combats, where both choose a card in secret?
 *
 *     reader LEVEL[:NODES] READ[:NODES] PAIRS SEED THREADS FILE.scn...
 *
 * LEVEL plays READ, pairs of games with swapped sides on every battle given; then a reader does the
 * same with the same seeds: it is LEVEL in all but step 10, where it gives the best answer to the
 * lowest card of the enemy's hand, as far as that can be guessed. What it wins more often is what
 * it gains by reading. Besides, how often everybody showed which battle value is counted, where the
 * hand offered a choice.
 *
 * docs/ai.md has the commands that were used. */
#include "ai/assault_heuristics.h"
#include "ai/match.h"
#include "ai/player.h"
#include "battles.h"
#include "cli/statistics.h"
#include "rulesets.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    GUESSES = 32, /* of the enemy's hand */
    VALUES = 16,  /* battle values as printed; 0 is the bluff card */
};

enum { PLAIN, READER, READ, PLAYERS };

/* What was shown by one player where its hand held cards of different values. */
typedef struct tally {
    uint64_t of_value[VALUES], lowest, highest, all;
} tally;

/* How a card is chosen in step 10: as the level does, or not. */
typedef enum manner { AS_EVER, ANSWERS_LOWEST, GIVES_LOWEST } manner;

/* Plays as `plain` does but for step 10, and counts what is shown there. */
typedef struct watched {
    bcg_ai_level level; /* first: players point to it */
    const bcg_ai_level *plain;
    manner manner;
    tally *seen;
} watched;

typedef struct contest {
    battles battles;
    bcg_ai_tables tables[MOST_BATTLES];
    const bcg_ai_level *level[PLAYERS];
    uint64_t nodes[PLAYERS];
    manner manner[PLAYERS];
    uint64_t seed;
    int pairs, threads;
    double *score; /* of PLAIN, then of READER, game by game */
    atomic_int next;
} contest;

typedef struct worker {
    contest *c;
    tally seen[PLAYERS];
} worker;

/* -- in step 10 ------------------------------------------------------------------------------- */

static int printed_value(const assault_game *g, int card)
{
    return assault_battle_value(g, card) / g->battle_factor;
}

/* The least and the greatest value in the hand, without the bluff card; 0 if it is empty. */
static void find_ends(const assault_game *g, const assault_state *s, int side, int *least,
                      int *greatest)
{
    *least = *greatest = 0;
    BCG_EACH (card, s->pile[AZ_HAND + side]) {
        const int value = printed_value(g, card);
        *least = *least && *least < value ? *least : value;
        *greatest = *greatest > value ? *greatest : value;
    }
}

static void count_card(tally *t, const assault_game *g, const assault_state *view, int side,
                       bcg_action a)
{
    int least, greatest;
    find_ends(g, view, side, &least, &greatest);
    if (least == greatest)
        return;
    const int value = printed_value(g, assault_operand(a, 0));
    t->of_value[assault_least(value, VALUES - 1)]++;
    t->lowest += value == least;
    t->highest += value == greatest;
    t->all++;
}

/* The best answer if the enemy always gives the lowest card of its hand, whose hand is guessed. */
static bcg_action answer_lowest(bcg_ai *ai, const assault_state *view, const bcg_action *actions,
                                int count)
{
    const assault_game *g = (const assault_game *)ai->game;
    const assault_outlook *o = assault_recall(g, ai->tables, ai->memory, view,
                                              assault_side_of_seat(g, ai->seat));
    const assault_fighter target = assault_fighter_at(o, assault_target_tile(view));
    int lowest[GUESSES], best = 0;
    int64_t most = INT64_MIN;
    for (int n = 0, greatest; n < GUESSES; n++) {
        assault_state guess;
        g->head.ops->guess(&g->head, view, &ai->rng, &guess);
        find_ends(g, &guess, o->enemy, &lowest[n], &greatest);
    }
    for (int i = 0; i < count; i++) {
        const int card = assault_operand(actions[i], 0), own = assault_battle_value(g, card);
        int64_t worth = -(int64_t)GUESSES * assault_card_worth(o, card);
        for (int n = 0; n < GUESSES; n++)
            worth += assault_worth_of_cards(o, &target, own, lowest[n] * g->battle_factor);
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return actions[best];
}

/* The lowest card but the bluff card, which is first in the list. */
static bcg_action give_lowest(const assault_game *g, const bcg_action *actions, int count)
{
    int best = 1;
    for (int i = 2; i < count; i++)
        if (printed_value(g, assault_operand(actions[i], 0)) <
            printed_value(g, assault_operand(actions[best], 0)))
            best = i;
    return actions[best];
}

static bcg_ai_answer choose(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget)
{
    const watched *w = (const watched *)ai->level;
    const assault_game *g = (const assault_game *)ai->game;
    const assault_state *s = view;
    const bool secret = assault_is_pending(s, AP_SACRIFICE) &&
                        assault_target_tile(s) != BCG_NO_TILE;
    bcg_ai_answer answer = {0};
    if (secret && w->manner == ANSWERS_LOWEST)
        answer.action = answer_lowest(ai, s, actions, count);
    else if (secret && w->manner == GIVES_LOWEST)
        answer.action = give_lowest(g, actions, count);
    else
        answer = w->plain->choose(ai, view, actions, count, budget);
    if (secret)
        count_card(w->seen, g, s, assault_side_of_seat(g, ai->seat), answer.action);
    return answer;
}

/* -- games ------------------------------------------------------------------------------------ */

static watched watch(const contest *c, int player, tally *seen)
{
    watched w = {.level = *c->level[player],
                 .plain = c->level[player],
                 .manner = c->manner[player],
                 .seen = seen};
    w.level.choose = choose;
    return w;
}

static int games_of(const contest *c)
{
    return c->battles.count * c->pairs * 2;
}

static void play_game(worker *w, int n)
{
    contest *c = w->c;
    const int game = n % games_of(c), battle = game / 2 / c->pairs, pair = game / 2 % c->pairs;
    const int players[2] = {n < games_of(c) ? PLAIN : READER, READ};
    const bcg_match_rules rules = {0};
    watched level[2];
    bcg_contestant contestants[2];
    bcg_match_game m;
    for (int i = 0; i < 2; i++) {
        level[i] = watch(c, players[i], &w->seen[players[i]]);
        contestants[i] = (bcg_contestant){
            .level = &level[i].level, .nodes = c->nodes[players[i]], .tables = &c->tables[battle]};
    }
    if (!bcg_match_play(c->battles.ruleset, c->battles.at[battle]->game, contestants, game & 1,
                        c->seed * 1000003u + (uint64_t)pair, &rules, &m))
        give_up("reader", "a game", "no memory or no thread");
    c->score[n] = m.winner < 0 ? 0.5 : m.winner == 0;
}

static void *play_games(void *context)
{
    worker *w = context;
    const int total = 2 * games_of(w->c);
    for (int n; (n = atomic_fetch_add(&w->c->next, 1)) < total;) {
        play_game(w, n);
        if (10 * (n + 1) / total > 10 * n / total)
            fprintf(stderr, "%d of %d games\n", n + 1, total);
    }
    return NULL;
}

static void play_all(contest *c, tally seen[PLAYERS])
{
    static worker workers[MOST_THREADS];
    pthread_t thread[MOST_THREADS];
    for (int i = 0; i < c->threads; i++) {
        workers[i].c = c;
        if (pthread_create(&thread[i], NULL, play_games, &workers[i]) != 0)
            give_up("reader", "a game", "no memory or no thread");
    }
    for (int i = 0; i < c->threads; i++) {
        pthread_join(thread[i], NULL);
        for (int p = 0; p < PLAYERS; p++) {
            const tally *t = &workers[i].seen[p];
            for (int v = 0; v < VALUES; v++)
                seen[p].of_value[v] += t->of_value[v];
            seen[p].lowest += t->lowest;
            seen[p].highest += t->highest;
            seen[p].all += t->all;
        }
    }
}

/* -- the tables ------------------------------------------------------------------------------- */

static double sum_of(const double *score, int games)
{
    double sum = 0;
    for (int i = 0; i < games; i++)
        sum += score[i];
    return sum;
}

static void print_score(const char *name, const double *score, int games)
{
    const rate r = rate_of(sum_of(score, games), games);
    printf("%-24s %6d %6.1f %% %6.1f - %5.1f\n", name, games, 100 * r.mean, 100 * r.low,
           100 * r.high);
}

/* Games of a pair depend on each other, and so do those of both players: what is compared are the
 * pairs, one by one. */
static void print_gain(const contest *c)
{
    const int games = games_of(c), pairs = games / 2;
    const double *plain = c->score, *reader = c->score + games;
    const double mean = (sum_of(reader, games) - sum_of(plain, games)) / games;
    double squares = 0;
    for (int i = 0; i < games; i += 2) {
        const double d = (sum_of(reader + i, 2) - sum_of(plain + i, 2)) / 2 - mean;
        squares += d * d;
    }
    const double error = 1.959964 * sqrt(squares / pairs / (pairs > 1 ? pairs - 1 : 1));
    printf("gain by reading: %+.1f points (%+.1f to %+.1f)\n\n", 100 * mean, 100 * (mean - error),
           100 * (mean + error));
}

static void print_cards(const tally seen[PLAYERS], char *const name[PLAYERS])
{
    int most = 0;
    for (int p = 0; p < PLAYERS; p++)
        for (int v = 0; v < VALUES; v++)
            most = seen[p].of_value[v] && v > most ? v : most;
    printf("%-24s %6s  bluff", "shown, in per cent", "of");
    for (int v = 1; v <= most; v++)
        printf(" %6d", v);
    printf("  lowest highest\n");
    for (int p = 0; p < PLAYERS; p++) {
        const double all = seen[p].all ? (double)seen[p].all / 100 : 1;
        printf("%-24s %6llu", name[p], (unsigned long long)seen[p].all);
        for (int v = 0; v <= most; v++)
            printf(" %6.1f", (double)seen[p].of_value[v] / all);
        printf("  %6.1f  %6.1f\n", (double)seen[p].lowest / all, (double)seen[p].highest / all);
    }
}

/* -- the command line ------------------------------------------------------------------------- */

static void read_player(contest *c, int player, const char *text, manner m)
{
    static const char suffix[] = "-lowest";
    char level[64];
    const char *found = strstr(text, suffix);
    snprintf(level, sizeof level, "%.*s%s", found ? (int)(found - text) : (int)strlen(text), text,
             found ? found + strlen(suffix) : "");
    c->level[player] = read_level("reader", c->battles.ruleset, level, &c->nodes[player]);
    c->manner[player] = m == AS_EVER && found ? GIVES_LOWEST : m;
}

int main(int argc, char **argv)
{
    static contest c;
    static tally seen[PLAYERS];
    if (argc < 7) {
        fprintf(stderr,
                "usage: reader LEVEL[:NODES] READ[:NODES] PAIRS SEED THREADS FILE.scn...\n");
        return 2;
    }
    char reads[] = "the reader", *const name[PLAYERS] = {argv[1], reads, argv[2]};
    c.pairs = read_count("reader", argv[3], 100000);
    c.seed = strtoull(argv[4], NULL, 10);
    c.threads = read_count("reader", argv[5], MOST_THREADS);
    load_battles("reader", argc - 6, argv + 6, &c.battles);
    if (c.battles.ruleset->ops != &bcg_assault_ops)
        give_up("reader", argv[6], "only Assault has cards to be read so");
    read_player(&c, PLAIN, argv[1], AS_EVER);
    read_player(&c, READER, argv[1], ANSWERS_LOWEST);
    read_player(&c, READ, argv[2], AS_EVER);
    c.score = calloc(2 * (size_t)games_of(&c), sizeof *c.score);
    if (c.score == NULL)
        give_up("reader", "the games", "no memory");
    play_all(&c, seen);
    print_score(name[PLAIN], c.score, games_of(&c));
    print_score(name[READER], c.score + games_of(&c), games_of(&c));
    print_gain(&c);
    print_cards(seen, name);
    for (int i = 0; i < c.battles.count; i++)
        bcg_ai_tables_done(&c.tables[i]);
    free(c.score);
    free_battles(&c.battles);
    return 0;
}
