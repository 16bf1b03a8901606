// Searches that know nothing of the table: they follow one label of the die, which is on one of six sides.
#pragma once

#include <trundle/roll.h>
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace trundle::reference {

// The sides of the die as plain numbers, and where a roll takes each, written out by hand from the paper's words:
// rolling north takes top to north, north to bottom, bottom to south, south to top; east likewise.
enum Side { top, bottom, north, south, east, west };
inline constexpr Side side_of_label[7] = {top, top, west, south, north, east, bottom};
inline constexpr Side after_roll[4][6] = {
    // top   bottom north   south  east   west
    {north, south, bottom, top, east, west},  // N
    {east, west, north, south, bottom, top},  // E
    {south, north, top, bottom, east, west},  // S
    {west, east, north, south, top, bottom},  // W
};
inline constexpr int dx[4] = {0, 1, 0, -1};
inline constexpr int dy[4] = {1, 0, -1, 0};

// Plain breadth-first search on a small board; -1 if there is no walk.
inline int shortest(const Roll& roll) {
    const int rows = static_cast<int>(roll.rows);
    const int columns = static_cast<int>(roll.columns);
    const int start = static_cast<int>((roll.from.y - 1) * columns + roll.from.x - 1);
    const int end = static_cast<int>((roll.to.y - 1) * columns + roll.to.x - 1);
    const Side side = side_of_label[roll.label];
    if (start == end) return side == top ? 0 : -1;
    static thread_local std::vector<std::int16_t> distance;
    static thread_local std::vector<int> queue;
    distance.assign(static_cast<std::size_t>(rows * columns * 6), -1);
    queue.assign(1, start * 6 + side);
    distance[static_cast<std::size_t>(queue[0])] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const int state = queue[head];
        const int x = state / 6 % columns;
        const int y = state / 6 / columns;
        for (int way = 0; way < 4; ++way) {
            const int nx = x + dx[way];
            const int ny = y + dy[way];
            if (nx < 0 || nx >= columns || ny < 0 || ny >= rows) continue;
            const int cell = ny * columns + nx;
            const int next = cell * 6 + after_roll[way][state % 6];
            const int length = distance[static_cast<std::size_t>(state)] + 1;
            if (cell == end && next % 6 == top) return length;
            if (cell == end || distance[static_cast<std::size_t>(next)] >= 0) continue;
            distance[static_cast<std::size_t>(next)] = static_cast<std::int16_t>(length);
            queue.push_back(next);
        }
    }
    return -1;
}

// The same on a larger board, one bit a square and six planes of bits: a shortest walk is at most 8 longer than the
// distance, so it keeps within 4 lines of the box of start and end. The box may be 55 squares a side.
inline int shortest_in_band(const Roll& roll) {
    constexpr std::int64_t band = 4;
    const std::int64_t left = std::max<std::int64_t>(1, std::min(roll.from.x, roll.to.x) - band);
    const std::int64_t below = std::max<std::int64_t>(1, std::min(roll.from.y, roll.to.y) - band);
    const std::int64_t right = std::min(roll.columns, std::max(roll.from.x, roll.to.x) + band);
    const std::int64_t above = std::min(roll.rows, std::max(roll.from.y, roll.to.y) + band);
    const auto rows = static_cast<std::size_t>(above - below + 1);
    const std::uint64_t board = ~std::uint64_t{0} >> (64 - (right - left + 1));
    const auto bit = [&](Square square) { return std::uint64_t{1} << (square.x - left); };
    const auto row = [&](Square square) { return static_cast<std::size_t>(square.y - below) + 1; };
    const Side side = side_of_label[roll.label];
    if (roll.from == roll.to) return side == top ? 0 : -1;

    using Planes = std::array<std::array<std::uint64_t, 66>, 6>;  // a row of nothing below and above
    Planes seen{};
    Planes front{};
    front[side][row(roll.from)] = bit(roll.from);
    seen = front;
    std::size_t low = row(roll.from);
    std::size_t high = low;
    for (int length = 1;; ++length) {
        Planes next{};
        low = std::max<std::size_t>(low, 2) - 1;
        high = std::min(high + 1, rows);
        bool any = false;
        for (std::size_t from = 0; from < 6; ++from)
            for (std::size_t y = low; y <= high; ++y) {
                next[after_roll[0][from]][y] |= front[from][y - 1];
                next[after_roll[1][from]][y] |= front[from][y] << 1 & board;
                next[after_roll[2][from]][y] |= front[from][y + 1];
                next[after_roll[3][from]][y] |= front[from][y] >> 1;
            }
        if (next[top][row(roll.to)] & bit(roll.to)) return length;
        for (std::size_t plane = 0; plane < 6; ++plane) {
            next[plane][row(roll.to)] &= ~bit(roll.to);
            for (std::size_t y = low; y <= high; ++y) {
                next[plane][y] &= ~seen[plane][y];
                seen[plane][y] |= next[plane][y];
                any = any || next[plane][y] != 0;
            }
        }
        if (!any) return -1;
        front = next;
    }
}

