// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The workspace of blocks of reflectors in lanes.
#ifndef BBLAS_CPU_REFLECTOR_BLOCK_HPP
#define BBLAS_CPU_REFLECTOR_BLOCK_HPP

#include "interleaved.hpp"

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

} // namespace bblas

#endif
