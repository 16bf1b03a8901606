// Eight dice by breadth-first search. A state is a number: where the gap is, and the marks of the other squares in
// order as digits of base 6. From both ends, and the smaller side grows.
#include <trundle/maze.h>
#include <algorithm>

#include "base/memory.h"
#include "base/text.h"

namespace trundle {
namespace {

constexpr char gap = '.';
constexpr std::string_view marks = "UDNESW";

constexpr std::optional<Face> direction_of_mark(char mark) {
    if (mark == 'U') return Face::U;
    if (mark == 'D') return Face::D;
    const std::optional<Way> way = way_of(mark);
    return way ? std::optional(direction_of(*way)) : std::nullopt;
}

// Where the mark looks after a roll: one of the six directions, all of them read off the geometry of a die.
constexpr auto mark_after = [] {
    std::array<std::array<char, marks.size()>, all_ways.size()> table{};
    for (const Way way : all_ways)
        for (std::size_t from = 0; from < marks.size(); ++from)
            for (const char to : marks)
                if (rotation_of(way)(*direction_of_mark(marks[from])) == *direction_of_mark(to))
                    table[static_cast<std::size_t>(way)][from] = to;
    return table;
}();

std::uint32_t number_of(const EightDice& dice) {
    std::uint32_t number = 0;
    std::uint32_t place = 0;
    for (std::uint32_t i = 0; i < 9; ++i)
        if (dice.squares[i] == gap) place = i;
        else number = number * 6 + static_cast<std::uint32_t>(marks.find(dice.squares[i]));
    return number * 9 + place;
}

constexpr std::array<std::uint32_t, 8> powers{1, 6, 36, 216, 1296, 7776, 46656, 279936};
constexpr std::uint32_t off_board = ~std::uint32_t{0};

// A die that rolls along its row keeps its place among the digits; one from another row passes the two dice between
// it and the gap: of three digits the last becomes the first (N), or the first the last (S).
constexpr auto digits_after = [] {
    std::array<std::array<std::uint8_t, 216>, all_ways.size()> table{};
    for (std::uint32_t digits = 0; digits < 216; ++digits)
        for (const Way way : all_ways) {
            const auto rolled = [&](std::uint32_t mark) {
                return static_cast<std::uint32_t>(marks.find(mark_after[static_cast<std::size_t>(way)][mark]));
            };
            const std::uint32_t after = way == Way::N   ? rolled(digits % 6) * 36 + digits / 6
                                        : way == Way::S ? digits % 36 * 6 + rolled(digits / 36)
                                                        : rolled(digits % 6);
            table[static_cast<std::size_t>(way)][digits] = static_cast<std::uint8_t>(after);
        }
    return table;
}();

// Where the die stands that rolls so into the gap.
std::uint32_t place_from(std::uint32_t gap_place, Way way) {
    const std::uint32_t column = gap_place % 3;
    const bool is_off = way == Way::N   ? gap_place > 5
                        : way == Way::S ? gap_place < 3
                                        : column == (way == Way::E ? 0 : 2);
    if (is_off) return off_board;
    return way == Way::N   ? gap_place + 3
           : way == Way::S ? gap_place - 3
           : way == Way::E ? gap_place - 1
                           : gap_place + 1;
}

std::uint32_t number_after(std::uint32_t number, Way way) {
    const std::uint32_t place = number % 9;  // of the gap
    const std::uint32_t next_place = place_from(place, way);
    if (next_place == off_board) return off_board;
    const bool is_vertical = way == Way::N || way == Way::S;
    const std::uint32_t power = powers[way == Way::N ? 5 - place : way == Way::W ? 7 - place : 8 - place];
    const std::uint32_t before = number / 9 / power % (is_vertical ? 216 : 6);
    const std::uint32_t after = digits_after[static_cast<std::size_t>(way)][before];
    return (number / 9 + (after - before) * power) * 9 + next_place;
}

// All states around one, level by level, each with the roll that led there.
class Ripple {
public:
    static Result<Ripple> around(const EightDice& dice, const Work& work) {
        Ripple ripple;
        if (std::optional<Error> error = reserve(ripple.came_, EightDice::count, work)) return *std::move(error);
        ripple.came_.assign(EightDice::count, unknown);
        ripple.level_ = {number_of(dice)};
        ripple.came_[ripple.level_[0]] = origin;
        return ripple;
    }

    const std::vector<std::uint32_t>& level() const { return level_; }
    bool knows(std::uint32_t number) const { return came_[number] != unknown; }
    std::uint64_t count() const { return count_; }

