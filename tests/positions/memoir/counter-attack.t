% [CARD-COUNTER-1] Counter-Attack copies what the enemy played in his turn just before, not what he played earlier
put A1 I4
put F1 I4
put M1 I4
put A9 M9: i4
turn axis 4
hand axis recon-left probe-right
hand allies counter-attack move-out
last axis probe-left
last allies recon-left
# the Axis plays Probe right, the west: the Allies' copy is Probe left
do play probe-right; order A9; done; done; draw barrage
do play counter-attack
list order: order A1

% [CARD-COUNTER-1] the enemy's card of the turn before the player's own is not copied: only the last one
put A1 I4
put F1 I4
put M1 I4
put A9 M9: i4
last axis probe-center
last allies assault-right
hand allies counter-attack
do play counter-attack
list order: order F1

% [CARD-COUNTER-3] the enemy used Infantry Assault without having infantry: the section is free (ruling AMB-64)
put A1 I4
put F1 I4
put M9 a3
last axis infantry-assault fallback
hand allies counter-attack
refuse MR_SECTION_MISSING play counter-attack
refuse MR_SECTION_EMPTY play counter-attack right
do play counter-attack center
ordered F1
again
do play counter-attack left
ordered A1

% [CARD-COUNTER-3] played out: the Axis names its left, the Allies order their right, the Axis counters in its left again
put A1 M1: I4
put A9 M9: i4
turn axis 4
hand axis infantry-assault counter-attack
hand allies counter-attack move-out
do play infantry-assault left
ordered M9
do done; done; draw barrage; play counter-attack
ordered M1
do done; done; draw firefight; play counter-attack
ordered M9

% [CARD-COUNTER-3] [CARD-COUNTER-7] a copy whose fixed section held no infantry is copied with that section
put A1 I4
put M1 A3
put A9 M9: i4
turn axis 4
hand axis infantry-assault counter-attack
hand allies counter-attack move-out
do play infantry-assault left; done; done; draw barrage; play counter-attack
list order: order M1
do order M1; done; done; draw firefight; play counter-attack
ordered M9

% [CARD-COUNTER-4] the card is copied, not its use: the enemy used the fallback of Armor Assault, the copy orders armor
put A1 A3
put F1 I4
put M9 i4
last axis armor-assault fallback
hand allies counter-attack
do play counter-attack
list order: order A1

% [CARD-COUNTER-4] and the other way round: the enemy had armor, the player has none and so any one unit, without the die
put A1 I4
put B1 a3
put F1 G2
put M9 i4
last axis armor-assault
hand allies counter-attack
discard ambush
do play counter-attack
list order: order A1; order F1
do order A1; done; attack A1-B1
dice 3

% [CARD-COUNTER-4] the number of orders is the card's, not the number the enemy gave
put A1 B1 C1: I4
put M9 i4
turn axis 4
hand axis attack-right
hand allies counter-attack
# the Axis has nobody in the west
do play attack-right; draw barrage; play counter-attack
do order A1; order B1; order C1
ordered A1 B1 C1

% [CARD-COUNTER-6] Medics copied: dice by the own hand, this card included, not by the enemy's
put A1 I1/4
put M9 i4
last axis medics-and-mechanics
hand allies counter-attack probe-left probe-left
hand axis recon-left recon-center recon-right probe-left probe-center
do play counter-attack; heal A1
dice 3

% [CARD-COUNTER-6] [CARD-FINEST-5] Their Finest Hour copied reshuffles the discards with the Counter-Attack among them
put A1 I4
put M9 i4
last axis their-finest-hour
hand allies counter-attack
discard ambush barrage
do play counter-attack
dice 1
do roll infantry; order A1; done; done
deck 59
allow draw counter-attack
discarded counter-attack 0

% [CARD-COUNTER-7] after Their Finest Hour copied, Counter-Attack copies Their Finest Hour once more
put A1 I4
put M9 i4
turn axis 4
last allies their-finest-hour
hand axis counter-attack
hand allies counter-attack
do play counter-attack; roll flag; draw barrage
do play counter-attack
open finest-hour
dice 1

% [CARD-COUNTER-7] left and right are exchanged again at each copy: three cards, always the same columns
put A1 M1: I4
put A9 M9: i4
turn axis 4
hand axis probe-left counter-attack
hand allies counter-attack move-out
do play probe-left
list order: order M9
do done; draw barrage; play counter-attack
list order: order M1
do done; draw firefight; play counter-attack
list order: order M9

% [CARD-COUNTER-8] in the very first turn it has no effect; the player just draws
put A1 I4
put M9 i4
turn allies 1
hand allies counter-attack
do play counter-attack
ordered
open draw
do draw barrage
asks axis
discarded counter-attack 1

