/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Solves A x = b with a sparse matrix A, with and without a block Jacobi preconditioner.
 *
 * Block Jacobi is what batched LAPACK is made for: the unknowns are cut into many small blocks of varying size, all diagonal
 * blocks of A are factored in one call (bblas_?potrf_vbatched or bblas_?getrf_vbatched), and every iteration of the solver solves
 * with all of them in one more call (bblas_?potrs_vbatched or bblas_?getrs_vbatched).
 *
 * The sparse matrix and the Krylov method stay on the host: only the blocks live in the queue's memory, and the vectors travel.
 */
#include "fail.h"
#include "krylov.h"
#include "matrix_market.h"
#include "sparse.h"

#include <bblas.h>

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <string.h>
#include <time.h>

/* ---- Errors and time --------------------------------------------------------------------------------------------------- */

/* Every bblas call returns a status; none prints or aborts. This program has no way to go on after a failure. */
static void check(int status, const char *call)
{
    if (status == BBLAS_SUCCESS)
        return;
    const char *details = bblas_last_error();
    fail(EXIT_FAILURE, "block_jacobi: %.*s: %s%s%s", (int)strcspn(call, "("), call, bblas_status_string(status),
         *details != '\0' ? ": " : "", details);
}
#define CHECK(call) check((call), #call)

