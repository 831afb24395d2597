/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* The smallest implementation that the loader can tell anything about. It uses nothing of this project but the headers, as other
 * people's do. Built four times for loader_test.c, and once for interruption.py:
 *   libfake_good.so
 *   libfake_version.so  -DFAKE_VERSION=7   another major version
 *   libfake_symbol.so   -DFAKE_NO_SYMBOL   without bblas_workspace_query_end
 *   libfake_fail.so     -DFAKE_FAIL        no queue can be created
 *   libfake_hang.so     -DFAKE_HANG        dgemm_batched says so, and never comes back */
#include "bblas.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef FAKE_VERSION
#define FAKE_VERSION BBLAS_VERSION_MAJOR
#endif
#ifdef FAKE_FAIL
enum { CREATION_FAILS = 1 };
#else
enum { CREATION_FAILS = 0 };
#endif

/* Unlike libbblas's, so that a queue that reaches the wrong library shows. */
struct bblas_queue {
    char name[64];
    size_t workspace;
};

static _Thread_local char message[128];

static int fail(const int status, const char *const text)
{
    (void)snprintf(message, sizeof message, "fake: %s", text);
    return status;
}

static int create(const char *const device, const char *const kind, bblas_queue_t *const queue)
{
    *queue = NULL;
    if (CREATION_FAILS)
        return fail(BBLAS_DEVICE_ERROR, "the device is on fire");
    if (device != NULL && strcmp(device, "nowhere") == 0)
        return fail(BBLAS_UNKNOWN_DEVICE, "no device nowhere");
    *queue = calloc(1, sizeof **queue);
    if (*queue == NULL)
        return fail(BBLAS_OUT_OF_MEMORY, "no memory");
    (void)snprintf((*queue)->name, sizeof(*queue)->name, "%s:%s", kind, device != NULL ? device : "NULL");
    return BBLAS_SUCCESS;
}

void bblas_version(int *const major, int *const minor, int *const patch)
{
    if (major != NULL)
        *major = FAKE_VERSION;
    if (minor != NULL)
        *minor = 42;
    if (patch != NULL)
        *patch = 0;
}

const char *bblas_status_string(const int code)
{
    return code == BBLAS_OUT_OF_MEMORY ? "fake status" : "?";
}

const char *bblas_last_error(void)
{
    return message;
}

int bblas_queue_create(const char *const device, bblas_queue_t *const queue)
{
    return create(device, "created", queue);
}

int bblas_queue_adopt(const char *const device, void *const stream, bblas_queue_t *const queue)
{
    if (stream == NULL)
        return fail(BBLAS_UNSUPPORTED, "no stream");
    return create(device, "adopted", queue);
}

int bblas_queue_destroy(const bblas_queue_t queue)
{
    free(queue);
    return BBLAS_SUCCESS;
}

int bblas_queue_synchronize(const bblas_queue_t queue)
{
    return queue != NULL ? BBLAS_SUCCESS : fail(-1, "queue");
}

const char *bblas_queue_name(const bblas_queue_t queue)
{
    return queue->name;
}

int bblas_malloc(void **const pointer, const size_t bytes, const bblas_queue_t queue)
{
    (void)queue;
    message[0] = '\0'; /* fails without a word */
    *pointer = bytes < SIZE_MAX / 2 ? malloc(bytes) : NULL;
    return *pointer != NULL ? BBLAS_SUCCESS : BBLAS_OUT_OF_MEMORY;
}

int bblas_free(void *const pointer, const bblas_queue_t queue)
{
    (void)queue;
    free(pointer);
    return BBLAS_SUCCESS;
}

int bblas_upload(void *const device, const void *const host, const size_t bytes, const bblas_queue_t queue)
{
    (void)queue;
    if (bytes > 0)
        memcpy(device, host, bytes);
    return BBLAS_SUCCESS;
}

int bblas_download(void *const host, const void *const device, const size_t bytes, const bblas_queue_t queue)
{
    (void)queue;
    if (bytes > 0)
        memcpy(host, device, bytes);
    return BBLAS_SUCCESS;
}

int bblas_set_pointers(void *const pointers, const void *const base, const size_t element_size, const int64_t stride,
                       const int64_t batch_count, const bblas_queue_t queue)
{
    (void)queue;
    for (int64_t i = 0; i < batch_count; i++)
        ((const char **)pointers)[i] = (const char *)base + i * stride * (int64_t)element_size;
    return BBLAS_SUCCESS;
}

int bblas_workspace_query_begin(const bblas_queue_t queue)
{
    queue->workspace = 4096;
    return BBLAS_SUCCESS;
}

#ifndef FAKE_NO_SYMBOL
int bblas_workspace_query_end(const bblas_queue_t queue, size_t *const bytes)
{
    *bytes = queue->workspace;
    return BBLAS_SUCCESS;
}
#endif

int bblas_queue_set_workspace(const bblas_queue_t queue, void *const workspace, const size_t bytes)
{
    (void)workspace;
    queue->workspace = bytes;
    return bytes % 256 == 0 ? BBLAS_SUCCESS : fail(-3, "bytes");
}

/* Shows in C[0] and info[0] that every argument came through. */
int bblas_dgemm_batched(const bblas_trans transa, const bblas_trans transb, const bblas_int m, const bblas_int n,
                        const bblas_int k, const double *const alpha, const double *const *const A, const bblas_int lda,
                        const double *const *const B, const bblas_int ldb, const double *const beta, double *const *const C,
                        const bblas_int ldc, bblas_int *const info, const int64_t batch_count, const bblas_queue_t queue)
{
#ifdef FAKE_HANG
    (void)fputs("fake: hangs\n", stderr);
    for (;;)
        (void)pause();
#endif
    C[0][0] = *alpha * A[0][0] * B[0][0] + *beta * C[0][0];
    info[0] = transa + transb + m + n + k + lda + ldb + ldc + (bblas_int)batch_count + (bblas_int)queue->workspace;
    return BBLAS_SUCCESS;
}

int bblas_dpotrf_batched(const bblas_uplo uplo, const bblas_int n, double *const *const A, const bblas_int lda,
                         bblas_int *const info, const int64_t batch_count, const bblas_queue_t queue)
{
    (void)uplo, (void)n, (void)A, (void)info, (void)batch_count, (void)queue;
    char text[32];
    (void)snprintf(text, sizeof text, "lda is %d", (int)lda);
    return fail(-4, text);
}
