// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "driver.hpp"

#include "linker.hpp"

#include <cstdint>
#include <map>
#include <mutex>

namespace compat {

namespace {

void *symbol(const char *name)
{
    static void *const library = dlopen("libcuda.so.1", RTLD_LAZY);
    return library ? linker_symbol(library, name) : nullptr;
}

/// A function of the driver; one that is missing fails.
template <class F> class function;
template <class... A> class function<CUresult(A...)> {
  public:
    explicit function(const char *name) : address_(reinterpret_cast<CUresult (*)(A...)>(symbol(name))) {}
    CUresult operator()(A... arguments) const { return address_ ? address_(arguments...) : CUDA_ERROR_NOT_FOUND; }

  private:
    CUresult (*address_)(A...);
};

/// As cuda.h declares them, under the names that it gives to the versions which it declares.
struct functions {
    function<decltype(cuCtxGetCurrent)> get_context{"cuCtxGetCurrent"};
    function<decltype(cuCtxGetDevice)> get_device{"cuCtxGetDevice"};
    function<decltype(cuStreamIsCapturing)> is_capturing{"cuStreamIsCapturing"};
    function<decltype(cuStreamSynchronize)> wait{"cuStreamSynchronize"};
    function<decltype(cuMemPoolCreate)> create_pool{"cuMemPoolCreate"};
    function<decltype(cuMemPoolSetAttribute)> set_pool{"cuMemPoolSetAttribute"};
    function<decltype(cuMemAllocFromPoolAsync)> allocate{"cuMemAllocFromPoolAsync"};
    function<decltype(cuMemFreeAsync)> give_back{"cuMemFreeAsync"};
    function<decltype(cuMemsetD32Async)> fill{"cuMemsetD32Async"};
    function<decltype(cuMemcpyDtoH)> download{"cuMemcpyDtoH_v2"};
    function<decltype(cuMemcpyHtoD)> upload{"cuMemcpyHtoD_v2"};
};

const functions &driver()
{
    static const functions found;
    return found;
}

/// One pool for each device, made when it is first wanted.
CUmemoryPool pool()
{
    static std::mutex mutex;
    static std::map<CUdevice, CUmemoryPool> pools;
    CUdevice device = 0;
    if (driver().get_device(&device) != CUDA_SUCCESS)
        return nullptr;
    const std::lock_guard<std::mutex> lock(mutex);
    CUmemoryPool &found = pools[device];
    if (!found) {
        CUmemPoolProps properties{};
        properties.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
        properties.location = {CU_MEM_LOCATION_TYPE_DEVICE, {device}};
        std::uint64_t keep_everything = UINT64_MAX;
        if (driver().create_pool(&found, &properties) != CUDA_SUCCESS)
            found = nullptr;
        else
            static_cast<void>(driver().set_pool(found, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &keep_everything));
    }
    return found;
}

void require(CUresult result, const char *what)
{
    if (result != CUDA_SUCCESS)
        throw driver_failure{what};
}

CUdeviceptr address(const void *memory)
{
    return reinterpret_cast<CUdeviceptr>(memory);
}

} // namespace

CUcontext current_context()
{
    CUcontext context = nullptr;
    return driver().get_context(&context) == CUDA_SUCCESS ? context : nullptr;
}

bool is_capturing(CUstream stream)
{
    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
    return driver().is_capturing(stream, &status) != CUDA_SUCCESS || status != CU_STREAM_CAPTURE_STATUS_NONE;
}

CUdeviceptr allocate(std::size_t bytes, CUstream stream)
{
    CUdeviceptr memory = 0;
    CUmemoryPool const from = pool();
    return from && driver().allocate(&memory, bytes, from, stream) == CUDA_SUCCESS ? memory : 0;
}

void give_back(CUdeviceptr memory, CUstream stream)
{
    static_cast<void>(driver().give_back(memory, stream));
}

bool clear_word(void *word, CUstream stream)
{
    return driver().fill(address(word), 0, 1, stream) == CUDA_SUCCESS;
}

void wait(CUstream stream)
{
    require(driver().wait(stream), "the stream failed");
}

void download(void *host, const void *device, std::size_t bytes)
{
    require(driver().download(host, address(device), bytes), "an operand could not be read");
}

void upload(void *device, const void *host, std::size_t bytes)
{
    require(driver().upload(address(device), host, bytes), "an operand could not be written");
}

} // namespace compat
