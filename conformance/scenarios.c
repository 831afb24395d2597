/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "suite.h"

#include <bblas.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Problems of a case ---- */

enum { DISTINCT = 4 };

static const struct bblas_stem *stem_of(const struct suite_case *c)
{
    return c->routine->stem;
}

static int first_size(const struct bblas_stem *stem)
{
    int a = 0;
    while (stem->arguments[a].kind != BBLAS_SIZE)
        ++a;
    return a;
}

/** Sizes of the index-th problem of a variable-size batch: the case's own, smaller ones, of which one has another shape than the
 * bounds, and one with a size of 0. */
static void vary_sizes(const struct suite_case *c, int index, int64_t *values)
{
    const struct bblas_stem *stem = stem_of(c);
    for (int a = 0; a < stem->n_arguments; ++a)
        if (stem->arguments[a].kind == BBLAS_SIZE) {
            const int64_t size = values[a];
            values[a] = index == 0              ? size
                        : index == 1            ? (size + 1) / 2
                        : a != first_size(stem) ? size
                        : index == 2            ? size - (size > 1)
                                                : 0;
        }
    repair_sizes(stem, values);
}

static void choose_ld(const struct suite_case *c, struct problem *p, int64_t pad)
{
    const struct bblas_stem *stem = stem_of(c);
    static const int64_t any[] = {1, 2, -1, -3};
    static const int64_t positive[] = {1, 3, 2, 5};
    for (int a = 0; a < stem->n_arguments; ++a) {
        const struct bblas_argument *argument = &stem->arguments[a];
        if (argument->kind == BBLAS_MATRIX)
            p->ld[a] = (p->operands[a].rows > 0 ? p->operands[a].rows : 1) + pad;
        else if (argument->kind == BBLAS_VECTOR)
            p->ld[a] = (argument->positive_increment ? positive : any)[(pad + a) % 4];
    }
}

static void generate(struct problem *p, struct random *random)
{
    const struct bblas_stem *stem = p->routine->stem;
    const struct routine_test *test = test_of(stem);
    p->expected_info = 0;
    if (test->generate) {
        test->generate(p, random);
        return;
    }
    for (int a = 0; a < stem->n_arguments; ++a)
        if (stem->arguments[a].rows && stem->arguments[a].access & BBLAS_IN)
            fill_random(p, stem->arguments[a].name, random);
}

/** Makes a problem for the sizes and scalars that are set. */
static void prepare(const struct suite_case *c, struct arena *arena, struct problem *p, int64_t pad, struct random *random)
{
    p->routine = c->routine;
    p->type = c->routine->type;
    p->arena = arena;
    problem_allocate(p, test_of(p->routine->stem)->extra_rows);
    choose_ld(c, p, pad);
    generate(p, random);
}

static void choose_scalars(const struct suite_case *c, struct problem *problems, int64_t count, struct random *random)
{
    const struct bblas_stem *stem = stem_of(c);
    for (int a = 0; a < stem->n_arguments; ++a) {
        if (stem->arguments[a].kind != BBLAS_SCALAR)
            continue;
        const wide value = random_element(random, element_type(c->routine->type, stem->arguments[a].element));
        for (int64_t j = 0; j < count; ++j)
            problems[j].scalars[a] = value;
    }
}

static int64_t distinct_problems(const struct suite_case *c)
{
    for (int a = 0; a < stem_of(c)->n_arguments; ++a)
        if (c->values[a] > 130 && stem_of(c)->arguments[a].kind == BBLAS_SIZE)
            return c->form == BBLAS_VBATCHED ? 3 : 2;
    return DISTINCT;
}

/** The problems of a case; in the variable-size form of different sizes when `vary`. */
static struct batch make_batch(const struct suite_case *c, struct arena *arena, struct random *random, int64_t count, bool vary,
                               enum difficulty difficulty)
{
    struct batch batch = {.problem_count = count, .count = count};
    batch.problems = arena_allocate(arena, (size_t)count * sizeof *batch.problems);
    int64_t *which = arena_allocate(arena, (size_t)count * sizeof *which);
    batch.which = which;
    choose_scalars(c, batch.problems, count, random);
    for (int64_t j = 0; j < count; ++j) {
        struct problem *p = &batch.problems[j];
        memcpy(p->values, c->values, sizeof p->values);
        if (vary && c->form == BBLAS_VBATCHED)
            vary_sizes(c, (int)(j % DISTINCT), p->values);
        p->difficulty = difficulty;
        prepare(c, arena, p, c->pad + (vary && c->form == BBLAS_VBATCHED ? j % 3 : 0), random);
        which[j] = j;
    }
    return batch;
}

/** The same problems, standing in the slots that `slots` names. */
static struct batch select_problems(const struct batch *batch, const int64_t *slots, int64_t count)
{
    struct batch selected = *batch;
    selected.which = slots;
    selected.count = count;
    return selected;
}

static struct placement plain(enum bblas_form form)
{
    return (struct placement){.form = form};
}

/* ---- Running and comparing ---- */

/** Runs and expects the call to be accepted. Returns false, with the record marked, when the routine is unsupported. */
static bool run_accepted(struct record *record, struct bench *bench, const struct batch *batch, const struct placement *placement)
{
    const int status = batch_run(record, bench, batch, placement);
    if (status == BBLAS_UNSUPPORTED && !record->accepted) {
        record->unsupported = true;
        return false;
    }
    record->accepted = true;
    return expect(record, RULE_E1, status == BBLAS_SUCCESS, "a valid call returned %d (%s)", status,
                  bench->library->call.last_error());
}

/** Row i may only be interchanged with itself or one below; no others exist. */
static bool expect_pivots(struct record *record, struct problem *p, int64_t index)
{
    const struct bblas_stem *stem = p->routine->stem;
    if (!has_argument(stem, "ipiv") || stem->arguments[argument_index(stem, "ipiv")].access == BBLAS_IN)
        return true;
    const struct matrix pivots = after(p, "ipiv");
    const int64_t rows = dense_of(p, "A")->rows;
    for (int64_t i = 0; i < pivots.rows; ++i) {
        const long long pivot = (long long)__real__ pivots.a[i];
        if (!expect(record, RULE_N7, pivot > i && pivot <= rows, "pivot %lld of problem %lld is %lld", (long long)i + 1,
                    (long long)index, pivot))
            return false;
    }
    return true;
}

