#include "cli/colors.h"

void color_ground(FILE *out, color_mode mode, int basic, int rich)
{
    if (mode == COLOR_BASIC)
        fprintf(out, "\033[%dm", basic);
    else if (mode == COLOR_256)
        fprintf(out, "\033[30;48;5;%dm", rich);
}

void color_unit(FILE *out, color_mode mode, bool second_side)
{
    if (mode == COLOR_BASIC)
        fputs("\033[1;7m", out);
    else if (mode == COLOR_256)
        fputs(second_side ? "\033[1;97;48;5;22m" : "\033[1;97;48;5;60m", out);
}

void color_end(FILE *out, color_mode mode)
{
    if (mode != COLOR_NONE)
        fputs("\033[0m", out);
}
