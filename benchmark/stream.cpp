// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "stream.hpp"

#include "device.hpp"
#include "refusal.hpp"
#include "shared_library.hpp"

#include <cstdint>

namespace bench {

/// As in cuda.h; the suffixes of names are those of the versions that it gives them.
struct cuda_driver {
    using device_pointer = std::uint64_t;

    shared_library library{"libcuda.so.1"};
    int (*init)(unsigned flags) = library.function("cuInit");
    int (*driver_version)(int *version) = library.function("cuDriverGetVersion");
    int (*error_string)(int error, const char **text) = library.function("cuGetErrorString");
    int (*device)(int *device, int ordinal) = library.function("cuDeviceGet");
    int (*bus_id)(char *text, int size, int device) = library.function("cuDeviceGetPCIBusId");
    int (*retain)(void **context, int device) = library.function("cuDevicePrimaryCtxRetain");
    int (*release)(int device) = library.function("cuDevicePrimaryCtxRelease_v2");
    int (*set_current)(void *context) = library.function("cuCtxSetCurrent");
    int (*create_stream)(void **stream, unsigned flags) = library.function("cuStreamCreate");
    int (*destroy_stream)(void *stream) = library.function("cuStreamDestroy_v2");
    int (*create_event)(void **event, unsigned flags) = library.function("cuEventCreate");
    int (*destroy_event)(void *event) = library.function("cuEventDestroy_v2");
    int (*record)(void *event, void *stream) = library.function("cuEventRecord");
    int (*wait)(void *event) = library.function("cuEventSynchronize");
    int (*elapsed)(float *milliseconds, void *begin, void *end) = library.function("cuEventElapsedTime");
    int (*copy)(device_pointer to, device_pointer from, std::size_t bytes,
                void *stream) = library.function("cuMemcpyDtoDAsync_v2");

    std::string text(const char *what, int error) const
    {
        const char *why = nullptr;
        error_string(error, &why);
        return print("CUDA: %s: %s (error %d)", what, why ? why : "unknown", error);
    }
};

namespace {

constexpr unsigned not_with_the_default_stream = 1; // CU_STREAM_NON_BLOCKING
constexpr unsigned waiting_spins = 0;               // CU_EVENT_DEFAULT: with time, and the host spins, which wakes fastest

const cuda_driver &opened_driver()
{
    static const cuda_driver driver;
    return driver;
}

} // namespace

cuda_stream::cuda_stream(int number) : driver_(opened_driver())
{
    const auto require = [&](const char *what, int error) {
        if (error != 0)
            throw refusal(driver_.text(what, error));
    };
    require("the driver does not start", driver_.init(0));
    require("there is no such device", driver_.device(&device_, number));
    require("the device does not start", driver_.retain(&context_, device_));
    require("the device cannot be used", driver_.set_current(context_));
    require("no stream", driver_.create_stream(&stream_, not_with_the_default_stream));
    require("no event", driver_.create_event(&begin_, waiting_spins));
    require("no event", driver_.create_event(&end_, waiting_spins));
}

cuda_stream::~cuda_stream()
{
    driver_.set_current(context_);
    driver_.destroy_event(end_);
    driver_.destroy_event(begin_);
    driver_.destroy_stream(stream_);
    driver_.release(device_);
}

namespace {

void expect(const cuda_driver &driver, const char *what, int error)
{
    if (error != 0)
        throw device_failure(driver.text(what, error));
}

} // namespace

void cuda_stream::use_context() const
{
    expect(driver_, "the device cannot be used", driver_.set_current(context_));
}

void cuda_stream::copy(void *to, const void *from, std::size_t bytes) const
{
    use_context();
    expect(driver_, "copy",
           driver_.copy(reinterpret_cast<std::uintptr_t>(to), reinterpret_cast<std::uintptr_t>(from), bytes, stream_));
}

void cuda_stream::begin() const
{
    use_context();
    expect(driver_, "event", driver_.record(begin_, stream_));
}

double cuda_stream::end() const
{
    float milliseconds = 0;
    use_context();
    expect(driver_, "event", driver_.record(end_, stream_));
    expect(driver_, "waiting", driver_.wait(end_));
    expect(driver_, "time", driver_.elapsed(&milliseconds, begin_, end_));
    return 1e-3 * static_cast<double>(milliseconds);
}

std::string cuda_stream::bus() const
{
    char text[32] = "";
    expect(driver_, "bus", driver_.bus_id(text, sizeof text, device_));
    return text;
}

std::string cuda_stream::driver_version() const
{
    int version = 0;
    expect(driver_, "version", driver_.driver_version(&version));
    return print("%d.%d", version / 1000, version % 1000 / 10);
}

} // namespace bench
