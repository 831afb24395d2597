/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "element.h"

#include <complex.h>
#include <float.h>
#include <math.h>
#include <string.h>

#ifndef CMPLXL /* which glibc has for GCC alone */
#define CMPLXL(re, im) __builtin_complex((real)(re), (real)(im))
#endif

char element_type(char routine_type, enum bblas_element element)
{
    if (element == BBLAS_ELEMENT_INT)
        return 'i';
    if (element == BBLAS_ELEMENT_REAL)
        return routine_type == 's' || routine_type == 'c' ? 's' : 'd';
    return routine_type;
}

size_t element_size(char type)
{
    return type == 'z' ? 16 : type == 'd' || type == 'c' ? 8 : 4;
}

wide element_get(char type, const void *address)
{
    switch (type) {
    case 's': {
        float x;
        memcpy(&x, address, sizeof x);
        return x;
    }
    case 'd': {
        double x;
        memcpy(&x, address, sizeof x);
        return x;
    }
    case 'c': {
        float x[2];
        memcpy(x, address, sizeof x);
        return CMPLXL(x[0], x[1]);
    }
    case 'z': {
        double x[2];
        memcpy(x, address, sizeof x);
        return CMPLXL(x[0], x[1]);
    }
    default: {
        int32_t x;
        memcpy(&x, address, sizeof x);
        return x;
    }
    }
}

void element_set(char type, void *address, wide value)
{
    const double d[2] = {(double)creall(value), (double)cimagl(value)};
    const float s[2] = {(float)creall(value), (float)cimagl(value)};
    const int32_t i = type == 'i' ? (int32_t)creall(value) : 0;
    const void *from = type == 'i' ? (const void *)&i : type == 's' || type == 'c' ? (const void *)s : (const void *)d;
    memcpy(address, from, element_size(type));
}

static void poison_real(char type, char *address, uint64_t mark)
{
    const uint64_t d = 0x7ff8000000000000u | (mark & 0xffffffffffffu);
    const uint32_t s = 0x7fc00000u | (uint32_t)(mark & 0x3fffffu);
    if (type == 's' || type == 'c')
        memcpy(address, &s, sizeof s);
    else
        memcpy(address, &d, sizeof d);
}

void element_poison(char type, void *address, uint64_t mark)
{
    const uint32_t i = 0xba00000u | (uint32_t)(mark & 0xfffffu); /* about 195 million: an index that no operand has */
    if (type == 'i')
        memcpy(address, &i, sizeof i);
    else
        poison_real(type, address, mark);
    element_poison_imaginary(type, address, mark + 1);
}

void element_poison_imaginary(char type, void *address, uint64_t mark)
{
    if (is_complex_type(type))
        poison_real(type, (char *)address + element_size(type) / 2, mark);
}

static int is_single(char type)
{
    return type == 's' || type == 'c';
}

real unit_roundoff(char type)
{
    return is_single(type) ? FLT_EPSILON / 2 : DBL_EPSILON / 2;
}

real largest(char type)
{
    return is_single(type) ? FLT_MAX : DBL_MAX;
}

real smallest(char type)
{
    return is_single(type) ? FLT_MIN : DBL_MIN;
}

uint64_t random_bits(struct random *random)
{
    uint64_t z = random->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

int64_t random_integer(struct random *random, int64_t first, int64_t last)
{
    return first + (int64_t)(random_bits(random) % (uint64_t)(last - first + 1));
}

/** An odd multiple of 2^-23 or of 2^-51: exact in the precision, as is the sum of two magnitudes; never 0. */
static real random_real(struct random *random, char type)
{
    const int bits = is_single(type) ? 22 : 50;
    const int64_t steps = (int64_t)(random_bits(random) >> (63 - bits)) - ((int64_t)1 << bits);
    return ldexpl((real)(2 * steps + 1), -bits - 1);
}

wide random_element(struct random *random, char type)
{
    const real re = random_real(random, type);
    return is_complex_type(type) ? CMPLXL(re, random_real(random, type)) : re;
}

uint64_t hash_text(const char *text)
{
    uint64_t hash = 0xcbf29ce484222325u; /* FNV-1a */
    for (; *text; ++text)
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    return hash;
}
