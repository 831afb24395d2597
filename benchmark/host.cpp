// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "host.hpp"

#include "refusal.hpp"

#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <fstream>
#include <link.h>
#include <sched.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace bench {

namespace {

/// What stands behind the colon of a line of /proc/cpuinfo.
std::string behind_colon(const std::string &line)
{
    const std::size_t colon = line.find(": ");
    return colon == std::string::npos ? "" : line.substr(colon + 2);
}

/// What a function without arguments of a loaded library says; "" where there is none.
std::string answer(void *library, const char *function)
{
    void *const symbol = dlsym(library, function);
    const char *const text = symbol ? reinterpret_cast<const char *(*)()>(symbol)() : nullptr;
    return text ? text : "";
}

/// What OpenBLAS says of itself; "" of another library.
std::string openblas_text(void *library)
{
    const std::string config = answer(library, "openblas_get_config");
    const std::string core = answer(library, "openblas_get_corename");
    return config.empty() ? "" : " (" + config + ", core " + core + ")";
}

/// The version of a library of NVIDIA's, which its file's name need not tell; "" of another one.
std::string nvidia_text(void *library)
{
    for (const char *function : {"cublasGetProperty", "cusolverGetProperty"})
        if (void *const symbol = dlsym(library, function)) {
            const auto get = reinterpret_cast<int (*)(int, int *)>(symbol);
            int version[3] = {0, 0, 0};
            for (int part = 0; part < 3; ++part) // MAJOR_VERSION, MINOR_VERSION, PATCH_LEVEL
                get(part, &version[part]);
            return print(" (%d.%d.%d)", version[0], version[1], version[2]);
        }
    return "";
}

/// Versions that the library in that file tells.
std::string version_text(const std::string &path)
{
    void *const library = dlopen(path.c_str(), RTLD_NOW | RTLD_NOLOAD);
    if (!library)
        return "";
    // A function may be found in what the library needs: only the file's own name says whose answer it is.
    const std::string name = path.substr(path.rfind('/') + 1);
    const std::string text = name.compare(0, 11, "libopenblas") == 0 ? openblas_text(library)
                             : name.compare(0, 13, "libcublas.so.") == 0 || name.compare(0, 11, "libcusolver") == 0
                                 ? nvidia_text(library)
                                 : "";
    dlclose(library);
    return text;
}

} // namespace

host describe_host()
{
    host described;
    utsname names = {};
    uname(&names);
    described.name = names.nodename;
    described.system = std::string(names.sysname) + " " + names.release + " " + names.machine;
    cpu_set_t set;
    CPU_ZERO(&set);
    described.cores =
        sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : static_cast<int>(sysconf(_SC_NPROCESSORS_ONLN));
    const long cache = sysconf(_SC_LEVEL3_CACHE_SIZE);
    described.cache_bytes = cache > 0 ? cache : 0;
    std::ifstream cpuinfo("/proc/cpuinfo");
    for (std::string line; std::getline(cpuinfo, line);) {
        if (line.compare(0, 10, "model name") == 0)
            described.cpu = behind_colon(line);
        else if (line.compare(0, 7, "cpu MHz") == 0)
            described.megahertz.push_back(std::strtod(behind_colon(line).c_str(), nullptr));
    }
    std::ifstream governor("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    std::getline(governor, described.governor);
    return described;
}

std::vector<std::string> numerical_libraries()
{
    std::vector<std::string> found;
    const auto look = [](dl_phdr_info *info, std::size_t, void *data) {
        const std::string path = info->dlpi_name;
        const std::string name = path.substr(path.rfind('/') + 1);
        for (const char *part : {"blas", "lapack", "mkl", "cuda", "cusolver", "magma", "gomp", "iomp", "nvidia"})
            if (name.find(part) != std::string::npos) {
                static_cast<std::vector<std::string> *>(data)->push_back(path);
                break;
            }
        return 0;
    };
    dl_iterate_phdr(look, &found);
    for (std::string &path : found) {
        const std::string text = version_text(path);
        char *const real = realpath(path.c_str(), nullptr);
        path = (real ? real : path) + text;
        std::free(real);
    }
    return found;
}

std::string date()
{
    const std::time_t seconds = std::time(nullptr);
    std::tm utc = {};
    gmtime_r(&seconds, &utc);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text;
}

} // namespace bench
