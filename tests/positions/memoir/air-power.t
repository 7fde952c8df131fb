% [CARD-AIR-1] Air Power names one to four enemy units next to each other; no own unit acts
put C5 I4
put E5 F5 G5 H5 I5: i4
put M9 i4
hand allies air-power
do play air-power
ordered
asks allies
open air-targets
refuse MR_NAME_ONE done
refuse MR_NO_TARGET target C5; target A1
do target E5
allow done
refuse MR_NAMED target E5
refuse MR_NO_GROUP target G5; target M9
do target F5; target G5
list target: target H5
do target H5
# four are named: it begins
open air-strikes
refuse MR_NOT_NOW target I5
refuse MR_NOT_NAMED strike I5
list : strike E5; strike F5; strike G5; strike H5

% [CARD-AIR-1] a single unit with no neighbour is a group too, and own units move and battle not at all
put C5 I4
put D5 i4
put M9 i4
hand allies air-power
do play air-power; target D5; roll star star
unit D5 i2
asks chance
open draw

% [CARD-AIR-2] the group hangs together in any shape: three arms around a middle unit (ruling AMB-19)
put A1 I4
put F5 i4
put E5 i4
put f6 i4
put f4 i4
put M9 i4
hand allies air-power
do play air-power; target E5
refuse MR_NO_GROUP target f6; target f4
do target F5; target f6; target f4
open air-strikes
list : strike f6; strike E5; strike F5; strike f4

% [CARD-AIR-2] units two hexes apart are no group even with an own unit between them
put D5 I4
put C5 E5: i4
hand allies air-power
do play air-power
refuse MR_NO_TARGET target D5
do target C5
# nobody can be added, so the strike begins
open bomb
dice 2

% [CARD-AIR-3] the Allied player rolls 2 dice for each target
put C5 I4
put E5 F5: i4
hand allies air-power
do play air-power; target E5; target F5; strike E5
dice 2
refuse MR_DICE_COUNT roll star; roll star star star
do roll flag infantry; retreat E5-e6
dice 2

% [CARD-AIR-3] the Axis player rolls 1 die for each target
put C5 D5: I4
put E9 i4
turn axis 6
hand axis air-power
do play air-power; target C5; target D5; strike D5
dice 1
do roll star
unit D5 I3
dice 1

% [CARD-AIR-4] infantry is hit by infantry faces, grenades and stars, not by armor faces
put C5 I4
put E5 i4
put M9 i4
hand allies air-power
do play air-power; target E5; roll infantry star
unit E5 i2
again
do play air-power; target E5; roll grenade armor
unit E5 i3

% [CARD-AIR-4] armor is hit by armor faces, grenades and stars, not by infantry faces
put C5 I4
put E5 a3
put M9 i4
hand allies air-power
do play air-power; target E5; roll armor star
unit E5 a1
again
do play air-power; target E5; roll grenade infantry
unit E5 a2

% [CARD-AIR-4] artillery is hit by grenades and stars only
put C5 I4
put E5 g2
put M9 i4
hand allies air-power
do play air-power; target E5; roll armor infantry
unit E5 g2
again
do play air-power; target E5; roll star armor
unit E5 g1
again
do play air-power; target E5; roll grenade armor
unit E5 g1

% [CARD-AIR-5] [FLAG-5] each flag is a retreat of one hex; bunker and sandbags let none be ignored
put C5 I4
put E5 bunker i4
put M9 i4
hand allies air-power
do play air-power; target E5; roll flag flag
asks axis
open retreat
list : retreat E5-d6; retreat E5-e6
do retreat E5-e6; retreat e6-F7
unit F7 i4
empty E5

% [CARD-AIR-5] [FLAG-5] sandbags help no more than a bunker, and are left behind
put C5 I4
put E5 sandbags i4
put M9 i4
hand allies air-power
do play air-power; target E5; roll flag armor
open retreat
do retreat E5-d6
no-sandbags E5

% [CARD-AIR-6] [STACK-7] no range, no sight, no terrain: a target across the board behind forest in a town
put A1 I4
put M9 town i4
put l8 forest i4
put L9 forest
hand allies air-power
do play air-power; target M9; target l8; strike M9
dice 2
do roll infantry infantry
unit M9 i2
dice 2

