#include "assault/action.h"

/* clang-format off */
const bcg_action_info assault_action_kinds[ASSAULT_ACTION_KINDS] = {
    [AA_NONE]      = {"",          0, {AN_END}},
    [AA_MIX]       = {"mix",       0, {AN_NUMBER}},
    [AA_BUY]       = {"buy",       0, {AN_DECK}},
    [AA_PLACE]     = {"place",     0, {AN_CARD, AN_TILE}},
    [AA_DONE]      = {"done",      0, {AN_END}},
    [AA_MOVE]      = {"move",      0, {AN_TILE, AN_TILE_2}},
    [AA_SWAP]      = {"swap",      0, {AN_TILE, AN_TILE_2}},
    [AA_DIG_IN]    = {"dig-in",    0, {AN_TILE}},
    [AA_ATTACK]    = {"attack",    0, {AN_TILE, AN_TILE_2}},
    [AA_TRANSFER]  = {"transfer",  0, {AN_TILE, AN_TILE_2}},
    [AA_ACTIVATE]  = {"activate",  0, {AN_TILE}},
    [AA_DEPLOY]    = {"deploy",    0, {AN_CARD, AN_TILE}},
    [AA_DROP]      = {"drop",      0, {AN_CARD, AN_TILE}},
    [AA_LAND]      = {"land",      0, {AN_CARD, AN_TILE}},
    [AA_LIFT]      = {"lift",      0, {AN_TILE}},
    [AA_SHELL]     = {"shell",     0, {AN_TILE}},
    [AA_PLAY]      = {"play",      0, {AN_CARD}}, /* and what the card asks for */
    [AA_PASS]      = {"pass",      0, {AN_END}},
    [AA_SUPPORT]   = {"support",   0, {AN_TILE}},
    [AA_SACRIFICE] = {"sacrifice", 0, {AN_CARD}},
    [AA_GAIN]      = {"gain",      0, {AN_END}},
    [AA_TAKE]      = {"take",      0, {AN_END}},
    [AA_ADVANCE]   = {"advance",   0, {AN_END}},
    [AA_DRAW]      = {"draw",      1, {AN_CARD}},
    [AA_FLIP]      = {"flip",      1, {AN_CARD}},
    [AA_LOT]       = {"lot",       1, {AN_NUMBER}},
};
/* clang-format on */

const uint8_t *assault_operands_of(int kind)
{
    static const uint8_t none[] = {AN_END, AN_END}, unit[] = {AN_TILE, AN_END},
                         two[] = {AN_TILE, AN_TILE_OR_NONE, AN_END},
                         route[] = {AN_TILE, AN_TILE_2, AN_END}, choice[] = {AN_CHOICE, AN_END},
                         discard[] = {AN_DISCARD, AN_END};
    switch (kind) {
    case AK_AIR_STRIKE:
    case AK_BOMBER_RUN:
    case AK_RANGED_BOMBARDMENT:
    case AK_PREP_FIRE:
    case AK_IMPROVED_DEFENSES:
    case AK_REPLACEMENTS:
    case AK_DOUBLE_TIME:
    case AK_COMMANDER_INITIATIVE:
    case AK_MORALE_BOOST:
    case AK_OPPORTUNITY_FIRE:
        return unit;
    case AK_COUNTER_OFFENSIVE:
        return two;
    case AK_RE_DEPLOY:
        return route;
    case AK_NATIONAL_ADVANTAGE:
        return choice;
    case AK_FIELD_SALVAGE:
        return discard;
    default:
        return none;
    }
}
