% [VIC-1] the first side with the medals its own line asks for wins: Allies 2
put C5 I4
put D5 i1/4
put M9 i4
goal allies 2
goal axis 5
score allies 1
score axis 4
discard ambush
battle C5
result none
do attack C5-D5; roll grenade star star
result allies
medals allies 2
medals axis 4
asks nobody

% [VIC-1] one medal short is no victory
put C5 I4
put D5 i1/4
put M9 i4
goal allies 3
score allies 1
discard ambush
battle C5
do attack C5-D5; roll grenade star star
result none
medals allies 2

% [VIC-1] the Axis by its own number, 3
put C5 I1/4
put M1 I4
put D5 i4
goal allies 2
goal axis 3
score axis 2
turn axis 6
discard ambush
battle D5
do attack D5-C5; roll grenade star star
result axis

% [VIC-2] the battle ends at that instant: no ground taken, no overrun, no further battle, no draw
put C5 A3
put B1 I4
put D5 i1/4
put C1 i4
put M9 i4
goal allies 1
hand allies probe-left
discard ambush
do play probe-left; order C5; order B1; done; attack C5-D5; roll grenade flag flag
result allies
asks nobody
unit C5 A3
empty D5
phase over
open none
refuse BCG_GAME_OVER take-ground; attack B1-C1; done; draw barrage
list :

% [VIC-2] no further retreat: a unit that wins by its first step back does not take the second
put D5 I4
put E5 i4
put d6 open
goal axis 1
rule objective d6 e6 for axis
discard ambush
battle D5
do attack D5-E5; roll flag flag star; retreat E5-e6
result axis
unit e6 i4
asks nobody

% [VIC-2] no ground to be lost afterwards: hits that win leave the flags of the same roll unanswered
put C5 I4
put D5 i1/4
put E5 i4
goal allies 1
discard ambush
battle C5
do attack C5-D5; roll grenade flag flag
result allies
unit E5 i4

% [VIC-2] Air Power stops at the target that decides
put C5 I4
put E5 i1/4
put F5 i1/4
put M9 i4
goal allies 1
hand allies air-power
do play air-power; target E5; target F5; strike E5; roll star star
result allies
unit F5 i1

% [VIC-2] Artillery Bombard has no second battle after the last medal
put C5 G2
put E5 i1/4
put F5 i4
goal allies 1
hand allies artillery-bombard
do play artillery-bombard; done; attack C5-E5; roll grenade star star
result allies
open none

% [VIC-3] a unit worth 2 medals gives only the one that is missing
put C5 I4
put D5 i1/4
put M9 i4
goal allies 4
score allies 3
rule unit D5 medals 2
discard ambush
battle C5
do attack C5-D5; roll grenade star star
medals allies 4
result allies

% [VIC-3] an objective worth 3 gives only what is missing
put C5 I4
put M9 i4
goal allies 2
rule objective D5 for allies medals 3
orders C5
do move C5-D5
medals allies 2
result allies

% [VIC-4] with a required objective missing the number alone does not win
put C5 I4
put D5 i1/4
put M9 i4
goal allies 2
score allies 1
rule objective E1 for allies required
discard ambush
battle C5
do attack C5-D5; roll grenade star star
medals allies 2
result none

% [VIC-4] the required objective completes it, at once
put C5 I4
put M9 i4
goal allies 2
score allies 2
rule objective D5 for allies required
orders C5
result none
do move C5-D5
result allies
medals allies 2

% [VIC-4] the required objective alone is not enough
put C5 I4
put M9 i4
goal allies 3
score allies 1
rule objective D5 for allies required
orders C5
do move C5-D5
medals allies 2
result none

% [VIC-4] what goes beyond the number while it is missing is never scored
# 2 units and a temporary objective are the 3 medals; a third unit adds nothing, so when the objective is
# left only 2 remain.
put C5 I4
put D5 i1/4
put M9 i4
goal allies 3
score allies 2
rule objective C5 for allies
rule objective A9 for allies required
discard ambush
battle C5
medals allies 3
result none
do attack C5-D5; roll grenade star star
medals allies 3
do take-ground
medals allies 2

