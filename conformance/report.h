/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * What a run has found, added up, and as a file: JSON to compute with, JUnit XML for CI, HTML to read and to publish. */
#ifndef CONFORMANCE_REPORT_H
#define CONFORMANCE_REPORT_H

#include "suite.h"

#include <time.h>

/** Many cases, added up. */
struct tally {
    size_t cases;
    size_t outcomes[SKIPPED + 1];        /**< how many cases had each outcome */
    double worst;                        /**< largest ratio */
    const struct suite_case *worst_case; /**< NULL: no ratio was taken */
    struct {
        size_t checked, failed; /**< cases */
    } rules[RULE_COUNT];
};

void tally_add(struct tally *tally, const struct suite_case *test_case);

/** Why a case was not run to its end: unsupported, skipped. */
const char *reason_text(const struct suite_case *test_case);

enum { REASON_LIMIT = 12 };

/** A reason for which cases were skipped. */
struct reason {
    const char *text;
    size_t cases;
};

/** Counts the skipped cases of the suite by reason; rare reasons beyond the limit are counted together. Returns how many there
 * are. */
size_t count_reasons(const struct suite *suite, struct reason reasons[REASON_LIMIT]);

/** What the cases themselves do not say. Strings from the library under test may contain anything. */
struct report_header {
    const char *library;   /**< path of the file that was opened */
    const char *device;    /**< as given to bblas_queue_create(); NULL for its best */
    const char *queue;     /**< what the device calls itself */
    const char *command;   /**< to run the same again; a filter can be appended */
    const char *filter;    /**< NULL: all cases */
    const char *cut_short; /**< why the run ended early; NULL: it did not */
    size_t left;           /**< cases that were not judged because of that */
    int version[3];        /**< of the interface, according to the library */
    time_t date;
    double seconds;
    uint64_t seed;
    bool full;
};

/** Whether a report could be written to `path`, whose suffix .json, .xml or .html says what it is to be. Otherwise prints one
 * line to stderr. */
bool report_is_possible(const char *path);

/** Writes the report, all of it or nothing; prints one line to stderr when that fails. */
bool report_write(const char *path, const struct suite *suite, const struct report_header *header);

#endif
