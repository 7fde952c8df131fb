/* The range of small firings, in which the opponent has one card: what the rules in question make
 * of it decides between two ends. range_test.c compares ranges with the rules in games. */
#include "assault/odds.h"
#include "assault/position_test.h"

static assault_odds o;

/* Grenadiers, or another unit, face Riflemen whose defence is this. */
static void face(const char *map, const char *firing, int defence)
{
    board(map);
    lose_surprises();
    put("C3", firing);
    put("C2", "usa-riflemen");
    game.book.unit[kind_of("usa-riflemen")].defence = (uint8_t)defence;
}

/* The side holds this card and can pay for it; there is no other combat card, and no card is worth
 * anything as a sacrifice. */
static void give_only(int side, const char *word)
{
    deal(side, word);
    s.prestige[side] = 9;
    for (int kind = AK_ACCURACY; kind <= AK_BREAK_CONTACT; kind++)
        lose_kind(assault_kind_words.word[kind]);
    for (int i = 0; i < ASSAULT_ACTIONS; i++)
        game.book.action[i].battle = 0;
}

static void look_at_range(int seat)
{
    attack("C3", "C2");
    assert_true(assault_odds_of(&game, &s, seat, AA_NONE, true, &o));
    assert_true(o.opponent_chooses);
}

/* [assault:COMBAT-0] A fire value below 1 counts as 1 before cards add to it: 1 + 3, and 3 of the
 * flip, is more than 6. */
static void cards_add_to_the_floor(void **state)
{
    (void)state;
    for (int defence = 6; defence <= 7; defence++) {
        face(clear_map, "ger-mortar", defence);
        unit_at("C3")->markers = -2;
        game.book.unit[kind_of("ger-mortar")].soft_attack = 1;
        give_only(AS_GERMAN, "accuracy");
        look_at_range(AS_AMERICAN);
        assert_int_equal(o.fire, 1);
        assert_int_equal(o.most_lost.chance.ways > 0, defence == 6);
        assert_int_equal(o.least_lost.chance.ways, 0);
    }
}

/* [assault:COMBAT-19] The fire value rises by the morale that is really gained: from 8 to 9 by 1.
 */
static void boosts_end_at_nine(void **state)
{
    (void)state;
    for (int defence = 13; defence <= 14; defence++) {
        face(clear_map, "ger-grenadiers", defence);
        unit_at("C3")->markers = 3;
        give_only(AS_GERMAN, "morale-boost");
        look_at_range(AS_AMERICAN);
        assert_int_equal(o.fire, 10);
        assert_int_equal(o.most_lost.chance.ways > 0, defence == 13);
    }
}

/* [assault:MORALE-2] [assault:MORALE-7] A target that is boosted has 9 at most: what takes 9 off it
 * destroys it all the same. */
static void boosted_targets_have_nine(void **state)
{
    (void)state;
    for (int more = 0; more < 2; more++) {
        face(clear_map, "ger-grenadiers", 6 + more);
        game.book.unit[kind_of("ger-grenadiers")].soft_attack = 20; /* 20 + 3 - 6: 9 morale */
        unit_at("C2")->markers = 3;
        assert_int_equal(assault_morale_at(&game, &s, at("C2")), 8);
        give_only(AS_AMERICAN, "morale-boost");
        look_at_range(AS_GERMAN);
        assert_int_equal(o.least_destroyed.plays, 1);
        assert_int_equal(o.least_destroyed.chance.ways > 0, !more);
    }
}

/* [assault:COMBAT-11] Whoever fires badly uses up the best modifiers: a card that changes nothing
 * takes one of them, and the sacrifice another. */
static void the_best_modifiers_are_used_up(void **state)
{
    (void)state;
    uint64_t best = 0, all = 0;
    face(clear_map, "ger-grenadiers", 12);
    game.book.unit[kind_of("ger-grenadiers")].soft_attack = 10; /* 3 hits, 2 would not */
    give_only(AS_GERMAN, "forced-retreat");
    deal(AS_GERMAN, "supply-column");
    for (int card = 0; card < ASSAULT_CARDS; card++)
        game.card[card].tm = game.card[card].kind == kind_of("forced-retreat") ||
                                     game.card[card].kind == kind_of("supply-column")
                                 ? ASSAULT_MOST_TM
                                 : ASSAULT_LEAST_TM;
    for (int zone = AZ_ACTIONS; zone <= AZ_HAND; zone += AZ_HAND - AZ_ACTIONS)
        BCG_EACH (card, s.pile[zone])
            if (assault_is_action(game.card[card].kind)) {
                best += game.card[card].tm == ASSAULT_MOST_TM;
                all++;
            }
    assert_true(best > 2);
    look_at_range(AS_AMERICAN);
    assert_int_equal(o.least_lost.plays, 1);
    assert_int_equal(o.least_lost.chance.ways * (all - 2), (best - 2) * o.least_lost.chance.of);
}

