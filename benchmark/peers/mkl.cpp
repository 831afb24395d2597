// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The batched routines of MKL behind the interface: its calls for one size, by pointers or by strides. Of different sizes, and
/// where it has no such call, a loop over its routines for one matrix, a thread to each.

#include <arguments/axpy.hpp>
#include <arguments/copy.hpp>
#include <arguments/gemm.hpp>
#include <arguments/gemv.hpp>
#include <arguments/geqrf.hpp>
#include <arguments/gesv.hpp>
#include <arguments/getrf.hpp>
#include <arguments/getrf_nopiv.hpp>
#include <arguments/getri.hpp>
#include <arguments/getrs.hpp>
#include <arguments/posv.hpp>
#include <arguments/potrf.hpp>
#include <arguments/potrs.hpp>
#include <arguments/syrk.hpp>
#include <arguments/trsm.hpp>
#include <arguments/trsv.hpp>

#include <lapack.hpp>

#include <algorithm>
#include <vector>

#include "loop.hpp"
#include "mkl.hpp"

const char *const bblas::host_device_name = "mkl";
const bool bblas::threads_share_a_matrix = false;

namespace bblas {

using lapack::letter;
using mkl::scalar;
using mkl::scalar_t;

constexpr int columns = CblasColMajor;
constexpr int by_columns = LAPACK_COL_MAJOR;

/// The function of MKL with the type of the CBLAS or LAPACKE function for precision T: looked up once.
#define MKL_FUNCTION(T, prefix, real, complex, suffix)                                                                           \
    ([] {                                                                                                                        \
        using type = std::remove_pointer_t<decltype(for_type<T>(&prefix##s##real##suffix, &prefix##d##real##suffix,              \
                                                                &prefix##c##complex##suffix, &prefix##z##complex##suffix))>;     \
        static type *const found = mkl::find<T, type>(is_complex<T> ? #prefix "?" #complex #suffix : #prefix "?" #real #suffix); \
        return found;                                                                                                            \
    }())
#define WORK(T, real, complex) MKL_FUNCTION(T, LAPACKE_, real, complex, _work)
#define BLAS(T, stem) MKL_FUNCTION(T, cblas_, stem, stem, )

/// Whether MKL's call for one size can take all of the batch: it computes with 32 bits, in some routines offsets too.
template <class Batch, class... Operands> bool is_for_mkl(const Batch &call, const Operands &...operands)
{
    const auto fits = [&](std::int64_t stride) { return abs(stride) <= INT32_MAX / max(call.batch_count, 1); };
    return !call.n.each && call.batch_count <= INT32_MAX && (... && fits(operands.stride));
}

/// A stride as MKL takes it: it wants one that suits the sizes of a single problem, too, which has none.
template <class Batch, class E> bblas_int stride(const Batch &call, const operand<E> &of)
{
    return call.batch_count > 1 ? static_cast<bblas_int>(of.stride) : INT32_MAX;
}

/// An operand as MKL takes it beside pointers to matrices; the array is made in `room` for vectors that follow each other (rule
/// N8).
template <class E> E *const *pointers(const operand<E> &of, std::int64_t count, std::vector<E *> &room)
{
    if (of.pointers)
        return of.pointers;
    for (std::int64_t i = 0; i < count; ++i)
        room.push_back(of.at(i));
    return room.data();
}

/// Runs `body(count)`, MKL's call for all of the batch, which tells nothing about the problems.
template <class Batch, class Body> int at_once(const Batch &call, bblas_queue_t queue, Body body)
{
    if (queue->querying || call.batch_count == 0)
        return BBLAS_SUCCESS;
    const mkl::threads threads(queue);
    body(static_cast<bblas_int>(call.batch_count));
    if (call.info)
        std::fill_n(call.info, call.batch_count, 0);
    return BBLAS_SUCCESS;
}

/// The same with an array for info, the caller's or one in workspace, which `body(count, info)` fills.
template <class Batch, class Body> int at_once_with_info(const Batch &call, bblas_queue_t queue, Body body)
{
    const std::size_t bytes = call.info ? 0 : static_cast<std::size_t>(call.batch_count) * sizeof(bblas_int);
    if (queue->querying)
        return queue->record(bytes);
    if (call.batch_count == 0)
        return BBLAS_SUCCESS;
    void *start = nullptr;
    if (const int error = queue->reserve(bytes, &start))
        return error;
    const mkl::threads threads(queue);
    body(static_cast<bblas_int>(call.batch_count), call.info ? call.info : static_cast<bblas_int *>(start));
    return BBLAS_SUCCESS;
}

} // namespace bblas

// ---- Level 1 ----

namespace bblas::copy {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (!is_for_mkl(call, call.x, call.y))
        return loop(call, queue, [](const problem<T> &p) {
            BLAS(T, copy)(p.n, p.x, p.incx, p.y, p.incy);
            return 0;
        });
    return at_once(call, queue, [&](bblas_int count) {
        if (call.n.bound == 0)
            return;
        if (call.y.pointers) {
            static const auto pointed = mkl::find<T, void(const bblas_int *, const T *const *, const bblas_int *, T *const *,
                                                          const bblas_int *, bblas_int, const bblas_int *)>("cblas_?copy_batch");
            pointed(&call.n.bound, call.x.pointers, &call.incx.bound, call.y.pointers, &call.incy.bound, 1, &count);
        } else {
            static const auto strided =
                mkl::find<T, void(bblas_int, const T *, bblas_int, bblas_int, T *, bblas_int, bblas_int, bblas_int)>(
                    "cblas_?copy_batch_strided");
            strided(call.n.bound, call.x.base, call.incx.bound, stride(call, call.x), call.y.base, call.incy.bound,
                    stride(call, call.y), count);
        }
    });
}
} // namespace bblas::copy
#include <entries/copy.inc>

namespace bblas::axpy {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (!is_for_mkl(call, call.x, call.y))
        return loop(call, queue, [](const problem<T> &p) {
            BLAS(T, axpy)(p.n, scalar(p.alpha), p.x, p.incx, p.y, p.incy);
            return 0;
        });
    return at_once(call, queue, [&](bblas_int count) {
        if (call.n.bound == 0)
            return;
        if (call.y.pointers) {
            static const auto pointed =
                mkl::find<T, void(const bblas_int *, const T *, const T *const *, const bblas_int *, T *const *,
                                  const bblas_int *, bblas_int, const bblas_int *)>("cblas_?axpy_batch");
            pointed(&call.n.bound, &call.alpha, call.x.pointers, &call.incx.bound, call.y.pointers, &call.incy.bound, 1, &count);
        } else {
            static const auto strided =
                mkl::find<T, void(bblas_int, scalar_t<T>, const T *, bblas_int, bblas_int, T *, bblas_int, bblas_int, bblas_int)>(
                    "cblas_?axpy_batch_strided");
            strided(call.n.bound, scalar(call.alpha), call.x.base, call.incx.bound, stride(call, call.x), call.y.base,
                    call.incy.bound, stride(call, call.y), count);
        }
    });
}
} // namespace bblas::axpy
#include <entries/axpy.inc>

// ---- Products and triangular systems ----

namespace bblas::gemv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (!is_for_mkl(call, call.A, call.x, call.y))
        return loop(call, queue, [](const problem<T> &p) {
            BLAS(T, gemv)
            (CblasColMajor, static_cast<CBLAS_TRANSPOSE>(p.trans), p.m, p.n, scalar(p.alpha), p.A, p.lda, p.x, p.incx,
             scalar(p.beta), p.y, p.incy);
            return 0;
        });
    return at_once(call, queue, [&](bblas_int count) {
        if (call.m.bound == 0 || call.n.bound == 0)
            return;
        if (call.y.pointers) {
            static const auto pointed =
                mkl::find<T, void(int, const int *, const bblas_int *, const bblas_int *, const T *, const T *const *,
                                  const bblas_int *, const T *const *, const bblas_int *, const T *, T *const *,
                                  const bblas_int *, bblas_int, const bblas_int *)>("cblas_?gemv_batch");
            pointed(columns, &call.trans, &call.m.bound, &call.n.bound, &call.alpha, call.A.pointers, &call.lda.bound,
                    call.x.pointers, &call.incx.bound, &call.beta, call.y.pointers, &call.incy.bound, 1, &count);
        } else {
            static const auto strided =
                mkl::find<T, void(int, int, bblas_int, bblas_int, scalar_t<T>, const T *, bblas_int, bblas_int, const T *,
                                  bblas_int, bblas_int, scalar_t<T>, T *, bblas_int, bblas_int, bblas_int)>(
                    "cblas_?gemv_batch_strided");
            strided(columns, call.trans, call.m.bound, call.n.bound, scalar(call.alpha), call.A.base, call.lda.bound,
                    stride(call, call.A), call.x.base, call.incx.bound, stride(call, call.x), scalar(call.beta), call.y.base,
                    call.incy.bound, stride(call, call.y), count);
        }
    });
}
} // namespace bblas::gemv
#include <entries/gemv.inc>