// The second route to constant time: a distance above 7 shrinks to 4 + (distance mod 4), margins to 2, and a plain
// search of that window of at most 12 x 12 squares finds the rest. Rolling four times on in a line changes nothing.
inline std::int64_t shortest_by_window(const Roll& roll) {
    const auto shrunk = [](std::int64_t size, std::int64_t& from, std::int64_t& to) {
        const std::int64_t distance = std::max(from, to) - std::min(from, to);
        const std::int64_t kept = distance > 7 ? 4 + distance % 4 : distance;
        const std::int64_t before = std::min<std::int64_t>(std::min(from, to) - 1, 2);
        const std::int64_t behind = std::min<std::int64_t>(size - std::max(from, to), 2);
        const bool forward = from <= to;
        (forward ? from : to) = before + 1;
        (forward ? to : from) = before + 1 + kept;
        return before + kept + 1 + behind;
    };
    const Deltas before = deltas_of(roll);
    Roll window = roll;
    window.columns = shrunk(roll.columns, window.from.x, window.to.x);
    window.rows = shrunk(roll.rows, window.from.y, window.to.y);
    const int length = shortest(window);
    const Deltas after = deltas_of(window);
    return length < 0 ? -1 : length + (before.x - after.x) + (before.y - after.y);
}

// Whether a GPS is a legal walk that ends right, run by run, so that a run of 10^18 rolls is one step. Only single
// letters are repeated here.
inline bool is_right(const Roll& roll, const Gps& gps) {
    const Deltas deltas = deltas_of(roll);
    Square at = roll.from;
    Side side = side_of_label[roll.label];
    bool arrived = at == roll.to;
    const auto run = [&](char letter, std::int64_t count) {
        if (letter == 'I' || count == 0) return true;
        if (arrived || count < 0) return false;  // on the last square before the end
        const auto way = std::string_view("NESW").find(letter);
        const Square to{at.x + dx[way] * count, at.y + dy[way] * count};
        if (to.x < 1 || to.x > roll.columns || to.y < 1 || to.y > roll.rows) return false;
        const auto inside = [](std::int64_t a, std::int64_t v, std::int64_t b) {
            return std::min(a, b) <= v && v <= std::max(a, b);
        };
        const bool passes = inside(at.x, roll.to.x, to.x) && inside(at.y, roll.to.y, to.y);
        arrived = to == roll.to;
        if (passes && !arrived) return false;
        at = to;
        for (std::int64_t i = count % 4; i > 0; --i) side = after_roll[way][side];
        return true;
    };
    for (const Gps::Term& term : gps.terms()) {
        if (!term.count) {
            for (char letter : term.moves)
                if (!run(letter, 1)) return false;
            continue;
        }
        using Base = Gps::Count::Base;
        const std::int64_t base = term.count->base == Base::x ? deltas.x : term.count->base == Base::y ? deltas.y : 0;
        if (term.moves.size() != 1 || !run(term.moves[0], base + term.count->plus)) return false;
    }
    return arrived && side == top;
}

// Calls use(roll) for every instance of every board with at most `side` rows and columns.
template <class Use>
void for_each_roll(std::int64_t rows, std::int64_t columns, Use use) {
    Roll roll{rows, columns, {}, {}, 1};
    for (roll.from.x = 1; roll.from.x <= columns; ++roll.from.x)
        for (roll.from.y = 1; roll.from.y <= rows; ++roll.from.y)
            for (roll.to.x = 1; roll.to.x <= columns; ++roll.to.x)
                for (roll.to.y = 1; roll.to.y <= rows; ++roll.to.y)
                    for (roll.label = 1; roll.label <= 6; ++roll.label) use(roll);
}

}  // namespace trundle::reference
