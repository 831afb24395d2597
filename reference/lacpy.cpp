// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/lacpy.hpp>

#include "elements.hpp"
#include "for_each_problem.hpp"

namespace bblas::lacpy {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const matrix_view A(p.A, p.lda);
        const matrix_view B(p.B, p.ldb);
        for (std::int64_t j = 0; j < p.n; ++j)
            for (std::int64_t i = 0; i < p.m; ++i)
                if (is_in(p.uplo, i, j))
                    B(i, j) = A(i, j);
        return 0;
    });
}

} // namespace bblas::lacpy

#include <entries/lacpy.inc>
