// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/potrf.hpp>

#include <for_each_problem.cuh>

#include "block/blocked_cholesky.hpp"
#include "block/trsm.hpp"
#include "by_cholesky.hpp"
#include "by_product.hpp"

namespace bblas::potrf {

/// n ≤ N: 32 rows to a warp at a time. No matrix is so large that indices of rows overflow.
template <class T, int N, int Threads, int Blocks> struct by_blocks {
    static constexpr team_shape shape = {Threads, 1, Blocks};
    using cholesky = by_block::blocked_potrf<T, shape.threads>;
    using storage = typename cholesky::storage;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return sizeof(storage); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<shape.threads> &t, void *shared) const
    {
        return cholesky::factor(t, p.uplo, p.n, p.A, p.lda, *static_cast<storage *>(shared));
    }
};

/// A panel's square.
template <class T> struct square_of_panel {
    using type = cholesky_in_shared_tiles<problem, T, 128>;
};
template <> struct square_of_panel<complex<double>> {
    using type = by_blocks<complex<double>, 128, 128, 4>;
};

/// Larger ones, left-looking. On an H200, 16 and 100 matrices of order 321 have 1.35 and 1.05 times the rate that one block to a
/// matrix has in s, 1.48 and 1.00 in d, 1.63 and 0.93 in c, 1.53 and 0.91 in z. Panels of 64 have 0.6 to 0.95 of the rate, but z
/// 0.9 to 1.0.
template <class T> struct sweep {
    static constexpr int width = 128;
    BBLAS_HOST_DEVICE static constexpr bblas_int end(const problem<T> &p) { return p.n; }
    static constexpr sweep_bytes workspace = {0, 0};

    /// The lower triangle from (i, j) on; an upper one is the transpose of the factor of Aᵀ.
    BBLAS_DEVICE static matrix_view<T> lower(const problem<T> &p, int i, int j)
    {
        const matrix_view<T> A = column_major(p.A, p.lda);
        return (p.uplo == BblasLower ? A : A.transpose()).from(i, j);
    }
    /// The panel's first column, and those that it has.
    BBLAS_HOST_DEVICE static constexpr int first(const problem<T> &p, int begin) { return first_of_panel<width>(p.n, begin); }
    BBLAS_HOST_DEVICE static constexpr int cols(const problem<T> &p, int begin)
    {
        return first(p, begin + width) - first(p, begin);
    }

    /// Subtracts the product of all columns before.
    struct update : large_product<T> {
        using typename large_product<T>::product;
        using large_product<T>::shape;
        static std::int64_t parts(const problem<T> &bounds, int begin)
        {
            return begin > 0 ? product::tiles(BblasLower, bounds.n - first(bounds, begin), cols(bounds, begin)) : 0;
        }

        BBLAS_DEVICE void operator()(const problem<T> &p, const swept &at, const team<shape.threads> &t, void *shared,
                                     share part) const
        {
            if (at.info)
                return;
            const int begin = first(p, at.begin);
            const matrix_view<const T> before = lower(p, begin, 0);
            product::run(t, BblasLower, p.n - begin, cols(p, at.begin), begin, before, before.adjoint(), lower(p, begin, begin),
                         by_block::hermitian_update<real_t<T>, T>{-1, 1}, shared, part);
        }
    };

    struct factor {
        using square = typename square_of_panel<T>::type;
        static constexpr team_shape shape = square::shape;
        BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &)
        {
            return square::shared_bytes({BblasLower, width, nullptr, width});
        }

        BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const swept &at, const team<shape.threads> &t, void *shared) const
        {
            if (at.info)
                return at.info;
            const int begin = first(p, at.begin);
            const bblas_int info = square()({p.uplo, cols(p, at.begin), lower(p, begin, begin).first, p.lda}, t, shared);
            return info ? begin + info : 0;
        }
    };

    /// For the rows below the square.
    struct solve {
        using panel = by_block::panel<T>;
        static constexpr team_shape shape = panel::shape;
        BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return panel::shared_bytes; }
        static std::int64_t parts(const problem<T> &bounds, int begin)
        {
            return (bounds.n - first(bounds, begin + width) + panel::width - 1) / panel::width;
        }

        BBLAS_DEVICE void operator()(const problem<T> &p, const swept &at, const team<shape.threads> &t, void *shared,
                                     share part) const
        {
            const int begin = first(p, at.begin), order = cols(p, at.begin), rows = at.info ? 0 : p.n - begin - order;
            const matrix_view<T> L = lower(p, begin, begin);
            const matrix_view<T> X = L.from(order, 0).transpose(); // conj(L) Xᵀ is what there was
            for (int first = panel::width * part.number; first < rows; first += panel::width * part.count)
                panel::solve(t, false, order, static_cast<int>(min(panel::width, rows - first)), T(1), L.adjoint().transpose(),
                             X.from(0, first), shared);
        }
    };

    using passes = std::tuple<pass<update, factor, solve>>;
};

