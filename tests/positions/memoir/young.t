# Young Generals (chapter 19.4); match play (19.1) is in src/memoir/setup_test.c.

% [VAR-YOUNG-1] the tactic cards are removed: 40 section cards are left
rule options young-generals
deal allies 1
deal axis 1
start
put E1 I4
put E9 i4
edition classic
deck 40
refuse MR_NOT_IN_DECK draw air-power; draw ambush; draw armor-assault; draw artillery-bombard; draw barrage; draw behind-enemy-lines; draw close-assault; draw counter-attack; draw dig-in; draw direct-from-hq; draw firefight; draw infantry-assault; draw medics-and-mechanics; draw move-out; draw their-finest-hour
allow draw recon-left; draw probe-center; draw attack-right; draw assault-left; draw general-advance; draw pincer-move; draw recon-in-force

% [VAR-YOUNG-1] the tactic cards are removed in the revised edition too
rule options young-generals
start
put E1 I4
put E9 i4
edition revised
deck 40
refuse MR_NOT_IN_DECK draw air-power; draw ambush; draw their-finest-hour; draw direct-from-hq

% [VAR-YOUNG-1] without the option all 60 are there
start
put E1 I4
put E9 i4
deck 60
allow draw air-power; draw ambush; draw their-finest-hour

% [VAR-YOUNG-1] with no Ambush in the deck nobody is asked for it
rule options young-generals
card attack-center
battle E3
put E3 I4
put e4 i4
do attack E3-e4
asks chance

% [VAR-YOUNG-2] revised: six cards for each side, whatever the scenario says
edition revised
rule options young-generals
deal allies 4
deal axis 2
start
put E1 I4
put E9 i4
do draw probe-left; draw probe-left; draw probe-left; draw probe-left; draw probe-center; draw probe-center
cards axis 6
do draw attack-left; draw attack-left; draw attack-left; draw probe-right; draw probe-right; draw probe-right
cards allies 6
asks allies
deck 28

% [VAR-YOUNG-2] classic: the scenario's hand sizes stay
edition classic
rule options young-generals
deal allies 4
deal axis 2
start
put E1 I4
put E9 i4
do draw probe-left; draw probe-left; draw attack-left; draw attack-left; draw attack-left; draw probe-right
cards axis 2
cards allies 4
asks allies
deck 34

% [VAR-YOUNG-2] revised without the option: the scenario's hand sizes
edition revised
deal allies 4
deal axis 2
start
put E1 I4
put E9 i4
do draw probe-left; draw probe-left; draw attack-left; draw attack-left; draw attack-left; draw probe-right
cards axis 2
cards allies 4
asks allies

% [VAR-YOUNG-3] taking ground may be left out: then there is no overrun either
rule options no-take-ground
battle E3
put E3 A3
put e4 i1/4
put F5 i4
do attack E3-e4; pass; roll infantry star star
empty e4
open none
phase battle
unit E3 A3

% [VAR-YOUNG-3] overrun may be left out, ground is still taken
rule options no-overrun
battle E3
put E3 A3
put e4 i1/4
put F5 i4
do attack E3-e4; pass; roll infantry star star; take-ground
unit e4 A3
open none
phase battle
refuse MR_BATTLED attack e4-F5

% [VAR-YOUNG-3] without the options both are there, also for young generals
rule options young-generals
card attack-center
battle E3
put E3 A3
put e4 i1/4
put F5 i4
do attack E3-e4; roll infantry star star; take-ground
open overrun
allow attack e4-F5

% [VAR-YOUNG-3] the options may come together
rule options young-generals no-take-ground no-overrun
card attack-center
battle E3
put E3 I4
put e4 i1/4
put F5 i4
do attack E3-e4; roll infantry star star
open none

% [VAR-YOUNG-4] when the deck is used up the discards are shuffled into a new one
rule options young-generals
hand allies probe-left
hand axis recon-left
discard recon-left recon-center recon-center recon-right recon-right probe-left probe-left probe-left probe-center probe-center probe-center probe-center probe-center probe-right probe-right probe-right probe-right attack-left attack-left attack-left attack-center attack-center attack-center attack-center attack-right attack-right attack-right assault-left assault-left assault-center assault-center assault-right assault-right general-advance pincer-move recon-in-force recon-in-force recon-in-force
put J1 I4
put E9 i4
deck 0
do play probe-left
asks chance
deck 39
discarded probe-left 0
discarded attack-center 0
do draw probe-left
deck 38
cards allies 1
asks axis

% [VAR-YOUNG-4] as long as there is a card in the deck the discards stay where they are
rule options young-generals
hand allies probe-left
hand axis recon-left
discard recon-left recon-center recon-center recon-right recon-right probe-left probe-left probe-left probe-center probe-center probe-center probe-center probe-center probe-right probe-right probe-right probe-right attack-left attack-left attack-left attack-center attack-center attack-center attack-center attack-right attack-right attack-right assault-left assault-left assault-center assault-center assault-right assault-right general-advance pincer-move recon-in-force recon-in-force
put J1 I4
put E9 i4
deck 1
do play probe-left
asks chance
deck 1
discarded probe-left 4
refuse MR_NOT_IN_DECK draw probe-left
do draw recon-in-force
deck 0

% [VAR-YOUNG-5] revised: tactic cards come back little by little, first Direct from HQ and Dig-In
edition revised
rule removed air-power ambush armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault counter-attack counter-attack firefight infantry-assault infantry-assault medics-and-mechanics move-out move-out their-finest-hour
start
put E1 I4
put E9 i4
deck 43
allow draw direct-from-hq; draw dig-in; draw recon-left
refuse MR_NOT_IN_DECK draw behind-enemy-lines; draw their-finest-hour; draw ambush
