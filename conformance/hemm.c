/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "product.h"

static double ratio(struct problem *p)
{
    const struct matrix A = hermitian(p->arena, before(p, "A"), value_of(p, "uplo"));
    return sided_product_ratio(p, A, scalar_of(p, "beta"), "C");
}

const struct routine_test hemm_test = {.ratio = ratio};