% [CARD-COUNTER-8] the other side in its first turn copies the first turn's card; of a Counter-Attack without effect there is nothing to copy
put A1 I4
put M9 i4
turn allies 1
hand allies counter-attack
hand axis counter-attack
do play counter-attack; draw barrage
do play counter-attack
ordered
open draw

% [CARD-COUNTER-9] it lies on the discard pile as a Counter-Attack
put A1 I4
put M9 i4
last axis probe-right
hand allies counter-attack
discard probe-right
do play counter-attack; order A1; done; done; draw barrage
discarded counter-attack 1
discarded probe-right 1
discarded probe-left 0

% [CARD-COUNTER-10] Recon used as Air Power is copied as Recon; as Air Power only if the own side may
put A1 I4
put M9 i4
put K7 i4
rule recon-as air-power for axis
turn axis 4
hand axis recon-left
hand allies counter-attack
do play recon-left as air-power; draw barrage; draw firefight; keep barrage
refuse MR_NOT_THAT_WAY play counter-attack as air-power
do play counter-attack
# Recon right of the Allies: nobody there, but two cards are drawn
do draw probe-left; draw probe-left
open keep

% [CARD-COUNTER-10] with the right of the own side the copy may be used so, in the mirrored section
put A1 I4
put A9 M9: i4
rule recon-as air-power for allies axis dice 2
last axis recon-left
hand allies counter-attack
list : play counter-attack; play counter-attack as air-power
do play counter-attack as air-power
refuse MR_OUTSIDE target A9
do target M9
dice 2

% [CARD-COUNTER-10] a card that is no Recon is not used so, copied or not
put A1 I4
put M9 i4
rule recon-as air-power for allies axis
rule recon-as barrage for allies axis
last axis probe-left
hand allies counter-attack probe-left recon-left
refuse MR_NOT_THAT_WAY play counter-attack as air-power; play probe-left as air-power; play counter-attack as barrage
allow play recon-left as air-power; play recon-left as barrage

# Every card copied, by either side, and copied from a copy. The top player stands as the bottom player
# does, the board turned round, so the same orders come out in his own left and right.

