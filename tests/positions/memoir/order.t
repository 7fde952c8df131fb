# Ordering units (chapter 4) and the sections of the board (chapter 1.2, 1.3).

% [ORDER-1] only ordered units move and battle
hand allies recon-center
put E3 G3: I4
put e4 g4: i4
do play recon-center; order E3
phase move
refuse MR_NOT_ORDERED move G3-H3
allow move E3-D3
list move G3:
do done
refuse MR_NOT_ORDERED attack G3-g4
allow attack E3-e4
list attack G3:

% [ORDER-1] only an ordered unit removes wire
battle E3
put E3 wire I4
put G3 wire I4
put M9 i4
allow remove-wire E3
refuse MR_NOT_ORDERED remove-wire G3
do remove-wire E3
no-wire E3
wire G3

% [ORDER-1] only an ordered unit takes ground: the unit that ambushes does not
hand axis ambush
battle E3
put E3 I4
put e4 i4
do attack E3-e4; ambush; roll star star flag
asks allies
do retreat E3-e2
empty E3
phase battle
open none
asks allies
unit e4 i4

% [ORDER-1] enemy units are never ordered by us
hand allies attack-center
put E3 I4
put e4 i4
do play attack-center
refuse MR_NO_UNIT order e4; order F5

% [ORDER-1] enemies and empty hexes are neither moved nor made to battle
orders E3
put E3 I4
put e4 i4
refuse MR_NO_UNIT move e4-E5; move F5-F7
do done
refuse MR_NO_UNIT attack e4-E3; attack F5-e4

% [ORDER-2] all units are announced before any of them moves
hand allies attack-center
put E3 G3 H3: I4
put M9 i4
do play attack-center; order E3
refuse MR_NOT_NOW move E3-E5
do order G3; done
phase move
ordered E3 G3
refuse MR_NOT_NOW order H3
do move E3-D3
refuse MR_NOT_NOW order H3
refuse MR_NOT_ORDERED move H3-H1

% [ORDER-3] [BOARD-23] [BOARD-24] a Left card of the bottom player orders units in the west only
hand allies attack-left
put D1 c2 E1 e2 J1 j2: I4
put M9 i4
do play attack-left
list order: order D1; order c2
refuse MR_OTHER_SECTION order E1; order e2; order J1; order j2

% [ORDER-3] [BOARD-23] [BOARD-24] a Centre card of the bottom player
hand allies attack-center
put D1 c2 E1 I1 e2 h2 J1 j2: I4
put M9 i4
do play attack-center
list order: order E1; order I1; order e2; order h2
refuse MR_OTHER_SECTION order D1; order c2; order J1; order j2

% [ORDER-3] [BOARD-23] [BOARD-24] a Right card of the bottom player
hand allies attack-right
put D1 c2 E1 I1 e2 h2 J1 j2: I4
put M9 i4
do play attack-right
list order: order J1; order j2
refuse MR_OTHER_SECTION order D1; order c2; order I1; order h2

% [ORDER-3] [BOARD-24] for the top player left is the east
turn axis 6
hand axis attack-left
put D9 c8 E9 I9 e8 h8 J9 j8: i4
put M1 I4
do play attack-left
list order: order J9; order j8
refuse MR_OTHER_SECTION order D9; order c8; order I9

% [ORDER-3] [BOARD-24] for the top player right is the west
turn axis 6
hand axis attack-right
put D9 c8 E9 I9 e8 h8 J9 j8: i4
put M1 I4
do play attack-right
list order: order D9; order c8
refuse MR_OTHER_SECTION order E9; order J9; order j8

% [ORDER-3] [BOARD-24] for the top player the centre is the same
turn axis 6
hand axis attack-center
put D9 c8 E9 I9 e8 h8 J9 j8: i4
put M1 I4
do play attack-center
list order: order E9; order I9; order e8; order h8

% [BOARD-20] [BOARD-24] left and right go with the edge, not with the side: the Allies on top
top allies
hand allies attack-left
put D9 E9 J9: I4
put M1 i4
do play attack-left
list order: order J9

% [BOARD-20] [BOARD-24] the Axis at the bottom
top allies
turn axis 6
hand axis attack-left
put D1 E1 J1: i4
put M9 I4
do play attack-left
list order: order D1

