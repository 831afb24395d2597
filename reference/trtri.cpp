// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trtri.hpp>

#include "for_each_problem.hpp"
#include "triangular.hpp"
#include "work_matrix.hpp"

namespace bblas::trtri {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<T>(call, queue, n * n, [](const problem<T> &p, T *work) {
        if (const bblas_int info = p.diag == BblasUnit ? 0 : lapack::zero_on_diagonal(p.n, p.A, p.lda))
            return info;
        const work_matrix<T> X(p.n, p.n, &work);
        X.set_identity();
        const matrix_view inverse(X.data, X.ld);
        const matrix_view A(p.A, p.lda);
        // Column j of the inverse solves A x = e(j) in the rows that the triangle has there.
        for (std::int64_t j = 0; j < p.n; ++j) {
            const std::int64_t first = p.uplo == BblasUpper ? 0 : j;
            const std::int64_t order = p.uplo == BblasUpper ? j + 1 : p.n - j;
            const triangular<T> M{p.uplo, BblasNoTrans, p.diag, matrix_view<const T>(&A(first, first), A.ld)};
            triangular_solve(M, order, vector_view(&inverse(first, j), order, 1));
        }
        for (std::int64_t j = 0; j < p.n; ++j)
            for (std::int64_t i = 0; i < p.n; ++i)
                if (is_in(p.uplo, i, j) && (i != j || p.diag == BblasNonUnit))
                    A(i, j) = inverse(i, j);
        return 0;
    });
}

} // namespace bblas::trtri

#include <entries/trtri.inc>
