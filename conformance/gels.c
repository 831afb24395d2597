/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "factors.h"
#include "lu.h"
#include "reflectors.h"

#include <complex.h>
#include <math.h>

/** Multiplications of a wide QR factorization beyond which it takes too long. */
static const int64_t work_limit = 1 << 23;

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", general_matrix(p, value_of(p, "m"), value_of(p, "n"), random));
    fill_random(p, "B", random);
}

static real norm2(struct matrix m, int64_t first, int64_t last, int64_t col)
{
    real sum = 0;
    for (int64_t i = first; i < last; ++i)
        sum += creall(*at(m, i, col) * conjl(*at(m, i, col)));
    return sqrtl(sum);
}

/** The residual is orthogonal to the range of A, and its norm is that of what stands below X. */
static double least_squares_ratio(struct problem *p, struct matrix A, struct matrix B, struct matrix found, struct matrix X,
                                  struct matrix residual)
{
    const struct matrix Ah = op(p->arena, A, BblasConjTrans);
    const real norm = norm1(A) * norm1(X) + norm1(B);
    double worst = error_ratio(p, norm1(multiply(p->arena, Ah, residual)), norm1(Ah) * norm, A.rows);
    if (p->difficulty == NEAR_OVERFLOW || p->difficulty == NEAR_UNDERFLOW)
        return worst; /* LAPACK, which scales such A and B, leaves the rows below X scaled */
    for (int64_t j = 0; A.rows > A.cols && j < B.cols; ++j) {
        const real error = fabsl(norm2(residual, 0, A.rows, j) - norm2(found, A.cols, A.rows, j));
        worst = worse(worst, error_ratio(p, error, norm, A.rows));
    }
    return worst;
}

/** X has no part outside the range of Aᴴ: the distance from X to X = Aᴴ Y, over what rounding of A explains. */
static double minimum_norm_ratio(struct problem *p, struct matrix A, struct matrix X)
{
    const struct matrix QR = op(p->arena, A, BblasConjTrans);
    const struct matrix tau = new_matrix(p->arena, A.rows, 1);
    const struct matrix Z = copy_of(p->arena, X);
    factor_qr(QR, tau);
    apply_reflectors(Z, QR, tau, true);
    const struct matrix outside = block(p->arena, Z, A.rows, 0, A.cols - A.rows, Z.cols);
    const struct matrix Y = block(p->arena, Z, 0, 0, A.rows, Z.cols);
    for (int64_t j = 0; j < Y.cols; ++j) /* Y := inv(R) Y */
        for (int64_t k = Y.rows - 1; k >= 0; --k) {
            *at(Y, k, j) /= *at(QR, k, k);
            for (int64_t i = 0; i < k; ++i)
                *at(Y, i, j) -= *at(QR, i, k) * *at(Y, k, j);
        }
    return error_ratio(p, norm1(outside), norm1(X) + norm1(A) * norm1(Y), A.cols);
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values) || p->expected_info > 0)
        return 0;
    const int64_t trans = value_of(p, "trans") == BblasNoTrans ? BblasNoTrans : BblasConjTrans;
    const struct matrix A = op(p->arena, before(p, "A"), trans);
    const struct matrix found = sampled(p, after(p, "B"));
    if (A.rows == 0 || A.cols == 0)
        return norm1(found) == 0 ? 0 : INFINITY;
    const struct matrix X = block(p->arena, found, 0, 0, A.cols, found.cols);
    const struct matrix B = block(p->arena, sampled(p, before(p, "B")), 0, 0, A.rows, found.cols);
    const struct matrix residual = difference(p->arena, B, multiply(p->arena, A, X));
    double worst = 0;
    if (A.rows <= A.cols)
        worst = error_ratio(p, norm1(residual), norm1(A) * norm1(X), A.cols);
    if (A.rows >= A.cols)
        worst = worse(worst, least_squares_ratio(p, A, B, found, X, residual));
    else if (A.rows * A.rows * A.cols <= work_limit)
        worst = worse(worst, minimum_norm_ratio(p, A, X));
    return worst;
}

/** A zero column (m >= n) or row. When it is all of A, LAPACK gives the zero solution instead: not asked for. */
static void plant_rank_deficient(struct problem *p, struct random *random)
{
    struct dense *A = dense_of(p, "A");
    const bool tall = A->rows >= A->cols;
    const int64_t k = tall ? A->cols : A->rows;
    if (p->routine->stem->quick_return(p->values) || k < 2)
        return;
    const int64_t zero = random_integer(random, 0, k - 1);
    for (int64_t i = 0; i < (tall ? A->rows : A->cols); ++i)
        element_set(A->type, element_at(A, A->before, tall ? i : zero, tall ? zero : i), 0);
    p->expected_info = (int32_t)(zero + 1);
}

const struct routine_test gels_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
    .defects = {{"rank-deficient", plant_rank_deficient}},
};
