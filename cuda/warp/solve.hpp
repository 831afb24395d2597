// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of systems with triangular matrices and with factored ones, in a warp or a part of one. A row to a thread: thread i
/// has row i of the matrix in registers, and element i of each right-hand side.
#ifndef BBLAS_CUDA_WARP_SOLVE_HPP
#define BBLAS_CUDA_WARP_SOLVE_HPP

#include <by_size.hpp>
#include <group/elements.hpp>
#include <team.hpp>

namespace bblas::by_warp {

/// Rows of a system with one right-hand side that has a row to a thread. Complex rows of 17 to 32 elements take so many registers
/// that few systems are on a multiprocessor: in shared memory trsv, potrs and getrs of c have 1.5 to 1.7, 1.3 to 1.5 and 1.2
/// to 1.4 times the rate, of z 2.2 to 2.8, 2.1 to 2.3 and 2.2 to 2.6, and of s and d 0.79 to 1.03, 0.87 to 1.09 and 0.81 to 1.11
/// (H200, 256 MB).
template <class T> inline constexpr int most_by_rows = is_complex<T> ? 16 : 32;
/// Blocks of 128 threads of which each has a row of up to N elements and one right-hand side. With 9 in place of 8, solves of c
/// have 1.04 to 1.2 times the rate from 6 to 16, of d 1.03 to 1.07 from 12 to 16, and others 0.98 to 1.05; those of z with
/// several matrices 0.83 to 0.96 (H200, 96 MB).
template <class T, int N>
inline constexpr int blocks_of_rows = N * sizeof(T) > 256   ? 2
                                      : N * sizeof(T) > 128 ? 5
                                                            : for_type<T>(9, 9, 9, 8);
/// Rows of one with few right-hand sides, each of which is a thread's.
inline constexpr int most_by_columns = 16;

/// Elements of shared memory that hold an N by N matrix, by rows that are so far apart that neither rows nor columns conflict.
template <int N> inline constexpr int row_pitch = N + 1;
template <int N> inline constexpr int tile_size = N *row_pitch<N>;

/// line[k] := M(i, k) in thread i where rows are close, M(k, i) otherwise: neighbouring threads read neighbouring elements. M is
/// m by n, lower triangular if `is_triangle`; line[k] is 0 outside of it.
template <int Size, int N, class T>
BBLAS_DEVICE void load_lines(const team<Size> &t, int m, int n, bool is_triangle, matrix_view<const T> M, bool rows_are_close,
                             T (&line)[N])
{
    static_assert(N <= Size);
    const int i = t.rank;
    matrix_view<const T> next = (rows_are_close ? M : M.transpose()).from(i, 0);
    const bool is_there = i < (rows_are_close ? m : n);
    const int begin = is_triangle && !rows_are_close ? i : 0;
    const int end = !is_there ? 0 : !rows_are_close ? m : is_triangle ? i + 1 : n;
#pragma unroll
    for (int k = 0; k < N; ++k) {
        line[k] = begin <= k && k < end ? next(0, 0) : T(0);
        next = next.from(0, 1);
    }
}

/// Thread i has column i of a matrix of order N, and then row i. `tile` has the matrix afterwards.
template <int Size, int N, class T> BBLAS_DEVICE void columns_to_rows(const team<Size> &t, T (&line)[N], T *tile)
{
    const int i = t.rank;
#pragma unroll
    for (int k = 0; k < N; ++k)
        tile[k * row_pitch<Size> + i] = line[k];
    t.sync();
#pragma unroll
    for (int k = 0; k < N; ++k)
        line[k] = N == Size || i < N ? tile[i * row_pitch<Size> + k] : T(0);
    t.sync(); // the tile may be written again
}

/// row[j] := M(i, j), as load_lines() has it. Where rows are not close, `tile` has the matrix afterwards.
template <int N, class T, int Size>
BBLAS_DEVICE void load_rows(const team<Size> &t, int m, int n, bool is_triangle, matrix_view<const T> M, bool rows_are_close,
                            T (&row)[N], T *tile)
{
    load_lines(t, m, n, is_triangle, M, rows_are_close, row);
    if (!rows_are_close)
        columns_to_rows(t, row, tile);
}

/// tile := the matrix of which thread i has row i. Syncs behind.
template <int N, class T> BBLAS_DEVICE void put_rows(const team<N> &t, const T (&row)[N], T *tile)
{
#pragma unroll
    for (int j = 0; j < N; ++j)
        tile[t.rank * row_pitch<N> + j] = row[j];
    t.sync();
}

/// M(i, j) := row[j], M m by n: the reverse of load_rows(), `tile` likewise.
template <int N, class T>
BBLAS_DEVICE void store_rows(const team<N> &t, int m, int n, const T (&row)[N], bool rows_are_close, matrix_view<T> M, T *tile)
{
    const int i = t.rank;
    if (rows_are_close) {
#pragma unroll
        for (int j = 0; j < N; ++j)
            if (i < m && j < n)
                M.set(i, j, row[j]);
        return;
    }
    put_rows(t, row, tile);
#pragma unroll
    for (int j = 0; j < N; ++j)
        if (i < n && j < m)
            M.set(j, i, tile[j * row_pitch<N> + i]);
    t.sync(); // the tile may be written again
}

/// Blocks of threads that have a column of N elements each. On an H200, 96 MB, with 7 in place of 6 orgqr and ormqr have 1.05 to
/// 1.13 times the rate, potri, trtri and trsm 1.0 to 1.08; with 5, s of 32 has 1.46 (orgqr) and 1.07 to 1.15, d of 16 1.06 to
/// 1.13, but for 0.93 to 1.03 at 12; c of 16 has 0.9 in trsm.
template <int N, class T> constexpr int blocks_of_columns()
{
    constexpr int bytes = N * sizeof(T);
    if (sizeof(T) > 8)
        return bytes > 256 ? 3 : 6;
    return bytes > 128 ? 3 : bytes < 128 ? 7 : is_complex<T> ? 6 : 5;
}

/// How kernels are launched that give a column of at most N elements to a thread, and what they have in shared memory: factors,
/// and a tile of tile_size<N>.
template <int N, class T, class Factors> struct column_team {
    static constexpr team_shape shape = {N, (sizeof(T) > 8 ? 64 : 128) / N, blocks_of_columns<N, T>()};
    static constexpr std::size_t shared_bytes = sizeof(Factors) + tile_size<N> * sizeof(T);

    Factors &factors;
    T *tile;

    BBLAS_DEVICE explicit column_team(void *shared)
        : factors(*static_cast<Factors *>(shared)),
          tile(reinterpret_cast<T *>(static_cast<unsigned char *>(shared) + sizeof(Factors)))
    {
    }
};
/// What kernels that do so have in common.
template <class Problem, class Columns> struct column_kernel {
    static constexpr team_shape shape = Columns::shape;
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const Problem &) { return Columns::shared_bytes; }
};

