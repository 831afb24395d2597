/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "case.h"

#include <stdarg.h>
#include <stdio.h>

const char *const rule_names[RULE_COUNT] = {
    "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "M1", "M2", "M3", "M4",
    "M5", "M6", "M7", "M8", "N4", "N7", "N8", "R1", "R2", "A1", "A2", "B2",
};

const char *const rule_meanings[RULE_COUNT] = {
    [RULE_E1] = "an invalid argument is named by the status",
    [RULE_E2] = "a refused call writes nothing",
    [RULE_E3] = "info is exact, and written for every problem",
    [RULE_E4] = "a failing problem never reaches another",
    [RULE_E5] = "invalid sizes are found per problem",
    [RULE_E6] = "batch 0 and sizes 0 are quick returns",
    [RULE_E7] = "NaN and Inf propagate; alpha = 0 and beta = 0 read nothing",
    [RULE_E8] = "nothing crashes, aborts or exits",
    [RULE_M1] = "queues are made by device strings",
    [RULE_M2] = "memory services",
    [RULE_M3] = "order within a queue, independence between queues",
    [RULE_M4] = "calls can be captured in a graph, which gives what they give",
    [RULE_M5] = "workspace is queried, given, and never a matter of contents",
    [RULE_M6] = "only what is documented is written",
    [RULE_M7] = "element alignment suffices",
    [RULE_M8] = "inputs may be shared",
    [RULE_N4] = "64-bit counts and offsets",
    [RULE_N7] = "pivots are 1-based and valid",
    [RULE_N8] = "pivots may follow each other",
    [RULE_R1] = "same bits at every position, count and neighbourhood",
    [RULE_R2] = "same bits in all forms",
    [RULE_A1] = "backward error of every problem",
    [RULE_A2] = "backward error of badly scaled problems",
    [RULE_B2] = "a missing routine is reported as unsupported",
};

bool expect(struct record *record, enum rule rule, bool holds, const char *format, ...)
{
    record->checked |= 1u << rule;
    if (holds)
        return true;
    if (!record->failed) {
        char text[512];
        va_list list;
        va_start(list, format);
        vsnprintf(text, sizeof text, format, list);
        va_end(list);
        record->message = arena_print(record->arena, "%s", text);
        record->first = rule;
    }
    record->failed |= 1u << rule;
    return false;
}
