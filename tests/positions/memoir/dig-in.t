% [CARD-DIGIN-1] Dig-In orders up to four infantry units anywhere, no others
put A1 C1 F1 I1: I4
put M1 R3
put B3 A3
put H3 G2
put M9 i4
hand allies dig-in
do play dig-in
list order: order A1; order C1; order F1; order I1; order M1
refuse MR_OTHER_KIND order B3; order H3
do order A1; order C1; order F1
allow done
do order M1
sandbags A1 C1 F1 M1
no-sandbags I1
open draw

% [CARD-DIGIN-2] sandbags in the hex of each unit ordered, and of no other
put A1 C1: I4
put M9 i4
hand allies dig-in
do play dig-in; order A1
sandbags A1
no-sandbags C1
do done
sandbags A1
no-sandbags C1
open draw

% [CARD-DIGIN-2] they protect as sandbags do: the next attack has one die less and one flag may be ignored
put D5 I4
put E5 i4
hand allies dig-in
hand axis attack-center assault-right
discard ambush
do play dig-in; order D5; draw barrage
do play attack-center; order E5; done; attack E5-D5
dice 2
do roll flag star
open ignore-flag

% [CARD-DIGIN-3] these units neither move nor battle this turn
put D5 I4
put E5 i4
put M1 I4
hand allies dig-in
discard ambush
do play dig-in; order D5; done
open draw
refuse BCG_CHANCE_DECIDES move D5-C5; attack D5-E5

% [CARD-DIGIN-4] none in the ocean, none where sandbags lie; the order is spent (ruling AMB-32)
beach
put F1 I4
put D5 sandbags I4
put F5 I4
put G5 I4
put H5 I4
put M9 i4
hand allies dig-in
do play dig-in; order F1; order D5; order F5; order G5
no-sandbags F1 H5
sandbags D5 F5 G5
open draw

% [CARD-DIGIN-5] twelve sandbags at most, both sides' and those of the setup together
put A9 B9 C9 D9 E9 F9: sandbags i4
put G9 H9 I9 J9: sandbags
put A1 C1 F1: I4
hand allies dig-in
do play dig-in; order A1; order C1
sandbags A1 C1
do order F1
no-sandbags F1
open draw

% [CARD-DIGIN-5] with twelve on the board nobody gets any, not even the twelfth's owner
put A9 B9 C9 D9 E9 F9: sandbags i4
put G9 H9 I9 J9 K9 L9: sandbags
put A1: I4
hand allies dig-in
do play dig-in; order A1
no-sandbags A1

% [CARD-DIGIN-5] with eleven on the board one more is laid
put A9 B9 C9 D9 E9 F9: sandbags i4
put G9 H9 I9 J9 K9: sandbags
put A1 B1: I4
hand allies dig-in
do play dig-in; order A1; order B1
sandbags A1
no-sandbags B1

% [CARD-DIGIN-5] the option lifts the limit (ruling AMB-10)
put A9 B9 C9 D9 E9 F9: sandbags i4
put G9 H9 I9 J9 K9 L9: sandbags
put A1: I4
rule options unlimited-sandbags
hand allies dig-in
do play dig-in; order A1
sandbags A1

% [CARD-DIGIN-6] without infantry any one unit, which moves and battles and digs nothing
put C5 A3
put L1 G2
put D5 i4
put M9 i4
hand allies dig-in
discard ambush
do play dig-in
list order: order C5; order L1
do order C5
no-sandbags C5
do done; attack C5-D5
dice 3

% [CARD-DIGIN-2] sandbags dug this turn are gone when the unit leaves (next turn's move)
put D5 I4
put M9 i4
hand allies dig-in probe-left
do play dig-in; order D5; draw barrage
sandbags D5
do play recon-left; order M9; done; done; draw ambush; draw firefight; keep ambush
do play probe-left; order D5; move D5-C5
no-sandbags D5 C5
