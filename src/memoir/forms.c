/* The forms of play, row by row (chapter 19). */
#include "memoir/forms.h"

/* clang-format off */
const memoir_form_row memoir_forms[MEMOIR_FORMS] = {
    /*                        kind          Axis, Allies  rule */
    [MEMOIR_DUEL]         = { MFK_DUEL,     {1, 1},       "SETUP-1" },
    [MEMOIR_ALLIANCE_1_2] = { MFK_ALLIANCE, {1, 2},       "VAR-ALLY-1" },
    [MEMOIR_ALLIANCE_2_1] = { MFK_ALLIANCE, {2, 1},       "VAR-ALLY-1" },
    [MEMOIR_ALLIANCE_2_2] = { MFK_ALLIANCE, {2, 2},       "VAR-ALLY-1" },
    [MEMOIR_TEAM_1_2]     = { MFK_TEAM,     {1, 2},       "VAR-TEAM-1" },
    [MEMOIR_TEAM_2_1]     = { MFK_TEAM,     {2, 1},       "VAR-TEAM-1" },
    [MEMOIR_TEAM_2_2]     = { MFK_TEAM,     {2, 2},       "VAR-TEAM-1" },
    [MEMOIR_TEAM_2_3]     = { MFK_TEAM,     {2, 3},       "VAR-TEAM-1" },
    [MEMOIR_TEAM_3_2]     = { MFK_TEAM,     {3, 2},       "VAR-TEAM-1" },
    [MEMOIR_TEAM_3_3]     = { MFK_TEAM,     {3, 3},       "VAR-TEAM-1" },
    [MEMOIR_OVERLORD_1_1] = { MFK_OVERLORD, {1, 1},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_1_2] = { MFK_OVERLORD, {1, 2},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_1_3] = { MFK_OVERLORD, {1, 3},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_1_4] = { MFK_OVERLORD, {1, 4},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_2_1] = { MFK_OVERLORD, {2, 1},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_2_2] = { MFK_OVERLORD, {2, 2},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_2_3] = { MFK_OVERLORD, {2, 3},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_2_4] = { MFK_OVERLORD, {2, 4},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_3_1] = { MFK_OVERLORD, {3, 1},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_3_2] = { MFK_OVERLORD, {3, 2},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_3_3] = { MFK_OVERLORD, {3, 3},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_3_4] = { MFK_OVERLORD, {3, 4},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_4_1] = { MFK_OVERLORD, {4, 1},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_4_2] = { MFK_OVERLORD, {4, 2},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_4_3] = { MFK_OVERLORD, {4, 3},       "VAR-OVL-10" },
    [MEMOIR_OVERLORD_4_4] = { MFK_OVERLORD, {4, 4},       "VAR-OVL-10" },
};

static const char *const form_words[MEMOIR_FORMS] = {
    [MEMOIR_DUEL] = "duel",
    [MEMOIR_ALLIANCE_1_2] = "alliance-1-2", [MEMOIR_ALLIANCE_2_1] = "alliance-2-1", [MEMOIR_ALLIANCE_2_2] = "alliance-2-2",
    [MEMOIR_TEAM_1_2] = "team-1-2", [MEMOIR_TEAM_2_1] = "team-2-1", [MEMOIR_TEAM_2_2] = "team-2-2",
    [MEMOIR_TEAM_2_3] = "team-2-3", [MEMOIR_TEAM_3_2] = "team-3-2", [MEMOIR_TEAM_3_3] = "team-3-3",
    [MEMOIR_OVERLORD_1_1] = "overlord-1-1", [MEMOIR_OVERLORD_1_2] = "overlord-1-2", [MEMOIR_OVERLORD_1_3] = "overlord-1-3", [MEMOIR_OVERLORD_1_4] = "overlord-1-4", [MEMOIR_OVERLORD_2_1] = "overlord-2-1", [MEMOIR_OVERLORD_2_2] = "overlord-2-2", [MEMOIR_OVERLORD_2_3] = "overlord-2-3", [MEMOIR_OVERLORD_2_4] = "overlord-2-4", [MEMOIR_OVERLORD_3_1] = "overlord-3-1", [MEMOIR_OVERLORD_3_2] = "overlord-3-2", [MEMOIR_OVERLORD_3_3] = "overlord-3-3", [MEMOIR_OVERLORD_3_4] = "overlord-3-4", [MEMOIR_OVERLORD_4_1] = "overlord-4-1", [MEMOIR_OVERLORD_4_2] = "overlord-4-2", [MEMOIR_OVERLORD_4_3] = "overlord-4-3", [MEMOIR_OVERLORD_4_4] = "overlord-4-4",
};

enum { NONE, LEFT = 1 << MEMOIR_LEFT, CENTER = 1 << MEMOIR_CENTER, RIGHT = 1 << MEMOIR_RIGHT, EVERYTHING = LEFT | CENTER | RIGHT };

static const memoir_role
    alone = { "", EVERYTHING },
    partners[] = { { "1", EVERYTHING }, { "2", EVERYTHING } },                         /* VAR-ALLY-2 */
    team_of_2[] = { { "center", CENTER }, { "flanks", LEFT | RIGHT } },                /* VAR-TEAM-2, VAR-YTEAM-2 */
    /* AMB-73: with two the commander-in-chief takes the centre, the other both flanks */
    overlord_of_2[] = { { "chief", CENTER }, { "flanks", LEFT | RIGHT } },
    overlord_of_3[] = { { "chief", CENTER }, { "left", LEFT }, { "right", RIGHT } },   /* VAR-OVL-11 */
    overlord_of_4[] = { { "chief", NONE }, { "left", LEFT }, { "center", CENTER }, { "right", RIGHT } }, /* VAR-OVL-10 */
    team_of_3[] = { { "center", CENTER }, { "left", LEFT }, { "right", RIGHT } };      /* VAR-TEAM-3, VAR-YTEAM-2 */
/* clang-format on */

const bcg_words memoir_form_words = {form_words, MEMOIR_FORMS};

const memoir_role *memoir_role_of(memoir_form form, memoir_side side, int member)
{
    const memoir_form_row *row = &memoir_forms[form];
    if (row->members[side] == 1)
        return &alone;
    if (row->kind == MFK_ALLIANCE)
        return &partners[member];
    static const memoir_role *const teams[] = {team_of_2, team_of_3};
    static const memoir_role *const commands[] = {overlord_of_2, overlord_of_3, overlord_of_4};
    const int others = row->members[side] - 2;
    return row->kind == MFK_TEAM ? &teams[others][member] : &commands[others][member];
}

memoir_form memoir_usual_form(int board)
{
    return board == MEMOIR_OVERLORD ? MEMOIR_OVERLORD_1_1 : MEMOIR_DUEL;
}

memoir_misfit memoir_form_misfit(memoir_form form, memoir_edition edition, int board)
{
    const memoir_form_row *row = &memoir_forms[form];
    if (row->kind == MFK_ALLIANCE && edition != ME_REVISED)
        return MMF_EDITION;
    /* A duel on the overlord board is how games of rules 2 and before were played. */
    return row->kind != MFK_DUEL && (row->kind == MFK_OVERLORD) != (board == MEMOIR_OVERLORD)
               ? MMF_BOARD
               : MMF_FITS;
}
