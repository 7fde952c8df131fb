/* Odds of small positions, each with something that combats of random games seldom meet. */
#include "assault/odds.h"
#include "assault/position_test.h"

static const bcg_ops *const ops = &bcg_assault_ops;

/* -- sums ------------------------------------------------------------------------------------- */

static void assert_sum_of_combat(const assault_sum *sum)
{
    assert_int_equal(sum->fire, s.combat.fire);
    assert_int_equal(sum->target, s.combat.target);
    assert_int_equal(sum->terrain, s.combat.terrain);
    assert_true(sum->supporters == s.combat.supporters);
}

/* [assault:COMBAT-2] [assault:COMBAT-7] [assault:CLASS-9] [assault:ABIL-8] Whoever
 * fires at whomever, the sums are those the combat begins with. */
static void sums_are_those_of_the_combat(void **state)
{
    (void)state;
    for (int firing = 0; firing < ASSAULT_UNITS / 2; firing++)
        for (int target = ASSAULT_UNITS / 2; target < ASSAULT_UNITS; target++) {
            assault_sum sum;
            board("....../....../..W.../..V.../......");
            lose_surprises();
            put("D1", "ger-waffen-ss");
            assault_put(&s, at("C3"), firing, AS_GERMAN)->markers = -2;
            assault_put(&s, at("C2"), target, AS_AMERICAN)->marks = target % 2 ? AU_DUG_IN : 0;
            control(AS_GERMAN, "C3");
            control(AS_AMERICAN, "C2");
            const int from = target % 2 ? at("C2") : at("C3");
            assault_sum_of(&game, &s, from, from == at("C2") ? at("C3") : at("C2"), &sum);
            ops->apply(&game.head, &s, AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"), NULL);
            assert_sum_of_combat(&sum);
            assert_int_equal(sum.dug_in, 0);
            if (from == at("C3"))
                assert_int_equal(sum.support, 2);
            assert_true(assault_firing_sum(&game, &s, &sum));
            assert_sum_of_combat(&sum);
        }
}

/* [assault:DIG-2] [assault:COMBAT-0] A trench counts, and no value falls below 1. */
static void sums_have_a_floor(void **state)
{
    (void)state;
    assault_sum sum;
    board(clear_map);
    put("C3", "ger-mortar")->markers = -2;
    put("C2", "usa-sherman-76");
    game.book.unit[kind_of("ger-mortar")].hard_attack = 1;
    assault_sum_of(&game, &s, at("C3"), at("C2"), &sum);
    assert_int_equal(sum.attack, 1);
    assert_int_equal(sum.morale, -2);
    assert_int_equal(sum.fire, 1);
    put("D2", "ger-pz-iv");
    assault_sum_of(&game, &s, at("C3"), at("C2"), &sum);
    assert_int_equal(sum.fire, 1 + 2);
    unit_at("C2")->marks |= AU_DUG_IN;
    assault_sum_of(&game, &s, at("C3"), at("C2"), &sum);
    assert_int_equal(sum.dug_in, ASSAULT_DUG_IN);
    assert_int_equal(sum.target, sum.defence + ASSAULT_DUG_IN);
}

/* A firing has its sums from the moment its support is settled until it is over. */
static void sums_of_a_firing(void **state)
{
    (void)state;
    assault_sum sum;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("D3", "ger-mortar")->marks = AU_FACE_DOWN;
    unit_at("D3")->told = 2;
    put("D2", "ger-pz-iv");
    put("C2", "usa-riflemen")->markers = -4;
    assert_false(assault_firing_sum(&game, &s, &sum));
    attack("C3", "C2");
    assert_true(is_asked(AS_GERMAN, AP_SUPPORT));
    assert_false(assault_firing_sum(&game, &s, &sum));
    pass(AS_GERMAN);
    assert_true(assault_firing_sum(&game, &s, &sum));
    assert_int_equal(sum.support, 2);
    s.combat.supporters = 0; /* as a card would */
    assert_true(assault_firing_sum(&game, &s, &sum));
    assert_int_equal(sum.support, 0);
    flip(3);
    assert_true(is_asked(AS_GERMAN, AP_REWARD));
    assert_false(assault_firing_sum(&game, &s, &sum));
    act(AS_GERMAN, AA_GAIN);
    assert_true(is_asked(AS_GERMAN, AP_ADVANCE));
    assert_false(assault_firing_sum(&game, &s, &sum));
}

/* [assault:COMBAT-18] Terrain that a card has cancelled is no part of a sum any more. */
static void cancelled_terrain_is_no_part(void **state)
{
    (void)state;
    assault_sum sum;
    board("....../....../....../..V.../......");
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    attack("C3", "C2");
    assert_true(assault_firing_sum(&game, &s, &sum));
    assert_int_equal(sum.terrain, 3);
    s.combat.terrain = 0; /* as a card would */
    assert_true(assault_firing_sum(&game, &s, &sum));
    assert_int_equal(sum.terrain, 0);
}

/* [assault:AMB-67] Without action cards a flip counts as 0: a fire value as great as the target's
 * does nothing, and 1 more does. */
static void no_card_counts_as_nothing(void **state)
{
    (void)state;
    for (int more = 0; more < 2; more++) {
        board(clear_map);
        lose_surprises();
        put("C3", "ger-grenadiers");
        put("C2", "usa-riflemen");
        game.book.unit[kind_of("ger-grenadiers")].soft_attack = (uint8_t)(7 + more);
        game.book.unit[kind_of("usa-riflemen")].defence = 7;
        for (int zone = AZ_ACTIONS; zone <= AZ_ACTION_DISCARDS; zone++)
            while (s.size[zone])
                assault_give(&game, &s, game.card[bcg_set_next(&s.pile[zone], 0)].first, zone,
                             ASSAULT_ZONES);
        attack("C3", "C2");
        assert_true(is_on(more ? "C1" : "C2", "usa-riflemen")); /* a loss of 1 is a retreat */
        assert_int_equal(unit_at(more ? "C1" : "C2")->markers, -more);
    }
}

/* -- combats ---------------------------------------------------------------------------------- */

typedef struct tally {
    uint64_t of, gone[2], retreats, blocked, vacated, fires_back;
} tally;

typedef struct path {
    bool gone[2], retreats, blocked;
    int firings;
} path;

static void note_events(path *p, const bcg_log *log)
{
    for (int i = 0; i < log->count; i++) {
        const bcg_event *e = &log->events[i];
        p->firings += e->kind == AEV_FIRES;
        p->retreats = p->retreats || e->kind == AEV_RETREATED;
        p->blocked = p->blocked || e->kind == AEV_NO_RETREAT;
        if (e->kind == AEV_DESTROYED)
            p->gone[assault_nation_of(e->arg[1])] = true;
    }
}

/* Every card of every flip, the German side attacking; nobody answers anything but that. */
static void enumerate(const assault_state *from, path p, uint64_t ways, uint64_t left, tally *t)
{
    bcg_action out[ASSAULT_CARDS];
    uint32_t weight[ASSAULT_CARDS];
    if (!assault_is_pending(from, AP_MODIFIER)) {
        ways *= left;
        for (int side = 0; side < 2; side++)
            t->gone[side] += p.gone[side] ? ways : 0;
        t->retreats += p.retreats ? ways : 0;
        t->blocked += p.blocked ? ways : 0;
        t->vacated += p.retreats || p.gone[AS_AMERICAN] ? ways : 0;
        t->fires_back += p.firings > 1 ? ways : 0;
        return;
    }
    const int n = ops->outcomes(&game.head, from, out, weight, ASSAULT_CARDS);
    uint64_t of = 0;
    for (int i = 0; i < n; i++)
        of += weight[i];
    assert_true(of > 0 && left % of == 0);
    for (int i = 0; i < n; i++) {
        assault_state next = *from;
        path q = p;
        bcg_event buffer[64];
        bcg_log log;
        bcg_log_init(&log, buffer, 64);
        ops->apply(&game.head, &next, BCG_CHANCE, out[i], &log);
        if (assault_is_pending(&next, AP_REWARD))
            ops->apply(&game.head, &next, assault_top(&next)->side, AA_GAIN, &log);
        note_events(&q, &log);
        enumerate(&next, q, ways * weight[i], left / of, t);
    }
}

static void assert_same(uint64_t a, uint64_t of_a, uint64_t b, uint64_t of_b)
{
    assert_int_equal(a * of_b, b * of_a);
}

/* Both ask before the attack and while its first flip is due. */
static void assert_combat(const char *from, const char *to, uint64_t of)
{
    assault_odds before, due;
    tally t = {.of = of};
    const bcg_action a = two_tiles(AA_ATTACK, from, to);
    assert_true(assault_odds_of(&game, &s, AS_GERMAN, a, false, &before));
    const bool dug_in = assault_is_dug_in(&game, &s, at(to));
    attack(from, to);
    enumerate(&s, (path){.firings = 1}, 1, of, &t);
    assert_true(assault_odds_of(&game, &s, BCG_CHANCE, AA_NONE, false, &due));
    const assault_odds *const both[] = {&before, &due};
    for (int i = 0; i < 2; i++) {
        const assault_odds *o = both[i];
        assert_int_equal(o->kind, AQ_COMBAT);
        assert_int_equal(o->tiles[0], at(from));
        assert_int_equal(o->tiles[1], at(to));
        assert_int_equal(o->defender_first, dug_in);
        assert_same(o->eliminated[0], o->whole, t.gone[AS_GERMAN], t.of);
        assert_same(o->eliminated[1], o->whole, t.gone[AS_AMERICAN], t.of);
        assert_same(o->retreats, o->whole, t.retreats, t.of);
        assert_same(o->blocked, o->whole, t.blocked, t.of);
        assert_same(o->vacated, o->whole, t.vacated, t.of);
        assert_same(o->fires_back, o->whole, t.fires_back, t.of);
    }
}

/* [assault:RETREAT-6] [assault:COMBAT-14] [assault:COMBAT-1] Retreats that are free, barred by the
 * edge of the map or by the scenario, and defenders that are dug in. */
static void whole_combats(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to;
        int lost[2];
        bool dug_in;
    } rows[] = {
        {"C3", "C2", {0, 0}, false},   {"C2", "C1", {0, 0}, false}, {"C2", "C1", {0, -2}, false},
        {"C3", "C2", {-2, -2}, false}, {"C3", "C2", {-4, 0}, true}, {"C2", "C1", {0, -3}, true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        board(clear_map);
        lose_surprises();
        put("E5", "ger-grenadiers");
        put("F1", "usa-riflemen");
        put(rows[i].from, "ger-waffen-ss")->markers = (int8_t)rows[i].lost[0];
        assault_unit *defender = put(rows[i].to, "usa-riflemen");
        defender->markers = (int8_t)rows[i].lost[1];
        defender->marks |= rows[i].dug_in ? AU_DUG_IN : 0;
        const uint64_t deck = s.size[AZ_ACTIONS];
        assert_combat(rows[i].from, rows[i].to, deck * (deck - 1));
    }
}

/* [assault:CARD-12] The last card of the deck is flipped for the first firing: all that lie among
 * the discards, and it, may be the second. */
static void the_deck_runs_out(void **state)
{
    (void)state;
    for (int left = 0; left < 3; left++) {
        board(clear_map);
        put("E5", "ger-grenadiers");
        put("F1", "usa-riflemen");
        put("C3", "ger-waffen-ss");
        put("C2", "usa-riflemen");
        while (s.size[AZ_ACTIONS] > left)
            assault_give(&game, &s, game.card[bcg_set_next(&s.pile[AZ_ACTIONS], 0)].first,
                         AZ_ACTIONS, AZ_ACTION_DISCARDS);
        const uint64_t all = s.size[AZ_ACTIONS] + s.size[AZ_ACTION_DISCARDS];
        static const int first[] = {0, 1, 2};
        const uint64_t of = left == 0 ? all * (all - 1)
                                      : (uint64_t)first[left] * (left == 1 ? all : 1);
        assault_odds o;
        assert_true(
            assault_odds_of(&game, &s, AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"), true, &o));
        assert_int_equal(o.of, left ? (uint64_t)left : all);
        assert_int_equal(o.whole, 0);
        assert_combat("C3", "C2", of);
    }
}

/* [assault:CARD-12] A card in a hand that the seat cannot see may be the one that is flipped, but
 * it does not make the deck longer: the second flip is one of the discards, and of the first. */
static void hands_do_not_lengthen_the_deck(void **state)
{
    (void)state;
    assault_odds o;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-waffen-ss");
    put("C2", "usa-riflemen");
    game.book.unit[kind_of("usa-riflemen")].defence = 30;
    game.book.unit[kind_of("usa-riflemen")].soft_attack = 7;
    game.book.unit[kind_of("ger-waffen-ss")].defence = 9; /* 7 + 3 hits */
    deal(AS_AMERICAN, "supply-column");
    while (s.size[AZ_ACTIONS] > 1)
        assault_give(&game, &s, game.card[bcg_set_next(&s.pile[AZ_ACTIONS], 0)].first, AZ_ACTIONS,
                     AZ_ACTION_DISCARDS);
    for (int card = 0; card < ASSAULT_CARDS; card++)
        game.card[card].tm = bcg_set_has(&s.pile[AZ_ACTION_DISCARDS], card) ? -2 : 3;
    const uint64_t second = s.size[AZ_ACTION_DISCARDS] + 1u;
    assert_true(assault_odds_of(&game, &s, AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"), false, &o));
    assert_int_equal(o.of, 2);
    assert_int_equal(o.fires_back, o.whole);
    assert_same(o.lost[0][1], o.whole, 1, second);
}

/* [assault:CARD-12] [assault:RETREAT-2] No card is left in the deck, and one is in a hand that the
 * seat cannot see: both flips are among the discards, and the second is not the first. The only
 * card with which anybody hits makes the defender retreat, since it cannot come twice. */
static void an_empty_deck_is_shuffled_once(void **state)
{
    (void)state;
    assault_odds o;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-waffen-ss");
    put("C2", "usa-riflemen");
    assault_unit_row *row = game.book.unit;
    row[kind_of("ger-waffen-ss")].soft_attack = row[kind_of("usa-riflemen")].soft_attack = 8;
    row[kind_of("ger-waffen-ss")].defence = row[kind_of("usa-riflemen")].defence = 9;
    const int hit = game.card[fetch("accuracy", AZ_ACTIONS, AZ_ACTION_DISCARDS)].first;
    deal(AS_AMERICAN, "supply-column");
    while (s.size[AZ_ACTIONS])
        assault_give(&game, &s, game.card[bcg_set_next(&s.pile[AZ_ACTIONS], 0)].first, AZ_ACTIONS,
                     AZ_ACTION_DISCARDS);
    for (int card = 0; card < ASSAULT_CARDS; card++)
        game.card[card].tm = card == hit ? ASSAULT_MOST_TM : ASSAULT_LEAST_TM;
    assert_int_equal(game.card[hit].copies, 1);
    const uint64_t all = s.size[AZ_ACTION_DISCARDS];
    assert_true(assault_odds_of(&game, &s, AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"), false, &o));
    assert_same(o.retreats, o.whole, 1, all);
}

/* [assault:CARD-11] A flip that is due is looked at by whom it is for: that side knows its own
 * hand, and the other side's cards may be among those that are flipped. */
static void flips_are_looked_at_by_their_owner(void **state)
{
    (void)state;
    for (int fires = 0; fires < ASSAULT_SIDES; fires++)
        for (int holds = 0; holds < ASSAULT_SIDES; holds++) {
            assault_odds o;
            board(clear_map);
            lose_surprises();
            put("C3", "ger-grenadiers");
            put("C2", "usa-riflemen");
            s.active = (uint8_t)fires;
            attack(fires == AS_GERMAN ? "C3" : "C2", fires == AS_GERMAN ? "C2" : "C3");
            assert_true(assault_is_pending(&s, AP_MODIFIER));
            deal(holds, "supply-column air-strike");
            assert_true(assault_odds_of(&game, &s, BCG_CHANCE, AA_NONE, true, &o));
            assert_int_equal(o.of, s.size[AZ_ACTIONS] + (fires == holds ? 0 : 2));
        }
}

/* [assault:RETREAT-1] What a unit has lost before in its combat counts; 9 stands for all that is
 * more. */
static void earlier_losses_count(void **state)
{
    (void)state;
    for (int lost = 3; lost <= 12; lost++) {
        assault_odds o;
        board(clear_map);
        lose_surprises();
        put("C3", "ger-mortar")->markers = -2;
        put("C2", "usa-jumbo"); /* nothing happens to it */
        game.book.unit[kind_of("ger-mortar")].hard_attack = 0;
        attack("C3", "C2");
        s.combat.lost[1] = (uint8_t)lost;
        assert_true(assault_odds_of(&game, &s, BCG_CHANCE, AA_NONE, false, &o));
        assert_int_equal(o.lost[1][assault_least(lost, 9)], o.whole);
    }
}

/* [assault:COMBAT-10] A card that the opponent has chosen unseen is taken for its bluff card as
 * things stand, and makes a range. */
static void unseen_choices_are_bluffs(void **state)
{
    (void)state;
    assault_odds o;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    deal(AS_GERMAN, "ger-mortar");
    deal(AS_AMERICAN, "usa-recruit");
    attack("C3", "C2");
    sacrifice(AS_AMERICAN, "usa-recruit");
    assert_true(assault_odds_of(&game, &s, AS_GERMAN,
                                assault_action(AA_SACRIFICE, game.first_of_kind[AK_BLUFF], 0),
                                false, &o));
    assert_int_equal(o.fire, s.combat.fire);
    assert_int_equal(o.target_value, s.combat.target);
    assert_true(o.opponent_chooses);
}

/* [assault:COMBAT-17] Cards that together destroy the unit that fires leave nothing of the firing:
 * each of them counts. */
static void cards_wear_the_firing_unit_down(void **state)
{
    (void)state;
    for (int cards = 1; cards <= 2; cards++) {
        assault_odds o;
        board(clear_map);
        lose_surprises();
        put("C3", "ger-king-tiger")->markers = -2;
        unit_at("C3")->marks |= AU_DUG_IN; /* fires first; morale 3, of which a card takes 2 */
        put("C2", "usa-recruit");
        game.book.unit[kind_of("ger-king-tiger")].soft_attack = 40; /* it hits if it fires */
        deal(AS_AMERICAN, cards == 1 ? "deadly-fire" : "2 deadly-fire");
        s.prestige[AS_AMERICAN] = 60;
        s.active = AS_AMERICAN;
        for (int kind = AK_ACCURACY; kind <= AK_BREAK_CONTACT; kind++)
            if (kind != AK_DEADLY_FIRE)
                while (assault_card_in(&game, &s, kind, AZ_ACTIONS) != ASSAULT_NO_CARD)
                    assault_give(&game, &s, assault_card_in(&game, &s, kind, AZ_ACTIONS),
                                 AZ_ACTIONS, AZ_ACTION_DISCARDS);
        attack("C2", "C3");
        assert_int_equal(assault_firing_side(&s), AS_GERMAN);
        assert_true(assault_odds_of(&game, &s, AS_GERMAN, AA_NONE, false, &o));
        assert_int_equal(o.least_lost.chance.ways == 0, cards == 2);
        assert_int_equal(o.least_lost.plays, cards == 2 ? 2 : 0);
    }
}

/* [assault:COMBAT-17] A card that destroys a unit has odds of a combat that is over. */
static void a_deadly_card_has_odds(void **state)
{
    (void)state;
    for (int markers = -3; markers <= -2; markers++) { /* of the Grenadiers' 5: 2 or 3 are left */
        assault_odds o;
        board(clear_map);
        lose_surprises();
        put("C3", "ger-grenadiers")->markers = (int8_t)markers;
        put("C2", "usa-riflemen");
        deal(AS_AMERICAN, "deadly-fire");
        s.prestige[AS_AMERICAN] = 60;
        s.active = AS_AMERICAN;
        attack("C2", "C3");
        assert_true(is_asked(AS_AMERICAN, AP_STEP_9));
        assert_true(assault_odds_of(&game, &s, AS_AMERICAN,
                                    play_of(AS_AMERICAN, "deadly-fire", NULL), false, &o));
        assert_int_equal(o.kind, AQ_COMBAT);
        assert_int_equal(o.of == 0, markers == -3); /* nothing is flipped any more */
        if (markers == -3) {
            assert_int_equal(o.tiles[1], at("C3"));
            assert_true(o.whole == 1 && o.eliminated[1] == 1 && o.eliminated[0] == 0);
            assert_true(o.lost[1][2] == 1 && o.vacated == 1 && o.fires_back == 0);
        }
    }
}

/* [assault:SUPPORT-7] A face-down unit that may join is the opponent's choice, with an empty hand
 * as well. */
static void hidden_units_make_a_range(void **state)
{
    (void)state;
    for (int hidden = 0; hidden < 2; hidden++) {
        assault_odds o;
        board(clear_map);
        lose_surprises();
        put("C3", "ger-grenadiers")->marks |= AU_DUG_IN; /* fires first */
        put("C2", "usa-riflemen");
        if (hidden)
            put_down("D3", "ger-mortar");
        s.active = AS_AMERICAN;
        assert_true(
            assault_odds_of(&game, &s, AS_AMERICAN, two_tiles(AA_ATTACK, "C2", "C3"), true, &o));
        assert_int_equal(o.opponent_chooses, hidden);
        if (hidden)
            assert_true(o.most_lost.joined == assault_bit(at("D3")) && o.least_lost.joined == 0);
    }
}

/* -- flips ------------------------------------------------------------------------------------ */

static void assert_flip(bcg_action a, int about, const char *tile)
{
    assault_odds o;
    uint64_t sum = 0;
    assert_true(assault_odds_of(&game, &s, AS_GERMAN, a, false, &o));
    assert_int_equal(o.kind, AQ_FLIP);
    assert_int_equal(o.about, about);
    assert_int_equal(o.tile, at(tile));
    for (int i = 0; i < ASSAULT_TMS; i++)
        sum += o.tm[i];
    assert_int_equal(o.of, sum);
    assert_int_equal(o.of, s.size[AZ_ACTIONS]);
}

/* [assault:MINE-1] [assault:AA-2] [assault:TEST-D] What is flipped outside a combat, for whom; and
 * what leads to no flip has no odds. */
static void flips_outside_combats(void **state)
{
    (void)state;
    assault_odds o;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C1", "usa-riflemen");
    put("F1", "usa-riflemen");
    put("A1", "usa-m16");
    control(AS_AMERICAN, "D3");
    deal(AS_GERMAN, "air-strike bomber-run ranged-bombardment supply-column double-time");
    s.prestige[AS_GERMAN] = 50;
    assert_flip(two_tiles(AA_MOVE, "C3", "D3"), AP_MINE, "D3");
    assert_flip(play_of(AS_GERMAN, "air-strike", "C1"), AP_ANTI_AIR, "A1");
    assert_flip(play_of(AS_GERMAN, "bomber-run", "F1"), AP_CARD_FLIP, "F1");
    assert_flip(play_of(AS_GERMAN, "ranged-bombardment", "F1"), AP_CARD_FLIP, "F1");
    assert_false(assault_odds_of(&game, &s, AS_GERMAN, two_tiles(AA_MOVE, "C3", "B3"), false, &o));
    assert_false(
        assault_odds_of(&game, &s, AS_GERMAN, play_of(AS_GERMAN, "air-strike", "F1"), false, &o));
    assert_false(assault_odds_of(&game, &s, AS_GERMAN, play_of(AS_GERMAN, "supply-column", NULL),
                                 false, &o));
    assert_false(
        assault_odds_of(&game, &s, AS_GERMAN, play_of(AS_GERMAN, "double-time", "C3"), false, &o));
    assert_false(assault_odds_of(&game, &s, AS_GERMAN, AA_DONE, false, &o));
    assert_int_equal(o.tile, BCG_NO_TILE);
    assault_end_game(&s, AO_DRAW, -1, NULL); /* and nothing is flipped any more */
    assert_false(assault_odds_of(&game, &s, AS_GERMAN, two_tiles(AA_MOVE, "C3", "D3"), false, &o));
}

/* [assault:CARD-16] Opportunity Fire has the odds of the combat that it begins. */
static void opportunity_fire_has_odds(void **state)
{
    (void)state;
    assault_odds o;
    board(clear_map);
    put("C4", "ger-grenadiers");
    put("C2", "usa-riflemen");
    deal(AS_AMERICAN, "opportunity-fire");
    s.prestige[AS_AMERICAN] = 9;
    move("C4", "C3");
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    assert_true(assault_odds_of(&game, &s, AS_AMERICAN,
                                play_of(AS_AMERICAN, "opportunity-fire", "C2"), false, &o));
    assert_int_equal(o.kind, AQ_COMBAT);
    assert_int_equal(o.tiles[0], at("C2"));
    assert_int_equal(o.tiles[1], at("C3"));
}

/* [assault:CARD-16] Who lets a card pass has the odds of its flip; who cancels it has none. */
static void answers_to_a_card_have_odds(void **state)
{
    (void)state;
    assault_odds o;
    board(clear_map);
    put("C3", "ger-grenadiers");
    put("C1", "usa-riflemen");
    deal(AS_GERMAN, "ranged-bombardment");
    deal(AS_AMERICAN, "snafu");
    s.prestige[AS_GERMAN] = s.prestige[AS_AMERICAN] = 50;
    play(AS_GERMAN, "ranged-bombardment", "C1");
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    assert_true(assault_odds_of(&game, &s, AS_AMERICAN, AA_PASS, true, &o));
    assert_int_equal(o.kind, AQ_FLIP);
    assert_int_equal(o.about, AP_CARD_FLIP);
    assert_int_equal(o.tile, at("C1"));
    assert_false(
        assault_odds_of(&game, &s, AS_AMERICAN, play_of(AS_AMERICAN, "snafu", NULL), true, &o));
}

/* [assault:COMBAT-10] [assault:COMBAT-14] Once both have chosen, nothing is left to choose in this
 * firing. Whoever fires second, it is known who was first. */
static void nothing_is_left_to_choose(void **state)
{
    (void)state;
    for (int dug_in = 0; dug_in < 2; dug_in++) {
        assault_odds o;
        board(clear_map);
        lose_surprises();
        put("C3", "ger-grenadiers");
        put("C2", "usa-riflemen")->marks |= dug_in ? AU_DUG_IN : 0;
        deal(AS_AMERICAN, "2 usa-recruit");
        const int first = dug_in ? AS_AMERICAN : AS_GERMAN;
        attack("C3", "C2");
        for (int firing = 0; firing < 2; firing++) {
            assert_int_equal(assault_firing_side(&s), firing ? !first : first);
            assert_true(assault_odds_of(&game, &s, AS_GERMAN, AA_NONE, false, &o));
            assert_true(o.opponent_chooses);
            assert_int_equal(o.defender_first, dug_in);
            sacrifice(AS_AMERICAN, NULL);
            assert_true(assault_is_pending(&s, AP_MODIFIER));
            assert_true(assault_odds_of(&game, &s, AS_GERMAN, AA_NONE, false, &o));
            assert_false(o.opponent_chooses);
            assert_int_equal(o.defender_first, dug_in);
            flip(-2);
        }
    }
}

/* [assault:AMB-66] A unit that has not been seen has odds for each kind it could be, no others. */
static void unseen_targets_have_no_odds_of_their_own(void **state)
{
    (void)state;
    static assault_odds_if all[ASSAULT_MOST_IFS];
    assault_odds o;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put_down("C2", "usa-riflemen");
    put("F1", "usa-riflemen");
    const bcg_action a = two_tiles(AA_ATTACK, "C3", "C2");
    assert_true(assault_meets_unknown(&game, &s, AS_GERMAN, a));
    assert_false(assault_odds_of(&game, &s, AS_GERMAN, a, false, &o));
    const int n = assault_odds_of_unknown(&game, &s, AS_GERMAN, a, false, all);
    assert_true(n > 1);
    for (int i = 0; i < n; i++) {
        assert_int_equal(assault_row(&game, all[i].kind)->cost, unit_at("C2")->told);
        assert_true(i == 0 || all[i].kind > all[i - 1].kind);
        assert_int_equal(all[i].odds.kind, AQ_COMBAT);
    }
    unit_at("C2")->marks = 0;
    assert_false(assault_meets_unknown(&game, &s, AS_GERMAN, a));
    assert_int_equal(assault_odds_of_unknown(&game, &s, AS_GERMAN, a, false, all), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_are_those_of_the_combat),
        cmocka_unit_test(sums_have_a_floor),
        cmocka_unit_test(sums_of_a_firing),
        cmocka_unit_test(cancelled_terrain_is_no_part),
        cmocka_unit_test(no_card_counts_as_nothing),
        cmocka_unit_test(whole_combats),
        cmocka_unit_test(the_deck_runs_out),
        cmocka_unit_test(hands_do_not_lengthen_the_deck),
        cmocka_unit_test(an_empty_deck_is_shuffled_once),
        cmocka_unit_test(flips_are_looked_at_by_their_owner),
        cmocka_unit_test(earlier_losses_count),
        cmocka_unit_test(a_deadly_card_has_odds),
        cmocka_unit_test(hidden_units_make_a_range),
        cmocka_unit_test(cards_wear_the_firing_unit_down),
        cmocka_unit_test(unseen_choices_are_bluffs),
        cmocka_unit_test(flips_outside_combats),
        cmocka_unit_test(opportunity_fire_has_odds),
        cmocka_unit_test(answers_to_a_card_have_odds),
        cmocka_unit_test(nothing_is_left_to_choose),
        cmocka_unit_test(unseen_targets_have_no_odds_of_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
