// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "queue.hpp"

const char *const bblas::cuda_device_name = "cuda";
