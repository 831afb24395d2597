/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "lu.h"

static void generate(struct problem *p, struct random *random)
{
    const int64_t n = value_of(p, "n");
    set_before(p, "A", random_lu(p, n, random));
    set_before(p, "ipiv", random_pivots(p, n, random));
    fill_random(p, "B", random);
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    return lu_solve_ratio(p, before(p, "A"), before(p, "ipiv"), value_of(p, "trans"), after(p, "B"), before(p, "B"));
}

const struct routine_test getrs_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
};
