// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "device.hpp"

#include "refusal.hpp"

#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>
#include <link.h>
#include <utility>

namespace bench {

namespace {

/// Path of the loaded library whose file is called like `stem`, or lies at `stem`.
std::string loaded_library(const std::string &stem)
{
    std::pair<const std::string &, std::string> search{stem, ""};
    const auto look = [](dl_phdr_info *info, std::size_t, void *data) {
        auto *const found = static_cast<std::pair<const std::string &, std::string> *>(data);
        const std::string path = info->dlpi_name;
        const std::size_t slash = path.rfind('/');
        const bool is_path = found->first.find('/') != std::string::npos;
        const std::string name = is_path || slash == std::string::npos ? path : path.substr(slash + 1);
        if (name.compare(0, found->first.size(), found->first) == 0)
            found->second = path;
        return 0;
    };
    dl_iterate_phdr(look, &search);
    return search.second;
}

} // namespace

void require(int status)
{
    if (status == BBLAS_SUCCESS)
        return;
    const std::string message = bblas_last_error();
    throw device_failure(message.empty() ? bblas_status_string(status) : message);
}

device::device(const std::string &name) : name_(name)
{
    bblas_queue_t created = nullptr;
    if (bblas_queue_create(name.c_str(), &created) != BBLAS_SUCCESS)
        throw refusal(bblas_last_error());
    queue_.reset(created);
    description_ = bblas_queue_name(created);
    adopt_stream();
    find_library();
}

void device::adopt_stream()
{
    bblas_queue_t adopted = nullptr;
    if (bblas_queue_adopt(name_.c_str(), nullptr, &adopted) != BBLAS_SUCCESS) // NULL is CUDA's default stream
        return;
    bblas_queue_destroy(adopted);
    // The device's name tells its number: "cuda:0 NVIDIA H200".
    const std::size_t colon = description_.find(':');
    if (colon == std::string::npos)
        throw refusal(name_ + ": the device \"" + description_ + "\" does not tell its number");
    stream_ = std::make_unique<cuda_stream>(std::atoi(description_.c_str() + colon + 1));
    if (bblas_queue_adopt(name_.c_str(), stream_->handle(), &adopted) != BBLAS_SUCCESS)
        throw refusal(bblas_last_error());
    queue_.reset(adopted);
}

void device::find_library()
{
    const std::size_t slash = name_.rfind('/');
    const std::size_t colon = name_.find(':', slash == std::string::npos ? 0 : slash);
    const std::string stem = name_.substr(0, colon);
    library_ = loaded_library(slash == std::string::npos ? "libbblas_" + stem + ".so" : stem);
    void *const handle = library_.empty() ? nullptr : dlopen(library_.c_str(), RTLD_NOW | RTLD_NOLOAD);
    void *const symbol = handle ? dlsym(handle, "bblas_version") : nullptr;
    if (symbol) {
        int version[3] = {0, 0, 0};
        reinterpret_cast<decltype(&bblas_version)>(symbol)(&version[0], &version[1], &version[2]);
        version_ = print("%d.%d.%d", version[0], version[1], version[2]);
    }
    if (handle)
        dlclose(handle);
}

void device::synchronize() const
{
    require(bblas_queue_synchronize(queue()));
}

void device::upload(void *to, const void *from, std::size_t bytes) const
{
    require(bblas_upload(to, from, bytes, queue()));
}

void device::download(void *to, const void *from, std::size_t bytes) const
{
    require(bblas_download(to, from, bytes, queue()));
}

void device::copy(void *to, const void *from, std::size_t bytes) const
{
    if (stream_ && bytes > 0)
        stream_->copy(to, from, bytes);
    else if (!stream_)
        upload(to, from, bytes); // which is the same on a host
}

device_memory::device_memory(const device &owner, std::size_t bytes) : owner_(&owner)
{
    require(bblas_malloc(&data_, bytes, owner.queue()));
}

device_memory::~device_memory()
{
    if (data_)
        bblas_free(data_, owner_->queue());
}

void device_memory::repeat(std::size_t unit, std::size_t bytes) const
{
    // Each copy is as large as all before it together.
    for (std::size_t done = unit; done > 0 && done < bytes; done *= 2)
        owner_->copy(data() + done, data(), std::min(done, bytes - done));
}

device_memory::device_memory(device_memory &&other) noexcept
    : owner_(std::exchange(other.owner_, nullptr)), data_(std::exchange(other.data_, nullptr))
{
}

device_memory &device_memory::operator=(device_memory &&other) noexcept
{
    std::swap(owner_, other.owner_);
    std::swap(data_, other.data_);
    return *this;
}

} // namespace bench
