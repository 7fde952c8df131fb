/* Positions for tests of the rules in a few lines: a board drawn with letters, units on it, cards
 * in hand; and a way to act and to choose what chance brings.
 *
 * It is the German side's operations phase of turn 2 unless a test says otherwise; edge A, the top
 * row, is German. Nobody has prestige or cards, so no window opens by itself. */
#ifndef BOCAGE_ASSAULT_POSITION_TEST_H
#define BOCAGE_ASSAULT_POSITION_TEST_H

#include "assault/invariants_test.h"
#include "assault/scenarios_test.h"

static assault_scenario scenario;
static assault_game game;
static assault_state s;
static bcg_event events[256];
static bcg_log log_of_last;

/* -- boards ------------------------------------------------------------------------------------ */

static const char clear_map[] = "....../....../....../....../......";

static inline void start_position(void)
{
    assault_game_init(&game, &scenario);
    bcg_assault_ops.begin(&game.head, &s);
    const assault_state opening = s;
    memset(&s, 0, sizeof s);
    memcpy(s.pile, opening.pile, sizeof s.pile);
    memcpy(s.size, opening.size, sizeof s.size);
    s.combat = opening.combat;
    memcpy(s.unit, opening.unit, sizeof s.unit);
    memcpy(s.units, opening.units, sizeof s.units);
    memcpy(s.control, opening.control, sizeof s.control);
    memcpy(s.edge, opening.edge, sizeof s.edge);
    if (game.side[0].edge == AEC_LOT)
        for (int side = 0; side < ASSAULT_SIDES; side++)
            s.control[side] = game.control[side] | game.home_row[side];
    for (int side = 0; side < ASSAULT_SIDES; side++) /* listed units go back into the deck */
        while (s.size[AZ_START + side])
            assault_give(&game, &s, bcg_set_next(&s.pile[AZ_START + side], 0), AZ_START + side,
                         AZ_UNITS + side);
    s.phase = APH_OPERATIONS;
    s.turn = 2;
    s.active = s.first = AS_GERMAN;
}

/* A duel with standard victory conditions and all decks of the mixed kind. */
static inline void draw_duel(const char *map)
{
    memset(&scenario, 0, sizeof scenario);
    draw_map(&scenario, map, "AAAAAA/....../....../....../BBBBBB");
    set_bases(&scenario, "B5", "E1");
    set_sides(&scenario, 'c', 'c', 3);
    set_standard_victory(&scenario, 6);
}

static inline void board(const char *map)
{
    draw_duel(map);
    start_position();
}

/* The same with a special rule. */
static inline assault_special *board_with(const char *map, int side, assault_special_kind kind,
                                          const char *cards)
{
    draw_duel(map);
    return add_special(&scenario, side, kind, cards);
}

/* One of the scenarios of the box: its map, rules and fixed units. */
static inline void board_of(int n)
{
    fill_scenario(&scenario, n);
    start_position();
}

enum { DUEL = -1, SOLO = 10 }; /* board_of(DUEL + 5), board_of(SOLO + 1) */

/* -- tiles, units and cards -------------------------------------------------------------------- */

static inline int at(const char *label)
{
    return bcg_tile_parse(game.board, label, 2);
}

static inline int kind_of(const char *word)
{
    return kind_named(word, strlen(word));
}

/* A card of the kind leaves the pile, or comes from outside the game, for another pile. */
static inline int fetch(const char *word, int from, int to)
{
    const int kind = kind_of(word);
    int card = from < ASSAULT_ZONES ? assault_card_in(&game, &s, kind, from) : ASSAULT_NO_CARD;
    if (card == ASSAULT_NO_CARD) {
        from = ASSAULT_ZONES;
        for (int i = game.first_of_kind[kind];
             i < game.first_of_kind[kind] + game.copies_of_kind[kind]; i++) {
            bool lies_about = false;
            for (int zone = 0; zone < ASSAULT_ZONES; zone++)
                lies_about = lies_about || bcg_set_has(&s.pile[zone], i);
            if (!lies_about)
                card = game.card[i].first;
        }
    }
    assert_int_not_equal(card, ASSAULT_NO_CARD);
    assault_give(&game, &s, card, from, to);
    return card;
}

