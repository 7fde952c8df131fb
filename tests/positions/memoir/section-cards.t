% [CARD-RECON-1] Recon left orders one unit of the bottom player in the west, and no second
put A5 c4 D1: I4
put E5 I4
put M1 I4
put M9 i4
hand allies recon-left
do play recon-left
list order: order A5; order c4; order D1
refuse MR_OTHER_SECTION order E5; order M1
do order c4
phase move
ordered c4

% [CARD-RECON-1] Recon centre: the columns between the lines
put D5 I4
put E5 I4
put g4 A3
put I1 G2
put J5 I4
put M9 i4
hand allies recon-center
do play recon-center
list order: order E5; order g4; order I1
refuse MR_OTHER_SECTION order D5; order J5
do order I1
ordered I1
phase move

% [CARD-RECON-1] Recon right of the bottom player is the east
put I5 J5: I4
put A5 I4
put M9 i4
hand allies recon-right
do play recon-right
list order: order J5
do order J5
phase move

% [CARD-RECON-1] for the top player left is the east and right the west
put A5 I4
put A9 C7: i4
put K7 a3
put M9 i4
turn axis 6
hand axis recon-left recon-right
do play recon-left
list order: order K7; order M9
refuse MR_OTHER_SECTION order A9; order C7
again
do play recon-right
list order: order A9; order C7
refuse MR_OTHER_SECTION order K7; order M9

% [CARD-RECON-2] at the draw two cards, one of them is kept, the other lies on the discard pile
put C5 I4
put M9 i4
hand allies recon-left
do play recon-left; order C5; done; done
asks chance
do draw barrage; draw ambush
asks allies
open keep
list : keep ambush; keep barrage
refuse MR_NOT_DRAWN keep firefight; keep recon-left
do keep ambush
holds allies ambush
cards allies 1
discarded barrage 1
discarded ambush 0
discarded recon-left 1
asks axis

% [CARD-RECON-2] all three Recon cards draw two
put C5 I4
put M9 i4
hand allies recon-left recon-center recon-right
do play recon-left; order C5; done; done; draw barrage; draw ambush; keep barrage
cards allies 3
discarded ambush 1
again
do play recon-center; draw barrage; draw ambush; keep barrage
cards allies 3
discarded ambush 1
again
do play recon-right; draw barrage; draw ambush; keep barrage
cards allies 3
discarded ambush 1

% [CARD-RECON-2] of two equal cards either is kept
put C5 I4
put M9 i4
hand allies recon-left
do play recon-left; order C5; done; done; draw probe-left; draw probe-left
list : keep probe-left
do keep probe-left
discarded probe-left 1
holds allies probe-left

% [CARD-RECON-2] where the piles give only one card there is nothing to choose
put C5 I4
put M9 i4
hand allies recon-left recon-left recon-center recon-center recon-right recon-right probe-left probe-left probe-left probe-left probe-center probe-center probe-center probe-center probe-center probe-right probe-right probe-right probe-right attack-left attack-left attack-left attack-center attack-center attack-center attack-center attack-right attack-right attack-right assault-left
hand axis assault-left assault-center assault-center assault-right assault-right general-advance pincer-move recon-in-force recon-in-force recon-in-force air-power ambush armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault counter-attack counter-attack dig-in direct-from-hq direct-from-hq firefight infantry-assault infantry-assault medics-and-mechanics move-out move-out their-finest-hour
deck 0
do play recon-right
deck 1
do draw recon-right
asks axis
cards allies 30
holds allies recon-right
discarded recon-right 0

% [CARD-RECON-3] the double draw comes also if no unit could be ordered, or none was
put C5 I4
put M9 i4
hand allies recon-left recon-right
do play recon-right
asks chance
do draw barrage; draw ambush
list : keep ambush; keep barrage
again
do play recon-left; done
asks chance
do draw barrage; draw ambush
list : keep ambush; keep barrage

