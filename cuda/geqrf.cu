// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/geqrf.hpp>

#include <for_each_problem.cuh>

#include "block/left_looking_qr.hpp"
#include "block/qr.hpp"
#include "reflector_sweep.hpp"
#include "warp/qr.hpp"
#include "warp/tall_tile.hpp"

namespace bblas::geqrf {

/// The matrix in registers. In blocks of 128 threads d has 0.97 to 1.0 of the rate.
template <class T, class Tile, int Blocks> struct in_registers {
    static constexpr int threads = Tile::threads;
    static constexpr team_shape shape = {threads, threads <= warp_size ? 64 / threads : 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p)
    {
        return p.m <= Tile::most_rows && p.n <= Tile::most_cols;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return 2 * Tile::shown * sizeof(T); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<threads> &t, void *shared) const
    {
        T *const shown = static_cast<T *>(shared);
        const matrix_view<T> memory = column_major(p.A, p.lda);
        Tile A;
        A.load(t, p.m, p.n, memory);
        A.geqrf(t, p.m, p.n, memory, p.tau, [=](int j) { return shown + j % 2 * Tile::shown; });
        return 0;
    }
};

/// m, n ≤ N: Cols columns by N / H rows to a thread.
template <class T, int N, int Cols, int H, int Blocks>
using square = in_registers<T, by_warp::qr_tile<T, N, N, Cols, H>, 2 * Blocks>;
/// m ≤ Threads × Rows, n ≤ 8: Rows rows to a thread.
template <class T, int Threads, int Rows = by_warp::tall_rows<T>>
using tall = in_registers<T, by_warp::tall_tile<T, Threads, Rows, 8>, by_warp::blocks_of_tall(max(64, Threads))>;

/// m ≤ M: panels of 16 columns, which Rows rows to a warp update, and H threads to a column factor; `Warps` at least fit on a
/// multiprocessor.
template <class T, int M, int Rows = by_warp::panel<T>::most_rows, int H = min(warp_size, max(8, M / 16)), int Warps = 8>
struct by_panels {
    static constexpr int Threads = (M + Rows - 1) / Rows * warp_size;
    static constexpr team_shape shape = {Threads, 1, max(Warps *warp_size / Threads, 1)};
    static constexpr bool has_parts_apart = sizeof(T) == 16; // z has 0.80 to 1.02 of the rate else, c 1.0 to 1.06 times
    using qr = by_block::left_looking_qr<T, M, Threads, H>;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.m <= M; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p) { return qr::shared_bytes(p.n); }

    /// On an H100, apart d from 513 on has 1.17 to 1.31 times the rate, to 256 1.00 to 1.03, to 512 0.94 to 0.99; z 1.02 to 1.12;
    /// s and c 0.96 to 1.03.
    static constexpr bool is_apart = sizeof(real_t<T>) == sizeof(double) && M > (is_complex<T> ? 128 : 512);

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        if constexpr (is_apart)
            qr::factor_apart(t, p.m, p.n, p.A, p.lda, p.tau, shared);
        else
            qr::factor(t, p.m, p.n, p.A, p.lda, p.tau, shared);
        return 0;
    }
};

