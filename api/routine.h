/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * The registry as C tables, for programs that treat routines as data: the conformance suite and the benchmark.
 * The tables themselves are in generated/registry.c; api/routines/SCHEMA.md explains the terms.
 */
#ifndef BBLAS_ROUTINE_H
#define BBLAS_ROUTINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { BBLAS_MAX_ARGUMENTS = 12, BBLAS_MAX_PARAMETERS = 32, BBLAS_FORMS = 3 };

enum bblas_form { BBLAS_BATCHED, BBLAS_STRIDED_BATCHED, BBLAS_VBATCHED };

enum bblas_kind { BBLAS_OPTION, BBLAS_SIZE, BBLAS_INDEX, BBLAS_SCALAR, BBLAS_MATRIX, BBLAS_VECTOR, BBLAS_ARRAY, BBLAS_RESULT };

enum bblas_access { BBLAS_IN = 1, BBLAS_OUT = 2, BBLAS_INOUT = 3 };

enum bblas_part { BBLAS_FULL, BBLAS_TRIANGLE, BBLAS_REFLECTORS };

enum bblas_element { BBLAS_ELEMENT_T, BBLAS_ELEMENT_REAL, BBLAS_ELEMENT_INT };

/** Values of the options, sizes and indexes of one problem, at the index of their argument; other places are ignored. */
typedef int64_t bblas_values[BBLAS_MAX_ARGUMENTS];

/** One argument of a routine, whatever the form: an operand together with its leading dimension or increment. */
struct bblas_argument {
    const char *name;
    enum bblas_kind kind;
    const int *options[2];                        /**< of an option: allowed values for real and for complex types, ended by 0 */
    enum bblas_access access;                     /**< of an operand (matrix, vector, array, result) */
    enum bblas_element element;                   /**< of a scalar or an operand */
    enum bblas_part part;                         /**< of a matrix: what may be written (or read, for an input) */
    enum bblas_part input_part;                   /**< what is read */
    bool hermitian;                               /**< imaginary parts of the diagonal count as 0 (c, z) */
    bool positive_increment;                      /**< of a vector */
    bool (*valid)(const int64_t *values);         /**< of a size or index: its constraint */
    int64_t (*rows)(const int64_t *values);       /**< of a matrix; the length of a vector or array; NULL otherwise */
    int64_t (*cols)(const int64_t *values);       /**< of a matrix; NULL otherwise */
    int64_t (*input_rows)(const int64_t *values); /**< rows that are read */
    int64_t (*input_cols)(const int64_t *values); /**< columns that are read; NULL where cols is */
};

/** What a parameter of a prototype says about its argument. */
enum bblas_role {
    BBLAS_ROLE_VALUE,       /**< option, size or index by value */
    BBLAS_ROLE_BOUND,       /**< max_ of a size */
    BBLAS_ROLE_EACH,        /**< array of sizes or indexes */
    BBLAS_ROLE_SCALAR,      /**< address of a host scalar */
    BBLAS_ROLE_BASE,        /**< base pointer (strided form), or a result */
    BBLAS_ROLE_POINTERS,    /**< array of pointers */
    BBLAS_ROLE_LD,          /**< leading dimension or increment by value */
    BBLAS_ROLE_LD_EACH,     /**< array of leading dimensions or increments */
    BBLAS_ROLE_STRIDE,      /**< elements from one problem to the next */
    BBLAS_ROLE_INFO,        /**< per-problem info */
    BBLAS_ROLE_BATCH_COUNT, /**< number of problems */
    BBLAS_ROLE_QUEUE        /**< the queue */
};

/** One parameter of a prototype. */
struct bblas_parameter {
    const char *name;
    enum bblas_role role;
    int argument; /**< index of its argument; -1 for info, batch_count and queue */
};

/** A parameter's value in a call. */
union bblas_value {
    int i;
    int64_t l;
    void *p;
};

/** A routine, whatever the precision. */
struct bblas_stem {
    const char *name;  /**< such as "gemm" */
    const char *group; /**< such as "blas3" */
    const char *types; /**< such as "sdcz" */
    int n_arguments;
    const struct bblas_argument *arguments;
    int n_parameters[BBLAS_FORMS];
    const struct bblas_parameter *parameters[BBLAS_FORMS];
    bool has_info;                                    /**< info can be positive */
    bool (*quick_return)(const int64_t *values);      /**< nothing to read, operands may be NULL */
    double (*multiplications)(const int64_t *values); /**< of a real problem */
    double (*additions)(const int64_t *values);
    double (*reads)(const int64_t *values);  /**< elements */
    double (*writes)(const int64_t *values); /**< elements */
};

typedef void (*bblas_function)(void);

/** A routine in one precision. */
struct bblas_routine {
    const char *name; /**< such as "dgemm" */
    char type;        /**< s, d, c or z */
    const struct bblas_stem *stem;
    const char *symbols[BBLAS_FORMS];
    /** Calls `function`, which must be of symbols[form]'s type, with the values of all its parameters. */
    int (*call[BBLAS_FORMS])(bblas_function function, const union bblas_value *values);
};

extern const struct bblas_routine bblas_routines[];
extern const size_t bblas_routine_count;

#ifdef __cplusplus
}
#endif

#endif
