// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "verify.hpp"

#include "driver.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <complex>
#include <cstdio>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace compat {

namespace {

std::size_t size_of(char type)
{
    return type == 'z' ? 16 : type == 'd' || type == 'c' ? 8 : 4;
}

/// What lies in a result's memory, problem by problem, from its first element to its last.
class snapshot {
  public:
    snapshot(const result &of, std::int64_t batch_count) : of_(of), bases_(static_cast<std::size_t>(batch_count))
    {
        if (of.pointers && batch_count > 0)
            download(bases_.data(), of.pointers, bases_.size() * sizeof(void *));
        else
            for (std::size_t i = 0; i < bases_.size(); i++)
                bases_[i] = static_cast<char *>(of.base) +
                            static_cast<std::int64_t>(i) * of.stride * static_cast<std::int64_t>(size_of(of.type));
        bytes_.resize(bases_.size() * span());
        for (std::size_t i = 0; i < bases_.size() && span() > 0; i += at_once())
            download(&bytes_[i * span()], bases_[i], at_once() * span());
    }

    void put_back() const
    {
        for (std::size_t i = 0; i < bases_.size() && span() > 0; i += at_once())
            upload(bases_[i], &bytes_[i * span()], at_once() * span());
    }

    /// Whether problem i is all zeros, as info is where a problem succeeded.
    bool is_zero(std::size_t i) const
    {
        return std::all_of(&bytes_[i * span()], &bytes_[i * span()] + span(), [](char byte) { return byte == 0; });
    }

    /// Replaces factors, with the scalars or pivots that are the next result, by what is unique. Of QR: R with rows of such
    /// phases that its diagonal is positive, and, for the scalars, what Qᴴ with the same phases makes of a vector that is the
    /// same for all. Of LU: what the matrix makes of such a vector, in the first column, and zeros.
    void make_unique(snapshot &next)
    {
        for (std::size_t i = 0; i < bases_.size(); i++)
            if (of_.type == 's' || of_.type == 'c')
                make_unique<float>(i, next);
            else
                make_unique<double>(i, next);
        if (of_.specified == part::qr)
            next.least_ = 1; // as large as the vector's elements: there may be few of them, and these small by chance
    }

    /// Whether an element of problem i that is specified is not finite.
    bool has_nonfinite(std::size_t i) const
    {
        return of_.type == 's' || of_.type == 'c' ? has_nonfinite<float>(i) : of_.type != 'i' && has_nonfinite<double>(i);
    }

    /// The first problem that differs by more than `bound` times the largest element, and how; "" without one. Of those that are
    /// `ignored`, nothing is compared.
    std::string difference_from(const snapshot &other, double bound, const std::vector<bool> &ignored) const
    {
        for (std::size_t i = 0; i < bases_.size(); i++) {
            if (ignored[i])
                continue;
            const double found = of_.type == 'i'                      ? difference<bblas_int>(other, i)
                                 : of_.type == 's' || of_.type == 'c' ? difference<float>(other, i)
                                                                      : difference<double>(other, i);
            if (!(found <= (of_.type == 'i' ? 0 : bound)))
                return "problem " + std::to_string(i) + ": " + (of_.type == 'i' ? "integers" : "elements") + " differ by " +
                       std::to_string(found) + (of_.type == 'i' ? "" : " of the largest");
        }
        return "";
    }

  private:
    std::size_t span() const
    {
        if (of_.rows <= 0 || of_.cols <= 0)
            return 0;
        return static_cast<std::size_t>(of_.ld * (of_.cols - 1) + of_.rows) * size_of(of_.type);
    }

    /// How many problems are copied together: all that follow each other in one array.
    std::size_t at_once() const
    {
        const bool is_one =
            !of_.pointers && of_.stride * static_cast<std::int64_t>(size_of(of_.type)) == static_cast<std::int64_t>(span());
        return is_one ? bases_.size() : 1;
    }

    std::int64_t parts() const { return of_.type == 'c' || of_.type == 'z' ? 2 : 1; }

    /// Where an element of problem i begins.
    std::size_t at(std::size_t i, std::int64_t row, std::int64_t col) const
    {
        return i * span() + static_cast<std::size_t>(col * of_.ld + row) * size_of(of_.type);
    }

    template <class R> std::complex<double> get(std::size_t i, std::int64_t row, std::int64_t col) const
    {
        const R *const element = &reinterpret_cast<const R &>(bytes_[at(i, row, col)]);
        return {static_cast<double>(element[0]), parts() == 2 ? static_cast<double>(element[1]) : 0};
    }