namespace bblas::gemm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (!is_for_mkl(call, call.A, call.B, call.C))
        return loop(call, queue, [](const problem<T> &p) {
            BLAS(T, gemm)
            (CblasColMajor, static_cast<CBLAS_TRANSPOSE>(p.transa), static_cast<CBLAS_TRANSPOSE>(p.transb), p.m, p.n, p.k,
             scalar(p.alpha), p.A, p.lda, p.B, p.ldb, scalar(p.beta), p.C, p.ldc);
            return 0;
        });
    return at_once(call, queue, [&](bblas_int count) {
        if (call.m.bound == 0 || call.n.bound == 0)
            return;
        if (call.C.pointers) {
            // With k = 0, A and B may be NULL: anything else that is not read serves.
            const T *const *const A = call.k.bound > 0 ? call.A.pointers : call.C.pointers;
            const T *const *const B = call.k.bound > 0 ? call.B.pointers : call.C.pointers;
            static const auto pointed =
                mkl::find<T, void(int, const int *, const int *, const bblas_int *, const bblas_int *, const bblas_int *,
                                  const T *, const T *const *, const bblas_int *, const T *const *, const bblas_int *, const T *,
                                  T *const *, const bblas_int *, bblas_int, const bblas_int *)>("cblas_?gemm_batch");
            pointed(columns, &call.transa, &call.transb, &call.m.bound, &call.n.bound, &call.k.bound, &call.alpha, A,
                    &call.lda.bound, B, &call.ldb.bound, &call.beta, call.C.pointers, &call.ldc.bound, 1, &count);
        } else {
            static const auto strided =
                mkl::find<T, void(int, int, int, bblas_int, bblas_int, bblas_int, scalar_t<T>, const T *, bblas_int, bblas_int,
                                  const T *, bblas_int, bblas_int, scalar_t<T>, T *, bblas_int, bblas_int, bblas_int)>(
                    "cblas_?gemm_batch_strided");
            strided(columns, call.transa, call.transb, call.m.bound, call.n.bound, call.k.bound, scalar(call.alpha), call.A.base,
                    call.lda.bound, stride(call, call.A), call.B.base, call.ldb.bound, stride(call, call.B), scalar(call.beta),
                    call.C.base, call.ldc.bound, stride(call, call.C), count);
        }
    });
}
} // namespace bblas::gemm
#include <entries/gemm.inc>

