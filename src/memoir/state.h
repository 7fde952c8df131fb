/* The state of a Memoir game: everything that changes, as flat bytes without pointers or padding.
 *
 * A unit is what is on a hex: its facts are in arrays by hex, so equal positions are equal bytes.
 * Chance is memoryless: piles are counts of cards without order. Hidden are the deck, the hands and
 * the cards being chosen from; everything else is public. */
#ifndef BOCAGE_MEMOIR_STATE_H
#define BOCAGE_MEMOIR_STATE_H

#include "grid/hex.h"
#include "memoir/cards.h"
#include "memoir/forms.h"
#include "memoir/tables.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    MEMOIR_MOST_PENDING = 10,
    MEMOIR_HANDS = 4, /* one for each side, then one for each side's second partner (VAR-ALLY-3) */
    MEMOIR_AIR_TARGETS = 4,
    MEMOIR_NO_CARD = 255,
    MEMOIR_HIDDEN_CARD = 254
};

/* clang-format off */
typedef enum memoir_phase {
    MP_SETUP, MP_PLAY_CARD, MP_ORDER, MP_MOVE, MP_BATTLE,
    MP_MOVE_AGAIN, /* CARD-BEL-2 */
    MP_DRAW, MP_OVER
} memoir_phase;

/* What can be pending within a step of the turn. */
typedef enum memoir_pending_kind {
    PENDING_DRAW,        /* chance: side draws `steps` cards; with `more` to keep one of them */
    PENDING_KEEP,        /* side keeps one of the two cards drawn */
    PENDING_DROP,        /* side aims `steps` more figures */
    PENDING_DRIFT,       /* chance: the figure aimed at `at` drifts `steps` steps */
    PENDING_ATTACK,      /* chance: `at` attacks `to` with `dice` */
    PENDING_AFTERMATH,   /* of that attack, once hits and flags are resolved */
    PENDING_AMBUSH,      /* side may answer the attack from `to` with `dice`; `more`: who has passed */
    PENDING_AMBUSH_ROLL, /* chance: `at` rolls first against `to`, with `dice` */
    PENDING_AMBUSHED,    /* of that roll, once hits and flags are resolved */
    PENDING_IGNORE,      /* side may ignore one of `steps` flags for its unit on `at` */
    PENDING_RETREAT,     /* side: its unit on `at` retreats `steps` hexes, or up to `more` more */
    PENDING_TAKE_GROUND, /* side: its unit on `at` may advance to `to` */
    PENDING_OVERRUN,     /* side: its unit on `at` may battle once more */
    PENDING_SECOND_BATTLE, /* the same for Artillery Bombard */
    PENDING_AIR_TARGETS, /* side names targets, each for `dice`; only in flank `to`, if set */
    PENDING_AIR_STRIKES, /* side chooses which target is next */
    PENDING_BARRAGE,     /* side names a target for `dice` */
    PENDING_BOMB,        /* chance: `dice` against `to`; with `more`, stars hit */
    PENDING_MEDICS,      /* side chooses a unit */
    PENDING_MEDICS_ROLL, /* chance: `dice` for the unit on `at` */
    PENDING_FINEST_HOUR, /* chance: `dice` determine whom side may order */
    MEMOIR_TODO_KINDS
} memoir_pending_kind;
/* clang-format on */

/* Where a side has cards: its only hand or that of its first partner, that of the second partner,
 * and the open place between them (VAR-ALLY-3). The first two number hands as well:
 * memoir_hand_of. */
typedef enum memoir_place { MPL_HAND, MPL_SECOND, MPL_SHARED, MEMOIR_PLACES } memoir_place;

/* One pending decision; the innermost one is last and is decided first. */
typedef struct memoir_pending {
    uint8_t what; /* memoir_pending_kind */
    uint8_t side;
    bcg_hex at, to;
    uint8_t dice, steps, more;
    uint8_t place;                       /* memoir_place of cards drawn */
    bcg_hex targets[MEMOIR_AIR_TARGETS]; /* ascending, BCG_NO_HEX after the last */
} memoir_pending;

/* What a unit has done this turn. */
enum {
    MM_MOVED = 1 << 0,
    MM_STOPPED = 1 << 1,   /* may not move on (GROUND-6, TER-HEDGE-9) */
    MM_NO_BATTLE = 1 << 2, /* entered terrain that forbids battle (BATTLE-11) */
    MM_TIRED = 1 << 3,     /* moved too far to battle (BATTLE-10) */
    MM_BATTLED = 1 << 4,
    MM_OVERRAN = 1 << 5,
};

