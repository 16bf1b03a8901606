// The paper's letters as moves, as text, and as facelets' colours.
#include "base/random.h"
#include "represent/seven.h"

namespace trundle {

std::string to_text(LetterMove move) {
    return std::string(1, "LCRBHFUMDXYZ"[static_cast<std::size_t>(move.letter)]) + (move.inverse ? "'" : "");
}

Move to_move(LetterMove move) { return move_of(move); }

std::vector<LetterMove> to_letters(Move move) {
    std::vector<LetterMove> result;
    const int layers = move.layers();
    for (std::size_t i = 0; i < letter_count; ++i) {
        const auto letter = static_cast<Letter>(i);
        const Move forward = move_of(letter);
        const bool part = layers == Move::all ? forward.layers() == Move::all : (forward.layers() & ~layers) == 0;
        if (forward.axis() != move.axis() || !part) continue;
        const bool inverse = move.quarters() != 2 && move.quarters() != forward.quarters();
        if (move.quarters() == 2) result.push_back({letter});
        if (move.quarters() != 0) result.push_back({letter, inverse});
    }
    return result;
}

std::vector<LetterMove> inverted(std::span<const LetterMove> moves) {
    std::vector<LetterMove> result;
    for (std::size_t i = moves.size(); i-- > 0;) result.push_back({moves[i].letter, !moves[i].inverse});
    return result;
}

Facelets54 to_vector(const Facelets& facelets) {
    return each([&](int number) { return colour_of(facelets[facelet_of(place_of(number))]); }, facelet_numbers);
}

Facelets from_vector(const Facelets54& vector) {
    Facelets facelets{};
    for (int number = 1; number <= 54; ++number) facelets[facelet_of(place_of(number))] = face_of(vector[{number}]);
    return facelets;
}

}  // namespace trundle
