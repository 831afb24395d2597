/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Types, options and status codes of the batched BLAS/LAPACK standard. */
#ifndef BBLAS_TYPES_H
#define BBLAS_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#include <complex>
#endif

/** @addtogroup version
 * @{ */
#define BBLAS_VERSION_MAJOR 0 /**< Changes when something exported changes or goes. */
#define BBLAS_VERSION_MINOR 1 /**< Rises when something is added. */
#define BBLAS_VERSION_PATCH 0 /**< Rises when neither happens. */
/** @} */

/** Marks what a library exports. */
#define BBLAS_API __attribute__((visibility("default")))

/** @defgroup types Types, options and status codes
 * @{ */

/** Sizes, leading dimensions, increments, pivots and info. */
typedef int32_t bblas_int;

/* Complex numbers cross the interface by address alone, as two adjacent reals. Define both names before the first include
 * to use a type of your own. */
#ifndef bblas_complex_float
#ifdef __cplusplus
/** Two adjacent floats: real and imaginary part. */
typedef std::complex<float> bblas_complex_float;
/** Two adjacent doubles: real and imaginary part. */
typedef std::complex<double> bblas_complex_double;
#else
/** Two adjacent floats: real and imaginary part. */
typedef float _Complex bblas_complex_float;
/** Two adjacent doubles: real and imaginary part. */
typedef double _Complex bblas_complex_double;
#endif
#endif

/* Options are plain ints with the CBLAS values: the size of an enum never enters the ABI, CBLAS and Fortran constants pass
 * without a cast, and an invalid value is an error to report instead of undefined behaviour. */
typedef int bblas_trans; /**< #BblasNoTrans, #BblasTrans or #BblasConjTrans */
typedef int bblas_uplo;  /**< #BblasUpper or #BblasLower; in lacpy and laset also #BblasGeneral */
typedef int bblas_diag;  /**< #BblasNonUnit or #BblasUnit */
typedef int bblas_side;  /**< #BblasLeft or #BblasRight */

/** Values of the options. */
enum {
    BblasNoTrans = 111,   /**< op(A) = A */
    BblasTrans = 112,     /**< op(A) = Aᵀ */
    BblasConjTrans = 113, /**< op(A) = Aᴴ */
    BblasUpper = 121,     /**< the upper triangle is meant */
    BblasLower = 122,     /**< the lower triangle is meant */
    BblasGeneral = 123,   /**< the whole matrix is meant */
    BblasNonUnit = 131,   /**< the diagonal is read */
    BblasUnit = 132,      /**< the diagonal is taken to be 1, and is not read */
    BblasLeft = 141,      /**< the special matrix stands on the left */
    BblasRight = 142      /**< the special matrix stands on the right */
};

/** What a call returns when no argument is to blame (rule E1). An invalid argument k of the prototype gives `-k`. */
enum bblas_status {
    BBLAS_SUCCESS = 0,            /**< accepted */
    BBLAS_OUT_OF_MEMORY = 1,      /**< host or device memory ran out */
    BBLAS_UNSUPPORTED = 2,        /**< this implementation lacks the routine or the service */
    BBLAS_DEVICE_ERROR = 3,       /**< driver, device or library reported an error */
    BBLAS_UNKNOWN_DEVICE = 4,     /**< no such implementation or device here */
    BBLAS_WORKSPACE_TOO_SMALL = 5 /**< the caller's workspace does not suffice */
};

/** An implementation, a device and an order of execution. */
typedef struct bblas_queue *bblas_queue_t;

/** @} */

#endif
