/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "lu.h"

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", random_lu(p, value_of(p, "n"), random));
    fill_random(p, "B", random);
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const struct matrix no_pivots = new_matrix(p->arena, 0, 1);
    return lu_solve_ratio(p, before(p, "A"), no_pivots, value_of(p, "trans"), after(p, "B"), before(p, "B"));
}

const struct routine_test getrs_nopiv_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
};
