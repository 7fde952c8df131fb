#include "cli/cli.h"

#include <getopt.h>
#include <stdlib.h>

static void json_problems(const char *path, const problem_list *problems, bool *first)
{
    static const bcg_reason_page *const pages[] = {&bcg_core_reasons, &bcg_problem_reasons};
    for (int i = 0; i < problems->all.count; i++) {
        const bcg_problem *p = &problems->all.list[i];
        const bcg_reason_info *info = bcg_reason_find(pages, 2, p->code);
        printf("%s\n  {\"file\":", *first ? "" : ",");
        json_string(stdout, path);
        printf(",\"line\":%d,\"column\":%d,\"severity\":\"%s\",\"code\":\"%s\",\"rule\":\"%s\","
               "\"text\":",
               p->line, p->column, p->severity == BCG_ERROR ? "error" : "warning", info->name,
               info->rule);
        json_string(stdout, p->text);
        printf("}");
        *first = false;
    }
}

static void json_unreadable(const char *path, bool *first)
{
    printf("%s\n  {\"file\":", *first ? "" : ",");
    json_string(stdout, path);
    printf(",\"line\":0,\"column\":0,\"severity\":\"error\",\"code\":\"SCN_UNREADABLE\","
           "\"rule\":\"\",\"text\":\"the file cannot be read\"}");
    *first = false;
}

int cmd_check(int argc, char **argv)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'}, {0}};
    bool json = false, first = true, all_usable = true;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option != 'j')
            return wrong_option("check", argv, option);
        json = true;
    }
    if (optind == argc)
        return wrong_usage("check", "name at least one file");
    problem_list *problems = malloc(sizeof *problems);
    if (problems == NULL) {
        complain("check", "not enough memory");
        return EXIT_CANNOT;
    }
    /* `ok` comes first in the JSON but is known last: files are read twice. */
    if (json) {
        for (int i = optind; i < argc; i++) {
            bool usable;
            free(load_file(argv[i], problems, &usable));
            all_usable &= usable;
        }
        printf("{\"ok\":%s,\"problems\":[", all_usable ? "true" : "false");
    }
    for (int i = optind; i < argc; i++) {
        bool usable;
        memoir_scenario *s = load_file(argv[i], problems, &usable);
        all_usable &= usable;
        if (s == NULL && json)
            json_unreadable(argv[i], &first);
        else if (s && json)
            json_problems(argv[i], problems, &first);
        else if (s)
            print_problems(argv[i], problems);
        if (usable && !json)
            printf("%s: ok\n", argv[i]);
        free(s);
    }
    if (json)
        printf("%s]}\n", first ? "" : "\n");
    free(problems);
    return finish_output(stdout, "check", all_usable ? EXIT_YES : EXIT_NO);
}
