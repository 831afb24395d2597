// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "measure.hpp"

#include <algorithm>
#include <cmath>

namespace bench {

namespace {

/// What one repetition lasts at least, so that the clock's resolution and the call's overhead do not count.
constexpr double shortest_repetition = 1e-3;
/// A repetition's calls with what is restored between them take no longer than this.
constexpr double longest_restoring = 0.05;
/// A first call that takes longer does so by itself, and not because something is loaded in it.
constexpr double longest_loading = 1;
constexpr int most_calls = 1000;
constexpr int fewest_repetitions = 3;
/// Between two looks at a counter of energy, so that looking takes no part in it.
constexpr double between_looks = 0.01;

/// One contestant's part.
class turn {
  public:
    turn(const contestant &by, const workload &work) : by_(by), work_(work) {}

    /// Loads the problems, and calls once or twice.
    void warm_up()
    {
        guarded([&] {
            call_ = std::make_unique<call>(*by_.on, work_);
            // What is loaded or set up in the first call would make the estimate too long.
            for (int c = 0; c < 2 && first_ < longest_loading; ++c) {
                if (c > 0 && work_.overwrites())
                    call_->restore();
                by_.clock->start();
                if (!accept((*call_)()))
                    return;
                first_ = by_.clock->stop();
            }
        });
        restores_ = work_.overwrites() && !work_.accumulates();
        const double wanted = std::ceil(shortest_repetition / std::max(first_, 1e-9));
        found_.calls = restores_ ? 1 : static_cast<int>(std::clamp(wanted, 1.0, static_cast<double>(most_calls)));
    }

    bool is_running() const { return found_.state == outcome::timed; }

    void repeat()
    {
        guarded([&] {
            const double begin = now();
            double seconds = 0;
            int calls = 0;
            do {
                if (work_.overwrites())
                    call_->restore();
                by_.clock->start();
                for (int c = 0; c < found_.calls; ++c)
                    if (!accept((*call_)()))
                        return;
                const double one = by_.clock->stop();
                seconds += one;
                calls += found_.calls;
            } while (restores_ && seconds < shortest_repetition && now() - begin < longest_restoring && calls < most_calls);
            found_.seconds.push_back(seconds / calls);
            calls_ += calls;
        });
    }

    /// A pass of its own: what restoring takes alone is taken off.
    void measure_energy()
    {
        guarded([&] {
            const double wanted = std::ceil(between_looks / std::max(found_.time(), 1e-9));
            const int calls = static_cast<int>(std::clamp(wanted, 1.0, static_cast<double>(most_calls)));
            const auto run = [&](bool with_calls) {
                for (int c = 0; c < calls && is_running(); ++c) {
                    if (restores_)
                        call_->restore();
                    if (with_calls)
                        accept((*call_)());
                }
                by_.on->synchronize();
            };
            const double restoring = restores_ ? joules_of(by_.energy.get(), [&] { run(false); }) : 0;
            const double joules = joules_of(by_.energy.get(), [&] { run(true); }) - restoring;
            if (joules > 0)
                found_.watts = joules / calls / found_.time();
        });
    }

    result finish()
    {
        if (by_.energy)
            measure_energy();
        guarded([&] {
            if (work_.accumulates()) { // what is left is the sum of many calls
                call_->restore();
                if (!accept((*call_)()))
                    return;
                by_.on->synchronize();
            }
            const std::string message = call_->judge(&found_.ratio);
            if (!message.empty())
                end(outcome::wrong, message);
        });
        if (restores_ && !found_.seconds.empty())
            found_.calls = std::max(1, calls_ / static_cast<int>(found_.seconds.size()));
        return found_;
    }

  private:
    template <class Body> void guarded(Body body)
    {
        if (!is_running())
            return;
        try {
            body();
        } catch (const device_failure &failure) {
            end(outcome::failed, failure.what());
        }
    }

    void end(outcome state, const std::string &message)
    {
        found_.state = state;
        found_.message = message;
    }

    bool accept(int status)
    {
        if (status == BBLAS_UNSUPPORTED)
            end(outcome::unsupported, "");
        else if (status != BBLAS_SUCCESS)
            end(outcome::failed, bblas_last_error());
        return status == BBLAS_SUCCESS;
    }

    const contestant &by_;
    const workload &work_;
    std::unique_ptr<call> call_;
    result found_;
    double first_ = 0; ///< seconds of the last call to warm up
    bool restores_ = false;
    int calls_ = 0; ///< in all
};

} // namespace

point measure(const std::vector<contestant> &contestants, const workload &work, const effort &effort,
              const std::function<void(std::size_t)> &progress)
{
    const double start = now();
    std::vector<turn> turns;
    for (const contestant &by : contestants)
        turns.emplace_back(by, work);
    for (std::size_t c = 0; c < turns.size(); ++c) {
        progress(c);
        turns[c].warm_up();
    }
    const bool any = std::any_of(turns.begin(), turns.end(), [](const turn &t) { return t.is_running(); });
    const double overdue = 2 * effort.until - start;
    for (int r = 0; any && r < effort.repetitions; ++r) {
        if (r > 0 && now() >= (r < fewest_repetitions ? overdue : effort.until))
            break;
        for (std::size_t c = 0; c < turns.size(); ++c) {
            progress(c);
            turns[c].repeat();
        }
    }

    point at;
    at.n = work.n();
    at.largest = work.largest();
    at.batch = work.batch();
    at.flops = work.flops();
    at.bytes = work.bytes();
    for (turn &t : turns)
        at.results.push_back(t.finish());
    return at;
}

} // namespace bench
