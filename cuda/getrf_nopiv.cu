// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getrf_nopiv.hpp>

#include <for_each_problem.cuh>

#include "by_elimination.hpp"
#include "elimination_sweep.hpp"

namespace bblas::getrf_nopiv {

/// Measured on an H200, double: 457, 1,071, 2,040, 2,953, 3,643, 3,481 and 4,819 GF/s at n = 4, 8, 16, 32, 64, 128 and 256,
/// before one warp had the panels. Other precisions: not measured.
template <class T> using classes = factor_classes<problem, T>;
template <class T> using sweep = elimination_sweep<problem, T>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_panels<sweep, classes>(call, queue);
}

// For the routines that are made of this one.
template int run(const batch<float> &, bblas_queue_t);
template int run(const batch<double> &, bblas_queue_t);
template int run(const batch<std::complex<float>> &, bblas_queue_t);
template int run(const batch<std::complex<double>> &, bblas_queue_t);

} // namespace bblas::getrf_nopiv

#include <entries/getrf_nopiv.inc>
