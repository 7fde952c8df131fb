#include "cli/cli.h"

#include <ctype.h>
#include <getopt.h>
#include <locale.h>
#include <stdarg.h>
#include <string.h>

/* clang-format off */
#define WHAT_HELP \
     "  WHAT               a scenario id (see `bocage scenarios`), a scenario or position file, or\n" \
     "                     a replay: FILE for its end, FILE@PLY for the position after that action;\n" \
     "                     FILE - is standard input\n"
#define VALUES_HELP \
     "  --values FILE      numbers of your own box, instead of ours\n"
#define GAME_HELP \
     "  --edition E        play by this edition instead of the file's\n" \
     "  --form F           how many people play, and how: instead of the file's\n" \
     "  --option NAME      switch a rule; may be given again\n" \
     VALUES_HELP
#define SEAT_HELP \
     "  --seat WORD        whose decision is meant, where several may decide; else the first of them\n"

static const command commands[] = {
    {"scenarios", cmd_scenarios, "[--json] [--ruleset R | --rulesets]", "list what can be played",
     "  --ruleset R        only those of one ruleset\n"
     "  --rulesets         the rulesets: their options and computer players\n"
     "  --json             as data\n", 0},
    {"check", cmd_check, "[OPTION...] FILE...", "validate scenarios, positions, replays and values",
     "  --values FILE      the numbers of their own box that they are played with\n"
     "  --json             as data: {\"ok\":..., \"problems\":[...]}\n"
     "\n"
     "Every problem is told with file, line, column and reason. Exit status 0: no errors.\n"
     "FILE - is standard input.\n", 0},
    {"import", cmd_import, "[--json] [-o FILE] FILE", "read a scenario of the community's format",
     "  -o, --output FILE  write the scenario to FILE instead of standard output\n"
     "  --ruleset R        the ruleset whose file it is, else the first that has such files\n"
     "  --json             the report as data: {\"ok\":..., \"playable\":..., \"problems\":[...]}; without\n"
     "                     -o the scenario is in it\n"
     "\n"
     "What cannot be carried over is kept in `foreign` lines and reported on standard error.\n"
     "FILE - is standard input.\n", 0},
    {"export", cmd_export, "[-o FILE] WHAT", "write a scenario in the community's format",
     WHAT_HELP
     "  -o, --output FILE  write to FILE instead of standard output\n"
     "\n"
     "What the format has no field for goes under its key `bocage`; which, is reported.\n", 0},
    {"show", cmd_show, "[OPTION...] WHAT", "the board, as text, picture or data",
     WHAT_HELP
     "  --format F         text (default), svg, json or scn (the canonical file)\n"
     "  --edition E        the map as this edition has it, instead of the file's\n"
     VALUES_HELP
     "  --theme T          svg: light (default), dark or safe (for colour-blind people)\n"
     "  --coordinates      svg: the label in every hex\n"
     "  --flip             the other edge at the bottom\n"
     "  --ascii, --utf8    text: plain or richer characters; default by the locale\n"
     "  --color WHEN       text: auto (default), always or never; NO_COLOR is honoured\n"
     "  -o, --output FILE  write to FILE instead of standard output\n", LIST_CHOICES},
    {"rules", cmd_rules, "[--json] [ID | --search WORDS]", "the text of the rules",
     "  ID                 a rule (TER-HEDGE-1) or a family of rules (TER-HEDGE), of every ruleset\n"
     "                     that has it; NAME:ID is that of one\n"
     "  --search WORDS     rules with words that begin so, in ID, heading or text\n"
     "  --ruleset R        of this one only\n"
     "  --json             as data: [{\"ruleset\":..., \"id\":..., \"chapter\":..., \"edition\":..., \"text\":...}]\n"
     "\n"
     "Without an ID: the chapters, how many rules they have and how their IDs begin.\n", 0},
    {"legal", cmd_legal, "[OPTION...] WHAT", "every action that is allowed now",
     WHAT_HELP
     "  --outcomes         where chance decides: every result and its probability\n"
     GAME_HELP
     SEAT_HELP
     "  --json             as data: {\"actor\":..., \"phase\":..., \"actions\":[...]}\n", LIST_CHOICES},
    {"why", cmd_why, "[OPTION...] WHAT \"ACTION\"", "is an action allowed, and if not, by which rule",
     WHAT_HELP
     "  ACTION             as `bocage legal` writes it: \"move D5-e6\", \"play probe-center\"\n"
     GAME_HELP
     SEAT_HELP
     "  --json             as data: {\"ok\":..., \"reason\":..., \"rule\":..., \"text\":...}\n"
     "\n"
     "Exit status 0: allowed.\n", LIST_CHOICES},
    {"los", cmd_los, "[OPTION...] WHAT [FROM TO | --all]", "line of sight, and what blocks it",
     WHAT_HELP
     "  FROM TO            two hexes; without them all pairs\n"
     "  --all              for every hex the hexes it sees\n"
     GAME_HELP
     "  --json             as data; of all: {\"A9\":[\"B9\", ...], ...}\n"
     "\n"
     "Exit status 0: FROM sees TO.\n", LIST_CHOICES},
    {"odds", cmd_odds, "[OPTION...] WHAT [\"ACTION\"]", "what the dice of an action may bring, exactly",
     WHAT_HELP
     "  ACTION             \"attack D5-e6\", \"target F7\", \"strike F7\" or \"heal D5\"; without it the\n"
     "                     roll that is due\n"
     GAME_HELP
     SEAT_HELP
     "  --json             as data: {\"dice\":3, \"hits\":[...], \"eliminate\":..., \"retreat\":...}\n", LIST_CHOICES},
    {"hint", cmd_hint, "[OPTION...] WHAT", "what a computer player would do here, and why",
     WHAT_HELP
     "  --ai LEVEL[:NODES] who is asked, one that searches beyond its turn; with NODES decisions to\n"
     "                     look at in a turn instead of the level's own number\n"
     "  --seed X           where guesses and dice come from, else 1\n"
     "  --threads T        at most so many threads, else one for each core\n"
     GAME_HELP
     SEAT_HELP
     "  --json             as data: {\"action\":..., \"plan\":[...], \"chance\":..., \"lead\":...,\n"
     "                     \"gain\":..., \"risk\":..., \"trials\":...}; these numbers but the last are null\n"
     "                     where only one action is allowed\n"
     "\n"
     "It sees what the side that decides may see. The same seed and nodes give the same hint.\n"
     "Exit status 1: nobody has to decide here.\n", LIST_CHOICES | LIST_LEVELS},
    {"serve", cmd_serve, "[OPTION...]", "the game server: play in a browser, against friends or the computer",
     "  --listen A:PORT    the address, else 127.0.0.1:8044; port 0 is any that is free\n"
     "  --db WHERE         the database that games are kept in, else bocage/games.db in\n"
     "                     $XDG_STATE_HOME (~/.local/state)\n"
     "  --db-limit BYTES   it grows no larger than this; 0 (default): no limit\n"
     "  --threads T        that think for computer players, else one for each core\n"
     "  --pace PERCENT     how long computer players seem to think, else 100; 0: they answer at once\n"
     "  --hush MS          how long an answer is held that could betray a card, else 400 to 1500 by the\n"
     "                     game; less is for tests only: its time then tells what somebody holds\n"
     "  --host NAME        a name it is known by, with https:// before it if its pages are read so; may\n"
     "                     be given again. Addresses and localhost are known; any other is refused\n"
     "  --metrics A:PORT   figures have this port; else they are told to this machine only\n"
     "  --behind-proxy     a proxy stands before it: addresses are those of X-Forwarded-For\n"
     "  --origin URL       pages of that origin may speak to it too; may be given again\n"
     "  --limit-messages N, --limit-connections N, --limit-games N, --limit-imports N, --limit-kib N\n"
     "                     what one address may do: messages in a minute (1200), connections at once\n"
     "                     (64), games made at once (30; one more each minute), battles read and\n"
     "                     pictures drawn in a minute (60), KiB sent in a minute (16384); 0: no limit\n"
     "  --max-connections N\n"
     "                     of all addresses together; else as many as there are descriptors\n"
     "  --keep-finished D  games that are over are deleted after D days; 0 (default): never\n"
     "  --limit-log N      lines of one kind in a minute (120); 0: no limit\n"
     "\n"
     "It runs until SIGTERM or Ctrl-C. docs/server.md tells about links, addresses and messages.\n", 0},
    {"games", cmd_games, "[--db WHERE] [export ID | delete ID... | check | backup FILE]",
     "the games a server keeps",
     "  --db WHERE         the server's database, as `bocage serve` takes it\n"
     "  export ID          one game: its replay if it is over, else all that is kept of it, with its\n"
     "                     hidden cards (what `load` of the protocol takes)\n"
     "  delete ID...       for good; people in it are told that nothing is kept any more\n"
     "  check              is everything there, and does it fit the rules? Also tells which games a\n"
     "                     new version would have to go on with from an earlier point\n"
     "  backup FILE        a copy of all games as they are now, while the server goes on\n"
     "  -o, --output FILE  export: write to FILE instead of standard output\n"
     "  --json             the list, or what check finds, as data\n"
     "\n"
     "Without a word after it: a list, the game changed last first.\n", 0},
    {"engine", cmd_engine, "", "play through JSON lines on standard input and output",
     "Each line is a request, a JSON object; each gets one line as its answer, and what others do comes\n"
     "as lines of its own. docs/protocol.md describes them. A first line:\n"
     "  {\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"seats\":{\"axis\":\"captain\"}}\n", 0},
    {"replay", cmd_replay, "[OPTION...] FILE", "step through a recorded game, or verify it",
     "  --verify           only say whether every line of it is right; where the seed is told, also\n"
     "                     that dice and cards are those it gives\n"
     "  --values FILE      the numbers of their own box that it was played with, if it names them\n"
     "  --json             as data, a line for each action\n", 0},
    {"tables", cmd_tables, "[--json] [--values FILE]", "all static tables, for programs and documents",
     "  --values FILE      with the numbers of your own box, which are told as `own`\n"
     "  --json             as data\n", 0},
    {"sim", cmd_sim, "[OPTION...]", "computer players against each other",
     "  --scenario S       a scenario id or file, or all (default) that computers can play; may be\n"
     "                     given again, or be a list with commas between\n"
     "  --ruleset R        all are of this one, else of the first scenario's\n"
     "  --pairs N          pairs of games of each scenario, sides swapped, else 10\n"
     "  --p1 AI, --p2 AI   computer players; LEVEL:NODES gives a searching level another budget for\n"
     "                     a turn. Where there are more than two sides, p2 plays all but one\n"
     "  --partner AI       all but the first seat of --p1's side, where --form gives it several;\n"
     "                     else --p1 plays them, too\n"
     "  --seed X           where dice and guesses come from, else 1\n"
     "  --threads T        games played at the same time, else one for each core\n"
     "  --matrix           all levels against each other, with their Elo numbers\n"
     "  --budget-part N    matrix: one Nth of the nodes of searching levels, else a tenth (10)\n"
     "  --balance          --p1 against itself: how often each side wins; 2 N games of a scenario,\n"
     "                     all with dice of their own\n"
     GAME_HELP
     "  --json, --csv      as data\n"
     "\n"
     "The same seed and budgets give the same games. Ctrl-C ends it with what has been played.\n",
     LIST_CHOICES | LIST_LEVELS},
    {"bench", cmd_bench, "[OPTION...]", "how fast engine and computer players are on this machine",
     "  --games N          games of each scenario and edition in each run, and of a quick computer\n"
     "                     player against itself, else 25\n"
     "  --seed X           where the dice come from, else 1\n"
     "  --fingerprint      nothing is measured: the fingerprint alone\n"
     "  --ai, --no-ai      only the computer players; without them (they take most of the time)\n"
     "  --turns N          turns of searching players that are timed, else 8\n"
     "  --nodes N          another budget for their turns than their own\n"
     "  --json             as data: {\"calibration_ns\":..., \"RULESET\":{...}, \"ai\":{...},\n"
     "                     \"fingerprint\":{\"RULESET\":\"...\"}}\n"
     "\n"
     "Every time is also given in copies of 1 KiB, which makes machines comparable. The search and\n"
     "the turns of searching players are timed by the clock on the wall, all else in processor\n"
     "time. `cores` is the processor time a search had in each second: if it is less than its\n"
     "threads, other programs ran. A trial is a plan played on to the end of the enemy's next turn;\n"
     "turns/s are those begun or gone on with in trials. The fingerprint is a number for what the engine\n"
     "and the computer players do in games from fixed seeds: the same on every machine until that changes.\n", 0},
};
/* clang-format on */
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static const command *find_command(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static void print_words(const char *what, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        printf("%s%s%s", i ? ", " : "    ", i ? "" : what, words[i]);
    printf("%s", count ? "\n" : "");
}

/* The available values, ruleset by ruleset. */
static void print_choices(const bcg_ruleset *rulesets, unsigned lists)
{
    for (const bcg_ruleset *r = rulesets; r->ops && lists; r++) {
        const char *words[MOST_WORDS] = {NULL};
        int count = 0;
        printf("%s%s:\n", r == rulesets ? "\n" : "", r->ops->name);
        if (lists & LIST_CHOICES) {
            print_words("editions ", words, list_editions(r, words));
            print_words("forms ", words, list_forms(r, words));
            print_words("options ", words, list_switches(r, words));
        }
        for (const bcg_ai_level *l = r->levels; lists & LIST_LEVELS && l && l->name; l++)
            if (count < MOST_WORDS)
                words[count++] = l->name;
        print_words("computer players ", words, count);
    }
}

static void print_usage(const command *c, const bcg_ruleset *rulesets)
{
    printf("usage: bocage %s %s\n\n%s\n\n%s  -h, --help         this text\n", c->name, c->arguments,
           c->summary, c->help);
    print_choices(rulesets, c->lists);
}

static void print_commands(FILE *out)
{
    fprintf(out, "usage: bocage COMMAND [ARGUMENT...]\n\nCommands:\n");
    for (int i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-12s %s\n", commands[i].name, commands[i].summary);
    fprintf(out, "  %-12s %s\n", "help", "this list, or the options of one command");
    fprintf(out, "\n`bocage COMMAND --help` tells the options. `bocage --version` the version.\n");
}

static int unknown_command(const char *name)
{
    const char *names[COMMANDS + 1];
    for (int i = 0; i < COMMANDS; i++)
        names[i] = commands[i].name;
    names[COMMANDS] = "help";
    const char *near = bcg_nearest_word(bcg_span_of(name), names, COMMANDS + 1);
    if (near)
        complain(name, "no such command; did you mean `%s`?", near);
    else
        complain(name, "no such command; `bocage help` lists them");
    return EXIT_USAGE;
}

static int cmd_help(int argc, char **argv, const bcg_ruleset *rulesets)
{
    if (argc < 2 || strcmp(argv[1], "help") == 0) {
        print_commands(stdout);
        return finish_output(stdout, "help", EXIT_YES);
    }
    const command *c = find_command(argv[1]);
    if (c == NULL)
        return unknown_command(argv[1]);
    print_usage(c, rulesets);
    return finish_output(stdout, "help", EXIT_YES);
}

static bool asks_for_help(int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return true;
    return false;
}

int bcg_cli(int argc, char **argv, const bcg_ruleset *rulesets)
{
    setlocale(LC_CTYPE, "");
    if (argc < 2) {
        print_commands(stderr);
        return EXIT_USAGE;
    }
    const char *name = argv[1];
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0) {
        printf("bocage %s\n", BOCAGE_VERSION);
        return finish_output(stdout, "version", EXIT_YES);
    }
    if (strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        return cmd_help(argc - 1, argv + 1, rulesets);
    const command *c = find_command(name);
    if (c == NULL)
        return unknown_command(name);
    if (asks_for_help(argc - 1, argv + 1)) {
        print_usage(c, rulesets);
        return finish_output(stdout, "help", EXIT_YES);
    }
    opterr = 0;
    return c->run(argc - 1, argv + 1, rulesets);
}

/* -- messages --------------------------------------------------------------------------------- */

/* File names and arguments may contain anything, but an error is one line and moves no cursor. */
static void print_clean(const char *text)
{
    for (; *text; text++)
        fputc(iscntrl((unsigned char)*text) && (unsigned char)*text < 0x80 ? '?' : *text, stderr);
}

static void print_error(const char *where, const char *format, va_list args)
{
    char text[PATH_SIZE + 256];
    vsnprintf(text, sizeof text, format, args);
    fputs("bocage: ", stderr);
    print_clean(where);
    fputs(": ", stderr);
    print_clean(text);
}

void complain(const char *where, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    print_error(where, format, args);
    va_end(args);
    fputc('\n', stderr);
}

int wrong_option(const char *name, char **argv, int option)
{
    const char letter[3] = {'-', (char)optopt, '\0'};
    const char *word = argv[optind - 1], *value = strchr(word, '=');
    const bool is_long = strncmp(word, "--", 2) == 0;
    if (!is_long)
        word = letter; /* one of several letters after one hyphen */
    if (option == ':')
        complain(name, "option `%s` needs a value; see `bocage %s --help`", word, name);
    else if (is_long && optopt && value)
        complain(name, "option `%.*s` takes no value; see `bocage %s --help`", (int)(value - word),
                 word, name);
    else
        complain(name, "unknown option `%s`; see `bocage %s --help`", word, name);
    return EXIT_USAGE;
}

int wrong_usage(const char *name, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    print_error(name, format, args);
    va_end(args);
    fprintf(stderr, "; see `bocage %s --help`\n", name);
    return EXIT_USAGE;
}

int finish_output(FILE *out, const char *where, int status)
{
    if (fflush(out) == 0 && !ferror(out))
        return status;
    complain(where, "the output could not be written");
    return EXIT_CANNOT;
}
