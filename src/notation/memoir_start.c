/* From a file to a game: whatever cannot be played is a problem of the file, reported with its
 * line. */
#include "notation/memoir_scn.h"

#include "memoir/position.h"

bool memoir_choices_read(const bcg_span *edition, bcg_span options, memoir_choices *out,
                         memoir_unknown_choice *unknown)
{
    bcg_span word;
    *out = MEMOIR_AS_WRITTEN;
    if (edition) {
        out->edition = (int8_t)bcg_find_word(*edition, &memoir_edition_words);
        *unknown = (memoir_unknown_choice){*edition, "edition", &memoir_edition_words};
        if (out->edition < 0)
            return false;
    }
    while (options.len > 0 && bcg_span_word(&options, &word)) {
        const int form = bcg_find_word(word, &memoir_form_words);
        if (form >= 0) {
            out->form = (int8_t)form;
            continue;
        }
        const int option = bcg_find_word(word, &memoir_option_words);
        *unknown = (memoir_unknown_choice){word, "option", &memoir_option_words};
        if (option < 0)
            return false;
        out->options |= UINT32_C(1) << option;
    }
    return true;
}

static void tell_limit(const memoir_scenario *s, memoir_limit limit, bcg_problems *p)
{
    const bcg_span map = bcg_at_line(s->map_line);
    const bcg_span form = bcg_at_line(s->form.count ? s->form.at[0].line : s->board.at[0].line);
    switch (limit) {
    case ML_UNITS:
        bcg_error(p, map, SCN_BEYOND_LIMIT, "a side has more than %d units", MEMOIR_SIDE_UNITS);
        break;
    case ML_FIGURES:
        bcg_error(p, map, SCN_BEYOND_LIMIT, "a unit has more than %d figures", MEMOIR_MOST_FIGURES);
        break;
    case ML_MOVES:
        bcg_error(p, map, SCN_BEYOND_LIMIT, "a unit moves more than %d hexes", MEMOIR_MOST_MOVES);
        break;
    case ML_MEDALS:
        bcg_error(p, map, SCN_BEYOND_LIMIT, "a unit is worth more than %d medals",
                  MEMOIR_MOST_MEDALS);
        break;
    case ML_FORM_EDITION:
        bcg_error(p, form, SCN_FORM_EDITION,
                  "Operation Alliance is played by the revised rules only");
        break;
    case ML_FORM_BOARD:
        bcg_error(p, form, SCN_FORM_BOARD, "this form of play is not for the overlord board");
        break;
    case ML_FORM_POSITION:
        bcg_error(p, form, SCN_FORM_POSITION, "a position is played on in its own form");
        break;
    default:
        bcg_error(p, bcg_at_line(s->side.at[0].line), SCN_BEYOND_LIMIT,
                  "the sides are dealt more cards than the deck of this game has");
    }
}

/* Parts that other programs have rules for, but this one does not. */
static bool tell_foreign(const memoir_scenario *s, bcg_problems *p)
{
    bool any = false;
    for (int i = 0; i < s->foreign.count; i++) {
        const memoir_foreign *f = &s->foreign.at[i];
        const bcg_span key = memoir_text(s, f->key), value = memoir_text(s, f->value);
        char label[BCG_LABEL_SIZE] = "";
        if (!f->matters)
            continue;
        any = true;
        if (f->hex != BCG_NO_HEX)
            bcg_hex_label(memoir_board(s), f->hex, label);
        if (bcg_span_is(value, "null"))
            bcg_error(p, bcg_at_line(f->line), SCN_FOREIGN,
                      "the battle can be looked at, not played: nobody has said `%.*s`",
                      BCG_SHOWN(key));
        else
            bcg_error(p, bcg_at_line(f->line), SCN_FOREIGN,
                      "the battle can be looked at, not played: there are no rules for `%.*s`%s%s, "
                      "which is %.*s",
                      BCG_SHOWN(key), label[0] ? " on " : "", label, BCG_SHOWN(value));
    }
    return any;
}

bool memoir_scn_start(const memoir_scenario *s, memoir_choices choices, memoir_game *g,
                      memoir_state *state, bcg_problems *p)
{
    int line = 0;
    /* In a scenario a foreign part may be the cause of everything else: reported first and
     * alone. */
    if (s->turn.count == 0 && tell_foreign(s, p))
        return false;
    const memoir_limit limit = memoir_game_init(g, s, choices);
    if (limit != ML_NONE) {
        tell_limit(s, limit, p);
        return false;
    }
    const memoir_position_fault fault = memoir_position_read(g, s, state, &line);
    if (fault != MPF_NONE)
        bcg_error(p, bcg_at_line(line), SCN_CONTRADICTION, "the position cannot be played: %s",
                  memoir_position_sentence(fault));
    return fault == MPF_NONE && !tell_foreign(s, p);
}
