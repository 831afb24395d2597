/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "factors.h"

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", random_cholesky(p, value_of(p, "n"), value_of(p, "uplo"), random));
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const int64_t uplo = value_of(p, "uplo");
    const struct matrix inverse = after(p, "A");
    if (p->expected_info > 0)
        return equality_ratio(inverse, before(p, "A"), uplo);
    const struct matrix F = triangular(p->arena, before(p, "A"), uplo, BblasNonUnit);
    const struct matrix G = op(p->arena, F, BblasConjTrans);
    const struct matrix X = hermitian(p->arena, inverse, uplo);
    for (int64_t i = 0; i < X.rows; ++i)
        *at(X, i, i) = *at(inverse, i, i); /* an imaginary part is an error */
    return factored_ratio(p, uplo == BblasLower ? F : G, uplo == BblasLower ? G : F, X, identity(p->arena, X.rows, X.rows));
}

const struct routine_test potri_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
    .defects = {{"zero-diagonal", plant_zero_diagonal}},
};
