/* The range of a firing (odds.h) against the rules themselves: in 200 positions of random duels
 * every end is played out from a state that a guess can give, and every line of play that the hand
 * of a guess allows is played out and has to lie between the ends. */
#include "assault/odds.h"
#include "assault/scenarios_test.h"
#include "assault/view.h"

#include "unit.h"

static assault_scenario scenario;
static assault_game game;
static bcg_action list[ASSAULT_MAX_ACTIONS];
static const bcg_ops *const ops = &bcg_assault_ops;
static int flak; /* times that anti-air fired */

/* -- a line of play ------------------------------------------------------------------------------
 */

typedef struct line {
    uint64_t joined;
    uint8_t play[ASSAULT_MOST_PLAYS];
    int plays, card; /* sacrificed; ASSAULT_NO_CARD: none */
} line;

/* What is looked at: a view, and an action of the seat. */
typedef struct question {
    const assault_state *view;
    int seat, opponent;
    bcg_action action;
} question;

typedef struct outcome {
    assault_ways destroyed, lost;
} outcome;

static int own_unit(const assault_state *s, int side)
{
    return s->combat.tile[side != s->combat.side];
}

static bcg_action play_of(const assault_state *s, int side, int card)
{
    const bool boost = game.card[card].kind == AK_MORALE_BOOST;
    return assault_play(card, boost ? own_unit(s, side) : 0, 0);
}

/* Everybody's answer; the opponent's is that of the line, whose next card is number *n. */
static bcg_action answer(const question *q, const line *l, const assault_state *s, int *n)
{
    const assault_pending *p = assault_top(s);
    switch (p ? (int)p->what : -1) {
    case AP_WINDOW:
        return AA_PASS;
    case AP_SUPPORT:
        ASSAULT_EACH(t, assault_hidden_supporters(&game, s))
        if (p->side == q->opponent && assault_has(l->joined, (int)t))
            return assault_action(AA_SUPPORT, (int)t, 0);
        return AA_PASS;
    case AP_STEP_9:
        return p->side == q->opponent && *n < l->plays ? play_of(s, q->opponent, l->play[(*n)++])
                                                       : AA_PASS;
    case AP_SACRIFICE: {
        const int side = p->n & 1 ? 0 : 1;
        return assault_action(AA_SACRIFICE,
                              side == q->opponent && l->card != ASSAULT_NO_CARD
                                  ? l->card
                                  : game.first_of_kind[AK_BLUFF + side],
                              0);
    }
    default:
        return AA_NONE;
    }
}

/* Where the firing began: whom it is aimed at, and what morale that had. */
typedef struct aim {
    int tile, morale, side, lost;
} aim;

static void see_losses(aim *m, const assault_state *s)
{
    if (m->tile == BCG_NO_TILE && assault_in_combat(s) && s->combat.tile[0] != BCG_NO_TILE &&
        s->combat.tile[1] != BCG_NO_TILE) {
        m->tile = assault_target_tile(s);
        m->side = s->unit[m->tile].side;
        m->morale = assault_morale_at(&game, s, m->tile);
        return;
    }
    if (m->tile == BCG_NO_TILE)
        return;
    const int now = assault_has(s->units[m->side], m->tile) ? assault_morale_at(&game, s, m->tile)
                                                            : 0;
    m->lost += now < m->morale ? m->morale - now : 0;
    m->morale = now;
}

