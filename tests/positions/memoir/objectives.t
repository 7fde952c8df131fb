% [OBJ-1] an objective is open to the side it names: to the Allies only
put C5 I4
put E5 i4
put M9 i4
rule objective D5 for allies
orders C5
do move C5-D5
medals allies 1
medals axis 0

% [OBJ-1] the other side gains nothing there
put C5 I4
put E5 i4
put M9 i4
rule objective D5 for allies
turn axis 6
orders E5
do move E5-D5
medals axis 0
medals allies 0

% [OBJ-1] open to both it goes to whoever stands there; a group is held by any one of its hexes
put C5 I4
put M9 i4
put E5 i4
rule objective B5 D5 for allies axis
orders C5
do move C5-D5
medals allies 1
again
do move C5-B5
medals allies 1

% [OBJ-1] open to both: the Axis too
put C5 I4
put E5 i4
rule objective B5 D5 for allies axis
turn axis 6
orders E5
do move E5-D5
medals axis 1

% [OBJ-2] temporary: held only while a unit is there; entering again gains it again
put C5 A3
put M9 i4
rule objective D5 for allies
orders C5
medals allies 0
do move C5-D5
medals allies 1
next-turn
medals allies 1
next-turn
medals allies 1

% [OBJ-2] taking ground gains it, a retreat onto it too
put C5 I4
put D5 i1/4
put M9 i4
rule objective D5 for allies
discard ambush
battle C5
do attack C5-D5; roll grenade star star
medals allies 1
do take-ground
medals allies 2

% [OBJ-3] lost when the unit moves off
put D5 I4
put M9 i4
rule objective D5 for allies
orders D5
medals allies 1
do move D5-E5
medals allies 0

% [OBJ-3] lost when the unit takes ground away from it
put D5 I4
put E5 i1/4
put M9 i4
rule objective D5 for allies
discard ambush
battle D5
medals allies 1
do attack D5-E5; roll grenade star star
medals allies 2
do take-ground
medals allies 1

% [OBJ-3] lost when the unit retreats
put D5 I4
put E5 i4
put M9 i4
rule objective D5 for allies
turn axis 6
discard ambush
battle E5
medals allies 1
do attack E5-D5; roll flag star star
medals allies 1
do retreat D5-d4
medals allies 0
medals axis 0

% [OBJ-3] lost when the unit is destroyed
put D5 I1/4
put M1 I4
put E5 i4
rule objective D5 for allies
turn axis 6
discard ambush
battle E5
do attack E5-D5; roll grenade star star
medals allies 0
medals axis 1

% [OBJ-3] back in its hex it can be gained by the other side at once
put D5 I1/4
put M1 I4
put E5 i4
rule objective D5 for allies axis
turn axis 6
discard ambush
battle E5
do attack E5-D5; roll grenade star star; take-ground
medals allies 0
medals axis 2

% [OBJ-4] permanent: kept for good once entered, though the unit leaves
put C5 A3
put M9 i4
rule objective D5 for allies permanent
orders C5
do move C5-D5
medals allies 1
next-turn
next-turn
asks allies
medals allies 1

% [OBJ-4] kept after leaving by taking ground, by retreat and by the death of the unit
put D5 I1/4
put M1 I4
put E5 i4
rule objective D5 for allies permanent
turn axis 6
discard ambush
battle E5
medals allies 1
do attack E5-D5; roll flag star star; retreat D5-d4
medals allies 1
again
do attack E5-D5; roll grenade star star
medals allies 1
medals axis 1

% [OBJ-4] the marker has left play: the other side, though entitled, finds nothing there
put D5 I1/4
put M1 I4
put E5 i4
rule objective D5 for allies axis permanent
turn axis 6
discard ambush
battle E5
do attack E5-D5; roll grenade star star; take-ground
medals allies 1
medals axis 1

% [OBJ-4] a permanent objective nobody holds can be gained by either
put C5 I4
put E5 i4
rule objective D5 for allies axis permanent
turn axis 6
orders E5
do move E5-D5
medals axis 1

% [OBJ-5] majority: one hex more than the enemy; at a tie nobody holds it
put C5 I4
put E5 i4
put M9 i4
rule objective D5 E5 F5 for allies axis majority
orders C5
medals axis 1
medals allies 0
do move C5-D5
medals axis 0
medals allies 0

