/* The state of an Assault game: all that changes, as flat bytes without pointers or padding.
 *
 * A unit is what stands on a tile: its facts lie there, so equal positions are equal bytes. Piles
 * are sets of cards without order; a draw is a result of chance that names the card. Cards are
 * numbered in the order of the game (assault_game), where copies that are alike are neighbours, and
 * of such copies those with the lowest numbers lie in the first pile (zones.c): which copy lies
 * where makes no difference.
 *
 * Hidden are hands, decks, starting units not yet placed, the kinds of face-down units and the
 * cards chosen in step 10 of a combat; how many cards lie where is public. */
#ifndef BOCAGE_ASSAULT_STATE_H
#define BOCAGE_ASSAULT_STATE_H

#include "assault/cards.h"
#include "core/bitset.h"
#include "grid/tiles.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>

enum {
    ASSAULT_MOST_PENDING = 24,
    ASSAULT_NO_CARD = 255,
    ASSAULT_HIDDEN = 254, /* in a view: a card or kind somebody else knows */
    ASSAULT_SHOWN = 253,  /* where a card is chosen: it has been shown and is gone */
    ASSAULT_SQUARES = 64, /* of the largest board */
    ASSAULT_MOST_MORALE = 9,
    ASSAULT_NOBODY = 2, /* where a side is asked for */
};

/* -- cards ------------------------------------------------------------------------------------- */

/* clang-format off */
/* Where a card can be. Those by side come in pairs: add the side. Cards on the map and cards that
 * are not in this game are in none. */
typedef enum assault_zone {
    AZ_ACTIONS,                    /* the common deck; in solo games the player's */
    AZ_ACTION_DISCARDS,
    AZ_TABLE,                      /* announced, and not yet resolved */
    AZ_UNITS,                      /* unit decks, by side */
    AZ_UNIT_DISCARDS = AZ_UNITS + 2,
    AZ_HAND = AZ_UNIT_DISCARDS + 2,
    AZ_START = AZ_HAND + 2,        /* starting units still to be placed */
    AZ_NPC_OPERATIONS = AZ_START + 2,
    AZ_NPC_FIRING, AZ_NPC_TARGET,
    AZ_NPC_DISCARDS,               /* three of them, in the same order */
    ASSAULT_ZONES = AZ_NPC_DISCARDS + 3
} assault_zone;
/* clang-format on */

/* -- units ------------------------------------------------------------------------------------- */

/* What has happened to a unit. */
enum {
    AU_FACE_DOWN = 1 << 0, /* REVEAL-1 */
    AU_KNOWN = 1 << 1,     /* everybody knows its kind, although it is face down (fixed units) */
    AU_START = 1 << 2,     /* a starting unit: its cost was not told (SETUP-12) */
    AU_DUG_IN = 1 << 3,    /* the marker (DIG-1) */
    AU_SHELLED = 1 << 4,   /* does not count as dug in until the end of this player turn (AMB-56) */
    AU_FIRED = 1 << 5,     /* the marker */
    AU_DUG = 1 << 6,       /* its activation went into digging in (DIG-1) */
    AU_GAVE = 1 << 7,      /* has transferred its activation (ABIL-14) */
    AU_RECEIVED = 1 << 8,  /* acts by a transferred activation (ABIL-15) */
    AU_IMMOBILE = 1 << 9,  /* never moves, whatever its kind (DUEL07-S5) */
    AU_NO_AUTO = 1 << 10,  /* digs in automatically no more (SOLO-16) */
    AU_CLEAR = 1 << 11,    /* has passed the swamp check of this turn (AMB-48) */
    AU_STUCK = 1 << 12,    /* has failed it */
    AU_DONE = 1 << 13,     /* an automa's unit that has acted this turn */
    AU_SETTLED = 1 << 14, /* face down, and where it was when units dug in automatically (AMB-66) */
};

typedef struct assault_unit {
    uint8_t kind; /* plus 1; 0: no unit; ASSAULT_HIDDEN: in the view of somebody who cannot know */
    uint8_t side;
    int8_t markers; /* net morale markers (MORALE-1) */
    uint8_t told;   /* the cost that was told when it was placed face down (DEPLOY-4) */
    uint16_t marks; /* AU_ bits */
    uint8_t moved;  /* steps of this phase */
    uint8_t extra;  /* low half: extra moves left (Double Time); high half: extra attacks */
} assault_unit;

/* -- what is pending --------------------------------------------------------------------------- */

/* clang-format off */
/* What may be pending. The innermost is last; of those that no seat and no card decides, settle()
 * carries out the next part. */
