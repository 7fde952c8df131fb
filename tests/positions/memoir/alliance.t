# Operation Alliance: partners who take turns, a card open between them (VAR-ALLY).

% [VAR-ALLY-2] [VAR-ALLY-6] four players: left of the first team, left of the second, right of the first, right of the second
edition revised
form alliance-2-2
put A5 I4
put M9 i4
turn allies 1
first allies
hand allies probe-center
second-hand allies probe-center probe-center
hand axis probe-left
second-hand axis probe-left probe-left
asks allies-1
next-turn
asks axis-1
next-turn
asks allies-2
next-turn
asks axis-2
next-turn
asks allies-1

% [VAR-ALLY-1] [VAR-ALLY-6] [EX-70] three: first partner, single player, second partner, single player
edition revised
form alliance-1-2
put A5 I4
put M9 i4
turn allies 1
first allies
hand allies recon-center
second-hand allies recon-center
hand axis probe-center probe-center
asks allies-1
next-turn
asks axis
next-turn
asks allies-2
next-turn
asks axis
next-turn
asks allies-1

% [VAR-ALLY-3] hand of 4: two each and one open
edition revised
form alliance-2-2
put A5 I4
put M9 i4
deal axis 4
deal allies 5
start
do draw recon-left; draw recon-left; draw probe-left; draw probe-left; draw attack-left
cards axis 2
second-cards axis 2
open-card axis attack-left
do draw recon-right; draw recon-right; draw probe-right; draw probe-right; draw probe-right; draw probe-right; draw air-power
cards allies 3
second-cards allies 3
open-card allies air-power
asks allies-1

% [VAR-ALLY-3] [EX-72] hand of 6: four each and one open
edition revised
form alliance-1-2
put A5 I4
put M9 i4
deal axis 6
deal allies 6
start
do draw recon-left; draw recon-left; draw probe-left; draw probe-left; draw attack-left; draw attack-left
do draw recon-center; draw recon-center; draw probe-center; draw probe-center; draw attack-center; draw attack-center; draw attack-center; draw attack-center; draw barrage
cards axis 6
second-cards axis 0
open-card axis none
cards allies 4
second-cards allies 4
open-card allies barrage

% [VAR-ALLY-4] a single player has the hand of the battle
edition revised
form alliance-1-2
put A5 I4
put M9 i4
deal axis 5
deal allies 4
start
do draw recon-left; draw recon-left; draw probe-left; draw probe-left; draw attack-left
cards axis 5

% [VAR-ALLY-7] from the own hand or the open place, never the partner's cards
edition revised
form alliance-1-2
put A5 I4
put M9 i4
turn allies 1
first allies
hand allies probe-left
second-hand allies attack-center
shared allies recon-right
allow play probe-left; play shared recon-right; play recon-right
refuse MR_NOT_IN_HAND play attack-center
refuse MR_NOT_SHARED play shared probe-left; play shared attack-center
next-turn
next-turn
asks allies-2
allow play attack-center

% [VAR-ALLY-7] a card that is in both places is named with its source
edition revised
form alliance-2-1
put A5 I4
put M9 i4
turn axis 1
first axis
hand axis probe-left
shared axis probe-left
list play: play probe-left; play shared probe-left

% [VAR-ALLY-8] what replaces it goes where it came from: open
edition revised
form alliance-1-2
put A5 I4
put M9 i4
turn allies 1
first allies
hand allies probe-left
second-hand allies attack-center
shared allies recon-in-force
do play shared recon-in-force; done; draw air-power
open-card allies air-power
cards allies 1

% [VAR-ALLY-8] or into the hand of whoever played it
edition revised
form alliance-1-2
put A5 I4
put M9 i4
turn allies 3
first allies
hand allies probe-left
second-hand allies attack-center
shared allies recon-right
asks allies-2
do play attack-center; draw air-power
second-holds allies air-power
open-card allies recon-right
cards allies 1

% [VAR-ALLY-5] [EX-71] the first battle, an Axis pair: 1 + 1 and one open
edition revised
scenario pegasus-bridge
form alliance-2-1
start
do draw recon-left; draw recon-left; draw probe-left
do draw recon-right; draw recon-right; draw probe-right; draw probe-right; draw probe-right; draw probe-right
cards axis 1
second-cards axis 1
open-card axis probe-left
next-turn
asks axis-1
next-turn
cards axis 2
second-cards axis 1
next-turn
asks axis-2
next-turn
cards axis 2
second-cards axis 2
next-turn
next-turn
cards axis 2
second-cards axis 2

% [VAR-ALLY-10] [EX-72] a die for each card of the own hand and one for the open card
edition revised
form alliance-1-2
put A5 I4
put M9 i4
turn allies 1
first allies
hand allies their-finest-hour recon-left probe-left attack-left
second-hand allies recon-center
shared allies barrage
do play their-finest-hour
dice 5

% [VAR-ALLY-10] once for a card that was played from the open place
edition revised
form alliance-1-2
put A5 I2/4
put M9 i4
turn allies 1
first allies
hand allies recon-left probe-left attack-left
second-hand allies recon-center
shared allies medics-and-mechanics
do play shared medics-and-mechanics; heal A5
dice 4

