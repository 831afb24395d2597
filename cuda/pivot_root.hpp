// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What a Cholesky factorization does to a pivot.
#ifndef BBLAS_CUDA_PIVOT_ROOT_HPP
#define BBLAS_CUDA_PIVOT_ROOT_HPP

#include <complex.hpp>
#include <team.hpp>

namespace bblas {

/// The square root of a pivot and its reciprocal, by one fast instruction and a few more: a root and a division by the book, one
/// after the other, take three times as long, and every column waits for them. There is no branch, around which compilers would
/// not move what can be done meanwhile. Meaningless unless pivot > 0.
template <class R> struct pivot_root {
    R pivot;
    R reciprocal;

    BBLAS_DEVICE explicit pivot_root(R x) : pivot(x)
    {
        const bool is_subnormal = x < smallest_normal_number<R>;
        reciprocal = (is_subnormal ? far : R(1)) * reciprocal_root(is_subnormal ? x * (far * far) : x);
        reciprocal = x > greatest_number<R> ? R(0) : reciprocal;
    }

    /// The root: reciprocal * pivot and one step of Newton's.
    BBLAS_DEVICE R value() const
    {
        const R root = pivot * reciprocal;
        const R better = multiply_add(multiply_add(-root, root, pivot), R(0.5) * reciprocal, root);
        return pivot > greatest_number<R> ? pivot : better;
    }

  private:
    /// Makes subnormal numbers normal when applied twice.
    static constexpr R far = power_of_two<R>((std::numeric_limits<R>::digits + 1) / 2 + 1);
};

} // namespace bblas

#endif