typedef enum assault_pending_kind {
    /* set-up and draws */
    AP_EDGES,        /* chance: which edge side 0 takes */
    AP_DEAL,         /* chance: `side` draws `n` action cards, then `m` unit cards */
    AP_MIX,          /* side: how many of `n` cards come from the action deck */
    AP_FIRST_FLIP,   /* chance: flips for the first turn; n: modifier of the first flip, plus 8 */
    AP_START,        /* side: places starting units; n: prestige left, m: units still allowed */
    AP_START_DRAW,   /* chance: n random starting units */
    AP_BUY,          /* side: may buy cards */
    /* moves */
    AP_STEP,         /* the unit on a steps to b; n: how far it has come */
    AP_ARRIVED,      /* the unit on a has been placed or has moved there: who may react? */
    AP_MINE,         /* chance: a flip for the unit on a */
    AP_SWAMP,        /* chance: a flip for the unit on a */
    /* cards */
    AP_WINDOW,       /* side: may react; n: assault_window, a, b: what it is about */
    AP_CARD,         /* side has announced `card` for a, b; n: anti-air has fired; m: effects done */
    AP_CARD_FLIP,    /* chance: a flip for the effect of the card below */
    AP_ANTI_AIR,     /* chance: a flip for the anti-air unit on a against the card below */
    AP_DISCARD,      /* chance: side discards n random cards */
    /* combat, in the order of its steps */
    AP_COMBAT,       /* the combat itself: see assault_combat */
    AP_SUPPORT,      /* side: which of its face-down units give support? */
    AP_STEP_9,       /* side: a card, or pass */
    AP_SACRIFICE,    /* the sides of mask n, at once and in secret */
    AP_MODIFIER,     /* chance: the flip of step 11 */
    AP_REWARD,       /* side: gains n, or takes it off the opponent */
    AP_ADVANCE,      /* side: the unit on a may go to b */
    /* the automa (chapter 17) */
    AP_NPC_TURN,     /* n: what comes next */
    AP_NPC_OPERATION,/* chance: draws an operations card */
    AP_NPC_CARD,     /* chance: draws a combat card */
    AP_NPC_SACRIFICE,/* chance: draws one to be sacrificed */
    AP_NPC_MODIFIERS,/* chance: n more modifiers for a unit (SOLO-26) */
    AP_NPC_UNIT,     /* chance: draws a unit for tile a; n: dug in */
    AP_NPC_FLIP,     /* chance: does a unit come to tile a? (SOLO2-S6, SOLO3-S4) */
    ASSAULT_PENDING_KINDS
} assault_pending_kind;

/* The moments at which a surprise card can be offered (CARD-16). */
typedef enum assault_window {
    AW_STEP,    /* a unit has declared a step */
    AW_ARRIVED, /* a unit has finished a step or been placed */
    AW_CARD,    /* a card has been announced and paid */
    AW_TURN,    /* the enemy's operations phase begins */
    AW_SUPPORT, /* face-down units might give support: their owner is asked (SUPPORT-7) */
    AW_COMBAT,  /* step 9: a card, or pass */
    ASSAULT_WINDOWS
} assault_window;
/* clang-format on */

typedef struct assault_pending {
    uint8_t what; /* assault_pending_kind */
    uint8_t side;
    bcg_tile a, b;
    uint8_t card;
    uint8_t n, m;
    uint8_t spare;
} assault_pending;

/* -- combat ------------------------------------------------------------------------------------ */

/* Where the combat stands. */
typedef enum assault_combat_step {
    ACS_SUPPORT, /* steps 2 to 8, once it is known which face-down units give support */
    ACS_CARDS,   /* step 9 */
    ACS_SACRIFICE,
    ACS_MODIFIER, /* step 11 */
    ACS_LOSS,     /* steps 12 and 13 */
    ACS_SECOND,   /* step 14 */
    ACS_RETREAT,  /* step 15, the defender; then the attacker, if a card forces it */
    ACS_RETREAT_2,
    ACS_ADVANCE, /* step 16 */
    ACS_END,
} assault_combat_step;

enum {
    /* For those who look on; no rule asks for them. */
    ACF_SURPRISE = 1 << 0,    /* begun by a surprise card: no fired marker (ACT-8) */
    ACF_TERRAIN_CUT = 1 << 1, /* terrain defence was cancelled in this firing */
    ACF_SUPPORT_CUT = 1 << 2, /* so was support */
    /* For the rules. */
    ACF_FORCED_DEFENDER = 1 << 3,
    ACF_FORCED_ATTACKER = 1 << 4, /* Forced Retreat was played against it */
    ACF_WENT_BACK = 1 << 5,       /* the attacker has retreated (RETREAT-8) */
    ACF_NPC_PLAYED = 1 << 6,      /* the automa has drawn its card of step 9 (SOLO-11) */
};

/* The combat that is being fought; all 0 but the tiles if there is none. Index 0 is the attacker,
 * 1 the defender. */
