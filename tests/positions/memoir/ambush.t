% [CARD-AMBUSH-1] after a close assault is declared and before its dice the enemy may play Ambush
put C5 I4
put D5 i4
put M9 i4
hand axis ambush
battle C5
refuse MR_NOT_NOW ambush
do attack C5-D5
asks axis
open ambush
list : ambush; pass
do ambush
asks chance
open ambush-roll
cards axis 0
dice 3
# the target rolls: 2 hits on the attacker, who has not rolled yet
do roll infantry infantry star
unit C5 I2
unit D5 i4
open attack
do roll grenade star star
unit D5 i3

% [CARD-AMBUSH-1] fire from a distance is not ambushed
put C5 I4
put E5 i4
put M9 i4
hand axis ambush
battle C5
do attack C5-E5
asks chance
open attack
dice 2

% [CARD-AMBUSH-1] who passes keeps the card and the attack is rolled
put C5 I4
put D5 i4
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; pass
holds axis ambush
cards axis 1
open attack
dice 3

% [CARD-AMBUSH-1] [OVERRUN-10] an overrun that is a close assault may be ambushed
put C5 A3
put M1 I4
put D5 i1/4
put E5 i4
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; pass; roll grenade star star; take-ground
open overrun
do attack D5-E5
asks axis
open ambush
do ambush
dice 3
do roll armor armor armor
# the armor is destroyed: no roll of its own
empty D5
medals axis 1
unit E5 i4
open draw

% [CARD-AMBUSH-1] [OVERRUN-10] an overrun fired at a distance may not be ambushed
put C5 A3
put D5 i1/4
put F5 i4
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; pass; roll grenade star star; take-ground; attack D5-F5
open attack

% [CARD-AMBUSH-2] the ambusher's dice have the reductions of both hexes: armor out of a town against a hill
put C5 hill I4
put D5 town a3
put M9 i4
hand axis ambush
battle C5
# 3 - 2 - 1 = 0: no dice, no ambush; the attacker rolls 3 - 1
do attack C5-D5
open attack
dice 2

% [CARD-AMBUSH-2] infantry on wire ambushes a unit in a forest with 3 - 1 - 1
put C5 forest I4
put D5 wire i4
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; ambush
dice 1

% [CARD-AMBUSH-2] armor ambushes infantry behind sandbags with 3 - 1
put C5 sandbags I4
put D5 a3
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; ambush
dice 2

% [CARD-AMBUSH-2] the card's additional die is the attacker's alone: Close Assault
put C5 I4
put D5 i4
put M9 i4
hand axis ambush
hand allies close-assault
do play close-assault; attack C5-D5
open ambush
do ambush
dice 3
do roll star star star
open attack
dice 4

% [CARD-AMBUSH-2] the card's additional die is the attacker's alone: Armor Assault, against ambushing armor
put C5 A3
put D5 a3
put M9 i4
hand axis ambush
hand allies armor-assault
do play armor-assault; order C5; done; attack C5-D5; ambush
dice 3
do roll star star star
dice 4

% [CARD-AMBUSH-2] the card's additional die is the attacker's alone: Their Finest Hour and Behind Enemy Lines
put C5 I4
put D5 i4
put M9 i4
hand axis ambush
hand allies their-finest-hour behind-enemy-lines
do play their-finest-hour; roll infantry flag; order C5; done; attack C5-D5; ambush
dice 3
do roll star star star
dice 4
again
do play behind-enemy-lines; order C5; done; attack C5-D5; ambush
dice 3
do roll star star star
dice 4

% [CARD-AMBUSH-3] hits and flags against the attacker are dealt with at once, its retreat before anything else
put C5 I4
put D5 i4
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; ambush; roll infantry flag star
unit C5 I3
asks allies
open retreat
list : retreat C5-b4; retreat C5-c4
do retreat C5-b4
unit b4 I3
open none

