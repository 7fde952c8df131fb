% [DECK-1] a copy of each card can be drawn as often as the table says and not once more
# The Allies hold and have discarded all copies of Probe centre but one; the last is drawn.
put C5 I4
put M9 i4
hand allies recon-right probe-center probe-center
discard probe-center probe-center
orders C5
deck 53
do done; done
asks chance
do draw probe-center
asks axis
deck 52
do play recon-left; order M9; done; done; draw ambush
refuse MR_NOT_IN_DECK draw probe-center; draw ambush

% [DECK-1] the deck has sixty cards; a hand, the discards and the card in play are taken from it
put C5 I4
put M9 i4
hand allies recon-right air-power ambush
hand axis recon-left dig-in
discard barrage firefight
deck 53
do play air-power
deck 53

% [DECK-2] the standard deck: stars miss in a Barrage, Dig-In is for infantry, one unit is healed
put C5 E3: I2/4
put G1 G2
put M9 i4
put l8 a3
hand allies barrage dig-in medics-and-mechanics
do play barrage; target M9
dice 4
do roll star star star star
unit M9 i4
again
do play dig-in
refuse MR_OTHER_KIND order G1
again
do play medics-and-mechanics; heal C5; roll infantry infantry infantry
unit C5 I4
unit E3 I2

% [DECK-2] the standard deck: Air Power of the Axis rolls 1 die for a hex
put C5 I4
put M9 i4
turn axis 6
hand axis air-power
do play air-power; target C5
dice 1

% [DECK-3] Move Out: ordered infantry stops in the forest and cannot battle from it this turn
put C5 I4
put e6 I4
put c4 D5: forest
put E5 i4
put M9 i4
hand allies move-out
discard ambush
do play move-out; order C5; done
refuse MR_MUST_STOP move C5-c4-d4
do move C5-D5; done
refuse MR_ENTERED attack D5-E5

% [DECK-3] Direct from HQ: infantry that has moved 2 hexes cannot battle, the one that has moved 1 can
put A5 C3: I4
put E5 i4
put M9 i4
hand allies direct-from-hq
discard ambush
do play direct-from-hq; order A5; order C3; move A5-C5; move C3-c4; done
refuse MR_TIRED attack C5-E5
allow attack c4-E5

% [DECK-3] Attack: armor out of a town has its two dice less whatever the card
put B5 town A3
put C5 i4
put M9 i4
hand allies attack-left
discard ambush
do play attack-left; order B5; done; attack B5-C5
dice 1

% [DECK-4] Armor Assault without armor on the board: any one unit, without the additional die
put C5 I4
put D3 G2
put b6 i4
put M9 i4
hand allies armor-assault
discard ambush
do play armor-assault
list order: order C5; order D3
do order C5
phase move
ordered C5
do done; attack C5-b6
dice 3

% [DECK-4] Artillery Bombard without artillery: any one unit, which moves as its kind does and battles once
put C5 A3
put E1 I4
put D5 i4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard
list order: order C5; order E1
do order C5
allow move C5-C3; move C5-E3
do done; attack C5-D5; roll star star star
asks allies
open none
refuse MR_BATTLED attack C5-D5

% [DECK-4] Behind Enemy Lines without infantry: any one unit, no additional die, no second move
put C5 A3
put E1 G2
put D5 i4
put M9 i4
put c4 forest
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines
list order: order C5; order E1
do order C5
refuse MR_MUST_STOP move C5-c4-D3
do done; attack C5-D5
dice 3
do roll star star star; done
phase draw

% [DECK-4] Infantry Assault without infantry: no section is chosen; any one unit of any section, without the longer move
put C5 A3
put L1 G2
put M9 i4
hand allies infantry-assault
refuse MR_SECTION_NOT_YOURS play infantry-assault left; play infantry-assault center; play infantry-assault right
do play infantry-assault
list order: order C5; order L1
do order L1
allow move L1-K1
refuse MR_TOO_FAR move L1-J1

% [DECK-4] Move Out without infantry: any one unit and no second
put C5 A3
put L1 G2
put M9 i4
hand allies move-out
do play move-out
list order: order C5; order L1
do order C5
phase move
refuse MR_NOT_NOW order L1

% [DECK-4] Dig-In without infantry: any one unit, which acts and places no sandbags
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
phase move
allow move C5-B5
do done
allow attack C5-D5

% [DECK-4] the fallback holds for the player's own units only: enemy armor does not count
put C5 I4
put M9 a3
hand allies armor-assault
do play armor-assault
list order: order C5

% [DECK-5] with armor on the board Armor Assault orders armor only, even if it is of no use anywhere
put A1 A1/3
put B1 a2: forest
put C5 I4
put D5 i4
put M9 i4
hand allies armor-assault
do play armor-assault
refuse MR_OTHER_KIND order C5
list order: order A1

% [DECK-5] with artillery walled in by its bunker and out of range Artillery Bombard still orders nobody else
put A1 bunker G2
put C5 I4
put D5 i4
put M9 i4
hand allies artillery-bombard
do play artillery-bombard
ordered A1

% [DECK-5] with one infantry unit left Move Out, Dig-In and Behind Enemy Lines order that unit only
put A1 I1/4
put C5 A3
put M9 i4
hand allies move-out dig-in behind-enemy-lines
do play move-out
refuse MR_OTHER_KIND order C5
again
do play dig-in
refuse MR_OTHER_KIND order C5
again
do play behind-enemy-lines
refuse MR_OTHER_KIND order C5

