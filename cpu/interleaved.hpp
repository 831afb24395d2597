// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// How much room matrices take when those of several problems are interleaved.
#ifndef BBLAS_CPU_INTERLEAVED_HPP
#define BBLAS_CPU_INTERLEAVED_HPP

#include "target.hpp"

#include <batch.hpp>

namespace bblas {

/// Leading dimension of an interleaved matrix of m rows. Where it would be a large power of two, walking along a row would meet
/// the same few sets of the cache over and over.
constexpr std::int64_t interleaved_ld(std::int64_t m)
{
    return m < 32 ? m : m | 1;
}

/// Numbers of real type that m by n matrices of `width` problems take. Unpacking reads past the end by at most a square.
template <class T> constexpr std::int64_t interleaved_size(std::int64_t width, std::int64_t m, std::int64_t n)
{
    return (interleaved_ld(m) * n * (is_complex<T> ? 2 : 1) + width) * width;
}

/// Their bytes, with the vectors of this processor.
template <class T> std::size_t interleaved_bytes(std::int64_t m, std::int64_t n)
{
    using R = real_t<T>;
    return static_cast<std::size_t>(interleaved_size<T>(lanes_of<R>(chosen_target()), m, n)) * sizeof(R);
}

} // namespace bblas

#endif