% [ORDER-3] the section is that in which the unit stands at that moment, not where it began
hand allies probe-left probe-left
put E3 I4
put M9 i4
do play probe-left
phase draw
ordered
do draw probe-center
next-turn
do play probe-center; order E3; move E3-C3; done; done; draw recon-left
next-turn
do play probe-left; order C3
ordered C3

% [ORDER-3] Assault orders every unit in its section and nobody else
hand allies assault-right
put D1 d2 E1 h2 i2 J1 j2 M1: I4
put M9 i4
do play assault-right
phase move
ordered i2 J1 j2 M1

% [ORDER-4] [BOARD-25] a unit in a shared hex is ordered through the left section
hand allies attack-left
put d8 d6 d4 d2 i8 i6 i4 i2: I4
put M9 i4
do play attack-left
list order: order d8; order d6; order d4; order d2
refuse MR_OTHER_SECTION order i8; order i6; order i4; order i2

% [ORDER-4] [BOARD-25] a unit in a shared hex is ordered through the centre
hand allies attack-center
put d8 d6 d4 d2 i8 i6 i4 i2: I4
put M9 i4
do play attack-center
list order: order d8; order d6; order d4; order d2; order i8; order i6; order i4; order i2

% [ORDER-4] [BOARD-25] a unit in a shared hex is ordered through the right section
hand allies attack-right
put d8 d6 d4 d2 i8 i6 i4 i2: I4
put M9 i4
do play attack-right
list order: order i8; order i6; order i4; order i2

% [BOARD-26] even rows split 4, 5, 4; odd rows 3, a shared one, 4, a shared one, 3
hand allies assault-left
put A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1: I4
put a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2 l2: I4
put M9 i4
do play assault-left
ordered A1 B1 C1 D1 a2 b2 c2 d2

% [BOARD-26] the middle of both kinds of rows
hand allies assault-center
put A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1: I4
put a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2 l2: I4
put M9 i4
do play assault-center
ordered E1 F1 G1 H1 I1 d2 e2 f2 g2 h2 i2

% [BOARD-26] the east of both kinds of rows
hand allies assault-right
put A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1: I4
put a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2 l2: I4
put M9 i4
do play assault-right
ordered J1 K1 L1 M1 i2 j2 k2 l2

% [BOARD-27] [MOVE-6] an ordered unit moves and battles across the section lines
hand allies recon-left
put D3 A3
put G5 i4
do play recon-left; order D3; move D3-F3; done
allow attack F3-G5

% [BOARD-27] fire goes across two section lines
hand allies recon-left
put d2 G2
put i2 i4
do play recon-left; order d2; done
allow attack d2-i2

% [BOARD-41] [BOARD-42] Overlord: the left flank is the two western sections, x up to 17
board overlord
hand allies assault-left
put A1 D1 E1 I1 J1 M1 N1 Q1 R1 V1 W1 Z1: I4
put d2 i2 m2 q2 v2: I4
put Z9 i4
do play assault-left
ordered A1 D1 E1 I1 d2 i2

% [BOARD-41] [BOARD-42] [BOARD-43] Overlord: the centre, x from 17 to 33
board overlord
hand allies assault-center
put A1 D1 E1 I1 J1 M1 N1 Q1 R1 V1 W1 Z1: I4
put d2 i2 m2 q2 v2: I4
put Z9 i4
do play assault-center
ordered J1 M1 N1 Q1 i2 m2 q2

% [BOARD-42] [BOARD-43] Overlord: the right flank, x from 33
board overlord
hand allies assault-right
put A1 D1 E1 I1 J1 M1 N1 Q1 R1 V1 W1 Z1: I4
put d2 i2 m2 q2 v2: I4
put Z9 i4
do play assault-right
ordered R1 V1 W1 Z1 q2 v2

% [BOARD-42] Overlord: left and right change places for the top player
board overlord
turn axis 6
hand axis assault-left
put A9 I9 i8 J9 Q9 q8 R9 Z9: i4
put A1 I4
do play assault-left
ordered q8 R9 Z9

