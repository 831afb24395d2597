// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gemm.hpp>

#include "blas.hpp"
#include "crossover.hpp"
#include "one_by_one.hpp"
#include "small_product.hpp"

#include <algorithm>

namespace bblas::gemm {

template <class T> product_shape<T> shape_of(const problem<T> &p)
{
    return {BblasGeneral, p.transa, p.transb, p.m, p.n, p.k, p.alpha, p.lda, p.ldb, p.beta, p.ldc};
}

/// Sets the same matrix of each of `count` problems, from that of problem `begin` on.
template <class T, class Operand, class Matrix>
void set_matrices(const Operand &operand, std::int64_t begin, std::int64_t count, product_operands<T> *of, Matrix matrix)
{
    if (operand.pointers) {
        for (std::int64_t i = 0; i < count; ++i)
            of[i].*matrix = operand.pointers[begin + i];
    } else {
        const auto first = operand.at(begin);
        const std::int64_t stride = first ? operand.stride : 0;
        for (std::int64_t i = 0; i < count; ++i)
            of[i].*matrix = first + i * stride;
    }
}

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const double m = call.m.bound, n = call.n.bound, k = call.k.bound;
    // Of a small product's operations, vectors do many at once.
    const double operations = (is_complex<T> ? 4 : 1) * (m * n * k / 16 + m * k + k * n + m * n);
    const double crossover = gemm_crossover<T>(call.transb);
    const small_product<T> product;
    const auto is_small = [=](const problem<T> &p) { return is_within(crossover, p.m, p.n, p.k) || p.alpha == T(0); };
    if (!call.varies() && is_small(call.bounds()))
        return run_by_run(call, queue, 0, operations, [=](const batch<T> &its, std::int64_t begin, std::int64_t end, void *) {
            product_operands<T> of[most_tasks_at_a_time];
            const std::int64_t count = end - begin;
            set_matrices(its.A, begin, count, of, &product_operands<T>::A);
            set_matrices(its.B, begin, count, of, &product_operands<T>::B);
            set_matrices(its.C, begin, count, of, &product_operands<T>::C);
            if (its.info)
                std::fill_n(its.info + begin, count, 0);
            product.many(shape_of(its.bounds()), of, count);
        });
    return one_by_one(call, queue, 0, operations, [=](const problem<T> &p, void *) {
        if (is_small(p))
            product(shape_of(p), p.A, p.B, p.C);
        else
            blas::gemm(p.transa, p.transb, p.m, p.n, p.k, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        return 0;
    });
}

} // namespace bblas::gemm

#include <entries/gemm.inc>
