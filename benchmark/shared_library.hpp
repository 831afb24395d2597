// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A library of the system that may be missing, opened at run time.
#ifndef BENCHMARK_SHARED_LIBRARY_HPP
#define BENCHMARK_SHARED_LIBRARY_HPP

#include "refusal.hpp"

#include <cstring>
#include <dlfcn.h>
#include <string>

namespace bench {

/// Stays open until the process ends, as drivers want it.
class shared_library {
  public:
    /// What is not there is a refusal.
    explicit shared_library(const char *file) : file_(file), handle_(dlopen(file, RTLD_NOW | RTLD_LOCAL))
    {
        if (!handle_)
            throw refusal(dlerror());
    }

    /// A symbol that becomes the function pointer it is assigned to.
    struct symbol {
        void *address;
        template <class Function> operator Function *() const
        {
            Function *function;
            std::memcpy(&function, &address, sizeof function);
            return function;
        }
    };

    symbol function(const char *name) const
    {
        void *const address = dlsym(handle_, name);
        if (!address)
            throw refusal(std::string(file_) + " has no " + name);
        return {address};
    }

  private:
    const char *file_;
    void *handle_;
};

} // namespace bench

#endif
