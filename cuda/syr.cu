// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/syr.hpp>

#include <for_each_problem.cuh>

#include "by_elements.hpp"

namespace bblas::syr {

template <class T> class as_elements {
  public:
    using problem = syr::problem<T>;
    using value = T;
    BBLAS_HOST_DEVICE static constexpr element_range range(const problem &p)
    {
        const int n = p.alpha == T(0) ? 0 : p.n; // x is not read with 0 (rule E7)
        return {p.uplo, n, n};
    }

    BBLAS_DEVICE explicit as_elements(const problem &p) : alpha(p.alpha), x(vector(p.x, p.n, p.incx)), A(column_major(p.A, p.lda))
    {
    }
    BBLAS_DEVICE T read(int i, int j) const { return multiply_add(alpha * x[i], x[j], A(i, j)); }
    BBLAS_DEVICE void write(int i, int j, T value) const { A.set(i, j, value); }

  private:
    const T alpha;
    const matrix_view<const T> x;
    const matrix_view<T> A;
};

template <class T> using classes = element_classes<as_elements<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::syr

#include <entries/syr.inc>
