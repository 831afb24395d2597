// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of triangular systems with many right-hand sides, in a block.
#ifndef BBLAS_CUDA_BLOCK_TRSM_HPP
#define BBLAS_CUDA_BLOCK_TRSM_HPP

#include "product.hpp"
#include "solve.hpp"

#include <warp/trsm.hpp>

namespace bblas::by_block {

/// Shared memory for solve_panel(): that of a product, or a triangle and a tile for each warp.
template <class T, int Size> struct panel_memory {
    static constexpr std::size_t triangle_bytes = sizeof(by_warp::inverted_triangle<warp_size, T>);
    static constexpr std::size_t solve_bytes = triangle_bytes + Size / warp_size * by_warp::tile_size<warp_size> * sizeof(T);
    static constexpr std::size_t bytes = max(solve_bytes, product<T, Size>::shared_bytes);
};

/// X := inv(L) X, L lower triangular of order n, X n by nrhs. `shared` has panel_memory<T, Size>::bytes. Syncs behind.
///
/// As if by halves, of halves and so on: rows are solved for by blocks of 32, and where those fill a block of 64, 128, ..., it is
/// subtracted from as many rows below, so that the products are large.
template <int Size, class T>
BBLAS_DEVICE void solve_panel(const team<Size> &t, bool is_unit, int n, int nrhs, matrix_view<const T> L,
                              bool rows_of_l_are_close, matrix_view<T> X, bool rows_of_x_are_close, void *shared)
{
    auto &triangle = *static_cast<by_warp::inverted_triangle<warp_size, T> *>(shared);
    T *const tiles = reinterpret_cast<T *>(static_cast<unsigned char *>(shared) + panel_memory<T, Size>::triangle_bytes);
    T *const tile = tiles + t.warp_index() * by_warp::tile_size<warp_size>;
    for (int begin = 0; begin < n; begin += warp_size) {
        const int end = begin + warp_size < n ? begin + warp_size : n;
        if (t.warp_index() == 0)
            triangle.load(t.warp(), is_unit, end - begin, L.from(begin, begin), rows_of_l_are_close, tile);
        t.sync();
        for (int col = t.warp_index() * warp_size; col < nrhs; col += Size)
            by_warp::solve_columns(t.warp(), end - begin, nrhs - col < warp_size ? nrhs - col : warp_size, T(1), triangle,
                                   X.from(begin, col), rows_of_x_are_close, tile);
        t.sync();
        const int blocks = end / warp_size;
        const int done = (blocks & -blocks) * warp_size;
        const int rows = n - end < done ? n - end : done;
        if (rows > 0)
            subtract_product<T>(t, BblasGeneral, rows, nrhs, done, L.from(end, end - done), X.from(end - done, 0), X.from(end, 0),
                                shared);
    }
}

/// Applies LAPACK's interchanges 1, ..., n to the rows of B, n by cols, or undoes them. Shared memory: `rows` for 2 n, and `columns` for n
/// elements for each warp. Syncs behind.
template <int Size, class T>
BBLAS_DEVICE void interchange_rows(const team<Size> &t, bool undo, int n, int cols, const bblas_int *ipiv, matrix_view<T> B,
                                   int *rows, T *columns)
{
    for (int i = t.rank; i < n; i += Size)
        rows[n + i] = ipiv[i];
    t.sync();
    for (int i = t.rank; i < n; i += Size)
        rows[i] = interchanged(n, rows + n, i);
    t.sync();
    const team<warp_size> warp = t.warp();
    T *const column = columns + t.warp_index() * n;
    for (int j = t.warp_index(); j < cols; j += team<Size>::warp_count) {
        for (int i = warp.rank; i < n; i += warp_size)
            column[undo ? rows[i] : i] = B(undo ? i : rows[i], j);
        warp.sync();
        for (int i = warp.rank; i < n; i += warp_size)
            B.set(i, j, column[i]);
        warp.sync();
    }
    t.sync();
}

} // namespace bblas::by_block

#endif
