#include "memoir/cards.h"

#include "core/reason.h"

/* clang-format off */
const memoir_card_row memoir_cards[MEMOIR_CARDS] = {
    /*                           copies  rule                name */
    [MC_RECON_LEFT]           = { 2, "CARD-RECON-1",     N_("Recon left")         },
    [MC_RECON_CENTER]         = { 2, "CARD-RECON-1",     N_("Recon centre")       },
    [MC_RECON_RIGHT]          = { 2, "CARD-RECON-1",     N_("Recon right")        },
    [MC_PROBE_LEFT]           = { 4, "CARD-PROBE-1",     N_("Probe left")         },
    [MC_PROBE_CENTER]         = { 5, "CARD-PROBE-1",     N_("Probe centre")       },
    [MC_PROBE_RIGHT]          = { 4, "CARD-PROBE-1",     N_("Probe right")        },
    [MC_ATTACK_LEFT]          = { 3, "CARD-ATTACK-1",    N_("Attack left")        },
    [MC_ATTACK_CENTER]        = { 4, "CARD-ATTACK-1",    N_("Attack centre")      },
    [MC_ATTACK_RIGHT]         = { 3, "CARD-ATTACK-1",    N_("Attack right")       },
    [MC_ASSAULT_LEFT]         = { 2, "CARD-ASSAULT-1",   N_("Assault left")       },
    [MC_ASSAULT_CENTER]       = { 2, "CARD-ASSAULT-1",   N_("Assault centre")     },
    [MC_ASSAULT_RIGHT]        = { 2, "CARD-ASSAULT-1",   N_("Assault right")      },
    [MC_GENERAL_ADVANCE]      = { 1, "CARD-GENADV-1",    N_("General Advance")    },
    [MC_PINCER_MOVE]          = { 1, "CARD-PINCER-1",    N_("Pincer Move")        },
    [MC_RECON_IN_FORCE]       = { 3, "CARD-RIF-1",       N_("Recon in Force")     },
    [MC_AIR_POWER]            = { 1, "CARD-AIR-1",       N_("Air Power")          },
    [MC_AMBUSH]               = { 1, "CARD-AMBUSH-1",    N_("Ambush")             },
    [MC_ARMOR_ASSAULT]        = { 2, "CARD-ARMASLT-1",   N_("Armor Assault")      },
    [MC_ARTILLERY_BOMBARD]    = { 1, "CARD-BOMBARD-1",   N_("Artillery Bombard")  },
    [MC_BARRAGE]              = { 1, "CARD-BARRAGE-1",   N_("Barrage")            },
    [MC_BEHIND_ENEMY_LINES]   = { 1, "CARD-BEL-1",       N_("Behind Enemy Lines") },
    [MC_CLOSE_ASSAULT]        = { 1, "CARD-CLOSE-1",     N_("Close Assault")      },
    [MC_COUNTER_ATTACK]       = { 2, "CARD-COUNTER-1",   N_("Counter-Attack")     },
    [MC_DIG_IN]               = { 1, "CARD-DIGIN-1",     N_("Dig-In")             },
    [MC_DIRECT_FROM_HQ]       = { 2, "CARD-HQ-1",        N_("Direct from HQ")     },
    [MC_FIREFIGHT]            = { 1, "CARD-FIREFIGHT-1", N_("Firefight")          },
    [MC_INFANTRY_ASSAULT]     = { 2, "CARD-INFASLT-1",   N_("Infantry Assault")   },
    [MC_MEDICS_AND_MECHANICS] = { 1, "CARD-MEDICS-1",    N_("Medics & Mechanics") },
    [MC_MOVE_OUT]             = { 2, "CARD-MOVEOUT-1",   N_("Move Out")           },
    [MC_THEIR_FINEST_HOUR]    = { 1, "CARD-FINEST-1",    N_("Their Finest Hour")  },
};

static const char *const card_words[MEMOIR_CARDS] = {
    [MC_RECON_LEFT] = "recon-left",       [MC_RECON_CENTER] = "recon-center",     [MC_RECON_RIGHT] = "recon-right",
    [MC_PROBE_LEFT] = "probe-left",       [MC_PROBE_CENTER] = "probe-center",     [MC_PROBE_RIGHT] = "probe-right",
    [MC_ATTACK_LEFT] = "attack-left",     [MC_ATTACK_CENTER] = "attack-center",   [MC_ATTACK_RIGHT] = "attack-right",
    [MC_ASSAULT_LEFT] = "assault-left",   [MC_ASSAULT_CENTER] = "assault-center", [MC_ASSAULT_RIGHT] = "assault-right",
    [MC_GENERAL_ADVANCE] = "general-advance",
    [MC_PINCER_MOVE] = "pincer-move",
    [MC_RECON_IN_FORCE] = "recon-in-force",
    [MC_AIR_POWER] = "air-power",
    [MC_AMBUSH] = "ambush",
    [MC_ARMOR_ASSAULT] = "armor-assault",
    [MC_ARTILLERY_BOMBARD] = "artillery-bombard",
    [MC_BARRAGE] = "barrage",
    [MC_BEHIND_ENEMY_LINES] = "behind-enemy-lines",
    [MC_CLOSE_ASSAULT] = "close-assault",
    [MC_COUNTER_ATTACK] = "counter-attack",
    [MC_DIG_IN] = "dig-in",
    [MC_DIRECT_FROM_HQ] = "direct-from-hq",
    [MC_FIREFIGHT] = "firefight",
    [MC_INFANTRY_ASSAULT] = "infantry-assault",
    [MC_MEDICS_AND_MECHANICS] = "medics-and-mechanics",
    [MC_MOVE_OUT] = "move-out",
    [MC_THEIR_FINEST_HOUR] = "their-finest-hour",
};
/* clang-format on */

const bcg_words memoir_card_words = {card_words, MEMOIR_CARDS};