/* A unit, face up, on a tile its side controls. */
static inline assault_unit *put(const char *label, const char *word)
{
    const int kind = kind_of(word), side = assault_nation_of(kind);
    if (assault_card_in(&game, &s, kind, AZ_UNITS + side) != ASSAULT_NO_CARD)
        fetch(word, AZ_UNITS + side, ASSAULT_ZONES);
    assault_unit *u = assault_put(&s, at(label), kind, side);
    s.control[side] |= assault_bit(at(label));
    s.control[!side] &= ~assault_bit(at(label));
    return u;
}

/* A starting unit that nobody has seen yet; in positions without a budget for it. */
static inline assault_unit *put_down(const char *label, const char *word)
{
    assault_unit *u = put(label, word);
    u->marks = AU_FACE_DOWN;
    u->told = assault_row(&game, u->kind - 1)->cost;
    return u;
}

static inline void control(int side, const char *labels)
{
    const uint64_t tiles = tiles_named(game.board, labels);
    s.control[side] |= tiles;
    s.control[!side] &= ~tiles;
}

/* Nobody controls these. */
static inline void clear_control(const char *labels)
{
    for (int side = 0; side < ASSAULT_SIDES; side++)
        s.control[side] &= ~tiles_named(game.board, labels);
}

/* Put cards into a hand; returns the last one. */
static inline int deal(int side, const char *words)
{
    int kind, copies, card = ASSAULT_NO_CARD;
    while ((words = next_kind(words, &kind, &copies)))
        for (; copies > 0; copies--)
            card = fetch(assault_kind_words.word[kind],
                         assault_is_unit(kind) ? AZ_UNITS + side : AZ_ACTIONS, AZ_HAND + side);
    return card;
}

/* All cards of the kind are out of the game: nobody can be thought to hold one. */
static inline void lose_kind(const char *word)
{
    const int kind = kind_of(word);
    for (int card; (card = assault_card_in(&game, &s, kind, AZ_ACTIONS)) != ASSAULT_NO_CARD;)
        assault_give(&game, &s, card, AZ_ACTIONS, AZ_ACTION_DISCARDS);
}

static inline void lose_surprises(void)
{
    lose_kind("snafu");
    lose_kind("sabotage");
    lose_kind("opportunity-fire");
    lose_kind("tank-obstacles");
}

/* -- acting ------------------------------------------------------------------------------------ */

static inline bcg_reason try_action(int side, bcg_action a)
{
    return bcg_assault_ops.check(&game.head, &s, assault_seat_of_side(&game, side), a);
}

/* Does the list of legal actions hold this one? It agrees with check. */
static inline bool is_listed(int side, bcg_action a)
{
    static bcg_action list[ASSAULT_MAX_ACTIONS];
    const int n = bcg_assault_ops.legal(&game.head, &s, assault_seat_of_side(&game, side), list,
                                        ASSAULT_MAX_ACTIONS);
    for (int i = 0; i < n; i++)
        if (list[i] == a)
            return true;
    return false;
}

/* Every event has as many numbers as its row has names for. */
static inline void check_numbers(const bcg_event *e)
{
    const char *args = assault_events[e->kind].args;
    int names = *args != '\0';
    for (; *args; args++)
        names += *args == ' ';
    assert_int_equal(e->nargs, names);
}

/* Events tell all that happens to units, prestige, turns and the game: with them a spectator goes
 * from the state before to the one after. */
