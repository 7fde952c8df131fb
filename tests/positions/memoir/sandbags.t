# Chapter 15.3: sandbags and sea walls.

% [OBS-SAND-1] sandbags neither stop a move nor forbid a battle
put A5 I4+
put B5 sandbags
put a6 a4 b6 b4: river
put C7 i4
put E5 A3
put F5 sandbags
put F7 i4
put H5 G2
put h6 sandbags
orders A5 E5 H5
allow move A5-B5-C5; move E5-F5; move H5-h6
do move E5-F5; move A5-B5-C5; done
rolls F5-F7 3
rolls C5-C7 2

% [OBS-SAND-1] a unit attacks out of sandbags with all its dice
put A5 sandbags I4
put a6 i4
put D5 sandbags A3
put d6 i4
put G5 sandbags G2
put g6 i4
battle A5 D5 G5
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3

% [OBS-SAND-2] against a target in sandbags: infantry 1 less, armor 1 less, artillery none
put A5 I4
put a6 sandbags i4
put D5 A3
put d6 sandbags a3
put G5 G2
put g6 sandbags g2
put J5 I4
put J7 sandbags i4
put A1 A4+
put A3 sandbags i4
battle A5 D5 G5 J5 A1
rolls A5-a6 2
rolls D5-d6 2
rolls G5-g6 3
rolls J5-J7 1
rolls A1-A3 2

% [OBS-SAND-2] [STACK-2] on ground that covers as much or more they add nothing
put A5 I4
put a6 town sandbags i4
put D5 A3
put d6 forest sandbags i4
put G5 A3
put g6 hill sandbags i4
put J5 A3
put j6 bunker sandbags i4
put A1 hill A3
put a2 hill sandbags i4
battle A5 D5 G5 J5 A1
rolls A5-a6 2
rolls D5-d6 1
rolls G5-g6 2
rolls J5-j6 1
rolls A1-a2 2

% [OBS-SAND-3] the unit may ignore one flag for each attack
put A5 B5: I4
put a6 sandbags a3
discard ambush
battle A5 B5
do attack A5-a6; roll flag star
open ignore-flag
do ignore
unit a6 a3
sandbags a6
do attack B5-a6; roll flag flag; ignore
list : retreat a6-A7; retreat a6-B7

% [OBS-SAND-4] from every direction
put E5 sandbags i4
put d6 e6 D5 F5 d4 e4: I4
battle d6 e6 D5 F5 d4 e4
rolls d6-E5 2
rolls e6-E5 2
rolls D5-E5 2
rolls F5-E5 2
rolls d4-E5 2
rolls e4-E5 2

% [OBS-SAND-5] they are gone when the unit leaves by moving, retreating or taking ground
put A5 sandbags I4
put D5 I4
put d6 sandbags i4
put G5 sandbags I4
put g6 i1/4
put J5 sandbags I4
discard ambush
orders A5 D5 G5 J5
sandbags A5 d6 G5 J5
do move A5-B5; done
no-sandbags A5
do attack D5-d6; roll flag star; pass; retreat d6-D7
no-sandbags d6
do pass; attack G5-g6; roll grenade star star; take-ground
no-sandbags G5
sandbags J5

% [OBS-SAND-6] they are gone when the unit is destroyed: the attacker finds no cover
put E5 I4
put e6 sandbags i1/4
put H5 I4
put H7 sandbags i1/4
put M9 i4
discard ambush
battle E5 H5
do attack E5-e6; roll grenade star
no-sandbags e6
do take-ground
do attack H5-H7; roll grenade
no-sandbags H7

% [OBS-SAND-5] [OBS-SAND-6] where they are gone there is no cover and no flag to ignore
put E5 I4
put e6 sandbags i4
put H5 I4
put h6 sandbags i1/4
put I7 i4
hand axis attack-center
discard ambush
battle E5 H5
do attack E5-e6; roll flag star; pass; retreat e6-E7; take-ground
do attack H5-h6; roll grenade star; take-ground
next-turn
do play attack-center; order E7; order I7; done
rolls E7-e6 3
rolls I7-h6 3
do attack E7-e6; roll flag star star
open retreat

