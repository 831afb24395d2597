/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "product.h"

static double ratio(struct problem *p)
{
    return matrix_vector_ratio(p, hermitian(p->arena, before(p, "A"), value_of(p, "uplo")));
}

const struct routine_test hemv_test = {.ratio = ratio};
