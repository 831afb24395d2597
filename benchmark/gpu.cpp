// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "gpu.hpp"

#include "refusal.hpp"
#include "shared_library.hpp"

namespace bench {

/// As in nvml.h; the suffixes of names are those of the versions that it gives them.
struct nvml {
    shared_library library{"libnvidia-ml.so.1"};
    int (*init)() = library.function("nvmlInit_v2");
    const char *(*error_string)(int error) = library.function("nvmlErrorString");
    int (*driver_version)(char *text, unsigned size) = library.function("nvmlSystemGetDriverVersion");
    int (*device)(const char *bus, void **handle) = library.function("nvmlDeviceGetHandleByPciBusId_v2");
    int (*name)(void *handle, char *text, unsigned size) = library.function("nvmlDeviceGetName");
    int (*clock)(void *handle, int type, unsigned *megahertz) = library.function("nvmlDeviceGetClockInfo");
    int (*largest_clock)(void *handle, int type, unsigned *megahertz) = library.function("nvmlDeviceGetMaxClockInfo");
    int (*energy)(void *handle, unsigned long long *millijoules) = library.function("nvmlDeviceGetTotalEnergyConsumption");
};

namespace {

constexpr int multiprocessors = 1; // NVML_CLOCK_SM

const nvml &opened_nvml()
{
    static const nvml library = [] {
        const nvml opened;
        if (const int error = opened.init())
            throw refusal(print("NVML does not start: %s", opened.error_string(error)));
        return opened;
    }();
    return library;
}

} // namespace

gpu::gpu(const std::string &bus) : library_(opened_nvml())
{
    if (const int error = library_.device(bus.c_str(), &handle_))
        throw refusal(print("NVML has no device at %s: %s", bus.c_str(), library_.error_string(error)));
}

std::string gpu::name() const
{
    char text[96] = "";
    return library_.name(handle_, text, sizeof text) == 0 ? text : "";
}

std::string gpu::driver() const
{
    char text[80] = "";
    return library_.driver_version(text, sizeof text) == 0 ? text : "";
}

unsigned gpu::clock() const
{
    unsigned megahertz = 0;
    return library_.clock(handle_, multiprocessors, &megahertz) == 0 ? megahertz : 0;
}

unsigned gpu::largest_clock() const
{
    unsigned megahertz = 0;
    return library_.largest_clock(handle_, multiprocessors, &megahertz) == 0 ? megahertz : 0;
}

std::optional<double> gpu::joules() const
{
    unsigned long long millijoules = 0;
    if (library_.energy(handle_, &millijoules) != 0)
        return std::nullopt;
    return 1e-3 * static_cast<double>(millijoules);
}

} // namespace bench
