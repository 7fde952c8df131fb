# Chapter 11: drawing and the deck. That the discard pile is public: src/memoir/draw_test.c.

% [DRAW-1] after the battles the card played is discarded, one is drawn, and the turn is over
put C5 I4
put G9 i4
hand allies probe-left attack-left
do play probe-left; done
discarded probe-left 1
cards allies 1
open draw
asks chance
phase draw
deck 57
do draw assault-left
cards allies 2
holds allies assault-left
deck 56
asks axis
phase play-card
at-turn 6

% [DRAW-1] a card that is not in the deck is not drawn; a player draws nothing
put C5 I4
put G9 i4
hand allies probe-left general-advance
do play probe-left; done
refuse MR_NOT_IN_DECK draw general-advance
refuse MR_NOT_NOW roll star
refuse BCG_CHANCE_DECIDES done; play general-advance
allow draw pincer-move
do draw pincer-move
refuse BCG_CHANCE_DECIDES draw pincer-move

% [DRAW-1] the card lies open until the turn is over
put C5 I4
put G9 i4
hand allies probe-left
do play probe-left
discarded probe-left 0
do order C5; done
phase battle
discarded probe-left 0
do done
discarded probe-left 1

% [DRAW-2] Recon: two are drawn, one is kept, the other discarded
put C5 I4
put G9 i4
hand allies recon-left
do play recon-left; done
cards allies 0
do draw assault-left
open draw
cards allies 0
do draw probe-right
open keep
asks allies
list : keep assault-left; keep probe-right
refuse MR_NOT_DRAWN keep pincer-move
do keep probe-right
cards allies 1
holds allies probe-right
discarded assault-left 1
discarded recon-left 1
asks axis
refuse MR_NOT_NOW keep assault-left
again
do play recon-left; done; draw assault-left; draw probe-right; keep assault-left
holds allies assault-left
discarded probe-right 1

% [DRAW-2] two alike: there is one way to choose
put C5 I4
put G9 i4
hand allies recon-center
do play recon-center
do draw probe-right; draw probe-right
list : keep probe-right
do keep probe-right
discarded probe-right 1
holds allies probe-right

% [DRAW-3] an empty pile is made anew from the discards, the card just played among them
put G5 I4
put G9 i4
hand allies general-advance
hand axis probe-left
discard recon-left recon-left recon-center recon-center recon-right recon-right probe-left
discard probe-left probe-left probe-center probe-center probe-center probe-center probe-center
discard probe-right probe-right probe-right probe-right attack-left attack-left attack-left
discard attack-center attack-center attack-center attack-center attack-right attack-right
discard attack-right assault-left assault-left assault-center assault-center assault-right
discard assault-right pincer-move recon-in-force recon-in-force recon-in-force air-power ambush
discard armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault
discard counter-attack counter-attack dig-in direct-from-hq direct-from-hq firefight
discard infantry-assault infantry-assault medics-and-mechanics move-out move-out
discard their-finest-hour
do play general-advance; done
deck 59
discarded general-advance 0
discarded ambush 0
allow draw general-advance; draw ambush
do draw general-advance
deck 58
holds allies general-advance

% [DRAW-3] while a card is left there is no new pile, not even when that one is drawn
put G5 I4
put G9 i4
hand allies general-advance
hand axis probe-left
discard recon-left recon-left recon-center recon-center recon-right recon-right probe-left
discard probe-left probe-left probe-center probe-center probe-center probe-center probe-center
discard probe-right probe-right probe-right probe-right attack-left attack-left attack-left
discard attack-center attack-center attack-center attack-center attack-right attack-right
discard attack-right assault-left assault-left assault-center assault-center assault-right
discard assault-right recon-in-force recon-in-force recon-in-force air-power ambush
discard armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault
discard counter-attack counter-attack dig-in direct-from-hq direct-from-hq firefight
discard infantry-assault infantry-assault medics-and-mechanics move-out move-out
discard their-finest-hour
deck 1
do play general-advance; done
deck 1
refuse MR_NOT_IN_DECK draw general-advance; draw ambush
do draw pincer-move
deck 0
discarded general-advance 1
at-turn 6

