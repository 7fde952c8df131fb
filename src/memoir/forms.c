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
};

static const char *const form_words[MEMOIR_FORMS] = {
    [MEMOIR_DUEL] = "duel",
    [MEMOIR_ALLIANCE_1_2] = "alliance-1-2", [MEMOIR_ALLIANCE_2_1] = "alliance-2-1", [MEMOIR_ALLIANCE_2_2] = "alliance-2-2",
    [MEMOIR_TEAM_1_2] = "team-1-2", [MEMOIR_TEAM_2_1] = "team-2-1", [MEMOIR_TEAM_2_2] = "team-2-2",
    [MEMOIR_TEAM_2_3] = "team-2-3", [MEMOIR_TEAM_3_2] = "team-3-2", [MEMOIR_TEAM_3_3] = "team-3-3",
};

enum { LEFT = 1 << MEMOIR_LEFT, CENTER = 1 << MEMOIR_CENTER, RIGHT = 1 << MEMOIR_RIGHT, EVERYTHING = LEFT | CENTER | RIGHT };

static const memoir_role
    alone = { "", EVERYTHING },
    partners[] = { { "1", EVERYTHING }, { "2", EVERYTHING } },                         /* VAR-ALLY-2 */
    team_of_2[] = { { "center", CENTER }, { "flanks", LEFT | RIGHT } },                /* VAR-TEAM-2, VAR-YTEAM-2 */
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
    return row->members[side] == 2 ? &team_of_2[member] : &team_of_3[member];
}

memoir_misfit memoir_form_misfit(memoir_form form, memoir_edition edition, int board)
{
    const memoir_form_row *row = &memoir_forms[form];
    if (row->kind == MFK_ALLIANCE && edition != ME_REVISED)
        return MMF_EDITION;
    return row->kind != MFK_DUEL && board == MEMOIR_OVERLORD ? MMF_BOARD : MMF_FITS;
}
