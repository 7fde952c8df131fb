# The sequence of a turn (chapter 3).

% [TURN-1] the sides alternate
hand allies probe-left probe-left
hand axis probe-left
put E1 I4
put E9 i4
asks allies
at-turn 5
next-turn
asks axis
at-turn 6
refuse MR_NOT_IN_HAND play recon-right
next-turn
asks allies
at-turn 7
next-turn
asks axis
at-turn 8

% [TURN-1] the Axis may begin: the sides alternate from there
turn axis 1
put E1 I4
put E9 i4
asks axis
next-turn
asks allies
at-turn 2
next-turn
asks axis
at-turn 3

% [TURN-2] card, order, move, battle, draw: each in its own step and in no other
hand allies attack-center
put E3 G3: I4
put e4 i4
phase play-card
refuse MR_NOT_NOW order E3; move E3-d4; attack E3-e4; done; pass
do play attack-center
phase order
refuse MR_NOT_NOW play attack-center; move E3-d4; attack E3-e4; pass
do order E3; done
phase move
refuse MR_NOT_NOW play attack-center; order G3; attack E3-e4; pass
do move E3-d4; done
phase battle
refuse MR_NOT_NOW play attack-center; order G3; move d4-D5; pass
do attack d4-e4
asks axis
do pass
asks chance
refuse BCG_CHANCE_DECIDES done; attack d4-e4
do roll star star star
do done
phase draw
open draw
asks chance
discarded attack-center 1
refuse BCG_CHANCE_DECIDES play attack-center; order G3; move d4-D5; attack d4-e4; done
do draw probe-left
phase play-card
asks axis

% [TURN-2] results of chance are not for players to take
hand allies attack-center
put E3 I4
put e4 i4
refuse BCG_CHANCE_DECIDES draw probe-left; roll star star star

% [TURN-3] exactly one card is played in a turn, one that is in the hand; no passing
hand allies probe-left probe-center
hand axis probe-right
put B1 G1: I4
put E9 i4
refuse MR_NOT_NOW done; pass
refuse MR_NOT_IN_HAND play probe-right; play assault-left
list : play probe-left; play probe-center
do play probe-left
cards allies 1
holds allies probe-center
refuse MR_NOT_NOW play probe-center
do order B1
refuse MR_NOT_NOW play probe-center
do done; done; draw recon-left
asks axis
cards allies 2
discarded probe-left 1
discarded probe-center 0

% [TURN-9] [TURN-3] a player whose only card is Ambush discards it without effect, orders nothing and draws
hand allies ambush
put E3 G3: I4
put e4 i4
list : play ambush
do play ambush
phase draw
asks chance
ordered
discarded ambush 1
cards allies 0
do draw probe-left
asks axis
cards allies 1

% [TURN-9] with another card in the hand Ambush cannot be played
hand allies ambush probe-left
put E3 G3: I4
put e4 i4
list : play probe-left
refuse MR_AMBUSH_WAITS play ambush

% [TURN-4] a card that can order no unit: straight to drawing
hand allies attack-left
put J1 I4
put J9 i4
do play attack-left
phase draw
asks chance
ordered
do draw probe-center
asks axis
at-turn 6

% [TURN-4] a Left card of the Axis names the other flank
turn axis 6
hand axis attack-left
put J1 I4
put B9 i4
do play attack-left
phase draw
do draw probe-center
asks allies
at-turn 7

% [TURN-4] a card that finds a unit goes on to its order
hand allies attack-left
put B1 J1: I4
put J9 i4
do play attack-left
phase order
list order: order B1

% [TURN-4] cards that order every unit of a section that is empty
hand allies assault-left
put J1 I4
put J9 i4
do play assault-left
phase draw
do draw probe-center
asks axis

% [TURN-4] Close Assault with no enemy next to anybody
hand allies close-assault
put J1 I4
put J9 i4
do play close-assault
phase draw

% [TURN-4] Firefight with enemies next to every unit
hand allies firefight
put J3 I4
put j4 i4
do play firefight
phase draw

% [TURN-4] Medics & Mechanics with nobody wounded
hand allies medics-and-mechanics
put J3 I4
put j4 i4
do play medics-and-mechanics
phase draw

% [TURN-4] [ORDER-7] ordering nobody leads straight to drawing as well
hand allies attack-left
put B1 I4
put J9 i4
do play attack-left; done
phase draw
asks chance

