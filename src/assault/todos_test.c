/* What may be pending: an example of everything that can lie on something. Everything else is
 * refused: in other phases, on other things, for the other side, with numbers that are too great
 * and with fields that it does not have. */
#include "assault/faults_test.h"

enum { G = AS_GERMAN, A = AS_AMERICAN };

/* Where it is pending: in a duel, or against an automa that plays the German side. */
typedef enum setting {
    SETTING_UP,
    DRAWING,
    OPERATING,
    FIGHTING,
    AUTOMA_ACTS,
    AUTOMA_FIGHTS
} setting;

/* Who has it to do. */
typedef enum doer { EITHER, PLAYER, AUTOMA } doer;

/* Of the first example of each kind the numbers are the greatest there may be, and it has a and b
 * if such a todo has any. */
typedef struct example {
    setting where;
    int step; /* of the combat */
    doer who;
    const todo *below; /* the outermost first */
    todo top;
} example;

/* clang-format off */
enum { END = ASSAULT_PENDING_KINDS };
static const todo
    none[]      = {{END, 0, 0, 0, 0, 0, 0}},
    dealing[]   = {{AP_DEAL, A, 0, 0, 1, 1, 0},             {END, 0, 0, 0, 0, 0, 0}},
    mix[]       = {{AP_MIX, G, 0, 0, 4, 0, 0},              {END, 0, 0, 0, 0, 0, 0}},
    buy[]       = {{AP_BUY, G, 0, 0, 0, 0, 0},              {END, 0, 0, 0, 0, 0, 0}},
    start[]     = {{AP_START, G, 0, 0, 0, 0, 0},            {END, 0, 0, 0, 0, 0, 0}},
    step[]      = {{AP_STEP, G, "C3", "C4", 1, 0, 0},       {END, 0, 0, 0, 0, 0, 0}},
    strike[]    = {{AP_CARD, G, "C2", 0, 0, 0, "air-strike"}, {END, 0, 0, 0, 0, 0, 0}},
    shells[]    = {{AP_CARD, G, "C2", 0, 0, 1, "ranged-bombardment"}, {END, 0, 0, 0, 0, 0, 0}},
    combat[]    = {{AP_COMBAT, G, 0, 0, 0, 0, 0},           {END, 0, 0, 0, 0, 0, 0}},
    turn[]      = {{AP_NPC_TURN, G, 0, 0, 2, 1, 0},         {END, 0, 0, 0, 0, 0, 0}},
    flips[]       = {{AP_NPC_TURN, G, 0, 0, 1, 0, 0}, {AP_NPC_FLIP, G, "C2", 0, 0, 0, 0}, {END, 0, 0, 0, 0, 0, 0}},
    automa[]    = {{AP_COMBAT, G, 0, 0, 0, 0, 0}, {AP_NPC_SACRIFICE, G, 0, 0, 0, 0, 0}, {END, 0, 0, 0, 0, 0, 0}};

