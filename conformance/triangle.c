/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "triangle.h"

#include <complex.h>
#include <math.h>

struct matrix triangular_operand(struct problem *p, const char *trans)
{
    const struct matrix A = triangular(p->arena, before(p, "A"), value_of(p, "uplo"), value_of(p, "diag"));
    return op(p->arena, A, value_of(p, trans));
}

struct matrix well_conditioned_triangle(struct problem *p, int64_t n, struct random *random)
{
    const struct matrix A = random_matrix(p->arena, n, n, p->type, 1 / (real)(n + 1), random);
    for (int64_t i = 0; i < n; ++i) {
        const wide direction = *at(A, i, i) / cabsl(*at(A, i, i)); /* random elements are never 0 */
        *at(A, i, i) = direction * (1 + fabsl(creall(random_element(random, p->type))));
    }
    return A;
}
