/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * The cases: a routine, a form, options, sizes, and a scenario. */
#ifndef CONFORMANCE_SUITE_H
#define CONFORMANCE_SUITE_H

#include "batch.h"
#include "case.h"
#include "library.h"
#include "test.h"

struct suite_case;

/** What is done with a routine, in which forms and sizes. */
struct scenario {
    const char *name;
    void (*run)(const struct suite_case *test_case, struct record *record, struct bench *bench);
    /** NULL: it applies to every routine in every form. */
    bool (*applies)(const struct bblas_routine *routine, enum bblas_form form);
    int64_t size; /**< nominal size of its cases; 0: the sweep over all sizes */
    /** SLOW: one combination of options in the quick suite; SLOW_AND_NARROW: and matrices have few columns. */
    enum { USUAL, SLOW, SLOW_AND_NARROW, FULL_ONLY } effort;
};

enum outcome { NOT_RUN, PASSED, FAILED, UNSUPPORTED, SKIPPED };

struct suite_case {
    char *name;
    const struct library *library;
    const struct bblas_routine *routine; /**< NULL: a case of the services */
    enum bblas_form form;
    const struct scenario *scenario;
    int defect;          /**< index into the test's defects, for the scenario that plants one */
    bblas_values values; /**< options, and the sizes of the largest problem */
    int64_t pad;
    uint64_t seed;
    /* What it found. */
    enum outcome outcome;
    unsigned checked, failed;
    enum rule first;
    double worst;
    char *message;
};

struct suite {
    const struct library *library;
    struct suite_case *cases;
    size_t count;
    struct arena arena; /**< of names and messages */
};

struct suite_options {
    const char *filter; /**< pattern with * and ?, or a part of the name; NULL for all */
    bool full;
    uint64_t seed;
};

/** Lists the cases that the options select. */
void suite_enumerate(struct suite *suite, const struct library *library, const struct suite_options *options);
/** Runs one case and fills in what it found. */
void suite_run(struct suite *suite, struct suite_case *test_case);

extern const struct scenario scenarios[];
extern const size_t scenario_count;

/** Cases of the calls in bblas.h that are no routines. */
struct service_check {
    const char *name;
    void (*run)(const struct library *library, struct record *record);
};
extern const struct service_check service_checks[];
extern const size_t service_check_count;

#endif
