# Chapter 10: armor overrun.

% [OVERRUN-1] armor that has just taken ground may battle once more at once
put E5 A3
put e6 i1/4
put F7 i4
put H5 A4+
put h6 i4
discard ambush
battle E5 H5
do attack E5-e6; roll grenade star star; take-ground
open overrun
asks allies
rolls e6-F7 3
do attack e6-F7; roll infantry star star
unit F7 i3
do attack H5-h6; roll flag star star; retreat h6-H7; take-ground
open overrun
do attack h6-H7; roll star star star

% [OVERRUN-1] infantry and Resistance that take ground do not battle again
put E5 I4
put e6 i1/4
put F7 i4
put H5 I4+
put h6 i1/4
put I7 i4
put K5 R3
put k6 i1/4
put L7 i4
discard ambush
battle E5 H5 K5
do attack E5-e6; roll grenade star star; take-ground
open none
do attack H5-h6; roll grenade star star; take-ground
open none
do attack K5-k6; roll grenade star star; take-ground
open none
list :done

% [OVERRUN-2] with an enemy next to it the overrun must be against that enemy
put E5 A3
put e6 i1/4
put F7 i4
put e8 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
list : attack e6-F7; pass
refuse MR_NEXT_FIRST attack e6-e8

% [OVERRUN-2] otherwise against any enemy in range and sight
put E5 A3
put e6 i1/4
put h6 i4
put e8 i4
put b6 a3
put C7 forest
put A7 i4
put c8 i4
put A9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
list : attack e6-h6; attack e6-e8; attack e6-b6; attack e6-c8; pass
refuse MR_OUT_OF_RANGE attack e6-A7; attack e6-A9

% [OVERRUN-2] [LOS-1] what it cannot see it cannot overrun
put E5 A3
put e6 i1/4
put f6 forest
put g6 i4
put e8 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
list : attack e6-e8; pass
refuse MR_NO_SIGHT attack e6-g6

% [OVERRUN-2] no target, no question
put E5 A3
put e6 i1/4
put L9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
open none
phase battle

% [OVERRUN-3] the overrun is a choice
put E5 A3
put e6 i1/4
put F7 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground; pass
open none
unit e6 A3
refuse MR_BATTLED attack e6-F7

% [OVERRUN-4] one overrun a turn
put E5 A3
put e6 i1/4
put F7 i1/4
put f8 i1/4
put g8 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
do attack e6-F7; roll grenade star star; take-ground
unit F7 A3
open none
refuse MR_BATTLED attack F7-f8; attack F7-g8

% [OVERRUN-5] an overrun from a distance gives no ground
put E5 A3
put e6 i1/4
put e8 i1/4
put M9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
do attack e6-e8; roll grenade star star
empty e8
open none
unit e6 A3

% [OVERRUN-5] an overrun that left its target in place gives no ground
put E5 A3
put e6 i1/4
put F7 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
do attack e6-F7; roll infantry star star
open none

% [OVERRUN-6] no overrun after taking forest, town, church or hedgerow
put A5 D5 G5 J5: A3
put a6 forest i1/4
put d6 town i1/4
put g6 church i1/4
put j6 hedgerow i1/4
put B7 E7 H7 K7: i4
discard ambush
battle A5 D5 G5 J5
do attack A5-a6; roll grenade; take-ground
unit a6 A3
open none
do attack D5-d6; roll grenade; take-ground
open none
do attack G5-g6; roll grenade; take-ground
open none
do attack J5-j6; roll grenade; take-ground
open none
list :done

% [OVERRUN-6] hill, beach, bridge, sandbags do not forbid it
put A5 D5 G5 J5: A3
put a6 hill i1/4
put d6 beach i1/4
put g6 river bridge i1/4
put j6 sandbags i1/4
put B7 E7 H7 K7: i4
discard ambush
battle A5 D5 G5 J5
do attack A5-a6; roll grenade star; take-ground
open overrun
do pass; attack D5-d6; roll grenade star star; take-ground
open overrun
do pass; attack G5-g6; roll grenade star star; take-ground
open overrun
do pass; attack J5-j6; roll grenade star; take-ground
open overrun

