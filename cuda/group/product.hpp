// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of matrices on one problem, for a group of threads: gemm and its relatives.
#ifndef BBLAS_CUDA_GROUP_PRODUCT_HPP
#define BBLAS_CUDA_GROUP_PRODUCT_HPP

#include "elements.hpp"

namespace bblas::by_group {

/// product() in tiles of R by C elements, each held by one thread in registers.
///
/// A tile's rows, or with `by_rows` false its columns, lie up to 32 apart, so that neighbouring threads read neighbouring
/// elements.
template <int R, int C, class A, class B, class Wanted, class Store>
BBLAS_DEVICE void product_in_tiles(const group &g, std::int64_t m, std::int64_t n, std::int64_t k, bool by_rows, A a, B b,
                                   Wanted wanted, Store store)
{
    using T = decltype(a(0, 0));
    const std::int64_t row_tiles = (m + R - 1) / R;
    const std::int64_t col_tiles = (n + C - 1) / C;
    const int row_step = !by_rows ? 1 : row_tiles < 32 ? static_cast<int>(row_tiles) : 32;
    const int col_step = by_rows ? 1 : col_tiles < 32 ? static_cast<int>(col_tiles) : 32;
    // Whole runs of tiles that lie within each other.
    const std::int64_t row_runs = (row_tiles + row_step - 1) / (row_step > 0 ? row_step : 1);
    const std::int64_t col_runs = (col_tiles + col_step - 1) / (col_step > 0 ? col_step : 1);
    for_each_element(g, row_runs * row_step, col_runs * col_step, by_rows, [=](std::int64_t row_tile, std::int64_t col_tile) {
        const std::int64_t first_row = row_tile / row_step * row_step * R + row_tile % row_step;
        const std::int64_t first_col = col_tile / col_step * col_step * C + col_tile % col_step;
        std::int64_t row[R];
        std::int64_t col[C];
        // Beyond the edge the last element is read once more: what comes of it is not stored.
        for (int r = 0; r < R; ++r)
            row[r] = min(first_row + r * row_step, m - 1);
        for (int c = 0; c < C; ++c)
            col[c] = min(first_col + c * col_step, n - 1);
        bool is_wanted = false;
        for (int r = 0; r < R; ++r)
            for (int c = 0; c < C; ++c)
                is_wanted = is_wanted || wanted(row[r], col[c]);
        if (!is_wanted)
            return;

        T sum[R][C] = {};
        for (std::int64_t l = 0; l < k; ++l) {
            T x[R];
            T y[C];
            for (int r = 0; r < R; ++r)
                x[r] = a(row[r], l);
            for (int c = 0; c < C; ++c)
                y[c] = b(l, col[c]);
            for (int r = 0; r < R; ++r)
                for (int c = 0; c < C; ++c)
                    sum[r][c] = multiply_add(x[r], y[c], sum[r][c]);
        }
        for (int r = 0; r < R; ++r)
            for (int c = 0; c < C; ++c)
                if (first_row + r * row_step < m && first_col + c * col_step < n && wanted(row[r], col[c]))
                    store(row[r], col[c], sum[r][c]);
    });
}

/// Calls store(i, j, sum) for every wanted(i, j), i < m and j < n, where sum = a(i, 0) b(0, j) + ... + a(i, k - 1) b(k - 1, j) in
/// this order, whatever the tiles.
///
/// Syncs neither before nor after. Reads from memory what fits neither registers nor the first-level cache again for every tile.
template <class A, class B, class Wanted, class Store>
BBLAS_DEVICE void product(const group &g, std::int64_t m, std::int64_t n, std::int64_t k, bool by_rows, A a, B b, Wanted wanted,
                          Store store)
{
    // Large tiles save loads, small ones give every thread something to do.
    if (m * n >= 8 * g.size)
        product_in_tiles<4, 4>(g, m, n, k, by_rows, a, b, wanted, store);
    else
        product_in_tiles<1, 1>(g, m, n, k, by_rows, a, b, wanted, store);
}

/// alpha x + beta C(i, j). With beta = 0, C is not read.
template <class S, class T> BBLAS_DEVICE T updated(S alpha, T x, S beta, matrix_view<T> C, std::int64_t i, std::int64_t j)
{
    return beta == S(0) ? alpha * x : multiply_add(alpha, x, scaled(beta, C(i, j)));
}

/// C := alpha A B + beta C, where A and B are any functions of two indexes, and C is m by n.
template <class T, class A, class B>
BBLAS_DEVICE void gemm(const group &g, std::int64_t m, std::int64_t n, std::int64_t k, T alpha, A a, B b, T beta,
                       matrix_view<T> C)
{
    // With alpha = 0, A and B are not read (rule E7).
    product(
        g, m, n, alpha == T(0) ? 0 : k, C.rows_are_close(), a, b, [](std::int64_t, std::int64_t) { return true; },
        [=](std::int64_t i, std::int64_t j, T sum) { C.set(i, j, updated(alpha, sum, beta, C, i, j)); });
}

/// C := C - A B in the part of C that uplo means, or everywhere.
template <class T>
BBLAS_DEVICE void subtract_product(const group &g, bblas_uplo uplo, std::int64_t m, std::int64_t n, std::int64_t k,
                                   matrix_view<const T> A, matrix_view<const T> B, matrix_view<T> C)
{
    product(
        g, m, n, k, C.rows_are_close(), A, B, [=](std::int64_t i, std::int64_t j) { return is_in(uplo, i, j); },
        [=](std::int64_t i, std::int64_t j, T sum) { C.set(i, j, C(i, j) - sum); });
}

} // namespace bblas::by_group

#endif