namespace bblas::syrk {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (!is_for_mkl(call, call.A, call.C))
        return loop(call, queue, [](const problem<T> &p) {
            BLAS(T, syrk)
            (CblasColMajor, static_cast<CBLAS_UPLO>(p.uplo), static_cast<CBLAS_TRANSPOSE>(p.trans), p.n, p.k, scalar(p.alpha),
             p.A, p.lda, scalar(p.beta), p.C, p.ldc);
            return 0;
        });
    return at_once(call, queue, [&](bblas_int count) {
        if (call.n.bound == 0)
            return;
        if (call.C.pointers) {
            const T *const *const A = call.k.bound > 0 ? call.A.pointers : call.C.pointers;
            static const auto pointed = mkl::find<T, void(int, const int *, const int *, const bblas_int *, const bblas_int *,
                                                          const T *, const T *const *, const bblas_int *, const T *, T *const *,
                                                          const bblas_int *, bblas_int, const bblas_int *)>("cblas_?syrk_batch");
            pointed(columns, &call.uplo, &call.trans, &call.n.bound, &call.k.bound, &call.alpha, A, &call.lda.bound, &call.beta,
                    call.C.pointers, &call.ldc.bound, 1, &count);
        } else {
            static const auto strided =
                mkl::find<T, void(int, int, int, bblas_int, bblas_int, scalar_t<T>, const T *, bblas_int, bblas_int, scalar_t<T>,
                                  T *, bblas_int, bblas_int, bblas_int)>("cblas_?syrk_batch_strided");
            strided(columns, call.uplo, call.trans, call.n.bound, call.k.bound, scalar(call.alpha), call.A.base, call.lda.bound,
                    stride(call, call.A), scalar(call.beta), call.C.base, call.ldc.bound, stride(call, call.C), count);
        }
    });
}
} // namespace bblas::syrk
#include <entries/syrk.inc>