% [OBJ-5] majority: two against one
put C5 I4
put e4 I4
put E5 i4
put M9 i4
rule objective D5 E5 F5 for allies axis majority
orders C5 e4
do move C5-D5
medals allies 0
do move e4-F5
medals allies 1
medals axis 0

% [OBJ-5] majority: lost at once when a unit leaves, moved, driven off or destroyed
put D5 F5: I4
put E5 i4
put M9 i4
rule objective D5 E5 F5 for allies axis majority
orders D5
medals allies 1
do move D5-C5
medals allies 0
medals axis 0

% [OBJ-5] majority: lost in the enemy's turn by a retreat, gained by the enemy with the next
put D5 I1/4
put M1 I4
put E5 i4
put e6 i4
rule objective D5 E5 for allies axis majority
turn axis 6
discard ambush
battle E5
medals axis 0
do attack E5-D5; roll flag star star; retreat D5-d4
medals axis 1
again
do attack E5-D5; roll grenade star star
medals axis 2

% [OBJ-5] a majority open to one side: the enemy on its hexes still counts against it
put C5 I4
put E5 i4
put M9 i4
rule objective D5 E5 F5 for allies majority
orders C5
do move C5-D5
medals allies 0
medals axis 0

% [OBJ-6] sudden death: the named side wins by standing there, whatever the medals
put C5 I4
put M9 i4
score axis 5
rule win allies D5 need 1
orders C5
do move C5-D5
result allies
medals allies 0
phase over

% [OBJ-6] not the other side
put C5 I4
put E5 i4
rule win allies D5 need 1
turn axis 6
orders E5
do move E5-D5
result none

% [OBJ-6] sudden death by several hexes needs all that are asked for
put C5 I4
put C1 I4
put M9 i4
rule win allies D5 D1 E1 need 2
orders C5 C1
do move C5-D5
result none
do move C1-D1
result allies

% [OBJ-6] by taking ground, by retreat and in passing
put C5 A3
put D5 i1/4
put M9 i4
rule win allies D5 need 1
discard ambush
battle C5
do attack C5-D5; roll grenade star star
result none
do take-ground
result allies

% [OBJ-6] by a retreat, in the enemy's turn
put C5 I4
put E5 i4
rule win axis d6 need 1
battle C5
do attack C5-E5; roll flag star; retreat E5-d6
result axis

% [OBJ-6] in passing: the unit stops where it has won
put C5 A3
put M9 i4
rule win allies D5 need 1
orders C5
do move C5-D5-E5
result allies
unit D5 A3

% [OBJ-7] the same four kinds in both editions: while occupied, for good, by majority, and outright
put C5 D3 D1 F7: A3
put M9 i4
put F5 i4
rule objective D5 for allies
rule objective E3 for allies permanent
rule objective E1 F1 F5 for allies axis majority
rule win allies G7 need 1
orders C5 D3 D1 F7
medals axis 1
do move C5-D5; move D3-E3; move D1-E1
medals allies 2
medals axis 0
do move F7-G7
result allies

% [OBJ-8] tied to the end of the turn: standing there is not enough until then
put C5 I4
put M9 i4
rule win allies D5 need 1 when end-of-turn
orders C5
do move C5-D5
result none
do done; done
result none
do draw barrage
result allies

% [OBJ-8] tied to the end of the turn: of the own turn, not of the enemy's
put D5 I4
put M9 i4
rule win allies D5 need 1 when end-of-turn
turn axis 6
orders M9
do done; done; draw barrage
result none
asks allies

% [OBJ-8] still there at the end of the turn, with an enemy near
put C5 I4
put D7 i4
rule win allies D5 need 1 when end-of-turn
orders C5
do move C5-D5; done
next-turn
result allies

% [OBJ-8] left before the end: nothing
put C5 I4
put E5 i1/4
put M9 i4
rule win allies D5 need 1 when end-of-turn
discard ambush
orders C5
do move C5-D5; done; attack D5-E5; roll grenade star star; take-ground; done; draw barrage
result none

% [OBJ-8] tied to the start of the turn: the enemy has had his turn to drive it off
put C5 I4
put M9 i4
rule win allies D5 need 1 when start-of-turn
orders C5
do move C5-D5; done; done; draw barrage
result none
asks axis
do play recon-left; order M9; done; done; draw ambush; draw dig-in; keep dig-in
result allies
at-turn 7

% [OBJ-8] not tied to a moment it is checked continuously, in the enemy's turn too
put D5 I4
put E5 i4
put M9 i4
rule win axis e6 need 1
battle D5
discard ambush
do attack D5-E5; roll flag star star; retreat E5-e6
result axis

