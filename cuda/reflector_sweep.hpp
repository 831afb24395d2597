// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A panel's reflectors in the sweeps of geqrf, ormqr and orgqr, as a block reflector.
#ifndef BBLAS_CUDA_REFLECTOR_SWEEP_HPP
#define BBLAS_CUDA_REFLECTOR_SWEEP_HPP

#include "by_product.hpp"
#include "sweep.hpp"

namespace bblas {

/// H = H(0) ... H(count - 1) = I - V S Vᴴ, count ≤ 64, S upper triangular. The problem's workspace has the first rows of V, with
/// their zeros and ones, S, and S times the adjoint of those rows; the block's has Vᴴ C and S times that, for 64 columns.
template <class T> class swept_reflectors {
  public:
    static constexpr int width = 64;

    /// What those kernels of sweeps that work with them are alike in.
    using kernel = large_product<T>;
    static constexpr team_shape shape = kernel::shape;
    using team_of_it = team<shape.threads>;

  private:
    using product = typename kernel::product;
    static constexpr int square = width * width;
    static constexpr int line = width + 1; ///< of a square in shared memory
    static_assert(width <= shape.threads);
    static_assert(width * line * sizeof(T) <= product::shared_bytes);

  public:
    static constexpr sweep_bytes workspace = {3 * square * sizeof(T), 2 * square * sizeof(T)};

    /// V has so many rows, as LAPACK holds it.
    BBLAS_DEVICE swept_reflectors(const swept &at, std::int64_t row_count, int reflectors, matrix_view<const T> A,
                                  const T *scalars)
        : rows(static_cast<int>(row_count)), count(reflectors), V(A), tau(scalars), top(square_of_problem(at, 0)),
          S(square_of_problem(at, 1)), weights_of_columns(square_of_problem(at, 2)), projected(square_of_block(at, 0)),
          weights(square_of_block(at, 1))
    {
    }

    /// Leaves in the problem's workspace what the others need.
    BBLAS_DEVICE void prepare(const team_of_it &t, void *shared) const
    {
        set_elements(t, BblasGeneral, count, count, top,
                     [&](std::int64_t i, std::int64_t j) { return i > j ? V(i, j) : T(i == j ? 1 : 0); });
        t.sync();
        project(t, top, V.from(count, 0), count, top, V.from(count, 0), shared);
        T *const both = static_cast<T *>(shared); // S comes to the triangle that is not needed of Vᴴ V, by rows, each a thread's
        for_each_element(t, count, count, true, [&](std::int64_t i, std::int64_t j) { both[i + j * line] = projected(i, j); });
        t.sync();
        const int row = t.rank;
        for (int j = 0; j < count; ++j) {
            T sum = T(0);
#pragma unroll 4
            for (int l = 0; l < j; ++l)
                if (l >= row)
                    sum = multiply_add(both[l + row * line], both[l + j * line], sum);
            if (row <= j)
                both[j + row * line] = row < j ? -tau[j] * sum : tau[j];
        }
        t.sync();
        set_elements(t, BblasGeneral, count, count, S,
                     [=](std::int64_t i, std::int64_t j) { return i <= j ? both[j + i * line] : T(0); });
        t.sync();
    }

    /// C := H C, or Hᴴ C, or what the conjugate of either makes of it, for a strip of C behind another; C has n columns.
    BBLAS_DEVICE void apply(const team_of_it &t, bool adjoint, bool conjugated, std::int64_t n, matrix_view<T> C, void *shared,
                            share part) const
    {
        const auto conjugate_if = [=](matrix_view<const T> A) { return conjugated ? A.adjoint().transpose() : A; };
        const matrix_view<const T> scale = conjugate_if(adjoint ? matrix_view<const T>(S).adjoint() : S);
        const matrix_view<const T> rest_of_V = conjugate_if(V.from(count, 0)), top_of_V = conjugate_if(top);
        for (std::int64_t col = std::int64_t{width} * part.number; col < n; col += std::int64_t{width} * part.count) {
            const int cols = static_cast<int>(min(width, n - col));
            const matrix_view<T> strip = C.from(0, col), rest = strip.from(count, 0);
            project(t, top_of_V, rest_of_V, cols, strip, rest, shared);
            multiply(t, count, cols, count, T(1), scale, projected, T(0), weights, shared);
            multiply(t, count, cols, count, T(-1), top_of_V, weights, T(1), strip, shared);
            multiply(t, rows - count, cols, count, T(-1), rest_of_V, weights, T(1), rest, shared);
        }
    }
    /// Strips of so many columns.
    BBLAS_HOST_DEVICE static constexpr std::int64_t strips(std::int64_t n)
    {
        return (n + width - 1) / width;
    }

    /// Behind prepare(): what make() needs.
    BBLAS_DEVICE void prepare_columns(const team_of_it &t, void *shared) const
    {
        multiply(t, count, count, count, T(1), S, matrix_view<const T>(top).adjoint(), T(0), weights_of_columns, shared);
    }
    /// C := the first columns of H, where V is; some rows after others.
    BBLAS_DEVICE void make(const team_of_it &t, matrix_view<T> C, void *shared, share part) const
    {
        if (part.number == 0) {
            set_elements(t, BblasGeneral, count, count, C, [](std::int64_t i, std::int64_t j) { return T(i == j ? 1 : 0); });
            t.sync();
            multiply(t, count, count, count, T(-1), top, weights_of_columns, T(1), C, shared);
        }
        for (std::int64_t row = count + std::int64_t{width} * part.number; row < rows; row += std::int64_t{width} * part.count) {
            const int here = static_cast<int>(min(width, rows - row));
            set_elements(t, BblasGeneral, here, count, projected, [&](std::int64_t i, std::int64_t j) { return V(row + i, j); });
            t.sync();
            multiply(t, here, count, count, T(-1), projected, weights_of_columns, T(0), C.from(row, 0), shared);
        }
    }

  private:
    const int rows;
    const int count;
    const matrix_view<const T> V;
    const T *const tau;
    const matrix_view<T> top;
    const matrix_view<T> S;
    const matrix_view<T> weights_of_columns;
    const matrix_view<T> projected;
    const matrix_view<T> weights;

    BBLAS_DEVICE static matrix_view<T> square_of_problem(const swept &at, int number)
    {
        return dense(static_cast<T *>(at.of_problem) + number * square, width);
    }
    BBLAS_DEVICE static matrix_view<T> square_of_block(const swept &at, int number)
    {
        return dense(static_cast<T *>(at.of_block) + number * square, width);
    }

    /// C := alpha A B + beta C. Not inlined, for the instruction caches.
    BBLAS_OUT_OF_LINE static void multiply(team_of_it t, int m, int n, int k, T alpha, matrix_view<const T> A,
                                           matrix_view<const T> B, T beta, matrix_view<T> C, void *shared)
    {
        product::run(t, BblasGeneral, m, n, k, A, B, C, by_block::update<T, T>{alpha, beta}, shared);
    }

    /// projected := Vᴴ C, for n columns, both from their first rows and the rest.
    BBLAS_DEVICE void project(const team_of_it &t, matrix_view<const T> top_of_V, matrix_view<const T> rest_of_V, int n,
                              matrix_view<const T> top_of_C, matrix_view<const T> rest_of_C, void *shared) const
    {
        multiply(t, count, n, count, T(1), top_of_V.adjoint(), top_of_C, T(0), projected, shared);
        multiply(t, count, n, rows - count, T(1), rest_of_V.adjoint(), rest_of_C, T(1), projected, shared);
    }
};

} // namespace bblas

#endif
