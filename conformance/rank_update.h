/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Updates by matrices of low rank. `adjoint` is what the right factor gets: BblasTrans in symmetric and unconjugated
 * routines, BblasConjTrans in Hermitian and conjugated ones. */
#ifndef CONFORMANCE_RANK_UPDATE_H
#define CONFORMANCE_RANK_UPDATE_H

#include "test.h"

/** ger: A := alpha x adjoint(y) + A. */
double rank_one_ratio(struct problem *p, int64_t adjoint);

/* With one triangle held; a Hermitian result must have a real diagonal. */

/** syr: A := alpha x adjoint(x) + A. */
double symmetric_rank_one_ratio(struct problem *p, int64_t adjoint);

/** syrk: C := alpha F adjoint(F) + beta C, F = op(A). */
double symmetric_rank_k_ratio(struct problem *p, int64_t adjoint);

/** syr2k: C := alpha F adjoint(G) + adjoint(alpha) G adjoint(F) + beta C, F = op(A), G = op(B). */
double symmetric_rank_2k_ratio(struct problem *p, int64_t adjoint);

#endif