/// Larger ones: each panel is applied to all columns behind it. On an H200, with 16, 60, 150, 400 and 1,500 matrices of complex
/// doubles it has 1.15, 1.02, 1.02, 0.98, 0.96 times the rate of panels at 400, 1.38, 1.15, 1.14, 1.05, 1.0 at 512, and with 500
/// rows and 256 columns 0.74.
template <class T> struct sweep {
    using reflectors = swept_reflectors<T>;
    static constexpr int width = reflectors::width;
    static constexpr sweep_bytes workspace = reflectors::workspace;

    BBLAS_HOST_DEVICE static constexpr bblas_int end(const problem<T> &p) { return static_cast<bblas_int>(min(p.m, p.n)); }
    /// Of the panel.
    BBLAS_HOST_DEVICE static constexpr int cols(const problem<T> &p, int begin)
    {
        return static_cast<int>(min(width, end(p) - begin));
    }
    /// Behind it.
    BBLAS_HOST_DEVICE static constexpr std::int64_t cols_behind(const problem<T> &p, int begin)
    {
        return p.n - begin - cols(p, begin);
    }
    BBLAS_DEVICE static matrix_view<T> panel(const problem<T> &p, int begin)
    {
        return column_major(p.A, p.lda).from(begin, begin);
    }
    BBLAS_DEVICE static reflectors H(const problem<T> &p, const swept &at)
    {
        return {at, p.m - at.begin, cols(p, at.begin), panel(p, at.begin), p.tau + at.begin};
    }

    struct factor {
        static constexpr team_shape shape = {256, 1, 1};
        static constexpr int most = 2 * by_block::most_held_rows<T>;
        BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &bounds)
        {
            return by_block::geqrf_bytes<T, shape.threads, most>(bounds.m);
        }

        BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const swept &at, const team<shape.threads> &t, void *shared) const
        {
            by_block::geqrf<T, shape.threads, most>(t, p.m - at.begin, cols(p, at.begin), panel(p, at.begin), p.tau + at.begin,
                                                    shared, at.most_shared);
            return 0;
        }
    };

    struct prepare : reflectors::kernel {
        BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const swept &at, const typename reflectors::team_of_it &t,
                                          void *shared) const
        {
            if (cols_behind(p, at.begin) > 0)
                H(p, at).prepare(t, shared);
            return 0;
        }
    };

    struct apply : reflectors::kernel {
        /// Where the bounds have nothing behind the panel, a problem of less rows may.
        static std::int64_t parts(const problem<T> &bounds, int begin)
        {
            return max(1, reflectors::strips(cols_behind(bounds, begin)));
        }
        BBLAS_DEVICE void operator()(const problem<T> &p, const swept &at, const typename reflectors::team_of_it &t, void *shared,
                                     share part) const
        {
            H(p, at).apply(t, true, false, cols_behind(p, at.begin), panel(p, at.begin).from(0, cols(p, at.begin)), shared, part);
        }
    };

    using passes = std::tuple<pass<factor, prepare, apply>>;
};

/// As square, but for what has less columns than Least percent of the rows: panels are better then, of which all threads have a
/// part.
template <class T, int N, int Cols, int H, int Blocks, int Least> struct rather_square : square<T, N, Cols, H, Blocks> {
    BBLAS_HOST_DEVICE static constexpr bool leaves(const problem<T> &p)
    {
        return 100 * std::int64_t{p.n} < Least * std::int64_t{p.m};
    }
};

// In registers chosen among two to five shapes each, panels among three or four, measured on an H200 in double precision: 899,
// 2,061, 2,589, 4,247 and 4,503 GF/s at n = 4, 8, 16, 32 and 48 with 256 MB; 4,488, 7,858, 11,961 and 16,627 at 64, 128, 256 and
// 512 with 2,000 matrices. A panel of up to 64 rows with two warps reached 4,115, one of up to 128 with two 7,965 (but less at
// 96), one of up to 256 with four 10,459, one of up to 512 with eight 9,964. Panels of 512 rows take 107 KB of shared memory, two
// blocks to a multiprocessor, those of 1,024 rows 212 KB: 132 matrices reach 11,104, 6,064 and 9,727 at 512, 513 and 1,000, where
// a sweep has 0.82 to 0.91 of the rate, and 1.2 to 1.6 times with 16. Complex panels of more than 512 rows do not fit in
// registers. Of complex doubles they reach 6,717, 9,099 and 12,342 GF/s at 64, 128 and 256, 16,806 with 132 matrices at 512, and
// take 126 KB at 512.
//
// In registers, matrices that are rather square have, with 256 MB, 2,000 and 100 of them, times the rate of panels: s 3.1, 1.9
// and 2.2 to 56, 1.9 to 2.0, 1.7 and 2.1 to 64, 1.9, 1.6 and 2.5 to 80, 1.4, 1.35 and 2.6 to 96; d 1.3, 1.2 and 1.8 to 56; c 1.8,
// 1.6 and 2.25, 1.3, 1.27 and 2.2, 1.55, 1.5 and 2.7, and 1.4, 1.33 and 2.4; z 2.25, 2.05 and 1.65 to 40, 1.5, 1.4 and 1.45 to
// 48, 1.4, 1.34 and 1.4 to 56. Beyond, s has 0.85 to 1.04 to 128, d 0.7 to 0.94 from 57 to 96, z 0.95 to 64, though 1.6 to 3.3
// times with 100. With 60 rows and 32 columns, s has 1.35, d 0.65, c 0.77, with 90 and 64 1.02, 0.52, 0.91.
//
// Up to eight columns of more rows have, with 256 MB and one, four and eight of them, times the rate of the others: d 7.6, 4.9
// and 3.2 at 64 rows, 4.3, 3.1 and 2.3 at 256, 4.2, 3.1 and 2.8 at 1,000, s 12, 8.0 and 6.0, 6.9, 5.0 and 3.9, 6.0, 4.3 and 3.7,
// c 7.4, 3.8 and 3.0, 7.1, 4.1 and 3.5, 3.6, 3.1 and 3.0, z 6.6, 4.5 and 3.6, 6.8, 4.9 and 4.5, 2.7, 4.9 and 6.5; 500 problems
// 1.0 to 5.2, of z at 32 rows 0.9. Behind panels, so that a batch of several sizes needs no launch for more rows than it has.
template <class T>
using to_48_rows = size_classes<square<T, 4, 4, 2, 6>, square<T, 8, 4, 2, 4>, square<T, 12, 3, 2, 5>, square<T, 16, 4, 2, 4>,
                                tall<T, 8>, square<T, 24, 6, 4, 4>, square<T, 32, 8, 4, for_type<T>(2, 3, 3, 2)>,
                                square<T, 40, 5, 4, 2>, square<T, 48, 6, 4, 2>>;
