// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/lane_householder.cpp"
#include "each_target.hpp"

#include "lane_householder.hpp"
#include "lane_product.hpp"
#include "packing.hpp"
#include "reflector.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// The first m elements of an m by 1 matrix, as reflector() wants them.
template <class T> struct lane_column {
    using R = real_t<T>;
    std::ptrdiff_t m;
    lane_matrix<T> x;

    HWY_INLINE lanes<T> first() const { return x(0, 0); }
    HWY_INLINE void set_first(lanes<T> a) const { x.set(0, 0, a); }
    HWY_INLINE column_size<R> size() const
    {
        column_size<R> s{lanes<R>::all(0), lanes<R>::all(0)};
        for (std::ptrdiff_t i = 1; i < m; ++i) {
            const lanes<T> a = x(i, 0);
            s = {larger(s.largest, larger_part(a)), add_square(a, s.sum)};
        }
        return s;
    }
    template <class F> HWY_INLINE void scale(lanes<F> factor) const
    {
        for (std::ptrdiff_t i = 1; i < m; ++i)
            x.set(i, 0, x(i, 0) * factor);
    }
};

/// A := Hᴴ A for m by n matrices A; v(1) is 1, whatever stands there.
template <class T>
HWY_INLINE void apply_adjoint(std::ptrdiff_t m, std::ptrdiff_t n, lanes<T> tau, lane_matrix<T> v, lane_matrix<T> A)
{
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        lanes<T> sum = A(0, j);
        for (std::ptrdiff_t i = 1; i < m; ++i)
            sum = conjugate_multiply_add(v(i, 0), A(i, j), sum);
        sum = conjugate(tau) * sum;
        A.set(0, j, A(0, j) - sum);
        for (std::ptrdiff_t i = 1; i < m; ++i)
            A.set(i, j, subtract_product(v(i, 0), sum, A(i, j)));
    }
}

/// Several reflectors as one: H(1) ... H(k) = I - V T Vᴴ. V has ones and zeros where the reflectors have them.
template <class T> struct block_reflector {
    std::ptrdiff_t m, k;
    lane_matrix<T> V, T_;
    real_t<T> *work;
};

/// That of the k reflectors below the diagonal of A.
template <class T>
HWY_INLINE block_reflector<T> make_block(std::ptrdiff_t m, std::ptrdiff_t k, lane_matrix<T> A, lane_matrix<T> tau,
                                         real_t<T> *work)
{
    const lanes<T> zero = lanes<T>::all(T(0)), one = lanes<T>::all(T(1));
    const lane_matrix<T> V = take_matrix<T>(m, reflector_block, &work);
    const lane_matrix<T> U = take_matrix<T>(reflector_block, reflector_block, &work);
    for (std::ptrdiff_t j = 0; j < k; ++j)
        for (std::ptrdiff_t i = 0; i < m; ++i)
            V.set(i, j, i < j ? zero : i == j ? one : A(i, j));
    for (std::ptrdiff_t j = 0; j < k; ++j) {
        // Column j: -tau T Vᴴ v, with the T and V of the columns before.
        lanes<T> w[reflector_block];
        for (std::ptrdiff_t i = 0; i < j; ++i) {
            w[i] = zero;
            for (std::ptrdiff_t r = j; r < m; ++r)
                w[i] = conjugate_multiply_add(V(r, i), V(r, j), w[i]);
        }
        const lanes<T> t = tau(j, 0);
        for (std::ptrdiff_t i = 0; i < j; ++i) {
            lanes<T> sum = zero;
            for (std::ptrdiff_t l = i; l < j; ++l)
                sum = multiply_add(U(i, l), w[l], sum);
            U.set(i, j, -(t * sum));
        }
        U.set(j, j, t);
    }
    return {m, k, V, U, work};
}

/// C := (I - V T Vᴴ) C, or with Tᴴ, for n columns.
template <class T> HWY_INLINE void apply_block(bool adjoint, const block_reflector<T> &H, std::ptrdiff_t n, lane_matrix<T> C)
{
    real_t<T> *work = H.work;
    const lane_matrix<T> W = take_matrix<T>(reflector_block, n, &work);
    product<conjugated::first>(H.k, n, H.m, H.V.transposed(), C,
                               [=](std::ptrdiff_t i, std::ptrdiff_t j, lanes<T> sum) HWY_ATTR { W.set(i, j, sum); });
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        lanes<T> w[reflector_block];
        for (std::ptrdiff_t i = 0; i < H.k; ++i)
            w[i] = W(i, j);
        for (std::ptrdiff_t i = 0; i < H.k; ++i) {
            lanes<T> sum = lanes<T>::all(T(0));
            if (adjoint)
                for (std::ptrdiff_t l = 0; l <= i; ++l)
                    sum = conjugate_multiply_add(H.T_(l, i), w[l], sum);
            else
                for (std::ptrdiff_t l = i; l < H.k; ++l)
                    sum = multiply_add(H.T_(i, l), w[l], sum);
            W.set(i, j, sum);
        }
    }
    subtract_product<conjugated::none>(H.m, n, H.k, H.V, W, C);
}

template <class T> void householder_qr(std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> A, lane_matrix<T> tau, real_t<T> *work)
{
    const std::ptrdiff_t order = m < n ? m : n;
    for (std::ptrdiff_t j = 0; j < order; j += reflector_block) {
        const std::ptrdiff_t end = order - j < reflector_block ? order : j + reflector_block;
        for (std::ptrdiff_t c = j; c < end; ++c) {
            const lanes<T> t = reflector<T>(lane_column<T>{m - c, A.from(c, c)});
            tau.set(c, 0, t);
            apply_adjoint(m - c, end - c - 1, t, A.from(c, c), A.from(c, c + 1));
        }
        if (end < n)
            apply_block(true, make_block(m - j, end - j, A.from(j, j), tau.from(j, 0), work), n - end, A.from(j, end));
    }
}

template <class T>
void apply_reflectors(bool adjoint, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, lane_matrix<T> A, lane_matrix<T> tau,
                      lane_matrix<T> C, real_t<T> *work)
{
    const std::ptrdiff_t blocks = (k + reflector_block - 1) / reflector_block;
    for (std::ptrdiff_t step = 0; step < blocks; ++step) {
        const std::ptrdiff_t j = (adjoint ? step : blocks - 1 - step) * reflector_block;
        const std::ptrdiff_t jb = k - j < reflector_block ? k - j : reflector_block;
        apply_block(adjoint, make_block(m - j, jb, A.from(j, j), tau.from(j, 0), work), n, C.from(j, 0));
    }
}

#define BBLAS_HOUSEHOLDER(T)                                                                                                     \
    template void householder_qr<T>(std::ptrdiff_t, std::ptrdiff_t, lane_matrix<T>, lane_matrix<T>, real_t<T> *);                \
    template void apply_reflectors<T>(bool, std::ptrdiff_t, std::ptrdiff_t, std::ptrdiff_t, lane_matrix<T>, lane_matrix<T>,      \
                                      lane_matrix<T>, real_t<T> *);
BBLAS_FOR_EACH_TYPE(BBLAS_HOUSEHOLDER)
#undef BBLAS_HOUSEHOLDER

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
