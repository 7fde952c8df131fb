#include "memoir/action.h"

/* clang-format off */
const bcg_action_info memoir_action_kinds[MEMOIR_ACTION_KINDS] = {
    /*                   word           chance  operands */
    [MA_NONE]        = { "none",        0,      { MN_END } },
    [MA_PLAY]        = { "play",        0,      { MN_CARD, MN_SECTION, MN_WAY, MN_SHARED } },
    [MA_ORDER]       = { "order",       0,      { MN_HEX, MN_NUMBER, MN_END } },
    [MA_DONE]        = { "done",        0,      { MN_END } },
    [MA_MOVE]        = { "move",        0,      { MN_HEX, MN_HEX_2, MN_VIA, MN_END } },
    [MA_EXIT]        = { "exit",        0,      { MN_HEX, MN_HEX_2, MN_VIA, MN_END } },
    [MA_ATTACK]      = { "attack",      0,      { MN_HEX, MN_HEX_2, MN_END } },
    [MA_REMOVE_WIRE] = { "remove-wire", 0,      { MN_HEX, MN_END } },
    [MA_AMBUSH]      = { "ambush",      0,      { MN_SHARED, MN_END } },
    [MA_PASS]        = { "pass",        0,      { MN_END } },
    [MA_IGNORE]      = { "ignore",      0,      { MN_END } },
    [MA_RETREAT]     = { "retreat",     0,      { MN_HEX, MN_HEX_2, MN_END } },
    [MA_TAKE_GROUND] = { "take-ground", 0,      { MN_END } },
    [MA_TARGET]      = { "target",      0,      { MN_HEX, MN_END } },
    [MA_STRIKE]      = { "strike",      0,      { MN_HEX, MN_END } },
    [MA_HEAL]        = { "heal",        0,      { MN_HEX, MN_END } },
    [MA_KEEP]        = { "keep",        0,      { MN_CARD, MN_END } },
    [MA_DROP]        = { "drop",        0,      { MN_HEX, MN_END } },
    [MA_ASSIGN]      = { "assign",      0,      { MN_HEX, MN_SECTION, MN_END } },
    [MA_HAND]        = { "hand",        0,      { MN_CARD, MN_SECTION, MN_END } },
    [MA_PLACE]       = { "place",       0,      { MN_CARD, MN_NUMBER, MN_END } },
    [MA_DRAW]        = { "draw",        1,      { MN_CARD, MN_END } },
    [MA_ROLL]        = { "roll",        1,      { MN_FACES, MN_END } },
    [MA_DRIFT]       = { "drift",       1,      { MN_STEPS, MN_END } },
};
/* clang-format on */
