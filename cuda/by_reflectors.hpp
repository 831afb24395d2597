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
///     static constexpr bool is_in_place;                // the other factor is where the reflectors are
///     static int columns(const problem &);              // host and device: of the other factor, or its rows, that Q is
///                                                       // multiplied with
///     static void in_panels(const team<Threads> &, const problem &, void *shared, share); // by held_reflectors or
///                                                       // streamed_reflectors<T, M, Threads>
///     template <int Place> using narrow = size_classes<...>;   // of its own, for few columns: behind columns to a thread,
///                                                              // behind held and behind streamed reflectors, where Place
///                                                              // is 16, 64 and 256, as orgqr's have threads
#ifndef BBLAS_CUDA_BY_REFLECTORS_HPP
#define BBLAS_CUDA_BY_REFLECTORS_HPP

#include "block/held_reflectors.hpp"
#include "block/streamed_reflectors.hpp"
#include "by_size.hpp"
#include "warp/reflectors.hpp"

#include <climits>

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

/// Q of an order up to M: the other factor comes in panels of 16 columns.
template <class T, class As, template <class, int, int> class Reflectors, int M, int Threads, int Blocks> struct reflect_panels {
    using problem = typename As::problem;
    using reflectors = Reflectors<T, M, Threads>;

    static constexpr team_shape shape = {Threads, 1, Blocks};
    static constexpr bool has_parts_apart = sizeof(T) == 16 && M > 256; // z of 512 has 0.72 (orgqr) and 0.91 of the rate else
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return As::order(p) <= M; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p)
    {
        return reflectors::shared_bytes(As::order(p) < M ? As::order(p) : M);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *shared) const
    {
        As::template in_panels<reflectors>(t, p, shared, share{0, 1});
        return 0;
    }
};

/// Several blocks share a problem, each with eight panels or more, since each finds all S.
template <class T, class As, template <class, int, int> class Reflectors, int M, int Threads, int Blocks>
struct reflect_shared_panels : reflect_panels<T, As, Reflectors, M, Threads, Blocks> {
    using base = reflect_panels<T, As, Reflectors, M, Threads, Blocks>;
    using typename base::problem;
    using typename base::reflectors;

    /// Of more, complex floats have 0.65 to 1.08 times the rate in sweeps with 16 and 60 problems on an H200, 1.1 to 1.4 times
    /// with 150 and more; of one to 64, 0.2 to 0.9 times.
    static constexpr int most_columns = M > 256 ? for_type<T>(INT_MAX, INT_MAX, 128, INT_MAX) : INT_MAX;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return base::takes(p) && As::columns(p) <= most_columns; }

    static std::int64_t parts(const problem &bounds) { return As::columns(bounds) / (8 * by_warp::panel<T>::width); }

    BBLAS_DEVICE void operator()(const problem &p, const team<Threads> &t, void *shared, share part) const
    {
        if (part.number * by_warp::panel<T>::width < As::columns(p))
            As::template in_panels<reflectors>(t, p, shared, part);
    }
};

/// With all reflectors in shared memory.
template <class T, class As, int M, int Threads, int Blocks>
using reflect_by_held = reflect_panels<T, As, by_block::held_reflectors, M, Threads, Blocks>;

/// With Rows rows of a panel to a warp.
template <class T, class As, int M, int Rows = by_warp::panel<T>::most_rows, int Threads = M / Rows *warp_size,
          int Blocks = max(8 * Rows / M, 1)>
using reflect_by_streamed =
    std::conditional_t<As::is_in_place, reflect_panels<T, As, by_block::streamed_reflectors, M, Threads, Blocks>,
                       reflect_shared_panels<T, As, by_block::streamed_reflectors, M, Threads, Blocks>>;

