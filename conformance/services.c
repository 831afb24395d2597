/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* The calls of bblas.h that are no routines. */

#include "suite.h"

#include <bblas.h>
#include <string.h>

static void check_version(const struct library *library, struct record *record)
{
    int major = -1;
    int minor = -1;
    int patch = -1;
    library->call.version(&major, &minor, &patch);
    expect(record, RULE_M1, major == BBLAS_VERSION_MAJOR && minor >= 0 && patch >= 0, "version is %d.%d.%d", major, minor, patch);
    library->call.version(NULL, NULL, NULL);
}

static void check_status_strings(const struct library *library, struct record *record)
{
    for (int code = -40; code <= 40; ++code) {
        const char *text = library->call.status_string(code);
        expect(record, RULE_E1, text && *text && !strchr(text, '\n'), "status %d has no line of text", code);
    }
    char success[256] = "";
    strncpy(success, library->call.status_string(BBLAS_SUCCESS), sizeof success - 1);
    expect(record, RULE_E1, strcmp(success, library->call.status_string(BBLAS_OUT_OF_MEMORY)) != 0,
           "success and failure read alike");
}

static void check_queues(const struct library *library, struct record *record)
{
    const struct bblas_services *call = &library->call;
    bblas_queue_t queue = NULL;
    expect(record, RULE_M1, call->queue_create(library->device, NULL) == -2, "queue_create with a NULL queue");
    const int unknown = call->queue_create("no-such-device", &queue);
    expect(record, RULE_M1, unknown == BBLAS_UNKNOWN_DEVICE && queue == NULL, "an unknown device gave %d", unknown);
    expect(record, RULE_M1, *call->last_error() != '\0', "no message for an unknown device");
    expect(record, RULE_M1, call->queue_destroy(NULL) == BBLAS_SUCCESS, "queue_destroy(NULL)");
    expect(record, RULE_M1, call->queue_name(NULL) && !*call->queue_name(NULL), "queue_name(NULL) is not empty");
    expect(record, RULE_M1, call->queue_synchronize(NULL) == -1, "queue_synchronize(NULL)");

    bblas_queue_t queues[3] = {NULL, NULL, NULL};
    for (int i = 0; i < 3; ++i)
        if (!expect(record, RULE_M1, call->queue_create(library->device, &queues[i]) == BBLAS_SUCCESS && queues[i],
                    "queue %d: %s", i, call->last_error()))
            return;
    expect(record, RULE_M1, *call->queue_name(queues[0]) != '\0', "the queue has no name");
    for (int i = 0; i < 3; ++i)
        expect(record, RULE_M1, call->queue_destroy(queues[i]) == BBLAS_SUCCESS, "queue_destroy: %s", call->last_error());
}

static void check_memory(const struct library *library, struct record *record)
{
    const struct bblas_services *call = &library->call;
    bblas_queue_t queue = NULL;
    if (!expect(record, RULE_M1, call->queue_create(library->device, &queue) == BBLAS_SUCCESS, "queue_create: %s",
                call->last_error()))
        return;
    enum { BYTES = 100000 };
    static char sent[BYTES];
    static char received[BYTES];
    for (int i = 0; i < BYTES; ++i)
        sent[i] = (char)(i * 7 + i / 251);
    void *memory = sent;
    expect(record, RULE_M2, call->malloc(&memory, 0, queue) == BBLAS_SUCCESS && memory == NULL, "malloc of 0 bytes");
    expect(record, RULE_M2, call->malloc(NULL, 8, queue) == -1, "malloc into NULL");
    expect(record, RULE_M2, call->malloc(&memory, SIZE_MAX / 4, queue) == BBLAS_OUT_OF_MEMORY && memory == NULL,
           "an absurd malloc");
    expect(record, RULE_M2, call->malloc(&memory, BYTES, queue) == BBLAS_SUCCESS && memory && (uintptr_t)memory % 256 == 0,
           "malloc: %p", memory);
    expect(record, RULE_M2, call->upload(memory, sent, BYTES, queue) == BBLAS_SUCCESS, "upload: %s", call->last_error());
    expect(record, RULE_M2, call->download(received, memory, BYTES, queue) == BBLAS_SUCCESS, "download: %s", call->last_error());
    expect(record, RULE_M2, memcmp(sent, received, BYTES) == 0, "what came back is not what was sent");
    expect(record, RULE_M2, call->upload(NULL, sent, 1, queue) == -1 && call->upload(memory, NULL, 1, queue) == -2,
           "upload with NULL");
    expect(record, RULE_M2, call->download(NULL, memory, 1, queue) == -1 && call->download(received, NULL, 1, queue) == -2,
           "download with NULL");
    expect(record, RULE_M2, call->free(memory, queue) == BBLAS_SUCCESS && call->free(NULL, queue) == BBLAS_SUCCESS, "free: %s",
           call->last_error());
    expect(record, RULE_M2, call->malloc(&memory, 8, NULL) == -3, "malloc without a queue");
    call->queue_destroy(queue);
}

