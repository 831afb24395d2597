// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "workload.hpp"

#include "refusal.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <dlfcn.h>
#include <limits>
#include <map>

namespace bench {

namespace {

/// Info that no call writes.
constexpr std::int32_t unwritten = std::numeric_limits<std::int32_t>::min();

/// Beyond this many problems, a call is long enough whatever the sizes.
constexpr std::int64_t largest_auto_batch = std::int64_t{1} << 22;

/// Different problems in a batch, the rest being copies of them: enough that a processor cannot learn the pivots of small ones by
/// heart, few enough that making them takes no time.
std::int64_t distinct_problems(std::int64_t elements)
{
    return std::clamp<std::int64_t>(32768 / (elements + 1), 2, 256);
}

/// Elements of a triangle or trapezoid, or of all of the matrix.
double elements_of(const bblas_argument &argument, std::int64_t rows, std::int64_t cols)
{
    const double r = static_cast<double>(rows);
    const double c = static_cast<double>(cols);
    return argument.part == BBLAS_TRIANGLE ? r * (r + 1) / 2 : r * c;
}

} // namespace

workload::workload(const series &of, std::int64_t n, std::int64_t memory, std::uint64_t seed) : series_(of), n_(n)
{
    const bblas_stem &stem = *series_.routine->stem;
    scalars_.assign(BBLAS_MAX_ARGUMENTS, 0);
    bool has_beta = false;
    for (int a = 0; a < stem.n_arguments; ++a) {
        const bblas_argument &argument = stem.arguments[a];
        if (argument.kind == BBLAS_SCALAR) {
            const bool is_beta = std::strcmp(argument.name, "beta") == 0;
            scalars_[i(a)] = is_beta ? series_.beta : series_.alpha;
            has_beta = has_beta || is_beta;
        }
    }
    for (int a = 0; a < stem.n_arguments; ++a)
        overwrites_ = overwrites_ || (stem.arguments[a].rows && stem.arguments[a].access == BBLAS_INOUT);
    accumulates_ = has_beta && overwrites_ && std::abs(series_.beta) <= 1;
    if (has_beta && series_.beta == 0)
        overwrites_ = accumulates_ = false; // rule E7: what is overwritten is not read

    random_numbers random{seed ^ static_cast<std::uint64_t>(n)};
    choose_shapes(memory, random);
    make_samples(seed);
    make_images();
    add_costs();
}

std::int64_t workload::operand_bytes(const values &shape) const
{
    const bblas_stem &stem = *series_.routine->stem;
    std::int64_t bytes = 0;
    for (int a = 0; a < stem.n_arguments; ++a) {
        const bblas_argument &argument = stem.arguments[a];
        if (argument.rows)
            bytes += argument.rows(shape.data()) * (argument.cols ? argument.cols(shape.data()) : 1) *
                     static_cast<std::int64_t>(sample_element_size(series_.routine, a));
    }
    return std::max<std::int64_t>(bytes, 1);
}

void workload::choose_shapes(std::int64_t memory, random_numbers &random)
{
    std::map<values, int> known;
    const bool from_file = series_.varies() && series_.spread.which == distribution::from_file;
    std::int64_t most = series_.batch.count;
    if (from_file && most == 0)
        most = static_cast<std::int64_t>(series_.spread.problems.size()); // the file is the batch
    const bool fills_memory = most == 0;
    if (fills_memory)
        most = largest_auto_batch;
    const bool limited = fills_memory || series_.batch.limited;
    if (!series_.varies()) {
        const std::int64_t affordable = (memory - 1) / operand_bytes(series_.shape(n_)) + 1;
        shapes_.push_back(series_.shape(n_));
        problem_shapes_.assign(i(limited ? std::min(most, affordable) : most), 0);
        largest_ = shapes_.front();
        return;
    }
    std::int64_t filled = 0;
    while (static_cast<std::int64_t>(problem_shapes_.size()) < most && (!limited || filled < memory || problem_shapes_.empty())) {
        const std::size_t problem = problem_shapes_.size();
        const values shape = from_file ? series_.shape(series_.spread.problems[problem % series_.spread.problems.size()])
                                       : series_.shape(series_.spread.draw(n_, random));
        const auto [place, is_new] = known.emplace(shape, static_cast<int>(shapes_.size()));
        if (is_new)
            shapes_.push_back(shape);
        problem_shapes_.push_back(place->second);
        filled += operand_bytes(shape);
        for (std::size_t a = 0; a < shape.size(); ++a)
            largest_[a] = std::max(largest_[a], shape[a]);
    }
}

void workload::make_samples(std::uint64_t seed)
{
    std::vector<int> first(shapes_.size());
    std::vector<int> copies(shapes_.size());
    std::vector<int> used(shapes_.size());
    for (const int shape : problem_shapes_)
        ++used[i(shape)];
    random_numbers seeds{seed};
    for (std::size_t s = 0; s < shapes_.size(); ++s) {
        first[s] = static_cast<int>(samples_.size());
        const std::int64_t elements = operand_bytes(shapes_[s]) / static_cast<std::int64_t>(sizeof(float));
        // Many sizes bring variety of their own.
        const std::int64_t wanted = distinct_problems(elements) / static_cast<std::int64_t>(shapes_.size());
        copies[s] = static_cast<int>(std::clamp<std::int64_t>(wanted, 1, used[s]));
        for (int c = 0; c < copies[s]; ++c)
            samples_.emplace_back(sample_create(series_.routine, shapes_[s].data(), scalars_.data(), seeds.bits()));
    }
    std::vector<int> turn(shapes_.size());
    for (const int shape : problem_shapes_)
        which_.push_back(first[i(shape)] + turn[i(shape)]++ % copies[i(shape)]);
    period_ = series_.varies() ? batch() : copies.front();
}

void workload::make_images()
{
    const bblas_stem &stem = *series_.routine->stem;
    for (int a = 0; a < stem.n_arguments; ++a) {
        const bblas_argument &argument = stem.arguments[a];
        if (!argument.rows)
            continue;
        const sample_operand first = sample_operand_of(&sample_of(0), a);
        operand_image image = {a, argument.access, first.element_size, 1, first.rows * first.cols, {}, 0, {}};
        if (argument.kind == BBLAS_MATRIX) {
            image.ld = std::max<std::int64_t>(first.rows, 1);
            image.stride = image.ld * first.cols;
        }
        // A result of one value a problem is an array over the batch; all others follow each other in the same way.
        image.offsets.reserve(which_.size());
        for (std::int64_t problem = 0; problem < batch(); ++problem) {
            const sample_operand operand = sample_operand_of(&sample_of(problem), a);
            image.offsets.push_back(image.size);
            image.size += static_cast<std::size_t>(operand.rows * operand.cols) * operand.element_size;
        }
        // What is written without having been read is all ones in the beginning, which is NaN.
        image.unit.assign(period_ < batch() ? image.offsets[i(period_)] : image.size, '\xff');
        for (std::int64_t problem = 0; problem < period_ && (argument.access & BBLAS_IN); ++problem) {
            const sample_operand operand = sample_operand_of(&sample_of(problem), a);
            const std::size_t bytes = static_cast<std::size_t>(operand.rows * operand.cols) * operand.element_size;
            if (bytes > 0)
                std::memcpy(image.unit.data() + image.offsets[i(problem)], operand.before, bytes);
        }
        images_.push_back(std::move(image));
    }
}

void workload::add_costs()
{
    const bblas_stem &stem = *series_.routine->stem;
    const bool is_complex = series_.routine->type == 'c' || series_.routine->type == 'z';
    const double element = series_.routine->type == 's' ? 4 : series_.routine->type == 'z' ? 16 : 8;
    std::vector<double> flops;
    std::vector<double> bytes;
    for (const values &shape : shapes_) {
        const bool nothing = stem.quick_return(shape.data());
        const double multiplications = nothing ? 0 : stem.multiplications(shape.data());
        const double additions = nothing ? 0 : stem.additions(shape.data());
        double moved = nothing ? 0 : stem.reads(shape.data()) + stem.writes(shape.data());
        // The registry counts the operand that beta scales as read; beta = 0 is not to read it (rule E7).
        if (!nothing && series_.beta == 0 && series_.has_argument("beta"))
            for (int a = 0; a < stem.n_arguments; ++a) {
                const bblas_argument &argument = stem.arguments[a];
                if (argument.rows && argument.access == BBLAS_INOUT)
                    moved -= elements_of(argument, argument.rows(shape.data()), argument.cols ? argument.cols(shape.data()) : 1);
            }
        flops.push_back(is_complex ? 6 * multiplications + 2 * additions : multiplications + additions);
        bytes.push_back(element * moved);
    }
    for (const int shape : problem_shapes_) {
        flops_ += flops[i(shape)];
        bytes_ += bytes[i(shape)];
    }
}

std::vector<std::int64_t> workload::spots() const
{
    const auto largest = std::max_element(problem_shapes_.begin(), problem_shapes_.end(), [&](int a, int b) {
        return operand_bytes(shapes_[i(a)]) < operand_bytes(shapes_[i(b)]);
    });
    std::vector<std::int64_t> spots = {batch() - 1, largest - problem_shapes_.begin()};
    // Judging takes as many operations as the routine, in 80 bits and one by one.
    if (flops_ / static_cast<double>(batch()) < 1e7)
        spots.insert(spots.end(), {0, batch() / 2});
    else if (!series_.varies())
        spots.pop_back();
    std::sort(spots.begin(), spots.end());
    spots.erase(std::unique(spots.begin(), spots.end()), spots.end());
    return spots;
}

pristine_memory::pristine_memory(const device &on, const std::vector<char> &unit, std::size_t size)
    : device_(on), unit_size_(std::min(unit.size(), size)), size_(size), unit_(on, unit_size_), memory_(on, size)
{
    on.upload(unit_.data(), unit.data(), unit_size_);
}

void pristine_memory::restore() const
{
    device_.copy(memory_.data(), unit_.data(), unit_size_);
    memory_.repeat(unit_size_, size_);
}

call::call(const device &on, const workload &work) : device_(on), work_(work), scalars_(BBLAS_MAX_ARGUMENTS)
{
    for (const operand_image &image : work.images()) {
        operands_.emplace_back(on, image.unit, image.size);
        operands_.back().restore();
    }
    if (work.routine().stem->has_info) {
        std::vector<char> unit(1024 * sizeof unwritten);
        for (std::size_t byte = 0; byte < unit.size(); byte += sizeof unwritten)
            std::memcpy(unit.data() + byte, &unwritten, sizeof unwritten);
        info_.emplace(on, unit, static_cast<std::size_t>(work.batch()) * sizeof unwritten);
        info_->restore();
    }
    set_parameters();
}

void call::restore()
{
    for (std::size_t o = 0; o < operands_.size(); ++o)
        if (work_.images()[o].access == BBLAS_INOUT && work_.overwrites())
            operands_[o].restore();
    if (info_)
        info_->restore();
}

char *call::data_of(const operand_image &image) const
{
    return operands_[static_cast<std::size_t>(&image - work_.images().data())].data();
}

void call::set_pointers(const operand_image &image, char *to)
{
    char *const base = data_of(image);
    if (!work_.of().varies()) {
        require(bblas_set_pointers(to, base, image.element_size, image.stride, work_.batch(), device_.queue()));
        return;
    }
    // Addresses of a device's memory are computed like the host's, and never followed here.
    std::vector<char *> pointers;
    for (const std::size_t offset : image.offsets)
        pointers.push_back(base + offset);
    device_.upload(to, pointers.data(), pointers.size() * sizeof(char *));
}

void call::upload_integers(char *to, int argument, bool leading)
{
    const bblas_argument &described = work_.routine().stem->arguments[argument];
    std::vector<std::int32_t> integers;
    for (std::int64_t problem = 0; problem < work_.batch(); ++problem) {
        const values &shape = work_.shape(problem);
        const std::int64_t size = !leading                         ? shape[static_cast<std::size_t>(argument)]
                                  : described.kind == BBLAS_MATRIX ? std::max<std::int64_t>(described.rows(shape.data()), 1)
                                                                   : 1;
        integers.push_back(static_cast<std::int32_t>(size));
    }
    device_.upload(to, integers.data(), integers.size() * sizeof(std::int32_t));
}

void call::set_parameters()
{
    const bblas_routine &routine = work_.routine();
    const bblas_form form = work_.of().form;
    void *const symbol = dlsym(RTLD_DEFAULT, routine.symbols[form]); // of libbblas.so
    if (!symbol)
        throw device_failure(std::string("libbblas.so has no ") + routine.symbols[form]);
    std::memcpy(&function_, &symbol, sizeof function_);

    std::vector<const operand_image *> images(BBLAS_MAX_ARGUMENTS);
    for (const operand_image &image : work_.images())
        images[static_cast<std::size_t>(image.argument)] = &image;
    const auto new_array = [&](std::size_t element) {
        arrays_.emplace_back(device_, element * static_cast<std::size_t>(work_.batch()));
        return arrays_.back().data();
    };
    for (int k = 0; k < routine.stem->n_parameters[form]; ++k) {
        const bblas_parameter &parameter = routine.stem->parameters[form][k];
        const int argument = parameter.argument;
        const std::size_t a = static_cast<std::size_t>(argument < 0 ? 0 : argument);
        const operand_image *const image = argument < 0 ? nullptr : images[a];
        bblas_value &value = values_[k];
        switch (parameter.role) {
        case BBLAS_ROLE_VALUE:
        case BBLAS_ROLE_BOUND:
            value.i = static_cast<int>(work_.largest()[a]);
            break;
        case BBLAS_ROLE_EACH:
        case BBLAS_ROLE_LD_EACH:
            value.p = new_array(sizeof(std::int32_t));
            upload_integers(static_cast<char *>(value.p), argument, parameter.role == BBLAS_ROLE_LD_EACH);
            break;
        case BBLAS_ROLE_SCALAR:
            sample_store_scalar(&routine, argument, scalars_[a].bytes, work_.scalars()[a]);
            value.p = scalars_[a].bytes;
            break;
        case BBLAS_ROLE_BASE:
            value.p = data_of(*image);
            break;
        case BBLAS_ROLE_POINTERS:
            if (form == BBLAS_BATCHED && routine.stem->arguments[a].element == BBLAS_ELEMENT_INT) {
                // The standard lets the caller choose (rule N8), and cuBLAS has them no other way.
                value.p = const_cast<bblas_int **>(bblas_consecutive(reinterpret_cast<bblas_int *>(data_of(*image))));
            } else {
                value.p = new_array(sizeof(void *));
                set_pointers(*image, static_cast<char *>(value.p));
            }
            break;
        case BBLAS_ROLE_LD:
            value.i = static_cast<int>(image->ld);
            break;
        case BBLAS_ROLE_STRIDE:
            value.l = image->stride;
            break;
        case BBLAS_ROLE_INFO:
            value.p = info_ ? info_->data() : nullptr;
            break;
        case BBLAS_ROLE_BATCH_COUNT:
            value.l = work_.batch();
            break;
        case BBLAS_ROLE_QUEUE:
            value.p = device_.queue();
            break;
        }
    }
}

int call::operator()()
{
    return work_.routine().call[work_.of().form](function_, values_);
}

std::string call::judge(double *ratio) const
{
    *ratio = 0;
    std::vector<std::int32_t> info(info_ ? static_cast<std::size_t>(work_.batch()) : 0);
    if (info_)
        device_.download(info.data(), info_->data(), info.size() * sizeof(std::int32_t));
    for (std::size_t problem = 0; problem < info.size(); ++problem) {
        if (info[problem] == unwritten)
            return print("info of problem %zu is not written", problem);
        if (info[problem] != 0)
            return print("info of problem %zu is %d", problem, static_cast<int>(info[problem]));
    }
    for (const std::int64_t problem : work_.spots()) {
        sample &judged = work_.sample_of(problem);
        for (std::size_t o = 0; o < operands_.size(); ++o) {
            const operand_image &image = work_.images()[o];
            const sample_operand operand = sample_operand_of(&judged, image.argument);
            const std::size_t bytes = static_cast<std::size_t>(operand.rows * operand.cols) * operand.element_size;
            if (bytes > 0 && (image.access & BBLAS_OUT))
                device_.download(operand.after, operands_[o].data() + image.offsets[static_cast<std::size_t>(problem)], bytes);
        }
        const double found = sample_ratio(&judged);
        *ratio = std::isnan(found) || found > *ratio ? found : *ratio;
        if (!(found < sample_ratio_limit))
            return print("error ratio of problem %lld is %.3g", static_cast<long long>(problem), found);
    }
    return "";
}

} // namespace bench
