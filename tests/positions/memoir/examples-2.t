# Worked examples of chapters 21.5 and 21.6. (8,4) = E5, (9,3) = e6, (8,2) = E7, (10,2) = F7.

% [EX-40] flag, infantry, star: 1 figure lost, 1 hex back, left or right as its owner likes
put E5 I4
put e6 i4
discard ambush
battle E5
do attack E5-e6; roll flag infantry star
unit e6 i3
asks axis
list : retreat e6-E7; retreat e6-F7
do retreat e6-E7
unit E7 i3
again
do attack E5-e6; roll flag infantry star; retreat e6-F7
unit F7 i3

% [EX-41] with another Axis unit on one of the hexes only the other is offered
put E5 I4
put e6 i4
put E7 i4
discard ambush
battle E5
do attack E5-e6; roll flag infantry star
list : retreat e6-F7
refuse MR_RETREAT_OCCUPIED retreat e6-E7

% [EX-42] a unit on one, river on the other: a second figure is lost and nobody takes ground
put E5 I4
put e6 i4
put E7 i4
put F7 river
discard ambush
battle E5
do attack E5-e6; roll flag infantry star
unit e6 i2
open none
asks allies
refuse MR_NOT_NOW take-ground

% [EX-43] out of a forest: 2 dice, flag and infantry; the forest may be taken
put E5 I4
put e6 forest i4
discard ambush
battle E5
do attack E5-e6
dice 2
do roll flag infantry
unit e6 i3
do retreat e6-F7; take-ground
unit e6 I4
open none

% [EX-44] armor takes the ground and overruns; the unit that went back is next to it, so it is the target
put E5 A3
put e6 i4
put h8 i4
discard ambush
battle E5
do attack E5-e6
dice 3
do roll flag infantry star
unit e6 i3
list : retreat e6-E7; retreat e6-F7
do retreat e6-E7; take-ground
open overrun
list : attack e6-E7; pass
refuse MR_NEXT_FIRST attack e6-h8
again
do attack E5-e6; roll flag infantry star; retreat e6-F7; take-ground
list : attack e6-F7; pass

% [EX-45] with a forest there armor rolls 1 die, may take the ground, and does not overrun
put E5 A3
put e6 forest i4
discard ambush
battle E5
do attack E5-e6
dice 1
do roll flag; retreat e6-E7; take-ground
unit e6 A3
open none
list :done

% [EX-46] 5 hits on 4 figures: gone, 1 medal, the rest ignored
put A1 I4
put e6 i4
put M9 i4
rule recon-as barrage for allies dice 5
hand allies recon-left
do play recon-left as barrage; target e6
dice 5
do roll infantry infantry infantry grenade grenade
empty e6
medals allies 1
lost axis 4

% [EX-47] on its baseline, 2 flags and nothing to ignore: 2 figures
put e8 I4
put E9 i4
discard ambush
battle e8
do attack e8-E9; roll flag flag star
unit E9 i2
open none

% [EX-48] Resistance at (9,1), 2 flags: 2 to 6 rows down, the village at (11,5) too, 1 row not
put E9 i4
put e8 R3
put f4 town
discard ambush
turn axis 6
battle E9
do attack E9-e8; roll flag flag star; retreat e8-F7
refuse MR_RETREAT_MUST done
do retreat F7-f6
allow done
do retreat f6-F5; retreat F5-f4
allow done
do done
unit f4 R3
lost allies 0
again
do attack E9-e8; roll flag flag star; retreat e8-F7; retreat F7-f6; retreat f6-F5; retreat F5-f4; retreat f4-F3; retreat F3-f2
unit f2 R3
open take-ground

% [EX-50] a forest at (9,5) in three turns: entered; attacked with 2 dice; battled from with 3
put E3 I4
put e4 forest
put f6 i4
hand allies probe-center probe-center
hand axis probe-center
discard ambush
do play probe-center; order E3; move E3-e4; done
refuse MR_ENTERED attack e4-f6
refuse MR_NOT_NOW move e4-E5
next-turn
do play probe-center; order f6; move f6-F5; done
rolls F5-e4 2
do attack F5-e4; roll star star; done
next-turn
do play probe-center; order e4; done
rolls e4-F5 3

