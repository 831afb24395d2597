/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "matrix_market.h"

#include "fail.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <string.h>

enum field { REAL, INTEGER, COMPLEX, FIELDS };
enum symmetry { GENERAL, SYMMETRIC, HERMITIAN, SKEW_SYMMETRIC, SYMMETRIES };

static const char *const field_names[FIELDS] = {"real", "integer", "complex"};
static const char *const symmetry_names[SYMMETRIES] = {"general", "symmetric", "hermitian", "skew-symmetric"};

struct reader {
    const char *path;
    FILE *file;
    int64_t line;
    char text[1026]; /* the format allows 1024 characters a line */
    const char *at;  /* what of the line has not been read yet */
    bool coordinate;
    enum field field;
    enum symmetry symmetry;
    int32_t rows;
    struct sparse_entry *entries;
    int64_t count;
    int64_t capacity;
};

__attribute__((format(printf, 2, 3))) static _Noreturn void reject(struct reader *reader, const char *format, ...)
{
    fprintf(stderr, "%s:%" PRId64 ": ", reader->path, reader->line);
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    fclose(reader->file);
    free(reader->entries);
    exit(EXIT_FAILURE);
}

/* ---- Lines and numbers ------------------------------------------------------------------------------------------------- */

/* Reads one line without its end; false at the end of the file. Comments may be longer than the buffer, and are cut. */
static bool read_line(struct reader *reader)
{
    reader->line++;
    reader->at = reader->text;
    errno = 0;
    if (fgets(reader->text, sizeof reader->text, reader->file) == NULL) {
        if (ferror(reader->file))
            reject(reader, "cannot be read: %s", strerror(errno));
        reader->line--;
        return false;
    }
    const size_t length = strlen(reader->text);
    if (length > 0 && reader->text[length - 1] == '\n') {
        reader->text[length - 1] = '\0';
    } else if (!feof(reader->file)) {
        if (reader->text[0] != '%')
            reject(reader, "line too long, or with a NUL character in it");
        for (int c = 0; c != '\n' && c != EOF;)
            c = fgetc(reader->file);
    }
    return true;
}

static void skip_blanks(struct reader *reader)
{
    reader->at += strspn(reader->at, " \t\r\v\f");
}

/* Goes to the next line that is neither blank nor a comment; false at the end of the file. */
static bool next_data_line(struct reader *reader)
{
    while (read_line(reader)) {
        skip_blanks(reader);
        if (*reader->at != '\0' && *reader->at != '%')
            return true;
    }
    return false;
}

/* The length of the word to come, for messages; cut so that a message stays readable. */
static int word_length(const struct reader *reader)
{
    const size_t length = strcspn(reader->at, " \t\r\v\f");
    return length < 40 ? (int)length : 40;
}

/* Accepts the number from reader->at to `end`, or says why there is none. */
static void finish_number(struct reader *reader, const char *end, const char *what)
{
    if (*reader->at == '\0')
        reject(reader, "the line ends where the %s should be", what);
    if (end == reader->at || (*end != '\0' && !isspace((unsigned char)*end)))
        reject(reader, "'%.*s' is no %s", word_length(reader), reader->at, what);
    reader->at = end;
}

static int64_t read_integer(struct reader *reader, const char *what, int64_t least, int64_t most)
{
    char *end;
    skip_blanks(reader);
    errno = 0;
    const long long value = strtoll(reader->at, &end, 10);
    finish_number(reader, end, what);
    if (errno == ERANGE || value < least || value > most)
        reject(reader, "the %s is not within %" PRId64 " to %" PRId64, what, least, most);
    return value;
}

static double read_real(struct reader *reader, const char *what)
{
    char *end;
    skip_blanks(reader);
    const double value = strtod(reader->at, &end);
    finish_number(reader, end, what);
    if (!isfinite(value))
        reject(reader, "the %s is not a finite number", what);
    return value;
}

static double complex read_value(struct reader *reader)
{
    if (reader->field == INTEGER)
        return (double)read_integer(reader, "integer value", INT64_MIN, INT64_MAX);
    const double real = read_real(reader, reader->field == COMPLEX ? "real part" : "value");
    const double imaginary = reader->field == COMPLEX ? read_real(reader, "imaginary part") : 0;
    return real + imaginary * I;
}

static void expect_end_of_line(struct reader *reader)
{
    skip_blanks(reader);
    if (*reader->at != '\0')
        reject(reader, "unexpected '%.*s' at the end of the line", word_length(reader), reader->at);
}

/* ---- Header ------------------------------------------------------------------------------------------------------------ */

/* Takes the next word of the banner, in lower case as its words ignore case; it becomes "" at the end of the line. */
static void read_word(struct reader *reader, char word[32])
{
    skip_blanks(reader);
    size_t length = 0;
    for (; *reader->at != '\0' && !isspace((unsigned char)*reader->at); reader->at++)
        if (length < 31)
            word[length++] = (char)tolower((unsigned char)*reader->at);
    word[length] = '\0';
}

/* The place of `word` in a list of names; `count` when it is not there. */
static int place_in(const char *const *names, int count, const char *word)
{
    int place = 0;
    while (place < count && strcmp(names[place], word) != 0)
        place++;
    return place;
}

