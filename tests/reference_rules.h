/* What the reference bots of all rulesets share (reference_bot.c), and what each of them says of an
 * action. Only the public headers are used here, too. */
#ifndef BOCAGE_TESTS_REFERENCE_RULES_H
#define BOCAGE_TESTS_REFERENCE_RULES_H

#include <bocage/bocage.h>

typedef struct workspace { /* a state to try actions on, and the legal actions there */
    bocage_state *state;
    bocage_action *list;
    int count;
} workspace;

enum { NOW, WORKSPACES = 4 }; /* NOW: a guess of the state to decide in; the others are to try on */

typedef struct bot {
    const bocage_game *game;
    const bocage_view *view;
    bocage_random *random;
    workspace workspace[WORKSPACES];
    int me;
    bocage_action done;  /* does no more of what may be left undone */
    int distance[2][64]; /* Assault: of soft and hard units on each tile from where they go */
    bool measured;
    double (*value_of)(struct bot *b, const workspace *d, bocage_action a);
} bot;

/* On workspace n: the state after the action, or without change if it is 0. */
workspace *try_out(bot *b, int n, const bocage_state *state, bocage_action a);

/* The first of those with the highest value; 0 if there is nothing to decide. */
bocage_action best_action(bot *b, const workspace *d);

/* How much the bot of a ruleset likes an action of the workspace's list. */
double value_in_memoir(bot *b, const workspace *d, bocage_action a);
double value_in_assault(bot *b, const workspace *d, bocage_action a);

#endif