/// Where an element of the diagonal is not a normal number, row i of the system, which is triangular, is multiplied by a power of
/// two before one divides by it (rule A2), and so is the element. The row may have two triangular systems' with one diagonal.
template <bool IsLower, bool IsUpper = !IsLower, int N, int R, class T>
BBLAS_DEVICE void scale_row(int i, T &element, T (&row)[N], T (&x)[R])
{
    using real = real_t<T>;
    constexpr real least = smallest_normal_number<real>;
    const real size = greatest_part(element);
    if (size < least || size > 1 / least) {
        const real scale = size < least ? power_of_two<real>(std::numeric_limits<real>::digits) : real(0.25);
        element = scale * element;
#pragma unroll
        for (int j = 0; j < N; ++j)
            if ((IsLower && j < i) || j == i || (IsUpper && j > i))
                row[j] = scale * row[j];
#pragma unroll
        for (int r = 0; r < R; ++r)
            x[r] = scale * x[r];
    }
}

/// One over the diagonal's element in the thread's row, i < n, after scale_row().
template <bool IsLower, bool IsUpper = !IsLower, int Size, int N, int R, class T>
BBLAS_DEVICE T inverted_diagonal(const team<Size> &t, int n, T (&row)[N], T (&x)[R])
{
    T element = T(1);
#pragma unroll
    for (int j = 0; j < N; ++j) {
        const T of_column = row[j]; // read in all cases: compilers would read row[rank], from local memory
        element = j == t.rank && j < n ? of_column : element;
    }
    scale_row<IsLower, IsUpper>(t.rank, element, row, x);
    return T(1) / element;
}

