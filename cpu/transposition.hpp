// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Squares of as many vectors as these have lanes: rows become columns.

#if defined(BBLAS_CPU_TRANSPOSITION_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_TRANSPOSITION_HPP
#undef BBLAS_CPU_TRANSPOSITION_HPP
#else
#define BBLAS_CPU_TRANSPOSITION_HPP
#endif

#include "lanes.hpp"

#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// A vector of each of W rows; row k becomes lane k.
template <class R> struct square {
    static constexpr int size = width<R>;
    vector<R> v[size];
};

/// [a0 b0], or [a1 b1], or what corresponds to them where a vector has more than two blocks of 128 bits: the even or odd ones.
template <class R> HWY_INLINE vector<R> even_blocks(vector<R> a, vector<R> b)
{
#if HWY_TARGET == HWY_AVX3
    if constexpr (sizeof(R) == 8)
        return vector<R>{_mm512_shuffle_f64x2(a.raw, b.raw, 0x88)};
    else
        return vector<R>{_mm512_shuffle_f32x4(a.raw, b.raw, 0x88)};
#elif HWY_TARGET == HWY_AVX2
    return hn::ConcatLowerLower(tag<R>(), b, a);
#else
    return static_cast<void>(b), a;
#endif
}
template <class R> HWY_INLINE vector<R> odd_blocks(vector<R> a, vector<R> b)
{
#if HWY_TARGET == HWY_AVX3
    if constexpr (sizeof(R) == 8)
        return vector<R>{_mm512_shuffle_f64x2(a.raw, b.raw, 0xdd)};
    else
        return vector<R>{_mm512_shuffle_f32x4(a.raw, b.raw, 0xdd)};
#elif HWY_TARGET == HWY_AVX2
    return hn::ConcatUpperUpper(tag<R>(), b, a);
#else
    return static_cast<void>(b), a;
#endif
}

/// Rows become columns: within the blocks of 128 bits, then the blocks.
template <class R> HWY_INLINE void transpose(square<R> &s)
{
#if HWY_TARGET != HWY_SCALAR
    constexpr int size = square<R>::size;
    constexpr int in_block = 16 / sizeof(R);
    constexpr int blocks = size / in_block;
    const tag<R> d;
    if constexpr (in_block == 2) {
#pragma GCC unroll 16
        for (int i = 0; i < size; i += 2) {
            const vector<R> a = s.v[i], b = s.v[i + 1];
            s.v[i] = hn::InterleaveLower(d, a, b);
            s.v[i + 1] = hn::InterleaveUpper(d, a, b);
        }
    } else {
#pragma GCC unroll 16
        for (int i = 0; i < size; i += 4) {
            const vector<R> low_even = hn::InterleaveLower(d, s.v[i], s.v[i + 2]);
            const vector<R> low_odd = hn::InterleaveLower(d, s.v[i + 1], s.v[i + 3]);
            const vector<R> high_even = hn::InterleaveUpper(d, s.v[i], s.v[i + 2]);
            const vector<R> high_odd = hn::InterleaveUpper(d, s.v[i + 1], s.v[i + 3]);
            s.v[i] = hn::InterleaveLower(d, low_even, low_odd);
            s.v[i + 1] = hn::InterleaveUpper(d, low_even, low_odd);
            s.v[i + 2] = hn::InterleaveLower(d, high_even, high_odd);
            s.v[i + 3] = hn::InterleaveUpper(d, high_even, high_odd);
        }
    }
    // The vectors i, i + in_block, i + 2 in_block... are the rows of a square of blocks.
    if constexpr (blocks == 2) {
#pragma GCC unroll 16
        for (int i = 0; i < in_block; ++i) {
            const vector<R> a = s.v[i], b = s.v[i + in_block];
            s.v[i] = even_blocks<R>(a, b);
            s.v[i + in_block] = odd_blocks<R>(a, b);
        }
    } else if constexpr (blocks == 4) {
#pragma GCC unroll 16
        for (int i = 0; i < in_block; ++i) {
            const vector<R> a = s.v[i], b = s.v[i + in_block], c = s.v[i + 2 * in_block], e = s.v[i + 3 * in_block];
            const vector<R> ab_even = even_blocks<R>(a, b), ce_even = even_blocks<R>(c, e);
            const vector<R> ab_odd = odd_blocks<R>(a, b), ce_odd = odd_blocks<R>(c, e);
            s.v[i] = even_blocks<R>(ab_even, ce_even);
            s.v[i + in_block] = even_blocks<R>(ab_odd, ce_odd);
            s.v[i + 2 * in_block] = odd_blocks<R>(ab_even, ce_even);
            s.v[i + 3 * in_block] = odd_blocks<R>(ab_odd, ce_odd);
        }
    }
#else
    static_cast<void>(s);
#endif
}

/// The first `count` numbers at x, fewer than a vector holds; nothing behind them is read.
template <class R> HWY_INLINE vector<R> load_first(std::ptrdiff_t count, const R *x)
{
#if HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX2
    return hn::MaskedLoad(hn::FirstN(tag<R>(), static_cast<std::size_t>(count)), tag<R>(), x);
#else
    HWY_ALIGN R part[width<R>] = {};
    if (count > 0) // of nothing, x may be NULL
        std::memcpy(part, x, static_cast<std::size_t>(count) * sizeof(R));
    return hn::Load(tag<R>(), part);
#endif
}

/// Stores the first `count` numbers of v, fewer than it has, and nothing else.
template <class D, class V> HWY_INLINE void store_front(D d, V v, std::ptrdiff_t count, hn::TFromD<D> *x)
{
#if HWY_TARGET == HWY_SCALAR
    static_cast<void>(d), static_cast<void>(v), static_cast<void>(count), static_cast<void>(x); // none is fewer than it has
#elif HWY_TARGET == HWY_AVX3
    hn::BlendedStore(v, hn::FirstN(d, static_cast<std::size_t>(count)), d, x);
#else
    // By halves: the masked stores of AVX2 are slow on some processors, and others have none.
    constexpr std::ptrdiff_t half = hn::MaxLanes(d) / 2;
    if constexpr (half > 0) {
        const hn::Half<D> h;
        if (count & half) {
            hn::StoreU(hn::LowerHalf(h, v), h, x);
            store_front(h, hn::UpperHalf(h, v), count - half, x + half);
        } else {
            store_front(h, hn::LowerHalf(h, v), count, x);
        }
    } else if (count) {
        hn::StoreU(v, d, x);
    }
#endif
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
