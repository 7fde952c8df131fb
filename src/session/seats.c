/* Who plays each seat: its person, the computer player it was given at the start, or one that a
 * person let stand in for another who has gone away. */
#include "session/timeline.h"

#include "ai/ai.h"

#include <string.h>

const char *bcg_timeline_player(const bcg_session *s, const bcg_timeline *c, int seat)
{
    return c->stand_in[seat] ? s->setup.prepared->ruleset->levels[c->stand_in[seat] - 1].name
                             : s->setup.level[seat];
}

const char *bcg_session_player(const bcg_session *s, int seat)
{
    return bcg_timeline_player(s, &s->now, seat);
}

int bcg_session_player_since(const bcg_session *s, int seat)
{
    return s->now.handed[seat];
}

bool bcg_session_has_stand_in(const bcg_session *s, int seat)
{
    return s->now.stand_in[seat] != 0;
}

/* -- computer players that stand in ----------------------------------------------------------- */

/* The place of a level in the list of the ruleset; -1 if it is not there. */
static int find_level(const bcg_session *s, const char *name)
{
    const bcg_ruleset *ruleset = s->setup.prepared->ruleset;
    const bcg_ai_level *level = bcg_ai_level_named(ruleset, name);
    const ptrdiff_t place = level ? level - ruleset->levels : -1;
    return place < UINT8_MAX ? (int)place : -1;
}

bcg_reason bcg_session_may_substitute(const bcg_session *s, int asker, int seat)
{
    const int actor = bcg_session_actor(s);
    if (actor == BCG_OVER || actor == BCG_WAITING)
        return actor == BCG_OVER ? BCG_GAME_OVER : BCG_NOBODY_YET;
    if (asker == seat)
        return BCG_OWN_SEAT;
    if (bcg_session_player(s, seat)[0])
        return BCG_COMPUTER_SEAT;
    return bcg_acts(bcg_session_actors(s), seat) ? BCG_OK : BCG_NOT_ASKED;
}

bcg_reason bcg_session_substitute(bcg_session *s, int asker, int seat, const char *level,
                                  const char *id)
{
    const int place = find_level(s, level);
    const bcg_reason reason = bcg_session_may_substitute(s, asker, seat);
    if (reason != BCG_OK || place < 0)
        return reason != BCG_OK ? reason : BCG_NO_SUCH_ACTION;
    return bcg_session_add(s,
                           bcg_entry_of(BCG_ENTRY_SUBSTITUTE, seat, asker, (bcg_action)place, id));
}

bcg_reason bcg_session_take_back(bcg_session *s, int seat, const char *id)
{
    if (bcg_session_actor(s) == BCG_OVER)
        return BCG_GAME_OVER;
    return bcg_session_has_stand_in(s, seat)
               ? bcg_session_add(s, bcg_entry_of(BCG_ENTRY_RETURN, seat, seat, 0, id))
               : BCG_NO_STAND_IN;
}

bool bcg_session_was_substituted(const bcg_session *s, int before, int seat, const char *level)
{
    const bcg_entry *e = &s->log[before];
    return e->kind == BCG_ENTRY_SUBSTITUTE && e->by == seat &&
           (int)e->action == find_level(s, level);
}

/* -- in the log -------------------------------------------------------------------------------- */

const char *bcg_entry_level(const bcg_session *s, const bcg_entry *e)
{
    return s->setup.prepared->ruleset->levels[e->action].name;
}

bool bcg_session_restore_player(bcg_session *s, bcg_entry e, const char *level)
{
    const int place = e.kind == BCG_ENTRY_SUBSTITUTE ? find_level(s, level) : 0;
    if (e.by < 0 || place < 0 || bcg_session_actor(s) == BCG_OVER ||
        (e.kind == BCG_ENTRY_SUBSTITUTE ? bcg_session_may_substitute(s, e.asker, e.by) != BCG_OK
                                        : e.asker != e.by || !bcg_session_has_stand_in(s, e.by)))
        return false;
    e.action = (bcg_action)place;
    return bcg_session_add_entry(s, e);
}
