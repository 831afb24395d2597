// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of systems with triangular matrices and with factored ones, in a block, for few right-hand sides. The matrix goes
/// through shared memory, in tiles of 32 rows and columns for a warp each: while one solves with the tile on the diagonal, which
/// is latency, others, of this block or of another, have theirs on the way.
#ifndef BBLAS_CUDA_BLOCK_SOLVE_HPP
#define BBLAS_CUDA_BLOCK_SOLVE_HPP

#include <by_size.hpp>
#include <chunk.hpp>
#include <warp/eight_columns.hpp>
#include <warp/solve.hpp>

namespace bblas::by_block {

// ---- Tiles in shared memory ----

/// Where element (i, j) of a square tile is, or of a triangular one, packed by columns: so many elements from its first. Neither
/// rows nor columns conflict: in triangles since 32 triangular numbers that follow each other are different modulo 32. Of a
/// turned tile, rows are columns and the last ones are the first: what was an upper triangle's transpose is a lower triangle
/// again.
template <bool IsTurned> BBLAS_HOST_DEVICE constexpr int in_square(int i, int j)
{
    return IsTurned ? in_square<false>(warp_size - 1 - j, warp_size - 1 - i) : i + j * by_warp::row_pitch<warp_size>;
}
template <bool IsTurned> BBLAS_HOST_DEVICE constexpr int in_triangle(int i, int j)
{
    return IsTurned ? in_triangle<false>(warp_size - 1 - j, warp_size - 1 - i) : i + j * (2 * warp_size - 1 - j) / 2;
}
inline constexpr int square_size = by_warp::tile_size<warp_size>;
inline constexpr int triangle_size = warp_size * (warp_size + 1) / 2;

BBLAS_HOST_DEVICE constexpr int tiles_to(int n)
{
    return (n + warp_size - 1) / warp_size;
}

/// start_tile() for one kind of tile. Neighbouring threads have neighbouring elements of memory: each a row of the tile, or each
/// a column.
template <bool RowsAreClose, bool IsTriangle, class T>
BBLAS_DEVICE void start_tile_of_kind(const team<warp_size> &warp, int m, matrix_view<const T> M, T *tile)
{
    const auto place = [](int i, int j) { return IsTriangle ? in_triangle<false>(i, j) : in_square<false>(i, j); };
    const int lane = warp.rank;
    const T *from = RowsAreClose ? M.address(lane, 0) : M.address(0, lane);
    const std::int64_t stride = RowsAreClose ? M.col_stride : M.row_stride;
    T *const to = tile + (RowsAreClose ? lane : place(0, lane));
    const auto copy = [&](int k, bool is_there) {
        start_copy_if(is_there, to + (RowsAreClose ? place(0, k) : k), from);
        from += stride;
    };
    if (!IsTriangle && m >= warp_size) {
#pragma unroll
        for (int k = 0; k < warp_size; ++k)
            copy(k, true);
    } else {
        const int begin = IsTriangle && !RowsAreClose ? lane : 0; // of the thread's elements
        const int end = !RowsAreClose ? m : lane >= m ? 0 : IsTriangle ? lane + 1 : warp_size;
#pragma unroll(IsTriangle ? warp_size : 8) // a column's last tile may take longer
        for (int k = 0; k < warp_size; ++k)
            copy(k, k >= begin && k < end);
    }
    if (IsTriangle && lane >= m)
        tile[place(lane, lane)] = T(1);
}

/// Starts to copy the tile with which M begins, of which m rows are there, to shared memory: all of it, or the lower triangle,
/// whose diagonal is 1 where it is not there. Other rows that are not there may be anything, for nobody reads what comes of them.
template <class T>
BBLAS_DEVICE void start_tile(const team<warp_size> &warp, int m, bool is_triangle, matrix_view<const T> M, bool rows_are_close,
                             T *tile)
{
    if (rows_are_close && is_triangle)
        start_tile_of_kind<true, true>(warp, m, M, tile);
    else if (rows_are_close)
        start_tile_of_kind<true, false>(warp, m, M, tile);
    else if (is_triangle)
        start_tile_of_kind<false, true>(warp, m, M, tile);
    else
        start_tile_of_kind<false, false>(warp, m, M, tile);
}

/// What start_tile() leaves of its tile := 0, which is for those who have it turned: there, rows are columns.
template <bool IsTriangle, class T> BBLAS_DEVICE void clear_rest(const team<warp_size> &warp, int m, T *tile)
{
    const int col = warp.rank;
    for (int i = m; i < warp_size; ++i)
        if (!IsTriangle || col < i)
            tile[IsTriangle ? in_triangle<false>(i, col) : in_square<false>(i, col)] = T(0);
}

/// y := y - M x, where y is so many rows behind x, which is aligned to 16 bytes.
template <bool IsTurned, class T> BBLAS_DEVICE void subtract_product(const team<warp_size> &warp, const T *M, T *x, int rows)
{
    T *const y = x + rows;
    constexpr int sums = 4; // so that a term need not wait for the one before
    T sum[sums];
#pragma unroll
    for (int s = 0; s < sums; ++s)
        sum[s] = T(0);
#pragma unroll
    for (int begin = 0; begin < warp_size; begin += chunk<T>::size) {
        const chunk<T> factors = *reinterpret_cast<const chunk<T> *>(x + begin);
#pragma unroll
        for (int c = 0; c < chunk<T>::size; ++c) {
            const int j = begin + c;
            sum[j % sums] = multiply_add(M[in_square<IsTurned>(warp.rank, j)], factors.of[c], sum[j % sums]);
        }
    }
    y[warp.rank] = y[warp.rank] - ((sum[0] + sum[1]) + (sum[2] + sum[3]));
}
/// The same for eight right-hand sides.
template <bool IsTurned, class T>
BBLAS_DEVICE void subtract_product(const team<warp_size> &warp, const T *M, const by_warp::eight_columns<T> &X, int rows)
{
    const auto element = [=](int i, int j) { return M[in_square<IsTurned>(i, j)]; };
    X.subtract_product(warp, element, rows);
}

/// A triangular tile, lower or upper, of which element (i, j) is Place(i, j) elements from the first. Rows before `begin` and
/// from `end` on are not there, and the identity's.
template <int (*Place)(int, int), class T> struct diagonal_tile {
    const T *first;
    int begin;
    int end;

    BBLAS_DEVICE T operator()(int i, int j) const { return first[Place(i, j)]; }

    /// x := inv(the tile) x
    template <bool IsLower = true> BBLAS_DEVICE void solve(const team<warp_size> &warp, bool is_unit, T *x) const
    {
        if (is_unit)
            solve_scaled<true, IsLower>(warp, x);
        else if (!solve_scaled<false, IsLower>(warp, x))
            solve_by_division<IsLower>(warp, false, x);
    }

    /// The same for eight right-hand sides. Syncs before.
    template <bool IsLower = true>
    BBLAS_DEVICE void solve(const team<warp_size> &warp, bool is_unit, const by_warp::eight_columns<T> &X) const
    {
        T inverse = T(1);
        const bool is_normal = is_unit || invert_diagonal(warp, inverse);
        warp.sync();
        if (!(is_normal && X.template solve<IsLower>(warp, *this, begin, end, inverse)))
#pragma unroll 1
            for (int col = 0; col < X.count; ++col)
                solve_by_division<IsLower>(warp, is_unit, X[col]);
    }

    static constexpr int step = 8; ///< columns of which one asks at once whether they are there

  private:
    /// `to` := the inverse of the thread's element of the diagonal. Returns false where that of some thread is not a normal
    /// number, or its inverse.
    BBLAS_DEVICE bool invert_diagonal(const team<warp_size> &warp, T &to) const
    {
        using real = real_t<T>;
        constexpr real least = smallest_normal_number<real>;
        const T diagonal = operator()(warp.rank, warp.rank);
        const real size = greatest_part(diagonal);
        if (warp.any_in_warp(!(size >= least && size <= 1 / least)))
            return false;
        to = inverse(diagonal);
        return true;
    }

    /// Rows and right-hand side are divided by the diagonal first: then an unknown takes no more time than it needs to be passed
    /// on, and to be multiplied by. Returns false, and changes nothing, where something is not a finite or not a normal number on
    /// the way, unless IsUnit.
    template <bool IsUnit, bool IsLower> BBLAS_DEVICE bool solve_scaled(const team<warp_size> &warp, T *x) const
    {
        const int i = warp.rank;
        T scale = T(1);
        if (!IsUnit && !invert_diagonal(warp, scale))
            return false;
        const auto scaled = [=](T element) { return IsUnit ? element : element * scale; };
        T open = scaled(x[i]); // what is left of the right-hand side; meaningless in threads whose unknown has been found
        T own = open;
#pragma unroll
        for (int done = 0; done < warp_size; done += step) {
            const int first_here = IsLower ? done : warp_size - step - done;
            if (first_here + step > begin && first_here < end)
#pragma unroll
                for (int pair = 0; pair < step; pair += 2) { // the second of two unknowns is found by all threads
                    const int k = first_here + (IsLower ? pair : step - 1 - pair), beside = IsLower ? k + 1 : k - 1;
                    const T found = warp.broadcast(open, k);
                    const T open_beside = warp.broadcast(open, beside);
                    const T factor = scaled(operator()(i, k));
                    const T found_beside = multiply_add(-warp.broadcast(factor, beside), found, open_beside);
                    own = i == k ? open : own;
                    open = multiply_add(-factor, found, open);
                    own = i == beside ? open : own;
                    open = multiply_add(-scaled(operator()(i, beside)), found_beside, open);
                }
        }
        const bool is_finite = greatest_part(own) <= greatest_number<real_t<T>>;
        if (!IsUnit && warp.any_in_warp(i >= begin && i < end && !is_finite))
            return false;
        x[i] = own;
        return true;
    }

    template <bool IsLower> BBLAS_DEVICE void solve_by_division(const team<warp_size> &warp, bool is_unit, T *x) const
    {
        const int i = warp.rank;
        T open = x[i];
#pragma unroll 1
        for (int k = IsLower ? begin : end - 1; k >= begin && k < end; k += IsLower ? 1 : -1) {
            const T found = warp.broadcast(is_unit ? open : open / operator()(i, i), k);
            if (i == k)
                x[k] = found;
            open = multiply_add(-operator()(i, k), found, open);
        }
    }

    BBLAS_DEVICE static T inverse(T x)
    {
        if constexpr (is_complex<T>)
            return T(1) / x;
        else
            return reciprocal(x);
    }
};

// ---- Triangular matrices by tiles ----

/// How many right-hand sides there are: one, of which the compiler knows it, or few. With loops over right-hand sides in the
/// kernels for one, potrs from 192 on has 0.84 to 0.96 of the rate on an H200, and getrs of c and z 0.89 to 0.98. As a number,
/// few are no more than kernels take: bounds may be those of larger problems.
struct one {
    static constexpr bool is_one = true;
    one() = default;
    BBLAS_HOST_DEVICE constexpr explicit one(std::int64_t) {}
    BBLAS_HOST_DEVICE constexpr operator int() const { return 1; }
    /// As many as there are of systems of up to so many rows.
    template <class T> BBLAS_HOST_DEVICE static constexpr int most(int) { return 1; }
};
template <bool IncludesOne> struct few_sides {
    static constexpr bool is_one = false;
    static constexpr bool includes_one = IncludesOne; ///< else there are at least two
    BBLAS_HOST_DEVICE constexpr explicit few_sides(std::int64_t nrhs) : count(static_cast<int>(min(nrhs, most_of_all))) {}
    BBLAS_HOST_DEVICE constexpr operator int() const { return count; }
    /// With 16, s and d to 32 rows have 0.64 to 0.88 of the rate that columns have, and beyond 128 rows d 0.65 to 0.82 and z 0.78
    /// to 1.0 of that of panels, though 1.3 and 2.2 times it at 512 (H100 and H200, 256 MB).
    template <class T> BBLAS_HOST_DEVICE static constexpr int most(int rows)
    {
        const bool is_small = rows <= warp_size, is_large = rows > 128;
        return (is_small && !is_complex<T>) || (is_large && sizeof(real_t<T>) == sizeof(double)) ? 8 : most_of_all;
    }

  private:
    static constexpr int most_of_all = 16;
    int count;
};
using few = few_sides<false>;
using one_or_few = few_sides<true>;

/// Sizes of a problem that is systems, and some of its right-hand sides; trsm, which has them by its options, says so itself.
template <class Problem> BBLAS_HOST_DEVICE constexpr std::int64_t order(const Problem &p)
{
    return p.n;
}
template <class Problem> BBLAS_HOST_DEVICE constexpr std::int64_t right_hand_sides(const Problem &p)
{
    return p.nrhs;
}
template <class Problem>
BBLAS_HOST_DEVICE constexpr Problem with_right_hand_sides(Problem p, std::int64_t first, std::int64_t count)
{
    p.B += first * p.ldb;
    p.nrhs = static_cast<bblas_int>(count);
    return p;
}

/// A kernel for few right-hand sides as one for more of them: eight to a block, each of which reads the matrix. Panels of 64 are
/// left what they are better for: times their rate, getrs of s, d, c, z with 24 right-hand sides has 0.89, 0.77, 1.45, 0.91 at n
/// = 321, 1.1, 0.87, 1.45, 1.24 at 400 and 3.3, 2.2, 6.7, 4.3 at 1,000 (H200, 128 MB of s, else 256), and with 100
/// problems 1.6, 1.9, 1.2 of d, c, z at 320, 2.1 of s at 400; with 64 at 640 1.3, 0.83, 1.3, 1.6. With 16 to a block s has 0.64
/// to 1.2 times the rate of eight, c 0.53 to 1.2.
template <class Kernel, class Problem> struct in_lots : Kernel {
    using number = std::remove_pointer_t<decltype(Problem::B)>;
    static constexpr int lot = by_warp::eight_columns<number>::most;
    static constexpr int most_sides = std::is_same_v<number, double> ? 32 : 64;
    /// Up to how many rows other kernels are better.
    BBLAS_HOST_DEVICE static constexpr int most_rows_elsewhere(std::int64_t sides)
    {
        constexpr int of_many = sizeof(real_t<number>) == sizeof(double) ? 384 : is_complex<number> ? 256 : 320;
        return sides <= 16 ? 128 : sides > 32 ? 512 : of_many;
    }
    BBLAS_HOST_DEVICE static constexpr bool takes(const Problem &p)
    {
        return right_hand_sides(p) <= most_sides && Kernel::takes(with_right_hand_sides(p, 0, 1));
    }
    BBLAS_HOST_DEVICE static constexpr bool leaves(const Problem &p)
    {
        return order(p) <= most_rows_elsewhere(right_hand_sides(p));
    }
    static bool is_idle_within(const Problem &bounds) { return order(bounds) <= most_rows_elsewhere(Kernel::most_sides + 1); }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const Problem &p)
    {
        return Kernel::shared_bytes(with_right_hand_sides(p, 0, min(right_hand_sides(p), lot)));
    }
    static constexpr std::int64_t parts(const Problem &p) { return (right_hand_sides(p) + lot - 1) / lot; }

