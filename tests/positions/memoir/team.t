# Team play: a common hand, a commander for each section, one of them in chief (VAR-TEAM, VAR-YTEAM).

% [VAR-TEAM-1] [VAR-TEAM-3] [VAR-YTEAM-1] [VAR-YTEAM-3] the commander-in-chief, who has the centre, plays the card of the common hand
form team-3-3
put A5 I4
put M9 i4
hand allies probe-left attack-center
asks allies-center
refuse BCG_NOT_YOUR_TURN allies-left: play probe-left; allies-right: play probe-left; axis-center: play probe-left
allow allies-center: play probe-left; allies-center: play attack-center

% [VAR-TEAM-4] [VAR-YTEAM-4] the commander of the section carries the card out
form team-3-3
put A5 I4
put B5 I4
put F5 I4
put M9 i4
hand allies probe-left
do play probe-left
asks allies-left
refuse BCG_NOT_YOUR_TURN allies-center: order A5; allies-center: done
refuse MR_OTHER_SECTION allies-left: order F5
do allies-left: order A5; allies-left: order B5
phase move
asks allies-left
commander A5 allies-left
refuse BCG_NOT_YOUR_TURN allies-center: move A5-a6
do allies-left: move A5-a6; allies-left: done
phase battle
asks allies-left

% [VAR-TEAM-3] [VAR-YTEAM-2] the left of the Axis is where the right of the Allies is
form team-3-3
turn axis 6
put L5 i4
put A1 I4
hand axis probe-left
do play probe-left
asks axis-left
do axis-left: order L5
commander L5 axis-left

% [VAR-TEAM-2] [VAR-YTEAM-2] a team of two: the centre and both flanks
form team-2-2
put A5 I4
put F5 I4
put L5 I4
put M9 i4
hand allies pincer-move
asks allies-center
do play pincer-move
asks allies-flanks
refuse MR_OTHER_SECTION allies-flanks: order F5
do allies-flanks: order A5; allies-flanks: order L5
commander L5 allies-flanks

% [VAR-TEAM-2] with a card for all sections both order
form team-2-2
put A5 I4
put F5 I4
put L5 I4
put M9 i4
hand allies recon-in-force
do play recon-in-force
asks allies-center allies-flanks
refuse MR_OTHER_SECTION allies-center: order A5; allies-flanks: order F5
do allies-flanks: order A5
asks allies-center allies-flanks
do allies-flanks: order L5
asks allies-center
do allies-center: order F5
phase move
commander F5 allies-center
commander A5 allies-flanks

% [VAR-TEAM-1] unequal numbers: who is alone on his side decides everything
form team-1-2
put A5 I4
put L5 i4
put F9 i4
turn axis 6
hand axis recon-in-force
asks axis
do play recon-in-force
asks axis
do order L5; order F9
commander L5 axis

% [VAR-TEAM-4] each within his sections, in any order, and the step ends when all are done
form team-3-3
put A5 I4
put B5 I4
put F5 I4
put G5 I4
put L5 I4
put M9 i4
hand allies general-advance
do play general-advance
asks allies-center allies-left allies-right
refuse MR_OTHER_SECTION allies-left: order F5; allies-center: order L5; allies-right: order A5
do allies-right: order L5
asks allies-center allies-left
do allies-left: order A5; allies-center: order G5; allies-left: done
refuse BCG_NOT_YOUR_TURN allies-left: order B5
asks allies-center
phase order
do allies-center: done
phase move
asks allies-center allies-left allies-right
refuse MR_NOT_YOUR_UNIT allies-left: move G5-g6; allies-center: move A5-a6
do allies-right: move L5-l6; allies-left: move A5-a6; allies-right: done
asks allies-center allies-left
refuse BCG_NOT_YOUR_TURN allies-right: done
do allies-left: done; allies-center: done
phase battle
asks allies-center allies-left allies-right

% [VAR-TEAM-6] a unit on a line uses the quota of whoever orders it
form team-3-3
put d4 I4
put d6 I4
put A5 I4
put F5 I4
put M9 i4
hand allies recon-in-force
do play recon-in-force
do allies-left: order d4
asks allies-center
refuse MR_ORDERED allies-center: order d4
do allies-center: order d6
commander d4 allies-left
commander d6 allies-center

