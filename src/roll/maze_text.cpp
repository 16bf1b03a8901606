// Mazes as plain text: lines `key: value`, then one character a square, or a drawing with walls. docs/FORMATS.md.
#include <trundle/maze.h>

#include "base/memory.h"
#include "base/text.h"

namespace trundle {
namespace {

constexpr std::string_view keys = "name, rule, die, goal, start, target, pass or leave";

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    return text;
}

class MazeParser {
public:
    MazeParser(std::string_view text, const Work& work) : text_(text), work_(work) {}

    Result<Maze> parse() {
        split();
        if (rows_.empty())
            return fail(text_.end(), "empty_maze", "no maze here: draw one character a square, such as S..#T");
        const bool drawn = rows_[0][0] == '+';
        Result<Maze> made = drawn ? Maze::rectangle(std::ssize(rows_) / 2, std::ssize(rows_[0]) / 2, work_)
                                  : Maze::rectangle(std::ssize(rows_), std::ssize(rows_[0]), work_);
        if (!made) return made;
        maze_ = *std::move(made);
        error_ = drawn ? read_drawing() : read_grid();
        for (std::string_view line : header_)
            if (!error_) error_ = read_header(line);
        if (error_) return *error_;
        if (!has_start_)
            return fail(rows_[0], "no_start", "the maze has no start: mark it S, or add a line start: X,Y");
        if (maze_.target_count() == 0)
            return fail(rows_[0], "no_target", "the maze has no target: mark it T, or add a line target: X,Y");
        return std::move(maze_);
    }

private:
    using MaybeError = std::optional<Error>;

    Error fail(std::string_view::iterator at, std::string_view code, std::string_view message) const {
        return error_at(text_, static_cast<std::size_t>(at - text_.begin()), code, message);
    }
    Error fail(std::string_view at, std::string_view code, std::string_view message) const {
        return error_at(text_, static_cast<std::size_t>(at.data() - text_.data()), code, message);
    }

    // Into header and rows; empty lines and comments go.
    void split() {
        for (std::string_view line : lines_in(text_)) {
            while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
            if (line.empty() || line[0] == ';') continue;
            (line.find(':') < line.size() ? header_ : rows_).push_back(line);
        }
    }

    std::int64_t row_of_line(std::size_t line) const { return maze_.rows() - static_cast<std::int64_t>(line); }

    MaybeError read_grid() {
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (work_.is_stopped()) return stopped_error("while reading the maze");
            if (rows_[i].size() != rows_[0].size())
                return fail(rows_[i], "ragged",
                            "this row has " + std::to_string(rows_[i].size()) + " squares, the first has " +
                                std::to_string(rows_[0].size()));
            for (std::size_t x = 0; x < rows_[i].size(); ++x)
                if (MaybeError error =
                        read_square(rows_[i].begin() + x, {static_cast<std::int64_t>(x) + 1, row_of_line(i)}))
                    return error;
        }
        return {};
    }

