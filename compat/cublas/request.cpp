// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "request.hpp"

#include "settings.hpp"

#include <algorithm>
#include <climits>

namespace compat {

request::request(std::initializer_list<std::int64_t> of_size, std::int64_t of_batch) : batch_count(of_batch)
{
    std::copy(of_size.begin(), of_size.end(), size.begin());
    needs(environment().takes_over != extent::none, "BBLAS_COMPAT=off");
}

request::request(cublasHandle_t handle, std::initializer_list<std::int64_t> of_size, std::int64_t of_batch)
    : request(of_size, of_batch)
{
    const auto &get_stream = VENDOR(cublasGetStream_v2);
    needs(get_stream.function && get_stream.function(handle, &stream) == CUBLAS_STATUS_SUCCESS, "the handle is not valid");
}

request::request(cusolverDnHandle_t handle, std::initializer_list<std::int64_t> of_size, std::int64_t of_batch)
    : request(of_size, of_batch)
{
    const auto &get_stream = VENDOR(cusolverDnGetStream);
    needs(get_stream.function && get_stream.function(handle, &stream) == CUSOLVER_STATUS_SUCCESS, "the handle is not valid");
}

request &request::needs(bool condition, const char *otherwise)
{
    if (!condition && !refusal)
        refusal = otherwise;
    return *this;
}

request &request::needs_small(std::initializer_list<std::int64_t> integers)
{
    const auto is_small = [](std::int64_t value) { return value >= INT_MIN && value <= INT_MAX; };
    return needs(std::all_of(integers.begin(), integers.end(), is_small), "a size of more than 32 bits");
}

request &request::needs_plain_arithmetic(cublasHandle_t handle, char type)
{
    if (refusal)
        return *this;
    cublasPointerMode_t pointers = CUBLAS_POINTER_MODE_DEVICE;
    cublasMath_t math = CUBLAS_DEFAULT_MATH;
    const auto &get_pointer_mode = VENDOR(cublasGetPointerMode_v2);
    const auto &get_math_mode = VENDOR(cublasGetMathMode);
    if (!get_pointer_mode.function || get_pointer_mode.function(handle, &pointers) != CUBLAS_STATUS_SUCCESS ||
        !get_math_mode.function || get_math_mode.function(handle, &math) != CUBLAS_STATUS_SUCCESS)
        return needs(false, "the handle is not valid");
    needs(pointers == CUBLAS_POINTER_MODE_HOST, "scalars on the device");

    // Below are flags, which ask for no less than the plain arithmetic. Emulation is asked for by the environment, too.
    const int mode = math & 0xf;
    const bool is_single = type == 's' || type == 'c';
    const bool is_emulated = is_single ? environment().emulates_single : environment().emulates_double;
    const bool is_plain =
        mode == CUBLAS_DEFAULT_MATH || mode == CUBLAS_PEDANTIC_MATH ||
        (!is_single && (mode == CUBLAS_TENSOR_OP_MATH || mode == CUBLAS_TF32_TENSOR_OP_MATH)); // these are of single precision
    return needs(is_plain && !is_emulated, "a math mode with less, or emulated, precision");
}

request &request::needs_order(const orders &ahead)
{
    return needs_order(ahead, *std::max_element(size.begin(), size.end()));
}

request &request::needs_order(const orders &ahead, std::int64_t order)
{
    return needs(environment().takes_over == extent::all || ahead.have(order), "no gain was measured at this size");
}

request &request::writes(const result &written)
{
    results[static_cast<std::size_t>(result_count++)] = written;
    return *this;
}

} // namespace compat