static const example examples[] = {
    /* set-up and draws */
    {SETTING_UP, 0, EITHER, none,   {AP_EDGES, G, 0, 0, 0, 0, 0}},
    {DRAWING,    0, PLAYER, none,   {AP_DEAL, G, 0, 0, 60, 60, 0}},
    {DRAWING,    0, PLAYER, buy,    {AP_DEAL, G, 0, 0, 1, 0, 0}},
    {SETTING_UP, 0, PLAYER, dealing, {AP_DEAL, G, 0, 0, 1, 0, 0}},
    {SETTING_UP, 0, PLAYER, mix,    {AP_DEAL, G, 0, 0, 1, 0, 0}},
    {OPERATING,  0, PLAYER, strike, {AP_DEAL, G, 0, 0, 2, 0, 0}},
    {DRAWING,    0, PLAYER, none,   {AP_MIX, G, 0, 0, 60, 0, 0}},
    {DRAWING,    0, PLAYER, buy,    {AP_MIX, G, 0, 0, 4, 0, 0}},
    {SETTING_UP, 0, PLAYER, dealing, {AP_MIX, G, 0, 0, 4, 0, 0}},
    {SETTING_UP, 0, EITHER, none,   {AP_FIRST_FLIP, G, 0, 0, 8 + ASSAULT_MOST_TM, 0, 0}},
    {SETTING_UP, 0, PLAYER, none,   {AP_START, G, 0, 0, 0, 0, 0}},
    {SETTING_UP, 0, PLAYER, start,  {AP_START_DRAW, G, 0, 0, 0, ASSAULT_SQUARES, 0}},
    {DRAWING,    0, PLAYER, none,   {AP_BUY, G, 0, 0, 0, 0, 0}},
    /* moves */
    {OPERATING,     0,          EITHER, none,   {AP_STEP, G, "C3", "C4", 4, 0, 0}},
    {AUTOMA_ACTS,   0,          EITHER, turn,   {AP_STEP, G, "C3", "C4", 1, 0, 0}},
    {OPERATING,     0,          EITHER, step,   {AP_MINE, G, "C3", 0, 0, 0, 0}},
    {FIGHTING,      ACS_SECOND, EITHER, combat, {AP_MINE, G, "C3", 0, 0, 0, 0}},
    {OPERATING,     0,          EITHER, none,   {AP_SWAMP, G, "C3", 0, 0, 0, 0}},
    /* cards */
    {OPERATING,     0,          PLAYER, none,   {AP_WINDOW, A, 0, 0, AW_TURN, 0, 0}},
    {OPERATING,     0,          PLAYER, none,   {AP_WINDOW, A, "C3", "C3", AW_ARRIVED, 0, 0}},
    {OPERATING,     0,          PLAYER, step,   {AP_WINDOW, A, "C3", "C4", AW_STEP, 0, 0}},
    {OPERATING,     0,          PLAYER, strike, {AP_WINDOW, A, 0, 0, AW_CARD, 0, 0}},
    {AUTOMA_ACTS,   0,          PLAYER, turn,   {AP_WINDOW, A, "C3", "C3", AW_ARRIVED, 0, 0}},
    {AUTOMA_ACTS,   0,          PLAYER, flips,  {AP_WINDOW, A, "C3", "C3", AW_ARRIVED, 0, 0}},
    {OPERATING,     0,          EITHER, none,   {AP_CARD, G, "C2", 0, 1, ASSAULT_EFFECTS, "air-strike"}},
    {OPERATING,     0,          EITHER, step,   {AP_CARD, A, 0, 0, 0, 0, "tank-obstacles"}},
    {OPERATING,     0,          EITHER, strike, {AP_CARD, A, 0, 0, 0, 0, "snafu"}},
    {FIGHTING,      ACS_CARDS,  EITHER, combat, {AP_CARD, G, 0, 0, 0, 0, "accuracy"}},
    {AUTOMA_ACTS,   0,          EITHER, turn,   {AP_CARD, G, "C2", 0, 0, 0, "air-strike"}},
    {OPERATING,     0,          EITHER, shells, {AP_CARD_FLIP, G, 0, 0, 0, 0, 0}},
    {OPERATING,     0,          EITHER, strike, {AP_ANTI_AIR, A, "E2", "C2", 0, 0, 0}},
    {OPERATING,     0,          PLAYER, strike, {AP_DISCARD, A, 0, 0, 9, 0, 0}},
    /* combat */
    {FIGHTING,      ACS_CARDS,     EITHER, none,   {AP_COMBAT, G, 0, 0, 0, 0, 0}},
    {FIGHTING,      ACS_CARDS,     EITHER, step,   {AP_COMBAT, G, 0, 0, 0, 0, 0}},
    {AUTOMA_FIGHTS, ACS_CARDS,     EITHER, turn,   {AP_COMBAT, G, 0, 0, 0, 0, 0}},
    {AUTOMA_FIGHTS, ACS_CARDS,     EITHER, flips,  {AP_COMBAT, G, 0, 0, 0, 0, 0}},
    {FIGHTING,      ACS_SUPPORT,   PLAYER, combat, {AP_SUPPORT, G, 0, 0, 0, 0, 0}},
    {FIGHTING,      ACS_CARDS,     PLAYER, combat, {AP_STEP_9, G, 0, 0, 0, 0, 0}},
    {FIGHTING,      ACS_SACRIFICE, EITHER, combat, {AP_SACRIFICE, G, 0, 0, 3, 0, 0}},
    {AUTOMA_FIGHTS, ACS_SACRIFICE, EITHER, automa, {AP_SACRIFICE, G, 0, 0, 2, 0, 0}},
    {FIGHTING,      ACS_MODIFIER,  EITHER, combat, {AP_MODIFIER, G, 0, 0, 0, 0, 0}},
    {FIGHTING,      ACS_SECOND,    PLAYER, combat, {AP_REWARD, G, 0, 0, 99, 0, 0}},
    {OPERATING,     0,             PLAYER, strike, {AP_REWARD, G, 0, 0, 1, 0, 0}},
    {FIGHTING,      ACS_ADVANCE,   PLAYER, combat, {AP_ADVANCE, G, 0, 0, 0, 0, 0}},
    /* the automa */
    {AUTOMA_ACTS,   0,             AUTOMA, none,   {AP_NPC_TURN, G, 0, 0, 3, 255, 0}},
    {AUTOMA_ACTS,   0,             AUTOMA, turn,   {AP_NPC_OPERATION, G, 0, 0, 0, 0, 0}},
    {AUTOMA_FIGHTS, ACS_CARDS,     AUTOMA, combat, {AP_NPC_CARD, G, 0, 0, 0, 0, 0}},
    {AUTOMA_FIGHTS, ACS_SACRIFICE, AUTOMA, combat, {AP_NPC_SACRIFICE, G, 0, 0, 0, 0, 0}},
    {AUTOMA_FIGHTS, ACS_LOSS,      AUTOMA, combat, {AP_NPC_MODIFIERS, G, 0, 0, 2, 0, 0}},
    {AUTOMA_ACTS,   0,             AUTOMA, none,   {AP_NPC_UNIT, G, "A2", 0, 1, 0, 0}},
    {AUTOMA_ACTS,   0,             AUTOMA, step,   {AP_NPC_UNIT, G, "A2", 0, 0, 0, 0}},
    {AUTOMA_ACTS,   0,             AUTOMA, turn,   {AP_NPC_UNIT, G, "A2", 0, 0, 0, 0}},
    {AUTOMA_ACTS,   0,             AUTOMA, flips,  {AP_NPC_UNIT, G, "A2", 0, 0, 0, 0}},
    {AUTOMA_ACTS,   0,             AUTOMA, turn,   {AP_NPC_FLIP, G, "A2", 0, 0, 0, 0}},
    {AUTOMA_ACTS,   0,             AUTOMA, step,   {AP_NPC_FLIP, G, "A2", 0, 0, 0, 0}},
    {AUTOMA_ACTS,   0,             AUTOMA, flips,  {AP_NPC_FLIP, G, "A2", 0, 0, 0, 0}},
};
/* clang-format on */