/** Judges every problem alone. */
static void judge(struct record *record, const struct batch *batch, enum rule rule)
{
    const struct routine_test *test = test_of(batch->problems[0].routine->stem);
    for (int64_t j = 0; j < batch->problem_count; ++j) {
        struct problem *p = &batch->problems[j];
        if (is_invalid(p) || !expect_pivots(record, p, j))
            continue;
        const double ratio = test->ratio(p);
        record->worst = worse(record->worst, ratio);
        expect(record, rule, ratio < RATIO_LIMIT, "error ratio of problem %lld is %.3g, limit %g", (long long)j, ratio,
               RATIO_LIMIT);
    }
}

/** What a call has left, kept for a comparison with a later one. */
struct snapshot {
    void *after[BBLAS_MAX_ARGUMENTS];
    int32_t info;
};

static struct snapshot *take_snapshots(struct arena *arena, const struct batch *batch)
{
    struct snapshot *snapshots = arena_allocate(arena, (size_t)batch->problem_count * sizeof *snapshots);
    for (int64_t j = 0; j < batch->problem_count; ++j) {
        const struct problem *p = &batch->problems[j];
        snapshots[j].info = p->info;
        for (int a = 0; a < p->routine->stem->n_arguments; ++a) {
            const struct dense *dense = &p->operands[a];
            const size_t bytes = (size_t)(dense->rows * dense->cols) * (dense->type ? element_size(dense->type) : 0);
            snapshots[j].after[a] = arena_allocate(arena, bytes);
            if (bytes)
                memcpy(snapshots[j].after[a], dense->after, bytes);
        }
    }
    return snapshots;
}

/** Expects problem j to have the very bits that it had. */
static void compare_problem(struct record *record, enum rule rule, const struct batch *batch, const struct snapshot *snapshots,
                            int64_t j, const char *how)
{
    const struct problem *p = &batch->problems[j];
    const struct bblas_stem *stem = p->routine->stem;
    expect(record, rule, p->info == snapshots[j].info, "info of problem %lld is %d %s, was %d", (long long)j, p->info, how,
           snapshots[j].info);
    for (int a = 0; a < stem->n_arguments; ++a) {
        const struct dense *dense = &p->operands[a];
        if (!stem->arguments[a].rows || !(stem->arguments[a].access & BBLAS_OUT))
            continue;
        const struct reach written = reach_of_write(p, a);
        const size_t size = element_size(dense->type);
        for (int64_t col = 0; col < dense->cols; ++col)
            for (int64_t row = 0; row < dense->rows; ++row)
                if (reaches(&written, row, col) && memcmp(element_at(dense, dense->after, row, col),
                                                          element_at(dense, snapshots[j].after[a], row, col), size) != 0) {
                    expect(record, rule, false, "%s(%lld,%lld) of problem %lld has other bits %s", stem->arguments[a].name,
                           (long long)row + 1, (long long)col + 1, (long long)j, how);
                    return;
                }
    }
    expect(record, rule, true, " ");
}

static void compare_all(struct record *record, enum rule rule, const struct batch *batch, const struct snapshot *snapshots,
                        const char *how)
{
    for (int64_t j = 0; j < batch->problem_count; ++j)
        compare_problem(record, rule, batch, snapshots, j, how);
}

/** Runs each problem alone in pointer form and expects the bits of the snapshots. */
static void compare_alone(struct record *record, struct bench *bench, const struct batch *batch, const struct snapshot *snapshots,
                          enum rule rule, const char *how)
{
    if (!library_routine(bench->library, batch->problems[0].routine, BBLAS_BATCHED))
        return; /* a form that it lacks has its own cases */
    for (int64_t j = 0; j < batch->problem_count; ++j) {
        const struct batch alone = select_problems(batch, &j, 1);
        const struct placement placement = plain(BBLAS_BATCHED);
        if (run_accepted(record, bench, &alone, &placement))
            compare_problem(record, rule, batch, snapshots, j, how);
    }
}

/* ---- Scenarios ---- */

/** Ordinary data: residual, untouched memory, copies of a problem at several places, and each problem alone. */
static void run_random(const struct suite_case *c, struct record *record, struct bench *bench)
{
    struct random random = {c->seed};
    const int64_t distinct = distinct_problems(c);
    struct batch batch = make_batch(c, record->arena, &random, distinct, true, ORDINARY);
    const int64_t slots[] = {0, 1, distinct - 1, 0, distinct / 2, 1};
    struct batch repeated = select_problems(&batch, slots, distinct == 2 ? 3 : 6);
    if (distinct == DISTINCT) {
        static const int64_t all[] = {0, 1, 2, 3, 0, 2, 1};
        repeated = select_problems(&batch, all, 7);
    }
    struct placement placement = {
        .form = c->form, .shift = (int)random_integer(&random, 0, 1), .gap = random_integer(&random, 0, 5), .seed = c->seed};
    for (int a = 0; a < stem_of(c)->n_arguments; ++a)
        placement.slack[a] = random_integer(&random, 0, 1) * 37;
    if (!run_accepted(record, bench, &repeated, &placement))
        return;
    if (placement.shift)
        record->checked |= 1u << RULE_M7;
    judge(record, &batch, RULE_A1);
    const struct snapshot *snapshots = take_snapshots(record->arena, &batch);
    compare_alone(record, bench, &batch, snapshots, c->form == BBLAS_BATCHED ? RULE_R1 : RULE_R2, "alone in pointer form");
}

