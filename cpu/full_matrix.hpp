// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A symmetric or Hermitian matrix written out, for kernels that know no triangles.
#ifndef BBLAS_CPU_FULL_MATRIX_HPP
#define BBLAS_CPU_FULL_MATRIX_HPP

#include "elements.hpp"
#include "interleaved.hpp"

namespace bblas {

/// Its leading dimension in workspace.
constexpr std::int64_t full_matrix_ld(std::int64_t n)
{
    return interleaved_ld(n);
}

/// Bytes that it takes.
template <class T> constexpr std::size_t full_matrix_bytes(std::int64_t n)
{
    return static_cast<std::size_t>(full_matrix_ld(n) * n) * sizeof(T);
}

/// Writes the n by n matrix whose `uplo` triangle A holds; of a Hermitian one, imaginary parts on the diagonal are not read.
template <class T> void write_full_matrix(bool is_hermitian, bblas_uplo uplo, std::int64_t n, matrix_view<const T> A, T *to)
{
    const matrix_view full(to, full_matrix_ld(n));
    for (std::int64_t j = 0; j < n; ++j) {
        const std::int64_t begin = uplo == BblasUpper ? 0 : j + 1, end = uplo == BblasUpper ? j : n;
        full(j, j) = is_hermitian ? T(std::real(A(j, j))) : A(j, j);
        for (std::int64_t i = begin; i < end; ++i) {
            full(i, j) = A(i, j);
            full(j, i) = is_hermitian ? conjugate(A(i, j)) : A(i, j);
        }
    }
}

} // namespace bblas

#endif