static void begin_fight(int step_of_it)
{
    s.combat.tile[0] = s.combat.origin = (bcg_tile)at("C3");
    s.combat.tile[1] = s.combat.left = (uint8_t)at("C2");
    s.combat.side = G;
    s.combat.step = (uint8_t)step_of_it;
    s.combat.fire = s.combat.target = 1;
    if (step_of_it == ACS_ADVANCE) { /* the defender has gone back */
        assault_carry(&s, s.combat.left, at("C1"));
        s.combat.tile[1] = (bcg_tile)at("C1");
    }
}

/* The board of an example, with nothing pending yet. */
static void lay_out(const example *e)
{
    rest();
    put("E2", "usa-m16");
    put("E3", "ger-mortar")->marks = AU_FACE_DOWN | AU_KNOWN;
    if (e->where >= AUTOMA_ACTS)
        game.npc = G;
    if (e->where == FIGHTING || e->where == AUTOMA_FIGHTS)
        begin_fight(e->step);
    if (e->where == SETTING_UP) {
        s.phase = APH_SETUP;
        s.turn = 0;
        s.used = 1;
        game.start[G].mode = ASM_RANDOM;
    }
    if (e->where == DRAWING)
        s.phase = APH_DRAW;
}

static assault_pending *build(const example *e)
{
    lay_out(e);
    for (const todo *t = e->below; t->what != END; t++)
        push(t);
    push(&e->top);
    assault_pending *top = &s.pending[s.pending_count - 1];
    if (e->top.card && e->where == AUTOMA_ACTS)
        game.card[top->card].home = AZ_NPC_OPERATIONS;
    return top;
}