% [OBJ-9] a unit there at the setup holds it from the start
put C5 I4
put M9 i4
rule objective C5 for allies
rule objective M9 for axis permanent
deal allies 1
deal axis 1
start
medals allies 1
medals axis 1
do draw barrage; draw firefight
medals allies 1
asks allies

% [OBJ-9] both sides may hold theirs from the start, and the majority of a group too
put C5 D5: I4
put E5 i4
rule objective C5 D5 E5 for allies axis majority
deal allies 1
deal axis 1
start
medals allies 1
medals axis 0

% [OBJ-10] gained in the enemy's turn by a retreat onto it
put C5 I4
put E5 i4
put M9 i4
rule objective d6 for axis
battle C5
do attack C5-E5; roll flag star; retreat E5-d6
medals axis 1

% [OBJ-10] [RETREAT-15] permanent: gained by a retreat that only passes through
put C5 I4
put E5 i4
put M9 i4
rule objective d6 for axis permanent
discard ambush
battle C5
do attack C5-E5; roll flag flag; retreat E5-d6; retreat d6-D7
medals axis 1
unit D7 i4

% [OBJ-10] [RETREAT-15] temporary: gained and lost again by a retreat that passes through
put C5 I4
put E5 i4
put M9 i4
rule objective d6 for axis
battle C5
do attack C5-E5; roll flag flag; retreat E5-d6
medals axis 1
do retreat d6-D7
medals axis 0

% [OBJ-11] passing through gains a permanent medal; the way round does not
put C5 A3
put M9 i4
rule objective D5 for allies permanent
orders C5
do move C5-D5-E5
medals allies 1
unit E5 A3
again
do move C5-E5
medals allies 0
unit E5 A3

% [OBJ-11] passing through a temporary one neither gains it nor is a way of its own
put C5 A3
put M9 i4
rule objective D5 for allies
orders C5
allow move C5-E5
do move C5-D5-E5
medals allies 0
unit E5 A3

% [OBJ-11] victory is checked at each hex: a temporary medal that completes the number wins in passing
put C5 A3
put M9 i4
goal allies 2
score allies 1
rule objective D5 for allies
orders C5
do move C5-D5-E5
result allies
unit D5 A3

% [OBJ-11] the only way leads through it: the path has to be named and the medal is gained
put A1 A3
put B1 open
put a2 lake
put M9 i4
rule objective B1 for allies permanent
orders A1
refuse MR_PATH_NEEDED move A1-C1
do move A1-B1-C1
medals allies 1
unit C1 A3

% [OBJ-11] two permanent objectives in one move, either, both or none
put C5 A3
put M9 i4
rule objective D5 for allies permanent
rule objective E5 for allies permanent
orders C5
do move C5-D5-E5-F5
medals allies 2
again
do move C5-D5-d6
medals allies 1
again
do move C5-d4
medals allies 0

% [OBJ-11] the other side's objective means nothing on the way
put C5 A3
put M9 i4
rule objective D5 for axis permanent
orders C5
do move C5-E5
medals axis 0
medals allies 0

% [OBJ-12] worth several medals
put C5 I4
put M9 i4
rule objective D5 for allies medals 2
orders C5
do move C5-D5
medals allies 2

% [OBJ-12] several hexes at once: one is not enough, and losing one loses it
put C5 I4
put C1 I4
put M9 i4
rule objective D5 D1 E1 for allies need 2
orders C5 C1
do move C5-D5
medals allies 0
do move C1-D1
medals allies 1

% [OBJ-12] several hexes at once: losing one of two loses the medal
put D5 I4
put D1 I4
put M9 i4
rule objective D5 D1 E1 for allies need 2
orders D1
medals allies 1
do move D1-C1
medals allies 0

% [OBJ-12] need and permanent: once both are held the medal stays
put D5 I4
put C1 I4
put M9 i4
rule objective D5 D1 for allies need 2 permanent
orders C1 D5
do move C1-D1
medals allies 1
do move D5-C5
medals allies 1

% [OBJ-13] keeps: the last side that was there keeps it until the enemy comes
put C5 A3
put E7 i4
rule objective D5 for allies axis keeps
orders C5
do move C5-D5
medals allies 1
do done; done; draw probe-left
medals allies 1

