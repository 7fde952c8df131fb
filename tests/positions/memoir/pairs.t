# Rules that meet, where an earlier reading of them went wrong.

% [OBJ-11] [MOVE-8] leaving an objective that is held for a turn costs no reach: every end has its way
put E5 A3
put M9 i4
rule objective E5 for allies when start-of-turn
turn axis 4
hand axis probe-left
hand allies direct-from-hq
do play probe-left; done; draw barrage
medals allies 1
do play direct-from-hq; order E5
allow move E5-d2; move E5-H5; move E5-F5-G5-H5; move E5-d4-D3-d2
do move E5-F5
medals allies 0

% [OBJ-4] [OBJ-12] a large group that must be held together hides no way
put E5 A3
put M9 i4
rule objective F5 D5 d6 e6 d4 e4 F7 E7 D7 for allies permanent need 5
orders E5
allow move E5-d2; move E5-f2; move E5-H5

% [VAR-YOUNG-2] revised: six cards stay six, whatever the scenario would draw
edition revised
rule options young-generals
rule draws axis 2 after-turns 1 2
deal axis 2
first axis
put E1 I4
put E9 i4
start
do draw probe-left; draw probe-left; draw probe-left; draw probe-left; draw probe-center; draw probe-center
do draw attack-left; draw attack-left; draw attack-left; draw probe-right; draw probe-right; draw probe-right
cards axis 6
do play probe-left; draw recon-left
asks allies
cards axis 6

% [CARD-COUNTER-1] there is nothing to copy if the opponent had no card to play just before
put C5 I4
put K5 I4
put M9 i4
rule draws axis 0 after-turns 2
turn axis 4
hand axis probe-left
hand allies recon-in-force counter-attack
do play probe-left; done
cards axis 0
do play recon-in-force; done; draw barrage
asks chance
do draw air-power
at-turn 7
do play counter-attack
phase draw

% [SCEN-1] [TURN-3] a side without a card draws as many as the scenario says
put C5 I4
put M9 i4
rule draws axis 2 after-turns 1
deal axis 0
deal allies 1
first axis
start
do draw probe-left
at-turn 1
do draw probe-left; draw attack-left
cards axis 2
asks allies

% [SCEN-1] [CARD-RECON-2] where no card is drawn, Recon draws none either
put C5 I4
put M9 i4
rule draws allies 0 after-turns 3
hand allies recon-left
do play recon-left; done
asks axis

% [UNIT-3] a unit that may not move does so under no card
put C5 I4
put M9 i4
rule unit C5 moves 0
hand allies infantry-assault
do play infantry-assault left
refuse MR_TOO_FAR move C5-D5
list move:

% [UNIT-3] nor does artillery under Artillery Bombard
put C5 G2
put M9 i4
rule unit C5 moves 0
hand allies artillery-bombard
do play artillery-bombard
list move:

% [OBJ-11] [VIC-5] two objectives on one hex that win together, passed through
put C5 A3
put M9 i4
goal allies 3
score allies 1
rule objective D5 for allies
rule objective D5 for allies
orders C5
do move C5-D5-E5
result allies
unit D5 A3

% [VIC-3] [OBJ-20] an exit scores in full though the unit held a medal until it left
put E9 I4
put M9 i4
goal allies 5
score allies 3
rule objective E9 for allies
rule exit allies E9 medals 2
orders E9
medals allies 4
do exit E9
medals allies 5
result allies

% [OBS-WIRE-4] [CARD-FIREFIGHT-4] a unit that may not battle under Firefight may not remove wire either
put C5 wire I4
put E5 I4
put c8 i4
put c6 i4
put M9 i4
card firefight
battle C5 E5
refuse MR_FIRE_ONLY remove-wire C5

% [OBS-WIRE-3] [CARD-FIREFIGHT-2] and one that may battle may
put C5 wire I4
put M9 i4
card firefight
battle C5
do remove-wire C5
no-wire C5

% [SCEN-3] [LOS-9] fire over the edge of the board is blocked from one side
put A5 G2
put A3 i4
put M9 i4
rule blocks-fire a4
battle A5
refuse MR_FIRE_BLOCKED attack A5-A3

% [SCEN-3] [LOS-9] and free without it
put A5 G2
put A3 i4
put M9 i4
rule blocks-fire b4
battle A5
rolls A5-A3 3

% [OBJ-21] [TER-HEDGE-4] a unit that starts in a hedgerow does not leave the board from the next hex
put b8 hedgerow A3
put M1 i4
rule exit allies B9 C9
orders b8
refuse MR_LEAVE_ONE exit b8-B9
