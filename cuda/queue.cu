// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "queue.hpp"

#include "device_number.hpp"
#include "error.h"

#include <cstdio>
#include <map>
#include <mutex>
#include <new>

#include <cuda_runtime.h>

namespace {

constexpr std::size_t alignment = 256;

/// The status for an error of CUDA, with a message. Takes the error from the calling thread's state, where another call would
/// find it.
int fail(const char *function, const char *what, cudaError_t error)
{
    static_cast<void>(cudaGetLastError());
    const int status = error == cudaErrorMemoryAllocation ? BBLAS_OUT_OF_MEMORY : BBLAS_DEVICE_ERROR;
    return bblas_fail(status, "%s: %s: %s (%s)", function, what, cudaGetErrorString(error), cudaGetErrorName(error));
}

// ---- Devices ----

/// Checks that there is such a device.
int expect_device(const char *function, int number)
{
    int count = 0;
    const cudaError_t error = cudaGetDeviceCount(&count);
    if (error == cudaErrorNoDevice || (error == cudaSuccess && count == 0)) {
        static_cast<void>(cudaGetLastError());
        return bblas_fail(BBLAS_UNKNOWN_DEVICE, "%s: this machine has no CUDA device that the process can see", function);
    }
    if (error == cudaErrorInsufficientDriver) {
        static_cast<void>(cudaGetLastError());
        int driver = 0;
        static_cast<void>(cudaDriverGetVersion(&driver));
        if (driver == 0)
            return bblas_fail(BBLAS_UNKNOWN_DEVICE, "%s: this machine has no CUDA driver", function);
        return bblas_fail(BBLAS_UNKNOWN_DEVICE, "%s: the CUDA driver is for CUDA %d.%d, and this library needs %d.%d", function,
                          driver / 1000, driver % 1000 / 10, CUDART_VERSION / 1000, CUDART_VERSION % 1000 / 10);
    }
    if (error != cudaSuccess)
        return fail(function, "the CUDA devices cannot be counted", error);
    if (number >= count)
        return bblas_fail(BBLAS_UNKNOWN_DEVICE, "%s: there is no CUDA device %d: this machine has %d, counted from 0", function,
                          number, count);
    return BBLAS_SUCCESS;
}

__global__ void set_pointers_kernel(const char **pointers, const char *base, std::int64_t step, std::int64_t count)
{
    const std::int64_t threads = std::int64_t{gridDim.x} * blockDim.x;
    for (std::int64_t i = std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < count; i += threads)
        pointers[i] = base + i * step;
}

/// Fills in name and limits of the current device, which the queue's number names, and checks that this library runs on it.
int inspect_device(const char *function, bblas_queue *queue)
{
    cudaDeviceProp properties;
    if (const cudaError_t error = cudaGetDeviceProperties(&properties, queue->device))
        return fail(function, "the CUDA device cannot be asked for its properties", error);
    std::snprintf(queue->name, sizeof queue->name, "%s:%d %s", bblas::cuda_device_name, queue->device, properties.name);
    queue->limits = {properties.multiProcessorCount, properties.totalGlobalMem, properties.sharedMemPerBlockOptin};
    if (properties.major < 8)
        return bblas_fail(BBLAS_UNKNOWN_DEVICE, "%s: %s has compute capability %d.%d; this library needs 8.0 or above", function,
                          queue->name, properties.major, properties.minor);
    cudaFuncAttributes attributes = {};
    const cudaError_t error = cudaFuncGetAttributes(&attributes, set_pointers_kernel);
    queue->takes_turns = attributes.ptxVersion >= 90; // of the code, which may be older than the device
    if (error == cudaErrorNoKernelImageForDevice || error == cudaErrorInvalidDeviceFunction) {
        static_cast<void>(cudaGetLastError());
        return bblas_fail(BBLAS_UNKNOWN_DEVICE, "%s: this library was built without code for %s of compute capability %d.%d",
                          function, queue->name, properties.major, properties.minor);
    }
    return error == cudaSuccess ? BBLAS_SUCCESS : fail(function, "the CUDA device does not start", error);
}

/// Which device a stream belongs to.
cudaError_t device_of(cudaStream_t stream, int *device)
{
#if CUDART_VERSION >= 12080
    if (stream != nullptr && stream != cudaStreamLegacy && stream != cudaStreamPerThread)
        return cudaStreamGetDevice(stream, device);
#endif
    static_cast<void>(stream);
    return cudaGetDevice(device);
}

/// The pool of the current device: it keeps what calls give back for those that follow, on any stream. It is made with the
/// device's first queue, and stays.
cudaError_t open_pool(int device, cudaMemPool_t *pool)
{
    static std::mutex mutex;
    static std::map<int, cudaMemPool_t> pools;
    const std::lock_guard<std::mutex> lock(mutex);
    cudaMemPool_t &found = pools[device];
    if (!found) {
        cudaMemPoolProps properties{};
        properties.allocType = cudaMemAllocationTypePinned;
        properties.location.type = cudaMemLocationTypeDevice;
        properties.location.id = device;
        if (const cudaError_t error = cudaMemPoolCreate(&found, &properties))
            return error;
        std::uint64_t everything = UINT64_MAX;
        if (const cudaError_t error = cudaMemPoolSetAttribute(found, cudaMemPoolAttrReleaseThreshold, &everything))
            return error;
    }
    *pool = found;
    return cudaSuccess;
}

/// Makes the stream of a new queue, or takes the caller's.
int open_stream(const char *function, bblas_queue *queue, const cudaStream_t *adopted)
{
    const bblas::current_device scope(queue->device);
    if (scope.error)
        return fail(function, "the CUDA device cannot be used", scope.error);
    if (const int status = inspect_device(function, queue))
        return status;
    if (const cudaError_t error = open_pool(queue->device, &queue->pool))
        return fail(function, "no pool of memory", error);
    queue->is_adopted = adopted != nullptr;
    if (adopted) {
        queue->stream = *adopted;
        return BBLAS_SUCCESS;
    }
    const cudaError_t error = cudaStreamCreateWithFlags(&queue->stream, cudaStreamNonBlocking);
    return error == cudaSuccess ? BBLAS_SUCCESS : fail(function, "no stream", error);
}

int create(const char *function, const char *device, const cudaStream_t *adopted, bblas_queue_t *queue)
{
    int number = -1;
    if (!bblas::read_device_number(device, bblas::cuda_device_name, 0, 0xffff, &number))
        return bblas_fail(BBLAS_UNKNOWN_DEVICE, "%s: there is no device \"%s\" in %s; devices are called \"%s:0\", \"%s:1\", ...",
                          function, device, bblas::cuda_device_name, bblas::cuda_device_name, bblas::cuda_device_name);
    if (const int status = expect_device(function, number < 0 ? 0 : number))
        return status;
    if (number < 0) {
        number = 0;
        if (adopted)
            if (const cudaError_t error = device_of(*adopted, &number))
                return fail(function, "the stream is not valid", error);
    }
    bblas_queue *const created = new (std::nothrow) bblas_queue;
    if (!created)
        return bblas_fail(BBLAS_OUT_OF_MEMORY, "%s: no memory for the queue", function);
    created->device = number;
    if (const int status = open_stream(function, created, adopted)) {
        delete created;
        return status;
    }
    *queue = created;
    return BBLAS_SUCCESS;
}

/// Copies in the order of the stream, and waits: of page-locked memory the source may not be reused before.
int copy(const char *function, void *to, const void *from, std::size_t bytes, cudaMemcpyKind kind, bblas_queue_t queue)
{
    if (bytes == 0)
        return BBLAS_SUCCESS;
    const bblas::current_device scope(queue->device);
    cudaError_t error = scope.error;
    if (!error)
        error = cudaMemcpyAsync(to, from, bytes, kind, queue->stream);
    if (!error)
        error = cudaStreamSynchronize(queue->stream);
    return error == cudaSuccess ? BBLAS_SUCCESS : fail(function, queue->name, error);
}

} // namespace

