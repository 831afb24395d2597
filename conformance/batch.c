/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "batch.h"
#include "graph.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Everything that a call gets in device memory lies in one image: regions, each between two guard zones. The image is built
 * on the host, uploaded, and downloaded after the call. What may have been written is then copied into the image that was
 * sent; after that both must be equal to the last byte. */
enum { GUARD = 256 };

struct layout {
    struct record *record;
    struct bench *bench;
    const struct batch *batch;
    const struct placement *placement;
    char *image;
    size_t bytes, capacity;
    size_t *offsets[BBLAS_MAX_ARGUMENTS]; /* of an operand in each slot */
    int64_t stride[BBLAS_MAX_ARGUMENTS];
    size_t info;
    /* Where the image lies on the device: as a whole, but for the problems of an operand that lie far apart. */
    struct piece {
        size_t image, device, bytes;
    } pieces[8];
    int piece_count;
    _Alignas(16) char scalars[BBLAS_MAX_ARGUMENTS][16];
};

bool bench_open(struct bench *bench, const struct library *library, const char *device)
{
    *bench = (struct bench){.library = library};
    if (!library->captures)
        return library->call.queue_create(device, &bench->queue) == BBLAS_SUCCESS;
    bench->stream = graph_stream_create();
    return bench->stream && library->call.queue_adopt(device, bench->stream, &bench->queue) == BBLAS_SUCCESS;
}

void bench_close(struct bench *bench)
{
    bench->library->call.free(bench->device, bench->queue);
    bench->library->call.queue_destroy(bench->queue);
    if (bench->stream)
        graph_stream_destroy(bench->stream);
}

static char *device_memory(struct bench *bench, size_t bytes)
{
    if (bytes > bench->device_bytes) {
        bench->library->call.free(bench->device, bench->queue);
        void *device = NULL;
        if (bench->library->call.malloc(&device, bytes, bench->queue) != BBLAS_SUCCESS)
            device = NULL;
        bench->device = device;
        bench->device_bytes = device ? bytes : 0;
    }
    return bench->device;
}

static const struct problem *slot(const struct batch *batch, int64_t i)
{
    return &batch->problems[batch->which[i]];
}

/** Reserves a region behind a guard zone and fills both with poison. Returns its offset. */
static size_t add_region(struct layout *layout, char type, size_t bytes)
{
    const size_t size = type == 'p' ? sizeof(void *) : element_size(type);
    const bool is_complex = type == 'c' || type == 'z'; /* aligned as its parts are */
    const size_t shift = (size_t)layout->placement->shift * (is_complex ? size / 2 : size);
    const size_t start = layout->bytes + GUARD + shift;
    const size_t end = (start + bytes + 2 * GUARD - 1) / GUARD * GUARD;
    if (end > layout->capacity) {
        layout->capacity = 2 * end;
        layout->image = realloc(layout->image, layout->capacity);
        if (!layout->image) {
            fprintf(stderr, "bblas-conformance: out of host memory (%zu bytes)\n", layout->capacity);
            exit(1);
        }
    }
    const char poison_type = type == 'p' ? 'd' : type;
    memset(layout->image + layout->bytes, 0x5a, end - layout->bytes);
    for (size_t at = layout->bytes + shift; at + size <= end; at += size)
        element_poison(poison_type, layout->image + at, at);
    layout->bytes = end;
    return start;
}

/** Elements between the first and the last of an operand in memory, both included. */
static int64_t span(const struct problem *problem, int a)
{
    const struct dense *dense = &problem->operands[a];
    const int64_t ld = problem->ld[a];
    if (dense->rows == 0 || dense->cols == 0)
        return 0;
    switch (problem->routine->stem->arguments[a].kind) {
    case BBLAS_MATRIX:
        return ld * (dense->cols - 1) + dense->rows;
    case BBLAS_VECTOR:
        return (ld < 0 ? -ld : ld) * (dense->rows - 1) + 1;
    default:
        return dense->rows;
    }
}

/** Where element (row, col) of an operand lies, in elements from its first in memory. BLAS walks a vector with negative
 * increment from its far end. */
static int64_t place(const struct problem *problem, int a, int64_t row, int64_t col)
{
    const int64_t ld = problem->ld[a];
    switch (problem->routine->stem->arguments[a].kind) {
    case BBLAS_MATRIX:
        return row + col * ld;
    case BBLAS_VECTOR:
        return ld > 0 ? row * ld : (row - (problem->operands[a].rows - 1)) * ld;
    default:
        return row;
    }
}