namespace bblas::trsm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (!is_for_mkl(call, call.A, call.B))
        return loop(call, queue, [](const problem<T> &p) {
            BLAS(T, trsm)
            (CblasColMajor, static_cast<CBLAS_SIDE>(p.side), static_cast<CBLAS_UPLO>(p.uplo),
             static_cast<CBLAS_TRANSPOSE>(p.transa), static_cast<CBLAS_DIAG>(p.diag), p.m, p.n, scalar(p.alpha), p.A, p.lda, p.B,
             p.ldb);
            return 0;
        });
    return at_once(call, queue, [&](bblas_int count) {
        if (call.m.bound == 0 || call.n.bound == 0)
            return;
        if (call.B.pointers) {
            static const auto pointed =
                mkl::find<T, void(int, const int *, const int *, const int *, const int *, const bblas_int *, const bblas_int *,
                                  const T *, const T *const *, const bblas_int *, T *const *, const bblas_int *, bblas_int,
                                  const bblas_int *)>("cblas_?trsm_batch");
            pointed(columns, &call.side, &call.uplo, &call.transa, &call.diag, &call.m.bound, &call.n.bound, &call.alpha,
                    call.A.pointers, &call.lda.bound, call.B.pointers, &call.ldb.bound, 1, &count);
        } else {
            static const auto strided =
                mkl::find<T, void(int, int, int, int, int, bblas_int, bblas_int, scalar_t<T>, const T *, bblas_int, bblas_int,
                                  T *, bblas_int, bblas_int, bblas_int)>("cblas_?trsm_batch_strided");
            strided(columns, call.side, call.uplo, call.transa, call.diag, call.m.bound, call.n.bound, scalar(call.alpha),
                    call.A.base, call.lda.bound, stride(call, call.A), call.B.base, call.ldb.bound, stride(call, call.B), count);
        }
    });
}
} // namespace bblas::trsm
#include <entries/trsm.inc>

namespace bblas::trsv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        BLAS(T, trsv)
        (CblasColMajor, static_cast<CBLAS_UPLO>(p.uplo), static_cast<CBLAS_TRANSPOSE>(p.trans), static_cast<CBLAS_DIAG>(p.diag),
         p.n, p.A, p.lda, p.x, p.incx);
        return 0;
    });
}
} // namespace bblas::trsv
#include <entries/trsv.inc>

// ---- Cholesky ----

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

namespace bblas::posv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop(call, queue, [](const problem<T> &p) {
        return WORK(T, posv, posv)(by_columns, letter<T>(p.uplo), p.n, p.nrhs, p.A, p.lda, p.B, p.ldb);
    });
}
} // namespace bblas::posv
#include <entries/posv.inc>

// ---- LU ----

namespace bblas::getrf {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (!is_for_mkl(call, call.A, call.ipiv))
        return loop(call, queue,
                    [](const problem<T> &p) { return WORK(T, getrf, getrf)(by_columns, p.m, p.n, p.A, p.lda, p.ipiv); });
    if (call.m.bound == 0 || call.n.bound == 0)
        return at_once(call, queue, [](bblas_int) {});
    return at_once_with_info(call, queue, [&](bblas_int count, bblas_int *info) {
        const bblas_int *const m = &call.m.bound;
        const bblas_int *const n = &call.n.bound;
        const bblas_int one = 1;
        if (call.A.pointers) {
            static const auto pointed =
                mkl::find<T, void(const bblas_int *, const bblas_int *, T *const *, const bblas_int *, bblas_int *const *,
                                  const bblas_int *, const bblas_int *, bblas_int *)>("?getrf_batch");
            std::vector<bblas_int *> room;
            pointed(m, n, call.A.pointers, &call.lda.bound, pointers(call.ipiv, count, room), &one, &count, info);
        } else {
            static const auto strided =
                mkl::find<T, void(const bblas_int *, const bblas_int *, T *, const bblas_int *, const bblas_int *, bblas_int *,
                                  const bblas_int *, const bblas_int *, bblas_int *)>("?getrf_batch_strided");
            const bblas_int stride_A = stride(call, call.A);
            const bblas_int stride_ipiv = stride(call, call.ipiv);
            strided(m, n, call.A.base, &call.lda.bound, &stride_A, call.ipiv.base, &stride_ipiv, &count, info);
        }
    });
}
} // namespace bblas::getrf
#include <entries/getrf.inc>

