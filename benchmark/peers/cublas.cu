// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The batched routines of cuBLAS and cuSOLVER behind the interface. Calls go to the vendor as they are; what its interface wants
/// and ours does not have (arrays of pointers for the strided form, pivots of all problems in a row, matrices for results that
/// are not written in place) is made in workspace by small kernels, which are this peer's overhead. What the vendor lacks is
/// unsupported.

#include <arguments/gels.hpp>
#include <arguments/gemm.hpp>
#include <arguments/gemv.hpp>
#include <arguments/geqrf.hpp>
#include <arguments/gesv.hpp>
#include <arguments/gesv_nopiv.hpp>
#include <arguments/getrf.hpp>
#include <arguments/getrf_nopiv.hpp>
#include <arguments/getri.hpp>
#include <arguments/getrs.hpp>
#include <arguments/getrs_nopiv.hpp>
#include <arguments/posv.hpp>
#include <arguments/potrf.hpp>
#include <arguments/potrs.hpp>
#include <arguments/trsm.hpp>
#include <arguments/trsv.hpp>

#include <queue.hpp>

#include "error.h"

#include <climits>
#include <cstring>
#include <memory>
#include <new>

#include <cublas_v2.h>
#include <cusolverDn.h>

const char *const bblas::cuda_device_name = "cublas";

namespace bblas {

namespace {

/// A status on its way out of a call.
struct failure {
    int status;
};

void expect(int status)
{
    if (status != BBLAS_SUCCESS)
        throw failure{status};
}

void expect(cudaError_t error)
{
    if (error == cudaSuccess)
        return;
    static_cast<void>(cudaGetLastError());
    throw failure{bblas_fail(BBLAS_DEVICE_ERROR, "CUDA: %s", cudaGetErrorString(error))};
}

void expect(cublasStatus_t status)
{
    if (status == CUBLAS_STATUS_SUCCESS)
        return;
    const int meaning = status == CUBLAS_STATUS_NOT_SUPPORTED  ? BBLAS_UNSUPPORTED
                        : status == CUBLAS_STATUS_ALLOC_FAILED ? BBLAS_OUT_OF_MEMORY
                                                               : BBLAS_DEVICE_ERROR;
    throw failure{bblas_fail(meaning, "cuBLAS: %s", cublasGetStatusString(status))};
}

void expect(cusolverStatus_t status)
{
    if (status == CUSOLVER_STATUS_SUCCESS)
        return;
    const int meaning = status == CUSOLVER_STATUS_NOT_SUPPORTED  ? BBLAS_UNSUPPORTED
                        : status == CUSOLVER_STATUS_ALLOC_FAILED ? BBLAS_OUT_OF_MEMORY
                                                                 : BBLAS_DEVICE_ERROR;
    throw failure{bblas_fail(meaning, "cuSOLVER: error %d", static_cast<int>(status))};
}

/// cuBLAS tells invalid arguments of these routines on the host.
void expect_valid(const char *routine, int info)
{
    if (info != 0)
        throw failure{bblas_fail(BBLAS_DEVICE_ERROR, "cuBLAS: argument %d of %s is invalid", -info, routine)};
}

// ---- Types and options ----

template <class T> struct vendor_of {
    using type = T;
};
template <> struct vendor_of<std::complex<float>> {
    using type = cuComplex;
};
template <> struct vendor_of<std::complex<double>> {
    using type = cuDoubleComplex;
};
template <class T> struct vendor_of<const T> {
    using type = const typename vendor_of<T>::type;
};
/// The vendor's name for an element type.
template <class T> using vendor_t = typename vendor_of<T>::type;

/// Its double complex numbers are aligned to 16 bytes, ours to 8 (rule M7). Its kernels fault on others, and the process then has
/// no device any more; so what is seen to be others is refused. Pointers that lie on the device are not looked at.
template <class T> vendor_t<T> *vendor(T *base)
{
    if (reinterpret_cast<std::uintptr_t>(base) % alignof(vendor_t<T>) != 0)
        throw failure{bblas_fail(BBLAS_UNSUPPORTED, "cuBLAS and cuSOLVER have no operands that are not aligned to %zu bytes",
                                 alignof(vendor_t<T>))};
    return reinterpret_cast<vendor_t<T> *>(base);
}
template <class T> vendor_t<T> *const *vendor(T *const *pointers)
{
    return reinterpret_cast<vendor_t<T> *const *>(pointers);
}

/// A scalar of the host where the vendor may read it.
template <class T> vendor_t<T> aligned(const T &scalar)
{
    vendor_t<T> copy;
    std::memcpy(&copy, &scalar, sizeof copy);
    return copy;
}

cublasOperation_t operation(bblas_trans trans)
{
    return trans == BblasNoTrans ? CUBLAS_OP_N : trans == BblasTrans ? CUBLAS_OP_T : CUBLAS_OP_C;
}
cublasFillMode_t triangle(bblas_uplo uplo)
{
    return uplo == BblasLower ? CUBLAS_FILL_MODE_LOWER : CUBLAS_FILL_MODE_UPPER;
}
cublasDiagType_t diagonal(bblas_diag diag)
{
    return diag == BblasUnit ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT;
}
cublasSideMode_t side_of(bblas_side side)
{
    return side == BblasLeft ? CUBLAS_SIDE_LEFT : CUBLAS_SIDE_RIGHT;
}

/// The function for T, of cuBLAS and of cuSOLVER.
#define CUBLAS(T, stem) for_type<T>(cublasS##stem, cublasD##stem, cublasC##stem, cublasZ##stem)
#define CUSOLVER(T, stem) for_type<T>(cusolverDnS##stem, cusolverDnD##stem, cusolverDnC##stem, cusolverDnZ##stem)

// ---- A call ----

/// The vendor's handles, which a queue gets with its first call.
struct handles {
    cublasHandle_t blas = nullptr;
    cusolverDnHandle_t solver = nullptr;

