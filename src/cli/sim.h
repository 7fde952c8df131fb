/* `bocage sim`: what it was asked for, and its three ways of answering. */
#ifndef BOCAGE_CLI_SIM_H
#define BOCAGE_CLI_SIM_H

#include "cli/tournament.h"

typedef enum print_as { AS_TEXT, AS_JSON, AS_CSV } print_as;

typedef struct sim_request {
    const bcg_ruleset *rulesets;
    tournament t;
    char names[PATH_SIZE]; /* of the scenarios, with commas between them, as they were given */
    const char *ai[CONTESTANTS]; /* as they were given; NULL: not */
    game_choices choices;
    print_as as;
    bool matrix, balance;
    int budget_part; /* of the matrix: levels get one so-manyth of their nodes; 0: not given */
} sim_request;

/* Each plays and prints. An exit status. */
int sim_games(sim_request *r);   /* two players, scenario by scenario */
int sim_matrix(sim_request *r);  /* all levels against each other */
int sim_balance(sim_request *r); /* one level against itself: which side wins? */

/* -- what they share -------------------------------------------------------------------------- */

/* "general:2000" */
typedef struct contestant_name {
    char text[64];
} contestant_name;
contestant_name name_contestant(const bcg_contestant *c);

/* The part of a JSON object that says what was asked for and how much of it was played. */
void json_request(const sim_request *r, bool finished);
/* "\"rate\":0.5,\"ci95\":[0.4,0.6]" */
void json_rate(rate r);
/* For people: if the user broke it off, how far it came. */
void print_broken_off(int games, int total);

#endif
