/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "sparse.h"

#include "fail.h"

#include <math.h>
#include <string.h>

/* ---- Assembly ---------------------------------------------------------------------------------------------------------- */

static int32_t key(const struct sparse_entry *entry, bool by_row)
{
    return by_row ? entry->row : entry->column;
}

/* Counting sort. It is stable, so duplicates are added in the order in which they came, and a symmetric assembly stays
 * symmetric to the last bit. */
static void sort(const struct sparse_entry *from, struct sparse_entry *to, int64_t count, int32_t rows, bool by_row)
{
    int64_t *place = allocate((int64_t)rows + 1, sizeof *place);
    for (int64_t k = 0; k < count; k++)
        place[key(&from[k], by_row) + 1]++;
    for (int32_t i = 0; i < rows; i++)
        place[i + 1] += place[i];
    for (int64_t k = 0; k < count; k++)
        to[place[key(&from[k], by_row)]++] = from[k];
    free(place);
}

/* Adds neighbours with equal indices, drops zeros, and returns how many entries remain. */
static int64_t combine(struct sparse_entry *entries, int64_t count)
{
    int64_t kept = 0;
    for (int64_t k = 0; k < count;) {
        struct sparse_entry sum = entries[k++];
        for (; k < count && entries[k].row == sum.row && entries[k].column == sum.column; k++)
            sum.value += entries[k].value;
        if (sum.value != 0)
            entries[kept++] = sum;
    }
    return kept;
}

struct sparse sparse_assemble(int32_t rows, bool is_complex, struct sparse_entry *entries, int64_t count)
{
    struct sparse_entry *scratch = allocate(count, sizeof *scratch);
    sort(entries, scratch, count, rows, false);
    sort(scratch, entries, count, rows, true);
    free(scratch);
    count = combine(entries, count);

    struct sparse matrix = {rows, is_complex, allocate((int64_t)rows + 1, sizeof *matrix.start),
                            allocate(count, sizeof *matrix.column), allocate(count, sizeof *matrix.value)};
    for (int64_t k = 0; k < count; k++) {
        matrix.start[entries[k].row + 1]++;
        matrix.column[k] = entries[k].column;
        matrix.value[k] = entries[k].value;
    }
    for (int32_t i = 0; i < rows; i++)
        matrix.start[i + 1] += matrix.start[i];
    return matrix;
}

void sparse_free(struct sparse *matrix)
{
    free(matrix->start);
    free(matrix->column);
    free(matrix->value);
}

/* ---- Properties and product -------------------------------------------------------------------------------------------- */

static struct sparse transpose(const struct sparse *matrix)
{
    const int64_t count = matrix->start[matrix->rows];
    struct sparse_entry *entries = allocate(count, sizeof *entries);
    for (int32_t i = 0; i < matrix->rows; i++)
        for (int64_t k = matrix->start[i]; k < matrix->start[i + 1]; k++)
            entries[k] = (struct sparse_entry){matrix->column[k], i, matrix->value[k]};
    struct sparse transposed = sparse_assemble(matrix->rows, matrix->is_complex, entries, count);
    free(entries);
    return transposed;
}

static double complex diagonal(const struct sparse *matrix, int32_t row)
{
    for (int64_t k = matrix->start[row]; k < matrix->start[row + 1]; k++)
        if (matrix->column[k] == row)
            return matrix->value[k];
    return 0;
}

struct sparse_kind sparse_classify(const struct sparse *matrix)
{
    struct sparse transposed = transpose(matrix);
    const size_t rows = (size_t)matrix->rows;
    const size_t count = (size_t)matrix->start[rows];
    const bool same_pattern = memcmp(matrix->start, transposed.start, (rows + 1) * sizeof *matrix->start) == 0 &&
                              memcmp(matrix->column, transposed.column, count * sizeof *matrix->column) == 0;
    struct sparse_kind kind = {.hermitian = same_pattern, .symmetric = same_pattern, .positive_diagonal = true};
    for (size_t k = 0; same_pattern && k < count; k++) {
        kind.hermitian = kind.hermitian && matrix->value[k] == conj(transposed.value[k]);
        kind.symmetric = kind.symmetric && matrix->value[k] == transposed.value[k];
    }
    for (int32_t i = 0; i < matrix->rows; i++) {
        const double complex value = diagonal(matrix, i);
        kind.positive_diagonal = kind.positive_diagonal && creal(value) > 0 && cimag(value) == 0;
        kind.zero_diagonals += value == 0;
    }
    sparse_free(&transposed);
    return kind;
}

