/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "test.h"

static double ratio(struct problem *p)
{
    const struct matrix A = after(p, "A");
    const struct matrix expected = new_matrix(p->arena, A.rows, A.cols);
    for (int64_t j = 0; j < A.cols; ++j)
        for (int64_t i = 0; i < A.rows; ++i)
            *at(expected, i, j) = scalar_of(p, i == j ? "beta" : "alpha");
    return equality_ratio(A, expected, value_of(p, "uplo"));
}

const struct routine_test laset_test = {.ratio = ratio};
