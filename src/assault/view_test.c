/* What a seat may know, and guesses at the rest. The conformance suite (random_games_test.c) checks
 * them in random games; here are the cases it would meet rarely. */
#include "assault/position_test.h"
#include "assault/view.h"

static const bcg_ops *const ops = &bcg_assault_ops;
static assault_state view, guess;

static void look(int seat)
{
    ops->view(&game.head, &s, seat, &view);
}

static void guess_from(int seat, uint64_t seed)
{
    bcg_rng r;
    bcg_rng_seed(&r, seed);
    look(seat);
    ops->guess(&game.head, &view, &r, &guess);
}

/* [assault:CARD-11] Hands and decks are hidden, how many cards they hold is not; discards are open.
 */
static void hands_are_hidden(void **state)
{
    (void)state;
    board(clear_map);
    deal(AS_GERMAN, "accuracy ger-pz-iv");
    fetch("air-strike", AZ_ACTIONS, AZ_ACTION_DISCARDS);
    look(AS_AMERICAN);
    assert_true(bcg_set_is_empty(&view.pile[AZ_HAND]));
    assert_int_equal(view.size[AZ_HAND], 2);
    assert_int_equal(view.hand_units[AS_GERMAN], 1);
    assert_true(bcg_set_is_empty(&view.pile[AZ_ACTIONS]));
    assert_true(bcg_set_is_empty(&view.pile[AZ_UNITS]));
    assert_false(bcg_set_is_empty(&view.pile[AZ_ACTION_DISCARDS]));
    look(AS_GERMAN);
    assert_false(bcg_set_is_empty(&view.pile[AZ_HAND]));
    look(BCG_SPECTATOR);
    assert_true(bcg_set_is_empty(&view.pile[AZ_HAND]) &&
                bcg_set_is_empty(&view.pile[AZ_UNITS + 1]));
}

/* [assault:CARD-11] Which of the copies alike lies among the discards does not tell how many are in
 * hidden piles. */
static void copies_alike_tell_nothing(void **state)
{
    (void)state;
    assault_state views[2];
    for (int i = 0; i < 2; i++) {
        board(clear_map);
        fetch("ger-grenadiers", AZ_UNITS, AZ_UNIT_DISCARDS);
        if (i)
            fetch("ger-grenadiers", AZ_UNITS, AZ_HAND);
        else
            fetch("ger-mortar", AZ_UNITS, AZ_HAND);
        look(AS_AMERICAN);
        views[i] = view;
    }
    assert_memory_equal(&views[0], &views[1], sizeof views[0]);
}

/* [assault:DEPLOY-4] [assault:BLUFF-3] A face-down unit is guessed to be one of the cost that was
 * told. */
static void guesses_keep_the_cost(void **state)
{
    (void)state;
    bool other = false;
    board(clear_map);
    put_down("C5", "ger-pz-iii"); /* 4, as Hetzer and Puma */
    look(AS_AMERICAN);
    assert_int_equal(assault_kind_at(&view, at("C5")), ASSAULT_HIDDEN);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        guess_from(AS_AMERICAN, seed);
        const int kind = assault_kind_at(&guess, at("C5"));
        assert_int_equal(assault_row(&game, kind)->cost, 4);
        other = other || kind != kind_of("ger-pz-iii");
        check_state(&game, &guess);
    }
    assert_true(other);
}

/* [assault:SETUP-12] [assault:SETUP-6] Starting units are guessed within the budget, also when some
 * have been seen. */
static void guesses_keep_the_budget(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-pz-iv");
    s.start_seen[AS_GERMAN] = 7;
    static const char *const tiles[] = {"B5", "C5", "D5", "E5"};
    static const char *const units[] = {"ger-mortar", "ger-grenadiers", "ger-pak-38", "ger-pz-iii"};
    for (int i = 0; i < 4; i++)
        put(tiles[i], units[i])->marks = AU_FACE_DOWN | AU_START;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        guess_from(AS_AMERICAN, seed);
        assert_true(assault_start_spent(&game, &guess, AS_GERMAN) <= 30 - 7);
        check_state(&game, &guess);
    }
}

/* [assault:SETUP-6] A side that had to take the cheapest there is leaves little to guess: that is
 * found out at once, not by trying everything. */