static void check_set_pointers(const struct library *library, struct record *record)
{
    const struct bblas_services *call = &library->call;
    bblas_queue_t queue = NULL;
    if (!expect(record, RULE_M1, call->queue_create(library->device, &queue) == BBLAS_SUCCESS, "queue_create: %s",
                call->last_error()))
        return;
    enum { COUNT = 70000 };
    static char *pointers[COUNT];
    void *memory = NULL;
    char *const base = (char *)(uintptr_t)0x100000000;
    expect(record, RULE_M2, call->malloc(&memory, sizeof pointers, queue) == BBLAS_SUCCESS, "malloc: %s", call->last_error());
    static const int64_t strides[] = {0, 17, -3, (int64_t)1 << 31};
    for (size_t s = 0; s < sizeof strides / sizeof strides[0]; ++s) {
        const int status = call->set_pointers(memory, base, 16, strides[s], COUNT, queue);
        expect(record, RULE_M2, status == BBLAS_SUCCESS, "set_pointers: %s", call->last_error());
        call->download(pointers, memory, sizeof pointers, queue);
        int64_t wrong = 0;
        for (int64_t i = 0; i < COUNT; ++i)
            wrong += (uintptr_t)pointers[i] != (uintptr_t)base + (uintptr_t)(i * strides[s] * 16);
        expect(record, RULE_N4, wrong == 0, "%lld pointers are wrong with stride %lld", (long long)wrong, (long long)strides[s]);
    }
    expect(record, RULE_M2, call->set_pointers(memory, base, 16, 1, 0, queue) == BBLAS_SUCCESS, "set_pointers of none");
    expect(record, RULE_M2, call->set_pointers(memory, base, 16, 1, -1, queue) == -5, "set_pointers of -1");
    call->free(memory, queue);
    call->queue_destroy(queue);
}

static void check_workspace(const struct library *library, struct record *record)
{
    const struct bblas_services *call = &library->call;
    bblas_queue_t queue = NULL;
    if (!expect(record, RULE_M1, call->queue_create(library->device, &queue) == BBLAS_SUCCESS, "queue_create: %s",
                call->last_error()))
        return;
    size_t bytes = 1;
    expect(record, RULE_M5, call->workspace_query_begin(queue) == BBLAS_SUCCESS, "query_begin: %s", call->last_error());
    expect(record, RULE_M5, call->workspace_query_end(queue, &bytes) == BBLAS_SUCCESS && bytes == 0,
           "an empty query gave %zu bytes", bytes);
    expect(record, RULE_M5, call->queue_set_workspace(queue, NULL, 0) == BBLAS_SUCCESS, "set_workspace(NULL, 0): %s",
           call->last_error());
    expect(record, RULE_M5, call->queue_set_workspace(NULL, NULL, 0) == -1, "set_workspace without a queue");
    expect(record, RULE_M5, call->workspace_query_begin(NULL) == -1, "query_begin without a queue");
    expect(record, RULE_M5, call->workspace_query_end(queue, NULL) == -2, "query_end into NULL");
    call->queue_destroy(queue);
}

const struct service_check service_checks[] = {
    {"version", check_version}, {"status-strings", check_status_strings}, {"queues", check_queues},
    {"memory", check_memory},   {"set-pointers", check_set_pointers},     {"workspace", check_workspace},
};
const size_t service_check_count = sizeof service_checks / sizeof service_checks[0];
