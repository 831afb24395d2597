/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "test.h"

static double ratio(struct problem *p)
{
    return worse(equality_ratio(after(p, "x"), before(p, "y"), BblasGeneral),
                 equality_ratio(after(p, "y"), before(p, "x"), BblasGeneral));
}

const struct routine_test swap_test = {.ratio = ratio};
