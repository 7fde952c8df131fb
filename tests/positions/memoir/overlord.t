# Overlord: a commander-in-chief with the cards, generals of two sections each (VAR-OVL).
# The board has six sections; the Allies, at the bottom, count them from the west: A-D, D-I, I-M, M-Q, R-V, V-Z.

% [VAR-OVL-10] [VAR-OVL-13] the commander-in-chief alone hands out the cards, 1 to 3 of them
board overlord
form overlord-4-4
put A5 I4
put F5 I4
put K5 I4
put Z9 i4
hand allies probe-left attack-left probe-center assault-right
asks allies-chief
refuse BCG_NOT_YOUR_TURN allies-left: hand probe-left left; allies-center: done; axis-chief: done
refuse MR_ONE_CARD done
do hand probe-left left
allow done
do hand probe-center center
do hand attack-left left
phase order

% [VAR-OVL-13] three are the most
board overlord
form overlord-4-4
put A5 I4
put K5 I4
put Z9 i4
hand allies probe-left probe-center assault-right recon-center
do hand probe-left left; hand probe-center center; hand assault-right right
refuse MR_NOT_NOW allies-center: hand recon-center center
phase order

% [VAR-OVL-10] [VAR-OVL-15] each general carries out the cards of his flank, in any order
board overlord
form overlord-4-4
put A5 I4
put K5 I4
put T5 I4
put Z9 i4
hand allies probe-left probe-center recon-right
do hand probe-left left; hand probe-center center; hand recon-right right
asks allies-left allies-center allies-right
refuse MR_OTHER_SECTION allies-left: order K5
refuse MR_OTHER_GENERAL allies-left: place probe-center 3
refuse BCG_NOT_YOUR_TURN allies-chief: order A5
do allies-right: order T5; allies-left: order A5; allies-center: order K5
phase move
commander A5 allies-left
commander K5 allies-center
refuse MR_NOT_YOUR_UNIT allies-left: move K5-l6
do allies-center: move K5-k6; allies-center: done
asks allies-left allies-right

% [VAR-OVL-11] with three seats the commander-in-chief has the centre
board overlord
form overlord-3-3
put A5 I4
put K5 I4
put Z9 i4
hand allies probe-left probe-center attack-left
do hand probe-left left; hand probe-center center; done
asks allies-chief allies-left
do allies-chief: order K5; allies-left: order A5
commander K5 allies-chief

% [VAR-OVL-11] with two the other has both flanks, and who is alone has all
board overlord
form overlord-1-2
put A5 I4
put T5 I4
put Z9 i4
hand allies probe-left recon-right attack-left
do hand probe-left left; hand recon-right right; done
asks allies-flanks
do order A5; order T5
commander A5 allies-flanks
commander T5 allies-flanks

% [VAR-OVL-14] one card a section: a general gets two at most
board overlord
form overlord-4-4
put A5 I4
put Z9 i4
hand allies probe-left attack-left recon-left assault-left
do hand probe-left left; hand attack-left left
refuse MR_SECTION_TAKEN hand recon-left left

% [VAR-OVL-14] [VAR-OVL-17] a card for both sections uses up both
board overlord
form overlord-4-4
put A5 I4
put Z9 i4
hand allies general-advance probe-left attack-left direct-from-hq
do hand general-advance left
refuse MR_SECTION_TAKEN hand probe-left left; hand direct-from-hq left
allow hand direct-from-hq center
handed allies general-advance 1
handed allies general-advance 2

% [VAR-OVL-14] [VAR-OVL-19] the commander-in-chief plays one card himself, first of all
board overlord
form overlord-4-4
put A5 I4
put Z9 i4
hand allies air-power barrage probe-left recon-left
refuse MR_CHIEFS_CARD hand air-power left; hand barrage center
refuse MR_GENERALS_CARD play probe-left
do play air-power
asks allies-chief
do target Z9; roll infantry star
phase play-card
asks allies-chief
refuse MR_CHIEF_FIRST play barrage
do hand probe-left left; done
asks allies-left

