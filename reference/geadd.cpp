// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/geadd.hpp>

#include "elements.hpp"
#include "for_each_problem.hpp"

namespace bblas::geadd {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const matrix_view B(p.B, p.ldb);
        const auto op_A = op(p.trans, matrix_view(p.A, p.lda));
        for (std::int64_t j = 0; j < p.n; ++j)
            for (std::int64_t i = 0; i < p.m; ++i) {
                B(i, j) = scaled(p.beta, B(i, j));
                if (p.alpha != T(0)) // else A is not read (rule E7)
                    B(i, j) += p.alpha * op_A(i, j);
            }
        return 0;
    });
}

} // namespace bblas::geadd

#include <entries/geadd.inc>
