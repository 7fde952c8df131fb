# The special rules of the battles in data/memoir, as played there.

% [SCEN-8] Sainte-Mère-Église: four figures are dropped before the first turn
scenario sainte-mere-eglise
start
do draw ambush; draw dig-in; draw firefight; draw barrage
do draw probe-left; draw probe-left; draw probe-left; draw probe-left; draw attack-left
asks allies
open drop
phase setup
do drop B5; drift stay stay stay stay
unit B5 I4
do drop G5; drift stay stay stay stay
do drop M1; drift e e se se
do drop D3; drift nw w e stay
count I4 6
phase play-card
at-turn 1
asks allies
medals axis 0
medals allies 0

% [TER-CHURCH-1] Sainte-Mère-Église: its church is a church in revised
edition revised
scenario sainte-mere-eglise
battle G3
do attack G3-G5
dice 1
do roll flag
open ignore-flag

% [TER-CHURCH-1] Sainte-Mère-Église: its church is a town in classic
edition classic
scenario sainte-mere-eglise
battle G3
do attack G3-G5
dice 1
do roll flag
open retreat

% [TER-LAKE-2] Pegasus Bridge: the pond is a lake in revised, and hides what is behind it
edition revised
scenario pegasus-bridge
battle f2
count lake 4
count river 16
blind F5 H3
blind F5 f2
blind F5 g2
blind G5 e2
blind G5 f2
blind G5 g2
blind H5 f2
blind e4 h4
blind e4 g2
blind E3 H3
blind H3 e4
sees f6 H5
sees F5 H5
sees f2 H3

% [TER-RIVER-2] Pegasus Bridge: the pond is a river in classic, and hides nothing
edition classic
scenario pegasus-bridge
battle f2
count lake 0
count river 20
sees F5 H3
sees F5 f2
sees F5 g2
sees G5 e2
sees G5 f2
sees G5 g2
sees H5 f2
sees e4 h4
sees e4 g2
sees E3 H3
sees H3 e4

% [TER-LAKE-1] Pegasus Bridge: nobody enters the pond in revised
edition revised
scenario pegasus-bridge
orders e2 f2
refuse MR_LAKE move e2-F3; move e2-f4; move f2-F3; move f2-G3; move f2-g4

% [TER-RIVER-1] Pegasus Bridge: nor in classic
edition classic
scenario pegasus-bridge
orders e2 f2
refuse MR_RIVER move e2-F3; move e2-f4; move f2-F3; move f2-G3; move f2-g4

% [SCEN-4] Pointe-du-Hoc: Rangers climb a cliff with their whole move and may battle
scenario pointe-du-hoc
hand allies probe-left probe-left
do play probe-left; order A3; done; move A3-a4; done
next-turn
next-turn
do play probe-left; order a4; done
allow move a4-A5; move a4-B5
refuse MR_TOO_FAR move a4-A5-a6; move a4-B5-a6

% [SCEN-2] Mont Mouchet: German armor is worth two medals
scenario mont-mouchet
hand allies barrage
do play barrage; target b8; roll grenade grenade grenade grenade
empty b8
medals allies 2

% [SCEN-7] Mortain: while Hill 317 is held Recon is an air strike in its section, up to four neighbours, 2 dice each
scenario counter-attack-on-mortain
hand allies recon-right
do play recon-right as air-power
refuse MR_OUTSIDE target A9
do target K9; target L9; target M9; target k8; strike k8
dice 2
do roll armor star
unit k8 a1

% [SCEN-7] Mortain: the Axis has no air strikes
scenario counter-attack-on-mortain
turn axis 6
hand axis recon-left
refuse MR_NOT_THAT_WAY play recon-left as air-power

% [SCEN-4] Mortain: infantry that climbs a steep hill has moved two hexes
scenario counter-attack-on-mortain
orders G5
allow move G5-F5
refuse MR_TOO_FAR move G5-F5-E5; move G5-f4-F5

% [SCEN-3] Montélimar: the hills on the right cannot be entered, others can
scenario montelimar
orders I3 H3
refuse MR_CLOSED move I3-J3-j4
allow move H3-g4

% [SCEN-10] [OBJ-3] Montélimar: a medal for the bank of the Rhône while somebody is there
scenario montelimar
card behind-enemy-lines
orders H5
do move H5-h8
medals allies 1
do done; done; move h8-H7
medals allies 0

% [SCEN-6] Arnhem: onto the bridge at its end only
scenario arnhem-bridge
turn axis 6
orders h8
allow move h8-I7; move h8-I7-h6; move h8-H7
refuse MR_BRIDGE_ENDS move h8-H7-h6

% [SCEN-6] Arnhem: infantry does not fire over the Rhine
scenario arnhem-bridge
turn axis 6
card behind-enemy-lines
orders i8
do move i8-H7; done
refuse MR_WIDE_RIVER attack H7-F5

% [SCEN-6] Arnhem: who is on the bridge, its ramps on land included, is not on the far bank
scenario arnhem-bridge
turn axis 6
hand axis probe-left probe-center
hand allies behind-enemy-lines recon-right
do play probe-left; order i8; done; move i8-H7
next-turn
do play behind-enemy-lines; order G1; move G1-g4
next-turn
do play probe-center; order H7; done; done
rolls H7-g4 1
refuse MR_WIDE_RIVER attack H7-F5

% [SCEN-6] Arnhem: one step farther, on the end of the bridge, it is
scenario arnhem-bridge
turn axis 6
hand axis probe-left probe-center
hand allies behind-enemy-lines recon-right
do play probe-left; order i8; done; move i8-I7
next-turn
do play behind-enemy-lines; order F5; move F5-G5
next-turn
do play probe-center; order I7; done; done
refuse MR_WIDE_RIVER attack I7-G5

% [SCEN-3] St. Vith: the slope lets nobody back
scenario st-vith
turn axis 6
hand axis barrage
do play barrage; target f4; roll flag star star star
unit f4 I3
sandbags f4

% [SCEN-3] Saverne Gap: hills are closed, to artillery fire too
scenario saverne-gap
orders d2
refuse MR_CLOSED move d2-D3; move d2-E3

% [SCEN-3] Saverne Gap: no gun fires across the hills
scenario saverne-gap
turn axis 6
battle F7
refuse MR_FIRE_BLOCKED attack F7-d2

% [SCEN-7] Omaha, Overlord: Recon as a Barrage of four dice
scenario omaha-beach-overlord
hand allies recon-left
do play recon-left as barrage; target Z5
dice 4

% [SCEN-7] Omaha, Overlord: for the Axis too
scenario omaha-beach-overlord
turn axis 6
hand axis recon-left
do play recon-left as barrage; target A1
dice 4