% [BOARD-45] [BOARD-14] Breakthrough: the section lines run through all 17 rows
board breakthrough
hand allies assault-left
put A1 D1 E1 D17 E17 d16 d10 d2 e16 i16: I4
put M17 i4
do play assault-left
ordered A1 D1 D17 d16 d10 d2

% [BOARD-45] Breakthrough: the right section, pitfall of the 17-row board: sections by column in every row
board breakthrough
hand allies assault-right
put I1 J1 J9 J17 i2 i8 i16 h16 M13: I4
put A17 i4
do play assault-right
ordered J1 J9 J17 i2 i8 i16 M13

% [ORDER-5] a unit receives one order only
hand allies attack-center
put E3 G3 H3: I4
put M9 i4
do play attack-center; order E3
refuse MR_ORDERED order E3
list order: order G3; order H3

% [ORDER-5] pair shared hex and General Advance: not once for each of its sections
hand allies general-advance
put d2 E3 A1 B1: I4
put M9 i4
do play general-advance; order d2
refuse MR_ORDERED order d2

% [ORDER-6] orders beyond the eligible units are lost
hand allies attack-center
put E3 G3 B1 M1: I4
put M9 i4
do play attack-center; order E3
phase order
do order G3
phase move
ordered E3 G3

% [ORDER-6] General Advance with one unit in each section: three orders are lost
hand allies general-advance
put A1 G1 M1: I4
put M9 i4
do play general-advance; order A1; order G1; order M1
phase move
ordered A1 G1 M1

% [ORDER-7] the number on a card is a maximum: Recon 1
hand allies recon-center
put E3 G3: I4
put M9 i4
do play recon-center; order E3
phase move
again
do play recon-center; done
phase draw
ordered

% [ORDER-7] Probe: two, or one, or none, but not three
hand allies probe-center
put E3 G3 H3: I4
put M9 i4
do play probe-center; order E3; order G3
phase move
refuse MR_NOT_NOW order H3
again
do play probe-center; order E3; done
phase move
ordered E3
again
do play probe-center; done
phase draw

% [ORDER-7] Attack: three, but not four
hand allies attack-center
put E3 F3 G3 H3: I4
put M9 i4
do play attack-center; order E3; order F3
phase order
do order G3
phase move
ordered E3 F3 G3
refuse MR_NOT_NOW order H3

% [ORDER-7] Direct from HQ: four, wherever they are, but not five
hand allies direct-from-hq
put A1 E3 G3 M1 M3: I4
put M9 i4
do play direct-from-hq; order A1; order E3; order G3
phase order
do order M1
phase move
ordered A1 E3 G3 M1

% [ORDER-7] Their Finest Hour: a die for each unit, and no more
hand allies their-finest-hour
put A1 I4
put E3 A3
put M9 i4
do play their-finest-hour; roll infantry
refuse MR_NO_FACE order E3
do order A1
phase move

% [ORDER-8] General Advance: up to two in each section
hand allies general-advance
put A1 B1 C1 E1 F1 G1 J1 K1 L1: I4
put M9 i4
do play general-advance; order A1; order B1
refuse MR_NO_MORE_THERE order C1
do order E1; order F1
refuse MR_NO_MORE_THERE order G1; order C1
do order J1; order K1
phase move
ordered A1 B1 E1 F1 J1 K1

% [ORDER-8] pair Pincer Move and sections: two left and two right, never more in one section, none in the centre
hand allies pincer-move
put A1 B1 C1 D1 E1 F1 J1 K1 L1: I4
put M9 i4
do play pincer-move
refuse MR_OTHER_SECTION order E1; order F1
do order A1; order B1
refuse MR_NO_MORE_THERE order C1; order D1
do order J1; order K1
phase move
ordered A1 B1 J1 K1

% [ORDER-8] pair Pincer Move and shared hexes: they count for a flank
hand allies pincer-move
put d2 d4 B1 i2 J1 K1: I4
put M9 i4
do play pincer-move; order d2; order d4
refuse MR_NO_MORE_THERE order B1
do order i2; order J1
phase move
ordered d2 d4 i2 J1

% [ORDER-8] Recon in Force: one in each section
hand allies recon-in-force
put A1 B1 E1 F1 J1 K1: I4
put M9 i4
do play recon-in-force; order E1
refuse MR_NO_MORE_THERE order F1
do order A1
refuse MR_NO_MORE_THERE order B1
do order K1
phase move
ordered A1 E1 K1

