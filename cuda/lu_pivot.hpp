// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Pivots of an LU factorization: which, and how to divide by them.
#ifndef BBLAS_CUDA_LU_PIVOT_HPP
#define BBLAS_CUDA_LU_PIVOT_HPP

#include "chunk.hpp"
#include "complex.hpp"
#include "team.hpp"

#include <cstdint>
#include <cstring>

namespace bblas {

/// 2^-e for x of exponent e, but for the smallest and greatest exponents a power that is a normal number: x times it is between
/// 2^-60 and 4.
template <class R> BBLAS_DEVICE R inverse_power(R x)
{
    using word = std::conditional_t<sizeof(R) == 8, std::uint64_t, std::uint32_t>;
    constexpr int fraction = std::numeric_limits<R>::digits - 1;
    constexpr int greatest = 2 * std::numeric_limits<R>::max_exponent - 1; // biased exponent of Inf and NaN
    word bits;
    memcpy(&bits, &x, sizeof bits);
    const int exponent = static_cast<int>(bits >> fraction) & greatest;
    bits = static_cast<word>(exponent < greatest - 2 ? greatest - 1 - exponent : 1) << fraction;
    memcpy(&x, &bits, sizeof bits);
    return x;
}

/// Divides by a pivot other than zero, to a few units in the last place, wherever quotient and operands can be represented: the
/// reciprocal alone of a small pivot may overflow.
template <class T> struct alignas(16) divisor {
    T inverse;
    real_t<T> scale;

    divisor() = default;
    BBLAS_DEVICE divisor(T inverse_of_scaled, real_t<T> by_scale) : inverse(inverse_of_scaled), scale(by_scale) {}
    BBLAS_DEVICE explicit divisor(T pivot)
    {
        if constexpr (is_complex<T>) {
            scale = inverse_power(greatest_part(pivot));
            pivot = scale * pivot;
            inverse = reciprocal(add_square(pivot, real_t<T>(0))) * conjugate(pivot);
        } else {
            scale = inverse_power(pivot);
            pivot = scale * pivot;
            inverse = std::abs(pivot) == infinity<T> ? T(0) : reciprocal(pivot);
        }
    }

    /// The same in fewer operations for a pivot of which is_ordinary() is true: x times a power of two less rounds as x does.
    BBLAS_DEVICE static divisor of_ordinary(T pivot)
    {
        if constexpr (is_complex<T>)
            return {reciprocal(add_square(pivot, real_t<T>(0))) * conjugate(pivot), 1};
        else
            return {reciprocal(pivot), 1};
    }

    BBLAS_DEVICE T divide(T x) const { return (scale * x) * inverse; }
};

/// How a candidate for pivot k counts: |re| + |im|, less than nothing if it has been a pivot. As in the reference BLAS, nothing
/// is greater than a NaN in first place, which is row k, and no NaN in another is greater than anything.
template <class T> BBLAS_DEVICE real_t<T> pivot_size(T x, int place, int k)
{
    real_t<T> size;
    if constexpr (is_complex<T>)
        size = abs1(x);
    else
        size = std::abs(x);
    const real_t<T> of_nan = place == k ? infinity<real_t<T>> : real_t<T>(-1);
    return place < k ? real_t<T>(-1) : size == size ? size : of_nan;
}

/// The first 32 bits of x.
BBLAS_DEVICE inline unsigned leading_bits(float x)
{
    unsigned bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}
BBLAS_DEVICE inline unsigned leading_bits(double x)
{
    std::uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return static_cast<unsigned>(bits >> 32);
}
/// For the greater x the greater number, by its first 32 bits.
template <class R> BBLAS_DEVICE unsigned leading_order(R x)
{
    return leading_bits(x) ^ 0x80000000;
}
/// leading_order() of the size of x.
template <class T> BBLAS_DEVICE unsigned order_of_size(T x)
{
    if constexpr (is_complex<T>)
        return leading_order(abs1(x));
    else
        return leading_bits(x) | 0x80000000;
}
/// The same by the bits that follow.
BBLAS_DEVICE inline unsigned trailing_order(float)
{
    return 0;
}
BBLAS_DEVICE inline unsigned trailing_order(double x)
{
    std::uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return static_cast<unsigned>(bits);
}

/// Whether a size with this leading_order() is so far from overflow and underflow that its square is, too: no NaN, no Inf, no
/// zero.
template <class R> BBLAS_DEVICE bool is_ordinary(unsigned order)
{
    constexpr int fraction = std::numeric_limits<R>::digits - 1 - (sizeof(R) == 8 ? 32 : 0); // bits of it among the first 32
    constexpr unsigned exponents = std::numeric_limits<R>::max_exponent;
    constexpr unsigned least = 0x80000000 + (exponents / 4 * 3 << fraction);
    return order - least < exponents / 2 << fraction;
}

/// What the members of a team in a warp say of a number that each has.
struct votes_for_greatest {
    unsigned greatest;
    unsigned of; ///< a bit for each member that has it
    bool is_best;
    bool is_tie; ///< several have it
};
template <int Size> BBLAS_DEVICE votes_for_greatest vote_for_greatest(const team<Size> &t, unsigned number)
{
    votes_for_greatest votes;
    votes.greatest = t.greatest(number);
    votes.is_best = number == votes.greatest;
    votes.of = t.ballot(votes.is_best);
    votes.is_tie = (votes.of & (votes.of - 1)) != 0;
    return votes;
}
/// The same of sizes, but for what follows their first 32 bits; a tie is one somewhere in the warp.
template <int Size, class R> BBLAS_DEVICE votes_for_greatest vote_for_greatest(const team<Size> &t, R size)
{
    votes_for_greatest votes = vote_for_greatest(t, leading_order(size));
    votes.is_tie = t.any_in_warp(votes.is_tie);
    return votes;
}

/// The rank, in the warp, of the member there with the greatest size; of several the one with the least place. Sizes are -1 or
/// not negative, and one of them is.
template <int Size, class R> BBLAS_DEVICE int first_greatest(const team<Size> &t, votes_for_greatest votes, R size, int place)
{
    if (votes.is_tie) { // seldom
        const unsigned trailing = votes.is_best ? trailing_order(size) : 0;
        const bool is_best = (trailing == t.greatest(trailing)) & votes.is_best;
        const unsigned nearness = is_best ? ~static_cast<unsigned>(place) : 0;
        votes.of = t.ballot((nearness == t.greatest(nearness)) & is_best);
    }
    return t.first(votes.of);
}

} // namespace bblas

#endif