    BBLAS_DEVICE void operator()(const Problem &p, const team<Kernel::shape.threads> &t, void *shared, share part) const
    {
        for (std::int64_t first = std::int64_t{lot} * part.number; first < right_hand_sides(p);
             first += std::int64_t{lot} * part.count) {
            Kernel::operator()(with_right_hand_sides(p, first, min(right_hand_sides(p) - first, lot)), t, shared);
            t.sync(); // the next ones get the same shared memory
        }
    }
};

/// What is the same for all threads of a warp. The compiler learns that from a vote; branches on other values make it ready
/// shuffles for threads that are elsewhere, and order them badly: by a count of latencies, solving with a tile would take twice
/// as long.
template <int Size> BBLAS_DEVICE bool same_in_warp(const team<Size> &t, bool x)
{
    return t.any_in_warp(x);
}
template <int Size> BBLAS_DEVICE int same_in_warp(const team<Size> &t, int x)
{
    return t.greatest_in_warp(x);
}
template <int Size> BBLAS_DEVICE one same_in_warp(const team<Size> &, one count)
{
    return count;
}
template <int Size, bool IncludesOne>
BBLAS_DEVICE few_sides<IncludesOne> same_in_warp(const team<Size> &t, few_sides<IncludesOne> count)
{
    return few_sides<IncludesOne>(t.greatest_in_warp(count));
}

