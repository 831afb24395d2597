/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* As much of cuBLAS, cuSOLVER, the CUDA runtime and the driver as the drop-in and its test call, for a GPU that is the host. Of
 * the batched calls the vendor has a few here, in double precision, each of them wrong on demand: a product, LU, QR, least
 * squares and Cholesky, which leave something else than ours where the vendor specifies nothing. The others it does not support.
 * What the drop-in does not take over thus shows in the status. Vendors' headers are not included: these are definitions without
 * prototypes where nothing is done. */

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { NOT_SUPPORTED_BY_CUBLAS = 15, NOT_SUPPORTED_BY_CUSOLVER = 9, INVALID_VALUE = 7 };

/* ---- Handles ---- */

struct handle {
    void *stream;
    int pointer_mode;
    int math_mode;
};

static int create(struct handle **created)
{
    *created = calloc(1, sizeof **created);
    return *created == NULL;
}

static int set_stream(struct handle *handle, void *stream)
{
    handle->stream = stream;
    return 0;
}

static int get_stream(struct handle *handle, void **stream)
{
    *stream = handle->stream;
    return 0;
}

int cublasCreate_v2(struct handle **created)
{
    return create(created);
}
int cublasSetStream_v2(struct handle *handle, void *stream)
{
    return set_stream(handle, stream);
}
int cublasGetStream_v2(struct handle *handle, void **stream)
{
    return get_stream(handle, stream);
}
int cusolverDnCreate(struct handle **created)
{
    return create(created);
}
int cusolverDnSetStream(struct handle *handle, void *stream)
{
    return set_stream(handle, stream);
}
int cusolverDnGetStream(struct handle *handle, void **stream)
{
    return get_stream(handle, stream);
}

int cublasDestroy_v2(struct handle *handle)
{
    free(handle);
    return 0;
}

int cusolverDnDestroy(struct handle *handle)
{
    free(handle);
    return 0;
}

int cublasSetPointerMode_v2(struct handle *handle, int mode)
{
    handle->pointer_mode = mode;
    return 0;
}

int cublasGetPointerMode_v2(struct handle *handle, int *mode)
{
    *mode = handle->pointer_mode;
    return 0;
}

int cublasSetMathMode(struct handle *handle, int mode)
{
    handle->math_mode = mode;
    return 0;
}

int cublasGetMathMode(struct handle *handle, int *mode)
{
    *mode = handle->math_mode;
    return 0;
}

/* ---- Batched calls ---- */

#define UNSUPPORTED(function)                                                                                                    \
    int function()                                                                                                               \
    {                                                                                                                            \
        return NOT_SUPPORTED_BY_CUBLAS;                                                                                          \
    }
