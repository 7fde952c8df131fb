/* Actions made of bytes: the lowest is the kind, those above it are operands. Unused ones are 0, so
 * that every action has exactly one number. A ruleset's own <ruleset>/action.h says which kinds
 * there are and what their operands mean. */
#ifndef BOCAGE_CORE_ACTION_H
#define BOCAGE_CORE_ACTION_H

#include "core/ops.h"

static inline bcg_action bcg_action_of(int kind, int first, int second)
{
    return (bcg_action)kind | (bcg_action)first << 8 | (bcg_action)second << 16;
}

static inline int bcg_kind_of(bcg_action a)
{
    return (int)(a & 0xff);
}

/* Operand n, from 0. */
static inline int bcg_operand(bcg_action a, int n)
{
    return (int)(a >> (8 * (n + 1)) & 0xff);
}

enum { BCG_ACTION_OPERANDS = 4 }; /* kinds of operands one action can have */

/* What a ruleset calls a kind of action, and the operands it takes: kinds of the ruleset's own,
 * ended by 0 unless there are as many as there can be. */
typedef struct bcg_action_info {
    const char *word;
    uint8_t chance; /* a result of chance, not a decision */
    uint8_t operand[BCG_ACTION_OPERANDS];
} bcg_action_info;

#endif