/// How the rows of tiles are dealt to warps.
template <int Size> struct dealt_tiles {
    int order;
    int rows;       ///< of tiles
    int warp_index; ///< of the calling thread

    BBLAS_DEVICE dealt_tiles(const team<Size> &t, int n)
        : order(same_in_warp(t, n)), rows(tiles_to(order)), warp_index(same_in_warp(t, t.warp_index()))
    {
    }

    /// That are there, of a tile's.
    BBLAS_DEVICE int rows_of(int tile) const { return min(order - tile * warp_size, warp_size); }

    /// The first row, from row `least` on, that the calling thread's warp has. The second of two systems begins where the first
    /// ended, so the warps take turns from the other end then: the same number of tiles comes to each.
    BBLAS_DEVICE int own_row(bool is_second, int least) const
    {
        constexpr int warps = team<Size>::warp_count;
        static_assert((warps & (warps - 1)) == 0);
        const int any = is_second ? rows - 1 - warp_index : warp_index;
        return least + ((any - least) & (warps - 1));
    }
};

/// A block for systems of up to Most rows, of which `blocks` fit on a multiprocessor: as many warps as shared memory has place
/// for their tiles. One warp for a system wastes none of them while it solves with a tile on the diagonal; larger systems are
/// fewer, and want more. GF/s of getrs on an H200, double, at n = 64, 128, 256 and 512 with 256 MB: 649, 762, 684 and 595; with 8
/// blocks of two warps for 64, 6 of four for 128 and 4 of four for 256 604, 642 and 790 (but 744 instead of 648 at 192), with one
/// tile to a warp for 512 468.
template <class T, int Most, class Count = one> struct solve_shape {
    static constexpr int threads = Most <= 128 ? 32 : Most <= 256 ? 64 : 128;
    /// Tiles that a warp has in shared memory, or on their way to it. Few right-hand sides of doubles take the place of a second
    /// one.
    static constexpr int stages = Most <= 320 || (!Count::is_one && sizeof(real_t<T>) == sizeof(double)) ? 1 : 2;
    static constexpr int fitting = sizeof(T) > 8 ? 12 : threads == 32 || (!Count::is_one && stages == 1) ? 20 : 24; ///< tiles
    static constexpr int blocks = fitting * warp_size / threads / stages;
    /// Rows of systems that blocks for less have, as far as these are for as many right-hand sides.
    static constexpr int others = Most <= 128 ? 32 : Most <= 256 || !Count::is_one ? 128 : Most <= 320 ? 256 : 320;
};

