/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "rank_update.h"

#include <complex.h>
#include <math.h>

double rank_one_ratio(struct problem *p, int64_t adjoint)
{
    const wide alpha = scalar_of(p, "alpha");
    const struct matrix y = op(p->arena, before(p, "y"), adjoint);
    if (alpha == 0)
        return equality_ratio(after(p, "A"), before(p, "A"), BblasGeneral);
    return product_ratio(p, alpha, before(p, "x"), y, 1, before(p, "A"), after(p, "A"), BblasGeneral);
}

static bool has_real_diagonal(struct matrix m)
{
    for (int64_t i = 0; i < m.rows; ++i)
        if (cimagl(*at(m, i, i)) != 0)
            return false;
    return true;
}

/** C := alpha F adjoint(G) + beta C, C being the operand `name`, of which one triangle is held. */
static double triangle_ratio(struct problem *p, wide alpha, struct matrix F, struct matrix G, wide beta, const char *name,
                             int64_t adjoint)
{
    const bool is_hermitian = adjoint == BblasConjTrans;
    struct matrix (*const spread)(struct arena *, struct matrix, int64_t) = is_hermitian ? hermitian : symmetric;
    const struct matrix C = after(p, name);
    if (is_hermitian && !has_real_diagonal(C))
        return INFINITY;
    const int64_t uplo = value_of(p, "uplo");
    const struct matrix C0 = spread(p->arena, before(p, name), uplo);
    return product_ratio(p, alpha, F, op(p->arena, G, adjoint), beta, C0, spread(p->arena, C, uplo), BblasGeneral);
}

double symmetric_rank_one_ratio(struct problem *p, int64_t adjoint)
{
    const struct matrix x = before(p, "x");
    return triangle_ratio(p, scalar_of(p, "alpha"), x, x, 1, "A", adjoint);
}

double symmetric_rank_k_ratio(struct problem *p, int64_t adjoint)
{
    const struct matrix F = op(p->arena, before(p, "A"), value_of(p, "trans"));
    return triangle_ratio(p, scalar_of(p, "alpha"), F, F, scalar_of(p, "beta"), "C", adjoint);
}

double symmetric_rank_2k_ratio(struct problem *p, int64_t adjoint)
{
    const wide alpha = scalar_of(p, "alpha");
    const struct matrix F = op(p->arena, before(p, "A"), value_of(p, "trans"));
    const struct matrix G = op(p->arena, before(p, "B"), value_of(p, "trans"));
    /* [alpha F  adjoint(alpha) G] adjoint([G F]) */
    const struct matrix left_F = copy_of(p->arena, F);
    const struct matrix left_G = copy_of(p->arena, G);
    scale(left_F, alpha);
    scale(left_G, adjoint == BblasConjTrans ? conjl(alpha) : alpha);
    return triangle_ratio(p, alpha != 0, beside(p->arena, left_F, left_G), beside(p->arena, G, F), scalar_of(p, "beta"), "C",
                          adjoint);
}