% [CARD-PROBE-1] Probe orders up to two units of its section: left
put A5 B5 C5: I4
put F5 I4
put K5 I4
put M9 i4
hand allies probe-left
do play probe-left
list order: order A5; order B5; order C5
refuse MR_OTHER_SECTION order F5; order K5
do order A5
allow order B5; done
do order C5
phase move
ordered A5 C5

% [CARD-PROBE-1] Probe centre
put A5 I4
put F5 G5 H5: I4
put K5 I4
put M9 i4
hand allies probe-center
do play probe-center
refuse MR_OTHER_SECTION order A5; order K5
do order F5; order H5
phase move
ordered F5 H5

% [CARD-PROBE-1] Probe right
put A5 I4
put F5 I4
put J5 K5 L5: I4
put M9 i4
hand allies probe-right
do play probe-right
refuse MR_OTHER_SECTION order A5; order F5
do order J5; order L5
phase move
ordered J5 L5

% [CARD-PROBE-1] a Probe draws one card, no choice
put C5 I4
put M9 i4
hand allies probe-left
do play probe-left; order C5; done; done; draw barrage
asks axis
cards allies 1

% [CARD-ATTACK-1] Attack orders up to three units of its section: left
put A5 B5 C5 D5: I4
put F5 I4
put K5 I4
put M9 i4
hand allies attack-left
do play attack-left
refuse MR_OTHER_SECTION order F5; order K5
do order A5; order B5
allow order C5; done
do order D5
phase move
ordered A5 B5 D5

% [CARD-ATTACK-1] Attack centre
put A5 I4
put F5 G5 H5 I5: I4
put K5 I4
put M9 i4
hand allies attack-center
do play attack-center
refuse MR_OTHER_SECTION order A5; order K5
do order F5; order G5; order I5
phase move
ordered F5 G5 I5

% [CARD-ATTACK-1] Attack right
put A5 I4
put F5 I4
put J5 K5 L5 M5: I4
put M9 i4
hand allies attack-right
do play attack-right
refuse MR_OTHER_SECTION order A5; order F5
do order J5; order K5; order M5
phase move
ordered J5 K5 M5

% [CARD-ASSAULT-1] Assault orders every unit of its section, of any kind: left
put A5 B5 C5 D5 a4 b4: I4
put A1 A3
put d2 G2
put F5 I4
put K5 I4
put M9 i4
hand allies assault-left
do play assault-left
phase move
ordered A5 B5 C5 D5 a4 b4 A1 d2

% [CARD-ASSAULT-1] Assault centre
put A5 I4
put d8 E5 F5 G5 H5 I5 i2: I4
put K5 I4
put M9 i4
hand allies assault-center
do play assault-center
ordered d8 E5 F5 G5 H5 I5 i2

% [CARD-ASSAULT-1] Assault right
put A5 I4
put F5 I4
put i4 J5 K5 L5 M5 l4: I4
put M9 i4
hand allies assault-right
do play assault-right
ordered i4 J5 K5 L5 M5 l4

% [CARD-ASSAULT-1] the top player's Assault left is the east
put A5 I4
put A9 d8: i4
put i8 M9: i4
turn axis 6
hand axis assault-left assault-right assault-center
do play assault-left
ordered i8 M9
again
do play assault-right
ordered A9 d8
again
do play assault-center
ordered d8 i8

% [CARD-GENADV-1] General Advance orders up to two units in each of the three sections
put A5 B5 C5: I4
put F5 G5 H5: I4
put J5 K5 L5: I4
put M9 i4
hand allies general-advance
do play general-advance
do order A5; order B5
refuse MR_NO_MORE_THERE order C5
do order F5; order H5
refuse MR_NO_MORE_THERE order G5
do order K5
allow done
do order L5
phase move
ordered A5 B5 F5 H5 K5 L5

