// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A vector without gaps, for kernels that know no increments.
#ifndef BBLAS_CPU_DENSE_VECTOR_HPP
#define BBLAS_CPU_DENSE_VECTOR_HPP

#include "elements.hpp"

#include <cstddef>
#include <initializer_list>

namespace bblas {

/// The vector itself where its elements lie side by side, else a copy in workspace. T may be const.
template <class T> struct dense_vector {
    using number = std::remove_const_t<T>;

    T *data;

    /// Takes the room for a copy from `*work`. Where the vector is not `read`, the copy's contents are unspecified.
    dense_vector(T *x, std::int64_t n, std::int64_t increment, bool read, number **work)
        : data(x), original(x, n, increment), count(n)
    {
        if (increment == 1)
            return;
        number *const copy = *work;
        *work += n;
        for (std::int64_t i = 0; read && i < n; ++i)
            copy[i] = original[i];
        data = copy;
    }
    /// Copies it back.
    void store() const
    {
        if (original.increment != 1)
            for (std::int64_t i = 0; i < count; ++i)
                original[i] = data[i];
    }

  private:
    vector_view<T> original;
    std::int64_t count;
};

/// Workspace for copies of vectors with so many elements in all, or 0 where all problems have these increments and need none.
template <class T> std::size_t dense_bytes(std::int64_t length, std::initializer_list<sizes> increments)
{
    for (const sizes &increment : increments)
        if (increment.each || increment.bound != 1)
            return static_cast<std::size_t>(length) * sizeof(T);
    return 0;
}

} // namespace bblas

#endif
