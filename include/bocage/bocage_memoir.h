/* libbocage: what games of the ruleset memoir have besides what every game has (bocage.h): the
 * board and the units on it, actions taken apart, exact odds.
 *
 * Its editions are "revised" and "classic", its options "young-generals", "no-take-ground",
 * "no-overrun", "unlimited-sandbags" and "match-play"; points in a hint are medals.
 *
 * Every function takes games of other rulesets, too, and finds nothing there: no hexes, no units,
 * no odds. What bocage.h says of versions, memory and threads holds here. */
#ifndef BOCAGE_BOCAGE_MEMOIR_H
#define BOCAGE_BOCAGE_MEMOIR_H

#include <bocage/bocage.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    BOCAGE_NO_HEX = -1, /* in place of a hex */
    BOCAGE_LABEL = 4,   /* room for the label of any hex */
};

/* -- the board -------------------------------------------------------------------------------- */

/* Hexes are numbered from 0, row by row from the top left. How many are there? */
BOCAGE_API int bocage_hexes(const bocage_game *game);
/* The label of a hex: "D5". False, and nothing is written, if there is none of that number. */
BOCAGE_API bool bocage_hex_label(const bocage_game *game, int hex, char out[BOCAGE_LABEL]);
/* The hex with exactly this label, case included; BOCAGE_NO_HEX if there is none. */
BOCAGE_API int bocage_hex_read(const bocage_game *game, const char *label);
/* Steps from one hex to the other, whatever lies between; -1 if one of them is none. */
BOCAGE_API int bocage_distance(const bocage_game *game, int one, int other);

typedef struct bocage_unit {
    int seat;         /* its owner */
    const char *kind; /* "infantry", "armor", "artillery" or "resistance" */
    int figures, figures_at_start;
    bool elite;
    bool ordered; /* has an order this turn; false again once the turn's last battle is over */
} bocage_unit;

/* The unit on a hex. False, and nothing is written, if there is none, nor such a hex. Units are
 * never hidden: a view and every guess from it show the same. */
BOCAGE_API bool bocage_unit_at(const bocage_state *state, int hex, bocage_unit *out);
BOCAGE_API bool bocage_view_unit_at(const bocage_view *view, int hex, bocage_unit *out);

/* -- what an action is about ------------------------------------------------------------------ */

/* The first word of its text: "play", "order", "move", "attack", "done"...; "?" if it is none. */
BOCAGE_API const char *bocage_action_word(const bocage_state *state, bocage_action action);
/* The hexes where it begins and ends: D5 and e6 of `move D5-e6`, both times D5 of `order D5`,
 * BOCAGE_NO_HEX of what names none. */
BOCAGE_API int bocage_action_from(const bocage_state *state, bocage_action action);
BOCAGE_API int bocage_action_to(const bocage_state *state, bocage_action action);

/* -- odds ------------------------------------------------------------------------------------- */

/* What the dice of an attack may bring, as if nobody answered with Ambush. Its target's owner is
 * taken to ignore a flag where that is allowed, and to go back no farther than it must. */
typedef struct bocage_odds {
    int target; /* hex */
    int dice;
    double hits;      /* dice that hit, on average: more than there are figures count too */
    double figures;   /* figures lost, on average, those for want of a way back included */
    double eliminate; /* chance that the target is destroyed */
    double retreat;   /* chance that it goes back a hex or more, whether or not it survives that */
    double medals;    /* gained at once, on average */
    bool ambush_possible;
} bocage_odds;

/* The exact odds of an action that leads at once to dice against an enemy (attack, ambush, target,
 * strike), or with 0 of a roll against anybody that is due. False, and nothing is written, if the
 * action may not be taken now or rolls no such dice. */
BOCAGE_API bool bocage_odds_of(const bocage_state *state, bocage_action action, bocage_odds *out);
/* `hits` of the same alone, which takes much less time. */
BOCAGE_API bool bocage_expected_hits(const bocage_state *state, bocage_action action, double *out);

#ifdef __cplusplus
}
#endif

#endif
