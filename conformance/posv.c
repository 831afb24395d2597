/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "definite.h"
#include "factors.h"

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", definite_matrix(p, value_of(p, "n"), random));
    fill_random(p, "B", random);
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const struct matrix B = before(p, "B");
    const struct matrix X = after(p, "B");
    if (p->expected_info > 0)
        return equality_ratio(X, B, BblasGeneral);
    const struct matrix A = hermitian(p->arena, before(p, "A"), value_of(p, "uplo"));
    return worse(cholesky_ratio(p), solve_ratio(p, A, X, B));
}

const struct routine_test posv_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
    .defects = DEFINITE_DEFECTS,
};
