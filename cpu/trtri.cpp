// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/trtri.cpp"
#include "each_target.hpp"

#include <arguments/trtri.hpp>

#include "lane_triangular.hpp"
#include "lapack.hpp"
#include "one_triangular.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void trtri_group(const trtri::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    using P = trtri::problem<T>;
    const std::ptrdiff_t n = p->n;
    const bool unit = p->diag == BblasUnit, lower = p->uplo == BblasLower;
    const lane_operand<T> A(p, &P::A, &P::lda);
    const lane_matrix<T> packed = take_matrix<T>(n, n, &work), inverse = take_matrix<T>(n, n, &work);
    pack(A, p->uplo, n, n, packed);
    if (!unit)
        note_zero_diagonal(n, packed, info);
    set_identity(n, n, inverse);
    const lane_matrix<T> L = lower ? packed : packed.reversed(n, n), X = lower ? inverse : inverse.reversed(n, n);
    // Column j solves L x = e(j) from row j on: what L has before has no part in it, be it NaN.
    for (std::ptrdiff_t j = 0; j < n; ++j)
        triangular_solve(BblasLower, BblasNoTrans, p->diag, n - j, 1, L.from(j, j), X.from(j, j));
    const lane_bits which = first_lanes(count) & lanes_without_failure<T>(info);
    if (!unit)
        unpack(inverse, p->uplo, n, n, A, which);
    else if (n > 1) // without the diagonal
        unpack(lower ? inverse.from(1, 0) : inverse.from(0, 1), p->uplo, n - 1, n - 1, lower ? A.from(1, 0) : A.from(0, 1),
               which);
}

template <class T> bblas_int trtri_one(const trtri::problem<T> &p, void *work)
{
    if (const bblas_int info = p.diag == BblasUnit ? 0 : lapack::zero_on_diagonal(p.n, p.A, p.lda))
        return info;
    one_triangular_inverse<T>(p.uplo, p.diag, p.n, {p.A, 1, p.lda}, work);
    return 0;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "inverse_batch.hpp"

namespace bblas::trtri {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return inverse_batch<T, batch<T>, problem<T>>(call, queue, 1.0 / 3, 0, BBLAS_CHOOSE(trtri_group<T>),
                                                  BBLAS_CHOOSE(trtri_one<T>));
}

} // namespace bblas::trtri

#include <entries/trtri.inc>

#endif
