/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* The program: its command line, the run under CMocka, and what it says about it. */

#include "crash.h"
#include "graph.h"
#include "report.h"

#include <ctype.h>
#include <dlfcn.h>
#include <errno.h>
#include <getopt.h>
#include <link.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cmocka.h>

enum { EXIT_ALL_PASSED = 0, EXIT_FAILURES = 1, EXIT_NOT_RUN = 2, EXIT_CUT_OFF = 3 };
enum { SHOWN_FAILURES = 20 };

static const char usage[] =
    "Usage: bblas-conformance [OPTION]... [--device DEVICE | LIBRARY]\n"
    "Judges a batched BLAS/LAPACK library by the rules of the bblas standard.\n"
    "\n"
    "  LIBRARY               path of an implementation, opened directly; PATH:DEVICE for one of its devices\n"
    "  --device DEVICE       a device of libbblas.so.0, such as reference, cuda:1 or /path/to/library.so;\n"
    "                        without LIBRARY and --device, the best that this machine has\n"
    "  --beside DEVICE       where two queues are driven at once, the second one is on that device, such as\n"
    "                        cuda:1, or 1 behind LIBRARY; results must be equal to the last bit\n"
    "  --filter PATTERN      only cases with PATTERN in their name; with * or ?, cases whose name matches it\n"
    "  --list                print the names of the cases and run none\n"
    "  --quick               sizes up to 257 (the default)\n"
    "  --full                sizes up to 1088, and more combinations of options\n"
    "  --seed N              choose other random data (default 0)\n"
    "  --report FILE         write a report to FILE.html, FILE.json or FILE.xml (JUnit); can be repeated\n"
    "  --graph               capture every call in a CUDA graph, and run that in its place\n"
    "  --help, --version\n"
    "\n"
    "Results go to standard output in the Test Anything Protocol.\n"
    "SIGTERM and SIGINT end the run early, with summary and reports of what was judged until then.\n"
    "Exit status: 0 no failures, 1 failures, 2 the cases could not be run or a report not be written,\n"
    "3 no failures before a signal cut the run off.\n";

/** What the command line says. */
struct command_line {
    struct suite_options options;
    const char *device;
    const char *beside;
    const char *library;
    const char **reports;
    int report_count;
    bool lists;
    bool captures;
};

/** Everything about the run. */
static struct {
    struct suite suite;
    struct report_header header;
    struct command_line command_line;
    struct CMUnitTest *tests;
    struct suite_case *current; /**< the case that is running; NULL between cases */
    const char *latest;         /**< name of the case that ran last */
    struct timespec start;
    size_t done, failed;
    bool speaks_tap;
    bool shows_progress;
} run;

/* ---- The command line ---- */

/** Prints one line and ends the program: nothing was run. */
__attribute__((format(printf, 1, 2), noreturn)) static void refuse(const char *format, ...)
{
    fputs("bblas-conformance: ", stderr);
    va_list list;
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fputc('\n', stderr);
    release_interruptions();
    exit(EXIT_NOT_RUN);
}

static uint64_t parse_seed(const char *text)
{
    char *end;
    errno = 0;
    const unsigned long long seed = strtoull(text, &end, 0);
    if (!isdigit((unsigned char)*text) || *end || errno)
        refuse("--seed %s is not a number from 0 to 2^64 - 1", text);
    return seed;
}

