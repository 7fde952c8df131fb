# Chapter 15.1: bunkers.

% [OBS-BUNKER-1] only infantry enters a bunker by moving
put A5 I4
put a6 bunker
put D5 A3
put d6 bunker
put G5 G2
put g6 bunker
put J5 R3
put j6 bunker
put A1 I4+
put a2 bunker
put M9 i4
orders A5 D5 G5 J5 A1
allow move A5-a6; move J5-j6; move A1-a2
refuse MR_BUNKER move D5-d6; move G5-g6; move D5-d6-D7

% [OBS-BUNKER-1] only infantry takes ground there
put A5 I4
put a6 bunker i1/4
put D5 A3
put d6 bunker i1/4
put G5 A4+
put g6 bunker i1/4
put M9 i4
discard ambush
battle A5 D5 G5
do attack A5-a6; roll grenade star; take-ground
unit a6 I4
do attack D5-d6; roll grenade
empty d6
open none
do attack G5-g6; roll grenade
open none

% [OBS-BUNKER-1] only infantry retreats there
put A5 D5 G5: I4
put a6 i4
put d6 a3
put g6 g2
put A7 B7 D7 E7 G7: bunker
discard ambush
battle A5 D5 G5
do attack A5-a6; roll flag star star; retreat a6-B7
unit B7 i4
do pass; attack D5-d6; roll flag star star
unit d6 a2
do attack G5-g6; roll flag star star
refuse MR_RETREAT_CLOSED retreat g6-G7
list : retreat g6-H7

% [OBS-BUNKER-2] infantry does not stop in a bunker and battles after entering it
put A5 I4
put B5 bunker
put a6 a4 b6 b4: river
put D5 I4
put E5 bunker
put E7 i4
put G5 I4+
put H5 I5: bunker
put I7 i4
orders A5 D5 G5
allow move A5-C5
do move D5-E5; move G5-I5; done
rolls E5-E7 2
rolls I5-I7 2

% [OBS-BUNKER-3] artillery and armor set up in a bunker never move out of it
put A5 bunker G2
put D5 bunker A3
put G5 bunker I4
put A9 i4
orders A5 D5 G5
refuse MR_DUG_IN move A5-B5; move A5-a6; move D5-E5; move D5-F5
list move A5:
list move D5:
allow move G5-H5; move G5-I5
do done
rolls A5-A9 2

% [OBS-BUNKER-3] nor take ground, nor overrun
put D5 bunker A3
put d6 i1/4
put E7 i4
discard ambush
battle D5
do attack D5-d6; roll grenade star star
empty d6
open none
unit D5 A3

% [OBS-BUNKER-3] nor retreat
put D7 I4
put d8 bunker a3
put G7 I4
put g8 bunker g2
put J7 I4
put j8 bunker i4
discard ambush
battle D7 G7 J7
do attack D7-d8; roll flag flag; pass
unit d8 a1
open none
do attack G7-g8; roll flag star; pass
unit g8 g1
do attack J7-j8; roll flag star; pass
list : retreat j8-J9; retreat j8-K9

% [OBS-BUNKER-3] nor with Artillery Bombard
put A5 bunker G2
put C5 G2
put M9 i4
card artillery-bombard
orders A5 C5
refuse MR_DUG_IN move A5-B5
allow move C5-F5

% [OBS-BUNKER-4] against a target in a bunker: infantry 1 less, armor 2 less, artillery none
put A5 I4
put a6 bunker i4
put D5 A3
put d6 bunker i4
put G5 G2
put g6 bunker i4
put J5 R3
put j6 bunker g2
put A1 I4
put A3 bunker i4
put D1 A3
put d2 bunker a3
battle A5 D5 G5 J5 A1 D1
rolls A5-a6 2
rolls D5-d6 1
rolls G5-g6 3
rolls J5-j6 2
rolls A1-A3 1
rolls D1-d2 1

% [OBS-BUNKER-5] a unit in a bunker may ignore one flag for each attack
put A5 B5: I4
put a6 bunker i4
discard ambush
battle A5 B5
do attack A5-a6; roll flag infantry
open ignore-flag
do ignore
unit a6 i3
open none
do attack B5-a6; roll flag flag; ignore
list : retreat a6-A7; retreat a6-B7

