/* Where the medals and victories of a battle can come from, and how often they have. */
#ifndef BOCAGE_TESTS_BATTLES_SOURCES_H
#define BOCAGE_TESTS_BATTLES_SOURCES_H

#include "memoir/watched_game_test.h"

enum { MOST_SOURCES = 96, SOURCE_NAME = 80 };

typedef enum source_kind {
    FROM_UNIT,         /* an enemy unit destroyed */
    FROM_RICH_UNIT,    /* one worth more than one medal (VIC-12) */
    FROM_OBJECTIVE,    /* by its number */
    FROM_EXIT,         /* OBJ-20 */
    FROM_SUDDEN_DEATH, /* by its number (OBJ-6) */
    FROM_EMPTY_DECK,   /* SCEN-9 */
} source_kind;

/* One source, for one side. */
typedef struct source {
    source_kind kind;
    int side, number;
    char name[SOURCE_NAME];
} source;

typedef struct sources {
    int count;
    source at[MOST_SOURCES];
} sources;

/* How a game ends. */
typedef enum ending {
    BY_MEDALS,
    BY_SUDDEN_DEATH,
    BY_EMPTY_DECK,
    BY_NO_UNITS,
    BY_QUIET,
    ENDINGS
} ending;

typedef struct scores {
    long games, turns, results[MEMOIR_SIDES + 1], ends[ENDINGS];
    long won[MOST_SOURCES], lost[MOST_SOURCES]; /* lost: objectives lost again */
} scores;

/* All sources of a battle. */
void list_sources(const memoir_game *g, sources *out);

/* Counts what the events of the last action have brought. */
void enter_scores(scores *out, const sources *list, const watched_game *w, const bcg_log *log);

/* One line per source: random games, and scripted ones. False if one of them never occurred. */
bool print_scores(const sources *list, const scores *random, const scores *scripted);

#endif
