/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * The text behind bblas_last_error(). error.c is linked into libbblas.so and into every implementation of this project; each
 * library has a text of its own for every thread. */
#ifndef BBLAS_SRC_ERROR_H
#define BBLAS_SRC_ERROR_H

#ifdef __cplusplus
extern "C" {
#endif

enum { BBLAS_MESSAGE_SIZE = 2048 };

/** A text that is cut when it does not fit. */
struct bblas_message {
    char text[BBLAS_MESSAGE_SIZE];
};

/** Appends to a message, which may be told before it is known whether the call fails. */
void bblas_message_append(struct bblas_message *message, const char *format, ...) __attribute__((format(printf, 2, 3)));

/** Makes the formatted line the calling thread's bblas_last_error(), and returns `status`. */
int bblas_fail(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/** Fails because the position-th argument of `function` is NULL. Returns -position. */
int bblas_refuse_null(const char *function, int position, const char *argument);

#ifdef __cplusplus
}
#endif

#endif
