# Chapter 15.2: hedgehogs.

% [OBS-HEDGEHOG-1] only infantry enters a hedgehog, by move, retreat or taking ground
put A5 I4
put a6 hedgehog
put D5 A3
put d6 hedgehog
put G5 G2
put g6 hedgehog
put J5 R3
put j6 hedgehog
put M9 i4
orders A5 D5 G5 J5
allow move A5-a6; move J5-j6
refuse MR_HEDGEHOG move D5-d6; move G5-g6; move D5-d6-D7

% [OBS-HEDGEHOG-1] in retreat
put A5 D5 G5: I4
put a6 i4
put d6 a3
put g6 g2
put A7 B7 D7 E7 G7: hedgehog
discard ambush
battle A5 D5 G5
do attack A5-a6; roll flag star star; retreat a6-A7; pass
do attack D5-d6; roll flag star star
unit d6 a2
do attack G5-g6; roll flag star star
refuse MR_RETREAT_CLOSED retreat g6-G7

% [OBS-HEDGEHOG-1] and for taking ground
put A5 I4
put a6 hedgehog i1/4
put D5 A3
put d6 hedgehog i1/4
put M9 i4
discard ambush
battle A5 D5
do attack A5-a6; roll grenade star star; take-ground
unit a6 I4
do attack D5-d6; roll grenade star star
empty d6
open none

% [OBS-HEDGEHOG-2] it stops nobody, forbids no battle and takes no dice off
put A5 I4
put B5 hedgehog
put a6 a4 b6 b4: river
put D5 I4
put E5 hedgehog
put E7 i4
put G5 I4
put g6 hedgehog i4
put J5 A3
put j6 hedgehog i4
put A1 hedgehog I4
put a2 i4
put D1 G2
put d2 hedgehog i4
orders A5 D5 G5 J5 A1 D1
allow move A5-C5
do move D5-E5; done
rolls E5-E7 2
rolls G5-g6 3
rolls J5-j6 3
rolls A1-a2 3
rolls D1-d2 3

% [OBS-HEDGEHOG-3] its infantry may ignore one flag for each attack
put A5 B5: I4
put a6 hedgehog i4
discard ambush
battle A5 B5
do attack A5-a6; roll flag infantry star
open ignore-flag
do ignore
unit a6 i3
do attack B5-a6; roll flag flag star; ignore
open retreat

% [OBS-HEDGEHOG-4] it hides nobody, and stays where it is
put A5 I4
put B5 hedgehog
put C5 i4
put E5 hedgehog I4
put M9 i4
battle A5
sees A5 C5
rolls A5-C5 2

% [OBS-HEDGEHOG-4] a unit that enters it after another has left finds it there
put E5 I4
put e6 hedgehog i4
discard ambush
hand axis recon-center
hand allies probe-left
battle E5
do attack E5-e6; roll flag star star; pass; retreat e6-E7; take-ground
unit e6 I4
next-turn
do play recon-center; order E7; done; attack E7-e6; roll flag star star
asks allies
open ignore-flag