% [VIC-4] with room for it the unit is scored, and stays when the objective is left
put C5 I4
put D5 i1/4
put M9 i4
goal allies 4
score allies 2
rule objective C5 for allies
rule objective A9 for allies required
discard ambush
battle C5
do attack C5-D5; roll grenade star star
medals allies 4
result none
do take-ground
medals allies 3

% [VIC-4] the other side is not bound by a required objective it cannot hold
put C5 I1/4
put M1 I4
put D5 i4
goal axis 1
rule objective E1 for allies required
turn axis 6
discard ambush
battle D5
do attack D5-C5; roll grenade star star
result axis

% [VIC-5] after an elimination in battle
put C5 I4
put E5 i1/4
put M9 i4
goal allies 1
battle C5
do attack C5-E5; roll infantry star
result allies

% [VIC-5] after the loss of a unit that could not retreat
put C5 I4
put E5 i1/4
put d6 e6: i4
goal allies 1
battle C5
do attack C5-E5; roll flag star
result allies
empty E5

% [VIC-5] after entering an objective by a move
put C5 I4
put M9 i4
goal allies 1
rule objective D5 for allies
orders C5
do move C5-D5
result allies
phase over

% [VIC-5] after leaving one by a move: the enemy's majority
put C5 I4
put D5 i4
goal axis 1
rule objective C5 D5 for allies axis majority
orders C5
medals axis 0
do move C5-B5
result axis
medals axis 1

% [VIC-5] after taking ground, by the unit that takes it
put C5 I4
put D5 i1/4
put M9 i4
goal allies 2
rule objective D5 for allies
discard ambush
battle C5
do attack C5-D5; roll grenade star star
result none
do take-ground
result allies
unit D5 I4
asks nobody

% [VIC-5] after taking ground, by the enemy: the unit left a hex of a majority
put C5 I4
put D5 i1/4
put b6 i4
goal axis 1
rule objective C5 b6 for allies axis majority
discard ambush
battle C5
do attack C5-D5; roll grenade star star; take-ground
result axis

% [VIC-5] after taking ground armor has no overrun once the battle is decided
put C5 A3
put D5 i1/4
put E5 i4
goal allies 2
rule objective D5 for allies
discard ambush
battle C5
do attack C5-D5; roll grenade star star; take-ground
result allies
open none

% [VIC-5] after taking ground a second time, behind an overrun
put C5 A3
put D5 i1/4
put E5 i1/4
put M9 i4
goal allies 3
rule objective E5 for allies
discard ambush
battle C5
do attack C5-D5; roll grenade star star; take-ground; attack D5-E5; roll grenade star star
result none
do take-ground
result allies

% [VIC-5] after a retreat onto an objective
put C5 I4
put E5 i4
put M9 i4
goal axis 1
rule objective d6 for axis
battle C5
do attack C5-E5; roll flag star; retreat E5-d6
result axis

% [VIC-5] after a retreat off an objective: the enemy's majority
put C5 I4
put E5 i4
put M9 i4
put F5 I4
goal allies 1
rule objective E5 F5 for allies axis majority
battle F5
discard ambush
do attack F5-E5; roll flag star star; retreat E5-d6
result allies

% [VIC-5] after a retreat under Barrage and Air Power too
put C5 I4
put E5 i4
put M9 i4
goal axis 1
rule objective d6 for axis
hand allies barrage air-power
do play barrage; target E5; roll flag star star star; retreat E5-d6
result axis
again
do play air-power; target E5; roll flag armor; retreat E5-d6
result axis

% [VIC-5] after an exit
put M7 A3
put A1 I4
put C5 i4
goal allies 1
rule exit allies M9 L9
orders M7
do exit M7-L9
result allies
medals allies 1

% [VIC-5] after an Ambush: elimination, blocked retreat, retreat onto an objective
put C5 I1/4
put M1 I4
put D5 i4
goal axis 1
hand axis ambush
battle C5
do attack C5-D5; ambush; roll infantry star star
result axis

