/* The board the fuzz targets play on: small, with every special rule that opens something. */
#ifndef BOCAGE_FUZZ_BOARD_H
#define BOCAGE_FUZZ_BOARD_H

#include "fuzz_play.h"

#include "memoir/rules.h"
#include "notation/memoir_scn.h"

#include <stdlib.h>
#include <string.h>

static const char fuzz_board[] =
    "bocage 1\n"
    "ruleset memoir\n"
    "id fuzz\n"
    "title Fuzz\n"
    "board standard countryside\n"
    "side axis top DE hand 4 medals 6\n"
    "side allies bottom US hand 5 medals 6\n"
    "first allies\n"
    "map\n"
    " 9 .    .    F    .    .    ^    ^    H    H    .    .    .    .\n"
    "   i3/4      (a3            g2        i4+       i2/4\n"
    " 8   .    .    .    .    .    .    .    .    .    .    .    .\n"
    "     a1/3           i4             r3        a3\n"
    " 7 .    .    .    .    .    T@   .    .    .    .    .    .    .\n"
    "        x         i4        g2             x(a3/4+\n"
    " 6   .    .    .    .    .    .    .    .    .    .    .    .\n"
    "     a3   i4        a3   i4        i4        i4        a3\n"
    " 5 .    .    .    .    .    .    .    .    .    .    .    .    .\n"
    "   I4   A3             R2/3      A3   A2/3      xI4       I4\n"
    " 4   .    .    .    .    .    .    .    .    .    .    .    .\n"
    "     I4+  x(I4 I3/4      A3   A3   G2   xA3       I2/4\n"
    " 3 .    .    .    .    .    .    .    .    .    .    .    .    .\n"
    "   A1/3 G1/2 R3                       I4        (I4\n"
    " 2   .    .    .    .    .    .    .    .    .    .    .    .\n"
    " 1 .    .    .    .    .    .    .    .    .    .    .    .    .\n"
    "objective A9 B9 C9 for allies permanent\n"
    "objective D7 E7 D5 E5 for axis allies majority\n"
    "objective H5 I5 G5 for axis allies keeps\n"
    "objective A5 B5 for axis allies when start-of-turn\n"
    "exit axis A1 B1 C1\n"
    "exit allies A9 B9 M9 medals 2\n"
    "air-drop allies figures 2\n"
    "recon-as air-power for axis allies dice 2\n"
    "recon-as barrage for allies\n";

static inline void fuzz_read_board(memoir_scenario *out)
{
    bcg_problem list[1];
    bcg_problems p;
    bcg_problems_init(&p, list, 1);
    if (!memoir_scn_read(fuzz_board, sizeof fuzz_board - 1, out, &p))
        abort();
}

#endif
