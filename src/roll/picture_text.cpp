// A maze and a walk in characters, three for a square and one between.
#include <trundle/maze.h>

#include "base/ink.h"
#include "roll/maze_index.h"
#include "roll/visits.h"

namespace trundle {
namespace {

class MazePicture {
public:
    MazePicture(const Maze& maze, std::string_view path, bool colour)
        : maze_(maze), ink_{colour}, index_(maze), tops_(index_.count()), links_(index_.count()) {
        const std::vector<Visit> visits = visits_of(maze, path);
        for (std::size_t i = 0; i < visits.size(); ++i) {
            tops_[index_.of(visits[i].square)] = visits[i].top;
            if (i > 0) link(visits[i - 1].square, visits[i].square);
        }
        end_ = visits.back().square;
    }

    std::string drawn() const {
        std::string text;
        for (std::int64_t y = maze_.rows(); y >= 1; --y) {
            for (std::int64_t x = 1; x <= maze_.columns(); ++x)
                text += square({x, y}) + between({x, y}, Way::E, "─", "║", " ");
            end_line(text);
            if (y == 1) break;
            for (std::int64_t x = 1; x <= maze_.columns(); ++x)
                text += between({x, y - 1}, Way::N, " │ ", "═══", "   ") + " ";
            end_line(text);
        }
        return text;
    }

private:
    // Kept with the lower left square of the two.
    void link(Square a, Square b) {
        const Square from{std::min(a.x, b.x), std::min(a.y, b.y)};
        links_[index_.of(from)] |= a.y == b.y ? 1 : 2;
    }

    std::string square(Square square) const {
        const int label = maze_.label(square);
        if (const int top = tops_[index_.of(square)]; top != 0)
            return ink_(square == end_          ? "1;31"
                        : square == maze_.start ? "1;32"
                                                : "1",
                        " " + std::to_string(top) + " ");
        if (label == Maze::blocked) return ink_("2", "###");
        if (label != 0) return "(" + std::to_string(label) + ")";
        return maze_.is_target(square) ? " T " : ink_("2", " · ");
    }

    std::string between(Square from, Way way, std::string_view walk, std::string_view wall,
                        std::string_view open) const {
        if (links_[index_.of(from)] & (way == Way::E ? 1 : 2)) return ink_("36", walk);
        return std::string(maze_.has_wall(from, way) ? wall : open);
    }

    const Maze& maze_;
    Ink ink_;
    MazeIndex index_;
    std::vector<int> tops_;  // 0: not visited
    std::vector<std::uint8_t> links_;
    Square end_;
};

}  // namespace

std::string picture(const Maze& maze, std::string_view path, bool colour) {
    if (maze.rows() > max_picture_side || maze.columns() > max_picture_side) return "";
    return MazePicture(maze, path, colour).drawn();
}

}  // namespace trundle