static void a_tight_budget_is_guessed(void **state)
{
    (void)state;
    static const char *const tiles[] = {"A5", "B5", "C5", "D5", "E5", "F5", "A4", "B4"};
    static const char *const units[] = {"ger-mortar",      "ger-volkssturm", "ger-volkssturm",
                                        "ger-grenadiers",  "ger-grenadiers", "ger-pak-38",
                                        "ger-kuebelwagen", "ger-sdkfz-7-1"};
    board(clear_map);
    for (int i = 0; i < 8; i++)
        put(tiles[i], units[i])->marks = AU_FACE_DOWN | AU_START;
    const int spent = assault_start_spent(&game, &s, AS_GERMAN);
    s.start_seen[AS_GERMAN] = (uint16_t)(30 - spent);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        guess_from(AS_AMERICAN, seed);
        assert_true(assault_start_spent(&game, &guess, AS_GERMAN) <= spent);
        check_state(&game, &guess);
    }
}

/* [assault:SETUP-6] Where all units cost the same, what is left is just enough for the last one. */
static void the_last_prestige_is_spent(void **state)
{
    (void)state;
    board(clear_map);
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        game.book.unit[kind].cost = 10;
    put("A5", "ger-pz-iv")->marks = AU_FACE_DOWN | AU_START;
    put("B5", "ger-mortar")->marks = AU_FACE_DOWN | AU_START;
    put("C5", "ger-grenadiers");
    s.start_seen[AS_GERMAN] = 10;
    assert_int_equal(assault_start_spent(&game, &s, AS_GERMAN), 30 - 10);
    for (uint64_t seed = 1; seed <= 10; seed++) {
        guess_from(AS_AMERICAN, seed);
        check_state(&game, &guess);
    }
}

/* [assault:DEPLOY-4] [assault:MORALE-2] Three units, three cards, and each unit can be two of them:
 * what fits the first two may leave nothing for the third, and is then thought better of. */
static void guesses_are_taken_back(void **state)
{
    (void)state;
    static const char *const tiles[] = {"D2", "E2", "C3"};
    static const char *const units[] = {"usa-riflemen", "usa-sherman-m4a1", "usa-mortar"};
    static const uint8_t morale[] = {9, 5, 2};
    board("....../....../..S.../....../......"); /* no tank on C3 */
    for (int i = 0; i < 3; i++) {
        assert_true(game.in_game[kind_of(units[i])] > 0);
        game.book.unit[kind_of(units[i])].cost = 60;
        game.book.unit[kind_of(units[i])].morale = morale[i];
        put_down(tiles[i], units[i]);
        while (assault_card_in(&game, &s, kind_of(units[i]), AZ_UNITS + 1) != ASSAULT_NO_CARD)
            fetch(units[i], AZ_UNITS + 1, AZ_UNIT_DISCARDS + 1);
    }
    unit_at("D2")->markers = -2; /* no Mortar */
    unit_at("E2")->markers = 1;  /* no Riflemen */
    for (uint64_t seed = 1; seed <= 40; seed++) {
        guess_from(AS_GERMAN, seed);
        check_state(&game, &guess);
        assert_true(assault_kind_at(&guess, at("C3")) != kind_of("usa-sherman-m4a1"));
    }
}

/* [assault:COMBAT-10] What the other side has chosen in step 10 is hidden, and guessed among its
 * hand and the bluff card. */
static void chosen_cards_are_hidden(void **state)
{
    (void)state;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    deal(AS_GERMAN, "ger-pz-iv");
    deal(AS_AMERICAN, "usa-recruit");
    attack("C3", "C2");
    sacrifice(AS_GERMAN, "ger-pz-iv");
    look(AS_AMERICAN);
    assert_int_equal(view.combat.chosen[AS_GERMAN], ASSAULT_HIDDEN);
    look(AS_GERMAN);
    assert_int_equal(view.combat.chosen[AS_GERMAN], s.combat.chosen[AS_GERMAN]);
    bool bluff = false, card = false;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        guess_from(AS_AMERICAN, seed);
        const int chosen = guess.combat.chosen[AS_GERMAN];
        bluff = bluff || assault_is_bluff(game.card[chosen].kind);
        card = card || assault_is_unit(game.card[chosen].kind);
    }
    assert_true(bluff && card);
}

/* [assault:COMBAT-10] The second answer shows the first one's card: it commits. The first does not.
 */
