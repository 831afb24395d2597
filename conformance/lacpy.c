/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "test.h"

static double ratio(struct problem *p)
{
    return equality_ratio(after(p, "B"), before(p, "A"), value_of(p, "uplo"));
}

const struct routine_test lacpy_test = {.ratio = ratio};
