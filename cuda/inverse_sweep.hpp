// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// How trtri, potri and getri go through large matrices.
#ifndef BBLAS_CUDA_INVERSE_SWEEP_HPP
#define BBLAS_CUDA_INVERSE_SWEEP_HPP

#include "block/inverse.hpp"
#include "group/triangular.hpp"
#include "sweep.hpp"

namespace bblas {

/// A kernel of a sweep whose blocks have a tile each: Step has count(problem or bounds, begin), and take(p, begin, number, t,
/// shared).
template <class T, class Problem, class Step> struct tile_kernel {
    static constexpr team_shape shape = by_block::inverse<T>::shape;
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const Problem &) { return by_block::inverse<T>::shared_bytes; }
    static std::int64_t parts(const Problem &bounds, int begin) { return Step::count(bounds, begin); }

    template <int Threads>
    BBLAS_DEVICE void operator()(const Problem &p, const swept &at, const team<Threads> &t, void *shared, share part) const
    {
        for (std::int64_t k = part.number; at.info == 0 && k < Step::count(p, at.begin); k += part.count)
            Step::take(p, at.begin, static_cast<int>(k), t, shared);
    }
};

/// Inverts triangles of A in place. A routine says by a type `As` whose they are:
///
///     using problem;                                                                 // its own, with n, A and lda
///     static constexpr int triangles;                                                // how many
///     static by_block::inverted_triangle triangle(const problem &, int number);      // the first has the diagonal, if any
///
/// The squares on the diagonal first, then those of twice as many tiles, and so on, a level for a panel: what is below two
/// inverses is -inv(L22) L21 inv(L11), in place, as blocks take rows of the one product and columns of the other.
template <class As> struct inverse_sweep {
    using problem = typename As::problem;
    using T = std::remove_pointer_t<decltype(problem::A)>;
    using inverse = by_block::inverse<T>;
    static constexpr int width = inverse::width;
    static constexpr sweep_bytes workspace = {0, 0};
    BBLAS_HOST_DEVICE static constexpr bblas_int end(const problem &p) { return p.n; }

    /// Tiles that n rows or columns are in.
    BBLAS_HOST_DEVICE static constexpr std::int64_t tiles(std::int64_t n) { return n > 0 ? (n + width - 1) / width : 0; }

    /// Returns where the diagonal has a zero, which leaves A as it is.
    struct check {
        static constexpr team_shape shape = {128, 1, 8};
        BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return 0; }
        static std::int64_t parts(const problem &, int begin) { return begin == 0; }

        BBLAS_DEVICE bblas_int operator()(const problem &p, const swept &, const team<shape.threads> &t, void *) const
        {
            return As::triangle(p, 0).is_unit ? 0 : by_group::zero_on_diagonal<T>(t, p.n, column_major(p.A, p.lda));
        }
    };

    /// A tile_kernel whose tiles are those of all triangles: Step has count_of_one(tiles of a column, begin), and take_of_one(p,
    /// triangle, begin, number, t, shared).
    template <class Step> struct kernel_of_triangles : tile_kernel<T, problem, kernel_of_triangles<Step>> {
        BBLAS_HOST_DEVICE static constexpr std::int64_t count(const problem &p, int begin)
        {
            return As::triangles * Step::count_of_one(tiles(p.n), begin);
        }
        template <int Threads>
        BBLAS_DEVICE static void take(const problem &p, int begin, int number, const team<Threads> &t, void *shared)
        {
            Step::take_of_one(p, As::triangle(p, number % As::triangles), begin, number / As::triangles, t, shared);
        }
    };

    /// The inverses of all squares on the diagonal.
    struct squares : kernel_of_triangles<squares> {
        using square = typename inverse::square;
        static constexpr team_shape shape = square::shape;
        BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return square::shared_bytes; }
        BBLAS_HOST_DEVICE static constexpr std::int64_t count_of_one(std::int64_t tiles, int begin)
        {
            return begin == 0 ? (tiles + square::tiles - 1) / square::tiles : 0;
        }
        BBLAS_DEVICE static void take_of_one(const problem &p, by_block::inverted_triangle what, int, int number,
                                             const team<shape.threads> &t, void *shared)
        {
            inverse::invert_square(t, what, p.n, p.A, p.lda, number * square::width, shared);
        }
    };

    /// Inverses that a level has of so many tiles, and their rows, or columns, for its products, numbered.
    struct level {
        int size;
        BBLAS_HOST_DEVICE explicit constexpr level(int begin) : size(inverse::square::tiles << min(begin / width, 20)) {}

        BBLAS_HOST_DEVICE constexpr std::int64_t rows_of_products(std::int64_t tiles) const
        {
            return tiles / (2 * size) * size + max(0, tiles % (2 * size) - size);
        }
        BBLAS_HOST_DEVICE constexpr std::int64_t cols_of_products(std::int64_t tiles) const
        {
            return (tiles + size - 1) / (2 * size) * size;
        }
        /// The first row and column of the square that it inverts, and where its second half begins.
        BBLAS_DEVICE int begin_of(int number) const { return number / size * 2 * size * width; }
        BBLAS_DEVICE int middle_of(int number) const { return begin_of(number) + size * width; }
        /// How far behind the beginning of its half it is.
        BBLAS_DEVICE int place_of(int number) const { return number % size * width; }
    };

    /// L21 := L21 inv(L11), a row of tiles to a block.
    struct rows : kernel_of_triangles<rows> {
        BBLAS_HOST_DEVICE static constexpr std::int64_t count_of_one(std::int64_t tiles, int begin)
        {
            return level(begin).rows_of_products(tiles);
        }
        BBLAS_DEVICE static void take_of_one(const problem &p, by_block::inverted_triangle what, int begin, int number,
                                             const team<inverse::shape.threads> &t, void *shared)
        {
            const level now(begin);
            const int middle = now.middle_of(number);
            inverse::multiply_row(t, what, p.n, p.A, p.lda, middle + now.place_of(number), now.begin_of(number), middle, shared);
        }
    };

    /// L21 := -inv(L22) L21, a column of tiles to a block.
    struct cols : kernel_of_triangles<cols> {
        BBLAS_HOST_DEVICE static constexpr std::int64_t count_of_one(std::int64_t tiles, int begin)
        {
            return level(begin).cols_of_products(tiles);
        }
        BBLAS_DEVICE static void take_of_one(const problem &p, by_block::inverted_triangle what, int begin, int number,
                                             const team<inverse::shape.threads> &t, void *shared)
        {
            const level now(begin);
            const int middle = now.middle_of(number);
            const int end = static_cast<int>(min(tiles(p.n), middle / width + now.size)) * width;
            inverse::multiply_column(t, what, p.n, p.A, p.lda, now.begin_of(number) + now.place_of(number), middle, end, shared);
        }
    };

    using of_triangles = pass<check, squares, rows, cols>;
};

} // namespace bblas

#endif
