/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "triangle.h"

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", well_conditioned_triangle(p, value_of(p, "n"), random));
    fill_random(p, "x", random);
}

static double ratio(struct problem *p)
{
    return solve_ratio(p, triangular_operand(p, "trans"), after(p, "x"), before(p, "x"));
}

const struct routine_test trsv_test = {
    .generate = generate,
    .ratio = ratio,
};