    explicit handles(cudaStream_t stream)
    {
        try {
            expect(cublasCreate(&blas));
            expect(cublasSetStream(blas, stream));
            expect(cusolverDnCreate(&solver));
            expect(cusolverDnSetStream(solver, stream));
        } catch (...) {
            close();
            throw;
        }
    }
    ~handles() { close(); }
    handles(const handles &) = delete;
    handles &operator=(const handles &) = delete;

  private:
    void close()
    {
        if (solver)
            cusolverDnDestroy(solver);
        if (blas)
            cublasDestroy(blas);
    }
};

/// Where arrays will lie in the workspace.
class layout {
  public:
    /// Offset of an array of that many elements.
    std::size_t add(std::size_t element_size, std::int64_t rows, std::int64_t cols = 1)
    {
        const std::size_t offset = bytes_;
        const double wanted = static_cast<double>(element_size) * static_cast<double>(rows) * static_cast<double>(cols);
        if (wanted >= static_cast<double>(too_many_bytes / 2) || bytes_ >= too_many_bytes / 2)
            bytes_ = too_many_bytes;
        else
            bytes_ += (element_size * static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols) + 255) / 256 * 256;
        return offset;
    }
    std::size_t bytes() const { return bytes_; }

  private:
    std::size_t bytes_ = 0;
};

/// What a call works with when it runs.
struct context {
    bblas_queue_t queue;
    cublasHandle_t blas;
    cusolverDnHandle_t solver;
    char *workspace;
};

/// Runs `body(context)`, which enqueues; failures that it throws become the call's status.
template <class Batch, class Body> int submit(const Batch &call, bblas_queue_t queue, const layout &need, Body body)
{
    if (call.varies())
        return bblas_fail(BBLAS_UNSUPPORTED, "cuBLAS and cuSOLVER have no batches whose sizes lie on the device");
    if (call.batch_count > INT_MAX)
        return bblas_fail(BBLAS_UNSUPPORTED, "cuBLAS and cuSOLVER have no more than %d problems in a call", INT_MAX);
    if (call.batch_count == 0)
        return BBLAS_SUCCESS;
    submission work(queue, need.bytes());
    if (!work.is_open())
        return work.finish();
    try {
        if (!queue->attached)
            queue->attached = std::make_shared<handles>(queue->stream);
        const auto *const opened = static_cast<const handles *>(queue->attached.get());
        body(context{queue, opened->blas, opened->solver, work.workspace()});
    } catch (const failure &thrown) {
        return thrown.status;
    } catch (const std::bad_alloc &) {
        return bblas_fail(BBLAS_OUT_OF_MEMORY, "no memory for the handles of cuBLAS and cuSOLVER");
    }
    return work.finish();
}

/// Writes 0 to every info where the vendor writes none.
template <class Batch> void clear_info(const Batch &call, const context &on)
{
    if (call.info)
        expect(cudaMemsetAsync(call.info, 0, static_cast<std::size_t>(call.batch_count) * sizeof(bblas_int), on.queue->stream));
}

/// A call that does nothing else.
template <class Batch> int return_quickly(const Batch &call, bblas_queue_t queue)
{
    return submit(call, queue, {}, [&](const context &on) { clear_info(call, on); });
}

/// A call with a combination of arguments that the vendor lacks.
int refuse(const char *what)
{
    return bblas_fail(BBLAS_UNSUPPORTED, "cuBLAS and cuSOLVER have no %s", what);
}

// ---- What the vendor's interface wants ----

/// An operand as an array of pointers.
template <class T> class pointers {
  public:
    pointers(const operand<T> &of, std::int64_t count, layout *need)
        : of_(of), count_(count), offset_(of.pointers ? 0 : need->add(sizeof(T *), count))
    {
    }

    /// On the device; enqueues what makes it.
    vendor_t<T> *const *at(const context &on) const
    {
        if (of_.pointers)
            return vendor(of_.pointers);
        char *const array = on.workspace + offset_;
        expect(bblas_set_pointers(array, vendor(of_.base), sizeof(T), of_.stride, count_, on.queue));
        return vendor(reinterpret_cast<T *const *>(array));
    }

  private:
    operand<T> of_;
    std::int64_t count_;
    std::size_t offset_;
};

/// One info for each problem, wanted by the caller or not.
template <class Batch> class infos {
  public:
    infos(const Batch &call, layout *need)
        : info_(call.info), offset_(call.info ? 0 : need->add(sizeof(bblas_int), call.batch_count))
    {
    }

    bblas_int *at(const context &on) const { return info_ ? info_ : reinterpret_cast<bblas_int *>(on.workspace + offset_); }

  private:
    bblas_int *info_;
    std::size_t offset_;
};

/// Copies `rows` x `cols` elements of each problem, except where its info is not 0. A warp (threadIdx.x) takes a column of a
/// problem; a block has 8 problems (threadIdx.y), the grid goes on with more of them in x, and with columns in y.
template <class T>
__global__ void copy_kernel(operand<T> to, std::int64_t ldto, operand<const T> from, std::int64_t ldfrom, std::int64_t rows,
                            bblas_int cols, const bblas_int *info, std::int64_t count)
{
    const std::int64_t problem = std::int64_t{blockIdx.x} * blockDim.y + threadIdx.y;
    if (problem >= count || (info && info[problem] != 0))
        return;
    for (bblas_int j = static_cast<bblas_int>(blockIdx.y); j < cols; j += static_cast<bblas_int>(gridDim.y)) {
        T *const target = to.at(problem) + j * ldto;
        const T *const source = from.at(problem) + j * ldfrom;
        for (std::int64_t i = threadIdx.x; i < rows; i += blockDim.x)
            target[i] = source[i];
    }
}

template <class T>
void copy(const context &on, const operand<T> &to, std::int64_t ldto, const operand<const T> &from, std::int64_t ldfrom,
          std::int64_t rows, bblas_int cols, const bblas_int *info, std::int64_t count)
{
    const dim3 block(32, 8);
    const dim3 grid(static_cast<unsigned>((count - 1) / 8 + 1), static_cast<unsigned>(min(cols, 65535)));
    copy_kernel<T><<<grid, block, 0, on.queue->stream>>>(to, ldto, from, ldfrom, rows, cols, info, count);
    expect(cudaGetLastError());
}

/// Pivots of all problems in a row, where ours need not follow each other.
template <class P> class flat_pivots {
  public:
    flat_pivots(const operand<P> &of, bblas_int n, std::int64_t count, layout *need)
        : of_(of), n_(n), count_(count), is_flat_(!of.pointers && (of.stride == n || count == 1)),
          offset_(is_flat_ ? 0 : need->add(sizeof(bblas_int), n, count))
    {
    }

    P *at(const context &on) const { return is_flat_ ? of_.base : reinterpret_cast<P *>(on.workspace + offset_); }

    /// Enqueues the copy from the caller's places of what is read, or back to them of what is written.
    void transfer(const context &on) const
    {
        if (is_flat_)
            return;
        if constexpr (std::is_const_v<P>)
            copy<bblas_int>(on, flat<bblas_int>(on), n_, of_, n_, n_, 1, nullptr, count_);
        else
            copy<bblas_int>(on, of_, n_, flat<const bblas_int>(on), n_, n_, 1, nullptr, count_);
    }

  private:
    template <class Q> operand<Q> flat(const context &on) const
    {
        return {nullptr, reinterpret_cast<Q *>(on.workspace + offset_), n_};
    }

    operand<P> of_;
    bblas_int n_;
    std::int64_t count_;
    bool is_flat_;
    std::size_t offset_;
};

// ---- The vendor's routines that several of ours need ----

/// Without pivoting where `ipiv` is NULL.
template <class T>
void factor(const context &on, int n, vendor_t<T> *const *A, int lda, bblas_int *ipiv, bblas_int *info, std::int64_t count)
{
    expect(CUBLAS(T, getrfBatched)(on.blas, n, A, lda, ipiv, info, static_cast<int>(count)));
}

template <class T>
void solve(const context &on, bblas_trans trans, int n, int nrhs, const vendor_t<T> *const *A, int lda, const bblas_int *ipiv,
           vendor_t<T> *const *B, int ldb, std::int64_t count)
{
    int info = 0;
    expect(CUBLAS(T, getrsBatched)(on.blas, operation(trans), n, nrhs, A, lda, ipiv, B, ldb, &info, static_cast<int>(count)));
    expect_valid("getrsBatched", info);
}

template <class T>
void factor_definite(const context &on, bblas_uplo uplo, int n, vendor_t<T> *const *A, int lda, bblas_int *info,
                     std::int64_t count)
{
    expect(CUSOLVER(T, potrfBatched)(on.solver, triangle(uplo), n, const_cast<vendor_t<T> **>(A), lda, info,
                                     static_cast<int>(count)));
}

/// `unused` is a number on the device.
template <class T>
void solve_definite(const context &on, bblas_uplo uplo, int n, const vendor_t<T> *const *A, int lda, vendor_t<T> *const *B,
                    int ldb, bblas_int *unused, std::int64_t count)
{
    // A is not const: the triangle without factors is the vendor's workspace, and destroyed.
    expect(CUSOLVER(T, potrsBatched)(on.solver, triangle(uplo), n, 1, const_cast<vendor_t<T> **>(A), lda,
                                     const_cast<vendor_t<T> **>(B), ldb, unused, static_cast<int>(count)));
}

} // namespace

} // namespace bblas

