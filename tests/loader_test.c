/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* libbblas.so against implementations that work, that do not, and that are none. The environment variable BBLAS_TEST_DIR names
 * the folder of what fake_implementation.c gives. */
#include "bblas.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

/* A folder in which the fakes get the names of real implementations. Every test has its own, since a library that has been opened
 * under a path stays what the path means until the process ends. */
static char folder[256];
static const char *const names[] = {"cuda", "cpu", "reference", "renamed", "versioned", "broken"};
enum { N_NAMES = sizeof names / sizeof *names };

static const char *fakes(void)
{
    const char *const path = getenv("BBLAS_TEST_DIR");
    return path != NULL ? path : ".";
}

/* Path of a fake, with an optional suffix: "good", ":1". Valid until the next call of the thread. */
static const char *fake(const char *const name, const char *const suffix)
{
    static _Thread_local char path[PATH_MAX];
    (void)snprintf(path, sizeof path, "%s/libfake_%s.so%s", fakes(), name, suffix);
    return path;
}

static const char *in_folder(const char *const name, const char *const ending)
{
    static _Thread_local char path[PATH_MAX];
    (void)snprintf(path, sizeof path, "%s/libbblas_%s.so%s", folder, name, ending);
    return path;
}

static void install(const char *const fake_name, const char *const name, const char *const ending)
{
    (void)unlink(in_folder(name, ending));
    char target[PATH_MAX];
    assert_non_null(realpath(fake(fake_name, ""), target));
    assert_int_equal(symlink(target, in_folder(name, ending)), 0);
}

static void install_text(const char *const name, const char *const text)
{
    (void)unlink(in_folder(name, ""));
    FILE *const file = fopen(in_folder(name, ""), "w");
    assert_non_null(file);
    (void)fputs(text, file);
    (void)fclose(file);
}

/* Path of the libbblas.so under test. */
static const char *loader(void)
{
    Dl_info info = {0};
    assert_true(dladdr(dlsym(RTLD_DEFAULT, "bblas_version"), &info) != 0);
    return info.dli_fname;
}

static void copy_file(const char *const from, const char *const to)
{
    FILE *const source = fopen(from, "rb");
    FILE *const target = fopen(to, "wb");
    assert_non_null(source);
    assert_non_null(target);
    for (int byte = getc(source); byte != EOF; byte = getc(source))
        (void)putc(byte, target);
    assert_int_equal(fclose(source) | fclose(target), 0);
}

static int set_up(void **const state)
{
    (void)state;
    const char *const temporary = getenv("TMPDIR");
    (void)snprintf(folder, sizeof folder, "%s/bblas-loader-test-XXXXXX", temporary != NULL ? temporary : "/tmp");
    if (mkdtemp(folder) == NULL)
        return -1;
    return unsetenv("BBLAS_DEVICE") | setenv("BBLAS_PATH", folder, 1);
}

static int tear_down(void **const state)
{
    (void)state;
    for (int i = 0; i < N_NAMES; i++) {
        (void)unlink(in_folder(names[i], ""));
        (void)unlink(in_folder(names[i], ".0"));
    }
    return rmdir(folder);
}

static void expect_message(const char *const part)
{
    const char *const message = bblas_last_error();
    if (strstr(message, part) == NULL)
        fail_msg("\"%s\" does not contain \"%s\"", message, part);
    if (strchr(message, '\n') != NULL)
        fail_msg("\"%s\" has more than one line", message);
}

/* Creation must fail with the status, leave NULL, and tell why. */
static void expect_failure(const char *const device, const int status, const char *const part)
{
    bblas_queue_t queue = (bblas_queue_t)&queue;
    assert_int_equal(bblas_queue_create(device, &queue), status);
    assert_null(queue);
    expect_message("bblas_queue_create: ");
    expect_message(part);
}

static bblas_queue_t create(const char *const device)
{
    bblas_queue_t queue = NULL;
    const int status = bblas_queue_create(device, &queue);
    if (status != BBLAS_SUCCESS)
        fail_msg("%s: %s", device != NULL ? device : "NULL", bblas_last_error());
    assert_non_null(queue);
    return queue;
}

