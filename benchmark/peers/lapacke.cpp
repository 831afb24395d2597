// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A plain loop over CBLAS and LAPACKE: what batched libraries are compared with. Operands are worked on where they lie,
/// without a check or a copy, by the functions that a user would call. Routines that CBLAS and LAPACKE lack are not exported.

#include <arguments/asum.hpp>
#include <arguments/axpy.hpp>
#include <arguments/copy.hpp>
#include <arguments/dot.hpp>
#include <arguments/dotc.hpp>
#include <arguments/dotu.hpp>
#include <arguments/gels.hpp>
#include <arguments/gemm.hpp>
#include <arguments/gemv.hpp>
#include <arguments/geqrf.hpp>
#include <arguments/ger.hpp>
#include <arguments/gerc.hpp>
#include <arguments/geru.hpp>
#include <arguments/gesv.hpp>
#include <arguments/getrf.hpp>
#include <arguments/getri.hpp>
#include <arguments/getrs.hpp>
#include <arguments/hemm.hpp>
#include <arguments/hemv.hpp>
#include <arguments/her.hpp>
#include <arguments/her2k.hpp>
#include <arguments/herk.hpp>
#include <arguments/iamax.hpp>
#include <arguments/lacpy.hpp>
#include <arguments/laset.hpp>
#include <arguments/laswp.hpp>
#include <arguments/nrm2.hpp>
#include <arguments/orgqr.hpp>
#include <arguments/ormqr.hpp>
#include <arguments/posv.hpp>
#include <arguments/potrf.hpp>
#include <arguments/potri.hpp>
#include <arguments/potrs.hpp>
#include <arguments/scal.hpp>
#include <arguments/swap.hpp>
#include <arguments/symm.hpp>
#include <arguments/syr.hpp>
#include <arguments/syr2k.hpp>
#include <arguments/syrk.hpp>
#include <arguments/trmm.hpp>
#include <arguments/trmv.hpp>
#include <arguments/trsm.hpp>
#include <arguments/trsv.hpp>
#include <arguments/trtri.hpp>

#include <lapack.hpp>

#include "loop.hpp"

int bblas::check_host(const char *)
{
    return BBLAS_SUCCESS;
}

namespace bblas {

/// The LAPACKE function without allocations of its own, for precision T.
#define WORK(T, real, complex)                                                                                                   \
    for_type<T>(LAPACKE_s##real##_work, LAPACKE_d##real##_work, LAPACKE_c##complex##_work, LAPACKE_z##complex##_work)

/// The CBLAS function for precision T.
#define BLAS(T, stem) for_type<T>(cblas_s##stem, cblas_d##stem, cblas_c##stem, cblas_z##stem)

using blas::scalar;
using lapack::letter;

constexpr CBLAS_ORDER columns = CblasColMajor;
constexpr int by_columns = LAPACK_COL_MAJOR;

constexpr CBLAS_TRANSPOSE trans_of(bblas_trans trans)
{
    return static_cast<CBLAS_TRANSPOSE>(trans);
}
constexpr CBLAS_UPLO uplo_of(bblas_uplo uplo)
{
    return static_cast<CBLAS_UPLO>(uplo);
}
constexpr CBLAS_DIAG diag_of(bblas_diag diag)
{
    return static_cast<CBLAS_DIAG>(diag);
}
constexpr CBLAS_SIDE side_of(bblas_side side)
{
    return static_cast<CBLAS_SIDE>(side);
}

} // namespace bblas

// ---- Level 1 ----

namespace bblas::copy {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        BLAS(T, copy)(p.n, p.x, p.incx, p.y, p.incy);
        return 0;
    });
}
} // namespace bblas::copy
#include <entries/copy.inc>

namespace bblas::swap {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        BLAS(T, swap)(p.n, p.x, p.incx, p.y, p.incy);
        return 0;
    });
}
} // namespace bblas::swap
#include <entries/swap.inc>

namespace bblas::scal {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        BLAS(T, scal)(p.n, scalar(p.alpha), p.x, p.incx);
        return 0;
    });
}
} // namespace bblas::scal
#include <entries/scal.inc>