static struct command_line parse(int argc, char **argv)
{
    enum { DEVICE, BESIDE, FILTER, LIST, QUICK, FULL, SEED, REPORT, GRAPH, HELP, VERSION };
    static const struct option options[] = {
        {"device", required_argument, NULL, DEVICE}, {"beside", required_argument, NULL, BESIDE},
        {"filter", required_argument, NULL, FILTER}, {"list", no_argument, NULL, LIST},
        {"quick", no_argument, NULL, QUICK},         {"full", no_argument, NULL, FULL},
        {"seed", required_argument, NULL, SEED},     {"report", required_argument, NULL, REPORT},
        {"graph", no_argument, NULL, GRAPH},         {"help", no_argument, NULL, HELP},
        {"version", no_argument, NULL, VERSION},     {0},
    };
    static char program[] = "bblas-conformance";
    struct command_line c = {.reports = calloc((size_t)argc + 1, sizeof *c.reports)};
    if (!c.reports)
        refuse("out of host memory");
    argv[0] = program; /* getopt's messages begin with it */
    for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;)
        switch (option) {
        case DEVICE:
            c.device = optarg;
            break;
        case BESIDE:
            c.beside = optarg;
            break;
        case FILTER:
            c.options.filter = optarg;
            break;
        case LIST:
            c.lists = true;
            break;
        case QUICK:
            c.options.full = false;
            break;
        case FULL:
            c.options.full = true;
            break;
        case SEED:
            c.options.seed = parse_seed(optarg);
            break;
        case REPORT:
            c.reports[c.report_count++] = optarg;
            break;
        case GRAPH:
            c.captures = true;
            break;
        case HELP:
            fputs(usage, stdout);
            exit(EXIT_SUCCESS);
        case VERSION:
            printf("bblas-conformance %d.%d.%d\n", BBLAS_VERSION_MAJOR, BBLAS_VERSION_MINOR, BBLAS_VERSION_PATCH);
            exit(EXIT_SUCCESS);
        default:
            exit(EXIT_NOT_RUN); /* getopt has said why */
        }
    if (argc - optind > 1)
        refuse("%s: one library at a time", argv[optind + 1]);
    if (optind < argc)
        c.library = argv[optind];
    if (c.captures && c.beside)
        refuse("give --graph or --beside, not both: graphs are those of one device");
    if (c.library && c.device)
        refuse("%s: give a library or --device, not both; LIBRARY:DEVICE names a library's device", c.library);
    return c;
}

/** The text as one word of a shell command. */
static char *quoted(struct arena *arena, const char *text)
{
    const char *const harmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=,+-";
    if (*text && text[strspn(text, harmless)] == '\0')
        return arena_print(arena, "%s", text);
    char *word = arena_print(arena, "'");
    for (const char *c = text; *c; ++c)
        word = *c == '\'' ? arena_print(arena, "%s'\\''", word) : arena_print(arena, "%s%c", word, *c);
    return arena_print(arena, "%s'", word);
}

static const char *command_text(struct arena *arena, const struct command_line *c)
{
    const char *best = getenv("BBLAS_DEVICE");
    const char *text = "bblas-conformance";
    if (c->library)
        text = arena_print(arena, "%s %s", text, quoted(arena, c->library));
    else if (c->device)
        text = arena_print(arena, "%s --device %s", text, quoted(arena, c->device));
    else if (best)
        text = arena_print(arena, "BBLAS_DEVICE=%s %s", quoted(arena, best), text);
    if (c->beside)
        text = arena_print(arena, "%s --beside %s", text, quoted(arena, c->beside));
    if (c->options.full)
        text = arena_print(arena, "%s --full", text);
    if (c->captures)
        text = arena_print(arena, "%s --graph", text);
    if (c->options.seed)
        text = arena_print(arena, "%s --seed %llu", text, (unsigned long long)c->options.seed);
    return text;
}

/* ---- The library ---- */

/** Opens what the command line names. `lib.so:1` is device "1" of lib.so, unless there is a file of that name. */
static struct library open_library(struct arena *arena, const struct command_line *c)
{
    struct library library = {0};
    const char *device = c->device;
    char *path = NULL;
    if (c->library) {
        path = arena_print(arena, "%s%s", strchr(c->library, '/') ? "" : "./", c->library); /* or dlopen would search */
        char *colon = strrchr(path, ':');
        if (colon && !strchr(colon, '/') && access(path, F_OK) != 0) {
            *colon = '\0';
            device = colon + 1;
        }
    }
    if (!library_open(&library, path, device))
        exit(EXIT_NOT_RUN);
    library.beside = c->beside ? c->beside : library.device;
    library.captures = c->captures;
    return library;
}

