/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "rank_update.h"

static double ratio(struct problem *p)
{
    return symmetric_rank_k_ratio(p, BblasTrans);
}

const struct routine_test syrk_test = {.ratio = ratio};
