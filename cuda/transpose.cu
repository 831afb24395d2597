// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/transpose.hpp>

#include <for_each_problem.cuh>

#include "by_elements.hpp"

namespace bblas::transpose {

template <class T> class as_elements {
  public:
    using problem = transpose::problem<T>;
    using value = T;
    BBLAS_HOST_DEVICE static constexpr element_range range(const problem &p) { return {BblasGeneral, p.n, p.m}; }

    BBLAS_DEVICE explicit as_elements(const problem &p) : A(op(p.trans, column_major(p.A, p.lda))), B(column_major(p.B, p.ldb)) {}
    BBLAS_DEVICE matrix_view<const T> source() const { return A; }
    BBLAS_DEVICE static constexpr bool reads_source() { return true; }
    BBLAS_DEVICE T computed(int, int, T a) const { return a; }
    BBLAS_DEVICE T read(int i, int j) const { return A(i, j); }
    BBLAS_DEVICE void write(int i, int j, T value) const { B.set(i, j, value); }

  private:
    const matrix_view<const T> A;
    const matrix_view<T> B;
};

template <class T> using classes = transposed_element_classes<as_elements<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::transpose

#include <entries/transpose.inc>
