// The table of cases, compiled: its row for every displacement, and each of its ways as text for all eight symmetries
// of a square. Made by the compiler, so that a query only looks up.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "roll/table.h"

namespace trundle {

// A symmetry of the square: what is done to a board to bring it into the table's form.
struct Mirroring {
    bool east_west = false;    // first
    bool north_south = false;  // second
    bool transposed = false;   // last: north and east change places

    static constexpr std::size_t count = 8;
    constexpr std::size_t id() const {
        return (east_west ? 1U : 0U) + (north_south ? 2U : 0U) + (transposed ? 4U : 0U);
    }
    static constexpr Mirroring from_id(std::size_t id) { return {(id & 1) != 0, (id & 2) != 0, (id & 4) != 0}; }

    // A character of a GPS in the table's form, said for the board as it was.
    constexpr char undone(char c) const {
        const auto exchange = [&c](char a, char b) { c = c == a ? b : c == b ? a : c; };
        if (transposed) exchange('N', 'E'), exchange('S', 'W'), exchange('x', 'y');
        if (north_south) exchange('N', 'S');
        if (east_west) exchange('E', 'W');
        return c;
    }
};

// Free lines beside the box of start and end: left, below, right, above. More than 2 are never needed.
using Margins = std::array<std::uint8_t, 4>;

struct CaseWay {
    static constexpr std::size_t max_text = 30;  // bytes; Δ is two of them

    Margins needs{};
    std::uint8_t text_size = 0;
    std::array<std::array<char, max_text>, Mirroring::count> text{};
    // The length of the walk is x * per_x + y * per_y + plus.
    std::int8_t per_x = 0;
    std::int8_t per_y = 0;
    std::int8_t plus = 0;

    constexpr bool fits(const Margins& margins) const {
        return margins[0] >= needs[0] && margins[1] >= needs[1] && margins[2] >= needs[2] && margins[3] >= needs[3];
    }
};

namespace cases {

constexpr bool is_gps(std::string_view word) {
    return std::string_view("NESWI(").find(word[0]) != std::string_view::npos;
}

template <class Use>
constexpr void for_each_word(std::string_view text, Use use) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find(' ', at) < text.size() ? text.find(' ', at) : text.size();
        if (end > at && text[at] != '|') use(text.substr(at, end - at));
        at = end + 1;
    }
}

// "x>=2", "y=1" or "x%4=3".
constexpr bool holds(std::string_view clause, std::size_t x, std::size_t y) {
    const bool modulo = clause[1] == '%';
    const std::size_t value = (clause[0] == 'x' ? x : y) % (modulo ? 4 : 1000);
    const auto number = static_cast<std::size_t>(clause.back() - '0');
    return clause.find('>') < clause.size() ? value >= number : value == number;
}

constexpr Margins to_margins(std::string_view word) {  // "L1A2"
    Margins margins{};
    for (std::size_t i = 0; i < word.size(); i += 2)
        margins[std::string_view("LBRA").find(word[i])] = static_cast<std::uint8_t>(word[i + 1] - '0');
    return margins;
}

constexpr CaseWay to_way(const Margins& needs, std::string_view gps) {
    CaseWay way;
    way.needs = needs;
    way.text_size = static_cast<std::uint8_t>(gps.size());
    for (std::size_t m = 0; m < Mirroring::count; ++m)
        for (std::size_t i = 0; i < gps.size(); ++i) way.text[m][i] = Mirroring::from_id(m).undone(gps[i]);
    int plus = 0;
    for (std::size_t i = 0; i < gps.size(); ++i) {
        const char c = gps[i];
        if (c == 'x') way.per_x = 1;
        if (c == 'y') way.per_y = 1;
        if (c == '-') plus -= gps[i + 1] - '0';
        if (std::string_view("NESW").find(c) < 4 && (i == 0 || gps[i - 1] != '(')) ++plus;
    }
    way.plus = static_cast<std::int8_t>(plus);
    return way;
}

constexpr std::size_t row_count = std::size(case_table);

constexpr std::size_t count_ways() {
    std::size_t count = 0;
    for (const CaseRow& row : case_table) for_each_word(row.ways, [&](auto word) { count += is_gps(word) ? 1 : 0; });
    return count;
}

constexpr auto make_ways() {
    std::array<CaseWay, count_ways()> ways;
    std::size_t count = 0;
    for (const CaseRow& row : case_table) {
        Margins needs{};
        for_each_word(row.ways, [&](auto word) {
            if (is_gps(word)) ways[count++] = to_way(needs, word), needs = {};
            else needs = to_margins(word);
        });
    }
    return ways;
}

// The ways of row r are first_ways()[r] up to, not including, first_ways()[r + 1].
constexpr auto first_ways() {
    std::array<std::uint8_t, row_count + 1> first{};
    for (std::size_t row = 0; row < row_count; ++row) {
        first[row + 1] = first[row];
        for_each_word(case_table[row].ways, [&](auto word) {
            if (is_gps(word)) ++first[row + 1];
        });
    }
    return first;
}

// The first row whose condition holds. `goal` is the first letter of its name.
constexpr std::uint8_t find_row(char goal, std::size_t x, std::size_t y) {
    for (std::size_t row = 0; row < row_count; ++row) {
        bool matches = case_table[row].name[0] == goal;
        if (matches)
            for_each_word(case_table[row].when, [&](auto clause) { matches = matches && holds(clause, x, y); });
        if (matches) return static_cast<std::uint8_t>(row);
    }
    return row_count;
}

inline constexpr std::string_view goals = "TBNS";
inline constexpr std::size_t period_end = 8;  // a displacement of 8 or more behaves like the one four less

constexpr auto make_rows() {
    std::array<std::array<std::array<std::uint8_t, period_end>, period_end>, 4> rows{};  // [goal][x][y]
    for (std::size_t goal = 0; goal < 4; ++goal)
        for (std::size_t x = 0; x < period_end; ++x)
            for (std::size_t y = 0; y < period_end; ++y) rows[goal][x][y] = find_row(goals[goal], x, y);
    return rows;
}

inline constexpr auto ways = make_ways();
inline constexpr auto first_way = first_ways();
inline constexpr auto rows = make_rows();

constexpr std::size_t reduced(std::int64_t distance) {
    return static_cast<std::size_t>(distance < static_cast<std::int64_t>(period_end) ? distance : 4 + distance % 4);
}

// Conditions compare with at most 5 or look at the remainder by 4, so twice the period shows that they repeat.
constexpr bool rows_repeat() {
    for (std::size_t goal = 0; goal < 4; ++goal)
        for (std::size_t x = 0; x < 2 * period_end; ++x)
            for (std::size_t y = 0; y < 2 * period_end; ++y)
                if (find_row(goals[goal], x, y) !=
                    rows[goal][reduced(static_cast<std::int64_t>(x))][reduced(static_cast<std::int64_t>(y))])
                    return false;
    return true;
}
static_assert(rows_repeat());

}  // namespace cases
}  // namespace trundle
