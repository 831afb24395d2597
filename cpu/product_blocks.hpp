// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The blocks that products of one problem's matrices are cut into, and the workspace for them.
#ifndef BBLAS_CPU_PRODUCT_BLOCKS_HPP
#define BBLAS_CPU_PRODUCT_BLOCKS_HPP

#include <batch.hpp>

#include <cstddef>

namespace bblas {

/// Common size of the blocks of A and B: a panel of B stays in the first level of cache.
constexpr std::int64_t block_depth = 256;
/// Rows of a block of A, which stays in the second level: 192 KiB. A multiple of every target's panel.
template <class T> inline constexpr std::int64_t block_rows = 768 / sizeof(T);
/// Columns of a block of B.
template <class T> inline constexpr std::int64_t block_cols = 4096 / sizeof(T);

/// Rows and columns by which panels are rounded up at most.
constexpr std::int64_t widest_panel = 48;

/// Workspace for products of m by k with k by n matrices.
template <class T> constexpr std::size_t product_bytes(std::int64_t m, std::int64_t n, std::int64_t k)
{
    const std::int64_t depth = min(k, block_depth);
    return static_cast<std::size_t>((min(m, block_rows<T>) + min(n, block_cols<T>) + 2 * widest_panel) * depth) * sizeof(T);
}

/// A matrix in workspace: whole cache lines.
template <class T> constexpr std::size_t matrix_bytes(std::int64_t m, std::int64_t n)
{
    return (static_cast<std::size_t>(m * n) * sizeof(T) + 63) / 64 * 64;
}

} // namespace bblas

#endif
