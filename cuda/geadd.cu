// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/geadd.hpp>

#include <for_each_problem.cuh>

#include "by_elements.hpp"

namespace bblas::geadd {

template <class T> class as_elements {
  public:
    using problem = geadd::problem<T>;
    using value = T;
    BBLAS_HOST_DEVICE static constexpr element_range range(const problem &p) { return {BblasGeneral, p.m, p.n}; }

    BBLAS_DEVICE explicit as_elements(const problem &p)
        : alpha(p.alpha), beta(p.beta), A(op(p.trans, column_major(p.A, p.lda))), B(column_major(p.B, p.ldb))
    {
    }
    BBLAS_DEVICE matrix_view<const T> source() const { return A; }
    BBLAS_DEVICE bool reads_source() const { return alpha != T(0); } // rule E7
    BBLAS_DEVICE T computed(int i, int j, T a) const
    {
        const T b = beta == T(0) ? T(0) : scaled(beta, B(i, j));
        return alpha == T(0) ? b : multiply_add(alpha, a, b);
    }
    BBLAS_DEVICE T read(int i, int j) const { return computed(i, j, reads_source() ? A(i, j) : T(0)); }
    BBLAS_DEVICE void write(int i, int j, T value) const { B.set(i, j, value); }

  private:
    const T alpha;
    const T beta;
    const matrix_view<const T> A;
    const matrix_view<T> B;
};

template <class T> using classes = transposed_element_classes<as_elements<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::geadd

#include <entries/geadd.inc>
