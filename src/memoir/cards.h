/* The command cards of the standard deck (memoir:DECK-1). */
#ifndef BOCAGE_MEMOIR_CARDS_H
#define BOCAGE_MEMOIR_CARDS_H

#include "memoir/tables.h"

#include <stdint.h>

/* clang-format off */
typedef enum memoir_card {
    MC_RECON_LEFT, MC_RECON_CENTER, MC_RECON_RIGHT,
    MC_PROBE_LEFT, MC_PROBE_CENTER, MC_PROBE_RIGHT,
    MC_ATTACK_LEFT, MC_ATTACK_CENTER, MC_ATTACK_RIGHT,
    MC_ASSAULT_LEFT, MC_ASSAULT_CENTER, MC_ASSAULT_RIGHT,
    MC_GENERAL_ADVANCE, MC_PINCER_MOVE, MC_RECON_IN_FORCE,
    MC_AIR_POWER, MC_AMBUSH, MC_ARMOR_ASSAULT, MC_ARTILLERY_BOMBARD, MC_BARRAGE,
    MC_BEHIND_ENEMY_LINES, MC_CLOSE_ASSAULT, MC_COUNTER_ATTACK, MC_DIG_IN, MC_DIRECT_FROM_HQ,
    MC_FIREFIGHT, MC_INFANTRY_ASSAULT, MC_MEDICS_AND_MECHANICS, MC_MOVE_OUT, MC_THEIR_FINEST_HOUR,
    MEMOIR_CARDS
} memoir_card;
/* clang-format on */

enum { MEMOIR_DECK_SIZE = 60 };

/* The first cards are for one section each and order units of every class there. They are numbered
 * left, centre, right: card % 3 is the section (memoir_wing). */
enum { MEMOIR_SECTION_CARDS = MC_ASSAULT_RIGHT + 1 };

enum { MEMOIR_ALL = 99, MEMOIR_AS_USUAL = 255 };

/* When a card's bonus dice are rolled. */
typedef enum memoir_bonus { MX_NEVER, MX_ALWAYS, MX_CLOSE, MX_FAR } memoir_bonus;

enum {
    MCF_TACTIC = 1 << 0,     /* a tactic card, not a section card (DECK-1) */
    MCF_FALLBACK = 1 << 1,   /* orders any 1 unit if there is none of its kind (DECK-4) */
    MCF_EVERY = 1 << 2,      /* orders every unit it can; the player does not choose */
    MCF_STILL = 1 << 3,      /* its units may not move */
    MCF_IDLE = 1 << 4,       /* its units neither move nor battle (CARD-DIGIN-3) */
    MCF_NEXT_TO = 1 << 5,    /* orders only units next to an enemy (CARD-CLOSE-1) */
    MCF_APART = 1 << 6,      /* orders only units not next to an enemy (CARD-FIREFIGHT-1) */
    MCF_CHOOSE = 1 << 7,     /* the player chooses the section (CARD-INFASLT-1) */
    MCF_PICK = 1 << 8,       /* draw two, keep one (CARD-RECON-2) */
    MCF_FREELY = 1 << 9,     /* ignores the movement restrictions of terrain (CARD-BEL-3) */
    MCF_RESHUFFLE = 1 << 10, /* deck and discards are shuffled afterwards (CARD-FINEST-5) */
};

typedef struct memoir_card_row {
    uint8_t copies; /* in the deck of 60 */
    const char *rule;
    const char *name;
    uint8_t wing[3];     /* maximum number of units on the left, in the centre, on the right */
    uint8_t anywhere;    /* maximum number of units anywhere */
    uint8_t who;         /* classes it orders, one bit per memoir_class */
    uint8_t bonus, when; /* bonus dice, and when they are rolled (memoir_bonus) */
    uint8_t moves, battle_moves, battles; /* for its units, or MEMOIR_AS_USUAL */
    uint16_t traits;
} memoir_card_row;

extern const memoir_card_row memoir_cards[MEMOIR_CARDS];
/* The names of the cards in files and notation: "probe-left". */
extern const bcg_words memoir_card_words;

#endif
