/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/ by tools/generate.py; do not edit. */

/** @file
 * Every routine of the standard. */
#ifndef BBLAS_ROUTINES_H
#define BBLAS_ROUTINES_H

/** @defgroup routines Routines
 * @{ */
/** @defgroup blas1 Level 1 BLAS */
/** @defgroup blas2 Level 2 BLAS */
/** @defgroup blas3 Level 3 BLAS */
/** @defgroup helpers Matrix helpers */
/** @defgroup cholesky Cholesky */
/** @defgroup triangular Triangular matrices */
/** @defgroup lu LU */
/** @defgroup qr QR and least squares */
/** @} */

#include "asum.h"
#include "axpy.h"
#include "copy.h"
#include "dot.h"
#include "dotc.h"
#include "dotu.h"
#include "iamax.h"
#include "nrm2.h"
#include "scal.h"
#include "swap.h"
#include "gemv.h"
#include "ger.h"
#include "gerc.h"
#include "geru.h"
#include "hemv.h"
#include "her.h"
#include "symv.h"
#include "syr.h"
#include "trmv.h"
#include "trsv.h"
#include "gemm.h"
#include "hemm.h"
#include "her2k.h"
#include "herk.h"
#include "symm.h"
#include "syr2k.h"
#include "syrk.h"
#include "trmm.h"
#include "trsm.h"
#include "geadd.h"
#include "lacpy.h"
#include "laset.h"
#include "transpose.h"
#include "posv.h"
#include "potrf.h"
#include "potri.h"
#include "potrs.h"
#include "trtri.h"
#include "gesv.h"
#include "gesv_nopiv.h"
#include "getrf.h"
#include "getrf_nopiv.h"
#include "getri.h"
#include "getrs.h"
#include "getrs_nopiv.h"
#include "laswp.h"
#include "gels.h"
#include "geqrf.h"
#include "orgqr.h"
#include "ormqr.h"

#endif
