/* What chance can do: every result of every kind of roll, draw and drift is listed once with its
 * correct weight, and chance always produces one of them; and what a seat may guess about the
 * cards. */
#include "notation/memoir_play_test.h"

#define MANY_RULES BOCAGE_SOURCE "/tests/positions/memoir/many-rules.scn"

enum { MOST = 7 * 7 * 7 * 7 * 7 };

typedef struct table {
    play play;
    bcg_action result[MOST];
    uint32_t weight[MOST];
    int seen[MEMOIR_TODO_KINDS];
} table;

static table *new_table(void)
{
    table *t = allocate(sizeof *t);
    memset(t->seen, 0, sizeof t->seen);
    const test_text text = text_of_file(MANY_RULES);
    read_clean(text.at, text.size, &t->play.scenario);
    free(text.at);
    play_begin(&t->play, MEMOIR_AS_WRITTEN, 1);
    return t;
}

static int list(table *t, int capacity)
{
    const play *p = &t->play;
    return bcg_memoir_ops.outcomes(&p->game.head, &p->state, t->result, t->weight, capacity);
}

/* Checks a complete list of results: any order, each once. */
static uint64_t check_list(table *t, int n)
{
    uint64_t sum = 0;
    for (int i = 0; i < n; i++) {
        assert_int_equal(bcg_memoir_ops.check(&t->play.game.head, &t->play.state,
                                              bcg_actor(&t->play.game.head, &t->play.state),
                                              t->result[i]),
                         BCG_OK);
        assert_true(t->weight[i] > 0);
        for (int j = 0; n < 300 && j < i; j++)
            assert_true(t->result[i] != t->result[j]);
        sum += t->weight[i];
    }
    return sum;
}

static bool has_result(const table *t, int n, bcg_action a)
{
    for (int i = 0; i < n; i++)
        if (t->result[i] == a)
            return true;
    return false;
}

static uint64_t power(uint64_t base, int exponent)
{
    return exponent ? base * power(base, exponent - 1) : 1;
}

/* How many of the 6 to the n throws of n dice show these faces, counted one by one. */
static uint32_t count_throws(bcg_action roll, int dice)
{
    static const memoir_face die[] = {MF_INFANTRY, MF_INFANTRY, MF_ARMOR,
                                      MF_GRENADE,  MF_STAR,     MF_FLAG};
    uint32_t found = 0;
    for (uint64_t n = 0; n < power(6, dice); n++) {
        uint8_t faces[MEMOIR_FACES] = {0};
        uint64_t rest = n;
        for (int i = 0; i < dice; i++, rest /= 6)
            faces[die[rest % 6]]++;
        found += memoir_roll(faces) == roll;
    }
    return found;
}

static uint64_t expected_sum(const memoir_state *s)
{
    const memoir_pending *f = memoir_top(s);
    return f->what == PENDING_DRAW    ? s->deck_size
           : f->what == PENDING_DRIFT ? power(MEMOIR_STAY, f->steps)
                                      : power(6, f->dice);
}

/* At every chance node of random games. [DICE-1] [DRAW-1] [SCEN-8] */
static void every_result_is_listed_with_its_weight(void **state)
{
    (void)state;
    table *t = new_table();
    play *p = &t->play;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        play_begin(p, (memoir_choices){(int8_t)(seed % 2), -1, 0}, seed);
        for (int ply = 0; ply < 400 && play_actor(p) != BCG_OVER; ply++) {
            const bcg_action a = play_choose(p);
            if (play_actor(p) == BCG_CHANCE) {
                const int n = list(t, MOST);
                assert_true(n > 0);
                assert_int_equal(check_list(t, n), expected_sum(&p->state));
                assert_true(has_result(t, n, a));
                if (t->seen[memoir_top(&p->state)->what]++ < 5) {
                    assert_int_equal(list(t, n), n);
                    assert_int_equal(list(t, n - 1), 0);
                }
            } else
                assert_int_equal(list(t, MOST), 0);
            play_on(p, a);
        }
        if (play_actor(p) == BCG_OVER)
            assert_int_equal(list(t, MOST), 0);
    }
    static const int kinds[] = {PENDING_DRAW,        PENDING_DRIFT, PENDING_ATTACK,
                                PENDING_AMBUSH_ROLL, PENDING_BOMB,  PENDING_MEDICS_ROLL,
                                PENDING_FINEST_HOUR};
    for (size_t i = 0; i < COUNT(kinds); i++)
        if (t->seen[kinds[i]] == 0)
            fail_msg("`%s` never came up", memoir_pending_words.word[kinds[i]]);
    free(t);
}

/* Pushes a pending roll, so that chance has to decide. */
static memoir_pending *ask_for(table *t, memoir_pending_kind what)
{
    memoir_state *s = &t->play.state;
    s->pending_count = 0;
    return memoir_push(s, what, MS_ALLIES);
}