/* How a general's card lies in a section (VAR-OVL-15 to VAR-OVL-17). */
typedef enum memoir_hold {
    MHO_LAID, /* it is for this section; or for both of the flank, and lies in the western one */
    MHO_TWIN, /* the same card lies in the other section of the flank, for both */
    MHO_UNPLACED, /* the general has still to say for which section of his flank it is */
    MHO_SPENT     /* Medics & Mechanics, once rolled for */
} memoir_hold;

/* The card a side played last. */
typedef struct memoir_played_card {
    uint8_t card;     /* memoir_card or MEMOIR_NO_CARD */
    uint8_t as;       /* the card Counter-Attack copies, or MEMOIR_NO_CARD */
    uint8_t wing;     /* section chosen, per memoir_wing_words; 0 for none */
    uint8_t way;      /* SCEN-7: memoir_recon_words plus 1, or 0 */
    uint8_t fallback; /* DECK-4: it orders any 1 unit instead */
    uint8_t in_play;  /* face up on the table, not yet discarded */
    uint8_t place;    /* memoir_place it came from */
    uint8_t hold;     /* of a card handed to a general: memoir_hold */
} memoir_played_card;

typedef struct memoir_state {
    bcg_set units[MEMOIR_SIDES]; /* where each side's units stand */
    bcg_set ordered;
    bcg_set under[3]; /* the command each of them was ordered by, bit by bit (memoir_command_at) */
    bcg_set wire, sandbags;
    uint32_t taken[MEMOIR_SIDES]; /* bit per objective won permanently (OBJ-4) */
    uint32_t held[MEMOIR_SIDES];  /* bit per objective held now */
    uint16_t turn;                /* of both sides, from 1; 0 during setup */
    uint16_t ply;                 /* actions taken */
    uint16_t quiet;               /* turns since a figure was lost or a medal changed (VIC-9) */
    uint16_t lost[MEMOIR_SIDES];  /* figures */
    /* units by hex */
    uint8_t what[BCG_MAX_HEXES];     /* 0, or kind, side, elite and own allowance */
    uint8_t strength[BCG_MAX_HEXES]; /* figures now and at the start */
    uint8_t look[BCG_MAX_HEXES];     /* nation, badge, medals for destroying it */
    uint8_t marks[BCG_MAX_HEXES];    /* MM_ bits */
    bcg_hex from[BCG_MAX_HEXES];     /* where it began to move or take ground, or BCG_NO_HEX */
    /* cards */
    uint8_t deck[MEMOIR_CARDS], discard[MEMOIR_CARDS], hand[MEMOIR_HANDS][MEMOIR_CARDS];
    uint8_t deck_size, hand_size[MEMOIR_HANDS];
    uint8_t own_deck[MEMOIR_CARDS], own_discard[MEMOIR_CARDS]; /* VAR-OVL-12: the Allies' */
    uint8_t own_deck_size;
    uint8_t shared[MEMOIR_SIDES]; /* the face-up card between partners, or MEMOIR_NO_CARD */
    uint8_t drawn[2];             /* PENDING_KEEP: card, MEMOIR_NO_CARD or MEMOIR_HIDDEN_CARD */
    memoir_played_card played[MEMOIR_SIDES]; /* by the side, or its commander-in-chief himself */
    memoir_played_card general[MEMOIR_SIDES][MEMOIR_MAX_SECTIONS]; /* VAR-OVL-13: handed out */
    uint8_t ambushed; /* the enemy of the active side has played Ambush this turn: its place + 1 */
    /* Their Finest Hour: infantry, armor and stars rolled; by flank where generals roll
     * (VAR-OVL-20), else the first only */
    uint8_t faces[MEMOIR_FLANKS][3];
    /* progress */
    uint8_t phase, active;
    uint8_t result; /* memoir_result_words plus 1; 0: undecided */
    uint8_t unit_medals[MEMOIR_SIDES], exit_medals[MEMOIR_SIDES];
    uint8_t pending_count; /* entries in use */
    memoir_pending pending[MEMOIR_MOST_PENDING];
    uint8_t stirred;  /* a figure was lost or a medal changed this turn (VIC-9) */
    uint8_t finished; /* bit per member of the active side that has ended this step */
    uint8_t spare[2];
} memoir_state;

_Static_assert(sizeof(memoir_state) <= 2048, "copied for every playout: keep it small");
_Static_assert(offsetof(memoir_state, spare) + sizeof(uint8_t[2]) == sizeof(memoir_state),
               "no padding: states are compared as bytes");

/* -- units ------------------------------------------------------------------------------------ */