% [CARD-AIR-6] [STACK-7] armor in a bunker and infantry on a hill are struck with all dice by the Axis too
put C5 bunker A3
put D5 hill I4
put M9 i4
turn axis 6
hand axis air-power
do play air-power; target C5; target D5; strike C5
dice 1
do roll armor
dice 1

% [CARD-AIR-7] all targets are named first, then struck in any order, each retreat before the next roll
put C5 I4
put E5 F5 e4: i4
put M9 i4
hand allies air-power
do play air-power; target E5; target F5; target e4
refuse MR_NOT_NOW target M9
list : strike E5; strike F5; strike e4
do strike F5; roll flag armor
asks axis
refuse MR_NOT_NOW strike E5
do retreat F5-f6
asks allies
# F5 has gone, E5 and e4 are still to come, though no target touches the other group any more
list : strike E5; strike e4
do strike e4
refuse BCG_CHANCE_DECIDES strike E5
do roll star armor
# the last is struck without being named
open bomb
do roll grenade flag; retreat E5-d6
unit d6 i3
unit e4 i3
unit f6 i4
open draw

% [CARD-AIR-7] a unit that retreats into the gap of another is not struck for it
# F5 is destroyed, then e4 falls back into its hex; only E5 is left to strike.
put C5 I4
put E5 i4
put F5 i1/4
put e4 i4
put M9 i4
hand allies air-power
do play air-power; target E5; target F5; target e4; strike F5; roll star armor
do strike e4; roll flag armor; retreat e4-F5
open bomb
do roll star star
unit E5 i2
unit F5 i4

% [CARD-AIR-8] no Ambush against aircraft, no ground taken where a neighbour was destroyed
put D5 A3
put E5 i1/4
put F5 i4
put M9 i4
hand allies air-power
hand axis ambush
do play air-power; target E5; target F5; strike E5
asks chance
do roll star star
empty E5
medals allies 1
open bomb
do roll flag flag
asks axis
do retreat F5-f6; retreat f6-F7
open draw
unit D5 A3

% [CARD-AIR-9] copied by Counter-Attack: an Axis player rolls his own 1 die, not the 2 of the Allies
put C5 I4
put M9 i4
turn axis 6
last allies air-power
hand axis counter-attack
do play counter-attack; target C5
dice 1
do roll star
unit C5 I3

% [CARD-AIR-9] copied by Counter-Attack: an Allied player rolls 2 dice
put C5 I4
put M9 i4
last axis air-power
hand allies counter-attack
do play counter-attack; target M9
dice 2
do roll star star
unit M9 i2

% [AIR-1] revised, the western front of 1943: Axis 2 dice, Allies 1
edition revised
put C5 I4
put M9 i4
rule front western
rule date 1943-12-31
hand allies air-power
do play air-power; target M9
dice 1

% [AIR-1] revised, the western front of 1943: the Axis player rolls 2 dice
edition revised
put C5 I4
put M9 i4
rule front western
rule date 1943-12-31
turn axis 6
hand axis air-power
do play air-power; target C5
dice 2

% [AIR-1] revised, the eastern front of 1944: each side rolls 1 die
edition revised
put C5 I4
put M9 i4
rule front eastern
rule date 1944-06-22
hand allies air-power
do play air-power; target M9
dice 1

% [AIR-1] [CARD-AIR-9] revised, the western front of 1940: a copy has the dice of the side that copies
edition revised
put C5 I4
put M9 i4
rule front western
rule date 1940-05-10
last axis air-power
hand allies counter-attack
do play counter-attack; target M9
dice 1

% [AIR-2] classic has no table: Allies 2 dice whatever front and year
edition classic
put C5 I4
put M9 i4
rule front eastern
rule date 1941-06-22
hand allies air-power
do play air-power; target M9
dice 2

% [AIR-2] classic has no table: the Axis 1 die whatever front and year
edition classic
put C5 I4
put M9 i4
rule front western
rule date 1940-05-10
turn axis 6
hand axis air-power
do play air-power; target C5
dice 1

% [AIR-2] the western front of 1944, both editions: Allies 2, as printed on the card
put C5 I4
put M9 i4
rule front western
rule date 1944-06-06
hand allies air-power
do play air-power; target M9
dice 2

% [AIR-2] the western front of 1944, both editions: Axis 1
put C5 I4
put M9 i4
rule front western
rule date 1944-06-06
turn axis 6
hand axis air-power
do play air-power; target C5
dice 1
