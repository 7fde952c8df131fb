# Chapter 8.1: ignoring flags.

% [FLAG-1] bunker, hedgehog, sandbags, sea wall and church let a unit ignore a flag
put A5 D5 G5 J5: I4
put a6 bunker i4
put d6 hedgehog i4
put g6 sandbags a3
put j6 sea-wall g2
put A1 I4
put a2 church i4
discard ambush
battle A5 D5 G5 J5 A1
do attack A5-a6; roll flag star
open ignore-flag
do ignore
unit a6 i4
open none
do attack D5-d6; roll flag star star; ignore
unit d6 i4
do attack G5-g6; roll flag star; ignore
unit g6 a3
do attack J5-j6; roll flag star; ignore
unit j6 g2
do attack A1-a2; roll flag star; ignore
unit a2 i4
lost axis 0

% [FLAG-1] nothing else does: open ground, forest, hedgerow, hill, town, wire, bridge, beach
put A5 D5 G5 J5: I4
put a6 i4
put d6 forest i4
put g6 hedgerow i4
put j6 hill i4
put A1 D1 G1 J1: I4
put a2 town i4
put d2 wire i4
put g2 river bridge i4
put j2 beach i4
discard ambush
battle A5 D5 G5 J5 A1 D1 G1 J1
do attack A5-a6; roll flag star star
open retreat
do retreat a6-A7; pass; attack D5-d6; roll flag star
open retreat
do retreat d6-D7; pass; attack G5-g6; roll flag star
open retreat
do retreat g6-G7; pass; attack J5-j6; roll flag star
open retreat
do retreat j6-J7; pass; attack A1-a2; roll flag star
open retreat
do retreat a2-A3; pass; attack D1-d2; roll flag star star
open retreat
do retreat d2-D3; pass; attack G1-g2; roll flag star star
open retreat
do retreat g2-G3; pass; attack J1-j2; roll flag star star
open retreat

% [FLAG-1] each time it is attacked, also twice in a turn
put A5 B5: I4
put a6 sandbags i4
discard ambush
battle A5 B5
do attack A5-a6; roll flag star; ignore
do attack B5-a6; roll flag star
open ignore-flag
do ignore
unit a6 i4

% [FLAG-1] the unit that attacks out of sandbags may ignore a flag of an Ambush and goes on
put A5 sandbags I4
put a6 i4
hand axis ambush recon-left
battle A5
do attack A5-a6; ambush; roll flag star
asks allies
open ignore-flag
do ignore
unit A5 I4
open attack
dice 3

% [FLAG-1] a flag ignored lets no ground be taken
put A5 I4
put a6 sandbags i4
discard ambush
battle A5
do attack A5-a6; roll flag infantry; ignore
unit a6 i3
open none
list :done

% [FLAG-2] ignoring is the owner's choice: he may go back instead
put A5 I4
put a6 sandbags i4
discard ambush
battle A5
do attack A5-a6; roll flag star
asks axis
list : ignore; pass
do pass
list : retreat a6-A7; retreat a6-B7
do retreat a6-B7
unit B7 i4
open take-ground

% [FLAG-3] two features that let a flag be ignored are no more than one
put A5 D5 G5: I4
put a6 bunker sandbags i4
put d6 church sandbags hedgehog i4
put g6 sea-wall hedgehog i4
discard ambush
battle A5 D5 G5
do attack A5-a6; roll flag flag; ignore
open retreat
do retreat a6-A7
open take-ground
do pass; attack D5-d6; roll flag flag; ignore
open retreat
do retreat d6-D7; pass; attack G5-g6; roll flag flag; ignore
open retreat
refuse MR_NOT_NOW ignore

% [FLAG-4] 2 flags, 1 ignored: 1 step; 3 flags, 1 ignored: 2 steps
put E3 G2
put e4 sandbags i4
discard ambush
battle E3
do attack E3-e4; roll flag flag star; ignore; retreat e4-E5
open none
unit E5 i4
again
do attack E3-e4; roll flag flag flag; ignore; retreat e4-E5
open retreat
do retreat E5-e6
open none
unit e6 i4
again
do attack E3-e4; roll flag flag flag; pass; retreat e4-E5; retreat E5-e6; retreat e6-E7
open none
again
do attack E3-e4; roll flag star star; ignore
open none
unit e4 i4

% [FLAG-5] the flags of Air Power and Barrage cannot be ignored
put A1 I4
put e6 sandbags i4
put j6 bunker i4
hand allies air-power barrage
do play air-power; target e6; roll flag star
open retreat
refuse MR_NOT_NOW ignore
again
do play barrage; target j6; roll flag star star star
open retreat
refuse MR_NOT_NOW ignore

% [FLAG-6] whether to ignore is said before the way back is chosen
put E5 I4
put e6 bunker i4
discard ambush
battle E5
do attack E5-e6; roll flag flag
open ignore-flag
refuse MR_NOT_NOW retreat e6-E7; done
do pass
open retreat
refuse MR_NOT_NOW ignore; pass
do retreat e6-E7
refuse MR_NOT_NOW ignore

# Pairs.

% [FLAG-2] [UNIT-FR-4] ignoring and Resistance: without it 1 to 3 hexes for the flag
put E3 I4
put e4 sandbags r3
discard ambush
battle E3
do attack E3-e4; roll flag star; ignore
unit e4 r3
open none
again
do attack E3-e4; roll flag star; pass
refuse MR_RETREAT_MUST done
do retreat e4-E5; retreat E5-e6; retreat e6-E7
open take-ground

% [FLAG-3] [BATTLE-2] ignoring and two attackers: flags do not carry over from one attack to the next
put A5 B5: I4
put a6 sandbags i4
discard ambush
battle A5 B5
do attack A5-a6; roll flag flag; ignore; retreat a6-B7; pass
open none
do attack B5-B7; roll flag star
open retreat
do retreat B7-b8
open none
unit b8 i4

% [FLAG-4] [OBS-BUNKER-6] all counts of flags against artillery in a bunker
put A5 G2
put a6 bunker g2
put M9 i4
discard ambush
battle A5
do attack A5-a6; roll flag star star; ignore
unit a6 g2
again
do attack A5-a6; roll flag flag star; ignore
unit a6 g1
again
do attack A5-a6; roll flag flag flag; ignore
empty a6
again
do attack A5-a6; roll flag star star; pass
unit a6 g1
again
do attack A5-a6; roll flag flag star; pass
empty a6
medals allies 1

% [FLAG-5] [OBS-BUNKER-6] Barrage and artillery in a bunker: every flag costs a figure
put A5 I4
put a6 bunker g2
put M9 i4
hand allies barrage
do play barrage; target a6; roll flag star star star
unit a6 g1
