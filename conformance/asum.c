/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "cabs1.h"
#include "product.h"

static double ratio(struct problem *p)
{
    const struct matrix x = before(p, "x");
    const struct matrix ones = new_matrix(p->arena, x.rows, 1);
    for (int64_t i = 0; i < x.rows; ++i) {
        x.a[i] = cabs1(x.a[i]);
        ones.a[i] = 1;
    }
    return inner_product_ratio(p, x, BblasTrans, ones);
}

const struct routine_test asum_test = {.ratio = ratio};
