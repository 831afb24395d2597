/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "matrix.h"

#include <complex.h>
#include <math.h>

struct matrix new_matrix(struct arena *arena, int64_t rows, int64_t cols)
{
    return (struct matrix){rows, cols, arena_allocate(arena, (size_t)(rows * cols) * sizeof(wide))};
}

static struct matrix widen(struct problem *problem, const char *name, bool after_call)
{
    const struct dense *dense = dense_of(problem, name);
    struct matrix m = new_matrix(problem->arena, dense->rows, dense->cols);
    const char *data = after_call ? dense->after : dense->before;
    const size_t size = element_size(dense->type);
    for (int64_t i = 0; i < m.rows * m.cols; ++i)
        m.a[i] = element_get(dense->type, data + (size_t)i * size);
    return m;
}

struct matrix before(struct problem *problem, const char *name)
{
    return widen(problem, name, false);
}

struct matrix after(struct problem *problem, const char *name)
{
    return widen(problem, name, true);
}

void set_before(struct problem *problem, const char *name, struct matrix m)
{
    struct dense *dense = dense_of(problem, name);
    for (int64_t j = 0; j < m.cols; ++j)
        for (int64_t i = 0; i < m.rows; ++i)
            element_set(dense->type, element_at(dense, dense->before, i, j), *at(m, i, j));
}

struct matrix identity(struct arena *arena, int64_t rows, int64_t cols)
{
    struct matrix m = new_matrix(arena, rows, cols);
    for (int64_t i = 0; i < rows && i < cols; ++i)
        *at(m, i, i) = 1;
    return m;
}

struct matrix copy_of(struct arena *arena, struct matrix m)
{
    return block(arena, m, 0, 0, m.rows, m.cols);
}

struct matrix block(struct arena *arena, struct matrix m, int64_t row, int64_t col, int64_t rows, int64_t cols)
{
    struct matrix b = new_matrix(arena, rows, cols);
    for (int64_t j = 0; j < cols; ++j)
        for (int64_t i = 0; i < rows; ++i)
            *at(b, i, j) = *at(m, row + i, col + j);
    return b;
}

struct matrix op(struct arena *arena, struct matrix m, int64_t trans)
{
    if (trans == BblasNoTrans)
        return m;
    struct matrix t = new_matrix(arena, m.cols, m.rows);
    for (int64_t j = 0; j < m.cols; ++j)
        for (int64_t i = 0; i < m.rows; ++i)
            *at(t, j, i) = trans == BblasConjTrans ? conjl(*at(m, i, j)) : *at(m, i, j);
    return t;
}

static bool in_triangle(int64_t uplo, int64_t i, int64_t j)
{
    return uplo == BblasGeneral || (uplo == BblasUpper ? i <= j : i >= j);
}

struct matrix triangular(struct arena *arena, struct matrix m, int64_t uplo, int64_t diag)
{
    struct matrix t = new_matrix(arena, m.rows, m.cols);
    for (int64_t j = 0; j < m.cols; ++j)
        for (int64_t i = 0; i < m.rows; ++i)
            if (i == j && diag == BblasUnit)
                *at(t, i, j) = 1;
            else if (in_triangle(uplo, i, j))
                *at(t, i, j) = *at(m, i, j);
    return t;
}

static struct matrix spread(struct arena *arena, struct matrix m, int64_t uplo, bool conjugate)
{
    struct matrix s = new_matrix(arena, m.rows, m.rows);
    for (int64_t j = 0; j < m.rows; ++j)
        for (int64_t i = 0; i < m.rows; ++i) {
            const bool held = in_triangle(uplo, i, j);
            const wide x = held ? *at(m, i, j) : *at(m, j, i);
            *at(s, i, j) = !conjugate ? x : i == j ? creall(x) : held ? x : conjl(x);
        }
    return s;
}