% [VAR-OVL-19] not after cards have been handed out
board overlord
form overlord-4-4
put A5 I4
put Z9 i4
hand allies barrage probe-left recon-left
do hand probe-left left
refuse MR_CHIEF_FIRST play barrage

% [VAR-OVL-15] [VAR-OVL-16] section cards go to the general of their flank, Pincer Move to a wing
board overlord
form overlord-4-4
put A5 I4
put Z9 i4
hand allies probe-left pincer-move recon-in-force
refuse MR_OTHER_GENERAL hand probe-left center; hand probe-left right; hand pincer-move center
allow hand probe-left left; hand pincer-move left; hand pincer-move right
allow hand recon-in-force left; hand recon-in-force center; hand recon-in-force right

% [VAR-OVL-15] the general uses it in one of his sections or the other
board overlord
form overlord-4-4
put A5 I4
put B5 I4
put F5 I4
put Z9 i4
hand allies probe-left recon-center
do hand probe-left left; done
asks allies-left
refuse MR_OTHER_SECTION order A5; order F5
list place: place probe-left 1; place probe-left 2
refuse MR_OTHER_GENERAL place probe-left 3
refuse MR_NOT_TO_PLACE place recon-center 1
do place probe-left 2
handed allies probe-left 2
handed allies none 1
refuse MR_OTHER_SECTION order A5
do order F5
phase move

% [VAR-OVL-15] two cards: what is left goes without saying
board overlord
form overlord-4-4
put A5 I4
put B5 I4
put C5 I4
put F5 I4
put G5 I4
put Z9 i4
hand allies probe-left attack-left recon-center
do hand probe-left left; hand attack-left left; done
do place attack-left 1
handed allies attack-left 1
handed allies probe-left 2
do order A5; order B5; order C5; order F5; order G5
phase move

% [VAR-OVL-15] on the line between his sections he says which card orders the unit
board overlord
form overlord-4-4
put d4 I4
put A5 I4
put F5 I4
put Z9 i4
hand allies recon-left probe-left recon-center
do hand recon-left left; hand probe-left left; done; place recon-left 1
refuse MR_SECTION_MISSING order d4
refuse MR_SECTION_NOT_YOURS order A5 1
refuse MR_OTHER_SECTION order d4 3
do order d4 2
refuse MR_ORDERED order d4 1
do order A5; order F5
phase move

% [VAR-OVL-16] General Advance: two in each section of one flank; Recon in Force one
board overlord
form overlord-4-4
put A5 I4
put B5 I4
put C5 I4
put F5 I4
put J5 I4
put K5 I4
put P5 I4
put Z9 i4
hand allies general-advance recon-in-force recon-left
do hand general-advance left; hand recon-in-force center; done
do allies-left: order A5; allies-left: order B5
refuse MR_NO_MORE_THERE allies-left: order C5
do allies-center: order J5
refuse MR_NO_MORE_THERE allies-center: order K5
phase order
do allies-center: order P5; allies-left: order F5
phase move

% [VAR-OVL-16] Pincer Move: two in one section
board overlord
form overlord-4-4
put A5 I4
put B5 I4
put C5 I4
put F5 I4
put Z9 i4
hand allies pincer-move recon-left
do hand pincer-move left; done; place pincer-move 1; order A5; order B5
phase move
commander A5 allies-left

% [VAR-OVL-17] Armor Assault: four armor units of the flank, and their die
board overlord
form overlord-4-4
put A5 A3
put F5 A3
put K5 A3
put a6 i4
put Z9 i4
hand allies armor-assault recon-left
do hand armor-assault left; done
refuse MR_OTHER_SECTION order K5
do order A5; order F5; done
rolls A5-a6 4

% [VAR-OVL-17] Close Assault: its units stay, others move
board overlord
form overlord-4-4
put A5 I4
put a6 i4
put K5 I4
put Z9 i4
hand allies close-assault probe-center recon-left
do hand close-assault left; hand probe-center center; done
do allies-center: order K5
phase move
asks allies-center
do allies-center: move K5-k6; allies-center: done
phase battle
asks allies-left allies-center
rolls A5-a6 4