% [OBJ-13] keeps: kept after leaving, taken over by the enemy who enters
put D5 I4
put E5 i4
put M1 I4
rule objective D5 for allies axis keeps
turn axis 6
discard ambush
battle E5
medals allies 1
do attack E5-D5; roll flag star star; retreat D5-d4
medals allies 1
medals axis 0
do take-ground
medals allies 0
medals axis 1

% [OBJ-13] keeps: passing through is being there last
put C5 A3
put M9 i4
rule objective D5 for allies axis keeps
orders C5
do move C5-D5-E5
medals allies 1
again
do move C5-E5
medals allies 0

% [OBJ-13] keeps, with units of both sides in the group: who had it has it
put C5 I4
put E5 i4
put M9 i4
rule objective D5 E5 for allies axis keeps
orders C5
medals axis 1
do move C5-D5
medals axis 1
medals allies 0

% [OBJ-13] keeps, for one side only: the enemy's coming does not take it
put D5 I4
put E5 i4
put M1 I4
rule objective D5 for allies keeps
turn axis 6
discard ambush
battle E5
do attack E5-D5; roll flag star star; retreat D5-d4; take-ground
medals allies 1
medals axis 0

% [OBJ-13] sole: held only while the enemy is on none of the hexes
put D5 I4
put E7 i4
rule objective D5 E5 F5 for allies axis sole
turn axis 6
orders E7
medals allies 1
do move E7-E5
medals allies 0
medals axis 0

% [OBJ-13] sole: with two against one it is still nobody's, with none it is the others'
put D5 F5: I4
put E5 i1/4
put M9 i4
rule objective D5 E5 F5 for allies axis sole
discard ambush
battle D5
medals allies 0
do attack D5-E5; roll grenade star star
medals allies 2

% [OBJ-13] held at the start of the own turn: gained only then, lost at once when left
put C5 I4
put M9 i4
rule objective D5 for allies when start-of-turn
hand allies probe-left
hand axis recon-left
turn allies 5
do play probe-left; order C5; move C5-D5
medals allies 0
do done; done; draw probe-left
medals allies 0
do play recon-left; order M9; done; done; draw ambush; draw dig-in; keep dig-in
asks allies
medals allies 1
do play probe-left; order D5; move D5-C5
medals allies 0

% [OBJ-13] held at the start of the own turn: the start of the enemy's turn gives nothing
put C5 I4
put M9 i4
rule objective D5 for allies axis when start-of-turn
orders C5
do move C5-D5
next-turn
asks axis
medals allies 0

% [OBJ-13] held at the end of the own turn: gained then, lost in the enemy's turn by a retreat
put C5 I4
put E7 i4
rule objective D5 for allies when end-of-turn
hand axis probe-center
discard ambush
orders C5
do move C5-D5
medals allies 0
do done; done; draw probe-left
medals allies 1
do play probe-center; order E7; move E7-d6; done; attack d6-D5; roll flag star star; retreat D5-c4
medals allies 0

% [OBJ-13] any one hex of a group counts once
put D5 E5: I4
put F3 I4
put M9 i4
rule objective D5 E5 F5 for allies
orders F3
medals allies 1
do move F3-F5
medals allies 1

% [OBJ-20] a unit may leave the board from an exit hex as one further hex of its move and scores for its owner
put M7 A3
put A1 I4
put C5 i4
rule exit allies M9 L9
orders M7
do exit M7-M9
medals allies 1
medals axis 0
empty M7 M9 L9
lost allies 0

% [OBJ-20] from the hex it stands on
put M9 I4
put A1 I4
put C5 i4
rule exit allies M9 L9
orders M9
do exit M9
medals allies 1

% [OBJ-20] only where the scenario allows it, and only the side it names
put A9 I4
put M1 i4
put A1 I4
put C5 i4
rule exit allies M9
orders A9
refuse MR_NO_EXIT exit A9

% [OBJ-20] the other side cannot leave there
put M9 i4
put A1 I4
put C5 i4
rule exit allies M9
turn axis 6
orders M9
refuse MR_NO_EXIT exit M9

% [OBJ-20] [MOVE-15] without an exit rule nobody leaves
put A9 I4
put C5 i4
orders A9
refuse MR_NO_EXIT exit A9

% [OBJ-20] an exit may be worth more than one medal
put M9 I4
put A1 I4
put C5 i4
rule exit allies M9 medals 2
orders M9
do exit M9
medals allies 2

