/* Assault as text: the row of its table that notation.h describes. */
#ifndef BOCAGE_NOTATION_ASSAULT_NOTATION_H
#define BOCAGE_NOTATION_ASSAULT_NOTATION_H

#include "notation/assault_scn.h"
#include "notation/notation.h"

typedef struct assault_prepared {
    bcg_prepared head;
    assault_scenario scenario;
    assault_game game; /* begins with the position, if it is one */
    bool match_play;   /* two games form a match; has no effect within a game */
} assault_prepared;

static inline const assault_prepared *assault_of(const bcg_prepared *p)
{
    return (const assault_prepared *)p;
}

extern const bcg_notation bcg_assault_notation;
extern const bcg_option bcg_assault_options[];

#endif
