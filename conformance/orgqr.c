/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "factors.h"
#include "reflectors.h"

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const struct matrix Q = after(p, "A");
    const struct matrix exact = sampled(p, identity(p->arena, Q.rows, Q.cols));
    apply_reflectors(exact, before(p, "A"), before(p, "tau"), false);
    return worse(difference_ratio(p, sampled(p, Q), exact, Q.rows), orthogonality_ratio(p, Q));
}

const struct routine_test orgqr_test = {.generate = set_reflectors, .ratio = ratio};
