// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// How an implementation reads the device that bblas_queue_create() is given.
#ifndef BBLAS_DEVICE_NUMBER_HPP
#define BBLAS_DEVICE_NUMBER_HPP

#include <cstdlib>
#include <cstring>

namespace bblas {

/// Reads NULL, the implementation's name, a number from `least` to `most`, or both as "name:4". Without one `*number` stays as it
/// is.
inline bool read_device_number(const char *device, const char *name, long least, long most, int *number)
{
    if (!device)
        return true;
    const std::size_t length = std::strlen(name);
    if (std::strncmp(device, name, length) == 0) {
        device += length;
        if (*device == '\0')
            return true;
        if (*device++ != ':')
            return false;
    }
    char *end = nullptr;
    const long value = std::strtol(device, &end, 10);
    *number = static_cast<int>(value);
    return *device >= '0' && *device <= '9' && *end == '\0' && value >= least && value <= most;
}

} // namespace bblas

#endif