% [CARD-COUNTER-1] [CARD-COUNTER-2] [CARD-COUNTER-5] recon-left copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis recon-left
hand allies counter-attack move-out
do play counter-attack
list order: order i2; order M1; order L3; order k2
refuse MR_OTHER_SECTION order A1; order d2; order F1; order B3; order G3; order b2; order g2
do order k2
phase move
ordered k2
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-7] recon-left copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as recon-left
hand allies counter-attack move-out
do play counter-attack
list order: order i2; order M1; order L3; order k2
refuse MR_OTHER_SECTION order A1; order d2; order F1; order B3; order G3; order b2; order g2
do order k2
phase move
ordered k2
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] [CARD-COUNTER-5] recon-center copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis recon-center
hand allies counter-attack move-out
do play counter-attack
list order: order d2; order F1; order i2; order G3; order g2
refuse MR_OTHER_SECTION order A1; order M1; order B3; order L3; order b2; order k2
do order g2
phase move
ordered g2
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-7] recon-center copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as recon-center
hand allies counter-attack move-out
do play counter-attack
list order: order d2; order F1; order i2; order G3; order g2
refuse MR_OTHER_SECTION order A1; order M1; order B3; order L3; order b2; order k2
do order g2
phase move
ordered g2
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] [CARD-COUNTER-5] recon-right copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis recon-right
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order B3; order b2
refuse MR_OTHER_SECTION order F1; order i2; order M1; order G3; order L3; order g2; order k2
do order b2
phase move
ordered b2
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-7] recon-right copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as recon-right
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order B3; order b2
refuse MR_OTHER_SECTION order F1; order i2; order M1; order G3; order L3; order g2; order k2
do order b2
phase move
ordered b2
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] probe-left copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis probe-left
hand allies counter-attack move-out
do play counter-attack
list order: order i2; order M1; order L3; order k2
refuse MR_OTHER_SECTION order A1; order d2; order F1; order B3; order G3; order b2; order g2
do order L3; order k2
phase move
ordered L3 k2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] probe-left copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as probe-left
hand allies counter-attack move-out
do play counter-attack
list order: order i2; order M1; order L3; order k2
refuse MR_OTHER_SECTION order A1; order d2; order F1; order B3; order G3; order b2; order g2
do order L3; order k2
phase move
ordered L3 k2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] probe-center copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis probe-center
hand allies counter-attack move-out
do play counter-attack
list order: order d2; order F1; order i2; order G3; order g2
refuse MR_OTHER_SECTION order A1; order M1; order B3; order L3; order b2; order k2
do order G3; order g2
phase move
ordered G3 g2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] probe-center copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as probe-center
hand allies counter-attack move-out
do play counter-attack
list order: order d2; order F1; order i2; order G3; order g2
refuse MR_OTHER_SECTION order A1; order M1; order B3; order L3; order b2; order k2
do order G3; order g2
phase move
ordered G3 g2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] probe-right copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis probe-right
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order B3; order b2
refuse MR_OTHER_SECTION order F1; order i2; order M1; order G3; order L3; order g2; order k2
do order B3; order b2
phase move
ordered B3 b2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] probe-right copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as probe-right
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order B3; order b2
refuse MR_OTHER_SECTION order F1; order i2; order M1; order G3; order L3; order g2; order k2
do order B3; order b2
phase move
ordered B3 b2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] attack-left copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis attack-left
hand allies counter-attack move-out
do play counter-attack
list order: order i2; order M1; order L3; order k2
refuse MR_OTHER_SECTION order A1; order d2; order F1; order B3; order G3; order b2; order g2
do order M1; order L3; order k2
phase move
ordered M1 L3 k2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] attack-left copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as attack-left
hand allies counter-attack move-out
do play counter-attack
list order: order i2; order M1; order L3; order k2
refuse MR_OTHER_SECTION order A1; order d2; order F1; order B3; order G3; order b2; order g2
do order M1; order L3; order k2
phase move
ordered M1 L3 k2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] attack-center copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis attack-center
hand allies counter-attack move-out
do play counter-attack
list order: order d2; order F1; order i2; order G3; order g2
refuse MR_OTHER_SECTION order A1; order M1; order B3; order L3; order b2; order k2
do order i2; order G3; order g2
phase move
ordered i2 G3 g2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] attack-center copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as attack-center
hand allies counter-attack move-out
do play counter-attack
list order: order d2; order F1; order i2; order G3; order g2
refuse MR_OTHER_SECTION order A1; order M1; order B3; order L3; order b2; order k2
do order i2; order G3; order g2
phase move
ordered i2 G3 g2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] attack-right copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis attack-right
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order B3; order b2
refuse MR_OTHER_SECTION order F1; order i2; order M1; order G3; order L3; order g2; order k2
do order d2; order B3; order b2
phase move
ordered d2 B3 b2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] attack-right copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as attack-right
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order B3; order b2
refuse MR_OTHER_SECTION order F1; order i2; order M1; order G3; order L3; order g2; order k2
do order d2; order B3; order b2
phase move
ordered d2 B3 b2
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] assault-left copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis assault-left
hand allies counter-attack move-out
do play counter-attack
phase move
ordered i2 M1 L3 k2

% [CARD-COUNTER-7] assault-left copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as assault-left
hand allies counter-attack move-out
do play counter-attack
phase move
ordered i2 M1 L3 k2

% [CARD-COUNTER-1] [CARD-COUNTER-2] assault-center copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis assault-center
hand allies counter-attack move-out
do play counter-attack
phase move
ordered d2 F1 i2 G3 g2

% [CARD-COUNTER-7] assault-center copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as assault-center
hand allies counter-attack move-out
do play counter-attack
phase move
ordered d2 F1 i2 G3 g2

% [CARD-COUNTER-1] [CARD-COUNTER-2] assault-right copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis assault-right
hand allies counter-attack move-out
do play counter-attack
phase move
ordered A1 d2 B3 b2

% [CARD-COUNTER-7] assault-right copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as assault-right
hand allies counter-attack move-out
do play counter-attack
phase move
ordered A1 d2 B3 b2

% [CARD-COUNTER-1] general-advance copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis general-advance
hand allies counter-attack move-out
do play counter-attack; order A1; order B3
refuse MR_NO_MORE_THERE order b2
do order F1; order G3; order M1; order L3
phase move
ordered A1 B3 F1 G3 M1 L3

% [CARD-COUNTER-7] general-advance copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as general-advance
hand allies counter-attack move-out
do play counter-attack; order A1; order B3
refuse MR_NO_MORE_THERE order b2
do order F1; order G3; order M1; order L3
phase move
ordered A1 B3 F1 G3 M1 L3

% [CARD-COUNTER-1] pincer-move copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis pincer-move
hand allies counter-attack move-out
do play counter-attack
refuse MR_OTHER_SECTION order F1; order G3; order g2
do order A1; order B3
refuse MR_NO_MORE_THERE order b2; order d2
do order M1; order L3
phase move
ordered A1 B3 M1 L3

