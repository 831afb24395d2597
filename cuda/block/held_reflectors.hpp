// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products with Q of a QR factorization, by a team of several warps that has all its reflectors in shared memory.
#ifndef BBLAS_CUDA_BLOCK_HELD_REFLECTORS_HPP
#define BBLAS_CUDA_BLOCK_HELD_REFLECTORS_HPP

#include <by_size.hpp>
#include <group/elements.hpp>
#include <warp/panel.hpp>

namespace bblas::by_block {

/// Q of an order up to M, as blocks of 16 reflectors, H = I - V S Vᴴ, S upper triangular. A warp has 16 columns of the other
/// factor in registers, until all of Q has been applied: neither does that factor come more than once, nor does a warp wait for
/// another in between.
template <class T, int M, int Threads> class held_reflectors {
    using panel = by_warp::panel<T>;
    using W = typename panel::W;
    static constexpr int width = panel::width;
    static constexpr int halves = panel::halves;
    static constexpr int tiles = M / width;
    static constexpr int warps = Threads / warp_size;
    static constexpr int pad = panel::pad;
    static constexpr int square_line = panel::square_line;
    static constexpr int S_size = width * square_line;

  public:
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(int m)
    {
        return warps * panel::square * sizeof(W) +
               static_cast<std::size_t>(begin(m, tiles_to(m)) + tiles_to(m) * S_size) * sizeof(T);
    }

    /// Of order m ≤ M, k reflectors as LAPACK holds them. Syncs behind.
    BBLAS_DEVICE held_reflectors(const team<Threads> &team_of, int order, int k, const T *A, std::int64_t lda, const T *tau,
                                 void *shared)
        : t(team_of), m(order), blocks(tiles_to(k)), squares(static_cast<W *>(shared)),
          scales(reinterpret_cast<T *>(squares + warps * panel::square)), reflectors(scales + tiles_to(order) * S_size)
    {
        load(k, A, lda);
        end_copies();
        wait_for_copies<0>();
        t.sync();
        for (int block = t.warp_index(); block < blocks; block += warps)
            find_scale_of(block, k, tau);
        t.sync();
    }

    /// X := op(Q) X, m by n, all of it.
    BBLAS_DEVICE void multiply(bool adjoint, int n, const matrix_view<T> &X, share) const
    {
        for (int first = t.warp_index() * width; first < n; first += warps * width) {
            typename panel::tile C[tiles];
            panel::template load<width>(lane(), m, n - first, X.from(0, first), C);
            for (int block = 0; block < blocks; ++block)
                apply(adjoint, adjoint ? block : blocks - 1 - block, C);
            panel::template store<width>(lane(), m, n - first, C, X.from(0, first));
        }
    }

    /// X := the first n columns of Q.
    BBLAS_DEVICE void make(int n, const matrix_view<T> &X) const
    {
        for (int first = t.warp_index() * width; first < n; first += warps * width) {
            typename panel::tile C[tiles];
            for_each(C, [&](auto &sum, int e, int i, int j) { sum.set(e, W(i == first + j ? 1 : 0)); });
            for (int block = min(blocks - 1, first / width); block >= 0; --block) // those behind have rows that are zero
                apply(false, block, C);
            panel::template store<width>(lane(), m, n - first, C, X.from(0, first));
        }
    }

  private:
    const team<Threads> t;
    const int m;
    const int blocks;
    W *const squares; ///< of each warp
    T *const scales;  ///< each S, by columns
    T *const reflectors;

    /// Addresses that the compiler would keep of a loop's rounds are more than there are registers.
    BBLAS_DEVICE int lane() const
    {
        int own = t.rank % warp_size;
        forget(own);
        return own;
    }

    BBLAS_HOST_DEVICE static constexpr int tiles_to(int n) { return (n + width - 1) / width; }
    /// From a column of a block to the next. It has the rows from its first one on.
    BBLAS_HOST_DEVICE static constexpr int line(int m, int block) { return (tiles_to(m) - block) * width + pad; }
    /// Of a block: the sum of the lines before it, times the width.
    BBLAS_HOST_DEVICE static constexpr int begin(int m, int block)
    {
        return width * (block * line(m, 0) - block * (block - 1) / 2 * width);
    }

    /// Starts to copy V, with zeros above the diagonals and where nothing is. Ones are still missing.
    BBLAS_DEVICE void load(int k, const T *A, std::int64_t lda) const
    {
        const int near = lane() % width, far = lane() / width;
        int number = 0;
        for (int block = 0; block < blocks; ++block)
            for (int tile = block; tile < tiles_to(m); ++tile, ++number) {
                if (number % warps != t.warp_index())
                    continue;
                const int row = tile * width + near, col = block * width + far;
                const T *from = A + row + col * lda;
                T *to = reflectors + begin(m, block) + row - block * width + far * line(m, block);
#pragma unroll
                for (int j = 0; j < width; j += warp_size / width) {
                    start_copy(to, from, row < m && col + j < k && row > col + j);
                    from += warp_size / width * lda;
                    to += warp_size / width * line(m, block);
                }
            }
    }

    /// Writes the ones of a block, and S, by one warp.
    BBLAS_DEVICE void find_scale_of(int block, int k, const T *tau) const
    {
        const auto warp = t.warp();
        const int own = warp.rank, stride = line(m, block), left = k - block * width;
        T *const V = reflectors + begin(m, block);
        T *const S = scales + block * S_size;
        if (own < width) {
            V[own + own * stride] = T(own < left ? 1 : 0);
            S[own + own * square_line] = own < left ? tau[block * width + own] : T(0);
        }
        warp.sync();
        typename panel::sum sums[halves];
        panel::clear(sums);
        for (int row = 0; row < stride - pad; row += width)
            panel::add_gram(
                warp, [=](int i, int j) { return W(V[row + i + j * stride]); }, sums);
        W *const G = squares + t.warp_index() * panel::square;
        panel::put(own, sums, G);
        warp.sync();
        W row[width];
        if (own < width)
            by_warp::find_scale(
                own, [&](int j) { return W(S[j * (square_line + 1)]); }, [&](int i, int j) { return G[panel::sum_place(i, j)]; },
                row);
        warp.sync();
        if (own < width)
#pragma unroll
            for (int j = 0; j < width; ++j)
                S[own + j * square_line] = T(row[j]);
        warp.sync();
    }

    /// f(sum, e, row, col) for each element that the calling thread holds.
    template <class F> BBLAS_DEVICE void for_each(typename panel::tile (&C)[tiles], F f) const
    {
        const int own = lane();
#pragma unroll
        for (int i = 0; i < tiles; ++i)
            panel::for_each(own, C[i], [&](auto &sum, int e, int row, int col) { f(sum, e, i * width + row, col); });
    }

    /// C := (I - V S Vᴴ) C, or (I - V Sᴴ Vᴴ) C.
    BBLAS_DEVICE void apply(bool adjoint, int block, typename panel::tile (&C)[tiles]) const
    {
        const team<warp_size> warp = {lane()};
        const int stride = line(m, block), end = tiles_to(m);
        const T *const V = reflectors + begin(m, block) - block * width;
        typename panel::sum sums[halves];
        panel::clear(sums);
#pragma unroll
        for (int i = 0; i < tiles; ++i)
            if (i >= block && i < end)
                panel::project(warp, V + i * width, stride, C[i], sums);
        typename panel::weights by;
        panel::weigh(warp, adjoint, sums, scales + block * S_size, squares + t.warp_index() * panel::square, by);
#pragma unroll
        for (int i = 0; i < tiles; ++i)
            if (i >= block && i < end)
                panel::add(warp, V + i * width, stride, by, C[i]);
    }
};

} // namespace bblas::by_block

#endif
