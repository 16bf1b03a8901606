// A maze as the text that Maze::parse reads: what differs from the default in lines above, then the squares.
#include <trundle/maze.h>

#include "base/memory.h"
#include "roll/maze_index.h"

namespace trundle {
namespace {

std::string place(std::string_view key, Square square) {
    return std::string(key) + ": " + std::to_string(square.x) + "," + std::to_string(square.y) + "\n";
}

char symbol(const Maze& maze, Square square) {
    const int label = maze.label(square);
    if (label == Maze::blocked) return '#';
    if (label != 0) return static_cast<char>('0' + label);
    if (square == maze.start) return maze.is_target(square) ? '@' : 'S';
    return maze.is_target(square) ? 'T' : '.';
}

std::string header(const Maze& maze) {
    const auto& [labels, top, north, pass_targets, leave_start] = maze.rules;
    std::string text;
    if (!maze.name.empty()) text += "name: " + maze.name + "\n";
    if (labels == MazeRules::Labels::after) text += "rule: after\n";
    if (!maze.die.is_none())
        text += "die: " + std::to_string(top_of(maze.die)) + " " + std::to_string(north_of(maze.die)) + "\n";
    const auto label = [](std::optional<int> value) { return value ? std::to_string(*value) : "any"; };
    if (top || north) text += "goal: " + label(top) + (north ? " " + label(north) : "") + "\n";
    if (pass_targets) text += "pass: yes\n";
    if (leave_start) text += "leave: yes\n";
    if (maze.label(maze.start) != 0) text += place("start", maze.start);
    const MazeIndex index(maze);
    for (std::size_t i = 0; i < index.count(); ++i)
        if (index.is_target(i) && index.label(i) != 0) text += place("target", index.square(i));
    return text;
}

}  // namespace

Result<std::string> Maze::to_text(const Work& work) const {
    std::string text = header(*this);
    const auto lines = static_cast<std::size_t>(has_walls_ ? 2 * rows_ + 1 : rows_);
    const auto width = static_cast<std::size_t>(has_walls_ ? 2 * columns_ + 2 : columns_ + 1);
    if (std::optional<Error> error = reserve(text, text.size() + lines * width, work)) return *std::move(error);
    const auto fence = [&](std::int64_t y) {  // the walls above row y
        for (std::int64_t x = 1; x <= columns_; ++x)
            text += y == 0 || y == rows_ || has_wall(Square{x, y}, Way::N) ? "+-" : "+ ";
        text += "+\n";
    };
    for (std::int64_t y = rows_; y >= 1; --y) {
        if (work.is_stopped()) return stopped_error("while printing the maze");
        if (has_walls_) fence(y), text += '|';
        for (std::int64_t x = 1; x <= columns_; ++x) {
            text += symbol(*this, {x, y});
            if (has_walls_) text += x == columns_ || has_wall(Square{x, y}, Way::E) ? '|' : ' ';
        }
        text += '\n';
    }
    if (has_walls_) fence(0);
    return text;
}

}  // namespace trundle