#define FORMS(letter, stem)                                                                                                      \
    UNSUPPORTED(cublas##letter##stem##Batched)                                                                                   \
    UNSUPPORTED(cublas##letter##stem##Batched_64)                                                                                \
    UNSUPPORTED(cublas##letter##stem##StridedBatched)                                                                            \
    UNSUPPORTED(cublas##letter##stem##StridedBatched_64)
#define SOLVES(letter)                                                                                                           \
    FORMS(letter, gemv)                                                                                                          \
    UNSUPPORTED(cublas##letter##trsmBatched)                                                                                     \
    UNSUPPORTED(cublas##letter##trsmBatched_64)                                                                                  \
    UNSUPPORTED(cublas##letter##getrsBatched)                                                                                    \
    UNSUPPORTED(cublas##letter##getriBatched)                                                                                    \
    UNSUPPORTED(cublas##letter##matinvBatched)
#define OTHER_FACTORIZATIONS(letter)                                                                                             \
    UNSUPPORTED(cublas##letter##getrfBatched)                                                                                    \
    UNSUPPORTED(cublas##letter##geqrfBatched)                                                                                    \
    UNSUPPORTED(cublas##letter##gelsBatched)                                                                                     \
    int cusolverDn##letter##potrfBatched()                                                                                       \
    {                                                                                                                            \
        return NOT_SUPPORTED_BY_CUSOLVER;                                                                                        \
    }                                                                                                                            \
    int cusolverDn##letter##potrsBatched()                                                                                       \
    {                                                                                                                            \
        return NOT_SUPPORTED_BY_CUSOLVER;                                                                                        \
    }
SOLVES(S)
SOLVES(D)
SOLVES(C)
SOLVES(Z)
OTHER_FACTORIZATIONS(S)
OTHER_FACTORIZATIONS(C)
OTHER_FACTORIZATIONS(Z)
FORMS(S, gemm)
FORMS(C, gemm)
FORMS(Z, gemm)
UNSUPPORTED(cublasDgemmBatched_64)
UNSUPPORTED(cublasDgemmStridedBatched)
UNSUPPORTED(cublasDgemmStridedBatched_64)
UNSUPPORTED(cublasGemmBatchedEx)
UNSUPPORTED(cublasGemmBatchedEx_64)
UNSUPPORTED(cublasGemmStridedBatchedEx)
UNSUPPORTED(cublasGemmStridedBatchedEx_64)

/* 1e-3 where PRETENDED_ERROR names the function. */
static double error_of(const char *function)
{
    const char *const wrong = getenv("PRETENDED_ERROR");
    return wrong && strcmp(wrong, function) == 0 ? 1e-3 : 0;
}

int cublasDgemmBatched(struct handle *handle, int transa, int transb, int m, int n, int k, const double *alpha,
                       const double *const A[], int lda, const double *const B[], int ldb, const double *beta, double *const C[],
                       int ldc, int batch)
{
    if (handle == NULL || lda < 1 || ldc < m)
        return INVALID_VALUE;
    const double error = error_of("cublasDgemmBatched");
    for (int i = 0; i < batch; i++) {
        double total = 0;
        for (int column = 0; column < n; column++)
            for (int row = 0; row < m; row++) {
                double sum = error;
                for (int l = 0; l < k; l++)
                    sum += A[i][transa ? l + row * lda : row + l * lda] * B[i][transb ? column + l * ldb : l + column * ldb];
                double *const c = &C[i][row + column * ldc];
                *c = *alpha * sum + (*beta == 0 ? 0 : *beta * *c);
                total += *c;
            }
        for (int column = 0; total != total && column < n; column++) /* a NaN spreads as far as the vendor likes */
            for (int row = 0; row < m; row++)
                C[i][row + column * ldc] = total;
    }
    return 0;
}

/* x becomes (I - tau v v^T) x, where v begins with a 1 that is not stored. */
static void reflect(int m, const double *v, double tau, double *x)
{
    double product = x[0];
    for (int i = 1; i < m; i++)
        product += v[i] * x[i];
    x[0] -= tau * product;
    for (int i = 1; i < m; i++)
        x[i] -= tau * product * v[i];
}

/* With the signs that LAPACK does not take: the diagonal keeps that of what it is made of. */
static void factor(int m, int n, double *A, int lda, double *tau)
{
    for (int k = 0; k < n && k < m; k++) {
        double *const a = &A[k + k * lda];
        double square = 0;
        for (int i = 0; i < m - k; i++)
            square += a[i] * a[i];
        const double beta = copysign(sqrt(square), a[0]);
        const double first = a[0] - beta;
        tau[k] = first == 0 ? 0 : -first / beta;
        for (int i = 1; i < m - k; i++)
            a[i] = first == 0 ? 0 : a[i] / first;
        a[0] = beta;
        for (int j = 1; j < n - k; j++)
            reflect(m - k, a, tau[k], &a[j * lda]);
    }
}

int cublasDgeqrfBatched(struct handle *handle, int m, int n, double *const A[], int lda, double *const tau[], int *info,
                        int batch)
{
    if (handle == NULL || lda < m)
        return INVALID_VALUE;
    *info = 0;
    for (int i = 0; i < batch; i++) {
        factor(m, n, A[i], lda, tau[i]);
        tau[i][0] += error_of("cublasDgeqrfBatched");
    }
    return 0;
}

/* Of the rows that are at least half as large as the largest, the last is the pivot. */
int cublasDgetrfBatched(struct handle *handle, int n, double *const A[], int lda, int *pivots, int *info, int batch)
{
    if (handle == NULL || lda < n)
        return INVALID_VALUE;
    for (int p = 0; p < batch; p++) {
        info[p] = 0;
        for (int k = 0; k < n; k++) {
            double largest = 0;
            for (int i = k; i < n; i++)
                largest = fmax(largest, fabs(A[p][i + k * lda]));
            int pivot = k;
            for (int i = k; i < n && pivots; i++)
                if (2 * fabs(A[p][i + k * lda]) >= largest)
                    pivot = i;
            for (int j = 0; j < n; j++) {
                const double moving = A[p][pivot + j * lda];
                A[p][pivot + j * lda] = A[p][k + j * lda];
                A[p][k + j * lda] = moving;
            }
            if (pivots)
                pivots[p * n + k] = pivot + 1;
            for (int i = k + 1; i < n; i++) {
                A[p][i + k * lda] /= A[p][k + k * lda];
                for (int j = k + 1; j < n; j++)
                    A[p][i + j * lda] -= A[p][i + k * lda] * A[p][k + j * lda];
            }
        }
        A[p][0] += error_of("cublasDgetrfBatched");
    }
    return 0;
}

int cublasDgelsBatched(struct handle *handle, int trans, int m, int n, int nrhs, double *const A[], int lda, double *const C[],
                       int ldc, int *info, int *dev_info, int batch)
{
    if (handle == NULL || trans != 0 || m < n || n < 1 || lda < m || ldc < m)
        return INVALID_VALUE;
    *info = 0;
    double *const tau = malloc((size_t)n * sizeof *tau);
    for (int i = 0; i < batch; i++) {
        factor(m, n, A[i], lda, tau);
        dev_info[i] = 0;
        for (int j = 0; j < nrhs; j++) {
            double *const c = &C[i][j * ldc];
            for (int k = 0; k < n; k++)
                reflect(m - k, &A[i][k + k * lda], tau[k], &c[k]);
            for (int k = n - 1; k >= 0; k--) {
                c[k] /= A[i][k + k * lda];
                for (int l = 0; l < k; l++)
                    c[l] -= A[i][l + k * lda] * c[k];
            }
            for (int k = n; k < m; k++)
                c[k] = -7;
            c[0] += error_of("cublasDgelsBatched");
        }
    }
    free(tau);
    return 0;
}

/* L(i, j) in a triangle that is stored so, or as its transpose. */
static double *of_lower(int is_upper, double *A, int lda, int i, int j)
{
    return is_upper ? &A[j + i * lda] : &A[i + j * lda];
}

int cusolverDnDpotrfBatched(struct handle *handle, int is_upper, int n, double *A[], int lda, int *info, int batch)
{
    if (handle == NULL || lda < n)
        return INVALID_VALUE;
    for (int p = 0; p < batch; p++) {
        info[p] = 0;
        for (int j = 0; j < n && info[p] == 0; j++)
            for (int i = j; i < n && info[p] == 0; i++) {
                double sum = *of_lower(is_upper, A[p], lda, i, j);
                for (int l = 0; l < j; l++)
                    sum -= *of_lower(is_upper, A[p], lda, i, l) * *of_lower(is_upper, A[p], lda, j, l);
                if (i == j && !(sum > 0))
                    info[p] = j + 1;
                else
                    *of_lower(is_upper, A[p], lda, i, j) = i == j ? sqrt(sum) : sum / *of_lower(is_upper, A[p], lda, j, j);
            }
        for (int j = 0; j < n; j++) /* the other triangle */
            for (int i = j + 1; i < n; i++)
                *of_lower(!is_upper, A[p], lda, i, j) = -7;
        A[p][0] += error_of("cusolverDnDpotrfBatched");
    }
    return 0;
}

int cusolverDnDpotrsBatched(struct handle *handle, int is_upper, int n, int nrhs, double *A[], int lda, double *B[], int ldb,
                            int *info, int batch)
{
    if (handle == NULL || nrhs != 1 || lda < n || ldb < n)
        return INVALID_VALUE;
    *info = 0;
    for (int p = 0; p < batch; p++) {
        for (int i = 0; i < n; i++) {
            for (int l = 0; l < i; l++)
                B[p][i] -= *of_lower(is_upper, A[p], lda, i, l) * B[p][l];
            B[p][i] /= *of_lower(is_upper, A[p], lda, i, i);
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int l = i + 1; l < n; l++)
                B[p][i] -= *of_lower(is_upper, A[p], lda, l, i) * B[p][l];
            B[p][i] /= *of_lower(is_upper, A[p], lda, i, i);
        }
        B[p][0] += error_of("cusolverDnDpotrsBatched");
    }
    return 0;
}

/* ---- The runtime ---- */

int cudaGetDeviceCount(int *count)
{
    *count = 1;
    return 0;
}

int cudaSetDevice(int device)
{
    return device != 0;
}

int cudaMalloc(void **memory, size_t bytes)
{
    *memory = malloc(bytes ? bytes : 1);
    return *memory == NULL;
}

int cudaFree(void *memory)
{
    free(memory);
    return 0;
}

int cudaMemcpy(void *to, const void *from, size_t bytes, int kind)
{
    memmove(to, from, bytes);
    return kind < 0;
}

int cudaStreamCreate(void **stream)
{
    *stream = malloc(1);
    return *stream == NULL;
}

int cudaStreamDestroy(void *stream)
{
    free(stream);
    return 0;
}

int cudaDeviceSynchronize(void)
{
    return 0;
}

/* ---- The driver ---- */

int cuCtxGetCurrent(void **context)
{
    static int only;
    *context = &only;
    return 0;
}

int cuCtxGetDevice(int *device)
{
    *device = 0;
    return 0;
}

int cuStreamIsCapturing(void *stream, int *status)
{
    *status = 0;
    return stream == (void *)-1;
}

int cuStreamSynchronize(void *stream)
{
    return stream == (void *)-1;
}

int cuMemPoolCreate(void **pool, const void *properties)
{
    *pool = pool;
    return properties == NULL;
}

int cuMemPoolSetAttribute(void *pool, int attribute, void *value)
{
    return pool == NULL || attribute != 4 || value == NULL; /* CU_MEMPOOL_ATTR_RELEASE_THRESHOLD */
}

int cuMemAllocFromPoolAsync(uintptr_t *memory, size_t bytes, void *pool, void *stream)
{
    *memory = (uintptr_t)malloc(bytes);
    return pool == NULL || stream == (void *)-1;
}

int cuMemFreeAsync(uintptr_t memory, void *stream)
{
    free((void *)memory);
    return stream == (void *)-1;
}

int cuMemsetD32Async(uintptr_t memory, unsigned value, size_t count, void *stream)
{
    for (size_t i = 0; i < count; i++)
        memcpy((unsigned *)memory + i, &value, sizeof value);
    return stream == (void *)-1;
}

int cuMemcpyDtoH_v2(void *to, uintptr_t from, size_t bytes)
{
    memcpy(to, (void *)from, bytes);
    return 0;
}

int cuMemcpyHtoD_v2(uintptr_t to, const void *from, size_t bytes)
{
    memcpy((void *)to, from, bytes);
    return 0;
}
