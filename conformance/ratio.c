/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "ratio.h"

#include "case.h"

#include <complex.h>
#include <math.h>

/** Multiplications beyond which products are checked with vectors; 64³. */
static const int64_t work_limit = 1 << 18;
enum { VECTORS = 3 };

double worse(double a, double b)
{
    if (isnan(a) || isnan(b))
        return INFINITY;
    return a > b ? a : b;
}

static double quotient(real error, real bound)
{
    if (!isfinite(error) || !isfinite(bound))
        return INFINITY;
    return error == 0 ? 0 : bound == 0 ? INFINITY : (double)(error / bound);
}

/** A column of random signs for each check. */
static struct matrix signs(struct arena *arena, int64_t rows, struct random *random)
{
    struct matrix x = new_matrix(arena, rows, VECTORS);
    for (int64_t i = 0; i < rows * VECTORS; ++i)
        x.a[i] = random_bits(random) >> 63 ? 1 : -1;
    return x;
}

static struct matrix magnitudes(struct arena *arena, struct matrix m)
{
    struct matrix b = new_matrix(arena, m.rows, m.cols);
    for (int64_t i = 0; i < m.rows * m.cols; ++i)
        b.a[i] = cabsl(m.a[i]);
    return b;
}

static bool counts(int64_t uplo, int64_t i, int64_t j)
{
    return uplo == BblasGeneral || (uplo == BblasUpper ? i <= j : i >= j);
}

/** alpha P + beta C0 where only the part counts. */
static struct matrix combine(struct arena *arena, wide alpha, struct matrix P, wide beta, struct matrix C0, int64_t uplo)
{
    struct matrix m = new_matrix(arena, P.rows, P.cols);
    for (int64_t j = 0; j < P.cols; ++j)
        for (int64_t i = 0; i < P.rows; ++i)
            if (counts(uplo, i, j))
                *at(m, i, j) = (alpha == 0 ? 0 : alpha * *at(P, i, j)) + (beta == 0 ? 0 : beta * *at(C0, i, j));
    return m;
}

static double elementwise(const struct problem *problem, struct matrix exact, struct matrix bound, struct matrix C, int64_t uplo,
                          int64_t k)
{
    const real constant =
        (real)(k + 2) * unit_roundoff(problem->type) * (is_complex_type(problem->type) ? 2 : 1) * 2 / RATIO_LIMIT;
    /* Below the normal numbers the error is absolute. */
    const real underflow = (real)(k + 2) * smallest(problem->type) * 2 * unit_roundoff(problem->type);
    double ratio = 0;
    for (int64_t j = 0; j < C.cols; ++j)
        for (int64_t i = 0; i < C.rows; ++i) {
            if (!counts(uplo, i, j))
                continue;
            real error = cabsl(*at(C, i, j) - *at(exact, i, j));
            error = error <= underflow ? 0 : error;
            ratio = worse(ratio, quotient(error, constant * creall(*at(bound, i, j))));
        }
    return ratio;
}

double product_ratio(const struct problem *problem, wide alpha, struct matrix A, struct matrix B, wide beta, struct matrix C0,
                     struct matrix C, int64_t uplo)
{
    struct arena scratch = {0};
    const int64_t k = A.cols;
    double ratio;
    if (alpha == 0) { /* op(A) op(B) is not to be looked at */
        A = new_matrix(&scratch, C.rows, 0);
        B = new_matrix(&scratch, 0, C.cols);
    }
    if (C.rows * C.cols * A.cols <= work_limit || uplo != BblasGeneral) {
        struct matrix exact = combine(&scratch, alpha, multiply(&scratch, A, B), beta, C0, uplo);
        struct matrix bound = multiply(&scratch, magnitudes(&scratch, A), magnitudes(&scratch, B));
        bound = combine(&scratch, cabsl(alpha), bound, cabsl(beta), beta == 0 ? C0 : magnitudes(&scratch, C0), uplo);
        ratio = elementwise(problem, exact, bound, C, uplo, k);
    } else {
        struct random random = {(uint64_t)(C.rows * 131 + C.cols)};
        struct matrix x = signs(&scratch, C.cols, &random);
        struct matrix ones = new_matrix(&scratch, C.cols, VECTORS);
        for (int64_t i = 0; i < C.cols * VECTORS; ++i)
            ones.a[i] = 1;
        struct matrix exact = multiply(&scratch, A, multiply(&scratch, B, x));
        struct matrix bound = multiply(&scratch, magnitudes(&scratch, A), multiply(&scratch, magnitudes(&scratch, B), ones));
        struct matrix with_C0 = beta == 0 ? C0 : multiply(&scratch, C0, x);
        struct matrix bound_C0 = beta == 0 ? C0 : multiply(&scratch, magnitudes(&scratch, C0), ones);
        exact = combine(&scratch, alpha, exact, beta, with_C0, BblasGeneral);
        bound = combine(&scratch, cabsl(alpha), bound, cabsl(beta), bound_C0, BblasGeneral);
        ratio = elementwise(problem, exact, bound, multiply(&scratch, C, x), BblasGeneral, k);
    }
    arena_free(&scratch);
    return ratio;
}

/** ‖R‖ of R = B − F G, or an estimate of it from R times signs, and the norm of `of` seen the same way. */
static double residual_ratio(const struct problem *problem, struct matrix B, struct matrix F, struct matrix G, real norm,
                             int64_t n)
{
    struct arena scratch = {0};
    if (F.rows * F.cols * G.cols > work_limit) {
        struct random random = {(uint64_t)(F.rows * 137 + G.cols)};
        struct matrix x = signs(&scratch, G.cols, &random);
        G = multiply(&scratch, G, x);
        B = multiply(&scratch, B, x);
    }
    const real error = norm1(difference(&scratch, B, multiply(&scratch, F, G)));
    arena_free(&scratch);
    return quotient(error, norm * unit_roundoff(problem->type) * (real)(n > 1 ? n : 1));
}

double solve_ratio(const struct problem *problem, struct matrix A, struct matrix X, struct matrix B)
{
    if (B.rows == 0 || B.cols == 0)
        return 0;
    return residual_ratio(problem, B, A, X, norm1(A) * norm1(X), A.rows);
}

double factor_ratio(const struct problem *problem, struct matrix A, struct matrix F, struct matrix G)
{
    if (A.rows == 0 || A.cols == 0)
        return 0;
    return residual_ratio(problem, A, F, G, norm1(A), F.cols);
}

double difference_ratio(const struct problem *problem, struct matrix A, struct matrix B, int64_t n)
{
    struct arena scratch = {0};
    const real error = norm1(difference(&scratch, A, B));
    arena_free(&scratch);
    return quotient(error, norm1(B) * unit_roundoff(problem->type) * (real)(n > 1 ? n : 1));
}

double orthogonality_ratio(const struct problem *problem, struct matrix Q)
{
    if (Q.cols == 0)
        return 0;
    struct arena scratch = {0};
    const double ratio =
        residual_ratio(problem, identity(&scratch, Q.cols, Q.cols), op(&scratch, Q, BblasConjTrans), Q, 1, Q.rows);
    arena_free(&scratch);
    return ratio;
}

double equality_ratio(struct matrix A, struct matrix B, int64_t uplo)
{
    for (int64_t j = 0; j < A.cols; ++j)
        for (int64_t i = 0; i < A.rows; ++i) {
            const wide a = *at(A, i, j);
            const wide b = *at(B, i, j);
            const bool both_nan = isnan(cabsl(a)) && isnan(cabsl(b));
            if (counts(uplo, i, j) && a != b && !both_nan)
                return INFINITY;
        }
    return 0;
}
