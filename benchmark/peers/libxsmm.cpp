// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LIBXSMM's kernels for small products behind the interface: one is generated for the sizes of a call, and run on all problems,
/// a thread to each. It has s and d, alpha = 1, and beta = 0 or 1; A cannot be transposed.

#include <arguments/gemm.hpp>

#include "error.h"

#include "loop.hpp"

#include <libxsmm.h>

const char *const bblas::host_device_name = "libxsmm";
const bool bblas::threads_share_a_matrix = false;

int bblas::check_host(const char *)
{
    return BBLAS_SUCCESS;
}

namespace bblas::gemm {

static libxsmm_smmfunction kernel(bblas_int m, bblas_int n, bblas_int k, bblas_int lda, bblas_int ldb, bblas_int ldc,
                                  const float &beta, int flags)
{
    return libxsmm_smmdispatch(m, n, k, &lda, &ldb, &ldc, nullptr, &beta, &flags, nullptr);
}
static libxsmm_dmmfunction kernel(bblas_int m, bblas_int n, bblas_int k, bblas_int lda, bblas_int ldb, bblas_int ldc,
                                  const double &beta, int flags)
{
    return libxsmm_dmmdispatch(m, n, k, &lda, &ldb, &ldc, nullptr, &beta, &flags, nullptr);
}

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if constexpr (is_complex<T>) {
        static_cast<void>(queue);
        return bblas_fail(BBLAS_UNSUPPORTED, "LIBXSMM has no complex products");
    } else {
        if (call.n.each)
            return bblas_fail(BBLAS_UNSUPPORTED, "LIBXSMM's kernels are for one size");
        const auto multiply =
            call.m.bound > 0 && call.n.bound > 0 && call.k.bound > 0 && call.alpha == 1 && (call.beta == 0 || call.beta == 1) &&
                    call.transa == BblasNoTrans
                ? kernel(call.m.bound, call.n.bound, call.k.bound, call.lda.bound, call.ldb.bound, call.ldc.bound, call.beta,
                         call.transb == BblasNoTrans ? LIBXSMM_GEMM_FLAG_NONE : LIBXSMM_GEMM_FLAG_TRANS_B)
                : nullptr;
        if (!multiply)
            return bblas_fail(BBLAS_UNSUPPORTED, "LIBXSMM has no kernel for this product");
        return loop(call, queue, [=](const problem<T> &p) {
            multiply(p.A, p.B, p.C);
            return 0;
        });
    }
}

} // namespace bblas::gemm

#include <entries/gemm.inc>
