/* The community's scenario files (`.m44`): reading one into a scenario, writing a scenario as one.
 *
 * Nothing is lost on the way. What a `.m44` says and our own format cannot express becomes
 * `foreign` lines of the scenario, and is restored when the file is written; what our format says
 * and `.m44` has no field for goes under its key `bocage`, which other programs ignore. How the two
 * correspond: docs/formats.md. */
#ifndef BOCAGE_NOTATION_M44_H
#define BOCAGE_NOTATION_M44_H

#include "notation/memoir_scn.h"

enum { M44_MAX_SIZE = 1024 * 1024 };

/* Reads a file. Every problem is noted; true if none of them is an error, and only then can `out`
 * be used. The warnings are a report: what has no rules here (SCN_FOREIGN), what was assumed
 * (SCN_ASSUMED), what is merely kept (SCN_KEPT), in this order. */
bool m44_read(const char *text, size_t size, memoir_scenario *out, bcg_problems *p);

/* Writes a scenario or position. The caller frees the text; NULL, with the problem noted, if it
 * cannot be written. Warnings say what other programs will not see. */
char *m44_write(const memoir_scenario *s, size_t *size, bcg_problems *p);

/* Checks whether the `foreign` lines can be written, with warnings at those that cannot. */
void m44_check_foreign(const memoir_scenario *s, bcg_problems *p);

#endif
