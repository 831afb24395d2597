/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "rank_update.h"

static double ratio(struct problem *p)
{
    return symmetric_rank_2k_ratio(p, BblasConjTrans);
}

const struct routine_test her2k_test = {.ratio = ratio};
