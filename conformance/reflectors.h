/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Orthogonal and unitary matrices that are held as reflectors: reflector i is H(i) = I - tau(i) v vᴴ, with v in column i
 * below the diagonal, 1 on it, and 0 above. */
#ifndef CONFORMANCE_REFLECTORS_H
#define CONFORMANCE_REFLECTORS_H

#include "test.h"

/** Fills operands A and tau with reflectors, some of them the identity. */
void set_reflectors(struct problem *problem, struct random *random);

/** Departure of the reflectors from unitary ones over u m, the largest of all. */
double unitary_ratio(struct problem *problem, struct matrix v, struct matrix tau);

/** QR factorization of A in the suite's own arithmetic: reflectors and R replace A. */
void factor_qr(struct matrix A, struct matrix tau);

#endif