/** The same problems in another order among many others, and again after another call. */
static void run_permuted(const struct suite_case *c, struct record *record, struct bench *bench)
{
    enum { SLOTS = 37 };
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, DISTINCT, true, ORDINARY);
    struct placement placement = {.form = c->form, .seed = c->seed};
    if (!run_accepted(record, bench, &batch, &placement))
        return;
    const struct snapshot *snapshots = take_snapshots(record->arena, &batch);
    int64_t slots[SLOTS];
    for (int i = 0; i < SLOTS; ++i)
        slots[i] = DISTINCT - 1 - i * 3 % DISTINCT;
    const struct batch many = select_problems(&batch, slots, SLOTS);
    placement.seed += 1;
    if (run_accepted(record, bench, &many, &placement))
        compare_all(record, RULE_R1, &batch, snapshots, "in a larger batch and another order");
    struct batch other = make_batch(c, record->arena, &random, DISTINCT, true, ORDINARY);
    if (run_accepted(record, bench, &other, &placement) && run_accepted(record, bench, &batch, &placement))
        compare_all(record, RULE_R1, &batch, snapshots, "after another call");
}

static bool has_scalars(const struct bblas_routine *routine, enum bblas_form form)
{
    (void)form;
    return has_argument(routine->stem, "alpha");
}

/** Systems and products with triangles, which may go another way where they are large. One form is enough of what takes so long.
 */
static bool is_scaled_triangle(const struct bblas_routine *routine, enum bblas_form form)
{
    return form == BBLAS_VBATCHED && has_scalars(routine, form) && has_argument(routine->stem, "diag");
}

/** The scalars that switch operands off; those are poisoned then. */
static void run_scalars(const struct suite_case *c, struct record *record, struct bench *bench)
{
    static const int combinations[][2] = {{0, 2}, {2, 0}, {0, 0}, {1, 1}, {0, 1}, {1, 0}};
    const struct bblas_stem *stem = stem_of(c);
    struct random random = {c->seed};
    for (size_t k = 0; k < sizeof combinations / sizeof combinations[0]; ++k) {
        struct batch batch = make_batch(c, record->arena, &random, DISTINCT, true, ORDINARY);
        for (int64_t j = 0; j < batch.problem_count; ++j)
            for (int s = 0; s < 2; ++s) {
                const char *const name = s == 0 ? "alpha" : "beta";
                if (has_argument(stem, name) && combinations[k][s] != 2)
                    batch.problems[j].scalars[argument_index(stem, name)] = combinations[k][s];
            }
        const struct placement placement = {.form = c->form, .gap = 1, .seed = c->seed};
        if (!run_accepted(record, bench, &batch, &placement))
            return;
        judge(record, &batch, RULE_E7);
    }
}

static bool has_defects(const struct bblas_routine *routine, enum bblas_form form)
{
    (void)form;
    return test_of(routine->stem)->defects[0].name != NULL;
}

/** One or all problems fail as planned; the others have the bits that they have without it. */
static void run_defect(const struct suite_case *c, struct record *record, struct bench *bench)
{
    struct random random = {c->seed};
    const struct defect *defect = &test_of(stem_of(c))->defects[c->defect];
    const int64_t distinct = distinct_problems(c);
    struct batch batch = make_batch(c, record->arena, &random, distinct, false, ORDINARY);
    const struct placement placement = {.form = c->form, .gap = 2, .seed = c->seed};
    if (!run_accepted(record, bench, &batch, &placement))
        return;
    const struct snapshot *snapshots = take_snapshots(record->arena, &batch);
    const int64_t bad = random_integer(&random, 0, distinct - 1);
    defect->plant(&batch.problems[bad], &random);
    if (!run_accepted(record, bench, &batch, &placement))
        return;
    for (int64_t j = 0; j < distinct; ++j)
        if (j != bad)
            compare_problem(record, RULE_E4, &batch, snapshots, j, "beside a failing problem");
    judge(record, &batch, RULE_E3);
    for (int64_t j = 0; j < distinct; ++j)
        if (j != bad)
            defect->plant(&batch.problems[j], &random);
    if (run_accepted(record, bench, &batch, &placement))
        judge(record, &batch, RULE_E3);
}

/** Factorizations and what uses them, which may go another way where problems are large. */
static bool has_factors(const struct bblas_routine *routine, enum bblas_form form)
{
    return has_defects(routine, form) || has_argument(routine->stem, "tau");
}

/** Puts `value` into one element that is read. Returns false when nothing is. */
static bool plant_value(struct problem *p, real value, struct random *random)
{
    const struct bblas_stem *stem = p->routine->stem;
    const int start = (int)random_integer(random, 0, stem->n_arguments - 1);
    for (int step = 0; step < stem->n_arguments; ++step) {
        const int a = (start + step) % stem->n_arguments;
        struct dense *dense = &p->operands[a];
        /* A reflector with tau = 0 is not looked at. */
        if (!stem->arguments[a].rows || dense->type == 'i' || stem->arguments[a].input_part == BBLAS_REFLECTORS)
            continue;
        const struct reach read = reach_of_read(p, a);
        for (int attempt = 0; attempt < 100 && dense->rows * dense->cols > 0; ++attempt) {
            const int64_t row = random_integer(random, 0, dense->rows - 1);
            const int64_t col = random_integer(random, 0, dense->cols - 1);
            if (!reaches(&read, row, col))
                continue;
            element_set(dense->type, element_at(dense, dense->before, row, col), value);
            return true;
        }
    }
    return false;
}

static bool has_nonfinite_output(const struct problem *p)
{
    const struct bblas_stem *stem = p->routine->stem;
    for (int a = 0; a < stem->n_arguments; ++a) {
        const struct dense *dense = &p->operands[a];
        if (!stem->arguments[a].rows || dense->type == 'i')
            continue;
        const struct reach written = reach_of_write(p, a);
        for (int64_t col = 0; col < dense->cols; ++col)
            for (int64_t row = 0; row < dense->rows; ++row)
                if (reaches(&written, row, col)) {
                    const wide x = element_get(dense->type, element_at(dense, dense->after, row, col));
                    if (!isfinite(__real__ x) || !isfinite(__imag__ x))
                        return true;
                }
    }
    return false;
}

static bool has_floating_output(const struct bblas_stem *stem)
{
    for (int a = 0; a < stem->n_arguments; ++a)
        if (stem->arguments[a].rows && stem->arguments[a].access & BBLAS_OUT && stem->arguments[a].element != BBLAS_ELEMENT_INT)
            return true;
    return false;
}