/* Every result of chance up to the flip of step 11, card by card. */
static outcome play_on(const question *q, const line *l, const assault_state *from, aim m, int n)
{
    assault_state s = *from;
    bcg_action a;
    while (!s.result && (a = answer(q, l, &s, &n)) != AA_NONE) {
        const int seat = bcg_actor(&game.head, &s);
        assert_int_equal(ops->check(&game.head, &s, seat, a), BCG_OK);
        ops->apply(&game.head, &s, seat, a, NULL);
        see_losses(&m, &s);
    }
    const bool flips = assault_is_pending(&s, AP_MODIFIER);
    if (!flips && !assault_is_pending(&s, AP_ANTI_AIR)) { /* it was broken off, or a unit is gone */
        const bool gone = m.tile != BCG_NO_TILE && m.morale <= 0;
        return (outcome){{gone, 1}, {(uint64_t)m.lost, 1}};
    }
    flak += !flips;
    bcg_action out[ASSAULT_CARDS];
    uint32_t weight[ASSAULT_CARDS];
    const int count = ops->outcomes(&game.head, &s, out, weight, ASSAULT_CARDS);
    uint64_t of = 0;
    for (int i = 0; i < count; i++)
        of += weight[i];
    outcome sum = {{0, 1}, {0, 1}};
    for (int i = 0; i < count; i++) {
        assault_state next = s;
        bcg_event events[64];
        bcg_log log;
        outcome o = {{0, 1}, {(uint64_t)m.lost, 1}};
        bcg_log_init(&log, events, 64);
        ops->apply(&game.head, &next, BCG_CHANCE, out[i], &log);
        if (flips) {
            int loss = -1;
            for (int e = 0; e < log.count && loss < 0; e++)
                if (events[e].kind == AEV_LOSS)
                    loss = events[e].arg[2];
            assert_true(loss >= 0);
            o.destroyed.ways = loss >= m.morale;
            o.lost.ways += (uint64_t)assault_least(loss, m.morale);
        } else
            o = play_on(q, l, &next, m, n);
        assault_add_chance(&sum.destroyed, assault_both(o.destroyed, weight[i], of));
        assault_add_chance(&sum.lost, assault_both(o.lost, weight[i], of));
    }
    return sum;
}

/* Does the line use this card, and how often? */
static int uses_of(const line *l, int first)
{
    int n = l->card == first;
    for (int i = 0; i < l->plays; i++)
        n += l->play[i] == first;
    return n;
}

/* Action cards the seat does not see lie in the deck, but for those the line uses. */
static void pool_unseen(const question *q, assault_state *s, const line *l)
{
    const int zone = AZ_HAND + q->opponent;
    for (int card = 0; card < ASSAULT_CARDS; card += game.card[card].copies) {
        if (!assault_is_action(game.card[card].kind))
            continue;
        int held = 0;
        for (int i = 0; i < game.card[card].copies; i++)
            held += bcg_set_has(&s->pile[zone], card + i);
        assert_true(held >= uses_of(l, card));
        for (held -= uses_of(l, card); held > 0; held--)
            assault_give(&game, s, card, zone, AZ_ACTIONS);
    }
}

static outcome play_line(const question *q, const line *l, const assault_state *guess)
{
    assault_state s = *guess;
    aim m = {.tile = BCG_NO_TILE};
    if (s.combat.chosen[q->opponent] < ASSAULT_CARDS)
        s.combat.chosen[q->opponent] = (uint8_t)l->card;
    pool_unseen(q, &s, l);
    ops->apply(&game.head, &s, q->seat, q->action, NULL);
    see_losses(&m, &s);
    return play_on(q, l, &s, m, 0);
}

/* -- guesses ------------------------------------------------------------------------------------
 */

/* The view with the units seen that an end speaks of: whatever is guessed from it looks the same as
 * before to the seat, which is checked. */
static void show_units(assault_state *view, const assault_end *end)
{
    int n = 0;
    ASSAULT_EACH(t, end->joined)
    view->unit[t].kind = (uint8_t)(end->joined_kind[n++] + 1);
}

/* The hand holds what the line uses: of other action cards, some go to the deck for that. What a
 * guess deals is any of the unseen cards, so it is still one. */
static bool fill_hand(const question *q, const line *l, assault_state *s)
{
    const int zone = AZ_HAND + q->opponent;
    for (int card = 0; card < ASSAULT_CARDS; card += game.card[card].copies) {
        int held = 0;
        for (int i = 0; i < game.card[card].copies; i++)
            held += bcg_set_has(&s->pile[zone], card + i);
        for (; held < uses_of(l, card) && assault_is_action(game.card[card].kind); held++) {
            int other = -1;
            for (int c = 0; c < ASSAULT_CARDS && other < 0; c++)
                if (bcg_set_has(&s->pile[zone], c) && assault_is_action(game.card[c].kind) &&
                    uses_of(l, game.card[c].first) == 0)
                    other = game.card[c].first;
            if (other < 0 || !assault_holds(&game, s, AZ_ACTIONS, card))
                return false;
            assault_give(&game, s, other, zone, AZ_ACTIONS);
            assault_give(&game, s, card, AZ_ACTIONS, zone);
        }
        if (held < uses_of(l, card) && !assault_is_bluff(game.card[card].kind))
            return false;
    }
    return true;
}