// ---- Products ----

namespace bblas::gemv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.m.bound == 0 || call.n.bound == 0)
        return return_quickly(call, queue);
    return submit(call, queue, {}, [&](const context &on) {
        const int count = static_cast<int>(call.batch_count);
        const vendor_t<T> alpha = aligned(call.alpha);
        const vendor_t<T> beta = aligned(call.beta);
        if (call.y.pointers)
            expect(CUBLAS(T, gemvBatched)(on.blas, operation(call.trans), call.m.bound, call.n.bound, &alpha,
                                          vendor(call.A.pointers), call.lda.bound, vendor(call.x.pointers), call.incx.bound,
                                          &beta, vendor(call.y.pointers), call.incy.bound, count));
        else
            expect(CUBLAS(T, gemvStridedBatched)(on.blas, operation(call.trans), call.m.bound, call.n.bound, &alpha,
                                                 vendor(call.A.base), call.lda.bound, call.A.stride, vendor(call.x.base),
                                                 call.incx.bound, call.x.stride, &beta, vendor(call.y.base), call.incy.bound,
                                                 call.y.stride, count));
        clear_info(call, on);
    });
}
} // namespace bblas::gemv
#include <entries/gemv.inc>

namespace bblas::gemm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.m.bound == 0 || call.n.bound == 0)
        return return_quickly(call, queue);
    return submit(call, queue, {}, [&](const context &on) {
        const int count = static_cast<int>(call.batch_count);
        const vendor_t<T> alpha = aligned(call.alpha);
        const vendor_t<T> beta = aligned(call.beta);
        if (call.C.pointers) {
            // With k = 0, A and B may be NULL: anything else that is not read serves.
            const T *const *const A = call.k.bound > 0 ? call.A.pointers : call.C.pointers;
            const T *const *const B = call.k.bound > 0 ? call.B.pointers : call.C.pointers;
            expect(CUBLAS(T, gemmBatched)(on.blas, operation(call.transa), operation(call.transb), call.m.bound, call.n.bound,
                                          call.k.bound, &alpha, vendor(A), call.lda.bound, vendor(B), call.ldb.bound, &beta,
                                          vendor(call.C.pointers), call.ldc.bound, count));
        } else {
            expect(CUBLAS(T, gemmStridedBatched)(on.blas, operation(call.transa), operation(call.transb), call.m.bound,
                                                 call.n.bound, call.k.bound, &alpha, vendor(call.A.base), call.lda.bound,
                                                 call.A.stride, vendor(call.B.base), call.ldb.bound, call.B.stride, &beta,
                                                 vendor(call.C.base), call.ldc.bound, call.C.stride, count));
        }
        clear_info(call, on);
    });
}
} // namespace bblas::gemm
#include <entries/gemm.inc>

