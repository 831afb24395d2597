/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Krylov subspace methods with a preconditioner. */
#ifndef EXAMPLES_KRYLOV_H
#define EXAMPLES_KRYLOV_H

#include "sparse.h"

enum krylov_method {
    CONJUGATE_GRADIENTS, /**< for Hermitian positive definite matrices; Hestenes and Stiefel, 1952 */
    BICGSTAB             /**< for any matrix; van der Vorst, SIAM J. Sci. Stat. Comput. 13, 1992 */
};

/** z = M⁻¹ r */
typedef void krylov_preconditioner(void *context, const double complex *r, double complex *z);

struct krylov_problem {
    const struct sparse *matrix;
    const double complex *right_hand_side;
    krylov_preconditioner *precondition; /**< NULL for none */
    void *context;                       /**< handed to it */
    double tolerance;                    /**< on the relative residual ‖b - A x‖₂ / ‖b‖₂ */
    int max_iterations;
};

struct krylov_outcome {
    bool converged;
    int iterations;
    double residual;       /**< relative, computed from x itself, not from the recurrence */
    const char *breakdown; /**< why the method could not go on; NULL when it could */
};

/** Solves A x = b, starting from x = 0. `x` holds the last iterate, converged or not. */
struct krylov_outcome krylov_solve(enum krylov_method method, const struct krylov_problem *problem, double complex *x);

#endif