    //  +-+-+-+    Squares stand at odd places of odd lines; between them | and - are walls and blanks are open.
    //  |S . 3|
    //  + +-+ +
    //  |. # T|
    //  +-+-+-+
    MaybeError read_drawing() {
        if (rows_.size() % 2 == 0)
            return fail(rows_.back(), "ragged", "a drawing begins and ends with a line of walls: +-+-+");
        const std::size_t width = rows_[0].size();
        if (width % 2 == 0) return fail(rows_[0], "ragged", "a line of walls begins and ends with +");
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (work_.is_stopped()) return stopped_error("while reading the maze");
            if (rows_[i].size() > width)
                return fail(rows_[i].begin() + width, "ragged", "this line is longer than the first");
            for (std::size_t x = 0; x < rows_[i].size(); ++x) {
                const auto at = rows_[i].begin() + x;
                const Square square{static_cast<std::int64_t>(x + 1) / 2, row_of_line((i + 1) / 2) + 1};
                MaybeError error;
                if (i % 2 == 0 && x % 2 == 0) error = expect(at, "+ ", "a corner of squares is + or blank");
                else if (i % 2 == 0) error = read_wall(at, '-', {square.x, square.y - 1}, Way::N);
                else if (x % 2 == 0) error = read_wall(at, '|', square, Way::E);
                else error = read_square(at, square);
                if (error) return error;
            }
            if (i % 2 == 1 && rows_[i].size() + 1 < width)
                return fail(rows_[i], "ragged", "this line is shorter than the first");
        }
        return {};
    }

    MaybeError expect(std::string_view::iterator at, std::string_view allowed, std::string_view message) const {
        if (allowed.find(*at) < allowed.size()) return {};
        return fail(at, "unknown_square", message);
    }

    // The wall on one side of a square; on the rim of the board it changes nothing.
    MaybeError read_wall(std::string_view::iterator at, char wall, Square square, Way way) {
        if (*at == wall) {
            maze_.add_wall(square, way);
            return {};
        }
        return expect(at, " ", std::string("a wall here is ") + wall + ", an opening is a blank");
    }

    template <class Place>
    MaybeError set_start(Place at, Square square) {
        if (has_start_) return fail(at, "two_starts", "the maze has a start already");
        maze_.start = square;
        has_start_ = true;
        return {};
    }

    MaybeError read_square(std::string_view::iterator at, Square square) {
        if (*at == '.' || *at == '*') return {};
        if (*at == '#') return maze_.block(square), MaybeError{};
        if (*at == 'T' || *at == '@') maze_.add_target(square);
        if (*at == 'T') return {};
        if (*at == 'S' || *at == '@') return set_start(at, square);
        if (*at < '1' || *at > '6')
            return fail(
                at, "unknown_square",
                "a square is . (free), # (blocked), 1 to 6 (labelled), S (start), T (target) or @ (start and target)");
        maze_.set_label(square, *at - '0');
        return {};
    }

    MaybeError read_header(std::string_view line) {
        const std::string_view key = trimmed(line.substr(0, line.find(':')));
        const std::string_view value = trimmed(line.substr(line.find(':') + 1));
        MazeRules& rules = maze_.rules;
        if (key == "name") return maze_.name = value, MaybeError{};
        if (key == "rule")
            return read_choice(value, "before", "after", [&](bool after) {
                rules.labels = after ? MazeRules::Labels::after : MazeRules::Labels::before;
            });
        if (key == "pass") return read_choice(value, "no", "yes", [&](bool yes) { rules.pass_targets = yes; });
        if (key == "leave") return read_choice(value, "no", "yes", [&](bool yes) { rules.leave_start = yes; });
        if (key == "die") {
            std::optional<int> top;
            std::optional<int> north;
            if (MaybeError error = read_labels(value, top, north)) return error;
            const std::optional<Rotation> die = die_showing(top.value_or(0), north.value_or(0));
            if (!die)
                return fail(value, "die", "no die shows these two labels: die: TOP NORTH, opposite labels add up to 7");
            maze_.die = *die;
            return {};
        }
        if (key == "goal") return read_labels(value, rules.top, rules.north);
        if (key == "start" || key == "target") {
            const auto numbers = two_numbers<std::int64_t>(value, ',');
            if (!numbers) return fail(value, "square", "a square is X,Y, 1,1 at the bottom left");
            const Square square{numbers->first, numbers->second};
            if (!maze_.contains(square)) return fail(value, "off_board", "this square is not on the board");
            if (key == "target") return maze_.add_target(square), MaybeError{};
            return set_start(value, square);
        }
        return fail(line, "unknown_key", "a line before the maze is one of " + std::string(keys));
    }

    template <class Set>
    MaybeError read_choice(std::string_view value, std::string_view no, std::string_view yes, Set set) const {
        if (value != no && value != yes)
            return fail(value, "bad_value", "expected " + std::string(no) + " or " + std::string(yes));
        set(value == yes);
        return {};
    }

    // "5", "5 3", "any", "any 3": on top, to the north.
    MaybeError read_labels(std::string_view value, std::optional<int>& top, std::optional<int>& north) const {
        std::string_view rest = value;
        for (std::optional<int>* label : {&top, &north}) {
            const std::string_view word = rest.substr(0, rest.find(' '));
            rest = trimmed(rest.substr(word.size()));
            if (word.size() == 1 && word[0] >= '1' && word[0] <= '6') *label = word[0] - '0';
            else if (word != "any" && !(word.empty() && label == &north))
                return fail(value, "label", "a label is 1 to 6, or any");
        }
        if (!rest.empty()) return fail(rest, "label", "at most two labels: on top, to the north");
        return {};
    }

    std::string_view text_;
    const Work& work_;
    std::vector<std::string_view> header_;
    std::vector<std::string_view> rows_;
    Maze maze_;
    MaybeError error_;
    bool has_start_ = false;
};

}  // namespace

Result<Maze> Maze::parse(std::string_view text, const Work& work) { return MazeParser(text, work).parse(); }

}  // namespace trundle
