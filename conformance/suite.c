/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "suite.h"

#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int64_t quick_sizes[] = {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257};
static const int64_t full_sizes[] = {1,   2,   3,   4,   5,   6,   7,   8,   9,   11,  12,  13,  15,  16,   17,   23,
                                     24,  25,  31,  32,  33,  34,  47,  48,  49,  63,  64,  65,  80,  90,   96,   97,
                                     127, 128, 129, 160, 191, 192, 193, 255, 256, 257, 511, 512, 513, 1024, 1088, 1025};
/** Sizes up to which every combination of options is run; beyond, combinations take turns. */
enum { ALL_OPTIONS_QUICK = 33, ALL_OPTIONS_FULL = 65 };

static const char *option_text(int64_t value)
{
    switch (value) {
    case BblasNoTrans:
        return "notrans";
    case BblasTrans:
        return "trans";
    case BblasConjTrans:
        return "conjtrans";
    case BblasUpper:
        return "upper";
    case BblasLower:
        return "lower";
    case BblasGeneral:
        return "general";
    case BblasNonUnit:
        return "nonunit";
    case BblasUnit:
        return "unit";
    case BblasLeft:
        return "left";
    default:
        return "right";
    }
}

static const char *const form_text[] = {"batched", "strided_batched", "vbatched"};

/** Sets the options to combination `index`; returns how many there are. */
static int64_t choose_options(const struct bblas_routine *routine, int64_t index, int64_t *values)
{
    const struct bblas_stem *stem = routine->stem;
    int64_t combinations = 1;
    for (int a = 0; a < stem->n_arguments; ++a) {
        if (stem->arguments[a].kind != BBLAS_OPTION)
            continue;
        const int *options = stem->arguments[a].options[is_complex_type(routine->type)];
        int64_t count = 0;
        while (options[count])
            ++count;
        values[a] = options[index / combinations % count];
        combinations *= count;
    }
    return combinations;
}

/** Whether a problem is systems with right-hand sides, of which one, few, several and many are different kernels'. */
static bool is_solve(const struct bblas_stem *stem)
{
    return has_argument(stem, "nrhs") || strcmp(stem->name, "trsm") == 0;
}

/** Shapes; those between, and those above, differ in which size is the greatest, and behind NARROW in which of the WIDTHS the
   others have. */
enum { WIDTHS = 3 };
enum { SQUARE, THIN = 4, LESS_THIN = THIN + 3, NARROW = LESS_THIN + 3 };

static int sizes_of(const struct bblas_stem *stem)
{
    int count = 0;
    for (int a = 0; a < stem->n_arguments; ++a)
        count += stem->arguments[a].kind == BBLAS_SIZE;
    return count;
}

/** Whether a size is the number of right-hand sides, with options as they are in `values`. */
static bool is_right_hand_sides(const struct bblas_stem *stem, const char *size, const int64_t *values)
{
    if (strcmp(stem->name, "trsm") != 0)
        return strcmp(size, "nrhs") == 0;
    return strcmp(size, values[0] == BblasLeft ? "n" : "m") == 0; /* side comes first */
}

/** Whether a matrix has a number of rows and another of columns, whatever the options are, which NARROW is for: all sizes but
   one are one to 23. */
static bool is_rectangular(const struct bblas_stem *stem)
{
    return has_argument(stem, "m") ? !(is_solve(stem) && sizes_of(stem) == 2) : has_argument(stem, "k");
}

/** How many sizes are the other one in turn: of a product of two matrices, any. */
static int narrow_turns(const struct bblas_stem *stem)
{
    return has_argument(stem, "transb") ? sizes_of(stem) : 1;
}

/** The position of the other one: else the order of what is multiplied from the side in `values`, the rows, or the terms of a
   square. */
static int64_t greatest_position(const struct bblas_stem *stem, const int64_t *values, int turn)
{
    if (narrow_turns(stem) > 1)
        return turn;
    return has_argument(stem, "side") ? values[0] != BblasLeft : !has_argument(stem, "m"); /* side comes first */
}

/** Sizes for a nominal size: all equal, or all different, and very different from THIN on. Of systems the smallest is the number
   of right-hand sides: two to ten, and 11 to 47 from LESS_THIN on, where the order is the greatest if they are square. */
