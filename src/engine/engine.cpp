// Stickers move along the facelet maps: no pieces, so any 54 stickers can be turned, possible or not.
#include <trundle/engine.h>
#include <numeric>

namespace trundle {

Stickers solved() { return to_stickers(to_facelets(World{})); }

Stickers apply_move(const Stickers& state, Move move) { return to_stickers(after(to_facelets(state), move)); }

Stickers apply_algorithm(const Stickers& state, std::span<const Move> moves) {
    Stickers next = state;
    for (Move move : moves) next = apply_move(next, move);
    return next;
}

void apply_to_all(std::span<Stickers> states, std::span<const Move> moves) {
    Stickers from{};  // the sticker that comes to each place: a state of 54 colours, moved like any other
    std::iota(from.begin(), from.end(), std::uint8_t{0});
    from = apply_algorithm(from, moves);
    for (Stickers& state : states) {
        const Stickers before = state;
        for (std::size_t i = 0; i < facelet_count; ++i) state[i] = before[from[i]];
    }
}

Result<Moves> parse_notation(std::string_view text) { return parse(text, Notation::wca); }

Moves invert_algorithm(std::span<const Move> moves) { return inverted(moves); }

std::optional<SpelledMove> spelled(Move move) {
    for (const MoveCycles& row : move_cycles())
        for (int quarters = 1; quarters <= 3; ++quarters) {
            const Move quarter = parse_notation(row.name)->front();
            if (Move(quarter.axis(), quarter.layers(), quarters * quarter.quarters()) == move)
                return SpelledMove{row.name[0], quarters, row.name.ends_with('w')};
        }
    return {};
}

}  // namespace trundle