bblas::current_device::current_device(int device)
{
    int now = -1;
    error = cudaGetDevice(&now);
    if (error == cudaSuccess && now != device) {
        error = cudaSetDevice(device);
        previous = now;
    }
}

bblas::current_device::~current_device()
{
    if (previous >= 0)
        static_cast<void>(cudaSetDevice(previous));
}

bblas::submission::submission(bblas_queue_t to, std::size_t workspace_bytes) : queue(to), scope(to->device)
{
    if (queue->querying) {
        queue->queried_bytes = workspace_bytes > queue->queried_bytes ? workspace_bytes : queue->queried_bytes;
        return;
    }
    expect(scope.error, "the device cannot be used");
    if (status == BBLAS_SUCCESS && workspace_bytes > 0)
        status = reserve(workspace_bytes);
    open = status == BBLAS_SUCCESS;
}

bblas::submission::~submission()
{
    static_cast<void>(finish());
}

/// In a call that is being captured in a graph, the graph allocates it, and gives it back, whenever it runs.
int bblas::submission::reserve(std::size_t bytes)
{
    if (queue->workspace) {
        start = queue->workspace;
        return bytes <= queue->workspace_bytes
                   ? BBLAS_SUCCESS
                   : bblas_fail(BBLAS_WORKSPACE_TOO_SMALL, "the call needs %zu bytes of workspace, the caller gave %zu", bytes,
                                queue->workspace_bytes);
    }
    if (bytes >= too_many_bytes)
        return bblas_fail(BBLAS_OUT_OF_MEMORY, "no memory for the workspace of sizes as large as the bounds");
    const cudaError_t error = cudaMallocFromPoolAsync(&start, bytes, queue->pool, queue->stream);
    is_own = error == cudaSuccess;
    if (is_own)
        return BBLAS_SUCCESS;
    start = nullptr;
    if (error != cudaErrorMemoryAllocation)
        return fail(queue->name, "no workspace", error);
    static_cast<void>(cudaGetLastError());
    return bblas_fail(BBLAS_OUT_OF_MEMORY, "no memory for %zu bytes of workspace on %s", bytes, queue->name);
}

