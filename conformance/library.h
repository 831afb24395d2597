/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * The library under test: opened at run time, known by the symbols of the standard alone. */
#ifndef CONFORMANCE_LIBRARY_H
#define CONFORMANCE_LIBRARY_H

#include <bblas.h>
#include <routine.h>

/** The services of bblas.h. */
struct services {
    __typeof__(&bblas_version) version;
    __typeof__(&bblas_status_string) status_string;
    __typeof__(&bblas_last_error) last_error;
    __typeof__(&bblas_queue_create) queue_create;
    __typeof__(&bblas_queue_adopt) queue_adopt;
    __typeof__(&bblas_queue_destroy) queue_destroy;
    __typeof__(&bblas_queue_synchronize) queue_synchronize;
    __typeof__(&bblas_queue_name) queue_name;
    __typeof__(&bblas_malloc) malloc;
    __typeof__(&bblas_free) free;
    __typeof__(&bblas_upload) upload;
    __typeof__(&bblas_download) download;
    __typeof__(&bblas_set_pointers) set_pointers;
    __typeof__(&bblas_workspace_query_begin) workspace_query_begin;
    __typeof__(&bblas_workspace_query_end) workspace_query_end;
    __typeof__(&bblas_queue_set_workspace) queue_set_workspace;
};

struct library {
    void *handle;
    bool is_loader;     /**< it is libbblas.so, which must have every symbol (rule B2) */
    const char *device; /**< for queue_create */
    struct services call;
};

/** Opens `path`, or libbblas.so when it is NULL. Prints one line to stderr and returns false on failure. */
bool library_open(struct library *library, const char *path, const char *device);

/** The routine's entry in a form; NULL where the library lacks it. */
bblas_function library_routine(const struct library *library, const struct bblas_routine *routine, enum bblas_form form);

#endif
