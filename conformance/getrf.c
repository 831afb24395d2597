/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "lu.h"

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", general_matrix(p, value_of(p, "m"), value_of(p, "n"), random));
}

static double ratio(struct problem *p)
{
    return p->routine->stem->quick_return(p->values) ? 0 : lu_ratio(p);
}

const struct routine_test getrf_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
    .defects = {{"zero-column", plant_zero_column}, {"nan", plant_nan}},
};
