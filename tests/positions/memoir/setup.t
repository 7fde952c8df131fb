# The board and the setup (chapters 1 and 2), as far as a battle shows them; the rest: src/memoir/setup_test.c.

% [BOARD-8] the range is the distance, whatever lies between: rivers, hills, towns, units
battle C5
put C5 G2
put D5 river
put E5 hill
put F5 town
put G5 forest I4
put H5 i4
put I5 i4
put J5 i4
refuse MR_OUT_OF_RANGE attack C5-J5
do attack C5-I5
dice 1
again
do attack C5-H5
dice 1

% [BOARD-8] distances along the rows: a column is crossed by every second row
battle C5
put C5 G2
put C3 c2 C1 d2 G3: i4
do attack C5-C3
dice 3
again
do attack C5-c2
dice 2
again
do attack C5-C1
dice 2
again
do attack C5-d2
dice 2
again
do attack C5-G3
dice 1

% [BOARD-10] a hex may hold terrain, a bunker, obstacles, a medal and one unit together
rule objective E5 for allies
rule owner axis E5
battle d4 f4
put E5 hill bunker wire sandbags i4
put d4 A3
put f4 G2
do attack d4-E5
do pass
dice 1
again
medals allies 0
wire E5
sandbags E5
blind D5 F5
do attack f4-E5
dice 3

% [BOARD-10] at most one unit stands in a hex: neither by move nor by retreat
orders E5
put E5 I4
put F5 I4
put M9 i4
refuse MR_OCCUPIED move E5-F5

% [BOARD-10] nor by retreat
battle E5
put E5 A3
put e6 i4
put E7 i4
do attack E5-e6; pass; roll flag star star
list retreat: retreat e6-F7
refuse MR_RETREAT_OCCUPIED retreat e6-E7

% [BOARD-12] a terrain tile replaces what is printed: a hill on a beach is no beach
orders E5
put E5 A3
put F5 hill
put G5 hill
put d4 beach
put e4 beach
put M9 i4
allow move E5-H5
refuse MR_SLOW move E5-e4-f4-G3

% [SETUP-3] a unit is as strong as its symbol: the last figure is the last hit
battle d4
goal allies 6
put d4 A3
put E5 i4
put M9 i4
do attack d4-E5; pass; roll grenade grenade grenade
unit E5 i1
medals allies 0

% [SETUP-3] armor of three
battle d4
put d4 A3
put E5 a3
put M9 i4
do attack d4-E5; pass; roll grenade grenade star
unit E5 a1
again
do attack d4-E5; pass; roll grenade grenade grenade
empty E5
medals allies 1

% [SETUP-3] artillery of two
battle d4
put d4 A3
put E5 g2
put M9 i4
do attack d4-E5; pass; roll grenade star star
unit E5 g1
again
do attack d4-E5; pass; roll grenade grenade star
empty E5
medals allies 1

% [SETUP-4] a number on the symbol overrides the figure count; a plus marks the elite
battle d4
put d4 A3
put E5 i5+
put M9 i4
do attack d4-E5; pass; roll grenade grenade grenade
unit E5 i2

% [SETUP-4] an elite infantry unit moves 2 and battles, an ordinary one does not
orders E5 E1
put E5 I4+
put E1 I4
put H5 H1: i4
do move E5-G5; move E1-G1; done
allow attack G5-H5
refuse MR_TIRED attack G1-H1

% [SETUP-5] the deck of 60 is shuffled and dealt: as many cards as the briefing states, the rest is the pile
deal allies 5
deal axis 3
start
put E1 I4
put E9 i4
asks chance
phase setup
open draw
do draw probe-left; draw probe-left; draw probe-left
do draw attack-left; draw attack-left; draw attack-left; draw recon-left; draw recon-right
cards allies 5
cards axis 3
deck 52
at-turn 1
asks allies

% [SETUP-5] every card is there as often as it is in the deck: the fifth Probe left is refused
deal allies 5
deal axis 5
start
put E1 I4
put E9 i4
do draw probe-left; draw probe-left; draw probe-left; draw probe-left
refuse MR_NOT_IN_DECK draw probe-left
do draw probe-center
cards axis 5

% [SETUP-6] the number of cards in a hand is known: it is said of both sides
deal allies 6
deal axis 2
start
put E1 I4
put E9 i4
do draw ambush; draw dig-in; draw probe-left; draw probe-left; draw probe-left; draw probe-left; draw recon-left; draw recon-left
cards axis 2
cards allies 6
holds axis ambush

% [SETUP-7] the scenario names the side of the first turn: the Allies
deal allies 1
deal axis 1
start
put E1 I4
put E9 i4
do draw probe-left; draw probe-left
at-turn 1
asks allies
phase play-card

% [SETUP-7] the Axis
first axis
deal allies 1
deal axis 1
start
put E1 I4
put E9 i4
do draw probe-left; draw probe-left
at-turn 1
asks axis
phase play-card
next-turn
asks allies
at-turn 2

