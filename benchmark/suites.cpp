// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "suites.hpp"

#include "refusal.hpp"

#include <algorithm>

namespace bench {

namespace {

/// A line of a suite. Empty texts stand for what is usual.
struct line {
    const char *suite;
    const char *routine;
    bblas_form form;
    const char *n;
    std::int64_t batch;
    const char *options;
    const char *sizes; ///< such as "m=4n,k=8"
    double alpha;
    double beta;
    const char *spread;
};

/// Batches are the literature's; on a host they are cut to what the memory option allows.
/// - Cholesky, LU and QR of 32 ... 512, batch 2,000; QR to 1,024 with 1,000: Haidar, Dong, Luszczek, Tomov and Dongarra, Batched
///   matrix computations on hardware accelerators based on GPUs (IJHPCA 29(2), 2015), and what followed it.
/// - Products that update with K = 8, 16, 32: Abdelfattah, Haidar, Tomov and Dongarra, Performance, design, and autotuning of
///   batched GEMM for GPUs (ISC 2016).
/// - Products with vectors, square, tall and wide: Dong, Haidar, Tomov and Dongarra, Optimizing the SVD bidiagonalization process
///   for a batch of small matrices (ICCS 2017). Of different sizes: Abdelfattah, Haidar, Tomov and Dongarra, Novel HPC techniques
///   to batch execution of many variable size BLAS computations on GPUs (ICS 2017).
const line lines[] = {
    {"cholesky", "dpotrf", BBLAS_BATCHED, "32:512:32", 2000, "", "", 1, 0, ""},
    {"cholesky", "dpotrs", BBLAS_BATCHED, "32:512:32", 2000, "", "", 1, 0, ""},
    {"cholesky", "dposv", BBLAS_BATCHED, "32:512:32", 2000, "", "", 1, 0, ""},
    {"lu", "dgetrf", BBLAS_BATCHED, "32:512:32", 2000, "", "", 1, 0, ""},
    {"lu", "dgetrs", BBLAS_BATCHED, "32:512:32", 2000, "", "", 1, 0, ""},
    {"lu", "dgetri", BBLAS_BATCHED, "32:512:32", 2000, "", "", 1, 0, ""},
    {"lu", "dgesv", BBLAS_BATCHED, "32:512:32", 2000, "", "", 1, 0, ""},
    {"qr", "dgeqrf", BBLAS_BATCHED, "32:512:32", 2000, "", "", 1, 0, ""},
    {"qr", "dgeqrf", BBLAS_BATCHED, "64:1024:64", 1000, "", "", 1, 0, ""},
    {"qr", "dgels", BBLAS_BATCHED, "32:256:32", 1000, "", "m=2n", 1, 0, ""},
    {"gemm", "dgemm", BBLAS_BATCHED, "32:512:32", 1000, "", "k=8", -1, 1, ""},
    {"gemm", "dgemm", BBLAS_BATCHED, "32:512:32", 1000, "", "k=16", -1, 1, ""},
    {"gemm", "dgemm", BBLAS_BATCHED, "32:512:32", 1000, "", "k=32", -1, 1, ""},
    {"gemm", "dgemm", BBLAS_BATCHED, "32:512:32", 1000, "", "", 1, 0, ""},
    {"gemv", "dgemv", BBLAS_BATCHED, "32:512:32", 1000, "trans=notrans", "", 1, 0, ""},
    {"gemv", "dgemv", BBLAS_BATCHED, "32:512:32", 1000, "trans=trans", "", 1, 0, ""},
    {"gemv", "dgemv", BBLAS_BATCHED, "8:128:8", 1000, "trans=notrans", "m=16n", 1, 0, ""},
    {"gemv", "dgemv", BBLAS_BATCHED, "8:128:8", 1000, "trans=trans", "m=16n", 1, 0, ""},
    {"gemv", "dgemv", BBLAS_BATCHED, "128:2048:128", 1000, "trans=notrans", "m=n/16", 1, 0, ""},
    {"gemv", "dgemv", BBLAS_BATCHED, "128:2048:128", 1000, "trans=trans", "m=n/16", 1, 0, ""},
    {"trsv", "dtrsv", BBLAS_BATCHED, "32:960:32", 1000, "uplo=lower,trans=notrans", "", 1, 0, ""},
    {"trsv", "dtrsv", BBLAS_BATCHED, "32:960:32", 1000, "uplo=lower,trans=trans", "", 1, 0, ""},
    {"trsv", "dtrsv", BBLAS_BATCHED, "32:960:32", 1000, "uplo=upper,trans=notrans", "", 1, 0, ""},
    {"trsv", "dtrsv", BBLAS_BATCHED, "32:960:32", 1000, "uplo=upper,trans=trans", "", 1, 0, ""},
    {"vbatched", "zgemv", BBLAS_VBATCHED, "32:512:32", 2000, "trans=notrans", "", 1, 0, "uniform"},
    {"vbatched", "zgemv", BBLAS_VBATCHED, "32:512:32", 2000, "trans=conjtrans", "", 1, 0, "uniform"},
    {"vbatched", "dgemm", BBLAS_VBATCHED, "32:512:32", 2000, "", "", 1, 0, "uniform"},
    {"vbatched", "dpotrf", BBLAS_VBATCHED, "32:512:32", 2000, "", "", 1, 0, "uniform"},
    {"vbatched", "dpotrf", BBLAS_VBATCHED, "32:512:32", 2000, "", "", 1, 0, "bimodal"},
    {"vbatched", "dgetrf", BBLAS_VBATCHED, "32:512:32", 2000, "", "", 1, 0, "uniform"},
    {"eigenvalues", "dsyev", BBLAS_BATCHED, "8:128:8", 1000, "", "", 1, 0, ""},
    {"svd", "dgesvd", BBLAS_BATCHED, "8:128:8", 1000, "", "", 1, 0, ""},
};

std::vector<std::string> all_names()
{
    std::vector<std::string> names;
    for (const line &l : lines)
        if (std::find(names.begin(), names.end(), l.suite) == names.end())
            names.push_back(l.suite);
    return names;
}

series make_series(const line &from)
{
    series s;
    s.routine = find_routines(from.routine).front();
    s.form = from.form;
    s.options = choose_options(*s.routine, *from.options ? parse_assignments("--options", from.options) : assignments());
    if (*from.sizes)
        for (const auto &[name, size] : parse_assignments("--sizes", from.sizes))
            s.sizes[name] = parse_relative_size("--" + name, size);
    if (*from.spread)
        s.spread = parse_distribution("--sizes", from.spread);
    s.alpha = from.alpha;
    s.beta = from.beta;
    s.batch = {from.batch, true};
    s.n = parse_sizes("--n", from.n);
    return s;
}

} // namespace

std::string suite_names()
{
    std::string names;
    for (const std::string &name : all_names())
        names += name + ", ";
    return names + "all";
}

std::vector<std::string> find_suites(const std::string &list)
{
    const std::vector<std::string> known = all_names();
    std::vector<std::string> found;
    for (const std::string &name : split("--suite", list)) {
        if (name == "all")
            found.insert(found.end(), known.begin(), known.end());
        else if (std::find(known.begin(), known.end(), name) != known.end())
            found.push_back(name);
        else
            throw refusal("--suite " + name + " is not one of " + suite_names());
    }
    return found;
}

suite make_suite(const std::string &name)
{
    suite made;
    made.name = name;
    for (const line &l : lines) {
        if (name != l.suite)
            continue;
        try {
            made.all.push_back(make_series(l));
        } catch (const refusal &) { // by find_routines(): everything else stands above
            made.notes.push_back(std::string(l.routine) + " is not part of this version of the interface");
        }
    }
    return made;
}

} // namespace bench
