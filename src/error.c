/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "error.h"

#include "bblas.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static _Thread_local struct bblas_message last_error;

void bblas_message_append(struct bblas_message *const message, const char *const format, ...)
{
    const size_t length = strlen(message->text);
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(message->text + length, sizeof message->text - length, format, arguments);
    va_end(arguments);
}

int bblas_fail(const int status, const char *const format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(last_error.text, sizeof last_error.text, format, arguments);
    va_end(arguments);
    return status;
}

int bblas_refuse_null(const char *const function, const int position, const char *const argument)
{
    return bblas_fail(-position, "%s: argument %d: %s must not be NULL", function, position, argument);
}

const char *bblas_last_error(void)
{
    return last_error.text;
}
