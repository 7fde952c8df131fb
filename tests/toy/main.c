/* The program `bocage` with the toy among its rulesets, for tests of features that no real ruleset
 * has yet. */
#include "cli/cli.h"
#include "toy/toy_ruleset.h"

int main(int argc, char **argv)
{
    return bcg_cli(argc, argv, toy_rulesets);
}