static void last_sacrifice_commits(void **state)
{
    (void)state;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    deal(AS_GERMAN, "ger-pz-iv");
    deal(AS_AMERICAN, "usa-recruit");
    attack("C3", "C2");
    const bcg_action german = assault_action(AA_SACRIFICE, held(AS_GERMAN, "ger-pz-iv"), 0);
    const bcg_action american = assault_action(AA_SACRIFICE, held(AS_AMERICAN, "usa-recruit"), 0);
    assert_false(ops->commits(&game.head, &s, AS_GERMAN, german));
    assert_true(ops->secret(&game.head, &s));
    assert_int_equal(ops->readers(&game.head, &s, AS_GERMAN, german), 1 << AS_GERMAN);
    act(AS_GERMAN, german);
    assert_true(ops->commits(&game.head, &s, AS_AMERICAN, american));
}

/* [assault:AA-6] An air card over face-down units that might be anti-air commits, whether one of
 * them is or not. */
static void air_cards_over_hidden_units_commit(void **state)
{
    (void)state;
    for (int i = 0; i < 3; i++) {
        board(clear_map);
        lose_surprises();
        put("A5", "ger-grenadiers");
        put("C1", "usa-riflemen");
        if (i > 0) /* 3, as M16; or 2, as no anti-air */
            put_down("D1", i == 1 ? "usa-stuart" : "usa-mortar");
        deal(AS_GERMAN, "air-strike");
        s.prestige[AS_GERMAN] = 6;
        assert_int_equal(
            ops->commits(&game.head, &s, AS_GERMAN, play_of(AS_GERMAN, "air-strike", "C1")),
            i == 1);
    }
}

/* [assault:REVEAL-4] [assault:AMB-62] A hidden unit that might be a scout car is carried elsewhere
 * when the other side passes: what it turns up, or does not, tells; a unit that cannot be one tells
 * nothing. Its own steps wait for nobody. */
static void ways_of_possible_scouts_commit(void **state)
{
    (void)state;
    static const char *const units[] = {"ger-pz-iii", "ger-grenadiers"}; /* 4, as Puma; or 3 */
    for (int i = 0; i < 2; i++) {
        board(clear_map);
        put_down("C5", units[i]);
        put_down("A3", "usa-riflemen");
        put("F1", "usa-riflemen");
        deal(AS_GERMAN, "re-deploy");
        deal(AS_AMERICAN, "snafu");
        s.prestige[AS_GERMAN] = s.prestige[AS_AMERICAN] = 9;
        act(AS_GERMAN, assault_play(held(AS_GERMAN, "re-deploy"), at("C5"), at("A5")));
        assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
        assert_int_equal(ops->commits(&game.head, &s, AS_AMERICAN, AA_PASS), i == 0);
        /* Its owner knows what it is, also beside own units and with the enemy's far away. */
        board(clear_map);
        put_down("C5", "ger-puma");
        put_down("B5", units[i]);
        put_down("F1", "usa-riflemen");
        deal(AS_GERMAN, "re-deploy");
        deal(AS_AMERICAN, "snafu");
        s.prestige[AS_GERMAN] = s.prestige[AS_AMERICAN] = 9;
        act(AS_GERMAN, assault_play(held(AS_GERMAN, "re-deploy"), at("C5"), at("A5")));
        assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
        assert_false(ops->commits(&game.head, &s, AS_AMERICAN, AA_PASS));
        board(clear_map);
        put_down("C5", units[i]);
        put("F1", "usa-riflemen");
        deal(AS_AMERICAN, "tank-obstacles");
        s.prestige[AS_AMERICAN] = 9;
        move("C5", "C4");
        assert_true(goes_on(AS_GERMAN));
    }
}

/* [assault:DUEL07-S3] Ending the turn commits if the forts' fire might destroy a hidden unit: who
 * sees it survive knows more. */
static void fire_of_forts_commits(void **state)
{
    (void)state;
    for (int lost = 0; lost <= 2; lost++) {
        board_of(DUEL + 7);
        put_down("A1", "usa-recruit")->markers = (int8_t)-lost; /* 2, as a Mortar of morale 3 */
        assert_int_equal(ops->commits(&game.head, &s, AS_GERMAN, AA_DONE), lost == 2);
    }
}

/* [assault:BLUFF-1] A side can be thought to hold its own bluff card, never the other's. */
static void bluff_cards_have_their_owner(void **state)
{
    (void)state;
    board(clear_map);
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        look(assault_enemy(side));
        assert_true(assault_could_hold(&game, &view, side, game.first_of_kind[AK_BLUFF + side]));
        assert_false(assault_could_hold(&game, &view, side, game.first_of_kind[AK_BLUFF + !side]));
    }
}