static void shuffle(int64_t *order, int64_t count, uint64_t seed)
{
    struct random random = {seed};
    for (int64_t i = count - 1; i > 0; --i) {
        const int64_t j = random_integer(&random, 0, i);
        const int64_t t = order[i];
        order[i] = order[j];
        order[j] = t;
    }
}

static bool is_shared(const struct layout *layout, int a)
{
    return layout->placement->shared >> a & 1;
}

static bool is_consecutive(const struct layout *layout, int a)
{
    const struct bblas_argument *argument = &layout->batch->problems[0].routine->stem->arguments[a];
    return layout->placement->consecutive && argument->kind == BBLAS_ARRAY && argument->element == BBLAS_ELEMENT_INT;
}

static void place_operand(struct layout *layout, int a)
{
    const struct batch *batch = layout->batch;
    const struct bblas_argument *argument = &batch->problems[0].routine->stem->arguments[a];
    const char type = batch->problems[0].operands[a].type;
    const size_t size = element_size(type);
    const bool strided = layout->placement->form == BBLAS_STRIDED_BATCHED;
    const bool is_result = argument->kind == BBLAS_RESULT;
    const bool flat = is_result || is_consecutive(layout, a);
    size_t *offsets = layout->offsets[a] = arena_allocate(layout->record->arena, (size_t)(batch->count + 1) * sizeof *offsets);
    int64_t *order = arena_allocate(layout->record->arena, (size_t)(batch->count + 1) * sizeof *order);

    for (int64_t i = 0; i < batch->count; ++i)
        order[i] = i;
    if (!strided && !flat)
        shuffle(order, batch->count, layout->placement->seed + (uint64_t)a);

    int64_t at = 0;
    for (int64_t i = 0; i < batch->count; ++i) {
        const struct problem *problem = slot(batch, order[i]);
        if (is_shared(layout, a) && i > 0) {
            offsets[order[i]] = offsets[order[0]];
            continue;
        }
        offsets[order[i]] = (size_t)at * size;
        const int64_t room = argument->kind == BBLAS_MATRIX ? problem->ld[a] * problem->operands[a].cols : span(problem, a);
        const int64_t step = is_result ? 1 : flat ? room : room + layout->placement->gap + (room == 0);
        if (strided && i == 0)
            layout->stride[a] = is_shared(layout, a) ? 0 : step;
        at += step;
    }
    const size_t start = add_region(layout, type, (size_t)at * size);
    for (int64_t i = 0; i < batch->count; ++i)
        offsets[i] += start;
}

/** Problems of one operand 2^30 elements apart (strided form): three of them span more than 2^31 elements. Each is a piece
 * of the image, which does not hold what lies between. */
static void place_far_apart(struct layout *layout, int a)
{
    const struct batch *batch = layout->batch;
    const size_t size = element_size(batch->problems[0].operands[a].type);
    layout->stride[a] = ((int64_t)1 << 30) + 8;
    layout->offsets[a] = arena_allocate(layout->record->arena, (size_t)(batch->count + 1) * sizeof(size_t));
    for (int64_t i = 0; i < batch->count; ++i) {
        const struct problem *problem = slot(batch, i);
        const size_t begin = layout->bytes;
        layout->offsets[a][i] = add_region(layout, problem->operands[a].type, (size_t)(span(problem, a) + problem->ld[a]) * size);
        layout->pieces[layout->piece_count++] = (struct piece){
            .image = begin,
            .device = layout->pieces[0].bytes + (size_t)(i * layout->stride[a]) * size,
            .bytes = layout->bytes - begin,
        };
    }
}

static void write_operand(struct layout *layout, int a)
{
    const struct batch *batch = layout->batch;
    for (int64_t i = 0; i < batch->count; ++i) {
        const struct problem *problem = slot(batch, i);
        const struct dense *dense = &problem->operands[a];
        const size_t size = element_size(dense->type);
        const struct reach read = reach_of_read(problem, a);
        char *start = layout->image + layout->offsets[a][i];
        for (int64_t c = 0; c < dense->cols; ++c)
            for (int64_t r = 0; r < dense->rows; ++r) {
                if (!reaches(&read, r, c))
                    continue;
                char *to = start + place(problem, a, r, c) * (int64_t)size;
                memcpy(to, element_at(dense, dense->before, r, c), size);
                if (is_real_diagonal(problem, a, r, c))
                    element_poison_imaginary(dense->type, to, (uint64_t)(to - layout->image));
            }
    }
}

