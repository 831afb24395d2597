/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* One call on a thousand matrices, for instructions.py to count its instructions. */

#include <bblas.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { batch_count = 1000 };

/* Diagonally dominant, and different from problem to problem. */
static double *matrices(bblas_int n)
{
    const size_t size = (size_t)n * (size_t)n;
    double *const a = malloc(batch_count * size * sizeof(double));
    if (!a)
        exit(2);
    for (size_t i = 0; i < batch_count * size; ++i)
        a[i] = i % size % ((size_t)n + 1) == 0 ? n : 1.0 / (double)(1 + i % 7);
    return a;
}

int main(int argc, char **argv)
{
    bblas_queue_t queue;
    if (argc != 3 || bblas_queue_create("cpu:1", &queue)) {
        fprintf(stderr, "usage: %s ROUTINE N, and a processor with BBLAS_CPU_TARGET\n", argv[0]);
        return 2;
    }
    const bblas_int n = atoi(argv[2]);
    const int64_t stride = (int64_t)n * n;
    const double one = 1, zero = 0;
    double *const A = matrices(n), *const B = matrices(n), *const C = matrices(n);
    bblas_int *const ipiv = malloc(batch_count * (size_t)n * sizeof(bblas_int));
    int status = 2;
    if (strcmp(argv[1], "dgemm") == 0)
        status = bblas_dgemm_strided_batched(BblasNoTrans, BblasNoTrans, n, n, n, &one, A, n, stride, B, n, stride, &zero, C, n,
                                             stride, NULL, batch_count, queue);
    else if (strcmp(argv[1], "dpotrf") == 0)
        status = bblas_dpotrf_strided_batched(BblasLower, n, A, n, stride, NULL, batch_count, queue);
    else if (strcmp(argv[1], "dgetrf") == 0 && ipiv)
        status = bblas_dgetrf_strided_batched(n, n, A, n, stride, ipiv, n, NULL, batch_count, queue);
    free(A);
    free(B);
    free(C);
    free(ipiv);
    bblas_queue_destroy(queue);
    return status;
}
