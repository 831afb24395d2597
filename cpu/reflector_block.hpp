// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The workspace of blocks of reflectors, in lanes or of one problem.
#ifndef BBLAS_CPU_REFLECTOR_BLOCK_HPP
#define BBLAS_CPU_REFLECTOR_BLOCK_HPP

#include "interleaved.hpp"
#include "product_blocks.hpp"

namespace bblas {

/// Reflectors that are applied together.
constexpr std::int64_t reflector_block = 4;

/// Numbers of real type for a block of reflectors of m rows, applied to n columns.
template <class T> constexpr std::int64_t reflector_size(std::int64_t width, std::int64_t m, std::int64_t n)
{
    return interleaved_size<T>(width, m, reflector_block) + interleaved_size<T>(width, reflector_block, reflector_block) +
           interleaved_size<T>(width, reflector_block, n);
}

/// Their bytes, with the vectors of this processor.
template <class T> std::size_t reflector_bytes(std::int64_t m, std::int64_t n)
{
    using R = real_t<T>;
    return static_cast<std::size_t>(reflector_size<T>(lanes_of<R>(chosen_target()), m, n)) * sizeof(R);
}

/// Reflectors of one problem that are applied together: whole panels of a product.
constexpr std::int64_t one_reflector_block = 24;

/// Workspace for the QR factorization of one m by n matrix, or for its reflectors to be applied to another one of m rows, or of m
/// columns.
template <class T> constexpr std::size_t one_reflector_bytes(std::int64_t m, std::int64_t n)
{
    constexpr std::int64_t k = one_reflector_block;
    const std::int64_t matrices = m * k + 2 * k * k + 2 * k * n + 5 * 64;
    const auto bytes = [](std::int64_t rows, std::int64_t cols, std::int64_t depth) {
        return static_cast<std::int64_t>(product_bytes<T>(rows, cols, depth));
    };
    return static_cast<std::size_t>(matrices * std::int64_t{sizeof(T)} +
                                    max(bytes(k, n, m), max(bytes(m, n, k), bytes(n, m, k))));
}

} // namespace bblas

#endif
