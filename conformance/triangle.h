/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * The triangular operand A. */
#ifndef CONFORMANCE_TRIANGLE_H
#define CONFORMANCE_TRIANGLE_H

#include "test.h"

/** op(A), where `trans` names the argument that says which op. */
struct matrix triangular_operand(struct problem *p, const char *trans);

/** A matrix both of whose triangles are well conditioned, with its own diagonal or with ones: off the diagonal of modulus
 * below sqrt(2) / n, on it in [1, 2). */
struct matrix well_conditioned_triangle(struct problem *p, int64_t n, struct random *random);

#endif