// ---- Triangular systems ----

namespace bblas::trsm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.m.bound == 0 || call.n.bound == 0)
        return return_quickly(call, queue);
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const pointers B(call.B, call.batch_count, &need);
    return submit(call, queue, need, [&](const context &on) {
        const vendor_t<T> alpha = aligned(call.alpha);
        expect(CUBLAS(T, trsmBatched)(on.blas, side_of(call.side), triangle(call.uplo), operation(call.transa),
                                      diagonal(call.diag), call.m.bound, call.n.bound, &alpha, A.at(on), call.lda.bound, B.at(on),
                                      call.ldb.bound, static_cast<int>(call.batch_count)));
        clear_info(call, on);
    });
}
} // namespace bblas::trsm
#include <entries/trsm.inc>

namespace bblas::trsv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    // By trsm on a matrix of one column.
    if (call.incx.bound != 1 && !call.n.each)
        return refuse("trsv, and trsm cannot take its place when incx is not 1");
    if (call.n.bound == 0)
        return return_quickly(call, queue);
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const pointers x(call.x, call.batch_count, &need);
    return submit(call, queue, need, [&](const context &on) {
        const vendor_t<T> one = aligned(T(1));
        expect(CUBLAS(T, trsmBatched)(on.blas, CUBLAS_SIDE_LEFT, triangle(call.uplo), operation(call.trans), diagonal(call.diag),
                                      call.n.bound, 1, &one, A.at(on), call.lda.bound, x.at(on), call.n.bound,
                                      static_cast<int>(call.batch_count)));
        clear_info(call, on);
    });
}
} // namespace bblas::trsv
#include <entries/trsv.inc>

