// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What Highway compiles the kernels for: AVX-512 (which it calls AVX3), AVX2, NEON, or no vector instructions at all. Each
/// target more costs its share of build time and of the library's size; this has to come before any header of Highway.
#ifndef BBLAS_CPU_TARGETS_BUILT_HPP
#define BBLAS_CPU_TARGETS_BUILT_HPP

#define HWY_DISABLED_TARGETS (~(HWY_AVX3 | HWY_AVX2 | HWY_NEON | HWY_SCALAR))
// The scalar target where Highway would emulate vectors of 128 bits.
#define HWY_BROKEN_EMU128 1

#include <hwy/detect_targets.h>

#endif
