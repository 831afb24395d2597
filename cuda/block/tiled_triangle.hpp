// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Triangular matrices in the shared memory of a block, by tiles that fragments multiply: their inverses, and the products of
/// these.
#ifndef BBLAS_CUDA_BLOCK_TILED_TRIANGLE_HPP
#define BBLAS_CUDA_BLOCK_TILED_TRIANGLE_HPP

#include <group/vectors.hpp>
#include <warp/fragment.hpp>

namespace bblas::by_block {

/// A lower triangle by rows of tiles of 16 by 16, each row up to the tile on its diagonal, in columns so far apart that the lanes
/// of a fragment find different banks. What the tiles have beside the triangle is zero. An upper triangle is held as its
/// transpose.
template <class T> class tiled_triangle {
    using fragment = by_warp::product_fragment<T>;
    static constexpr int width = fragment::rows;
    static constexpr int line = width + min(fragment::row_pad, 4); // of floats, some lanes meet, and order 192 has place
    static constexpr int fragments = width / fragment::cols;       ///< beside each other in a tile
    using tile_view = by_warp::tile_view<T, 1, line>;

  public:
    /// Elements of shared memory for order n, a multiple of 16 bytes.
    BBLAS_HOST_DEVICE static constexpr int elements(int n) { return begin(tiles_to(n)); }

    BBLAS_DEVICE tiled_triangle(T *shared, int n, bool has_unit_diagonal)
        : first(shared), order(n), tiles(tiles_to(n)), is_unit(has_unit_diagonal)
    {
    }

    /// Reads the triangle that uplo means, without the diagonal where that is unit. Sync behind.
    template <int Threads> BBLAS_DEVICE void load(const team<Threads> &t, bblas_uplo uplo, const T *A, std::int64_t lda) const
    {
        for_each_element(t, uplo, A, lda, [](T *element, const T *from, bool is_there) { start_copy(element, from, is_there); });
        end_copies();
        wait_for_copies<0>();
    }

    /// Writes what load() reads.
    template <int Threads> BBLAS_DEVICE void store(const team<Threads> &t, bblas_uplo uplo, T *A, std::int64_t lda) const
    {
        for_each_element(t, uplo, A, lda, [](const T *element, T *to, bool is_there) {
            if (is_there)
                *to = *element;
        });
    }

    /// Index, counted from 1, of the first diagonal element in memory that is exactly zero; 0 where none is.
    template <int Threads> BBLAS_DEVICE bblas_int zero_on_diagonal(const team<Threads> &t) const
    {
        if (is_unit)
            return 0;
        const std::int64_t zero = by_group::first_where(t.warp(), order, [this](std::int64_t i) {
            const int row = static_cast<int>(i);
            return first[begin(row / width) + row * line + row % width] == T(0);
        });
        return zero < order ? static_cast<bblas_int>(zero + 1) : 0;
    }

    /// L := inv(L) of triangles of one order. Syncs before and behind.
    ///
    /// The squares on the diagonal first, then those of twice as many tiles, and so on: what is below two inverses is
    /// -inv(L22) L21 inv(L11), in place, as warps take rows of the one product and columns of the other.
    template <int Threads, class... Others>
    BBLAS_DEVICE static void invert(const team<Threads> &t, const tiled_triangle &L, const Others &...others)
    {
        constexpr int count = 1 + sizeof...(Others);
        const auto warp = t.warp();
        const int tiles = L.tiles;
        t.sync();
        for (int begin = t.warp_index() * 2; begin < count * tiles; begin += t.warp_count * 2) {
            const int next = begin + warp.rank / width;
            const bool is_there = next < count * tiles; // else half of the warp does as the other, but for writing
            const int number = is_there ? next : begin;
            picked(number % count, L, others...).invert_square(warp, number / count, is_there);
        }
        t.sync();
        for (int level = 0; 1 << level < tiles; ++level) {
            const int step = 1 << level;
            const auto middle_of = [=](int place) { return (place >> level) * 2 * step + step; };
            for (int number = t.warp_index();; number += t.warp_count) {
                const int place = number / count, middle = middle_of(place), row = middle + (place & (step - 1));
                if (row >= tiles)
                    break;
                picked(number % count, L, others...).multiply_row(warp, row, middle - step, middle);
            }
            t.sync();
            for (int number = t.warp_index();; number += t.warp_count) {
                const int place = number / count, middle = middle_of(place), col = middle - step + (place & (step - 1));
                if (middle >= tiles)
                    break;
                picked(number % count, L, others...).multiply_column(warp, col, middle, min(middle + step, tiles));
            }
            t.sync();
        }
    }

    /// f(i, j, x) for the elements x of Aᵀ B, or of Aᴴ B, or of their lower triangles, where A and B have one order.
    template <int Threads, class F>
    BBLAS_DEVICE static void for_each_in_product(const team<Threads> &t, bool is_adjoint, bool is_lower, const tiled_triangle &A,
                                                 const tiled_triangle &B, F f)
    {
        constexpr int beside = std::is_same_v<T, complex<float>> ? 1 : 2; // tiles: the three sums of complex floats are many
        const auto warp = t.warp();
        int number = 0;
        for (int row = 0; row < A.tiles; ++row) {
            const int end = is_lower ? row + 1 : A.tiles;
            for (int col = 0; col < end; col += beside, ++number) {
                if (number % t.warp_count != t.warp_index())
                    continue;
                sums<beside> C;
                for (int l = max(row, col); l < A.tiles; ++l) {
                    tile_view left = A.tile(l, row);
                    left.conjugated = is_adjoint;
                    if (min(end, l + 1) - col < beside)
                        C.template add<1>(warp, A.terms(l), left.transpose(), B.tile(l, col));
                    else
                        C.template add<beside>(warp, A.terms(l), left.transpose(), B.tile(l, col));
                }
                C.for_each(warp, [&](int i, int j, T x) {
                    const int i_there = row * width + i, j_there = col * width + j;
                    if (i_there < A.order && (is_lower ? j_there <= i_there : j_there < A.order))
                        f(i_there, j_there, x);
                });
            }
        }
    }

  private:
    T *first;
    int order;
    int tiles; ///< in a column
    bool is_unit;

    BBLAS_HOST_DEVICE static constexpr int tiles_to(int n) { return (n + width - 1) / width; }
    /// Of a row of tiles.
    BBLAS_HOST_DEVICE static constexpr int begin(int row) { return row * (row + 1) / 2 * width * line; }

    BBLAS_DEVICE T *address(int row, int col) const { return first + begin(row) + col * width * line; }
    BBLAS_DEVICE tile_view tile(int row, int col) const { return {address(row, col), false}; }
    /// How many rows of a row of tiles are there.
    BBLAS_DEVICE int terms(int row) const { return min(width, order - row * width); }

    /// Not from an array, which would be in local memory.
    template <class... Others>
    BBLAS_DEVICE static tiled_triangle picked(int number, const tiled_triangle &L, const Others &...others)
    {
        tiled_triangle one = L;
        int other = 0;
        static_cast<void>(((++other == number ? (one = others, true) : false) || ...));
        return one;
    }

    /// The sum of products of tiles, of which the right ones, and so the sums, have `Beside` beside each other.
    template <int Beside> class sums {
        static constexpr int count = Beside * fragments;
        typename fragment::sum of[count];

      public:
        BBLAS_DEVICE sums()
        {
#pragma unroll
            for (int c = 0; c < count; ++c)
                of[c].clear();
        }

        /// Of so many terms, with `Here` tiles on the right.
        template <int Here, class Left>
        BBLAS_DEVICE void add(const team<warp_size> &warp, int terms, const Left &A, const tile_view &B)
        {
            constexpr int at_once = 4;                                              // terms
            [[maybe_unused]] constexpr int steps_in_flight = sizeof(T) > 8 ? 4 : 2; // else there would be less blocks
            static_assert(at_once % fragment::depth == 0);
            const int lane = warp.rank;
#pragma unroll(steps_in_flight)
            for (int begin = 0; begin < terms; begin += at_once)
#pragma unroll
                for (int l = begin; l < begin + at_once; l += fragment::depth) {
                    const auto left = fragment::load_left(lane, A, 0, l);
#pragma unroll
                    for (int c = 0; c < Here * fragments; ++c)
                        fragment::multiply(warp, of[c], left, fragment::load_right(lane, B, l, c * fragment::cols));
                }
        }

        /// f(i, j, x) for the sums x.
        template <class F> BBLAS_DEVICE void for_each(const team<warp_size> &warp, F f) const
        {
#pragma unroll
            for (int c = 0; c < count; ++c)
#pragma unroll
                for (int e = 0; e < 4; ++e)
                    f(fragment::row(warp.rank, e), c * fragment::cols + fragment::col(warp.rank, e), of[c][e]);
        }
    };

    /// f(element, address, is_there) for the elements of all tiles. Neighbouring threads have neighbouring elements of memory.
    template <int Threads, class Memory, class F>
    BBLAS_DEVICE void for_each_element(const team<Threads> &t, bblas_uplo uplo, Memory *A, std::int64_t lda, F f) const
    {
        // So many of an upper triangle of doubles: of whole lines, four lanes would meet in a bank. Complex numbers would have
        // 0.96 of the rate with Lower, and up to 1.1 times with Upper.
        constexpr int close = std::is_same_v<T, double> ? 8 : width;
        constexpr int lines = warp_size / close, lines_of_lower = warp_size / width;
        const int lane = t.rank % warp_size;
        const bool is_lower = uplo == BblasLower;
        const int near = is_lower ? lane % width : lane % close, far = is_lower ? lane / width : lane / close;
        int number = 0;
        for (int row = 0; row < tiles; ++row)
            for (int col = 0; col <= row; ++col, ++number) {
                if (number % t.warp_count != t.warp_index())
                    continue;
                T *element = address(row, col) + (is_lower ? near + far * line : far + near * line);
                Memory *memory = A + (is_lower ? row : col) * width + near + ((is_lower ? col : row) * width + far) * lda;
#pragma unroll
                for (int k = 0; k < width; k += lines) {
#pragma unroll
                    for (int c = 0; c < width / close; ++c) {
                        const int i = is_lower ? near : far + k, j = is_lower ? far + k + c * lines_of_lower : near + c * close;
                        f(element + c * (is_lower ? lines_of_lower : close) * line,
                          memory + (is_lower ? c * lines_of_lower * lda : c * close),
                          i < order - row * width && (row != col || j < i || (j == i && !is_unit)));
                    }
                    element += lines * (is_lower ? line : 1);
                    memory += lines * lda;
                }
            }
    }

    /// A square on the diagonal by half a warp: a column to a thread, in registers. What is not there is the identity's.
    BBLAS_DEVICE void invert_square(const team<warp_size> &warp, int row, bool writes) const
    {
        const int own = warp.rank % width;
        T *const L = address(row, row);
        if (writes)
            L[own * (line + 1)] = is_unit || own >= terms(row) ? T(1) : T(1) / L[own * (line + 1)];
        warp.sync();
        T x[width];
#pragma unroll
        for (int i = 0; i < width; ++i)
            x[i] = T(0);
#pragma unroll
        for (int k = 0; k < width; ++k) {
            const T reciprocal = L[k * (line + 1)];
            x[k] = own == k ? reciprocal : own < k ? -(reciprocal * x[k]) : T(0);
#pragma unroll
            for (int i = k + 1; i < width; ++i)
                x[i] = multiply_add(L[i + k * line], x[k], x[i]);
        }
        warp.sync();
        if (writes)
#pragma unroll
            for (int i = 0; i < width; ++i)
                L[i + own * line] = x[i];
    }

    /// Tiles begin, ..., end - 1 of a row, times the inverse of the square above them.
    BBLAS_DEVICE void multiply_row(const team<warp_size> &warp, int row, int begin, int end) const
    {
        for (int col = begin; col < end; ++col) {
            sums<1> product;
            for (int l = col; l < end; ++l)
                product.template add<1>(warp, width, tile(row, l), tile(l, col));
            warp.sync();
            T *const to = address(row, col);
            product.for_each(warp, [=](int i, int j, T x) { to[i + j * line] = x; });
        }
    }

    /// Tiles begin, ..., end - 1 of a column: minus the inverse of the square on their right, times them.
    BBLAS_DEVICE void multiply_column(const team<warp_size> &warp, int col, int begin, int end) const
    {
        for (int row = end - 1; row >= begin; --row) {
            sums<1> product;
            for (int l = begin; l <= row; ++l)
                product.template add<1>(warp, terms(l), tile(row, l), tile(l, col));
            warp.sync();
            T *const to = address(row, col);
            product.for_each(warp, [=](int i, int j, T x) { to[i + j * line] = -x; });
        }
    }
};

} // namespace bblas::by_block

#endif
