/* From a file to a game: whatever cannot be played is a problem of the file, reported with its
 * line. */
#include "assault/position.h"
#include "assault/rules.h"
#include "notation/assault_check.h"

#include <stdio.h>

/* MOVE-6, MOVE-7: units given by the scenario stand where they could be. */
static bool stand_well(const assault_scenario *s, const assault_game *g, bcg_problems *p)
{
    char label[BCG_TILE_LABEL_SIZE];
    bool well = true;
    for (int i = 0; i < s->unit.count; i++) {
        const assault_fixed_unit *u = &s->unit.at[i];
        if (g->enter[u->unit] >> u->tile & 1)
            continue;
        bcg_error(p, bcg_at_line(s->map_line), SCA_CANNOT_STAND,
                  "`%s` stands on %s, where it may not be", assault_unit_words.word[u->unit],
                  assault_label(s, u->tile, label));
        well = false;
    }
    return well;
}

/* -- what a fault is about -----------------------------------------------------------------------
 */

/* How many cards and units of a kind there are. */
static int count_of(const assault_game *g, const assault_state *s, int kind)
{
    int count = 0;
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        BCG_EACH (card, s->pile[zone])
            count += g->card[card].kind == kind;
    ASSAULT_EACH(tile, assault_occupied(s))
    count += assault_kind_at(s, (int)tile) == kind;
    return count;
}

static int count_in_game(const assault_game *g, int kind)
{
    if (assault_is_unit(kind))
        return assault_copies_in_game(g, kind);
    const int first = g->first_of_kind[kind];
    int count = 0;
    for (int card = first; card < first + g->copies_of_kind[kind]; card++)
        count += g->card[card].home < ASSAULT_ZONES;
    return count;
}

/* The line that names a card of the kind; `otherwise` if none does. */
static int line_of_kind(const assault_scenario *s, int kind, int otherwise)
{
    for (int i = 0; i < s->cards.count; i++)
        BCG_EACH (card, s->cards.at[i].cards)
            if (assault_shipped.card[card].kind == kind)
                return s->cards.at[i].line;
    return otherwise;
}

/* Names the unit or the card, if it is about one; then *line is that of the card. */
static void name_culprit(const assault_scenario *s, const assault_game *g,
                         assault_position_fault fault, int *line, char *out, size_t size)
{
    char label[BCG_TILE_LABEL_SIZE];
    const assault_state *now = &s->state;
    ASSAULT_EACH(tile, assault_occupied(now))
    if (assault_unit_fault(g, now, (int)tile) == fault) {
        snprintf(out, size, ": `%s` on %s",
                 assault_kind_words.word[assault_kind_at(now, (int)tile)],
                 assault_label(s, (int)tile, label));
        return;
    }
    for (int kind = 0; kind < ASSAULT_KINDS && fault == APF_CARDS; kind++) {
        const int count = count_of(g, now, kind), wanted = count_in_game(g, kind);
        if (count == wanted || assault_is_bluff(kind))
            continue;
        snprintf(out, size, ": the position has `%s` %d times, the game has %d",
                 assault_kind_words.word[kind], count, wanted);
        *line = line_of_kind(s, kind, *line);
        return;
    }
}

bool assault_scn_start(assault_scenario *s, assault_game *g, bcg_problems *p)
{
    const bool position = s->turn.count > 0;
    int line = s->map_line, todo;
    if (position && assault_is_view(s)) {
        bcg_error(p, bcg_at_line(s->turn.at[0].line), SCA_VIEW,
                  "the position shows what one side sees: it can be looked at, not played");
        return false;
    }
    s->has_state = position; /* the game does not set up what is in play */
    assault_game_init(g, s);
    if (!position && !stand_well(s, g, p))
        return false;
    const assault_position_fault fault = position ? assault_position_read(g, s, &s->state, &line)
                                                  : assault_position_check(g, &g->opening, &todo);
    if (fault != APF_NONE) {
        char culprit[96] = "";
        if (position)
            name_culprit(s, g, fault, &line, culprit, sizeof culprit);
        bcg_error(p, bcg_at_line(line), SCN_CONTRADICTION, "the %s cannot be played: %s%s",
                  position ? "position" : "battle", assault_position_sentence(fault), culprit);
        return false;
    }
    if (position)
        g->opening = s->state;
    return true;
}

bool assault_scn_look(assault_scenario *view, assault_game *g)
{
    view->has_state = true;
    assault_game_init(g, view);
    if (!assault_position_look(g, view, &view->state))
        return false;
    g->opening = view->state;
    return true;
}