static bool reads_numbers(const struct bblas_routine *routine, enum bblas_form form)
{
    (void)form;
    for (int a = 0; a < routine->stem->n_arguments; ++a)
        if (routine->stem->arguments[a].rows && routine->stem->arguments[a].access & BBLAS_IN)
            return true;
    return false;
}

/** One problem holds a NaN, another an infinity. They are let pass or reported; their neighbours never notice. */
static void run_nonfinite(const struct suite_case *c, struct record *record, struct bench *bench)
{
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, DISTINCT, false, ORDINARY);
    const struct placement placement = {.form = c->form, .gap = 2, .seed = c->seed};
    if (!run_accepted(record, bench, &batch, &placement))
        return;
    const struct snapshot *snapshots = take_snapshots(record->arena, &batch);
    const int64_t nan_at = random_integer(&random, 0, DISTINCT - 1);
    const int64_t inf_at = (nan_at + 1 + random_integer(&random, 0, DISTINCT - 2)) % DISTINCT;
    const bool planted =
        plant_value(&batch.problems[nan_at], NAN, &random) && plant_value(&batch.problems[inf_at], INFINITY, &random);
    batch.problems[nan_at].expected_info = batch.problems[inf_at].expected_info = INFO_ANY;
    if (!planted || !run_accepted(record, bench, &batch, &placement))
        return;
    for (int64_t j = 0; j < DISTINCT; ++j)
        if (j != nan_at && j != inf_at)
            compare_problem(record, RULE_E4, &batch, snapshots, j, "beside NaN and infinity");
    if (has_floating_output(stem_of(c)))
        expect(record, RULE_E7, batch.problems[nan_at].info > 0 || has_nonfinite_output(&batch.problems[nan_at]),
               "a NaN in problem %lld vanished: finite results and info 0", (long long)nan_at);
}

/** Factorizations that have an empty form of any other size. */
static bool factors_rectangles(const struct bblas_routine *routine, enum bblas_form form)
{
    const struct bblas_stem *stem = routine->stem;
    const bool has_reflectors = has_argument(stem, "tau") && stem->arguments[argument_index(stem, "tau")].access & BBLAS_OUT;
    return has_argument(stem, "m") && !has_argument(stem, "nrhs") && (has_defects(routine, form) || has_reflectors);
}

/** Every size in turn is 0, and all of them; operands that nobody needs are NULL. */
static void run_zero_sizes(const struct suite_case *c, struct record *record, struct bench *bench)
{
    const struct bblas_stem *stem = stem_of(c);
    struct random random = {c->seed};
    for (int zero = 0; zero <= stem->n_arguments; ++zero) {
        struct suite_case smaller = *c;
        bool any = false;
        for (int a = 0; a < stem->n_arguments; ++a)
            if (stem->arguments[a].kind == BBLAS_SIZE && (a == zero || zero == stem->n_arguments)) {
                smaller.values[a] = 0;
                any = true;
            }
        repair_sizes(stem, smaller.values);
        if (!any)
            continue;
        for (int null = 0; null < 2; ++null) {
            struct batch batch = make_batch(&smaller, record->arena, &random, DISTINCT, false, ORDINARY);
            const struct placement placement = {.form = c->form, .empty_as_null = null == 1, .seed = c->seed};
            const int status = batch_run(record, bench, &batch, &placement);
            if (status == BBLAS_UNSUPPORTED) {
                record->unsupported = true;
                return;
            }
            if (expect(record, RULE_E6, status == BBLAS_SUCCESS, "sizes of 0%s gave %d (%s)", null ? " with NULL operands" : "",
                       status, bench->library->call.last_error()))
                judge(record, &batch, RULE_E6);
        }
    }
}

static void run_empty_batch(const struct suite_case *c, struct record *record, struct bench *bench)
{
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, 1, false, ORDINARY);
    batch.count = 0;
    const struct placement placement = plain(c->form);
    const int status = batch_run(record, bench, &batch, &placement);
    record->unsupported = status == BBLAS_UNSUPPORTED;
    expect(record, RULE_E6, status == BBLAS_SUCCESS || record->unsupported, "batch_count 0 with NULL operands gave %d (%s)",
           status, bench->library->call.last_error());
}

static void run_without_info(const struct suite_case *c, struct record *record, struct bench *bench)
{
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, DISTINCT, true, ORDINARY);
    struct placement placement = plain(c->form);
    if (!run_accepted(record, bench, &batch, &placement))
        return;
    const struct snapshot *snapshots = take_snapshots(record->arena, &batch);
    placement.without_info = true;
    if (run_accepted(record, bench, &batch, &placement))
        compare_all(record, RULE_E3, &batch, snapshots, "when info is NULL");
}

static bool has_pivot_pointers(const struct bblas_routine *routine, enum bblas_form form)
{
    return form == BBLAS_BATCHED && has_argument(routine->stem, "ipiv");
}

/** Pivots that follow each other give the bits that those behind pointers give. */
static void run_consecutive_pivots(const struct suite_case *c, struct record *record, struct bench *bench)
{
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, DISTINCT, false, ORDINARY);
    struct placement placement = {.form = c->form, .shift = 1, .gap = 2, .seed = c->seed};
    if (!run_accepted(record, bench, &batch, &placement))
        return;
    const struct snapshot *snapshots = take_snapshots(record->arena, &batch);
    placement.consecutive = true;
    if (run_accepted(record, bench, &batch, &placement))
        compare_all(record, RULE_N8, &batch, snapshots, "with consecutive pivots");
}

static bool has_shareable(const struct bblas_routine *routine, enum bblas_form form)
{
    (void)form;
    for (int a = 0; a < routine->stem->n_arguments; ++a)
        if (routine->stem->arguments[a].rows && routine->stem->arguments[a].access == BBLAS_IN)
            return true;
    return false;
}