static void expect_name(const char *const device, const char *const name)
{
    const bblas_queue_t queue = create(device);
    assert_string_equal(bblas_queue_name(queue), name);
    assert_int_equal(bblas_queue_destroy(queue), 0);
}

/* Must run first. */
static void no_failure_no_message(void **const state)
{
    (void)state;
    assert_string_equal(bblas_last_error(), "");
}

static void version_is_the_headers(void **const state)
{
    (void)state;
    int major = -1;
    int minor = -1;
    int patch = -1;
    bblas_version(&major, &minor, &patch);
    assert_int_equal(major, BBLAS_VERSION_MAJOR);
    assert_int_equal(minor, BBLAS_VERSION_MINOR);
    assert_int_equal(patch, BBLAS_VERSION_PATCH);
    bblas_version(NULL, NULL, NULL);
}

static void every_status_has_a_string(void **const state)
{
    (void)state;
    assert_string_equal(bblas_status_string(0), "success");
    assert_string_equal(bblas_status_string(-1), "argument 1 is invalid");
    assert_string_equal(bblas_status_string(-32), "argument 32 is invalid");
    assert_string_equal(bblas_status_string(-33), "an argument is invalid");
    assert_string_equal(bblas_status_string(INT_MIN), "an argument is invalid");
    assert_string_equal(bblas_status_string(BBLAS_WORKSPACE_TOO_SMALL + 1), "unknown status code");
    assert_string_equal(bblas_status_string(INT_MAX), "unknown status code");
    for (int code = -40; code < 10; code++)
        assert_true(strlen(bblas_status_string(code)) > 0);
}

static void impossible_names_are_refused(void **const state)
{
    (void)state;
    const char *const devices[] = {"", ":", ":1", "cuda:", "CPU", "a-b", "..", "a b", "%s%n", "a:b:c"};
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++)
        expect_failure(devices[i], BBLAS_UNKNOWN_DEVICE, "a-z");
    char letters[2 * PATH_MAX];
    memset(letters, 'a', sizeof letters);
    letters[sizeof letters - 1] = '\0';
    const char *const end = letters + sizeof letters - 1;
    expect_failure(letters, BBLAS_UNKNOWN_DEVICE, "longer");
    expect_failure(end - PATH_MAX, BBLAS_UNKNOWN_DEVICE, "longer");
    expect_failure(end - PATH_MAX + 1, BBLAS_UNKNOWN_DEVICE, "a-z");
    expect_failure(end - 65, BBLAS_UNKNOWN_DEVICE, "a-z");
    expect_failure(end - 64, BBLAS_UNKNOWN_DEVICE, "No such file");
    letters[0] = '/';
    expect_failure(letters, BBLAS_UNKNOWN_DEVICE, "longer");
    letters[PATH_MAX - 1] = '\0';
    expect_failure(letters, BBLAS_UNKNOWN_DEVICE, "\"/aaa");
}

static void unknown_device_tells_where_was_looked(void **const state)
{
    (void)state;
    expect_failure("surely_absent", BBLAS_UNKNOWN_DEVICE, "no libbblas_surely_absent.so beside ");
    expect_message("libbblas.so");
    expect_message(folder);
    expect_failure("surely_absent:1", BBLAS_UNKNOWN_DEVICE, "\"surely_absent:1\"");
    assert_int_equal(unsetenv("BBLAS_PATH"), 0);
    expect_failure("surely_absent", BBLAS_UNKNOWN_DEVICE, "No such file");
}

static void missing_file(void **const state)
{
    (void)state;
    expect_failure(fake("absent", ""), BBLAS_UNKNOWN_DEVICE, fake("absent", ": "));
    expect_message("No such file");
    expect_failure(fake("absent", ":1"), BBLAS_UNKNOWN_DEVICE, fake("absent", ": "));
    /* The last colon with something behind it divides; none divides here. */
    expect_failure(fake("good", ":"), BBLAS_UNKNOWN_DEVICE, fake("good", ":: "));
    expect_failure("/", BBLAS_UNKNOWN_DEVICE, "/: ");
}