/// Keeps the first failure.
void bblas::submission::expect(cudaError_t error, const char *what)
{
    if (error == cudaSuccess || status != BBLAS_SUCCESS)
        return;
    status = fail(queue->name, what, error);
    open = false;
}

void bblas::submission::adopt(int status_of_part)
{
    if (status == BBLAS_SUCCESS)
        status = status_of_part;
    open = open && status == BBLAS_SUCCESS;
}

void bblas::submission::clear(void *memory, std::size_t bytes)
{
    if (open)
        expect(cudaMemsetAsync(memory, 0, bytes, queue->stream), "the workspace was not cleared");
}

void bblas::submission::launch(turns order, const void *kernel, std::int64_t blocks, dim3 block, std::size_t shared_bytes,
                               void **arguments)
{
    if (!open || blocks == 0)
        return;
    constexpr std::size_t without_asking = 48 << 10;
    if (shared_bytes > without_asking)
        expect(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(shared_bytes)),
               "the kernel needs more shared memory than there is");
    if (!open)
        return;
    cudaLaunchAttribute attributes[2] = {};
    cudaLaunchConfig_t how = {};
    how.attrs = attributes;
    // The call's first kernel begins when the stream is done with all before it.
    if (queue->takes_turns && has_launched && order != turns::none) {
        cudaLaunchAttribute &overlaps = attributes[how.numAttrs++];
        overlaps.id = cudaLaunchAttributeProgrammaticStreamSerialization;
        overlaps.val.programmaticStreamSerializationAllowed = 1;
    }
    if (prefers_shared) {
        cudaLaunchAttribute &divides = attributes[how.numAttrs++];
        divides.id = cudaLaunchAttributePreferredSharedMemoryCarveout;
        divides.val.sharedMemCarveout = cudaSharedmemCarveoutMaxShared;
    }
    how.gridDim = dim3(static_cast<unsigned>(blocks));
    how.blockDim = block;
    how.dynamicSmemBytes = shared_bytes;
    how.stream = queue->stream;
    expect(cudaLaunchKernelExC(&how, kernel, arguments), "the kernel was not launched");
    has_launched = true;
}

