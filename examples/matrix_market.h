/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * A reader of square matrices in Matrix Market format (https://math.nist.gov/MatrixMarket/formats.html). */
#ifndef EXAMPLES_MATRIX_MARKET_H
#define EXAMPLES_MATRIX_MARKET_H

#include "sparse.h"

/** Reads a coordinate or array file of real, integer or complex values with any symmetry, which is expanded. Repeated coordinates
 * are added. Anything wrong with the file ends the program with one line, "path:line: what". */
struct sparse matrix_market_read(const char *path);

#endif
