/* Memoir as text, and its prepared games. */
#ifndef BOCAGE_NOTATION_MEMOIR_NOTATION_H
#define BOCAGE_NOTATION_MEMOIR_NOTATION_H

#include "notation/memoir_scn.h"
#include "notation/notation.h"

typedef struct memoir_prepared {
    bcg_prepared head;
    memoir_game game;
    memoir_scenario scenario; /* what the game was made from */
    memoir_state first; /* may be a view: cards that a position leaves hidden are dealt later */
    char seat_word[BCG_MAX_SEATS][16];
} memoir_prepared;

static inline const memoir_prepared *memoir_of(const bcg_prepared *prepared)
{
    return (const memoir_prepared *)prepared;
}

extern const bcg_notation bcg_memoir_notation;
extern const bcg_option bcg_memoir_options[];

#endif
