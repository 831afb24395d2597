/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * What a routine's test owns: its data and its formula. Batch loop, forms, poison and info are the harness's. */
#ifndef CONFORMANCE_TEST_H
#define CONFORMANCE_TEST_H

#include "matrix.h"
#include "ratio.h"

/** A way to make a problem fail: spoils ordinary data and sets expected_info. */
struct defect {
    const char *name; /**< such as "indefinite" */
    void (*plant)(struct problem *problem, struct random *random);
};

enum { MAX_DEFECTS = 4 };

struct routine_test {
    /** Fills `before` of the operands for the problem's values, scalars and difficulty. NULL: random elements everywhere. */
    void (*generate)(struct problem *problem, struct random *random);
    /** Largest error ratio of what the call left, below RATIO_LIMIT for a pass; of defective problems too, where the routine
     * promises something for them. */
    double (*ratio)(struct problem *problem);
    /** The data can be near overflow and underflow (rule A2), or ill-conditioned. */
    bool scalable;
    bool has_ill_conditioned;
    /** Rows that its matrices have beyond those of the registry, where the data names them (laswp's pivots). */
    int extra_rows;
    struct defect defects[MAX_DEFECTS];
};

/** Test of a stem, NULL when there is none. */
const struct routine_test *test_of(const struct bblas_stem *stem);

#endif
