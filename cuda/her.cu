// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/her.hpp>

#include <for_each_problem.cuh>

#include "by_elements.hpp"

namespace bblas::her {

/// Imaginary parts of the diagonal are neither read nor left.
template <class T> class as_elements {
  public:
    using problem = her::problem<T>;
    using value = T;
    BBLAS_HOST_DEVICE static constexpr element_range range(const problem &p) { return {p.uplo, p.n, p.n}; }

    BBLAS_DEVICE explicit as_elements(const problem &p) : alpha(p.alpha), x(vector(p.x, p.n, p.incx)), A(column_major(p.A, p.lda))
    {
    }
    BBLAS_DEVICE T read(int i, int j) const
    {
        const T was = i == j ? T(real_part(A(i, j))) : A(i, j);
        if (alpha == real_t<T>(0)) // x is not read then (rule E7)
            return was;
        return i == j ? T(real_part(was) + alpha * add_square(x[i], real_t<T>(0)))
                      : multiply_add(alpha * x[i], conjugate(x[j]), was);
    }
    BBLAS_DEVICE void write(int i, int j, T value) const { A.set(i, j, value); }

  private:
    const real_t<T> alpha;
    const matrix_view<const T> x;
    const matrix_view<T> A;
};

template <class T> using classes = element_classes<as_elements<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::her

#include <entries/her.inc>