    template <class R> void set(std::size_t i, std::int64_t row, std::int64_t col, std::complex<double> value)
    {
        R *const element = &reinterpret_cast<R &>(bytes_[at(i, row, col)]);
        element[0] = static_cast<R>(value.real());
        if (parts() == 2)
            element[1] = static_cast<R>(value.imag());
    }

    std::vector<std::complex<double>> some_vector() const
    {
        std::minstd_rand random;
        std::vector<std::complex<double>> x(static_cast<std::size_t>(of_.rows));
        for (std::complex<double> &element : x)
            element = std::uniform_real_distribution<>(-1, 1)(random);
        return x;
    }

    template <class R> void make_unique(std::size_t i, snapshot &next)
    {
        if (of_.specified == part::qr)
            make_qr_unique<R>(i, next);
        else
            make_lu_unique<R>(i, next);
    }

    template <class R> void make_lu_unique(std::size_t i, const snapshot &pivots)
    {
        std::vector<std::complex<double>> x = some_vector();
        const auto of_x = [&x](std::int64_t row) -> std::complex<double> & { return x[static_cast<std::size_t>(row)]; };
        for (std::int64_t row = 0; row < of_.rows; row++) {
            of_x(row) *= get<R>(i, row, row);
            for (std::int64_t col = row + 1; col < of_.cols; col++)
                of_x(row) += get<R>(i, row, col) * of_x(col);
        }
        for (std::int64_t row = of_.rows - 1; row >= 0; row--)
            for (std::int64_t col = 0; col < row; col++)
                of_x(row) += get<R>(i, row, col) * of_x(col);
        for (std::int64_t row = of_.rows - 1; row >= 0; row--) {
            const bblas_int pivot = reinterpret_cast<const bblas_int &>(pivots.bytes_[pivots.at(i, row, 0)]);
            if (pivot > row && pivot <= of_.rows)
                std::swap(of_x(row), of_x(pivot - 1));
            else
                of_x(row) = std::numeric_limits<double>::infinity(); // differs from whatever the other has
        }
        for (std::int64_t col = 0; col < of_.cols; col++)
            for (std::int64_t row = 0; row < of_.rows; row++)
                set<R>(i, row, col, col == 0 ? of_x(row) : 0);
    }

    template <class R> void make_qr_unique(std::size_t i, snapshot &tau)
    {
        std::vector<std::complex<double>> x = some_vector();
        const auto of_x = [&x](std::int64_t row) -> std::complex<double> & { return x[static_cast<std::size_t>(row)]; };
        for (std::int64_t k = 0; k < tau.of_.rows; k++) {
            // (I - τ v vᴴ)ᴴ x
            std::complex<double> product = of_x(k);
            for (std::int64_t row = k + 1; row < of_.rows; row++)
                product += std::conj(get<R>(i, row, k)) * of_x(row);
            product *= std::conj(tau.get<R>(i, k, 0));
            of_x(k) -= product;
            for (std::int64_t row = k + 1; row < of_.rows; row++)
                of_x(row) -= get<R>(i, row, k) * product;
        }
        for (std::int64_t k = 0; k < tau.of_.rows; k++) {
            const std::complex<double> diagonal = get<R>(i, k, k);
            const double size = std::abs(diagonal);
            const std::complex<double> phase = size > 0 ? std::conj(diagonal) / size : 1;
            for (std::int64_t col = k; col < of_.cols; col++)
                set<R>(i, k, col, phase * get<R>(i, k, col));
            tau.set<R>(i, k, 0, phase * of_x(k));
        }
    }

    /// f(mine, other's) for all numbers of problem i that are specified, real and imaginary parts.
    template <class R, class F> void for_each_specified(const snapshot &other, std::size_t i, F f) const
    {
        const bool is_upper = of_.specified == part::upper || of_.specified == part::qr;
        for (std::int64_t j = 0; j < of_.cols && of_.specified != part::none; j++) {
            const std::int64_t first = of_.specified == part::lower ? j : 0;
            const std::int64_t last = is_upper ? std::min(j + 1, of_.rows) : of_.rows;
            for (std::int64_t k = first * parts(); k < last * parts(); k++) {
                const std::size_t place = at(i, 0, j) + static_cast<std::size_t>(k) * sizeof(R);
                f(static_cast<double>(reinterpret_cast<const R &>(bytes_[place])),
                  static_cast<double>(reinterpret_cast<const R &>(other.bytes_[place])));
            }
        }
    }

