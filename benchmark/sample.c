/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "sample.h"

#include <case.h>
#include <test.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sample {
    struct problem problem;
    struct arena arena; /* of the operands; temporary matrices have an arena of their own */
};

const double sample_ratio_limit = RATIO_LIMIT;

struct sample *sample_create(const struct bblas_routine *routine, const int64_t *values, const double *scalars, uint64_t seed)
{
    struct sample *const sample = calloc(1, sizeof *sample);
    if (!sample) {
        fputs("bblas-bench: out of host memory\n", stderr);
        exit(2);
    }
    const struct bblas_stem *const stem = routine->stem;
    struct problem *const p = &sample->problem;
    p->routine = routine;
    p->type = routine->type;
    memcpy(p->values, values, sizeof p->values);
    for (int a = 0; a < stem->n_arguments; ++a)
        p->scalars[a] = scalars[a];
    p->arena = &sample->arena;
    problem_allocate(p, 0);
    for (int a = 0; a < stem->n_arguments; ++a)
        p->ld[a] = stem->arguments[a].kind == BBLAS_MATRIX ? least_ld(p, a) : 1;

    struct arena scratch = {0};
    struct random random = {seed};
    p->arena = &scratch;
    const struct routine_test *const test = test_of(stem);
    if (test->generate) {
        test->generate(p, &random);
    } else {
        for (int a = 0; a < stem->n_arguments; ++a)
            if (stem->arguments[a].rows && stem->arguments[a].access & BBLAS_IN)
                fill_random(p, stem->arguments[a].name, &random);
    }
    arena_free(&scratch);
    for (int a = 0; a < stem->n_arguments; ++a) {
        const struct sample_operand operand = sample_operand_of(sample, a);
        if (operand.before)
            memcpy(operand.after, operand.before, (size_t)(operand.rows * operand.cols) * operand.element_size);
    }
    return sample;
}

void sample_destroy(struct sample *sample)
{
    if (sample)
        arena_free(&sample->arena);
    free(sample);
}

struct sample_operand sample_operand_of(const struct sample *sample, int argument)
{
    const struct dense *const dense = &sample->problem.operands[argument];
    return (struct sample_operand){dense->rows, dense->cols, element_size(dense->type), dense->before, dense->after};
}

double sample_ratio(struct sample *sample)
{
    struct arena scratch = {0};
    sample->problem.arena = &scratch;
    const double ratio = test_of(sample->problem.routine->stem)->ratio(&sample->problem);
    arena_free(&scratch);
    return ratio;
}

static char type_of(const struct bblas_routine *routine, int argument)
{
    return element_type(routine->type, routine->stem->arguments[argument].element);
}

size_t sample_element_size(const struct bblas_routine *routine, int argument)
{
    return element_size(type_of(routine, argument));
}

void sample_store_scalar(const struct bblas_routine *routine, int argument, void *address, double value)
{
    element_set(type_of(routine, argument), address, value);
}
