// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The problems of one call: their sizes, data and cost on the host, and what an opponent has of them in its memory.
#ifndef BENCHMARK_WORKLOAD_HPP
#define BENCHMARK_WORKLOAD_HPP

#include "device.hpp"
#include "sample.h"
#include "series.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bench {

/// One operand of all problems, in one piece of memory.
struct operand_image {
    int argument;
    bblas_access access;
    std::size_t element_size;
    std::int64_t ld;                  ///< leading dimension, or increment, of the fixed-size forms
    std::int64_t stride;              ///< elements from one problem to the next in the fixed-size forms
    std::vector<std::size_t> offsets; ///< bytes, of each problem
    std::size_t size;                 ///< bytes, of all problems
    std::vector<char> unit;           ///< the pristine content, which repeats up to the size
};

/// Where a series stands at one n: the same problems for all opponents.
class workload {
  public:
    /// `memory` is what a batch of "auto" fills with operands, in bytes.
    workload(const series &of, std::int64_t n, std::int64_t memory, std::uint64_t seed);

    const series &of() const { return series_; }
    const bblas_routine &routine() const { return *series_.routine; }
    std::int64_t n() const { return n_; }
    std::int64_t batch() const { return static_cast<std::int64_t>(which_.size()); }
    /// The largest sizes of the batch.
    const values &largest() const { return largest_; }
    const values &shape(std::int64_t problem) const { return shapes_[static_cast<std::size_t>(problem_shapes_[i(problem)])]; }
    double flops() const { return flops_; }
    /// That must cross the memory bus.
    double bytes() const { return bytes_; }
    const std::vector<operand_image> &images() const { return images_; }
    const std::vector<double> &scalars() const { return scalars_; }
    /// A second call needs the inputs again: the first one overwrote them.
    bool overwrites() const { return overwrites_; }
    /// A second call on what the first left does the same work on tame numbers, but has another result.
    bool accumulates() const { return accumulates_; }

    /// The data of a problem, and its judgement.
    sample &sample_of(std::int64_t problem) const { return *samples_[static_cast<std::size_t>(which_[i(problem)])]; }
    /// Problems whose results are judged.
    std::vector<std::int64_t> spots() const;

  private:
    static std::size_t i(std::int64_t problem) { return static_cast<std::size_t>(problem); }
    void choose_shapes(std::int64_t memory, random_numbers &random);
    void make_samples(std::uint64_t seed);
    void make_images();
    void add_costs();
    std::int64_t operand_bytes(const values &shape) const;

    struct destroy {
        void operator()(sample *s) const { sample_destroy(s); }
    };

    series series_;
    std::int64_t n_;
    std::vector<double> scalars_;
    std::vector<values> shapes_;
    std::vector<int> problem_shapes_; ///< of each problem: index into shapes_
    std::vector<std::unique_ptr<sample, destroy>> samples_;
    std::vector<int> which_;  ///< of each problem: index into samples_
    std::int64_t period_ = 0; ///< problems after which the same samples follow in the same order
    std::vector<operand_image> images_;
    values largest_ = {};
    double flops_ = 0;
    double bytes_ = 0;
    bool overwrites_ = false;
    bool accumulates_ = false;
};

/// Memory of a device that begins with some content, repeated, and can be made to do so again.
class pristine_memory {
  public:
    /// Uploads the unit; the memory's content is unspecified before restore().
    pristine_memory(const device &on, const std::vector<char> &unit, std::size_t size);

    /// Enqueues copies inside the device.
    void restore() const;
    char *data() const { return memory_.data(); }

  private:
    const device &device_;
    std::size_t unit_size_;
    std::size_t size_;
    device_memory unit_;
    device_memory memory_;
};

/// A workload in the memory of one opponent, ready to be called.
class call {
  public:
    /// Allocates and uploads.
    call(const device &on, const workload &work);

    /// Enqueues that what a call overwrote is as before, and info as not written.
    void restore();
    /// Enqueues the call; its status.
    int operator()();
    /// Judges the spots and all of info: "" when they are right, else what is wrong. The largest error ratio in `ratio`.
    std::string judge(double *ratio) const;

  private:
    char *data_of(const operand_image &image) const;
    void set_parameters();
    void set_pointers(const operand_image &image, char *to);
    void upload_integers(char *to, int argument, bool leading);

    const device &device_;
    const workload &work_;
    std::vector<pristine_memory> operands_; ///< parallel to the images
    std::vector<device_memory> arrays_;     ///< pointers, sizes, leading dimensions
    std::optional<pristine_memory> info_;
    struct alignas(16) scalar {
        char bytes[16];
    };
    std::vector<scalar> scalars_;
    bblas_function function_ = nullptr;
    bblas_value values_[BBLAS_MAX_PARAMETERS] = {};
};

} // namespace bench

#endif