static bool is_untouched_by_all(const struct layout *layout, int a)
{
    for (int64_t i = 0; i < layout->batch->count; ++i) {
        const struct problem *problem = slot(layout->batch, i);
        const struct dense *dense = &problem->operands[a];
        const bool quick = problem->routine->stem->quick_return(problem->values);
        if (dense->rows > 0 && dense->cols > 0 && (!quick || problem->routine->stem->arguments[a].kind == BBLAS_RESULT))
            return false;
    }
    return true;
}

static void *address(const struct layout *layout, size_t offset)
{
    const struct piece *piece = layout->pieces;
    while (offset - piece->image >= piece->bytes)
        ++piece;
    return layout->bench->device + piece->device + (offset - piece->image);
}

/** Adds an array of integers, one a slot: sizes, leading dimensions or increments. */
static size_t add_integers(struct layout *layout, int a, bool of_values)
{
    const size_t start = add_region(layout, 'i', (size_t)layout->batch->count * sizeof(int32_t));
    for (int64_t i = 0; i < layout->batch->count; ++i) {
        const struct problem *problem = slot(layout->batch, i);
        int32_t value = (int32_t)(of_values ? problem->values[a] : problem->ld[a]);
        if (is_invalid(problem) && problem->claimed == a && problem->claims_ld != of_values)
            value = (int32_t)problem->claimed_value;
        memcpy(layout->image + start + (size_t)i * sizeof value, &value, sizeof value);
    }
    return start;
}

/** Offsets of the arrays that the parameters need; pointers are filled in when the device address is known. */
static void add_arrays(struct layout *layout, const struct bblas_stem *stem, size_t *arrays)
{
    const int form = layout->placement->form;
    for (int k = 0; k < stem->n_parameters[form]; ++k) {
        const struct bblas_parameter *parameter = &stem->parameters[form][k];
        if (parameter->role == BBLAS_ROLE_EACH)
            arrays[k] = add_integers(layout, parameter->argument, true);
        else if (parameter->role == BBLAS_ROLE_LD_EACH)
            arrays[k] = add_integers(layout, parameter->argument, false);
        else if (parameter->role == BBLAS_ROLE_POINTERS)
            arrays[k] = add_region(layout, 'p', (size_t)layout->batch->count * sizeof(void *));
        else if (parameter->role == BBLAS_ROLE_INFO)
            arrays[k] = layout->info = add_region(layout, 'i', (size_t)layout->batch->count * sizeof(int32_t));
    }
}

static int64_t largest_value(const struct layout *layout, int a)
{
    int64_t largest = 0;
    for (int64_t i = 0; i < layout->batch->count; ++i)
        if (slot(layout->batch, i)->values[a] > largest)
            largest = slot(layout->batch, i)->values[a];
    return largest + layout->placement->slack[a];
}

static void fill_pointers(struct layout *layout, int a, size_t array)
{
    for (int64_t i = 0; i < layout->batch->count; ++i) {
        const struct dense *dense = &slot(layout->batch, i)->operands[a];
        void *pointer = address(layout, layout->offsets[a][i]);
        if (layout->placement->empty_as_null && (dense->rows == 0 || dense->cols == 0))
            pointer = NULL;
        memcpy(layout->image + array + (size_t)i * sizeof pointer, &pointer, sizeof pointer);
    }
}

static void set_parameters(struct layout *layout, const struct bblas_stem *stem, const size_t *arrays, union bblas_value *values)
{
    const struct batch *batch = layout->batch;
    const struct problem *first = &batch->problems[batch->count ? batch->which[0] : 0];
    const struct placement *placement = layout->placement;
    for (int k = 0; k < stem->n_parameters[placement->form]; ++k) {
        const struct bblas_parameter *parameter = &stem->parameters[placement->form][k];
        const int a = parameter->argument;
        const bool absent = a >= 0 && stem->arguments[a].rows &&
                            ((placement->empty_as_null && is_untouched_by_all(layout, a)) || batch->count == 0);
        switch (parameter->role) {
        case BBLAS_ROLE_VALUE:
            values[k].i = (int)first->values[a];
            break;
        case BBLAS_ROLE_BOUND:
            values[k].i = (int)largest_value(layout, a);
            break;
        case BBLAS_ROLE_LD:
            values[k].i = (int)first->ld[a];
            break;
        case BBLAS_ROLE_SCALAR:
            element_set(element_type(first->type, stem->arguments[a].element), layout->scalars[a], first->scalars[a]);
            values[k].p = layout->scalars[a];
            break;
        case BBLAS_ROLE_BASE:
            values[k].p = absent ? NULL : address(layout, layout->offsets[a][0]);
            break;
        case BBLAS_ROLE_POINTERS:
            fill_pointers(layout, a, arrays[k]);
            values[k].p = absent                      ? NULL
                          : is_consecutive(layout, a) ? (void *)bblas_consecutive(address(layout, layout->offsets[a][0]))
                                                      : address(layout, arrays[k]);
            break;
        case BBLAS_ROLE_EACH:
        case BBLAS_ROLE_LD_EACH:
            values[k].p = batch->count ? address(layout, arrays[k]) : NULL;
            break;
        case BBLAS_ROLE_STRIDE:
            values[k].l = layout->stride[a];
            break;
        case BBLAS_ROLE_INFO:
            values[k].p = placement->without_info || batch->count == 0 ? NULL : address(layout, arrays[k]);
            break;
        case BBLAS_ROLE_BATCH_COUNT:
            values[k].l = batch->count;
            break;
        case BBLAS_ROLE_QUEUE:
            values[k].p = layout->bench->queue;
            break;
        }
    }
}