% [TURN-5] no unit moves once the battles have begun, and none battles before
orders B3 G3
put B3 G3: I4
put C3 g2: i4
refuse MR_NOT_NOW attack B3-C3
do done
phase battle
refuse MR_NOT_NOW move G3-G5; move B3-A3
do attack B3-C3; pass; roll star star star
refuse MR_NOT_NOW move G3-G5
allow attack G3-g2

% [TURN-5] Behind Enemy Lines moves again after the battle
card behind-enemy-lines
battle G3
put G3 I4
put g2 i4
do attack G3-g2; pass; roll star star star star; done
phase move-again
allow move G3-G5

% [TURN-6] another unit does not battle before retreat, taking ground and overrun are done
battle E3 B3
put E3 A3
put e4 i4
put B3 A3
put C3 i4
put F5 i4
do attack E3-e4; pass
refuse BCG_CHANCE_DECIDES attack B3-C3
do roll star star flag
asks axis
open retreat
refuse MR_NOT_NOW attack B3-C3
do retreat e4-E5
open take-ground
asks allies
refuse MR_NOT_NOW attack B3-C3
do take-ground
open overrun
refuse MR_OTHER_BATTLE attack B3-C3
allow attack e4-E5
do pass
allow attack B3-C3
refuse MR_BATTLED attack e4-E5

% [TURN-7] Ambush is the only card played in the enemy's turn, and only in answer to a close assault
hand axis ambush probe-left
battle E3 B3
put E3 I4
put e4 i4
put B3 I4
put D3 i4
refuse MR_NOT_NOW ambush
do attack E3-e4
asks axis
list : ambush; pass
refuse MR_NOT_NOW play probe-left; play ambush
do ambush
discarded ambush 0
cards axis 1
do roll star star star

% [TURN-7] without Ambush in the hand only passing is possible
hand axis probe-left
battle E3
put E3 I4
put e4 i4
do attack E3-e4
asks axis
list : pass
refuse MR_NO_AMBUSH ambush
refuse MR_NOT_NOW play probe-left

% [TURN-7] nobody is asked when the enemy fires from a distance
hand axis ambush probe-left
battle B3
put B3 I4
put D3 i4
do attack B3-D3
asks chance

% [TURN-8] the last medal ends the battle: no ground is taken, nobody else battles, nothing is drawn
goal allies 2
score allies 1
battle E3 B3
put E3 A3
put e4 i1/4
put F5 i4
put B3 I4
put C3 i4
do attack E3-e4; pass; roll infantry star star
result allies
phase over
asks nobody
open none
medals allies 2
refuse BCG_GAME_OVER attack B3-C3; done; take-ground; pass
list :

% [TURN-8] one medal short of it the turn goes on
goal allies 3
score allies 1
battle E3 B3
put E3 A3
put e4 i1/4
put B3 I4
put C3 i4
do attack E3-e4; pass; roll infantry star star
result none
open take-ground

% [TURN-8] a retreat under way when the battle is won is not finished
goal allies 1
rule objective E5 for allies
battle E3
put E3 I4
put G9 i4
put e4 i4
rule win axis E5 need 1
do attack E3-e4; pass; roll star flag flag
do retreat e4-E5
result axis
asks nobody
unit E5 i4

% [TURN-3] no second card while Medics & Mechanics asks for a unit
hand allies medics-and-mechanics probe-left
put E3 G3: I2/4
put M9 i4
do play medics-and-mechanics
open medics
refuse MR_NOT_NOW play probe-left; order E3; move E3-E5; done
list : heal E3; heal G3

% [TURN-3] no second card while a Barrage or Air Power asks for its target
hand allies barrage air-power
put E3 I4
put M9 i4
do play barrage
open barrage
refuse MR_NOT_NOW play air-power; order E3; move E3-E5; done
list : target M9
again
do play air-power
refuse MR_NOT_NOW play barrage; order E3; move E3-E5

% [TURN-2] [ORDER-1] Air Power and Barrage order nobody: after them comes the draw
hand allies barrage
put E3 I4
put M9 i4
do play barrage; target M9; roll star star star star
phase draw
asks chance
do draw probe-left
asks axis

% [TURN-1] [SETUP-7] pair first turn and setup: nobody has two turns at the beginning
first axis
deal allies 2
deal axis 2
start
put E1 I4
put E9 i4
do draw probe-left; draw probe-left; draw probe-left; draw probe-left
asks axis
at-turn 1
do play probe-left; draw attack-left
asks allies
at-turn 2
do play probe-left; draw attack-left
asks axis
at-turn 3
