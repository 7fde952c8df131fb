# Chapter 7: what the faces of the dice do. The chances of the faces: src/memoir/dice_test.c.

% [DICE-2] an infantry face hits infantry, special forces and Resistance
put A5 D5 G5: I4
put a6 i4
put d6 i4+
put g6 r3
discard ambush
battle A5 D5 G5
do attack A5-a6; roll infantry infantry star
unit a6 i2
do attack D5-d6; roll infantry star star
unit d6 i3
do attack G5-g6; roll infantry infantry star
unit g6 r1

% [DICE-2] an infantry face does nothing to armor and artillery
put A5 D5 G5: I4
put a6 a3
put d6 a4+
put g6 g2
discard ambush
battle A5 D5 G5
do attack A5-a6; roll infantry infantry infantry
unit a6 a3
do attack D5-d6; roll infantry infantry infantry
unit d6 a4
do attack G5-g6; roll infantry infantry infantry
unit g6 g2
lost axis 0

% [DICE-3] an armor face hits armor and elite armor
put A5 D5: I4
put a6 a3
put d6 a4+
discard ambush
battle A5 D5
do attack A5-a6; roll armor armor star
unit a6 a1
do attack D5-d6; roll armor armor armor
unit d6 a1

% [DICE-3] an armor face does nothing to infantry and artillery
put A5 D5 G5 J5: I4
put a6 i4
put d6 i4+
put g6 r3
put j6 g2
discard ambush
battle A5 D5 G5 J5
do attack A5-a6; roll armor armor armor
unit a6 i4
do attack D5-d6; roll armor armor armor
unit d6 i4
do attack G5-g6; roll armor armor armor
unit g6 r3
do attack J5-j6; roll armor armor armor
unit j6 g2

% [DICE-4] a grenade hits any unit, once each
put A5 D5 G5 J5: I4
put a6 i4
put d6 a3
put g6 g2
put j6 r3
discard ambush
battle A5 D5 G5 J5
do attack A5-a6; roll grenade grenade star
unit a6 i2
do attack D5-d6; roll grenade star star
unit d6 a2
do attack G5-g6; roll grenade star star
unit g6 g1
do attack J5-j6; roll grenade grenade star
unit j6 r1

% [DICE-5] a star does nothing in a battle
put A5 D5 G5: I4
put a6 i4
put d6 a3
put g6 g2
discard ambush
battle A5 D5 G5
do attack A5-a6; roll star star star
unit a6 i4
do attack D5-d6; roll star star star
unit d6 a3
do attack G5-g6; roll star star star
unit g6 g2
open none

% [DICE-5] under Air Power a star hits, whatever the unit; under Barrage it does not
put A1 I4
put a6 i4
put g6 g2
hand allies air-power barrage
do play air-power; target g6; roll star star
empty g6
medals allies 1
open draw
again
do play barrage; target a6; roll star star star star
unit a6 i4
open draw

% [DICE-6] a flag makes the target go back 1 hex, and hits nothing
put A5 I4
put a6 i4
discard ambush
battle A5
do attack A5-a6; roll flag star star
unit a6 i4
open retreat
do retreat a6-A7
unit A7 i4
open take-ground

% [DICE-6] every flag is a hex
put A5 I4
put a6 i4
discard ambush
battle A5
do attack A5-a6; roll flag flag flag; retreat a6-A7; retreat A7-a8
open retreat
do retreat a8-A9
unit A9 i4
lost axis 0

% [DICE-7] artillery is hit by grenades only
put A5 I4
put D5 A3
put G5 G2
put a6 d6 g6: g2
discard ambush
battle A5 D5 G5
do attack A5-a6; roll infantry armor grenade
unit a6 g1
do attack D5-d6; roll infantry armor star
unit d6 g2
do attack G5-g6; roll infantry grenade grenade
empty g6
medals allies 1

% [HIT-1] one figure for each hit, of all faces together
put A5 D5 G5: I4
put a6 i4
put d6 i4
put g6 a4+
discard ambush
battle A5 D5 G5
do attack A5-a6; roll infantry grenade infantry
unit a6 i1
do attack D5-d6; roll infantry armor star
unit d6 i3
do attack G5-g6; roll armor grenade infantry
unit g6 a2
lost axis 6

% [HIT-2] hits beyond the number of figures are lost
put A5 D5: I4
put a6 i2/4
put d6 a1/3
put M9 i4
discard ambush
battle A5 D5
do attack A5-a6; roll infantry infantry grenade; pass
empty a6
lost axis 2
medals allies 1
do attack D5-d6; roll grenade armor armor; pass
lost axis 3
medals allies 2
unit M9 i4

% [HIT-3] all hits come before any flag: the unit that retreats has its losses already
put A5 I4
put a6 i3/4
discard ambush
battle A5
do attack A5-a6; roll flag infantry grenade
open retreat
unit a6 i1
do retreat a6-A7
unit A7 i1

% [HIT-3] [HIT-5] hits that destroy a unit come first: its flags cost nothing and move nobody
put A5 I4
put A9 I4
put a6 i1/4
put B9 i1/4
put M9 i4
rule objective A7 B7 for axis permanent
discard ambush
battle A5 A9
do attack A5-a6; roll flag flag grenade
open take-ground
empty a6 A7 B7
medals axis 0
medals allies 1
lost axis 1
do pass
do attack A9-B9; roll flag infantry infantry
lost axis 2
medals allies 2

% [HIT-4] a unit without figures is gone and the opponent has a medal for it
put A5 I4
put a6 i1/4
put d6 i1/4
discard ambush
battle A5
medals allies 0
do attack A5-a6; roll infantry star star
empty a6
medals allies 1
medals axis 0
unit d6 i1

% [HIT-4] the same for the Axis; a unit with a figure left scores nothing
put A5 a3
put B5 A1/3
put D5 i4
put E5 I2/4
put M1 I4
discard ambush
turn axis 6
battle A5 D5
do attack A5-B5; roll armor star star; pass
empty B5
medals axis 1
do attack D5-E5; roll infantry star star
unit E5 I1
medals axis 1
medals allies 0

% [HIT-4] [BATTLE-27] a figure lost by the unit that answers with Ambush counts too
put A5 I1/4
put a6 i4
put D5 I4
hand axis ambush recon-left
battle A5 D5
do attack A5-a6; ambush; roll grenade star star
empty A5
medals axis 1
open none
unit a6 i4
ordered D5

% [HIT-5] flags against a unit destroyed by the same roll: nothing to ignore and no retreat
put A5 D5: I4
put a6 sandbags i1/4
put d6 bunker i1/4
put M9 i4
discard ambush
battle A5 D5
do attack A5-a6; roll infantry flag
open take-ground
do pass
do attack D5-d6; roll grenade flag
open take-ground

% [HIT-5] [VIC-2] the battle that wins ends at once: no flags, no ground, no overrun
put A5 A3
put a6 i1/4
put B7 i4
score allies 5
discard ambush
battle A5
do attack A5-a6; roll grenade flag flag
result allies
asks nobody
unit A5 A3

% [HIT-4] a unit that is gone has no order left: with nobody else to act the turn goes on
put A5 I1/4
put a6 i4
put D5 I4
hand axis ambush recon-left
battle A5
do attack A5-a6; ambush; roll grenade star star
empty A5
open draw
phase draw
