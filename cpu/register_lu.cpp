// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/register_lu.cpp"
#include "each_target.hpp"

#include "register_lu.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Of P problems, whose x are V vectors each. Memory is read at its rate if a matrix is asked for line by line, in order: what
/// the first substitution leaves out, or what those of several problems would ask for by turns.
template <int P, int V, class T>
HWY_INLINE void solve_problems(std::ptrdiff_t n, const T *const *A, const std::int64_t *lda, T *x)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    triangle_columns<T, V> columns[P];
    row_factors<T> factors[P][V] = {};
    rows<T> unknowns[P][V];
#pragma GCC unroll 2
    for (int p = 0; p < P; ++p) {
        columns[p] = {A[p], size, lda[p], n - (V - 1) * size};
        for (std::ptrdiff_t j = 0; P > 1 && j < n; ++j)
            columns[p].fetch(V, j);
#pragma GCC unroll 4
        for (int v = 0; v < V; ++v)
            unknowns[p][v] = rows<T>::load(x + (p * V + v) * size);
    }
    substitute_from<0, P, V, true, true, (P == 1)>(columns, factors, unknowns);
    bool serve = true;
#pragma GCC unroll 2
    for (int p = 0; p < P; ++p) {
        rows<T> reciprocals[triangle_vectors + 1];
        serve &= find_reciprocals(n, A[p], lda[p] + 1, reciprocals);
#pragma GCC unroll 4
        for (int v = 0; v < V; ++v)
            factors[p][v] = row_factors<T>::each(reciprocals[v]);
    }
    if (HWY_LIKELY(serve))
        substitute_from<0, P, V, false, false>(columns, factors, unknowns);
#pragma GCC unroll 2
    for (int p = 0; p < P; ++p) {
#pragma GCC unroll 4
        for (int v = 0; v < V; ++v)
            (serve ? unknowns[p][v] * factors[p][v] : unknowns[p][v]).store(x + (p * V + v) * size);
        if (HWY_UNLIKELY(!serve)) // the same, but where there is something to divide by
            solve_one_vector(BblasUpper, BblasNoTrans, BblasNonUnit, n, A[p], lda[p], true, x + p * V * size);
    }
}

/// solve_factored() in V vectors.
template <int V, class T> HWY_NOINLINE void solve_in_vectors(std::ptrdiff_t n, const lane_operand<T> &A, T *x)
{
    constexpr int P = V == 1 && width < T >> 1 ? 2 : 1; // few steps, which wait for each other, leave room for another problem's
    for (int k = 0; k < width<T>; k += P)
        solve_problems<P, V>(n, A.first + k, A.ld + k, x + k * V * rows<T>::size);
}

template <class T> void solve_factored(std::ptrdiff_t n, const lane_operand<T> &A, T *x)
{
    const std::ptrdiff_t vectors = (n + rows<T>::size - 1) / rows<T>::size;
    if (vectors == 1)
        solve_in_vectors<1>(n, A, x);
    else if (vectors == 2)
        solve_in_vectors<2>(n, A, x);
    else if (vectors == 3)
        solve_in_vectors<3>(n, A, x);
    else
        solve_in_vectors<4>(n, A, x);
}

template void solve_factored<float>(std::ptrdiff_t, const lane_operand<float> &, float *);
template void solve_factored<double>(std::ptrdiff_t, const lane_operand<double> &, double *);

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
