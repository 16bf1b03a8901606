// Reads the input of "A Dicey Problem" (UVa 810): for each maze a name, six numbers (rows, columns, start row from the
// top, start column, label on top, label in front), then the squares: 1 to 6, -1 for any label, 0 for a hole. END ends.
// The die must leave its start and come back to it; a label must be on top before rolling onto its square.
#include <trundle/maze.h>

#include "base/memory.h"
#include "base/text.h"

namespace trundle {
namespace {

class DiceyWords {
public:
    explicit DiceyWords(std::string_view text)
        : text_(text), end_(text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0) {}

    std::string_view next() {
        constexpr std::string_view blanks = " \t\r\n";
        at_ = std::min(text_.find_first_not_of(blanks, end_), text_.size());
        end_ = std::min(text_.find_first_of(blanks, at_), text_.size());
        return text_.substr(at_, end_ - at_);
    }

    Result<int> number(int least, int most) {
        const std::string_view word = next();
        const std::optional<int> value = whole_number<int>(word);
        if (!value || *value < least || *value > most)
            return fail("expected a number from " + std::to_string(least) + " to " + std::to_string(most) +
                        (word.empty() ? ", not the end of the text" : ", not " + quoted(word)));
        return *value;
    }

    std::size_t characters_left() const { return text_.size() - end_; }

    Error fail(std::string_view message) const { return error_at(text_, at_, "dicey", message); }

private:
    std::string_view text_;
    std::size_t at_ = 0;  // of the last word
    std::size_t end_;
};

Result<Maze> read_maze(std::string_view name, DiceyWords& words, const Work& work) {
    std::array<int, 6> numbers{};  // rows, columns, row, column, top, front
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const int most = i < 2 ? 16384 : i < 4 ? numbers[i - 2] : 6;
        const Result<int> number = words.number(1, most);
        if (!number) return number.error();
        numbers[i] = *number;
    }
    const auto [rows, columns, row, column, top, front] = numbers;
    if (words.characters_left() < static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns))
        return words.fail("the text is too short for a maze of this size");
    Result<Maze> maze = Maze::rectangle(rows, columns, work);
    if (!maze) return maze;
    const std::optional<Rotation> die = die_showing(top, 7 - front);
    if (!die) return words.fail("no die shows these two labels on top and in front");
    maze->name = name;
    maze->die = *die;
    maze->start = {column, rows + 1 - row};
    maze->add_target(maze->start);
    maze->rules.leave_start = true;
    for (int y = rows; y >= 1; --y) {
        if (work.is_stopped()) return stopped_error("while reading the maze");
        for (int x = 1; x <= columns; ++x) {
            const Result<int> label = words.number(-1, 6);
            if (!label) return label.error();
            if (*label == 0) maze->block({x, y});
            else if (*label > 0) maze->set_label({x, y}, *label);
        }
    }
    return maze;
}

}  // namespace

Result<std::vector<Maze>> parse_dicey(std::string_view text, const Work& work) {
    DiceyWords words(text);
    std::vector<Maze> mazes;
    for (std::string_view name = words.next(); name != "END"; name = words.next()) {
        if (name.empty()) return words.fail("expected the name of a maze, or END");
        Result<Maze> maze = read_maze(name, words, work);
        if (!maze) return maze.error();
        mazes.push_back(*std::move(maze));
    }
    return mazes;
}

}  // namespace trundle
