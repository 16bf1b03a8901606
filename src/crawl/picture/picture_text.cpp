// A crawl in characters: three for a cell and three between.
#include <algorithm>

#include "base/ink.h"
#include "crawl/picture/stops.h"

namespace trundle {
namespace {

constexpr std::size_t label_width = 4;  // of the rows' numbers and a blank

std::string repeated(std::string_view text, std::size_t count) {
    std::string result;
    for (; count > 0; --count) result += text;
    return result;
}

// In the middle of `width` columns; `columns` are those of the text itself.
std::string centred(std::string_view text, std::size_t columns, std::size_t width) {
    const std::size_t blanks = width - std::min(width, columns);
    return std::string((blanks + 1) / 2, ' ') + std::string(text) + std::string(blanks / 2, ' ');
}

std::string centred(const std::string& text) { return centred(text, text.size(), 3); }

std::string_view arrow_of(Face heading) {
    return heading == Face::R ? "→" : heading == Face::L ? "←" : heading == Face::B ? "↑" : "↓";
}

class Picture {
public:
    Picture(const Board& board, Pose start, std::span<const Move> moves, bool colour, std::size_t done)
        : board_(board),
          ink_{colour},
          stops_(stops_of(start, moves.first(std::min(done, moves.size())))),
          window_(window_of(board, stops_of(start, moves))),
          arrival_(window_.size()),
          links_(window_.size()) {
        for (std::size_t i = 1; i < stops_.size(); ++i) {
            const Cell to = stops_[i].pose.cell;
            arrival_[window_.index(to)] = stops_[i].arrival;
            link(stops_[i - 1].pose.cell, to);
        }
    }

    std::string drawn() const {
        std::string text(label_width + 2, ' ');
        for (int x = window_.low.x; x <= window_.high.x; ++x) text += ink_("2", centred(std::to_string(x))) + "   ";
        end_line(text);
        if (is_edge(window_.low.z, 0)) text += border("┌", "┐");
        for (int z = window_.low.z; z <= window_.high.z; ++z) {
            if (z > window_.low.z) text += row(std::string(label_width, ' '), z, &Picture::above);
            const std::string label = std::to_string(z) + " ";
            text += row(ink_("2", std::string(label_width - std::min(label_width, label.size()), ' ') + label), z,
                        &Picture::cell_and_right);
        }
        if (is_edge(window_.high.z, board_.height() - 1)) text += border("└", "┘");
        return text;
    }

private:
    bool is_edge(int line, int last) const { return !board_.is_unbounded() && line == last; }
    bool has_left() const { return is_edge(window_.low.x, 0); }
    bool has_right() const { return is_edge(window_.high.x, board_.width() - 1); }

    std::string border(std::string_view left, std::string_view right) const {
        std::string text(label_width, ' ');
        text += has_left() ? left : " ";
        text += repeated("─", static_cast<std::size_t>(window_.width()) * 6 - 1);
        if (has_right()) text += right;
        return text + '\n';
    }

    std::string row(const std::string& label, int z, std::string (Picture::*part)(Cell) const) const {
        std::string text = label + (has_left() ? "│ " : "  ");
        for (int x = window_.low.x; x <= window_.high.x; ++x) text += (this->*part)({x, z});
        if (has_right()) text.resize(text.size() - 2), text += "│";
        end_line(text);
        return text;
    }

    // Kept with the back left cell of the two.
    void link(Cell a, Cell b) { links_[window_.index({std::min(a.x, b.x), std::min(a.z, b.z)})] |= a.z == b.z ? 1 : 2; }
    bool is_linked(Cell cell, int way) const { return (links_[window_.index(cell)] & way) != 0; }

    std::string cell_and_right(Cell cell) const {
        return inside(cell) + (is_linked(cell, 1) ? ink_("36", "───") : "   ");
    }
    std::string above(Cell cell) const {
        return (is_linked({cell.x, cell.z - 1}, 2) ? ink_("36", " │ ") : "   ") + "   ";
    }

    std::string inside(Cell cell) const {
        const Pose end = stops_.back().pose;
        if (cell == end.cell) return ink_("1;31", centred("■" + std::string(arrow_of(end.rotation(Face::F))), 2, 3));
        if (cell == stops_[0].pose.cell) return ink_("1;32", " S ");
        if (board_.is_blocked(cell)) return ink_("2", "▒▒▒");
        const std::size_t arrival = arrival_[window_.index(cell)];
        return arrival != 0 ? ink_("1", centred(std::to_string(arrival))) : ink_("2", " · ");
    }

    const Board& board_;
    Ink ink_;
    std::vector<Stop> stops_;
    Window window_;
    std::vector<std::size_t> arrival_;  // the last move that came to a cell; 0: none
    std::vector<std::uint8_t> links_;   // 1: to the right, 2: to the front
};

}  // namespace

std::string picture(const Board& board, Pose start, std::span<const Move> moves, bool colour, std::size_t done) {
    return Picture(board, start, moves, colour, done).drawn();
}

}  // namespace trundle