static bool could_be(const char *tile, const char *unit)
{
    look(AS_AMERICAN);
    return assault_could_be(&game, &view, at(tile), kind_of(unit));
}

/* [assault:DEPLOY-4] [assault:MORALE-2] What a face-down unit can be: of its side, of the cost that
 * was told, able to stand there, with morale that its markers leave; and there is a card for it. */
static void face_down_units_can_be(void **state)
{
    (void)state;
    board("..S.../....../....../....../......");
    put_down("B5", "ger-pz-iii"); /* 4, as Hetzer and Puma */
    assert_true(could_be("B5", "ger-pz-iii") && could_be("B5", "ger-hetzer") &&
                could_be("B5", "ger-puma"));
    assert_false(could_be("B5", "ger-pz-iv"));     /* 7 */
    assert_false(could_be("B5", "usa-commander")); /* of the other side */
    unit_at("B5")->markers = -3;                   /* a Puma has 3 */
    assert_true(could_be("B5", "ger-pz-iii"));
    assert_false(could_be("B5", "ger-puma"));
    unit_at("B5")->markers = 5; /* 9 is the most */
    assert_true(could_be("B5", "ger-pz-iii"));
    unit_at("B5")->markers = 6;
    assert_true(could_be("B5", "ger-puma"));
    assert_false(could_be("B5", "ger-pz-iii"));
    board("..S.../....../....../....../......");
    put_down("C5", "ger-puma"); /* in a swamp */
    assert_true(could_be("C5", "ger-puma"));
    assert_false(could_be("C5", "ger-pz-iii"));
    board(clear_map);
    put_down("B5", "ger-pz-iii");
    while (assault_card_in(&game, &s, kind_of("ger-hetzer"), AZ_UNITS) != ASSAULT_NO_CARD)
        fetch("ger-hetzer", AZ_UNITS, AZ_UNIT_DISCARDS);
    assert_false(could_be("B5", "ger-hetzer"));
    assert_true(could_be("B5", "ger-pz-iii"));
}

/* [assault:SETUP-12] Starting units of a list can be what the list has left; those that were bought
 * what the budget leaves for them. */
static void starting_units_can_be(void **state)
{
    (void)state;
    board_of(DUEL + 2); /* Flak 88, Fallschirmjaeger, 2 Grenadiers, Pak 38, Mortar */
    put("B5", "ger-grenadiers")->marks = AU_FACE_DOWN | AU_START;
    put("C5", "ger-mortar")->marks = AU_FACE_DOWN | AU_START;
    assert_true(could_be("B5", "ger-grenadiers") && could_be("B5", "ger-flak-88"));
    assert_false(could_be("B5", "ger-pz-iv"));
    for (int i = 0; i < game.start_count[AS_GERMAN]; i++)
        if (game.start_list[AS_GERMAN][i] == kind_of("ger-flak-88"))
            s.start_seen[AS_GERMAN] = (uint16_t)(1u << i);
    assert_true(could_be("B5", "ger-grenadiers"));
    assert_false(could_be("B5", "ger-flak-88"));
    board(clear_map);
    put("B5", "ger-pz-iv")->marks = AU_FACE_DOWN | AU_START;
    s.start_seen[AS_GERMAN] = 30 - 7;
    assert_true(could_be("B5", "ger-pz-iv") && could_be("B5", "ger-mortar"));
    assert_false(could_be("B5", "ger-panther")); /* 11 */
    put("C5", "ger-mortar")->marks = AU_FACE_DOWN | AU_START;
    s.start_seen[AS_GERMAN] = 30 - 9;
    assert_true(could_be("B5", "ger-pz-iv"));
    s.start_seen[AS_GERMAN] = 30 - 8; /* nothing costs 1 */
    assert_false(could_be("B5", "ger-pz-iv"));
    board_with(clear_map, AS_GERMAN, AX_SACRIFICE_ONLY, "ger-pz-iv");
    start_position();
    put("B5", "ger-pz-iii")->marks = AU_FACE_DOWN | AU_START;
    assert_true(could_be("B5", "ger-pz-iii"));
    assert_false(could_be("B5", "ger-pz-iv"));
    game.start[AS_GERMAN].mode = ASM_RANDOM; /* nobody has chosen it */
    assert_true(could_be("B5", "ger-pz-iv"));
}

