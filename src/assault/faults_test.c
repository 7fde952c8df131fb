/* Positions that cannot be: each of them is refused for its own reason. The same that is not broken
 * can be played. What the rules lead to is looked at in notation/assault_position_test.c. */
#include "assault/faults_test.h"

/* [assault:REVEAL-6] [assault:COMBAT-0] Units of a combat lie face up, and its values are 1 at
 * least. */
static void combats_stand_as_the_rules_say(void **state)
{
    (void)state;
    for (int role = 0; role < 2; role++) {
        fight();
        assault_unit *u = unit_at(role ? "C2" : "C3");
        u->marks |= AU_FACE_DOWN;
        u->told = assault_row(&game, u->kind - 1)->cost;
        assert_fault(APF_COMBAT);
    }
    fight();
    s.combat.fire = 0;
    assert_fault(APF_COMBAT);
    fight();
    s.combat.target = 0;
    assert_fault(APF_COMBAT);
    fight();
    s.combat.fire = s.combat.target = 1;
    assert_fault(APF_NONE);
    fight();
    s.combat.supporters |= assault_bit(at("C2")); /* of the other side */
    assert_fault(APF_COMBAT);
}

/* [assault:SETUP-6] [assault:SETUP-12] Starting units that nobody has seen cost no more than a side
 * may spend, together with those that were seen. */
static void starting_units_keep_the_budget(void **state)
{
    (void)state;
    board(clear_map);
    lose_surprises();
    put("C1", "usa-riflemen");
    put("A5", "ger-pz-iv")->marks = AU_FACE_DOWN | AU_START; /* 7 */
    s.start_seen[AS_GERMAN] = 30 - 7;
    assert_fault(APF_NONE);
    s.start_seen[AS_GERMAN]++;
    assert_fault(APF_START);
    unit_at("A5")->marks = 0; /* it is seen, and counted among them */
    assert_fault(APF_NONE);
}

/* -- units, cards and turns ----------------------------------------------------------------------
 */

/* A unit stands where it may, on a tile of its side, with morale from 1 to 9; what is face up has
 * no secrets, what is face down has one. */
static void units_stand_as_they_can(void **state)
{
    (void)state;
    static const struct {
        int markers, marks, told;
        assault_position_fault wanted;
    } rows[] = {
        {-4, 0, 0, APF_NONE}, /* morale 5 */
        {-5, 0, 0, APF_MORALE},
        {4, 0, 0, APF_NONE},
        {5, 0, 0, APF_MORALE},
        {0, AU_KNOWN, 0, APF_FACE_UP},
        {0, AU_START, 0, APF_FACE_UP},
        {0, AU_SETTLED, 0, APF_FACE_UP},
        {0, 0, 3, APF_FACE_UP},
        {0, AU_FACE_DOWN, 3, APF_NONE},
        {0, AU_FACE_DOWN, 4, APF_TOLD},
        {0, AU_FACE_DOWN, 0, APF_TOLD},
        {0, AU_FACE_DOWN | AU_SETTLED, 3, APF_NONE},
        {0, AU_FACE_DOWN | AU_START, 0, APF_NONE},
        {0, AU_FACE_DOWN | AU_START, 3, APF_TOLD},
        {0, AU_FACE_DOWN | AU_KNOWN, 0, APF_NONE},
        {0, AU_FACE_DOWN | AU_KNOWN, 3, APF_TOLD},
        {0, AU_FACE_DOWN | AU_KNOWN | AU_START, 0, APF_TOLD},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        rest();
        assault_unit *u = unit_at("C3");
        u->markers = (int8_t)rows[i].markers;
        u->marks = (uint16_t)rows[i].marks;
        u->told = (uint8_t)rows[i].told;
        assert_fault(rows[i].wanted);
    }
    rest();
    clear_control("D3");
    assert_fault(APF_CONTROL);
    rest();
    put("A2", "ger-hetzer"); /* no tank enters a swamp */
    assert_fault(APF_GROUND);
}

/* Moves a card to a pile without asking whether it may lie there. */
static void lay(const char *word, int from, int to)
{
    fetch(word, from, to);
}

/* A copy that lies in two places is no other copy that lies nowhere. */
static void a_card_lies_in_one_place(void **state)
{
    (void)state;
    rest();
    const int first = game.first_of_kind[kind_of("ger-volkssturm")];
    int twice = ASSAULT_NO_CARD, missing = ASSAULT_NO_CARD;
    for (int card = first; card < first + game.copies_of_kind[kind_of("ger-volkssturm")]; card++)
        if (bcg_set_has(&s.pile[AZ_UNITS], card)) {
            missing = twice;
            twice = card;
        }
    assert_true(missing != ASSAULT_NO_CARD);
    bcg_set_remove(&s.pile[AZ_UNITS], missing);
    s.size[AZ_UNITS]--;
    bcg_set_add(&s.pile[AZ_UNIT_DISCARDS], twice);
    s.size[AZ_UNIT_DISCARDS]++;
    assert_fault(APF_CARDS);
}

