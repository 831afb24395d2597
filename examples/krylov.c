/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "krylov.h"

#include "fail.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { WORK_VECTORS = 7 };

/* A solution under way. */
struct run {
    const struct krylov_problem *problem;
    int32_t n;
    double target; /* for ‖r‖₂ */
    double complex *x;
    double complex *work[WORK_VECTORS]; /* work[0] is the residual r */
    struct krylov_outcome outcome;
};

/* ---- Vectors ----------------------------------------------------------------------------------------------------------- */

/* aᴴ b */
static double complex dot(int32_t n, const double complex *a, const double complex *b)
{
    double complex sum = 0;
    for (int32_t i = 0; i < n; i++)
        sum += conj(a[i]) * b[i];
    return sum;
}

static double norm(int32_t n, const double complex *a)
{
    double sum = 0;
    for (int32_t i = 0; i < n; i++)
        sum += creal(a[i]) * creal(a[i]) + cimag(a[i]) * cimag(a[i]);
    return sqrt(sum);
}

/* y += factor x */
static void add(int32_t n, double complex factor, const double complex *x, double complex *y)
{
    for (int32_t i = 0; i < n; i++)
        y[i] += factor * x[i];
}

static void precondition(const struct run *run, const double complex *r, double complex *z)
{
    if (run->problem->precondition != NULL)
        run->problem->precondition(run->problem->context, r, z);
    else
        memcpy(z, r, (size_t)run->n * sizeof *z);
}

/* r = b - A x; returns its norm. */
static double true_residual(struct run *run)
{
    double complex *r = run->work[0];
    sparse_multiply(run->problem->matrix, run->x, r);
    for (int32_t i = 0; i < run->n; i++)
        r[i] = run->problem->right_hand_side[i] - r[i];
    return norm(run->n, r);
}

/* ---- Methods ----------------------------------------------------------------------------------------------------------- */

/* Both methods iterate on the r that they find, until the recurrence reaches the target or the iterations are used up, or they
 * break down; what r really is by then, krylov_solve() looks up. A NaN ends them too: no comparison with it is true. */

static bool goes_on(const struct run *run, double residual)
{
    return residual > run->target && isfinite(residual) && run->outcome.iterations < run->problem->max_iterations;
}

static void conjugate_gradients(struct run *run, double residual)
{
    const int32_t n = run->n;
    double complex *r = run->work[0];
    double complex *z = run->work[1];
    double complex *p = run->work[2];
    double complex *q = run->work[3];
    double rho = 1;
    memset(p, 0, (size_t)n * sizeof *p);
    while (goes_on(run, residual)) {
        precondition(run, r, z);
        const double old_rho = rho;
        rho = creal(dot(n, r, z));
        if (rho <= 0) {
            run->outcome.breakdown = "the preconditioner is not positive definite";
            return;
        }
        for (int32_t i = 0; i < n; i++)
            p[i] = z[i] + rho / old_rho * p[i];
        sparse_multiply(run->problem->matrix, p, q);
        const double curvature = creal(dot(n, p, q));
        if (curvature <= 0) {
            run->outcome.breakdown = "the matrix is not positive definite";
            return;
        }
        add(n, rho / curvature, p, run->x);
        add(n, -rho / curvature, q, r);
        residual = norm(n, r);
        run->outcome.iterations++;
    }
}

/* Two directions whose inner product is rounding error. */
static bool orthogonal(int32_t n, double complex product, const double complex *a, const double complex *b)
{
    return cabs(product) <= DBL_EPSILON * DBL_EPSILON * norm(n, a) * norm(n, b);
}

/* With the preconditioner on the right, so that r is the residual of A x = b itself. */
static void bicgstab(struct run *run, double residual)
{
    const int32_t n = run->n;
    double complex *r = run->work[0];
    double complex *shadow = run->work[1];
    double complex *p = run->work[2];
    double complex *v = run->work[3];
    double complex *t = run->work[4];
    double complex *p_hat = run->work[5];
    double complex *r_hat = run->work[6];
    double complex rho = 1;
    double complex alpha = 1;
    double complex omega = 1;
    const int first_iteration = run->outcome.iterations;
    const char *breakdown = NULL;
    memcpy(shadow, r, (size_t)n * sizeof *shadow);
    memset(p, 0, (size_t)n * sizeof *p);
    memset(v, 0, (size_t)n * sizeof *v);
    while (breakdown == NULL && goes_on(run, residual)) {
        const double complex old_rho = rho;
        rho = dot(n, shadow, r);
        if (orthogonal(n, rho, shadow, r)) {
            breakdown = "the residual became orthogonal to the shadow residual";
            break;
        }
        const double complex beta = rho / old_rho * (alpha / omega);
        for (int32_t i = 0; i < n; i++)
            p[i] = r[i] + beta * (p[i] - omega * v[i]);
        precondition(run, p, p_hat);
        sparse_multiply(run->problem->matrix, p_hat, v);
        const double complex slope = dot(n, shadow, v);
        if (orthogonal(n, slope, shadow, v)) {
            breakdown = "the search direction became orthogonal to the shadow residual";
            break;
        }
        alpha = rho / slope;
        add(n, alpha, p_hat, run->x);
        add(n, -alpha, v, r);
        run->outcome.iterations++;
        residual = norm(n, r);
        if (!(residual > run->target))
            break;
        precondition(run, r, r_hat);
        sparse_multiply(run->problem->matrix, r_hat, t);
        omega = dot(n, t, r);
        if (orthogonal(n, omega, t, r)) {
            breakdown = "the stabilising step vanished, as it does for skew-symmetric matrices";
            break;
        }
        omega /= dot(n, t, t);
        add(n, omega, r_hat, run->x);
        add(n, -omega, t, r);
        residual = norm(n, r);
    }
    /* After progress a new start, with a new shadow residual, is worth trying; without, it would only break down again. */
    if (run->outcome.iterations <= first_iteration + 1)
        run->outcome.breakdown = breakdown;
}

/* The recurrence of the residual drifts away from b - A x. So a method that believes to be done is started again from the true
 * residual, until that one is small. */
struct krylov_outcome krylov_solve(enum krylov_method method, const struct krylov_problem *problem, double complex *x)
{
    struct run run = {.problem = problem, .n = problem->matrix->rows, .x = x};
    const double scale = norm(run.n, problem->right_hand_side);
    run.target = problem->tolerance * scale;
    for (int k = 0; k < WORK_VECTORS; k++)
        run.work[k] = allocate(run.n, sizeof *run.work[k]);
    memset(x, 0, (size_t)run.n * sizeof *x);

    double residual = true_residual(&run);
    while (run.outcome.breakdown == NULL && goes_on(&run, residual)) {
        if (method == CONJUGATE_GRADIENTS)
            conjugate_gradients(&run, residual);
        else
            bicgstab(&run, residual);
        residual = true_residual(&run);
    }
    run.outcome.converged = residual <= run.target && isfinite(residual);
    run.outcome.residual = scale > 0 ? residual / scale : residual;
    if (!isfinite(residual))
        run.outcome.breakdown = "the numbers overflowed";
    for (int k = 0; k < WORK_VECTORS; k++)
        free(run.work[k]);
    return run.outcome;
}