// ---- Cholesky ----

namespace bblas::potrf {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.n.bound == 0)
        return return_quickly(call, queue);
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const infos info(call, &need);
    return submit(call, queue, need, [&](const context &on) {
        factor_definite<T>(on, call.uplo, call.n.bound, A.at(on), call.lda.bound, info.at(on), call.batch_count);
    });
}
} // namespace bblas::potrf
#include <entries/potrf.inc>

namespace bblas::potrs {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.n.bound == 0 || call.nrhs.bound == 0)
        return return_quickly(call, queue);
    if (call.nrhs.bound != 1)
        return refuse("batched potrs with more than one right-hand side");
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const pointers B(call.B, call.batch_count, &need);
    const std::size_t unused = need.add(sizeof(bblas_int), 1);
    return submit(call, queue, need, [&](const context &on) {
        solve_definite<T>(on, call.uplo, call.n.bound, A.at(on), call.lda.bound, B.at(on), call.ldb.bound,
                          reinterpret_cast<bblas_int *>(on.workspace + unused), call.batch_count);
        clear_info(call, on);
    });
}
} // namespace bblas::potrs
#include <entries/potrs.inc>

namespace bblas::posv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.n.bound == 0)
        return return_quickly(call, queue);
    if (call.nrhs.bound > 1)
        return refuse("batched potrs with more than one right-hand side");
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const pointers B(call.B, call.batch_count, &need);
    const infos info(call, &need);
    const std::size_t unused = need.add(sizeof(bblas_int), 1);
    return submit(call, queue, need, [&](const context &on) {
        const auto factors = A.at(on);
        factor_definite<T>(on, call.uplo, call.n.bound, factors, call.lda.bound, info.at(on), call.batch_count);
        if (call.nrhs.bound == 1)
            solve_definite<T>(on, call.uplo, call.n.bound, factors, call.lda.bound, B.at(on), call.ldb.bound,
                              reinterpret_cast<bblas_int *>(on.workspace + unused), call.batch_count);
    });
}
} // namespace bblas::posv
#include <entries/posv.inc>