/* Nothing is wrong with what is pending; it may go on by itself. */
static bool fits(void)
{
    const assault_position_fault found = fault();
    return found == APF_NONE || found == APF_NOT_AT_REST;
}

static void assert_refused(const example *e, const char *why, assault_position_fault wanted)
{
    if (fault() != wanted)
        fail_msg("example %d, %s: \"%s\", not \"%s\"", (int)(e - examples), why,
                 assault_position_sentence(fault()), assault_position_sentence(wanted));
}

static const example *first_of(int what)
{
    for (size_t i = 0; i < COUNT(examples); i++)
        if (examples[i].top.what == what)
            return &examples[i];
    return NULL;
}

static void examples_can_be(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(examples); i++) {
        build(&examples[i]);
        if (!fits())
            fail_msg("example %d: \"%s\"", (int)i, assault_position_sentence(fault()));
    }
    for (int what = 0; what < END; what++) /* one that has arrived is settled at once */
        assert_int_equal(first_of(what) != NULL, what != AP_ARRIVED);
}

/* Numbers are no greater than those of the first example, and what it does not have is 0. */
static void fields_are_those_of_the_kind(void **state)
{
    (void)state;
    for (int what = 0; what < END; what++) {
        const example *e = first_of(what);
        if (!e)
            continue;
        lay_out(e);
        const bcg_tile beyond = (bcg_tile)(at("F3") + 1);
        if (e->top.n < 255) {
            build(e)->n++;
            assert_refused(e, "n too great", APF_TODO_FIELD);
        }
        if (e->top.m < 255) {
            build(e)->m++;
            assert_refused(e, "m too great", APF_TODO_FIELD);
        }
        build(e)->a = e->top.a ? beyond : 1;
        assert_refused(e, "another a", APF_TODO_FIELD);
        build(e)->b = e->top.b ? beyond : 1;
        assert_refused(e, "another b", APF_TODO_FIELD);
        if (!e->top.card) {
            build(e)->card = 1;
            assert_refused(e, "a card", APF_TODO_FIELD);
        }
    }
}

/* Players are asked for what is theirs, and the automa does what is its. */
static void sides_do_what_is_theirs(void **state)
{
    (void)state;
    for (int what = 0; what < END; what++) {
        const example *e = first_of(what);
        if (!e || e->who == EITHER)
            continue;
        build(e);
        game.npc = e->who == PLAYER ? (uint8_t)e->top.side : ASSAULT_NOBODY;
        assert_refused(e, "the automa is another", APF_TODO_SIDE);
        if (e->who == PLAYER)
            continue;
        build(e)->side = A;
        s.active = A;
        game.npc = e->below->what == END ? A : G; /* what it lies on is the automa's still */
        if (e->below->what == END)
            assert_true(fits());
        else
            assert_refused(e, "a player has it", APF_TODO_SIDE);
    }
}