/// The kernels for systems by tiles. Few of them are better off with more warps each: on an H200, with 100, 200, 600 and 1,000
/// systems of 65 to 128 rows, getrs of s and d has 1.31 to 1.47, 1.27 to 1.42, 1.19 to 1.41 and 1.08 to 1.15 times the rate so,
/// of c and z 1.22 to 1.40, 1.20 to 1.31, 1.06 to 1.19 and 1.0 to 1.06, trsv 1.09 to 1.32, 1.01 to 1.27, 1.04 to 1.14 and 0.99
/// to 1.15, potrs as much as trsv, but in d 0.93 to 1.05; from 129 to 256 rows, with 100 and 200, all 0.96 to 1.24 and 0.90 to
/// 1.28. With 2,000 systems of 96 to 128 rows more warps have 0.87 to 0.99 of the rate, but in z 0.97 to 1.08.
template <class To128, class To256, class To320, class Larger>
using tile_classes = size_classes<for_many<To128, To256>, for_many<To256, To320>, To320, Larger>;

/// What is to be solved with: L; L and then U, both in one matrix; L and then its transpose.
enum class systems { lower, lower_and_upper, lower_and_transpose };

/// The tiles that the calling thread's warp needs for systems, in the order in which it needs them. `Stages` of them are in
/// shared memory, or on their way to it. What is upper is turned to be lower: its last row and column are the first.
template <systems Kind, int Stages, class T, int Size> class tile_stream {
  public:
    static constexpr bool is_turned = false;
    static constexpr int groups = Stages; ///< of a thread's copies
    using diagonal = diagonal_tile<in_triangle<is_turned>, T>;

    /// Elements of shared memory for order n.
    BBLAS_HOST_DEVICE static constexpr int size(int n)
    {
        return static_cast<int>(min(tiles_to(n), team<Size>::warp_count)) * Stages * square_size;
    }

    BBLAS_DEVICE tile_stream(const team<Size> &team_of, const dealt_tiles<Size> &all, matrix_view<const T> of, bool close,
                             T *shared)
        : t(team_of), of_tiles(all), M(of), rows_are_close(close), tiles(shared + t.warp_index() * (Stages * square_size)),
          row(all.own_row(false, 0))
    {
        refill();
    }

    /// The next tile, which is the one in this row and column. There must be one that is not used up.
    BBLAS_DEVICE const T *next(int, int)
    {
        if (same_in_warp(t, used == 0))
            wait_for_copies<Stages - 1>();
        else
            wait_for_copies<0>();
        t.warp().sync();
        return tiles + stage * square_size;
    }
    BBLAS_DEVICE diagonal next_diagonal(int at) { return {next(at, at), 0, of_tiles.rows_of(at)}; }
    /// When it has been used.
    BBLAS_DEVICE void release()
    {
        stage = stage + 1 < Stages ? stage + 1 : 0;
        ++used;
    }
    /// Whether those that were asked for have all been used.
    BBLAS_DEVICE bool is_used_up() const { return same_in_warp(t, used == Stages); }
    /// Asks for more tiles in place of those that have been used. That takes a while, so it is for when nobody waits for the
    /// warp, or for when they are used up.
    BBLAS_DEVICE void refill()
    {
        t.warp().sync();
#pragma unroll 1
        for (; same_in_warp(t, used > 0); --used)
            start(tiles + (stage < used ? stage - used + Stages : stage - used) * square_size);
    }

  private:
    const team<Size> t;
    const dealt_tiles<Size> of_tiles;
    const matrix_view<const T> M;
    const bool rows_are_close;
    T *const tiles;
    int stage = 0;     ///< the one that is next
    int used = Stages; ///< those before it that have been used
    // Of the tile that is to be started:
    bool is_second = false; ///< system
    int row;
    int col = 0;

    BBLAS_DEVICE void start(T *tile)
    {
        const int rows = of_tiles.rows;
        while (row >= rows && col < rows) {
            ++col;
            if (col == rows && !is_second && Kind != systems::lower) {
                is_second = true;
                col = 0;
            }
            row = of_tiles.own_row(is_second, col);
        }
        if (col < rows) {
            const bool is_transposed = is_second && Kind == systems::lower_and_transpose;
            const matrix_view<const T> system = is_transposed ? M.transpose() : M;
            const int first = row * warp_size;
            const matrix_view<const T> from = (is_second ? system.reversed(of_tiles.order) : system).from(first, col * warp_size);
            start_tile(t.warp(), of_tiles.order - first, row == col, from, rows_are_close != is_transposed, tile);
            row += team<Size>::warp_count;
        }
        end_copies();
    }
};

