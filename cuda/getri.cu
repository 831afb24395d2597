// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getri.hpp>

#include <for_each_problem.cuh>

#include "inverse_sweep.hpp"
#include "warp/inverse.hpp"

namespace bblas::getri {

/// n ≤ N: a column to a thread.
template <class T, int N, int Blocks> struct by_columns {
    static constexpr team_shape shape = {N, 128 / N, Blocks};
    using tile = by_warp::inverse_tile<T, N>;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return sizeof(tile); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        return by_warp::getri(t, p.n, p.A, p.lda, p.ipiv, *static_cast<tile *>(shared));
    }
};

/// n ≤ N, in shared memory: inv(A) is the product of the inverted factors, its columns interchanged.
template <class T, int N, int Threads, int Blocks> struct in_shared_memory {
    static constexpr team_shape shape = {Threads, 1, Blocks};
    using triangle = by_block::tiled_triangle<T>;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return N * sizeof(int) + 2 * triangle::elements(p.n < N ? p.n : N) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        int *const places = static_cast<int *>(shared);
        T *const elements = reinterpret_cast<T *>(places + N);
        const triangle L = {elements, p.n, true}, transpose_of_U = {elements + triangle::elements(p.n), p.n, false};
        L.load(t, BblasLower, p.A, p.lda);
        transpose_of_U.load(t, BblasUpper, p.A, p.lda);
        by_block::for_each_interchanged(t, p.n, p.ipiv, [=](int j, int place) { places[place] = j; });
        t.sync();
        if (const bblas_int info = transpose_of_U.zero_on_diagonal(t))
            return info;
        triangle::invert(t, L, transpose_of_U);
        triangle::for_each_in_product(t, false, false, transpose_of_U, L,
                                      [&](int i, int j, T x) { p.A[i + places[j] * std::int64_t{p.lda}] = x; });
        return 0;
    }
};

/// inv(A) is the product of the inverted factors, its columns interchanged.
template <class T> struct as_inverse {
    using problem = getri::problem<T>;
    static constexpr int triangles = 2;
    BBLAS_DEVICE static by_block::inverted_triangle triangle(const problem &, int number)
    {
        return number == 0 ? by_block::inverted_triangle{BblasUpper, false} : by_block::inverted_triangle{BblasLower, true};
    }
};

template <class T> struct sweep : inverse_sweep<as_inverse<T>> {
    using base = inverse_sweep<as_inverse<T>>;
    using typename base::inverse;

    /// What the product has left of the panel's square and above, which all of it is a product of.
    struct rows_and_cols : tile_kernel<T, problem<T>, rows_and_cols> {
        BBLAS_HOST_DEVICE static constexpr std::int64_t count(const problem<T> &, int begin) { return 2 * base::tiles(begin); }
        BBLAS_DEVICE static void take(const problem<T> &p, int begin, int number, const team<inverse::shape.threads> &t,
                                      void *shared)
        {
            const int place = number / 2 * base::width;
            inverse::multiply_factors(t, p.n, p.A, p.lda, number % 2 ? place : begin, number % 2 ? begin : place, shared);
        }
    };
    struct square : tile_kernel<T, problem<T>, square> {
        BBLAS_HOST_DEVICE static constexpr std::int64_t count(const problem<T> &, int) { return 1; }
        BBLAS_DEVICE static void take(const problem<T> &p, int begin, int, const team<inverse::shape.threads> &t, void *shared)
        {
            inverse::multiply_factors(t, p.n, p.A, p.lda, begin, begin, shared);
        }
    };

    struct interchange : tile_kernel<T, problem<T>, interchange> {
        static constexpr int rows = inverse::most_interchanged;
        BBLAS_HOST_DEVICE static constexpr std::int64_t count(const problem<T> &p, int begin)
        {
            return begin == 0 ? (p.n + rows - 1) / rows : 0;
        }
        BBLAS_DEVICE static void take(const problem<T> &p, int, int number, const team<inverse::shape.threads> &t, void *shared)
        {
            const int first = number * rows;
            inverse::interchange_cols(t, static_cast<int>(min(rows, p.n - first)), p.n, p.ipiv, p.A + first, p.lda, shared);
        }
    };

    using passes = std::tuple<typename base::of_triangles, pass<rows_and_cols, square>, pass<interchange>>;
};

/// In half the threads and twice the blocks where elements have 4 bytes, in half the blocks where they have 16.
template <class T, int N, int Threads, int Blocks>
using in_shared = in_shared_memory<T, N, (sizeof(T) == 4 ? Threads / 2 : Threads),
                                   (sizeof(T) == 16 ? (Blocks + 1) / 2 : Blocks * 8 / static_cast<int>(sizeof(T)))>;

/// GF/s on an H200, double, batches of 256 MB: by columns 776, 1,788, 2,856 and 4,212 at n = 4, 8, 16 and 32, where shared memory
/// has 0.70 of that at 16 and 0.9 at 32. In shared memory 2,560, 6,440, 8,870, 10,670 and 10,200 at n = 33, 48, 64, 96 and 128;
/// by half the threads 0.93, 0.87, 0.82, 0.89, 0.81 of that, by twice as many 0.5 at 64.
template <class T>
using classes = joined_classes<
    size_classes<by_columns<T, 4, 8>, by_columns<T, 8, 8>, by_columns<T, 16, for_type<T>(6, 6, 6, 5)>,
                 by_columns<T, 32, for_type<T>(5, 3, 4, 2)>, for_many<in_shared<T, 48, 64, 6>, in_shared<T, 64, 128, 4>>>,
    std::conditional_t<sizeof(T) == 4,
                       size_classes<for_many<in_shared<T, 64, 128, 4>, in_shared<T, 112, 256, 1>>, in_shared<T, 112, 256, 1>>,
                       size_classes<in_shared<T, 64, 128, 4>>>,
    // As far as two triangles fit in 227 KB.
    size_classes<in_shared_memory<T, for_type<T>(192, 144, 144, 96), 256, 1>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_panels<sweep, classes>(call, queue);
}

} // namespace bblas::getri

#include <entries/getri.inc>