/** All problems use the inputs of the first. */
static void run_shared_inputs(const struct suite_case *c, struct record *record, struct bench *bench)
{
    const struct bblas_stem *stem = stem_of(c);
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, DISTINCT, false, ORDINARY);
    struct placement placement = {.form = c->form, .gap = 1, .seed = c->seed};
    for (int a = 0; a < stem->n_arguments; ++a) {
        const struct bblas_argument *argument = &stem->arguments[a];
        /* Where a factorization comes in two operands and one of them is written, all problems are the same one. */
        const bool goes_with_inputs = argument->access == BBLAS_INOUT && argument->input_part != argument->part;
        if (!argument->rows || (argument->access != BBLAS_IN && !goes_with_inputs))
            continue;
        placement.shared |= argument->access == BBLAS_IN ? 1u << a : 0;
        for (int64_t j = 1; j < batch.problem_count; ++j)
            batch.problems[j].operands[a].before = batch.problems[0].operands[a].before;
    }
    if (!run_accepted(record, bench, &batch, &placement))
        return;
    judge(record, &batch, RULE_M8);
    const struct snapshot *snapshots = take_snapshots(record->arena, &batch);
    compare_alone(record, bench, &batch, snapshots, RULE_M8, "when its inputs are not shared");
}

static void fill_workspace(struct bench *bench, char *workspace, size_t bytes, int pattern, struct arena *arena)
{
    char *fill = arena_allocate(arena, bytes);
    for (size_t i = 0; i + 8 <= bytes; i += 8)
        element_poison('d', fill + i, i);
    if (pattern)
        memset(fill, pattern, bytes);
    bench->library->call.upload(workspace, fill, bytes, bench->queue);
}

/** Queried, given exactly, filled with anything: the same bits, and nothing outside touched. Given less: refused. */
static void run_workspace(const struct suite_case *c, struct record *record, struct bench *bench)
{
    const struct bblas_services *call = &bench->library->call;
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, DISTINCT, true, ORDINARY);
    const struct placement placement = {.form = c->form, .gap = 1, .seed = c->seed};
    if (!run_accepted(record, bench, &batch, &placement))
        return;
    const struct snapshot *snapshots = take_snapshots(record->arena, &batch);

    size_t bytes = SIZE_MAX;
    expect(record, RULE_M5, call->workspace_query_begin(bench->queue) == BBLAS_SUCCESS, "query_begin: %s", call->last_error());
    struct placement query = placement;
    query.is_query = true;
    batch_run(record, bench, &batch, &query);
    expect(record, RULE_M5, call->workspace_query_end(bench->queue, &bytes) == BBLAS_SUCCESS, "query_end: %s",
           call->last_error());

    enum { GUARD = 4096 };
    void *memory = NULL;
    if (!expect(record, RULE_M5, bytes < SIZE_MAX / 2 && call->malloc(&memory, bytes + GUARD, bench->queue) == BBLAS_SUCCESS,
                "no memory for the %zu bytes that the query gave", bytes))
        return;
    static const int patterns[] = {0, 0xff, 0x01};
    for (int k = 0; k < 3; ++k) {
        fill_workspace(bench, memory, bytes + GUARD, patterns[k], record->arena);
        char *guard_before = arena_allocate(record->arena, GUARD);
        char *guard_after = arena_allocate(record->arena, GUARD);
        call->download(guard_before, (char *)memory + bytes, GUARD, bench->queue);
        expect(record, RULE_M5, call->queue_set_workspace(bench->queue, memory, bytes) == BBLAS_SUCCESS, "set_workspace: %s",
               call->last_error());
        if (expect(record, RULE_M5, batch_run(record, bench, &batch, &placement) == BBLAS_SUCCESS,
                   "with the queried workspace: %s", call->last_error()))
            compare_all(record, RULE_M5, &batch, snapshots, "with other workspace contents");
        call->download(guard_after, (char *)memory + bytes, GUARD, bench->queue);
        expect(record, RULE_M5, memcmp(guard_before, guard_after, GUARD) == 0, "written behind the workspace");
    }
    if (bytes >= 256) {
        call->queue_set_workspace(bench->queue, memory, bytes / 2 / 256 * 256);
        const int status = bytes / 2 / 256 ? batch_run(record, bench, &batch, &placement) : BBLAS_WORKSPACE_TOO_SMALL;
        expect(record, RULE_M5, status == BBLAS_WORKSPACE_TOO_SMALL, "half the workspace gave %d", status);
    }
    call->queue_set_workspace(bench->queue, NULL, 0);
    call->free(memory, bench->queue);
}

/* ---- Bad arguments ---- */

/** One invalid value of a parameter. */
struct spoiler {
    int parameter;
    union bblas_value value;
};

static void spoil_parameter(union bblas_value *values, void *data)
{
    const struct spoiler *spoiler = data;
    values[spoiler->parameter] = spoiler->value;
}

/** Invalid values of a parameter, derived from the registry. */
static int invalid_values(const struct suite_case *c, const struct problem *p, const struct bblas_parameter *parameter,
                          union bblas_value *values)
{
    const struct bblas_argument *a = parameter->argument < 0 ? NULL : &stem_of(c)->arguments[parameter->argument];
    int count = 0;
    switch (parameter->role) {
    case BBLAS_ROLE_VALUE:
        if (a->kind != BBLAS_INDEX)
            values[count++].i = a->kind == BBLAS_OPTION ? 0 : -1;
        if (a->kind == BBLAS_OPTION) {
            const int *allowed = a->options[is_complex_type(c->routine->type)];
            for (int option = BblasNoTrans - 1; option <= BblasRight + 1; ++option) {
                bool is_allowed = false;
                for (int k = 0; allowed[k]; ++k)
                    is_allowed = is_allowed || allowed[k] == option;
                if (!is_allowed && count < 40)
                    values[count++].i = option;
            }
        } else if (a->valid) {
            bblas_values trial;
            memcpy(trial, p->values, sizeof trial);
            for (trial[parameter->argument] = -3; trial[parameter->argument] < 1000 && count < 8; ++trial[parameter->argument])
                if (!a->valid(trial))
                    values[count++].i = (int)trial[parameter->argument];
            trial[parameter->argument] = 1000;
            if (!a->valid(trial))
                values[count++].i = 1000;
        }
        return count;
    case BBLAS_ROLE_BOUND:
        values[count++].i = -1;
        return count;
    case BBLAS_ROLE_EACH:
    case BBLAS_ROLE_LD_EACH:
    case BBLAS_ROLE_SCALAR:
    case BBLAS_ROLE_BASE:
    case BBLAS_ROLE_POINTERS:
    case BBLAS_ROLE_QUEUE:
        values[count++].p = NULL;
        return count;
    case BBLAS_ROLE_LD:
        values[count++].i = 0;
        if (a->kind == BBLAS_MATRIX) {
            values[count++].i = -1;
            values[count++].i = (int)(least_ld(p, parameter->argument) - 1);
        } else if (a->positive_increment) {
            values[count++].i = -1;
        }
        return count;
    case BBLAS_ROLE_STRIDE:
        values[count].l = 0;
        return a->access & BBLAS_OUT ? 1 : 0;
    case BBLAS_ROLE_BATCH_COUNT:
        values[count++].l = -1;
        return count;
    default:
        return 0;
    }
}

