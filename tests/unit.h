/* Included by every C test: cmocka with the headers it requires. */
#ifndef BOCAGE_TESTS_UNIT_H
#define BOCAGE_TESTS_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Number of elements of an array. */
#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

#endif
