/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "product.h"

static double ratio(struct problem *p)
{
    return sum_ratio(p, before(p, "x"), 1, "y");
}

const struct routine_test axpy_test = {.ratio = ratio};