struct matrix symmetric(struct arena *arena, struct matrix m, int64_t uplo)
{
    return spread(arena, m, uplo, false);
}

struct matrix hermitian(struct arena *arena, struct matrix m, int64_t uplo)
{
    return spread(arena, m, uplo, true);
}

struct matrix beside(struct arena *arena, struct matrix left, struct matrix right)
{
    struct matrix m = new_matrix(arena, left.rows, left.cols + right.cols);
    for (int64_t i = 0; i < left.rows * left.cols; ++i)
        m.a[i] = left.a[i];
    for (int64_t i = 0; i < right.rows * right.cols; ++i)
        m.a[left.rows * left.cols + i] = right.a[i];
    return m;
}

struct matrix multiply(struct arena *arena, struct matrix left, struct matrix right)
{
    struct matrix m = new_matrix(arena, left.rows, right.cols);
    for (int64_t j = 0; j < right.cols; ++j)
        for (int64_t k = 0; k < left.cols; ++k) {
            const wide x = *at(right, k, j);
            if (x == 0)
                continue; /* only speed: the suite's operands of products are finite */
            for (int64_t i = 0; i < left.rows; ++i)
                *at(m, i, j) += *at(left, i, k) * x;
        }
    return m;
}

void scale(struct matrix m, wide factor)
{
    for (int64_t i = 0; i < m.rows * m.cols; ++i)
        m.a[i] *= factor;
}

struct matrix difference(struct arena *arena, struct matrix a, struct matrix b)
{
    struct matrix m = new_matrix(arena, a.rows, a.cols);
    for (int64_t i = 0; i < a.rows * a.cols; ++i)
        m.a[i] = a.a[i] - b.a[i];
    return m;
}

real norm1(struct matrix m)
{
    real norm = 0;
    for (int64_t j = 0; j < m.cols; ++j) {
        real sum = 0;
        for (int64_t i = 0; i < m.rows; ++i)
            sum += cabsl(*at(m, i, j));
        if (isnan(sum))
            return sum;
        if (sum > norm)
            norm = sum;
    }
    return norm;
}

void interchange_rows(struct matrix m, const struct matrix pivots, int64_t first, int64_t last, bool backwards)
{
    const int64_t count = last - first + 1;
    for (int64_t step = 0; step < count; ++step) {
        const int64_t row = backwards ? last - step : first + step;
        const int64_t other = (int64_t)creall(pivots.a[row - 1]);
        for (int64_t j = 0; j < m.cols; ++j) {
            const wide t = *at(m, row - 1, j);
            *at(m, row - 1, j) = *at(m, other - 1, j);
            *at(m, other - 1, j) = t;
        }
    }
}

void apply_reflectors(struct matrix m, struct matrix v, struct matrix tau, bool conjugate_transpose)
{
    const int64_t k = tau.rows;
    for (int64_t step = 0; step < k; ++step) {
        /* Qᴴ = H(k)ᴴ ... H(1)ᴴ meets m with H(1)ᴴ first. */
        const int64_t i = conjugate_transpose ? step : k - 1 - step;
        const wide t = conjugate_transpose ? conjl(tau.a[i]) : tau.a[i];
        for (int64_t j = 0; j < m.cols; ++j) {
            wide sum = *at(m, i, j);
            for (int64_t r = i + 1; r < m.rows; ++r)
                sum += conjl(*at(v, r, i)) * *at(m, r, j);
            sum *= t;
            *at(m, i, j) -= sum;
            for (int64_t r = i + 1; r < m.rows; ++r)
                *at(m, r, j) -= *at(v, r, i) * sum;
        }
    }
}

struct matrix random_matrix(struct arena *arena, int64_t rows, int64_t cols, char type, real scale, struct random *random)
{
    struct matrix m = new_matrix(arena, rows, cols);
    for (int64_t i = 0; i < rows * cols; ++i)
        m.a[i] = scale * random_element(random, type);
    return m;
}
