// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of a vector and a matrix of which memory has a triangle, in a block, in a warp or in a part of one.
#ifndef BBLAS_CUDA_BLOCK_MATRIX_VECTOR_HPP
#define BBLAS_CUDA_BLOCK_MATRIX_VECTOR_HPP

#include <chunk.hpp>
#include <group/product.hpp>
#include <warp/product.hpp>

namespace bblas::by_block {

/// A lower triangle, which comes through shared memory in squares, each once, so that it does not matter whether rows or columns
/// are close. Warps take strips of squares in turn; a thread has a row of a square and, where the other triangle mirrors it, a
/// column.
template <class T, int Threads> class lower_triangle {
    static constexpr int N = team<Threads>::width; ///< rows and columns of a square
    static constexpr int warps = team<Threads>::warp_count;
    static constexpr int pitch = N + 1;
    static constexpr int at_once = N < 8 ? N : 8; ///< lines, or terms: whether there are more is asked once for so many

    BBLAS_HOST_DEVICE static constexpr int padded(int n) { return (n + N - 1) / N * N; }

  public:
    /// Elements of shared memory for trmv() and symv() of order n.
    BBLAS_HOST_DEVICE static constexpr int trmv_elements(int n) { return warps * N * pitch + padded(n); }
    BBLAS_HOST_DEVICE static constexpr int symv_elements(int n) { return trmv_elements(n) + (1 + warps) * padded(n); }

    /// Whether rows are close, all teams of a warp have to say alike.
    BBLAS_DEVICE lower_triangle(const team<Threads> &of, int order, const matrix_view<const T> &matrix, bool has_close_rows,
                                T *shared)
        : t(of), lane(of.rank % N), n(order), most(of.greatest_in_warp(order)), rows_are_close(has_close_rows), L(matrix),
          own_square(shared + of.warp_index() * N * pitch), vectors(shared + warps * N * pitch)
    {
    }

    /// x := L x. Nothing outside the triangle is multiplied, not even by 0: a NaN stays out of the rows that it has no part in.
    BBLAS_DEVICE void trmv(bool is_unit, const matrix_view<T> &x) const
    {
        T *const terms = vectors;
        start_vector(x, terms);
        finish_vectors(); // all have read x
        T sum[2] = {T(0), T(0)};
        for_each_square(is_unit, [&](int begin, int from, auto square) {
            if (from < begin) {
                add_row_product(square, terms + from, sum);
                return;
            }
            const int end = lane + (is_unit ? 0 : 1);
            for_each_term(terms + begin, most - begin, [&](int l, T x_l) {
                if (l < end)
                    sum[l % 2] = multiply_add(square(lane, l), x_l, sum[l % 2]);
            });
            if (begin + lane < n)
                x.set(begin + lane, sum[0] + sum[1] + (is_unit ? terms[begin + lane] : T(0)));
            sum[0] = sum[1] = T(0);
        });
    }

    /// y := alpha A x + beta y, where A is the symmetric or the Hermitian matrix.
    template <structure Kind>
    BBLAS_DEVICE void symv(T alpha, const matrix_view<const T> &x, T beta, const matrix_view<T> &y) const
    {
        constexpr bool is_hermitian = Kind == structure::hermitian;
        T *const terms = vectors, *const was = terms + padded(n), *const sums = was + padded(n);
        T *const own_sums = sums + t.warp_index() * padded(n);
        if (alpha != T(0)) // A and x are not read otherwise (rule E7)
            start_vector(x, terms);
        if (beta != T(0))
            start_vector(y, was);
        for (int i = lane; i < padded(n); i += N)
            own_sums[i] = T(0);
        finish_vectors();
        T sum[2] = {T(0), T(0)};
        if (alpha != T(0))
            for_each_square(false, [&](int begin, int from, auto square) {
                if (from < begin) {
                    T mirrored[2] = {T(0), T(0)};
                    add_row_product(square, terms + from, sum);
                    for_each_term(terms + begin, most - begin, [&](int l, T x_l) {
                        const T held = square(l, lane);
                        mirrored[l % 2] = multiply_add(is_hermitian ? conjugate(held) : held, x_l, mirrored[l % 2]);
                    });
                    own_sums[from + lane] = own_sums[from + lane] + (mirrored[0] + mirrored[1]);
                    return;
                }
                int place = square.place(lane, 0); // of (lane, l), or of (l, lane), which mirrors it
                for_each_term(terms + begin, most - begin, [&](int l, T x_l) {
                    const T held = square[place];
                    const T element = l < lane || !is_hermitian ? held : l > lane ? conjugate(held) : T(real_part(held));
                    sum[l % 2] = multiply_add(element, x_l, sum[l % 2]);
                    place += l < lane ? square.col_step : square.row_step;
                });
                if (begin < n)
                    own_sums[begin + lane] = own_sums[begin + lane] + (sum[0] + sum[1]);
                sum[0] = sum[1] = T(0);
            });
        t.sync();
        for (int i = t.rank; i < n; i += Threads) {
            T total = sums[i];
            for (int other = 1; other < warps; ++other)
                total = total + sums[other * padded(n) + i];
            y.set(i, by_group::updated(alpha, total, beta, dense(was, n), i, 0));
        }
    }

  private:
    const team<Threads> t;
    const int lane;
    const int n;
    const int most; ///< the greatest order among the teams of a warp, which stay together
    const bool rows_are_close;
    const matrix_view<const T> L;
    T *const own_square;
    T *const vectors;

    /// A square in shared memory, by the lines that are close in the triangle.
    template <bool RowsAreClose> struct square_view {
        static constexpr int row_step = RowsAreClose ? 1 : pitch;
        static constexpr int col_step = RowsAreClose ? pitch : 1;

        const T *first;
        bool conjugated;

        BBLAS_DEVICE static constexpr int place(int i, int j) { return i * row_step + j * col_step; }
        BBLAS_DEVICE T operator[](int at) const
        {
            const T element = first[at];
            return conjugated ? conjugate(element) : element;
        }
        BBLAS_DEVICE T operator()(int i, int j) const { return operator[](place(i, j)); }
    };

    /// Starts to copy a vector of order n, which has zeros behind it then.
    template <class V> BBLAS_DEVICE void start_vector(const matrix_view<V> &from, T *to) const
    {
        for (int i = t.rank; i < padded(n); i += Threads)
            start_copy(to + i, from.address(i, 0), i < n);
    }
    BBLAS_DEVICE void finish_vectors() const
    {
        end_copies();
        wait_for_copies<0>();
        t.sync();
    }

    /// use(begin, from, square) for the squares of the warp's strips: from row `begin` and column `from` on, with zeros behind
    /// the order; strip after strip, that on the diagonal last, of which the lower triangle alone is read.
    template <class F> BBLAS_DEVICE void for_each_square(bool is_unit, F use) const
    {
        if (rows_are_close)
            for_each_square_of<true>(is_unit, use);
        else
            for_each_square_of<false>(is_unit, use);
    }
    template <bool RowsAreClose, class F> BBLAS_DEVICE void for_each_square_of(bool is_unit, F use) const
    {
        // Strips are the longer the later they come: in the next lot, the last warp is the first.
        for (int lot = 0; lot * warps * N < most; ++lot) {
            const int begin = (lot * warps + (lot % 2 == 0 ? t.warp_index() : warps - 1 - t.warp_index())) * N;
            for (int from = 0; from <= begin && begin < most; from += N) {
                start_square<RowsAreClose>(begin, from, is_unit);
                end_copies();
                wait_for_copies<0>();
                sync_square();
                use(begin, from, square_view<RowsAreClose>{own_square, L.conjugated});
                sync_square();
            }
        }
    }
    BBLAS_DEVICE void sync_square() const { team<N>{lane}.sync(); }

    /// A thread copies an element of each line.
    template <bool RowsAreClose> BBLAS_DEVICE void start_square(int begin, int from, bool is_unit) const
    {
        const int rows = n - begin; // and more
        const bool is_diagonal = from == begin, is_inside = lane < (RowsAreClose ? rows : n - from);
        const T *const first = RowsAreClose ? L.address(begin + lane, from) : L.address(begin, from + lane);
        const std::int64_t stride = RowsAreClose ? L.col_stride : L.row_stride;
        if (N == warp_size && !is_diagonal && rows >= N) {
            start_lines(first, stride, N, [](int) { return true; });
        } else if (RowsAreClose) {
            const int count = !is_inside ? 0 : !is_diagonal ? N : is_unit ? lane : lane + 1;
            start_lines(first, stride, is_diagonal ? most - begin : N, [=](int line) { return line < count; });
        } else {
            const int begins = !is_diagonal ? 0 : is_unit ? lane + 1 : lane, ends = is_inside ? rows : 0;
            start_lines(first, stride, most - begin, [=](int line) { return line >= begins && line < ends; });
        }
    }
    template <class F> BBLAS_DEVICE void start_lines(const T *next, std::int64_t stride, int count, F is_wanted) const
    {
        const bool are_aligned = is_aligned(L.first);
#pragma unroll
        for (int line = 0; line < N; ++line) {
            if (line % at_once == 0 && line >= count)
                break;
            start_number(are_aligned, own_square + lane + line * pitch, next, is_wanted(line));
            next += stride;
        }
    }

    /// The thread's row of a square that is not on the diagonal, times x, is added to the sums of even and odd terms.
    template <class Square> BBLAS_DEVICE void add_row_product(const Square &square, const T *x, T (&sum)[2]) const
    {
        for_each_term(x, N, [&](int l, T x_l) { sum[l % 2] = multiply_add(square(lane, l), x_l, sum[l % 2]); });
    }

    /// f(l, x(l)) for l < count, and for some more, with zeros.
    template <class F> BBLAS_DEVICE static void for_each_term(const T *x, int count, F f)
    {
#pragma unroll
        for (int begin = 0; begin < N; begin += chunk<T>::size) {
            if (begin % at_once == 0 && begin >= count)
                break;
            const chunk<T> terms = *reinterpret_cast<const chunk<T> *>(x + begin);
#pragma unroll
            for (int c = 0; c < chunk<T>::size; ++c)
                f(begin + c, terms.of[c]);
        }
    }
};

} // namespace bblas::by_block

#endif