static void file_that_is_no_library(void **const state)
{
    (void)state;
    install_text("broken", "This is no shared library, although it is long enough to hold the header of one.\n");
    expect_failure(in_folder("broken", ""), BBLAS_UNKNOWN_DEVICE, in_folder("broken", ""));
    expect_message("invalid ELF header");
    expect_failure("broken", BBLAS_UNKNOWN_DEVICE, in_folder("broken", ""));
    install_text("broken", "");
    expect_failure("broken", BBLAS_UNKNOWN_DEVICE, "file too short");
    expect_failure(folder, BBLAS_UNKNOWN_DEVICE, folder);
}

static void wrong_version(void **const state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        expect_failure(fake("version", ""), BBLAS_UNKNOWN_DEVICE, fake("version", ": "));
        expect_message("version 7.42");
    }
}

static void missing_service(void **const state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        expect_failure(fake("symbol", ""), BBLAS_UNKNOWN_DEVICE, fake("symbol", ": "));
        expect_message("bblas_workspace_query_end");
    }
}

/* Its own calls, as those of an implementation, would forward to themselves. */
static void loader_is_no_implementation(void **const state)
{
    (void)state;
    expect_failure(loader(), BBLAS_UNKNOWN_DEVICE, "does not export bblas_version");
}

/* A second libbblas.so has its implementations beside it. */
static void names_are_found_beside_the_loader(void **const state)
{
    (void)state;
    install("good", "renamed", "");
    assert_int_equal(unsetenv("BBLAS_PATH"), 0);
    char copy[PATH_MAX];
    (void)snprintf(copy, sizeof copy, "%s/libbblas.so", folder);
    copy_file(loader(), copy);
    void *const library = dlopen(copy, RTLD_NOW | RTLD_LOCAL);
    assert_int_equal(unlink(copy), 0);
    if (library == NULL)
        fail_msg("%s", dlerror());
    __typeof__(&bblas_queue_create) create_beside = NULL;
    void *const address = dlsym(library, "bblas_queue_create");
    memcpy(&create_beside, &address, sizeof address);
    assert_non_null(create_beside);
    assert_true(create_beside != bblas_queue_create);
    bblas_queue_t queue = NULL;
    assert_int_equal(create_beside("renamed", &queue), 0);
    assert_int_equal(bblas_queue_destroy(queue), 0);
    expect_failure("renamed", BBLAS_UNKNOWN_DEVICE, "beside");
}

static void failing_creation_keeps_status_and_message(void **const state)
{
    (void)state;
    expect_failure(fake("fail", ""), BBLAS_DEVICE_ERROR, "fake: the device is on fire");
    expect_message(fake("fail", ""));
    expect_failure(fake("good", ":nowhere"), BBLAS_UNKNOWN_DEVICE, "fake: no device nowhere");
    bblas_queue_t queue = (bblas_queue_t)&queue;
    assert_int_equal(bblas_queue_adopt(fake("good", ""), NULL, &queue), BBLAS_UNSUPPORTED);
    assert_null(queue);
    expect_message("bblas_queue_adopt: ");
    expect_message("fake: no stream");
}

static void suffix_reaches_the_implementation(void **const state)
{
    (void)state;
    expect_name(fake("good", ""), "created:NULL");
    expect_name(fake("good", ":1"), "created:1");
    expect_name(fake("good", ":1:"), "created:1:");
    bblas_queue_t queue = NULL;
    assert_int_equal(bblas_queue_adopt(fake("good", ":2"), &queue, &queue), 0);
    assert_string_equal(bblas_queue_name(queue), "adopted:2");
    assert_int_equal(bblas_queue_destroy(queue), 0);
}

