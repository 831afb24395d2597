/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "device.h"

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TEXT(number) #number
#define EXPANDED_TEXT(number) TEXT(number)

/* The soname's ending comes first: it tells ABI versions apart. Build trees and other people's libraries may have only the plain
 * one. */
static const char *const endings[] = {"." EXPANDED_TEXT(BBLAS_VERSION_MAJOR), ""};
enum { N_ENDINGS = sizeof endings / sizeof *endings };

/* Of a name: no file system cuts it, and messages stay readable. */
enum { LONGEST_NAME = 64 };

/* Writes the path of the library for `name` in the directory of `length` characters. False if there is none. */
static bool exists(char file[static PATH_MAX], const char *const directory, const size_t length, const char *const name)
{
    if (length == 0 || length >= PATH_MAX)
        return false;
    for (int i = 0; i < N_ENDINGS; i++) {
        const int written = snprintf(file, PATH_MAX, "%.*s/libbblas_%s.so%s", (int)length, directory, name, endings[i]);
        if (written > 0 && written < PATH_MAX && access(file, F_OK) == 0)
            return true;
    }
    return false;
}

/* Opens by name. What exists but cannot be opened ends the search: to pass over it would hide the fault. */
static int open_name(const char *const name, const struct bblas_implementation **const implementation,
                     struct bblas_message *const reason)
{
    char file[PATH_MAX];

    const char *const loader = bblas_implementation_loader_path();
    const char *const slash = loader != NULL ? strrchr(loader, '/') : NULL;
    const size_t folder = slash != NULL ? (size_t)(slash - loader) : 0;
    if (exists(file, loader, folder, name))
        return bblas_implementation_open(file, implementation, reason);

    const char *const environment = secure_getenv("BBLAS_PATH");
    const char *const directories = environment != NULL ? environment : "";
    for (const char *at = directories; *at != '\0';) {
        const size_t length = strcspn(at, ":");
        if (exists(file, at, length, name))
            return bblas_implementation_open(file, implementation, reason);
        at += length + (at[length] == ':');
    }

    bblas_message_append(reason, "no libbblas_%s.so beside %s", name, loader != NULL ? loader : "libbblas.so");
    if (*directories != '\0')
        bblas_message_append(reason, ", nor in BBLAS_PATH %.256s", directories);
    int status = BBLAS_UNKNOWN_DEVICE;
    for (int i = 0; i < N_ENDINGS && status != BBLAS_SUCCESS; i++) {
        bblas_message_append(reason, ", and ");
        (void)snprintf(file, sizeof file, "libbblas_%.*s.so%s", LONGEST_NAME, name, endings[i]);
        status = bblas_implementation_open(file, implementation, reason);
    }
    return status;
}

int bblas_device_open(const char *const device, const struct bblas_implementation **const implementation,
                      const char **const suffix, struct bblas_message *const reason)
{
    /* The suffix starts behind the last colon that has something behind it, and that is not part of a folder's name. */
    const char *const slash = strrchr(device, '/');
    const char *const file = slash != NULL ? slash + 1 : device;
    const char *const colon = *file != '\0' ? memrchr(file, ':', strlen(file) - 1) : NULL;
    const size_t length = colon != NULL ? (size_t)(colon - device) : strlen(device);
    *suffix = colon != NULL ? colon + 1 : NULL;

    char stem[PATH_MAX];
    if (length >= sizeof stem) {
        bblas_message_append(reason, "longer than a path can be");
        return BBLAS_UNKNOWN_DEVICE;
    }
    memcpy(stem, device, length);
    stem[length] = '\0';
    if (slash != NULL)
        return bblas_implementation_open(stem, implementation, reason);

    if (length == 0 || length > LONGEST_NAME || strspn(stem, "abcdefghijklmnopqrstuvwxyz0123456789_") != length) {
        bblas_message_append(reason, "a name consists of 1 to %d of a-z, 0-9 and _, and a path contains a /", LONGEST_NAME);
        return BBLAS_UNKNOWN_DEVICE;
    }
    return open_name(stem, implementation, reason);
}