/* An end is attained, with a unit of this kind on the tile, if one is named. */
static void assert_end_if(const question *q, const assault_end *end, bool destroyed, int tile,
                          int kind)
{
    line l = {.joined = end->joined, .plays = end->plays, .card = end->card};
    memcpy(l.play, end->play, sizeof l.play);
    bcg_rng r;
    bcg_rng_seed(&r, 7);
    assault_state known = *q->view;
    show_units(&known, end);
    if (tile != BCG_NO_TILE)
        known.unit[tile].kind = (uint8_t)(kind + 1);
    for (int i = 0; i < 20000; i++) {
        assault_state s, seen;
        ops->guess(&game.head, &known, &r, &s);
        if (!fill_hand(q, &l, &s))
            continue;
        if (s.combat.chosen[q->opponent] < ASSAULT_CARDS)
            s.combat.chosen[q->opponent] = end->card;
        ops->view(&game.head, &s, q->seat, &seen);
        assert_memory_equal(&seen, q->view, sizeof seen);
        const outcome o = play_line(q, &l, &s);
        const assault_ways w = destroyed ? o.destroyed : o.lost;
        assert_int_equal(w.ways * end->chance.of, end->chance.ways * w.of);
        return;
    }
    fail_msg("no guess allows the line of an end");
}

static void assert_end(const question *q, const assault_end *end, bool destroyed)
{
    assert_end_if(q, end, destroyed, BCG_NO_TILE, 0);
}

/* -- every line of a hand ------------------------------------------------------------------------
 */

typedef struct brute {
    const question *q;
    const assault_odds *o;
    const assault_state *guess;
    line l;
    int lines;
} brute;

static void assert_within(assault_ways least, assault_ways x, assault_ways most)
{
    assert_false(assault_is_less(x, least));
    assert_false(assault_is_less(most, x));
}

static void check_line(brute *b)
{
    const outcome x = play_line(b->q, &b->l, b->guess);
    b->lines++;
    assert_within(b->o->least_destroyed.chance, x.destroyed, b->o->most_destroyed.chance);
    assert_within(b->o->least_lost.chance, x.lost, b->o->most_lost.chance);
}

/* Is the card one the range covers, in the order it is tried in? */
static bool is_covered(const brute *b, const assault_state *s, bcg_action a)
{
    const int card = assault_operand(a, 0), kind = game.card[card].kind;
    if (kind == AK_SABOTAGE ||
        (kind == AK_MORALE_BOOST && assault_operand(a, 1) != own_unit(s, b->q->opponent)))
        return false;
    for (int i = 0; i < b->l.plays; i++) /* any order will do; guns are strafed last */
        if (kind != AK_STRAFING_RUN &&
            (b->l.play[i] > card || game.card[b->l.play[i]].kind == AK_STRAFING_RUN))
            return false;
    return b->l.plays < ASSAULT_MOST_PLAYS;
}

static void try_all(brute *b, const assault_state *from);

static void try_action(brute *b, const assault_state *s, int seat, bcg_action a)
{
    assault_state next = *s;
    ops->apply(&game.head, &next, seat, a, NULL);
    try_all(b, &next);
}

/* The legal actions of a seat in step 9 or 10. */
static int list_actions(const assault_state *s, int seat, bcg_action *out, int cap)
{
    static bcg_action all[ASSAULT_MAX_ACTIONS];
    const int count = ops->legal(&game.head, s, seat, all, ASSAULT_MAX_ACTIONS);
    assert_true(count <= cap);
    memcpy(out, all, (size_t)count * sizeof *out);
    return count;
}