typedef struct assault_combat {
    uint64_t supporters; /* tiles that give support in this firing */
    uint64_t asked;    /* face-down units whose owner has been asked; in step 9, anti-air units that
                          have fired */
    uint64_t saved;    /* artillery that anti-air has saved from a Strafing Run (AA-4) */
    bcg_tile tile[2];  /* BCG_NO_TILE: no combat, or the unit is gone */
    uint8_t side;      /* the attacker's */
    uint8_t step;      /* assault_combat_step */
    uint8_t firing;    /* 0: the attacker fires, 1: the defender */
    uint8_t has_fired; /* bits */
    uint8_t flags;     /* ACF_ bits */
    uint8_t fire, target; /* the two values */
    uint8_t terrain;      /* what terrain has added to the target value */
    uint8_t passes;       /* running, in step 9 */
    uint8_t turn;         /* side that plays next in step 9 */
    uint8_t lost[2];      /* morale (RETREAT-1) */
    uint8_t chosen[2];    /* cards of step 10, by side */
    uint8_t left;         /* tile an advance may go to: where the defender was */
    bcg_tile origin;      /* where the attacker was */
    uint8_t spare[6];
} assault_combat;

/* -- all of it --------------------------------------------------------------------------------- */

typedef enum assault_phase { APH_SETUP, APH_DRAW, APH_OPERATIONS, APH_OVER } assault_phase;

/* Results, plus 1 in the state. */
typedef enum assault_outcome { AO_GERMAN, AO_AMERICAN, AO_DRAW } assault_outcome;

typedef struct assault_state {
    bcg_set pile[ASSAULT_ZONES];
    uint64_t control[ASSAULT_SIDES];
    uint64_t units[ASSAULT_SIDES]; /* tiles with a unit of the side */
    uint64_t ambushed;             /* tiles checked this turn (AMB-33) */
    assault_combat combat;
    assault_unit unit[ASSAULT_SQUARES];
    assault_pending pending[ASSAULT_MOST_PENDING];
    uint16_t ply;
    uint16_t turn;  /* game turn, from 1; 0 during set-up */
    uint16_t quiet; /* game turns since a unit was lost or a tile changed hands (AMB-61) */
    uint16_t prestige[ASSAULT_SIDES];
    uint16_t destroyed[ASSAULT_SIDES];  /* prestige value of enemy units a side has destroyed */
    uint16_t start_seen[ASSAULT_SIDES]; /* cost of starting units that are no longer hidden */
    uint8_t destroyed_units[ASSAULT_SIDES];
    uint8_t size[ASSAULT_ZONES];       /* cards in each pile */
    uint8_t hand_units[ASSAULT_SIDES]; /* unit cards among those in hand: draws are announced */
    uint8_t phase, active, first;
    uint8_t edge[ASSAULT_SIDES]; /* assault_edge */
    uint8_t pending_count;
    uint8_t result; /* assault_outcome plus 1; 0: not decided */
    uint8_t stirred;
    uint8_t
        held[ASSAULT_SIDES]; /* game turns running with a unit on the tile to be held (AMB-37) */
    uint8_t used;            /* special actions of this phase, AX_ONCE_ bits */
    uint8_t lost_units[ASSAULT_SIDES]; /* in all */
    uint8_t spare[4];
} assault_state;

/* Special actions a side may take once in its operations phase. */
enum {
    AX_ONCE_LIFT = 1 << 0,
    AX_ONCE_LAND = 1 << 1,
    AX_ONCE_SHELL = 1 << 2,
};

_Static_assert(sizeof(assault_state) <= 4096, "copied for every playout: keep it small");
_Static_assert(offsetof(assault_state, spare) + sizeof(uint8_t[4]) == sizeof(assault_state),
               "no padding: states are compared as bytes");
_Static_assert(sizeof(assault_combat) == 24 + 24, "no padding");
_Static_assert(ASSAULT_PENDING_KINDS <= 32, "one bit each (assault_is_chance)");
_Static_assert(sizeof(assault_unit) == 8 && sizeof(assault_pending) == 8, "no padding");

/* -- units ------------------------------------------------------------------------------------- */

static inline uint64_t assault_bit(int tile)
{
    assert(tile >= 0 && tile < ASSAULT_SQUARES);
    return UINT64_C(1) << tile;
}

static inline bool assault_has(uint64_t tiles, int tile)
{
    assert(tile >= 0 && tile < ASSAULT_SQUARES);
    return tiles >> tile & 1;
}

static inline uint64_t assault_occupied(const assault_state *s)
{
    return s->units[0] | s->units[1];
}

/* The kind of the unit there; ASSAULT_HIDDEN in a view that does not show it. */
static inline int assault_kind_at(const assault_state *s, int tile)
{
    return s->unit[tile].kind == ASSAULT_HIDDEN ? ASSAULT_HIDDEN : s->unit[tile].kind - 1;
}

static inline bool assault_is_face_down(const assault_state *s, int tile)
{
    return s->unit[tile].marks & AU_FACE_DOWN;
}

/* -- what is pending --------------------------------------------------------------------------- */

static inline const assault_pending *assault_top(const assault_state *s)
{
    return s->pending_count ? &s->pending[s->pending_count - 1] : NULL;
}

static inline bool assault_is_pending(const assault_state *s, assault_pending_kind what)
{
    return s->pending_count && s->pending[s->pending_count - 1].what == what;
}

static inline bool assault_in_combat(const assault_state *s)
{
    return s->combat.tile[0] != BCG_NO_TILE || s->combat.tile[1] != BCG_NO_TILE;
}

#endif
