/* Computer players in games of three to six, as partners and as enemies: members act in any order.
 *
 * BOCAGE_TEAM_GAMES sets the number of games; the default is a few of each form. */
#include "ai/match.h"
#include "ai/test_game_test.h"

#include <stdio.h>

static const bcg_ops *const ops = &bcg_memoir_ops;

enum { FORMS = FORM_COUNT, MOST_TURNS = 400 };

/* Game number n is of one form after the other. */
static memoir_form form_of(int n)
{
    return (memoir_form)(MEMOIR_ALLIANCE_1_2 + n % FORMS);
}

static scene *scene_number(int n)
{
    return new_form_scene((uint64_t)(n / FORMS) + 1, form_of(n));
}

/* -- what members do ------------------------------------------------------------------------- */

typedef struct deeds {
    long attacks;
    long left;             /* battle steps ended with a target left */
    long assigned;         /* units */
    long together, asked;  /* decisions several could make; of these an Ambush for two */
    long idle_in_battle;   /* battle steps ended without a target */
    uint32_t forms, roles; /* of those who battled: bits */
} deeds;

static bool can_attack(const scene *c)
{
    for (int i = 0; i < c->count; i++)
        if (memoir_kind_of(c->actions[i]) == MA_ATTACK)
            return true;
    return false;
}

static void note(const scene *c, bcg_action a, deeds *d)
{
    const memoir_action_kind kind = memoir_kind_of(a);
    const bcg_seats actors = ops->actors(&c->game.head, &c->state);
    if (actors & (actors - 1)) {
        d->together++;
        d->asked += memoir_is_pending(&c->state, PENDING_AMBUSH);
    }
    d->assigned += kind == MA_ASSIGN;
    if (c->state.phase != MP_BATTLE || c->state.pending_count)
        return;
    d->attacks += kind == MA_ATTACK;
    d->left += kind == MA_DONE && can_attack(c);
    d->idle_in_battle += kind == MA_DONE && !can_attack(c);
    d->forms |= 1u << c->game.form;
    d->roles |= 1u << (actor_of(c) - c->game.first_seat[c->state.active]);
}

/* Every seat has a player of its own; several who may act do so in random order. */
static void play(scene *c, const char *level, deeds *d)
{
    bcg_ai *ai[BCG_MAX_SEATS];
    const int seats = ops->seats(&c->game.head);
    for (int seat = 0; seat < seats; seat++)
        ai[seat] = new_player(c, level, (uint64_t)seat + 1);
    while (c->state.turn < MOST_TURNS && next_decision(c)) {
        const bcg_action a = bcg_ai_choose(ai[actor_of(c)], &c->view, actor_of(c), NULL).action;
        note(c, a, d);
        take_action(c, a);
    }
    assert_int_equal(c->state.phase, MP_OVER);
    for (int seat = 0; seat < seats; seat++)
        bcg_ai_free(ai[seat]);
}

/* [VAR-TEAM-4] No member ends his battles while a unit of his has a target; and none is assigned to
 * another, who would do the same with it. */
static void members_attack_what_they_can(void **state)
{
    (void)state;
    const int games = number_from("BOCAGE_TEAM_GAMES", 3 * FORMS);
    deeds d = {0};
    for (int n = 0; n < games; n++) {
        scene *c = scene_number(n);
        play(c, "captain", &d);
        free_scene(c);
    }
    printf("%d games: %ld attacks, %ld battle steps ended without a target, %ld with one; %ld "
           "decisions of several, %ld an Ambush; %ld units assigned\n",
           games, d.attacks, d.idle_in_battle, d.left, d.together, d.asked, d.assigned);
    assert_int_equal(d.left, 0);
    assert_int_equal(d.assigned, 0);
    /* otherwise the test would prove little */
    assert_int_equal(d.forms, (2u << MEMOIR_TEAM_3_3) - (1u << MEMOIR_ALLIANCE_1_2));
    assert_int_equal(d.roles, 7);
    assert_true(d.attacks > games && d.together > games && d.asked > 0);
}