% [VIC-5] after an Ambush: the attacker falls back onto its own objective and wins
put C5 I4
put D5 i4
goal allies 1
rule objective b4 for allies
hand axis ambush
battle C5
do attack C5-D5; ambush; roll flag star star; retreat C5-b4
result allies

% [VIC-5] after an Ambush: the attacker falls back off a majority objective
put C5 I4
put D5 i4
goal axis 1
rule objective C5 D5 for axis allies majority
hand axis ambush
battle C5
do attack C5-D5; ambush; roll flag star star; retreat C5-b4
result axis

% [VIC-5] while passing through: the medal is taken in the middle of a move and the unit stays there
put C5 A3
put M9 i4
goal allies 1
rule objective D5 for allies permanent
orders C5
do move C5-D5-E5
result allies
unit D5 A3
empty E5

% [VIC-5] in the second move of Behind Enemy Lines
put A5 I4
put M9 i4
goal allies 1
rule objective G5 for allies
hand allies behind-enemy-lines
do play behind-enemy-lines; order A5; move A5-D5; done; done; move D5-G5
result allies

% [VIC-5] in the second move of Behind Enemy Lines, by an exit
put A7 I4
put A1 I4
put M9 i4
goal allies 1
rule exit allies A9
hand allies behind-enemy-lines
do play behind-enemy-lines; order A7; done; done; exit A7-A9
result allies

% [VIC-5] in the first move of Behind Enemy Lines, passing through
put A5 I4
put M9 i4
goal allies 1
rule objective B5 for allies permanent
hand allies behind-enemy-lines
do play behind-enemy-lines; order A5; move A5-B5-C5
result allies
unit B5 I4

% [VIC-6] the side whose turn it is not wins at once: a unit of the active side leaves the majority hex
put C5 D7: i4
put c6 I4
put M1 I4
goal allies 1
turn axis 6
rule objective C5 c6 for allies axis majority
orders C5
do move C5-B5
result allies
asks nobody

% [VIC-7] one event lifts both sides to their number: the active side wins (ruling AMB-39)
# The Allied unit leaves the tie on C5 and D5, which gives the Axis the majority, for an objective of its own.
put C5 I4
put D5 i4
goal allies 1
goal axis 1
rule objective C5 D5 for allies axis majority
rule objective B5 for allies
orders C5
do move C5-B5
result allies

% [VIC-7] the same with the Axis to move
put C5 I4
put D5 i4
goal allies 1
goal axis 1
turn axis 6
rule objective C5 D5 for allies axis majority
rule objective E5 for axis
orders D5
do move D5-E5
result axis

% [VIC-7] and in the enemy's turn: the Allied unit retreats onto its objective and off the tie; the Axis is active
put C5 I4
put D5 i4
goal allies 1
goal axis 1
turn axis 6
rule objective C5 D5 for allies axis majority
rule objective b4 for allies
discard ambush
battle D5
do attack D5-C5; roll flag star star; retreat C5-b4
result axis

% [VIC-8] a side without units has lost whatever the medals
put C5 I4
put D5 i1/4
goal allies 6
goal axis 6
score axis 5
discard ambush
battle C5
do attack C5-D5; roll grenade star star
result allies
medals allies 1

% [VIC-8] in the enemy's turn too: the last attacker falls in an Ambush
put C5 I1/4
put D5 i4
goal axis 6
hand axis ambush
battle C5
do attack C5-D5; ambush; roll grenade star star
result axis
medals axis 1

% [VIC-8] the last unit leaves by an exit: scored first, and that is victory
put A9 I4
put M9 i4
goal allies 1
rule exit allies A9
orders A9
do exit A9
result allies

% [VIC-8] the last unit leaves by an exit: scored, but one medal short, so the side has lost
put A9 I4
put M9 i4
goal allies 2
rule exit allies A9
orders A9
do exit A9
medals allies 1
result axis

% [VIC-8] [SCEN-8] a side whose units are still to drop has not lost; one whose figures all went astray has
put M9 i4
rule air-drop allies figures 1
deal allies 1
deal axis 1
start
do draw barrage; draw firefight
asks allies
open drop
result none
do drop A1; drift w w w w
result axis

