% [CARD-MEDICS-1] Medics & Mechanics: one own unit that has lost figures is chosen
put C5 I2/4
put E5 A3
put G5 A1/3
put M9 i2/4
hand allies medics-and-mechanics
do play medics-and-mechanics
open medics
list : heal C5; heal G5
refuse MR_UNHURT heal E5; heal M9; heal A1
refuse MR_NOT_NOW done; order C5

% [CARD-MEDICS-2] one die for each card held, this one included
put C5 I1/4
put M9 i4
hand allies medics-and-mechanics
do play medics-and-mechanics; heal C5
dice 1

% [CARD-MEDICS-2] with four other cards five dice
put C5 I1/4
put M9 i4
hand allies medics-and-mechanics probe-left probe-left ambush barrage
hand axis recon-left
do play medics-and-mechanics; heal C5
dice 5
refuse MR_DICE_COUNT roll star star star star; roll star star star star star star

% [CARD-MEDICS-3] infantry recovers by infantry faces and stars
put C5 I1/4
put M9 i4
hand allies medics-and-mechanics probe-left probe-left ambush barrage
do play medics-and-mechanics; heal C5; roll infantry star armor grenade flag
unit C5 I3

% [CARD-MEDICS-3] French Resistance is infantry
put C5 R1/3
put M9 i4
hand allies medics-and-mechanics probe-left
do play medics-and-mechanics; heal C5; roll infantry armor
unit C5 R2

% [CARD-MEDICS-3] armor recovers by armor faces and stars
put C5 A1/4+
put M9 i4
hand allies medics-and-mechanics probe-left probe-left ambush barrage
do play medics-and-mechanics; heal C5; roll infantry star armor grenade flag
unit C5 A3

% [CARD-MEDICS-3] artillery recovers by stars only
put C5 G1/3
put M9 i4
hand allies medics-and-mechanics probe-left probe-left ambush barrage
do play medics-and-mechanics; heal C5; roll infantry star armor grenade flag
unit C5 G2
again
do play medics-and-mechanics; heal C5; roll infantry infantry armor grenade flag
unit C5 G1

% [CARD-MEDICS-4] never more figures than at the start
put C5 I3/4
put M9 i4
hand allies medics-and-mechanics probe-left probe-left ambush
do play medics-and-mechanics; heal C5; roll infantry infantry star star
unit C5 I4

% [CARD-MEDICS-4] the unit's own starting number counts, not the usual one
put C5 I2/3
put E5 I2/6
put M9 i4
hand allies medics-and-mechanics probe-left probe-left ambush barrage
do play medics-and-mechanics; heal C5; roll infantry infantry star star star
unit C5 I3
again
do play medics-and-mechanics; heal E5; roll infantry infantry star star star
unit E5 I6

% [CARD-MEDICS-5] with a figure back the unit acts normally
put C5 I2/4
put D5 i4
put M9 i4
hand allies medics-and-mechanics
discard ambush
do play medics-and-mechanics; heal C5; roll star
ordered C5
phase move
allow move C5-A5
refuse MR_TOO_FAR move C5-C1
do done; attack C5-D5
dice 3

% [CARD-MEDICS-5] without one it is not ordered
put C5 I2/4
put D5 i4
put M9 i4
hand allies medics-and-mechanics
do play medics-and-mechanics; heal C5; roll grenade
unit C5 I2
ordered
open draw

% [CARD-MEDICS-6] with no damaged unit the card does nothing (ruling AMB-26)
put C5 I4
put E5 A3
put M9 i2/4
hand allies medics-and-mechanics
do play medics-and-mechanics
ordered
open draw

% [CARD-MEDICS-7] eliminated units do not come back: there is nothing to heal where one fell
put C5 I1/4
put B5 I4
put D5 i4
put M9 i4
turn axis 4
hand allies medics-and-mechanics
hand axis probe-right
discard ambush
do play probe-right; order D5; done; attack D5-C5; roll infantry star star; pass; done; draw barrage
empty C5
do play medics-and-mechanics
open draw
medals axis 1

% [CARD-MEDICS-5] the order ends with the turn: healed this turn, the unit is not ordered in the next
put C5 I2/4
put E1 I4
put M9 i4
hand allies medics-and-mechanics recon-center
do play medics-and-mechanics; heal C5; roll star flag; done; done; draw barrage
ordered
next-turn
asks allies
do play recon-center; order E1
ordered E1
refuse MR_NOT_ORDERED move C5-B5
