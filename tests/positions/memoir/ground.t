# Chapter 9: taking ground.

% [GROUND-1] after a close assault that drove the target away or destroyed it the unit may advance
put E5 I4
put e6 i1/4
put A9 i4
discard ambush
battle E5
do attack E5-e6; roll flag star star; retreat e6-E7
open take-ground
asks allies
list : take-ground; pass
do take-ground
unit e6 I4
empty E5
again
do attack E5-e6; roll grenade star star
open take-ground
do take-ground
unit e6 I4

% [GROUND-1] into the hex the target was in, not where it went
put E5 I4
put e6 i4
discard ambush
battle E5
do attack E5-e6; roll flag flag star; retreat e6-E7; retreat E7-e8; take-ground
unit e6 I4
unit e8 i4

% [GROUND-1] not after firing from a distance
put E5 I4
put F7 A3
put E7 i1/4
put H7 i1/4
put A9 i4
battle E5 F7
do attack E5-E7; roll grenade star
empty E7
open none
do attack F7-H7; roll grenade star star
open none
refuse MR_NOT_NOW take-ground

% [GROUND-1] [RETREAT-10] also if the target died of steps it could not make
put e8 I4
put E9 i1/4
put A9 i4
discard ambush
battle e8
do attack e8-E9; roll flag star star
open take-ground
do take-ground
unit E9 I4

% [GROUND-2] taking ground is a choice, made at once
put E5 I4
put e6 i1/4
put H5 I4
put h6 i4
discard ambush
battle E5 H5
do attack E5-e6; roll grenade star star
refuse MR_NOT_NOW attack H5-h6; done
do pass
unit E5 I4
empty e6
refuse MR_NOT_NOW take-ground
do attack H5-h6; roll star star star
refuse MR_NOT_NOW take-ground

% [GROUND-3] infantry and armor of every kind take ground
put A5 I4
put D5 I4+
put G5 R3
put J5 A3
put A1 A4+
put a6 d6 g6 j6 a2: i1/4
put M9 i4
discard ambush
battle A5 D5 G5 J5 A1
do attack A5-a6; roll grenade star star; take-ground
unit a6 I4
do attack D5-d6; roll grenade star star; take-ground
unit d6 I4
do attack G5-g6; roll grenade star star; take-ground
unit g6 R3
do attack J5-j6; roll grenade star star; take-ground
unit j6 A3
do attack A1-a2; roll grenade star star; take-ground
unit a2 A4

% [GROUND-3] artillery never does
put A5 G2
put a6 i1/4
put D5 G2
put d6 i4
put M9 i4
discard ambush
battle A5 D5
do attack A5-a6; roll grenade star star
empty a6
open none
do attack D5-d6; roll flag star star; retreat d6-D7
open none
unit D5 G2

% [GROUND-4] a unit that ambushes takes no ground
put E5 I1/4
put e6 i4
put H5 I4
put h6 a3
hand axis ambush recon-left
battle E5 H5
do attack E5-e6; ambush; roll grenade star star
empty E5
unit e6 i4
open none
asks allies
again
do attack H5-h6; ambush; roll flag star star; retreat H5-h4
unit h6 a3
open none

% [GROUND-5] where the target stayed there is no ground to take
put A5 D5 G5: I4
put a6 sandbags i4
put d6 i4
put D7 E7: i4
put g6 i4
discard ambush
battle A5 D5 G5
do attack A5-a6; roll flag star; ignore
open none
unit a6 i4
do attack D5-d6; roll flag star star
unit d6 i3
open none
do attack G5-g6; roll infantry star star
open none

% [GROUND-6] [OBS-WIRE-10] a unit that has just come onto wire takes no ground
put D5 I4
put E5 wire
put e6 i1/4
put G5 A3
put H5 wire
put h6 i1/4
put M9 i4
discard ambush
orders D5 G5
do move D5-E5; move G5-H5; done
do attack E5-e6; roll grenade star
empty e6
open none
do attack H5-h6; roll grenade star star
empty h6
open none
unit E5 I4
unit H5 A3

