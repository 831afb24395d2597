/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "triangle.h"

static void generate(struct problem *p, struct random *random)
{
    set_before(p, "A", well_conditioned_triangle(p, dense_of(p, "A")->rows, random));
    fill_random(p, "B", random);
}

static double ratio(struct problem *p)
{
    const struct matrix A = triangular_operand(p, "transa");
    const struct matrix B = before(p, "B");
    const struct matrix X = after(p, "B");
    scale(B, scalar_of(p, "alpha"));
    if (value_of(p, "side") == BblasLeft)
        return solve_ratio(p, A, X, B);
    return solve_ratio(p, op(p->arena, A, BblasTrans), op(p->arena, X, BblasTrans), op(p->arena, B, BblasTrans));
}

const struct routine_test trsm_test = {
    .generate = generate,
    .ratio = ratio,
};
