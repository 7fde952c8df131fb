% [CARD-FINEST-1] Their Finest Hour: one die for each card held, this one included
put C5 I4
put M9 i4
hand allies their-finest-hour
do play their-finest-hour
asks chance
open finest-hour
dice 1

% [CARD-FINEST-1] with five other cards six dice
put C5 I4
put M9 i4
hand allies their-finest-hour probe-left probe-left ambush barrage dig-in
do play their-finest-hour
dice 6
refuse MR_DICE_COUNT roll star star star star star; roll star star star star star star star

% [CARD-FINEST-2] an infantry face orders infantry, an armor face armor, a star any unit; others nothing
put C5 I4
put E5 A3
put G5 G2
put M9 i4
hand allies their-finest-hour probe-left probe-left
do play their-finest-hour; roll infantry grenade flag
list order: order C5
refuse MR_NO_FACE order E5; order G5
again
do play their-finest-hour; roll armor grenade flag
list order: order E5
refuse MR_NO_FACE order C5; order G5
again
do play their-finest-hour; roll star grenade flag
list order: order C5; order E5; order G5

% [CARD-FINEST-3] faces and units one to one: a star stands in for a second infantry unit
put A5 B5 C5: I4
put E5 F5: A3
put G5 G2
put M9 i4
hand allies their-finest-hour probe-left probe-left
do play their-finest-hour; roll infantry armor star
do order A5; order B5
# infantry face and star are used; the armor face is left
refuse MR_NO_FACE order C5; order G5
do order E5
phase move
ordered A5 B5 E5

% [CARD-FINEST-3] the star taken by artillery leaves one infantry and one armor
put A5 B5: I4
put E5 F5: A3
put G5 H5: G2
put M9 i4
hand allies their-finest-hour probe-left probe-left
do play their-finest-hour; roll infantry armor star
do order G5
refuse MR_NO_FACE order H5
do order A5
refuse MR_NO_FACE order B5; order H5
do order F5
phase move
ordered A5 F5 G5

% [CARD-FINEST-3] it does not matter in which order units are named: the star is never wasted on a unit with its own face
put A5 B5: I4
put G5 G2
put M9 i4
hand allies their-finest-hour probe-left
do play their-finest-hour; roll infantry star; order A5
allow order B5; order G5
do order G5
phase move
ordered A5 G5

% [CARD-FINEST-3] two stars for two of any kind; a unit is ordered once
put A5 I4
put E5 A3
put G5 G2
put M9 i4
hand allies their-finest-hour probe-left
do play their-finest-hour; roll star star; order E5
refuse MR_ORDERED order E5
do order G5
phase move
ordered E5 G5

% [CARD-FINEST-3] faces without a unit of their kind are lost
put A5 I4
put G5 G2
put M9 i4
hand allies their-finest-hour probe-left probe-left
do play their-finest-hour; roll armor armor infantry
list order: order A5
do order A5
phase move
ordered A5

% [CARD-FINEST-4] one additional die next to the enemy and at any distance, artillery included
put C5 I4
put D5 i4
put C1 A3
put F1 i4
put A1 G2
put M9 i4
hand allies their-finest-hour probe-left probe-left
discard ambush
do play their-finest-hour; roll infantry armor star; order C5; order C1; order A1; done; attack C5-D5
dice 4
do roll star star star star; attack C1-F1
dice 4
do roll star star star star; attack A1-F1
dice 2

% [CARD-FINEST-4] infantry at 2 and 3 hexes rolls 3 and 2
put C5 I4
put E5 i4
put C1 I4
put F1 i4
put M9 i4
hand allies their-finest-hour probe-left
do play their-finest-hour; roll infantry infantry; order C5; order C1; done; attack C5-E5
dice 3
do roll star star star; attack C1-F1
dice 2

% [CARD-FINEST-4] the overrun has the die too, at a distance as well
put C5 A3
put D5 i1/4
put F5 i4
put M9 i4
hand allies their-finest-hour
discard ambush
do play their-finest-hour; roll armor; order C5; done; attack C5-D5; roll grenade star star star; take-ground; attack D5-F5
dice 4

% [CARD-FINEST-5] at the end all discards, this card included, go back into the deck before the draw (ruling AMB-27)
put C5 I4
put M9 i4
hand allies their-finest-hour
discard ambush barrage probe-left recon-left
do play their-finest-hour; roll infantry; order C5; done
deck 54
discarded ambush 1
discarded recon-left 1
do done
asks chance
deck 59
discarded recon-left 0
discarded ambush 0
discarded their-finest-hour 0
allow draw their-finest-hour; draw ambush
do draw their-finest-hour
holds allies their-finest-hour
deck 58

% [CARD-FINEST-5] other cards do not reshuffle
put C5 I4
put M9 i4
hand allies probe-left
discard ambush barrage
do play probe-left; order C5; done; done
deck 56
discarded ambush 1
discarded probe-left 1

% [CARD-FINEST-6] [DRAW-8] a scenario without reshuffle cancels this one too
put C5 I4
put M9 i4
rule no-reshuffle axis
hand allies their-finest-hour
discard ambush barrage
do play their-finest-hour; roll infantry; order C5; done; done
deck 56
discarded ambush 1
discarded their-finest-hour 1
refuse MR_NOT_IN_DECK draw ambush; draw their-finest-hour

% [CARD-FINEST-7] no face orders anybody: discard, reshuffle and draw all the same
put C5 I4
put M9 i4
hand allies their-finest-hour probe-left
discard ambush barrage
do play their-finest-hour; roll flag grenade
ordered
asks chance
open draw
discarded ambush 0
deck 58
do draw ambush
asks axis
cards allies 2

% [CARD-FINEST-4] [DECK-3] the battle of a unit is otherwise as usual: no battle out of a forest just entered
put C5 I4
put D5 forest
put E5 i4
put M9 i4
hand allies their-finest-hour
do play their-finest-hour; roll infantry; order C5; move C5-D5; done
refuse MR_ENTERED attack D5-E5

% [CARD-FINEST-2] as many units as dice order, six at once
put A5 B5 C5: I4
put E5 F5 G5: A3
put M9 i4
hand allies their-finest-hour probe-left probe-left probe-left recon-left recon-center
do play their-finest-hour; roll infantry infantry armor armor star star
do order A5; order B5; order C5; order E5; order F5; order G5
phase move
ordered A5 B5 C5 E5 F5 G5

% [CARD-FINEST-1] the dice are rolled as the units are ordered
put E3 I4
put M9 i4
hand allies their-finest-hour
do play their-finest-hour
phase order
open finest-hour
dice 1
