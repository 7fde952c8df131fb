/* Memoir actions: one small decision, or one result of chance, packed into 64 bits.
 *
 * The lowest byte is the kind; seven operand bytes follow (core/action.h). memoir_action_kinds
 * lists the operands of each kind. The text form is in notation/. */
#ifndef BOCAGE_MEMOIR_ACTION_H
#define BOCAGE_MEMOIR_ACTION_H

#include "core/action.h"
#include "grid/hex.h"
#include "memoir/tables.h"

/* clang-format off */
typedef enum memoir_action_kind {
    MA_NONE,
    MA_PLAY,        /* card, section or 0 (memoir_wing_words), way or 0 (memoir_recon_words plus 1), MEMOIR_FROM_SHARED or 0 */
    MA_ORDER,       /* hex; in Overlord, where there is a choice, the number of the section whose card orders it */
    MA_DONE,
    MA_MOVE,        /* from, to, hexes in between */
    MA_EXIT,        /* from, exit hex (may be the same), hexes in between */
    MA_ATTACK,      /* from, to */
    MA_REMOVE_WIRE, /* hex */
    MA_AMBUSH,      /* MEMOIR_FROM_SHARED or 0 */
    MA_PASS,        /* decline an ambush, ignoring a flag, taking ground or another battle */
    MA_IGNORE,      /* one flag */
    MA_RETREAT,     /* from, to */
    MA_TAKE_GROUND,
    MA_TARGET,      /* hex: name a target of Air Power, aim a Barrage */
    MA_STRIKE,      /* hex: roll for this target of Air Power now */
    MA_HEAL,        /* hex */
    MA_KEEP,        /* card */
    MA_DROP,        /* hex aimed at */
    MA_ASSIGN,      /* hex, section whose commander gets the unit */
    MA_HAND,        /* card, flank whose general gets it */
    MA_PLACE,       /* card, number of the section it is for */
    /* results of chance */
    MA_DRAW,        /* card */
    MA_ROLL,        /* dice of each face: infantry, armor, grenade, star, flag */
    MA_DRIFT,       /* steps: direction plus 1, or 7 for staying */
    MEMOIR_ACTION_KINDS
} memoir_action_kind;
/* clang-format on */

enum {
    MEMOIR_OPERANDS = 7,
    MEMOIR_VIA = 5, /* hexes a move may name between its start and end */
    MEMOIR_STAY = 7,
    MEMOIR_FROM_SHARED = 1, /* the card played lies open between the partners */
    MEMOIR_DRIFT_MAX = 7,   /* steps in one drift */
};

static inline bcg_action memoir_action(memoir_action_kind kind, int first, int second)
{
    return bcg_action_of(kind, first, second);
}

static inline memoir_action_kind memoir_kind_of(bcg_action a)
{
    return (memoir_action_kind)bcg_kind_of(a);
}

/* Operand n, from 0. */
static inline int memoir_operand(bcg_action a, int n)
{
    return bcg_operand(a, n);
}

static inline bcg_action memoir_with(bcg_action a, int n, int value)
{
    const int shift = 8 * (n + 1);
    return (a & ~((bcg_action)0xff << shift)) | (bcg_action)value << shift;
}

/* Hex n between the ends of a move, from 0; BCG_NO_HEX past the last. Stored as hex + 1. */
static inline bcg_hex memoir_via(bcg_action a, int n)
{
    return n < MEMOIR_VIA ? (bcg_hex)(memoir_operand(a, 2 + n) - 1) : BCG_NO_HEX;
}

/* The action without the hexes in between. */
static inline bcg_action memoir_without_path(bcg_action a)
{
    return a & 0xffffff;
}

/* Number of dice in a roll that show this face. */
static inline int memoir_dice_showing(bcg_action roll, memoir_face face)
{
    return memoir_operand(roll, face);
}

static inline bcg_action memoir_roll(const uint8_t faces[MEMOIR_FACES])
{
    bcg_action a = MA_ROLL;
    for (int f = 0; f < MEMOIR_FACES; f++)
        a |= (bcg_action)faces[f] << (8 * (f + 1));
    return a;
}

/* The kinds of operands an action can have. */
typedef enum memoir_operand_kind {
    MN_END,
    MN_HEX,
    MN_HEX_2, /* a second hex, written after the first with a hyphen */
    MN_VIA,   /* the hexes between start and end */
    MN_CARD,
    MN_SECTION, /* or nothing */
    MN_WAY,     /* or nothing */
    MN_FACES,
    MN_STEPS,
    MN_SHARED, /* or nothing; written first */
    MN_NUMBER  /* of a section from the player's left, or nothing */
} memoir_operand_kind;

extern const bcg_action_info memoir_action_kinds[MEMOIR_ACTION_KINDS];

#endif
