/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from tools/generator/tables.py by tools/generate.py; do not edit. */
/** @file
 * The calls of bblas.h that are no routines, which every implementation exports. */
#ifndef BBLAS_SERVICES_H
#define BBLAS_SERVICES_H

#include <bblas.h>

/** Their addresses. Members are named after the calls, less the prefix. */
struct bblas_services {
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

/** The same list: BBLAS_SERVICES(X) is X(version) X(status_string) ... */
#define BBLAS_SERVICES(X) \
    X(version) \
    X(status_string) \
    X(last_error) \
    X(queue_create) \
    X(queue_adopt) \
    X(queue_destroy) \
    X(queue_synchronize) \
    X(queue_name) \
    X(malloc) \
    X(free) \
    X(upload) \
    X(download) \
    X(set_pointers) \
    X(workspace_query_begin) \
    X(workspace_query_end) \
    X(queue_set_workspace)

#endif
