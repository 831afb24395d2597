// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/laset.hpp>

#include "elements.hpp"
#include "for_each_problem.hpp"

namespace bblas::laset {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const matrix_view A(p.A, p.lda);
        for (std::int64_t j = 0; j < p.n; ++j)
            for (std::int64_t i = 0; i < p.m; ++i)
                if (is_in(p.uplo, i, j))
                    A(i, j) = i == j ? p.beta : p.alpha;
        return 0;
    });
}

} // namespace bblas::laset

#include <entries/laset.inc>
