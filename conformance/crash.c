/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* CMocka catches crashes, too, but neither abort() nor a stack overflow, and in a thread of the library it would jump to the
 * stack of another one. */

#include "crash.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGSYS, SIGABRT};
enum { SIGNALS = sizeof signals / sizeof signals[0] };

static sigjmp_buf escape;
static pthread_t guarded;
static volatile sig_atomic_t is_guarded;
static volatile sig_atomic_t crash_elsewhere; /* its signal */

static void on_crash(int signal)
{
    if (pthread_equal(pthread_self(), guarded)) {
        if (is_guarded)
            siglongjmp(escape, signal);
        struct sigaction action = {.sa_handler = SIG_DFL};
        sigaction(signal, &action, NULL);
        return; /* and crash again */
    }
    /* A thread cannot leave another one's guard. It sends the guarded thread out, and stays here for good. */
    if (is_guarded && !crash_elsewhere) {
        crash_elsewhere = signal;
        pthread_kill(guarded, signal);
    }
    for (;;)
        pause();
}

struct crash crash_guard(void (*run)(void *data), void *data)
{
    static char stack[64 * 1024]; /* where the handler runs when the ordinary stack is full */
    static struct sigaction before[SIGNALS];
    sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    struct sigaction action = {.sa_handler = on_crash, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    guarded = pthread_self();
    crash_elsewhere = 0;

    for (int i = 0; i < SIGNALS; ++i)
        sigaction(signals[i], &action, &before[i]);
    int caught = sigsetjmp(escape, 1);
    if (caught == 0) {
        is_guarded = 1;
        run(data);
    }
    is_guarded = 0;
    if (crash_elsewhere)
        caught = crash_elsewhere;
    const struct crash crash = {.signal = caught, .is_lasting = caught == SIGABRT || crash_elsewhere};
    if (!crash.is_lasting) /* otherwise more threads may be about to crash: let them stay in on_crash() */
        for (int i = 0; i < SIGNALS; ++i)
            sigaction(signals[i], &before[i], NULL);
    return crash;
}
