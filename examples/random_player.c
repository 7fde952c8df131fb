/* Plays a random game of a scenario and prints how it ended. Usage: random_player FILE.scn [SEED]
 *
 * The README tells how to build it. */
#include <bocage/bocage.h>

#include <stdio.h>
#include <stdlib.h>

static bocage_scenario *read_scenario(const char *path, char *why, size_t size)
{
    static char text[BOCAGE_POSITION_TEXT];
    FILE *f = fopen(path, "rb");
    if (f == NULL) {
        snprintf(why, size, "it cannot be opened");
        return NULL;
    }
    const size_t n = fread(text, 1, sizeof text, f);
    fclose(f);
    return bocage_scenario_new(text, n, why, size);
}

/* Any action, each as likely as another. */
static bocage_action choose(const bocage_state *state, int who, bocage_random *random,
                            bocage_action *list, int capacity)
{
    if (who == BOCAGE_CHANCE)
        return bocage_chance(state, random);
    const int n = bocage_legal(state, who, list, capacity);
    return list[bocage_random_below(random, (uint32_t)n)];
}

int main(int argc, char **argv)
{
    static const char *const words[] = {"undecided", "won", "lost", "drawn"};
    char why[200] = "name a scenario file";
    bocage_scenario *scenario = argc > 1 ? read_scenario(argv[1], why, sizeof why) : NULL;
    bocage_game *game = scenario ? bocage_game_new(scenario, NULL, NULL, why, sizeof why) : NULL;
    if (game == NULL) {
        fprintf(stderr, "%s: %s\n", argc > 1 ? argv[1] : "usage", why);
        bocage_scenario_free(scenario);
        return 1;
    }
    bocage_random *random = bocage_random_new(argc > 2 ? strtoull(argv[2], NULL, 10) : 1);
    bocage_state *state = bocage_state_new(game, random);
    bocage_action *list = malloc(sizeof *list * (size_t)bocage_max_actions(game));
    int actions = 0;
    for (int who; (who = bocage_actor(state)) != BOCAGE_OVER; actions++)
        bocage_apply(state, who, choose(state, who, random, list, bocage_max_actions(game)));
    printf("%d actions", actions);
    for (int seat = 0; seat < bocage_seats(game); seat++)
        printf(", %s %s", bocage_seat_name(game, seat), words[bocage_result_of(state, seat)]);
    printf("\n");
    free(list);
    bocage_state_free(state);
    bocage_random_free(random);
    bocage_game_free(game);
    bocage_scenario_free(scenario);
    return 0;
}
