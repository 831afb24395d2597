// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/swap.hpp>

#include <for_each_problem.cuh>

#include "by_elements.hpp"

namespace bblas {

namespace swap {

template <class T> class as_elements {
  public:
    using problem = swap::problem<T>;
    struct value {
        T of_x;
        T of_y;
    };
    BBLAS_HOST_DEVICE static constexpr element_range range(const problem &p) { return {BblasGeneral, p.n, 1}; }

    BBLAS_DEVICE explicit as_elements(const problem &p) : x(vector(p.x, p.n, p.incx)), y(vector(p.y, p.n, p.incy)) {}
    BBLAS_DEVICE value read(int i, int) const { return {y[i], x[i]}; }
    BBLAS_DEVICE void write(int i, int, const value &now) const
    {
        x.set(i, now.of_x);
        y.set(i, now.of_y);
    }

  private:
    const matrix_view<T> x;
    const matrix_view<T> y;
};

} // namespace swap

/// Pairs.
template <class T> inline constexpr int elements_at_once<swap::as_elements<T>> = sizeof(T) > 8 ? 2 : 4;

namespace swap {

template <class T> using classes = element_classes<as_elements<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace swap

} // namespace bblas

#include <entries/swap.inc>