/// Steps between which loops look for their end.
inline constexpr int steps_at_once = 4;

/// x := inv(M) x for R right-hand sides, M triangular of order n ≤ N, `inverse` being one over the thread's element of the
/// diagonal. A thread's row may have anything outside the triangle, and 0 behind the order. use(k, r, x_k) is called with each
/// unknown when it is found, and with what is behind the order.
template <bool IsLower, bool IsUnit, int Size, int N, int R, class T, class F>
BBLAS_DEVICE void substitute(const team<Size> &t, int n, const T (&row)[N], T inverse, T (&x)[R], F use)
{
    static_assert(N % steps_at_once == 0);
    const int steps = t.greatest_in_warp(n);
    T open[R]; // what is left of the right-hand sides; meaningless in threads that have their results
#pragma unroll
    for (int r = 0; r < R; ++r)
        open[r] = x[r];
#pragma unroll
    for (int begin = 0; begin < N; begin += steps_at_once) {
        const int first = IsLower ? begin : N - begin - steps_at_once;
        if (first < steps)
#pragma unroll
            for (int step = 0; step < steps_at_once; ++step) {
                const int k = first + (IsLower ? step : steps_at_once - 1 - step);
#pragma unroll
                for (int r = 0; r < R; ++r) {
                    const T result = IsUnit ? open[r] : open[r] * inverse;
                    const T found = t.broadcast(result, k);
                    x[r] = t.rank == k ? result : x[r];
                    open[r] = multiply_add(-row[k], found, open[r]);
                    use(k, r, found);
                }
            }
    }
}
/// The same with the row's own diagonal. The row may change in the triangle.
template <bool IsLower, bool IsUnit, int Size, int N, int R, class T, class F>
BBLAS_DEVICE void substitute(const team<Size> &t, int n, T (&row)[N], T (&x)[R], F use)
{
    const T inverse = IsUnit ? T(1) : inverted_diagonal<IsLower>(t, n, row, x);
    substitute<IsLower, IsUnit>(t, n, row, inverse, x, use);
}
template <bool IsLower, bool IsUnit, int Size, int N, int R, class T>
BBLAS_DEVICE void substitute(const team<Size> &t, int n, T (&row)[N], T (&x)[R])
{
    substitute<IsLower, IsUnit>(t, n, row, x, [](int, int, T) {});
}

/// x := inv(L) x, L lower triangular of order n ≤ N, x n by 1. `tile`, of tile_size<N>, is for matrices whose rows are not close.
template <int N, int Size, class T>
BBLAS_DEVICE void solve_lower(const team<Size> &t, bool is_unit, int n, matrix_view<const T> L, bool rows_are_close,
                              matrix_view<T> X, T *tile)
{
    T x[1] = {t.rank < n ? X[t.rank] : T(0)};
    T row[N];
    load_rows(t, n, n, true, L, rows_are_close, row, tile);
    if (is_unit)
        substitute<true, true>(t, n, row, x);
    else
        substitute<true, false>(t, n, row, x);
    if (t.rank < n)
        X.set(t.rank, x[0]);
}

/// Column r of B from row `i` on, for R columns: 0 where B has none.
template <int R, class T> BBLAS_DEVICE void load_right_hand_sides(bool is_there, int i, int nrhs, matrix_view<T> B, T (&x)[R])
{
#pragma unroll
    for (int r = 0; r < R; ++r)
        x[r] = is_there && r < nrhs ? B(i, r) : T(0);
}