% [VAR-OVL-17] Dig-In: its units neither move nor battle
board overlord
form overlord-4-4
put A5 I4
put a6 i4
put K5 I4
put Z9 i4
hand allies dig-in recon-center recon-left
do hand dig-in left; hand recon-center center; done
do allies-center: order K5; allies-left: order A5
sandbags A5
phase move
asks allies-center
do allies-center: done
asks allies-center
do allies-center: done
asks chance

% [VAR-OVL-17] Behind Enemy Lines: only its unit moves again
board overlord
form overlord-4-4
put A5 I4
put K5 I4
put Z9 i4
hand allies behind-enemy-lines recon-center recon-left
do hand behind-enemy-lines left; hand recon-center center; done
do allies-left: order A5; allies-center: order K5
do allies-left: move A5-C5; allies-left: done; allies-center: done; allies-left: done; allies-center: done
phase move-again
asks allies-left
do allies-left: move C5-D5; allies-left: done
asks chance

% [VAR-OVL-18] Infantry Assault: all infantry of one section or the other
board overlord
form overlord-4-4
put A5 I4
put B5 I4
put C5 A3
put F5 I4
put Z9 i4
hand allies infantry-assault recon-left
do hand infantry-assault left; done
do place infantry-assault 1
phase move
ordered A5 B5
commander A5 allies-left
refuse MR_NOT_ORDERED move F5-G5; move C5-D5

% [VAR-OVL-20] [VAR-OVL-25] Their Finest Hour: four dice for each general, for units of his own
board overlord
form overlord-4-4
put A5 I4
put F5 A3
put K5 I4
put a6 i4
put Z9 i4
hand allies their-finest-hour recon-left
do play their-finest-hour
dice 4
do roll infantry flag flag flag
dice 4
do roll flag flag flag flag; roll infantry infantry infantry infantry
asks allies-left
refuse MR_NO_FACE allies-left: order F5
do allies-left: order A5
phase move
do allies-left: done
rolls A5-a6 4

% [VAR-OVL-20] no other card that turn, and both piles are shuffled
board overlord
form overlord-4-4
put A5 I4
put K5 I4
put Z9 i4
hand allies their-finest-hour recon-left
hand axis recon-left
do play their-finest-hour
refuse BCG_CHANCE_DECIDES allies-chief: hand recon-left left
do roll flag flag flag flag; roll flag flag flag flag; roll flag flag flag flag
asks chance
own-deck allies 59
own-deck axis 59

% [VAR-OVL-19] nor after another
board overlord
form overlord-4-4
put A5 I4
put Z9 i4
hand allies their-finest-hour recon-left
do hand recon-left left
refuse MR_CHIEF_FIRST play their-finest-hour

% [VAR-OVL-21] Medics & Mechanics: four dice, a unit of the flank
board overlord
form overlord-4-4
put A5 I1/4
put K5 I1/4
put Z9 i4
hand allies medics-and-mechanics recon-left probe-left
do hand medics-and-mechanics left; done
asks allies-left
refuse MR_NOT_NOW heal K5
do heal A5
dice 4
do roll infantry star flag flag
unit A5 I3/4
ordered A5
phase move

% [VAR-OVL-22] two cards a turn, up to the full hand
board overlord
form overlord-4-4
deal allies 8
put A5 I4
put K5 I4
put Z9 i4
hand allies probe-left attack-left attack-center barrage
do hand probe-left left; done; done; draw recon-left; draw recon-left
cards allies 5
asks axis-chief

% [VAR-OVL-22] three after a Recon, all kept
board overlord
form overlord-4-4
deal allies 8
put A5 I4
put Z9 i4
hand allies recon-left attack-left barrage
do hand recon-left left; done; done; draw recon-center; draw probe-center; draw attack-center
cards allies 5
asks axis-chief

% [VAR-OVL-22] never more than the hand of the battle
board overlord
form overlord-4-4
deal allies 3
put A5 I4
put Z9 i4
hand allies recon-left attack-left barrage
do hand recon-left left; done; done; draw recon-center
cards allies 3
asks axis-chief