% [CARD-COUNTER-7] pincer-move copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as pincer-move
hand allies counter-attack move-out
do play counter-attack
refuse MR_OTHER_SECTION order F1; order G3; order g2
do order A1; order B3
refuse MR_NO_MORE_THERE order b2; order d2
do order M1; order L3
phase move
ordered A1 B3 M1 L3

% [CARD-COUNTER-1] recon-in-force copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis recon-in-force
hand allies counter-attack move-out
do play counter-attack; order A1
refuse MR_NO_MORE_THERE order B3; order b2
do order F1; order M1
phase move
do done; done; draw barrage
open none

% [CARD-COUNTER-7] recon-in-force copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as recon-in-force
hand allies counter-attack move-out
do play counter-attack; order A1
refuse MR_NO_MORE_THERE order B3; order b2
do order F1; order M1
phase move
do done; done; draw barrage
open none

% [CARD-COUNTER-1] [CARD-COUNTER-4] air-power copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis air-power
hand allies counter-attack move-out
do play counter-attack
ordered
open air-targets
do target l2
dice 2

% [CARD-COUNTER-7] air-power copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as air-power
hand allies counter-attack move-out
do play counter-attack
ordered
open air-targets
do target l2
dice 2

% [CARD-COUNTER-1] [CARD-AMBUSH-13] ambush copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis ambush
hand allies counter-attack move-out
do play counter-attack
ordered
open draw
do draw barrage
discarded counter-attack 1

% [CARD-COUNTER-1] armor-assault copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis armor-assault
hand allies counter-attack move-out
do play counter-attack
list order: order B3; order G3; order L3
refuse MR_OTHER_KIND order A1; order b2
do order L3; done; done; attack L3-l2
dice 4

% [CARD-COUNTER-7] armor-assault copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as armor-assault
hand allies counter-attack move-out
do play counter-attack
list order: order B3; order G3; order L3
refuse MR_OTHER_KIND order A1; order b2
do order L3; done; done; attack L3-l2
dice 4

% [CARD-COUNTER-1] artillery-bombard copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis artillery-bombard
hand allies counter-attack move-out
do play counter-attack
ordered b2 g2 k2
allow move b2-c4
do done; attack k2-l2; roll star star star
open second-battle

% [CARD-COUNTER-7] artillery-bombard copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as artillery-bombard
hand allies counter-attack move-out
do play counter-attack
ordered b2 g2 k2
allow move b2-c4
do done; attack k2-l2; roll star star star
open second-battle

% [CARD-COUNTER-1] barrage copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis barrage
hand allies counter-attack move-out
do play counter-attack
ordered
open barrage
do target G9
dice 4

% [CARD-COUNTER-7] barrage copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as barrage
hand allies counter-attack move-out
do play counter-attack
ordered
open barrage
do target G9
dice 4

% [CARD-COUNTER-1] behind-enemy-lines copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis behind-enemy-lines
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order F1; order i2; order M1
do order M1; done; attack M1-l2
dice 4
do roll star star star star; done
phase move-again

% [CARD-COUNTER-7] behind-enemy-lines copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as behind-enemy-lines
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order F1; order i2; order M1
do order M1; done; attack M1-l2
dice 4
do roll star star star star; done
phase move-again

% [CARD-COUNTER-1] close-assault copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis close-assault
hand allies counter-attack move-out
do play counter-attack
ordered M1 L3
phase battle
do attack M1-l2
dice 4

% [CARD-COUNTER-7] close-assault copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as close-assault
hand allies counter-attack move-out
do play counter-attack
ordered M1 L3
phase battle
do attack M1-l2
dice 4

% [CARD-COUNTER-1] dig-in copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis dig-in
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order F1; order i2; order M1
refuse MR_OTHER_KIND order L3; order b2
do order A1; order d2; order F1; order i2
sandbags A1 d2 F1 i2
open draw

% [CARD-COUNTER-7] dig-in copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as dig-in
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order F1; order i2; order M1
refuse MR_OTHER_KIND order L3; order b2
do order A1; order d2; order F1; order i2
sandbags A1 d2 F1 i2
open draw

% [CARD-COUNTER-1] direct-from-hq copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis direct-from-hq
hand allies counter-attack move-out
do play counter-attack; order A1; order L3; order g2; order M1
phase move
ordered A1 L3 g2 M1

% [CARD-COUNTER-7] direct-from-hq copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as direct-from-hq
hand allies counter-attack move-out
do play counter-attack; order A1; order L3; order g2; order M1
phase move
ordered A1 L3 g2 M1

% [CARD-COUNTER-1] firefight copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis firefight
hand allies counter-attack move-out
do play counter-attack
refuse MR_NEXT_TO order M1; order L3; order k2
do order A1; order d2; order F1; order g2
phase battle
do attack g2-l2
dice 2

