// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// BLAS level 1 on one problem, for a group of threads, or for whatever reduce() knows.
#ifndef BBLAS_CUDA_GROUP_VECTORS_HPP
#define BBLAS_CUDA_GROUP_VECTORS_HPP

#include "elements.hpp"

namespace bblas::by_group {

/// f(0) + ... + f(n - 1), where `add(sum, i)` returns sum + f(i). Every thread of the group gets it.
template <class V, class G, class Add> BBLAS_DEVICE V sum(const G &g, std::int64_t n, Add add)
{
    return reduce(g, n, V(0), add, [](V a, V b) { return a + b; });
}

/// xᵀ y (BblasTrans) or xᴴ y (BblasConjTrans).
template <class T, class G>
BBLAS_DEVICE T dot(const G &g, bblas_trans trans, std::int64_t n, matrix_view<const T> x, matrix_view<const T> y)
{
    return sum<T>(g, n, [=](T partial, std::int64_t i) {
        return multiply_add(trans == BblasConjTrans ? conjugate(x[i]) : x[i], y[i], partial);
    });
}

template <class T, class G> BBLAS_DEVICE real_t<T> asum(const G &g, std::int64_t n, matrix_view<const T> x)
{
    return sum<real_t<T>>(g, n, [=](real_t<T> partial, std::int64_t i) { return partial + abs1(x[i]); });
}

/// The greatest part(i), each at least 0; NaN if one of them is.
template <class R, class G, class Part> BBLAS_DEVICE R maximum(const G &g, std::int64_t n, Part part)
{
    const auto greater = [](R a, R b) { return a > b || a != a ? a : b; };
    return reduce(
        g, n, R(0), [=](R partial, std::int64_t i) { return greater(partial, part(i)); }, greater);
}

/// The smallest i < n where found(i), or n.
template <class Found> BBLAS_DEVICE std::int64_t first_where(const group &g, std::int64_t n, Found found)
{
    const auto smaller = [](std::int64_t a, std::int64_t b) { return a < b ? a : b; };
    return reduce(
        g, n, n, [=](std::int64_t partial, std::int64_t i) { return partial == n && found(i) ? i : partial; }, smaller);
}

/// Index, from 0, of the first of the elements with the greatest |re| + |im|; n where there are none. As in the reference BLAS,
/// where nothing is greater than NaN, nor NaN than anything: it is found in first place only.
template <class T, class G> BBLAS_DEVICE std::int64_t iamax(const G &g, std::int64_t n, matrix_view<const T> x)
{
    struct candidate {
        std::int64_t index;
        double size; // of double for both precisions: nothing to pad
    };
    const auto better = [](candidate a, candidate b) {
        return a.size > b.size || (a.size == b.size && a.index < b.index) ? a : b;
    };
    const auto fold = [=](candidate best, std::int64_t i) {
        const double size = abs1(x[i]);
        const candidate here = {i, size == size ? size : i == 0 ? infinity<double> : -1};
        return better(best, here);
    };
    return reduce(g, n, candidate{n, -2}, fold, better).index;
}

/// A power of two by which a vector may be multiplied so that squares neither overflow nor, where they count, underflow.
template <class R> struct safe_scale {
    R down;
    R up; ///< 1 / down

    /// For elements of at most `greatest`.
    BBLAS_DEVICE explicit safe_scale(R greatest)
    {
        // The bounds leave both powers normal numbers.
        constexpr int bound = std::numeric_limits<R>::max_exponent - 24;
        const int exponent = exponent_of(greatest);
        const int clamped = exponent > bound ? bound : exponent < -bound ? -bound : exponent;
        down = std::scalbn(R(1), -clamped);
        up = std::scalbn(R(1), clamped);
    }
};

/// The sum of squares of scale.down times the elements, from the first-th on.
template <class T, class G>
BBLAS_DEVICE real_t<T> sum_of_squares(const G &g, std::int64_t first, std::int64_t n, matrix_view<const T> x,
                                      safe_scale<real_t<T>> scale)
{
    const matrix_view<const T> rest = x.from(first, 0);
    return sum<real_t<T>>(g, n - first,
                          [=](real_t<T> partial, std::int64_t i) { return add_square(T(scale.down * rest[i]), partial); });
}

/// Teams that share a warp all add up, whatever they add.
template <class T, class G> BBLAS_DEVICE real_t<T> nrm2(const G &g, std::int64_t n, matrix_view<const T> x)
{
    using R = real_t<T>;
    const R greatest = maximum<R>(g, n, [=](std::int64_t i) { return greatest_part(x[i]); });
    const bool is_done = !(greatest > 0 && greatest <= greatest_number<R>); // 0, Inf or NaN
    const safe_scale<R> scale(is_done ? R(1) : greatest);
    const R norm = std::sqrt(sum_of_squares(g, 0, is_done ? 0 : n, x, scale)) * scale.up;
    return is_done ? greatest : norm;
}

} // namespace bblas::by_group

#endif
