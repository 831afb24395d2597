// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The workspace of triangular systems and factorizations of one problem.
#ifndef BBLAS_CPU_SOLVE_BLOCKS_HPP
#define BBLAS_CPU_SOLVE_BLOCKS_HPP

#include "product_blocks.hpp"

namespace bblas {

/// Workspace for a triangular system of some order with `vectors` right-hand sides.
template <class T> constexpr std::size_t solve_bytes(std::int64_t order, std::int64_t vectors)
{
    const std::int64_t block = min(order, block_depth);
    // The packed triangle, its diagonal, and a panel of the right-hand sides; or a right-hand side alone.
    const std::int64_t solve = (block + widest_panel) * (block + 2 + widest_panel) + order + widest_panel;
    const std::size_t product = order > block_depth ? product_bytes<T>(max(order, vectors), max(order, vectors), block_depth) : 0;
    return max(static_cast<std::int64_t>(product), solve * static_cast<std::int64_t>(sizeof(T)));
}

/// Largest order of a Cholesky factorization that copies the triangle to workspace; above, it goes in halves. Of the rate of
/// OpenBLAS, halves have 0.88 at order 512 in s, where this has 1.00; in d and z 1.03 and 1.08, where it has 1.00 and 1.04 (AVX2,
/// EPYC 7003).
template <class T> inline constexpr std::int64_t packed_cholesky_order = sizeof(T) == 4 ? 512 : 256;
/// Columns of it that are brought up to date at a time.
constexpr std::int64_t cholesky_block = 256;

/// Workspace for an LU or Cholesky factorization of an m by n matrix, which solves systems and multiplies in turn.
template <class T> constexpr std::size_t factor_bytes(std::int64_t m, std::int64_t n)
{
    const std::int64_t packed = min(min(m, n), packed_cholesky_order<T>);
    const std::size_t packed_bytes =
        matrix_bytes<T>(packed + widest_panel, packed) + matrix_bytes<T>(cholesky_block + widest_panel, min(packed, block_depth));
    return max(static_cast<std::int64_t>(packed_bytes),
               max(static_cast<std::int64_t>(solve_bytes<T>(min(m, n), max(m, n))),
                   static_cast<std::int64_t>(product_bytes<T>(max(m, n), max(m, n), min(m, n)))));
}

} // namespace bblas

#endif
