// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What every function of the drop-in does: take the call over, or hand it to the vendor.
#ifndef BBLAS_COMPAT_SERVE_HPP
#define BBLAS_COMPAT_SERVE_HPP

#include "log.hpp"
#include "request.hpp"
#include "settings.hpp"
#include "site.hpp"
#include "verify.hpp"

#include <string>

namespace compat {

/// Serves a call of `vendor` with the arguments. `take(site &)` runs it on our side and gives a status of the standard; when that
/// is no success it has changed nothing that the vendor will not write, and the vendor gets the call: an invalid argument is
/// reported as he does.
template <class F, class Take, class... A>
auto serve(const vendor_entry<F> &vendor, const request &what, Take take, A... arguments)
    -> decltype(vendor.function(arguments...))
{
    using status = decltype(vendor.function(arguments...));
    const auto forward = [&] { return vendor.function ? vendor.function(arguments...) : missing(status{}); };
    const char *reason = what.refusal;
    if (!reason) {
        site here(what.stream);
        if (here.queue() && environment().verifies && vendor.function) {
            status of_vendor{};
            verify(
                vendor.name, what, [&] { return take(here); }, [&] { return (of_vendor = forward()) == status{}; });
            count_call(vendor.name, what);
            return of_vendor;
        }
        if (here.queue() && take(here) == BBLAS_SUCCESS) {
            count_call(vendor.name, what);
            return status{};
        }
        reason = bblas_last_error();
    }
    count_call(vendor.name, what, reason);
    return forward();
}

/// `take` that also writes 0 to an info on the host when it succeeds.
template <class Take> auto reporting_to(int *host_info, Take take)
{
    return [=](site &on) {
        const int status = take(on);
        if (status == BBLAS_SUCCESS)
            *host_info = 0;
        return status;
    };
}

} // namespace compat

#endif
