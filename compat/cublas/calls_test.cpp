// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A program that knows cuBLAS and cuSOLVER alone: on every device it makes every batched call that the drop-in may take over, in
/// every precision and with every option, and judges the results on the host by residuals, the infos and the pivots. It must pass
/// with the drop-in and without. With any argument it makes a few calls alone.

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include <cublas_v2.h>
#include <cuda_runtime_api.h>
#include <cusolverDn.h>
#include <dlfcn.h>

namespace {

int judged = 0;
int failed = 0;

void judge(bool holds, const std::string &what)
{
    judged++;
    if (holds)
        return;
    failed++;
    std::printf("FAILED: %s\n", what.c_str());
}

// ---- Element types ----

template <class T> struct vendor_of {
    using type = T;
};
template <> struct vendor_of<std::complex<float>> {
    using type = cuComplex;
};
template <> struct vendor_of<std::complex<double>> {
    using type = cuDoubleComplex;
};
template <class T> using vendor_t = typename vendor_of<T>::type;
template <class T> using real_t = decltype(std::abs(T{}));
template <class T> inline constexpr bool is_complex = !std::is_same_v<T, real_t<T>>;

template <class T, class S, class D, class C, class Z> constexpr auto pick(S s, D d, C c, Z z)
{
    if constexpr (std::is_same_v<T, float>)
        return s;
    else if constexpr (std::is_same_v<T, double>)
        return d;
    else if constexpr (std::is_same_v<T, std::complex<float>>)
        return c;
    else
        return z;
}
#define BLAS(stem) pick<T>(cublasS##stem, cublasD##stem, cublasC##stem, cublasZ##stem)
#define SOLVER(stem) pick<T>(cusolverDnS##stem, cusolverDnD##stem, cusolverDnC##stem, cusolverDnZ##stem)

template <class T> T conjugate(T x)
{
    if constexpr (is_complex<T>)
        return std::conj(x);
    else
        return x;
}

double random_number()
{
    static unsigned long long state = 88172645463325252ULL;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return static_cast<double>(state >> 11) * 0x1p-52 - 1;
}

template <class T> T random_element()
{
    if constexpr (is_complex<T>)
        return T(static_cast<real_t<T>>(random_number()), static_cast<real_t<T>>(random_number()));
    else
        return static_cast<T>(random_number());
}

// ---- Matrices on the host; what is judged is rounded to the precision, and computed in double ----

template <class T> using wide = std::conditional_t<is_complex<T>, std::complex<double>, double>;

template <class T> struct matrix {
    int rows = 0;
    int cols = 0;
    std::vector<T> elements;

    matrix() = default;
    matrix(int r, int c) : rows(r), cols(c), elements(static_cast<std::size_t>(r) * static_cast<std::size_t>(c)) {}
    T &operator()(int i, int j) { return elements[static_cast<std::size_t>(i + j * rows)]; }
    const T &operator()(int i, int j) const { return elements[static_cast<std::size_t>(i + j * rows)]; }
};

template <class T> matrix<T> random_matrix(int rows, int cols)
{
    matrix<T> A(rows, cols);
    for (T &x : A.elements)
        x = random_element<T>();
    return A;
}

/// Far from singular, without interchanges being needed.
template <class T> matrix<T> dominant_matrix(int n)
{
    matrix<T> A = random_matrix<T>(n, n);
    for (int i = 0; i < n; i++)
        A(i, i) += static_cast<real_t<T>>(2 * n);
    return A;
}

template <class To, class T> matrix<To> converted(const matrix<T> &A)
{
    matrix<To> B(A.rows, A.cols);
    std::transform(A.elements.begin(), A.elements.end(), B.elements.begin(), [](const T &x) { return static_cast<To>(x); });
    return B;
}

template <class T> matrix<wide<T>> widened(const matrix<T> &A)
{
    return converted<wide<T>>(A);
}

template <class W> matrix<W> op(cublasOperation_t trans, const matrix<W> &A)
{
    if (trans == CUBLAS_OP_N)
        return A;
    matrix<W> B(A.cols, A.rows);
    for (int j = 0; j < B.cols; j++)
        for (int i = 0; i < B.rows; i++)
            B(i, j) = trans == CUBLAS_OP_C ? conjugate(A(j, i)) : A(j, i);
    return B;
}

template <class W> matrix<W> operator*(const matrix<W> &A, const matrix<W> &B)
{
    matrix<W> C(A.rows, B.cols);
    for (int j = 0; j < C.cols; j++)
        for (int l = 0; l < A.cols; l++)
            for (int i = 0; i < C.rows; i++)
                C(i, j) += A(i, l) * B(l, j);
    return C;
}

template <class W> matrix<W> triangle(cublasFillMode_t uplo, cublasDiagType_t diag, const matrix<W> &A)
{
    matrix<W> B(A.rows, A.cols);
    for (int j = 0; j < A.cols; j++)
        for (int i = 0; i < A.rows; i++)
            if (i == j)
                B(i, j) = diag == CUBLAS_DIAG_UNIT ? W(1) : A(i, j);
            else if ((i > j) == (uplo == CUBLAS_FILL_MODE_LOWER))
                B(i, j) = A(i, j);
    return B;
}

template <class W> double largest(const matrix<W> &A)
{
    double found = 0;
    for (const W &x : A.elements)
        found = std::isfinite(std::abs(x)) ? std::max<double>(found, std::abs(x)) : std::numeric_limits<double>::infinity();
    return found;
}

template <class W> matrix<W> operator-(matrix<W> A, const matrix<W> &B)
{
    for (std::size_t i = 0; i < A.elements.size(); i++)
        A.elements[i] -= B.elements[i];
    return A;
}

/// Whether the matrices are equal up to the rounding errors of sums of so many terms, against a size of the terms.
template <class T> bool agree(const matrix<wide<T>> &A, const matrix<wide<T>> &B, int terms, double size)
{
    return largest(A - B) <= 30.0 * (terms + 1) * std::numeric_limits<real_t<T>>::epsilon() * std::max(size, 1e-30);
}

// ---- Device memory ----

void expect(cudaError_t error)
{
    if (error == cudaSuccess)
        return;
    std::printf("CUDA error %d\n", static_cast<int>(error));
    std::exit(2);
}

template <class E> class device_array {
  public:
    explicit device_array(const std::vector<E> &contents) : count_(contents.size())
    {
        expect(cudaMalloc(reinterpret_cast<void **>(&data_), count_ * sizeof(E)));
        expect(cudaMemcpy(data_, contents.data(), count_ * sizeof(E), cudaMemcpyHostToDevice));
    }
    ~device_array() { cudaFree(data_); }
    device_array(const device_array &) = delete;
    device_array &operator=(const device_array &) = delete;

    E *data() const { return data_; }
    std::vector<E> read() const
    {
        std::vector<E> contents(count_);
        expect(cudaDeviceSynchronize());
        expect(cudaMemcpy(contents.data(), data_, count_ * sizeof(E), cudaMemcpyDeviceToHost));
        return contents;
    }

  private:
    std::size_t count_;
    E *data_ = nullptr;
};

template <class T> std::vector<T> in_a_row(const std::vector<matrix<T>> &matrices)
{
    std::vector<T> all;
    for (const matrix<T> &A : matrices)
        all.insert(all.end(), A.elements.begin(), A.elements.end());
    return all;
}

/// Matrices of one shape on the device, and an array of pointers to them.
template <class T> class device_batch {
  public:
    using V = vendor_t<T>;

    explicit device_batch(const std::vector<matrix<T>> &matrices)
        : rows_(matrices[0].rows), cols_(matrices[0].cols), elements_(in_a_row(matrices)), pointers_(addresses(matrices.size()))
    {
    }

    V *base() const { return reinterpret_cast<V *>(elements_.data()); }
    V **pointers() const { return pointers_.data(); }
    long long stride() const { return static_cast<long long>(rows_) * cols_; }
    int ld() const { return std::max(1, rows_); }
    std::vector<matrix<T>> read() const
    {
        const std::vector<T> all = elements_.read();
        std::vector<matrix<T>> matrices;
        for (std::size_t at = 0; at < all.size(); at += static_cast<std::size_t>(stride())) {
            matrix<T> A(rows_, cols_);
            std::copy_n(&all[at], A.elements.size(), A.elements.begin());
            matrices.push_back(A);
        }
        return matrices;
    }

  private:
    std::vector<V *> addresses(std::size_t count) const
    {
        std::vector<V *> all(count);
        for (std::size_t i = 0; i < count; i++)
            all[i] = base() + static_cast<long long>(i) * stride();
        return all;
    }

    int rows_;
    int cols_;
    device_array<T> elements_;
    device_array<V *> pointers_;
};

template <class Make> auto several(int count, Make make)
{
    std::vector<decltype(make())> all;
    for (int i = 0; i < count; i++)
        all.push_back(make());
    return all;
}

// ---- The calls ----

constexpr int batch = 3;
constexpr cublasOperation_t operations[] = {CUBLAS_OP_N, CUBLAS_OP_T, CUBLAS_OP_C};
constexpr cublasFillMode_t triangles[] = {CUBLAS_FILL_MODE_LOWER, CUBLAS_FILL_MODE_UPPER};

cublasHandle_t blas;
cusolverDnHandle_t solver;

template <class T> std::string title(const char *call, int n)
{
    return std::string(1, pick<T>('s', 'd', 'c', 'z')) + call + " of order " + std::to_string(n);
}

template <class T> void test_gemm(int n)
{
    using V = vendor_t<T>;
    const T scalars[] = {random_element<T>(), random_element<T>()};
    const auto *const alpha = reinterpret_cast<const V *>(&scalars[0]);
    const auto *const beta = reinterpret_cast<const V *>(&scalars[1]);
    const int m = n + 1;
    const int k = n + 2;
    constexpr cudaDataType type = pick<T>(CUDA_R_32F, CUDA_R_64F, CUDA_C_32F, CUDA_C_64F);
    constexpr cublasComputeType_t compute =
        pick<T>(CUBLAS_COMPUTE_32F, CUBLAS_COMPUTE_64F, CUBLAS_COMPUTE_32F, CUBLAS_COMPUTE_64F);
    for (const cublasOperation_t transa : operations)
        for (const cublasOperation_t transb : operations) {
            const auto A =
                several(batch, [&] { return transa == CUBLAS_OP_N ? random_matrix<T>(m, k) : random_matrix<T>(k, m); });
            const auto B =
                several(batch, [&] { return transb == CUBLAS_OP_N ? random_matrix<T>(k, n) : random_matrix<T>(n, k); });
            const auto C = several(batch, [&] { return random_matrix<T>(m, n); });
            const device_batch<T> a(A);
            const device_batch<T> b(B);
            const auto check = [&](const char *call, auto run) {
                const device_batch<T> c(C);
                judge(run(c) == CUBLAS_STATUS_SUCCESS, title<T>(call, n) + ": status");
                const auto found = c.read();
                for (std::size_t i = 0; i < found.size(); i++) {
                    matrix<wide<T>> right = op(transa, widened(A[i])) * op(transb, widened(B[i]));
                    for (std::size_t l = 0; l < right.elements.size(); l++)
                        right.elements[l] =
                            wide<T>(scalars[0]) * right.elements[l] + wide<T>(scalars[1]) * wide<T>(C[i].elements[l]);
                    judge(agree<T>(widened(found[i]), right, k, 2.0 * k), title<T>(call, n));
                }
            };
            check("gemmBatched", [&](const device_batch<T> &c) {
                return BLAS(gemmBatched)(blas, transa, transb, m, n, k, alpha, a.pointers(), a.ld(), b.pointers(), b.ld(), beta,
                                         c.pointers(), c.ld(), batch);
            });
            check("gemmBatched_64", [&](const device_batch<T> &c) {
                return BLAS(gemmBatched_64)(blas, transa, transb, m, n, k, alpha, a.pointers(), a.ld(), b.pointers(), b.ld(),
                                            beta, c.pointers(), c.ld(), batch);
            });
            check("gemmStridedBatched", [&](const device_batch<T> &c) {
                return BLAS(gemmStridedBatched)(blas, transa, transb, m, n, k, alpha, a.base(), a.ld(), a.stride(), b.base(),
                                                b.ld(), b.stride(), beta, c.base(), c.ld(), c.stride(), batch);
            });
            check("gemmStridedBatched_64", [&](const device_batch<T> &c) {
                return BLAS(gemmStridedBatched_64)(blas, transa, transb, m, n, k, alpha, a.base(), a.ld(), a.stride(), b.base(),
                                                   b.ld(), b.stride(), beta, c.base(), c.ld(), c.stride(), batch);
            });
            const auto *const a_pointers = reinterpret_cast<const void *const *>(a.pointers());
            const auto *const b_pointers = reinterpret_cast<const void *const *>(b.pointers());
            check("GemmBatchedEx", [&](const device_batch<T> &c) {
                return cublasGemmBatchedEx(blas, transa, transb, m, n, k, alpha, a_pointers, type, a.ld(), b_pointers, type,
                                           b.ld(), beta, reinterpret_cast<void *const *>(c.pointers()), type, c.ld(), batch,
                                           compute, CUBLAS_GEMM_DEFAULT);
            });
            check("GemmBatchedEx_64", [&](const device_batch<T> &c) {
                return cublasGemmBatchedEx_64(blas, transa, transb, m, n, k, alpha, a_pointers, type, a.ld(), b_pointers, type,
                                              b.ld(), beta, reinterpret_cast<void *const *>(c.pointers()), type, c.ld(), batch,
                                              compute, CUBLAS_GEMM_DEFAULT);
            });
            check("GemmStridedBatchedEx", [&](const device_batch<T> &c) {
                return cublasGemmStridedBatchedEx(blas, transa, transb, m, n, k, alpha, a.base(), type, a.ld(), a.stride(),
                                                  b.base(), type, b.ld(), b.stride(), beta, c.base(), type, c.ld(), c.stride(),
                                                  batch, compute, CUBLAS_GEMM_DEFAULT);
            });
            check("GemmStridedBatchedEx_64", [&](const device_batch<T> &c) {
                return cublasGemmStridedBatchedEx_64(blas, transa, transb, m, n, k, alpha, a.base(), type, a.ld(), a.stride(),
                                                     b.base(), type, b.ld(), b.stride(), beta, c.base(), type, c.ld(), c.stride(),
                                                     batch, compute, CUBLAS_GEMM_DEFAULT);
            });
        }
}

template <class T> void test_gemv(int n)
{
    using V = vendor_t<T>;
    const T scalars[] = {random_element<T>(), random_element<T>()};
    const auto *const alpha = reinterpret_cast<const V *>(&scalars[0]);
    const auto *const beta = reinterpret_cast<const V *>(&scalars[1]);
    const int m = n + 1;
    for (const cublasOperation_t trans : operations) {
        const int x_length = trans == CUBLAS_OP_N ? n : m;
        const int y_length = trans == CUBLAS_OP_N ? m : n;
        const auto A = several(batch, [&] { return random_matrix<T>(m, n); });
        // Vectors as rows of matrices, two apart.
        const auto X = several(batch, [&] { return random_matrix<T>(2, x_length); });
        const auto Y = several(batch, [&] { return random_matrix<T>(2, y_length); });
        const device_batch<T> a(A);
        const device_batch<T> x(X);
        const auto check = [&](const char *call, auto run) {
            const device_batch<T> y(Y);
            judge(run(y) == CUBLAS_STATUS_SUCCESS, title<T>(call, n) + ": status");
            const auto found = y.read();
            for (std::size_t i = 0; i < found.size(); i++) {
                matrix<wide<T>> vector(x_length, 1);
                for (int l = 0; l < x_length; l++)
                    vector(l, 0) = wide<T>(X[i](0, l));
                const matrix<wide<T>> product = op(trans, widened(A[i])) * vector;
                matrix<wide<T>> right = widened(Y[i]);
                for (int l = 0; l < y_length; l++)
                    right(0, l) = wide<T>(scalars[0]) * product(l, 0) + wide<T>(scalars[1]) * right(0, l);
                judge(agree<T>(widened(found[i]), right, x_length, 2.0 * x_length), title<T>(call, n));
            }
        };
        check("gemvBatched", [&](const device_batch<T> &y) {
            return BLAS(gemvBatched)(blas, trans, m, n, alpha, a.pointers(), a.ld(), x.pointers(), 2, beta, y.pointers(), 2,
                                     batch);
        });
        check("gemvBatched_64", [&](const device_batch<T> &y) {
            return BLAS(gemvBatched_64)(blas, trans, m, n, alpha, a.pointers(), a.ld(), x.pointers(), 2, beta, y.pointers(), 2,
                                        batch);
        });
        check("gemvStridedBatched", [&](const device_batch<T> &y) {
            return BLAS(gemvStridedBatched)(blas, trans, m, n, alpha, a.base(), a.ld(), a.stride(), x.base(), 2, x.stride(), beta,
                                            y.base(), 2, y.stride(), batch);
        });
        check("gemvStridedBatched_64", [&](const device_batch<T> &y) {
            return BLAS(gemvStridedBatched_64)(blas, trans, m, n, alpha, a.base(), a.ld(), a.stride(), x.base(), 2, x.stride(),
                                               beta, y.base(), 2, y.stride(), batch);
        });
    }
}

template <class T> void test_trsm(int n)
{
    using V = vendor_t<T>;
    const T scalar = random_element<T>();
    const auto *const alpha = reinterpret_cast<const V *>(&scalar);
    const int m = n + 1;
    for (const cublasSideMode_t side : {CUBLAS_SIDE_LEFT, CUBLAS_SIDE_RIGHT})
        for (const cublasFillMode_t uplo : triangles)
            for (const cublasOperation_t trans : operations)
                for (const cublasDiagType_t diag : {CUBLAS_DIAG_NON_UNIT, CUBLAS_DIAG_UNIT}) {
                    const int order = side == CUBLAS_SIDE_LEFT ? m : n;
                    // Small off the diagonal, so that unit triangles are well-conditioned, too.
                    const auto A = several(batch, [&] {
                        matrix<T> one = random_matrix<T>(order, order);
                        for (T &x : one.elements)
                            x /= static_cast<real_t<T>>(order);
                        for (int i = 0; i < order; i++)
                            one(i, i) += static_cast<real_t<T>>(2);
                        return one;
                    });
                    const auto B = several(batch, [&] { return random_matrix<T>(m, n); });
                    const device_batch<T> a(A);
                    const auto check = [&](const char *call, auto run) {
                        const device_batch<T> b(B);
                        judge(run(b) == CUBLAS_STATUS_SUCCESS, title<T>(call, n) + ": status");
                        const auto found = b.read();
                        for (std::size_t i = 0; i < found.size(); i++) {
                            const auto factor = op(trans, triangle(uplo, diag, widened(A[i])));
                            const auto X = widened(found[i]);
                            const auto product = side == CUBLAS_SIDE_LEFT ? factor * X : X * factor;
                            matrix<wide<T>> right = widened(B[i]);
                            for (auto &x : right.elements)
                                x *= wide<T>(scalar);
                            judge(agree<T>(product, right, order, largest(factor) * largest(X)), title<T>(call, n));
                        }
                    };
                    check("trsmBatched", [&](const device_batch<T> &b) {
                        return BLAS(trsmBatched)(blas, side, uplo, trans, diag, m, n, alpha, a.pointers(), a.ld(), b.pointers(),
                                                 b.ld(), batch);
                    });
                    check("trsmBatched_64", [&](const device_batch<T> &b) {
                        return BLAS(trsmBatched_64)(blas, side, uplo, trans, diag, m, n, alpha, a.pointers(), a.ld(),
                                                    b.pointers(), b.ld(), batch);
                    });
                }
}

/// P L U of a factorization.
template <class T> matrix<wide<T>> product_of_factors(const matrix<T> &factors, const int *pivots)
{
    const auto wide_factors = widened(factors);
    auto product = triangle(CUBLAS_FILL_MODE_LOWER, CUBLAS_DIAG_UNIT, wide_factors) *
                   triangle(CUBLAS_FILL_MODE_UPPER, CUBLAS_DIAG_NON_UNIT, wide_factors);
    for (int i = factors.rows - 1; i >= 0 && pivots; i--)
        for (int j = 0; j < factors.cols; j++)
            std::swap(product(i, j), product(pivots[i] - 1, j));
    return product;
}

template <class T> void test_lu(int n, int count = batch)
{
    for (const bool is_pivoting : {true, false}) {
        const auto A = several(count, [&] { return is_pivoting ? random_matrix<T>(n, n) : dominant_matrix<T>(n); });
        const device_batch<T> a(A);
        const device_array<int> pivots(std::vector<int>(static_cast<std::size_t>(n) * static_cast<std::size_t>(count), -7));
        const device_array<int> info(std::vector<int>(static_cast<std::size_t>(count), -7));
        int *const P = is_pivoting ? pivots.data() : nullptr;

        const bool is_factored =
            BLAS(getrfBatched)(blas, n, a.pointers(), a.ld(), P, info.data(), count) == CUBLAS_STATUS_SUCCESS;
        judge(is_factored, title<T>("getrfBatched", n) + ": status");
        if (!is_factored)
            continue; // there are no pivots
        const auto factors = a.read();
        const std::vector<int> permuted = pivots.read();
        const std::vector<int> infos = info.read();
        bool are_right = true;
        for (std::size_t i = 0; i < A.size() && are_right; i++) {
            const int *const of_this = is_pivoting ? &permuted[i * static_cast<std::size_t>(n)] : nullptr;
            for (int l = 0; l < n && of_this; l++)
                are_right = are_right && of_this[l] > l && of_this[l] <= n;
            are_right = are_right && infos[i] == 0 &&
                        agree<T>(product_of_factors(factors[i], of_this), widened(A[i]), n, largest(factors[i]) * n);
        }
        judge(are_right, title<T>("getrfBatched", n));
        if (count != batch)
            continue;

        for (const cublasOperation_t trans : operations)
            for (const int nrhs : {1, 3}) {
                const auto B = several(count, [&] { return random_matrix<T>(n, nrhs); });
                const device_batch<T> b(B);
                int status = -7;
                judge(BLAS(getrsBatched)(blas, trans, n, nrhs, a.pointers(), a.ld(), P, b.pointers(), b.ld(), &status, count) ==
                              CUBLAS_STATUS_SUCCESS &&
                          status == 0,
                      title<T>("getrsBatched", n) + ": status");
                const auto X = b.read();
                for (std::size_t i = 0; i < X.size(); i++)
                    judge(agree<T>(op(trans, widened(A[i])) * widened(X[i]), widened(B[i]), n,
                                   (largest(factors[i]) * n) * (1 + largest(X[i]))),
                          title<T>("getrsBatched", n));
            }

        const device_batch<T> c(several(count, [&] { return matrix<T>(n, n); }));
        judge(BLAS(getriBatched)(blas, n, a.pointers(), a.ld(), P, c.pointers(), c.ld(), info.data(), count) ==
                  CUBLAS_STATUS_SUCCESS,
              title<T>("getriBatched", n) + ": status");
        const auto inverses = c.read();
        const std::vector<int> of_inverses = info.read();
        for (std::size_t i = 0; i < A.size(); i++) {
            matrix<wide<T>> identity(n, n);
            for (int l = 0; l < n; l++)
                identity(l, l) = 1;
            judge(of_inverses[i] == 0 && agree<T>(widened(inverses[i]) * widened(A[i]), identity, n,
                                                  n * n * largest(factors[i]) * (1 + largest(inverses[i]))),
                  title<T>("getriBatched", n));
        }
    }
}

template <class T> void test_matinv(int n)
{
    const auto A = several(batch, [&] { return random_matrix<T>(n, n); });
    const device_batch<T> a(A);
    const device_batch<T> c(several(batch, [&] { return matrix<T>(n, n); }));
    const device_array<int> info(std::vector<int>(batch, -7));
    judge(BLAS(matinvBatched)(blas, n, a.pointers(), a.ld(), c.pointers(), c.ld(), info.data(), batch) == CUBLAS_STATUS_SUCCESS,
          title<T>("matinvBatched", n) + ": status");
    const auto inverses = c.read();
    const std::vector<int> infos = info.read();
    for (std::size_t i = 0; i < A.size(); i++) {
        matrix<wide<T>> identity(n, n);
        for (int l = 0; l < n; l++)
            identity(l, l) = 1;
        judge(infos[i] == 0 && agree<T>(widened(inverses[i]) * widened(A[i]), identity, n, n * n * (1 + largest(inverses[i]))),
              title<T>("matinvBatched", n));
    }
    const auto unchanged = a.read();
    for (std::size_t i = 0; i < A.size(); i++)
        judge(unchanged[i].elements == A[i].elements, title<T>("matinvBatched", n) + ": A was changed");
}

/// One matrix of the batch is singular, one has a NaN: they are reported, or spread, and the others are as if they were alone.
template <class T> void test_faults(int n)
{
    auto A = several(batch, [&] { return dominant_matrix<T>(n); });
    for (int i = 0; i < n; i++)
        A[0](i, 1) = A[0](1, i) = 0;
    A[1](0, 0) = std::numeric_limits<real_t<T>>::quiet_NaN();
    const device_batch<T> a(A);
    const device_array<int> pivots(std::vector<int>(static_cast<std::size_t>(n) * batch, -7));
    const device_array<int> info(std::vector<int>(batch, -7));
    judge(BLAS(getrfBatched)(blas, n, a.pointers(), a.ld(), pivots.data(), info.data(), batch) == CUBLAS_STATUS_SUCCESS,
          title<T>("getrfBatched, faults", n) + ": status");
    const std::vector<int> of_lu = info.read();
    judge(of_lu[0] == 2, title<T>("getrfBatched, singular", n) + ": info " + std::to_string(of_lu[0]));
    judge(of_lu[1] >= 0 && of_lu[1] <= n, title<T>("getrfBatched, NaN", n) + ": info " + std::to_string(of_lu[1]));
    judge(of_lu[2] == 0 && agree<T>(product_of_factors(a.read()[2], &pivots.read()[2 * static_cast<std::size_t>(n)]),
                                    widened(A[2]), n, 3.0 * n * n),
          title<T>("getrfBatched, beside faults", n));

    auto S = several(batch, [&] {
        matrix<T> one(n, n);
        for (int i = 0; i < n; i++)
            one(i, i) = 4;
        return one;
    });
    S[0](1, 1) = -4;
    const device_batch<T> s(S);
    judge(SOLVER(potrfBatched)(solver, CUBLAS_FILL_MODE_LOWER, n, s.pointers(), s.ld(), info.data(), batch) ==
              CUSOLVER_STATUS_SUCCESS,
          title<T>("potrfBatched, faults", n) + ": status");
    const std::vector<int> of_cholesky = info.read();
    judge(of_cholesky[0] == 2 && of_cholesky[1] == 0 && of_cholesky[2] == 0, title<T>("potrfBatched, indefinite", n));
    judge(s.read()[2](n - 1, n - 1) == T(2), title<T>("potrfBatched, beside faults", n));
}

template <class T> void test_qr(int n)
{
    const int m = 2 * n;
    const auto A = several(batch, [&] { return random_matrix<T>(m, n); });
    const device_batch<T> a(A);
    const device_batch<T> tau(several(batch, [&] { return matrix<T>(n, 1); }));
    int status = -7;
    judge(BLAS(geqrfBatched)(blas, m, n, a.pointers(), a.ld(), tau.pointers(), &status, batch) == CUBLAS_STATUS_SUCCESS &&
              status == 0,
          title<T>("geqrfBatched", n) + ": status");
    const auto factors = a.read();
    for (std::size_t i = 0; i < A.size(); i++) {
        auto R = triangle(CUBLAS_FILL_MODE_UPPER, CUBLAS_DIAG_NON_UNIT, widened(factors[i]));
        judge(agree<T>(op(CUBLAS_OP_C, R) * R, op(CUBLAS_OP_C, widened(A[i])) * widened(A[i]), m, m),
              title<T>("geqrfBatched", n));
    }

    const auto B = several(batch, [&] { return random_matrix<T>(m, 2); });
    const device_batch<T> again(A);
    const device_batch<T> c(B);
    const device_array<int> info(std::vector<int>(batch, -7));
    status = -7;
    judge(BLAS(gelsBatched)(blas, CUBLAS_OP_N, m, n, 2, again.pointers(), again.ld(), c.pointers(), c.ld(), &status, info.data(),
                            batch) == CUBLAS_STATUS_SUCCESS &&
              status == 0,
          title<T>("gelsBatched", n) + ": status");
    const auto solutions = c.read();
    const std::vector<int> infos = info.read();
    for (std::size_t i = 0; i < A.size(); i++) {
        matrix<wide<T>> X(n, 2);
        for (int j = 0; j < 2; j++)
            for (int l = 0; l < n; l++)
                X(l, j) = wide<T>(solutions[i](l, j));
        const auto normal = op(CUBLAS_OP_C, widened(A[i])) * (widened(A[i]) * X - widened(B[i]));
        judge(infos[i] == 0 && agree<T>(normal, matrix<wide<T>>(n, 2), m, m * m * (1 + largest(X))), title<T>("gelsBatched", n));
    }
}

template <class T> void test_cholesky(int n)
{
    for (const cublasFillMode_t uplo : triangles) {
        const auto A = several(batch, [&] {
            const auto root = random_matrix<T>(n, n);
            auto product = converted<T>(op(CUBLAS_OP_C, widened(root)) * widened(root));
            for (int i = 0; i < n; i++)
                product(i, i) += static_cast<real_t<T>>(n);
            return product;
        });
        const device_batch<T> a(A);
        const device_array<int> info(std::vector<int>(batch, -7));
        judge(SOLVER(potrfBatched)(solver, uplo, n, a.pointers(), a.ld(), info.data(), batch) == CUSOLVER_STATUS_SUCCESS,
              title<T>("potrfBatched", n) + ": status");
        const auto factors = a.read();
        const std::vector<int> infos = info.read();
        for (std::size_t i = 0; i < A.size(); i++) {
            const auto factor = triangle(uplo, CUBLAS_DIAG_NON_UNIT, widened(factors[i]));
            const auto product =
                uplo == CUBLAS_FILL_MODE_LOWER ? factor * op(CUBLAS_OP_C, factor) : op(CUBLAS_OP_C, factor) * factor;
            judge(infos[i] == 0 && agree<T>(triangle(uplo, CUBLAS_DIAG_NON_UNIT, product),
                                            triangle(uplo, CUBLAS_DIAG_NON_UNIT, widened(A[i])), n, largest(A[i])),
                  title<T>("potrfBatched", n));
        }

        const auto B = several(batch, [&] { return random_matrix<T>(n, 1); });
        const device_batch<T> b(B);
        judge(SOLVER(potrsBatched)(solver, uplo, n, 1, a.pointers(), a.ld(), b.pointers(), b.ld(), info.data(), batch) ==
                  CUSOLVER_STATUS_SUCCESS,
              title<T>("potrsBatched", n) + ": status");
        const auto X = b.read();
        judge(info.read()[0] == 0, title<T>("potrsBatched", n) + ": info");
        for (std::size_t i = 0; i < X.size(); i++)
            judge(agree<T>(widened(A[i]) * widened(X[i]), widened(B[i]), n, n * largest(A[i]) * (1 + largest(X[i]))),
                  title<T>("potrsBatched", n));
    }
}

template <class T> void test_all()
{
    for (const int n : {1, 2, 7, 33}) {
        test_gemm<T>(n);
        test_gemv<T>(n);
        test_trsm<T>(n);
        test_lu<T>(n);
        test_qr<T>(n);
        test_cholesky<T>(n);
        if (n <= 32)
            test_matinv<T>(n);
        if (n > 1)
            test_faults<T>(n);
    }
    test_lu<T>(2, 65537); // more than a grid has in its second dimension
}

/// Threads that share a handle, on the device.
void test_threads(int device)
{
    constexpr int n = 8;
    const auto work = [device](int *right) {
        expect(cudaSetDevice(device));
        matrix<double> A(n, n);
        for (int i = 0; i < n; i++)
            A(i, i) = 4;
        for (int k = 0; k < 20; k++) {
            const device_batch<double> a({A, A});
            const device_array<int> pivots(std::vector<int>(2 * n, -7));
            const device_array<int> info({-7, -7});
            const bool is_accepted =
                cublasDgetrfBatched(blas, n, a.pointers(), n, pivots.data(), info.data(), 2) == CUBLAS_STATUS_SUCCESS;
            *right += is_accepted && info.read() == std::vector<int>{0, 0} && a.read()[1].elements == A.elements &&
                      pivots.read()[2 * n - 1] == n;
        }
    };
    int right[4] = {};
    std::vector<std::thread> threads;
    for (int &of_one : right)
        threads.emplace_back(work, &of_one);
    for (std::thread &thread : threads)
        thread.join();
    judge(std::all_of(std::begin(right), std::end(right), [](int count) { return count == 20; }), "threads that share a handle");
}

/// The product that the pretended vendor has: of a matrix, and of one with a NaN.
void test_one_product()
{
    const double one = 1;
    const double zero = 0;
    std::vector<matrix<double>> A{random_matrix<double>(2, 2), random_matrix<double>(2, 2)};
    A[1](0, 0) = std::numeric_limits<double>::quiet_NaN();
    const device_batch<double> a(A);
    const device_batch<double> c(A);
    judge(cublasDgemmBatched(blas, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &one, a.pointers(), 2, a.pointers(), 2, &zero, c.pointers(),
                             2, 2) == CUBLAS_STATUS_SUCCESS &&
              agree<double>(c.read()[0], A[0] * A[0], 2, 2) && std::isnan(c.read()[1](0, 0)),
          "a product");
}

/// A call through a pointer that was found in the vendor's library itself, as frameworks do it.
void test_found_function(const char *name)
{
    using potrf = cusolverStatus_t(cusolverDnHandle_t, cublasFillMode_t, int, double **, int, int *, int);
    void *const library = dlopen("libcusolver.so.12", RTLD_LAZY);
    void *const found = library ? dlsym(library, name) : nullptr;
    judge(found, std::string(name) + ": not found");
    const device_batch<double> a({matrix<double>(1, 1)});
    const device_array<int> info({-7});
    if (found)
        judge(reinterpret_cast<potrf *>(found)(solver, CUBLAS_FILL_MODE_LOWER, 1, a.pointers(), 1, info.data(), 1) ==
                      CUSOLVER_STATUS_SUCCESS &&
                  info.read()[0] == 1,
              std::string(name) + ": of a zero");
}

/// Makes all calls on the device, or a few of them. False where it gives no handles.
bool test_device(int device, bool all)
{
    expect(cudaSetDevice(device));
    cudaStream_t stream = nullptr;
    expect(cudaStreamCreate(&stream));
    if (cublasCreate(&blas) != CUBLAS_STATUS_SUCCESS || cublasSetStream(blas, stream) != CUBLAS_STATUS_SUCCESS ||
        cusolverDnCreate(&solver) != CUSOLVER_STATUS_SUCCESS || cusolverDnSetStream(solver, stream) != CUSOLVER_STATUS_SUCCESS) {
        std::printf("no handles on device %d\n", device);
        return false;
    }
    if (all) {
        test_all<float>();
        test_all<double>();
        test_all<std::complex<float>>();
        test_all<std::complex<double>>();
        test_threads(device);
        test_found_function("cusolverDnDpotrfBatched");
    } else {
        test_one_product();
        test_lu<double>(7, 2);
        test_qr<double>(7);
        test_cholesky<double>(7);
    }
    cublasDestroy(blas);
    cusolverDnDestroy(solver);
    cudaStreamDestroy(stream);
    return true;
}

} // namespace

int main(int argc, char **)
{
    int devices = 0;
    expect(cudaGetDeviceCount(&devices));
    for (int device = 0; device < devices; device++)
        if (!test_device(device, argc == 1))
            return 2;
    std::printf("%d judged, %d failed\n", judged, failed);
    return failed > 0;
}