% [DRAW-3] [DRAW-5] an empty pile and Ambush: made anew for the ambusher, without the card still in play
put C5 I4
put c6 i4
hand axis ambush recon-left
hand allies
card probe-center
discard recon-left recon-center recon-center recon-right recon-right probe-left probe-left
discard probe-left probe-center probe-center probe-center probe-center probe-right probe-right
discard probe-right probe-right attack-left attack-left attack-left attack-center attack-center
discard attack-center attack-center attack-right attack-right attack-right assault-left
discard assault-left assault-center assault-center assault-right assault-right pincer-move
discard recon-in-force recon-in-force recon-in-force air-power armor-assault armor-assault
discard artillery-bombard barrage behind-enemy-lines close-assault counter-attack counter-attack
discard dig-in direct-from-hq direct-from-hq firefight infantry-assault infantry-assault
discard medics-and-mechanics move-out move-out their-finest-hour general-advance probe-left
battle C5
do attack C5-c6; ambush; roll star star star; roll star star star; done
discarded ambush 0
discarded probe-center 0
allow draw ambush
deck 58
do draw ambush
holds axis ambush
discarded probe-center 1
deck 57
do draw general-advance
at-turn 6

% [DRAW-4] a draw of two that empties the pile goes on after the discards are shuffled in
put G5 I4
put G9 i4
hand allies recon-left
hand axis probe-left
discard recon-left recon-center recon-center recon-right recon-right probe-left probe-left
discard probe-left probe-center probe-center probe-center probe-center probe-center probe-right
discard probe-right probe-right probe-right attack-left attack-left attack-left attack-center
discard attack-center attack-center attack-center attack-right attack-right attack-right
discard assault-left assault-left assault-center assault-center assault-right assault-right
discard general-advance recon-in-force recon-in-force recon-in-force air-power ambush
discard armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault
discard counter-attack counter-attack dig-in direct-from-hq direct-from-hq firefight
discard infantry-assault infantry-assault medics-and-mechanics move-out move-out
discard their-finest-hour
deck 1
do play recon-left
refuse MR_NOT_IN_DECK draw recon-left; draw ambush
do draw pincer-move
deck 58
allow draw recon-left; draw ambush
refuse MR_NOT_IN_DECK draw pincer-move
do draw recon-left
list : keep pincer-move; keep recon-left
do keep recon-left
holds allies recon-left
discarded pincer-move 1

% [DRAW-4] where all the cards there are make one, that one is drawn and there is no choice
put G5 I4
put G9 i4
hand allies recon-center recon-left
hand axis recon-left recon-center recon-right recon-right probe-left probe-left probe-left
hand axis probe-center probe-center probe-center probe-center probe-center probe-right
hand axis probe-right probe-right probe-right attack-left attack-left attack-left attack-center
hand axis attack-center attack-center attack-center attack-right attack-right attack-right
hand axis assault-left assault-left assault-center assault-center assault-right assault-right
hand axis pincer-move recon-in-force recon-in-force recon-in-force air-power ambush
hand axis armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault
hand axis counter-attack counter-attack dig-in direct-from-hq direct-from-hq firefight
hand axis infantry-assault infantry-assault medics-and-mechanics move-out move-out
hand axis their-finest-hour general-advance probe-left
deck 0
do play recon-center; done
deck 1
do draw recon-center
cards allies 2
holds allies recon-center
at-turn 6

% [DRAW-5] the player of an Ambush draws before the active player
put C5 I4
put c6 i4
hand axis ambush recon-left
hand allies probe-left
card probe-right
battle C5
do attack C5-c6; ambush; roll star star star; roll star star star
cards axis 1
discarded ambush 0
do done
open draw
cards axis 1
cards allies 1
discarded ambush 1
discarded probe-right 0
refuse MR_NOT_IN_DECK draw ambush
do draw pincer-move
holds axis pincer-move
cards axis 2
cards allies 1
open draw
discarded probe-right 1
do draw general-advance
holds allies general-advance
cards allies 2
at-turn 6

% [DRAW-6] the order at the end of a turn: Ambush replaced, card discarded, Finest Hour's reshuffle, draw, extra draws
put C5 I4
put c6 i4
hand axis ambush recon-left
hand allies probe-left
discard assault-left assault-left
rule draws allies 3 after-turns 3
card their-finest-hour
battle C5
do attack C5-c6; ambush; roll star star star; roll star star star star; done
discarded ambush 1
discarded their-finest-hour 0
discarded assault-left 2
refuse MR_NOT_IN_DECK draw assault-left
do draw pincer-move
discarded ambush 0
discarded their-finest-hour 0
discarded assault-left 0
allow draw ambush; draw their-finest-hour; draw assault-left
cards axis 2
cards allies 1
do draw their-finest-hour
cards allies 2
open draw
do draw ambush; draw assault-left
cards allies 4
at-turn 6

% [DRAW-6] an extra draw is for the turns the scenario names, counted by side
put C5 I4
put c6 i4
hand allies probe-left
rule draws allies 2 after-turns 3
turn allies 7
do play probe-left; done; draw assault-left
at-turn 8
cards allies 1

