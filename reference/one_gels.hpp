// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Least squares of one problem.
#ifndef BBLAS_REFERENCE_ONE_GELS_HPP
#define BBLAS_REFERENCE_ONE_GELS_HPP

#include <arguments/gels.hpp>

#include "work_matrix.hpp"

namespace bblas {

/// Elements of workspace.
constexpr std::int64_t one_gels_size(std::int64_t m, std::int64_t n, std::int64_t nrhs)
{
    return m * n + max(m, n) * nrhs + lapack::gels_lwork(m, n, nrhs);
}

/// By LAPACK, which scales where numbers are near overflow or underflow.
template <class T> bblas_int one_gels(const gels::problem<T> &p, T *work)
{
    if (p.nrhs == 0)
        return 0; // A may be NULL
    const work_matrix<T> A(p.m, p.n, &work);
    const work_matrix<T> B(p.m > p.n ? p.m : p.n, p.nrhs, &work);
    A.load(BblasGeneral, p.A, p.lda);
    B.load(BblasGeneral, p.B, p.ldb);
    const bblas_int info = lapack::gels(p.trans, p.m, p.n, p.nrhs, A.data, A.ld, B.data, B.ld, work);
    A.store(BblasGeneral, p.A, p.lda);
    B.store(BblasGeneral, p.B, p.ldb);
    return info;
}

} // namespace bblas

#endif