static bool could_hold(int side, int card)
{
    look(assault_enemy(side));
    return assault_could_hold(&game, &view, side, card);
}

/* [assault:CARD-11] What a hand can hold: as many action and unit cards as everybody can count, of
 * its side, and none that lies elsewhere in sight. */
static void hands_can_hold(void **state)
{
    (void)state;
    board(clear_map);
    const int tank = assault_card_in(&game, &s, kind_of("ger-pz-iv"), AZ_UNITS),
              rifles = assault_card_in(&game, &s, kind_of("usa-riflemen"), AZ_UNITS + 1),
              order = assault_card_in(&game, &s, kind_of("accuracy"), AZ_ACTIONS);
    assert_false(could_hold(AS_GERMAN, order) || could_hold(AS_GERMAN, tank));
    deal(AS_GERMAN, "hold-fast");
    assert_true(could_hold(AS_GERMAN, order));
    assert_false(could_hold(AS_GERMAN, tank));
    lose_kind("accuracy");
    assert_false(could_hold(AS_GERMAN, order));
    board(clear_map);
    deal(AS_GERMAN, "ger-mortar");
    assert_true(could_hold(AS_GERMAN, tank));
    assert_false(could_hold(AS_GERMAN, rifles) || could_hold(AS_GERMAN, order));
    while (assault_card_in(&game, &s, kind_of("ger-pz-iv"), AZ_UNITS) != ASSAULT_NO_CARD)
        fetch("ger-pz-iv", AZ_UNITS, AZ_UNIT_DISCARDS);
    assert_false(could_hold(AS_GERMAN, tank));
}

/* [assault:SUPPORT-7] The most that face-down units can give: a known one what it has, an unseen
 * one the most of any kind it could be, a unit that is out of range or of no such kind nothing. */
static void most_support_of_hidden_units(void **state)
{
    (void)state;
    static const char *const tiles[] = {"D2", "E1", "F1"};
    for (int known = 0; known < 2; known++)
        for (int i = 0; i < 3; i++) {
            board(clear_map);
            put("C3", "ger-grenadiers");
            put_down(tiles[i], "usa-recruit")->marks |= known ? AU_KNOWN : 0;
            const int tile = at(tiles[i]), away = i + 1, told = unit_at(tiles[i])->told;
            int most = 0;
            for (int kind = ASSAULT_UNITS / 2; kind < ASSAULT_UNITS; kind++) {
                const assault_unit_row *row = assault_row(&game, kind);
                const bool fits = known ? kind == kind_of("usa-recruit")
                                        : row->cost == told && game.in_game[kind];
                if (fits && row->range >= away && row->support > most)
                    most = row->support;
            }
            assault_joined joined;
            look(AS_GERMAN);
            assert_true(assault_most_support(&game, &view, AS_AMERICAN, at("C3"), assault_bit(tile),
                                             ASSAULT_NO_CARD, &joined));
            assert_int_equal(joined.support, most);
            assert_true(joined.tiles == (most ? assault_bit(tile) : 0));
            if (most)
                assert_int_equal(assault_row(&game, joined.kind[tile])->support, most);
        }
}

/* [assault:SUPPORT-7] [assault:SETUP-6] The budget is enough for one of two that would support: the
 * one that gives more, and the other one is then no supporter, whichever is looked at first. */
static void who_could_not_be_paid_for_gives_nothing(void **state)
{
    (void)state;
    static const char *const distant[] = {"C5", "C1"};
    static const char *const near[] = {"C2", "C4"};
    for (int i = 0; i < 2; i++) {
        assault_joined joined;
        board(clear_map);
        for (int kind = ASSAULT_UNITS / 2; kind < ASSAULT_UNITS; kind++) {
            assault_unit_row *row = &game.book.unit[kind];
            row->cost = 1;
            row->support = 0;
        }
        game.book.unit[kind_of("usa-mortar")].cost = game.book.unit[kind_of("usa-riflemen")].cost =
            10;
        game.book.unit[kind_of("usa-mortar")].support = 3; /* range 2 */
        game.book.unit[kind_of("usa-riflemen")].support = 5;
        put("C3", "ger-grenadiers");
        put(distant[i], "usa-recruit")->marks = AU_FACE_DOWN | AU_START;
        put(near[i], "usa-recruit")->marks = AU_FACE_DOWN | AU_START;
        s.start_seen[AS_AMERICAN] = 30 - 12;
        look(AS_GERMAN);
        assert_true(assault_most_support(&game, &view, AS_AMERICAN, at("C3"),
                                         assault_bit(at(distant[i])) | assault_bit(at(near[i])),
                                         ASSAULT_NO_CARD, &joined));
        assert_int_equal(joined.support, 5);
        assert_true(joined.tiles == assault_bit(at(near[i])));
    }
}

