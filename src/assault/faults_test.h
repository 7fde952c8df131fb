/* Positions and what is pending in them, for the tests of what can be played. */
#ifndef BOCAGE_ASSAULT_FAULTS_TEST_H
#define BOCAGE_ASSAULT_FAULTS_TEST_H

#include "assault/position.h"
#include "assault/position_test.h"

#include <stdlib.h>

static inline assault_position_fault fault(void)
{
    int todo;
    return assault_position_check(&game, &s, &todo);
}

static inline void assert_fault(assault_position_fault wanted)
{
    if (fault() != wanted)
        fail_msg("\"%s\", not \"%s\"", assault_position_sentence(fault()),
                 assault_position_sentence(wanted));
}

/* Grenadiers attack Riflemen; the modifier of the first fire is to be flipped. */
static inline void fight(void)
{
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    put("D3", "ger-pz-iv");
    attack("C3", "C2");
    assert_true(is_asked(AS_GERMAN, AP_MODIFIER));
    assert_fault(APF_NONE);
}

/* Nothing is pending; Grenadiers and a tank against Riflemen. */
static inline void rest(void)
{
    board("....../....../....../S...../......");
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("D3", "ger-pz-iv");
    put("C2", "usa-riflemen");
    put("F1", "usa-mortar");
    assert_fault(APF_NONE);
}

typedef struct todo {
    int what, side;
    const char *a, *b; /* a tile; "+C3": stored plus 1; "#7": a number; NULL: 0 */
    int n, m;
    const char *card; /* lies on the table */
} todo;

static inline bcg_tile operand(const char *text)
{
    if (!text)
        return 0;
    return (bcg_tile)(text[0] == '#'   ? atoi(text + 1)
                      : text[0] == '+' ? at(text + 1) + 1
                                       : at(text));
}

static inline void push(const todo *t)
{
    assault_pending *p = assault_push(&s, (assault_pending_kind)t->what, t->side);
    p->a = operand(t->a);
    p->b = operand(t->b);
    p->n = (uint8_t)t->n;
    p->m = (uint8_t)t->m;
    if (t->card) {
        const bool in_deck = assault_card_in(&game, &s, kind_of(t->card), AZ_ACTIONS) !=
                             ASSAULT_NO_CARD;
        p->card = (uint8_t)fetch(t->card,
                                 t->side == game.npc ? AZ_NPC_OPERATIONS
                                 : in_deck           ? AZ_ACTIONS
                                                     : AZ_ACTION_DISCARDS,
                                 AZ_TABLE);
    }
}

/* Some unit of the side's deck. */
static inline void put_some(const char *label, int side)
{
    const int card = bcg_set_next(&s.pile[AZ_UNITS + side], 0);
    put(label, assault_kind_words.word[game.card[card].kind]);
}

#endif
