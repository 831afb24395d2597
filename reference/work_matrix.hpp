// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A matrix in workspace.
#ifndef BBLAS_REFERENCE_WORK_MATRIX_HPP
#define BBLAS_REFERENCE_WORK_MATRIX_HPP

#include "lapack.hpp"

namespace bblas {

/// Room for an m by n matrix in workspace, without gaps between the columns.
///
/// LAPACK works on such copies of the operands, because the last bits of what OpenBLAS 0.3.21 computes depend on the leading
/// dimension (GER and GEMV treat lda == m apart) and, on processors without AVX, on the alignment: here both follow from the
/// sizes (rules R1, R2). And LAPACK may write where the caller's memory is not to be touched (rules M6, M8).
template <class T> struct work_matrix {
    const bblas_int m;
    const bblas_int n;
    const bblas_int ld;
    T *const data;

    /// Takes the room from `*work`.
    work_matrix(bblas_int rows, bblas_int cols, T **work) : m(rows), n(cols), ld(rows > 1 ? rows : 1), data(*work)
    {
        *work += std::int64_t{m} * n;
    }

    /// Makes it the identity.
    void set_identity() const
    {
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t i = 0; i < m; ++i)
                data[i + j * ld] = i == j ? T(1) : T(0);
    }

    /// Copies the upper or lower trapezoid of A, or all of it (BblasGeneral), to the workspace.
    void load(int part, const T *A, bblas_int lda) const { lapack::lacpy(part, m, n, A, lda, data, ld); }

    /// Copies it back.
    void store(int part, T *A, bblas_int lda) const { lapack::lacpy(part, m, n, data, ld, A, lda); }
};

} // namespace bblas

#endif
