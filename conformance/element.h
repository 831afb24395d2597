/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Elements of the four precisions, seen in a precision above all of them, and the random numbers. */
#ifndef CONFORMANCE_ELEMENT_H
#define CONFORMANCE_ELEMENT_H

#include <routine.h>

/** The suite computes in this type: a wider significand than double wherever long double has one. */
typedef long double real;
typedef long double _Complex wide;

/** What an element of an operand is: 's', 'd', 'c', 'z', or 'i' for integers. */
char element_type(char routine_type, enum bblas_element element);
size_t element_size(char type);
wide element_get(char type, const void *address);
void element_set(char type, void *address, wide value);
/** A value that must never be read: a quiet NaN, or an absurd integer. Its low bits are the mark's, so that poison that was moved
 * elsewhere is noticed. */
void element_poison(char type, void *address, uint64_t mark);
/** Makes the imaginary part of a complex element poison. */
void element_poison_imaginary(char type, void *address, uint64_t mark);

/** Unit roundoff, largest and smallest normal number of a precision. */
real unit_roundoff(char type);
real largest(char type);
real smallest(char type);

static inline int is_complex_type(char type)
{
    return type == 'c' || type == 'z';
}

/** Random numbers that depend on the seed alone (splitmix64). */
struct random {
    uint64_t state;
};
uint64_t random_bits(struct random *random);
/** Uniform integer in first ... last. */
int64_t random_integer(struct random *random, int64_t first, int64_t last);
/** Uniform in (-1, 1); real for s and d. Exact in the type. */
wide random_element(struct random *random, char type);
uint64_t hash_text(const char *text);

#endif
