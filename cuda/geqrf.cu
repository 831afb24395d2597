// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/geqrf.hpp>

#include <for_each_problem.cuh>

#include "block/qr.hpp"
#include "group/qr.hpp"
#include "warp/qr.hpp"

namespace bblas::geqrf {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::geqrf(g, p.m, p.n, column_major(p.A, p.lda), p.tau);
        return 0;
    }
};

/// m ≤ M, n ≤ N: the matrix in registers, Cols columns by M / H rows to a thread.
template <class T, int M, int N, int Cols, int H, int Blocks> struct in_registers {
    using tile = by_warp::qr_tile<T, M, N, Cols, H>;
    static constexpr team_shape shape = {tile::threads, tile::threads <= warp_size ? 128 / tile::threads : 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.m <= M && p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return 2 * tile::shown * sizeof(T); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<tile::threads> &t, void *shared) const
    {
        T *const shown = static_cast<T *>(shared);
        tile A;
        A.load(t, p.m, p.n, p.A, p.lda);
        A.geqrf(t, p.m, p.n, p.A, p.lda, p.tau, [=](int j) { return shown + j % 2 * tile::shown; });
        return 0;
    }
};

/// m ≤ M: panels of 16 columns, H threads to a column.
template <class T, int M, int H, int Threads, int Blocks> struct by_panels {
    static constexpr team_shape shape = {Threads, 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.m <= M; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &)
    {
        return by_block::block_reflector<T, Threads>::shared_bytes(M);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        by_block::geqrf<M, H>(t, p.m, p.n, p.A, p.lda, p.tau, shared);
        return 0;
    }
};

template <class T, int N, int Cols, int H, int Blocks> using square = in_registers<T, N, N, Cols, H, Blocks>;

// Chosen among two to five shapes each, measured on an H200 in double precision: 899, 2,061, 2,589, 4,247, 4,503, 4,063, 5,726, 7,953 and
// 7,906 GF/s at n = 4, 8, 16, 32, 48, 64, 128, 256, 512. The last class has 145 KB of shared memory and a multiprocessor to itself;
// with fewer threads and 108 KB it is 10 % slower.
template <class T>
using classes_of_up_to_8_bytes =
    size_classes<square<T, 4, 4, 2, 6>, square<T, 8, 4, 2, 4>, square<T, 12, 3, 2, 5>, square<T, 16, 4, 2, 4>,
                 square<T, 24, 6, 4, 3>, square<T, 32, 8, 4, 2>, square<T, 40, 5, 4, 2>, square<T, 48, 6, 4, 2>,
                 by_panels<T, 64, 16, 64, 6>, by_panels<T, 128, 32, 128, 3>, by_panels<T, 256, 32, 256, 2>,
                 by_panels<T, 512, 32, 512, 1>>;

// Not measured. The last class has 151 KB of shared memory: behind it is only the general kernel.
template <class T>
using classes_of_16_bytes = size_classes<square<T, 4, 4, 2, 4>, square<T, 8, 4, 2, 3>, square<T, 16, 4, 4, 3>,
                                         square<T, 24, 3, 4, 3>, square<T, 32, 4, 4, 2>, by_panels<T, 64, 16, 64, 4>,
                                         by_panels<T, 128, 32, 128, 2>, by_panels<T, 256, 32, 256, 1>>;

template <class T> using classes = std::conditional_t<sizeof(T) < 16, classes_of_up_to_8_bytes<T>, classes_of_16_bytes<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body, classes>(call, queue, {m * n});
}

} // namespace bblas::geqrf

#include <entries/geqrf.inc>