template <int R, class T>
BBLAS_DEVICE void store_right_hand_sides(bool is_there, int i, int nrhs, const T (&x)[R], matrix_view<T> B)
{
#pragma unroll
    for (int r = 0; r < R; ++r)
        if (is_there && r < nrhs)
            B.set(i, r, x[r]);
}

/// rows[r] := the row that LAPACK's n interchanges bring to row i + r N in thread i, where pivots[r], counted from 0, is that of
/// this row.
template <int N, int R> BBLAS_DEVICE void interchange(const team<N> &t, int n, const int (&pivots)[R], int (&rows)[R])
{
    const int steps = t.greatest_in_warp(n);
#pragma unroll
    for (int r = 0; r < R; ++r)
        rows[r] = t.rank + r * N;
#pragma unroll
    for (int end = R * N; end > 0; end -= steps_at_once)
        if (end - steps_at_once < steps)
#pragma unroll
            for (int k = end - 1; k >= end - steps_at_once; --k) {
                const int other = t.broadcast(pivots[k / N], k % N);
#pragma unroll
                for (int r = 0; r < R; ++r)
                    rows[r] = rows[r] == k ? other : rows[r] == other ? k : rows[r];
            }
}

/// B := inv(op(P L U)) B, or without P where `ipiv` is NULL, n ≤ N, B n by nrhs ≤ R. `tile`, of tile_size<N>, is for transposes.
template <int R, int N, class T>
BBLAS_DEVICE void getrs(const team<N> &t, bblas_trans trans, int n, int nrhs, matrix_view<const T> A, const bblas_int *ipiv,
                        matrix_view<T> B, T *tile)
{
    const int i = t.rank;
    const bool is_there = i < n;
    const bool is_plain = trans == BblasNoTrans;
    const int pivot[1] = {ipiv && is_there ? ipiv[i] - 1 : i};
    T row[N];
    load_rows(t, n, n, false, op(trans, A), is_plain, row, tile);
    int other_row[1];
    interchange(t, ipiv ? n : 0, pivot, other_row);
    T x[R];
    load_right_hand_sides(is_there, is_plain ? other_row[0] : i, nrhs, B, x);
    t.sync(); // a thread writes what others read
    if (is_plain) {
        substitute<true, true>(t, n, row, x);
        substitute<false, false>(t, n, row, x);
    } else {
        substitute<true, false>(t, n, row, x);
        substitute<false, true>(t, n, row, x);
    }
    store_right_hand_sides(is_there, is_plain ? i : other_row[0], nrhs, x, B);
}

/// B := inv(L Lᴴ) B, n ≤ N, B n by nrhs ≤ R. L is read once, and `tile`, of tile_size<N>, has it from then on.
template <int R, int N, class T>
BBLAS_DEVICE void potrs(const team<N> &t, int n, int nrhs, matrix_view<const T> L, bool rows_are_close, matrix_view<T> B, T *tile)
{
    const int i = t.rank;
    T x[R];
    load_right_hand_sides(i < n, i, nrhs, B, x);
    T row[N];
    load_rows(t, n, n, true, L, rows_are_close, row, tile);
    if (rows_are_close)
        put_rows(t, row, tile);
    const T element = i < n ? tile[i * row_pitch<N> + i] : T(1);
    const auto ignore = [](int, int, T) {};
    T scaled = element;
    scale_row<true>(i, scaled, row, x);
    const T inverse = T(1) / scaled;
    substitute<true, false>(t, n, row, inverse, x, ignore);
#pragma unroll
    for (int j = 0; j < N; ++j)
        row[j] = conjugate(tile[j * row_pitch<N> + i]);
    scaled = element;
    scale_row<false>(i, scaled, row, x);
    substitute<false, false>(t, n, row, conjugate(inverse), x, ignore);
    store_right_hand_sides(i < n, i, nrhs, x, B);
}

