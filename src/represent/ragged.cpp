// Ragged: Nested without its jots, and the price: each turn must know from the place which colours a vector has.
//
//   PAD: each vector spread over up/down, back/front and left/right as its place has them     DROP: the jots left out
//   X: DROP 2 1 3⍉⌽[1]2 1 3 PERMUTE EACHRIGHT PAD ⍵     and so on
//
// One turn's PAD undoes the DROP of the one before, so what is kept is padded, and dropped when somebody looks.
#include "represent/drawing.h"

namespace trundle {

std::vector<std::string> RaggedCube::cells() const {
    const std::vector<Scalar> letters = padded_.cells();  // three for each of the 27 places, ' ' for a jot
    std::vector<std::string> cells(letters.size() / 3);
    for (std::size_t i = 0; i < letters.size(); ++i)
        if (const char letter = *std::get_if<char>(&letters[i]); letter != ' ') cells[i / 3] += letter;
    return cells;
}

Drawing RaggedCube::draw(ArrayLayout layout) const {
    Drawing drawing;
    const std::vector<std::string> vectors = cells();
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        for (const char letter : vectors[i]) drawing.push_back({std::string(1, letter), rgb_of_colour(letter)});
        const bool is_last = i % 3 == 2;
        if (!is_last) drawing.push_back({std::string(4 - vectors[i].size(), ' ')});
        else if (layout == ArrayLayout::side) drawing.push_back({std::string(3 - vectors[i].size(), ' ')});
        if (is_last) drawing.push_back({"\n"});
        if (i % 9 == 8 && i + 1 < vectors.size()) drawing.push_back({"\n"});
    }
    return layout == ArrayLayout::side ? beside_each_other(drawing) : drawing;
}

}  // namespace trundle
