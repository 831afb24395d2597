/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * General matrices, their LU factors in packed form (L below the diagonal, U on and above it), and pivots. */
#ifndef CONFORMANCE_LU_H
#define CONFORMANCE_LU_H

#include "test.h"

/** A random matrix of the problem's difficulty. */
struct matrix general_matrix(struct problem *problem, int64_t rows, int64_t cols, struct random *random);
/** The same with dominant diagonal elements in its columns, so that it can be factored without pivoting. */
struct matrix dominant_matrix(struct problem *problem, int64_t rows, int64_t cols, struct random *random);

/** Packed factors of a matrix of order n, and pivots. */
struct matrix random_lu(struct problem *problem, int64_t n, struct random *random);
struct matrix random_pivots(struct problem *problem, int64_t n, struct random *random);

/** Ratio of the factorization that replaced operand A, with the pivots in ipiv; infinite when these are not valid (rule N7)
 * or not those of partial pivoting. */
double lu_ratio(struct problem *problem);
/** Ratio of the factorization without pivoting; only of the leading part when a zero pivot stops it. */
double lu_nopiv_ratio(struct problem *problem);

/** Ratio of op(A) X = B with A = P L U. `pivots` has no rows when there were no interchanges. */
double lu_solve_ratio(struct problem *problem, struct matrix packed, struct matrix pivots, int64_t trans, struct matrix X,
                      struct matrix B);

/** Defects of operand A: a column of zeros, a NaN, and a pivot that is zero without interchanges. */
void plant_zero_column(struct problem *problem, struct random *random);
void plant_nan(struct problem *problem, struct random *random);
void plant_zero_pivot(struct problem *problem, struct random *random);

#endif
