// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/scal.hpp>

#include <for_each_problem.cuh>

#include "by_elements.hpp"

namespace bblas::scal {

template <class T> class as_elements {
  public:
    using problem = scal::problem<T>;
    using value = T;
    BBLAS_HOST_DEVICE static constexpr element_range range(const problem &p) { return {BblasGeneral, p.n, 1}; }

    BBLAS_DEVICE explicit as_elements(const problem &p) : alpha(p.alpha), x(vector(p.x, p.n, p.incx)) {}
    BBLAS_DEVICE T read(int i, int) const { return alpha * x[i]; } // with 0 too: NaN and Inf propagate (rule E7)
    BBLAS_DEVICE void write(int i, int, T value) const { x.set(i, value); }

  private:
    const T alpha;
    const matrix_view<T> x;
};

template <class T> using classes = element_classes<as_elements<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::scal

#include <entries/scal.inc>