static inline void check_events(const assault_state *before)
{
    uint64_t occupied = assault_occupied(before);
    uint64_t held_by[ASSAULT_SIDES] = {before->control[0], before->control[1]};
    int prestige[ASSAULT_SIDES] = {before->prestige[0], before->prestige[1]};
    int lost = 0, turns = 0, ends = 0;
    for (int i = 0; i < log_of_last.count; i++) {
        const bcg_event *e = &events[i];
        check_numbers(e);
        switch (e->kind) {
        case AEV_MOVED:
        case AEV_RETREATED:
        case AEV_ADVANCED:
            assert_true(assault_has(occupied, e->arg[0]) && !assault_has(occupied, e->arg[1]));
            occupied ^= assault_bit(e->arg[0]) | assault_bit(e->arg[1]);
            break;
        case AEV_PLACED:
            assert_false(assault_has(occupied, e->arg[1]));
            occupied |= assault_bit(e->arg[1]);
            break;
        case AEV_CONTROL:
            held_by[e->arg[0]] |= assault_bit(e->arg[1]);
            held_by[!e->arg[0]] &= ~assault_bit(e->arg[1]);
            break;
        case AEV_DESTROYED:
            assert_true(assault_has(occupied, e->arg[0]));
            occupied &= ~assault_bit(e->arg[0]);
            lost++;
            break;
        case AEV_PRESTIGE:
        case AEV_INCOME:
            prestige[e->arg[0]] += e->arg[1];
            break;
        case AEV_TURN:
            assert_true(e->arg[0] <= s.turn);
            turns++;
            break;
        case AEV_OVER:
            assert_int_equal(e->arg[0], s.result - 1);
            ends++;
            break;
        default:
            break;
        }
    }
    assert_true(occupied == assault_occupied(&s));
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        assert_int_equal(prestige[side], s.prestige[side]);
        assert_true(held_by[side] == s.control[side] || before->phase == APH_SETUP);
    }
    assert_int_equal(lost, s.lost_units[0] + s.lost_units[1] - before->lost_units[0] -
                               before->lost_units[1]);
    assert_int_equal(ends, s.result != 0 && before->result == 0);
    if (s.active != before->active || s.turn != before->turn)
        assert_true(turns > 0);
}

static inline void act(int side, bcg_action a)
{
    assert_int_equal(try_action(side, a), BCG_OK);
    assert_true(is_listed(side, a));
    const assault_state before = s;
    bcg_log_init(&log_of_last, events, (int)COUNT(events));
    bcg_assault_ops.apply(&game.head, &s, assault_seat_of_side(&game, side), a, &log_of_last);
    check_state(&game, &s);
    check_events(&before);
}

static inline bcg_action two_tiles(assault_action_kind kind, const char *from, const char *to)
{
    return assault_action(kind, at(from), at(to));
}

static inline bcg_action one_tile(assault_action_kind kind, const char *label)
{
    return assault_action(kind, at(label), 0);
}

/* What the active side does with its units. */
static inline bcg_reason try_move(const char *from, const char *to)
{
    return try_action(s.active, two_tiles(AA_MOVE, from, to));
}

static inline void move(const char *from, const char *to)
{
    act(s.active, two_tiles(AA_MOVE, from, to));
}

static inline bcg_reason try_attack(const char *from, const char *to)
{
    return try_action(s.active, two_tiles(AA_ATTACK, from, to));
}

static inline void attack(const char *from, const char *to)
{
    act(s.active, two_tiles(AA_ATTACK, from, to));
}

static inline void pass(int side)
{
    act(side, AA_PASS);
}

/* The card of this kind in the side's hand. */
static inline int held(int side, const char *word)
{
    const int card = assault_card_in(&game, &s, kind_of(word), AZ_HAND + side);
    assert_int_not_equal(card, ASSAULT_NO_CARD);
    return card;
}

static inline bcg_action card_action(int side, assault_action_kind kind, const char *word,
                                     const char *label)
{
    return assault_action(kind, held(side, word), at(label));
}

static inline bcg_action play_of(int side, const char *word, const char *label)
{
    return assault_play(held(side, word), label ? at(label) : 0, 0);
}

static inline bcg_reason try_play(int side, const char *word, const char *label)
{
    return try_action(side, play_of(side, word, label));
}