static void run_bad_arguments(const struct suite_case *c, struct record *record, struct bench *bench)
{
    const struct bblas_stem *stem = stem_of(c);
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, DISTINCT, false, ORDINARY);
    for (int k = 0; k < stem->n_parameters[c->form]; ++k) {
        const struct bblas_parameter *parameter = &stem->parameters[c->form][k];
        union bblas_value values[64];
        const int count = invalid_values(c, &batch.problems[0], parameter, values);
        for (int v = 0; v < count; ++v) {
            struct spoiler spoiler = {k, values[v]};
            const struct placement placement = {
                .form = c->form, .seed = c->seed, .spoil = spoil_parameter, .spoil_data = &spoiler};
            const int status = batch_run(record, bench, &batch, &placement);
            if (status == BBLAS_UNSUPPORTED) {
                record->unsupported = true;
                return;
            }
            expect(record, RULE_E1, status == -(k + 1), "invalid %s (%lld) gave %d, should be %d", parameter->name,
                   parameter->role == BBLAS_ROLE_VALUE || parameter->role == BBLAS_ROLE_LD ? (long long)values[v].i : 0LL, status,
                   -(k + 1));
            expect(record, RULE_E1, *bench->library->call.last_error() != '\0', "no message for an invalid %s", parameter->name);
        }
    }
}

/** The problem with an invalid value of parameter k. */
static struct problem invalid_problem(struct arena *arena, const struct bblas_stem *stem, const struct problem *good, int k,
                                      const struct bblas_parameter *parameter, int64_t value)
{
    struct problem p = *good;
    for (int o = 0; o < stem->n_arguments; ++o) /* what is left of it is its own */
        p.operands[o].after = arena_allocate(arena, (size_t)(p.operands[o].rows * p.operands[o].cols) * 16);
    p.claimed = parameter->argument;
    p.claims_ld = parameter->role == BBLAS_ROLE_LD_EACH;
    p.claimed_value = value;
    p.expected_info = -(k + 1);
    return p;
}

/** Invalid sizes, leading dimensions and increments of single problems, among good ones. */
static void run_bad_sizes(const struct suite_case *c, struct record *record, struct bench *bench)
{
    const struct bblas_stem *stem = stem_of(c);
    struct random random = {c->seed};
    enum { MOST = 40 };
    struct batch good = make_batch(c, record->arena, &random, 2, false, ORDINARY);
    const struct placement placement = {.form = c->form, .seed = c->seed};
    if (!run_accepted(record, bench, &good, &placement))
        return;
    const struct snapshot *snapshots = take_snapshots(record->arena, &good);

    struct problem *problems = arena_allocate(record->arena, MOST * sizeof *problems);
    int64_t *which = arena_allocate(record->arena, 2 * MOST * sizeof *which);
    memcpy(problems, good.problems, 2 * sizeof *problems);
    int64_t count = 2;
    for (int k = 0; k < stem->n_parameters[c->form]; ++k) {
        const struct bblas_parameter *parameter = &stem->parameters[c->form][k];
        if (parameter->role != BBLAS_ROLE_EACH && parameter->role != BBLAS_ROLE_LD_EACH)
            continue;
        const struct bblas_argument *a = &stem->arguments[parameter->argument];
        const bool is_value = parameter->role == BBLAS_ROLE_EACH;
        const int64_t was = is_value ? problems[0].values[parameter->argument] : problems[0].ld[parameter->argument];
        const int64_t trials[] = {-1, 0, was - 1, was + 1, was + 100, INT32_MAX, INT32_MIN};
        for (size_t t = 0; t < sizeof trials / sizeof trials[0] && count < MOST; ++t) {
            bblas_values values;
            memcpy(values, problems[0].values, sizeof values);
            if (is_value)
                values[parameter->argument] = trials[t];
            bool invalid;
            if (!is_value)
                invalid = a->kind == BBLAS_MATRIX ? trials[t] < least_ld(&problems[0], parameter->argument)
                          : a->positive_increment ? trials[t] <= 0
                                                  : trials[t] == 0;
            else
                invalid = (a->kind == BBLAS_SIZE && (trials[t] < 0 || trials[t] > was)) || (a->valid && !a->valid(values));
            if (!invalid)
                continue;
            problems[count++] = invalid_problem(record->arena, stem, &good.problems[0], k, parameter, trials[t]);
        }
    }
    int64_t slots = 0;
    for (int64_t j = 2; j < count; ++j) {
        which[slots++] = j;
        which[slots++] = j % 2;
    }
    struct batch batch = {.problems = problems, .problem_count = count, .which = which, .count = slots};
    if (slots == 0 || !run_accepted(record, bench, &batch, &placement))
        return;
    for (int64_t j = 0; j < 2; ++j)
        compare_problem(record, RULE_E4, &batch, snapshots, j, "beside invalid problems");
}

