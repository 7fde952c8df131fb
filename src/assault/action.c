#include "assault/action.h"

/* clang-format off */
const assault_action_info assault_action_kinds[ASSAULT_ACTION_KINDS] = {
    [AA_NONE]      = {"",          {AN_END}, 0},
    [AA_MIX]       = {"mix",       {AN_NUMBER}, 0},
    [AA_BUY]       = {"buy",       {AN_DECK}, 0},
    [AA_PLACE]     = {"place",     {AN_CARD, AN_TILE}, 0},
    [AA_DONE]      = {"done",      {AN_END}, 0},
    [AA_MOVE]      = {"move",      {AN_TILE, AN_TILE_2}, 0},
    [AA_SWAP]      = {"swap",      {AN_TILE, AN_TILE_2}, 0},
    [AA_DIG_IN]    = {"dig-in",    {AN_TILE}, 0},
    [AA_ATTACK]    = {"attack",    {AN_TILE, AN_TILE_2}, 0},
    [AA_TRANSFER]  = {"transfer",  {AN_TILE, AN_TILE_2}, 0},
    [AA_ACTIVATE]  = {"activate",  {AN_TILE}, 0},
    [AA_DEPLOY]    = {"deploy",    {AN_CARD, AN_TILE}, 0},
    [AA_DROP]      = {"drop",      {AN_CARD, AN_TILE}, 0},
    [AA_LAND]      = {"land",      {AN_CARD, AN_TILE}, 0},
    [AA_LIFT]      = {"lift",      {AN_TILE}, 0},
    [AA_SHELL]     = {"shell",     {AN_TILE}, 0},
    [AA_PLAY]      = {"play",      {AN_CARD}, 0}, /* and what the card asks for */
    [AA_PASS]      = {"pass",      {AN_END}, 0},
    [AA_SUPPORT]   = {"support",   {AN_END}, 0},
    [AA_SACRIFICE] = {"sacrifice", {AN_CARD}, 0},
    [AA_GAIN]      = {"gain",      {AN_END}, 0},
    [AA_TAKE]      = {"take",      {AN_END}, 0},
    [AA_ADVANCE]   = {"advance",   {AN_END}, 0},
    [AA_DRAW]      = {"draw",      {AN_CARD}, 1},
    [AA_FLIP]      = {"flip",      {AN_CARD}, 1},
    [AA_LOT]       = {"lot",       {AN_NUMBER}, 1},
};
/* clang-format on */

const uint8_t *assault_operands_of(int kind)
{
    static const uint8_t none[] = {AN_END}, unit[] = {AN_TILE, AN_END},
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