% [OBJ-20] only an ordered unit in its move leaves
put M9 I4
put A1 I4
put C5 i4
rule exit allies M9
orders A1
refuse MR_NOT_ORDERED exit M9
do done
refuse MR_NOT_NOW exit M9

% [OBJ-21] it takes one unspent hex: infantry 1 hex away may, 2 away may not
put L9 I4
put K9 I4
put A1 I4
put C5 i4
rule exit allies M9
orders L9 K9
allow exit L9-M9
do exit L9-M9
refuse MR_EXIT_SPENT exit K9-M9
do move K9-M9
refuse MR_MOVED exit M9

% [OBJ-21] armor 2 hexes away may, 3 away may not
put M7 A3
put K9 A3
put k6 A3
put A1 I4
put C5 i4
rule exit allies M9
orders M7 K9 k6
allow exit K9-M9; exit M7-M9
refuse MR_EXIT_SPENT exit k6-M9

% [OBJ-21] artillery leaves only from the hex it stands on
put l8 M9: G2
put A1 I4
put C5 i4
rule exit allies M9 l8 L9
orders l8 M9
allow exit M9; exit l8
refuse MR_EXIT_SPENT exit l8-L9

% [OBJ-21] stop terrain on the way spends the move: not out of a forest just entered, but out of one it stood in
put L9 I4
put M9 forest
put A1 I4
put C5 i4
rule exit allies M9
orders L9
refuse MR_MUST_STOP exit L9-M9

% [OBJ-21] out of a forest it stood in
put M9 forest I4
put A1 I4
put C5 i4
rule exit allies M9
orders M9
allow exit M9

% [OBJ-21] not in retreat: the unit on the exit hex loses a figure instead
put M9 i4
put L9 I4
put C5 i4
rule exit axis M9
battle L9
discard ambush
do attack L9-M9; roll flag star star
unit M9 i3
medals axis 0

% [OBJ-21] not by taking ground: a unit that takes an exit hex stays on it
put L9 A3
put M9 i1/4
put C5 i4
rule exit allies M9
discard ambush
battle L9
do attack L9-M9; roll grenade star star; take-ground
unit M9 A3
medals allies 1
refuse MR_NOT_NOW exit M9

% [OBJ-21] under Behind Enemy Lines 3 hexes: two and out
put K9 I4
put A1 I4
put C5 i4
rule exit allies M9
hand allies behind-enemy-lines
do play behind-enemy-lines; order K9
do exit K9-M9
medals allies 1
open draw

% [OBJ-21] under Infantry Assault 3 hexes as well
put K9 I4
put A1 I4
put C5 i4
rule exit allies M9
hand allies infantry-assault
do play infantry-assault right; exit K9-M9
medals allies 1

% [OBJ-22] the enemy gains nothing for a unit that has left, and its figures are not lost
put M9 I2/4
put A1 I4
put C5 i4
rule unit M9 medals 3
rule exit allies M9
orders M9
do exit M9
medals axis 0
medals allies 1
lost allies 0
result none

% [OBJ-22] [OBJ-3] a unit that leaves from an objective gives that one back
put M9 I4
put A1 I4
put C5 i4
rule exit allies M9
rule objective M9 for allies
orders M9
medals allies 1
do exit M9
medals allies 1

% [OBJ-11] where passing changes nothing the way needs no name: an objective of the other side, of either kind
put A1 A3
put a2 lake
put M9 i4
rule objective B1 for axis
rule objective B1 for axis permanent
rule objective B1 for axis keeps
rule win axis B1 need 1
orders A1
do move A1-C1
unit C1 A3
medals axis 0
result none

% [OBJ-11] where passing changes nothing the way needs no name: a permanent one taken already, a temporary one far from the last
put A1 A3
put b2 I4
put a2 lake
put M9 i4
rule objective B1 for allies
rule objective b2 for allies
rule win allies B1 need 1 when end-of-turn
orders A1
do move A1-C1
unit C1 A3
medals allies 1
result none

% [OBJ-11] a permanent objective won before is nothing on the way
put B1 I4
put A1 A3
put a2 lake
put M9 i4
rule objective B1 for allies axis permanent
orders A1 B1
medals allies 1
do move B1-b2; move A1-C1
medals allies 1
unit C1 A3

% [OBJ-11] a kept objective that is the own side's is nothing on the way
put B1 I4
put A1 A3
put a2 lake
put M9 i4
rule objective B1 for allies axis keeps
orders A1 B1
medals allies 1
do move B1-b2; move A1-C1
medals allies 1
unit C1 A3

