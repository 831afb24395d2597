// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/potri.cpp"
#include "each_target.hpp"

#include <arguments/potri.hpp>

#include "lane_triangular.hpp"
#include "lapack.hpp"
#include "one_cholesky.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void potri_group(const potri::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    using P = potri::problem<T>;
    const std::ptrdiff_t n = p->n;
    const lane_operand<T> A(p, &P::A, &P::lda);
    const lane_matrix<T> L = take_matrix<T>(n, n, &work), X = take_matrix<T>(n, n, &work);
    pack(A, p->uplo, n, n, L);
    note_zero_diagonal(n, L, info);
    set_identity(n, n, X);
    // An upper factor is the lower one of the transposed matrix. Columns j and what follows solve L Lᴴ x = e(j) from row j on,
    // which is all that the triangle of the inverse has of them.
    const bool lower = p->uplo == BblasLower;
    const lane_matrix<T> factor = lower ? L : L.transposed(), inverse = lower ? X : X.transposed();
    constexpr std::ptrdiff_t block = 4;
    for (std::ptrdiff_t j = 0; j < n; j += block)
        cholesky_solve(BblasLower, n - j, n - j < block ? n - j : block, factor.from(j, j), inverse.from(j, j));
    for (std::ptrdiff_t i = 0; i < n; ++i)
        X.set(i, i, make<T>(real(X(i, i))));
    unpack(X, p->uplo, n, n, A, first_lanes(count) & lanes_without_failure<T>(info));
}

template <class T> bblas_int potri_one(const potri::problem<T> &p, void *work)
{
    if (const bblas_int info = lapack::zero_on_diagonal(p.n, p.A, p.lda))
        return info;
    one_cholesky_inverse<T>(p.uplo, p.n, {p.A, 1, p.lda}, work);
    return 0;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "inverse_batch.hpp"

namespace bblas::potri {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return inverse_batch<T, batch<T>, problem<T>>(call, queue, 2.0 / 3, 0, BBLAS_CHOOSE(potri_group<T>),
                                                  BBLAS_CHOOSE(potri_one<T>));
}

} // namespace bblas::potri

#include <entries/potri.inc>

#endif