/* [assault:COMBAT-10] Who is asked for a sacrifice has none chosen yet, and is a player. */
static void sacrifices_are_still_to_be_chosen(void **state)
{
    (void)state;
    const example *e = first_of(AP_SACRIFICE);
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        build(e);
        s.combat.chosen[side] = game.first_of_kind[AK_BLUFF + side];
        assert_refused(e, "has chosen", APF_TODO_SIDE);
        s.pending[1].n = (uint8_t)(2 >> side); /* the other one alone */
        assert_true(fits());
        build(e);
        game.npc = (uint8_t)side;
        assert_refused(e, "the automa draws its own", APF_TODO_SIDE);
    }
}

/* [assault:ADV-1] [assault:ADV-3] Who cannot advance is not asked: the tile is taken, or nothing
 * for the attacker, or it has gone back or is gone itself. */
static void who_advances_can(void **state)
{
    (void)state;
    const example *e = first_of(AP_ADVANCE);
    build(e);
    assert_true(fits());
    build(e);
    assault_carry(&s, at("C1"), s.combat.tile[1] = s.combat.left);
    assert_refused(e, "the defender is there", APF_ADVANCE);
    build(e);
    game.enter[kind_of("ger-grenadiers")] &= ~assault_bit(s.combat.left);
    assert_refused(e, "the ground is not for it", APF_ADVANCE);
    build(e);
    s.unit[s.combat.tile[0]].marks |= AU_IMMOBILE;
    assert_refused(e, "it never moves", APF_ADVANCE);
    build(e);
    s.combat.flags |= ACF_WENT_BACK;
    assert_refused(e, "it has gone back", APF_ADVANCE);
    build(e);
    s.combat.tile[0] = BCG_NO_TILE;
    assert_refused(e, "it is gone", APF_ADVANCE);
}

/* Whatever is no example is refused. */
static void nothing_else_can_lie_on_it(void **state)
{
    (void)state;
    bool lies_on[END + 1][END] = {{false}};
    int phases[END] = {0};
    for (const example *e = examples; e < examples + COUNT(examples); e++) {
        build(e);
        const int below = s.pending_count > 1 ? s.pending[s.pending_count - 2].what : END;
        lies_on[below][e->top.what] = true;
        phases[e->top.what] |= 1 << s.phase;
    }
    for (int below = 0; below <= END; below++)
        for (int what = 0; what < END; what++) {
            const example *e = first_of(below), *top = first_of(what);
            if (lies_on[below][what] || !top || (below < END && !e))
                continue;
            if (e && e->top.what == AP_ADVANCE && what == AP_COMBAT)
                continue; /* two fights: the defender cannot be where both have it */
            if (e)
                build(e);
            else {
                lay_out(top);
                s.combat.tile[0] = s.combat.tile[1] = BCG_NO_TILE;
            }
            todo t = top->top;
            t.card = NULL;
            push(&t);
            if (what == AP_COMBAT)
                begin_fight(top->step);
            assert_refused(top, "on something else",
                           phases[what] >> s.phase & 1 ? APF_TODO_ORDER : APF_TODO_PHASE);
        }
}

/* A card that is played asks for what its kind does; a unit card, which is never played, for
 * nothing, whatever stands beside the table of action cards. */
static void unit_cards_ask_for_nothing(void **state)
{
    (void)state;
    rest();
    for (int kind = 0; kind < ASSAULT_KINDS; kind++) {
        const assault_pending p = {.what = AP_CARD, .card = game.first_of_kind[kind]};
        assault_todo_operand operand[2];
        assault_todo_operands(&game, &p, operand);
        if (!assault_is_action(kind))
            assert_true(operand[0] == ATO_NONE && operand[1] == ATO_NONE);
        else if (kind == AK_AIR_STRIKE)
            assert_true(operand[0] == ATO_TILE && operand[1] == ATO_NONE);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(examples_can_be),
        cmocka_unit_test(fields_are_those_of_the_kind),
        cmocka_unit_test(sides_do_what_is_theirs),
        cmocka_unit_test(sacrifices_are_still_to_be_chosen),
        cmocka_unit_test(who_advances_can),
        cmocka_unit_test(nothing_else_can_lie_on_it),
        cmocka_unit_test(unit_cards_ask_for_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