% [OBS-BUNKER-6] artillery or armor in its bunker loses a figure for each flag from the second on
put A5 D5 G5: I4
put a6 bunker g2
put d6 bunker a3
put g6 bunker a3
discard ambush
battle A5 D5 G5
do attack A5-a6; roll flag flag; ignore
unit a6 g1
open none
do attack D5-d6; roll flag flag; ignore
unit d6 a2
do attack G5-g6; roll flag star; ignore
unit g6 a3
lost axis 2

% [OBS-BUNKER-6] the flag that is not ignored costs a figure too, and the last figure a medal
put A5 I4
put a6 bunker g1/2
put M9 i4
discard ambush
battle A5
do attack A5-a6; roll flag star; pass
empty a6
medals allies 1
open take-ground

% [OBS-BUNKER-7] the enemy of the side it belongs to has neither cover nor flag from it
put A5 I4
put a6 bunker i4
put D5 A3
put d6 bunker i4
put G5 I4
put g6 bunker i4
rule owner allies a6 d6
rule owner axis g6
discard ambush
battle A5 D5 G5
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 2
do attack A5-a6; roll flag star star
open retreat
do retreat a6-A7; pass
do attack G5-g6; roll flag star
open ignore-flag

% [OBS-BUNKER-7] enemy infantry may enter it, by move and by taking ground
put A5 I4
put a6 bunker
put D5 I4
put d6 bunker i1/4
put M9 i4
rule owner axis a6 d6
discard ambush
orders A5 D5
do move A5-a6; done
do attack D5-d6; roll grenade star; take-ground
unit d6 I4

% [OBS-BUNKER-8] a bunker without owner serves both sides
put A5 I4
put a6 bunker i4
put D5 bunker I4
put d6 i4
put G5 i4
put g4 bunker I4
hand axis ambush recon-left
battle A5 D5
rolls A5-a6 2
do attack D5-d6
open ambush
dice 2
do ambush; roll flag star
asks allies
open ignore-flag

% [OBS-BUNKER-9] who may not use the bunker still has the cover of the ground under it
put A5 I4
put a6 hill bunker i4
put D5 A3
put d6 town bunker i4
put G5 I4
put g6 bunker i4
put J5 A3
put j6 hill bunker i4
rule owner allies a6 d6 g6
rule owner axis j6
discard ambush
battle A5 D5 G5 J5
rolls A5-a6 2
rolls D5-d6 1
rolls G5-g6 3
rolls J5-j6 1
do attack A5-a6; roll flag star
open retreat

% [OBS-BUNKER-10] a bunker hides what is behind it and lets its unit battle in every direction
put A5 I4
put B5 bunker
put C5 i4
put F5 bunker I4
put F7 i4
put F3 i4
put H5 i4
put D5 i4
battle A5 F5
blind A5 C5
refuse MR_NO_SIGHT attack A5-C5
rolls F5-F7 2
rolls F5-F3 2
rolls F5-H5 2
rolls F5-D5 2

# Pairs.

% [OBS-BUNKER-1] [OVERRUN-1] bunker and overrun: no ground, so no second battle
put E5 A3
put e6 bunker i1/4
put E7 i4
discard ambush
battle E5
do attack E5-e6; roll grenade
empty e6
open none
refuse MR_BATTLED attack E5-E7

% [OBS-BUNKER-7] [STACK-5] bunker of the enemy and sandbags in it: the sandbags serve
put A5 A3
put a6 bunker sandbags i4
rule owner allies a6
discard ambush
battle A5
rolls A5-a6 2
do attack A5-a6; roll flag star; ignore
unit a6 i4

% [OBS-BUNKER-3] [CARD-AMBUSH-6] armor in a bunker and Ambush: it cannot go back, so it attacks all the same
put E5 bunker A3
put e6 i4
hand axis ambush recon-left
battle E5
do attack E5-e6; ambush; roll flag flag; ignore
unit E5 A2
open attack
dice 3