/* [assault:CARD-18] A card without effect cannot be played: Exposed Position where there is no
 * terrain. */
static void cards_without_effect_are_kept(void **state)
{
    (void)state;
    for (int village = 0; village < 2; village++) {
        face(village ? "....../....../....../..V.../......" : clear_map, "ger-grenadiers", 7);
        give_only(AS_GERMAN, "exposed-position");
        look_at_range(AS_AMERICAN);
        assert_int_equal(o.most_lost.plays, village);
    }
}

/* [assault:DUEL11-S2] A card that may only be sacrificed is not thought to be played. */
static void banned_cards_are_not_played(void **state)
{
    (void)state;
    for (int banned = 0; banned < 2; banned++) {
        face(clear_map, "ger-grenadiers", 4);
        give_only(AS_GERMAN, "accuracy");
        if (banned)
            bcg_set_add(&game.sacrifice_only[AS_GERMAN], kind_of("accuracy"));
        look_at_range(AS_AMERICAN);
        assert_int_equal(o.most_lost.plays, !banned);
    }
}

/* [assault:AA-2] A gun under a Strafing Run supports if anti-air hits: with 1 or more. */
static void anti_air_saves_guns(void **state)
{
    (void)state;
    uint64_t hits = 0;
    face(clear_map, "ger-grenadiers", 20);
    put("C4", "ger-wespe");
    put("B4", "ger-sdkfz-7-1");
    game.book.unit[kind_of("ger-wespe")].support = 40; /* destroys */
    give_only(AS_AMERICAN, "strafing-run");
    BCG_EACH (card, s.pile[AZ_ACTIONS])
        hits += assault_tm(&game, card) >= 1;
    const uint64_t deck = s.size[AZ_ACTIONS];
    assert_true(hits > 0 && hits < deck);
    look_at_range(AS_GERMAN);
    assert_int_equal(o.least_destroyed.plays, 1);
    assert_int_equal(o.least_destroyed.chance.ways * deck, hits * o.least_destroyed.chance.of);
    assert_int_equal(o.most_destroyed.chance.ways, o.most_destroyed.chance.of);
}

/* [assault:COMBAT-9] [assault:CARD-6] Whoever can play a card of step 9 that helps is thought to do
 * so, and nobody plays one of the other role; the firing unit has support, of a gun too, and its
 * target stands in a village. */
static void cards_of_step_9_are_for_a_role(void **state)
{
    (void)state;
    static const struct {
        const char *word;
        int side;
        bool helps;
    } rows[] = {
        {"accuracy", AS_GERMAN, true},        {"exposed-position", AS_GERMAN, true},
        {"morale-boost", AS_GERMAN, true},    {"deadly-fire", AS_GERMAN, true},
        {"break-contact", AS_AMERICAN, true}, {"off-target", AS_AMERICAN, true},
        {"strafing-run", AS_AMERICAN, true},  {"hold-fast", AS_AMERICAN, true},
        {"break-contact", AS_GERMAN, false},  {"off-target", AS_GERMAN, false},
        {"strafing-run", AS_GERMAN, false},   {"hold-fast", AS_GERMAN, false},
        {"accuracy", AS_AMERICAN, false},     {"exposed-position", AS_AMERICAN, false},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        face("....../....../....../..V.../......", "ger-grenadiers", 4);
        put("D3", "ger-pz-iv");
        put("C4", "ger-wespe");
        give_only(rows[i].side, rows[i].word);
        const int card = held(rows[i].side, rows[i].word);
        look_at_range(assault_enemy(rows[i].side));
        const assault_end *best = rows[i].side == AS_GERMAN ? &o.most_lost : &o.least_lost;
        const assault_end *worst = rows[i].side == AS_GERMAN ? &o.least_lost : &o.most_lost;
        assert_int_equal(best->plays, rows[i].helps);
        if (rows[i].helps)
            assert_int_equal(game.card[best->play[0]].kind, game.card[card].kind);
        else
            assert_int_equal(worst->plays, 0);
    }
}

/* [assault:CARD-4] An owner's cards may have the same modifier: of copies alike no more are played
 * than there are. */
