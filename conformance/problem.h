/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * One problem in canonical form: dense operands of the routine's precision, before and after the call, whatever the
 * form, the padding and the position in memory. */
#ifndef CONFORMANCE_PROBLEM_H
#define CONFORMANCE_PROBLEM_H

#include "arena.h"
#include "element.h"

#include <bblas/types.h>

/** An operand's values, rows by cols without padding; a vector or an array has one column. */
struct dense {
    char type;
    int64_t rows, cols;
    void *before; /**< what the problem gives; only elements that are read matter */
    void *after;  /**< what the call left; NULL until it has run */
};

/** How hard the numbers are. */
enum difficulty {
    ORDINARY,
    ILL_CONDITIONED, /**< condition about 1 / sqrt(u) */
    NEAR_OVERFLOW,   /**< elements near the largest number, times sqrt(u) */
    NEAR_UNDERFLOW   /**< elements near the smallest normal number, divided by u */
};

enum { INFO_ANY = INT32_MIN };

struct problem {
    const struct bblas_routine *routine;
    struct arena *arena;
    char type;
    bblas_values values; /**< options, sizes and indexes */
    wide scalars[BBLAS_MAX_ARGUMENTS];
    struct dense operands[BBLAS_MAX_ARGUMENTS];
    int64_t ld[BBLAS_MAX_ARGUMENTS]; /**< leading dimensions and increments */
    /** With a negative expected_info: the argument whose size, or leading dimension, is claimed to be another (rule E5). */
    int claimed;
    bool claims_ld;
    int64_t claimed_value;
    enum difficulty difficulty;
    int32_t expected_info; /**< or INFO_ANY */
    int32_t info;          /**< what the call gave */
};

/** One of its sizes, leading dimensions or increments is invalid (rule E5): nothing may be written. */
static inline bool is_invalid(const struct problem *problem)
{
    return problem->expected_info < 0 && problem->expected_info != INFO_ANY;
}

/** Index of an argument; exits with a message when the routine has none of that name. */
int argument_index(const struct bblas_stem *stem, const char *name);
bool has_argument(const struct bblas_stem *stem, const char *name);

/** Value of an option, size or index by name. */
int64_t value_of(const struct problem *problem, const char *name);
wide scalar_of(const struct problem *problem, const char *name);
struct dense *dense_of(struct problem *problem, const char *name);

/** Lowers sizes until every constraint between them holds. */
void repair_sizes(const struct bblas_stem *stem, int64_t *values);

/** Allocates the operands for the sizes in `values`; all elements are 0. Matrices that are not empty get `extra_rows` more. */
void problem_allocate(struct problem *problem, int extra_rows);
/** The least leading dimension of a matrix that a call has to take. */
int64_t least_ld(const struct problem *problem, int argument);
void *element_at(const struct dense *dense, void *data, int64_t row, int64_t col);

/** The elements of an operand that a call reads, or that it writes. */
struct reach {
    bool any;
    enum bblas_part part;
    int64_t uplo;
    bool diagonal;
    int64_t rows, cols;
};

/** What the registry and the scalars (rule E7) say. */
struct reach reach_of_read(const struct problem *problem, int argument);
struct reach reach_of_write(const struct problem *problem, int argument);

static inline bool reaches(const struct reach *reach, int64_t row, int64_t col)
{
    if (!reach->any || row >= reach->rows || col >= reach->cols)
        return false;
    switch (reach->part) {
    case BBLAS_REFLECTORS:
        return row > col;
    case BBLAS_TRIANGLE:
        if (row == col)
            return reach->diagonal;
        return reach->uplo == BblasGeneral || (reach->uplo == BblasUpper ? row < col : row > col);
    default:
        return true;
    }
}

/** The element is on a diagonal whose imaginary part counts as 0. */
bool is_real_diagonal(const struct problem *problem, int argument, int64_t row, int64_t col);

/** Fills an operand's `before` with random elements, scaled as the difficulty says. */
void fill_random(struct problem *problem, const char *name, struct random *random);
real difficulty_scale(const struct problem *problem);

#endif
