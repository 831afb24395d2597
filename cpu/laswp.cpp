// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/laswp.hpp>

#include "one_by_one.hpp"

#include <cstring>

namespace bblas::laswp {

/// Interchanges two elements, bytes as they are: a complex one is moved as a whole.
template <class T> void exchange(T *a, T *b)
{
    unsigned char was_a[sizeof(T)], was_b[sizeof(T)];
    std::memcpy(was_a, a, sizeof(T));
    std::memcpy(was_b, b, sizeof(T));
    std::memcpy(a, was_b, sizeof(T));
    std::memcpy(b, was_a, sizeof(T));
}

/// Interchanges rows of N columns.
template <int N, class T> void interchange(const problem<T> &p, T *A)
{
    const std::int64_t k1 = p.k1, lda = p.lda, step = abs(p.incx);
    const std::int64_t count = p.k2 - k1 + 1;
    for (std::int64_t s = 0; s < count; ++s) {
        const std::int64_t k = p.incx > 0 ? s : count - 1 - s;
        T *const row = A + k1 - 1 + k;
        T *const other = A + p.ipiv[k1 - 1 + k * step] - 1;
        if (row != other)
#pragma GCC unroll 8
            for (int j = 0; j < N; ++j)
                exchange(row + j * lda, other + j * lda);
    }
}

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const double n = call.n.bound;
    return one_by_one(call, queue, 0, n * call.k2.bound, [](const problem<T> &p, void *) {
        std::int64_t j = 0;
        for (; j + 8 <= p.n; j += 8)
            interchange<8>(p, p.A + j * p.lda);
        for (; j + 4 <= p.n; j += 4)
            interchange<4>(p, p.A + j * p.lda);
        for (; j < p.n; ++j)
            interchange<1>(p, p.A + j * p.lda);
        return 0;
    });
}

} // namespace bblas::laswp

#include <entries/laswp.inc>
