// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of small matrices in a warp or a part of one.
#ifndef BBLAS_CUDA_WARP_PRODUCT_HPP
#define BBLAS_CUDA_WARP_PRODUCT_HPP

#include <chunk.hpp>
#include <group/elements.hpp>
#include <team.hpp>

namespace bblas::by_warp {

/// Of A in shared memory, as fetch() puts it there.
template <int N, class T> BBLAS_DEVICE matrix_view<const T> fetched(const matrix_view<const T> &A, const T *from)
{
    const matrix_view<const T> lines = {from, 1, N + 1, A.conjugated};
    return A.rows_are_close() ? lines : lines.transpose();
}

/// A bit for each of the columns of which memory has the element in row i < 32.
template <class Matrix> BBLAS_DEVICE unsigned held_in_row([[maybe_unused]] const Matrix &A, [[maybe_unused]] int i)
{
    unsigned held = ~0u;
    if constexpr (Matrix::is_structured) {
        const unsigned own = 1u << i, before = own - 1;
        if (!A.is_general())
            held = A.uplo == BblasLower ? before | own : ~before;
        if (A.is_unit)
            held &= ~own;
    }
    return held;
}

/// Lines of memory, which come to lines of N + 1 elements, so that neither rows nor columns meet in a bank.
template <class Matrix> BBLAS_DEVICE Matrix lines_of(const Matrix &A)
{
    return A.rows_are_close() ? A : A.transpose();
}

/// Starts to copy a matrix of at most N rows and columns to shared memory, N (N + 1) elements, where it has zeros around it.
template <int N, class T, class Matrix> BBLAS_DEVICE void fetch(const team<N> &t, int m, int n, const Matrix &A, T *to)
{
    const bool by_rows = A.rows_are_close();
    const Matrix lines = lines_of(A);
    const int length = by_rows ? m : n;
    const int count = by_rows ? n : m;
    const bool are_aligned = is_aligned(lines.first);
    const unsigned held = held_in_row(lines, t.rank);
#pragma unroll
    for (int j = 0; j < N; ++j) {
        T *const target = to + t.rank + j * (N + 1);
        const T *const source = lines.address(t.rank, j);
        start_number(are_aligned, target, source, t.rank < length && j < count && (held >> j & 1));
    }
}

/// What has been fetched of a matrix of an order up to N, with what memory lacks of it. Sync before and behind.
template <int N, class T, structure Kind>
BBLAS_DEVICE void complete(const team<N> &t, int order, const structured_view<T, Kind> &A, T *in)
{
    using view = structured_view<T, Kind>;
    const int i = t.rank;
    if (A.is_general() || i >= order)
        return;
    if constexpr (view::is_mirrored) {
        const unsigned held = held_in_row(lines_of(A), i);
#pragma unroll
        for (int j = 0; j < N; ++j)
            if (!(held >> j & 1)) { // nobody else reads it
                const T mirrored = in[j + i * (N + 1)];
                in[i + j * (N + 1)] = view::is_hermitian ? conjugate(mirrored) : mirrored;
            }
    }
    T &on_diagonal = in[i + i * (N + 1)];
    if (A.is_unit)
        on_diagonal = T(1);
    else if (view::is_hermitian)
        on_diagonal = T(real_part(on_diagonal));
}

/// C(i, j) := f(i, j, (A B)(i, j), C(i, j)) in the part of C that uplo means, where A is m by k and B is k by n, all at most N; f
/// as for by_block::product. Thread i computes row i of C. `shared` has product_elements<N, IsOfOne>. Syncs behind.
template <bool IsOfOne, int N, class T, class Factor, class F>
BBLAS_DEVICE void product(const team<N> &t, bblas_uplo uplo, int m, int n, int k, const Factor &left, const Factor &right,
                          matrix_view<T> C, const F &f, T *shared)
{
    if (m == 0 || n == 0)
        k = 0; // A and B may be NULL
    fetch(t, m, k, left, shared);
    if constexpr (!IsOfOne)
        fetch(t, k, n, right, shared + N * (N + 1));
    end_copies();
    const matrix_view<const T> A = fetched<N, T>(left, shared);
    const matrix_view<const T> B = IsOfOne ? matrix_view<const T>{A.first, A.col_stride, A.row_stride, right.conjugated}
                                           : fetched<N, T>(right, shared + N * (N + 1));
    const int i = t.rank;
    T was[N] = {};
    if (f.reads())
#pragma unroll
        for (int j = 0; j < N; ++j)
            if (i < m && j < n && is_in(uplo, i, j))
                was[j] = C(i, j);
    wait_for_copies<0>();
    t.sync();
    if constexpr (Factor::is_structured) {
        complete(t, k, left, shared);
        complete(t, k, right, shared + N * (N + 1));
        t.sync();
    }
    T row[N];
#pragma unroll
    for (int l = 0; l < N; ++l)
        row[l] = A(i, l);
    const int most_cols = t.greatest_in_warp(n);
    const int most_terms = t.greatest_in_warp(k);
#pragma unroll
    for (int j = 0; j < N; ++j) {
        if (j >= most_cols)
            break;
        T sum = T(0);
#pragma unroll
        for (int l = 0; l < N; ++l) {
            if (l % 4 == 0 && l >= most_terms)
                break;
            sum = multiply_add(row[l], B(l, j), sum);
        }
        if (i < m && j < n && is_in(uplo, i, j))
            C.set(i, j, f(i, j, sum, was[j]));
    }
    t.sync();
}
template <int N, bool IsOfOne> inline constexpr int product_elements = (IsOfOne ? 1 : 2) * N *(N + 1);

} // namespace bblas::by_warp

#endif
