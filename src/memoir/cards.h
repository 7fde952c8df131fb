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

typedef struct memoir_card_row {
    uint8_t copies; /* in the deck of 60 */
    const char *rule;
    const char *name;
} memoir_card_row;

extern const memoir_card_row memoir_cards[MEMOIR_CARDS];
/* The names of the cards in files and notation: "probe-left". */
extern const bcg_words memoir_card_words;

#endif