% [VAR-OVL-12] each side has its own deck
board overlord
form overlord-4-4
put A5 I4
put Z9 i4
hand allies recon-left probe-left
hand axis recon-left recon-left
own-deck allies 58
own-deck axis 58
do hand recon-left left; done; done; draw recon-left
own-deck allies 57
own-deck axis 58

% [VAR-OVL-23] Ambush: the commander-in-chief answers, and draws a card back at once
board overlord
form overlord-4-4
put A5 I4
put a6 i4
put K5 I4
hand allies recon-left probe-left
hand axis ambush recon-left
do hand recon-left left; done; order A5; done; attack A5-a6
asks axis-chief
do ambush; roll star star star
asks chance
do draw air-power
holds axis air-power
cards axis 2
phase battle
open attack

% [VAR-OVL-24] Counter-Attack: what the general opposite was ordered, for the sections opposite
board overlord
form overlord-4-4
put A5 I4
put F5 I4
put K5 I4
put Z9 i4
put B9 i4
put G9 i4
first axis
turn axis 4
hand axis probe-right recon-left
hand allies counter-attack recon-left
do hand probe-right right; done; place probe-right 5
handed axis probe-right 5
do order G9; done; done; draw recon-center; draw recon-center
do hand counter-attack left; done
handed allies counter-attack 2
asks allies-left
refuse MR_OTHER_SECTION order A5
do order F5

% [VAR-OVL-24] a card for both sections is copied for both
board overlord
form overlord-4-4
put A5 A3
put F5 A3
put Z9 i4
put B9 a3
first axis
turn axis 4
hand axis armor-assault recon-left
hand allies counter-attack recon-left
do hand armor-assault right; done; order B9; done; done; draw recon-center; draw recon-center
do hand counter-attack left; done
handed allies counter-attack 1
handed allies counter-attack 2
do order A5; order F5

% [VAR-OVL-24] of the commander-in-chief opposite: the same, by the commander-in-chief
board overlord
form overlord-4-4
put A5 I4
put Z9 i4
first axis
turn axis 4
hand axis barrage recon-left
hand allies counter-attack recon-left
do play barrage; target A5; roll star star star star; done; draw recon-center; draw recon-center
allow hand counter-attack left
do play counter-attack
open barrage

% [VAR-OVL-24] with nothing of his to copy he cannot play it himself
board overlord
form overlord-4-4
put A5 I4
put Z9 i4
hand allies counter-attack recon-left
refuse MR_GENERALS_CARD play counter-attack
do hand counter-attack left; done
asks chance

% [VAR-OVL-26] medals of all generals count together
board overlord
form overlord-4-4
goal allies 1
put A5 I4
put a6 i1
put K5 I4
put Z9 i4
hand allies recon-left recon-center
do hand recon-left left; done; order A5; done; attack A5-a6; pass; roll grenade star star
result allies

% [VAR-OVL-27] Firefight gives its die
board overlord
form overlord-4-4
put A5 I4
put C5 i4
put K5 I4
put Z9 i4
hand allies firefight recon-center
do hand firefight left; done; order A5
phase battle
rolls A5-C5 3

% [VAR-OVL-10] in the enemy's turn the general of the flank decides, on a line that of the centre
board overlord
form overlord-4-4
put A5 I4
put a6 i4
put Z9 i4
hand allies recon-left recon-center
do hand recon-left left; done; order A5; done; attack A5-a6; pass; roll flag star star
asks axis-right

% [VAR-OVL-1] [VAR-OVL-2] the hands of the battle, dealt to the commanders-in-chief from their own decks
scenario omaha-beach-overlord
form overlord-2-4
start
do draw recon-left; draw recon-left; draw probe-left; draw probe-left; draw probe-left; draw probe-left; draw attack-left; draw attack-left
do draw recon-left; draw recon-left; draw probe-left; draw probe-left; draw probe-left; draw probe-left; draw attack-left; draw attack-left
cards axis 8
cards allies 8
own-deck axis 52
own-deck allies 52
asks axis-chief
