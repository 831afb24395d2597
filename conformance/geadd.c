/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "product.h"

static double ratio(struct problem *p)
{
    const struct matrix A = op(p->arena, before(p, "A"), value_of(p, "trans"));
    return sum_ratio(p, A, scalar_of(p, "beta"), "B");
}

const struct routine_test geadd_test = {.ratio = ratio};
