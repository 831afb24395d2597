/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Square sparse matrices on the host, and their partition into blocks.
 *
 * Values are stored as complex numbers whatever the matrix: a real matrix has zero imaginary parts. That keeps one code path
 * for everything except the batched calls, which do have a type. */
#ifndef EXAMPLES_SPARSE_H
#define EXAMPLES_SPARSE_H

#include <complex.h>
#include <stdbool.h>
#include <stdint.h>

/** One coefficient; indices count from 0. */
struct sparse_entry {
    int32_t row;
    int32_t column;
    double complex value;
};

/** Compressed sparse rows: row i holds the entries start[i] ... start[i + 1] - 1, columns ascending, no zeros. */
struct sparse {
    int32_t rows;
    bool is_complex;
    int64_t *start;
    int32_t *column;
    double complex *value;
};

/** What the choice of the method depends on. */
struct sparse_kind {
    bool hermitian; /**< A = Aᴴ, to the last bit */
    bool symmetric; /**< A = Aᵀ, to the last bit */
    bool positive_diagonal;
    int32_t zero_diagonals;
};

/** Disjoint sets of unknowns: block b holds unknown[start[b]] ... unknown[start[b + 1] - 1], ascending. */
struct blocks {
    int32_t count;
    int32_t *start;
    int32_t *unknown;
    int32_t *block_of; /**< of an unknown */
};

/** Builds a matrix from entries in any order. Duplicates are added, zeros dropped; `entries` is used as scratch space. */
struct sparse sparse_assemble(int32_t rows, bool is_complex, struct sparse_entry *entries, int64_t count);

/** Linear elasticity on a cube of nodes³ grid points: three displacements a node, trilinear hexahedra, one face clamped, random
 * stiff inclusions. Symmetric positive definite, 3 nodes² (nodes - 1) rows. */
struct sparse sparse_elasticity(int32_t nodes);

void sparse_free(struct sparse *matrix);

struct sparse_kind sparse_classify(const struct sparse *matrix);

/** y = A x */
void sparse_multiply(const struct sparse *matrix, const double complex *x, double complex *y);

/** Cuts the unknowns into connected blocks of at most `bound`. */
struct blocks sparse_agglomerate(const struct sparse *matrix, int32_t bound);

void blocks_free(struct blocks *blocks);

#endif