/* -- forecasts -------------------------------------------------------------------------------- */

/* What a search expects is what the side wins and loses, however many sit on it. */
static void forecasts_count_a_medal_once(void **state)
{
    (void)state;
    const bcg_ai_budget budget = {.nodes = 4000};
    int forecasts = 0, gains = 0;
    for (int n = 0; n < 2 * FORMS; n++) {
        scene *c = scene_number(n);
        bcg_ai *ai = new_player(c, "general", 1);
        for (int i = 0; i < 25 && next_decision(c); i++, step_at_random(c)) {
            const int side = c->game.side_of[actor_of(c)];
            const bcg_ai_answer answer = bcg_ai_choose(ai, &c->view, actor_of(c), &budget);
            if (answer.trials == 0)
                continue;
            const int own = c->game.goal[side] - memoir_medals(&c->game, &c->state, side);
            const int theirs = c->game.goal[1 - side] -
                               memoir_medals(&c->game, &c->state, 1 - side);
            assert_true(answer.gain <= 1000 * own && answer.risk <= 1000 * theirs);
            forecasts++;
            gains += answer.gain > 0;
        }
        bcg_ai_free(ai);
        free_scene(c);
    }
    assert_true(forecasts > 10 * FORMS && gains > 0);
}

/* -- matches ---------------------------------------------------------------------------------- */

static bcg_contestant contestant(scene *c, const char *level, const char *partner)
{
    return (bcg_contestant){.level = bcg_ai_level_named(bcg_rulesets, level),
                            .tables = &c->tables,
                            .partner = partner ? bcg_ai_level_named(bcg_rulesets, partner) : NULL};
}

/* Plays both ways round; returns the games the first contestant won. */
static int wins_of(const char *level, const char *partner, const char *enemy, memoir_form form,
                   int games, uint64_t nodes[2])
{
    const bcg_match_rules rules = {0};
    int wins = 0;
    for (int n = 0; n < games; n++) {
        bcg_match_game played;
        scene *c = new_form_scene((uint64_t)n / 2 + 1, form);
        const bcg_contestant both[2] = {contestant(c, level, partner), contestant(c, enemy, NULL)};
        assert_true(bcg_match_play(bcg_rulesets, &c->game.head, both, n % 2, (uint64_t)n / 2,
                                   &rules, &played));
        assert_false(played.broken_off);
        wins += played.winner == 0;
        for (int i = 0; i < 2; i++)
            nodes[i] += played.nodes[i];
        free_scene(c);
    }
    return wins;
}

/* One contestant plays all seats of its side, on either side; a partner of another level all but
 * the first. */
static void a_contestant_plays_its_whole_side(void **state)
{
    (void)state;
    static const memoir_form forms[] = {MEMOIR_ALLIANCE_1_2, MEMOIR_TEAM_2_3, MEMOIR_TEAM_3_3};
    enum { GAMES = 8 };
    for (size_t i = 0; i < COUNT(forms); i++) {
        uint64_t nodes[2] = {0};
        assert_true(wins_of("captain", NULL, "random", forms[i], GAMES, nodes) >= GAMES - 1);
        assert_true(nodes[0] > 0 && nodes[1] == 0);
    }
    uint64_t alone[2] = {0}, helped[2] = {0};
    wins_of("random", NULL, "random", MEMOIR_TEAM_3_3, GAMES, alone);
    wins_of("random", "cadet", "random", MEMOIR_TEAM_3_3, GAMES, helped);
    assert_int_equal(alone[0], 0);
    assert_true(helped[0] > 0 && helped[1] == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_attack_what_they_can),
        cmocka_unit_test(forecasts_count_a_medal_once),
        cmocka_unit_test(a_contestant_plays_its_whole_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
