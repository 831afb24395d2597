/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Symmetric and Hermitian positive definite data, and the ways in which it fails to be so. */
#ifndef CONFORMANCE_DEFINITE_H
#define CONFORMANCE_DEFINITE_H

#include "test.h"

/** A Hermitian positive definite matrix of the problem's difficulty. */
struct matrix definite_matrix(struct problem *problem, int64_t n, struct random *random);

/** Defects of operand A: a negative pivot, a NaN pivot, and a matrix of zeros. */
void plant_indefinite(struct problem *problem, struct random *random);
void plant_nan_pivot(struct problem *problem, struct random *random);
void plant_zero_matrix(struct problem *problem, struct random *random);

#define DEFINITE_DEFECTS                                                                                                         \
    {                                                                                                                            \
        {"indefinite", plant_indefinite}, {"nan-pivot", plant_nan_pivot}, {"zero-matrix", plant_zero_matrix},                    \
    }

#endif
