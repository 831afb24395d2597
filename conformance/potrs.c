/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "factors.h"

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", random_cholesky(p, value_of(p, "n"), value_of(p, "uplo"), random));
    fill_random(p, "B", random);
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const int64_t uplo = value_of(p, "uplo");
    const struct matrix F = triangular(p->arena, before(p, "A"), uplo, BblasNonUnit);
    const struct matrix G = op(p->arena, F, BblasConjTrans);
    return factored_ratio(p, uplo == BblasLower ? F : G, uplo == BblasLower ? G : F, after(p, "B"), before(p, "B"));
}

const struct routine_test potrs_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
};