/* [DICE-1] The infantry face is on two sides of the die. */
static void rolls_weigh_what_they_are_worth(void **state)
{
    (void)state;
    table *t = new_table();
    for (int dice = 0; dice <= 5; dice++) {
        ask_for(t, PENDING_MEDICS_ROLL)->dice = (uint8_t)dice;
        const int n = list(t, MOST);
        for (int i = 0; i < n; i++)
            assert_int_equal(t->weight[i], count_throws(t->result[i], dice));
        assert_int_equal(check_list(t, n), power(6, dice));
    }
    free(t);
}

/* The sum of the weights fits into 32 bits, or there is no list. */
static void there_are_lists_for_twelve_dice(void **state)
{
    (void)state;
    table *t = new_table();
    ask_for(t, PENDING_FINEST_HOUR)->dice = 12;
    const int n = list(t, MOST);
    assert_int_equal(n, 1820); /* ways to distribute 12 dice over 5 faces */
    assert_true(check_list(t, n) == power(6, 12));
    assert_true(power(6, 12) <= UINT32_MAX);
    ask_for(t, PENDING_FINEST_HOUR)->dice = 13;
    assert_int_equal(list(t, MOST), 0);
    free(t);
}

/* [SCEN-8] Seven possibilities for each step: six directions, and staying. */
static void drifts_are_all_ways(void **state)
{
    (void)state;
    table *t = new_table();
    for (int steps = 0; steps <= 3; steps++) {
        ask_for(t, PENDING_DRIFT)->steps = (uint8_t)steps;
        const int n = list(t, MOST);
        assert_int_equal(n, power(MEMOIR_STAY, steps));
        assert_int_equal(check_list(t, n), n);
        bcg_action a = MA_DRIFT;
        for (int way = 0; way < n; way++) {
            for (int i = 0, rest = way; i < steps; i++, rest /= MEMOIR_STAY)
                a = memoir_with(a, i, 1 + rest % MEMOIR_STAY);
            assert_true(has_result(t, n, a));
        }
        /* one step too few, one too many, an invalid one */
        const bcg_reason r = bcg_memoir_ops.check(&t->play.game.head, &t->play.state,
                                                  bcg_actor(&t->play.game.head, &t->play.state),
                                                  memoir_with(a, steps, 1));
        assert_int_not_equal(r, BCG_OK);
        if (steps > 0)
            assert_int_not_equal(bcg_memoir_ops.check(&t->play.game.head, &t->play.state,
                                                      bcg_actor(&t->play.game.head, &t->play.state),
                                                      memoir_with(a, steps - 1, 0)),
                                 BCG_OK);
        if (steps > 1)
            assert_int_not_equal(bcg_memoir_ops.check(&t->play.game.head, &t->play.state,
                                                      bcg_actor(&t->play.game.head, &t->play.state),
                                                      memoir_with(a, 0, 0)),
                                 BCG_OK);
    }
    ask_for(t, PENDING_DRIFT)->steps = MEMOIR_DRIFT_MAX;
    assert_int_equal(list(t, MOST), 0); /* 823543 exceed the capacity */
    free(t);
}

/* [DRAW-1] A card is drawn in proportion to its copies in the deck. */
static void draws_are_the_deck(void **state)
{
    (void)state;
    table *t = new_table();
    memoir_state *s = &t->play.state;
    ask_for(t, PENDING_DRAW)->steps = 1;
    for (int only = 0; only < MEMOIR_CARDS; only++) {
        memset(s->deck, 0, sizeof s->deck);
        s->deck[only] = 3;
        s->deck[MC_DIG_IN] = (uint8_t)(s->deck[MC_DIG_IN] + 2);
        s->deck_size = 5;
        const int n = list(t, MOST);
        assert_int_equal(n, only == MC_DIG_IN ? 1 : 2);
        assert_int_equal(check_list(t, n), 5);
        for (int i = 0; i < n; i++)
            assert_int_equal(t->weight[i], s->deck[memoir_operand(t->result[i], 0)]);
        for (int i = 0; i < 20; i++)
            assert_true(
                has_result(t, n, bcg_memoir_ops.chance(&t->play.game.head, s, &t->play.rng)));
    }
    free(t);
}