    std::optional<Error> grow(const Work& work) {
        std::vector<std::uint32_t> next;
        for (std::size_t i = 0; i < level_.size(); ++i) {
            if (i % 4096 == 0 && work.is_stopped()) return stopped_error("before a path was found");
            for (const Way way : all_ways) {
                const std::uint32_t number = number_after(level_[i], way);
                if (number == off_board || knows(number)) continue;
                came_[number] = static_cast<std::uint8_t>(way);
                next.push_back(number);
            }
        }
        level_ = std::move(next);
        count_ += level_.size();
        work.progress("rolling eight dice", static_cast<double>(count_) / EightDice::count);
        return {};
    }

    // The rolls from the origin to a state. To undo a roll, the die rolls back.
    std::string path_to(std::uint32_t number) const {
        std::string path;
        while (came_[number] != origin) {
            const Way way = static_cast<Way>(came_[number]);
            path += letter_of(way);
            number = number_after(number, opposite(way));
        }
        std::reverse(path.begin(), path.end());
        return path;
    }

private:
    static constexpr std::uint8_t unknown = 0xff, origin = 0xfe;

    std::vector<std::uint8_t> came_;
    std::vector<std::uint32_t> level_;
    std::uint64_t count_ = 1;
};

std::string undone(std::string path) {
    std::reverse(path.begin(), path.end());
    for (char& letter : path) letter = letter_of(opposite(*way_of(letter)));
    return path;
}

}  // namespace

Result<EightDice> EightDice::parse(std::string_view text) {
    EightDice dice;
    std::size_t read = 0;
    std::size_t gaps = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ' || text[i] == '\n' || text[i] == '\r' || text[i] == '\t') continue;
        if (text[i] != gap && !direction_of_mark(text[i]))
            return input_error(
                "unknown_mark",
                "a die's mark looks U D N E S or W, and . is the gap: not " + quoted(character_at(text, i)), i);
        if (read == dice.squares.size()) return input_error("dice_count", "there are nine squares, not more", i);
        gaps += text[i] == gap ? 1 : 0;
        if (gaps > 1) return input_error("dice_count", "there is one gap, not two", i);
        dice.squares[read++] = text[i];
    }
    if (read < dice.squares.size())
        return input_error("dice_count", "there are nine squares, not " + std::to_string(read), text.size());
    if (gaps == 0) return input_error("dice_count", "one of the nine squares is the gap, a dot", text.size());
    return dice;
}

std::string EightDice::to_text() const {
    const std::string_view all(squares.data(), squares.size());
    return std::string(all.substr(0, 3)) + " " + std::string(all.substr(3, 3)) + " " + std::string(all.substr(6));
}

std::optional<EightDice> EightDice::rolled(Way way) const {
    const auto at = static_cast<std::uint32_t>(std::find(squares.begin(), squares.end(), gap) - squares.begin());
    const std::uint32_t from = place_from(at, way);
    if (from == off_board) return {};
    EightDice dice = *this;
    dice.squares[at] = mark_after[static_cast<std::size_t>(way)][marks.find(squares[from])];
    dice.squares[from] = gap;
    return dice;
}

Result<EightAnswer> roll_eight(const EightRequest& request, const Work& work) {
    Result<Ripple> there = Ripple::around(request.from, work);
    if (!there) return there.error();
    Result<Ripple> back = Ripple::around(request.to, work);
    if (!back) return back.error();
    if (request.from == request.to) return EightAnswer{"", 1};
    while (!there->level().empty() && !back->level().empty()) {
        const bool is_there = there->level().size() <= back->level().size();
        Ripple& growing = is_there ? *there : *back;
        const Ripple& other = is_there ? *back : *there;
        if (std::optional<Error> error = growing.grow(work)) return *std::move(error);
        for (const std::uint32_t number : growing.level())
            if (other.knows(number))
                return EightAnswer{there->path_to(number) + undone(back->path_to(number)),
                                   there->count() + back->count()};
    }
    return none_error("unreachable", "no rolls lead from the one state to the other");
}

Result<std::vector<std::uint64_t>> count_eight(const EightDice& from, const Work& work) {
    Result<Ripple> ripple = Ripple::around(from, work);
    if (!ripple) return ripple.error();
    std::vector<std::uint64_t> counts;
    for (; !ripple->level().empty();) {
        counts.push_back(ripple->level().size());
        if (std::optional<Error> error = ripple->grow(work)) return *std::move(error);
    }
    return counts;
}

}  // namespace trundle