void sparse_multiply(const struct sparse *matrix, const double complex *x, double complex *y)
{
    for (int32_t i = 0; i < matrix->rows; i++) {
        double complex sum = 0;
        for (int64_t k = matrix->start[i]; k < matrix->start[i + 1]; k++)
            sum += matrix->value[k] * x[matrix->column[k]];
        y[i] = sum;
    }
}

/* ---- Agglomeration ----------------------------------------------------------------------------------------------------- */

/* A partition under construction. The members of a block are a linked list, so that two blocks can be merged. */
struct partition {
    const struct sparse *matrix[2]; /* A and Aᵀ: their rows together are the neighbours in the graph of A + Aᵀ */
    int32_t bound;
    int32_t count;
    int32_t *block_of; /* of an unknown; -1: none yet */
    int32_t *next;     /* unknown in the same block; -1: none */
    int32_t *head;     /* first unknown of a block; -1: the block was merged into another */
    int32_t *size;     /* of a block */
};

static void add_member(struct partition *partition, int32_t block, int32_t unknown)
{
    partition->block_of[unknown] = block;
    partition->next[unknown] = partition->head[block];
    partition->head[block] = unknown;
    partition->size[block]++;
}

/* Breadth first from the seed, until the block is full or nothing free is adjacent. `queue` has room for `bound` unknowns. */
static void grow_block(struct partition *partition, int32_t seed, int32_t *queue)
{
    const int32_t block = partition->count++;
    partition->head[block] = -1;
    add_member(partition, block, seed);
    queue[0] = seed;
    for (int32_t at = 0; at < partition->size[block]; at++)
        for (int side = 0; side < 2; side++) {
            const struct sparse *graph = partition->matrix[side];
            for (int64_t k = graph->start[queue[at]]; k < graph->start[queue[at] + 1]; k++) {
                if (partition->size[block] == partition->bound)
                    return;
                const int32_t neighbour = graph->column[k];
                if (partition->block_of[neighbour] < 0) {
                    queue[partition->size[block]] = neighbour;
                    add_member(partition, block, neighbour);
                }
            }
        }
}

/* The smallest adjacent block that can take this one in; -1: none. */
static int32_t host_for(const struct partition *partition, int32_t block)
{
    int32_t host = -1;
    for (int32_t i = partition->head[block]; i >= 0; i = partition->next[i])
        for (int side = 0; side < 2; side++) {
            const struct sparse *graph = partition->matrix[side];
            for (int64_t k = graph->start[i]; k < graph->start[i + 1]; k++) {
                const int32_t other = partition->block_of[graph->column[k]];
                if (other != block && partition->size[other] + partition->size[block] <= partition->bound &&
                    (host < 0 || partition->size[other] < partition->size[host]))
                    host = other;
            }
        }
    return host;
}

static void merge_into(struct partition *partition, int32_t host, int32_t block)
{
    for (int32_t i = partition->head[block], next; i >= 0; i = next) {
        next = partition->next[i];
        add_member(partition, host, i);
    }
    partition->head[block] = -1;
    partition->size[block] = 0;
}