% [DECK-3] armor under the section cards for the left: 3 hexes, then one battle with the usual dice
put A3 A3
put E3 i4
put A9 i4
hand allies recon-left probe-left attack-left assault-left general-advance recon-in-force pincer-move
discard ambush
do play recon-left; order A3; move A3-D3; done; attack D3-E3
dice 3
do roll star star star
refuse MR_BATTLED attack D3-E3
again
do play probe-left; order A3; move A3-D3; done; attack D3-E3
dice 3
do roll star star star
refuse MR_BATTLED attack D3-E3
again
do play attack-left; order A3; move A3-D3; done; attack D3-E3
dice 3
do roll star star star
refuse MR_BATTLED attack D3-E3
again
do play assault-left; move A3-D3; done; attack D3-E3
dice 3
do roll star star star
refuse MR_BATTLED attack D3-E3
again
do play general-advance; order A3; move A3-D3; done; attack D3-E3
dice 3
do roll star star star
refuse MR_BATTLED attack D3-E3
again
do play recon-in-force; order A3; move A3-D3; done; attack D3-E3
dice 3
do roll star star star
refuse MR_BATTLED attack D3-E3
again
do play pincer-move; order A3; move A3-D3; done; attack D3-E3
dice 3
do roll star star star
refuse MR_BATTLED attack D3-E3

% [DECK-3] armor under the section cards for the center: 3 hexes, then one battle with the usual dice
put F3 A3
put J3 i4
put A9 i4
hand allies recon-center probe-center attack-center assault-center general-advance recon-in-force
discard ambush
do play recon-center; order F3; move F3-I3; done; attack I3-J3
dice 3
do roll star star star
refuse MR_BATTLED attack I3-J3
again
do play probe-center; order F3; move F3-I3; done; attack I3-J3
dice 3
do roll star star star
refuse MR_BATTLED attack I3-J3
again
do play attack-center; order F3; move F3-I3; done; attack I3-J3
dice 3
do roll star star star
refuse MR_BATTLED attack I3-J3
again
do play assault-center; move F3-I3; done; attack I3-J3
dice 3
do roll star star star
refuse MR_BATTLED attack I3-J3
again
do play general-advance; order F3; move F3-I3; done; attack I3-J3
dice 3
do roll star star star
refuse MR_BATTLED attack I3-J3
again
do play recon-in-force; order F3; move F3-I3; done; attack I3-J3
dice 3
do roll star star star
refuse MR_BATTLED attack I3-J3

% [DECK-3] armor under the section cards for the right: 3 hexes, then one battle with the usual dice
put J3 A3
put l4 i4
put A9 i4
hand allies recon-right probe-right attack-right assault-right general-advance recon-in-force pincer-move
discard ambush
do play recon-right; order J3; move J3-M3; done; attack M3-l4
dice 3
do roll star star star
refuse MR_BATTLED attack M3-l4
again
do play probe-right; order J3; move J3-M3; done; attack M3-l4
dice 3
do roll star star star
refuse MR_BATTLED attack M3-l4
again
do play attack-right; order J3; move J3-M3; done; attack M3-l4
dice 3
do roll star star star
refuse MR_BATTLED attack M3-l4
again
do play assault-right; move J3-M3; done; attack M3-l4
dice 3
do roll star star star
refuse MR_BATTLED attack M3-l4
again
do play general-advance; order J3; move J3-M3; done; attack M3-l4
dice 3
do roll star star star
refuse MR_BATTLED attack M3-l4
again
do play recon-in-force; order J3; move J3-M3; done; attack M3-l4
dice 3
do roll star star star
refuse MR_BATTLED attack M3-l4
again
do play pincer-move; order J3; move J3-M3; done; attack M3-l4
dice 3
do roll star star star
refuse MR_BATTLED attack M3-l4

% [DECK-3] the tactic cards that order units give them 3 hexes for armor and one battle too
put A3 A2/3
put E3 i4
put A9 i4
hand allies armor-assault direct-from-hq medics-and-mechanics their-finest-hour
discard ambush
do play armor-assault; order A3; move A3-D3; done; attack D3-E3; roll star star star star
refuse MR_BATTLED attack D3-E3
again
do play direct-from-hq; order A3; move A3-D3; done; attack D3-E3; roll star star star
refuse MR_BATTLED attack D3-E3
again
do play medics-and-mechanics; heal A3; roll star flag flag flag; move A3-D3; done; attack D3-E3
dice 3
do roll star star star
refuse MR_BATTLED attack D3-E3
again
do play their-finest-hour; roll armor flag flag flag; order A3; move A3-D3; done; attack D3-E3; roll star star star star
refuse MR_BATTLED attack D3-E3

% [DECK-3] and infantry under the tactic cards one battle
put D3 I3/4
put E3 i4
put A9 i4
hand allies infantry-assault move-out behind-enemy-lines close-assault their-finest-hour
discard ambush
do play infantry-assault left; done; attack D3-E3; roll star star star
refuse MR_BATTLED attack D3-E3
again
do play move-out; order D3; done; attack D3-E3; roll star star star
refuse MR_BATTLED attack D3-E3
again
do play behind-enemy-lines; order D3; done; attack D3-E3; roll star star star star
refuse MR_BATTLED attack D3-E3
again
do play close-assault; attack D3-E3; roll star star star star
refuse MR_BATTLED attack D3-E3
again
do play their-finest-hour; roll infantry flag flag flag flag; order D3; done; attack D3-E3; roll star star star star
refuse MR_BATTLED attack D3-E3

% [DECK-3] under Firefight one battle
put C3 I4
put E3 i4
put A9 i4
hand allies firefight
do play firefight; order C3; attack C3-E3; roll star star star
refuse MR_BATTLED attack C3-E3

% [DECK-1] without the 20 tactic cards the deck has 40
put C5 I4
put M9 i4
rule options young-generals
hand allies recon-right
hand axis recon-left
deck 38
