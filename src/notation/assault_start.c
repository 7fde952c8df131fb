/* From a file to a game: whatever cannot be played is a problem of the file, reported with its
 * line. */
#include "assault/position.h"
#include "notation/assault_check.h"

/* MOVE-6, MOVE-7: units given by the scenario stand where they could be. */
static bool stand_well(const assault_scenario *s, const assault_game *g, bcg_problems *p)
{
    char label[BCG_TILE_LABEL_SIZE];
    bool well = true;
    for (int i = 0; i < s->unit.count; i++) {
        const assault_fixed_unit *u = &s->unit.at[i];
        if (g->enter[u->unit] >> u->tile & 1)
            continue;
        bcg_error(p, assault_at_line(s->map_line), SCA_CANNOT_STAND,
                  "`%s` stands on %s, where it may not be", assault_unit_words.word[u->unit],
                  assault_label(s, u->tile, label));
        well = false;
    }
    return well;
}

bool assault_scn_start(assault_scenario *s, assault_game *g, bcg_problems *p)
{
    const bool position = s->turn.count > 0;
    int line = s->map_line, todo;
    if (position && assault_is_view(s)) {
        bcg_error(p, assault_at_line(s->turn.at[0].line), SCA_VIEW,
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
        bcg_error(p, assault_at_line(line), SCN_CONTRADICTION, "the %s cannot be played: %s",
                  position ? "position" : "battle", assault_position_sentence(fault));
        return false;
    }
    if (position)
        g->opening = s->state;
    return true;
}

bool assault_scn_title_shows(const assault_scenario *s, bcg_problems *p)
{
    const bcg_span title = s->title.count ? assault_text(s, s->title.at[0].text)
                                          : (bcg_span){"", 0, 0, 0};
    const uint32_t hidden = bcg_text_hidden(title.at, title.len);
    if (hidden)
        bcg_error(p, assault_at_line(s->title.at[0].line), SCN_HIDDEN,
                  "the title has a character that does not show or changes how it reads (U+%04X)",
                  (unsigned)hidden);
    return hidden == 0;
}
