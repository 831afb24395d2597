/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Error ratios (rule A1): the error over what rounding explains, below RATIO_LIMIT for a pass, infinite for anything not
 * finite. Beyond a work limit they are estimated with random vectors of signs (Freivalds' check), which sees every element. */
#ifndef CONFORMANCE_RATIO_H
#define CONFORMANCE_RATIO_H

#include "matrix.h"

/** C = alpha A B + beta C0, judged element by element by Higham's bound (Accuracy and Stability, section 3.5): with
 * inner dimension k, |error| <= (k + 2) u (|alpha| |A| |B| + |beta| |C0|). Twice that bound is a ratio of RATIO_LIMIT in
 * real, and in complex arithmetic, which doubles each constant. Only the part that uplo names counts; BblasGeneral for all. C0
 * may have a NULL `a` when beta is 0. */
double product_ratio(const struct problem *problem, wide alpha, struct matrix A, struct matrix B, wide beta, struct matrix C0,
                     struct matrix C, int64_t uplo);

/** ‖B − A X‖ / (‖A‖ ‖X‖ u n), 1-norms, n = order of A. */
double solve_ratio(const struct problem *problem, struct matrix A, struct matrix X, struct matrix B);

/** ‖A − F G‖ / (‖A‖ u n), 1-norms, n = inner dimension (at least 1). */
double factor_ratio(const struct problem *problem, struct matrix A, struct matrix F, struct matrix G);

/** ‖A − B‖ / (‖B‖ u n), 1-norms. */
double difference_ratio(const struct problem *problem, struct matrix A, struct matrix B, int64_t n);

/** ‖QᴴQ − I‖ / (u m), 1-norm, for Q with orthonormal columns and m rows. */
double orthogonality_ratio(const struct problem *problem, struct matrix Q);

/** Larger of two ratios; infinity when one is not a number. */
double worse(double a, double b);

/** 0 where both are equal, bit for bit but for the sign of 0 and the payload of NaN; infinity where not. For routines that
 * only move data. */
double equality_ratio(struct matrix A, struct matrix B, int64_t uplo);

#endif