static void read_banner(struct reader *reader)
{
    char word[32] = "";
    if (read_line(reader))
        read_word(reader, word);
    else
        reader->line = 1;
    if (strcmp(word, "%%matrixmarket") != 0)
        reject(reader, "not a Matrix Market file: it does not begin with %%%%MatrixMarket");
    read_word(reader, word);
    if (strcmp(word, "matrix") != 0)
        reject(reader, "object '%s' is not supported, only 'matrix'", word);
    read_word(reader, word);
    reader->coordinate = strcmp(word, "coordinate") == 0;
    if (!reader->coordinate && strcmp(word, "array") != 0)
        reject(reader, "format '%s' is neither 'coordinate' nor 'array'", word);
    read_word(reader, word);
    if (strcmp(word, "pattern") == 0)
        reject(reader, "a pattern matrix has no values, so there is no system to solve");
    reader->field = (enum field)place_in(field_names, FIELDS, word);
    if (reader->field == FIELDS)
        reject(reader, "field '%s' is not supported, only 'real', 'integer' and 'complex'", word);
    read_word(reader, word);
    reader->symmetry = (enum symmetry)place_in(symmetry_names, SYMMETRIES, word);
    if (reader->symmetry == SYMMETRIES)
        reject(reader, "symmetry '%s' is not supported, only 'general', 'symmetric', 'hermitian' and 'skew-symmetric'", word);
    if (reader->symmetry == HERMITIAN && reader->field != COMPLEX)
        reject(reader, "'hermitian' needs the field 'complex'");
    expect_end_of_line(reader);
}

/* Reads the size line and returns the number of entries that the file must hold. */
static int64_t read_sizes(struct reader *reader)
{
    if (!next_data_line(reader))
        reject(reader, "the file ends before the line with the sizes");
    const int64_t rows = read_integer(reader, "number of rows", 0, INT32_MAX);
    const int64_t columns = read_integer(reader, "number of columns", 0, INT32_MAX);
    const int64_t entries = reader->coordinate ? read_integer(reader, "number of entries", 0, INT64_MAX) : 0;
    expect_end_of_line(reader);
    if (rows != columns)
        reject(reader, "the matrix is not square but %" PRId64 " by %" PRId64, rows, columns);
    if (rows == 0)
        reject(reader, "the matrix is empty");
    reader->rows = (int32_t)rows;
    if (reader->coordinate)
        return entries;
    switch (reader->symmetry) { /* an array file lists what the symmetry does not imply */
    case GENERAL:
        return rows * rows;
    case SKEW_SYMMETRIC:
        return rows * (rows - 1) / 2;
    default:
        return rows * (rows + 1) / 2;
    }
}

/* ---- Entries ----------------------------------------------------------------------------------------------------------- */

static void append(struct reader *reader, int32_t row, int32_t column, double complex value)
{
    if (reader->count == reader->capacity) { /* grows with the data: the count in the file may be anything */
        const int64_t capacity = reader->capacity > 0 ? 2 * reader->capacity : 1024;
        void *entries = realloc(reader->entries, (size_t)capacity * sizeof *reader->entries);
        if (entries == NULL)
            reject(reader, "out of host memory");
        reader->entries = entries;
        reader->capacity = capacity;
    }
    reader->entries[reader->count++] = (struct sparse_entry){row, column, value};
}

/* Appends an entry together with what the symmetry implies. */
static void append_with_mirror(struct reader *reader, int32_t row, int32_t column, double complex value)
{
    if (reader->symmetry != GENERAL && row < column)
        reject(reader, "entry above the diagonal of a matrix that is declared %s: only the lower triangle may be stored",
               symmetry_names[reader->symmetry]);
    if (row == column && reader->symmetry == HERMITIAN && cimag(value) != 0)
        reject(reader, "diagonal entry of a hermitian matrix that is not real");
    if (row == column && reader->symmetry == SKEW_SYMMETRIC && value != 0)
        reject(reader, "diagonal entry of a skew-symmetric matrix that is not zero");
    append(reader, row, column, value);
    if (reader->symmetry == GENERAL || row == column)
        return;
    append(reader, column, row,
           reader->symmetry == HERMITIAN        ? conj(value)
           : reader->symmetry == SKEW_SYMMETRIC ? -value
                                                : value);
}

static void expect_data_line(struct reader *reader, int64_t have, int64_t want)
{
    if (!next_data_line(reader))
        reject(reader, "the file ends after %" PRId64 " of %" PRId64 " entries", have, want);
}

static void read_coordinates(struct reader *reader, int64_t entries)
{
    for (int64_t k = 0; k < entries; k++) {
        expect_data_line(reader, k, entries);
        const int64_t row = read_integer(reader, "row index", 1, reader->rows);
        const int64_t column = read_integer(reader, "column index", 1, reader->rows);
        const double complex value = read_value(reader);
        expect_end_of_line(reader);
        append_with_mirror(reader, (int32_t)(row - 1), (int32_t)(column - 1), value);
    }
}

static void read_array(struct reader *reader, int64_t entries)
{
    int64_t have = 0;
    for (int32_t column = 0; column < reader->rows; column++) {
        const int32_t first = reader->symmetry == GENERAL ? 0 : reader->symmetry == SKEW_SYMMETRIC ? column + 1 : column;
        for (int32_t row = first; row < reader->rows; row++) {
            expect_data_line(reader, have++, entries);
            const double complex value = read_value(reader);
            expect_end_of_line(reader);
            append_with_mirror(reader, row, column, value);
        }
    }
}

struct sparse matrix_market_read(const char *path)
{
    struct reader reader = {.path = path, .file = fopen(path, "r")};
    if (reader.file == NULL)
        fail(EXIT_FAILURE, "%s: cannot be opened: %s", path, strerror(errno));
    read_banner(&reader);
    const int64_t entries = read_sizes(&reader);
    if (reader.coordinate)
        read_coordinates(&reader, entries);
    else
        read_array(&reader, entries);
    if (next_data_line(&reader))
        reject(&reader, "more than the %" PRId64 " entries that the header announces", entries);
    fclose(reader.file);
    struct sparse matrix = sparse_assemble(reader.rows, reader.field == COMPLEX, reader.entries, reader.count);
    free(reader.entries);
    return matrix;
}