// ---- Up to 64 rows: two to a thread ----

/// Starts to copy M, m by n, to `tile` in shared memory, m, n ≤ 32: M(i, j) becomes element i + j row_pitch<32>. Neighbouring
/// threads read neighbouring elements, a column or a row at a time. Rows and columns of 0 follow, up to multiples of Steps.
template <bool RowsAreClose, int Steps = steps_at_once, class T>
BBLAS_DEVICE void start_part(const team<warp_size> &t, int m, int n, matrix_view<const T> M, T *tile)
{
    constexpr int pitch = row_pitch<warp_size>;
    constexpr int to_next = RowsAreClose ? pitch : 1;
    const int lines = t.greatest_in_warp(RowsAreClose ? n : m);
    const int length = RowsAreClose ? m : n;
    const std::int64_t stride = RowsAreClose ? M.col_stride : M.row_stride;
    const T *from = RowsAreClose ? M.address(t.rank, 0) : M.address(0, t.rank);
    T *to = tile + (RowsAreClose ? t.rank : t.rank * pitch);
    if (t.rank / Steps * Steps < length)
#pragma unroll 1
        for (int begin = 0; begin < lines; begin += Steps) {
#pragma unroll
            for (int step = 0; step < Steps; ++step) {
                start_copy(to + step * to_next, from, begin + step < lines && t.rank < length);
                from += stride;
            }
            to += Steps * to_next;
        }
    end_copies();
}

/// A matrix of order n, 32 < n ≤ N ≤ 64, or its lower triangle, in four parts: thread i has row i of those on the diagonal in
/// registers, and of the others in shared memory, where they come while the solution begins.
template <class T, int N, bool IsTriangle> struct quarters {
    static constexpr int rest = N - warp_size;

    /// Of a thread: those that have elements, and what the compiler wants beside.
    static constexpr int registers = N * sizeof(T) / sizeof(int) + 64;
    static constexpr int blocks = 512 / registers * 4; // a quarter of a multiprocessor has 512 for a lane

    /// Elements of shared memory.
    BBLAS_HOST_DEVICE static constexpr int size(bool rows_are_close)
    {
        return (warp_size + (!rows_are_close ? warp_size : IsTriangle ? 0 : rest)) * row_pitch<warp_size>;
    }

    T first[warp_size];
    T second[rest];
    T *below;
    T *beside; ///< where rows are not close, a triangle has room here too

    BBLAS_DEVICE quarters(const team<warp_size> &t, int n, matrix_view<const T> M, bool rows_are_close, T *shared)
        : below(shared), beside(shared + tile_size<warp_size>)
    {
        if (rows_are_close)
            load<true>(t, n - warp_size, M);
        else
            load<false>(t, n - warp_size, M);
    }

    /// x := inv(L) x, where x[0] are the first 32 elements.
    template <bool IsUnit> BBLAS_DEVICE void solve_lower(const team<warp_size> &t, int n, T (&x)[2][1])
    {
        wait_for_copies<IsTriangle ? 0 : 1>();
        t.sync();
        substitute<true, IsUnit>(t, warp_size, first, x[0], subtracting(t, below, x[1]));
        substitute<true, IsUnit>(t, n - warp_size, second, x[1]);
    }

    /// x := inv(U) x
    template <bool IsUnit> BBLAS_DEVICE void solve_upper(const team<warp_size> &t, int n, T (&x)[2][1])
    {
        wait_for_copies<0>();
        t.sync();
        substitute<false, IsUnit>(t, n - warp_size, second, x[1], subtracting(t, beside, x[0]));
        substitute<false, IsUnit>(t, warp_size, first, x[0]);
    }

  private:
    template <bool RowsAreClose> BBLAS_DEVICE void load(const team<warp_size> &t, int behind, matrix_view<const T> M)
    {
        load_lines(t, warp_size, warp_size, IsTriangle, M, RowsAreClose, first);
        load_lines(t, behind, behind, IsTriangle, M.from(warp_size, warp_size), RowsAreClose, second);
        start_part<RowsAreClose>(t, behind, warp_size, M.from(warp_size, 0), below);
        if (!RowsAreClose) {
            columns_to_rows(t, first, beside);
            columns_to_rows(t, second, beside);
        }
        if (!IsTriangle)
            start_part<RowsAreClose>(t, warp_size, behind, M.from(0, warp_size), beside);
    }

    /// What subtracts from x the column of an unknown times the unknown.
    BBLAS_DEVICE static auto subtracting(const team<warp_size> &t, const T *part, T (&x)[1])
    {
        const T *const row = part + t.rank;
        return [row, &x](int k, int, T found) { x[0] = multiply_add(-row[k * row_pitch<warp_size>], found, x[0]); };
    }
};

