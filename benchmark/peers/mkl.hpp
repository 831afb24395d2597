// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Intel's MKL, which is found at run time: nothing of it is needed to build.
#ifndef BENCHMARK_PEERS_MKL_HPP
#define BENCHMARK_PEERS_MKL_HPP

#include <batch.hpp>
#include <queue.hpp>

#include <cstring>

namespace bblas::mkl {

/// The address of MKL's function of that name; NULL where this version has none. bblas::check_host() has opened the library.
void *address(const char *name);

/// The function of type F for precision T; the letter stands where the name has a question mark.
template <class T, class F> F *find(const char *name)
{
    char text[64];
    std::strncpy(text, name, sizeof text - 1);
    text[sizeof text - 1] = '\0';
    if (char *const mark = std::strchr(text, '?'))
        *mark = for_type<T>('s', 'd', 'c', 'z');
    F *function = nullptr;
    void *const symbol = address(text);
    std::memcpy(&function, &symbol, sizeof function);
    return function;
}

/// How most of its calls take a scalar.
template <class T> using scalar_t = std::conditional_t<is_complex<T>, const T *, T>;
template <class T> scalar_t<T> scalar(const T &value)
{
    if constexpr (is_complex<T>)
        return &value;
    else
        return value;
}

/// Threads that MKL's batched calls take, while it lives.
class threads {
  public:
    explicit threads(bblas_queue_t queue);
    ~threads();
    threads(const threads &) = delete;
    threads &operator=(const threads &) = delete;

  private:
    int before_;
};

} // namespace bblas::mkl

#endif