% [VAR-TEAM-6] the other way round
form team-3-3
put d4 I4
put A5 I4
put F5 I4
put M9 i4
hand allies recon-in-force
do play recon-in-force; allies-center: order d4
asks allies-left
commander d4 allies-center
do allies-left: order A5
phase move

% [VAR-TEAM-6] moving into another section does not change whose the unit is
form team-3-3
put D5 I4
put F5 I4
put e6 i4
hand allies recon-in-force
do play recon-in-force; allies-left: order D5; allies-center: order F5
do allies-left: move D5-E5; allies-left: done; allies-center: done
commander E5 allies-left
refuse MR_NOT_YOUR_UNIT allies-center: attack E5-e6
allow allies-left: attack E5-e6

% [VAR-TEAM-4] whoever has no unit left does not keep the others waiting
form team-3-3
put A5 I1
put F5 I4
put e6 i4
put a6 i4
hand allies recon-in-force
hand axis ambush
do play recon-in-force; allies-left: order A5; allies-center: order F5
do allies-left: done; allies-center: done
do allies-left: attack A5-a6; axis-center: ambush; roll grenade grenade grenade
empty A5
asks allies-center
do allies-center: done
asks chance

% [VAR-TEAM-5] [VAR-YTEAM-4] a card that concerns no section or all: the commander-in-chief
form team-3-3
put A5 A3
put F5 A3
put M9 i4
hand allies armor-assault
do play armor-assault
asks allies-center
refuse BCG_NOT_YOUR_TURN allies-left: order A5
do allies-center: order A5; allies-center: order F5
commander A5 allies-center
asks allies-center

% [VAR-TEAM-5] Air Power and its targets
form team-3-3
put A5 I4
put M9 i4
put L9 i4
hand allies air-power
do play air-power
asks allies-center
do allies-center: target M9

% [VAR-TEAM-5] a tactic card for one section is its commander's
form team-3-3
put A5 I4
put M9 i4
hand allies infantry-assault
do play infantry-assault left
asks allies-left
commander A5 allies-left

% [VAR-YTEAM-4] the commander-in-chief gives units to members
edition revised
form team-3-3
put A5 A3
put B5 A3
put F5 A3
put M9 i4
hand allies armor-assault
refuse MR_NO_ASSIGNING assign A5 left
do play armor-assault; order A5
refuse MR_NOT_ORDERED assign B5 left
refuse MR_SAME_COMMANDER assign A5 center
do assign A5 left
commander A5 allies-left
refuse MR_NOT_YOUR_UNIT assign A5 right
do order B5; order F5
phase move
asks allies-center allies-left
refuse MR_NOT_YOUR_UNIT allies-center: move A5-a6; allies-left: assign F5 right
do allies-center: move F5-f6
refuse MR_HAS_ACTED allies-center: assign f6 left
do allies-left: done
asks allies-center
do assign B5 left
asks allies-center allies-left
do allies-left: move B5-b6

% [VAR-YTEAM-4] not those of a card that concerns a section
edition revised
form team-3-3
put A5 I4
put F5 I4
put M9 i4
hand allies attack-center
do play attack-center; allies-center: order F5
refuse MR_NO_ASSIGNING allies-center: assign F5 left

% [VAR-TEAM-5] in classic the commander-in-chief keeps them
edition classic
form team-3-3
put A5 A3
put M9 i4
hand allies armor-assault
do play armor-assault; order A5
refuse MR_NO_ASSIGNING allies-center: assign A5 left

% [VAR-TEAM-7] in the enemy's turn the commander of the section the unit stands in retreats it
form team-3-3
put F5 I4
put f6 i4
put F9 i4
hand allies recon-center
turn allies 5
battle F5
card recon-center
do allies-center: attack F5-f6; axis-center: pass; roll flag star star
asks axis-center
list retreat: retreat f6-F7; retreat f6-G7

% [VAR-TEAM-7] and on a line the centre's
form team-3-3
put d6 i4
put D5 I4
card probe-left
battle D5
do attack D5-d6; axis-center: pass; roll flag star star
asks axis-center

% [VAR-TEAM-7] beyond it that of the flank
form team-3-3
put A5 I4
put a6 i4
card probe-left
battle A5
do attack A5-a6; axis-center: pass; roll flag star star
asks axis-right