static void choose_sizes(const struct bblas_stem *stem, int64_t nominal, int shape, int64_t *values)
{
    const bool is_square_system = is_solve(stem) && sizes_of(stem) == 2;
    int64_t position = 0;
    for (int a = 0; a < stem->n_arguments; ++a) {
        const struct bblas_argument *argument = &stem->arguments[a];
        if (argument->kind == BBLAS_SIZE) {
            const int64_t few = shape >= LESS_THIN ? 11 + nominal % 37 : 2 + nominal % 9;
            const int64_t different[][3] = {{nominal, nominal / 2 + 1, nominal / 3 + 2},
                                            {nominal, is_solve(stem) ? few : nominal / 16 + 3, nominal / 32 + 2}};
            static const int64_t narrowest[WIDTHS] = {1, 8, 17};
            values[a] = shape == SQUARE ? nominal : different[shape >= THIN][(position + shape - 1) % 3];
            if (strcmp(argument->name, "nrhs") == 0)
                values[a] = shape == SQUARE ? 1 : shape >= THIN ? few : nominal / 4 + 2;
            if (shape >= NARROW)
                values[a] = position == greatest_position(stem, values, (shape - NARROW) / WIDTHS) ? nominal
                            : strcmp(argument->name, "nrhs") == 0
                                ? 1 + nominal % 2
                                : narrowest[(shape - NARROW) % WIDTHS] + (nominal + position) % 7;
            if (is_square_system && shape >= LESS_THIN)
                values[a] = is_right_hand_sides(stem, argument->name, values) ? few : nominal;
            ++position;
        }
        if (argument->kind == BBLAS_INDEX) {
            static const int64_t increments[] = {1, -1, 2, -2};
            values[a] = strcmp(argument->name, "k1") == 0   ? 1 + nominal / 4
                        : strcmp(argument->name, "k2") == 0 ? nominal
                                                            : increments[(nominal + shape) % 4];
        }
    }
    repair_sizes(stem, values);
}

static char *case_name(struct suite *suite, const struct suite_case *c)
{
    const struct bblas_stem *stem = c->routine->stem;
    char options[128] = "";
    char sizes[128] = "";
    for (int a = 0; a < stem->n_arguments; ++a) {
        const struct bblas_argument *argument = &stem->arguments[a];
        if (argument->kind == BBLAS_OPTION)
            snprintf(options + strlen(options), sizeof options - strlen(options), "%s%s", *options ? "-" : "/",
                     option_text(c->values[a]));
        if (argument->kind == BBLAS_SIZE || argument->kind == BBLAS_INDEX)
            snprintf(sizes + strlen(sizes), sizeof sizes - strlen(sizes), "%s%s=%d", *sizes ? "," : "/", argument->name,
                     (int)c->values[a]);
    }
    const struct routine_test *test = test_of(stem);
    const bool planted = strcmp(c->scenario->name, "one-") == 0;
    return arena_print(&suite->arena, "%s_%s%s%s/pad=%d/%s%s", c->routine->name, form_text[c->form], options, sizes, (int)c->pad,
                       c->scenario->name, planted ? test->defects[c->defect].name : "");
}

static bool is_selected(const char *filter, const char *name)
{
    if (!filter)
        return true;
    return strpbrk(filter, "*?") ? fnmatch(filter, name, 0) == 0 : strstr(name, filter) != NULL;
}

static void add_case(struct suite *suite, const struct suite_options *options, struct suite_case c)
{
    c.name = c.routine ? case_name(suite, &c) : c.name;
    if (!is_selected(options->filter, c.name))
        return;
    if ((suite->count & (suite->count + 1)) == 0) { /* grows at every power of two */
        struct suite_case *grown = realloc(suite->cases, 2 * (suite->count + 1) * sizeof *suite->cases);
        if (!grown) {
            fprintf(stderr, "bblas-conformance: out of host memory\n");
            exit(1);
        }
        suite->cases = grown;
    }
    c.library = suite->library;
    c.seed = options->seed ^ hash_text(c.name);
    suite->cases[suite->count++] = c;
}

static void add_sweep(struct suite *suite, const struct suite_options *options, struct suite_case c)
{
    const struct bblas_stem *stem = c.routine->stem;
    const int64_t *sizes = options->full ? full_sizes : quick_sizes;
    const size_t count = options->full ? sizeof full_sizes / sizeof *sizes : sizeof quick_sizes / sizeof *sizes;
    const int64_t combinations = choose_options(c.routine, 0, c.values);
    const int64_t all_options = options->full ? ALL_OPTIONS_FULL : ALL_OPTIONS_QUICK;
    int64_t turn = c.form;
    for (size_t s = 0; s < count; ++s) {
        const int64_t nominal = sizes[s];
        if (nominal > (options->full ? 513 : 129) && (s + (size_t)c.form) % (options->full ? 2 : 3) != 0)
            continue; /* the largest sizes take turns over the forms */
        const int64_t here = nominal <= all_options ? combinations : nominal <= 65 && combinations > 1 ? 2 : 1;
        for (int64_t i = 0; i < here; ++i, ++turn) {
            choose_options(c.routine, here == combinations ? i : turn * 5, c.values);
            /* Small sizes come square and as a rectangle, larger ones as one of both. */
            const int rectangle = 1 + (int)((turn + (int64_t)s) % 3);
            c.pad = (turn + nominal) % 3 == 0 ? 0 : turn % 4;
            const bool one_size = sizes_of(stem) == 1;
            const bool is_large_solve = nominal > 1024 && has_argument(stem, "nrhs");
            if (nominal <= 33 || turn % 2 == 0 || one_size || is_large_solve) {
                choose_sizes(stem, nominal, SQUARE, c.values);
                add_case(suite, options, c);
            }
            if ((nominal <= 33 || turn % 2 == 1) && !one_size && nominal > 2) {
                choose_sizes(stem, nominal, rectangle, c.values);
                add_case(suite, options, c);
            }
            /* Every size is the greatest, in each form in turn. */
            if (nominal > (is_solve(stem) ? 8 : 33) && i == (int64_t)(s + (size_t)c.form) % here && !one_size) {
                const int greatest = (int)((s + (size_t)c.form) % 3);
                choose_sizes(stem, nominal, THIN + greatest, c.values);
                add_case(suite, options, c);
                if (nominal > 128 && is_solve(stem)) {
                    choose_sizes(stem, nominal, LESS_THIN + greatest, c.values);
                    add_case(suite, options, c);
                }
            }
            if (nominal > 33 && i < 2 && is_rectangular(stem))
                for (int other = 0; other < narrow_turns(stem); ++other) {
                    choose_sizes(stem, nominal, NARROW + WIDTHS * other + (int)((s / 2 + (size_t)c.form) % WIDTHS), c.values);
                    add_case(suite, options, c);
                }
        }
    }
}