static void names_are_found_in_the_path(void **const state)
{
    (void)state;
    install("good", "renamed", "");
    expect_name("renamed", "created:NULL");
    expect_name("renamed:1", "created:1");
    char path[PATH_MAX];
    (void)snprintf(path, sizeof path, "::/nonexistent:%s", folder);
    assert_int_equal(setenv("BBLAS_PATH", path, 1), 0);
    expect_name("renamed", "created:NULL");
    /* The name with the version comes first; broken, it is not passed over. */
    install("fail", "versioned", "");
    install("good", "versioned", ".0");
    expect_name("versioned", "created:NULL");
    install("good", "broken", "");
    install("version", "broken", ".0");
    expect_failure("broken", BBLAS_UNKNOWN_DEVICE, "libbblas_broken.so.0: implements version 7.42");
}

static void environment_overrides_null(void **const state)
{
    (void)state;
    assert_int_equal(setenv("BBLAS_DEVICE", fake("good", ":3"), 1), 0);
    expect_name(NULL, "created:3");
    expect_name(fake("good", ""), "created:NULL");
    /* No second choice when the user has chosen. */
    install("good", "reference", "");
    assert_int_equal(setenv("BBLAS_DEVICE", fake("fail", ""), 1), 0);
    expect_failure(NULL, BBLAS_DEVICE_ERROR, "BBLAS_DEVICE");
    expect_message("on fire");
}

static void null_takes_the_first_that_works(void **const state)
{
    (void)state;
    install("version", "cuda", "");
    install("fail", "cpu", "");
    install("good", "reference", "");
    expect_name(NULL, "created:NULL");
    assert_int_equal(setenv("BBLAS_DEVICE", "", 1), 0);
    expect_name(NULL, "created:NULL");
}

static void null_tells_why_nothing_works(void **const state)
{
    (void)state;
    install("version", "cuda", "");
    install("fail", "cpu", "");
    install_text("reference", "not a library");
    expect_failure(NULL, BBLAS_UNKNOWN_DEVICE, "cuda: ");
    expect_message("version 7.42");
    expect_message("cpu: ");
    expect_message("on fire");
    expect_message("reference: ");
    expect_message(in_folder("reference", ""));
}

static void services_are_forwarded(void **const state)
{
    (void)state;
    const bblas_queue_t queue = create(fake("good", ""));
    double data[] = {1, 2, 3};
    double back[] = {0, 0, 0};
    void *memory = NULL;
    assert_int_equal(bblas_malloc(&memory, sizeof data, queue), 0);
    assert_non_null(memory);
    assert_int_equal(bblas_upload(memory, data, sizeof data, queue), 0);
    assert_int_equal(bblas_download(back, memory, sizeof data, queue), 0);
    assert_memory_equal(data, back, sizeof data);
    double *pointers[3] = {NULL, NULL, NULL};
    assert_int_equal(bblas_set_pointers(pointers, data, sizeof *data, 1, 3, queue), 0);
    assert_ptr_equal(pointers[2], &data[2]);
    assert_int_equal(bblas_free(memory, queue), 0);
    assert_int_equal(bblas_queue_synchronize(queue), 0);

    size_t bytes = 0;
    assert_int_equal(bblas_workspace_query_begin(queue), 0);
    assert_int_equal(bblas_workspace_query_end(queue, &bytes), 0);
    assert_int_equal(bytes, 4096);
    assert_int_equal(bblas_queue_set_workspace(queue, data, 1), -3);
    assert_string_equal(bblas_last_error(), "fake: bytes");

    /* An implementation without a message of its own: what its status means to it. */
    memory = data;
    assert_int_equal(bblas_malloc(&memory, SIZE_MAX, queue), BBLAS_OUT_OF_MEMORY);
    assert_null(memory);
    assert_string_equal(bblas_last_error(), "fake status");
    assert_int_equal(bblas_queue_destroy(queue), 0);
}

