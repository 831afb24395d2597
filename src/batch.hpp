// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Form is data: views that find problem i of a batch, whether the operands came as pointers or as base and stride, and
/// the sizes as one number or as an array. Every implementation uses them; they compile for host and device.
#ifndef BBLAS_BATCH_HPP
#define BBLAS_BATCH_HPP

#include <bblas/types.h>

#include <complex>
#include <cstdint>
#include <type_traits>

#ifdef __CUDACC__
#define BBLAS_HOST_DEVICE __host__ __device__
#else
#define BBLAS_HOST_DEVICE
#endif

namespace bblas {

template <class T> struct real_of {
    using type = T;
};
template <class R> struct real_of<std::complex<R>> {
    using type = R;
};
/// The real type of a precision: float for s and c, double for d and z.
template <class T> using real_t = typename real_of<T>::type;
template <class T> inline constexpr bool is_complex = !std::is_same_v<T, real_t<T>>;

/// What is for T out of one for each precision: functions, or numbers.
template <class T, class S, class D, class C, class Z> constexpr auto for_type(S s, D d, C c, Z z)
{
    constexpr bool is_single = std::is_same_v<real_t<T>, float>;
    if constexpr (is_complex<T> && is_single)
        return c;
    else if constexpr (is_complex<T>)
        return z;
    else if constexpr (is_single)
        return s;
    else
        return d;
}

/// The function for T out of one for each complex precision.
template <class T, class C, class Z> constexpr auto for_type(C c, Z z)
{
    static_assert(is_complex<T>);
    return for_type<T>(c, z, c, z);
}

/// A size, an index, a leading dimension or an increment: one for all problems, or one for each.
struct sizes {
    bblas_int bound;       ///< the value; with `each`, the upper bound of a size
    const bblas_int *each; ///< NULL in the fixed-size forms

    BBLAS_HOST_DEVICE constexpr bblas_int at(std::int64_t i) const { return each ? each[i] : bound; }
};

/// Where the operand of each problem begins.
template <class T> struct operand {
    T *const *pointers;  ///< NULL in the strided form
    T *base;             ///< NULL in the pointer forms, and for an operand that no problem needs
    std::int64_t stride; ///< elements

    BBLAS_HOST_DEVICE constexpr T *at(std::int64_t i) const
    {
        return pointers ? pointers[i] : base ? base + i * stride : nullptr;
    }
};

/// Pivots in the form of one size and pointers (rule N8): an array of pointers, or the first of vectors that follow each
/// other, `length` apart, whose address then is odd.
template <class T> operand<T> pivot_vectors(T *const *given, std::int64_t length)
{
    const auto address = reinterpret_cast<std::uintptr_t>(given);
    return address % 2 == 0 ? operand<T>{given, nullptr, 0} : operand<T>{nullptr, reinterpret_cast<T *>(address - 1), length};
}

/// The same, to be read only.
template <class T> constexpr operand<const T> input(const operand<T> &x)
{
    return {x.pointers, x.base, x.stride};
}

/// Extents are computed in 64 bits.
BBLAS_HOST_DEVICE constexpr std::int64_t max(std::int64_t a, std::int64_t b)
{
    return a > b ? a : b;
}
BBLAS_HOST_DEVICE constexpr std::int64_t min(std::int64_t a, std::int64_t b)
{
    return a < b ? a : b;
}
BBLAS_HOST_DEVICE constexpr std::int64_t abs(std::int64_t a)
{
    return a < 0 ? -a : a;
}

} // namespace bblas

#endif