/* What the opponent can do from here on; the seat passes and shows its bluff card. */
static void try_all(brute *b, const assault_state *from)
{
    assault_state s = *from;
    const int opponent = b->q->opponent;
    bcg_rng r;
    bcg_rng_seed(&r, 3);
    while (assault_is_pending(&s, AP_ANTI_AIR)) /* what it shows makes no difference here */
        ops->apply(&game.head, &s, BCG_CHANCE, ops->chance(&game.head, &s, &r), NULL);
    const assault_pending *p = assault_top(&s);
    if (s.result || !p || !assault_in_combat(&s) || s.combat.step > ACS_SACRIFICE) {
        const bool chosen = b->guess->combat.chosen[opponent] < ASSAULT_CARDS;
        if (chosen && b->l.card == ASSAULT_NO_CARD)
            b->l.card = b->guess->combat.chosen[opponent];
        check_line(b);
        return;
    }
    const line so_far = b->l;
    const int seat = bcg_actor(&game.head, &s);
    if (p->what == AP_SUPPORT && p->side == opponent) {
        try_action(b, &s, seat, AA_PASS);
        b->l = so_far;
        ASSAULT_EACH(t, assault_hidden_supporters(&game, &s))
        {
            const bcg_action joins = assault_action(AA_SUPPORT, (int)t, 0);
            if (ops->check(&game.head, &s, seat, joins) != BCG_OK)
                continue;
            b->l.joined = so_far.joined | assault_bit((int)t);
            try_action(b, &s, seat, joins);
            b->l = so_far;
        }
    } else if (p->what == AP_STEP_9 && p->side == opponent) {
        bcg_action actions[512];
        const int count = list_actions(&s, seat, actions, 512);
        for (int i = 0; i < count; i++) {
            b->l = so_far;
            if (assault_kind_of(actions[i]) == AA_PLAY) {
                if (!is_covered(b, &s, actions[i]))
                    continue;
                b->l.play[b->l.plays++] = (uint8_t)assault_operand(actions[i], 0);
            }
            try_action(b, &s, seat, actions[i]);
        }
    } else if (p->what == AP_SACRIFICE && p->n >> opponent & 1) {
        bcg_action actions[ASSAULT_CARDS];
        const int count = list_actions(&s, opponent, actions, ASSAULT_CARDS);
        for (int i = 0; i < count; i++) {
            b->l = so_far;
            b->l.card = assault_operand(actions[i], 0);
            check_line(b);
        }
    } else {
        int ignored = 0;
        const bcg_action a = answer(b->q, &so_far, &s, &ignored);
        assert_true(a != AA_NONE);
        try_action(b, &s, seat, a);
    }
    b->l = so_far;
}

/* -- positions of random games -------------------------------------------------------------------
 */

typedef struct counts {
    int positions, lines, joined, played, unknown, trenches, strafed;
} counts;

static void count_end(counts *c, const assault_end *end)
{
    c->joined += end->joined != 0;
    c->played += end->plays > 0;
    for (int i = 0; i < end->plays; i++)
        c->strafed += game.card[end->play[i]].kind == AK_STRAFING_RUN;
}

static void compare_range(const assault_state *view, int seat, bcg_action a, const assault_odds *o,
                          bcg_rng *r, counts *c)
{
    const question q = {view, seat, 1 - seat, a};
    const assault_end *ends[] = {&o->least_destroyed, &o->most_destroyed, &o->least_lost,
                                 &o->most_lost};
    assert_within(o->least_destroyed.chance, (assault_ways){o->destroyed, o->of},
                  o->most_destroyed.chance);
    for (int i = 0; i < 4; i++) {
        assert_end(&q, ends[i], i < 2);
        count_end(c, ends[i]);
    }
    assault_state guess;
    ops->guess(&game.head, view, r, &guess);
    brute b = {.q = &q, .o = o, .guess = &guess, .l = {.card = ASSAULT_NO_CARD}};
    assault_state s = guess;
    ops->apply(&game.head, &s, seat, a, NULL);
    try_all(&b, &s);
    c->lines += b.lines;
    c->positions++;
}

/* [assault:AMB-66] Each kind an unseen unit could be is one a guess gives, and the other way round;
 * its odds are those of the same view with the unit seen. */
static void compare_unknown(const assault_state *view, int seat, bcg_action a, counts *c,
                            bcg_rng *r)
{
    static assault_odds_if found[ASSAULT_MOST_IFS];
    const int tile = assault_operand(a, 1);
    const question q = {view, seat, 1 - seat, a};
    const int n = assault_odds_of_unknown(&game, view, seat, a, true, found);
    assault_state guess;
    bcg_set given = BCG_SET_EMPTY, said = BCG_SET_EMPTY;
    assert_true(n > 0);
    for (int i = 0; i < n; i++)
        bcg_set_add(&said, found[i].kind);
    for (int i = 0; i < 3000 && !(i > 200 && bcg_set_equal(&given, &said)); i++) {
        ops->guess(&game.head, view, r, &guess);
        bcg_set_add(&given, guess.unit[tile].kind - 1);
    }
    assert_true(bcg_set_equal(&given, &said));
    for (int i = 0; i < n; i++) {
        const assault_odds *o = &found[i].odds;
        do
            ops->guess(&game.head, view, r, &guess);
        while (guess.unit[tile].kind - 1 != found[i].kind);
        ops->apply(&game.head, &guess, seat, a, NULL); /* AMB-66: who fires first */
        assert_int_equal(o->defender_first, guess.combat.firing);
        assert_int_equal(o->firing, assault_firing_tile(&guess));
        c->trenches += o->defender_first;
        if (o->opponent_chooses)
            assert_end_if(&q, &o->most_destroyed, true, tile, found[i].kind);
    }
    c->unknown++;
}

