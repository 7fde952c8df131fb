#include "memoir/cards.h"

#include "core/reason.h"

/* clang-format off */
#define INF (1u << MK_INFANTRY)
#define ARM (1u << MK_ARMOR)
#define ART (1u << MK_ARTILLERY)
#define ANY (INF | ARM | ART)
#define ALL MEMOIR_ALL
#define U   MEMOIR_AS_USUAL

const memoir_card_row memoir_cards[MEMOIR_CARDS] = {
    /*                             cop-                                                units                            bonus dice     moves,
                                   ies rule                 name                       left, centre, right any  who     and when       with battle, battles, traits */
    [MC_RECON_LEFT]           = { 2, "CARD-RECON-1",     N_("Recon left"),          {1, 0, 0},         0,   ANY,       0, MX_NEVER,  U,  U,  1, MCF_PICK },
    [MC_RECON_CENTER]         = { 2, "CARD-RECON-1",     N_("Recon centre"),        {0, 1, 0},         0,   ANY,       0, MX_NEVER,  U,  U,  1, MCF_PICK },
    [MC_RECON_RIGHT]          = { 2, "CARD-RECON-1",     N_("Recon right"),         {0, 0, 1},         0,   ANY,       0, MX_NEVER,  U,  U,  1, MCF_PICK },
    [MC_PROBE_LEFT]           = { 4, "CARD-PROBE-1",     N_("Probe left"),          {2, 0, 0},         0,   ANY,       0, MX_NEVER,  U,  U,  1, 0 },
    [MC_PROBE_CENTER]         = { 5, "CARD-PROBE-1",     N_("Probe centre"),        {0, 2, 0},         0,   ANY,       0, MX_NEVER,  U,  U,  1, 0 },
    [MC_PROBE_RIGHT]          = { 4, "CARD-PROBE-1",     N_("Probe right"),         {0, 0, 2},         0,   ANY,       0, MX_NEVER,  U,  U,  1, 0 },
    [MC_ATTACK_LEFT]          = { 3, "CARD-ATTACK-1",    N_("Attack left"),         {3, 0, 0},         0,   ANY,       0, MX_NEVER,  U,  U,  1, 0 },
    [MC_ATTACK_CENTER]        = { 4, "CARD-ATTACK-1",    N_("Attack centre"),       {0, 3, 0},         0,   ANY,       0, MX_NEVER,  U,  U,  1, 0 },
    [MC_ATTACK_RIGHT]         = { 3, "CARD-ATTACK-1",    N_("Attack right"),        {0, 0, 3},         0,   ANY,       0, MX_NEVER,  U,  U,  1, 0 },
    [MC_ASSAULT_LEFT]         = { 2, "CARD-ASSAULT-1",   N_("Assault left"),        {ALL, 0, 0},       0,   ANY,       0, MX_NEVER,  U,  U,  1, MCF_EVERY },
    [MC_ASSAULT_CENTER]       = { 2, "CARD-ASSAULT-1",   N_("Assault centre"),      {0, ALL, 0},       0,   ANY,       0, MX_NEVER,  U,  U,  1, MCF_EVERY },
    [MC_ASSAULT_RIGHT]        = { 2, "CARD-ASSAULT-1",   N_("Assault right"),       {0, 0, ALL},       0,   ANY,       0, MX_NEVER,  U,  U,  1, MCF_EVERY },
    [MC_GENERAL_ADVANCE]      = { 1, "CARD-GENADV-1",    N_("General Advance"),     {2, 2, 2},         0,   ANY,       0, MX_NEVER,  U,  U,  1, 0 },
    [MC_PINCER_MOVE]          = { 1, "CARD-PINCER-1",    N_("Pincer Move"),         {2, 0, 2},         0,   ANY,       0, MX_NEVER,  U,  U,  1, 0 },
    [MC_RECON_IN_FORCE]       = { 3, "CARD-RIF-1",       N_("Recon in Force"),      {1, 1, 1},         0,   ANY,       0, MX_NEVER,  U,  U,  1, 0 },
    [MC_AIR_POWER]            = { 1, "CARD-AIR-1",       N_("Air Power"),           {0, 0, 0},         0,   0,         0, MX_NEVER,  U,  U,  1, MCF_TACTIC },
    [MC_AMBUSH]               = { 1, "CARD-AMBUSH-1",    N_("Ambush"),              {0, 0, 0},         0,   0,         0, MX_NEVER,  U,  U,  1, MCF_TACTIC },
    [MC_ARMOR_ASSAULT]        = { 2, "CARD-ARMASLT-1",   N_("Armor Assault"),       {0, 0, 0},         4,   ARM,       1, MX_CLOSE,  U,  U,  1, MCF_TACTIC | MCF_FALLBACK },
    [MC_ARTILLERY_BOMBARD]    = { 1, "CARD-BOMBARD-1",   N_("Artillery Bombard"),   {0, 0, 0},         ALL, ART,       0, MX_NEVER,  3,  0,  2, MCF_TACTIC | MCF_FALLBACK | MCF_EVERY },
    [MC_BARRAGE]              = { 1, "CARD-BARRAGE-1",   N_("Barrage"),             {0, 0, 0},         0,   0,         0, MX_NEVER,  U,  U,  1, MCF_TACTIC },
    [MC_BEHIND_ENEMY_LINES]   = { 1, "CARD-BEL-1",       N_("Behind Enemy Lines"),  {0, 0, 0},         1,   INF,       1, MX_ALWAYS, 3,  3,  1, MCF_TACTIC | MCF_FALLBACK | MCF_FREELY },
    [MC_CLOSE_ASSAULT]        = { 1, "CARD-CLOSE-1",     N_("Close Assault"),       {0, 0, 0},         ALL, INF | ARM, 1, MX_CLOSE,  U,  U,  1, MCF_TACTIC | MCF_EVERY | MCF_STILL | MCF_NEXT_TO },
    [MC_COUNTER_ATTACK]       = { 2, "CARD-COUNTER-1",   N_("Counter-Attack"),      {0, 0, 0},         0,   0,         0, MX_NEVER,  U,  U,  1, MCF_TACTIC },
    [MC_DIG_IN]               = { 1, "CARD-DIGIN-1",     N_("Dig-In"),              {0, 0, 0},         4,   INF,       0, MX_NEVER,  U,  U,  1, MCF_TACTIC | MCF_FALLBACK | MCF_IDLE },
    [MC_DIRECT_FROM_HQ]       = { 2, "CARD-HQ-1",        N_("Direct from HQ"),      {0, 0, 0},         4,   ANY,       0, MX_NEVER,  U,  U,  1, MCF_TACTIC },
    [MC_FIREFIGHT]            = { 1, "CARD-FIREFIGHT-1", N_("Firefight"),           {0, 0, 0},         4,   ANY,       1, MX_FAR,    U,  U,  1, MCF_TACTIC | MCF_STILL | MCF_APART },
    [MC_INFANTRY_ASSAULT]     = { 2, "CARD-INFASLT-1",   N_("Infantry Assault"),    {ALL, ALL, ALL},   0,   INF,       0, MX_NEVER,  3,  2,  1, MCF_TACTIC | MCF_FALLBACK | MCF_EVERY | MCF_CHOOSE },
    [MC_MEDICS_AND_MECHANICS] = { 1, "CARD-MEDICS-1",    N_("Medics & Mechanics"),  {0, 0, 0},         0,   0,         0, MX_NEVER,  U,  U,  1, MCF_TACTIC },
    [MC_MOVE_OUT]             = { 2, "CARD-MOVEOUT-1",   N_("Move Out"),            {0, 0, 0},         4,   INF,       0, MX_NEVER,  U,  U,  1, MCF_TACTIC | MCF_FALLBACK },
    [MC_THEIR_FINEST_HOUR]    = { 1, "CARD-FINEST-1",    N_("Their Finest Hour"),   {0, 0, 0},         ALL, ANY,       1, MX_ALWAYS, U,  U,  1, MCF_TACTIC | MCF_RESHUFFLE },
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