% [SETUP-8] as many dice are rolled as a rule asks for, more than the 8 of the box
hand allies their-finest-hour probe-left probe-left probe-left probe-left probe-center probe-center probe-center recon-center recon-center
put E1 I4
put E9 i4
do play their-finest-hour
open finest-hour
dice 10
refuse MR_DICE_COUNT roll infantry infantry infantry infantry infantry infantry infantry infantry
do roll infantry infantry infantry infantry infantry infantry infantry infantry infantry infantry
phase order

% [SETUP-8] more than the 4 of one side in a battle
card their-finest-hour
battle E5
put E5 A3
put F5 i4
do attack E5-F5; pass
dice 4
do roll star star star star

% [SETUP-9] the figures in the box are no limit in play: 12 infantry units of 4, 4 guns of 2
hand allies assault-left
put A1 B1 C1 D1 A3 B3 C3 D3 a2 b2 c2 a4: I4
put A5 B5 C5 D5: G2
put M9 i4
do play assault-left
ordered A1 B1 C1 D1 A3 B3 C3 D3 a2 b2 c2 a4 A5 B5 C5 D5

% [SETUP-10] twelve sandbags on the board: the eleventh and twelfth are placed, no more
hand allies dig-in
put A1 B1 C1 D1: I4
put A9 B9 C9 D9 E9 F9 G9 H9 I9 J9: sandbags
put M9 i4
do play dig-in; order A1; order B1; order C1; order D1
sandbags A1 B1
no-sandbags C1 D1

% [SETUP-10] with eight on the board all four get theirs
hand allies dig-in
put A1 B1 C1 D1: I4
put A9 B9 C9 D9 E9 F9 G9 H9: sandbags
put M9 i4
do play dig-in; order A1; order B1; order C1; order D1
sandbags A1 B1 C1 D1

% [SETUP-1] the scenario fixes hands, medals and who is where: four medals for one side, six for the other
goal allies 4
goal axis 6
score allies 3
score axis 5
battle d4
put d4 A3
put E5 i1/4
put M9 i4
do attack d4-E5; pass; roll grenade star star
result allies

% [BOARD-11] the countryside face is all open ground: nothing slows or stops
orders E3
put E3 A3
put M9 i4
allow move E3-H3; move E3-E1; move E3-d6

% [BOARD-11] the beach face: rows 0 to 3 open ground, 4 to 6 beach, 7 and 8 ocean
edition revised
beach
orders e6 J5 A3 G1
put e6 A3
put J5 A3
put A3 A3
put G1 A3
put M9 i4
allow move e6-h6; move e6-E5; move e6-E5-e4
refuse MR_SLOW move e6-E5-D5-d4
refuse MR_MUST_STOP move A3-a2-B1; move G1-g2-G3
allow move A3-a2; move G1-g2; move J5-j6-J7-K7; move J5-J3

% [BOARD-11] [TER-OCEAN-5] the same rows in classic, where the sea is not entered from the beach
edition classic
beach
orders e6 J5 A3 G1
put e6 A3
put J5 A3
put A3 A3
put G1 A3
put M9 i4
allow move e6-h6; move e6-E5; move e6-E5-e4
refuse MR_SLOW move e6-E5-D5-d4
refuse MR_LANDED move A3-a2; move A3-a2-B1
refuse MR_MUST_STOP move G1-g2-G3
allow move G1-g2; move J5-j6-J7-K7; move J5-J3

% [BOARD-44] the beach face of the Overlord board has the same rows
edition revised
board overlord
beach
orders r6 Z5 Y3
put r6 A3
put Z5 A3
put Y3 A3
put A9 i4
allow move r6-u6; move r6-R5
refuse MR_SLOW move r6-R5-Q5-q4
refuse MR_MUST_STOP move Y3-y2-Z1
allow move Y3-y2; move Z5-y6-Y7-X7

% [BOARD-46] the beach face of the Breakthrough board: rows 11 to 13 beach, 14 to 16 ocean
edition revised
board breakthrough
beach
orders E7 e4 A3
put E7 A3
put e4 A3
put A3 A3
put A17 i4
allow move E7-H7; move E7-e6
refuse MR_SLOW move E7-e6-f6-F5
refuse MR_MUST_STOP move e4-E3-d2; move A3-a2-A1
allow move e4-E3; move e4-E5; move A3-a2

% [BOARD-11] row 6 is beach and row 7 ocean: from the beach units battle, from the ocean not
beach
battle C3 e2
put C3 A3
put e2 A3
put E5 i4
put C5 i4
allow attack C3-C5
refuse MR_AFLOAT attack e2-E5

% [BOARD-44] Overlord: row 6 is beach and row 7 ocean
board overlord
beach
battle T3 v2
put T3 A3
put v2 A3
put T5 V5: i4
allow attack T3-T5
refuse MR_AFLOAT attack v2-V5

% [BOARD-46] Breakthrough: row 13 is beach and row 14 ocean
board breakthrough
beach
battle c4 E3
put c4 A3
put E3 A3
put C7 E5: i4
allow attack c4-C7
refuse MR_AFLOAT attack E3-E5

% [BOARD-11] [BOARD-12] the battle on the beach face: sand and sea where the map shows no tile, bluffs laid over the sand
scenario omaha-beach-first-assault-wave
start
count beach 36
count ocean 25
count sea-bluff 10
