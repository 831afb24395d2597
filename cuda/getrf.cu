// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getrf.hpp>

#include <for_each_problem.cuh>

#include "by_elimination.hpp"
#include "elimination_sweep.hpp"

namespace bblas::getrf {

/// Measured on an H200, double, with 256 MB, 2,000 matrices of order 512, or 1,000 of order 1,000: 476, 958, 1,885, 3,168, 4,186,
/// 4,820, 6,846, 10,158 and 9,635 GF/s at n = 4, 8, 16, 32, 64, 128, 256, 512 and 1,000.
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

} // namespace bblas::getrf

#include <entries/getrf.inc>
