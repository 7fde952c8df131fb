/* The conformance suite on the battles of data/memoir, in both editions: what ops.h promises holds
 * in the games people play. Random boards are covered by src/memoir/random_games_test.c.
 *
 * BOCAGE_GAMES sets how many games are played, battle after battle (./test --soak raises it). */
#include "memoir/conformance_test.h"
#include "notation/memoir_scn.h"
#include "notation/problems.h"

#include "read_whole.h"
#include "unit.h"

#include <dirent.h>
#include <stdlib.h>

enum { FOLDER_SIZE = 64, NAME_SIZE = 256, QUICK_GAMES = 34, LOOK_ONE_IN = 8 };

static char name[FOLDER_SIZE][NAME_SIZE];
static char text[MEMOIR_SCN_SIZE];
static memoir_scenario scenario;
static memoir_game game;

static int compare_names(const void *a, const void *b)
{
    return strcmp(a, b);
}

static int list_battles(void)
{
    int n = 0;
    DIR *folder = opendir(BOCAGE_SOURCE "/data/memoir");
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder)) && n < FOLDER_SIZE;) {
        const char *end = strrchr(entry->d_name, '.');
        if (end && strcmp(end, ".scn") == 0)
            snprintf(name[n++], NAME_SIZE, "%s", entry->d_name);
    }
    closedir(folder);
    qsort(name, (size_t)n, NAME_SIZE, compare_names);
    return n;
}

static void open_battle(const char *file, int edition)
{
    static bcg_problem rows[8];
    bcg_problems problems;
    char path[512];
    const char *why = NULL;
    snprintf(path, sizeof path, "%s/data/memoir/%s", BOCAGE_SOURCE, file);
    const size_t size = read_whole(path, text, sizeof text, &why);
    bcg_problems_init(&problems, rows, COUNT(rows));
    assert_true(memoir_scn_read(text, size, &scenario, &problems));
    assert_int_equal(memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, -1, 0}),
                     ML_NONE);
}

static void battles_keep_the_contract(void **state)
{
    (void)state;
    const char *wanted = getenv("BOCAGE_GAMES");
    const int games = wanted ? atoi(wanted) : QUICK_GAMES, battles = list_battles();
    long actions = 0, looks = 0;
    assert_true(battles > 0);
    for (int n = 0; n < games; n++) {
        /* First every battle in one edition, then in the other. */
        const int battle = n % battles, edition = (n % battles + n / battles) % 2;
        conformance_report found;
        open_battle(name[battle], edition);
        const conformance c = memoir_conformance(&game, (uint64_t)n + 1, LOOK_ONE_IN);
        if (!conformance_run(&c, &found))
            fail_msg("%s, %s: %s: %s", name[battle], memoir_edition_words.word[edition],
                     found.check, found.text);
        actions += found.actions;
        looks += found.looks;
    }
    print_message("%d games, %ld actions, %ld states looked at\n", games, actions, looks);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(battles_keep_the_contract)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
