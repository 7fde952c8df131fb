/* Reason codes: why something is refused, with the rule that refuses it.
 *
 * Codes come in pages of 256, one per list:
 *
 *   0x000  core      this header: what every game refuses
 *   0x100  files     notation: what is wrong with a scenario or position
 *   0x200  rulesets  from here on each ruleset uses the pages named in its own list of reasons; no
 *                    two share one (notation/problems_test.c), so a code alone identifies its list
 *
 * A list is an X-macro with a row per code: R(CODE, "rule or empty", "sentence"); the enum and the
 * table are both made from it and cannot drift apart. The wire carries the name of the code. */
#ifndef BOCAGE_CORE_REASON_H
#define BOCAGE_CORE_REASON_H

#include <stdint.h>

typedef uint16_t bcg_reason;

/* The first code of each page. */
enum {
    BCG_REASONS_CORE = 0x000,
    BCG_REASONS_FILES = 0x100,
    BCG_REASONS_RULES = 0x200,
    BCG_REASONS_PAGE = 0x100, /* codes in a page */
};

typedef struct bcg_reason_info {
    const char *name; /* "BCG_NOT_YOUR_TURN" */
    const char *rule; /* "toy:BID-2", or "" if no rule of a game is involved */
    const char *text; /* one sentence for people, translatable */
} bcg_reason_info;

typedef struct bcg_reason_page {
    bcg_reason first; /* code of the first row */
    uint16_t count;
    const bcg_reason_info *info;
} bcg_reason_page;

/* Marks a sentence for translation; it is looked up where it is shown. */
#define N_(text) text

#define BCG_REASON_ENUM(code, rule, text) code,
#define BCG_REASON_ROW(code, rule, text)  {#code, rule, text},

#define BCG_REASONS(R)                                                                  \
    R(BCG_OK, "", N_("allowed"))                                                        \
    R(BCG_GAME_OVER, "", N_("the game is over"))                                        \
    R(BCG_NOT_YOUR_TURN, "", N_("another seat has to decide now"))                      \
    R(BCG_CHANCE_DECIDES, "", N_("dice or cards decide this, not a player"))            \
    R(BCG_NO_SUCH_ACTION, "", N_("there is no such action"))                            \
    R(BCG_STALE, "", N_("the game has moved on since this was sent"))                   \
    R(BCG_NOBODY_YET, "", N_("not everybody is here yet"))                              \
    R(BCG_HERE_ALREADY, "", N_("the seat is taken already"))                            \
    R(BCG_NOTHING_TO_UNDO, "", N_("there is nothing to take back"))                     \
    R(BCG_UNDO_CHANCE, "", N_("dice or cards have come since"))                         \
    R(BCG_UNDO_OTHER, "", N_("another seat has decided since"))                         \
    R(BCG_UNDO_REVEALED, "", N_("it has shown you something you did not know"))         \
    R(BCG_UNDO_SEAT, "", N_("a seat has changed hands since"))                          \
    R(BCG_OWN_SEAT, "", N_("this seat is your own"))                                    \
    R(BCG_COMPUTER_SEAT, "", N_("a computer player has this seat"))                     \
    R(BCG_NOT_ASKED, "", N_("this seat has nothing to decide now"))                     \
    R(BCG_NOT_AWAY, "", N_("its player has not been away for long enough"))             \
    R(BCG_STAND_IN, "", N_("a computer player has your seat: take it back first"))      \
    R(BCG_NO_STAND_IN, "", N_("no computer player has taken this seat"))                \
    R(BCG_ANSWERED_ALREADY, "", N_("you have answered; the others have not yet"))       \
    R(BCG_OFFERED_ALREADY, "", N_("your partners have not agreed to resign yet"))       \
    R(BCG_NOT_A_TABLE, "", N_("dice are entered only in games played at a real table")) \
    R(BCG_ID_USED, "", N_("another request had this id"))                               \
    R(BCG_NO_MEMORY, "", N_("there is not enough memory"))

enum { BCG_REASONS(BCG_REASON_ENUM) BCG_REASON_COUNT };

extern const bcg_reason_page bcg_core_reasons;

/* The row for a code among several pages, or NULL. */
const bcg_reason_info *bcg_reason_find(const bcg_reason_page *const *pages, int npages,
                                       bcg_reason code);
/* The row for a code of the core or of the given game's page; for any other code a row that says
 * so. */
const bcg_reason_info *bcg_reason_of(const bcg_reason_page *game, bcg_reason code);

#endif
