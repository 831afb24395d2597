/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "implementation.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static const struct bblas_table_entry services[] = {
#define ENTRY(name) {"bblas_" #name, offsetof(struct bblas_services, name)},
    BBLAS_SERVICES(ENTRY)
#undef ENTRY
};
static const size_t n_services = sizeof services / sizeof *services;

_Static_assert(sizeof(void *) == sizeof(void (*)(void)), "dlsym() can give functions, as POSIX demands");

static pthread_mutex_t opening = PTHREAD_MUTEX_INITIALIZER;
static const struct bblas_implementation *newest; /* guarded by `opening` */

/* Where libbblas.so lies in memory and on disk. */
static Dl_info loader(void)
{
    static const char here;
    Dl_info info = {0};
    (void)dladdr(&here, &info);
    return info;
}

const char *bblas_implementation_loader_path(void)
{
    return loader().dli_fname;
}

/* Stores the address of each entry's symbol in `table`. Returns the first symbol that is missing, NULL if none is. */
static const char *fill(void *const table, void *const handle, const struct bblas_table_entry *const entries, const size_t n)
{
    const void *const self = loader().dli_fbase;
    const char *missing = NULL;
    for (size_t i = 0; i < n; i++) {
        void *address = dlsym(handle, entries[i].symbol);
        /* dlsym() also looks into what the library depends on. Were that libbblas.so, the forwarder would call itself. */
        Dl_info owner = {0};
        if (address != NULL && dladdr(address, &owner) != 0 && owner.dli_fbase == self)
            address = NULL;
        if (address == NULL && missing == NULL)
            missing = entries[i].symbol;
        memcpy((char *)table + entries[i].offset, &address, sizeof address);
    }
    return missing;
}

static const struct bblas_implementation *find(const void *const handle)
{
    const struct bblas_implementation *at = newest;
    while (at != NULL && at->handle != handle)
        at = at->next;
    return at;
}

/* Appends a failure of dlopen(), whose text mostly starts with the file, but not when a dependency is missing. */
static void append_dlerror(struct bblas_message *const reason, const char *const file)
{
    const char *const text = dlerror();
    const size_t length = strlen(file);
    const char *const why = text != NULL ? text : "cannot be opened";
    const bool named = strncmp(why, file, length) == 0 && why[length] == ':';
    bblas_message_append(reason, "%s%s%s", named ? "" : file, named ? "" : ": ", why);
}

/* Adds the library behind `handle` to the list. */
static int add(const char *const file, void *const handle, const struct bblas_implementation **const implementation,
               struct bblas_message *const reason)
{
    struct bblas_implementation *const added = calloc(1, sizeof *added);
    if (added == NULL) {
        bblas_message_append(reason, "%s: out of host memory", file);
        return BBLAS_OUT_OF_MEMORY;
    }
    const char *const missing = fill(&added->services, handle, services, n_services);
    if (missing != NULL) {
        bblas_message_append(reason, "%s: does not export %s", file, missing);
        free(added);
        return BBLAS_UNKNOWN_DEVICE;
    }
    int major = -1;
    int minor = -1;
    added->services.version(&major, &minor, NULL);
    if (major != BBLAS_VERSION_MAJOR) {
        bblas_message_append(reason, "%s: implements version %d.%d of the interface, and version %d.%d is needed", file, major,
                             minor, BBLAS_VERSION_MAJOR, BBLAS_VERSION_MINOR);
        free(added);
        return BBLAS_UNKNOWN_DEVICE;
    }
    (void)fill(&added->table, handle, bblas_table_entries, bblas_table_size);

    struct link_map *map = NULL;
    added->path = dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 ? map->l_name : "?";
    added->handle = handle;
    added->next = newest;
    newest = added;
    *implementation = added;
    return BBLAS_SUCCESS;
}

int bblas_implementation_open(const char *const file, const struct bblas_implementation **const implementation,
                              struct bblas_message *const reason)
{
    /* NODELETE: nobody can tell whether a library's threads, exit handlers and thread-local destructors are gone (OpenMP, CUDA).
     * Outside of the mutex: a constructor in the library may itself create queues. */
    void *const handle = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (handle == NULL) {
        append_dlerror(reason, file);
        return BBLAS_UNKNOWN_DEVICE;
    }
    pthread_mutex_lock(&opening);
    /* One library has one handle, whatever the paths that lead to it. */
    *implementation = find(handle);
    const bool known = *implementation != NULL;
    const int status = known ? BBLAS_SUCCESS : add(file, handle, implementation, reason);
    pthread_mutex_unlock(&opening);
    if (known || status != BBLAS_SUCCESS)
        (void)dlclose(handle);
    return status;
}

const char *bblas_implementation_message(const struct bblas_implementation *const implementation, const int status)
{
    const char *const text = implementation->services.last_error();
    return text != NULL && *text != '\0' ? text : implementation->services.status_string(status);
}