% [VAR-TEAM-4] a unit ambushed in its own turn goes back for whoever ordered it
form team-3-3
put D5 I4
put F5 I4
put e6 i4
hand axis ambush
hand allies recon-in-force
do play recon-in-force; allies-left: order D5; allies-center: order F5
do allies-left: move D5-E5; allies-left: done; allies-center: done
do allies-left: attack E5-e6; axis-center: ambush; roll flag star star
asks allies-left
do allies-left: retreat E5-e4

% [VAR-TEAM-7] Ambush, drawing and Recon's choice are the commander-in-chief's
form team-3-3
put A5 I4
put a6 i4
hand axis ambush
hand allies recon-left
do play recon-left; order A5; allies-left: done; attack A5-a6
asks axis-center
refuse BCG_NOT_YOUR_TURN axis-left: ambush; axis-right: pass
do axis-center: pass; roll star star star; allies-left: done; draw probe-left; draw attack-left
asks allies-center
refuse BCG_NOT_YOUR_TURN allies-left: keep probe-left
do allies-center: keep probe-left

% [VAR-TEAM-4] taking ground is for whoever ordered the unit, and so is an overrun
form team-3-3
put D5 A3
put F5 I4
put e6 i1
put f6 i4
hand allies recon-in-force
do play recon-in-force; allies-left: order D5; allies-center: order F5
do allies-left: move D5-E5; allies-left: done; allies-center: done
do allies-left: attack E5-e6; axis-center: pass; roll grenade star star
asks allies-left
do allies-left: take-ground
open overrun
asks allies-left
do allies-left: attack e6-f6

% [VAR-YTEAM-5] revised teams hold 6 cards, with tactic cards too
edition revised
form team-2-2
put A5 I4
put M9 i4
deal axis 4
deal allies 5
start
do draw recon-left; draw recon-left; draw probe-left; draw probe-left; draw attack-left; draw air-power
cards axis 6

% [VAR-YTEAM-5] in classic the hand is that of the battle
edition classic
form team-2-2
put A5 I4
put M9 i4
deal axis 4
deal allies 5
start
do draw recon-left; draw recon-left; draw probe-left; draw probe-left; draw attack-left
cards axis 4

% [VAR-TEAM-6] a unit without an order is nobody's: that is what is said to whoever names it
form team-3-3
put A5 I4
put B5 I4
put M9 i4
hand allies attack-left
do play attack-left; allies-left: order A5; allies-left: done
refuse MR_NOT_ORDERED allies-left: move B5-b6

% [VAR-TEAM-7] an unordered commander decides about flags for the units in his section
form team-3-3
put A5 I4
put a6 sandbags i4
put M9 i4
discard ambush
hand allies attack-left
do play attack-left; allies-left: order A5; allies-left: done; allies-left: attack A5-a6; roll flag star
open ignore-flag
asks axis-right
refuse BCG_NOT_YOUR_TURN axis-center: ignore
do axis-right: ignore

% [VAR-TEAM-4] [SCEN-7] a Recon of one section that is played as Air Power is its commander's
form team-3-3
put C5 I4
put A7 i4
put B7 i4
put M9 i4
rule recon-as air-power for allies dice 2
hand allies recon-left
do allies-center: play recon-left as air-power
open air-targets
asks allies-left
refuse BCG_NOT_YOUR_TURN allies-center: target A7
do allies-left: target A7; allies-left: target B7
open air-strikes
asks allies-left
do allies-left: strike A7; roll star star

% [VAR-TEAM-4] [SCEN-7] and so is one played as Barrage
form team-3-3
put C5 I4
put A7 i4
put M9 i4
rule recon-as barrage for allies
hand allies recon-right
do allies-center: play recon-right as barrage
open barrage
asks allies-right
do allies-right: target A7

% [VAR-YTEAM-4] units are assigned in the battle step, too, but not while something is to be decided
edition revised
form team-3-3
put F5 A3
put A5 A3
put e6 i1
put M9 i4
discard ambush
hand allies armor-assault
do play armor-assault; order F5; order A5; done
phase battle
allow assign A5 left
do allies-center: attack F5-e6; roll grenade star star star
open take-ground
asks allies-center
refuse MR_NO_ASSIGNING assign A5 left
do take-ground
open none

% [VAR-YTEAM-4] nor in the second move of Behind Enemy Lines
edition revised
form team-3-3
put F5 I4
put A5 I4
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order F5
phase move
allow assign F5 left
do done; done
phase move-again
refuse MR_NO_ASSIGNING assign F5 left
