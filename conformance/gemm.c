/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "test.h"

static double ratio(struct problem *p)
{
    const struct matrix A = op(p->arena, before(p, "A"), value_of(p, "transa"));
    const struct matrix B = op(p->arena, before(p, "B"), value_of(p, "transb"));
    return product_ratio(p, scalar_of(p, "alpha"), A, B, scalar_of(p, "beta"), before(p, "C"), after(p, "C"), BblasGeneral);
}

const struct routine_test gemm_test = {.ratio = ratio};