/* Every card of the game lies in one place where it can lie. */
static void cards_lie_where_they_can(void **state)
{
    (void)state;
    static const struct {
        const char *word;
        int from, to;
        assault_position_fault wanted;
    } rows[] = {
        {"ger-mortar", AZ_UNITS, AZ_HAND, APF_NONE},
        {"ger-mortar", AZ_UNITS, AZ_HAND + 1, APF_WRONG_PILE},
        {"ger-mortar", AZ_UNITS, AZ_UNITS + 1, APF_WRONG_PILE},
        {"ger-mortar", AZ_UNITS, AZ_UNIT_DISCARDS, APF_NONE},
        {"ger-mortar", AZ_UNITS, AZ_UNIT_DISCARDS + 1, APF_WRONG_PILE},
        {"ger-mortar", AZ_UNITS, AZ_ACTIONS, APF_WRONG_PILE},
        {"ger-mortar", AZ_UNITS, AZ_TABLE, APF_WRONG_PILE},
        {"ger-mortar", AZ_UNITS, ASSAULT_ZONES, APF_CARDS},
        {"usa-57mm", AZ_UNITS + 1, AZ_HAND + 1, APF_NONE},
        {"usa-57mm", AZ_UNITS + 1, AZ_HAND, APF_WRONG_PILE},
        {"usa-57mm", AZ_UNITS + 1, AZ_START, APF_WRONG_PILE},
        {"accuracy", AZ_ACTIONS, AZ_HAND, APF_NONE},
        {"accuracy", AZ_ACTIONS, AZ_HAND + 1, APF_NONE},
        {"accuracy", AZ_ACTIONS, AZ_ACTION_DISCARDS, APF_NONE},
        {"accuracy", AZ_ACTIONS, AZ_UNITS, APF_WRONG_PILE},
        {"accuracy", AZ_ACTIONS, AZ_UNIT_DISCARDS, APF_WRONG_PILE},
        {"accuracy", AZ_ACTIONS, AZ_NPC_OPERATIONS, APF_WRONG_PILE},
        {"accuracy", AZ_ACTIONS, AZ_NPC_DISCARDS, APF_WRONG_PILE},
        {"accuracy", AZ_ACTIONS, AZ_TABLE, APF_TABLE}, /* nobody has announced it */
        {"accuracy", AZ_ACTIONS, ASSAULT_ZONES, APF_CARDS},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        rest();
        lay(rows[i].word, rows[i].from, rows[i].to);
        assert_fault(rows[i].wanted);
    }
    rest(); /* no deck of the game has it, and nobody has announced it */
    for (int card = 0; card < ASSAULT_CARDS; card++)
        if (game.card[card].home == ASSAULT_ZONES && assault_is_action(game.card[card].kind)) {
            bcg_set_add(&s.pile[AZ_TABLE], card);
            break;
        }
    assert_fault(APF_WRONG_PILE);
    rest(); /* in two piles at once */
    bcg_set_add(&s.pile[AZ_HAND], bcg_set_next(&s.pile[AZ_ACTIONS], 0));
    assert_fault(APF_CARDS);
    rest();
    bcg_set_add(&s.pile[AZ_HAND], game.first_of_kind[AK_BLUFF]);
    assert_fault(APF_WRONG_PILE);
}

/* Turns count from 1, a result ends the game, and sides hold the edges of the scenario. */
static void turns_and_results_agree(void **state)
{
    (void)state;
    rest();
    s.result = 1 + AO_DRAW;
    assert_fault(APF_RESULT);
    s.phase = APH_OVER;
    assert_fault(APF_NONE);
    assault_push(&s, AP_BUY, AS_GERMAN);
    assert_fault(APF_RESULT);
    rest();
    s.phase = APH_OVER;
    assert_fault(APF_RESULT);
    rest();
    s.turn = 0;
    assert_fault(APF_TURN);
    rest();
    s.phase = APH_SETUP;
    assert_fault(APF_TURN);
    s.turn = 0;
    assert_fault(APF_TURN); /* a set-up has parts */
    s.used = 1;
    assert_fault(APF_NOT_AT_REST);
    rest();
    s.edge[0] = s.edge[1];
    assert_fault(APF_EDGES);
    rest();
    s.edge[0] = !s.edge[0];
    s.edge[1] = !s.edge[1];
    assert_fault(APF_EDGES); /* the scenario says which */
    board_of(DUEL + 9);      /* they draw lots, and then hold one each */
    put_some("A1", AS_AMERICAN);
    s.first = game.first == AFP_FLIP ? s.first : game.first;
    assert_int_equal(game.side[0].edge, AEC_LOT);
    s.edge[0] = AE_A;
    s.edge[1] = AE_A;
    assert_fault(APF_EDGES);
    bcg_assault_ops.begin(&game.head, &s); /* before the lot nobody holds one */
    assert_true(assault_is_pending(&s, AP_EDGES));
    s.edge[0] = s.edge[1] = AE_A;
    assert_fault(APF_NONE);
    rest();
    s.first = AS_AMERICAN;
    assert_fault(APF_NONE); /* a flip decides */
    set_first(&scenario, AFP_GERMAN);
    start_position();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    assert_fault(APF_NONE);
    s.first = AS_AMERICAN;
    assert_fault(APF_FIRST);
}

