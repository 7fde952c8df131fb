/* `bocage sim`: the request, and its three modes. */
#ifndef BOCAGE_CLI_SIM_H
#define BOCAGE_CLI_SIM_H

#include "cli/tournament.h"

typedef enum print_as { AS_TEXT, AS_JSON, AS_CSV } print_as;

typedef struct sim_request {
    const bcg_ruleset *rulesets;
    tournament t;
    char names[PATH_SIZE];       /* of the scenarios, separated by commas, as given */
    const char *ai[CONTESTANTS]; /* as given, or NULL */
    const char *partner;         /* of the first one; NULL: the same */
    game_choices choices;
    print_as as;
    bool matrix, balance;
    int budget_part; /* for the matrix: divides the nodes of all levels; 0: not given */
} sim_request;

/* Each plays and prints. Returns the exit status. */
int sim_games(sim_request *r);   /* two players, scenario by scenario */
int sim_matrix(sim_request *r);  /* all levels against each other */
int sim_balance(sim_request *r); /* one level against itself: which side wins? */

/* -- shared by the modes ---------------------------------------------------------------------- */

/* "general:2000", with a partner of another level "general:2000+cadet" */
typedef struct contestant_name {
    char text[96];
} contestant_name;
contestant_name name_contestant(const bcg_contestant *c);

/* The part of a JSON object that says what was requested and how much of it was played. */
void json_request(const sim_request *r, bool finished);
/* "\"rate\":0.5,\"ci95\":[0.4,0.6]" */
void json_rate(rate r);
/* For people: if the user interrupted it, how far it got. */
void print_broken_off(int games, int total);

#endif
