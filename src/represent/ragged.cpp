// Ragged: Nested without its jots, and the price: each turn must know from the place which colours a vector has.
//
//   PAD: each vector spread over up/down, back/front and left/right as its place has them     DROP: the jots left out
//   X: DROP 2 1 3⍉⌽[1]2 1 3 PERMUTE EACHRIGHT PAD ⍵     and so on
#include "represent/drawing.h"

namespace trundle {
namespace {

// One letter a kind, ' ' for a jot, from places in the order of Nested's map.
std::vector<int> padded_letters(const std::vector<std::string>& cells) {
    const std::vector<int>& map = definition_of(Form::nested).map.ravel;
    std::vector<int> letters(map.size(), ' ');
    for (std::size_t i = 0, next = 0; i < map.size(); ++i) {
        if (i % 3 == 0) next = 0;
        if (map[i] != 0) letters[i] = cells[i / 3][next++];
    }
    return letters;
}

std::vector<std::string> without_jots(const std::vector<int>& letters) {
    std::vector<std::string> cells(letters.size() / 3);
    for (std::size_t i = 0; i < letters.size(); ++i)
        if (letters[i] != ' ') cells[i / 3] += static_cast<char>(letters[i]);
    return cells;
}

}  // namespace

RaggedCube::RaggedCube(const Facelets& facelets) {
    std::vector<int> letters;
    for (const Scalar& cell : ArrayCube(Form::nested, facelets).cells()) letters.push_back(*std::get_if<char>(&cell));
    cells_ = without_jots(letters);
}

std::optional<Error> RaggedCube::turn(std::span<const Move> moves) {
    const Definition& nested = definition_of(Form::nested);
    const Result<World> stands = from_facelets(facelets());
    Rotation rotation = stands ? stands->pose.rotation : Rotation();
    for (const Move move : moves) {
        const Move in_world = in_frame(move, Frame::world, rotation);
        for (const LetterMove letter : to_letters(in_world)) {
            Array w{nested.map.shape, padded_letters(cells_), nested.map.depth};
            for (int i = 0; i < (letter.inverse ? 3 : 1); ++i)
                w = nested.moves[static_cast<std::size_t>(letter.letter)](w);
            cells_ = without_jots(w.ravel);
        }
        rotation = rotation * in_world.rotation();
    }
    return {};
}

Facelets RaggedCube::facelets() const {
    const std::vector<int> letters = padded_letters(cells_);
    const std::vector<int>& map = definition_of(Form::nested).map.ravel;
    Colours54 colours{};
    for (std::size_t i = 0; i < map.size(); ++i)
        if (map[i] != 0) colours[static_cast<std::size_t>(map[i] - 1)] = static_cast<char>(letters[i]);
    return from_colours(colours);
}

Drawing RaggedCube::draw(ArrayLayout layout) const {
    Drawing drawing;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        for (const char letter : cells_[i]) drawing.push_back({std::string(1, letter), rgb_of_colour(letter)});
        const bool is_last = i % 3 == 2;
        if (!is_last) drawing.push_back({std::string(4 - cells_[i].size(), ' ')});
        else if (layout == ArrayLayout::side) drawing.push_back({std::string(3 - cells_[i].size(), ' ')});
        if (is_last) drawing.push_back({"\n"});
        if (i % 9 == 8 && i + 1 < cells_.size()) drawing.push_back({"\n"});
    }
    return layout == ArrayLayout::side ? beside_each_other(drawing) : drawing;
}

}  // namespace trundle
