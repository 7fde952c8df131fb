/* Assault actions: one small decision, or one result of chance, in 64 bits.
 *
 * The lowest byte is the kind; operand bytes follow (core/action.h). Which operands a kind takes:
 * assault_action_kinds. Cards are numbers of the game's own order (game.h); of copies that are
 * alike the first stands for all. Text: notation. */
#ifndef BOCAGE_ASSAULT_ACTION_H
#define BOCAGE_ASSAULT_ACTION_H

#include "assault/state.h"
#include "core/action.h"

/* clang-format off */
typedef enum assault_action_kind {
    AA_NONE,
    AA_MIX,       /* number: so many of the cards to be drawn come from the action deck */
    AA_BUY,       /* deck: 0 actions, 1 units */
    AA_PLACE,     /* card, tile: a starting unit */
    AA_DONE,      /* placing, buying or the operations phase is over */
    AA_MOVE,      /* from, to */
    AA_SWAP,      /* from, to */
    AA_DIG_IN,    /* tile */
    AA_ATTACK,    /* from, to */
    AA_TRANSFER,  /* from, to */
    AA_ACTIVATE,  /* tile: the swamp check of DUEL03-S1 */
    AA_DEPLOY,    /* card, tile */
    AA_DROP,      /* card, tile: DUEL09-S2 */
    AA_LAND,      /* card, tile: DUEL07-S4 */
    AA_LIFT,      /* tile: DUEL02-S1 */
    AA_SHELL,     /* tile: DUEL08-S1, DUEL08-S3 */
    AA_PLAY,      /* card, then what it asks for: assault_operands_of */
    AA_PASS,      /* no reaction, no card, no support, no advance */
    AA_SUPPORT,   /* a face-down unit gives support (SUPPORT-7) */
    AA_SACRIFICE, /* card, a bluff card included */
    AA_GAIN, AA_TAKE, /* the reward (COMBAT-13) */
    AA_ADVANCE,
    /* results of chance */
    AA_DRAW,      /* card: drawn, for the eyes of its owner */
    AA_FLIP,      /* card: turned up, for everybody's */
    AA_LOT,       /* number */
    ASSAULT_ACTION_KINDS
} assault_action_kind;

/* What the operands of a kind of action, or of a card that is played, are. */
typedef enum assault_operand_kind {
    AN_END,
    AN_CARD,
    AN_TILE,
    AN_TILE_2,   /* a tile, written behind the one before with a hyphen */
    AN_TILE_OR_NONE, /* stored plus 1: a second unit, which may be left out */
    AN_NUMBER,
    AN_DECK,     /* "action" or "unit" */
    AN_CHOICE,   /* "gain" or "take" */
    AN_DISCARD,  /* a card of the discards */
} assault_operand_kind;
/* clang-format on */

enum { ASSAULT_OPERANDS = BCG_ACTION_OPERANDS };

extern const bcg_action_info assault_action_kinds[ASSAULT_ACTION_KINDS];

/* What playing a card of this kind asks for besides the card: AN_ values ended by AN_END. */
const uint8_t *assault_operands_of(int kind);

static inline bcg_action assault_action(assault_action_kind kind, int first, int second)
{
    return bcg_action_of(kind, first, second);
}

static inline bcg_action assault_play(int card, int a, int b)
{
    return assault_action(AA_PLAY, card, a) | (bcg_action)b << 24;
}

static inline assault_action_kind assault_kind_of(bcg_action a)
{
    return (assault_action_kind)bcg_kind_of(a);
}

/* Operand n, from 0. */
static inline int assault_operand(bcg_action a, int n)
{
    return bcg_operand(a, n);
}

#endif
