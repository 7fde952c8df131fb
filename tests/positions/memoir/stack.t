# Chapter 16: what adds up and what does not.

% [STACK-1] base dice, plus the card's, minus the attacker's hex, minus the target's
put A5 A3
put a6 i4
put D5 A3
put d6 town i4
put G5 town A3
put g6 i4
put J5 town A3
put j6 sandbags i4
card armor-assault
battle A5 D5 G5 J5
rolls A5-a6 4
rolls D5-d6 2
rolls G5-g6 2
rolls J5-j6 1

% [STACK-1] infantry on wire with Close Assault
put A5 wire I4
put a6 i4
put D5 wire I4
put d6 forest i4
put G5 I4
put g6 forest i4
card close-assault
battle A5 D5 G5
rolls A5-a6 3
rolls D5-d6 2
rolls G5-g6 3

% [STACK-2] in the target's hex only the highest reduction counts
put A5 I4
put a6 town bunker i4
put D5 A3
put d6 hill bunker i4
put G5 I4
put g6 hill sandbags i4
put J5 A3
put j6 hill sea-wall sandbags i4
put A1 A3
put a2 forest sandbags sea-wall i4
put D1 A3
put d2 church sandbags bunker i4
put G1 I4
put g2 hedgerow bunker sandbags i4
battle A5 D5 G5 J5 A1 D1 G1
rolls A5-a6 2
rolls D5-d6 1
rolls G5-g6 2
rolls J5-j6 2
rolls A1-a2 1
rolls D1-d2 1
rolls G1-g2 2

% [STACK-2] the highest for this attacker: on a hill with sandbags armor loses 1, in a bunker 2
put A5 hill A3
put a6 hill bunker i4
put D5 hill A3
put d6 hill sandbags i4
put G5 hill A3
put g6 hill i4
battle A5 D5 G5
rolls A5-a6 1
rolls D5-d6 2
rolls G5-g6 3

% [STACK-3] in the attacker's hex only what concerns the unit counts, the highest of it
put A5 town wire I4
put a6 i4
put D5 town wire A3
put d6 i4
put G5 town wire G2
put g6 i4
put J5 church wire R3
put j6 i4
battle A5 D5 G5 J5
rolls A5-a6 2
rolls D5-d6 1
rolls G5-g6 3
rolls J5-j6 2

% [STACK-4] the attacker's hex and the target's hex do add up
put A5 town A3
put a6 sandbags i4
put D5 wire I4
put d6 forest i4
put G5 town A3
put g6 hill i4
put J5 wire I4
put J7 sandbags i4
battle A5 D5 G5 J5
refuse MR_NO_DICE attack A5-a6; attack G5-g6; attack J5-J7
rolls D5-d6 1

% [STACK-5] sandbags in a town take off no further dice yet let a flag be ignored
put A5 I4
put a6 town sandbags i4
put D5 A3
put d6 forest hedgehog i4
put G5 I4
put g6 town i4
discard ambush
battle A5 D5 G5
rolls A5-a6 2
rolls D5-d6 1
do attack A5-a6; roll flag star; ignore
unit a6 i4
do attack D5-d6; roll flag; ignore
unit d6 i4
do attack G5-g6; roll flag star
open retreat

% [STACK-5] two features that allow it: still one flag
put A5 G2
put a6 bunker sandbags i4
discard ambush
battle A5
do attack A5-a6; roll flag flag flag; ignore; retreat a6-A7
open retreat

% [STACK-6] reductions depend on who attacks, never on who is attacked
put A5 I4
put a6 forest a3
put D5 I4
put d6 forest g2
put G5 A3
put g6 forest a3
put J5 A3
put j6 forest g2
put A1 G2
put a2 town a3
put D1 A3
put d2 sandbags a3
put G1 A3
put g2 hill a3
put J1 I4
put j2 bunker g2
battle A5 D5 G5 J5 A1 D1 G1 J1
rolls A5-a6 2
rolls D5-d6 2
rolls G5-g6 1
rolls J5-j6 1
rolls A1-a2 3
rolls D1-d2 2
rolls G1-g2 2
rolls J1-j2 2

% [STACK-7] Air Power and Barrage ignore all reductions
put A1 I4
put e6 town sandbags i4
put f6 hill bunker i4
put M1 i4
hand allies air-power barrage
do play air-power; target e6; target f6; strike e6
dice 2
do roll star star
unit e6 i2
dice 2
again
do play barrage; target e6
dice 4
do roll infantry infantry infantry star
unit e6 i1

% [STACK-7] the Axis rolls 1 die for a hex, cover or not
put A1 town sandbags I4
put e6 i4
put M1 I4
hand axis air-power
turn axis 6
do play air-power; target A1
dice 1
