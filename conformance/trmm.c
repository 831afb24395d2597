/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "product.h"
#include "triangle.h"

static double ratio(struct problem *p)
{
    return sided_product_ratio(p, triangular_operand(p, "transa"), 0, "B");
}

const struct routine_test trmm_test = {.ratio = ratio};
