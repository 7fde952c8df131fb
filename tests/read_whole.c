#include "read_whole.h"

#include <stdio.h>

size_t read_whole(const char *path, char *out, size_t capacity, const char **why)
{
    FILE *f = fopen(path, "rb");
    if (f == NULL) {
        *why = "cannot be opened";
        return 0;
    }
    const size_t size = fread(out, 1, capacity, f);
    const int next = fgetc(f);
    const char *wrong = NULL;
    if (ferror(f))
        wrong = "cannot be read";
    else if (next != EOF)
        wrong = "is too long";
    else if (size == 0)
        wrong = "is empty";
    fclose(f);
    if (wrong)
        *why = wrong;
    return wrong ? 0 : size;
}

bool write_whole(const char *path, const char *text, size_t size)
{
    FILE *f = fopen(path, "wb");
    if (f == NULL)
        return false;
    const bool written = fwrite(text, 1, size, f) == size;
    return fclose(f) == 0 && written;
}