% [CARD-AMBUSH-3] the top player's attacker retreats up the board
put C5 I4
put D5 i4
turn axis 6
hand allies ambush
battle D5
do attack D5-C5; ambush; roll flag star star
asks axis
list : retreat D5-c6; retreat D5-d6

% [CARD-AMBUSH-4] an attacker destroyed by the ambush does not attack
put C5 I2/4
put D5 i4
put M1 I4
hand axis ambush
battle C5 M1
do attack C5-D5; ambush; roll infantry grenade flag
empty C5
medals axis 1
unit D5 i4
open none
asks allies

% [CARD-AMBUSH-5] an attacker that retreats does not attack, even if it still stands next to the target
put C5 I4
put c4 i4
put M9 i4
hand axis ambush
battle C5
do attack C5-c4; ambush; roll flag star star; retreat C5-b4
unit b4 I4
# b4 is next to c4 as C5 was
open none
refuse MR_BATTLED attack b4-c4

% [CARD-AMBUSH-6] an attacker that ignores the flag stays and attacks
put C5 sandbags I4
put D5 i4
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; ambush
dice 2
do roll flag infantry
unit C5 I3
open ignore-flag
do ignore
open attack
dice 3
do roll infantry infantry infantry
unit D5 i1

% [CARD-AMBUSH-6] an attacker that declines to ignore the flag retreats and does not attack
put C5 sandbags I4
put D5 i4
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; ambush; roll flag infantry; pass; retreat C5-b4
open none
refuse MR_BATTLED attack b4-D5

% [CARD-AMBUSH-6] an attacker whose retreat is blocked loses figures, stays and attacks with the dice declared
put C1 I4
put D1 i4
put M9 i4
hand axis ambush
battle C1
do attack C1-D1; ambush; roll flag infantry star
unit C1 I2
open attack
dice 3

% [CARD-AMBUSH-6] an attacker whose blocked retreat costs the last figure does not attack
put C1 I2/4
put D1 i4
put M1 I4
hand axis ambush
battle C1 M1
do attack C1-D1; ambush; roll flag infantry star
empty C1
medals axis 1
open none

% [CARD-AMBUSH-7] the cancelled attack was the unit's battle
put C5 I4
put D5 i4
put e6 i4
hand axis ambush
battle C5
do attack C5-D5; ambush; roll flag star star; retreat C5-c4
refuse MR_BATTLED attack c4-D5

% [CARD-AMBUSH-7] artillery under Bombard that retreats from an ambush of its first battle loses the second too (ruling AMB-30)
put C5 G2
put D5 i4
put M9 i4
hand axis ambush
hand allies artillery-bombard
do play artillery-bombard; done; attack C5-D5; ambush; roll flag star star; retreat C5-b4
open none
refuse MR_BATTLED attack b4-D5

% [CARD-AMBUSH-7] artillery under Bombard that stays after an ambush of its first battle has both battles
put C5 sandbags G2
put D5 i4
put M9 i4
hand axis ambush
hand allies artillery-bombard
do play artillery-bombard; done; attack C5-D5; ambush; roll flag star; ignore; roll star star star
open second-battle
do attack C5-D5
# the card is spent
open attack
dice 3

% [CARD-AMBUSH-7] [CARD-AMBUSH-1] the second battle of Bombard may be ambushed too, after a retreat of the first target
put C5 G2
put D5 i4
put c6 i4
put M9 i4
hand axis ambush
hand allies artillery-bombard
do play artillery-bombard; done; attack C5-D5; pass; roll flag star star; retreat D5-d6
open second-battle
do attack C5-c6
asks axis
open ambush
do ambush
dice 3
do roll flag star star; retreat C5-b4
open none
refuse MR_BATTLED attack b4-c6

% [CARD-AMBUSH-8] the ambushing unit takes no ground where the attacker was destroyed or has left
put C5 I1/4
put D5 a3
put M1 I4
hand axis ambush
battle C5 M1
do attack C5-D5; ambush; roll grenade star star
empty C5
open none
asks allies
unit D5 a3
again
do attack C5-D5; ambush; roll flag star star; retreat C5-b4
open none
asks allies
unit D5 a3

