/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "lu.h"

static void generate(struct problem *p, struct random *random)
{
    const int64_t n = value_of(p, "n");
    set_before(p, "A", dominant_matrix(p, n, n, random));
    fill_random(p, "B", random);
}

static double ratio(struct problem *p)
{
    if (p->routine->stem->quick_return(p->values))
        return 0;
    const struct matrix B = before(p, "B");
    const struct matrix X = after(p, "B");
    const double of_B = p->expected_info > 0 ? equality_ratio(X, B, BblasGeneral) : solve_ratio(p, before(p, "A"), X, B);
    return worse(lu_nopiv_ratio(p), of_B);
}

const struct routine_test gesv_nopiv_test = {
    .generate = generate,
    .ratio = ratio,
    .scalable = true,
    .defects = {{"zero-pivot", plant_zero_pivot}},
};
