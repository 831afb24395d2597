// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Reflectors in blocks, for a team of several warps: products with Q.
///
/// Source: Schreiber and Van Loan, A storage-efficient WY representation for products of Householder transformations (1989).
#ifndef BBLAS_CUDA_BLOCK_QR_HPP
#define BBLAS_CUDA_BLOCK_QR_HPP

#include <group/elements.hpp>
#include <warp/fragment.hpp>

namespace bblas::by_block {

/// Row i of S, upper triangular, in H(0) ... H(Width - 1) = I - V S Vᴴ, from S(j, j) = scalar(j) and G = Vᴴ V.
template <class T, int Width, class Scalar, class Gram>
BBLAS_DEVICE void find_scale(int i, Scalar scalar, Gram G, T (&row)[Width])
{
#pragma unroll
    for (int j = 0; j < Width; ++j)
        row[j] = T(0);
#pragma unroll
    for (int j = 0; j < Width; ++j) {
        row[j] = j < i ? T(0) : j == i ? scalar(j) : -scalar(j) * row[j];
#pragma unroll
        for (int l = j + 1; l < Width; ++l)
            row[l] = multiply_add(row[j], G(j, l), row[l]);
    }
}

/// H(0) ... H(width - 1) = I - V S Vᴴ, S upper triangular, in shared memory. Each warp multiplies 16 columns at a time, whose rows it reads
/// twice: through shared memory for Vᴴ C, then to subtract.
template <class T, int Threads> class block_reflector {
    using fragment = by_warp::fragment<T>;
    using view = by_warp::strided_tile<T>;

  public:
    static constexpr int width = 16;

    /// Elements from a column of V to the next, for m rows.
    BBLAS_HOST_DEVICE static constexpr int line_for(int m) { return (m + chunk - 1) / chunk * chunk + pad; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(int m)
    {
        return static_cast<std::size_t>(width * (line_for(m) + 2 * square_line + 1) + warps * scratch_size) * sizeof(T);
    }

    BBLAS_DEVICE block_reflector(const team<Threads> &team_of, int m, void *shared)
        : t(team_of), line(line_for(m)), V(static_cast<T *>(shared)), S(V + width * line), G(S + width * square_line),
          scalars(G + width * square_line), scratch(scalars + width)
    {
    }

    /// Copies m rows of `count` reflectors as LAPACK holds them.
    BBLAS_DEVICE void load(int m, int count, matrix_view<const T> reflectors, const T *tau) const
    {
        for (int j = t.warp_index(); j < width; j += warps)
            for (int i = t.rank % warp_size; i < line - pad; i += warp_size)
                V[j * line + i] = j >= count || i < j || i >= m ? T(0) : i == j ? T(1) : reflectors(i, j);
        if (t.rank < width)
            scalars[t.rank] = t.rank < count ? tau[t.rank] : T(0);
    }

    /// Makes S, where V has m rows. Syncs before and behind.
    BBLAS_DEVICE void finish(int m) const
    {
        t.sync();
        const int lane = t.rank % warp_size;
        T *const own = scratch + t.warp_index() * scratch_size;
        typename fragment::sum sums[2];
        sums[0].clear();
        sums[1].clear();
        for (int row = t.warp_index() * chunk; row < m; row += warps * chunk)
#pragma unroll 8
            for (int l = 0; l < chunk; l += fragment::depth) {
                const typename fragment::left x = fragment::load_left(lane, view{V + row, line, 1, true}, 0, l);
                for (int half = 0; half < 2; ++half)
                    fragment::multiply(t.warp(), sums[half], x,
                                       fragment::load_right(lane, view{V + row, 1, line, false}, l, 8 * half));
            }
        store(lane, sums, own, 1, square_line);
        t.sync();
        for (int e = t.rank; e < width * width; e += Threads) {
            const int at = e % width + e / width * square_line;
            T sum(0);
            for (int warp = 0; warp < warps; ++warp)
                sum = sum + scratch[warp * scratch_size + at];
            G[at] = sum;
        }
        t.sync();
        if (t.rank < width) {
            T row[width];
            find_scale(
                t.rank, [this](int j) { return scalars[j]; }, [this](int i, int j) { return G[i + j * square_line]; }, row);
#pragma unroll
            for (int j = 0; j < width; ++j)
                S[t.rank + j * square_line] = row[j];
        }
        t.sync();
    }

    /// C := (I - V S Vᴴ) C, or (I - V Sᴴ Vᴴ) C with `adjoint`, C m by n in global memory, where neighbours are those in a column
    /// (ByRows) or in a row.
    template <bool ByRows> BBLAS_DEVICE void apply(bool adjoint, int m, int n, matrix_view<T> C) const
    {
        const int lane = t.rank % warp_size;
        T *const own = scratch + t.warp_index() * scratch_size;
        for (int col = t.warp_index() * strip; col < n; col += warps * strip) {
            const matrix_view<T> columns = C.from(0, col);
            const int count = n - col < strip ? n - col : strip;
            // What follows is transposed: C's columns are rows. (Vᴴ C)ᵀ = Cᵀ conj(V)
            typename fragment::sum sums[2];
            sums[0].clear();
            sums[1].clear();
            T ahead[strip];
            fetch<ByRows>(lane, columns, m, count, ahead);
            for (int row = 0; row < m; row += chunk) {
                put<ByRows>(lane, ahead, own);
                t.warp().sync();
                if (row + chunk < m)
                    fetch<ByRows>(lane, columns.from(row + chunk, 0), m - row - chunk, count, ahead);
#pragma unroll 8
                for (int l = 0; l < chunk; l += fragment::depth) {
                    const typename fragment::left x = fragment::load_left(lane, view{own, chunk_line, 1, false}, 0, l);
                    for (int half = 0; half < 2; ++half)
                        fragment::multiply(t.warp(), sums[half], x,
                                           fragment::load_right(lane, view{V + row, 1, line, true}, l, 8 * half));
                }
                t.warp().sync();
            }
            store(lane, sums, own, square_line, 1);
            t.warp().sync();
            sums[0].clear();
            sums[1].clear();
            const view scale = adjoint ? view{S, 1, square_line, true} : view{S, square_line, 1, false};
#pragma unroll 8
            for (int l = 0; l < width; l += fragment::depth) {
                const typename fragment::left x = fragment::load_left(lane, view{own, square_line, 1, false}, 0, l);
                for (int half = 0; half < 2; ++half)
                    fragment::multiply(t.warp(), sums[half], x, fragment::load_right(lane, scale, l, 8 * half));
            }
            t.warp().sync();
            store(lane, sums, own, square_line, 1);
            t.warp().sync();
            typename fragment::left weights[width / fragment::depth];
#pragma unroll
            for (int l = 0; l < width / fragment::depth; ++l)
                weights[l] = fragment::load_left(lane, view{own, square_line, 1, false}, 0, l * fragment::depth);
            subtract(lane, weights, m, count, columns);
            t.warp().sync(); // `own` is free
        }
    }

  private:
    static constexpr int warps = Threads / warp_size;
    static constexpr int strip = 16; ///< columns that a warp works on
    static constexpr int chunk = 32; ///< their rows in shared memory at a time
    // Lines of memory are 4 elements longer than what is in them: lanes find their elements in different banks.
    static constexpr int pad = 4;
    static constexpr int square_line = width + pad;
    static constexpr int chunk_line = chunk + pad;
    static constexpr int scratch_size = strip * chunk_line;

    const team<Threads> t;
    const int line;
    T *const V;
    T *const S;
    T *const G; ///< Vᴴ V
    T *const scalars;
    T *const scratch;

    BBLAS_DEVICE static void store(int lane, const typename fragment::sum (&sums)[2], T *to, int row_stride, int col_stride)
    {
        for (int half = 0; half < 2; ++half)
            for (int e = 0; e < 4; ++e)
                to[fragment::row(lane, e) * row_stride + (8 * half + fragment::col(lane, e)) * col_stride] = sums[half][e];
    }

    /// Reads a chunk of C's columns, by neighbouring lanes in the order of memory; what is not there is zero.
    template <bool ByRows>
    BBLAS_DEVICE static void fetch(int lane, const matrix_view<T> &from, int row_count, int count, T (&values)[strip])
    {
#pragma unroll
        for (int i = 0; i < strip; ++i) {
            const int row = ByRows ? lane : 2 * i + lane / strip;
            const int col = ByRows ? i : lane % strip;
            values[i] = row < row_count && col < count ? from(row, col) : T(0);
        }
    }

    /// Writes what fetch() has read.
    template <bool ByRows> BBLAS_DEVICE static void put(int lane, const T (&values)[strip], T *to)
    {
#pragma unroll
        for (int i = 0; i < strip; ++i)
            to[ByRows ? lane + i * chunk_line : 2 * i + lane / strip + lane % strip * chunk_line] = values[i];
    }

    /// C := C - V weightsᵀ, m by n ≤ 16.
    BBLAS_DEVICE void subtract(int lane, const typename fragment::left (&weights)[width / fragment::depth], int m, int n,
                               const matrix_view<T> &C) const
    {
        constexpr int halves = 2; // of 8 rows each
        const auto for_each = [&](int row, auto visit) {
#pragma unroll
            for (int half = 0; half < halves; ++half)
#pragma unroll
                for (int e = 0; e < 4; ++e) {
                    const int i = row + 8 * half + fragment::col(lane, e);
                    const int j = fragment::row(lane, e);
                    if (i < m && j < n)
                        visit(i, j, half, e);
                }
        };
        T ahead[halves][4] = {};
        const auto read = [&](int row) { for_each(row, [&](int i, int j, int half, int e) { ahead[half][e] = C(i, j); }); };
        read(0);
        for (int row = 0; row < m; row += 8 * halves) {
            T was[halves][4];
            for (int half = 0; half < halves; ++half)
                for (int e = 0; e < 4; ++e)
                    was[half][e] = ahead[half][e];
            read(row + 8 * halves);
            typename fragment::sum sums[halves];
            for (int half = 0; half < halves; ++half)
                sums[half].clear();
#pragma unroll
            for (int l = 0; l < width / fragment::depth; ++l)
                for (int half = 0; half < halves; ++half)
                    fragment::multiply(t.warp(), sums[half], weights[l],
                                       fragment::load_right(lane, view{V + row, line, 1, false}, l * fragment::depth, 8 * half));
            for_each(row, [&](int i, int j, int half, int e) { C.set(i, j, was[half][e] - sums[half][e]); });
        }
    }
};

/// C := op(Q) C or C op(Q), where Q has k reflectors; as by_group::ormqr(). `shared` has shared_bytes for the order of Q.
template <class T, int Threads>
BBLAS_DEVICE void ormqr(const team<Threads> &t, bblas_side side, bblas_trans trans, int m, int n, int k,
                        matrix_view<const T> reflectors, const T *tau, matrix_view<T> C, void *shared)
{
    const bool is_left = side == BblasLeft;
    const bool adjoint = (trans != BblasNoTrans) == is_left;
    const int order = is_left ? m : n;
    const int cols = is_left ? n : m;
    const matrix_view<T> to = is_left ? C : C.adjoint(); // C Q = (Qᴴ Cᴴ)ᴴ
    const block_reflector<T, Threads> block(t, order, shared);
    constexpr int width = block.width;
    if (m == 0 || n == 0 || k == 0)
        return;
    const int last = (k - 1) / width * width;
    for (int done = 0; done < k; done += width) {
        const int first = adjoint ? done : last - done;
        block.load(order - first, k - first, reflectors.from(first, first), tau + first);
        block.finish(order - first);
        if (is_left)
            block.template apply<true>(adjoint, order - first, cols, to.from(first, 0));
        else
            block.template apply<false>(adjoint, order - first, cols, to.from(first, 0));
        t.sync();
    }
}

/// A := the first n columns of Q; as by_group::orgqr(). `shared` has shared_bytes for m.
template <class T, int Threads>
BBLAS_DEVICE void orgqr(const team<Threads> &t, int m, int n, int k, matrix_view<T> A, const T *tau, void *shared)
{
    const block_reflector<T, Threads> block(t, m, shared);
    constexpr int width = block.width;
    const auto set_identity = [&](int first, int end) {
        for (int j = first + t.warp_index(); j < end; j += t.warp_count)
            for (int i = t.rank % warp_size; i < m; i += warp_size)
                A.set(i, j, T(i == j ? 1 : 0));
    };
    set_identity(k, n);
    for (int first = (k - 1) / width * width; first >= 0 && k > 0; first -= width) {
        const int end = k - first < width ? k : first + width;
        block.load(m - first, end - first, A.from(first, first), tau + first);
        block.finish(m - first);
        set_identity(first, end);
        t.sync();
        block.template apply<true>(false, m - first, n - first, A.from(first, first));
        t.sync();
    }
}

} // namespace bblas::by_block

#endif
