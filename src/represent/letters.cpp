// The paper's letters as moves and as text.
#include <trundle/represent.h>

namespace trundle {

std::string to_text(LetterMove move) {
    return std::string(1, "LCRBHFUMDXYZ"[static_cast<std::size_t>(move.letter)]) + (move.inverse ? "'" : "");
}

// Each layer of an axis turns the way of the axis's orientation move: x', z' or y.
Move to_move(LetterMove move) {
    constexpr std::array axes{Axis::x, Axis::z, Axis::y};
    constexpr std::array layers{std::array{Move::negative, Move::middle, Move::positive},   // L C R
                                std::array{Move::negative, Move::middle, Move::positive},   // B H F
                                std::array{Move::positive, Move::middle, Move::negative}};  // U M D
    const auto i = static_cast<std::size_t>(move.letter);
    const std::size_t axis = i < quarter_turn_count ? i / 3 : i - quarter_turn_count;
    const int quarters = axes[axis] == Axis::y ? 1 : -1;
    return {axes[axis], i < quarter_turn_count ? layers[axis][i % 3] : Move::all, move.inverse ? -quarters : quarters};
}

std::vector<LetterMove> to_letters(Move move) {
    std::vector<LetterMove> result;
    const int layers = move.layers();
    for (std::size_t i = 0; i < letter_count; ++i) {
        const auto letter = static_cast<Letter>(i);
        const Move forward = to_move({letter});
        const bool part = layers == Move::all ? forward.layers() == Move::all : (forward.layers() & ~layers) == 0;
        if (forward.axis() != move.axis() || !part) continue;
        const int quarters = layers == Move::all ? move.quarters() : move.quarters_of(forward.layers());
        const bool inverse = quarters != 2 && quarters != forward.quarters();
        if (quarters == 2) result.push_back({letter});
        if (quarters != 0) result.push_back({letter, inverse});
    }
    return result;
}

std::vector<LetterMove> inverted(std::span<const LetterMove> moves) {
    std::vector<LetterMove> result;
    for (std::size_t i = moves.size(); i-- > 0;) result.push_back({moves[i].letter, !moves[i].inverse});
    return result;
}

}  // namespace trundle
