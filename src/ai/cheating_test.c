/* No player cheats. In games on boards with all features each player has a twin of the same level
 * and seed; before every decision the hidden cards are replaced by others the player cannot tell
 * from them, and the twin decides in that game instead. Both must give identical answers.
 *
 * BOCAGE_CHEAT_DECISIONS sets the number of decisions per level; the default is a few hundred. */
#include "ai/same_answer_test.h"
#include "ai/test_game_test.h"

#include <stdio.h>

static const bcg_ops *const ops = &bcg_memoir_ops;

enum { TURNS = 12, USUAL = 250 };

typedef struct found {
    int decisions; /* with a choice */
    int exchanged; /* in which something hidden was replaced */
    int planned;   /* in which a plan was followed */
} found;

/* The same game as seen by the deciding seat, but different to somebody who sees everything. */
static void exchange_hidden(scene *c, memoir_state *other_view)
{
    const bcg_game *g = &c->game.head;
    ops->guess(g, &c->view, &c->rng, &c->other);
    ops->view(g, &c->other, actor_of(c), other_view);
}

/* In a search the heuristics score guesses: their scores must not depend on what was guessed. */
static void assert_same_judgement(const scene *c, const bcg_ai *ai)
{
    static int scores[3][MEMOIR_MAX_ACTIONS];
    const memoir_state *seen[] = {&c->view, &c->state, &c->other};
    void *memory = malloc(ai->heuristics->memory_size);
    assert_non_null(memory);
    for (size_t i = 0; i < COUNT(seen); i++) {
        memset(memory, 0, ai->heuristics->memory_size);
        ai->heuristics->score(&c->game.head, ai->tables, memory, seen[i], actor_of(c), c->actions,
                              c->count, scores[i]);
        assert_memory_equal(scores[i], scores[0], (size_t)c->count * sizeof scores[0][0]);
    }
    free(memory);
}

/* The player's answer, which its twin must give, too. */
static bcg_action ask_both(scene *c, bcg_ai *player, bcg_ai *twin, found *f)
{
    const bcg_ai_budget budget = {.nodes = FEW};
    memoir_state other_view;
    exchange_hidden(c, &other_view);
    const bcg_ai_answer answer = bcg_ai_choose(player, &c->view, actor_of(c), &budget);
    const bcg_ai_answer other = bcg_ai_choose(twin, &other_view, actor_of(c), &budget);
    assert_same_answer(&answer, &other);
    assert_int_equal(ops->check(&c->game.head, &c->other, actor_of(c), answer.action), BCG_OK);
    if (c->count > 1) {
        assert_same_judgement(c, player);
        f->decisions++;
        f->exchanged += memcmp(&c->state, &c->other, sizeof c->state) != 0;
        f->planned += answer.steps > 0 && answer.nodes == 0;
    }
    return answer.action;
}

/* The first turns of a game; occasionally an action other than the player's choice is taken. */
static void play(scene *c, const char *level, uint64_t seed, int enough, found *f)
{
    bcg_ai *player[BCG_MAX_SEATS], *twin[BCG_MAX_SEATS];
    const int seats = ops->seats(&c->game.head);
    for (int i = 0; i < seats; i++) {
        player[i] = new_player(c, level, seed + (uint64_t)i);
        twin[i] = new_player(c, level, seed + (uint64_t)i);
    }
    while (f->decisions < enough && c->state.turn <= TURNS && next_decision(c)) {
        const int seat = actor_of(c);
        const bcg_action answer = ask_both(c, player[seat], twin[seat], f);
        if (one_in(&c->rng, 8))
            step_at_random(c);
        else
            take_action(c, answer);
    }
    for (int i = 0; i < seats; i++) {
        bcg_ai_free(player[i]);
        bcg_ai_free(twin[i]);
    }
}

/* In games for two, or in all the forms for more of them, where members act in any order. */
static found look_for_cheating(const char *level, bool several)
{
    const int enough = number_from("BOCAGE_CHEAT_DECISIONS", USUAL);
    const uint64_t forms = FORM_COUNT;
    found f = {0};
    for (uint64_t seed = 1; f.decisions < enough; seed++) {
        const int part = (int)(seed % forms);
        /* Some decisions in each of the forms. */
        const int share = several ? f.decisions + enough / (int)forms + 1 : enough;
        scene *c = several ? new_form_scene(seed / forms, (memoir_form)(MEMOIR_ALLIANCE_1_2 + part))
                           : new_scene(seed);
        play(c, level, seed, share < enough ? share : enough, &f);
        free_scene(c);
    }
    printf("%s, %s: %d decisions, something hidden exchanged in %d, a plan followed in %d\n", level,
           several ? "three to six" : "two", f.decisions, f.exchanged, f.planned);
    assert_true(f.exchanged > f.decisions / 2); /* otherwise the test would prove little */
    return f;
}

static void cadet_does_not_cheat(void **state)
{
    (void)state;
    look_for_cheating("cadet", false);
    look_for_cheating("cadet", true);
}

static void captain_does_not_cheat(void **state)
{
    (void)state;
    look_for_cheating("captain", false);
    look_for_cheating("captain", true);
}

/* General and marshal differ only in their budget, so one is enough. */
static void a_search_does_not_cheat(void **state)
{
    (void)state;
    for (int several = 0; several <= 1; several++) {
        const found f = look_for_cheating("general", several);
        assert_true(f.planned > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cadet_does_not_cheat),
        cmocka_unit_test(captain_does_not_cheat),
        cmocka_unit_test(a_search_does_not_cheat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
