/* What happens in an Assault game, as kinds with numbers; clients make the words. */
#ifndef BOCAGE_ASSAULT_EVENTS_H
#define BOCAGE_ASSAULT_EVENTS_H

#include "core/log.h"

/* code, word, names of the arguments: a name says what its number is (session/assault_events.c) */
/* clang-format off */
#define ASSAULT_EVENTS(E)                                                                              \
    E(AEV_EDGE,       "edge",       "side edge")                                                       \
    E(AEV_FIRST,      "first",      "side")                                                            \
    E(AEV_TURN,       "turn",       "number side")                                                     \
    E(AEV_DREW,       "drew",       "side deck")      /* 0 an action card, 1 a unit card */            \
    E(AEV_RESHUFFLED, "reshuffled", "zone")           /* assault_zone of the deck */                   \
    E(AEV_FLIPPED,    "flipped",    "card modifier")                                                   \
    E(AEV_PLACED,     "placed",     "side tile cost") /* cost told, or -1 */                           \
    E(AEV_MOVED,      "moved",      "from to")                                                         \
    E(AEV_STOPPED,    "stopped",    "from to")        /* a move is undone */                           \
    E(AEV_SWAPPED,    "swapped",    "from to")                                                         \
    E(AEV_CONTROL,    "control",    "side tile")                                                       \
    E(AEV_REVEALED,   "revealed",   "tile kind")                                                       \
    E(AEV_MINE,       "mine",       "tile lost")                                                       \
    E(AEV_DUG_IN,     "dug-in",     "tile")                                                            \
    E(AEV_NOT_DUG_IN, "not-dug-in", "tile")                                                            \
    E(AEV_MORALE,     "morale",     "tile change")                                                     \
    E(AEV_DESTROYED,  "destroyed",  "tile kind")                                                       \
    E(AEV_PRESTIGE,   "prestige",   "side change")                                                     \
    E(AEV_PLAYED,     "played",     "side card tile to") /* whom or where it names, if any */        \
    E(AEV_CANCELLED,  "cancelled",  "side card")                                                       \
    E(AEV_SHOT_DOWN,  "shot-down",  "tile card")      /* of the anti-air unit */                       \
    E(AEV_SAVED,      "saved",      "tile artillery")                                                  \
    E(AEV_DISCARDED,  "discarded",  "side card")                                                       \
    E(AEV_RECOVERED,  "recovered",  "side card")                                                       \
    E(AEV_TRANSFER,   "transfer",   "from to")                                                         \
    E(AEV_ATTACK,     "attack",     "from to side")   /* the attacker's */                             \
    E(AEV_FIRE_PARTS, "fire-parts", "attack morale ground kind") /* steps 2, 3 and 5, and who fires */ \
    E(AEV_TARGET_PARTS, "target-parts", "defence terrain trench kind") /* steps 6 to 8, and at whom */ \
    E(AEV_FIRES,      "fires",      "from to fire target") /* the values after steps 2 to 8 */         \
    E(AEV_VALUES,     "values",     "fire target card cause") /* after a change, and who made it */    \
    E(AEV_SUPPORTS,   "supports",   "tile support")                                                    \
    E(AEV_SACRIFICED, "sacrificed", "side card")                                                       \
    E(AEV_LOSS,       "loss",       "tile difference lost")                                            \
    E(AEV_RETREATED,  "retreated",  "from to")                                                         \
    E(AEV_NO_RETREAT, "no-retreat", "tile")                                                            \
    E(AEV_ADVANCED,   "advanced",   "from to")                                                         \
    E(AEV_BROKEN_OFF, "broken-off", "")               /* a combat is ended by a card */                \
    E(AEV_EXTRA_MOVE, "extra-move", "tile")                                                            \
    E(AEV_EXTRA_ATTACK, "extra-attack", "tile")                                                        \
    E(AEV_REACTIVATED, "reactivated", "tile")                                                          \
    E(AEV_NO_SUPPORT, "no-support", "tile")           /* its support is cancelled in this firing */    \
    E(AEV_NO_TERRAIN, "no-terrain", "tile")           /* so is the terrain defence of the target */    \
    E(AEV_MUST_RETREAT, "must-retreat", "tile")       /* in step 15, if it survives */                 \
    E(AEV_STUCK,      "stuck",      "tile stuck")     /* 1 if it is */                                 \
    E(AEV_INCOME,     "income",     "side prestige")                                                   \
    E(AEV_OVER,       "over",       "result condition") /* assault_outcome, what decided it or -1 */   \
    E(AEV_CALLED,     "called",     "tile call")      /* a unit of the automa comes there, and why */  \
    E(AEV_WAITS,      "waits",      "tile to")        /* so does one that cannot go on (SOLO-18) */    \
    E(AEV_PASSED,     "passed",     "side")           /* in step 9 (COMBAT-9) */
/* clang-format on */

/* What the card of `values` has done: the effect of one that is played may come through morale. */
typedef enum assault_cause {
    ACA_EFFECT,
    ACA_MORALE, /* COMBAT-19 */
    ACA_SACRIFICE,
    ACA_FLIP
} assault_cause;

/* Why a unit of the automa is drawn. */
typedef enum assault_call {
    ACL_ENTERED, /* SOLO-15: a place that nobody holds would have been entered */
    ACL_RESERVE, /* SOLO2-S6 */
    ACL_AMBUSH   /* SOLO3-S4 */
} assault_call;

typedef enum assault_event_kind {
    ASSAULT_EVENTS(BCG_EVENT_ENUM) ASSAULT_EVENT_KINDS
} assault_event_kind;

extern const bcg_event_info assault_events[ASSAULT_EVENT_KINDS];

#endif