namespace bblas::axpy {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        BLAS(T, axpy)(p.n, scalar(p.alpha), p.x, p.incx, p.y, p.incy);
        return 0;
    });
}
} // namespace bblas::axpy
#include <entries/axpy.inc>

namespace bblas::dot {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        *p.result = for_type<T>(cblas_sdot, cblas_ddot, nullptr, nullptr)(p.n, p.x, p.incx, p.y, p.incy);
        return 0;
    });
}
} // namespace bblas::dot
#include <entries/dot.inc>

namespace bblas::dotu {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        for_type<T>(cblas_cdotu_sub, cblas_zdotu_sub)(p.n, p.x, p.incx, p.y, p.incy, p.result);
        return 0;
    });
}
} // namespace bblas::dotu
#include <entries/dotu.inc>

namespace bblas::dotc {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        for_type<T>(cblas_cdotc_sub, cblas_zdotc_sub)(p.n, p.x, p.incx, p.y, p.incy, p.result);
        return 0;
    });
}
} // namespace bblas::dotc
#include <entries/dotc.inc>

namespace bblas::asum {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        *p.result = for_type<T>(cblas_sasum, cblas_dasum, cblas_scasum, cblas_dzasum)(p.n, p.x, p.incx);
        return 0;
    });
}
} // namespace bblas::asum
#include <entries/asum.inc>

namespace bblas::nrm2 {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        *p.result = for_type<T>(cblas_snrm2, cblas_dnrm2, cblas_scnrm2, cblas_dznrm2)(p.n, p.x, p.incx);
        return 0;
    });
}
} // namespace bblas::nrm2
#include <entries/nrm2.inc>

namespace bblas::iamax {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        *p.result =
            p.n == 0
                ? 0
                : static_cast<bblas_int>(for_type<T>(cblas_isamax, cblas_idamax, cblas_icamax, cblas_izamax)(p.n, p.x, p.incx)) +
                      1;
        return 0;
    });
}
} // namespace bblas::iamax
#include <entries/iamax.inc>

// ---- Level 2 ----

namespace bblas::gemv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        BLAS(T, gemv)
        (columns, trans_of(p.trans), p.m, p.n, scalar(p.alpha), p.A, p.lda, p.x, p.incx, scalar(p.beta), p.y, p.incy);
        return 0;
    });
}
} // namespace bblas::gemv
#include <entries/gemv.inc>

namespace bblas::hemv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        for_type<T>(cblas_chemv, cblas_zhemv)(columns, uplo_of(p.uplo), p.n, scalar(p.alpha), p.A, p.lda, p.x, p.incx,
                                              scalar(p.beta), p.y, p.incy);
        return 0;
    });
}
} // namespace bblas::hemv
#include <entries/hemv.inc>

namespace bblas::trmv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        BLAS(T, trmv)(columns, uplo_of(p.uplo), trans_of(p.trans), diag_of(p.diag), p.n, p.A, p.lda, p.x, p.incx);
        return 0;
    });
}
} // namespace bblas::trmv
#include <entries/trmv.inc>

namespace bblas::trsv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        BLAS(T, trsv)(columns, uplo_of(p.uplo), trans_of(p.trans), diag_of(p.diag), p.n, p.A, p.lda, p.x, p.incx);
        return 0;
    });
}
} // namespace bblas::trsv
#include <entries/trsv.inc>

namespace bblas::ger {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        for_type<T>(cblas_sger, cblas_dger, nullptr, nullptr)(columns, p.m, p.n, p.alpha, p.x, p.incx, p.y, p.incy, p.A, p.lda);
        return 0;
    });
}
} // namespace bblas::ger
#include <entries/ger.inc>

namespace bblas::geru {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        for_type<T>(cblas_cgeru, cblas_zgeru)(columns, p.m, p.n, scalar(p.alpha), p.x, p.incx, p.y, p.incy, p.A, p.lda);
        return 0;
    });
}
} // namespace bblas::geru
#include <entries/geru.inc>

namespace bblas::gerc {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        for_type<T>(cblas_cgerc, cblas_zgerc)(columns, p.m, p.n, scalar(p.alpha), p.x, p.incx, p.y, p.incy, p.A, p.lda);
        return 0;
    });
}
} // namespace bblas::gerc
#include <entries/gerc.inc>

