/* The conformance suite on the battles of data/memoir, in both editions and all forms of play: what
 * ops.h promises holds in the games people play. Random boards are covered by
 * src/memoir/random_games_test.c.
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
enum { FORMS = MEMOIR_TEAM_3_3 - MEMOIR_ALLIANCE_1_2 + 1 };

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

static memoir_limit open_battle(const char *file, int edition, int form)
{
    static bcg_problem rows[8];
    bcg_problems problems;
    char path[512];
    const char *why = NULL;
    snprintf(path, sizeof path, "%s/data/memoir/%s", BOCAGE_SOURCE, file);
    const size_t size = read_whole(path, text, sizeof text, &why);
    bcg_problems_init(&problems, rows, COUNT(rows));
    assert_true(memoir_scn_read(text, size, &scenario, &problems));
    return memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, (int8_t)form, 0});
}

static int games_to_play(int usual)
{
    const char *wanted = getenv("BOCAGE_GAMES");
    return wanted ? atoi(wanted) : usual;
}

/* The suite on the game just opened; what it met is added up. */
static void expect_contract(const char *battle, int n, conformance_report *all)
{
    conformance_report found;
    const conformance c = memoir_conformance(&game, (uint64_t)n + 1, LOOK_ONE_IN);
    if (!conformance_run(&c, &found))
        fail_msg("%s, %s, %s: %s: %s", battle, memoir_edition_words.word[game.edition],
                 memoir_form_words.word[game.form], found.check, found.text);
    all->actions += found.actions;
    all->looks += found.looks;
    all->open_steps += found.open_steps;
    all->shared_windows += found.shared_windows;
}

static void battles_keep_the_contract(void **state)
{
    (void)state;
    const int games = games_to_play(QUICK_GAMES), battles = list_battles();
    conformance_report all = {0};
    assert_true(battles > 0);
    for (int n = 0; n < games; n++) {
        /* First every battle in one edition, then in the other. */
        const int battle = n % battles, edition = (n % battles + n / battles) % 2;
        assert_int_equal(open_battle(name[battle], edition, -1), ML_NONE);
        expect_contract(name[battle], n, &all);
    }
    print_message("%d games, %ld actions, %ld states looked at\n", games, all.actions, all.looks);
}

/* [VAR-ALLY-9] [VAR-TEAM-6] The same for three to six seats: the forms in turn, each on another
 * battle; what the board or the edition does not allow is played in the next. */
static void forms_keep_the_contract(void **state)
{
    (void)state;
    const int games = games_to_play(QUICK_GAMES), battles = list_battles();
    conformance_report all = {0};
    for (int n = 0, tried = 0; n < games; tried++) {
        const int battle = tried % battles, form = MEMOIR_ALLIANCE_1_2 + tried % FORMS;
        const int edition = tried / battles % 2 ? ME_CLASSIC : ME_REVISED;
        if (open_battle(name[battle], edition, form) != ML_NONE)
            continue;
        expect_contract(name[battle], n++, &all);
    }
    print_message(
        "%d games, %ld actions, %ld states looked at, in %ld several may act, in %ld they "
        "are asked for an Ambush\n",
        games, all.actions, all.looks, all.open_steps, all.shared_windows);
    assert_true(all.open_steps > games && all.shared_windows > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(battles_keep_the_contract),
                                       cmocka_unit_test(forms_keep_the_contract)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