/* Numbers the blocks that are left, and lists their unknowns in ascending order. */
static struct blocks list_blocks(const struct partition *partition, int32_t unknowns)
{
    struct blocks blocks = {.start = allocate((int64_t)partition->count + 1, sizeof *blocks.start),
                            .unknown = allocate(unknowns, sizeof *blocks.unknown),
                            .block_of = allocate(unknowns, sizeof *blocks.block_of)};
    int32_t *number = allocate(partition->count, sizeof *number);
    int32_t *place = allocate(partition->count, sizeof *place);
    for (int32_t b = 0; b < partition->count; b++) {
        if (partition->size[b] == 0)
            continue;
        number[b] = blocks.count++;
        place[number[b]] = blocks.start[number[b]];
        blocks.start[blocks.count] = blocks.start[number[b]] + partition->size[b];
    }
    for (int32_t i = 0; i < unknowns; i++) {
        blocks.block_of[i] = number[partition->block_of[i]];
        blocks.unknown[place[blocks.block_of[i]]++] = i;
    }
    free(number);
    free(place);
    return blocks;
}

struct blocks sparse_agglomerate(const struct sparse *matrix, int32_t bound)
{
    const int32_t rows = matrix->rows;
    struct sparse transposed = transpose(matrix);
    struct partition partition = {.matrix = {matrix, &transposed},
                                  .bound = bound < rows ? bound : rows,
                                  .block_of = allocate(rows, sizeof(int32_t)),
                                  .next = allocate(rows, sizeof(int32_t)),
                                  .head = allocate(rows, sizeof(int32_t)),
                                  .size = allocate(rows, sizeof(int32_t))};
    int32_t *queue = allocate(partition.bound, sizeof *queue);
    for (int32_t i = 0; i < rows; i++)
        partition.block_of[i] = -1;
    for (int32_t i = 0; i < rows; i++)
        if (partition.block_of[i] < 0)
            grow_block(&partition, i, queue);

    /* Greedy growth strands small blocks between full ones; they do more good inside a neighbour with room. */
    for (int32_t b = 0; b < partition.count; b++) {
        const int32_t host = partition.size[b] <= partition.bound / 2 ? host_for(&partition, b) : -1;
        if (host >= 0)
            merge_into(&partition, host, b);
    }
    struct blocks blocks = list_blocks(&partition, rows);
    free(queue);
    free(partition.block_of);
    free(partition.next);
    free(partition.head);
    free(partition.size);
    sparse_free(&transposed);
    return blocks;
}

void blocks_free(struct blocks *blocks)
{
    free(blocks->start);
    free(blocks->unknown);
    free(blocks->block_of);
}

/* ---- Elasticity -------------------------------------------------------------------------------------------------------- */

enum { CORNERS = 8, ELEMENT_UNKNOWNS = 3 * CORNERS };

/* Derivatives of the trilinear shape function of `corner` at a point of the unit cube; bit d of `corner` is its coordinate d. */
static void shape_gradient(int corner, const double point[3], double gradient[3])
{
    for (int d = 0; d < 3; d++) {
        gradient[d] = 1;
        for (int e = 0; e < 3; e++) {
            const bool far = (corner >> e) & 1;
            if (e == d)
                gradient[d] *= far ? 1 : -1;
            else
                gradient[d] *= far ? point[e] : 1 - point[e];
        }
    }
}

/* Stiffness of a unit cube with Young's modulus 1 and Poisson's ratio 0.3: ∫ λ div u div v + 2 μ ε(u) : ε(v), by the
 * 2 × 2 × 2 Gauss rule, which is exact here. Only the lower triangle is computed; the mirror image makes the matrix
 * symmetric to the last bit. */
static void element_stiffness(double stiffness[ELEMENT_UNKNOWNS][ELEMENT_UNKNOWNS])
{
    const double ratio = 0.3;
    const double lambda = ratio / ((1 + ratio) * (1 - 2 * ratio));
    const double mu = 1 / (2 * (1 + ratio));
    for (int q = 0; q < CORNERS; q++) {
        double gradient[CORNERS][3];
        double point[3];
        for (int d = 0; d < 3; d++)
            point[d] = 0.5 + ((q >> d) & 1 ? 0.5 : -0.5) / sqrt(3.0);
        for (int a = 0; a < CORNERS; a++)
            shape_gradient(a, point, gradient[a]);
        for (int r = 0; r < ELEMENT_UNKNOWNS; r++)
            for (int c = 0; c <= r; c++) {
                const double *u = gradient[r / 3];
                const double *v = gradient[c / 3];
                const int i = r % 3;
                const int j = c % 3;
                const double laplace = i == j ? u[0] * v[0] + u[1] * v[1] + u[2] * v[2] : 0;
                stiffness[r][c] += (lambda * u[i] * v[j] + mu * (u[j] * v[i] + laplace)) / CORNERS;
                stiffness[c][r] = stiffness[r][c];
            }
    }
}

