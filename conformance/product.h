/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Products and sums that several routines share. The operand that is written has the values `before` on the right-hand
 * side; a beta of 0 keeps them out. */
#ifndef CONFORMANCE_PRODUCT_H
#define CONFORMANCE_PRODUCT_H

#include "test.h"

/** result = op(x) y, of two columns. */
double inner_product_ratio(struct problem *p, struct matrix x, int64_t trans, struct matrix y);

/** C := alpha A + beta C, C being the operand `name`. */
double sum_ratio(struct problem *p, struct matrix A, wide beta, const char *name);

/** y := alpha A x + beta y. */
double matrix_vector_ratio(struct problem *p, struct matrix A);

/** C := alpha A B + beta C, or alpha B A + beta C where `side` is right, C being the operand `name`. */
double sided_product_ratio(struct problem *p, struct matrix A, wide beta, const char *name);

#endif