% [CARD-COUNTER-7] firefight copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as firefight
hand allies counter-attack move-out
do play counter-attack
refuse MR_NEXT_TO order M1; order L3; order k2
do order A1; order d2; order F1; order g2
phase battle
do attack g2-l2
dice 2

% [CARD-COUNTER-1] [CARD-COUNTER-3] infantry-assault copied by the allies section left
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis infantry-assault section left
hand allies counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered i2 M1

% [CARD-COUNTER-7] infantry-assault copied from a copy by the allies section left
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as infantry-assault section left
hand allies counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered i2 M1

% [CARD-COUNTER-1] [CARD-COUNTER-3] infantry-assault copied by the allies section center
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis infantry-assault section center
hand allies counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered d2 F1 i2

% [CARD-COUNTER-7] infantry-assault copied from a copy by the allies section center
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as infantry-assault section center
hand allies counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered d2 F1 i2

% [CARD-COUNTER-1] [CARD-COUNTER-3] infantry-assault copied by the allies section right
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis infantry-assault section right
hand allies counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered A1 d2

% [CARD-COUNTER-7] infantry-assault copied from a copy by the allies section right
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as infantry-assault section right
hand allies counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered A1 d2

% [CARD-COUNTER-1] [CARD-COUNTER-6] medics-and-mechanics copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis medics-and-mechanics
hand allies counter-attack move-out
do play counter-attack; heal A1
dice 2
do roll star infantry
unit A1 I4
ordered A1

% [CARD-COUNTER-7] medics-and-mechanics copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as medics-and-mechanics
hand allies counter-attack move-out
do play counter-attack; heal A1
dice 2
do roll star infantry
unit A1 I4
ordered A1

% [CARD-COUNTER-1] move-out copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis move-out
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order F1; order i2; order M1
do order A1; order d2; order F1; order M1
phase move
ordered A1 d2 F1 M1

% [CARD-COUNTER-7] move-out copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as move-out
hand allies counter-attack move-out
do play counter-attack
list order: order A1; order d2; order F1; order i2; order M1
do order A1; order d2; order F1; order M1
phase move
ordered A1 d2 F1 M1

% [CARD-COUNTER-1] [CARD-COUNTER-6] their-finest-hour copied by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis their-finest-hour
hand allies counter-attack move-out
do play counter-attack
dice 2
do roll star infantry; order M1; order L3; done; attack M1-l2
dice 4
do roll star star star star; done
discarded counter-attack 0
discarded ambush 0

% [CARD-COUNTER-7] their-finest-hour copied from a copy by the allies
put d2 F1 i2 M1: I4
put A1 I2/4
put B3 G3 L3: A3
put b2 g2 k2: G2
put l2 G9: i4
turn allies 5
discard ambush
last axis counter-attack as their-finest-hour
hand allies counter-attack move-out
do play counter-attack
dice 2
do roll star infantry; order M1; order L3; done; attack M1-l2
dice 4
do roll star star star star; done
discarded counter-attack 0
discarded ambush 0

