/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "graph.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* What is used of cuda.h; every function returns 0 on success. */
typedef void *handle;
static struct {
    int (*init)(unsigned flags);
    int (*device_get)(int *device, int ordinal);
    int (*context_retain)(handle *context, int device);
    int (*context_set)(handle context);
    int (*stream_create)(handle *stream, unsigned flags);
    int (*stream_destroy)(handle stream);
    int (*stream_synchronize)(handle stream);
    int (*begin)(handle stream, int mode);
    int (*end)(handle stream, handle *graph);
    int (*instantiate)(handle *executable, handle graph, unsigned long long flags);
    int (*launch)(handle executable, handle stream);
    int (*executable_destroy)(handle executable);
    int (*graph_destroy)(handle graph);
} cuda;

/** The device's context, the one that the CUDA runtime uses too. It lives as long as the process. */
static handle context;

static bool load(char *message, int capacity)
{
    void *const driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!driver) {
        snprintf(message, (size_t)capacity, "there is no CUDA driver: %s", dlerror());
        return false;
    }
#define FIND(member, symbol)                                                                                                     \
    {                                                                                                                            \
        (void **)&cuda.member, symbol                                                                                            \
    }
    const struct {
        void **slot;
        const char *symbol;
    } functions[] = {
        FIND(init, "cuInit"),
        FIND(device_get, "cuDeviceGet"),
        FIND(context_retain, "cuDevicePrimaryCtxRetain"),
        FIND(context_set, "cuCtxSetCurrent"),
        FIND(stream_create, "cuStreamCreate"),
        FIND(stream_destroy, "cuStreamDestroy_v2"),
        FIND(stream_synchronize, "cuStreamSynchronize"),
        FIND(begin, "cuStreamBeginCapture_v2"),
        FIND(end, "cuStreamEndCapture"),
        FIND(instantiate, "cuGraphInstantiateWithFlags"),
        FIND(launch, "cuGraphLaunch"),
        FIND(executable_destroy, "cuGraphExecDestroy"),
        FIND(graph_destroy, "cuGraphDestroy"),
    };
#undef FIND
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; ++i) {
        void *const address = dlsym(driver, functions[i].symbol);
        if (!address) {
            snprintf(message, (size_t)capacity, "the CUDA driver lacks %s", functions[i].symbol);
            return false;
        }
        memcpy(functions[i].slot, &address, sizeof address);
    }
    return true;
}

bool graph_open(int device, char *message, int capacity)
{
    if (!load(message, capacity))
        return false;
    int number = 0;
    int error = cuda.init(0);
    if (!error)
        error = cuda.device_get(&number, device);
    if (!error)
        error = cuda.context_retain(&context, number);
    if (error)
        snprintf(message, (size_t)capacity, "CUDA device %d cannot be used: error %d", device, error);
    return !error;
}

void *graph_stream_create(void)
{
    enum { NON_BLOCKING = 1 };
    handle stream = NULL;
    return cuda.context_set(context) || cuda.stream_create(&stream, NON_BLOCKING) ? NULL : stream;
}

void graph_stream_destroy(void *stream)
{
    cuda.stream_destroy(stream);
}

bool graph_begin(void *stream)
{
    enum { THREAD_LOCAL = 1 }; /* calls that may block are errors in this thread then */
    return cuda.begin(stream, THREAD_LOCAL) == 0;
}

void *graph_end(void *stream)
{
    handle graph = NULL;
    handle executable = NULL;
    if (cuda.end(stream, &graph) || !graph)
        return NULL;
    const int error = cuda.instantiate(&executable, graph, 0);
    cuda.graph_destroy(graph);
    return error ? NULL : executable;
}

bool graph_run(void *graph, void *stream)
{
    return cuda.launch(graph, stream) == 0 && cuda.stream_synchronize(stream) == 0;
}

void graph_free(void *graph)
{
    cuda.executable_destroy(graph);
}