static double now(void)
{
    struct timespec time;
    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* ---- Options ----------------------------------------------------------------------------------------------------------- */

static const char help[] =
    "usage: block_jacobi [options] [matrix.mtx]\n"
    "\n"
    "Solves A x = b by conjugate gradients (Hermitian A with positive diagonal) or BiCGStab (any other A), without a\n"
    "preconditioner and with block Jacobi. A is read from a Matrix Market file; without one, it is linear elasticity on\n"
    "a cube with random stiff inclusions. b is A times a random vector that is the same in every run.\n"
    "\n"
    "  --device D      where the blocks live: reference, cpu, cuda, cuda:1, a library's path... (default: the best there is)\n"
    "  --block N       at most N unknowns a block, 1 to 4096 (default: 32)\n"
    "  --tolerance T   on the relative residual, above 0 and below 1 (default: 1e-8)\n"
    "  --iterations N  give up after N iterations (default: 2000)\n"
    "  --grid N        the cube has N grid points an edge, 2 to 100 (default: 14); not together with a file\n"
    "  --help          this text\n"
    "\n"
    "Exit status: 0 the table was printed, whether or not the solvers converged; 1 failure; 2 wrong usage.\n";

struct options {
    const char *device;
    const char *path;
    int block;
    double tolerance;
    int iterations;
    int grid; /* 0: not given */
};

static int parse_count(const char *option, const char *text, int least, int most)
{
    char *end;
    errno = 0;
    const long value = strtol(text, &end, 10);
    if (end == text || *end != '\0' || errno == ERANGE || value < least || value > most)
        fail(EXIT_USAGE, "block_jacobi: %s takes an integer from %d to %d, not '%s'", option, least, most, text);
    return (int)value;
}

static double parse_tolerance(const char *text)
{
    char *end;
    const double value = strtod(text, &end);
    if (end == text || *end != '\0' || !(value > 0 && value < 1))
        fail(EXIT_USAGE, "block_jacobi: --tolerance takes a number above 0 and below 1, not '%s'", text);
    return value;
}

static void parse_option(struct options *options, const char *option, const char *value)
{
    if (strcmp(option, "--device") == 0)
        options->device = value;
    else if (strcmp(option, "--block") == 0)
        options->block = parse_count(option, value, 1, 4096);
    else if (strcmp(option, "--tolerance") == 0)
        options->tolerance = parse_tolerance(value);
    else if (strcmp(option, "--iterations") == 0)
        options->iterations = parse_count(option, value, 1, INT_MAX);
    else
        options->grid = parse_count(option, value, 2, 100);
}

static struct options parse(int argc, char **argv)
{
    static const char *const known[] = {"--device", "--block", "--tolerance", "--iterations", "--grid"};
    struct options options = {.block = 32, .tolerance = 1e-8, .iterations = 2000};
    for (int k = 1; k < argc; k++) {
        if (strcmp(argv[k], "--help") == 0) {
            fputs(help, stdout);
            exit(EXIT_SUCCESS);
        }
        if (argv[k][0] != '-') {
            if (options.path != NULL)
                fail(EXIT_USAGE, "block_jacobi: one matrix at a time: '%s' or '%s'", options.path, argv[k]);
            options.path = argv[k];
            continue;
        }
        size_t place = 0;
        while (place < sizeof known / sizeof *known && strcmp(argv[k], known[place]) != 0)
            place++;
        if (place == sizeof known / sizeof *known)
            fail(EXIT_USAGE, "block_jacobi: unknown option '%s'; --help lists the options", argv[k]);
        if (k + 1 == argc)
            fail(EXIT_USAGE, "block_jacobi: %s needs a value", argv[k]);
        parse_option(&options, known[place], argv[k + 1]);
        k++;
    }
    if (options.path != NULL && options.grid != 0)
        fail(EXIT_USAGE, "block_jacobi: --grid is for the problem that is built in, not for '%s'", options.path);
    return options;
}

/* ---- Block Jacobi ------------------------------------------------------------------------------------------------------ */

/* The factored diagonal blocks. Members that say "device" lie in the queue's memory. */
struct block_jacobi {
    bblas_queue_t queue;
    const struct blocks *blocks;
    bblas_int max_size;
    bool is_complex; /* chooses between d and z */
    bool cholesky;   /* else LU */
    size_t element_size;
    double seconds; /* spent in apply() */

    char *host_matrices; /* the blocks one after the other, column-major, without gaps */
    int64_t *offset;     /* of a block there, in elements; offset[count] is the total */
    bblas_int *host_info;
    void *host_vector; /* the unknowns in the order of the blocks */

    char *matrices;        /* device */
    char *vector;          /* device */
    bblas_int *pivots;     /* device */
    void *matrix_pointers; /* device: where each block's matrix begins */
    void *vector_pointers; /* device: where each block's part of the vector begins */
    void *pivot_pointers;  /* device: where each block's pivots begin */
    bblas_int *sizes;      /* device; also the leading dimensions */
    bblas_int *ones;       /* device: the number of right-hand sides */
    bblas_int *info;       /* device */
};

static bblas_int block_size(const struct blocks *blocks, int32_t block)
{
    return blocks->start[block + 1] - blocks->start[block];
}

/* Stores a value as the queue's type of number. */
static void store(const struct block_jacobi *jacobi, void *array, int64_t place, double complex value)
{
    if (jacobi->is_complex)
        ((bblas_complex_double *)array)[place] = value;
    else
        ((double *)array)[place] = creal(value);
}

static void *device_array(const struct block_jacobi *jacobi, int64_t count, size_t size)
{
    void *array = NULL;
    CHECK(bblas_malloc(&array, (size_t)count * size, jacobi->queue));
    return array;
}

static void *device_copy(const struct block_jacobi *jacobi, const void *host, int64_t count, size_t size)
{
    void *array = device_array(jacobi, count, size);
    CHECK(bblas_upload(array, host, (size_t)count * size, jacobi->queue));
    return array;
}

/* A device array of the addresses base + offset[b] elements. The base is a device address too: it is computed with, not read. */
static void *device_pointers(const struct block_jacobi *jacobi, char *base, const int64_t *offset, size_t size)
{
    char **pointers = allocate(jacobi->blocks->count, sizeof *pointers);
    for (int32_t b = 0; b < jacobi->blocks->count; b++)
        pointers[b] = base + (size_t)offset[b] * size;
    void *array = device_copy(jacobi, pointers, jacobi->blocks->count, sizeof *pointers);
    free(pointers);
    return array;
}

/* Copies the entries of A that lie in a diagonal block to that block; returns how many they are. */
static int64_t gather_blocks(struct block_jacobi *jacobi, const struct sparse *matrix)
{
    const struct blocks *blocks = jacobi->blocks;
    int32_t *place = allocate(matrix->rows, sizeof *place); /* of an unknown within its block */
    for (int32_t k = 0; k < matrix->rows; k++)
        place[blocks->unknown[k]] = k - blocks->start[blocks->block_of[blocks->unknown[k]]];
    int64_t inside = 0;
    for (int32_t i = 0; i < matrix->rows; i++) {
        const int32_t block = blocks->block_of[i];
        for (int64_t k = matrix->start[i]; k < matrix->start[i + 1]; k++) {
            const int32_t j = matrix->column[k];
            if (blocks->block_of[j] != block)
                continue;
            const int64_t column = (int64_t)place[j] * block_size(blocks, block);
            store(jacobi, jacobi->host_matrices, jacobi->offset[block] + column + place[i], matrix->value[k]);
            inside++;
        }
    }
    free(place);
    return inside;
}

/* Extracts the diagonal blocks and brings them, and all that the batched calls need, to the queue's memory. */
static struct block_jacobi extract(bblas_queue_t queue, const struct sparse *matrix, const struct blocks *blocks, int64_t *inside)
{
    struct block_jacobi jacobi = {.queue = queue, .blocks = blocks, .is_complex = matrix->is_complex};
    const int32_t count = blocks->count;
    jacobi.element_size = jacobi.is_complex ? sizeof(bblas_complex_double) : sizeof(double);
    jacobi.offset = allocate((int64_t)count + 1, sizeof *jacobi.offset);
    bblas_int *sizes = allocate(count, sizeof *sizes);
    bblas_int *ones = allocate(count, sizeof *ones);
    int64_t *start = allocate(count, sizeof *start);
    for (int32_t b = 0; b < count; b++) {
        sizes[b] = block_size(blocks, b);
        ones[b] = 1;
        start[b] = blocks->start[b];
        jacobi.offset[b + 1] = jacobi.offset[b] + (int64_t)sizes[b] * sizes[b];
        jacobi.max_size = sizes[b] > jacobi.max_size ? sizes[b] : jacobi.max_size;
    }
    jacobi.host_matrices = allocate(jacobi.offset[count], jacobi.element_size);
    jacobi.host_vector = allocate(matrix->rows, jacobi.element_size);
    jacobi.host_info = allocate(count, sizeof *jacobi.host_info);
    *inside = gather_blocks(&jacobi, matrix);

    jacobi.matrices = device_copy(&jacobi, jacobi.host_matrices, jacobi.offset[count], jacobi.element_size);
    jacobi.vector = device_array(&jacobi, matrix->rows, jacobi.element_size);
    jacobi.pivots = device_array(&jacobi, matrix->rows, sizeof *jacobi.pivots);
    jacobi.info = device_array(&jacobi, count, sizeof *jacobi.info);
    jacobi.sizes = device_copy(&jacobi, sizes, count, sizeof *sizes);
    jacobi.ones = device_copy(&jacobi, ones, count, sizeof *ones);
    jacobi.matrix_pointers = device_pointers(&jacobi, jacobi.matrices, jacobi.offset, jacobi.element_size);
    jacobi.vector_pointers = device_pointers(&jacobi, jacobi.vector, start, jacobi.element_size);
    jacobi.pivot_pointers = device_pointers(&jacobi, (char *)jacobi.pivots, start, sizeof *jacobi.pivots);
    free(sizes);
    free(ones);
    free(start);
    CHECK(bblas_queue_synchronize(queue));
    return jacobi;
}

static void release(struct block_jacobi *jacobi)
{
    void *const device[] = {jacobi->matrices,
                            jacobi->vector,
                            jacobi->pivots,
                            jacobi->matrix_pointers,
                            jacobi->vector_pointers,
                            jacobi->pivot_pointers,
                            jacobi->sizes,
                            jacobi->ones,
                            jacobi->info};
    for (size_t k = 0; k < sizeof device / sizeof *device; k++)
        CHECK(bblas_free(device[k], jacobi->queue));
    free(jacobi->host_matrices);
    free(jacobi->offset);
    free(jacobi->host_info);
    free(jacobi->host_vector);
}

/* Brings the outcome of a factorization home; returns how many blocks failed. */
static int32_t count_failures(struct block_jacobi *jacobi)
{
    const int32_t count = jacobi->blocks->count;
    int32_t failures = 0;
    CHECK(bblas_download(jacobi->host_info, jacobi->info, (size_t)count * sizeof *jacobi->info, jacobi->queue));
    for (int32_t b = 0; b < count; b++) {
        if (jacobi->host_info[b] < 0) /* this program's own mistake: an argument that does not fit the problem */
            fail(EXIT_FAILURE, "block_jacobi: block %" PRId32 ": argument %d is invalid", b, -jacobi->host_info[b]);
        failures += jacobi->host_info[b] > 0;
    }
    return failures;
}

static void print_failures(const struct block_jacobi *jacobi, int32_t failures, const char *what)
{
    enum { PRINTED = 10 };
    int32_t printed = 0;
    for (int32_t b = 0; b < jacobi->blocks->count && printed < PRINTED; b++) {
        if (jacobi->host_info[b] == 0)
            continue;
        printf("            block %" PRId32 " is %s: info %d, size %d\n", b, what, jacobi->host_info[b],
               block_size(jacobi->blocks, b));
        printed++;
    }
    if (failures > printed)
        printf("            and %" PRId32 " more\n", failures - printed);
}

/* Factors all blocks as L Lᴴ; returns how many are not positive definite. */
static int32_t factor_cholesky(struct block_jacobi *m)
{
    const int32_t count = m->blocks->count;
    if (m->is_complex)
        CHECK(bblas_zpotrf_vbatched(BblasLower, m->max_size, m->sizes, m->matrix_pointers, m->sizes, m->info, count, m->queue));
    else
        CHECK(bblas_dpotrf_vbatched(BblasLower, m->max_size, m->sizes, m->matrix_pointers, m->sizes, m->info, count, m->queue));
    return count_failures(m);
}

/* Factors all blocks as P L U; returns how many are singular. */
static int32_t factor_lu(struct block_jacobi *m)
{
    const int32_t count = m->blocks->count;
    if (m->is_complex)
        CHECK(bblas_zgetrf_vbatched(m->max_size, m->max_size, m->sizes, m->sizes, m->matrix_pointers, m->sizes, m->pivot_pointers,
                                    m->info, count, m->queue));
    else
        CHECK(bblas_dgetrf_vbatched(m->max_size, m->max_size, m->sizes, m->sizes, m->matrix_pointers, m->sizes, m->pivot_pointers,
                                    m->info, count, m->queue));
    return count_failures(m);
}

/* Puts the factors of the identity in the place of those of a singular block. */
static void replace_by_identity(struct block_jacobi *jacobi, int32_t block)
{
    const bblas_int n = block_size(jacobi->blocks, block);
    const size_t bytes = (size_t)n * (size_t)n * jacobi->element_size;
    void *identity = allocate((int64_t)n * n, jacobi->element_size);
    bblas_int *pivots = allocate(n, sizeof *pivots);
    for (bblas_int i = 0; i < n; i++) {
        store(jacobi, identity, i + (int64_t)i * n, 1);
        pivots[i] = i + 1;
    }
    CHECK(bblas_upload(jacobi->matrices + (size_t)jacobi->offset[block] * jacobi->element_size, identity, bytes, jacobi->queue));
    CHECK(bblas_upload(jacobi->pivots + jacobi->blocks->start[block], pivots, (size_t)n * sizeof *pivots, jacobi->queue));
    free(identity);
    free(pivots);
}

/* Factors the blocks: by Cholesky if A may be positive definite and no block disproves it, else by LU. */
static void factor(struct block_jacobi *jacobi, bool may_be_definite)
{
    const int32_t count = jacobi->blocks->count;
    int32_t failures = may_be_definite ? factor_cholesky(jacobi) : 0;
    jacobi->cholesky = may_be_definite && failures == 0;
    if (failures > 0) {
        printf("cholesky    fails in %" PRId32 " of %" PRId32 " blocks, so the matrix is not positive definite: LU instead\n",
               failures, count);
        print_failures(jacobi, failures, "not positive definite");
        CHECK(bblas_upload(jacobi->matrices, jacobi->host_matrices, (size_t)jacobi->offset[count] * jacobi->element_size,
                           jacobi->queue));
    }
    if (jacobi->cholesky)
        return;
    failures = factor_lu(jacobi);
    if (failures == 0)
        return;
    printf("lu          %" PRId32 " of %" PRId32 " blocks are singular; the preconditioner treats them as the identity\n",
           failures, count);
    print_failures(jacobi, failures, "singular");
    for (int32_t b = 0; b < count; b++)
        if (jacobi->host_info[b] > 0)
            replace_by_identity(jacobi, b);
}

/* Solves with all blocks: one right-hand side each, a piece of `vector`, which the solution replaces. */
static void solve_blocks(struct block_jacobi *m)
{
    const int32_t count = m->blocks->count;
    if (m->cholesky && m->is_complex)
        CHECK(bblas_zpotrs_vbatched(BblasLower, m->max_size, 1, m->sizes, m->ones, m->matrix_pointers, m->sizes,
                                    m->vector_pointers, m->sizes, NULL, count, m->queue));
    else if (m->cholesky)
        CHECK(bblas_dpotrs_vbatched(BblasLower, m->max_size, 1, m->sizes, m->ones, m->matrix_pointers, m->sizes,
                                    m->vector_pointers, m->sizes, NULL, count, m->queue));
    else if (m->is_complex)
        CHECK(bblas_zgetrs_vbatched(BblasNoTrans, m->max_size, 1, m->sizes, m->ones, m->matrix_pointers, m->sizes,
                                    m->pivot_pointers, m->vector_pointers, m->sizes, NULL, count, m->queue));
    else
        CHECK(bblas_dgetrs_vbatched(BblasNoTrans, m->max_size, 1, m->sizes, m->ones, m->matrix_pointers, m->sizes,
                                    m->pivot_pointers, m->vector_pointers, m->sizes, NULL, count, m->queue));
}

/* The preconditioner z = M⁻¹ r: copy in, solve, copy out. bblas_download() waits for the solve. */
static void apply(void *context, const double complex *r, double complex *z)
{
    struct block_jacobi *jacobi = context;
    const double begin = now();
    const int32_t *unknown = jacobi->blocks->unknown;
    const int32_t n = jacobi->blocks->start[jacobi->blocks->count];
    const size_t bytes = (size_t)n * jacobi->element_size;
    for (int32_t k = 0; k < n; k++)
        store(jacobi, jacobi->host_vector, k, r[unknown[k]]);
    CHECK(bblas_upload(jacobi->vector, jacobi->host_vector, bytes, jacobi->queue));
    solve_blocks(jacobi);
    CHECK(bblas_download(jacobi->host_vector, jacobi->vector, bytes, jacobi->queue));
    for (int32_t k = 0; k < n; k++)
        z[unknown[k]] =
            jacobi->is_complex ? ((bblas_complex_double *)jacobi->host_vector)[k] : ((double *)jacobi->host_vector)[k];
    jacobi->seconds += now() - begin;
}

/* ---- Report ------------------------------------------------------------------------------------------------------------ */

enum phase { READ, AGGLOMERATE, EXTRACT, FACTOR, PLAIN, PRECONDITIONED, PHASES };

static void print_matrix(const struct options *options, const struct sparse *matrix, const struct sparse_kind *kind)
{
    printf("matrix      %s: %" PRId32 " rows, %" PRId64 " nonzeros, %s %s\n",
           options->path != NULL ? options->path : "elasticity, built in", matrix->rows, matrix->start[matrix->rows],
           matrix->is_complex ? "complex" : "real",
           kind->hermitian   ? matrix->is_complex ? "Hermitian" : "symmetric"
           : kind->symmetric ? "symmetric, not Hermitian"
                             : "general");
    if (kind->zero_diagonals > 0)
        printf("            %" PRId32 " of the %" PRId32
               " diagonal entries are zero: block Jacobi is not made for such a matrix\n",
               kind->zero_diagonals, matrix->rows);
}

static void print_blocks(const struct sparse *matrix, const struct blocks *blocks, int64_t inside)
{
    bblas_int least = matrix->rows;
    bblas_int most = 0;
    for (int32_t b = 0; b < blocks->count; b++) {
        least = block_size(blocks, b) < least ? block_size(blocks, b) : least;
        most = block_size(blocks, b) > most ? block_size(blocks, b) : most;
    }
    const int64_t nonzeros = matrix->start[matrix->rows];
    printf("blocks      %" PRId32 ", of %d to %d unknowns, mean %.1f; they hold %.0f %% of the nonzeros\n", blocks->count, least,
           most, matrix->rows / (double)blocks->count, nonzeros > 0 ? 100 * (double)inside / (double)nonzeros : 0);
}

static void print_iterations(const struct krylov_outcome *outcome)
{
    char text[64];
    const char *format = outcome->converged ? "%d" : outcome->breakdown != NULL ? "breakdown after %d" : "no convergence in %d";
    snprintf(text, sizeof text, format, outcome->iterations);
    printf("%25s", text);
}

/* outcome[0]: without the preconditioner; outcome[1]: with it */
static void print_table(const struct krylov_outcome outcome[2], const double seconds[PHASES], double preconditioner_seconds)
{
    printf("\n%-24s%25s%25s\n%-24s", "", "no preconditioner", "block Jacobi", "iterations");
    print_iterations(&outcome[0]);
    print_iterations(&outcome[1]);
    printf("\n%-24s%25.1e%25.1e\n", "true relative residual", outcome[0].residual, outcome[1].residual);
    printf("%-24s%25.4f%25.4f\n", "seconds", seconds[PLAIN], seconds[PRECONDITIONED]);
    printf("%-24s%25s%25.4f\n", "  in the preconditioner", "-", preconditioner_seconds);
    printf("\nseconds     read %.4f, agglomerate %.4f, extract %.4f, factor %.4f\n", seconds[READ], seconds[AGGLOMERATE],
           seconds[EXTRACT], seconds[FACTOR]);
    for (int k = 0; k < 2; k++)
        if (!outcome[k].converged && outcome[k].breakdown != NULL)
            printf("note        %s: %s\n", k == 0 ? "no preconditioner" : "block Jacobi", outcome[k].breakdown);
}

/* ---- Main -------------------------------------------------------------------------------------------------------------- */

/* b = A x with random parts of x in [-1, 1): solvable even when A is singular. Knuth's generator makes it the same anywhere. */
static double complex *right_hand_side(const struct sparse *matrix)
{
    double complex *x = allocate(matrix->rows, sizeof *x);
    double complex *b = allocate(matrix->rows, sizeof *b);
    uint64_t state = 1;
    for (int32_t i = 0; i < matrix->rows; i++) {
        double part[2];
        for (int k = 0; k < 2; k++) {
            state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
            part[k] = (double)(state >> 32) / 2147483648.0 - 1;
        }
        x[i] = matrix->is_complex ? part[0] + part[1] * I : part[0];
    }
    sparse_multiply(matrix, x, b);
    free(x);
    return b;
}

/* The time since the last lap. */
static double lap(double *begin)
{
    const double end = now();
    const double seconds = end - *begin;
    *begin = end;
    return seconds;
}

int main(int argc, char **argv)
{
    const struct options options = parse(argc, argv);
    double seconds[PHASES];

    double begin = now();
    struct sparse matrix =
        options.path != NULL ? matrix_market_read(options.path) : sparse_elasticity(options.grid > 0 ? options.grid : 14);
    seconds[READ] = lap(&begin);

    bblas_queue_t queue;
    CHECK(bblas_queue_create(options.device, &queue));
    const struct sparse_kind kind = sparse_classify(&matrix);
    print_matrix(&options, &matrix, &kind);
    printf("device      %s\n", bblas_queue_name(queue));

    lap(&begin);
    struct blocks blocks = sparse_agglomerate(&matrix, options.block);
    seconds[AGGLOMERATE] = lap(&begin);
    int64_t inside;
    struct block_jacobi jacobi = extract(queue, &matrix, &blocks, &inside);
    seconds[EXTRACT] = lap(&begin);
    print_blocks(&matrix, &blocks, inside);

    lap(&begin);
    factor(&jacobi, kind.hermitian && kind.positive_diagonal);
    seconds[FACTOR] = lap(&begin);

    /* Principal submatrices of a positive definite matrix are positive definite: where Cholesky failed, so would CG. */
    const enum krylov_method method = jacobi.cholesky ? CONJUGATE_GRADIENTS : BICGSTAB;
    printf("method      %s with %s factors, to a relative residual of %.0e\n",
           method == CONJUGATE_GRADIENTS ? "conjugate gradients" : "BiCGStab", jacobi.cholesky ? "Cholesky" : "LU",
           options.tolerance);
    double complex *b = right_hand_side(&matrix);
    double complex *x = allocate(matrix.rows, sizeof *x);
    struct krylov_problem problem = {
        .matrix = &matrix, .right_hand_side = b, .tolerance = options.tolerance, .max_iterations = options.iterations};
    struct krylov_outcome outcome[2];
    lap(&begin);
    outcome[0] = krylov_solve(method, &problem, x);
    seconds[PLAIN] = lap(&begin);
    problem.precondition = apply;
    problem.context = &jacobi;
    outcome[1] = krylov_solve(method, &problem, x);
    seconds[PRECONDITIONED] = lap(&begin);
    print_table(outcome, seconds, jacobi.seconds);

    release(&jacobi);
    CHECK(bblas_queue_destroy(queue));
    blocks_free(&blocks);
    sparse_free(&matrix);
    free(b);
    free(x);
    if (fflush(stdout) != 0 || ferror(stdout))
        fail(EXIT_FAILURE, "block_jacobi: the standard output cannot be written");
    return EXIT_SUCCESS;
}