namespace bblas::getrf_nopiv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (!is_for_mkl(call, call.A))
        return bblas_fail(BBLAS_UNSUPPORTED, "MKL has LU without pivoting of one size only");
    if (call.m.bound == 0 || call.n.bound == 0)
        return at_once(call, queue, [](bblas_int) {});
    return at_once_with_info(call, queue, [&](bblas_int count, bblas_int *info) {
        const bblas_int *const m = &call.m.bound;
        const bblas_int *const n = &call.n.bound;
        const bblas_int one = 1;
        if (call.A.pointers) {
            static const auto pointed = mkl::find<T, void(const bblas_int *, const bblas_int *, T *const *, const bblas_int *,
                                                          const bblas_int *, const bblas_int *, bblas_int *)>("?getrfnp_batch");
            pointed(m, n, call.A.pointers, &call.lda.bound, &one, &count, info);
        } else {
            static const auto strided =
                mkl::find<T, void(const bblas_int *, const bblas_int *, T *, const bblas_int *, const bblas_int *,
                                  const bblas_int *, bblas_int *)>("?getrfnp_batch_strided");
            const bblas_int stride_A = stride(call, call.A);
            strided(m, n, call.A.base, &call.lda.bound, &stride_A, &count, info);
        }
    });
}
} // namespace bblas::getrf_nopiv
#include <entries/getrf_nopiv.inc>

namespace bblas::getrs {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    // The factors of its batches cannot be shared.
    const bool is_shared = call.A.stride < std::int64_t{call.lda.bound} * call.n.bound || call.ipiv.stride < call.n.bound;
    if (!is_for_mkl(call, call.A, call.ipiv, call.B) || call.A.pointers || is_shared)
        return loop(call, queue, [](const problem<T> &p) {
            if (p.n > 0 && p.nrhs > 0) // else MKL follows pointers that may be NULL
                WORK(T, getrs, getrs)
            (by_columns, letter<T>(p.trans), p.n, p.nrhs, p.A, p.lda, p.ipiv, p.B, p.ldb);
            return 0;
        });
    if (call.n.bound == 0 || call.nrhs.bound == 0)
        return at_once(call, queue, [](bblas_int) {});
    return at_once_with_info(call, queue, [&](bblas_int count, bblas_int *info) {
        static const auto strided =
            mkl::find<T, void(const char *, const bblas_int *, const bblas_int *, const T *, const bblas_int *, const bblas_int *,
                              const bblas_int *, const bblas_int *, T *, const bblas_int *, const bblas_int *, const bblas_int *,
                              bblas_int *)>("?getrs_batch_strided");
        const char trans = letter<T>(call.trans);
        const bblas_int stride_A = stride(call, call.A);
        const bblas_int stride_ipiv = stride(call, call.ipiv);
        const bblas_int stride_B = stride(call, call.B);
        strided(&trans, &call.n.bound, &call.nrhs.bound, call.A.base, &call.lda.bound, &stride_A, call.ipiv.base, &stride_ipiv,
                call.B.base, &call.ldb.bound, &stride_B, &count, info);
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
    return loop<T>(call, queue, lapack::lwork(call.n.bound), [](const problem<T> &p, T *work) {
        return WORK(T, getri, getri)(by_columns, p.n, p.A, p.lda, p.ipiv, work, static_cast<bblas_int>(lapack::lwork(p.n)));
    });
}
} // namespace bblas::getri
#include <entries/getri.inc>

// ---- QR ----

namespace bblas::geqrf {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return loop<T>(call, queue, lapack::lwork(call.n.bound), [](const problem<T> &p, T *work) {
        return WORK(T, geqrf, geqrf)(by_columns, p.m, p.n, p.A, p.lda, p.tau, work, static_cast<bblas_int>(lapack::lwork(p.n)));
    });
}
} // namespace bblas::geqrf
#include <entries/geqrf.inc>
