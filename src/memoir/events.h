/* The events of a Memoir game, as kinds with numbers; clients turn them into words. */
#ifndef BOCAGE_MEMOIR_EVENTS_H
#define BOCAGE_MEMOIR_EVENTS_H

#include "core/log.h"

/* code, word, names of the arguments */
/* clang-format off */
#define MEMOIR_EVENTS(E)                                                                     \
    E(MV_TURN,       "turn",        "number side")                                            \
    E(MV_PLAYED,     "played",      "side card section as way place")                        \
    E(MV_ORDERED,    "ordered",     "hex")                                                    \
    E(MV_MOVED,      "moved",       "from to")                                                \
    E(MV_STOPPED,    "stopped",     "hex")                                                    \
    E(MV_EXITED,     "exited",      "hex side")                                               \
    E(MV_ATTACKED,   "attacked",    "from to dice")                                           \
    E(MV_AMBUSHED,   "ambushed",    "from to dice")                                           \
    E(MV_BOMBED,     "bombed",      "to dice")                                                \
    E(MV_ROLLED,     "rolled",      "infantry armor grenade star flag")                       \
    E(MV_LOST,       "lost",        "hex figures left")                                       \
    E(MV_DESTROYED,  "destroyed",   "hex side")                                               \
    E(MV_IGNORED,    "ignored",     "hex")                                                    \
    E(MV_RETREATED,  "retreated",   "from to")                                                \
    E(MV_TOOK_GROUND, "took-ground", "from to")                                               \
    E(MV_WIRE_GONE,  "wire-gone",   "hex")                                                    \
    E(MV_SANDBAGS,   "sandbags",    "hex placed")                                             \
    E(MV_HEALED,     "healed",      "hex figures")                                            \
    E(MV_MEDALS,     "medals",      "side medals")                                            \
    E(MV_OBJECTIVE,  "objective",   "number side held")                                       \
    E(MV_DREW,       "drew",        "side card place")                                        \
    E(MV_DISCARDED,  "discarded",   "side card")                                              \
    E(MV_RESHUFFLED, "reshuffled",  "cards")                                                  \
    E(MV_DROPPED,    "dropped",     "aim landing")                                            \
    E(MV_ASSIGNED,   "assigned",    "hex section")                                            \
    E(MV_HANDED,     "handed",      "side card section as")                                  \
    E(MV_PLACED,     "placed",      "side card number")                                       \
    E(MV_OVER,       "over",        "result")
/* clang-format on */

enum { MEMOIR_EVENTS(BCG_EVENT_ENUM) MEMOIR_EVENT_KINDS };

extern const bcg_event_info memoir_events[MEMOIR_EVENT_KINDS];

#endif
