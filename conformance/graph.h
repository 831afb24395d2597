/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * CUDA graphs, by the driver that is found at run time: calls on a stream are captured, and run when the graph is launched. */
#ifndef CONFORMANCE_GRAPH_H
#define CONFORMANCE_GRAPH_H

#include <stdbool.h>

/** Loads the driver and opens device number `device`. On failure returns false, with the reason in `message`. */
bool graph_open(int device, char *message, int capacity);

/** A new stream, NULL on failure. */
void *graph_stream_create(void);
void graph_stream_destroy(void *stream);

/** Between the two, calls on the stream are captured. graph_end() returns NULL when one of them could not be. */
bool graph_begin(void *stream);
void *graph_end(void *stream);

/** Runs what was captured, and waits for its end. */
bool graph_run(void *graph, void *stream);
void graph_free(void *graph);

#endif