/** Negative sizes of so many problems that an implementation may sort them first, a few good ones of several sizes among them. */
static void run_many_bad_sizes(const struct suite_case *c, struct record *record, struct bench *bench)
{
    enum { SLOTS = 4200, BETWEEN_GOOD_ONES = 100 };
    const struct bblas_stem *stem = stem_of(c);
    struct random random = {c->seed};
    struct batch good = make_batch(c, record->arena, &random, DISTINCT, true, ORDINARY);
    const struct placement placement = {.form = c->form, .seed = c->seed};
    if (!run_accepted(record, bench, &good, &placement))
        return;
    const struct snapshot *snapshots = take_snapshots(record->arena, &good);

    struct problem *problems = arena_allocate(record->arena, (DISTINCT + BBLAS_MAX_ARGUMENTS) * sizeof *problems);
    memcpy(problems, good.problems, DISTINCT * sizeof *problems);
    int64_t count = DISTINCT;
    for (int k = 0; k < stem->n_parameters[c->form]; ++k) {
        const struct bblas_parameter *parameter = &stem->parameters[c->form][k];
        if (parameter->role == BBLAS_ROLE_EACH && stem->arguments[parameter->argument].kind == BBLAS_SIZE)
            problems[count++] = invalid_problem(record->arena, stem, &problems[DISTINCT - 1], k, parameter, -1);
    }
    int64_t *which = arena_allocate(record->arena, SLOTS * sizeof *which);
    for (int64_t s = 0; s < SLOTS; ++s)
        which[s] = s % BETWEEN_GOOD_ONES ? DISTINCT + s % (count - DISTINCT) : s / BETWEEN_GOOD_ONES % DISTINCT;
    struct batch batch = {.problems = problems, .problem_count = count, .which = which, .count = SLOTS};
    if (!run_accepted(record, bench, &batch, &placement))
        return;
    for (int64_t j = 0; j < DISTINCT; ++j)
        compare_problem(record, RULE_E4, &batch, snapshots, j, "beside invalid problems");
}

static bool is_variable(const struct bblas_routine *routine, enum bblas_form form)
{
    (void)routine;
    return form == BBLAS_VBATCHED;
}

/* ---- Counts, queues, difficulty ---- */

/** A few dozen problems, over and over. */
static void run_count(const struct suite_case *c, struct record *record, struct bench *bench, int64_t count)
{
    enum { PERIOD = 61 };
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, PERIOD, true, ORDINARY);
    int64_t *which = arena_allocate(record->arena, (size_t)count * sizeof *which);
    for (int64_t i = 0; i < count; ++i)
        which[i] = i % PERIOD;
    const struct batch many = select_problems(&batch, which, count);
    const struct placement placement = {.form = c->form, .seed = c->seed};
    if (run_accepted(record, bench, &many, &placement))
        judge(record, &batch, RULE_N4);
}

static void run_65535(const struct suite_case *c, struct record *record, struct bench *bench)
{
    run_count(c, record, bench, 65535);
}

static void run_65536(const struct suite_case *c, struct record *record, struct bench *bench)
{
    run_count(c, record, bench, 65536);
}

static void run_65537(const struct suite_case *c, struct record *record, struct bench *bench)
{
    run_count(c, record, bench, 65537);
}

/** So many of each size that an implementation which sorts them works on some after others. */
static void run_many_sizes(const struct suite_case *c, struct record *record, struct bench *bench)
{
    run_count(c, record, bench, 12001);
}

struct worker {
    const struct suite_case *c;
    struct record record;
    const struct library *library;
    const char *device;
    uint64_t seed;
    struct batch batch;
    const struct snapshot *expected;
    pthread_t thread;
};

static void *work(void *data)
{
    struct worker *worker = data;
    struct bench bench;
    if (!expect(&worker->record, RULE_M3, bench_open(&bench, worker->library, worker->device), "no queue in a thread"))
        return NULL;
    const struct placement placement = {.form = worker->c->form, .seed = worker->seed};
    for (int repeat = 0; repeat < 5; ++repeat) {
        batch_run(&worker->record, &bench, &worker->batch, &placement);
        compare_all(&worker->record, RULE_M3, &worker->batch, worker->expected, "with another queue at work");
    }
    bench_close(&bench);
    return NULL;
}

/** Two threads, each with a queue and problems of its own. */
static void run_two_queues(const struct suite_case *c, struct record *record, struct bench *bench)
{
    struct random random = {c->seed};
    struct arena arenas[2] = {{0}, {0}};
    struct worker workers[2];
    for (int t = 0; t < 2; ++t) {
        workers[t] = (struct worker){.c = c,
                                     .record = {.arena = &arenas[t]},
                                     .library = bench->library,
                                     .device = t == 0 ? bench->library->device : bench->library->beside,
                                     .seed = c->seed + (uint64_t)t};
        workers[t].batch = make_batch(c, &arenas[t], &random, DISTINCT, true, ORDINARY);
        const struct placement placement = {.form = c->form, .seed = workers[t].seed};
        if (!run_accepted(record, bench, &workers[t].batch, &placement))
            return;
        workers[t].expected = take_snapshots(&arenas[t], &workers[t].batch);
    }
    for (int t = 0; t < 2; ++t)
        pthread_create(&workers[t].thread, NULL, work, &workers[t]);
    for (int t = 0; t < 2; ++t) {
        pthread_join(workers[t].thread, NULL);
        expect(record, RULE_M3, !workers[t].record.failed, "in thread %d: %s", t, workers[t].record.message);
        arena_free(&arenas[t]);
    }
}

static void run_difficult(const struct suite_case *c, struct record *record, struct bench *bench, enum difficulty difficulty,
                          enum rule rule)
{
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, DISTINCT, true, ORDINARY);
    /* One problem in two is difficult: conditioning and scale may not leak between them. */
    for (int64_t j = 0; j < batch.problem_count; j += 2) {
        batch.problems[j].difficulty = difficulty;
        generate(&batch.problems[j], &random);
    }
    const struct placement placement = {.form = c->form, .seed = c->seed};
    if (!run_accepted(record, bench, &batch, &placement))
        return;
    judge(record, &batch, rule);
    const struct snapshot *snapshots = take_snapshots(record->arena, &batch);
    compare_alone(record, bench, &batch, snapshots, RULE_E4, "alone");
}

static bool is_scalable(const struct bblas_routine *routine, enum bblas_form form)
{
    (void)form;
    return test_of(routine->stem)->scalable;
}

