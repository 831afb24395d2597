/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "test.h"

static double ratio(struct problem *p)
{
    return equality_ratio(after(p, "B"), op(p->arena, before(p, "A"), value_of(p, "trans")), BblasGeneral);
}

const struct routine_test transpose_test = {.ratio = ratio};