// ---- LU ----

namespace bblas::getrf {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.m.bound == 0 || call.n.bound == 0)
        return return_quickly(call, queue);
    if (call.m.bound != call.n.bound)
        return refuse("getrf of matrices that are not square");
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const flat_pivots ipiv(call.ipiv, call.n.bound, call.batch_count, &need);
    const infos info(call, &need);
    return submit(call, queue, need, [&](const context &on) {
        factor<T>(on, call.n.bound, A.at(on), call.lda.bound, ipiv.at(on), info.at(on), call.batch_count);
        ipiv.transfer(on);
    });
}
} // namespace bblas::getrf
#include <entries/getrf.inc>

namespace bblas::getrf_nopiv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.m.bound == 0 || call.n.bound == 0)
        return return_quickly(call, queue);
    if (call.m.bound != call.n.bound)
        return refuse("getrf of matrices that are not square");
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const infos info(call, &need);
    return submit(call, queue, need, [&](const context &on) {
        factor<T>(on, call.n.bound, A.at(on), call.lda.bound, nullptr, info.at(on), call.batch_count);
    });
}
} // namespace bblas::getrf_nopiv
#include <entries/getrf_nopiv.inc>

namespace bblas::getrs {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.n.bound == 0 || call.nrhs.bound == 0)
        return return_quickly(call, queue);
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const pointers B(call.B, call.batch_count, &need);
    const flat_pivots ipiv(call.ipiv, call.n.bound, call.batch_count, &need);
    return submit(call, queue, need, [&](const context &on) {
        ipiv.transfer(on);
        solve<T>(on, call.trans, call.n.bound, call.nrhs.bound, A.at(on), call.lda.bound, ipiv.at(on), B.at(on), call.ldb.bound,
                 call.batch_count);
        clear_info(call, on);
    });
}
} // namespace bblas::getrs
#include <entries/getrs.inc>

namespace bblas::getrs_nopiv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.n.bound == 0 || call.nrhs.bound == 0)
        return return_quickly(call, queue);
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const pointers B(call.B, call.batch_count, &need);
    return submit(call, queue, need, [&](const context &on) {
        solve<T>(on, call.trans, call.n.bound, call.nrhs.bound, A.at(on), call.lda.bound, nullptr, B.at(on), call.ldb.bound,
                 call.batch_count);
        clear_info(call, on);
    });
}
} // namespace bblas::getrs_nopiv
#include <entries/getrs_nopiv.inc>

namespace bblas::gesv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.n.bound == 0)
        return return_quickly(call, queue);
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const pointers B(call.B, call.batch_count, &need);
    const flat_pivots ipiv(call.ipiv, call.n.bound, call.batch_count, &need);
    const infos info(call, &need);
    return submit(call, queue, need, [&](const context &on) {
        const auto factors = A.at(on);
        factor<T>(on, call.n.bound, factors, call.lda.bound, ipiv.at(on), info.at(on), call.batch_count);
        if (call.nrhs.bound > 0)
            solve<T>(on, BblasNoTrans, call.n.bound, call.nrhs.bound, factors, call.lda.bound, ipiv.at(on), B.at(on),
                     call.ldb.bound, call.batch_count);
        ipiv.transfer(on);
    });
}
} // namespace bblas::gesv
#include <entries/gesv.inc>