static inline void play(int side, const char *word, const char *label)
{
    act(side, play_of(side, word, label));
}

static inline void sacrifice(int side, const char *word)
{
    const int card = word ? held(side, word) : game.first_of_kind[AK_BLUFF + side];
    act(side, assault_action(AA_SACRIFICE, card, 0));
}

/* -- chance ------------------------------------------------------------------------------------ */

static inline bool chance_acts(void)
{
    return bcg_assault_ops.actors(&game.head, &s) == BCG_CHANCE_ACTS;
}

static inline void bring(bcg_action a)
{
    const assault_state before = s;
    assert_int_equal(bcg_assault_ops.check(&game.head, &s, BCG_CHANCE, a), BCG_OK);
    bcg_log_init(&log_of_last, events, (int)COUNT(events));
    bcg_assault_ops.apply(&game.head, &s, BCG_CHANCE, a, &log_of_last);
    check_state(&game, &s);
    check_events(&before);
}

/* A card with this modifier is flipped from the deck that is asked for. */
static inline void flip(int tm)
{
    assert_true(chance_acts());
    const int deck = assault_draw_deck(&s, assault_top(&s));
    BCG_EACH (card, s.pile[deck])
        if (game.card[card].tm == tm) {
            bring(assault_action(AA_FLIP, game.card[card].first, 0));
            return;
        }
    fail_msg("no card with this modifier");
}

/* This card is drawn or turned up. */
static inline void turn_up(const char *word)
{
    assert_true(chance_acts());
    const assault_pending *p = assault_top(&s);
    const int card = assault_card_in(&game, &s, kind_of(word), assault_draw_deck(&s, p));
    const bool drawn = p->what == AP_DEAL || p->what == AP_START_DRAW;
    bring(assault_action(drawn ? AA_DRAW : AA_FLIP, card, 0));
}

/* -- looking ----------------------------------------------------------------------------------- */

static inline assault_unit *unit_at(const char *label)
{
    return &s.unit[at(label)];
}

static inline bool is_on(const char *label, const char *word)
{
    return s.unit[at(label)].kind == kind_of(word) + 1;
}

static inline bool is_empty(const char *label)
{
    return s.unit[at(label)].kind == 0;
}

static inline int morale_of(const char *label)
{
    return assault_morale_at(&game, &s, at(label));
}

static inline bool is_up(const char *label)
{
    return !assault_is_face_down(&s, at(label));
}

static inline int owner_of(const char *label)
{
    return assault_has(s.control[0], at(label))   ? AS_GERMAN
           : assault_has(s.control[1], at(label)) ? AS_AMERICAN
                                                  : ASSAULT_NOBODY;
}

/* Is this side asked for something of this kind? */
static inline bool is_asked(int side, assault_pending_kind what)
{
    return assault_is_pending(&s, what) && assault_top(&s)->side == side;
}

/* Nothing is pending: the active side goes on with its operations. */
static inline bool goes_on(int side)
{
    return !s.pending_count && s.active == side && s.phase == APH_OPERATIONS;
}

static inline int count_events(int kind)
{
    int n = 0;
    for (int i = 0; i < log_of_last.count; i++)
        n += events[i].kind == kind;
    return n;
}

/* Refused for this reason, and not listed. */
/* The first event of this kind that the last action brought; fails if there is none. */
static inline const bcg_event *event_of(int kind)
{
    for (int i = 0; i < log_of_last.count; i++)
        if (events[i].kind == kind)
            return &events[i];
    fail_msg("no event %s", assault_events[kind].word);
    return NULL;
}

static inline void refuse(int side, bcg_action a, bcg_reason why)
{
    assert_int_equal(try_action(side, a), why);
    assert_false(is_listed(side, a));
}

static inline void allow(int side, bcg_action a)
{
    assert_int_equal(try_action(side, a), BCG_OK);
    assert_true(is_listed(side, a));
}

#endif