/// x := inv(L) x, L lower triangular of order n, 32 < n ≤ N. `shared` is for quarters.
template <int N, class T>
BBLAS_DEVICE void solve_lower_by_quarters(const team<warp_size> &t, bool is_unit, int n, matrix_view<const T> L,
                                          bool rows_are_close, matrix_view<T> X, T *shared)
{
    X.conjugated = L.conjugated; // conj(L) conj(x) is solved for: the parts are as they are in memory
    L.conjugated = false;
    T x[2][1];
#pragma unroll
    for (int r = 0; r < 2; ++r)
        load_right_hand_sides(t.rank + r * warp_size < n, t.rank + r * warp_size, 1, X, x[r]);
    quarters<T, N, true> triangle(t, n, L, t.any_in_warp(rows_are_close), shared);
    if (t.greatest_in_warp(is_unit)) // a vote on it does not tell the compiler enough
        triangle.template solve_lower<true>(t, n, x);
    else
        triangle.template solve_lower<false>(t, n, x);
#pragma unroll
    for (int r = 0; r < 2; ++r)
        store_right_hand_sides(t.rank + r * warp_size < n, t.rank + r * warp_size, 1, x[r], X);
}

/// b := inv(op(P L U)) b, or without P where `ipiv` is NULL, 32 < n ≤ N. `shared` is for quarters.
template <int N, class T>
BBLAS_DEVICE void getrs_by_quarters(const team<warp_size> &t, bblas_trans trans, int n, matrix_view<const T> A,
                                    const bblas_int *ipiv, matrix_view<T> B, T *shared)
{
    const bool is_plain = t.any_in_warp(trans == BblasNoTrans);
    int pivots[2];
    T b[2];
    B.conjugated = trans == BblasConjTrans; // as in solve_lower_by_quarters()
#pragma unroll
    for (int r = 0; r < 2; ++r) {
        const int i = t.rank + r * warp_size;
        pivots[r] = ipiv && i < n ? ipiv[i] : i + 1;
        b[r] = i < n ? B[i] : T(0);
    }
    quarters<T, N, false> factors(t, n, is_plain ? A : A.transpose(), is_plain, shared);
    for (int &pivot : pivots)
        --pivot; // not before the copies have begun: it waits for the pivots
    int rows[2];
    interchange(t, ipiv ? n : 0, pivots, rows);
    T x[2][1];
    if (is_plain) {
#pragma unroll
        for (int r = 0; r < 2; ++r) {
            const T of_first = t.broadcast(b[0], rows[r]);
            const T of_second = t.broadcast(b[1], rows[r]);
            x[r][0] = rows[r] < warp_size ? of_first : of_second;
            rows[r] = t.rank + r * warp_size;
        }
        factors.template solve_lower<true>(t, n, x);
        factors.template solve_upper<false>(t, n, x);
    } else {
        x[0][0] = b[0];
        x[1][0] = b[1];
        factors.template solve_lower<false>(t, n, x);
        factors.template solve_upper<true>(t, n, x);
    }
#pragma unroll
    for (int r = 0; r < 2; ++r)
        if (t.rank + r * warp_size < n)
            B.set(rows[r], x[r][0]);
}

} // namespace bblas::by_warp

#endif
