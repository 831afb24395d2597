// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What a thread reads or writes at once.
#ifndef BBLAS_CUDA_CHUNK_HPP
#define BBLAS_CUDA_CHUNK_HPP

#include "team.hpp"

#include <cstdint>

namespace bblas {

/// 16 bytes.
template <class T> struct alignas(16) chunk {
    static constexpr int size = 16 / sizeof(T);
    T of[size];
};

/// A number that is aligned to its size: a complex one need not be, but is quicker to read then.
template <class T> struct alignas(sizeof(T)) aligned {
    T value;
    BBLAS_DEVICE operator T() const { return value; }
};

/// Whether numbers that begin there are.
template <class T> BBLAS_DEVICE bool is_aligned(const T *first)
{
    return reinterpret_cast<std::uintptr_t>(first) % sizeof(T) == 0;
}

/// Starts to copy a number, at once where it is aligned to its size.
template <class T> BBLAS_DEVICE void start_number(bool at_once, T *to, const T *from, bool is_there = true)
{
    if (alignof(T) < sizeof(T) && !at_once)
        start_copy(to, from, is_there);
    else
        start_copy(reinterpret_cast<aligned<T> *>(to), reinterpret_cast<const aligned<T> *>(from), is_there);
}

} // namespace bblas

#endif
