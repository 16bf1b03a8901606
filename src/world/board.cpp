// Boards: their sizes, their walls, and the headings of a cube that stands on one.
#include <trundle/world.h>
#include <algorithm>

#include "base/text.h"

namespace trundle {

// The order of one spin2 after another; north is at the back.
struct Heading {
    Face face;
    std::string_view name, compass;
};
static constexpr std::array<Heading, 4> headings{
    {{Face::F, "+z", "south"}, {Face::L, "-x", "west"}, {Face::B, "-z", "north"}, {Face::R, "+x", "east"}}};

std::string to_text(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.z); }

std::optional<Cell> parse_cell(std::string_view text) {
    const auto numbers = two_numbers<int>(text, ',');
    return numbers ? std::optional(Cell{numbers->first, numbers->second}) : std::nullopt;
}

std::string_view heading_name(Face heading) {
    for (const Heading& known : headings)
        if (known.face == heading) return known.name;
    return "";
}

std::optional<Face> parse_heading(std::string_view text) {
    std::string word(text);
    std::transform(word.begin(), word.end(), word.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    for (const Heading& known : headings)
        if (known.name == word || known.compass == word) return known.face;
    return {};
}

Result<Board> Board::rectangle(int width, int height) {
    if (width < 1 || height < 1 || width > max_side || height > max_side)
        return input_error("board_size", "a board has 1 to " + std::to_string(max_side) + " cells a side, not " +
                                             std::to_string(width) + "x" + std::to_string(height));
    Board board;
    board.width_ = width;
    board.height_ = height;
    board.blocked_.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    return board;
}

Result<Board> Board::parse_size(std::string_view text) {
    if (text == "unbounded") return unbounded();
    if (const auto sides = two_numbers<int>(text, 'x')) return rectangle(sides->first, sides->second);
    return input_error("board_size", "a board is WIDTHxHEIGHT, such as 3x3, or unbounded, not " + quoted(text));
}

Result<Board> Board::parse_walls(std::string_view text) {
    std::vector<std::string_view> rows = lines_in(text);
    while (!rows.empty() && rows.back().empty()) rows.pop_back();
    if (rows.empty())
        return input_error("walls_file", "the walls file is empty: draw one character a cell, '.' or '#'");

    Result<Board> board = rectangle(static_cast<int>(std::min<std::size_t>(rows[0].size(), 1000)),
                                    static_cast<int>(std::min<std::size_t>(rows.size(), 1000)));
    if (!board) return board;
    for (std::size_t z = 0; z < rows.size(); ++z) {
        if (rows[z].size() != rows[0].size())
            return input_error("walls_file", "line " + std::to_string(z + 1) + " has " +
                                                 std::to_string(rows[z].size()) + " cells, line 1 has " +
                                                 std::to_string(rows[0].size()));
        for (std::size_t x = 0; x < rows[z].size(); ++x) {
            if (rows[z][x] == '#') board->blocked_[z * rows[0].size() + x] = 1;
            else if (rows[z][x] != '.')
                return input_error("walls_file",
                                   "line " + std::to_string(z + 1) + ", column " + std::to_string(x + 1) +
                                       ": a cell is '.' (free) or '#' (blocked), not " +
                                       quoted(character_at(rows[z], x)),
                                   static_cast<std::size_t>(&rows[z][x] - text.data()));
        }
    }
    return board;
}

std::string Board::why_blocked(Cell cell) const {
    if (contains(cell)) return " is blocked";
    return is_unbounded() ? " is more than " + std::to_string(horizon) + " cells away" : " is not on the board";
}

}  // namespace trundle
