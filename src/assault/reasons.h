/* Why an Assault action is refused: code, rule, sentence. Page 0x400 of core/reason.h. */
#ifndef BOCAGE_ASSAULT_REASONS_H
#define BOCAGE_ASSAULT_REASONS_H

#include "core/reason.h"

enum { ASSAULT_REASONS_FIRST = 0x400 };

/* clang-format off */
#define ASSAULT_REASONS(R)                                                                                                      \
    R(AR_NOT_NOW, "assault:TURN-2", N_("this cannot be done now"))                                                              \
    R(AR_MIX, "assault:DRAW-1", N_("only so many cards are drawn"))                                                             \
    R(AR_HAND_FULL, "assault:DRAW-4", N_("cards are bought only while the hand is not full"))                                   \
    R(AR_TOO_DEAR, "assault:PRES-3", N_("there is not enough prestige"))                                                        \
    R(AR_NO_CARD_LEFT, "assault:CARD-12", N_("there is no card left to draw"))                                                  \
    R(AR_NOT_IN_HAND, "assault:CARD-10", N_("you do not hold that card"))                                                       \
    R(AR_START_BUDGET, "assault:SETUP-6", N_("the starting units may not cost that much"))                                      \
    R(AR_START_COUNT, "assault:SETUP-6", N_("no more starting units are allowed"))                                              \
    R(AR_START_ZONE, "assault:SETUP-7", N_("starting units go on free tiles of the own set-up zone"))                           \
    R(AR_START_ALL, "assault:SETUP-7", N_("all starting units have to be placed first"))                                        \
    R(AR_NO_UNIT, "assault:OPS-1", N_("none of your units is there"))                                                           \
    R(AR_MOVED, "assault:ACT-1", N_("the unit has no move left"))                                                               \
    R(AR_MOVE_OR_FIRE, "assault:ACT-2", N_("the unit moves, or digs in, or attacks, not more than one of them"))               \
    R(AR_DUG, "assault:DIG-1", N_("digging in takes the whole activation"))                                                     \
    R(AR_NOT_NEXT, "assault:MOVE-1", N_("a move is one tile"))                                                                  \
    R(AR_DIAGONAL, "assault:MOVE-2", N_("the unit does not move diagonally"))                                                   \
    R(AR_ENEMY_THERE, "assault:MOVE-4", N_("an enemy unit is there"))                                                           \
    R(AR_OCCUPIED, "assault:MAP-7", N_("there is a unit already"))                                                              \
    R(AR_RIVER, "assault:MOVE-6", N_("nobody enters the river without a bridge"))                                               \
    R(AR_SWAMP, "assault:MOVE-7", N_("the unit cannot enter a swamp"))                                                          \
    R(AR_FORBIDDEN_TILE, "assault:DUEL07-S1", N_("the tile is closed to this side"))                                            \
    R(AR_IMMOBILE, "assault:DUEL02-S2", N_("the unit never moves"))                                                             \
    R(AR_STUCK, "assault:DUEL03-S1", N_("the unit is stuck in the swamp this turn"))                                            \
    R(AR_ACTIVATE_FIRST, "assault:DUEL03-S1", N_("a unit in a swamp has to be activated first"))                                \
    R(AR_NO_CHECK, "assault:DUEL03-S1", N_("the unit needs no check"))                                                          \
    R(AR_SWAP_PARTNER, "assault:MOVE-5", N_("units swap with an adjacent own unit that has its move left"))                     \
    R(AR_DUG_IN_ALREADY, "assault:DIG-8", N_("the unit is dug in already"))                                                     \
    R(AR_NO_DIGGING, "assault:DUEL08-S4", N_("units of this side may not dig in here"))                                         \
    R(AR_FIRED, "assault:ATK-4", N_("the unit has attacked already"))                                                           \
    R(AR_NOT_ORTHOGONAL, "assault:ATK-1", N_("attacks go to one of the four side neighbours"))                                  \
    R(AR_NO_ENEMY, "assault:ATK-1", N_("there is no enemy unit to attack"))                                                     \
    R(AR_GAVE, "assault:ABIL-14", N_("the unit has transferred its activation"))                                                \
    R(AR_NO_TRANSFER, "assault:ABIL-13", N_("the unit cannot transfer its activation"))                                         \
    R(AR_TRANSFER_TO, "assault:ABIL-13", N_("an activation is transferred to an adjacent own unit"))                            \
    R(AR_TRANSFERRED, "assault:ABIL-15", N_("a transferred activation cannot be passed on"))                                    \
    R(AR_NOT_SUPPLIED, "assault:DEPLOY-2", N_("the tile is not linked to the home row"))                                        \
    R(AR_NO_NEW_UNITS, "assault:DUEL06-S2", N_("no unit may be placed after set-up"))                                           \
    R(AR_NO_DEPLOY_THERE, "assault:DUEL03-S3", N_("no unit may be placed there"))                                               \
    R(AR_SACRIFICE_ONLY, "assault:DUEL05-S1", N_("the card may only be sacrificed here"))                                       \
    R(AR_NO_DROP, "assault:DUEL09-S2", N_("only airborne units drop, from turn 3 on, on free tiles of the enemy half"))         \
    R(AR_NO_LANDING, "assault:DUEL07-S4", N_("one unit a turn lands, on one of the landing tiles"))                             \
    R(AR_NO_LIFT, "assault:DUEL02-S1", N_("one enemy dug-in marker may be lifted in an even turn"))                             \
    R(AR_NO_SHELL, "assault:DUEL08-S1", N_("one face-up enemy unit with morale to lose may be shelled in a turn"))              \
    R(AR_WRONG_PHASE, "assault:CARD-5", N_("operations cards are for the own operations phase"))                                \
    R(AR_NOT_IN_COMBAT, "assault:CARD-6", N_("combat cards are for step 9 of a combat"))                                        \
    R(AR_NOT_THIS_MOMENT, "assault:CARD-7", N_("surprise cards are for the moment their text names"))                           \
    R(AR_NO_EFFECT, "assault:CARD-18", N_("the card would have no effect"))                                                     \
    R(AR_FACE_DOWN, "assault:REVEAL-7", N_("the unit has to be face up"))                                                       \
    R(AR_NOT_YOURS, "assault:CARD-8", N_("the card is for an own unit"))                                                        \
    R(AR_NOT_ENEMY, "assault:CARD-8", N_("the card is for an enemy unit"))                                                      \
    R(AR_NEXT_TO_ENEMY, "assault:CARD-8", N_("the unit is next to an enemy"))                                                   \
    R(AR_SHELTERED, "assault:DUEL03-S2", N_("the card cannot pick a unit in a swamp"))                                          \
    R(AR_NOT_FIRING, "assault:COMBAT-9", N_("the card is for the other role in this firing"))                                   \
    R(AR_TWICE, "assault:CARD-8", N_("two different units are needed"))                                                         \
    R(AR_NOT_THERE, "assault:CARD-8", N_("the card is not among the discards"))                                                 \
    R(AR_CANNOT_SUPPORT, "assault:SUPPORT-1", N_("the unit cannot give support here"))                                          \
    R(AR_NOT_TO_PLACE, "assault:SETUP-6", N_("that unit is not among those to be placed"))                                      \
    R(AR_NO_UNIT_CARD, "assault:DEPLOY-1", N_("that is no unit card; only unit cards are placed"))                              \
    R(AR_NO_ACTION_CARD, "assault:CARD-1", N_("only action cards are played; unit cards are placed"))                           \
    R(AR_BLUFF, "assault:BLUFF-2", N_("the bluff card is only shown in step 10 of a combat"))                                   \
    R(AR_FIXED, "assault:DUEL07-S5", N_("this unit may not leave its tile"))                                                    \
    R(AR_IN_COMBAT, "assault:ATK-5", N_("the combat is fought to its end first; operations cards wait until then"))

enum { ASSAULT_REASONS_BEFORE = ASSAULT_REASONS_FIRST - 1, ASSAULT_REASONS(BCG_REASON_ENUM) ASSAULT_REASONS_END };
/* clang-format on */

extern const bcg_reason_page assault_reasons;

#endif
