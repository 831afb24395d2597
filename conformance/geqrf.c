/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "factors.h"
#include "lu.h"
#include "reflectors.h"

#include <complex.h>
#include <math.h>

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", general_matrix(p, value_of(p, "m"), value_of(p, "n"), random));
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const struct matrix A = before(p, "A");
    const struct matrix v = after(p, "A");
    const struct matrix tau = after(p, "tau");
    const struct matrix R = triangular(p->arena, v, BblasUpper, BblasNonUnit);
    const real norm = norm1(A);
    double worst = unitary_ratio(p, v, tau);
    for (int64_t i = 0; i < tau.rows; ++i) /* LAPACK's R has a real diagonal */
        worst = worse(worst, error_ratio(p, fabsl(cimagl(*at(R, i, i))), norm, 1));
    const struct matrix QR = sampled(p, copy_of(p->arena, R));
    apply_reflectors(QR, v, tau, false);
    return worse(worst, error_ratio(p, norm1(difference(p->arena, sampled(p, A), QR)), norm, A.rows));
}

const struct routine_test geqrf_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
};
