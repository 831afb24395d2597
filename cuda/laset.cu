// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/laset.hpp>

#include <for_each_problem.cuh>

#include "by_elements.hpp"

namespace bblas::laset {

template <class T> class as_elements {
  public:
    using problem = laset::problem<T>;
    using value = T;
    BBLAS_HOST_DEVICE static constexpr element_range range(const problem &p) { return {p.uplo, p.m, p.n}; }

    BBLAS_DEVICE explicit as_elements(const problem &p) : alpha(p.alpha), beta(p.beta), A(column_major(p.A, p.lda)) {}
    BBLAS_DEVICE T read(int i, int j) const { return i == j ? beta : alpha; }
    BBLAS_DEVICE void write(int i, int j, T value) const { A.set(i, j, value); }

  private:
    const T alpha;
    const T beta;
    const matrix_view<T> A;
};

template <class T> using classes = element_classes<as_elements<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::laset

#include <entries/laset.inc>
