/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * One call: problems laid out in device memory in a form, called, and read back, with everything poisoned that must not
 * be read and everything compared that must not be written. */
#ifndef CONFORMANCE_BATCH_H
#define CONFORMANCE_BATCH_H

#include "case.h"
#include "library.h"
#include "problem.h"

/** The problems of one call. Slot i of the batch holds problem which[i], so that a problem can stand at many places. */
struct batch {
    struct problem *problems;
    int64_t problem_count;
    const int64_t *which;
    int64_t count;
};

/** How they lie in memory and what else the call says. */
struct placement {
    enum bblas_form form;
    int shift;          /**< real numbers by which every operand is moved from a multiple of 256 bytes (rule M7) */
    int64_t gap;        /**< poisoned elements between problems */
    bblas_values slack; /**< by how much each max_ exceeds the largest size */
    unsigned shared;    /**< bit a: all problems use the memory of slot 0's operand a (rule M8) */
    bool without_info;  /**< pass NULL for info */
    bool consecutive;   /**< pivots follow each other, and have no array of pointers (rule N8) */
    bool is_query;      /**< the call is only to tell its workspace, and to write nothing (rule M5) */
    bool empty_as_null; /**< pass NULL for operands that no problem touches (rule E6) */
    int far;            /**< 1 + the operand whose problems lie 2^30 elements apart (strided form, rule N4); 0 for none */
    uint64_t seed;      /**< of the order of the problems in memory */
    /** Called with the parameters just before the call; may spoil them. */
    void (*spoil)(union bblas_value *values, void *data);
    void *spoil_data;
};

/** A queue with the memory that its calls are laid out in. */
struct bench {
    const struct library *library;
    bblas_queue_t queue;
    char *device; /**< reused from call to call */
    size_t device_bytes;
    void *stream; /**< the queue's, where calls are captured; or NULL */
};

bool bench_open(struct bench *bench, const struct library *library, const char *device);
void bench_close(struct bench *bench);

/** Lays out, calls, synchronises and reads back. Reports every element or byte that was touched against rules M6 and E2,
 * every info entry against E3, and copies of one problem that differ against R1; fills `after` and `info` of the
 * problems. Returns the call's status; on a nonzero one, nothing may have been written. */
int batch_run(struct record *record, struct bench *bench, const struct batch *batch, const struct placement *placement);

#endif