    template <class R> bool has_nonfinite(std::size_t i) const
    {
        bool has = false;
        for_each_specified<R>(*this, i, [&has](double mine, double) { has = has || !std::isfinite(mine); });
        return has;
    }

    /// Largest difference of problem i in what is specified: of integers as it is, of reals relative to the largest of the
    /// other's.
    template <class R> double difference(const snapshot &other, std::size_t i) const
    {
        double largest = least_;
        double farthest = 0;
        for_each_specified<R>(other, i, [&](double mine, double his) {
            largest = std::max(largest, std::abs(his));
            const double distance = std::abs(mine - his);
            farthest = std::isfinite(distance) ? std::max(farthest, distance) : std::numeric_limits<double>::infinity();
        });
        return of_.type == 'i' || farthest == 0 ? farthest : farthest / largest;
    }

    result of_;
    std::vector<void *> bases_;
    std::vector<char> bytes_;
    double least_ = 0; ///< that a difference is relative to
};

std::vector<snapshot> take_snapshots(const request &what)
{
    wait(what.stream);
    std::vector<snapshot> taken;
    for (int i = 0; i < what.result_count; i++)
        taken.emplace_back(what.results[static_cast<std::size_t>(i)], what.batch_count);
    return taken;
}

void make_unique(const request &what, std::vector<snapshot> &taken)
{
    for (std::size_t i = 0; i + 1 < taken.size(); i++)
        if (what.results[i].specified == part::qr || what.results[i].specified == part::lu)
            taken[i].make_unique(taken[i + 1]);
}

bool has_nonfinite(const std::vector<snapshot> &taken, std::size_t i)
{
    return std::any_of(taken.begin(), taken.end(), [i](const snapshot &of) { return of.has_nonfinite(i); });
}

std::string compare(const request &what, const std::function<int()> &ours, const std::function<bool()> &vendors)
{
    const std::vector<snapshot> before = take_snapshots(what);
    const bool is_ours = ours() == BBLAS_SUCCESS;
    const std::string message = is_ours ? "" : bblas_last_error();
    std::vector<snapshot> mine = take_snapshots(what);
    for (const snapshot &changed : before)
        changed.put_back();
    const bool is_vendors = vendors();
    std::vector<snapshot> his = take_snapshots(what);
    if (!is_ours || !is_vendors)
        return is_ours ? "the vendor's call failed" : is_vendors ? message : "";
    make_unique(what, mine);
    make_unique(what, his);
    // How far NaN and infinity spread is not specified, nor are the other results where an info is not 0.
    const snapshot *const info = what.info_index < 0 ? nullptr : &his[static_cast<std::size_t>(what.info_index)];
    std::vector<bool> is_lost(static_cast<std::size_t>(what.batch_count));
    for (std::size_t i = 0; i < is_lost.size(); i++)
        is_lost[i] = has_nonfinite(mine, i) && has_nonfinite(his, i);
    std::vector<bool> has_failed = is_lost;
    for (std::size_t i = 0; info && i < has_failed.size(); i++)
        has_failed[i] = is_lost[i] || !info->is_zero(i);
    const auto largest = static_cast<double>(*std::max_element(what.size.begin(), what.size.end()));
    std::string found;
    for (std::size_t i = 0; i < mine.size() && found.empty(); i++) {
        const char type = what.results[i].type;
        const double epsilon =
            type == 's' || type == 'c' ? std::numeric_limits<float>::epsilon() : std::numeric_limits<double>::epsilon();
        found =
            mine[i].difference_from(his[i], std::sqrt(epsilon) * std::max(1.0, largest), &his[i] == info ? is_lost : has_failed);
    }
    return found;
}

} // namespace

void verify(const char *function, const request &what, const std::function<int()> &ours, const std::function<bool()> &vendors)
{
    if (is_capturing(what.stream)) {
        vendors();
        return;
    }
    static std::atomic<bool> is_reported{false};
    std::string difference;
    bool has_run = false;
    try {
        difference = compare(what, ours, [&] { return has_run = true, vendors(); });
    } catch (const driver_failure &failure) {
        difference = failure.what;
    }
    if (!has_run)
        vendors();
    if (!difference.empty() && !is_reported.exchange(true))
        std::fprintf(stderr, "bblas: BBLAS_COMPAT_VERIFY: %s of batch %lld, size %lld x %lld x %lld: %s\n", function,
                     static_cast<long long>(what.batch_count), static_cast<long long>(what.size[0]),
                     static_cast<long long>(what.size[1]), static_cast<long long>(what.size[2]), difference.c_str());
}

} // namespace compat