/** More than the sweep has, so that several threads, warps or blocks may share them out. */
enum { MANY_TERMS = 4005 };
static bool sums_terms(const struct bblas_routine *routine, enum bblas_form form)
{
    (void)form;
    return has_argument(routine->stem, "beta") && (has_argument(routine->stem, "k") || strcmp(routine->stem->name, "gemv") == 0);
}

static bool has_ill_conditioned(const struct bblas_routine *routine, enum bblas_form form)
{
    (void)form;
    return test_of(routine->stem)->has_ill_conditioned;
}

static void run_near_overflow(const struct suite_case *c, struct record *record, struct bench *bench)
{
    run_difficult(c, record, bench, NEAR_OVERFLOW, RULE_A2);
}

static void run_near_underflow(const struct suite_case *c, struct record *record, struct bench *bench)
{
    run_difficult(c, record, bench, NEAR_UNDERFLOW, RULE_A2);
}

static void run_ill_conditioned(const struct suite_case *c, struct record *record, struct bench *bench)
{
    run_difficult(c, record, bench, ILL_CONDITIONED, RULE_A1);
}

static bool is_far_candidate(const struct bblas_routine *routine, enum bblas_form form)
{
    return form == BBLAS_STRIDED_BATCHED && routine->type == 's';
}

/** Each operand in turn spans more than 2^31 elements. */
static void run_far_apart(const struct suite_case *c, struct record *record, struct bench *bench)
{
    const struct bblas_stem *stem = stem_of(c);
    struct random random = {c->seed};
    struct batch batch = make_batch(c, record->arena, &random, 3, false, ORDINARY);
    for (int a = 0; a < stem->n_arguments; ++a) {
        const enum bblas_kind kind = stem->arguments[a].kind;
        if (kind != BBLAS_MATRIX && kind != BBLAS_VECTOR && kind != BBLAS_ARRAY)
            continue;
        const struct placement placement = {.form = c->form, .far = a + 1, .seed = c->seed};
        const int status = batch_run(record, bench, &batch, &placement);
        if (status == BBLAS_UNSUPPORTED || status == BBLAS_OUT_OF_MEMORY) {
            record->unsupported = status == BBLAS_UNSUPPORTED;
            record->skipped = "no memory for an operand of more than 2^31 elements";
            return;
        }
        if (expect(record, RULE_N4, status == BBLAS_SUCCESS, "%s of more than 2^31 elements gave %d", stem->arguments[a].name,
                   status))
            judge(record, &batch, RULE_N4);
    }
}

const struct scenario scenarios[] = {
    {"random", run_random, NULL, 0, USUAL},
    {"random", run_random, sums_terms, MANY_TERMS, SLOW_AND_NARROW},
    {"random", run_random, factors_rectangles, 1500, SLOW_AND_NARROW},
    {"permuted", run_permuted, NULL, 19, USUAL},
    {"scalars", run_scalars, has_scalars, 7, USUAL},
    {"scalars", run_scalars, has_scalars, 70, SLOW},
    {"scalars", run_scalars, is_scaled_triangle, 330, FULL_ONLY},
    {"one-", run_defect, has_defects, 13, USUAL},
    {"one-", run_defect, has_defects, 45, USUAL},
    {"one-", run_defect, has_defects, 70, SLOW},
    {"one-", run_defect, has_defects, 100, FULL_ONLY},
    {"one-", run_defect, has_defects, 530, FULL_ONLY},
    {"nonfinite", run_nonfinite, reads_numbers, 11, USUAL},
    {"zero-sizes", run_zero_sizes, NULL, 3, USUAL},
    {"zero-sizes", run_zero_sizes, NULL, 70, SLOW},
    {"zero-sizes", run_zero_sizes, factors_rectangles, 1030, FULL_ONLY},
    {"empty-batch", run_empty_batch, NULL, 3, USUAL},
    {"without-info", run_without_info, NULL, 6, USUAL},
    {"without-info", run_without_info, has_factors, 530, FULL_ONLY},
    {"consecutive-pivots", run_consecutive_pivots, has_pivot_pointers, 10, USUAL},
    {"consecutive-pivots", run_consecutive_pivots, has_pivot_pointers, 40, USUAL},
    {"consecutive-pivots", run_consecutive_pivots, has_pivot_pointers, 70, USUAL},
    {"shared-inputs", run_shared_inputs, has_shareable, 9, USUAL},
    {"workspace", run_workspace, NULL, 40, USUAL},
    {"workspace", run_workspace, has_factors, 530, FULL_ONLY},
    {"bad-arguments", run_bad_arguments, NULL, 4, USUAL},
    {"bad-sizes", run_bad_sizes, is_variable, 5, USUAL},
    {"many-bad-sizes", run_many_bad_sizes, is_variable, 40, SLOW},
    {"65535-problems", run_65535, NULL, 2, FULL_ONLY},
    {"65536-problems", run_65536, NULL, 2, FULL_ONLY},
    {"65537-problems", run_65537, NULL, 2, SLOW},
    {"many-sizes", run_many_sizes, is_variable, 49, FULL_ONLY},
    {"two-queues", run_two_queues, NULL, 21, USUAL},
    {"near-overflow", run_near_overflow, is_scalable, 14, USUAL},
    {"near-underflow", run_near_underflow, is_scalable, 14, USUAL},
    {"near-overflow", run_near_overflow, is_scalable, 45, SLOW},
    {"near-underflow", run_near_underflow, is_scalable, 45, SLOW},
    {"near-overflow", run_near_overflow, is_scalable, 140, FULL_ONLY},
    {"near-underflow", run_near_underflow, is_scalable, 140, FULL_ONLY},
    {"near-overflow", run_near_overflow, is_scalable, 300, SLOW_AND_NARROW},
    {"near-underflow", run_near_underflow, is_scalable, 300, SLOW_AND_NARROW},
    {"ill-conditioned", run_ill_conditioned, has_ill_conditioned, 35, USUAL},
    {"ill-conditioned", run_ill_conditioned, has_ill_conditioned, 70, SLOW},
    {"ill-conditioned", run_ill_conditioned, has_ill_conditioned, 100, FULL_ONLY},
    {"far-apart", run_far_apart, is_far_candidate, 3, USUAL},
};
const size_t scenario_count = sizeof scenarios / sizeof scenarios[0];