/// All tiles of a lower triangle of no more rows than threads, in shared memory: first those of the first row, which is the first
/// warp's.
template <class T, int Size> class resident_tiles {
  public:
    static constexpr bool is_turned = false;
    static constexpr int groups = team<Size>::warp_count; ///< of a thread's copies
    using diagonal = diagonal_tile<in_triangle<is_turned>, T>;

    /// Elements of shared memory.
    BBLAS_HOST_DEVICE static constexpr int size(int n) { return begin(tiles_to(n)); }

    BBLAS_DEVICE resident_tiles(const team<Size> &team_of, const dealt_tiles<Size> &all, matrix_view<const T> L,
                                bool rows_are_close, T *shared)
        : t(team_of), of_tiles(all), tiles(shared)
    {
        const int row = all.own_row(false, 0);
        const int first = row * warp_size;
#pragma unroll 1
        for (int col = 0; col < groups; ++col) {
            if (row < all.rows && col <= row) {
                T *const to = tile(row, col);
                const int m = all.order - first;
                start_tile(t.warp(), m, row == col, L.from(first, col * warp_size), rows_are_close, to);
                if (row == col)
                    clear_rest<true>(t.warp(), m, to);
                else
                    clear_rest<false>(t.warp(), m, to);
            }
            release();
        }
    }

    BBLAS_DEVICE T *tile(int row, int col) const
    {
        return tiles + begin(row) + col * square_size;
    }
    BBLAS_DEVICE diagonal diagonal_of(int row) const
    {
        return {tile(row, row), 0, of_tiles.rows_of(row)};
    }

    BBLAS_DEVICE const T *next(int row, int col) const
    {
        wait_for_copies<groups - 1>();
        t.warp().sync();
        return tile(row, col);
    }
    BBLAS_DEVICE diagonal next_diagonal(int row) const
    {
        next(row, row);
        return diagonal_of(row);
    }
    /// Ends a group: of a tile's copies, and later of nothing, so that next() waits for one more.
    BBLAS_DEVICE void release() const
    {
        end_copies();
    }
    BBLAS_DEVICE bool is_used_up() const
    {
        return false;
    }
    BBLAS_DEVICE void refill() const {}

  private:
    const team<Size> t;
    const dealt_tiles<Size> of_tiles;
    T *const tiles;

    BBLAS_HOST_DEVICE static constexpr int begin(int row)
    {
        return row * (row - 1) / 2 * square_size + row * triangle_size;
    }
};

/// The same tiles turned: those of the transpose, the last row and column first.
template <class T, int Size> struct turned_tiles {
    static constexpr bool is_turned = true;
    using diagonal = diagonal_tile<in_triangle<is_turned>, T>;
    const resident_tiles<T, Size> &tiles;
    int rows;

    BBLAS_DEVICE const T *next(int row, int col) const { return tiles.tile(rows - 1 - col, rows - 1 - row); }
    BBLAS_DEVICE diagonal next_diagonal(int row) const
    {
        const auto tile = tiles.diagonal_of(rows - 1 - row);
        return {tile.first, warp_size - tile.end, warp_size};
    }
    BBLAS_DEVICE void release() const {}
    BBLAS_DEVICE bool is_used_up() const { return false; }
    BBLAS_DEVICE void refill() const {}
};

/// How a triangle of order n comes to the warps of a block: tile after tile, n ≤ Most, or as a whole to each of several warps, n
/// ≤ 32.
template <class T, int Most, class Count = one> struct streamed_triangle {
    using how = solve_shape<T, Most, Count>;
    using tiles = tile_stream<systems::lower, how::stages, T, how::threads>;
    static constexpr team_shape shape = {how::threads, 1, how::blocks};
    static constexpr int others = how::others;
};
template <class T, class Count = one> struct whole_triangle {
    using tiles = resident_tiles<T, warp_size>;
    static constexpr team_shape shape = {warp_size, 4, Count::is_one ? (sizeof(T) > 8 ? 5 : 8) : sizeof(T) > 8 ? 3 : 6};
    static constexpr int others = by_warp::most_by_columns;
};