% [DRAW-6] for the side that moves second its own turns count
put C5 I4
put K5 i4
hand axis probe-left
rule draws axis 2 after-turns 3
turn axis 6
do play probe-left; done; draw assault-left
cards axis 1
open draw
do draw assault-left
cards axis 2
at-turn 7

% [DRAW-6] with Recon the extra card comes besides the choice
put C5 I4
put K5 i4
hand allies recon-left
rule draws allies 2 after-turns 3
do play recon-left; done; draw assault-left; draw probe-left; keep assault-left
cards allies 1
open draw
do draw probe-right
cards allies 2
at-turn 6

% [DRAW-8] a scenario without reshuffle: who must draw from an empty pile ends the battle
put G5 I4
put G9 i4
rule no-reshuffle axis
hand allies general-advance
hand axis probe-left
discard recon-left recon-left recon-center recon-center recon-right recon-right probe-left
discard probe-left probe-left probe-center probe-center probe-center probe-center probe-center
discard probe-right probe-right probe-right probe-right attack-left attack-left attack-left
discard attack-center attack-center attack-center attack-center attack-right attack-right
discard attack-right assault-left assault-left assault-center assault-center assault-right
discard assault-right pincer-move recon-in-force recon-in-force recon-in-force air-power ambush
discard armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault
discard counter-attack counter-attack dig-in direct-from-hq direct-from-hq firefight
discard infantry-assault infantry-assault medics-and-mechanics move-out move-out
discard their-finest-hour
do play general-advance
result none
do done
result axis
asks nobody

% [DRAW-8] the last card may still be drawn
put G5 I4
put G9 i4
rule no-reshuffle axis
hand allies general-advance
hand axis probe-left
discard recon-left recon-left recon-center recon-center recon-right recon-right probe-left
discard probe-left probe-left probe-center probe-center probe-center probe-center probe-center
discard probe-right probe-right probe-right probe-right attack-left attack-left attack-left
discard attack-center attack-center attack-center attack-center attack-right attack-right
discard attack-right assault-left assault-left assault-center assault-center assault-right
discard assault-right recon-in-force recon-in-force recon-in-force air-power ambush
discard armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault
discard counter-attack counter-attack dig-in direct-from-hq direct-from-hq firefight
discard infantry-assault infantry-assault medics-and-mechanics move-out move-out
discard their-finest-hour
do play general-advance; done; draw pincer-move
result none
at-turn 6
deck 0
do play probe-left
result axis

% [DRAW-8] a draw of two that empties the pile ends it too
put G5 I4
put G9 i4
rule no-reshuffle allies
hand allies recon-left
hand axis probe-left
discard recon-left recon-center recon-center recon-right recon-right probe-left probe-left
discard probe-left probe-center probe-center probe-center probe-center probe-center probe-right
discard probe-right probe-right probe-right attack-left attack-left attack-left attack-center
discard attack-center attack-center attack-center attack-right attack-right attack-right
discard assault-left assault-left assault-center assault-center assault-right assault-right
discard general-advance recon-in-force recon-in-force recon-in-force air-power ambush
discard armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault
discard counter-attack counter-attack dig-in direct-from-hq direct-from-hq firefight
discard infantry-assault infantry-assault medics-and-mechanics move-out move-out
discard their-finest-hour
do play recon-left; draw pincer-move
result allies

% [DRAW-8] Their Finest Hour does not reshuffle then
put G5 I4
put G9 i4
rule no-reshuffle axis
hand allies their-finest-hour
discard ambush
do play their-finest-hour; roll flag
discarded their-finest-hour 1
discarded ambush 1
refuse MR_NOT_IN_DECK draw ambush; draw their-finest-hour

% [DRAW-8] in other scenarios it does
put G5 I4
put G9 i4
hand allies their-finest-hour
discard ambush
do play their-finest-hour; roll flag
discarded their-finest-hour 0
discarded ambush 0
allow draw ambush; draw their-finest-hour

% [SCEN-1] [DRAW-1] additional cards after the 32nd turn of a side, and one card after the 33rd
put C5 I4
put M9 i4
rule draws allies 3 after-turns 1 32
turn allies 63
hand allies recon-in-force
hand axis probe-left
do play recon-in-force; done; draw dig-in; draw barrage; draw ambush
cards allies 3
asks axis

% [SCEN-1] [DRAW-1] the numbers of turns end with 32
put C5 I4
put M9 i4
rule draws allies 3 after-turns 1 32
turn allies 65
hand allies recon-in-force
hand axis probe-left
do play recon-in-force; done; draw dig-in
cards allies 1
asks axis
