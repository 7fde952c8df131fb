/* Memoir as text, and its prepared games. */
#ifndef BOCAGE_NOTATION_MEMOIR_NOTATION_H
#define BOCAGE_NOTATION_MEMOIR_NOTATION_H

#include "notation/memoir_scn.h"
#include "notation/notation.h"

enum { MEMOIR_SEAT_WORD = 16 };

typedef struct memoir_prepared {
    bcg_prepared head;
    memoir_game game;
    memoir_scenario scenario; /* what the game was made from */
    memoir_state first; /* may be a view: cards that a position leaves hidden are dealt later */
    char seat_word[BCG_MAX_SEATS][MEMOIR_SEAT_WORD];
} memoir_prepared;

static inline const memoir_prepared *memoir_of(const bcg_prepared *prepared)
{
    return (const memoir_prepared *)prepared;
}

/* "allies" for the only seat of a side, "allies-left" for one of several. Seats follow one another:
 * those of the Axis, then those of the Allies. */
void memoir_name_seat(memoir_form form, memoir_side side, int member, char out[MEMOIR_SEAT_WORD]);

extern const bcg_notation bcg_memoir_notation;
extern const bcg_option bcg_memoir_options[];

#endif