/** What the library says stays on one line. */
static void flatten(char *text)
{
    for (; text && *text; ++text)
        if (iscntrl((unsigned char)*text))
            *text = ' ';
}

/** Makes ready to capture calls on the library's device, whose number is the last thing in its name. */
static void open_graphs(const struct library *library)
{
    const char *number = library->device ? library->device + strlen(library->device) : "";
    while (library->device && number > library->device && isdigit((unsigned char)number[-1]))
        --number;
    char message[200];
    if (!graph_open(atoi(number), message, sizeof message))
        refuse("--graph: %s", message);
}

/** What a queue on the device is called. */
static const char *queue_name(const struct library *library, const char *device)
{
    bblas_queue_t queue = NULL;
    const int status = library->call.queue_create(device, &queue);
    if (status != BBLAS_SUCCESS) {
        const char *reason = library->call.last_error();
        if (!reason || !*reason)
            reason = library->call.status_string(status);
        refuse("no queue on device %s: %.*s", device ? device : "NULL (the best)", (int)strcspn(reason, "\n"), reason);
    }
    const char *name = library->call.queue_name(queue);
    char *const copy = arena_print(&run.suite.arena, "%s", name ? name : "");
    flatten(copy);
    library->call.queue_destroy(queue);
    return copy;
}

/** Asks the library, by way of queues, what it is. */
static void try_queues(void *data)
{
    const struct library *library = data;
    run.header.queue = queue_name(library, library->device);
    if (run.command_line.beside)
        run.header.queue = arena_print(&run.suite.arena, "%s, beside %s", run.header.queue, queue_name(library, library->beside));
    if (library->captures)
        open_graphs(library);
    int *version = run.header.version;
    library->call.version(&version[0], &version[1], &version[2]);
}

/* ---- Progress ---- */

static void show_progress(const char *name)
{
    if (!run.shows_progress)
        return;
    struct winsize window;
    const int width = ioctl(STDERR_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0 ? window.ws_col : 80;
    char line[512];
    snprintf(line, sizeof line, "%zu/%zu, %zu failed: %s", run.done + 1, run.suite.count, run.failed, name);
    fprintf(stderr, "\r%.*s\033[K", width - 1, line);
}

static void hide_progress(void)
{
    if (run.shows_progress)
        fputs("\r\033[K", stderr);
}

/* ---- The end ---- */

static double seconds_since_start(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - run.start.tv_sec) + 1e-9 * (double)(now.tv_nsec - run.start.tv_nsec);
}

/** Prints the summary, every line with `prefix` before it. */
static void print_summary(FILE *file, const char *prefix, const struct tally *tally)
{
    const struct report_header *h = &run.header;
    fprintf(file, "%slibrary      %s, interface %d.%d.%d\n", prefix, h->library, h->version[0], h->version[1], h->version[2]);
    fprintf(file, "%sdevice       %s\n", prefix, h->queue);
    fprintf(file, "%scases        %zu: %zu passed, %zu failed, %zu unsupported, %zu skipped; %.1f s\n", prefix, tally->cases,
            tally->outcomes[PASSED], tally->outcomes[FAILED], tally->outcomes[UNSUPPORTED], tally->outcomes[SKIPPED], h->seconds);
    struct reason reasons[REASON_LIMIT];
    const size_t reason_count = count_reasons(&run.suite, reasons);
    for (size_t i = 0; i < reason_count; ++i)
        fprintf(file, "%sskipped      %zu: %s\n", prefix, reasons[i].cases, reasons[i].text);
    if (tally->worst_case)
        fprintf(file, "%sworst ratio  %.3g in %s\n", prefix, tally->worst, tally->worst_case->name);
    if (h->cut_short)
        fprintf(file, "%scut short    %s, %zu of %zu cases left\n", prefix, h->cut_short, h->left, tally->cases);
    size_t shown = 0;
    for (size_t i = 0; i < run.suite.count && shown < SHOWN_FAILURES; ++i) {
        const struct suite_case *c = &run.suite.cases[i];
        if (c->outcome != FAILED)
            continue;
        fprintf(file, "%sfailed       %s: rule %s: %s\n", prefix, c->name, rule_names[c->first], c->message ? c->message : "");
        ++shown;
    }
    if (tally->outcomes[FAILED] > shown)
        fprintf(file, "%sfailed       and %zu more\n", prefix, tally->outcomes[FAILED] - shown);
}

