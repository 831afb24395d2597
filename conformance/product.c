/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "product.h"

double inner_product_ratio(struct problem *p, struct matrix x, int64_t trans, struct matrix y)
{
    const struct matrix result = after(p, "result");
    return product_ratio(p, 1, op(p->arena, x, trans), y, 0, result, result, BblasGeneral);
}

static struct matrix as_column(struct matrix m)
{
    return (struct matrix){m.rows * m.cols, 1, m.a};
}

double sum_ratio(struct problem *p, struct matrix A, wide beta, const char *name)
{
    const struct matrix C0 = before(p, name);
    const struct matrix C = after(p, name);
    const wide alpha = scalar_of(p, "alpha");
    if (alpha == 0 && beta == 1)
        return equality_ratio(C, C0, BblasGeneral);
    /* As columns, so that the inner dimension is 1. */
    return product_ratio(p, alpha, as_column(A), identity(p->arena, 1, 1), beta, as_column(C0), as_column(C), BblasGeneral);
}

double matrix_vector_ratio(struct problem *p, struct matrix A)
{
    return product_ratio(p, scalar_of(p, "alpha"), A, before(p, "x"), scalar_of(p, "beta"), before(p, "y"), after(p, "y"),
                         BblasGeneral);
}

double sided_product_ratio(struct problem *p, struct matrix A, wide beta, const char *name)
{
    const struct matrix B = before(p, "B");
    const bool left = value_of(p, "side") == BblasLeft;
    return product_ratio(p, scalar_of(p, "alpha"), left ? A : B, left ? B : A, beta, before(p, name), after(p, name),
                         BblasGeneral);
}
