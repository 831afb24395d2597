/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* CMocka catches crashes, too, but neither abort() nor a stack overflow, and in a thread of the library it would jump to the
 * stack of another one.
 *
 * A request to end is heard by the same thread. A kernel that hangs never comes back, and what cut the run off may be about to
 * kill it; so the request gets an alarm, and that leaves the call as a crash does. */

#include "crash.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGSYS, SIGABRT};
enum { SIGNALS = sizeof signals / sizeof signals[0] };
static const int interruptions[] = {SIGTERM, SIGINT, SIGALRM};
enum { INTERRUPTIONS = sizeof interruptions / sizeof interruptions[0] };
enum { PATIENCE = 3 }; /* seconds */

static sigjmp_buf escape;
static pthread_t guarded;
static volatile sig_atomic_t is_guarded;
static volatile sig_atomic_t crash_elsewhere; /* its signal */
static volatile sig_atomic_t request;         /* SIGTERM or SIGINT, the first */
static volatile time_t request_time;

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

static void on_interruption(int signal)
{
    if (!pthread_equal(pthread_self(), guarded)) {
        pthread_kill(guarded, signal);
        return;
    }
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (request && is_guarded && now.tv_sec > request_time + 1) /* timeout(1) sends its signal twice at once */
        siglongjmp(escape, request);
    if (request || signal == SIGALRM)
        return;
    request_time = now.tv_sec;
    request = signal;
    alarm(PATIENCE);
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
    const bool is_left = caught == SIGTERM || caught == SIGINT;
    const struct crash crash = {.signal = caught, .is_lasting = caught == SIGABRT || crash_elsewhere || is_left};
    if (!crash.is_lasting) /* otherwise more threads may be about to crash: let them stay in on_crash() */
        for (int i = 0; i < SIGNALS; ++i)
            sigaction(signals[i], &before[i], NULL);
    return crash;
}

/** Signals that were ignored stay so, as a shell's background commands expect. */
static void handle_interruptions(void (*handler)(int))
{
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < INTERRUPTIONS; ++i)
        sigaddset(&action.sa_mask, interruptions[i]);
    for (int i = 0; i < INTERRUPTIONS; ++i) {
        struct sigaction before;
        if (sigaction(interruptions[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
            sigaction(interruptions[i], &action, NULL);
    }
}

void catch_interruptions(void)
{
    guarded = pthread_self();
    signal(SIGALRM, SIG_DFL); /* whatever it was */
    handle_interruptions(on_interruption);
}

void release_interruptions(void)
{
    alarm(0);
    handle_interruptions(SIG_DFL);
}

void end_within(unsigned seconds)
{
    alarm(seconds);
    signal(SIGALRM, SIG_DFL);
}

int interruption(void)
{
    return request;
}
