/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "factors.h"

#include <math.h>

static void generate(struct problem *p, struct random *random)
{
    const bool unit = value_of(p, "diag") == BblasUnit; /* then the rest must fit a diagonal of ones */
    const real magnitude = unit ? 1 : difficulty_scale(p);
    const real condition = unit ? 1 : difficulty_condition(p);
    set_before(p, "A", random_triangle(p, value_of(p, "n"), value_of(p, "uplo"), magnitude, condition, random));
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const int64_t uplo = value_of(p, "uplo");
    if (p->expected_info > 0)
        return equality_ratio(after(p, "A"), before(p, "A"), uplo);
    const struct matrix A = triangular(p->arena, before(p, "A"), uplo, value_of(p, "diag"));
    const struct matrix X = triangular(p->arena, after(p, "A"), uplo, value_of(p, "diag"));
    const struct matrix I = identity(p->arena, A.rows, A.rows);
    /* A stable method makes one of the two residuals small, not both. */
    return fmin(solve_ratio(p, A, X, I), solve_ratio(p, X, A, I));
}

const struct routine_test trtri_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
    .defects = {{"zero-diagonal", plant_zero_diagonal}},
};