/** Checks info of every slot, then copies it into the image. */
static void take_info(struct layout *layout, const char *after)
{
    const struct batch *batch = layout->batch;
    for (int64_t i = 0; i < batch->count; ++i) {
        struct problem *problem = &batch->problems[batch->which[i]];
        const size_t offset = layout->info + (size_t)i * sizeof(int32_t);
        int32_t info;
        int32_t unwritten;
        memcpy(&info, after + offset, sizeof info);
        memcpy(&unwritten, layout->image + offset, sizeof unwritten);
        memcpy(layout->image + offset, &info, sizeof info);
        problem->info = info;
        if (!expect(layout->record, RULE_E3, info != unwritten, "info of problem %lld is not written", (long long)i))
            continue;
        if (problem->expected_info == INFO_ANY)
            expect(layout->record, RULE_E3, info >= 0, "info of problem %lld is %d", (long long)i, info);
        else
            expect(layout->record, is_invalid(problem) ? RULE_E5 : RULE_E3, info == problem->expected_info,
                   "info of problem %lld is %d, should be %d", (long long)i, info, problem->expected_info);
    }
}

/** Copies what the call may have written of one operand into the image and into the problems. */
static void take_operand(struct layout *layout, const char *after, int a)
{
    const struct batch *batch = layout->batch;
    bool *seen = arena_allocate(layout->record->arena, (size_t)batch->problem_count + 1);
    const char *name = batch->problems[0].routine->stem->arguments[a].name;
    for (int64_t i = 0; i < batch->count; ++i) {
        struct problem *problem = &batch->problems[batch->which[i]];
        struct dense *dense = &problem->operands[a];
        const size_t size = element_size(dense->type);
        struct reach written = reach_of_write(problem, a);
        if (is_invalid(problem))
            written.any = false;
        const bool first = !seen[batch->which[i]];
        seen[batch->which[i]] = true;
        for (int64_t c = 0; c < dense->cols; ++c)
            for (int64_t r = 0; r < dense->rows; ++r) {
                const size_t at = layout->offsets[a][i] + (size_t)(place(problem, a, r, c) * (int64_t)size);
                void *canonical = element_at(dense, dense->after, r, c);
                if (reaches(&written, r, c))
                    memcpy(layout->image + at, after + at, size);
                else if (!first)
                    continue;
                if (first)
                    memcpy(canonical, after + at, size);
                else
                    expect(layout->record, RULE_R1, memcmp(canonical, after + at, size) == 0,
                           "%s(%lld,%lld) of problem %lld differs from the same problem's elsewhere in the batch", name,
                           (long long)r + 1, (long long)c + 1, (long long)i);
            }
    }
}

/** Names what lies at a byte of the image that changed. */
static const char *describe(const struct layout *layout, const struct bblas_stem *stem, size_t at)
{
    for (int a = 0; a < stem->n_arguments; ++a) {
        if (!layout->offsets[a])
            continue;
        for (int64_t i = 0; i < layout->batch->count; ++i) {
            const struct problem *problem = slot(layout->batch, i);
            const struct dense *dense = &problem->operands[a];
            const size_t size = element_size(dense->type);
            const size_t start = layout->offsets[a][i];
            if (at < start || at >= start + (size_t)span(problem, a) * size)
                continue;
            const long long element = (long long)((at - start) / size);
            const long long ld = stem->arguments[a].kind == BBLAS_MATRIX ? (long long)problem->ld[a] : 1 << 30;
            return arena_print(layout->record->arena, "%s of problem %lld at (%lld,%lld)", stem->arguments[a].name, (long long)i,
                               element % ld + 1, element / ld + 1);
        }
    }
    return "a guard zone, a gap or an argument array";
}