static bool is_worth_asking(bcg_action a)
{
    switch (assault_kind_of(a)) {
    case AA_ATTACK:
    case AA_SUPPORT:
    case AA_SACRIFICE:
        return true;
    default:
        return a == AA_PASS;
    }
}

/* [assault:SUPPORT-7] [assault:COMBAT-9] [assault:COMBAT-10] [assault:COMBAT-17] The ends of ranges
 * are attained, and nothing leads beyond them. */
static void ends_are_attained_and_hold(void **state)
{
    (void)state;
    bcg_rng r;
    counts c = {0};
    bcg_rng_seed(&r, 20261121);
    for (int n = 0; c.positions < 260; n++) {
        assault_state s, view;
        assert_true(n < 500);
        fill_scenario(&scenario, n % 11);
        assault_game_init(&game, &scenario);
        ops->begin(&game.head, &s);
        for (int plies = 0, here = 0; ops->actors(&game.head, &s) && plies < 3000 && here < 12;
             plies++) {
            const int seat = bcg_first_actor(ops->actors(&game.head, &s));
            if (seat == BCG_CHANCE) {
                ops->apply(&game.head, &s, seat, ops->chance(&game.head, &s, &r), NULL);
                continue;
            }
            const int count = ops->legal(&game.head, &s, seat, list, ASSAULT_MAX_ACTIONS);
            int pick = (int)bcg_rng_below(&r, (uint32_t)count);
            for (int i = 0; i < count; i++) /* random games fight too rarely */
                if (assault_kind_of(list[i]) == AA_ATTACK)
                    pick = i;
            const bcg_action a = list[pick];
            assault_odds o;
            ops->view(&game.head, &s, seat, &view);
            if (is_worth_asking(a) && view.size[AZ_ACTIONS] > 8 &&
                assault_odds_of(&game, &view, seat, a, true, &o) && o.opponent_chooses) {
                compare_range(&view, seat, a, &o, &r, &c);
                here++;
            }
            ops->apply(&game.head, &s, seat, a, NULL);
        }
    }
    print_message("anti-air fired %d times\n", flak);
    print_message("%d positions, %d lines of play; ends with cards %d (strafing %d), with joined "
                  "units %d\n",
                  c.positions, c.lines, c.played, c.strafed, c.joined);
    assert_true(c.positions >= 200 && c.lines > 2000 && c.played > 100 && c.joined > 5);
}

/* [assault:AMB-74] Units nobody has seen stand next to the enemy where a battle begins so: on Utah
 * Beach, as long as the side that moves first does nothing. */
static void unknown_units_are_all_they_could_be(void **state)
{
    (void)state;
    bcg_rng r;
    counts c = {0};
    bcg_rng_seed(&r, 20261122);
    for (int n = 0; c.unknown < 40; n++) {
        assault_state s, view;
        assert_true(n < 200);
        fill_scenario(&scenario, 6);
        assault_game_init(&game, &scenario);
        ops->begin(&game.head, &s);
        for (int plies = 0; s.turn < 3 && plies < 300; plies++) {
            const int seat = bcg_first_actor(ops->actors(&game.head, &s));
            if (seat == BCG_CHANCE) {
                ops->apply(&game.head, &s, seat, ops->chance(&game.head, &s, &r), NULL);
                continue;
            }
            const int count = ops->legal(&game.head, &s, seat, list, ASSAULT_MAX_ACTIONS);
            ops->view(&game.head, &s, seat, &view);
            for (int i = 0; i < count; i++)
                if (assault_meets_unknown(&game, &view, seat, list[i]))
                    compare_unknown(&view, seat, list[i], &c, &r);
            const bool done = ops->check(&game.head, &s, seat, AA_DONE) == BCG_OK;
            ops->apply(&game.head, &s, seat,
                       done ? AA_DONE : list[bcg_rng_below(&r, (uint32_t)count)], NULL);
        }
    }
    print_message("%d unknown defenders, %d could be dug in\n", c.unknown, c.trenches);
    assert_true(c.trenches > 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ends_are_attained_and_hold),
        cmocka_unit_test(unknown_units_are_all_they_could_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