/// GF/s on an H200, double, 256 MB: by columns, orgqr 2,740 and 4,640 at n = 24 and 32, ormqr 3,790 and 6,200; with all
/// reflectors held, orgqr 3,480, 8,950, 11,200, 14,600 and 18,900 at 33, 48, 64, 96 and 128, ormqr 4,200, 10,300, 13,600, 16,400
/// and 17,200; streamed, orgqr 9,500, 17,900 and 13,600 at 129, 256 and 512, ormqr 8,400, 16,000 and 17,400. Times what one
/// kernel to 64 and one to 128 had, ormqr of s, d, c, z has 1.6, 1.45, 1.5 and 1.2 to 1.4 to 48, s and d 1.9 and 1.5 at 65 to 80
/// and 1.6 and 1.35 at 96, s 1.25 at 97 to 112; with 100 matrices to 48 0.9 to 1.07, s from 65 to 112 0.83 to 1.1. A kernel to
/// 112 would have 0.9 in d, one to 32 in s and c 0.4 to 0.9 of the rate of columns, and in d 0.75 to 1.12.
///
/// Of complex doubles, held have 3.4 times the rate of blocks at 17 to 32, and 2.1 at 64; columns have 0.6. From 65 on complex
/// panels do not fit in registers. With 128 registers in place of 168, s and d to 64 have 0.9 to 1.0 times the rate. Streamed
/// complex doubles to 128 and 256 have 0.8 to 1.1 times the rate with 64 rows to a warp, and to 192 1.1 to 1.4 times with 48.
///
/// Narrow Q, of eight columns, has in orgqr 4.9 to 14, 2.7 to 5.9, 4.8 to 16 and 3.1 to 6.6 times the rate in s, d, c and z from
/// 64 to 1,000 rows, of one column 7 to 61 times.
template <class T, class As, class Held, class... Streamed>
using reflector_classes_with =
    joined_classes<size_classes<reflect_by_columns<T, As, 4>, reflect_by_columns<T, As, 8>, reflect_by_columns<T, As, 16>>,
                   class_if<sizeof(T) != 16, reflect_by_columns<T, As, 32>>, typename As::template narrow<16>, Held,
                   typename As::template narrow<64>, size_classes<Streamed...>, typename As::template narrow<256>,
                   class_if<!is_complex<T>, reflect_by_streamed<T, As, 1024>>>;

template <class T, class As> struct reflector_classes_of;
template <class As> struct reflector_classes_of<float, As> {
    using T = float;
    using held = size_classes<reflect_by_held<T, As, 48, 96, 5>, reflect_by_held<T, As, 64, 128, 3>,
                              for_one_size<reflect_by_held<T, As, 80, 96, 4>>, reflect_by_held<T, As, 96, 96, 4>,
                              for_one_size<reflect_by_held<T, As, 112, 128, 3>>, reflect_by_held<T, As, 128, 128, 2>>;
    using type = reflector_classes_with<T, As, held, reflect_by_streamed<T, As, 256>, reflect_by_streamed<T, As, 512>>;
};
template <class As> struct reflector_classes_of<double, As> {
    using T = double;
    using held = size_classes<reflect_by_held<T, As, 48, 96, 5>, reflect_by_held<T, As, 64, 128, 3>,
                              for_one_size<reflect_by_held<T, As, 80, 96, 4>>, reflect_by_held<T, As, 96, 192, 2>,
                              reflect_by_held<T, As, 128, 128, 2>>;
    using type = reflector_classes_with<T, As, held, reflect_by_streamed<T, As, 256>, reflect_by_streamed<T, As, 512>>;
};
template <class As> struct reflector_classes_of<complex<float>, As> {
    using T = complex<float>;
    using held = size_classes<reflect_by_held<T, As, 48, 96, 4>, reflect_by_held<T, As, 64, 128, 2>>;
    using type = reflector_classes_with<T, As, held, reflect_by_streamed<T, As, 128>, reflect_by_streamed<T, As, 256>,
                                        reflect_by_streamed<T, As, 512>>;
};
template <class As> struct reflector_classes_of<complex<double>, As> {
    using T = complex<double>;
    using held =
        size_classes<reflect_by_held<T, As, 32, 64, 4>, reflect_by_held<T, As, 48, 96, 3>, reflect_by_held<T, As, 64, 128, 2>>;
    using type = reflector_classes_with<T, As, held, reflect_by_streamed<T, As, 128>, reflect_by_streamed<T, As, 192, 48>,
                                        reflect_by_streamed<T, As, 256>, reflect_by_streamed<T, As, 512, 64>>;
};
template <class T, class As> using reflector_classes = typename reflector_classes_of<T, As>::type;

} // namespace bblas

#endif
