/* The program `bocage`: the command line with all rulesets there are. */
#include "cli/cli.h"
#include "rulesets.h"

int main(int argc, char **argv)
{
    return bcg_cli(argc, argv, bcg_rulesets);
}