namespace bblas::gesv_nopiv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.n.bound == 0)
        return return_quickly(call, queue);
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const pointers B(call.B, call.batch_count, &need);
    const infos info(call, &need);
    return submit(call, queue, need, [&](const context &on) {
        const auto factors = A.at(on);
        factor<T>(on, call.n.bound, factors, call.lda.bound, nullptr, info.at(on), call.batch_count);
        if (call.nrhs.bound > 0)
            solve<T>(on, BblasNoTrans, call.n.bound, call.nrhs.bound, factors, call.lda.bound, nullptr, B.at(on), call.ldb.bound,
                     call.batch_count);
    });
}
} // namespace bblas::gesv_nopiv
#include <entries/gesv_nopiv.inc>

namespace bblas::getri {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.n.bound == 0)
        return return_quickly(call, queue);
    const bblas_int n = call.n.bound;
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const flat_pivots ipiv(call.ipiv, n, call.batch_count, &need);
    const infos info(call, &need);
    const std::size_t inverses = need.add(n * sizeof(T), n, call.batch_count);
    const std::size_t targets = need.add(sizeof(T *), call.batch_count);
    return submit(call, queue, need, [&](const context &on) {
        // cuBLAS does not invert in place.
        const std::int64_t count = call.batch_count;
        const std::int64_t stride = std::int64_t{n} * n;
        T *const inverse = reinterpret_cast<T *>(on.workspace + inverses);
        T *const *const target = reinterpret_cast<T *const *>(on.workspace + targets);
        expect(bblas_set_pointers(on.workspace + targets, inverse, sizeof(T), stride, count, queue));
        ipiv.transfer(on);
        const vendor_t<T> *const *const factors = A.at(on);
        expect(CUBLAS(T, getriBatched)(on.blas, n, factors, call.lda.bound, ipiv.at(on), vendor(target), n, info.at(on),
                                       static_cast<int>(count)));
        // By real numbers, since complex ones need not be aligned to more than these (rule M7).
        using R = real_t<T>;
        constexpr int parts = is_complex<T> ? 2 : 1;
        const operand<R> to = {reinterpret_cast<R *const *>(call.A.pointers), reinterpret_cast<R *>(call.A.base),
                               call.A.stride * parts};
        const operand<const R> from = {nullptr, reinterpret_cast<const R *>(inverse), stride * parts};
        copy<R>(on, to, std::int64_t{call.lda.bound} * parts, from, std::int64_t{n} * parts, std::int64_t{n} * parts, n,
                info.at(on), count);
    });
}
} // namespace bblas::getri
#include <entries/getri.inc>

// ---- QR ----

namespace bblas::geqrf {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.m.bound == 0 || call.n.bound == 0)
        return return_quickly(call, queue);
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const pointers tau(call.tau, call.batch_count, &need);
    return submit(call, queue, need, [&](const context &on) {
        int info = 0;
        expect(CUBLAS(T, geqrfBatched)(on.blas, call.m.bound, call.n.bound, A.at(on), call.lda.bound, tau.at(on), &info,
                                       static_cast<int>(call.batch_count)));
        expect_valid("geqrfBatched", info);
        clear_info(call, on);
    });
}
} // namespace bblas::geqrf
#include <entries/geqrf.inc>

namespace bblas::gels {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.nrhs.bound == 0 || (call.m.bound == 0 && call.n.bound == 0))
        return return_quickly(call, queue);
    if (call.trans != BblasNoTrans || call.m.bound < call.n.bound || call.n.bound == 0)
        return refuse("gels but for overdetermined systems that are not transposed");
    layout need;
    const pointers A(call.A, call.batch_count, &need);
    const pointers B(call.B, call.batch_count, &need);
    const infos info(call, &need);
    return submit(call, queue, need, [&](const context &on) {
        int invalid = 0;
        expect(CUBLAS(T, gelsBatched)(on.blas, CUBLAS_OP_N, call.m.bound, call.n.bound, call.nrhs.bound, A.at(on), call.lda.bound,
                                      B.at(on), call.ldb.bound, &invalid, info.at(on), static_cast<int>(call.batch_count)));
        expect_valid("gelsBatched", invalid);
    });
}
} // namespace bblas::gels
#include <entries/gels.inc>
