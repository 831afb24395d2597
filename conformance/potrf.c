/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "definite.h"
#include "factors.h"

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", definite_matrix(p, value_of(p, "n"), random));
}

static double ratio(struct problem *p)
{
    return p->info > 0 ? 0 : cholesky_ratio(p);
}

const struct routine_test potrf_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
    .defects = DEFINITE_DEFECTS,
};