static void copies_alike_are_counted(void **state)
{
    (void)state;
    draw_duel(clear_map);
    for (int number = 1; number <= ASSAULT_CARDS; number++)
        scenario.value_card.at[scenario.value_card.count++] = (assault_card_value){
            .number = (uint16_t)number, .tm = 1 - ASSAULT_LEAST_TM};
    start_position();
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    game.book.unit[kind_of("usa-riflemen")].defence = 4;
    game.book.unit[kind_of("usa-riflemen")].morale = 9;
    const int copies =
        game.card[assault_card_in(&game, &s, kind_of("accuracy"), AZ_ACTIONS)].copies;
    assert_true(copies > 1 && copies < 8);
    deal(AS_GERMAN, "supply-column air-strike bomber-run prep-fire replacements double-time");
    give_only(AS_GERMAN, "accuracy");
    while (assault_card_in(&game, &s, kind_of("accuracy"), AZ_ACTION_DISCARDS) != ASSAULT_NO_CARD)
        fetch("accuracy", AZ_ACTION_DISCARDS, AZ_ACTIONS);
    s.prestige[AS_GERMAN] = 200;
    look_at_range(AS_AMERICAN);
    assert_int_equal(o.most_lost.plays, copies);
}

/* [assault:AA-4] Whether guns are saved cannot be told where the deck might not last for the flips:
 * there a Strafing Run is left out. */
static void short_decks_see_no_strafing(void **state)
{
    (void)state;
    for (int deck = 2; deck <= 4; deck++) {
        face(clear_map, "ger-grenadiers", 4);
        put("C4", "ger-wespe");
        put("B4", "ger-sdkfz-7-1"); /* the third unit */
        give_only(AS_AMERICAN, "strafing-run");
        while (s.size[AZ_ACTIONS] > deck)
            assault_give(&game, &s, game.card[bcg_set_next(&s.pile[AZ_ACTIONS], 0)].first,
                         AZ_ACTIONS, AZ_ACTION_DISCARDS);
        look_at_range(AS_GERMAN);
        assert_int_equal(o.least_lost.plays, deck > 3);
    }
}

/* [assault:COMBAT-10] Of the unit cards that may be in hand the best is thought to be sacrificed.
 * It is not on the map then: a face-down unit that could have been this one gives what the others
 * of its cost can. */
static void the_best_unit_card_is_sacrificed(void **state)
{
    (void)state;
    for (int more = 0; more < 2; more++) {
        board(clear_map);
        lose_surprises();
        put("C3", "usa-rangers");
        put("C2", "ger-grenadiers");
        s.active = AS_AMERICAN;
        for (int kind = 0; kind < ASSAULT_UNITS; kind++) {
            assault_unit_row *row = &game.book.unit[kind];
            row->battle = kind == kind_of("usa-riflemen") ? 30 : 1;
            if (kind == kind_of("usa-riflemen") || kind == kind_of("usa-recruit"))
                row->cost = 60;
            row->support = kind == kind_of("usa-riflemen") ? 5 : kind == kind_of("usa-recruit");
        }
        put_down("D3", "usa-recruit");
        deal(AS_AMERICAN, "usa-mortar");
        while (s.size[AZ_UNITS + 1] &&
               assault_card_in(&game, &s, kind_of("usa-riflemen"), AZ_UNITS + 1) != ASSAULT_NO_CARD)
            fetch("usa-riflemen", AZ_UNITS + 1, AZ_UNIT_DISCARDS + 1);
        fetch("usa-riflemen", AZ_UNIT_DISCARDS + 1, AZ_UNITS + 1); /* one is left */
        const int attack_value = game.book.unit[kind_of("usa-rangers")].soft_attack;
        game.book.unit[kind_of("ger-grenadiers")].defence = (uint8_t)(attack_value + 30 + 1 +
                                                                      ASSAULT_MOST_TM - more);
        attack("C3", "C2");
        assert_true(assault_odds_of(&game, &s, AS_GERMAN, AA_NONE, true, &o));
        assert_int_equal(o.most_lost.chance.ways > 0, more);
        if (more)
            assert_int_equal(game.card[o.most_lost.card].kind, kind_of("usa-riflemen"));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_add_to_the_floor),
        cmocka_unit_test(boosts_end_at_nine),
        cmocka_unit_test(boosted_targets_have_nine),
        cmocka_unit_test(the_best_modifiers_are_used_up),
        cmocka_unit_test(cards_without_effect_are_kept),
        cmocka_unit_test(banned_cards_are_not_played),
        cmocka_unit_test(anti_air_saves_guns),
        cmocka_unit_test(cards_of_step_9_are_for_a_role),
        cmocka_unit_test(copies_alike_are_counted),
        cmocka_unit_test(short_decks_see_no_strafing),
        cmocka_unit_test(the_best_unit_card_is_sacrificed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