% [CARD-COUNTER-1] [CARD-COUNTER-2] [CARD-COUNTER-5] recon-left copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies recon-left
hand axis counter-attack move-out
do play counter-attack
list order: order d8; order A9; order B7; order b8
refuse MR_OTHER_SECTION order M9; order i8; order H9; order L7; order G7; order k8; order f8
do order b8
phase move
ordered b8
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-7] recon-left copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as recon-left
hand axis counter-attack move-out
do play counter-attack
list order: order d8; order A9; order B7; order b8
refuse MR_OTHER_SECTION order M9; order i8; order H9; order L7; order G7; order k8; order f8
do order b8
phase move
ordered b8
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] [CARD-COUNTER-5] recon-center copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies recon-center
hand axis counter-attack move-out
do play counter-attack
list order: order i8; order H9; order d8; order G7; order f8
refuse MR_OTHER_SECTION order M9; order A9; order L7; order B7; order k8; order b8
do order f8
phase move
ordered f8
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-7] recon-center copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as recon-center
hand axis counter-attack move-out
do play counter-attack
list order: order i8; order H9; order d8; order G7; order f8
refuse MR_OTHER_SECTION order M9; order A9; order L7; order B7; order k8; order b8
do order f8
phase move
ordered f8
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] [CARD-COUNTER-5] recon-right copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies recon-right
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order L7; order k8
refuse MR_OTHER_SECTION order H9; order d8; order A9; order G7; order B7; order f8; order b8
do order k8
phase move
ordered k8
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-7] recon-right copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as recon-right
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order L7; order k8
refuse MR_OTHER_SECTION order H9; order d8; order A9; order G7; order B7; order f8; order b8
do order k8
phase move
ordered k8
do done; done; draw barrage; draw firefight
list : keep barrage; keep firefight
do keep barrage
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] probe-left copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies probe-left
hand axis counter-attack move-out
do play counter-attack
list order: order d8; order A9; order B7; order b8
refuse MR_OTHER_SECTION order M9; order i8; order H9; order L7; order G7; order k8; order f8
do order B7; order b8
phase move
ordered B7 b8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] probe-left copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as probe-left
hand axis counter-attack move-out
do play counter-attack
list order: order d8; order A9; order B7; order b8
refuse MR_OTHER_SECTION order M9; order i8; order H9; order L7; order G7; order k8; order f8
do order B7; order b8
phase move
ordered B7 b8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] probe-center copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies probe-center
hand axis counter-attack move-out
do play counter-attack
list order: order i8; order H9; order d8; order G7; order f8
refuse MR_OTHER_SECTION order M9; order A9; order L7; order B7; order k8; order b8
do order G7; order f8
phase move
ordered G7 f8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] probe-center copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as probe-center
hand axis counter-attack move-out
do play counter-attack
list order: order i8; order H9; order d8; order G7; order f8
refuse MR_OTHER_SECTION order M9; order A9; order L7; order B7; order k8; order b8
do order G7; order f8
phase move
ordered G7 f8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] probe-right copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies probe-right
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order L7; order k8
refuse MR_OTHER_SECTION order H9; order d8; order A9; order G7; order B7; order f8; order b8
do order L7; order k8
phase move
ordered L7 k8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] probe-right copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as probe-right
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order L7; order k8
refuse MR_OTHER_SECTION order H9; order d8; order A9; order G7; order B7; order f8; order b8
do order L7; order k8
phase move
ordered L7 k8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] attack-left copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies attack-left
hand axis counter-attack move-out
do play counter-attack
list order: order d8; order A9; order B7; order b8
refuse MR_OTHER_SECTION order M9; order i8; order H9; order L7; order G7; order k8; order f8
do order A9; order B7; order b8
phase move
ordered A9 B7 b8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] attack-left copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as attack-left
hand axis counter-attack move-out
do play counter-attack
list order: order d8; order A9; order B7; order b8
refuse MR_OTHER_SECTION order M9; order i8; order H9; order L7; order G7; order k8; order f8
do order A9; order B7; order b8
phase move
ordered A9 B7 b8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] attack-center copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies attack-center
hand axis counter-attack move-out
do play counter-attack
list order: order i8; order H9; order d8; order G7; order f8
refuse MR_OTHER_SECTION order M9; order A9; order L7; order B7; order k8; order b8
do order d8; order G7; order f8
phase move
ordered d8 G7 f8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] attack-center copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as attack-center
hand axis counter-attack move-out
do play counter-attack
list order: order i8; order H9; order d8; order G7; order f8
refuse MR_OTHER_SECTION order M9; order A9; order L7; order B7; order k8; order b8
do order d8; order G7; order f8
phase move
ordered d8 G7 f8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] attack-right copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies attack-right
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order L7; order k8
refuse MR_OTHER_SECTION order H9; order d8; order A9; order G7; order B7; order f8; order b8
do order i8; order L7; order k8
phase move
ordered i8 L7 k8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-7] attack-right copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as attack-right
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order L7; order k8
refuse MR_OTHER_SECTION order H9; order d8; order A9; order G7; order B7; order f8; order b8
do order i8; order L7; order k8
phase move
ordered i8 L7 k8
do done; done; draw barrage
open none
discarded counter-attack 1

% [CARD-COUNTER-1] [CARD-COUNTER-2] assault-left copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies assault-left
hand axis counter-attack move-out
do play counter-attack
phase move
ordered d8 A9 B7 b8

% [CARD-COUNTER-7] assault-left copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as assault-left
hand axis counter-attack move-out
do play counter-attack
phase move
ordered d8 A9 B7 b8

% [CARD-COUNTER-1] [CARD-COUNTER-2] assault-center copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies assault-center
hand axis counter-attack move-out
do play counter-attack
phase move
ordered i8 H9 d8 G7 f8

% [CARD-COUNTER-7] assault-center copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as assault-center
hand axis counter-attack move-out
do play counter-attack
phase move
ordered i8 H9 d8 G7 f8

% [CARD-COUNTER-1] [CARD-COUNTER-2] assault-right copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies assault-right
hand axis counter-attack move-out
do play counter-attack
phase move
ordered M9 i8 L7 k8