% [VIC-8] [SCEN-8] one that landed is enough
put M9 i4
rule air-drop allies figures 1
deal allies 1
deal axis 1
start
do draw barrage; draw firefight; drop E5; drift stay stay stay stay
result none
asks allies
phase play-card

% [VIC-9] a hundred turns without a loss or a medal end in a draw
put C5 I4
put M9 i4
been-quiet 99
orders C5
do done; done; draw barrage
result draw
asks nobody

% [VIC-9] ninety-nine do not
put C5 I4
put M9 i4
been-quiet 98
orders C5
do done; done; draw barrage
result none
quiet 99

% [VIC-9] a figure lost in that turn begins the count anew
put C5 I4
put E5 i4
put M9 i4
been-quiet 99
battle C5
do attack C5-E5; roll infantry star
quiet 0
do done; draw barrage
result none
quiet 0

% [VIC-9] so does a medal won, and one lost
put C5 I4
put M9 i4
been-quiet 99
rule objective D5 for allies
orders C5
do move C5-D5
quiet 0
do done; done; draw barrage
result none
quiet 0

% [VIC-9] so does a medal lost
put C5 I4
put M9 i4
rule objective C5 for allies
been-quiet 99
orders C5
do move C5-D5
quiet 0

% [VIC-9] so does an exit
put A9 I4
put C5 I4
put M9 i4
rule exit allies A9
been-quiet 99
orders A9
do exit A9
quiet 0

% [VIC-9] a retreat and a move are no reason
put C5 I4
put E5 i4
put M9 i4
been-quiet 99
orders C5
do done; attack C5-E5; roll flag star; retreat E5-d6
quiet 99
do done; draw barrage
result draw

% [VIC-10] an eliminated unit is 1 medal for good, of any kind and size
put C5 I4
put E5 i1/4
put C1 I4
put E1 a1/4+
put I5 I4
put K5 g1/2
put M9 i4
battle C5 C1 I5
do attack C5-E5; roll infantry star
medals allies 1
do attack C1-E1; roll armor star
medals allies 2
do attack I5-K5; roll grenade star
medals allies 3
medals axis 0
next-turn
medals allies 3

% [VIC-10] a unit that survives with one figure gives none
put C5 I4
put E5 i2/4
put M9 i4
battle C5
do attack C5-E5; roll infantry star
medals allies 0
unit E5 i1

% [VIC-11] the medal is the enemy's whatever the cause: battle, blocked retreat, aircraft, barrage, ambush
put C1 I1/4
put E1 i4
put M1 I4
put M9 i4
turn axis 6
hand axis air-power barrage attack-right
do play air-power; target C1; roll star
medals axis 1
medals allies 0
again
do play barrage; target C1; roll grenade star star star
medals axis 1
again
# on its baseline a flag costs the last figure
do play barrage; target C1; roll flag star star star
empty C1
medals axis 1
medals allies 0

% [VIC-11] an Ambush gives the medal to the ambusher though it is the enemy's turn
put C5 I1/4
put M1 I4
put D5 i4
hand axis ambush
battle C5
do attack C5-D5; ambush; roll grenade star star
medals axis 1
medals allies 0

% [VIC-12] a scenario may value a unit at 2 or 3 medals, or none
put C5 I4
put E5 i1/4
put C1 I4
put E1 a1/4+
put I5 I4
put K5 g1/2
put M9 i4
goal allies 9
rule unit E5 medals 2
rule unit E1 medals 3
rule unit K5 medals 0
battle C5 C1 I5
do attack C5-E5; roll infantry star
medals allies 2
do attack C1-E1; roll armor star
medals allies 5
do attack I5-K5; roll grenade star
empty K5
medals allies 5

% [VIC-12] the worth goes with the unit when it moves and retreats
put C5 I4
put E5 i2/4
put M9 i4
rule unit E5 medals 2
battle C5
do attack C5-E5; roll infantry flag; retreat E5-d6
unit d6 i1
do done; draw barrage
next-turn
asks allies
medals allies 0
do play recon-right; draw probe-left; draw probe-left; keep probe-left
next-turn
do play probe-left; order C5; done; attack C5-d6; roll grenade star
medals allies 2