/// Right-hand sides in shared memory, each up to the last tile's end. Count is one, few, or one_or_few.
template <class T, class Count> struct shared_columns {
    T *first; ///< aligned to 16 bytes
    int length;
    Count count;
    bool rows_are_close = true; ///< in the matrix that they are from

    BBLAS_HOST_DEVICE static constexpr int length_of(int n)
    {
        return tiles_to(n) * warp_size + (Count::is_one ? 0 : by_warp::eight_columns<T>::pad);
    }
    BBLAS_DEVICE T *operator[](int col) const { return first + col * length; }

    /// f(columns from row `row` on), of as many as are worked on at once: one, or eight_columns.
    template <class F> BBLAS_DEVICE void for_each_lot(int row, F f) const
    {
        if constexpr (Count::is_one) {
            f(first + row);
        } else {
            if constexpr (Count::includes_one)
                if (count == 1)
                    return f(first + row);
#pragma unroll 1
            for (int col = 0; col < count; col += by_warp::eight_columns<T>::most)
                f(by_warp::eight_columns<T>(operator[](col) + row, length, count - col));
        }
    }
};

/// f(i, col) for all i < n and columns, by the threads of the team: neighbouring threads have neighbours in memory.
template <int Size, class T, class Count, class F>
BBLAS_DEVICE void for_each_element(const team<Size> &t, int n, const shared_columns<T, Count> &of, F f)
{
    if (Count::is_one || of.rows_are_close) {
        for (int col = 0; col < of.count; ++col)
            for (int i = t.rank; i < n; i += Size)
                f(i, col);
    } else {
        const int across = of.count <= 2 ? 2 : of.count <= 4 ? 4 : 8;
        for (int col = t.rank % across; col < of.count; col += across)
            for (int i = t.rank / across; i < n; i += Size / across)
                f(i, col);
    }
}

/// X := inv(L) X, L lower triangular. Column by column: the warp that has the tile on the diagonal solves, and all then take what
/// follows from the rows below. Syncs before and behind.
template <int Size, class T, class Count, class Tiles>
BBLAS_DEVICE void solve_lower(const team<Size> &t, const dealt_tiles<Size> &of, bool is_unit, bool is_second, Tiles &tiles,
                              const shared_columns<T, Count> &X)
{
    const team<warp_size> warp = t.warp();
    t.sync();
    for (int tile_col = 0; tile_col < of.rows; ++tile_col) {
        const int found = tile_col * warp_size;
        int row = of.own_row(is_second, tile_col);
        if (row == tile_col) {
            const typename Tiles::diagonal tile = tiles.next_diagonal(row);
            X.for_each_lot(found, [&](auto columns) { tile.solve(warp, is_unit, columns); });
            tiles.release();
            row += team<Size>::warp_count;
        }
        t.sync();
        for (;; row += team<Size>::warp_count) {
            if (row != tile_col + 1 || tiles.is_used_up()) // who has the next tile on the diagonal is waited for
                tiles.refill();
            if (row >= of.rows)
                break;
            const T *const M = tiles.next(row, tile_col);
            X.for_each_lot(found,
                           [&](auto columns) { subtract_product<Tiles::is_turned>(warp, M, columns, row * warp_size - found); });
            tiles.release();
        }
    }
    t.sync();
}

// ---- Systems ----

/// rows[i] := the row that LAPACK's interchanges 1, ..., n bring to row i; of the pivots, each thread reads those that
/// for_each_row() gives it. A warp looks where 32 interchanges take what they move, and those of all warps are then made one
/// after the other. Syncs behind.
template <int Size>
BBLAS_DEVICE void interchange(const team<Size> &t, const dealt_tiles<Size> &of, const bblas_int *ipiv, int *rows)
{
    const team<warp_size> warp = t.warp();
    const int n = of.order;
    for (int i = t.rank; i < n; i += Size)
        rows[i] = i;
    for (int begin = 0; begin < n; begin += Size) {
        const int own_first = begin + of.warp_index * warp_size;
        const int k = own_first + warp.rank;
        const int pivot = k < n ? ipiv[k] - 1 : k;
        int source[2] = {k, pivot}; // of what comes to these rows
#pragma unroll 8
        for (int step = warp_size - 1; step >= 0; --step) {
            const int other = warp.broadcast(pivot, step);
            for (int &row : source)
                row = row == own_first + step ? other : row == other ? own_first + step : row;
        }
        for (int first = begin; first < n && first < begin + Size; first += warp_size) {
            t.sync();
            if (first == own_first) {
                const bool is_there = k < n;
                const int moved[2] = {is_there ? rows[source[0]] : 0, is_there ? rows[source[1]] : 0};
                warp.sync();
                if (is_there) {
                    rows[k] = moved[0];
                    rows[pivot] = moved[1];
                }
            }
        }
    }
    t.sync();
}

