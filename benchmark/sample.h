/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * One problem with the data, and the judgement, of the conformance suite: what C++ sees of it. */
#ifndef BENCHMARK_SAMPLE_H
#define BENCHMARK_SAMPLE_H

#include <routine.h>

#ifdef __cplusplus
extern "C" {
#endif

struct sample;

/** Ordinary data for the options, sizes and indexes in `values`, and for the scalars, which are real numbers at the index of
 * their argument. Data follow from the seed. */
struct sample *sample_create(const struct bblas_routine *routine, const int64_t *values, const double *scalars, uint64_t seed);
void sample_destroy(struct sample *sample);

/** An operand's elements, column-major without padding. */
struct sample_operand {
    int64_t rows;
    int64_t cols;
    size_t element_size;
    const void *before; /**< what the problem gives */
    void *after;        /**< to be filled with what a call left, for sample_ratio(); in the beginning the same as before */
};

struct sample_operand sample_operand_of(const struct sample *sample, int argument);

/** Error ratio of what stands in `after`, by the suite's formulas; a pass is below sample_ratio_limit. */
double sample_ratio(struct sample *sample);
extern const double sample_ratio_limit;

/** Bytes of an element of the routine's operand or scalar. */
size_t sample_element_size(const struct bblas_routine *routine, int argument);
/** Stores a real number as the routine's scalar. */
void sample_store_scalar(const struct bblas_routine *routine, int argument, void *address, double value);

#ifdef __cplusplus
}
#endif

#endif
