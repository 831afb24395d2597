/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "product.h"

#include <complex.h>
#include <math.h>

/** ‖x‖ = xᴴ (x / ‖x‖); its squares do not overflow in the suite's precision. */
static double ratio(struct problem *p)
{
    const struct matrix x = before(p, "x");
    const struct matrix direction = copy_of(p->arena, x);
    real squares = 0;
    for (int64_t i = 0; i < x.rows; ++i)
        squares += creall(x.a[i] * conjl(x.a[i]));
    scale(direction, 1 / sqrtl(squares));
    return inner_product_ratio(p, x, BblasConjTrans, direction);
}

const struct routine_test nrm2_test = {
    .ratio = ratio,
    .scalable = true,
};