/** Prints and writes what was found; returns the exit status. */
static int conclude(void)
{
    run.header.seconds = seconds_since_start();
    struct tally tally = {0};
    for (size_t i = 0; i < run.suite.count; ++i)
        tally_add(&tally, &run.suite.cases[i]);
    /* On a terminal that shows both streams, once is enough. */
    if (!isatty(STDOUT_FILENO) || !isatty(STDERR_FILENO))
        print_summary(stderr, "", &tally);
    if (run.speaks_tap)
        print_summary(stdout, "# ", &tally);
    printf("%zu passed, %zu failed, %zu skipped\n", tally.outcomes[PASSED], tally.outcomes[FAILED],
           tally.outcomes[UNSUPPORTED] + tally.outcomes[SKIPPED]);

    bool is_written = fflush(stdout) == 0 && !ferror(stdout);
    if (!is_written)
        fputs("bblas-conformance: standard output could not be written\n", stderr);
    for (int i = 0; i < run.command_line.report_count; ++i)
        is_written = report_write(run.command_line.reports[i], &run.suite, &run.header) && is_written;
    return !is_written              ? EXIT_NOT_RUN
           : tally.outcomes[FAILED] ? EXIT_FAILURES
           : run.header.cut_short   ? EXIT_CUT_OFF
                                    : EXIT_ALL_PASSED;
}

/** Ends the run with the latest case. */
__attribute__((noreturn)) static void end_early(const char *reason, const char *detail)
{
    run.current = NULL;
    run.header.cut_short = arena_print(&run.suite.arena, "%s in %s%s", reason, run.latest, detail);
    for (size_t i = 0; i < run.suite.count; ++i)
        if (run.suite.cases[i].outcome == NOT_RUN) {
            run.suite.cases[i].outcome = SKIPPED;
            run.suite.cases[i].message = arena_print(&run.suite.arena, "the run was cut short");
            ++run.header.left;
        }
    if (run.speaks_tap)
        printf("Bail out! %s\n", run.header.cut_short);
    fflush(stdout);
    end_within(60); /* what crashed, or was left, may have locked the heap */
    _exit(conclude());
}

/** Ends the run with the case that is running, because the library left nothing to go on with. */
static void bail_out(const char *reason)
{
    if (run.speaks_tap)
        printf("not ok %zu - %s\n", run.done + 1, run.current->name);
    end_early(reason, "");
}

/** Ends the run because a signal asks for it: after the latest case, or in it. */
static void cut_off(bool came_back)
{
    const char *const reason = interruption() == SIGTERM ? "cut off by SIGTERM" : "cut off by SIGINT";
    end_early(reason, came_back ? "" : ", which did not come back");
}

static void describe_library(struct library *library)
{
    const struct link_map *map = NULL;
    run.header.library = dlinfo(library->handle, RTLD_DI_LINKMAP, &map) == 0 && map ? map->l_name : "";
    run.header.device = library->device;
    run.latest = "bblas_queue_create()";
    const struct crash crash = crash_guard(try_queues, library);
    if (crash.signal && crash.signal == interruption())
        cut_off(false);
    if (crash.signal)
        refuse("the library crashed when a queue was created: %s", strsignal(crash.signal));
}

/* ---- The cases ---- */

