// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What a thread reads or writes at once.
#ifndef BBLAS_CUDA_CHUNK_HPP
#define BBLAS_CUDA_CHUNK_HPP

namespace bblas {

/// 16 bytes.
template <class T> struct alignas(16) chunk {
    static constexpr int size = 16 / sizeof(T);
    T of[size];
};

} // namespace bblas

#endif