% [GROUND-6] a unit that stood on wire when the turn began takes ground
put E5 wire I4
put e6 i1/4
put H5 I4
put I5 wire
put h6 i1/4
put M9 i4
discard ambush
orders E5 H5
do done
do attack E5-e6; roll grenade star; take-ground
unit e6 I4
do attack H5-h6; roll grenade star star; take-ground
unit h6 I4

% [GROUND-6] [UNIT-FR-3] Resistance that entered forest, town, church or hedgerow battles but takes no ground
put A5 D5 G5 J5: R3
put B5 forest
put E5 town
put H5 church
put K5 hedgerow
put b6 e6 h6 k6: i1/4
put M1 i4
discard ambush
orders A5 D5 G5 J5
do move A5-B5; move D5-E5; move G5-H5; move J5-K5; done
do attack B5-b6; roll grenade star star
empty b6
open none
do attack E5-e6; roll grenade star star
open none
do attack H5-h6; roll grenade star star
open none
do attack K5-k6; roll grenade star star
open none

% [GROUND-6] Resistance that was there already takes ground
put B5 forest R3
put E5 town R3
put b6 e6: i1/4
put M1 i4
discard ambush
battle B5 E5
do attack B5-b6; roll grenade star star; take-ground
unit b6 R3
do attack E5-e6; roll grenade star star; take-ground
unit e6 R3

% [GROUND-6] a unit that came ashore this turn may take ground: leaving the ocean is no stop
put e4 ocean I4
put E5 beach
put e6 i1/4
put M9 i4
discard ambush
orders e4
do move e4-E5; done; attack E5-e6; roll grenade star star; take-ground
unit e6 I4

% [GROUND-7] a move used up does not matter
put B5 A3
put e6 i1/4
put H5 I4
put i6 i1/4
put K3 I4+
put k6 i1/4
put M9 i4
discard ambush
orders B5 H5 K3
do move B5-E5; move H5-I5; move K3-K5; done
do attack E5-e6; roll grenade star star; take-ground
unit e6 A3
do attack I5-i6; roll grenade star star; take-ground
unit i6 I4
do attack K5-k6; roll grenade star star; take-ground
unit k6 I4

% [GROUND-7] [TER-BEACH-4] nor does a move of 2 hexes onto a beach
put C5 A3
put D5 E5 e6: beach
put e6 i1/4
put M9 i4
discard ambush
orders C5
do move C5-E5; done; attack E5-e6; roll grenade star star; take-ground
unit e6 A3

% [GROUND-8] armor cannot take a bunker or a hedgehog, infantry can
put A5 A3
put a6 bunker i1/4
put D5 A3
put d6 hedgehog i1/4
put G5 I4
put g6 bunker i1/4
put J5 R3
put j6 hedgehog i1/4
put M1 i4
discard ambush
battle A5 D5 G5 J5
do attack A5-a6; roll grenade
empty a6
open none
do attack D5-d6; roll grenade star star
empty d6
open none
do attack G5-g6; roll grenade star; take-ground
unit g6 I4
do attack J5-j6; roll grenade star star; take-ground
unit j6 R3

% [GROUND-8] ground that the scenario closes cannot be taken
put A5 I4
put a6 hill i1/4
put M1 i4
rule impassable a6
discard ambush
battle A5
do attack A5-a6; roll grenade star
empty a6
open none

% [GROUND-9] what the hex does to a unit that enters it happens: stop, no battle, wire, objective
put A5 A3
put a6 forest i1/4
put B7 i4
put D5 A3
put d6 wire i1/4
put G5 I4
put g6 wire i1/4
put J5 I4
put j6 i1/4
rule objective j6 for allies
discard ambush
battle A5 D5 G5 J5
do attack A5-a6; roll grenade; take-ground
open none
do attack D5-d6; roll grenade star star; take-ground
no-wire d6
do pass; attack G5-g6; roll grenade star star; take-ground
wire g6
medals allies 3
do attack J5-j6; roll grenade star star
medals allies 4
do take-ground
medals allies 5