static void end_as_failure(struct suite_case *c, const char *message)
{
    c->outcome = FAILED;
    c->first = RULE_E8;
    c->checked = c->failed = 1u << RULE_E8;
    c->message = arena_print(&run.suite.arena, "%s", message);
}

static void run_current(void *suite)
{
    suite_run(suite, run.current);
}

/** CMocka's test function. Its state is the case. */
static void test_case(void **state)
{
    struct suite_case *c = *state;
    if (interruption())
        cut_off(true);
    show_progress(c->name);
    run.current = c;
    run.latest = c->name;
    const struct crash crash = crash_guard(run_current, &run.suite);
    hide_progress();
    if (crash.signal && crash.signal == interruption())
        cut_off(false);
    if (crash.signal) {
        const char *const reason = arena_print(&run.suite.arena, "the library crashed: %s", strsignal(crash.signal));
        end_as_failure(c, reason);
        if (crash.is_lasting)
            bail_out(reason);
    }
    run.current = NULL;
    ++run.done;
    flatten(c->message);

    if (c->outcome == FAILED) {
        ++run.failed;
        if (run.speaks_tap)
            printf("# %s: rule %s: %s\n", c->name, rule_names[c->first], c->message ? c->message : "");
        fail();
    }
    if (c->outcome != PASSED && run.speaks_tap) {
        /* CMocka 1.1 has "not ok" for a skipped test, which TAP's readers take for a failure. So it passes, under a name that
         * says that it was skipped. */
        run.tests[c - run.suite.cases].name = arena_print(&run.suite.arena, "%s # SKIP %s", c->name, reason_text(c));
    } else if (c->outcome != PASSED) {
        skip();
    }
}

/** exit() by the library would end the run with whatever status it likes. */
static void on_exit_by_library(void)
{
    if (!run.current)
        return;
    end_as_failure(run.current, "the process was ended by exit()");
    bail_out(run.current->message);
}

static void run_cases(void)
{
    const char *const output = getenv("CMOCKA_MESSAGE_OUTPUT");
    run.speaks_tap = !output || strcasecmp(output, "TAP") == 0;
    run.shows_progress = isatty(STDERR_FILENO);
    if (run.speaks_tap)
        cmocka_set_message_output(CM_OUTPUT_TAP);
    run.tests = calloc(run.suite.count, sizeof *run.tests);
    if (!run.tests)
        refuse("out of host memory");
    for (size_t i = 0; i < run.suite.count; ++i)
        run.tests[i] = (struct CMUnitTest){run.suite.cases[i].name, test_case, NULL, NULL, &run.suite.cases[i]};
    setvbuf(stdout, NULL, _IOLBF, 0);
    atexit(on_exit_by_library);
    _cmocka_run_group_tests("bblas-conformance", run.tests, run.suite.count, NULL, NULL);
}

int main(int argc, char **argv)
{
    struct library library = {0};
    clock_gettime(CLOCK_MONOTONIC, &run.start);
    run.command_line = parse(argc, argv);
    const struct command_line *c = &run.command_line;
    for (int i = 0; i < c->report_count; ++i)
        if (!report_is_possible(c->reports[i]))
            return EXIT_NOT_RUN;

    suite_enumerate(&run.suite, &library, &c->options);
    if (run.suite.count == 0)
        refuse("no case matches --filter %s", c->options.filter ? c->options.filter : "");
    if (c->lists) {
        for (size_t i = 0; i < run.suite.count; ++i)
            puts(run.suite.cases[i].name);
        return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_NOT_RUN;
    }

    run.header = (struct report_header){
        .command = command_text(&run.suite.arena, c),
        .filter = c->options.filter,
        .date = time(NULL),
        .queue = "",
        .seed = c->options.seed,
        .full = c->options.full,
    };
    library = open_library(&run.suite.arena, c);
    catch_interruptions();
    describe_library(&library);
    run_cases();
    const int status = conclude();
    release_interruptions(); /* the library has its own ends, and may hang there */
    return status;
}
