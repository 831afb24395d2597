/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "product.h"

static double ratio(struct problem *p)
{
    return inner_product_ratio(p, before(p, "x"), BblasConjTrans, before(p, "y"));
}

const struct routine_test dotc_test = {.ratio = ratio};
