/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "test.h"

static double ratio(struct problem *p)
{
    return equality_ratio(after(p, "y"), before(p, "x"), BblasGeneral);
}

const struct routine_test copy_test = {.ratio = ratio};
