// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "roof.hpp"

#include "measure.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstring>
#include <functional>

namespace bench {

namespace {

/// Repetitions are few: the best counts, not the usual.
const effort quick = {5, 0};

series make_series(const std::string &routine, bblas_form form, const assignments &options, std::int64_t batch)
{
    series s;
    s.routine = find_routines(routine).front();
    s.form = form;
    s.options = choose_options(*s.routine, options);
    s.batch.count = batch;
    return s;
}

/// The least time of a call; 0 where the device lacks the routine, or fails.
double best_time(const device &on, const workload &work)
{
    std::vector<contestant> alone;
    alone.push_back({&on, make_timer(on), nullptr});
    effort repeated = quick;
    repeated.until = now() + 1;
    const point at = measure(alone, work, repeated, [](std::size_t) {});
    const result &found = at.results.front();
    return found.is_timed() ? *std::min_element(found.seconds.begin(), found.seconds.end()) : 0;
}

/// The least time of what `enqueue` enqueues, which is called once to warm up.
double best_time(const device &on, const std::function<void()> &enqueue)
{
    const std::unique_ptr<timer> clock = make_timer(on);
    double best = 0;
    const double until = now() + 1;
    for (int r = 0; r <= quick.repetitions && (r < 2 || now() < until); ++r) {
        clock->start();
        enqueue();
        const double seconds = clock->stop();
        if (r > 0 && (best == 0 || seconds < best))
            best = seconds;
    }
    return best;
}

/// Of the device itself: on a host, the memcpy of whoever implements it. Bytes read and written.
double best_copy(const device &on, std::size_t bytes)
{
    const device_memory from(on, bytes / 2);
    const device_memory to(on, bytes / 2);
    return best_time(on, [&] { on.copy(to.data(), from.data(), bytes / 2); });
}

void measure_copies(const device &on, std::int64_t memory, roof *limits)
{
    const auto consider = [&](double bytes, double seconds, const char *call) {
        if (seconds > 0 && 1e-9 * bytes / seconds > limits->copy_gbytes) {
            limits->copy_gbytes = 1e-9 * bytes / seconds;
            limits->copy_by = on.name() + " " + call;
        }
    };
    for (const char *routine : {"dcopy", "dlacpy"}) {
        // 32 KiB and 128 KiB in each problem: long runs, and enough of them for every core.
        const std::int64_t n = routine[1] == 'c' ? 4096 : 128;
        const workload work(make_series(routine, BBLAS_STRIDED_BATCHED, {}, 0), n, memory, 0);
        consider(work.bytes(), best_time(on, work), routine);
    }
    const std::int64_t touched = on.stream() ? std::max(memory, std::int64_t{2} << 30) : memory;
    consider(static_cast<double>(touched), best_copy(on, static_cast<std::size_t>(touched)),
             on.stream() ? "cuMemcpyDtoDAsync" : "bblas_upload");
}

/// The least time of a product of n x n matrices, too large for anybody to judge it. Zeros would let the device run faster than
/// numbers do, so some numbers are repeated.
template <class T, class Gemm> double best_product(const device &on, Gemm gemm, bblas_int n)
{
    using real = decltype(std::abs(T()));
    random_numbers random{0};
    std::vector<char> numbers(((std::size_t{1} << 17) + 1) * sizeof(real));
    for (std::size_t byte = 0; byte < numbers.size(); byte += sizeof(real)) {
        const real number = static_cast<real>(random.integer(-(1 << 22), 1 << 22)) / (1 << 22);
        std::memcpy(numbers.data() + byte, &number, sizeof number);
    }
    const T alpha = 1;
    const T beta = 0;
    const std::size_t bytes = static_cast<std::size_t>(n) * static_cast<std::size_t>(n) * sizeof(T);
    const pristine_memory A(on, numbers, bytes);
    const pristine_memory B(on, numbers, bytes);
    const device_memory C(on, bytes);
    A.restore();
    B.restore();
    return best_time(on, [&] {
        require(gemm(BblasNoTrans, BblasNoTrans, n, n, n, &alpha, reinterpret_cast<const T *>(A.data()), n, 0,
                     reinterpret_cast<const T *>(B.data()), n, 0, &beta, reinterpret_cast<T *>(C.data()), n, 1, nullptr, 1,
                     on.queue()));
    });
}

double best_product(const device &on, char type, bblas_int n)
{
    try {
        switch (type) {
        case 's':
            return best_product<float>(on, bblas_sgemm_strided_batched, n);
        case 'd':
            return best_product<double>(on, bblas_dgemm_strided_batched, n);
        case 'c':
            return best_product<bblas_complex_float>(on, bblas_cgemm_strided_batched, n);
        default:
            return best_product<bblas_complex_double>(on, bblas_zgemm_strided_batched, n);
        }
    } catch (const device_failure &) { // no such routine, or no memory
        return 0;
    }
}

void measure_gemm(const device &on, char type, roof::peak *peak)
{
    const auto consider = [&](double flops, double seconds, const std::string &what) {
        if (seconds > 0 && 1e-9 * flops / seconds > peak->gflops) {
            peak->gflops = 1e-9 * flops / seconds;
            peak->by = on.name() + " " + what;
        }
    };
    if (!on.stream()) {
        const workload work(make_series(std::string(1, type) + "gemm", BBLAS_STRIDED_BATCHED, {}, 96), 192, 0, 0);
        consider(work.flops(), best_time(on, work), "n = 192, batch 96");
        return;
    }
    // The next product takes eight times as long.
    const double each = type == 's' || type == 'd' ? 2 : 8;
    double seconds = 0;
    for (bblas_int n = 1024; n <= 8192 && seconds < 0.05; n *= 2) {
        seconds = best_product(on, type, n);
        consider(each * std::pow(static_cast<double>(n), 3), seconds, "n = " + std::to_string(n));
        if (seconds == 0)
            break;
    }
}

} // namespace

double roof::gemm_gflops(char type) const
{
    for (const peak &p : peaks)
        if (p.type == type)
            return p.gflops;
    return 0;
}

roof measure_roof(const std::vector<std::unique_ptr<device>> &devices, const std::string &types, std::int64_t memory)
{
    roof limits;
    for (const char type : types)
        limits.peaks.push_back({type, 0, ""});
    for (const auto &on : devices) {
        if (on->has_streams() != devices.front()->has_streams())
            continue;
        try {
            measure_copies(*on, memory, &limits);
        } catch (const device_failure &) { // no memory: what was found before counts
        }
        for (roof::peak &peak : limits.peaks)
            measure_gemm(*on, peak.type, &peak);
    }
    return limits;
}

} // namespace bench
