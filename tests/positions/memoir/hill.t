# Chapter 14.3: hills.

% [TER-HILL-1] hills neither stop a move nor forbid a battle
put A5 A3
put B5 C5 D5: hill
put F5 i4
put G5 I4
put H5 hill
put H7 i4
put J5 I4+
put K5 L5: hill
put L7 i4
orders A5 G5 J5
allow move A5-D5; move J5-L5
do move A5-D5; move G5-H5; move J5-L5; done
rolls D5-F5 3
rolls H5-H7 2
rolls L5-L7 2

% [TER-HILL-2] a hill protects from an attacker that is on no hill: infantry and armor 1 less
edition classic
put A5 I4
put a6 hill i4
put D5 A3
put d6 hill i4
put G5 G2
put g6 hill i4
put J5 I4
put J7 hill i4
put A1 A3
put A3 hill i4
battle A5 D5 G5 J5 A1
rolls A5-a6 2
rolls D5-d6 2
rolls G5-g6 3
rolls J5-J7 1
rolls A1-A3 2

% [TER-HILL-2] any hill does for the attacker, steep, bluff or cliff, joined or not
edition classic
put A5 hill I4
put a6 hill i4
put D5 steep-hill A3
put d6 hill i4
put G5 sea-bluff I4
put g6 cliff i4
put J5 hill I4
put J7 hill i4
put A1 cliff A3
put a2 steep-hill i4
battle A5 D5 G5 J5 A1
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3
rolls J5-J7 2
rolls A1-a2 3

% [TER-HILL-3] a hill protects from lower ground: infantry and armor 1 less, artillery none
edition revised
put A5 I4
put a6 hill i4
put D5 A3
put d6 hill i4
put G5 G2
put g6 hill i4
put J5 I4
put J7 hill i4
put A1 A3
put A3 hill i4
put D1 town R3
put d2 hill i4
battle A5 D5 G5 J5 A1 D1
rolls A5-a6 2
rolls D5-d6 2
rolls G5-g6 3
rolls J5-J7 1
rolls A1-A3 2
rolls D1-d2 2

% [TER-HILL-3] at the same height it does not, whatever kind of hill it is
edition revised
put A5 hill I4
put a6 hill i4
put D5 steep-hill A3
put d6 hill i4
put G5 sea-bluff I4
put g6 cliff i4
put J5 hill I4
put J7 hill i4
put A1 cliff A3
put a2 steep-hill i4
battle A5 D5 G5 J5 A1
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3
rolls J5-J7 2
rolls A1-a2 3

% [TER-HILL-4] downhill there is no modifier
put A5 hill I4
put a6 i4
put D5 hill A3
put d6 i4
put G5 hill G2
put g6 i4
put J5 hill I4
put J7 i4
put A1 hill A3
put a2 forest i4
battle A5 D5 G5 J5 A1
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3
rolls J5-J7 2
rolls A1-a2 1

% [TER-HILL-5] a hill hides what is behind it from units below, and artillery does not care
put A5 I4
put B5 hill
put C5 i4
put G5 G2
put H5 hill
put I5 i4
battle A5 G5
blind A5 C5
refuse MR_NO_SIGHT attack A5-C5
rolls G5-I5 3

% [TER-HILL-5] from hilltop to hilltop over a third hill of its own
edition classic
put E5 hill I4
put F5 hill
put G5 hill i4
put A5 hill I4
put B5 forest
put C5 hill i4
battle E5 A5
rolls E5-G5 2
refuse MR_NO_SIGHT attack A5-C5

% [TER-HILL-5] in the revised rules one sees over a forest below
edition revised
put E5 hill I4
put F5 hill
put G5 hill i4
put A5 hill I4
put B5 forest
put C5 hill i4
battle E5 A5
rolls E5-G5 2
rolls A5-C5 2
