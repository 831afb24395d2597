// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// trmm and trsm: a group of problems, and one.

#if defined(BBLAS_CPU_TRIANGULAR_PROBLEMS_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_TRIANGULAR_PROBLEMS_HPP
#undef BBLAS_CPU_TRIANGULAR_PROBLEMS_HPP
#else
#define BBLAS_CPU_TRIANGULAR_PROBLEMS_HPP
#endif

#include "elements.hpp"
#include "lane_triangular.hpp"
#include "one_triangular.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// B := alpha op(A) B, or with the inverse, or from the right.
template <class T, class P> HWY_INLINE void triangular_group(triangle_as how, const P *p, int count, real_t<T> *work)
{
    const std::ptrdiff_t m = p->m, n = p->n;
    if (m == 0 || n == 0)
        return; // A may be NULL
    const bool left = p->side == BblasLeft;
    const std::ptrdiff_t order = left ? m : n;
    const lane_operand<T> B(p, &P::B, &P::ldb);
    const lane_matrix<T> M = take_matrix<T>(order, order, &work), X = take_matrix<T>(m, n, &work);
    if (p->alpha == T(0)) {
        fill(T(0), m, n, X); // neither A nor B is read (rule E7)
    } else {
        pack({p, &P::A, &P::lda}, p->uplo, order, order, M);
        pack(B, BblasGeneral, m, n, X);
        if (p->alpha != T(1))
            scale(p->alpha, m, n, X);
        if (left)
            triangular(how, p->uplo, p->transa, p->diag, m, n, M, X);
        else
            triangular_right(how, p->uplo, p->transa, p->diag, m, n, M, X);
    }
    unpack(X, BblasGeneral, m, n, B, first_lanes(count));
}

template <class T, class P> HWY_INLINE bblas_int triangular_one(triangle_as how, const P &p, void *work)
{
    const std::ptrdiff_t m = p.m, n = p.n;
    const one_matrix<const T> A{p.A, 1, p.lda};
    const one_matrix<T> B{p.B, 1, p.ldb};
    if (p.alpha != T(1))
        for (std::ptrdiff_t j = 0; j < n; ++j)
            for (std::ptrdiff_t i = 0; i < m; ++i)
                B(i, j) = scaled(p.alpha, B(i, j));
    if (p.alpha == T(0))
        return 0; // A is not read (rule E7)
    if (p.side == BblasLeft)
        one_triangular(how, p.uplo, p.transa, p.diag, m, n, A, B, work);
    else
        one_triangular_right(how, p.uplo, p.transa, p.diag, m, n, A, B, work);
    return 0;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
