/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Factors that are invented, so that no library has to compute them, and ratios of what is done with factors in O(n²). */
#ifndef CONFORMANCE_FACTORS_H
#define CONFORMANCE_FACTORS_H

#include "test.h"

/** 1, or about 1 / sqrt(u) when the problem is to be ill-conditioned. */
real difficulty_condition(const struct problem *problem);

/** A random triangular matrix of about the given magnitude and condition, with the first pivots largest. */
struct matrix random_triangle(struct problem *problem, int64_t n, int64_t uplo, real magnitude, real condition,
                              struct random *random);
/** The same as potrf returns it for a matrix of the problem's difficulty: with a positive diagonal. */
struct matrix random_cholesky(struct problem *problem, int64_t n, int64_t uplo, struct random *random);

/** error / (norm u n); infinite where either is not finite. */
double error_ratio(const struct problem *problem, real error, real norm, int64_t n);

/** m, or beyond a work limit a few random combinations of its columns, the same ones for every matrix of the same size. */
struct matrix sampled(struct problem *problem, struct matrix m);

/** ‖B − F G X‖ / (‖|F| |G|‖ ‖X‖ u n), 1-norms: of a solution with A = F G. */
double factored_ratio(struct problem *problem, struct matrix F, struct matrix G, struct matrix X, struct matrix B);

/** Ratio of the Cholesky factorization that replaced operand A; infinite when the factor's diagonal is not positive. */
double cholesky_ratio(struct problem *problem);

/** Defect of a factor in operand A: two exact zeros on the diagonal. */
void plant_zero_diagonal(struct problem *problem, struct random *random);

#endif
