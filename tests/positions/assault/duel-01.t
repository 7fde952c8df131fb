# Training Grounds.

% [DUEL01-S1] [SETUP-5] [AMB-40] flips settle who moves first, the other side gets 10 prestige; equal flips are repeated
scenario training-grounds
start
deal
asks chance
open first-flip
do flip 1; flip 1
open first-flip
do flip 3; flip 0
open start
asks german
began german
has-prestige german 30
has-prestige american 40
again
deal
do flip -1; flip 2
asks american
began american
has-prestige german 40
has-prestige american 30

% [SETUP-5] [DUEL01-S1] where the scenario names the first player there is no flip and no bonus
scenario bulge
start
deal
open start
asks german
began german
has-prestige german 30
has-prestige american 5
