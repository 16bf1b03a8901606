// Cubes of other sizes. Numeric, 4-D and Nested turn a layer as a whole, whatever its size; for Vector the lists of
// indices are derived anew. The same operations as for 3x3x3, applied to the cells themselves.
#include "base/memory.h"
#include "base/text.h"
#include "represent/drawing.h"

namespace trundle {
namespace {

constexpr int smallest = 2, largest = 9;

std::string_view why_it_stops(Form form) {
    switch (form) {
        case Form::local:
            return "local writes each quarter-turn out for faces of three rows; for other sizes all twelve would have "
                   "to "
                   "be written anew";
        case Form::composite:
            return "composite has only the rims of the up and down faces: what is inside can be inferred from the "
                   "other "
                   "centres on 3x3x3 alone";
        case Form::visual:
            return "visual lacks the inside of the down face: it can be inferred from the other centres on 3x3x3 alone";
        default:
            return "";
    }
}

std::size_t kind_of(Letter whole) { return static_cast<std::size_t>(whole) - quarter_turn_count; }

WholeTurns turns_of(Form form) {
    return form == Form::numeric ? numeric_turns(10) : form == Form::four_d ? four_d_turns() : nested_turns();
}

// Facelet numbers where the array has them; of Numeric the digits along the first axis.
Array map_of(Form form, int size) {
    if (form == Form::vector) return iota({6 * size * size});
    const Array map = cubie_map(size);
    return form == Form::four_d    ? map
           : form == Form::numeric ? transpose({2, 1, 3, 4}, map)
                                   : enclose(transpose({1, 4, 2, 3}, map));
}

Array array_of(Form form, int size, const std::vector<int>& cells) {
    if (form == Form::numeric) return {{size, size, size}, cells};
    const Array map = map_of(form, size);
    return {map.shape, cells, map.depth};
}

// The letters in the order of the map.
Array letters_of(Form form, int size, const std::vector<int>& cells) {
    Array w = array_of(form, size, cells);
    if (form != Form::numeric) return w;
    w = encode(3, 10, w);
    for (int& digit : w.ravel) digit = digit == 0 ? ' ' : paper_colours[static_cast<std::size_t>(digit - 1)];
    return w;
}

}  // namespace

Result<std::vector<LayerMove>> parse_layers(std::string_view text, int size) {
    constexpr std::string_view letters = "LCRBHFUMDXYZ";
    std::vector<LayerMove> moves;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ') continue;
        const std::size_t at = i;
        const bool is_counted = text[i] >= '1' && text[i] <= '9';
        const int count = is_counted ? text[i++] - '0' : 1;
        const std::size_t letter = i < text.size() ? letters.find(text[i]) : letters.size();
        if (letter >= letters.size())
            return input_error(
                "unknown_layer",
                quoted(character_at(text, std::min(i, text.size() - 1))) +
                    " is no layer; those are L C R B H F U M D, 2L for the one beside L, and X Y Z for all",
                at);
        LayerMove move{static_cast<Letter>(letter < quarter_turn_count ? quarter_turn_count + letter / 3 : letter)};
        const bool is_middle = letter < quarter_turn_count && letter % 3 == 1;
        if (is_middle && size % 2 == 0)
            return input_error("unknown_layer",
                               std::string(1, letters[letter]) + " is the middle layer, of odd sizes only", at);
        if (count > size || (is_counted && (is_middle || letter >= quarter_turn_count)))
            return input_error("unknown_layer", "there is no such layer", at);
        if (letter < quarter_turn_count)
            move.layer = letter % 3 == 0 ? count : is_middle ? (size + 1) / 2 : size + 1 - count;
        if (i + 1 < text.size() && text[i + 1] == '\'') move.inverse = true, ++i;
        moves.push_back(move);
    }
    return moves;
}

Result<SizedArray> SizedArray::solved(Form form, int size) {
    if (size < smallest || size > largest) return input_error("size", "the size of a cube is 2 to 9");
    if (const std::string_view why = why_it_stops(form); !why.empty())
        return none_error("no_such_size", std::string(why));
    SizedArray array(form, size);
    Array letters = map_of(form, size);
    for (int& cell : letters.ravel)
        cell = cell == 0 ? ' ' : paper_colours[static_cast<std::size_t>((cell - 1) / (size * size))];
    if (form == Form::numeric) {
        for (int& cell : letters.ravel)
            cell = cell == ' ' ? 0 : static_cast<int>(paper_colours.find(static_cast<char>(cell))) + 1;
        letters = decode(10, letters);
    }
    array.cells_ = letters.ravel;
    return array;
}

std::vector<int> SizedArray::shape() const { return array_of(form_, size_, cells_).shape; }

void SizedArray::turn(LayerMove move) {
    Array w = array_of(form_, size_, cells_);
    const std::size_t kind = kind_of(move.whole);
    const auto turned = [&]() -> Array {
        if (form_ == Form::vector) {
            // Layers are counted from L and D and B there, of U M D from below.
            const int layer = move.whole == Letter::Z ? size_ - move.layer : move.layer - 1;
            const Assignment assign =
                assignment_of(move.whole, size_, [&](int each) { return move.layer == 0 || each == layer; });
            return w.with({assign.to}, w[{assign.from}]);
        }
        const WholeTurns turns = turns_of(form_);
        return move.layer == 0 ? turns.whole[kind](w) : turn_of_layer(turns, kind, move.layer)(w);
    };
    for (int i = 0; i < (move.inverse ? 3 : 1); ++i) w = turned();
    cells_ = w.ravel;
}

Drawing SizedArray::draw() const {
    const Array letters = letters_of(form_, size_, cells_);
    const Array page = form_ == Form::numeric  ? enclose(transpose({4, 1, 2, 3}, letters))
                       : form_ == Form::four_d ? side_by_side(letters)
                                               : letters;
    return drawn_page(form_, page, definition_of(form_).gap);
}

std::string SizedArray::facelets() const {
    const std::vector<int> map = map_of(form_, size_).ravel;
    const std::vector<int> letters = letters_of(form_, size_, cells_).ravel;
    std::string colours(static_cast<std::size_t>(6 * size_ * size_), ' ');
    for (std::size_t i = 0; i < map.size(); ++i)
        if (map[i] != 0) colours[static_cast<std::size_t>(map[i] - 1)] = static_cast<char>(letters[i]);
    return colours;
}

Result<std::int64_t> period_of(const SizedArray& array, std::span<const LayerMove> moves, const Work& work) {
    SizedArray now = array;
    for (std::int64_t period = 1;; ++period) {
        if (work.is_stopped()) return stopped_error("after " + std::to_string(period - 1) + " repetitions");
        for (const LayerMove move : moves) now.turn(move);
        if (now == array) return period;
    }
}

}  // namespace trundle
