// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Systems with an LU factorization and one right-hand side, where they lie: each element of a matrix is used once, and to bring
/// it into lanes takes longer than that. Not so complex ones, which would have 0.6 to 1.1 times the rate of lanes in the caches
/// (1.2 to 1.6 in 16 MB; AVX-512 on an EPYC 9004).

#if defined(BBLAS_CPU_REGISTER_LU_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_REGISTER_LU_HPP
#undef BBLAS_CPU_REGISTER_LU_HPP
#else
#define BBLAS_CPU_REGISTER_LU_HPP
#endif

#include "one_lu.hpp"
#include "packing.hpp"
#include "register_triangle.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// x := A⁻¹ x for n by n matrices, 0 < n ≤ register_triangle<T>, of as many problems as there are lanes; A has been factored, and
/// the rows of x interchanged. The vectors x follow each other, each to the end of a vector of the processor.
template <class T> void solve_factored(std::ptrdiff_t n, const lane_operand<T> &A, T *x);

/// Solves the first `count` problems of a group, whose `pivots` may be NULL. Returns whether they are such.
template <class T, class P>
HWY_INLINE bool lu_solve_in_registers(const P *p, int count, const bblas_int *const *pivots, real_t<T> *work)
{
    if constexpr (!is_complex<T> && HWY_TARGET != HWY_SCALAR) {
        constexpr std::ptrdiff_t size = rows<T>::size;
        const std::ptrdiff_t n = p->n, stride = (n + size - 1) / size * size;
        // Vectors that are nearly empty are not worth it.
        if (p->trans != BblasNoTrans || p->nrhs != 1 || n <= size / 4 || n > register_triangle<T>)
            return false;
        for (int k = 0; k < count; ++k) {
            T *const x = work + k * stride;
            for (std::ptrdiff_t i = 0; i < n; i += size)
                rows<T>::load_first(min(n - i, size), p[k].B + i).store(x + i);
            if (pivots)
                interchange_one<T>(true, n, 1, pivots[k], {x, 1, stride});
        }
        solve_factored<T>(n, {p, &P::A, &P::lda}, work);
        for (int k = 0; k < count; ++k)
            store_collected(n, work + k * stride, p[k].B);
        return true;
    }
    return false;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
