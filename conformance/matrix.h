/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Dense matrices in the suite's own precision, and what a test composes its expectation of: op(A), a triangle spread to a
 * symmetric matrix, products, reflectors. They live in the problem's arena. */
#ifndef CONFORMANCE_MATRIX_H
#define CONFORMANCE_MATRIX_H

#include "problem.h"

struct matrix {
    int64_t rows, cols;
    wide *a; /**< column-major without padding */
};

static inline wide *at(struct matrix m, int64_t row, int64_t col)
{
    return &m.a[row + col * m.rows];
}

/** An operand as it was, and as the call left it. Vectors have one column. */
struct matrix before(struct problem *problem, const char *name);
struct matrix after(struct problem *problem, const char *name);
/** Makes `m` the operand's `before`, rounded to the precision. */
void set_before(struct problem *problem, const char *name, struct matrix m);

struct matrix new_matrix(struct arena *arena, int64_t rows, int64_t cols);
struct matrix identity(struct arena *arena, int64_t rows, int64_t cols);
struct matrix copy_of(struct arena *arena, struct matrix m);
/** Rows [row, row + rows), columns [col, col + cols). */
struct matrix block(struct arena *arena, struct matrix m, int64_t row, int64_t col, int64_t rows, int64_t cols);
/** m, its transpose, or its conjugate transpose. */
struct matrix op(struct arena *arena, struct matrix m, int64_t trans);
/** The named triangle of a square or trapezoidal matrix; zero elsewhere; ones on the diagonal with BblasUnit. */
struct matrix triangular(struct arena *arena, struct matrix m, int64_t uplo, int64_t diag);
/** The full matrix that one triangle stands for. */
struct matrix symmetric(struct arena *arena, struct matrix m, int64_t uplo);
struct matrix hermitian(struct arena *arena, struct matrix m, int64_t uplo);
/** [left right] */
struct matrix beside(struct arena *arena, struct matrix left, struct matrix right);
struct matrix multiply(struct arena *arena, struct matrix left, struct matrix right);
void scale(struct matrix m, wide factor);
/** Elementwise a - b. */
struct matrix difference(struct arena *arena, struct matrix a, struct matrix b);
real norm1(struct matrix m);

/** Interchanges rows of `m` as LAPACK's laswp does with rows first ... last, counted from 1; backwards with a negative
 * increment. */
void interchange_rows(struct matrix m, const struct matrix pivots, int64_t first, int64_t last, bool backwards);
/** m := Q m, or Qᴴ m, with Q = H(1) ... H(k) and reflector i in column i of `v` below the diagonal. */
void apply_reflectors(struct matrix m, struct matrix v, struct matrix tau, bool conjugate_transpose);
/** A well-conditioned random matrix, times `scale`. */
struct matrix random_matrix(struct arena *arena, int64_t rows, int64_t cols, char type, real scale, struct random *random);

#endif
