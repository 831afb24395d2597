// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Stands in for ../team.hpp where the CUDA code is compiled for the host: the same teams, of simulated threads.
#ifndef BBLAS_CUDA_TEAM_HPP
#define BBLAS_CUDA_TEAM_HPP

#include <group.hpp>

#include "simulator.hpp"

#include <cmath>
#include <cstring>

namespace bblas {

template <int Size> struct team {
    static_assert(Size <= warp_size ? warp_size % Size == 0 : Size % warp_size == 0);
    static constexpr int size = Size;
    static constexpr int width = Size < warp_size ? Size : warp_size;

    int rank;

    void sync() const
    {
        if constexpr (Size <= warp_size)
            simulator::sync_warp();
        else
            simulator::sync_block();
    }

    team<warp_size> warp() const { return {simulator::rank() % warp_size}; }
    int warp_index() const { return rank / warp_size; }
    static constexpr int warp_count = Size / width;

    operator group() const
    {
        static_assert(Size >= warp_size);
        return {rank, Size, nullptr, nullptr};
    }

    template <class V> V broadcast(V value, int from) const
    {
        return of_each(value, [&](const auto &values) { return values[first() + from % width]; });
    }

    template <class V> V exchange(V value, int mask) const
    {
        return of_each(value, [&](const auto &values) { return values[simulator::rank() % warp_size ^ mask]; });
    }

    unsigned ballot(bool vote) const
    {
        return of_each(vote, [&](const auto &values) {
            unsigned votes = 0;
            for (int i = 0; i < width; ++i)
                votes |= unsigned{values[first() + i]} << i;
            return votes;
        });
    }

    unsigned greatest(unsigned value) const { return greatest_of(value, first(), width); }
    int greatest_in_warp(int value) const { return greatest_of(value, 0, warp_size); }
    bool any_in_warp(bool vote) const { return greatest_in_warp(vote) != 0; }
    static int first(unsigned votes) { return __builtin_ctz(votes); }
    static int count(unsigned votes) { return __builtin_popcount(votes); }

  private:
    /// Rank in the warp of the team's first member in it.
    static int first() { return simulator::rank() % warp_size / width * width; }

    template <class V> static V greatest_of(V value, int first, int count)
    {
        return of_each(value, [=](const auto &values) {
            V greatest = values[first];
            for (int i = 1; i < count; ++i)
                greatest = values[first + i] > greatest ? values[first + i] : greatest;
            return greatest;
        });
    }

    /// f(values), where values[i] is the value that rank i of the warp gives.
    template <class V, class F> static auto of_each(V value, F f)
    {
        V values[warp_size];
        simulator::gather(value, values);
        return f(values);
    }

    template <int Rows> friend void multiply_rows(double *c, const double *a, double b);
};

/// 8 Rows by 4 times 4 by 8, each element by fused operations from the first term to the last.
template <int Rows> void multiply_rows(double *c, const double *a, double b)
{
    struct operands {
        double a[Rows];
        double b;
    } mine;
    std::memcpy(mine.a, a, sizeof mine.a);
    mine.b = b;
    const int g = simulator::rank() % warp_size / 4;
    const int t = simulator::rank() % 4;
    struct fragment {
        double c[2 * Rows];
    } product;
    std::memcpy(product.c, c, sizeof product.c);
    product = team<warp_size>::of_each(mine, [=](const auto &lanes) {
        fragment sum = product;
        for (int row = 0; row < Rows; ++row)
            for (int col = 0; col < 2; ++col)
                for (int k = 0; k < 4; ++k)
                    sum.c[2 * row + col] =
                        std::fma(lanes[4 * g + k].a[row], lanes[4 * (2 * t + col) + k].b, sum.c[2 * row + col]);
        return sum;
    });
    std::memcpy(c, product.c, sizeof product.c);
}

inline constexpr bool has_fast_doubles = true;

inline void multiply_fragments(const team<warp_size> &, double (&c)[2], double a, double b)
{
    multiply_rows<1>(c, &a, b);
}
inline void multiply_fragments(const team<warp_size> &, double (&c)[4], const double (&a)[2], double b)
{
    multiply_rows<2>(c, a, b);
}
inline void multiply_fragments(const team<warp_size> &, double (&c)[4], const double (&a)[4], const double (&b)[2])
{
    multiply_rows<2>(c, a, b[0]);
    multiply_rows<2>(c, a + 2, b[1]);
}

template <class V> void start_copy(V *to, const V *from, bool is_there = true)
{
    simulator::start_copy(to, from, is_there ? sizeof(V) : 0, sizeof(V));
}
template <class V> void start_copy_past_cache(V *to, const V *from, bool is_there = true)
{
    start_copy(to, from, is_there);
}
template <class V> void start_copy_if(bool is_wanted, V *to, const V *from)
{
    if (is_wanted)
        start_copy(to, from);
}
inline void end_copies()
{
    simulator::end_copies();
}
template <int Groups> void wait_for_copies()
{
    simulator::wait_for_copies(Groups);
}

template <class R> R reciprocal_root(R x)
{
    return 1 / std::sqrt(x);
}
template <class R> R reciprocal(R x)
{
    return 1 / x;
}

inline void forget(int &) {}
inline void forget(double &) {}
inline void forget(std::int64_t &) {}
template <class T> void forget(T *&) {}

} // namespace bblas

#endif