/* Young's modulus of an element: every fourth one, at random, is 1000 times stiffer. The hash is the finaliser of splitmix64. */
static double modulus(const int32_t element[3])
{
    uint64_t hash = (uint64_t)element[0] + ((uint64_t)element[1] << 20) + ((uint64_t)element[2] << 40);
    hash = (hash ^ (hash >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = (hash ^ (hash >> 27)) * UINT64_C(0x94d049bb133111eb);
    hash ^= hash >> 31;
    return hash % 4 == 0 ? 1000 : 1;
}

static int corner_of(const int32_t node[3], const int32_t element[3])
{
    return (int)(node[0] - element[0] + 2 * (node[1] - element[1]) + 4 * (node[2] - element[2]));
}

/* The 3 × 3 coupling of two nodes: the sum over the elements that have both as corners. */
static void couple(int32_t nodes, double stiffness[ELEMENT_UNKNOWNS][ELEMENT_UNKNOWNS], const int32_t a[3], const int32_t b[3],
                   double coupling[3][3])
{
    int32_t first[3];
    int32_t last[3];
    for (int d = 0; d < 3; d++) {
        first[d] = (a[d] > b[d] ? a[d] : b[d]) - 1;
        last[d] = a[d] < b[d] ? a[d] : b[d];
        first[d] = first[d] < 0 ? 0 : first[d];
        last[d] = last[d] > nodes - 2 ? nodes - 2 : last[d];
    }
    memset(coupling, 0, 9 * sizeof(double));
    int32_t e[3];
    for (e[2] = first[2]; e[2] <= last[2]; e[2]++)
        for (e[1] = first[1]; e[1] <= last[1]; e[1]++)
            for (e[0] = first[0]; e[0] <= last[0]; e[0]++)
                for (int i = 0; i < 3; i++)
                    for (int j = 0; j < 3; j++)
                        coupling[i][j] += modulus(e) * stiffness[3 * corner_of(a, e) + i][3 * corner_of(b, e) + j];
}

/* First unknown of a node. Nodes with x = 0 are clamped and have none. */
static int32_t first_unknown(int32_t nodes, const int32_t node[3])
{
    return 3 * ((node[2] * nodes + node[1]) * (nodes - 1) + node[0] - 1);
}

struct sparse sparse_elasticity(int32_t nodes)
{
    double stiffness[ELEMENT_UNKNOWNS][ELEMENT_UNKNOWNS] = {{0}};
    element_stiffness(stiffness);

    const int32_t rows = 3 * nodes * nodes * (nodes - 1);
    struct sparse_entry *entries = allocate(rows * INT64_C(81), sizeof *entries); /* 27 nodes around, 3 unknowns each */
    int64_t count = 0;
    for (int32_t at = 0; at < nodes * nodes * (nodes - 1); at++) {
        const int32_t a[3] = {at % (nodes - 1) + 1, at / (nodes - 1) % nodes, at / (nodes - 1) / nodes};
        for (int32_t around = 0; around < 27; around++) {
            const int32_t b[3] = {a[0] + around % 3 - 1, a[1] + around / 3 % 3 - 1, a[2] + around / 9 - 1};
            if (b[0] < 1 || b[1] < 0 || b[2] < 0 || b[0] >= nodes || b[1] >= nodes || b[2] >= nodes)
                continue;
            double coupling[3][3];
            couple(nodes, stiffness, a, b, coupling);
            for (int k = 0; k < 9; k++)
                entries[count++] = (struct sparse_entry){first_unknown(nodes, a) + k / 3, first_unknown(nodes, b) + k % 3,
                                                         coupling[k / 3][k % 3]};
        }
    }
    struct sparse matrix = sparse_assemble(rows, false, entries, count);
    free(entries);
    return matrix;
}