/* -- what is pending -----------------------------------------------------------------------------
 */

static void assert_fault_of_row(size_t row, assault_position_fault wanted)
{
    if (fault() != wanted)
        fail_msg("row %d: \"%s\", not \"%s\"", (int)row, assault_position_sentence(fault()),
                 assault_position_sentence(wanted));
}

/* What is pending fits the phase, what lies below, its side, its numbers and the units on the map.
 */
static void todos_fit(void **state)
{
    (void)state;
    enum { G = AS_GERMAN, A = AS_AMERICAN, NONE = ASSAULT_PENDING_KINDS };
    const todo step = {AP_STEP, G, "C3", "C4", 1, 0, 0}, far = {AP_STEP, G, "C3", "C4", 2, 0, 0};
    const todo none = {NONE, 0, NULL, NULL, 0, 0, 0}, mix = {AP_MIX, G, NULL, NULL, 4, 0, 0};
    const struct {
        int phase;
        todo below, top;
        assault_position_fault wanted;
    } rows[] = {
        {APH_OPERATIONS, none, {AP_EDGES, G, 0, 0, 0, 0, 0}, APF_TODO_PHASE},
        {APH_OPERATIONS, none, {AP_MIX, G, 0, 0, 4, 0, 0}, APF_TODO_PHASE},
        {APH_OPERATIONS, none, {AP_BUY, G, 0, 0, 0, 0, 0}, APF_TODO_PHASE},
        {APH_OPERATIONS, none, {AP_START, G, 0, 0, 0, 0, 0}, APF_TODO_PHASE},
        {APH_OPERATIONS, none, {AP_START_DRAW, G, 0, 0, 0, 0, 0}, APF_TODO_PHASE},
        {APH_OPERATIONS, none, {AP_FIRST_FLIP, G, 0, 0, 0, 0, 0}, APF_TODO_PHASE},
        {APH_DRAW, none, step, APF_TODO_PHASE},
        {APH_DRAW, none, {AP_SWAMP, G, "C3", 0, 0, 0, 0}, APF_TODO_PHASE},
        {APH_DRAW, none, mix, APF_NONE},
        {APH_DRAW, none, {AP_MIX, G, 0, 0, 60, 0, 0}, APF_NONE},
        {APH_DRAW, none, {AP_MIX, G, 0, 0, 61, 0, 0}, APF_TODO_FIELD},
        {APH_DRAW, none, {AP_MIX, G, 0, 0, 4, 1, 0}, APF_TODO_FIELD},
        {APH_DRAW, none, {AP_MIX, G, "B2", 0, 4, 0, 0}, APF_TODO_FIELD},
        {APH_DRAW, none, {AP_MIX, G, 0, "B2", 4, 0, 0}, APF_TODO_FIELD},
        {APH_DRAW, mix, {AP_BUY, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {APH_DRAW, none, {AP_BUY, A, 0, 0, 0, 0, 0}, APF_TODO_SIDE},
        {APH_DRAW, none, {AP_BUY, G, 0, 0, 1, 0, 0}, APF_TODO_FIELD},
        {APH_DRAW, none, {AP_DEAL, G, 0, 0, 1, 1, 0}, APF_NONE},
        {APH_DRAW, none, {AP_DEAL, G, 0, 0, 61, 0, 0}, APF_TODO_FIELD},
        {APH_DRAW, none, {AP_DEAL, G, 0, 0, 0, 61, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, none, {AP_ARRIVED, G, "C3", 0, 0, 0, 0}, APF_TODO_PHASE},
        {APH_OPERATIONS, none, step, APF_NOT_AT_REST},
        {APH_OPERATIONS, none, {AP_STEP, G, "C3", "C4", 4, 0, 0}, APF_NOT_AT_REST},
        {APH_OPERATIONS, none, {AP_STEP, G, "C3", "C4", 5, 0, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, none, {AP_STEP, G, "C3", "C4", 0, 0, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, none, {AP_STEP, G, "C3", "C4", 1, 1, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, none, {AP_STEP, A, "C2", "C1", 1, 0, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, none, {AP_STEP, G, "C4", "C5", 1, 0, 0}, APF_TODO_UNIT},
        {APH_OPERATIONS, none, {AP_STEP, G, "C4", "C5", 2, 0, 0}, APF_NOT_AT_REST},
        {APH_OPERATIONS, none, {AP_STEP, G, "C2", "C1", 1, 0, 0}, APF_TODO_UNIT},
        {APH_OPERATIONS, none, {AP_STEP, G, "C3", "D3", 1, 0, 0}, APF_TODO_UNIT},
        {APH_OPERATIONS, none, {AP_STEP, G, "D3", "A2", 1, 0, 0}, APF_TODO_UNIT},
        {APH_OPERATIONS, step, {AP_STEP, G, "C3", "C4", 1, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, far, {AP_MINE, G, "C3", 0, 0, 0, 0}, APF_NONE},
        {APH_OPERATIONS, far, {AP_MINE, G, "C3", 0, 1, 0, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, far, {AP_MINE, G, "C3", 0, 0, 1, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, far, {AP_MINE, G, "C3", "C4", 0, 0, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, far, {AP_MINE, G, "C4", 0, 0, 0, 0}, APF_TODO_UNIT},
        {APH_OPERATIONS, far, {AP_MINE, A, "C3", 0, 0, 0, 0}, APF_TODO_UNIT},
        {APH_OPERATIONS, none, {AP_MINE, G, "C3", 0, 0, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_SWAMP, G, "C4", 0, 0, 0, 0}, APF_TODO_UNIT},
        {APH_OPERATIONS, far, {AP_SWAMP, G, "C3", 0, 0, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, step, {AP_WINDOW, A, "C3", "C4", AW_STEP, 0, 0}, APF_NONE},
        {APH_OPERATIONS, step, {AP_WINDOW, A, "C3", "C4", ASSAULT_WINDOWS, 0, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, step, {AP_WINDOW, A, "C3", "C4", AW_STEP, 1, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, step, {AP_WINDOW, G, "C2", "C4", AW_STEP, 0, 0}, APF_TODO_SIDE},
        {APH_OPERATIONS, step, {AP_WINDOW, A, "C4", "C4", AW_STEP, 0, 0}, APF_TODO_UNIT},
        {APH_OPERATIONS, step, {AP_WINDOW, A, "C2", "C4", AW_STEP, 0, 0}, APF_TODO_UNIT},
        {APH_OPERATIONS, far, {AP_WINDOW, A, "C3", "C4", AW_STEP, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_WINDOW, A, "C3", "C4", AW_STEP, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, step, {AP_WINDOW, A, "C3", "C4", AW_CARD, 0, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, step, {AP_WINDOW, A, "C3", 0, AW_CARD, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_WINDOW, A, "C3", 0, AW_CARD, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_WINDOW, A, 0, 0, AW_TURN, 0, 0}, APF_NONE},
        {APH_OPERATIONS, none, {AP_WINDOW, G, 0, 0, AW_TURN, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, step, {AP_WINDOW, A, 0, 0, AW_TURN, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_WINDOW, A, "C3", 0, AW_TURN, 0, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, none, {AP_WINDOW, A, 0, 0, AW_SUPPORT, 0, 0}, APF_TODO_FIELD},
        {APH_OPERATIONS, none, {AP_CARD_FLIP, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_ANTI_AIR, G, "C3", 0, 0, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_DISCARD, G, 0, 0, 1, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_SUPPORT, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_STEP_9, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_SACRIFICE, G, 0, 0, 3, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_MODIFIER, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_REWARD, G, 0, 0, 1, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_ADVANCE, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {APH_OPERATIONS, none, {AP_NPC_TURN, G, 0, 0, 0, 0, 0}, APF_TODO_SIDE},
        {APH_OPERATIONS, none, {AP_NPC_UNIT, G, "C4", 0, 0, 0, 0}, APF_TODO_SIDE},
        {APH_OPERATIONS, far, {AP_NPC_FLIP, G, "C4", 0, 0, 0, 0}, APF_TODO_SIDE},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        rest();
        s.phase = (uint8_t)rows[i].phase;
        if (rows[i].below.what != NONE)
            push(&rows[i].below);
        push(&rows[i].top);
        assert_fault_of_row(i, rows[i].wanted);
    }
}

/* [assault:AMB-62] Nobody is asked about a step of a unit that lies face down. */
static void steps_of_hidden_units_open_no_window(void **state)
{
    (void)state;
    for (int hidden = 0; hidden < 2; hidden++) {
        rest();
        unit_at("C3")->marks = hidden ? AU_FACE_DOWN | AU_KNOWN : 0;
        push(&(todo){AP_STEP, AS_GERMAN, "C3", "C4", 1, 0, NULL});
        push(&(todo){AP_WINDOW, AS_AMERICAN, "C3", "C4", AW_STEP, 0, NULL});
        assert_fault(hidden ? APF_TODO_UNIT : APF_NONE);
    }
}

/* The modifier of the first flip for the first turn is one a card can show. */
static void first_flips_fit(void **state)
{
    (void)state;
    for (int n = 1; n <= 8 + ASSAULT_MOST_TM + 1; n++) {
        rest();
        s.phase = APH_SETUP;
        s.turn = 0;
        s.used = 1;
        push(&(todo){AP_FIRST_FLIP, AS_GERMAN, NULL, NULL, n, 0, NULL});
        const bool shown = n >= 8 + ASSAULT_LEAST_TM && n <= 8 + ASSAULT_MOST_TM;
        assert_int_equal(fault() != APF_TODO_FIELD, shown);
    }
}

/* A card that was announced lies on the table, on what it can answer, and is for units that are
 * there until its effects begin. */
static void announced_cards_fit(void **state)
{
    (void)state;
    enum { G = AS_GERMAN, A = AS_AMERICAN, NONE = ASSAULT_PENDING_KINDS, CARD = AP_CARD };
    const assault_position_fault fine = APF_NOT_AT_REST; /* it would go on */
    const todo none = {NONE, 0, NULL, NULL, 0, 0, 0};
    const todo step = {AP_STEP, G, "C3", "C4", 1, 0, 0}, far = {AP_STEP, G, "C3", "C4", 2, 0, 0};
    const todo strike = {CARD, G, "C2", 0, 0, 0, "air-strike"};
    const todo hit = {CARD, G, "C2", 0, 0, 1, "air-strike"};
    const todo shells = {CARD, G, "C2", 0, 0, 1, "ranged-bombardment"};
    const todo prep = {CARD, G, "C2", 0, 0, 0, "prep-fire"};
    const todo sabotage = {CARD, G, 0, 0, 0, 1, "sabotage"};
    const struct {
        todo below, top;
        assault_position_fault wanted;
    } rows[] = {
        {none, strike, fine},
        {none, {CARD, G, "C2", 0, 1, 3, "air-strike"}, fine},
        {none, {CARD, G, "C2", 0, 2, 0, "air-strike"}, APF_TODO_FIELD},
        {none, {CARD, G, "C2", 0, 0, 4, "air-strike"}, APF_TODO_FIELD},
        {none, {CARD, G, "C2", "C3", 0, 0, "air-strike"}, APF_TODO_FIELD},
        {none, {CARD, G, "#63", 0, 0, 0, "air-strike"}, APF_TODO_FIELD},
        {none, {CARD, G, "C4", 0, 0, 0, "air-strike"}, APF_TODO_UNIT},
        {none, {CARD, G, "C4", 0, 0, 1, "air-strike"}, fine}, /* it has destroyed the unit */
        {none, {CARD, G, "C3", 0, 0, 0, "bomber-run"}, APF_TODO_UNIT},
        {none, {CARD, G, "C2", 0, 0, 0, "bomber-run"}, fine},
        {none, {CARD, G, "C3", 0, 0, 0, "ranged-bombardment"}, APF_TODO_UNIT},
        {none, {CARD, G, "C3", 0, 0, 0, "prep-fire"}, APF_TODO_UNIT},
        {none, prep, fine},
        {none, {CARD, G, "C3", 0, 0, 0, "improved-defenses"}, fine},
        {none, {CARD, G, "C2", 0, 0, 0, "improved-defenses"}, APF_TODO_UNIT},
        {none, {CARD, G, "C2", 0, 0, 0, "replacements"}, APF_TODO_UNIT},
        {none, {CARD, G, "C2", 0, 0, 1, "replacements"}, fine},
        {none, {CARD, G, "C2", 0, 0, 0, "double-time"}, APF_TODO_UNIT},
        {none, {CARD, G, "C2", 0, 0, 0, "commander-initiative"}, APF_TODO_UNIT},
        {none, {CARD, G, "C2", 0, 0, 0, "morale-boost"}, APF_TODO_UNIT},
        {none, {CARD, G, "C3", 0, 0, 0, "morale-boost"}, APF_TODO_ORDER}, /* no combat */
        {none, {CARD, G, 0, 0, 0, 0, "accuracy"}, APF_TODO_ORDER},
        {none, {CARD, G, "C3", 0, 0, 0, "counter-offensive"}, fine},
        {none, {CARD, G, "C3", "+D3", 0, 0, "counter-offensive"}, fine},
        {none, {CARD, G, "C3", "+C4", 0, 0, "counter-offensive"}, APF_TODO_UNIT},
        {none, {CARD, G, "C4", 0, 0, 0, "counter-offensive"}, APF_TODO_UNIT},
        {none, {CARD, G, "C3", "A5", 0, 0, "re-deploy"}, fine},
        {none, {CARD, G, "C3", "D3", 0, 0, "re-deploy"}, APF_TODO_UNIT},
        {none, {CARD, G, "C3", "D3", 0, 1, "re-deploy"}, fine},
        {none, {CARD, G, "C3", "#63", 0, 0, "re-deploy"}, APF_TODO_FIELD},
        {none, {CARD, G, "D3", "A2", 0, 0, "re-deploy"}, APF_TODO_UNIT},
        {none, {CARD, G, "C4", "A5", 0, 0, "re-deploy"}, APF_TODO_UNIT},
        {none, {CARD, G, "#1", 0, 0, 0, "national-advantage"}, fine},
        {none, {CARD, G, "#2", 0, 0, 0, "national-advantage"}, APF_TODO_FIELD},
        {none, {CARD, G, "#240", 0, 0, 0, "field-salvage"}, APF_TODO_FIELD},
        {none, {CARD, G, 0, 0, 0, 0, "field-salvage"}, fine},
        {none, {CARD, G, 0, 0, 0, 0, "snafu"}, APF_TODO_ORDER},
        {strike, {CARD, A, 0, 0, 0, 0, "snafu"}, fine},
        {strike, {CARD, A, 0, 0, 0, 0, "sabotage"}, fine},
        {strike, {CARD, A, 0, 0, 0, 0, "tank-obstacles"}, APF_TODO_ORDER},
        {strike, {CARD, A, "C3", 0, 0, 0, "air-strike"}, APF_TODO_ORDER},
        {step, {CARD, A, 0, 0, 0, 0, "tank-obstacles"}, fine},
        {far, {CARD, A, 0, 0, 0, 0, "tank-obstacles"}, APF_TODO_ORDER},
        {none, {CARD, A, 0, 0, 0, 0, "tank-obstacles"}, APF_TODO_ORDER},
        {shells, {AP_CARD_FLIP, G, 0, 0, 0, 0, 0}, APF_NONE},
        {hit, {AP_CARD_FLIP, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {strike, {AP_CARD_FLIP, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {strike, {AP_ANTI_AIR, A, "E2", "C2", 0, 0, 0}, APF_NONE},
        {strike, {AP_ANTI_AIR, A, "E2", "#255", 0, 0, 0}, APF_NONE},
        {strike, {AP_ANTI_AIR, A, "E2", "#63", 0, 0, 0}, APF_TODO_FIELD},
        {strike, {AP_ANTI_AIR, A, "E2", "C2", 1, 0, 0}, APF_TODO_FIELD},
        {strike, {AP_ANTI_AIR, A, "E4", "C2", 0, 0, 0}, APF_TODO_UNIT}, /* the other side's */
        {strike, {AP_ANTI_AIR, A, "C4", "C2", 0, 0, 0}, APF_TODO_UNIT},
        {strike, {AP_ANTI_AIR, A, "C2", "C2", 0, 0, 0}, APF_TODO_ORDER},
        {strike, {AP_ANTI_AIR, G, "E4", "C2", 0, 0, 0}, APF_TODO_ORDER},
        {prep, {AP_ANTI_AIR, A, "E2", "C2", 0, 0, 0}, APF_TODO_ORDER},
        {hit, {AP_ANTI_AIR, A, "E2", "C2", 0, 0, 0}, APF_TODO_ORDER},
        {sabotage, {AP_DISCARD, A, 0, 0, 10, 0, 0}, APF_TODO_FIELD},
        {strike, {AP_WINDOW, A, 0, 0, AW_CARD, 0, 0}, APF_NONE},
        {strike, {AP_WINDOW, G, 0, 0, AW_CARD, 0, 0}, APF_TODO_SIDE},
        {strike, {AP_WINDOW, A, "C3", 0, AW_ARRIVED, 0, 0}, APF_TODO_ORDER},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        rest();
        put("E2", "usa-m16");
        put("E4", "ger-sdkfz-7-1");
        if (rows[i].below.what != NONE)
            push(&rows[i].below);
        push(&rows[i].top);
        assert_fault_of_row(i, rows[i].wanted);
    }
    rest(); /* not on the table */
    push(&strike);
    assault_give(&game, &s, s.pending[0].card, AZ_TABLE, AZ_ACTIONS);
    assert_fault(APF_TABLE);
    rest(); /* a unit card */
    push(&(todo){CARD, G, 0, 0, 0, 0, 0});
    s.pending[0].card = game.first_of_kind[kind_of("ger-mortar")];
    assert_fault(APF_TODO_FIELD);
    rest();
    push(&(todo){CARD, G, 0, 0, 0, 0, 0});
    s.pending[0].card = ASSAULT_CARDS;
    assert_fault(APF_TODO_FIELD);
    rest(); /* a todo that has none */
    push(&(todo){AP_SWAMP, G, "C3", 0, 0, 0, 0});
    s.pending[0].card = 1;
    assert_fault(APF_TODO_FIELD);
}

/* What is pending in a combat belongs to the step it stands at; units, cards and values are there.
 */
static void steps_of_combats_fit(void **state)
{
    (void)state;
    enum { G = AS_GERMAN, A = AS_AMERICAN };
    static const struct {
        int step;
        todo top;
        assault_position_fault wanted;
    } rows[] = {
        {ACS_MODIFIER, {AP_MODIFIER, G, 0, 0, 0, 0, 0}, APF_NONE},
        {ACS_MODIFIER, {AP_MODIFIER, G, 0, 0, 1, 0, 0}, APF_TODO_FIELD},
        {ACS_MODIFIER, {AP_MODIFIER, G, 0, 0, 0, 1, 0}, APF_TODO_FIELD},
        {ACS_CARDS, {AP_MODIFIER, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {ACS_LOSS, {AP_MODIFIER, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {ACS_CARDS, {AP_STEP_9, G, 0, 0, 1, 0, 0}, APF_TODO_FIELD},
        {ACS_SUPPORT, {AP_STEP_9, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {ACS_SACRIFICE, {AP_STEP_9, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {ACS_SACRIFICE, {AP_SACRIFICE, G, 0, 0, 3, 0, 0}, APF_NONE},
        {ACS_SACRIFICE, {AP_SACRIFICE, G, 0, 0, 0, 0, 0}, APF_TODO_FIELD},
        {ACS_SACRIFICE, {AP_SACRIFICE, G, 0, 0, 4, 0, 0}, APF_TODO_FIELD},
        {ACS_SACRIFICE, {AP_SACRIFICE, A, 0, 0, 3, 0, 0}, APF_TODO_FIELD},
        {ACS_CARDS, {AP_SACRIFICE, G, 0, 0, 3, 0, 0}, APF_TODO_ORDER},
        {ACS_MODIFIER, {AP_SACRIFICE, G, 0, 0, 3, 0, 0}, APF_TODO_ORDER},
        {ACS_SUPPORT, {AP_SUPPORT, G, 0, 0, 0, 0, 0}, APF_NONE},
        {ACS_SUPPORT, {AP_SUPPORT, G, "E3", 0, 0, 0, 0}, APF_TODO_FIELD},
        {ACS_SUPPORT, {AP_SUPPORT, G, 0, 0, 1, 0, 0}, APF_TODO_FIELD},
        {ACS_CARDS, {AP_SUPPORT, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {ACS_SUPPORT, {AP_SUPPORT, A, 0, 0, 0, 0, 0}, APF_TODO_SIDE}, /* they do not fire */
        {ACS_ADVANCE, {AP_ADVANCE, A, 0, 0, 0, 0, 0}, APF_TODO_SIDE},
        {ACS_LOSS, {AP_ADVANCE, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {ACS_LOSS, {AP_REWARD, G, 0, 0, 1, 0, 0}, APF_TODO_ORDER},
        {ACS_SECOND, {AP_REWARD, G, 0, 0, 99, 0, 0}, APF_NONE},
        {ACS_SECOND, {AP_REWARD, G, 0, 0, 100, 0, 0}, APF_TODO_FIELD},
        {ACS_LOSS, {AP_MINE, G, "C3", 0, 0, 0, 0}, APF_TODO_ORDER},
        {ACS_SECOND, {AP_MINE, G, "C3", 0, 0, 0, 0}, APF_NONE},
        {ACS_CARDS, {AP_CARD, G, 0, 0, 0, 0, "accuracy"}, APF_NOT_AT_REST},
        {ACS_SACRIFICE, {AP_CARD, G, 0, 0, 0, 0, "accuracy"}, APF_TODO_ORDER},
        {ACS_CARDS, {AP_CARD, G, "C2", 0, 0, 0, "air-strike"}, APF_TODO_ORDER},
        {ACS_CARDS, {AP_CARD, G, "C3", "C2", 0, 0, "opportunity-fire"}, APF_TODO_ORDER},
        {ACS_CARDS, {AP_CARD, G, 0, 0, 0, 0, "snafu"}, APF_TODO_ORDER},
        {ACS_CARDS, {AP_STEP, G, "C3", "C4", 1, 0, 0}, APF_TODO_ORDER},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        fight();
        put_down("E3", "ger-mortar");
        put_down("E1", "usa-mortar");
        assault_pop(&s);
        s.combat.step = (uint8_t)rows[i].step;
        push(&rows[i].top);
        assert_fault_of_row(i, rows[i].wanted);
    }
}

/* What is known of a combat can be. */
static void facts_of_combats_fit(void **state)
{
    (void)state;
    fight();
    s.combat.passes = 2;
    assert_fault(APF_NONE);
    s.combat.passes = 3;
    assert_fault(APF_COMBAT);
    fight();
    s.combat.left = ASSAULT_SQUARES;
    assert_fault(APF_COMBAT);
    fight();
    s.combat.origin = ASSAULT_SQUARES - 1; /* beyond the map */
    assert_fault(APF_COMBAT);
    for (int role = 0; role < 2; role++) {
        fight();
        s.combat.tile[role] = BCG_NO_TILE;
        assert_fault(APF_COMBAT);
        fight();
        s.combat.tile[role] = s.combat.tile[!role];
        assert_fault(APF_COMBAT);
        fight();
        s.combat.chosen[role] = game.first_of_kind[AK_BLUFF + role];
        assert_fault(APF_CHOSEN); /* step 10 is over */
        fight();
        s.combat.chosen[role] = (uint8_t)deal(role, "accuracy");
        assert_fault(APF_CHOSEN);
    }
    fight();
    s.combat.asked = UINT64_C(1) << 63;
    assert_fault(APF_COMBAT);
    fight();
    s.combat.saved = UINT64_C(1) << 63;
    assert_fault(APF_COMBAT);
    fight();
    assault_pop(&s);
    push(&(todo){AP_REWARD, AS_GERMAN, NULL, NULL, 1, 0, NULL});
    s.combat.step = ACS_SECOND; /* nobody fires: no matter whose supporters they were */
    s.combat.supporters = assault_bit(at("C2"));
    s.combat.fire = s.combat.target = 0;
    assert_fault(APF_NONE);
    s.combat.supporters = UINT64_C(1) << 63;
    assert_fault(APF_COMBAT);
    fight();
    s.pending[0].side = AS_AMERICAN;
    assert_fault(APF_COMBAT);
    fight();
    s.pending[0].n = 1;
    assert_fault(APF_TODO_FIELD);
    fight();
    assault_pop(&s);
    assert_fault(APF_NOT_AT_REST);
    assault_pop(&s);
    assert_fault(APF_NO_COMBAT);
}

/* What the automa has to do is its own, and what players have to do is not. */
static void todos_of_the_automa_fit(void **state)
{
    (void)state;
    enum { G = AS_GERMAN, A = AS_AMERICAN, NONE = ASSAULT_PENDING_KINDS };
    const assault_position_fault fine = APF_NOT_AT_REST; /* it would go on */
    const todo none = {NONE, 0, NULL, NULL, 0, 0, 0}, turn = {AP_NPC_TURN, G, 0, 0, 1, 0, 0};
    const struct {
        todo below, top;
        assault_position_fault wanted;
    } rows[] = {
        {none, {AP_NPC_TURN, G, 0, 0, 3, 255, 0}, fine},
        {none, {AP_NPC_TURN, G, 0, 0, 4, 0, 0}, APF_TODO_FIELD},
        {none, {AP_NPC_TURN, A, 0, 0, 1, 0, 0}, APF_TODO_SIDE},
        {turn, {AP_NPC_TURN, G, 0, 0, 1, 0, 0}, APF_TODO_ORDER},
        {turn, {AP_NPC_OPERATION, G, 0, 0, 0, 0, 0}, APF_NONE},
        {turn, {AP_NPC_OPERATION, A, 0, 0, 0, 0, 0}, APF_TODO_SIDE},
        {turn, {AP_NPC_OPERATION, G, 0, 0, 1, 0, 0}, APF_TODO_FIELD},
        {turn, {AP_NPC_OPERATION, G, 0, 0, 0, 1, 0}, APF_TODO_FIELD},
        {none, {AP_NPC_OPERATION, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {turn, {AP_NPC_UNIT, G, "A2", 0, 1, 0, 0}, APF_NONE},
        {turn, {AP_NPC_UNIT, G, "A2", 0, 2, 0, 0}, APF_TODO_FIELD},
        {turn, {AP_NPC_UNIT, G, "A2", 0, 0, 1, 0}, APF_TODO_FIELD},
        {turn, {AP_NPC_UNIT, G, "A1", 0, 0, 0, 0}, APF_TODO_UNIT},
        {turn, {AP_NPC_FLIP, G, "A1", 0, 0, 0, 0}, APF_NONE},
        {turn, {AP_NPC_FLIP, G, "A2", 0, 1, 0, 0}, APF_TODO_FIELD},
        {turn, {AP_NPC_FLIP, G, "A2", 0, 0, 1, 0}, APF_TODO_FIELD},
        {none, {AP_NPC_FLIP, G, "A2", 0, 0, 0, 0}, APF_TODO_ORDER},
        {turn, {AP_WINDOW, G, "A1", "A1", AW_ARRIVED, 0, 0}, APF_TODO_SIDE},
        {turn, {AP_NPC_CARD, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {turn, {AP_NPC_SACRIFICE, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
        {turn, {AP_NPC_MODIFIERS, G, 0, 0, 0, 0, 0}, APF_TODO_ORDER},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        board_of(SOLO + 1);
        put_some("A1", AS_AMERICAN);
        s.first = AS_AMERICAN;
        s.active = AS_GERMAN;
        if (rows[i].below.what != NONE)
            push(&rows[i].below);
        push(&rows[i].top);
        assert_fault_of_row(i, rows[i].wanted);
    }
}

/* [assault:SETUP-8] Listed units that nobody has seen are those of the list;
 * fixed ones lie open, and those a scenario bans do not start. */
static void starting_units_are_those_of_the_scenario(void **state)
{
    (void)state;
    draw_duel(clear_map);
    set_start_list(&scenario, AS_GERMAN, "ger-pz-iv ger-mortar");
    start_position();
    put("C1", "usa-riflemen");
    put("A5", "ger-pz-iv")->marks = AU_FACE_DOWN | AU_START;
    put("B5", "ger-mortar")->marks = AU_FACE_DOWN | AU_START;
    assert_fault(APF_NONE);
    unit_at("B5")->marks = 0;
    assert_fault(APF_START); /* one of the list is missing */
    s.start_seen[AS_GERMAN] = 1;
    const assault_position_fault first = fault();
    s.start_seen[AS_GERMAN] = 2;
    assert_true((first == APF_NONE) != (fault() == APF_NONE)); /* seen: the one that lies open */
    board_with(clear_map, AS_GERMAN, AX_SACRIFICE_ONLY, "ger-mortar");
    start_position();
    put("C1", "usa-riflemen");
    put("A5", "ger-mortar");
    assert_fault(APF_NONE);
    unit_at("A5")->marks = AU_FACE_DOWN | AU_START;
    assert_fault(APF_START);
    board_of(DUEL + 7);
    put_some("A1", AS_AMERICAN);
    s.first = game.first;
    assert_int_equal(game.start[AS_GERMAN].mode, ASM_FIXED);
    assert_fault(APF_NONE);
    unit_at("B2")->marks = AU_FACE_DOWN | AU_START;
    assert_fault(APF_START);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(combats_stand_as_the_rules_say),
        cmocka_unit_test(starting_units_keep_the_budget),
        cmocka_unit_test(units_stand_as_they_can),
        cmocka_unit_test(a_card_lies_in_one_place),
        cmocka_unit_test(cards_lie_where_they_can),
        cmocka_unit_test(turns_and_results_agree),
        cmocka_unit_test(todos_fit),
        cmocka_unit_test(steps_of_hidden_units_open_no_window),
        cmocka_unit_test(first_flips_fit),
        cmocka_unit_test(announced_cards_fit),
        cmocka_unit_test(steps_of_combats_fit),
        cmocka_unit_test(facts_of_combats_fit),
        cmocka_unit_test(todos_of_the_automa_fit),
        cmocka_unit_test(starting_units_are_those_of_the_scenario),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