% [CARD-COUNTER-7] assault-right copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as assault-right
hand axis counter-attack move-out
do play counter-attack
phase move
ordered M9 i8 L7 k8

% [CARD-COUNTER-1] general-advance copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies general-advance
hand axis counter-attack move-out
do play counter-attack; order M9; order L7
refuse MR_NO_MORE_THERE order k8
do order H9; order G7; order A9; order B7
phase move
ordered M9 L7 H9 G7 A9 B7

% [CARD-COUNTER-7] general-advance copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as general-advance
hand axis counter-attack move-out
do play counter-attack; order M9; order L7
refuse MR_NO_MORE_THERE order k8
do order H9; order G7; order A9; order B7
phase move
ordered M9 L7 H9 G7 A9 B7

% [CARD-COUNTER-1] pincer-move copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies pincer-move
hand axis counter-attack move-out
do play counter-attack
refuse MR_OTHER_SECTION order H9; order G7; order f8
do order M9; order L7
refuse MR_NO_MORE_THERE order k8; order i8
do order A9; order B7
phase move
ordered M9 L7 A9 B7

% [CARD-COUNTER-7] pincer-move copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as pincer-move
hand axis counter-attack move-out
do play counter-attack
refuse MR_OTHER_SECTION order H9; order G7; order f8
do order M9; order L7
refuse MR_NO_MORE_THERE order k8; order i8
do order A9; order B7
phase move
ordered M9 L7 A9 B7

% [CARD-COUNTER-1] recon-in-force copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies recon-in-force
hand axis counter-attack move-out
do play counter-attack; order M9
refuse MR_NO_MORE_THERE order L7; order k8
do order H9; order A9
phase move
do done; done; draw barrage
open none

% [CARD-COUNTER-7] recon-in-force copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as recon-in-force
hand axis counter-attack move-out
do play counter-attack; order M9
refuse MR_NO_MORE_THERE order L7; order k8
do order H9; order A9
phase move
do done; done; draw barrage
open none

% [CARD-COUNTER-1] [CARD-COUNTER-4] air-power copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies air-power
hand axis counter-attack move-out
do play counter-attack
ordered
open air-targets
do target a8
dice 1

% [CARD-COUNTER-7] air-power copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as air-power
hand axis counter-attack move-out
do play counter-attack
ordered
open air-targets
do target a8
dice 1

% [CARD-COUNTER-1] [CARD-AMBUSH-13] ambush copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies ambush
hand axis counter-attack move-out
do play counter-attack
ordered
open draw
do draw barrage
discarded counter-attack 1

% [CARD-COUNTER-1] armor-assault copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies armor-assault
hand axis counter-attack move-out
do play counter-attack
list order: order L7; order G7; order B7
refuse MR_OTHER_KIND order M9; order k8
do order B7; done; done; attack B7-a8
dice 4

% [CARD-COUNTER-7] armor-assault copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as armor-assault
hand axis counter-attack move-out
do play counter-attack
list order: order L7; order G7; order B7
refuse MR_OTHER_KIND order M9; order k8
do order B7; done; done; attack B7-a8
dice 4

% [CARD-COUNTER-1] artillery-bombard copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies artillery-bombard
hand axis counter-attack move-out
do play counter-attack
ordered k8 f8 b8
allow move k8-j6
do done; attack b8-a8; roll star star star
open second-battle

% [CARD-COUNTER-7] artillery-bombard copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as artillery-bombard
hand axis counter-attack move-out
do play counter-attack
ordered k8 f8 b8
allow move k8-j6
do done; attack b8-a8; roll star star star
open second-battle

% [CARD-COUNTER-1] barrage copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies barrage
hand axis counter-attack move-out
do play counter-attack
ordered
open barrage
do target G1
dice 4

% [CARD-COUNTER-7] barrage copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as barrage
hand axis counter-attack move-out
do play counter-attack
ordered
open barrage
do target G1
dice 4

% [CARD-COUNTER-1] behind-enemy-lines copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies behind-enemy-lines
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order H9; order d8; order A9
do order A9; done; attack A9-a8
dice 4
do roll star star star star; done
phase move-again

% [CARD-COUNTER-7] behind-enemy-lines copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as behind-enemy-lines
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order H9; order d8; order A9
do order A9; done; attack A9-a8
dice 4
do roll star star star star; done
phase move-again

% [CARD-COUNTER-1] close-assault copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies close-assault
hand axis counter-attack move-out
do play counter-attack
ordered A9 B7
phase battle
do attack A9-a8
dice 4

% [CARD-COUNTER-7] close-assault copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as close-assault
hand axis counter-attack move-out
do play counter-attack
ordered A9 B7
phase battle
do attack A9-a8
dice 4

