/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "triangle.h"

static double ratio(struct problem *p)
{
    const struct matrix x = before(p, "x");
    return product_ratio(p, 1, triangular_operand(p, "trans"), x, 0, x, after(p, "x"), BblasGeneral);
}

const struct routine_test trmv_test = {.ratio = ratio};
