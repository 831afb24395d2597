// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of systems with triangular matrices in shared memory, in a warp.
#ifndef BBLAS_CUDA_WARP_SUBSTITUTION_HPP
#define BBLAS_CUDA_WARP_SUBSTITUTION_HPP

#include <team.hpp>

namespace bblas::by_warp {

/// b := inv(M) b, M lower triangular if `IsForward`, else upper, of order n ≤ 32 Rows; thread r has b's elements r, r + 32, ... `divide`(q, x)
/// divides by the diagonal's element in the thread's row q. `load`(q, begin, panel) loads that row's elements in columns begin,
/// ..., begin + Width - 1, so that they are there before the first element of the solution is known; those outside of the
/// triangle and the order may be anything.
template <bool IsForward, int Width, int Rows, class T, class Load, class Divide>
BBLAS_DEVICE void substitute_panels(const team<warp_size> &warp, int n, Load load, Divide divide, T (&b)[Rows])
{
#pragma unroll
    for (int turn = 0; turn < Rows; ++turn) {
        const int block = IsForward ? turn : Rows - 1 - turn;
        const int first = block * warp_size;
        const int end = n < first + warp_size ? n : first + warp_size;
        const int panels = (end - first + Width - 1) / Width;
        for (int number = 0; number < panels; ++number) {
            const int begin = first + (IsForward ? number : panels - 1 - number) * Width;
            T panel[Rows][Width];
#pragma unroll
            for (int q = IsForward ? block : 0; q < (IsForward ? Rows : block + 1); ++q)
                load(q, begin, panel[q]);
#pragma unroll
            for (int step = 0; step < Width; ++step) {
                const int c = IsForward ? step : Width - 1 - step;
                if (begin + c >= end)
                    continue;
                const int owner = (begin + c) % warp_size;
                const T x = warp.broadcast(divide(block, b[block]), owner);
                if (warp.rank == owner)
                    b[block] = x;
                else if (IsForward ? warp.rank > owner : warp.rank < owner)
                    b[block] = multiply_add(-panel[block][c], x, b[block]);
#pragma unroll
                for (int q = IsForward ? block + 1 : 0; q < (IsForward ? Rows : block); ++q)
                    b[q] = multiply_add(-panel[q][c], x, b[q]);
            }
        }
    }
}

} // namespace bblas::by_warp

#endif