/* [assault:CARD-18] Prep Fire leaves 1 morale and takes a trench: whether a hidden unit loses any
 * tells if it had more than 1. An own card that waits for an answer tells when it is settled, not
 * before. */
static void losses_of_hidden_units_commit(void **state)
{
    (void)state;
    for (int lost = 0; lost <= 3; lost++) {
        board(clear_map);
        lose_surprises();
        put("A5", "ger-grenadiers");
        put_down("C1", "usa-riflemen")->markers = (int8_t)-lost;
        deal(AS_GERMAN, "prep-fire");
        s.prestige[AS_GERMAN] = 9;
        int least = 9;
        for (int kind = 0; kind < ASSAULT_UNITS; kind++)
            if (assault_nation_of(kind) == AS_AMERICAN &&
                assault_row(&game, kind)->cost == unit_at("C1")->told &&
                assault_row(&game, kind)->morale > lost && game.in_game[kind])
                least = assault_least(least, assault_row(&game, kind)->morale);
        assert_int_equal(
            ops->commits(&game.head, &s, AS_GERMAN, play_of(AS_GERMAN, "prep-fire", "C1")),
            least - lost <= 1);
        unit_at("C1")->marks |= AU_KNOWN;
        assert_false(
            ops->commits(&game.head, &s, AS_GERMAN, play_of(AS_GERMAN, "prep-fire", "C1")));
    }
}

/* [assault:AA-1] Anti-air that is too far away for any kind tells nothing; a card that the enemy
 * may still answer is settled, and tells, with the answer. */
static void distant_units_tell_nothing(void **state)
{
    (void)state;
    static const char *const tiles[] = {"C1", "D2", "E1", "F1", "C4"};
    for (int i = 0; i < 5; i++)
        for (int answer = 0; answer < 2; answer++) {
            board(clear_map);
            put("A5", "ger-grenadiers");
            put("C2", "usa-riflemen");
            put_down(tiles[i], "usa-stuart"); /* 3, as M16, whose range is 2 */
            deal(AS_GERMAN, "air-strike");
            deal(AS_AMERICAN, "snafu");
            s.prestige[AS_GERMAN] = 6;
            s.prestige[AS_AMERICAN] = answer ? 9 : 0;
            const bcg_action strike = play_of(AS_GERMAN, "air-strike", "C2");
            const bool near = i != 3;
            assert_int_equal(ops->commits(&game.head, &s, AS_GERMAN, strike), near && !answer);
            if (!answer)
                continue;
            act(AS_GERMAN, strike);
            assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
            assert_int_equal(ops->commits(&game.head, &s, AS_AMERICAN, AA_PASS), near);
            assert_false(
                ops->commits(&game.head, &s, AS_AMERICAN, play_of(AS_AMERICAN, "snafu", NULL)));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hands_are_hidden),
        cmocka_unit_test(copies_alike_tell_nothing),
        cmocka_unit_test(guesses_keep_the_cost),
        cmocka_unit_test(guesses_keep_the_budget),
        cmocka_unit_test(a_tight_budget_is_guessed),
        cmocka_unit_test(the_last_prestige_is_spent),
        cmocka_unit_test(guesses_are_taken_back),
        cmocka_unit_test(chosen_cards_are_hidden),
        cmocka_unit_test(last_sacrifice_commits),
        cmocka_unit_test(air_cards_over_hidden_units_commit),
        cmocka_unit_test(ways_of_possible_scouts_commit),
        cmocka_unit_test(fire_of_forts_commits),
        cmocka_unit_test(bluff_cards_have_their_owner),
        cmocka_unit_test(face_down_units_can_be),
        cmocka_unit_test(starting_units_can_be),
        cmocka_unit_test(hands_can_hold),
        cmocka_unit_test(most_support_of_hidden_units),
        cmocka_unit_test(who_could_not_be_paid_for_gives_nothing),
        cmocka_unit_test(losses_of_hidden_units_commit),
        cmocka_unit_test(distant_units_tell_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