% [CARD-AMBUSH-9] Ambush is for one attack only: the next close assault of the turn is not asked about
put C5 I4
put c6 I4
put D5 i4
put M9 i4
hand axis ambush probe-left
battle C5 c6
do attack C5-D5; ambush; roll star star star; roll star star star
do attack c6-D5
open attack

% [CARD-AMBUSH-9] who passed at the first attack may ambush the next
put C5 I4
put c6 I4
put D5 i4
put M9 i4
hand axis ambush
battle C5 c6
do attack C5-D5; pass; roll star star star; attack c6-D5
open ambush
do ambush
dice 3

% [CARD-AMBUSH-10] no Ambush where the target has no dice left against the attacker
put C5 forest I4
put D5 town a3
put M9 i4
hand axis ambush
battle C5
do attack C5-D5
open attack

% [CARD-AMBUSH-10] with one die left there is an Ambush: armor out of a town into the open
put C5 I4
put D5 town a3
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; ambush
dice 1

% [CARD-AMBUSH-10] [TER-OCEAN-3] no Ambush from the ocean
beach
put F3 I4
put f2 i4
put M9 i4
hand axis ambush
battle F3
do attack F3-f2
open attack

% [CARD-AMBUSH-11] Ambush is not played as the card of the turn
put C5 I4
put M9 i4
hand allies ambush recon-left
refuse MR_AMBUSH_WAITS play ambush
list : play recon-left

% [CARD-AMBUSH-12] [DRAW-5] the ambusher draws his replacement first, then the active player
put C5 I4
put D5 i4
put M9 i4
hand axis ambush probe-left
hand allies probe-left
do play probe-left; order C5; done; attack C5-D5; ambush; roll star star star; roll star star star; done
asks chance
cards axis 1
discarded ambush 1
discarded probe-left 0
do draw barrage
holds axis barrage
cards axis 2
discarded probe-left 1
do draw firefight
holds allies firefight
asks axis
open none

% [CARD-AMBUSH-13] Counter-Attack copies the card of the turn in which Ambush was played, not Ambush
put C5 I4
put D5 i4
put M1 I4
hand axis ambush counter-attack
hand allies recon-right probe-left
do play probe-left; order C5; done; attack C5-D5; ambush; roll star star star; roll star star star; done; draw barrage; draw firefight
asks axis
# Probe left of the bottom player is Probe right of the top player: the same columns
do play counter-attack
list order: order D5

% [CARD-AMBUSH-13] the ambushed player's own Counter-Attack copies what the ambusher played in his own turn
put C5 I4
put D5 i4
put M9 i4
turn axis 6
last axis probe-left
hand allies ambush counter-attack
hand axis attack-right recon-left
do play attack-right; order D5; done; attack D5-C5; ambush; roll star star star; roll star star star; done; draw barrage; draw firefight
asks allies
# attack-right of the Axis is the west
do play counter-attack
list order: order C5

% [CARD-AMBUSH-13] after a turn in which the opponent could only put Ambush away Counter-Attack copies nothing
put C5 I4
put M9 i4
last axis ambush
hand allies counter-attack
do play counter-attack
open draw

% [CARD-AMBUSH-14] [VIC-6] the medal is the ambusher's, and the last one wins at once in the enemy's turn
put C5 I1/4
put D5 i4
put M1 I4
goal axis 1
hand axis ambush
battle C5
do attack C5-D5; ambush; roll grenade flag flag
result axis
medals axis 1
asks nobody
unit D5 i4

% [CARD-AMBUSH-14] the medal for a unit that had nowhere to go after an ambush wins too
put C1 I1/4
put D1 i4
put M1 I4
goal axis 1
hand axis ambush
battle C1
do attack C1-D1; ambush; roll flag star star
result axis

