// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/getri.cpp"
#include "each_target.hpp"

#include <arguments/getri.hpp>

#include "lane_lu.hpp"
#include "lapack.hpp"
#include "one_lu.hpp"
#include "packing.hpp"

#include <algorithm>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void getri_group(const getri::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    using P = getri::problem<T>;
    const std::ptrdiff_t n = p->n;
    const lane_operand<T> A(p, &P::A, &P::lda);
    const lane_matrix<T> LU = take_matrix<T>(n, n, &work), X = take_matrix<T>(n, n, &work);
    pack(A, BblasGeneral, n, n, LU);
    note_zero_diagonal(n, LU, info);
    set_identity(n, n, X);
    lu_solve(BblasNoTrans, n, n, LU, lane_array<T>(p, &P::ipiv, count).of, X);
    unpack(X, BblasGeneral, n, n, A, first_lanes(count) & lanes_without_failure<T>(info));
}

/// A⁻¹ = U⁻¹ L⁻¹ Pᵀ; L moves to workspace for that, since the product takes its place.
template <class T> bblas_int getri_one(const getri::problem<T> &p, void *start)
{
    const std::ptrdiff_t n = p.n;
    if (const bblas_int info = lapack::zero_on_diagonal(p.n, p.A, p.lda))
        return info;
    const one_matrix<T> A{p.A, 1, p.lda}, L{static_cast<T *>(start), 1, n};
    void *const work = static_cast<char *>(start) + matrix_bytes<T>(n, n);
    one_triangular_inverse(BblasUpper, BblasNonUnit, n, A, work);
    for (std::ptrdiff_t j = 0; j < n; ++j)
        for (std::ptrdiff_t i = j + 1; i < n; ++i) {
            L(i, j) = A(i, j);
            A(i, j) = T(0);
        }
    one_triangular_right<T>(triangle_as::divisor, BblasLower, BblasNoTrans, BblasUnit, n, n, {L.first, 1, n}, A, work);
    for (std::ptrdiff_t j = n; j-- > 0;)
        if (const std::ptrdiff_t other = p.ipiv[j] - 1; other != j)
            std::swap_ranges(A.at(0, j), A.at(0, j) + n, A.at(0, other));
    return 0;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "inverse_batch.hpp"

namespace bblas::getri {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return inverse_batch<T, batch<T>, problem<T>>(call, queue, 2, matrix_bytes<T>(call.n.bound, call.n.bound),
                                                  BBLAS_CHOOSE(getri_group<T>), BBLAS_CHOOSE(getri_one<T>));
}

} // namespace bblas::getri

#include <entries/getri.inc>

#endif