static void null_arguments(void **const state)
{
    (void)state;
    const bblas_queue_t queue = create(fake("good", ""));
    char byte = 0;
    void *memory = &byte;
    size_t bytes = 0;

    assert_int_equal(bblas_queue_create("cpu", NULL), -2);
    assert_string_equal(bblas_last_error(), "bblas_queue_create: argument 2: queue must not be NULL");
    assert_int_equal(bblas_queue_adopt("cpu", NULL, NULL), -3);
    assert_int_equal(bblas_queue_destroy(NULL), 0);
    assert_int_equal(bblas_queue_synchronize(NULL), -1);
    assert_string_equal(bblas_queue_name(NULL), "");

    assert_int_equal(bblas_malloc(NULL, 1, queue), -1);
    assert_int_equal(bblas_malloc(&memory, 1, NULL), -3);
    assert_null(memory);
    assert_string_equal(bblas_last_error(), "bblas_malloc: argument 3: queue must not be NULL");
    assert_int_equal(bblas_free(&byte, NULL), -2);
    assert_int_equal(bblas_free(NULL, queue), 0);
    assert_int_equal(bblas_upload(NULL, &byte, 1, queue), -1);
    assert_int_equal(bblas_upload(&byte, NULL, 1, queue), -2);
    assert_int_equal(bblas_upload(&byte, &byte, 1, NULL), -4);
    assert_int_equal(bblas_upload(NULL, NULL, 0, queue), 0);
    assert_int_equal(bblas_download(NULL, &byte, 1, queue), -1);
    assert_int_equal(bblas_download(&byte, NULL, 1, queue), -2);
    assert_int_equal(bblas_download(&byte, &byte, 1, NULL), -4);
    assert_int_equal(bblas_download(NULL, NULL, 0, queue), 0);
    assert_int_equal(bblas_set_pointers(NULL, &byte, 1, 1, 1, queue), -1);
    assert_int_equal(bblas_set_pointers(&memory, &byte, 1, 1, 1, NULL), -6);
    assert_int_equal(bblas_set_pointers(NULL, NULL, 1, 1, 0, queue), 0);

    assert_int_equal(bblas_workspace_query_begin(NULL), -1);
    assert_int_equal(bblas_workspace_query_end(NULL, &bytes), -1);
    assert_int_equal(bblas_workspace_query_end(queue, NULL), -2);
    assert_int_equal(bblas_queue_set_workspace(NULL, NULL, 0), -1);
    assert_int_equal(bblas_queue_set_workspace(queue, NULL, 256), -2);
    assert_int_equal(bblas_queue_set_workspace(queue, NULL, 0), 0);

    assert_int_equal(bblas_dpotrf_batched(BblasLower, 1, NULL, 1, NULL, 0, NULL), -7);
    assert_string_equal(bblas_last_error(), "bblas_dpotrf_batched: argument 7: queue must not be NULL");
    assert_int_equal(bblas_queue_destroy(queue), 0);
}

static void routines_are_forwarded(void **const state)
{
    (void)state;
    const bblas_queue_t queue = create(fake("good", ""));
    const double alpha = 2;
    const double beta = 5;
    const double a = 3;
    const double b = 7;
    double c = 1;
    const double *const A[] = {&a};
    const double *const B[] = {&b};
    double *const C[] = {&c};
    bblas_int info = 0;
    assert_int_equal(bblas_queue_set_workspace(queue, &c, 4096), 0);
    assert_int_equal(bblas_dgemm_batched(BblasNoTrans, BblasTrans, 1, 20, 300, &alpha, A, 4000, B, 50000, &beta, C, 600000, &info,
                                         7000000, queue),
                     0);
    assert_true(c == 2 * 3 * 7 + 5);
    assert_int_equal(info, 111 + 112 + 7654321 + 4096);
    assert_int_equal(bblas_dpotrf_batched(BblasLower, 1, NULL, 42, NULL, 0, queue), -4);
    assert_string_equal(bblas_last_error(), "fake: lda is 42");
    assert_int_equal(bblas_queue_destroy(queue), 0);
}