% [CARD-AMBUSH-15] artillery ambushes with 3 dice
put C5 I4
put D5 g2
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; ambush
dice 3
do roll infantry grenade star
unit C5 I2

% [CARD-AMBUSH-15] armor and French Resistance ambush with 3 dice
put C5 i4
put D5 A3
put c6 R3
turn axis 6
hand allies ambush
battle C5
do attack C5-D5; ambush
dice 3
again
do attack C5-c6; ambush
dice 3

% [CARD-AMBUSH-16] a close assault is any battle against a neighbour: under Probe, Direct from HQ and Infantry Assault
put C5 I4
put D5 i4
put M9 i4
hand axis ambush
hand allies probe-left direct-from-hq infantry-assault
do play probe-left; order C5; done; attack C5-D5
open ambush
again
do play direct-from-hq; order C5; done; attack C5-D5
open ambush
again
do play infantry-assault left; done; attack C5-D5
open ambush

% [CARD-AMBUSH-16] and by artillery: its battle against a neighbour is a close assault
put C5 G2
put D5 i4
put M9 i4
hand axis ambush
battle C5
do attack C5-D5
open ambush
do ambush
dice 3

% [CARD-AMBUSH-17] the enemy is asked though he does not hold the card (ruling AMB-62)
put C5 I4
put D5 i4
put M9 i4
hand axis probe-left
battle C5
do attack C5-D5
asks axis
list : pass
refuse MR_NO_AMBUSH ambush
do pass
open attack

% [CARD-AMBUSH-17] the enemy is asked even if the attacker himself holds the card
put C5 I4
put D5 i4
put M9 i4
hand allies ambush
battle C5
do attack C5-D5
asks axis
list : pass

% [CARD-AMBUSH-17] nobody is asked once the card lies on the discard pile
put C5 I4
put D5 i4
put M9 i4
discard ambush
battle C5
do attack C5-D5
open attack

% [CARD-AMBUSH-17] nobody is asked in a game without tactic cards
put C5 I4
put D5 i4
put M9 i4
rule options young-generals
hand allies probe-left
hand axis recon-left
do play probe-left; order C5; done; attack C5-D5
open attack

% [CARD-AMBUSH-16] under copies too: Close Assault and Armor Assault played as Counter-Attack may be ambushed
put C5 A3
put D5 i4
put M9 i4
hand axis ambush
hand allies counter-attack
last axis close-assault
do play counter-attack; attack C5-D5
open ambush
do ambush
dice 3

% [CARD-AMBUSH-16] Behind Enemy Lines after its first move, and Medics' unit, may be ambushed
put B5 I2/4
put D5 i4
put M9 i4
hand axis ambush
hand allies behind-enemy-lines medics-and-mechanics
do play behind-enemy-lines; order B5; move B5-C5; done; attack C5-D5
open ambush
again
do play medics-and-mechanics; heal B5; roll star flag; move B5-C5; done; attack C5-D5
open ambush

% [CARD-AMBUSH-5] French Resistance that retreats from an Ambush goes 1 to 3 hexes and has no attack
put C5 R3
put D5 i4
put M9 i4
hand axis ambush
battle C5
do attack C5-D5; ambush; roll flag star star; retreat C5-b4
open retreat
do done
open none
refuse MR_BATTLED attack b4-D5

% [CARD-AMBUSH-10] [CARD-AMBUSH-2] the attacker's additional die does not help the target to an Ambush it has no dice for
put C5 hill I4
put D5 town a3
put M9 i4
hand axis ambush
hand allies close-assault
do play close-assault; attack C5-D5
open attack
dice 3

% [CARD-AMBUSH-17] where the only Ambush is out of the game nobody is asked for it
put E5 I4
put e6 i4
put M9 i4
rule turn 1 allies phase play-card
rule removed ambush
battle E5
do attack E5-e6
asks chance

% [CARD-AMBUSH-17] nor where it is the card in play
put E5 I4
put e6 i4
put M9 i4
card ambush
battle E5
do attack E5-e6
asks chance
