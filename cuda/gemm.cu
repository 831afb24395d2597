// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gemm.hpp>

#include <for_each_problem.cuh>

#include "by_product.hpp"

namespace bblas::gemm {

template <class T> struct as_product {
    using problem = gemm::problem<T>;
    using factor = matrix_view<const T>;
    static constexpr bool is_of_one = false;
    static constexpr bool has_triangle = false;

    BBLAS_HOST_DEVICE static constexpr product_size size(const problem &p)
    {
        return {BblasGeneral, p.m, p.n, is_zero(p.alpha) ? 0 : p.k};
    }

    template <class F> BBLAS_DEVICE static void visit(const problem &p, F multiply)
    {
        multiply(op(p.transa, column_major(p.A, p.lda)), op(p.transb, column_major(p.B, p.ldb)), column_major(p.C, p.ldc),
                 by_block::update<T, T>{p.alpha, p.beta});
    }
};

template <class T> using classes = product_classes<T, as_product<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::gemm

#include <entries/gemm.inc>
