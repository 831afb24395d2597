/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* A program that links to nothing, and finds libbblas.so at run time. Usage: dlopen <path of libbblas.so> */
#include <bblas.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static void *library;

/* Stores the function's address in the pointer at `function`. */
static void find(const char *symbol, void *function)
{
    void *const address = dlsym(library, symbol);
    memcpy(function, &address, sizeof address);
}

int main(int argc, char **argv)
{
    library = argc > 1 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL;
    if (library == NULL) {
        fprintf(stderr, "%s\n", argc > 1 ? dlerror() : "usage: dlopen <path>");
        return 1;
    }
    __typeof__(&bblas_queue_create) create;
    __typeof__(&bblas_queue_destroy) destroy;
    __typeof__(&bblas_last_error) last_error;
    __typeof__(&bblas_dscal_strided_batched) scale;
    find("bblas_queue_create", &create);
    find("bblas_queue_destroy", &destroy);
    find("bblas_last_error", &last_error);
    find("bblas_dscal_strided_batched", &scale);

    const double alpha = 3;
    double x[4] = {1, 2, 3, 4};
    bblas_queue_t queue;
    if (create("reference", &queue) != 0 || scale(2, &alpha, x, 1, 2, NULL, 2, queue) != 0 || destroy(queue) != 0) {
        fprintf(stderr, "%s\n", last_error());
        return 1;
    }
    printf("%g %g %g %g\n", x[0], x[1], x[2], x[3]);
    return dlclose(library);
}
