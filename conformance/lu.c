/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "lu.h"

#include "factors.h"

#include <complex.h>
#include <math.h>

static int64_t smaller(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

struct matrix general_matrix(struct problem *problem, int64_t rows, int64_t cols, struct random *random)
{
    struct arena *arena = problem->arena;
    const struct matrix A = random_matrix(arena, rows, cols, problem->type, difficulty_scale(problem), random);
    if (problem->difficulty == ILL_CONDITIONED) { /* almost of rank 1 */
        const struct matrix left = random_matrix(arena, rows, 1, problem->type, 1, random);
        const struct matrix right = random_matrix(arena, 1, cols, problem->type, 1, random);
        scale(A, (real)(rows > cols ? rows : cols) / difficulty_condition(problem));
        for (int64_t j = 0; j < cols; ++j)
            for (int64_t i = 0; i < rows; ++i)
                *at(A, i, j) += left.a[i] * right.a[j];
    }
    return A;
}

struct matrix dominant_matrix(struct problem *problem, int64_t rows, int64_t cols, struct random *random)
{
    const real magnitude = difficulty_scale(problem) / (real)(rows + 1);
    const struct matrix A = random_matrix(problem->arena, rows, cols, problem->type, magnitude, random);
    for (int64_t j = 0; j < smaller(rows, cols); ++j) {
        real sum = 0;
        for (int64_t i = 0; i < rows; ++i)
            sum += cabsl(*at(A, i, j));
        *at(A, j, j) *= sum / cabsl(*at(A, j, j));
    }
    return A;
}

struct matrix random_lu(struct problem *problem, int64_t n, struct random *random)
{
    const struct matrix U =
        random_triangle(problem, n, BblasUpper, difficulty_scale(problem), difficulty_condition(problem), random);
    const struct matrix L = random_triangle(problem, n, BblasLower, 1, 1, random);
    for (int64_t j = 0; j < n; ++j)
        for (int64_t i = j + 1; i < n; ++i)
            *at(U, i, j) = *at(L, i, j);
    return U;
}

struct matrix random_pivots(struct problem *problem, int64_t n, struct random *random)
{
    const struct matrix pivots = new_matrix(problem->arena, n, 1);
    for (int64_t i = 0; i < n; ++i)
        pivots.a[i] = (real)random_integer(random, i + 1, n);
    return pivots;
}

static struct matrix lower(struct problem *problem, struct matrix packed)
{
    const int64_t k = smaller(packed.rows, packed.cols);
    return triangular(problem->arena, block(problem->arena, packed, 0, 0, packed.rows, k), BblasLower, BblasUnit);
}

static struct matrix upper(struct problem *problem, struct matrix packed)
{
    const int64_t k = smaller(packed.rows, packed.cols);
    return triangular(problem->arena, block(problem->arena, packed, 0, 0, k, packed.cols), BblasUpper, BblasNonUnit);
}

static bool are_valid_pivots(struct matrix pivots, int64_t rows)
{
    for (int64_t i = 0; i < pivots.rows; ++i)
        if (creall(pivots.a[i]) < (real)(i + 1) || creall(pivots.a[i]) > (real)rows)
            return false;
    return true;
}

/** No element of L exceeds 1, or what pivots by |re| + |im| allow. */
static bool is_pivoted(const struct problem *problem, struct matrix L)
{
    const real limit = (is_complex_type(problem->type) ? sqrtl(2) : 1) * (1 + 8 * unit_roundoff(problem->type));
    for (int64_t i = 0; i < L.rows * L.cols; ++i)
        if (!(cabsl(L.a[i]) <= limit))
            return false;
    return true;
}

double lu_ratio(struct problem *problem)
{
    const struct matrix A = before(problem, "A");
    const struct matrix packed = after(problem, "A");
    const struct matrix pivots = after(problem, "ipiv");
    if (!are_valid_pivots(pivots, A.rows))
        return INFINITY;
    if (problem->expected_info == INFO_ANY)
        return isnan(norm1(packed)) ? 0 : INFINITY; /* the NaN must not get lost */
    const struct matrix L = lower(problem, packed);
    if (!is_pivoted(problem, L))
        return INFINITY;
    interchange_rows(A, pivots, 1, pivots.rows, false);
    return factor_ratio(problem, A, L, upper(problem, packed));
}

double lu_nopiv_ratio(struct problem *problem)
{
    struct arena *arena = problem->arena;
    const struct matrix A = before(problem, "A");
    const struct matrix packed = after(problem, "A");
    const int64_t done = problem->expected_info > 0 ? problem->expected_info - 1 : smaller(A.rows, A.cols);
    const struct matrix columns = block(arena, packed, 0, 0, A.rows, done);
    const struct matrix rows = block(arena, packed, 0, 0, done, A.cols);
    const double of_columns =
        factor_ratio(problem, block(arena, A, 0, 0, A.rows, done), lower(problem, columns), upper(problem, columns));
    return worse(of_columns,
                 factor_ratio(problem, block(arena, A, 0, 0, done, A.cols), lower(problem, rows), upper(problem, rows)));
}

double lu_solve_ratio(struct problem *problem, struct matrix packed, struct matrix pivots, int64_t trans, struct matrix X,
                      struct matrix B)
{
    struct arena *arena = problem->arena;
    const struct matrix L = lower(problem, packed);
    const struct matrix U = upper(problem, packed);
    if (trans == BblasNoTrans) { /* L U X = Pᵀ B */
        B = copy_of(arena, B);
        interchange_rows(B, pivots, 1, pivots.rows, false);
        return factored_ratio(problem, L, U, X, B);
    }
    X = copy_of(arena, X); /* op(U) op(L) Pᵀ X = B */
    interchange_rows(X, pivots, 1, pivots.rows, false);
    return factored_ratio(problem, op(arena, U, trans), op(arena, L, trans), X, B);
}

/** Zeros in rows [0, rows) of column `col` of operand A, which make the pivot there zero. */
static void clear(struct problem *problem, int64_t rows, int64_t col)
{
    struct dense *A = dense_of(problem, "A");
    for (int64_t i = 0; i < rows; ++i)
        element_set(A->type, element_at(A, A->before, i, col), 0);
    problem->expected_info = (int32_t)(col + 1);
}

void plant_zero_column(struct problem *problem, struct random *random)
{
    const struct dense *A = dense_of(problem, "A");
    if (A->rows > 0 && A->cols > 0)
        clear(problem, A->rows, random_integer(random, 0, smaller(A->rows, A->cols) - 1));
}

void plant_nan(struct problem *problem, struct random *random)
{
    struct dense *A = dense_of(problem, "A");
    if (A->rows == 0 || A->cols == 0)
        return;
    const int64_t row = random_integer(random, 0, A->rows - 1);
    const int64_t col = random_integer(random, 0, A->cols - 1);
    element_set(A->type, element_at(A, A->before, row, col), NAN);
    problem->expected_info = INFO_ANY;
}

void plant_zero_pivot(struct problem *problem, struct random *random)
{
    const struct dense *A = dense_of(problem, "A");
    if (A->rows == 0 || A->cols == 0)
        return;
    const int64_t pivot = random_integer(random, 0, smaller(A->rows, A->cols) - 1);
    clear(problem, pivot + 1, pivot); /* what stands below it must not help */
}
