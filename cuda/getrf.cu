// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getrf.hpp>

#include <for_each_problem.cuh>

#include "by_elimination.hpp"

namespace bblas::getrf {

/// Measured on an H200, double: 369, 872, 1,695, 2,471, 2,373, 2,465, 2,010, 2,995 and 3,030 GF/s at n = 4, 8, 16, 32, 64, 96, 128, 256 and
/// 512. Other precisions: not measured.
template <class T> using classes = factor_classes<problem, T>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<factor_in_group, classes>(call, queue, {m * n});
}

// For the routines that are made of this one.
template int run(const batch<float> &, bblas_queue_t);
template int run(const batch<double> &, bblas_queue_t);
template int run(const batch<std::complex<float>> &, bblas_queue_t);
template int run(const batch<std::complex<double>> &, bblas_queue_t);

} // namespace bblas::getrf

#include <entries/getrf.inc>
