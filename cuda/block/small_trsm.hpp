// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of small triangular systems with many right-hand sides, in a warp or some of them.
#ifndef BBLAS_CUDA_BLOCK_SMALL_TRSM_HPP
#define BBLAS_CUDA_BLOCK_SMALL_TRSM_HPP

#include "cholesky.hpp"

#include <by_size.hpp>
#include <chunk.hpp>
#include <warp/fragment.hpp>
#include <warp/solve.hpp>

namespace bblas::by_block {

/// How a block solves L X = alpha B, L lower triangular of order n ≤ N, for `width` right-hand sides at a time. All of L comes to
/// shared memory while X comes to registers, where it stays: a warp has `groups` of eight right-hand sides.
///
/// Xᵀ is in fragments: a thread has rows q, q + 4, q + 8, ... of X, q = 0, ..., 3, and these threads, a quad, solve for four rows
/// at a time by substitution. On the tensor cores, what a thread has found is the left operand of the products for what is left,
/// as it is; in floats it needs what the whole quad has found, and multiplies by it four neighbours in a row of L, from one or
/// two reads.
template <class T, int N> class small_panel {
    using fragment = by_warp::fragment<T>;
    static constexpr int at_once = 4; ///< rows
    static constexpr bool on_tensor_cores = fragment::depth == at_once;
    /// Four take twice as many instructions as two, which fill the instruction cache, of 128 KB on an H200, with floats from 65
    /// rows on, which have 1.1 to 1.2 times the rate with two, and with complex ones from 33 on, 1.1 to 1.4.
    static constexpr int groups = sizeof(T) > 8 || (!on_tensor_cores && N * sizeof(T) > 256) ? 2 : 4;
    static constexpr int warp_width = groups * 8;
    static constexpr int warps = (N + warp_width - 1) / warp_width;
    static constexpr int strip = on_tensor_cores ? 8 : chunk<T>::size;  ///< columns of L that begin with the same row
    static constexpr int first_warps = (N + warp_size - 1) / warp_size; ///< a thread of these has a row of L

    struct alignas(16) storage {
        T L[N / strip * (strip * (N + 1) - (N - strip) * strip / 2)]; ///< by strips, these by columns or else by rows
        T inverses[N];                                                ///< -1 / L(i, i)
        real_t<T> scales[N];                                          ///< see inverted_diagonal()
        bool is_scaled[first_warps];

        BBLAS_DEVICE T *address(int i, int j) { return address(j / strip, i, j % strip); }
        /// Of element j of row i of a strip, for i no less than the strip's first row.
        BBLAS_DEVICE T *address(int number, int i, int j)
        {
            return L + begin(number) + j * col_step(number) + (i - number * strip) * row_step;
        }

        static constexpr int row_step = on_tensor_cores ? 1 : strip;
        /// Odd, so that rows do not conflict.
        BBLAS_DEVICE static constexpr int col_step(int number) { return on_tensor_cores ? N + 1 - strip * number : 1; }
        /// Elements before the strip.
        BBLAS_DEVICE static constexpr int begin(int number)
        {
            return strip * (number * (N + 1) - number * (number - 1) / 2 * strip);
        }
    };

  public:
    static constexpr int threads = warps * warp_size;
    static constexpr int width = warps * warp_width; ///< right-hand sides
    static constexpr std::size_t shared_bytes = sizeof(storage);

    /// X := alpha inv(L) X, X n by nrhs: the share of it. `shared` has shared_bytes, aligned to 16. Nobody may still use it; sync
    /// behind.
    BBLAS_DEVICE static void solve(const team<threads> &t, bool is_unit, int n, std::int64_t nrhs, T alpha,
                                   matrix_view<const T> L, matrix_view<T> X, void *shared, share part)
    {
        X.conjugated = L.conjugated; // conj(L) conj(X) is solved for: L is as it is in memory
        small_panel(t, n, X, *static_cast<storage *>(shared))
            .solve(is_unit, nrhs, L.conjugated ? conjugate(alpha) : alpha, L, part);
    }

  private:
    const team<threads> t;
    const int n;
    const matrix_view<T> X;
    storage &memory;
    typename fragment::sum sums[groups / 2][N / fragment::cols]; ///< L X - alpha B, as far as it has come

    BBLAS_DEVICE small_panel(const team<threads> &team_of, int order, const matrix_view<T> &of, storage &shared)
        : t(team_of), n(t.warp().greatest_in_warp(order)), X(of), memory(shared) // the compiler learns that all have the same n
    {
    }

    BBLAS_DEVICE int lane() const { return t.rank % warp_size; }
    /// Of the thread's rows the first.
    BBLAS_DEVICE int quad_row() const { return lane() % at_once; }

    BBLAS_DEVICE void solve(bool is_unit, std::int64_t nrhs, T alpha, matrix_view<const T> L, share part)
    {
        fetch(L);
        bool is_ready = false;
        for (std::int64_t first = std::int64_t{width} * part.number; first < nrhs; first += std::int64_t{width} * part.count) {
            const int begin = static_cast<int>(first) + t.warp_index() * warp_width;
            const int cols = t.warp().greatest_in_warp(static_cast<int>(max(0, min(warp_width, nrhs - begin))));
            if (cols > 0)
                load(begin, cols);
            else if (!on_tensor_cores) // or the sums are alive before load()
                for_each_sum([](int, T) { return T(0); });
            if (!is_ready)
                finish(is_unit);
            is_ready = true;
            if (cols > 0) {
                scale(alpha);
                substitute(begin, cols);
            }
        }
        wait_for_copies<0>();
    }

    /// Starts to copy L: neighbouring threads have neighbours in memory.
    BBLAS_DEVICE void fetch(const matrix_view<const T> &L)
    {
        const bool by_rows = L.rows_are_close();
        const std::int64_t stride = by_rows ? L.col_stride : L.row_stride;
        const int own = t.rank;
        const int first = by_rows ? 0 : own;
        const int end = by_rows ? own + 1 : n;
        const T *from = by_rows ? L.address(own, 0) : L.address(0, own);
        for (int begin = 0; begin < n && own < n; begin += strip) {
            T *to = by_rows ? memory.address(own, begin) : memory.address(begin, own);
            const int step = by_rows ? storage::col_step(begin / strip) : storage::row_step;
#pragma unroll
            for (int k = begin; k < begin + strip; ++k) {
                start_copy_if(k >= first && k < end, to, from);
                to += step;
                from += stride;
            }
        }
        end_copies();
    }

    /// Waits for L, and inverts its diagonal.
    BBLAS_DEVICE void finish(bool is_unit)
    {
        static_assert(threads >= N);
        wait_for_copies<0>();
        t.sync();
        if (t.warp_index() < first_warps)
            invert(is_unit, t.rank);
        t.sync();
    }

    /// Of row i, which may be missing.
    BBLAS_DEVICE void invert(bool is_unit, int i)
    {
        const int own = i % at_once;
        const int first = i - own;
        T row[at_once];
#pragma unroll
        for (int k = 0; k < at_once; ++k)
            row[k] = k <= own && i < n ? *memory.address(i, first + k) : T(0);
        T scale[1] = {T(1)};
        const T inverse =
            is_unit ? T(1) : by_warp::inverted_diagonal<true>(team<at_once>{own}, clamped(n - first, 0, at_once), row, scale);
        const bool is_scaled = scale[0] != T(1);
        if (is_scaled) {
            for (int j = 0; j < first; ++j)
                *memory.address(i, j) = scale[0] * *memory.address(i, j);
#pragma unroll
            for (int k = 0; k < at_once; ++k)
                if (k < own)
                    *memory.address(i, first + k) = row[k];
        }
        if (i < N) {
            memory.inverses[i] = -inverse;
            memory.scales[i] = real_part(scale[0]);
        }
        const bool any_is_scaled = t.warp().any_in_warp(is_scaled);
        if (lane() == 0)
            memory.is_scaled[t.warp_index()] = any_is_scaled;
    }

    /// Address of the first of the thread's elements in a group of right-hand sides, or of one that is there: what is missing
    /// comes to nothing.
    BBLAS_DEVICE T *column(int begin, int group, int cols) const
    {
        return X.address(0, begin + clamped(group * 8 + lane() / 4, 0, cols - 1));
    }

    BBLAS_DEVICE void load(int begin, int cols)
    {
        const T *columns[groups];
#pragma unroll
        for (int j = 0; j < groups; ++j)
            columns[j] = column(begin, j, cols);
#pragma unroll
        for (int row = 0; row < N; row += at_once) {
            const std::int64_t down = clamped(row + quad_row(), 0, n - 1) * X.row_stride;
#pragma unroll
            for (int j = 0; j < groups; ++j)
                sums[j / 2][row / fragment::cols].set(j % 2 * 2 + row / at_once % 2, columns[j][down]);
        }
    }

    /// Multiplies what has come by -alpha, and by what L has been multiplied by.
    BBLAS_DEVICE void scale(T alpha)
    {
        bool is_scaled = false;
        for (const bool any_is_scaled : memory.is_scaled)
            is_scaled = is_scaled || any_is_scaled;
        if (X.conjugated)
            for_each_sum([](int, T x) { return conjugate(x); });
        if (alpha == T(1))
            for_each_sum([](int, T x) { return -x; });
        else
            for_each_sum([=](int, T x) { return -(alpha * x); });
        if (is_scaled)
            for_each_sum([&](int row, T x) { return memory.scales[row] * x; });
    }

    /// x := f(row, x)
    template <class F> BBLAS_DEVICE void for_each_sum(F f)
    {
#pragma unroll
        for (int i = 0; i < groups / 2; ++i)
#pragma unroll
            for (int rows = 0; rows < N / fragment::cols; ++rows)
#pragma unroll
                for (int e = 0; e < 4; ++e)
                    sums[i][rows].set(e, f(rows * fragment::cols + e % 2 * at_once + quad_row(), sums[i][rows][e]));
    }

    BBLAS_DEVICE void substitute(int begin, int cols)
    {
        if (!on_tensor_cores)
            t.warp().sync(); // or the compiler thinks that threads are elsewhere at every shuffle
        forget(begin);       // or addresses are kept since load()
        const std::int64_t step = at_once * X.row_stride;
        int q = quad_row();
        forget(q); // or places in L are kept for the next problem
        const int cols_left = cols - lane() / 4;
        T *next = X.address(q, begin + lane() / 4);
#pragma unroll
        for (int first = 0; first < N; first += at_once) {
            if (first % fragment::cols == 0 && first >= n)
                break;
            T x[groups];
            T found[at_once][groups];
            solve_rows({q}, first, x, found);
            multiply(q, first, x, found);
            store(first + q < n ? cols_left : 0, next, x);
            next += step;
        }
    }

    /// Solves for four rows: x has the thread's, and in floats `found` has all.
    BBLAS_DEVICE void solve_rows(const team<at_once> &quad, int first, T (&x)[groups], T (&found)[at_once][groups])
    {
        T row[at_once];
        read_row(first + quad.rank, first, row);
        const T inverse = memory.inverses[first + quad.rank];
        T open[groups];
#pragma unroll
        for (int j = 0; j < groups; ++j)
            open[j] = sums[j / 2][first / fragment::cols][j % 2 * 2 + first / at_once % 2];
#pragma unroll
        for (int k = 0; k < at_once - 1; ++k)
#pragma unroll
            for (int j = 0; j < groups; ++j) {
                found[k][j] = quad.broadcast(inverse * open[j], k);
                if (quad.rank > k)
                    open[j] = multiply_add(row[k], found[k][j], open[j]);
            }
#pragma unroll
        for (int j = 0; j < groups; ++j) {
            x[j] = inverse * open[j];
            if constexpr (!on_tensor_cores)
                found[at_once - 1][j] = quad.broadcast(x[j], at_once - 1);
        }
    }

    /// Multiplies four columns of L by the rows that have been solved for.
    BBLAS_DEVICE void multiply(int q, int first, const T (&x)[groups], const T (&found)[at_once][groups])
    {
        const int g = lane() / 4;
        const int row_of_g = g / 2 + g % 2 * at_once; // where the fragment has its column g
#pragma unroll
        for (int rows = (first + at_once) / fragment::cols; rows < N / fragment::cols; ++rows) {
            const int row = rows * fragment::cols;
            if constexpr (on_tensor_cores) {
                const typename fragment::right right =
                    fragment::right_of(*memory.address(first / strip, row + row_of_g, first % strip + q));
#pragma unroll
                for (int i = 0; i < groups / 2; ++i)
                    fragment::multiply(t.warp(), sums[i][rows], fragment::left_of(x[2 * i], x[2 * i + 1]), right);
            } else {
                T upper[at_once];
                T lower[at_once];
                read_row(row + q, first, upper);
                read_row(row + at_once + q, first, lower);
#pragma unroll
                for (int k = 0; k < at_once; ++k)
#pragma unroll
                    for (int i = 0; i < groups / 2; ++i)
                        fragment::multiply(t.warp(), sums[i][rows], {{found[k][2 * i], found[k][2 * i + 1]}},
                                           {{upper[k], lower[k]}});
            }
        }
    }

    /// row[k] := L(i, first + k), what is above the diagonal meaningless.
    BBLAS_DEVICE void read_row(int i, int first, T (&row)[at_once]) const
    {
        constexpr int width = on_tensor_cores ? 1 : strip;
#pragma unroll
        for (int k = 0; k < at_once; k += width) {
            struct alignas(width * sizeof(T)) neighbours {
                T of[width];
            };
            const neighbours here = *reinterpret_cast<const neighbours *>(memory.address(i, first + k));
#pragma unroll
            for (int e = 0; e < width; ++e)
                row[k + e] = here.of[e];
        }
    }

    /// Of right-hand sides that are eight apart.
    BBLAS_DEVICE void store(int cols_left, T *to, const T (&x)[groups]) const
    {
#pragma unroll
        for (int j = 0; j < groups; ++j) {
            if (j * 8 < cols_left)
                *to = X.conjugated ? conjugate(x[j]) : x[j];
            to += 8 * X.col_stride;
        }
    }
};

} // namespace bblas::by_block

#endif
