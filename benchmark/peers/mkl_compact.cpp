// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// MKL's compact routines behind the interface: as many matrices as a vector register has elements are interleaved, worked on,
/// and put back, a thread to each pack. Packing is part of the time, since the interface's matrices are not interleaved. These
/// routines tell nothing about a pivot that is not positive or zero: info is always 0.

#include <arguments/gemm.hpp>
#include <arguments/geqrf.hpp>
#include <arguments/getrf_nopiv.hpp>
#include <arguments/potrf.hpp>
#include <arguments/trsm.hpp>

#include "error.h"

#include <algorithm>

#include "loop.hpp"
#include "mkl.hpp"

const char *const bblas::host_device_name = "mkl_compact";
const bool bblas::threads_share_a_matrix = false;

namespace bblas {

using mkl::scalar;
using mkl::scalar_t;

constexpr int columns = 102; // MKL_COL_MAJOR

/// The processor's interleaving, as MKL numbers it: by vectors of 16, 32 or 64 bytes.
int packing()
{
    static const int found = mkl::find<double, int()>("mkl_get_format_compact")();
    return found;
}

/// Of real matrices, its routines do not know the conjugate transpose.
template <class T> bblas_trans operation(bblas_trans trans)
{
    return !is_complex<T> && trans == BblasConjTrans ? BblasTrans : trans;
}

/// Real numbers in a vector. Complex matrices have vectors of real and of imaginary parts.
template <class T> std::int64_t lanes()
{
    return (std::int64_t{16} << (packing() - 181)) / static_cast<std::int64_t>(sizeof(real_t<T>));
}

/// Real numbers that a packed matrix takes, of all matrices of the pack.
template <class T> std::int64_t packed_size(std::int64_t rows, std::int64_t cols)
{
    return (is_complex<T> ? 2 : 1) * lanes<T>() * rows * cols;
}

/// The matrices of one pack: `count` of them, from problem `first` on.
struct pack {
    std::int64_t first;
    bblas_int count;
};

/// A batch, one of whose problems is a pack, for the loop.
template <class T> struct packs {
    std::int64_t problems;
    std::int64_t batch_count;
    bblas_int *info = nullptr;

    explicit packs(std::int64_t of) : problems(of), batch_count((of + lanes<T>() - 1) / lanes<T>()) {}
    pack at(std::int64_t i) const { return {i * lanes<T>(), static_cast<bblas_int>(min(lanes<T>(), problems - i * lanes<T>()))}; }
    bblas_int check(std::int64_t) const { return 0; }
};

/// Interleaves an operand's matrices at `to`, and returns what lies behind.
template <class T, class E>
real_t<T> *load(const operand<E> &from, bblas_int ld, bblas_int rows, bblas_int cols, const pack &of, real_t<T> *to)
{
    static const auto interleave =
        mkl::find<T, void(int, bblas_int, bblas_int, const T *const *, bblas_int, real_t<T> *, bblas_int, int, bblas_int)>(
            "mkl_?gepack_compact");
    const T *matrices[16];
    for (bblas_int i = 0; i < of.count; ++i)
        matrices[i] = from.at(of.first + i);
    interleave(columns, rows, cols, matrices, ld, to, rows, packing(), of.count);
    return to + packed_size<T>(rows, cols);
}

/// Puts an operand's matrices back.
template <class T>
void store(const operand<T> &to, bblas_int ld, bblas_int rows, bblas_int cols, const pack &of, const real_t<T> *from)
{
    static const auto separate =
        mkl::find<T, void(int, bblas_int, bblas_int, T *const *, bblas_int, const real_t<T> *, bblas_int, int, bblas_int)>(
            "mkl_?geunpack_compact");
    T *matrices[16];
    for (bblas_int i = 0; i < of.count; ++i)
        matrices[i] = to.at(of.first + i);
    separate(columns, rows, cols, matrices, ld, from, rows, packing(), of.count);
}

/// Runs `body(pack, work)`, with room for `size` real numbers, on all packs; on none where `is_empty`.
template <class T, class Batch, class Body>
int for_each_pack(const Batch &call, bblas_queue_t queue, bool is_empty, std::int64_t size, Body body)
{
    if (call.n.each)
        return bblas_fail(BBLAS_UNSUPPORTED, "MKL's compact routines take matrices of one size");
    const int status =
        loop<real_t<T>>(packs<T>(is_empty ? 0 : call.batch_count), queue, size, [&](const pack &of, real_t<T> *work) {
            body(of, work);
            return bblas_int{0};
        });
    if (status == BBLAS_SUCCESS && call.info && !queue->querying)
        std::fill_n(call.info, call.batch_count, 0);
    return status;
}

} // namespace bblas