namespace bblas::her {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        for_type<T>(cblas_cher, cblas_zher)(columns, uplo_of(p.uplo), p.n, p.alpha, p.x, p.incx, p.A, p.lda);
        return 0;
    });
}
} // namespace bblas::her
#include <entries/her.inc>

namespace bblas::syr {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        if constexpr (is_complex<T>) // CBLAS has it for real types only
            for_type<T>(LAPACKE_csyr_work, LAPACKE_zsyr_work)(by_columns, letter<T>(p.uplo), p.n, p.alpha, p.x, p.incx, p.A,
                                                              p.lda);
        else
            for_type<T>(cblas_ssyr, cblas_dsyr, nullptr, nullptr)(columns, uplo_of(p.uplo), p.n, p.alpha, p.x, p.incx, p.A,
                                                                  p.lda);
        return 0;
    });
}
} // namespace bblas::syr
#include <entries/syr.inc>

// ---- Level 3 ----

namespace bblas::gemm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        blas::gemm(p.transa, p.transb, p.m, p.n, p.k, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        return 0;
    });
}
} // namespace bblas::gemm
#include <entries/gemm.inc>

namespace bblas::symm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        blas::symm(p.side, p.uplo, p.m, p.n, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        return 0;
    });
}
} // namespace bblas::symm
#include <entries/symm.inc>

namespace bblas::hemm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        blas::hemm(p.side, p.uplo, p.m, p.n, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        return 0;
    });
}
} // namespace bblas::hemm
#include <entries/hemm.inc>

namespace bblas::syrk {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        blas::syrk(p.uplo, p.trans, p.n, p.k, p.alpha, p.A, p.lda, p.beta, p.C, p.ldc);
        return 0;
    });
}
} // namespace bblas::syrk
#include <entries/syrk.inc>

namespace bblas::herk {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        blas::herk(p.uplo, p.trans, p.n, p.k, p.alpha, p.A, p.lda, p.beta, p.C, p.ldc);
        return 0;
    });
}
} // namespace bblas::herk
#include <entries/herk.inc>

namespace bblas::syr2k {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        blas::syr2k(p.uplo, p.trans, p.n, p.k, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        return 0;
    });
}
} // namespace bblas::syr2k
#include <entries/syr2k.inc>

namespace bblas::her2k {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        blas::her2k(p.uplo, p.trans, p.n, p.k, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        return 0;
    });
}
} // namespace bblas::her2k
#include <entries/her2k.inc>

namespace bblas::trmm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        BLAS(T, trmm)
        (columns, side_of(p.side), uplo_of(p.uplo), trans_of(p.transa), diag_of(p.diag), p.m, p.n, scalar(p.alpha), p.A, p.lda,
         p.B, p.ldb);
        return 0;
    });
}
} // namespace bblas::trmm
#include <entries/trmm.inc>

namespace bblas::trsm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        BLAS(T, trsm)
        (columns, side_of(p.side), uplo_of(p.uplo), trans_of(p.transa), diag_of(p.diag), p.m, p.n, scalar(p.alpha), p.A, p.lda,
         p.B, p.ldb);
        return 0;
    });
}
} // namespace bblas::trsm
#include <entries/trsm.inc>

// ---- Helpers ----

namespace bblas::lacpy {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        WORK(T, lacpy, lacpy)(by_columns, letter<T>(p.uplo), p.m, p.n, p.A, p.lda, p.B, p.ldb);
        return 0;
    });
}
} // namespace bblas::lacpy
#include <entries/lacpy.inc>

namespace bblas::laset {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        WORK(T, laset, laset)(by_columns, letter<T>(p.uplo), p.m, p.n, p.alpha, p.beta, p.A, p.lda);
        return 0;
    });
}
} // namespace bblas::laset
#include <entries/laset.inc>

namespace bblas::laswp {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        WORK(T, laswp, laswp)(by_columns, p.n, p.A, p.lda, p.k1, p.k2, p.ipiv, p.incx);
        return 0;
    });
}
} // namespace bblas::laswp
#include <entries/laswp.inc>

// ---- Cholesky, triangular inverse ----

