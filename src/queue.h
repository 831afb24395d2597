/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * What a queue of libbblas.so is: an implementation and its queue. */
#ifndef BBLAS_SRC_QUEUE_H
#define BBLAS_SRC_QUEUE_H

#include "implementation.h"

struct bblas_queue {
    const struct bblas_implementation *implementation;
    bblas_queue_t native; /**< the implementation's; only it knows what that points to */
};

#endif
