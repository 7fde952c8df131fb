/* The battle the fuzz targets of Assault play. */
#ifndef BOCAGE_FUZZ_ASSAULT_H
#define BOCAGE_FUZZ_ASSAULT_H

#include "fuzz_play.h"

#include "assault/position.h"
#include "assault/rules.h"
#include "notation/assault_scn.h"

#include <stdlib.h>
#include <string.h>

/* Small, with special rules that open something. */
static const char fuzz_battle[] = "bocage 1\n"
                                  "ruleset assault\n"
                                  "id fuzz\n"
                                  "title Fuzz\n"
                                  "side german A deck c prestige 40\n"
                                  "side american B deck C prestige 40\n"
                                  "action-deck 3\n"
                                  "first flip prestige 10\n"
                                  "start german list units ger-pz-iv ger-grenadiers ger-mortar\n"
                                  "start american budget prestige 30 most 4\n"
                                  "map\n"
                                  " 4 .    V@   S    .\n"
                                  " 3 H    i=   i    F*\n"
                                  " 2 o    .    T    S\n"
                                  " 1 .    V@   .    w\n"
                                  "limit 6\n"
                                  "win home-base\n"
                                  "win no-enemy\n"
                                  "at-limit most-prestige\n"
                                  "rule lift-dug-in\n"
                                  "rule swamp-check\n"
                                  "rule free-shelling number 2\n"
                                  "rule free-landing tiles C2\n"
                                  "rule paradrop from 1 cards usa-paratroopers\n";

#endif