/* Results of different kinds do not mix: a pending roll cannot be answered with a card. */
static void results_fit_what_is_asked(void **state)
{
    (void)state;
    static const memoir_pending_kind kinds[] = {PENDING_DRAW, PENDING_DRIFT, PENDING_MEDICS_ROLL};
    table *t = new_table();
    const bcg_action results[] = {memoir_action(MA_DRAW, MC_DIG_IN, 0), MA_DRIFT,
                                  memoir_roll((const uint8_t[MEMOIR_FACES]){0})};
    for (size_t asked = 0; asked < COUNT(kinds); asked++)
        for (size_t answer = 0; answer < COUNT(results); answer++) {
            ask_for(t, kinds[asked]); /* no dice, no steps: each result fits its own kind */
            assert_int_equal(bcg_memoir_ops.check(&t->play.game.head, &t->play.state,
                                                  bcg_actor(&t->play.game.head, &t->play.state),
                                                  results[answer]),
                             asked == answer ? BCG_OK : MR_NOT_NOW);
        }
    free(t);
}

/* -- guesses ----------------------------------------------------------------------------------- */

/* How many copies of a card there are in total. */
static int count_card(const memoir_state *s, int card)
{
    int n = s->deck[card] + s->discard[card] + (s->ambushed && card == MC_AMBUSH) +
            s->own_deck[card] + s->own_discard[card];
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        n += s->hand[side][card] + (s->played[side].in_play && s->played[side].card == card);
        for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
            n += s->general[side][section].in_play && s->general[side][section].card == card;
    }
    for (int i = 0; i < 2; i++)
        n += s->drawn[i] == card;
    return n;
}

static int sum(const uint8_t cards[MEMOIR_CARDS])
{
    int n = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        n += cards[card];
    return n;
}

static void check_guess(const memoir_game *g, const memoir_state *s, const memoir_state *guess)
{
    for (int card = 0; card < MEMOIR_CARDS; card++)
        assert_int_equal(count_card(guess, card), g->deck[card] * (memoir_is_overlord(g) ? 2 : 1));
    assert_int_equal(sum(guess->deck), s->deck_size);
    for (int side = 0; side < MEMOIR_SIDES; side++)
        assert_int_equal(sum(guess->hand[side]), s->hand_size[side]);
    for (int i = 0; i < 2; i++)
        assert_int_equal(guess->drawn[i] == MEMOIR_NO_CARD, s->drawn[i] == MEMOIR_NO_CARD);
    if (s->drawn[1] != MEMOIR_NO_CARD)
        assert_true(guess->drawn[0] <= guess->drawn[1]); /* in order, as if they had been drawn */
}

/* [CARD-RECON-2] [SETUP-5] What a seat sees: its own cards, and how many the others have. A guess
 * at the rest contains every card of the game once. */
static void a_guess_has_every_card(void **state)
{
    (void)state;
    static const int seats[] = {0, 1, BCG_SPECTATOR};
    table *t = new_table();
    play *p = &t->play;
    int recons = 0, ambushes = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        play_begin(p, (memoir_choices){(int8_t)(seed % 2), -1, 0}, seed);
        for (int ply = 0; ply < 300 && play_actor(p) != BCG_OVER; ply++) {
            const memoir_state *s = &p->state;
            const bool apart = s->drawn[0] != MEMOIR_NO_CARD;
            const int chooser = apart ? memoir_top(s)->side : -1;
            for (size_t i = 0; i < COUNT(seats); i++) {
                memoir_state view, guess;
                bcg_memoir_ops.view(&p->game.head, s, seats[i], &view);
                for (int side = 0; side < MEMOIR_SIDES; side++)
                    if (side == seats[i])
                        assert_memory_equal(view.hand[side], s->hand[side], MEMOIR_CARDS);
                    else
                        assert_int_equal(sum(view.hand[side]), 0);
                if (apart && chooser == seats[i])
                    assert_memory_equal(view.drawn, s->drawn, sizeof s->drawn);
                else if (apart)
                    assert_int_equal(view.drawn[0], MEMOIR_HIDDEN_CARD);
                if (memoir_is_pending(s, PENDING_KEEP)) /* hidden cards: no choice */
                    assert_int_equal(bcg_memoir_ops.legal(&p->game.head, &view,
                                                          bcg_actor(&p->game.head, &view), p->legal,
                                                          MEMOIR_MAX_ACTIONS) > 0,
                                     chooser == seats[i]);
                for (int n = 0; n < (apart ? 8 : 1); n++) {
                    bcg_memoir_ops.guess(&p->game.head, &view, &p->rng, &guess);
                    check_guess(&p->game, s, &guess);
                }
            }
            recons += s->drawn[1] != MEMOIR_NO_CARD;
            ambushes += s->ambushed;
            play_on(p, play_choose(p));
        }
    }
    assert_true(recons > 0 && ambushes > 0);
    free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_result_is_listed_with_its_weight),
        cmocka_unit_test(rolls_weigh_what_they_are_worth),
        cmocka_unit_test(there_are_lists_for_twelve_dice),
        cmocka_unit_test(drifts_are_all_ways),
        cmocka_unit_test(draws_are_the_deck),
        cmocka_unit_test(results_fit_what_is_asked),
        cmocka_unit_test(a_guess_has_every_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