% [CARD-GENADV-1] [ORDER-8] a unit on a line counts for either of its sections, whichever leaves room
# Two in the west, two in the centre and both shared hexes: d4 must go to the centre or west, i4 to
# the centre or east.
put A5 B5 C5: I4
put d4 I4
put F5 G5: I4
put i4 I4
put K5 L5: I4
put M9 i4
hand allies general-advance
do play general-advance; order d4; order A5; order B5; order F5
refuse MR_NO_MORE_THERE order C5; order G5
do order i4
allow order L5
do order K5
phase move
ordered d4 A5 B5 F5 i4 K5

% [CARD-GENADV-1] [ORDER-8] four units on the lines and two in the centre fill all three sections
put d8 d6 d4 d2: I4
put i8 i6 i4 i2: I4
put F5 G5 H5: I4
put A1 M1: I4
put M9 i4
hand allies general-advance
do play general-advance; order d8; order d6; order i8; order i6; order F5; order G5
phase move
ordered d8 d6 i8 i6 F5 G5

% [CARD-GENADV-1] [ORDER-8] three on one line and one in the west leave one order in the centre
put d8 d6 d4: I4
put A5 I4
put B5 I4
put F5 G5: I4
put M9 i4
hand allies general-advance
do play general-advance; order d8; order d6; order d4; order A5
phase move
ordered d8 d6 d4 A5

% [CARD-PINCER-1] Pincer Move orders up to two units on each flank and none in the centre
put A5 B5 C5: I4
put F5 I4
put J5 K5 L5: I4
put M9 i4
hand allies pincer-move
do play pincer-move
refuse MR_OTHER_SECTION order F5
do order A5; order C5
refuse MR_NO_MORE_THERE order B5
do order J5
allow order K5; done
do order L5
phase move
ordered A5 C5 J5 L5

% [CARD-PINCER-1] [ORDER-8] units on the lines count for their flank: never four on one side
put A5 I4
put d8 d6 d4: I4
put i4 I4
put K5 L5: I4
put M9 i4
hand allies pincer-move
do play pincer-move; order d8; order d6
refuse MR_NO_MORE_THERE order d4; order A5
do order i4; order K5
phase move
ordered d8 d6 i4 K5

% [CARD-RIF-1] Recon in Force orders up to one unit in each section and draws one card
put A5 B5: I4
put F5 G5: I4
put J5 K5: I4
put M9 i4
hand allies recon-in-force
do play recon-in-force; order B5
refuse MR_NO_MORE_THERE order A5
do order F5
refuse MR_NO_MORE_THERE order G5; order A5
do order K5
phase move
ordered B5 F5 K5
do done; done; draw ambush
asks axis
cards allies 1

% [CARD-RIF-1] [ORDER-8] two units on the same line are two sections, three are too many
put d8 d6 d4: I4
put A5 I4
put F5 I4
put i4 I4
put M9 i4
hand allies recon-in-force
do play recon-in-force; order d8; order d6
refuse MR_NO_MORE_THERE order d4; order A5; order F5
do order i4
phase move
ordered d8 d6 i4

% [CARD-RIF-1] [ORDER-8] the shared hexes of both lines and a centre unit: each finds its section
put d4 I4
put F5 I4
put i4 I4
put A5 I4
put M9 i4
hand allies recon-in-force
do play recon-in-force; order F5; order d4
refuse MR_NO_MORE_THERE order A5
do order i4
ordered F5 d4 i4

% [CARD-RIF-1] [ORDER-8] the top player has the same quotas with left and right exchanged
put A1 I4
put d8 d6: i4
put A9 i4
put i8 i4
put M9 i4
turn axis 6
hand axis recon-in-force pincer-move
do play recon-in-force; order d8; order A9
refuse MR_NO_MORE_THERE order d6
do order i8
ordered d8 A9 i8
again
do play pincer-move; order d8; order A9
refuse MR_NO_MORE_THERE order d6
do order i8; order M9
ordered d8 A9 i8 M9