% [VAR-ALLY-11] the two cards of an open Recon: one stays open
edition revised
form alliance-1-2
put A5 I4
put M9 i4
turn allies 1
first allies
hand allies probe-left
shared allies recon-right
do play shared recon-right; draw air-power; draw barrage
asks allies-1
do keep barrage
open-card allies barrage
discarded air-power 1
cards allies 1

% [VAR-ALLY-12] [VAR-ALLY-14] Ambush: both partners are asked, each for the cards he may play
edition revised
form alliance-2-1
put A5 I4
put a6 i4
turn allies 6
first axis
hand axis ambush
second-hand axis recon-left
card probe-left
battle A5
do attack A5-a6
asks axis-1 axis-2
refuse MR_NO_AMBUSH axis-2: ambush
do axis-2: pass
asks axis-1
refuse BCG_NOT_YOUR_TURN axis-2: pass
do axis-1: ambush; roll star star star
open attack

% [VAR-ALLY-12] [VAR-ALLY-14] the first yes counts, and its replacement goes back to where it was
edition revised
form alliance-2-1
put A5 I4
put a6 i4
turn allies 6
first axis
hand axis recon-right
second-hand axis ambush
hand allies probe-left
card probe-left
battle A5
do attack A5-a6; axis-2: ambush; roll star star star; roll star star star; done; draw air-power
second-holds axis air-power
cards axis 1

% [VAR-ALLY-12] from the open place either may play it
edition revised
form alliance-2-1
put A5 I4
put a6 i4
turn allies 6
first axis
shared axis ambush
hand axis recon-right
second-hand axis recon-left
hand allies probe-left
card probe-left
battle A5
do attack A5-a6
allow axis-1: ambush shared; axis-2: ambush shared
refuse MR_NO_AMBUSH axis-1: ambush
do axis-2: ambush shared; roll star star star; roll star star star; done; draw air-power
open-card axis air-power

% [VAR-ALLY-12] both say no
edition revised
form alliance-2-1
put A5 I4
put a6 i4
turn allies 6
first axis
card probe-left
battle A5
do attack A5-a6; axis-1: pass; axis-2: pass
open attack

% [VAR-ALLY-14] who decides for the pair in the enemy's turn: the partner whose turn comes next
edition revised
form alliance-2-1
put A5 I4
put a6 i4
turn allies 2
first axis
card probe-left
battle A5
do attack A5-a6; axis-1: pass; axis-2: pass; roll flag star star
asks axis-2

% [VAR-ALLY-14] and two turns later the other
edition revised
form alliance-2-1
put A5 I4
put a6 i4
turn allies 4
first axis
card probe-left
battle A5
do attack A5-a6; axis-1: pass; axis-2: pass; roll flag star star
asks axis-1

% [VAR-ALLY-13] the team wins together
edition revised
form alliance-2-1
put A5 I4
put a6 i1
turn allies 2
first axis
goal allies 1
card probe-left
battle A5
do attack A5-a6; axis-1: pass; axis-2: pass; roll grenade star star
result allies

% [VAR-ALLY-6] [VAR-ALLY-13] all steps of a turn are the active partner's
edition revised
form alliance-2-2
put A5 A3
put a6 i1
put M9 i4
turn allies 7
first allies
hand allies probe-left
second-hand allies attack-left
discard ambush
asks allies-2
do play attack-left
phase order
asks allies-2
refuse BCG_NOT_YOUR_TURN allies-1: order A5
do order A5
phase move
asks allies-2
do done
phase battle
asks allies-2
refuse BCG_NOT_YOUR_TURN allies-1: attack A5-a6
do attack A5-a6; roll grenade star star
open take-ground
asks allies-2
refuse BCG_NOT_YOUR_TURN allies-1: take-ground
do take-ground

% [VAR-ALLY-7] [VAR-ALLY-13] whoever plays Air Power or Barrage names the targets
edition revised
form alliance-2-2
put A5 I4
put a6 b6: i4
put M9 i4
turn allies 7
first allies
hand allies probe-left
second-hand allies air-power barrage
do play air-power
asks allies-2
do target a6; target b6
open air-strikes
asks allies-2
again
do play barrage
open barrage
asks allies-2

% [VAR-ALLY-5] partners draw further cards after their own first turns, whenever the battle lets the hand grow
edition revised
form alliance-1-2
put A5 I4
put M9 i4
deal allies 3
first allies
rule draws allies 2 after-turns 3
start
next-turn
cards allies 1
second-cards allies 1
next-turn
cards allies 2
next-turn
next-turn
second-cards allies 2
next-turn
next-turn
cards allies 2
second-cards allies 2

% [VAR-ALLY-5] [SCEN-1] a turn in which nothing is drawn is such a turn for partners, too
edition revised
form alliance-1-2
put A5 I4
put M9 i4
turn allies 1
first allies
rule draws allies 0 after-turns 1
hand allies probe-center probe-center
second-hand allies probe-center probe-center
next-turn
cards allies 1
second-cards allies 2
next-turn
next-turn
cards allies 1
second-cards allies 2