namespace bblas::gemm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const bblas_int m = call.m.bound;
    const bblas_int n = call.n.bound;
    const bblas_int k = call.k.bound;
    const bblas_int rows_A = call.transa == BblasNoTrans ? m : k;
    const bblas_int cols_A = call.transa == BblasNoTrans ? k : m;
    const bblas_int rows_B = call.transb == BblasNoTrans ? k : n;
    const bblas_int cols_B = call.transb == BblasNoTrans ? n : k;
    if (k == 0 && !call.n.each)
        return bblas_fail(BBLAS_UNSUPPORTED, "MKL's compact gemm wants k above 0");
    const std::int64_t size = packed_size<T>(m, k) + packed_size<T>(k, n) + packed_size<T>(m, n);
    return for_each_pack<T>(call, queue, m == 0 || n == 0, size, [&](const pack &of, real_t<T> *A) {
        static const auto multiply =
            mkl::find<T, void(int, int, int, bblas_int, bblas_int, bblas_int, scalar_t<T>, const real_t<T> *, bblas_int,
                              const real_t<T> *, bblas_int, scalar_t<T>, real_t<T> *, bblas_int, int, bblas_int)>(
                "mkl_?gemm_compact");
        real_t<T> *const B = load<T>(call.A, call.lda.bound, rows_A, cols_A, of, A);
        real_t<T> *const C = load<T>(call.B, call.ldb.bound, rows_B, cols_B, of, B);
        load<T>(call.C, call.ldc.bound, m, n, of, C);
        multiply(columns, operation<T>(call.transa), operation<T>(call.transb), m, n, k, scalar(call.alpha), A, rows_A, B, rows_B,
                 scalar(call.beta), C, m, packing(), of.count);
        store<T>(call.C, call.ldc.bound, m, n, of, C);
    });
}
} // namespace bblas::gemm
#include <entries/gemm.inc>

namespace bblas::trsm {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const bblas_int m = call.m.bound;
    const bblas_int n = call.n.bound;
    const bblas_int order = call.side == BblasLeft ? m : n;
    const std::int64_t size = packed_size<T>(order, order) + packed_size<T>(m, n);
    return for_each_pack<T>(call, queue, m == 0 || n == 0, size, [&](const pack &of, real_t<T> *A) {
        static const auto solve = mkl::find<T, void(int, int, int, int, int, bblas_int, bblas_int, scalar_t<T>, const real_t<T> *,
                                                    bblas_int, real_t<T> *, bblas_int, int, bblas_int)>("mkl_?trsm_compact");
        real_t<T> *const B = load<T>(call.A, call.lda.bound, order, order, of, A);
        load<T>(call.B, call.ldb.bound, m, n, of, B);
        solve(columns, call.side, call.uplo, operation<T>(call.transa), call.diag, m, n, scalar(call.alpha), A, order, B, m,
              packing(), of.count);
        store<T>(call.B, call.ldb.bound, m, n, of, B);
    });
}
} // namespace bblas::trsm
#include <entries/trsm.inc>

namespace bblas::potrf {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const bblas_int n = call.n.bound;
    return for_each_pack<T>(call, queue, n == 0, packed_size<T>(n, n), [&](const pack &of, real_t<T> *A) {
        static const auto factor =
            mkl::find<T, void(int, int, bblas_int, real_t<T> *, bblas_int, bblas_int *, int, bblas_int)>("mkl_?potrf_compact");
        bblas_int unused = 0;
        load<T>(call.A, call.lda.bound, n, n, of, A);
        factor(columns, call.uplo, n, A, n, &unused, packing(), of.count);
        store<T>(call.A, call.lda.bound, n, n, of, A);
    });
}
} // namespace bblas::potrf
#include <entries/potrf.inc>

namespace bblas::getrf_nopiv {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const bblas_int m = call.m.bound;
    const bblas_int n = call.n.bound;
    return for_each_pack<T>(call, queue, m == 0 || n == 0, packed_size<T>(m, n), [&](const pack &of, real_t<T> *A) {
        static const auto factor =
            mkl::find<T, void(int, bblas_int, bblas_int, real_t<T> *, bblas_int, bblas_int *, int, bblas_int)>(
                "mkl_?getrfnp_compact");
        bblas_int unused = 0;
        load<T>(call.A, call.lda.bound, m, n, of, A);
        factor(columns, m, n, A, m, &unused, packing(), of.count);
        store<T>(call.A, call.lda.bound, m, n, of, A);
    });
}
} // namespace bblas::getrf_nopiv
#include <entries/getrf_nopiv.inc>

namespace bblas::geqrf {
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    static const auto factor = mkl::find<T, void(int, bblas_int, bblas_int, real_t<T> *, bblas_int, real_t<T> *, real_t<T> *,
                                                 bblas_int, bblas_int *, int, bblas_int)>("mkl_?geqrf_compact");
    const bblas_int m = call.m.bound;
    const bblas_int n = call.n.bound;
    const bblas_int reflectors = min(m, n) == m ? m : n;
    // What it wants for a full pack, which is the first element of the answer, and enough for fewer.
    real_t<T> wanted[2] = {0, 0};
    bblas_int unused = 0;
    if (reflectors > 0 && !call.n.each)
        factor(columns, m, n, nullptr, m, nullptr, wanted, -1, &unused, packing(), static_cast<bblas_int>(lanes<T>()));
    const bblas_int work_size = static_cast<bblas_int>(wanted[0]);
    const std::int64_t size = packed_size<T>(m, n) + packed_size<T>(reflectors, 1) + work_size;
    return for_each_pack<T>(call, queue, reflectors == 0, size, [&](const pack &of, real_t<T> *A) {
        bblas_int none = 0;
        real_t<T> *const tau = load<T>(call.A, call.lda.bound, m, n, of, A);
        real_t<T> *const work = tau + packed_size<T>(reflectors, 1);
        factor(columns, m, n, A, m, tau, work, work_size, &none, packing(), of.count);
        store<T>(call.A, call.lda.bound, m, n, of, A);
        store<T>(call.tau, reflectors, reflectors, 1, of, tau);
    });
}
} // namespace bblas::geqrf
#include <entries/geqrf.inc>
