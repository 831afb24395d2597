/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "test.h"

#include <stems.h>
#include <string.h>

#define DECLARE(stem) extern const struct routine_test stem##_test;
BBLAS_STEMS(DECLARE)
#undef DECLARE

const struct routine_test *test_of(const struct bblas_stem *stem)
{
#define ROW(stem) {#stem, &stem##_test},
    static const struct {
        const char *name;
        const struct routine_test *test;
    } tests[] = {BBLAS_STEMS(ROW)};
#undef ROW
    for (size_t i = 0; i < sizeof tests / sizeof tests[0]; ++i)
        if (strcmp(tests[i].name, stem->name) == 0)
            return tests[i].test;
    return NULL;
}