int bblas::submission::finish()
{
    if (is_own)
        expect(cudaFreeAsync(start, queue->stream), "the workspace was not given back");
    is_own = false;
    open = false;
    return status;
}

int bblas_queue_create(const char *device, bblas_queue_t *queue)
{
    if (!queue)
        return bblas_refuse_null(__func__, 2, "queue");
    *queue = nullptr;
    return create(__func__, device, nullptr, queue);
}

int bblas_queue_adopt(const char *device, void *stream, bblas_queue_t *queue)
{
    if (!queue)
        return bblas_refuse_null(__func__, 3, "queue");
    *queue = nullptr;
    const cudaStream_t adopted = static_cast<cudaStream_t>(stream);
    return create(__func__, device, &adopted, queue);
}

int bblas_queue_destroy(bblas_queue_t queue)
{
    if (!queue)
        return BBLAS_SUCCESS;
    const bblas::current_device scope(queue->device);
    cudaError_t error = scope.error ? scope.error : cudaStreamSynchronize(queue->stream);
    if (!error)
        error = cudaMemPoolTrimTo(queue->pool, 0); // what no other queue uses
    queue->attached.reset();
    if (!queue->is_adopted) {
        const cudaError_t destroyed = cudaStreamDestroy(queue->stream);
        error = error ? error : destroyed;
    }
    const int status = error == cudaSuccess ? BBLAS_SUCCESS : fail(__func__, queue->name, error);
    delete queue;
    return status;
}

int bblas_queue_synchronize(bblas_queue_t queue)
{
    if (!queue)
        return bblas_refuse_null(__func__, 1, "queue");
    const bblas::current_device scope(queue->device);
    const cudaError_t error = scope.error ? scope.error : cudaStreamSynchronize(queue->stream);
    return error == cudaSuccess ? BBLAS_SUCCESS : fail(__func__, queue->name, error);
}

const char *bblas_queue_name(bblas_queue_t queue)
{
    return queue ? queue->name : "";
}

int bblas_malloc(void **pointer, std::size_t bytes, bblas_queue_t queue)
{
    if (!pointer)
        return bblas_refuse_null(__func__, 1, "pointer");
    *pointer = nullptr;
    if (!queue)
        return bblas_refuse_null(__func__, 3, "queue");
    if (bytes == 0)
        return BBLAS_SUCCESS;
    const bblas::current_device scope(queue->device);
    const cudaError_t error = scope.error ? scope.error : cudaMalloc(pointer, bytes);
    if (error == cudaSuccess)
        return BBLAS_SUCCESS;
    *pointer = nullptr;
    if (error != cudaErrorMemoryAllocation)
        return fail(__func__, queue->name, error);
    static_cast<void>(cudaGetLastError());
    return bblas_fail(BBLAS_OUT_OF_MEMORY, "%s: no memory for %zu bytes on %s", __func__, bytes, queue->name);
}

int bblas_free(void *pointer, bblas_queue_t queue)
{
    if (!queue)
        return bblas_refuse_null(__func__, 2, "queue");
    if (!pointer)
        return BBLAS_SUCCESS;
    const bblas::current_device scope(queue->device);
    cudaError_t error = scope.error ? scope.error : cudaStreamSynchronize(queue->stream);
    if (!error)
        error = cudaFree(pointer);
    return error == cudaSuccess ? BBLAS_SUCCESS : fail(__func__, queue->name, error);
}