static void add_scenario(struct suite *suite, const struct suite_options *options, struct suite_case c)
{
    const struct bblas_stem *stem = c.routine->stem;
    const int64_t combinations = choose_options(c.routine, 0, c.values);
    const bool is_narrow = c.scenario->effort == SLOW_AND_NARROW;
    const int64_t most = options->full ? combinations : c.scenario->effort == SLOW || is_narrow ? 1 : 2;
    const int64_t here = combinations < most ? combinations : most;
    const struct routine_test *test = test_of(stem);
    const int defects = strcmp(c.scenario->name, "one-") == 0 ? MAX_DEFECTS : 1;
    for (c.defect = 0; c.defect < defects; ++c.defect) {
        if (defects > 1 && !test->defects[c.defect].name)
            break;
        for (int64_t i = 0; i < here; ++i) {
            choose_options(c.routine, here == combinations ? i : i * (combinations / 2) + (i + c.form) % 2, c.values);
            const int narrow = NARROW + WIDTHS * (narrow_turns(stem) - 1) + (int)((i + c.form) % WIDTHS);
            choose_sizes(stem, c.scenario->size, is_narrow ? narrow : (int)((i + c.form) % 4), c.values);
            c.pad = (i + c.form) % 3;
            add_case(suite, options, c);
        }
    }
}

void suite_enumerate(struct suite *suite, const struct library *library, const struct suite_options *options)
{
    *suite = (struct suite){.library = library};
    for (size_t i = 0; i < service_check_count; ++i)
        add_case(suite, options, (struct suite_case){.name = arena_print(&suite->arena, "services/%s", service_checks[i].name)});
    for (size_t r = 0; r < bblas_routine_count; ++r)
        for (int form = 0; form < BBLAS_FORMS; ++form)
            for (size_t s = 0; s < scenario_count; ++s) {
                const struct suite_case c = {
                    .routine = &bblas_routines[r], .form = (enum bblas_form)form, .scenario = &scenarios[s]};
                if (scenarios[s].effort == FULL_ONLY && !options->full)
                    continue;
                if (scenarios[s].applies && !scenarios[s].applies(c.routine, c.form))
                    continue;
                if (scenarios[s].effort == SLOW_AND_NARROW && !is_rectangular(c.routine->stem))
                    continue;
                (scenarios[s].size == 0 ? add_sweep : add_scenario)(suite, options, c);
            }
}

/** 1: the library has the routine in this form; 0: it has not; -1: libbblas.so lacks even the symbol. */
static int support(const struct library *library, const struct suite_case *c)
{
    return library_routine(library, c->routine, c->form) ? 1 : library->is_loader ? -1 : 0;
}

static void run_services(struct suite_case *c, const struct library *library, struct record *record)
{
    for (size_t i = 0; i < service_check_count; ++i)
        if (strcmp(c->name + strlen("services/"), service_checks[i].name) == 0)
            service_checks[i].run(library, record);
}

void suite_run(struct suite *suite, struct suite_case *c)
{
    struct arena arena = {0};
    struct record record = {.arena = &arena};
    const struct library *library = suite->library;
    struct bench bench;
    if (!c->routine) {
        run_services(c, library, &record);
    } else if (support(library, c) <= 0) {
        expect(&record, RULE_B2, support(library, c) == 0, "libbblas.so lacks the symbol");
        record.unsupported = true;
    } else if (!bench_open(&bench, library, library->device)) {
        expect(&record, RULE_M1, false, "no queue: %s", library->call.last_error());
    } else {
        c->scenario->run(c, &record, &bench);
        bench_close(&bench);
    }
    expect(&record, RULE_E8, true, " "); /* it came back */
    c->checked = record.checked;
    c->failed = record.failed;
    c->first = record.first;
    c->worst = record.worst;
    c->outcome = record.failed ? FAILED : record.unsupported ? UNSUPPORTED : record.skipped ? SKIPPED : PASSED;
    const char *message = record.failed ? record.message : record.skipped;
    c->message = message ? arena_print(&suite->arena, "%s", message) : NULL;
    arena_free(&arena);
}