/// Measured on an H200. Up to 32, in double, 8 threads instead of 16 gain 16 % at order 24 and lose 10 % with Upper at 32. To 48,
/// rows in registers are twice as fast as shared memory. With 256 MB of doubles of order 65, 80, 96, 97 and 128, tiles in shared
/// memory reach 3,400, 5,460, 7,350, 5,750 and 8,830 GF/s, and reached 1,760, 2,820, 3,850, 3,540 and 5,960 in registers; order
/// 96 has 7,030 with three warps and five blocks, and 6,530 in the class to 128. Orders 49 and 64 would have 0.93 and 1.03 times
/// what registers reach. In blocks, 2,000 matrices of order 256 and 512 reach 11,435 and 16,551 GF/s in double with four blocks
/// of 128 threads, 11,840 and 18,727 with three, 10,216 and 17,658 with two of 256; 512 and 128 of them 10,468 and 10,978, 9,106
/// and 12,101, 9,849 and 13,187.
///
/// With tiles in shared memory, on an H200, d has 1.55, 1.5 and 1.3 times the rate of blocks at 129, 144 and 160, 1.15, 1.1
/// and 1.0 at 161, 176 and 192, and 1.25, 1.18 and 1.05 at 193, 208 and 224 (Upper 1.43, 1.3, 1.28; 2,000 matrices 1.14, 1.05,
/// 0.97; 100 1.8 to 2.0); s has 1.1 to 1.25 at 129, 1.0 to 1.2 at 144, 0.97 at 160 and 0.6 to 0.7 from 161 on; s and d
/// to 64 have 0.35 to 0.85 and 0.7 to 1.0 of the rate of registers. From 49 to 64, s by rows in registers has 1.4 to 1.5 times
/// the rate of tiles there, with 2,000 and 100 matrices 0.93 to 1.03 and 1.1.
///
/// Times what lanes have there, and blocks from 120 on, c has 1.3 to 1.5 to 64, 2.0 to 2.2 to 96, 1.7 to 2.0 to 128, 1.7 to 2.3
/// to 160, and 1.35 to 1.75 to 224, z 1.3 to 1.8 to 64 and 1.25 to 1.7 to 96, 1.1 to 1.4 to 112 and 0.9 to 1.2 at 120; with 100
/// matrices both 1.2 to 2.2.
///
/// Sweeps have, with 16, 60, 150, 400 and 1,500 matrices, times the rate of blocks, c 1.7, 1.4, 1.3, 1.3, 1.1 at 225, 1.52, 1.3,
/// 1.13, 1.15, 0.96 at 272 and 1.9, 1.6, 1.3, 1.3, 1.06 at 320, z 1.17, 0.84, 0.9, 0.98, 0.89 at 257, 1.24, 0.92,
/// 0.98, 1.09, 1.01 at 288 and 1.38, 1.03, 1.12, 1.16, 1.08 at 320, and Upper up to 1.2 times as much; s and d 0.8 to 0.9 with
/// 150 and more.
template <class T> struct classes_of;
template <> struct classes_of<float> {
    using T = float;
    using type =
        cholesky_classes<problem, T, cholesky_in_registers<problem, T, 48, 16>, cholesky_in_registers<problem, T, 64, 32, 1>,
                         cholesky_in_shared_tiles_for_many<problem, T, 80>, cholesky_in_shared_tiles<problem, T, 96>,
                         cholesky_in_shared_tiles<problem, T, 128>, cholesky_in_shared_tiles<problem, T, 144>,
                         by_blocks<T, 256, 128, 4>, by_blocks<T, 320, 128, 3>>;
};
template <> struct classes_of<double> {
    using T = double;
    using type =
        cholesky_classes<problem, T, cholesky_in_registers<problem, T, 48, 16>, cholesky_in_tiles<problem, T, 64, 8>,
                         cholesky_in_shared_tiles_for_many<problem, T, 80>, cholesky_in_shared_tiles<problem, T, 96>,
                         cholesky_in_shared_tiles<problem, T, 128>, cholesky_in_shared_tiles<problem, T, 160>,
                         cholesky_in_shared_tiles<problem, T, 224>, by_blocks<T, 256, 128, 4>, by_blocks<T, 320, 128, 3>>;
};
template <> struct classes_of<complex<float>> {
    using T = complex<float>;
    using type =
        cholesky_classes<problem, T, cholesky_in_shared_tiles<problem, T, 48>, cholesky_in_shared_tiles_for_many<problem, T, 64>,
                         cholesky_in_shared_tiles<problem, T, 96>, cholesky_in_shared_tiles<problem, T, 128>,
                         cholesky_in_shared_tiles<problem, T, 160>, cholesky_in_shared_tiles<problem, T, 224>>;
};
template <> struct classes_of<complex<double>> {
    using T = complex<double>;
    using type =
        cholesky_classes<problem, T, cholesky_in_shared_tiles<problem, T, 48>, cholesky_in_shared_tiles_for_many<problem, T, 64>,
                         cholesky_in_shared_tiles<problem, T, 96>, cholesky_in_shared_tiles<problem, T, 120>,
                         by_blocks<T, 128, 128, 4>, by_blocks<T, 256, 128, 4>>;
};
template <class T> using classes = typename classes_of<T>::type;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_panels<sweep, classes>(call, queue);
}

// For the routines that are made of this one.
template int run(const batch<float> &, bblas_queue_t);
template int run(const batch<double> &, bblas_queue_t);
template int run(const batch<std::complex<float>> &, bblas_queue_t);
template int run(const batch<std::complex<double>> &, bblas_queue_t);

} // namespace bblas::potrf

#include <entries/potrf.inc>
