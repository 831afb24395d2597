/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "problem.h"

#include <bblas/types.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int find_argument(const struct bblas_stem *stem, const char *name)
{
    for (int a = 0; a < stem->n_arguments; ++a)
        if (strcmp(stem->arguments[a].name, name) == 0)
            return a;
    return -1;
}

bool has_argument(const struct bblas_stem *stem, const char *name)
{
    return find_argument(stem, name) >= 0;
}

int argument_index(const struct bblas_stem *stem, const char *name)
{
    const int a = find_argument(stem, name);
    if (a < 0) {
        fprintf(stderr, "bblas-conformance: %s has no argument %s\n", stem->name, name);
        exit(1);
    }
    return a;
}

int64_t value_of(const struct problem *problem, const char *name)
{
    return problem->values[argument_index(problem->routine->stem, name)];
}

wide scalar_of(const struct problem *problem, const char *name)
{
    return problem->scalars[argument_index(problem->routine->stem, name)];
}

struct dense *dense_of(struct problem *problem, const char *name)
{
    return &problem->operands[argument_index(problem->routine->stem, name)];
}

void repair_sizes(const struct bblas_stem *stem, int64_t *values)
{
    for (int a = 0; a < stem->n_arguments; ++a)
        if (stem->arguments[a].kind == BBLAS_SIZE && stem->arguments[a].valid)
            while (values[a] > 0 && !stem->arguments[a].valid(values))
                --values[a];
}

void problem_allocate(struct problem *problem, int extra_rows)
{
    const struct bblas_stem *stem = problem->routine->stem;
    for (int a = 0; a < stem->n_arguments; ++a) {
        const struct bblas_argument *argument = &stem->arguments[a];
        if (!argument->rows)
            continue;
        struct dense *dense = &problem->operands[a];
        dense->type = element_type(problem->type, argument->element);
        dense->rows = argument->rows(problem->values);
        dense->cols = argument->cols ? argument->cols(problem->values) : 1;
        if (argument->kind == BBLAS_MATRIX && dense->rows > 0)
            dense->rows += extra_rows;
        const size_t bytes = (size_t)(dense->rows * dense->cols) * element_size(dense->type);
        dense->before = arena_allocate(problem->arena, bytes);
        dense->after = arena_allocate(problem->arena, bytes);
    }
}

int64_t least_ld(const struct problem *problem, int argument)
{
    const int64_t rows = problem->routine->stem->arguments[argument].rows(problem->values);
    return rows > 1 ? rows : 1;
}

void *element_at(const struct dense *dense, void *data, int64_t row, int64_t col)
{
    return (char *)data + (size_t)(row + col * dense->rows) * element_size(dense->type);
}

static int64_t option_or(const struct problem *problem, const char *name, int64_t otherwise)
{
    const int a = find_argument(problem->routine->stem, name);
    return a < 0 ? otherwise : problem->values[a];
}

/** With alpha = 0 the inputs are not read, with beta = 0 the output is not (rule E7). A product or solve in place is
 * recognised by having alpha, no beta, and a triangular factor. */
static bool is_switched_off(const struct problem *problem, enum bblas_access access)
{
    const struct bblas_stem *stem = problem->routine->stem;
    const int alpha = find_argument(stem, "alpha");
    const int beta = find_argument(stem, "beta");
    if (alpha >= 0 && problem->scalars[alpha] == 0 && (access == BBLAS_IN || has_argument(stem, "diag")))
        return true;
    return beta >= 0 && problem->scalars[beta] == 0 && access == BBLAS_INOUT;
}

static struct reach reach_within(const struct problem *problem, int argument, enum bblas_part part)
{
    const struct dense *dense = &problem->operands[argument];
    return (struct reach){
        .any = true,
        .part = part,
        .uplo = option_or(problem, "uplo", BblasGeneral),
        .diagonal = option_or(problem, "diag", BblasNonUnit) == BblasNonUnit,
        .rows = dense->rows,
        .cols = dense->cols,
    };
}

struct reach reach_of_read(const struct problem *problem, int argument)
{
    const struct bblas_stem *stem = problem->routine->stem;
    const struct bblas_argument *a = &stem->arguments[argument];
    struct reach reach = reach_within(problem, argument, a->input_part);
    reach.any = (a->access & BBLAS_IN) && !stem->quick_return(problem->values) && !is_switched_off(problem, a->access);
    reach.rows += a->input_rows(problem->values) - a->rows(problem->values); /* extra rows are read */
    if (a->input_cols)
        reach.cols = a->input_cols(problem->values);
    return reach;
}

struct reach reach_of_write(const struct problem *problem, int argument)
{
    const struct bblas_stem *stem = problem->routine->stem;
    const struct bblas_argument *a = &stem->arguments[argument];
    struct reach reach = reach_within(problem, argument, a->part);
    reach.any = a->kind == BBLAS_RESULT || ((a->access & BBLAS_OUT) && !stem->quick_return(problem->values));
    return reach;
}

bool is_real_diagonal(const struct problem *problem, int argument, int64_t row, int64_t col)
{
    return problem->routine->stem->arguments[argument].hermitian && row == col && is_complex_type(problem->type);
}

real difficulty_scale(const struct problem *problem)
{
    const real u = unit_roundoff(problem->type);
    switch (problem->difficulty) {
    case NEAR_OVERFLOW:
        return ldexpl(1, (int)floorl(log2l(largest(problem->type) * sqrtl(u))));
    case NEAR_UNDERFLOW:
        return ldexpl(1, (int)ceill(log2l(smallest(problem->type) / u)));
    default:
        return 1;
    }
}

void fill_random(struct problem *problem, const char *name, struct random *random)
{
    struct dense *dense = dense_of(problem, name);
    const real scale = difficulty_scale(problem);
    for (int64_t j = 0; j < dense->cols; ++j)
        for (int64_t i = 0; i < dense->rows; ++i)
            element_set(dense->type, element_at(dense, dense->before, i, j), scale * random_element(random, dense->type));
}