namespace bblas::potrf {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue,
                [](const problem<T> &p) { return WORK(T, potrf, potrf)(by_columns, letter<T>(p.uplo), p.n, p.A, p.lda); });
}
} // namespace bblas::potrf
#include <entries/potrf.inc>

namespace bblas::potrs {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        WORK(T, potrs, potrs)(by_columns, letter<T>(p.uplo), p.n, p.nrhs, p.A, p.lda, p.B, p.ldb);
        return 0;
    });
}
} // namespace bblas::potrs
#include <entries/potrs.inc>

namespace bblas::potri {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue,
                [](const problem<T> &p) { return WORK(T, potri, potri)(by_columns, letter<T>(p.uplo), p.n, p.A, p.lda); });
}
} // namespace bblas::potri
#include <entries/potri.inc>

namespace bblas::posv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        return WORK(T, posv, posv)(by_columns, letter<T>(p.uplo), p.n, p.nrhs, p.A, p.lda, p.B, p.ldb);
    });
}
} // namespace bblas::posv
#include <entries/posv.inc>

namespace bblas::trtri {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        return WORK(T, trtri, trtri)(by_columns, letter<T>(p.uplo), letter<T>(p.diag), p.n, p.A, p.lda);
    });
}
} // namespace bblas::trtri
#include <entries/trtri.inc>

// ---- LU ----

namespace bblas::getrf {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) { return WORK(T, getrf, getrf)(by_columns, p.m, p.n, p.A, p.lda, p.ipiv); });
}
} // namespace bblas::getrf
#include <entries/getrf.inc>

namespace bblas::getrs {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        WORK(T, getrs, getrs)(by_columns, letter<T>(p.trans), p.n, p.nrhs, p.A, p.lda, p.ipiv, p.B, p.ldb);
        return 0;
    });
}
} // namespace bblas::getrs
#include <entries/getrs.inc>

namespace bblas::gesv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue,
                [](const problem<T> &p) { return WORK(T, gesv, gesv)(by_columns, p.n, p.nrhs, p.A, p.lda, p.ipiv, p.B, p.ldb); });
}
} // namespace bblas::gesv
#include <entries/gesv.inc>

namespace bblas::getri {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop<T>(call, queue, lapack::lwork(call.n.bound), [](const problem<T> &p, [[maybe_unused]] T *work) {
        return WORK(T, getri, getri)(by_columns, p.n, p.A, p.lda, p.ipiv, work, static_cast<bblas_int>(lapack::lwork(p.n)));
    });
}
} // namespace bblas::getri
#include <entries/getri.inc>

// ---- QR ----

namespace bblas::geqrf {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop<T>(call, queue, lapack::lwork(call.n.bound), [](const problem<T> &p, [[maybe_unused]] T *work) {
        return lapack::geqrf(p.m, p.n, p.A, p.lda, p.tau, work);
    });
}
} // namespace bblas::geqrf
#include <entries/geqrf.inc>

namespace bblas::orgqr {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop<T>(call, queue, lapack::lwork(call.n.bound), [](const problem<T> &p, [[maybe_unused]] T *work) {
        return lapack::orgqr(p.m, p.n, p.k, p.A, p.lda, p.tau, work);
    });
}
} // namespace bblas::orgqr
#include <entries/orgqr.inc>

namespace bblas::ormqr {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop<T>(call, queue, lapack::lwork(max(call.m.bound, call.n.bound)),
                   [](const problem<T> &p, [[maybe_unused]] T *work) {
                       // LAPACK writes to A and restores it, which its interface does not say.
                       return lapack::ormqr(p.side, p.trans, p.m, p.n, p.k, const_cast<T *>(p.A), p.lda, p.tau, p.C, p.ldc, work);
                   });
}
} // namespace bblas::ormqr
#include <entries/ormqr.inc>

namespace bblas::gels {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop<T>(call, queue, lapack::gels_lwork(call.m.bound, call.n.bound, call.nrhs.bound),
                   [](const problem<T> &p, [[maybe_unused]] T *work) {
                       return lapack::gels(p.trans, p.m, p.n, p.nrhs, p.A, p.lda, p.B, p.ldb, work);
                   });
}
} // namespace bblas::gels
#include <entries/gels.inc>
