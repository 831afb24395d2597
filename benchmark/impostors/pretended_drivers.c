/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* As much of libcuda.so.1 and libnvidia-ml.so.1 as bblas-bench calls, for a GPU of 100 W that is the host: what is enqueued is
 * done at once, and an event is the moment at which it is recorded. */

#include <stdint.h>
#include <string.h>
#include <time.h>

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int context;
static int stream;
static double events[16];
static int event_count;

/* ---- libcuda.so.1: CUDA_SUCCESS is 0, CUDA_ERROR_INVALID_VALUE 1, CUDA_ERROR_INVALID_DEVICE 101 ---- */

int cuInit(unsigned flags)
{
    return flags == 0 ? 0 : 1;
}

int cuDriverGetVersion(int *version)
{
    *version = 13010;
    return 0;
}

int cuGetErrorString(int error, const char **text)
{
    *text = error == 101 ? "invalid device ordinal" : "invalid argument";
    return 0;
}

int cuDeviceGet(int *device, int ordinal)
{
    *device = ordinal;
    return ordinal == 1 ? 0 : 101;
}

int cuDeviceGetPCIBusId(char *text, int size, int device)
{
    strncpy(text, "0000:1B:00.0", (size_t)size);
    return device == 1 ? 0 : 101;
}

int cuDevicePrimaryCtxRetain(void **retained, int device)
{
    *retained = &context;
    return device == 1 ? 0 : 101;
}

int cuDevicePrimaryCtxRelease_v2(int device)
{
    return device == 1 ? 0 : 101;
}

int cuCtxSetCurrent(void *current)
{
    return current == &context ? 0 : 1;
}

int cuStreamCreate(void **created, unsigned flags)
{
    *created = &stream;
    return flags <= 1 ? 0 : 1;
}

int cuStreamDestroy_v2(void *destroyed)
{
    return destroyed == &stream ? 0 : 1;
}

int cuEventCreate(void **event, unsigned flags)
{
    if (event_count == sizeof events / sizeof *events)
        return 1;
    *event = &events[event_count++];
    return flags == 0 ? 0 : 1;
}

int cuEventDestroy_v2(void *event)
{
    return event ? 0 : 1;
}

int cuEventRecord(void *event, void *on)
{
    *(double *)event = now();
    return on == &stream ? 0 : 1;
}

int cuEventSynchronize(void *event)
{
    return event ? 0 : 1;
}

/* What comes first takes 100 ms more, in which a device loads its code. */
int cuEventElapsedTime(float *milliseconds, void *begin, void *end)
{
    static int has_loaded;
    *milliseconds = (float)(1e3 * (*(double *)end - *(double *)begin)) + (has_loaded ? 0 : 100);
    has_loaded = 1;
    return 0;
}

int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes, void *on)
{
    if (!to || !from || bytes == 0 || on != &stream)
        return 1;
    memmove((void *)(uintptr_t)to, (const void *)(uintptr_t)from, bytes);
    return 0;
}

/* ---- libnvidia-ml.so.1: NVML_SUCCESS is 0, NVML_ERROR_NOT_FOUND 6 ---- */

int nvmlInit_v2(void)
{
    return 0;
}

const char *nvmlErrorString(int error)
{
    return error == 6 ? "Not Found" : "Unknown Error";
}

int nvmlSystemGetDriverVersion(char *text, unsigned size)
{
    strncpy(text, "580.00", size);
    return 0;
}

int nvmlDeviceGetHandleByPciBusId_v2(const char *bus, void **handle)
{
    *handle = &context;
    return strcmp(bus, "0000:1B:00.0") == 0 ? 0 : 6;
}

int nvmlDeviceGetName(void *handle, char *text, unsigned size)
{
    strncpy(text, "Pretended GPU", size);
    return handle == &context ? 0 : 6;
}

int nvmlDeviceGetClockInfo(void *handle, int type, unsigned *megahertz)
{
    *megahertz = 1500;
    return handle == &context && type == 1 ? 0 : 6;
}

int nvmlDeviceGetMaxClockInfo(void *handle, int type, unsigned *megahertz)
{
    *megahertz = 1980;
    return handle == &context && type == 1 ? 0 : 6;
}

int nvmlDeviceGetTotalEnergyConsumption(void *handle, unsigned long long *millijoules)
{
    *millijoules = (unsigned long long)(20 * now()) * 5000; /* it changes every 50 ms */
    return handle == &context ? 0 : 6;
}
