/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* Two implementations in one process, called in turns by one thread and at once by two: each gives its own results. They are the
 * reference and fake_implementation.c, whose dgemm looks at the first elements only.
 * Usage: two_implementations <fake library> */
#include "bblas.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

enum { CALLS = 1000 };

static const double A_values[4] = {1, 2, 3, 4};
static const double B_values[4] = {5, 6, 7, 8};

/* One call of dgemm, and whether it gave that product. */
static bool multiply(bblas_queue_t queue, const double expected[4])
{
    const double alpha = 1;
    const double beta = 0;
    double C_values[4] = {-1, -1, -1, -1};
    const double *const A[] = {A_values};
    const double *const B[] = {B_values};
    double *const C[] = {C_values};
    bblas_int info = 0;
    if (bblas_dgemm_batched(BblasNoTrans, BblasNoTrans, 2, 2, 2, &alpha, A, 2, B, 2, &beta, C, 2, &info, 1, queue) != 0 ||
        bblas_queue_synchronize(queue) != 0) {
        fprintf(stderr, "%s: %s\n", bblas_queue_name(queue), bblas_last_error());
        return false;
    }
    for (int i = 0; i < 4; i++) {
        if (C_values[i] != expected[i]) {
            fprintf(stderr, "%s: element %d is %g, not %g\n", bblas_queue_name(queue), i, C_values[i], expected[i]);
            return false;
        }
    }
    return true;
}

struct user {
    bblas_queue_t queue;
    double expected[4];
    bool passes;
};

static void *use(void *argument)
{
    struct user *const user = argument;
    user->passes = true;
    for (int i = 0; i < CALLS && user->passes; i++)
        user->passes = multiply(user->queue, user->expected);
    return NULL;
}

int main(int argc, char **argv)
{
    struct user users[2] = {{.expected = {23, 34, 31, 46}}, {.expected = {5, -1, -1, -1}}};
    const char *const devices[2] = {"reference", argc > 1 ? argv[1] : ""};
    for (int i = 0; i < 2; i++) {
        if (bblas_queue_create(devices[i], &users[i].queue) != 0) {
            fprintf(stderr, "%s\n", bblas_last_error());
            return 1;
        }
    }
    bool passes = true;
    for (int i = 0; i < 2 * CALLS; i++)
        passes = passes && multiply(users[i % 2].queue, users[i % 2].expected);

    pthread_t threads[2];
    for (int i = 0; i < 2; i++) {
        if (pthread_create(&threads[i], NULL, use, &users[i]) != 0)
            return 1;
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(threads[i], NULL);
        passes = passes && users[i].passes;
        passes = bblas_queue_destroy(users[i].queue) == 0 && passes;
    }
    return passes ? 0 : 1;
}
