/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "product.h"

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0; /* y is unchanged whatever beta is; the harness sees to that */
    return matrix_vector_ratio(p, op(p->arena, before(p, "A"), value_of(p, "trans")));
}

const struct routine_test gemv_test = {.ratio = ratio};
