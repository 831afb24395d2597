/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "test.h"

#include <stdlib.h>

/** Where the pivot of a row counted from 0 stands in ipiv. */
static int64_t place_of_pivot(const struct problem *p, int64_t row)
{
    const int64_t first = value_of(p, "k1") - 1;
    return first + (row - first) * llabs(value_of(p, "incx"));
}

static void generate(struct problem *p, struct random *random)
{
    struct dense *ipiv = dense_of(p, "ipiv");
    const int64_t k2 = value_of(p, "k2"), rows = dense_of(p, "A")->rows;
    fill_random(p, "A", random);
    for (int64_t i = 0; i < ipiv->rows; ++i)
        element_poison(ipiv->type, element_at(ipiv, ipiv->before, i, 0), 0);
    for (int64_t row = value_of(p, "k1") - 1; row < k2; ++row)
        element_set(ipiv->type, element_at(ipiv, ipiv->before, place_of_pivot(p, row), 0), (real)random_integer(random, 1, rows));
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const int64_t k1 = value_of(p, "k1");
    const int64_t k2 = value_of(p, "k2");
    const struct matrix ipiv = before(p, "ipiv");
    const struct matrix pivots = new_matrix(p->arena, k2, 1);
    for (int64_t row = k1 - 1; row < k2; ++row)
        pivots.a[row] = ipiv.a[place_of_pivot(p, row)];
    const struct matrix A = before(p, "A");
    interchange_rows(A, pivots, k1, k2, value_of(p, "incx") < 0);
    return equality_ratio(after(p, "A"), A, BblasGeneral);
}

const struct routine_test laswp_test = {.generate = generate, .ratio = ratio, .extra_rows = 5};
