/* What happens in an Assault game, as kinds with numbers; clients make the words. */
#ifndef BOCAGE_ASSAULT_EVENTS_H
#define BOCAGE_ASSAULT_EVENTS_H

/* clang-format off */
typedef enum assault_event_kind {
    AEV_EDGE,       /* side, edge */
    AEV_FIRST,      /* side */
    AEV_TURN,       /* turn, side */
    AEV_DREW,       /* side, 0 an action card or 1 a unit card */
    AEV_RESHUFFLED, /* assault_zone of the deck */
    AEV_FLIPPED,    /* card, its tactical modifier */
    AEV_PLACED,     /* side, tile, cost told or -1 */
    AEV_MOVED,      /* from, to */
    AEV_SWAPPED,    /* tile, tile */
    AEV_CONTROL,    /* side, tile */
    AEV_REVEALED,   /* tile, kind */
    AEV_MINE,       /* tile, morale lost */
    AEV_DUG_IN,     /* tile */
    AEV_NOT_DUG_IN, /* tile */
    AEV_MORALE,     /* tile, change */
    AEV_DESTROYED,  /* tile, kind */
    AEV_PRESTIGE,   /* side, change */
    AEV_PLAYED,     /* side, card */
    AEV_CANCELLED,  /* side, card */
    AEV_SHOT_DOWN,  /* tile of the anti-air unit, card */
    AEV_SAVED,      /* tile of the anti-air unit, tile of the artillery */
    AEV_DISCARDED,  /* side, card */
    AEV_RECOVERED,  /* side, card */
    AEV_TRANSFER,   /* from, to */
    AEV_ATTACK,     /* from, to */
    AEV_FIRES,      /* tile, target tile, fire value, target value: steps 2 to 8 */
    AEV_VALUES,     /* fire value, target value: after a change */
    AEV_SUPPORTS,   /* tile, value */
    AEV_SACRIFICED, /* side, card */
    AEV_LOSS,       /* tile, difference, morale lost */
    AEV_RETREATED,  /* from, to */
    AEV_NO_RETREAT, /* tile */
    AEV_ADVANCED,   /* from, to */
    AEV_BROKEN_OFF, /* a combat is ended by a card */
    AEV_STUCK,      /* tile, 1 if it is */
    AEV_INCOME,     /* side, prestige */
    AEV_OVER,       /* assault_outcome */
    ASSAULT_EVENT_KINDS
} assault_event_kind;
/* clang-format on */

#endif
