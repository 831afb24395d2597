/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * LAPACK's cabs1. */
#ifndef CONFORMANCE_CABS1_H
#define CONFORMANCE_CABS1_H

#include "element.h"

#include <complex.h>
#include <math.h>

/** What stands for the absolute value in asum and iamax. */
static inline real cabs1(wide x)
{
    return fabsl(creall(x)) + fabsl(cimagl(x));
}

#endif