% [CARD-COUNTER-1] dig-in copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies dig-in
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order H9; order d8; order A9
refuse MR_OTHER_KIND order B7; order k8
do order M9; order i8; order H9; order d8
sandbags M9 i8 H9 d8
open draw

% [CARD-COUNTER-7] dig-in copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as dig-in
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order H9; order d8; order A9
refuse MR_OTHER_KIND order B7; order k8
do order M9; order i8; order H9; order d8
sandbags M9 i8 H9 d8
open draw

% [CARD-COUNTER-1] direct-from-hq copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies direct-from-hq
hand axis counter-attack move-out
do play counter-attack; order M9; order B7; order f8; order A9
phase move
ordered M9 B7 f8 A9

% [CARD-COUNTER-7] direct-from-hq copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as direct-from-hq
hand axis counter-attack move-out
do play counter-attack; order M9; order B7; order f8; order A9
phase move
ordered M9 B7 f8 A9

% [CARD-COUNTER-1] firefight copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies firefight
hand axis counter-attack move-out
do play counter-attack
refuse MR_NEXT_TO order A9; order B7; order b8
do order M9; order i8; order H9; order f8
phase battle
do attack f8-a8
dice 2

% [CARD-COUNTER-7] firefight copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as firefight
hand axis counter-attack move-out
do play counter-attack
refuse MR_NEXT_TO order A9; order B7; order b8
do order M9; order i8; order H9; order f8
phase battle
do attack f8-a8
dice 2

% [CARD-COUNTER-1] [CARD-COUNTER-3] infantry-assault copied by the axis section left
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies infantry-assault section left
hand axis counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered d8 A9

% [CARD-COUNTER-7] infantry-assault copied from a copy by the axis section left
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as infantry-assault section left
hand axis counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered d8 A9

% [CARD-COUNTER-1] [CARD-COUNTER-3] infantry-assault copied by the axis section center
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies infantry-assault section center
hand axis counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered i8 H9 d8

% [CARD-COUNTER-7] infantry-assault copied from a copy by the axis section center
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as infantry-assault section center
hand axis counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered i8 H9 d8

% [CARD-COUNTER-1] [CARD-COUNTER-3] infantry-assault copied by the axis section right
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies infantry-assault section right
hand axis counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered M9 i8

% [CARD-COUNTER-7] infantry-assault copied from a copy by the axis section right
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as infantry-assault section right
hand axis counter-attack move-out
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center; play counter-attack right
do play counter-attack
phase move
ordered M9 i8

% [CARD-COUNTER-1] [CARD-COUNTER-6] medics-and-mechanics copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies medics-and-mechanics
hand axis counter-attack move-out
do play counter-attack; heal M9
dice 2
do roll star infantry
unit M9 i4
ordered M9

% [CARD-COUNTER-7] medics-and-mechanics copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as medics-and-mechanics
hand axis counter-attack move-out
do play counter-attack; heal M9
dice 2
do roll star infantry
unit M9 i4
ordered M9

% [CARD-COUNTER-1] move-out copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies move-out
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order H9; order d8; order A9
do order M9; order i8; order H9; order A9
phase move
ordered M9 i8 H9 A9

% [CARD-COUNTER-7] move-out copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as move-out
hand axis counter-attack move-out
do play counter-attack
list order: order M9; order i8; order H9; order d8; order A9
do order M9; order i8; order H9; order A9
phase move
ordered M9 i8 H9 A9

% [CARD-COUNTER-1] [CARD-COUNTER-6] their-finest-hour copied by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies their-finest-hour
hand axis counter-attack move-out
do play counter-attack
dice 2
do roll star infantry; order A9; order B7; done; attack A9-a8
dice 4
do roll star star star star; done
discarded counter-attack 0
discarded ambush 0

% [CARD-COUNTER-7] their-finest-hour copied from a copy by the axis
put i8 H9 d8 A9: i4
put M9 i2/4
put L7 G7 B7: a3
put k8 f8 b8: g2
put a8 G1: I4
turn axis 6
discard ambush
last allies counter-attack as their-finest-hour
hand axis counter-attack move-out
do play counter-attack
dice 2
do roll star infantry; order A9; order B7; done; attack A9-a8
dice 4
do roll star star star star; done
discarded counter-attack 0
discarded ambush 0

% [CARD-COUNTER-8] without effect in the first turn it ends the turn, whatever else is in the hand
put A1 I4
put M9 i4
turn allies 1
hand allies counter-attack probe-left
do play counter-attack
phase draw
open draw
ordered
do draw barrage
asks axis
cards allies 2