% [GROUND-9] [VIC-5] the medal of ground taken wins at once
put E5 A3
put e6 i1/4
put H9 i4
put E7 i4
rule objective e6 for allies
score allies 4
discard ambush
battle E5
do attack E5-e6; roll grenade star star
result none
medals allies 5
do take-ground
result allies
asks nobody

% [GROUND-10] taking ground costs nothing: a 2-hex step up is made after a move, up a bluff or a steep hill
edition revised
put D5 beach
put C5 I4
put d6 sea-bluff i1/4
put G5 I4
put h6 steep-hill i1/4
put J5 A3
put k6 steep-hill i1/4
put M9 i4
discard ambush
orders C5 G5 J5
do move C5-D5; move G5-H5; move J5-K5; done
do attack D5-d6; roll grenade star; take-ground
unit d6 I4
do attack H5-h6; roll grenade star; take-ground
unit h6 I4
do attack K5-k6; roll grenade star; take-ground
unit k6 A3

% [GROUND-11] infantry takes ground once: it has no second battle
put E5 I4
put e6 i1/4
put F7 i1/4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
open none
refuse MR_BATTLED attack e6-F7
refuse MR_NOT_NOW take-ground

% [GROUND-11] [OVERRUN-5] armor takes ground after its battle and after its overrun, no third time
put E5 A3
put e6 i1/4
put F7 i1/4
put f8 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
open overrun
do attack e6-F7; roll grenade star star
open take-ground
do take-ground
unit F7 A3
open none
refuse MR_BATTLED attack F7-f8
list :done

% [GROUND-12] taking ground is leaving: sandbags go, a temporary medal is given back
put E5 sandbags I4
put e6 i1/4
put M9 i4
rule objective E5 for allies
discard ambush
battle E5
medals allies 1
do attack E5-e6; roll grenade star star
sandbags E5
medals allies 2
do take-ground
no-sandbags E5
medals allies 1
again
do attack E5-e6; roll grenade star star; pass
sandbags E5
medals allies 2

% [GROUND-13] in revised a unit that left a hedgerow this turn may take ground
edition revised
put D5 hedgerow I4
put e6 i1/4
put G5 hedgerow A3
put h6 i1/4
put M9 i4
discard ambush
orders D5 G5
do move D5-E5; move G5-H5; done
do attack E5-e6; roll grenade star star; take-ground
unit e6 I4
do attack H5-h6; roll grenade star star; take-ground
unit h6 A3

# Pairs.

% [GROUND-6] [CARD-BEL-13] taking ground and Behind Enemy Lines: after any first move, and the second follows
put A5 I4
put B5 C5: wire
put c6 i1/4
put M9 i4
card behind-enemy-lines
discard ambush
orders A5
do move A5-C5; done; attack C5-c6; roll grenade star star; take-ground
unit c6 I4
do done
phase move-again
allow move c6-f6

% [GROUND-12] [OBJ-3] taking ground and objectives: one is left, another entered, in one step
put E5 I4
put e6 i1/4
put M9 i4
rule objective E5 for allies
rule objective e6 for allies axis
discard ambush
battle E5
medals allies 1
medals axis 1
do attack E5-e6; roll grenade star star
medals axis 0
medals allies 2
do take-ground
medals allies 2

% [GROUND-4] [CARD-AMBUSH-8] taking ground and Ambush: an ambush that fails changes nothing for the attacker
put E5 I4
put e6 i1/4
put M9 i4
hand axis ambush recon-left
battle E5
do attack E5-e6; ambush; roll infantry star star; roll grenade star star
open take-ground
do take-ground
unit e6 I3
