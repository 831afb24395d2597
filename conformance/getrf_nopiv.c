/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "lu.h"

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", dominant_matrix(p, value_of(p, "m"), value_of(p, "n"), random));
}

static double ratio(struct problem *p)
{
    return p->routine->stem->quick_return(p->values) ? 0 : lu_nopiv_ratio(p);
}

const struct routine_test getrf_nopiv_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .defects = {{"zero-pivot", plant_zero_pivot}},
};