/// What systems of order n have in shared memory beside tiles.
template <class T, class Count> struct solve_vectors {
    using columns = shared_columns<T, Count>;
    columns x;         ///< what is solved for and what has been, in turn
    columns y;         ///< one column behind
    bblas_int *pivots; ///< and rows, if there are pivots
    int *rows;

    BBLAS_DEVICE solve_vectors(int n, Count nrhs, T *shared)
        : x{shared, columns::length_of(n), nrhs}, y{x[1], x.length, nrhs}, pivots(reinterpret_cast<bblas_int *>(y[nrhs])),
          rows(pivots + n)
    {
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t bytes(int n, Count nrhs, bool has_pivots)
    {
        const auto most = static_cast<std::size_t>(n);
        return static_cast<std::size_t>((nrhs + 1) * columns::length_of(n)) * sizeof(T) +
               (has_pivots ? 2 * most * sizeof(int) : 0);
    }
};

/// to[col][i] := f(i, col), which reads from[col], for all i < n: columns in the order in which none is written before it has
/// been read, where from and to are x and y of solve_vectors.
template <int Size, class T, class Count, class F>
BBLAS_DEVICE void move_columns(const team<Size> &t, int n, const shared_columns<T, Count> &from,
                               const shared_columns<T, Count> &to, F f)
{
#pragma unroll 1
    for (int k = 0; k < from.count; ++k) {
        if (k > 0)
            t.sync();
        const int col = to.first < from.first ? k : from.count - 1 - k;
        for (int i = t.rank; i < n; i += Size)
            to[col][i] = f(i, col);
    }
}

/// Bytes of shared memory for systems of order n by `Tiles`.
template <class T, class Tiles, class Count>
BBLAS_HOST_DEVICE constexpr std::size_t solve_bytes(int n, Count nrhs, bool has_pivots)
{
    return static_cast<std::size_t>(Tiles::size(n)) * sizeof(T) + solve_vectors<T, Count>::bytes(n, nrhs, has_pivots);
}

/// Starts to copy B to X, before any tile so as not to wait for those, and ends the group.
template <int Size, class T, class Count>
BBLAS_DEVICE void start_columns(const team<Size> &t, int n, matrix_view<T> B, const shared_columns<T, Count> &X)
{
    for_each_element(t, n, X, [=](int i, int col) { start_copy(X[col] + i, B.address(i, col)); });
    end_copies();
}

/// X := conj(X) if so, each thread what for_each_element() gives it.
template <int Size, class T, class Count>
BBLAS_DEVICE void conjugate_if(const team<Size> &t, bool is_wanted, int n, const shared_columns<T, Count> &X)
{
    if (is_complex<T> && is_wanted)
        for_each_element(t, n, X, [=](int i, int col) { X[col][i] = conjugate(X[col][i]); });
}

/// X := alpha inv(L) X, L lower triangular, which comes as Tiles. Of `is_unit` the compiler knows that it is same_in_warp().
template <class Tiles, int Size, class T, class Count>
BBLAS_DEVICE void trsm(const team<Size> &t, bool is_unit, int n, Count nrhs, T alpha, matrix_view<const T> L, bool rows_are_close,
                       matrix_view<T> X, T *shared)
{
    const dealt_tiles<Size> of(t, n);
    auto x = solve_vectors<T, Count>(n, same_in_warp(t, nrhs), shared + Tiles::size(n)).x;
    x.rows_are_close = X.rows_are_close();
    start_columns(t, n, X, x);
    Tiles tiles(t, of, L, rows_are_close, shared);
    wait_for_copies<Tiles::groups>();
    X.conjugated = L.conjugated; // conj(L) conj(X) is solved for: tiles are as they are in memory
    conjugate_if(t, X.conjugated, n, x);
    if (alpha != T(1)) {
        const T scale = X.conjugated ? conjugate(alpha) : alpha;
        for_each_element(t, n, x, [=](int i, int col) { x[col][i] = scale * x[col][i]; });
    }
    solve_lower(t, of, is_unit, false, tiles, x);
    for_each_element(t, n, x, [=](int i, int col) { X.set(i, col, x[col][i]); });
}

/// memory.x := the solutions for memory.x of the stream's two systems, one after the other. Each thread has written what
/// for_each_element() has it read.
template <int Size, class T, class Count, class Tiles>
BBLAS_DEVICE void solve_both(const team<Size> &t, const dealt_tiles<Size> &of, bool first_is_unit, bool second_is_unit,
                             bool is_conjugated_between, Tiles &tiles, const solve_vectors<T, Count> &memory)
{
    auto x = memory.x, reversed = memory.y;
#pragma unroll 1
    for (int is_second = 0; is_second < 2; ++is_second) {
        solve_lower(t, of, is_second ? second_is_unit : first_is_unit, is_second, tiles, x);
        move_columns(t, of.order, x, reversed, [=](int i, int col) {
            const T found = x[col][of.order - 1 - i];
            return is_conjugated_between && !is_second ? conjugate(found) : found;
        });
        x.first = memory.y.first;
        reversed.first = memory.x.first;
    }
}

/// B := inv(op(P L U)) B, or without P where `ipiv` is NULL.
template <int Stages, int Size, class T, class Count>
BBLAS_DEVICE void getrs(const team<Size> &t, bblas_trans trans, int n, Count nrhs, matrix_view<const T> A, const bblas_int *ipiv,
                        matrix_view<T> B, T *shared)
{
    using stream = tile_stream<systems::lower_and_upper, Stages, T, Size>;
    const bool is_plain = same_in_warp(t, trans == BblasNoTrans);
    const bool has_pivots = same_in_warp(t, ipiv != nullptr);
    const dealt_tiles<Size> of(t, n);
    const solve_vectors<T, Count> memory(n, same_in_warp(t, nrhs), shared + stream::size(n));
    const auto x = memory.x, y = memory.y;
    if (has_pivots)
        for (int i = t.rank; i < n; i += Size)
            start_copy(memory.pivots + i, ipiv + i);
    start_columns(t, n, B, y);
    stream tiles(t, of, op(trans, A), is_plain, shared);
    wait_for_copies<Stages>();
    B.conjugated = trans == BblasConjTrans; // as in trsm()
    conjugate_if(t, B.conjugated, n, y);
    if (has_pivots)
        interchange(t, of, memory.pivots, memory.rows);
    else
        t.sync();
    const auto row = [=](bool is_moved, int i) { return is_moved && has_pivots ? memory.rows[i] : i; };
    move_columns(t, n, y, x, [=](int i, int col) { return y[col][row(is_plain, i)]; });
    solve_both(t, of, is_plain, !is_plain, false, tiles, memory);
    for_each_element(t, n, x, [=](int i, int col) { B.set(row(!is_plain, i), col, x[col][i]); });
}

/// B := inv(L Lᴴ) B
template <int Stages, int Size, class T, class Count>
BBLAS_DEVICE void potrs(const team<Size> &t, int n, Count nrhs, matrix_view<const T> L, bool rows_are_close, matrix_view<T> B,
                        T *shared)
{
    using stream = tile_stream<systems::lower_and_transpose, Stages, T, Size>;
    const dealt_tiles<Size> of(t, n);
    const solve_vectors<T, Count> memory(n, same_in_warp(t, nrhs), shared + stream::size(n));
    const auto x = memory.x;
    start_columns(t, n, B, x);
    stream tiles(t, of, L, rows_are_close, shared);
    wait_for_copies<Stages>();
    conjugate_if(t, L.conjugated, n, x); // as in trsm()
    solve_both(t, of, false, false, true, tiles, memory);
    B.conjugated = !L.conjugated;
    for_each_element(t, n, x, [=](int i, int col) { B.set(i, col, x[col][i]); });
}

// ---- Systems of which all is in shared memory ----

/// Bytes of shared memory for systems of order n ≤ 32 with a factor in both triangles.
template <class T, class Count> BBLAS_HOST_DEVICE constexpr std::size_t square_bytes(int n, Count nrhs)
{
    return square_size * sizeof(T) + solve_vectors<T, Count>::bytes(n, nrhs, false);
}

/// B := inv(op(P L U)) B, n ≤ 32, or without P where `ipiv` is NULL.
template <class T, class Count>
BBLAS_DEVICE void getrs_in_shared_memory(const team<warp_size> &t, bblas_trans trans, int n, Count nrhs, matrix_view<const T> A,
                                         const bblas_int *ipiv, matrix_view<T> B, T *shared)
{
    using factor = diagonal_tile<in_square<false>, T>;
    const int i = t.rank;
    const bool is_plain = same_in_warp(t, trans == BblasNoTrans);
    const auto x = solve_vectors<T, Count>(n, same_in_warp(t, nrhs), shared + square_size).x;
    T *const square = shared;
    const int pivot[1] = {ipiv && i < n ? ipiv[i] - 1 : i};
    start_columns(t, n, B, x);
    if (is_plain)
        by_warp::start_part<true, factor::step>(t, n, n, A, square);
    else
        by_warp::start_part<false, factor::step>(t, n, n, A.transpose(), square);
    B.conjugated = trans == BblasConjTrans; // as in trsm()
    int row[1];
    by_warp::interchange(t, ipiv ? n : 0, pivot, row);
    wait_for_copies<0>();
    if (i >= n)
        square[in_square<false>(i, i)] = T(1);
    t.sync();
    for (int col = 0; col < x.count; ++col) {
        const T moved = i < n ? x[col][is_plain ? row[0] : i] : T(0);
        t.sync();
        x[col][i] = B.conjugated ? conjugate(moved) : moved;
    }
    const factor of = {square, 0, same_in_warp(t, n)};
    x.for_each_lot(0, [&](auto columns) {
        of.solve(t, is_plain, columns);
        of.template solve<false>(t, !is_plain, columns);
    });
    t.sync();
    for_each_element(t, n, x, [=](int own, int col) { B.set(is_plain ? own : row[0], col, x[col][own]); });
}

/// B := inv(L Lᴴ) B, n ≤ Size. L is read once.
template <int Size, class T, class Count>
BBLAS_DEVICE void potrs_in_shared_memory(const team<Size> &t, int n, Count nrhs, matrix_view<const T> L, bool rows_are_close,
                                         matrix_view<T> B, T *shared)
{
    using resident = resident_tiles<T, Size>;
    const dealt_tiles<Size> of(t, n);
    const solve_vectors<T, Count> memory(n, same_in_warp(t, nrhs), shared + resident::size(n));
    const auto x = memory.x, y = memory.y;
    start_columns(t, n, B, x);
    resident tiles(t, of, L, rows_are_close, shared);
    turned_tiles<T, Size> turned = {tiles, of.rows};
    wait_for_copies<resident::groups>();
    conjugate_if(t, L.conjugated, n, x); // as in trsm()
    solve_lower(t, of, false, false, tiles, x);
    const int last = of.rows * warp_size - 1; // rows that are not there are the first of those turned
    move_columns(t, last + 1, x, y, [=](int i, int col) { return last - i < n ? conjugate(x[col][last - i]) : T(0); });
    solve_lower(t, of, false, true, turned, y);
    B.conjugated = !L.conjugated;
    for_each_element(t, n, y, [=](int i, int col) { B.set(i, col, y[col][last - i]); });
}

} // namespace bblas::by_block

#endif
