# Chapter 14.4: town, village, church.

% [TER-TOWN-1] a unit entering a town stops
put A5 I4+
put D5 A3
put B5 E5: town
put M9 i4
orders A5 D5
refuse MR_MUST_STOP move A5-B5-C5; move D5-E5-F5
allow move A5-B5; move D5-E5

% [TER-TOWN-1] a unit that starts in a town moves as ever
put A5 town A3
put D5 town I4
put M9 i4
orders A5 D5
allow move A5-C3; move D5-F5

% [TER-TOWN-2] a unit that entered a town this turn does not battle
put A5 I4
put D5 A3
put B5 E5: town
put B7 E7: i4
put G5 town I4
put G7 i4
orders A5 D5 G5
do move A5-B5; move D5-E5; done
refuse MR_ENTERED attack B5-B7; attack E5-E7
allow attack G5-G7

% [TER-TOWN-3] against a target in a town: infantry 1 less, armor 2 less, artillery none
put A5 I4
put a6 town i4
put D5 A3
put d6 town a3
put G5 G2
put g6 town g2
put J5 R3
put j6 town i4
put A1 I4
put A3 town i4
put D1 A4+
put d2 town i4
battle A5 D5 G5 J5 A1 D1
rolls A5-a6 2
rolls D5-d6 1
rolls G5-g6 3
rolls J5-j6 2
rolls A1-A3 1
rolls D1-d2 1

% [TER-TOWN-4] armor battles out of a town with 2 dice less, infantry and artillery with all
put A5 town A3
put a6 i4
put D5 town A3
put F5 i4
put I5 town I4
put i6 i4
put A1 town G2
put a2 i4
put D1 town R3
put d2 i4
put G1 town A4+
put g2 i4
put J1 town I4
put L1 i4
battle A5 D5 I5 A1 D1 G1 J1
rolls A5-a6 1
rolls D5-F5 1
rolls I5-i6 3
rolls A1-a2 3
rolls D1-d2 3
rolls G1-g2 1
rolls J1-L1 2

% [TER-TOWN-4] also when it answers with Ambush
put E5 I4
put e6 town a3
hand axis ambush recon-left
battle E5
do attack E5-e6
open ambush
dice 1

% [TER-TOWN-4] [CARD-AMBUSH-10] armor in a town has no die against a unit in a forest: it cannot ambush
put E5 forest I4
put e6 town a3
hand axis ambush recon-left
battle E5
do attack E5-e6
open attack

% [TER-TOWN-5] a town between them hides units from each other
put A5 I4
put B5 town
put C5 i4
put E5 A3
put F5 church
put G5 i4
battle A5 E5
blind A5 C5
blind E5 G5
refuse MR_NO_SIGHT attack A5-C5; attack E5-G5
sees A5 B5

% [TER-CHURCH-1] a church is a town: stop, no battle, cover, armor inside
put A5 I4+
put B5 church
put B7 i4
put D5 I4
put d6 church i4
put G5 A3
put g6 church i4
put J5 G2
put j6 church i4
put A1 church A3
put a2 i4
put D1 church I4
put d2 i4
orders A5 D5 G5 J5 A1 D1
refuse MR_MUST_STOP move A5-B5-C5
do move A5-B5; done
refuse MR_ENTERED attack B5-B7
rolls D5-d6 2
rolls G5-g6 1
rolls J5-j6 3
rolls A1-a2 1
rolls D1-d2 3

% [TER-CHURCH-1] [FLAG-1] and its unit may ignore a flag, which a town does not allow
put A5 I4
put a6 church i4
put D5 I4
put d6 town i4
discard ambush
battle A5 D5
do attack A5-a6; roll flag flag
open ignore-flag
do ignore
open retreat
do retreat a6-A7; pass
do attack D5-d6; roll flag star
open retreat

% [TER-CHURCH-1] where the scenario says so a church is a town in classic: no flag is ignored
edition classic
put A5 I4
put a6 church i4
put D5 I4
put d6 church i4
rule town-in-classic a6
discard ambush
battle A5 D5
rolls A5-a6 2
do attack A5-a6; roll flag star
open retreat
do retreat a6-A7; pass
do attack D5-d6; roll flag star
open ignore-flag

% [TER-CHURCH-1] and a church in revised
edition revised
put A5 I4
put a6 church i4
put M1 I4
rule town-in-classic a6
discard ambush
battle A5
do attack A5-a6; roll flag star
open ignore-flag
