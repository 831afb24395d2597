/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "definite.h"

#include <complex.h>
#include <math.h>

struct matrix definite_matrix(struct problem *problem, int64_t n, struct random *random)
{
    struct arena *arena = problem->arena;
    struct matrix A = random_matrix(arena, n, n, problem->type, 1, random);
    if (problem->difficulty == ILL_CONDITIONED && n > 1) {
        /* L Lᴴ with diag(L) falling geometrically: condition about u to the power -1/2. */
        struct matrix L = triangular(arena, A, BblasLower, BblasNonUnit);
        const real step = powl(unit_roundoff(problem->type), 0.25L / (real)(n - 1));
        for (int64_t j = 0; j < n; ++j)
            for (int64_t i = j; i < n; ++i)
                *at(L, i, j) = i == j ? powl(step, (real)j) : *at(L, i, j) * powl(step, (real)j) / (real)n;
        return multiply(arena, L, op(arena, L, BblasConjTrans));
    }
    /* Random Hermitian with a diagonal that dominates. */
    A = hermitian(arena, A, BblasLower);
    for (int64_t i = 0; i < n; ++i)
        *at(A, i, i) = (real)n * (is_complex_type(problem->type) ? 1.5L : 1) + fabsl(creall(*at(A, i, i)));
    scale(A, difficulty_scale(problem) / (real)(n + 1));
    return A;
}

/** Sets A(i,i) and expects the failure there. */
static void spoil_pivot(struct problem *problem, int64_t i, wide value)
{
    struct dense *A = dense_of(problem, "A");
    element_set(A->type, element_at(A, A->before, i, i), value);
    problem->expected_info = (int32_t)(i + 1);
}

void plant_indefinite(struct problem *problem, struct random *random)
{
    const int64_t n = value_of(problem, "n");
    spoil_pivot(problem, random_integer(random, 0, n - 1), -difficulty_scale(problem));
}

void plant_nan_pivot(struct problem *problem, struct random *random)
{
    const int64_t n = value_of(problem, "n");
    spoil_pivot(problem, random_integer(random, 0, n - 1), NAN);
}

void plant_zero_matrix(struct problem *problem, struct random *random)
{
    (void)random;
    const int64_t n = value_of(problem, "n");
    set_before(problem, "A", new_matrix(problem->arena, n, n));
    problem->expected_info = 1;
}
