/* What holds after every action: the state can be that of a game, and the events tell all that
 * happened to units, tiles, prestige and the game, so that a spectator goes with them from the
 * state before to the one after. */
#include "assault/position.h"
#include "positions/assault_position.h"

#include <string.h>

const char *fault_of(const assault_state *s)
{
    int todo;
    const assault_position_fault fault = assault_position_check(&at.game, s, &todo);
    return fault == APF_NONE ? NULL : assault_position_sentence(fault);
}

/* What a spectator notes down. */
typedef struct notes {
    uint64_t occupied, dug_in, face_down, control[ASSAULT_SIDES];
    int markers[ASSAULT_SQUARES];
    int prestige[ASSAULT_SIDES];
    int fire, target; /* of the combat */
    int lost, turns, ends;
} notes;

static uint64_t units_with(const assault_state *s, int mark)
{
    uint64_t tiles = 0;
    ASSAULT_EACH(tile, assault_occupied(s))
    tiles |= s->unit[tile].marks & mark ? assault_bit((int)tile) : 0;
    return tiles;
}

static notes note_down(const assault_state *s)
{
    notes n = {.occupied = assault_occupied(s),
               .dug_in = units_with(s, AU_DUG_IN),
               .face_down = units_with(s, AU_FACE_DOWN),
               .fire = s->combat.fire,
               .target = s->combat.target};
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        n.control[side] = s->control[side];
        n.prestige[side] = s->prestige[side];
    }
    for (int tile = 0; tile < ASSAULT_SQUARES; tile++)
        n.markers[tile] = s->unit[tile].markers;
    return n;
}

/* A unit goes from a tile to a free one. */
static bool carry(notes *n, int from, int to)
{
    if (!assault_has(n->occupied, from) || assault_has(n->occupied, to))
        return false;
    n->occupied ^= assault_bit(from) | assault_bit(to);
    if (assault_has(n->face_down, from))
        n->face_down ^= assault_bit(from) | assault_bit(to);
    n->markers[to] = n->markers[from];
    n->markers[from] = 0;
    return true;
}

static void swap(notes *n, int a, int b)
{
    if (assault_has(n->face_down, a) != assault_has(n->face_down, b))
        n->face_down ^= assault_bit(a) | assault_bit(b);
    const int markers = n->markers[a];
    n->markers[a] = n->markers[b];
    n->markers[b] = markers;
}

/* False if the event cannot be. */
static bool follow(notes *n, const bcg_event *e)
{
    const int a = e->arg[0], b = e->arg[1];
    switch (e->kind) {
    case AEV_MOVED:
    case AEV_RETREATED:
    case AEV_ADVANCED:
        return carry(n, a, b);
    case AEV_SWAPPED:
        swap(n, a, b);
        return assault_has(n->occupied, a) && assault_has(n->occupied, b);
    case AEV_PLACED:
        if (assault_has(n->occupied, b))
            return false;
        n->occupied |= assault_bit(b);
        n->face_down |= assault_bit(b);
        return true;
    case AEV_REVEALED:
        n->face_down &= ~assault_bit(a);
        return assault_has(n->occupied, a);
    case AEV_ATTACK:
        n->fire = n->target = 0; /* until it is known who gives support */
        return true;
    case AEV_FIRES:
        n->fire = e->arg[2];
        n->target = e->arg[3];
        return true;
    case AEV_VALUES:
        n->fire = a;
        n->target = b;
        return true;
    case AEV_DESTROYED:
        if (!assault_has(n->occupied, a))
            return false;
        n->occupied &= ~assault_bit(a);
        n->dug_in &= ~assault_bit(a);
        n->face_down &= ~assault_bit(a);
        n->markers[a] = 0;
        n->lost++;
        return true;
    case AEV_DUG_IN:
        n->dug_in |= assault_bit(a);
        return assault_has(n->occupied, a);
    case AEV_NOT_DUG_IN:
        n->dug_in &= ~assault_bit(a);
        return assault_has(n->occupied, a);
    case AEV_MORALE:
        n->markers[a] += b;
        return assault_has(n->occupied, a);
    case AEV_CONTROL:
        n->control[a] |= assault_bit(b);
        n->control[!a] &= ~assault_bit(b);
        return true;
    case AEV_PRESTIGE:
    case AEV_INCOME:
        n->prestige[a] += b;
        return true;
    case AEV_TURN:
        n->turns++;
        return a <= at.state.turn;
    case AEV_OVER:
        n->ends++;
        return a == at.state.result - 1;
    default:
        return true;
    }
}

static int count_names(const char *names)
{
    int n = *names != '\0';
    for (; *names; names++)
        n += *names == ' ';
    return n;
}

/* What the notes do not say of the state that was reached; NULL if they say all. */
static const char *missed(const notes *n, const assault_state *before, const assault_state *s)
{
    const notes now = note_down(s);
    const bool set_up = before->phase == APH_SETUP; /* it is not all told then */
    if (n->occupied != now.occupied)
        return "where units stand is not told";
    if (memcmp(n->markers, now.markers, sizeof now.markers) != 0)
        return "morale is not told";
    if (n->dug_in != now.dug_in && !set_up)
        return "who is dug in is not told";
    if (n->face_down != now.face_down)
        return "who lies face up is not told";
    if (assault_in_combat(s) && (n->fire != now.fire || n->target != now.target))
        return "the values of the combat are not told";
    if (memcmp(n->control, now.control, sizeof now.control) != 0 && !set_up)
        return "who controls what is not told";
    if (memcmp(n->prestige, now.prestige, sizeof now.prestige) != 0)
        return "prestige is not told";
    if (n->lost !=
        s->lost_units[0] + s->lost_units[1] - before->lost_units[0] - before->lost_units[1])
        return "losses are not told";
    if (n->ends != (s->result != 0 && before->result == 0))
        return "the end is not told";
    return (s->active != before->active || s->turn != before->turn) && n->turns == 0
               ? "a turn is not told"
               : NULL;
}

const char *fault_after(const void *before)
{
    notes n = note_down(before);
    const char *fault = fault_of(&at.state);
    for (int i = 0; i < t.log.count && !fault; i++)
        if (t.log.events[i].nargs != count_names(assault_events[t.log.events[i].kind].args) ||
            !follow(&n, &t.log.events[i]))
            fault = assault_events[t.log.events[i].kind].word;
    return fault ? fault : missed(&n, before, &at.state);
}
