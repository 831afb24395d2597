// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What is asked about a call before it is taken over.
#ifndef BBLAS_COMPAT_REQUEST_HPP
#define BBLAS_COMPAT_REQUEST_HPP

#include "ahead.hpp"
#include "vendor.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>

namespace compat {

/// The precision of an element type of the vendor; i for integers.
template <class V>
inline constexpr char letter_of = std::is_same_v<V, float>             ? 's'
                                  : std::is_same_v<V, double>          ? 'd'
                                  : std::is_same_v<V, cuComplex>       ? 'c'
                                  : std::is_same_v<V, cuDoubleComplex> ? 'z'
                                                                       : 'i';

/// What the vendor specifies of a result; the rest may differ. Of a QR factorization R is specified, and Q, both but for a phase
/// of each row of R: the reflectors lie below R, and their scalars are the next result. Of an LU factorization it is the product
/// of the factors, with its rows where the pivots, the next result, have brought them from: which pivots are chosen is not, nor
/// what follows from that.
enum class part { all, none, lower, upper, qr, lu };

/// Something that a call writes: a matrix of `rows` x `cols` elements for each problem, all on the device.
struct result {
    char type; ///< as letter_of
    const void *const *pointers;
    void *base;          ///< without pointers
    std::int64_t stride; ///< in elements
    std::int64_t rows;
    std::int64_t cols;
    std::int64_t ld;
    part specified;
};

/// A call: where it would run, how large it is, what it writes, and why it stays the vendor's.
class request {
  public:
    /// Handles that the vendor does not take are left to it. `size` is what the log shows: up to three numbers.
    request(cublasHandle_t handle, std::initializer_list<std::int64_t> size, std::int64_t batch_count);
    request(cusolverDnHandle_t handle, std::initializer_list<std::int64_t> size, std::int64_t batch_count);

    /// The call is the vendor's unless that holds.
    request &needs(bool condition, const char *otherwise);
    /// Integers of the 64-bit interface fit into 32 bits.
    request &needs_small(std::initializer_list<std::int64_t> integers);
    /// Scalars are on the host, and the arithmetic is that of the element type.
    request &needs_plain_arithmetic(cublasHandle_t handle, char type);
    /// The greatest size, or another, is an order at which this library was measured to be ahead, unless all calls are asked for.
    request &needs_order(const orders &ahead);
    request &needs_order(const orders &ahead, std::int64_t order);

    template <class V>
    request &writes(V *const *pointers, std::int64_t rows, std::int64_t cols, std::int64_t ld, part specified = part::all)
    {
        return writes({letter_of<V>, reinterpret_cast<const void *const *>(pointers), nullptr, 0, rows, cols, ld, specified});
    }
    template <class V>
    request &writes(V *base, std::int64_t stride, std::int64_t rows, std::int64_t cols, std::int64_t ld,
                    part specified = part::all)
    {
        return writes({letter_of<V>, nullptr, base, stride, rows, cols, ld, specified});
    }

    /// An info for each problem, or NULL.
    request &writes_info(int *info)
    {
        info_index = info ? result_count : -1;
        return info ? writes(info, 1, 1, 1, 1) : *this;
    }

    cudaStream_t stream = nullptr;
    const char *refusal = nullptr; ///< why it stays the vendor's
    std::array<std::int64_t, 3> size{-1, -1, -1};
    std::int64_t batch_count;
    std::array<result, 4> results{}; ///< everything that is written, and some of it twice where a part is specified
    int result_count = 0;
    int info_index = -1; ///< of the results

  private:
    request(std::initializer_list<std::int64_t> of_size, std::int64_t of_batch);
    request &writes(const result &written);
};

} // namespace compat

#endif