% [OBJ-11] [OBJ-13] passing through breaks the sole control that is gained only at a turn's end
put e4 A3
put D5 i4
put M9 i4
rule objective D5 E5 for axis sole when end-of-turn
turn axis 4
hand axis probe-center
hand allies probe-center probe-left
medals axis 0
do play probe-center; draw barrage
asks allies
medals axis 1
do play probe-center; order e4; move e4-E5-e6
medals axis 0
unit e6 A3
next-turn
medals axis 0

% [OBJ-11] [OBJ-13] going round it leaves the control alone
put e4 A3
put D5 i4
put M9 i4
rule objective D5 E5 for axis sole when end-of-turn
turn axis 4
hand axis probe-center
hand allies probe-center probe-left
do play probe-center; draw barrage; play probe-center; order e4; move e4-e6
medals axis 1

% [VIC-4] [OBJ-6] sudden death asks for no required objective
put C5 I4
put M9 i4
goal allies 2
rule objective A9 for allies required
rule win allies D5 need 1
orders C5
do move C5-D5
result allies

% [VIC-6] [OBJ-11] a unit that goes from one hex of a majority to another over ground between leaves the majority on the way
# C5 and E5 are of the group, D5 is not, and there is no other way of 2 hexes. On D5 the Axis has the
# majority and so its last medal.
put C5 I4
put M9 i4
goal axis 1
rule objective C5 E5 M9 for allies axis majority
orders C5
medals axis 0
do move C5-D5-E5
result axis
unit D5 I4
empty E5

% [VIC-6] [OBJ-11] a way that stays inside the group ends the majority nowhere
put C5 I4
put M9 i4
goal axis 1
rule objective C5 D5 E5 M9 for allies axis majority
orders C5
do move C5-D5-E5
result none
unit E5 I4
medals axis 0

% [OBJ-3] [OBJ-11] on the way from one hex of a group to another it is lost, and what is gained only at a turn's start is not back at once
put C5 I4
put M9 i4
rule objective C5 E5 for allies when start-of-turn
turn axis 4
hand axis probe-left
hand allies probe-left probe-left
do play probe-left; order M9; done; done; draw barrage
asks allies
medals allies 1
do play probe-left; order C5; move C5-D5-E5
medals allies 0

% [OBJ-13] an objective may be held while the enemy is on none of its hexes
put C5 I4
put D5 i4
put M9 i4
rule objective D5 E5 for allies clear
battle C5
medals allies 0
do attack C5-D5; pass; roll flag star star; retreat D5-d6
medals allies 1
again
do attack C5-D5; pass; roll star star star
medals allies 0

% [OBJ-13] nobody of the own side need be there, and the enemy gains nothing by it
put C5 I4
put M9 i4
put d6 i4
rule objective D5 E5 for allies clear
turn axis 6
orders d6
medals allies 1
medals axis 0
do move d6-D5
medals allies 0

% [OBJ-20] [OBJ-11] where every way to the exit has a consequence the path must be named
put A1 A3
put a2 lake
put M9 i4
rule objective B1 for allies permanent
rule exit allies C1
orders A1
refuse MR_PATH_NEEDED exit A1-C1
do exit A1-B1-C1
medals allies 2
empty C1

% [OBJ-4] [OBJ-8] a permanent objective of the end of the turn is not taken before
put C5 I4
put M9 i4
rule objective D5 for allies permanent when end-of-turn
orders C5
do move C5-D5
medals allies 0
next-turn
medals allies 1

% [OBJ-13] [OBJ-8] one that is kept is gained at the end of the turn, not before
put C5 I4
put M9 i4
rule objective D5 for axis allies keeps when end-of-turn
orders C5
do move C5-D5
medals allies 0
next-turn
medals allies 1

% [OBJ-20] [OBJ-11] [VIC-2] the battle is won on the way to the exit: the unit stays where it won
put A1 A3
put a2 lake
put M9 i4
goal allies 1
rule objective B1 for allies permanent
rule exit allies C1
orders A1
do exit A1-B1-C1
result allies
unit B1 A3
medals allies 1

% [OBJ-20] [UNIT-3] a unit that may not move does not leave the board either
put M9 I4
put A9 i4
rule unit M9 moves 0
rule exit allies M9
orders M9
refuse MR_EXIT_SPENT exit M9
list exit:
