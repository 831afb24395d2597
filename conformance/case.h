/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * What one case has found: which rules it checked, which failed, and the worst ratio. */
#ifndef CONFORMANCE_CASE_H
#define CONFORMANCE_CASE_H

#include "arena.h"

#include <stdbool.h>

/** Rules of the standard that can be checked from outside. */
enum rule {
    RULE_E1,
    RULE_E2,
    RULE_E3,
    RULE_E4,
    RULE_E5,
    RULE_E6,
    RULE_E7,
    RULE_E8,
    RULE_M1,
    RULE_M2,
    RULE_M3,
    RULE_M4,
    RULE_M5,
    RULE_M6,
    RULE_M7,
    RULE_M8,
    RULE_N4,
    RULE_N7,
    RULE_N8,
    RULE_R1,
    RULE_R2,
    RULE_A1,
    RULE_A2,
    RULE_B2,
    RULE_COUNT
};

extern const char *const rule_names[RULE_COUNT];
/** What the rule asks for, in a few words. */
extern const char *const rule_meanings[RULE_COUNT];

struct record {
    struct arena *arena;
    unsigned checked; /**< bit r: rule r was checked */
    unsigned failed;
    const char *message; /**< the first failure */
    enum rule first;     /**< its rule */
    bool accepted;       /**< the library took a call of the routine */
    bool unsupported;    /**< it took none, and lacks the routine */
    const char *skipped; /**< why nothing could be checked */
    double worst;        /**< largest ratio; the threshold is RATIO_LIMIT */
};

/** LAPACK's test suite calls a ratio below 30 a pass. */
#define RATIO_LIMIT 30.0

/** Notes that the rule is checked; with a false `holds`, that it failed, and why. Returns `holds`. */
__attribute__((format(printf, 4, 5))) bool expect(struct record *record, enum rule rule, bool holds, const char *format, ...);

#endif
