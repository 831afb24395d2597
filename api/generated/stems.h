/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/ by tools/generate.py; do not edit. */
/** @file
 * Every stem, for lists that have a row a routine: BBLAS_STEMS(X) is X(asum) X(axpy) ... */
#ifndef BBLAS_STEMS_H
#define BBLAS_STEMS_H

#define BBLAS_STEMS(X) \
    X(asum) \
    X(axpy) \
    X(copy) \
    X(dot) \
    X(dotc) \
    X(dotu) \
    X(iamax) \
    X(nrm2) \
    X(scal) \
    X(swap) \
    X(gemv) \
    X(ger) \
    X(gerc) \
    X(geru) \
    X(hemv) \
    X(her) \
    X(symv) \
    X(syr) \
    X(trmv) \
    X(trsv) \
    X(gemm) \
    X(hemm) \
    X(her2k) \
    X(herk) \
    X(symm) \
    X(syr2k) \
    X(syrk) \
    X(trmm) \
    X(trsm) \
    X(geadd) \
    X(lacpy) \
    X(laset) \
    X(transpose) \
    X(posv) \
    X(potrf) \
    X(potri) \
    X(potrs) \
    X(trtri) \
    X(gesv) \
    X(gesv_nopiv) \
    X(getrf) \
    X(getrf_nopiv) \
    X(getri) \
    X(getrs) \
    X(getrs_nopiv) \
    X(laswp) \
    X(gels) \
    X(geqrf) \
    X(orgqr) \
    X(ormqr)

#endif
