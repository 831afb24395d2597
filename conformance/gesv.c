/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "lu.h"

static void generate(struct problem *p, struct random *random)
{
    const int64_t n = value_of(p, "n");
    set_before(p, "A", general_matrix(p, n, n, random));
    fill_random(p, "B", random);
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const struct matrix B = before(p, "B");
    const struct matrix X = after(p, "B");
    double of_B = 0;
    if (p->expected_info == 0)
        of_B = solve_ratio(p, before(p, "A"), X, B);
    else if (p->info > 0)
        of_B = equality_ratio(X, B, BblasGeneral);
    return worse(lu_ratio(p), of_B);
}

const struct routine_test gesv_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .has_ill_conditioned = true,
    .defects = {{"zero-column", plant_zero_column}, {"nan", plant_nan}},
};
