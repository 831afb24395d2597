/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "reflectors.h"

#include "factors.h"

#include <complex.h>
#include <math.h>

static real square(wide x)
{
    return creall(x) * creall(x) + cimagl(x) * cimagl(x);
}

/** vᴴ v of reflector i */
static real reflector_norm(struct matrix v, int64_t i)
{
    real sum = 1;
    for (int64_t r = i + 1; r < v.rows; ++r)
        sum += square(*at(v, r, i));
    return sum;
}

void set_reflectors(struct problem *problem, struct random *random)
{
    const struct dense *A = dense_of(problem, "A");
    const struct matrix tau = new_matrix(problem->arena, value_of(problem, "k"), 1);
    /* A power of 2, so that elements need no rounding; it keeps v below the diagonal shorter than 1, as QR does. */
    const real magnitude = ldexpl(1, -(int)ceill(log2l((real)A->rows + 1) / 2));
    const struct matrix v = random_matrix(problem->arena, A->rows, A->cols, problem->type, magnitude, random);
    for (int64_t i = 0; i < tau.rows; ++i) {
        /* H is unitary exactly when 2 Re(tau) = |tau|² vᴴ v: a circle through 0. */
        const real angle = is_complex_type(problem->type) ? 2 * creall(random_element(random, 's')) : 0;
        tau.a[i] = random_integer(random, 0, 7) == 0 ? 0 : (1 + cexpl(angle * I)) / reflector_norm(v, i);
    }
    set_before(problem, "A", v);
    set_before(problem, "tau", tau);
}

double unitary_ratio(struct problem *problem, struct matrix v, struct matrix tau)
{
    double ratio = 0;
    for (int64_t i = 0; i < tau.rows; ++i) {
        const real error = fabsl(2 * creall(tau.a[i]) - square(tau.a[i]) * reflector_norm(v, i));
        ratio = worse(ratio, error_ratio(problem, error, 1, v.rows));
    }
    return ratio;
}

void factor_qr(struct matrix A, struct matrix tau)
{
    for (int64_t i = 0; i < tau.rows; ++i) {
        real norm = 0;
        for (int64_t r = i; r < A.rows; ++r)
            norm += square(*at(A, r, i));
        norm = sqrtl(norm);
        if (norm == 0)
            continue; /* tau is 0 */
        const wide alpha = *at(A, i, i);
        const wide beta = alpha == 0 ? -norm : -norm * alpha / cabsl(alpha);
        for (int64_t r = i + 1; r < A.rows; ++r)
            *at(A, r, i) /= alpha - beta;
        *at(A, i, i) = beta;
        tau.a[i] = 1 + cabsl(alpha) / norm;
        for (int64_t j = i + 1; j < A.cols; ++j) {
            wide sum = *at(A, i, j);
            for (int64_t r = i + 1; r < A.rows; ++r)
                sum += conjl(*at(A, r, i)) * *at(A, r, j);
            sum *= tau.a[i];
            *at(A, i, j) -= sum;
            for (int64_t r = i + 1; r < A.rows; ++r)
                *at(A, r, j) -= *at(A, r, i) * sum;
        }
    }
}
