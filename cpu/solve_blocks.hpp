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

/// Workspace for an LU or Cholesky factorization of an m by n matrix, which solves systems and multiplies in turn.
template <class T> constexpr std::size_t factor_bytes(std::int64_t m, std::int64_t n)
{
    return max(static_cast<std::int64_t>(solve_bytes<T>(min(m, n), max(m, n))),
               static_cast<std::int64_t>(product_bytes<T>(max(m, n), max(m, n), min(m, n))));
}

} // namespace bblas

#endif
