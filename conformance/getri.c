/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "factors.h"
#include "lu.h"

#include <math.h>

static void generate(struct problem *p, struct random *random)
{
    const int64_t n = value_of(p, "n");
    set_before(p, "A", random_lu(p, n, random));
    set_before(p, "ipiv", random_pivots(p, n, random));
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const struct matrix LU = before(p, "A");
    const struct matrix X = after(p, "A");
    if (p->expected_info > 0)
        return equality_ratio(X, LU, BblasGeneral);
    const struct matrix pivots = before(p, "ipiv");
    const struct matrix I = identity(p->arena, X.rows, X.rows);
    /* A stable method makes one of I - A X and I - X A small, not both. */
    return fmin(lu_solve_ratio(p, LU, pivots, BblasNoTrans, X, I),
                lu_solve_ratio(p, LU, pivots, BblasConjTrans, op(p->arena, X, BblasConjTrans), I));
}

const struct routine_test getri_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
    .defects = {{"zero-diagonal", plant_zero_diagonal}},
};
