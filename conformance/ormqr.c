/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "factors.h"
#include "reflectors.h"

static void generate(struct problem *p, struct random *random)
{
    set_reflectors(p, random);
    fill_random(p, "C", random);
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    /* C Q = (Qᴴ Cᴴ)ᴴ */
    const bool right = value_of(p, "side") == BblasRight;
    const bool conjugate_transpose = (value_of(p, "trans") != BblasNoTrans) != right;
    const int64_t trans = right ? BblasConjTrans : BblasNoTrans;
    const struct matrix exact = sampled(p, op(p->arena, before(p, "C"), trans));
    apply_reflectors(exact, before(p, "A"), before(p, "tau"), conjugate_transpose);
    return difference_ratio(p, sampled(p, op(p->arena, after(p, "C"), trans)), exact, exact.rows);
}

const struct routine_test ormqr_test = {.generate = generate, .ratio = ratio};
