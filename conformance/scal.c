/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "product.h"

static double ratio(struct problem *p)
{
    return sum_ratio(p, before(p, "x"), 0, "x");
}

const struct routine_test scal_test = {.ratio = ratio};
