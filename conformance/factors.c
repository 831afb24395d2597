/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "factors.h"

#include <complex.h>
#include <math.h>

/** Multiplications beyond which only combinations of columns are looked at; 64³. */
static const int64_t work_limit = 1 << 18;

real difficulty_condition(const struct problem *problem)
{
    return problem->difficulty == ILL_CONDITIONED ? 1 / sqrtl(unit_roundoff(problem->type)) : 1;
}

struct matrix random_triangle(struct problem *problem, int64_t n, int64_t uplo, real magnitude, real condition,
                              struct random *random)
{
    /* Larger elements off the diagonal would make the condition exponential in n. */
    struct matrix T = random_matrix(problem->arena, n, n, problem->type, magnitude / sqrtl((real)n), random);
    for (int64_t j = 0; j < n; ++j) {
        *at(T, j, j) *= magnitude * (1 + fabsl(creall(random_element(random, 's')))) / cabsl(*at(T, j, j));
        for (int64_t i = 0; i < n && condition > 1; ++i)
            *at(T, i, j) *= powl(condition, -(real)(i < j ? i : j) / (real)n);
    }
    return triangular(problem->arena, T, uplo, BblasNonUnit);
}

struct matrix random_cholesky(struct problem *problem, int64_t n, int64_t uplo, struct random *random)
{
    const struct matrix F =
        random_triangle(problem, n, uplo, sqrtl(difficulty_scale(problem)), sqrtl(difficulty_condition(problem)), random);
    for (int64_t i = 0; i < n; ++i)
        *at(F, i, i) = cabsl(*at(F, i, i));
    return F;
}

double error_ratio(const struct problem *problem, real error, real norm, int64_t n)
{
    if (!isfinite(error) || !isfinite(norm))
        return INFINITY;
    if (error == 0)
        return 0;
    return norm == 0 ? INFINITY : (double)(error / (norm * unit_roundoff(problem->type) * (real)(n > 1 ? n : 1)));
}

struct matrix sampled(struct problem *problem, struct matrix m)
{
    enum { COLUMNS = 3 };
    if (m.cols <= COLUMNS || m.rows * m.rows * m.cols <= work_limit)
        return m;
    struct random random = {(uint64_t)m.cols};
    return multiply(problem->arena, m, random_matrix(problem->arena, m.cols, COLUMNS, 's', 1, &random));
}

/** ‖|F| |G|‖₁ */
static real product_norm(struct problem *problem, struct matrix F, struct matrix G)
{
    const struct matrix sums = new_matrix(problem->arena, F.cols, 1);
    for (int64_t j = 0; j < F.cols; ++j)
        for (int64_t i = 0; i < F.rows; ++i)
            sums.a[j] += cabsl(*at(F, i, j));
    const struct matrix products = new_matrix(problem->arena, G.rows, G.cols);
    for (int64_t j = 0; j < G.cols; ++j)
        for (int64_t i = 0; i < G.rows; ++i)
            *at(products, i, j) = sums.a[i] * *at(G, i, j);
    return norm1(products);
}

double factored_ratio(struct problem *problem, struct matrix F, struct matrix G, struct matrix X, struct matrix B)
{
    const struct matrix FGX = multiply(problem->arena, F, multiply(problem->arena, G, sampled(problem, X)));
    const real error = norm1(difference(problem->arena, sampled(problem, B), FGX));
    return error_ratio(problem, error, product_norm(problem, F, G) * norm1(X), F.rows);
}

double cholesky_ratio(struct problem *problem)
{
    const int64_t uplo = value_of(problem, "uplo");
    const struct matrix A = hermitian(problem->arena, before(problem, "A"), uplo);
    const struct matrix F = triangular(problem->arena, after(problem, "A"), uplo, BblasNonUnit);
    const struct matrix G = op(problem->arena, F, BblasConjTrans);
    for (int64_t i = 0; i < F.rows; ++i)
        if (!(creall(*at(F, i, i)) > 0) || cimagl(*at(F, i, i)) != 0)
            return INFINITY;
    return uplo == BblasLower ? factor_ratio(problem, A, F, G) : factor_ratio(problem, A, G, F);
}

void plant_zero_diagonal(struct problem *problem, struct random *random)
{
    struct dense *A = dense_of(problem, "A");
    if (A->rows == 0 || (has_argument(problem->routine->stem, "diag") && value_of(problem, "diag") == BblasUnit))
        return;
    const int64_t first = random_integer(random, 0, A->rows - 1);
    const int64_t second = random_integer(random, first, A->rows - 1);
    element_set(A->type, element_at(A, A->before, first, first), 0);
    element_set(A->type, element_at(A, A->before, second, second), 0);
    problem->expected_info = (int32_t)(first + 1);
}