static void missing_routine_is_unsupported(void **const state)
{
    (void)state;
    const bblas_queue_t queue = create(fake("good", ":1"));
    assert_int_equal(bblas_spotrf_batched(BblasLower, 1, NULL, 1, NULL, 0, queue), BBLAS_UNSUPPORTED);
    expect_message("bblas_spotrf_batched");
    expect_message("created:1");
    expect_message("libfake_good.so");
    assert_int_equal(bblas_queue_destroy(queue), 0);
}

/* Between the two barriers both threads have failed, each with a message of its own. */
static pthread_barrier_t barrier;

static void *fail_in_thread(void *const argument)
{
    const bblas_int lda = *(const bblas_int *)argument;
    bool right = *bblas_last_error() == '\0';
    (void)pthread_barrier_wait(&barrier);
    for (int i = 0; i < 200; i++) {
        char expected[64];
        (void)snprintf(expected, sizeof expected, "fake: lda is %d", (int)lda + i);
        bblas_queue_t queue = NULL;
        right = right && bblas_queue_create(fake("good", ""), &queue) == 0;
        right = right && bblas_dpotrf_batched(BblasLower, 1, NULL, lda + i, NULL, 0, queue) == -4;
        (void)pthread_barrier_wait(&barrier);
        right = right && strcmp(bblas_last_error(), expected) == 0;
        right = right && bblas_queue_destroy(queue) == 0;
    }
    return right ? argument : NULL;
}

static void messages_are_per_thread(void **const state)
{
    (void)state;
    expect_failure(fake("fail", ""), BBLAS_DEVICE_ERROR, "on fire");
    enum { N_THREADS = 2 };
    bblas_int ldas[N_THREADS] = {1000, 2000};
    pthread_t threads[N_THREADS];
    assert_int_equal(pthread_barrier_init(&barrier, NULL, N_THREADS), 0);
    for (int i = 0; i < N_THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, fail_in_thread, &ldas[i]), 0);
    for (int i = 0; i < N_THREADS; i++) {
        void *result = NULL;
        assert_int_equal(pthread_join(threads[i], &result), 0);
        assert_ptr_equal(result, &ldas[i]);
    }
    assert_int_equal(pthread_barrier_destroy(&barrier), 0);
    expect_message("on fire");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(no_failure_no_message, set_up, tear_down),
        cmocka_unit_test_setup_teardown(version_is_the_headers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(every_status_has_a_string, set_up, tear_down),
        cmocka_unit_test_setup_teardown(messages_are_per_thread, set_up, tear_down),
        cmocka_unit_test_setup_teardown(impossible_names_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(unknown_device_tells_where_was_looked, set_up, tear_down),
        cmocka_unit_test_setup_teardown(missing_file, set_up, tear_down),
        cmocka_unit_test_setup_teardown(file_that_is_no_library, set_up, tear_down),
        cmocka_unit_test_setup_teardown(wrong_version, set_up, tear_down),
        cmocka_unit_test_setup_teardown(missing_service, set_up, tear_down),
        cmocka_unit_test_setup_teardown(loader_is_no_implementation, set_up, tear_down),
        cmocka_unit_test_setup_teardown(failing_creation_keeps_status_and_message, set_up, tear_down),
        cmocka_unit_test_setup_teardown(suffix_reaches_the_implementation, set_up, tear_down),
        cmocka_unit_test_setup_teardown(names_are_found_in_the_path, set_up, tear_down),
        cmocka_unit_test_setup_teardown(names_are_found_beside_the_loader, set_up, tear_down),
        cmocka_unit_test_setup_teardown(environment_overrides_null, set_up, tear_down),
        cmocka_unit_test_setup_teardown(null_takes_the_first_that_works, set_up, tear_down),
        cmocka_unit_test_setup_teardown(null_tells_why_nothing_works, set_up, tear_down),
        cmocka_unit_test_setup_teardown(services_are_forwarded, set_up, tear_down),
        cmocka_unit_test_setup_teardown(null_arguments, set_up, tear_down),
        cmocka_unit_test_setup_teardown(routines_are_forwarded, set_up, tear_down),
        cmocka_unit_test_setup_teardown(missing_routine_is_unsupported, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