/** Expects the images to be the same to the last byte; `rule` is what forbids a difference. */
static void compare_images(struct layout *layout, const struct bblas_stem *stem, const char *after, enum rule rule)
{
    size_t at = 0;
    if (memcmp(layout->image, after, layout->bytes) != 0)
        while (layout->image[at] == after[at])
            ++at;
    else
        at = layout->bytes;
    const bool same = at == layout->bytes;
    expect(layout->record, rule, same, "written: %s, which is not to be written%s", same ? "" : describe(layout, stem, at),
           rule == RULE_E2   ? " by a call that is refused"
           : rule == RULE_M5 ? " during a query"
                             : "");
}

static void transfer(const struct layout *layout, char *host, bool down)
{
    const struct bblas_services *call = &layout->bench->library->call;
    for (int i = 0; i < layout->piece_count; ++i) {
        const struct piece *piece = &layout->pieces[i];
        char *const device = layout->bench->device + piece->device;
        const int status = down ? call->download(host + piece->image, device, piece->bytes, layout->bench->queue)
                                : call->upload(device, host + piece->image, piece->bytes, layout->bench->queue);
        expect(layout->record, RULE_M2, status == BBLAS_SUCCESS, "%s failed: %s", down ? "download" : "upload",
               call->last_error());
    }
}

/** Captures the call in a graph, and runs that, twice: the second time on operands that are sent anew. */
static int run_captured(const struct layout *layout, bblas_function function, const struct bblas_routine *routine,
                        const union bblas_value *values)
{
    void *const stream = layout->bench->stream;
    if (!expect(layout->record, RULE_M4, graph_begin(stream), "no capture"))
        return BBLAS_DEVICE_ERROR;
    const int status = routine->call[layout->placement->form](function, values);
    void *const graph = graph_end(stream);
    if (!expect(layout->record, RULE_M4, graph, "the call cannot be captured"))
        return status;
    for (int i = 0; i < 2; ++i) {
        if (i > 0)
            transfer(layout, layout->image, false);
        expect(layout->record, RULE_M4, graph_run(graph, stream), "the graph does not run");
    }
    graph_free(graph);
    return status;
}

int batch_run(struct record *record, struct bench *bench, const struct batch *batch, const struct placement *placement)
{
    const struct bblas_routine *routine = batch->problems[0].routine;
    const struct bblas_stem *stem = routine->stem;
    const struct bblas_services *call = &bench->library->call;
    struct layout layout = {.record = record, .bench = bench, .batch = batch, .placement = placement};
    size_t arrays[BBLAS_MAX_PARAMETERS] = {0};
    union bblas_value values[BBLAS_MAX_PARAMETERS] = {{0}};

    const int far = placement->far - 1;
    for (int a = 0; a < stem->n_arguments; ++a)
        if (stem->arguments[a].rows && a != far)
            place_operand(&layout, a);
    add_arrays(&layout, stem, arrays);
    layout.pieces[layout.piece_count++] = (struct piece){0, 0, layout.bytes};
    if (far >= 0)
        place_far_apart(&layout, far);
    for (int a = 0; a < stem->n_arguments; ++a)
        if (layout.offsets[a])
            write_operand(&layout, a);

    int status = BBLAS_OUT_OF_MEMORY;
    char *after = malloc(layout.bytes);
    const struct piece *last = &layout.pieces[layout.piece_count - 1];
    if (after && device_memory(bench, last->device + last->bytes)) {
        set_parameters(&layout, stem, arrays, values);
        if (placement->spoil)
            placement->spoil(values, placement->spoil_data);
        transfer(&layout, layout.image, false);
        const bblas_function function = library_routine(bench->library, routine, placement->form);
        status =
            bench->stream ? run_captured(&layout, function, routine, values) : routine->call[placement->form](function, values);
        expect(record, RULE_M2, call->queue_synchronize(bench->queue) == BBLAS_SUCCESS, "synchronize failed: %s",
               call->last_error());
        transfer(&layout, after, true);
        const bool computes = status == BBLAS_SUCCESS && !placement->is_query;
        if (computes && !placement->without_info && batch->count > 0)
            take_info(&layout, after);
        for (int a = 0; computes && a < stem->n_arguments; ++a)
            if (layout.offsets[a])
                take_operand(&layout, after, a);
        compare_images(&layout, stem, after, computes ? RULE_M6 : placement->is_query ? RULE_M5 : RULE_E2);
    }
    free(after);
    free(layout.image);
    return status;
}