% [OBS-SAND-7] empty since the start they stay; who enters is covered, be it friend or foe
put D5 I4
put E5 sandbags
put F5 i4
put J5 sandbags
put J7 i4
hand axis recon-center recon-center
discard ambush
orders D5
sandbags E5 J5
do move D5-E5; done
sandbags E5
do done
next-turn
do play recon-center; order F5; done
rolls F5-E5 2
sandbags J5

% [OBS-SAND-7] passing through is entering and leaving: they are gone
put D5 I4
put E5 sandbags
put d6 e6 d4 e4: river
put M9 i4
orders D5
refuse MR_PATH_NEEDED move D5-F5
do move D5-E5-F5
no-sandbags E5
unit F5 I4

% [OBS-SAND-7] a way round leaves them where they are
put D5 A3
put E5 sandbags
put M9 i4
orders D5
do move D5-F5
sandbags E5
again
do move D5-E5-F5
no-sandbags E5

% [OBS-SAND-7] a retreat through them removes them
put E5 I4
put e6 i4
put E7 sandbags
put F7 river
discard ambush
battle E5
do attack E5-e6; roll flag flag star; retreat e6-E7
sandbags E7
do retreat E7-e8
no-sandbags E7

% [OBS-SAND-8] sandbags and sea walls hide nobody
put A5 I4
put B5 sandbags
put C5 i4
put E5 I4
put F5 sea-wall
put G5 i4
battle A5 E5
rolls A5-C5 2
rolls E5-G5 2

% [OBS-SAND-9] they lie on any ground, a bridge too, and cover there
put A5 I4
put a6 river bridge sandbags i4
put D5 A3
put d6 beach sandbags i4
put G5 river bridge I4
put J5 forest I4
put M9 i4
battle A5 D5
rolls A5-a6 2
rolls D5-d6 2

% [OBS-SAND-9] Dig-In places them on a bridge and in a forest, not in the ocean
put G5 river bridge I4
put J5 forest I4
put C5 ocean I4
put M9 i4
hand allies dig-in
do play dig-in; order G5; order J5; order C5
sandbags G5 J5
no-sandbags C5

% [OBS-SEAWALL-1] a sea wall covers like sandbags and lets a flag be ignored
put A5 I4
put a6 sea-wall i4
put D5 A3
put d6 sea-wall i4
put G5 G2
put g6 sea-wall i4
put J5 I4
put J7 sea-wall i4
put A1 sea-wall I4
put a2 i4
discard ambush
battle A5 D5 G5 J5 A1
rolls A5-a6 2
rolls D5-d6 2
rolls G5-g6 3
rolls J5-J7 1
rolls A1-a2 3
do attack A5-a6; roll flag star; ignore
unit a6 i4
do attack D5-d6; roll flag flag; ignore
open retreat

% [OBS-SEAWALL-1] it stops nobody, and it stays when its unit leaves or dies
put A5 I4+
put B5 sea-wall
put a6 a4 b6 b4: river
put E5 I4
put e6 sea-wall i1/4
put E7 i4
hand axis recon-center recon-center
discard ambush
orders A5 E5
allow move A5-C5
do done
do attack E5-e6; roll grenade star; take-ground; done
next-turn
do play recon-center; order E7; done
rolls E7-e6 2

% [OBS-SEAWALL-2] it covers only the side the scenario names; where none is named, both
put A5 I4
put a6 sea-wall i4
put D5 I4
put d6 sea-wall i4
put G5 I4
put g6 sea-wall i4
put J5 A3
put j6 sea-wall i4
rule owner allies a6 j6
rule owner axis d6
discard ambush
battle A5 D5 G5 J5
rolls A5-a6 3
rolls D5-d6 2
rolls G5-g6 2
rolls J5-j6 3
do attack A5-a6; roll flag star star
open retreat
do retreat a6-A7; pass
do attack D5-d6; roll flag star
open ignore-flag
do ignore
do attack G5-g6; roll flag star
open ignore-flag

% [OBS-SEAWALL-2] and the other way round
put A5 i4
put a4 sea-wall I4
put D5 i4
put d4 sea-wall I4
put G5 i4
put g4 sea-wall I4
rule owner allies a4
rule owner axis d4
turn axis 6
battle A5 D5 G5
rolls A5-a4 2
rolls D5-d4 3
rolls G5-g4 2
