// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of orgqr and ormqr, for which memory has reflectors, whose product is Q.
///
/// A routine says by a type `As<T>` how it is that:
///
///     using problem;                                    // its own
///     static int order(const problem &);                // host and device: of Q
///     static void by_columns(const team<N> &, const problem &, by_warp::column_reflector<N, T>);
///     static void held(const team<Threads> &, const problem &, void *shared);        // by held_reflectors<T, M, Threads>
///     static void by_blocks(const team<Threads> &, const problem &, void *shared);   // by block_reflector<T, Threads>
#ifndef BBLAS_CUDA_BY_REFLECTORS_HPP
#define BBLAS_CUDA_BY_REFLECTORS_HPP

#include "block/held_reflectors.hpp"
#include "by_size.hpp"
#include "group/qr.hpp"
#include "warp/reflectors.hpp"

namespace bblas {

/// Q of an order up to N: a column of the other factor to a thread.
template <class T, class As, int N>
struct reflect_by_columns : by_warp::column_kernel<typename As::problem, by_warp::column_reflector<N, T>> {
    using problem = typename As::problem;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return As::order(p) <= N; }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<N> &t, void *shared) const
    {
        As::by_columns(t, p, by_warp::column_reflector<N, T>(shared));
        return 0;
    }
};

/// Q of an order up to M, with all reflectors in shared memory.
template <class T, class As, int M, int Threads, int Blocks> struct reflect_by_held_blocks {
    using problem = typename As::problem;
    using reflectors = by_block::held_reflectors<T, M, Threads>;

    static constexpr team_shape shape = {Threads, 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return As::order(p) <= M; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p)
    {
        return reflectors::shared_bytes(As::order(p) < M ? As::order(p) : M);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *shared) const
    {
        As::template held<reflectors>(t, p, shared);
        return 0;
    }
};

/// Q of an order for which 142 KB of shared memory are enough: block reflectors of 16.
template <class T, class As> struct reflect_by_blocks {
    using problem = typename As::problem;

    static constexpr int most = 7168 / sizeof(T);
    static constexpr team_shape shape = {128, 1, 2};
    using reflector = by_block::block_reflector<T, shape.threads>;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return As::order(p) <= most; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p)
    {
        return reflector::shared_bytes(takes(p) ? As::order(p) : most);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<shape.threads> &t, void *shared) const
    {
        As::by_blocks(t, p, shared);
        return 0;
    }
};

/// GF/s on an H200, double. 20,000 matrices by columns, orgqr 1,083, 2,717, 1,683 and 4,412 at n = 8, 16, 20 and 32, ormqr 1,537, 3,532, 2,507 and 6,310.
/// 256 MB with all reflectors held, orgqr 2,220, 6,180, 10,500, 13,600 and 18,200 at 33, 48, 64, 96 and 128, ormqr 2,510, 6,340, 9,800, 10,400 and
/// 14,200; block after block, orgqr 688, 1,800, 2,900, 4,510 and 6,210, ormqr 933, 2,410, 3,750, 4,750 and 6,540. Of complex doubles, held have 3.4
/// times the rate of blocks at 17 to 32, and 2.1 at 64; columns have 0.6. From 65 on complex panels do not fit in registers. With 128 registers in place
/// of 168, d to 64 has 0.9 to 1.0 times the rate; with twice as many threads from 65 on, in half the registers, 0.6 to 0.77.
template <class T, class As, class... Others>
using reflector_classes_with = size_classes<reflect_by_columns<T, As, 4>, reflect_by_columns<T, As, 8>,
                                            reflect_by_columns<T, As, 16>, Others..., reflect_by_blocks<T, As>>;
template <class T, class As>
using reflector_classes = std::conditional_t<
    !is_complex<T>,
    reflector_classes_with<T, As, reflect_by_columns<T, As, 32>, reflect_by_held_blocks<T, As, 64, 128, 3>,
                           reflect_by_held_blocks<T, As, 128, 128, 2>>,
    std::conditional_t<
        sizeof(T) == 8, reflector_classes_with<T, As, reflect_by_columns<T, As, 32>, reflect_by_held_blocks<T, As, 64, 128, 2>>,
        reflector_classes_with<T, As, reflect_by_held_blocks<T, As, 32, 64, 4>, reflect_by_held_blocks<T, As, 64, 128, 2>>>>;

} // namespace bblas

#endif