int bblas_upload(void *device, const void *host, std::size_t bytes, bblas_queue_t queue)
{
    if (!device && bytes > 0)
        return bblas_refuse_null(__func__, 1, "device");
    if (!host && bytes > 0)
        return bblas_refuse_null(__func__, 2, "host");
    if (!queue)
        return bblas_refuse_null(__func__, 4, "queue");
    return copy(__func__, device, host, bytes, cudaMemcpyHostToDevice, queue);
}

int bblas_download(void *host, const void *device, std::size_t bytes, bblas_queue_t queue)
{
    if (!host && bytes > 0)
        return bblas_refuse_null(__func__, 1, "host");
    if (!device && bytes > 0)
        return bblas_refuse_null(__func__, 2, "device");
    if (!queue)
        return bblas_refuse_null(__func__, 4, "queue");
    return copy(__func__, host, device, bytes, cudaMemcpyDeviceToHost, queue);
}

int bblas_set_pointers(void *pointers, const void *base, std::size_t element_size, std::int64_t stride, std::int64_t batch_count,
                       bblas_queue_t queue)
{
    if (!pointers && batch_count > 0)
        return bblas_refuse_null(__func__, 1, "pointers");
    if (batch_count < 0)
        return bblas_fail(-5, "%s: argument 5: batch_count must be at least 0", __func__);
    if (!queue)
        return bblas_refuse_null(__func__, 6, "queue");
    if (batch_count == 0)
        return BBLAS_SUCCESS;
    const bblas::current_device scope(queue->device);
    if (scope.error)
        return fail(__func__, queue->name, scope.error);
    // A NULL base, of empty operands, gives NULL everywhere.
    std::int64_t step = base ? stride * static_cast<std::int64_t>(element_size) : 0;
    constexpr int block_size = 256;
    const std::int64_t blocks = (batch_count - 1) / block_size + 1;
    const std::int64_t most = std::int64_t{queue->limits.multiprocessors} * 8;
    void *arguments[] = {&pointers, &base, &step, &batch_count};
    const cudaError_t error = cudaLaunchKernel(reinterpret_cast<const void *>(set_pointers_kernel),
                                               dim3(static_cast<unsigned>(blocks < most ? blocks : most)), dim3(block_size),
                                               arguments, 0, queue->stream);
    return error == cudaSuccess ? BBLAS_SUCCESS : fail(__func__, queue->name, error);
}

int bblas_workspace_query_begin(bblas_queue_t queue)
{
    if (!queue)
        return bblas_refuse_null(__func__, 1, "queue");
    queue->querying = true;
    queue->queried_bytes = 0;
    return BBLAS_SUCCESS;
}

int bblas_workspace_query_end(bblas_queue_t queue, std::size_t *bytes)
{
    if (!queue)
        return bblas_refuse_null(__func__, 1, "queue");
    if (!bytes)
        return bblas_refuse_null(__func__, 2, "bytes");
    queue->querying = false;
    *bytes = queue->queried_bytes;
    return BBLAS_SUCCESS;
}

int bblas_queue_set_workspace(bblas_queue_t queue, void *workspace, std::size_t bytes)
{
    if (!queue)
        return bblas_refuse_null(__func__, 1, "queue");
    if (!workspace && bytes > 0)
        return bblas_refuse_null(__func__, 2, "workspace");
    if (reinterpret_cast<std::uintptr_t>(workspace) % alignment != 0)
        return bblas_fail(-2, "%s: argument 2: workspace must be aligned to %zu bytes", __func__, alignment);
    queue->workspace = workspace;
    queue->workspace_bytes = bytes;
    return BBLAS_SUCCESS;
}