% [EX-51] a hedgerow at (10,4) in four turns: come next to it, enter, leave by 1 hex, move on
put D5 I4
put F5 hedgerow
put c8 i4
put K9 i4
hand allies probe-center probe-center probe-center probe-center
hand axis recon-left recon-left recon-right recon-right
discard ambush
turn allies 5
card probe-left
orders D5
refuse MR_FROM_NEXT move D5-F5
do move D5-E5; done; done
next-turn
next-turn
do play probe-center; order E5
refuse MR_MUST_STOP move E5-F5-G5
do move E5-F5; done
list attack:
do done
next-turn
next-turn
do play probe-center; order F5
refuse MR_LEAVE_ONE move F5-H5
do move F5-G5; done; done
next-turn
next-turn
do play probe-center; order G5
allow move G5-I5; move G5-H5

% [EX-52] an enemy on a hill at (9,3): 2 dice from below, 3 from a hill
put E5 I4
put F5 hill I4
put e6 hill i4
battle E5 F5
rolls E5-e6 2
rolls F5-e6 3

% [EX-53] armor crosses a river by the bridge only
put E5 A3
put d6 f6: river
put e6 river bridge
put c6 g6 b6 h6: river
put M9 i4
orders E5
refuse MR_RIVER move E5-d6; move E5-f6
allow move E5-e6; move E5-E7; move E5-F7; move E5-d8

% [EX-54] (9,3) over beach (10,4) to (11,3): stop there, a third hex is refused
edition revised
beach
put e6 A3
put E7 river
put A9 i4
rule objective F5 for allies permanent
orders e6
refuse MR_SLOW move e6-F5-f6-G7
do move e6-F5-f6
unit f6 A3

% [EX-54] from beach (10,4) by (9,3) and (8,2) to (7,1), 3 hexes
edition revised
beach
put F5 A3
put A9 i4
orders F5
do move F5-d8
unit d8 A3

% [EX-54] (9,1), (10,2), (9,3), and beach (10,4) as the third hex: refused
edition revised
beach
put e8 A3
put A9 i4
orders e8
allow move e8-e6
refuse MR_SLOW move e8-F7-e6-F5
refuse MR_SLOW move e8-F5

% [EX-55] armor in the ocean at (10,8): 1 hex in the ocean; next turn 2 beach hexes and no third
beach
put F1 A3
put A9 i4
hand allies recon-center recon-center
hand axis recon-right recon-right
do play recon-center; order F1
refuse MR_MUST_STOP move F1-e2-d2
do move F1-e2; done
next-turn
next-turn
do play recon-center; order e2
refuse MR_SLOW move e2-E3-d4-D5
do move e2-d4
unit d4 A3

% [EX-56] on the beach with the sea behind: infantry, flag, star cost 2 figures in all
beach
put F3 I4
put e4 i4
discard ambush
turn axis 6
battle e4
do attack e4-F3; roll infantry flag star
unit F3 I2
open none

% [EX-57] a bunker on a hill, attacked from below: armor 1 die, infantry 2, artillery 3
put A5 A3
put a6 hill bunker i4
put D5 I4
put d6 hill bunker i4
put G5 G2
put g6 hill bunker i4
battle A5 D5 G5
rolls A5-a6 1
rolls D5-d6 2
rolls G5-g6 3

% [EX-58] sandbags in a town: armor 1 die, infantry 2; one flag may be ignored
put A5 A3
put a6 town sandbags i4
put D5 I4
put d6 town sandbags i4
discard ambush
battle A5 D5
rolls A5-a6 1
rolls D5-d6 2
do attack A5-a6; roll flag; ignore
unit a6 i4
do attack D5-d6; roll flag flag; ignore
open retreat

% [EX-59] artillery in its bunker, 2 flags: one ignored, 1 figure lost; 1 flag: nothing
edition revised
put A5 I4
put a6 bunker g2
discard ambush
battle A5
do attack A5-a6; roll flag flag; ignore
unit a6 g1
open none
again
do attack A5-a6; roll flag star; ignore
unit a6 g2
open none

% [EX-60] armor going back over wire leaves it, armor moving onto wire removes it and may battle
edition revised
put E7 i4
put e6 A3
put E5 F5: wire
put H5 A3
put I5 wire
put I7 i4
discard ambush
turn axis 6
battle E7
do attack E7-e6; roll flag star star; retreat e6-E5
wire E5

% [EX-60] and may battle
edition revised
put H5 A3
put I5 wire
put I7 i4
orders H5
do move H5-I5
no-wire I5
do done
rolls I5-I7 3
