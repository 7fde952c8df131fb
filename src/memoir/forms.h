/* Forms of play: how many people sit on each side, and what each of them decides (chapter 19).
 *
 * Whoever sits alone on a side decides everything for it. Where several do, they either take turns
 * (Operation Alliance), or each commands some sections of the board and one of them is the
 * commander-in-chief (team play, Overlord). */
#ifndef BOCAGE_MEMOIR_FORMS_H
#define BOCAGE_MEMOIR_FORMS_H

#include "memoir/board.h"
#include "memoir/tables.h"

#include <stdbool.h>

enum {
    MEMOIR_MEMBERS = 4, /* seats of a side */
    /* A command is what one ordered unit belongs to: 0 is the commander-in-chief's own, n section
     * n - 1 of the board, from the west. */
    MEMOIR_COMMANDS = 1 + MEMOIR_MAX_SECTIONS,
    MEMOIR_CHIEF = 0,
};

typedef enum memoir_form_kind {
    MFK_DUEL,     /* one seat a side */
    MFK_ALLIANCE, /* VAR-ALLY: partners who take turns */
    MFK_TEAM,     /* VAR-TEAM, VAR-YTEAM: commanders of sections, one of them in chief */
    MFK_OVERLORD, /* VAR-OVL: a commander-in-chief with the cards, three generals of two sections */
} memoir_form_kind;

/* clang-format off */
typedef enum memoir_form {
    MEMOIR_DUEL,
    MEMOIR_ALLIANCE_1_2, MEMOIR_ALLIANCE_2_1, MEMOIR_ALLIANCE_2_2,
    MEMOIR_TEAM_1_2, MEMOIR_TEAM_2_1, MEMOIR_TEAM_2_2, MEMOIR_TEAM_2_3, MEMOIR_TEAM_3_2, MEMOIR_TEAM_3_3,
    MEMOIR_OVERLORD_1_1, MEMOIR_OVERLORD_1_2, MEMOIR_OVERLORD_1_3, MEMOIR_OVERLORD_1_4,
    MEMOIR_OVERLORD_2_1, MEMOIR_OVERLORD_2_2, MEMOIR_OVERLORD_2_3, MEMOIR_OVERLORD_2_4,
    MEMOIR_OVERLORD_3_1, MEMOIR_OVERLORD_3_2, MEMOIR_OVERLORD_3_3, MEMOIR_OVERLORD_3_4,
    MEMOIR_OVERLORD_4_1, MEMOIR_OVERLORD_4_2, MEMOIR_OVERLORD_4_3, MEMOIR_OVERLORD_4_4,
    MEMOIR_FORMS
} memoir_form;
/* clang-format on */

typedef struct memoir_form_row {
    uint8_t kind; /* memoir_form_kind */
    uint8_t members[MEMOIR_SIDES];
    const char *rule; /* the first rule about it */
} memoir_form_row;

extern const memoir_form_row memoir_forms[MEMOIR_FORMS];
/* Their names: the numbers are the seats of the Axis and of the Allies. */
extern const bcg_words memoir_form_words;

/* One of the seats of a side. */
typedef struct memoir_role {
    const char *word; /* written behind the side's: "left"; "" if the side has one seat only */
    uint8_t wings;    /* bit per memoir_wing: the sections it commands */
} memoir_role;

/* The role of a member; the first one is the commander-in-chief, where there is one. */
const memoir_role *memoir_role_of(memoir_form form, memoir_side side, int member);

/* The form a battle on this board is played in if nobody chooses another. */
memoir_form memoir_usual_form(int board);

/* Can the form be played by this edition on this board? */
typedef enum memoir_misfit { MMF_FITS, MMF_EDITION, MMF_BOARD } memoir_misfit;
memoir_misfit memoir_form_misfit(memoir_form form, memoir_edition edition, int board);

#endif
