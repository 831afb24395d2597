// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Threads whose number is known when the code is compiled: what kernels for some sizes are written for. on_host/team.hpp is the
/// same for the host, where the threads are simulated.
#ifndef BBLAS_CUDA_TEAM_HPP
#define BBLAS_CUDA_TEAM_HPP

#include "group.hpp"

namespace bblas {

/// The calling thread's view of its team: a warp, 2, 4, 8 or 16 neighbours in one, or a block of several warps. What a warp does
/// together (shuffles, votes, products of fragments, and sync() of teams in a warp) all its threads must reach together, so the
/// teams of a warp take the same branches around it; those without a problem have one with nothing to do.
template <int Size> struct team {
    static_assert(Size <= warp_size ? warp_size % Size == 0 : Size % warp_size == 0);
    static constexpr int size = Size;
    /// Members that are in one warp.
    static constexpr int width = Size < warp_size ? Size : warp_size;

    int rank; ///< of the calling thread, from 0

    /// Waits for all threads of the team, and makes what they have written visible to each other.
    BBLAS_DEVICE void sync() const
    {
        if constexpr (Size <= warp_size)
            __syncwarp();
        else
            __syncthreads();
    }

    /// The warp that the calling thread is in, whatever other teams it holds.
    BBLAS_DEVICE team<warp_size> warp() const
    {
        if constexpr (Size >= warp_size)
            return {rank % warp_size};
        else
            return {threadIdx_in_warp()};
    }
    BBLAS_DEVICE int warp_index() const { return rank / warp_size; }
    static constexpr int warp_count = Size / width;

    /// As a group, for functions that take any number of threads.
    BBLAS_DEVICE operator group() const
    {
        static_assert(Size >= warp_size);
        return {rank, Size};
    }

    /// The value of the member with this rank; ranks count within the calling thread's warp.
    template <class V> BBLAS_DEVICE V broadcast(V value, int from) const
    {
        static_assert(sizeof(V) % sizeof(int) == 0);
        int words[sizeof(V) / sizeof(int)];
        memcpy(words, &value, sizeof value);
        for (int &word : words)
            word = __shfl_sync(0xffffffff, word, from, width);
        memcpy(&value, words, sizeof value);
        return value;
    }

    /// The value of the member whose rank differs in the bits of `mask`.
    template <class V> BBLAS_DEVICE V exchange(V value, int mask) const { return shuffle_xor(value, mask); }

    /// A bit for each member in the calling thread's warp.
    BBLAS_DEVICE unsigned ballot(bool vote) const
    {
        const unsigned votes = __ballot_sync(0xffffffff, vote);
        if constexpr (width == warp_size)
            return votes;
        else
            return votes >> (threadIdx_in_warp() / width * width) & ((1u << width) - 1);
    }

    /// The greatest value among the members in the calling thread's warp.
    BBLAS_DEVICE unsigned greatest(unsigned value) const
    {
        if constexpr (width == warp_size) {
            return __reduce_max_sync(0xffffffff, value);
        } else if constexpr (width == warp_size / 2) { // two reductions take less time than four exchanges
            const bool is_first = threadIdx_in_warp() < width;
            const unsigned of_first = __reduce_max_sync(0xffffffff, is_first ? value : 0);
            const unsigned of_second = __reduce_max_sync(0xffffffff, is_first ? 0 : value);
            return is_first ? of_first : of_second;
        } else {
            for (int mask = width / 2; mask > 0; mask /= 2) {
                const unsigned other = exchange(value, mask);
                value = value > other ? value : other;
            }
            return value;
        }
    }

    /// The greatest value in the whole warp, whatever teams it holds: a bound for loops that all of them run together.
    BBLAS_DEVICE int greatest_in_warp(int value) const { return __reduce_max_sync(0xffffffff, value); }

    /// Whether anyone in the whole warp says so.
    BBLAS_DEVICE bool any_in_warp(bool vote) const { return __any_sync(0xffffffff, vote); }

    /// The least rank that has a bit in votes other than 0.
    BBLAS_DEVICE static int first(unsigned votes) { return __ffs(static_cast<int>(votes)) - 1; }
    /// How many bits votes have.
    BBLAS_DEVICE static int count(unsigned votes) { return __popc(votes); }

  private:
    BBLAS_DEVICE static int threadIdx_in_warp() { return (threadIdx.y * blockDim.x + threadIdx.x) % warp_size; }
};

// ---- Products on the tensor cores, of doubles spread over a warp. Source: the PTX manual, mma of type .f64 ----
//
// With lane l = 4 g + t: C(g, 2 t) and C(g, 2 t + 1) are c[0] and c[1]; A(g, t) is a, B(t, g) is b. Eight more rows of C and A,
// and four more columns of A and rows of B, follow in further registers.

/// Whether the tensor cores multiply doubles about as fast as the device multiplies floats.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ != 800 && __CUDA_ARCH__ != 900 && __CUDA_ARCH__ != 1000
inline constexpr bool has_fast_doubles = false;
#else
inline constexpr bool has_fast_doubles = true;
#endif

/// C += A B, 8 by 4 times 4 by 8.
BBLAS_DEVICE inline void multiply_fragments(const team<warp_size> &, double (&c)[2], double a, double b)
{
    asm("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};"
        : "+d"(c[0]), "+d"(c[1])
        : "d"(a), "d"(b));
}

/// C += A B, 16 by 4 times 4 by 8, at twice the rate: a[1] is A(g + 8, t), c[2] and c[3] are C(g + 8, 2 t) and C(g + 8, 2 t + 1).
BBLAS_DEVICE inline void multiply_fragments(const team<warp_size> &warp, double (&c)[4], const double (&a)[2], double b)
{
#if __CUDA_ARCH__ >= 900
    static_cast<void>(warp);
    asm("mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 {%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
        : "+d"(c[0]), "+d"(c[1]), "+d"(c[2]), "+d"(c[3])
        : "d"(a[0]), "d"(a[1]), "d"(b));
#else
    for (int half = 0; half < 2; ++half) {
        double part[2] = {c[2 * half], c[2 * half + 1]};
        multiply_fragments(warp, part, a[half], b);
        c[2 * half] = part[0];
        c[2 * half + 1] = part[1];
    }
#endif
}

/// C += A B, 16 by 8 times 8 by 8: a[2] and a[3] are A(g, t + 4) and A(g + 8, t + 4), b[1] is B(t + 4, g).
BBLAS_DEVICE inline void multiply_fragments(const team<warp_size> &warp, double (&c)[4], const double (&a)[4],
                                            const double (&b)[2])
{
#if __CUDA_ARCH__ >= 900
    static_cast<void>(warp);
    asm("mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
        : "+d"(c[0]), "+d"(c[1]), "+d"(c[2]), "+d"(c[3])
        : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(b[0]), "d"(b[1]));
#else
    for (int half = 0; half < 2; ++half) {
        const double left[2] = {a[2 * half], a[2 * half + 1]};
        multiply_fragments(warp, c, left, b[half]);
    }
#endif
}

// ---- Copies from global to shared memory that run while the thread goes on ----

/// Starts a copy, of zeros where nothing is there, which takes no more instructions; a number of bytes would take ten times as
/// many. The more the type is aligned, to 16 bytes at most, the fewer it takes.
template <class V> BBLAS_DEVICE void start_copy(V *to, const V *from, bool is_there = true)
{
    constexpr int piece = alignof(V);
    static_assert((piece == 4 || piece == 8 || piece == 16) && sizeof(V) % piece == 0);
    const unsigned address = static_cast<unsigned>(__cvta_generic_to_shared(to));
#pragma unroll
    for (int offset = 0; offset < static_cast<int>(sizeof(V)); offset += piece)
        asm volatile(
            "{ .reg .pred p; setp.eq.s32 p, %3, 0; cp.async.ca.shared.global [%0], [%1], %2, p; }" ::"r"(address + offset),
            "l"(reinterpret_cast<const char *>(from) + offset), "n"(piece), "r"(static_cast<int>(is_there))
            : "memory");
}

/// The same past the first cache, which would have to write and read all of it once more: where chunks that follow each other in
/// memory fill the banks of shared memory in some order.
template <class V> BBLAS_DEVICE void start_copy_past_cache(V *to, const V *from, bool is_there = true)
{
    static_assert(sizeof(V) == 16 && alignof(V) == 16);
    asm volatile("{ .reg .pred p; setp.eq.s32 p, %2, 0; cp.async.cg.shared.global [%0], [%1], 16, p; }" ::"r"(
                     static_cast<unsigned>(__cvta_generic_to_shared(to))),
                 "l"(from), "r"(static_cast<int>(is_there))
                 : "memory");
}

/// start_copy() if so, without a branch.
template <class V> BBLAS_DEVICE void start_copy_if(bool is_wanted, V *to, const V *from)
{
    constexpr int piece = alignof(V);
    static_assert((piece == 4 || piece == 8 || piece == 16) && sizeof(V) % piece == 0);
    const unsigned address = static_cast<unsigned>(__cvta_generic_to_shared(to));
#pragma unroll
    for (int offset = 0; offset < static_cast<int>(sizeof(V)); offset += piece)
        asm volatile(
            "{ .reg .pred p; setp.ne.s32 p, %3, 0; @p cp.async.ca.shared.global [%0], [%1], %2; }" ::"r"(address + offset),
            "l"(reinterpret_cast<const char *>(from) + offset), "n"(piece), "r"(static_cast<int>(is_wanted))
            : "memory");
}

/// Ends a group of the calling thread's copies.
BBLAS_DEVICE inline void end_copies()
{
    asm volatile("cp.async.commit_group;" ::: "memory");
}

/// Waits until no more than the last `Groups` groups of the calling thread's copies are on their way. Others see them after a
/// sync.
template <int Groups> BBLAS_DEVICE void wait_for_copies()
{
    asm volatile("cp.async.wait_group %0;" ::"n"(Groups) : "memory");
}

/// 1 / sqrt(x) for normal x > 0; wrong in the last bit or two.
BBLAS_DEVICE inline double reciprocal_root(double x)
{
    double y;
    asm("rsqrt.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
    const double e = fma(-x * y, y, 1.0);
    return fma(y * e, fma(0.375, e, 0.5), y);
}
BBLAS_DEVICE inline float reciprocal_root(float x)
{
    return rsqrtf(x);
}

/// 1 / x for normal x whose reciprocal is normal; wrong in the last bit or two.
BBLAS_DEVICE inline double reciprocal(double x)
{
    double y;
    asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
    const double e = fma(-x, y, 1.0);
    return fma(fma(e, e, e), y, y);
}
BBLAS_DEVICE inline float reciprocal(float x)
{
    float y;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
    return fma(-fma(x, y, -1.0f), y, y);
}

/// Hides what is known of x from the compiler: what was computed from it before is computed again, and does not wait in
/// registers.
BBLAS_DEVICE inline void forget(int &x)
{
    asm volatile("" : "+r"(x));
}
BBLAS_DEVICE inline void forget(double &x)
{
    asm volatile("" : "+d"(x));
}
BBLAS_DEVICE inline void forget(std::int64_t &x)
{
    asm volatile("" : "+l"(x));
}
template <class T> BBLAS_DEVICE void forget(T *&x)
{
    asm volatile("" : "+l"(x));
}

} // namespace bblas

#endif