template <class T, class... Larger>
using in_panels = size_classes<by_panels<T, 64, 64>, tall<T, 16>, by_panels<T, 128>, tall<T, 32>, by_panels<T, 256>, tall<T, 64>,
                               by_panels<T, 512>, tall<T, 128>, Larger...>;

template <class T> struct classes_of;
template <> struct classes_of<float> {
    using T = float;
    using type = joined_classes<to_48_rows<T>,
                                size_classes<rather_square<T, 56, 7, 4, 3, 33>, rather_square<T, 64, 8, 8, 4, 33>,
                                             rather_square<T, 80, 10, 8, 3, 75>, rather_square<T, 96, 6, 8, 2, 75>>,
                                in_panels<T, by_panels<T, 1024>, tall<T, 128, 16>>>;
};
template <> struct classes_of<double> {
    using T = double;
    using type = joined_classes<to_48_rows<T>, size_classes<rather_square<T, 56, 7, 8, 3, 85>>,
                                in_panels<T, by_panels<T, 1024>, tall<T, 256>>>;
};
template <> struct classes_of<complex<float>> {
    using T = complex<float>;
    using type = joined_classes<to_48_rows<T>,
                                size_classes<rather_square<T, 56, 7, 8, 3, 75>, rather_square<T, 64, 8, 8, 2, 75>,
                                             rather_square<T, 80, 5, 8, 1, 75>, rather_square<T, 96, 6, 8, 1, 75>>,
                                in_panels<T, tall<T, 256>>>;
};
template <> struct classes_of<complex<double>> {
    using T = complex<double>;
    using type =
        size_classes<square<T, 4, 4, 2, 4>, square<T, 8, 4, 2, 3>, square<T, 16, 4, 4, 3>, tall<T, 8>, square<T, 24, 3, 4, 4>,
                     square<T, 32, 4, 4, 2>, tall<T, 16>, rather_square<T, 40, 5, 8, 3, 75>, rather_square<T, 48, 6, 8, 2, 75>,
                     rather_square<T, 56, 7, 8, 2, 75>, by_panels<T, 64>, tall<T, 32>, by_panels<T, 128>, tall<T, 64>,
                     by_panels<T, 256>, tall<T, 128>, for_few_columns<by_panels<T, 512, 64>, 400>, tall<T, 256>>;
};
template <class T> using classes = typename classes_of<T>::type;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_panels<sweep, classes>(call, queue);
}

} // namespace bblas::geqrf

#include <entries/geqrf.inc>