% [ORDER-8] shared hexes are assigned to whichever section makes the selection possible
hand allies recon-in-force
put d2 d4 A1 E1 J1: I4
put M9 i4
do play recon-in-force; order d2; order d4
refuse MR_NO_MORE_THERE order A1; order E1
do order J1
phase move
ordered d2 d4 J1

% [ORDER-8] a unit of a shared hex moves over to its other section when another unit needs the first
hand allies recon-in-force
put d2 A1 E1 M1: I4
put M9 i4
do play recon-in-force; order d2; order A1
refuse MR_NO_MORE_THERE order E1
do order M1
phase move
again
do play recon-in-force; order d2; order E1
refuse MR_NO_MORE_THERE order A1

% [ORDER-8] a chain over both shared lines: three units on shared hexes fill three sections
hand allies recon-in-force
put d2 d4 i2 i4 A1 E1 M1: I4
put M9 i4
do play recon-in-force; order d2; order d4; order i2
phase move
again
do play recon-in-force; order d2; order i2; order E1
phase move
again
do play recon-in-force; order d2; order i2; order A1
phase move
again
do play recon-in-force; order d2; order i2; order d4
phase move
ordered d2 d4 i2
again
do play recon-in-force; order A1; order E1
refuse MR_NO_MORE_THERE order d2; order d4
allow order i2; order i4; order M1

% [ORDER-8] General Advance: four on the left line fill left and centre
hand allies general-advance
put d2 d4 d6 d8 A1 E1 M1 L1: I4
put M9 i4
do play general-advance; order d2; order d4; order d6; order d8
refuse MR_NO_MORE_THERE order A1; order E1
allow order M1; order L1

% [ORDER-8] the same for the top player: his left is the east
turn axis 6
hand axis pincer-move
put A9 B9 C9 G9 J9 K9 L9: i4
put M1 I4
do play pincer-move; order J9; order K9
refuse MR_NO_MORE_THERE order L9
refuse MR_OTHER_SECTION order G9
do order A9; order C9
phase move

% [ORDER-9] an ordered unit may move, battle, do both or neither
orders E3 G3 B1 J3
put E3 G3 B1 J3: I4
put E5 g4 J5: i4
do move E3-e4; move B1-B3; done
allow attack e4-E5; attack G3-g4; attack J3-J5
do attack G3-g4; pass; roll star star star
do done
phase draw

% [ORDER-9] neither: both steps may be ended at once
orders E3
put E3 I4
put e4 i4
do done; done
phase draw
unit E3 I4
unit e4 i4

% [ORDER-9] within the limits of the unit: artillery moves or battles
orders E3
put E3 G2
put G5 i4
do move E3-D3; done
refuse MR_TIRED attack D3-G5
again
do done
allow attack E3-G5

% [ORDER-10] no infantry anywhere: Move Out orders any one unit, which acts as usual
hand allies move-out
put E3 A3
put G3 G2
put M9 i4
do play move-out
list order: order E3; order G3
do order E3
phase move
ordered E3

% [ORDER-10] one infantry unit anywhere, French Resistance too: only infantry
hand allies move-out
put E3 A3
put M1 R1/3
put M9 i4
do play move-out
list order: order M1
refuse MR_OTHER_KIND order E3

% [ORDER-10] no armor anywhere: Armor Assault orders any one unit
hand allies armor-assault
put E3 G3: I4
put M9 a3
do play armor-assault; order G3
phase move
ordered G3

% [ORDER-10] one armor unit anywhere: only armor
hand allies armor-assault
put E3 I4
put A1 A1/3
put M9 i4
do play armor-assault
list order: order A1
refuse MR_OTHER_KIND order E3

% [ORDER-10] no artillery anywhere: Artillery Bombard orders any one unit
hand allies artillery-bombard
put E3 G3: I4
put M9 g2
do play artillery-bombard
phase order
do order E3
phase move
ordered E3

% [ORDER-10] one artillery unit anywhere: it and no other
hand allies artillery-bombard
put E3 I4
put A1 G2
put M9 i4
do play artillery-bombard
phase move
ordered A1
