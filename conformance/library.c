/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static bblas_function find(void *handle, const char *symbol)
{
    /* POSIX lets a void * from dlsym hold a function; C has no cast for it. */
    void *const address = dlsym(handle, symbol);
    bblas_function function;
    memcpy(&function, &address, sizeof function);
    return function;
}

static bool find_services(struct library *library, const char *path)
{
    const struct {
        const char *symbol;
        bblas_function *slot;
    } services[] = {
#define ENTRY(name) {"bblas_" #name, (bblas_function *)&library->call.name},
        BBLAS_SERVICES(ENTRY)
#undef ENTRY
    };
    for (size_t i = 0; i < sizeof services / sizeof services[0]; ++i) {
        *services[i].slot = find(library->handle, services[i].symbol);
        if (!*services[i].slot) {
            fprintf(stderr, "bblas-conformance: %s lacks %s\n", path, services[i].symbol);
            return false;
        }
    }
    return true;
}

bool library_open(struct library *library, const char *path, const char *device)
{
    library->device = device;
    library->is_loader = !path;
    library->handle = path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : dlopen("libbblas.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library->handle) {
        fprintf(stderr, "bblas-conformance: %s\n", dlerror());
        return false;
    }
    return find_services(library, path ? path : "libbblas.so.0");
}

bblas_function library_routine(const struct library *library, const struct bblas_routine *routine, enum bblas_form form)
{
    return find(library->handle, routine->symbols[form]);
}
