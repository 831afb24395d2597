/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "cabs1.h"
#include "test.h"

/** Counted from 1; 0 when there is none. */
static int64_t first_of_largest(struct matrix x)
{
    int64_t first = 0;
    for (int64_t i = 1; i <= x.rows; ++i)
        if (first == 0 || cabs1(x.a[i - 1]) > cabs1(x.a[first - 1]))
            first = i;
    return first;
}

/** Random elements, two of which tie for the largest; their |re| + |im| are exact in every precision. */
static void generate(struct problem *p, struct random *random)
{
    const int64_t n = value_of(p, "n");
    const struct matrix x = random_matrix(p->arena, n, 1, p->type, 1, random);
    if (n > 0)
        x.a[random_integer(random, 0, n - 1)] = -x.a[first_of_largest(x) - 1];
    set_before(p, "x", x);
}

static double ratio(struct problem *p)
{
    return creall(after(p, "result").a[0]) == (real)first_of_largest(before(p, "x")) ? 0 : INFINITY;
}

const struct routine_test iamax_test = {
    .generate = generate,
    .ratio = ratio,
};