enum { MEMOIR_MOVES_USUAL = 7 };

static inline memoir_unit_kind memoir_kind_at(const memoir_state *s, int h)
{
    return (memoir_unit_kind)(s->what[h] & 7);
}

static inline int memoir_side_at(const memoir_state *s, int h)
{
    return s->what[h] >> 3 & 1;
}

static inline bool memoir_elite_at(const memoir_state *s, int h)
{
    return s->what[h] >> 4 & 1;
}

/* Its own move allowance (UNIT-3), or MEMOIR_MOVES_USUAL. */
static inline int memoir_own_moves_at(const memoir_state *s, int h)
{
    return s->what[h] >> 5;
}

static inline memoir_class memoir_class_at(const memoir_state *s, int h)
{
    return (memoir_class)memoir_units[memoir_kind_at(s, h)].kind;
}

static inline int memoir_figures_at(const memoir_state *s, int h)
{
    return s->strength[h] & 15;
}

static inline int memoir_start_figures_at(const memoir_state *s, int h)
{
    return s->strength[h] >> 4;
}

static inline int memoir_nation_at(const memoir_state *s, int h)
{
    return s->look[h] & 15;
}

static inline int memoir_badge_at(const memoir_state *s, int h)
{
    return s->look[h] >> 4 & 3;
}

static inline int memoir_medals_at(const memoir_state *s, int h)
{
    return s->look[h] >> 6;
}

/* The command the ordered unit on h belongs to, or MEMOIR_CHIEF. */
static inline int memoir_command_at(const memoir_state *s, int h)
{
    return bcg_set_has(&s->under[0], h) | bcg_set_has(&s->under[1], h) << 1 |
           bcg_set_has(&s->under[2], h) << 2;
}

static inline uint8_t memoir_pack_what(int kind, int side, int elite, int moves)
{
    return (uint8_t)(kind | side << 3 | elite << 4 | moves << 5);
}

static inline uint8_t memoir_pack_strength(int figures, int start)
{
    return (uint8_t)(figures | start << 4);
}

static inline uint8_t memoir_pack_look(int nation, int badge, int medals)
{
    return (uint8_t)(nation | badge << 4 | medals << 6);
}

static inline bool memoir_is_occupied(const memoir_state *s, int h)
{
    return s->what[h] != 0;
}

static inline bcg_set memoir_occupied(const memoir_state *s)
{
    return bcg_set_or(s->units[MS_AXIS], s->units[MS_ALLIES]);
}

/* -- what is pending --------------------------------------------------------------------------- */

static inline const memoir_pending *memoir_top(const memoir_state *s)
{
    return s->pending_count ? &s->pending[s->pending_count - 1] : NULL;
}

/* Is this the innermost pending decision? */
static inline bool memoir_is_pending(const memoir_state *s, memoir_pending_kind what)
{
    return s->pending_count && s->pending[s->pending_count - 1].what == what;
}

/* The card whose rules apply to the active side this turn; for a copy, the copied card. */
static inline int memoir_card_in_force(const memoir_state *s)
{
    const memoir_played_card *p = &s->played[s->active];
    return p->card == MC_COUNTER_ATTACK ? p->as : p->card;
}

/* The card that the unit on h has its order from. */
static inline const memoir_played_card *memoir_order_of(const memoir_state *s, int h)
{
    const int under = memoir_command_at(s, h);
    const memoir_played_card *p = under ? &s->general[s->active][under - 1] : NULL;
    return p && p->card != MEMOIR_NO_CARD ? p : &s->played[s->active];
}

/* The card whose rules apply to whoever has orders from this one. */
static inline int memoir_card_meant_by(const memoir_played_card *p)
{
    return p->card == MC_COUNTER_ATTACK ? p->as : p->card;
}

/* The row of that card if it changes how the unit on h acts; NULL if it acts as usual, as one
 * ordered by the fallback does (DECK-4). */
static inline const memoir_card_row *memoir_card_rules_at(const memoir_state *s, int h)
{
    const memoir_played_card *p = memoir_order_of(s, h);
    const int card = memoir_card_meant_by(p);
    return card < MEMOIR_CARDS && !p->fallback ? &memoir_cards[card] : NULL;
}

/* The row of that card if it changes how ordered units act; NULL if they act as usual, as a unit
 * ordered by the fallback does (DECK-4). */
static inline const memoir_card_row *memoir_card_rules(const memoir_state *s)
{
    const int card = memoir_card_in_force(s);
    return card < MEMOIR_CARDS && !s->played[s->active].fallback ? &memoir_cards[card] : NULL;
}

#endif
