// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Included at the top of a file that has kernels, behind `#define HWY_TARGET_INCLUDE` with the file's own name: reads that file
/// once for each target. What stands in it under `#if HWY_ONCE` is for all of them.
#include "target.hpp"
#include "targets_built.hpp"

#include <hwy/foreach_target.h>

#ifndef BBLAS_CHOOSE
/// The version of a kernel that the processor is to run.
#define BBLAS_CHOOSE(f)                                                                                                          \
    choose(&HWY_STATIC_DISPATCH(f), HWY_CHOOSE_AVX3(f), HWY_CHOOSE_AVX2(f), HWY_CHOOSE_NEON(f), HWY_CHOOSE_FALLBACK(f))
/// f(T) for each precision.
#define BBLAS_FOR_EACH_TYPE(f) f(float) f(double) f(std::complex<float>) f(std::complex<double>)
#endif