% [OVERRUN-7] [OBS-WIRE-5] onto wire: it is crushed, the overrun follows, more ground does not
put E5 A3
put e6 wire i1/4
put F7 i1/4
put M9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
no-wire e6
open overrun
rolls e6-F7 3
do attack e6-F7; roll grenade star star
empty F7
open none
unit e6 A3

% [OVERRUN-8] battle and overrun are finished before another unit battles
put E5 A3
put e6 i1/4
put F7 i4
put H5 I4
put h6 i4
put K5 wire I4
discard ambush
battle E5 H5 K5
do attack E5-e6; roll grenade star star; take-ground
refuse MR_OTHER_BATTLE attack H5-h6
refuse MR_NOT_NOW done; remove-wire K5
do pass
allow attack H5-h6; remove-wire K5

% [OVERRUN-9] the die of Armor Assault counts in an overrun next to the enemy, not at a distance
put E5 A3
put e6 i1/4
put F7 i4
put H5 A3
put h6 i1/4
put h8 i4
card armor-assault
discard ambush
battle E5 H5
do attack E5-e6
dice 4
do roll grenade star star star; take-ground
rolls e6-F7 4
do pass; attack H5-h6; roll grenade star star star; take-ground
rolls h6-h8 3

% [OVERRUN-9] the same with Close Assault; with Their Finest Hour at any distance
put E5 A3
put e6 i1/4
put F7 i4
put H5 A3
put h6 i1/4
put h8 i4
card close-assault
discard ambush
battle E5 H5
do attack E5-e6; roll grenade star star star; take-ground
rolls e6-F7 4
do pass; attack H5-h6; roll grenade star star star; take-ground
rolls h6-h8 3

% [OVERRUN-9] Their Finest Hour
put H5 A3
put h6 i1/4
put h8 i4
card their-finest-hour
discard ambush
battle H5
do attack H5-h6; roll grenade star star star; take-ground
rolls h6-h8 4

% [OVERRUN-10] an overrun next to the enemy may be ambushed, the first battle may too
put E5 A3
put e6 i1/4
put F7 i4
hand axis ambush recon-left
battle E5
do attack E5-e6
open ambush
do pass; roll grenade star star; take-ground; attack e6-F7
asks axis
open ambush
do ambush; roll armor armor armor
empty e6
medals axis 1
open none

% [OVERRUN-10] an overrun from a distance may not; one Ambush a turn is all
put E5 A3
put e6 i1/4
put e8 i4
put H5 A3
put h6 i2/4
put I7 i4
hand axis ambush recon-left
battle E5 H5
do attack E5-e6; pass; roll grenade star star; take-ground; attack e6-e8
open attack
do roll star star star
do attack H5-h6; ambush; roll star star star; roll grenade infantry star; take-ground; attack h6-I7
open attack

% [OVERRUN-11] without taking ground there is no overrun
put E5 A3
put e6 i1/4
put f6 i4
put F5 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; pass
open none
refuse MR_BATTLED attack E5-F5

# Pairs.

% [OVERRUN-1] [CARD-COUNTER-4] overrun and Counter-Attack on Armor Assault: with the additional die
put E5 A3
put e6 i1/4
put F7 i4
last axis armor-assault
card counter-attack as armor-assault
discard ambush
battle E5
do attack E5-e6; roll grenade star star star; take-ground
rolls e6-F7 4

% [OVERRUN-5] [VIC-2] overrun and victory: the last medal ends the battle before ground is taken
put E5 A3
put e6 i1/4
put F7 i1/4
put M9 i4
score allies 4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground; attack e6-F7; roll grenade star star
result allies
unit e6 A3
asks nobody

% [OVERRUN-2] [RETREAT-5] overrun and retreat: the enemy driven back next to the armor is its target
put E5 A3
put e6 i4
put f8 i4
discard ambush
battle E5
do attack E5-e6; roll flag star star; retreat e6-F7; take-ground
list : attack e6-F7; pass
do attack e6-F7; roll flag star star; retreat F7-e8; take-ground
unit F7 A3
open none
