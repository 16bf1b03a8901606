// Stickers move along the facelet maps: no pieces, so any 54 stickers can be turned, possible or not.
#include <trundle/engine.h>

namespace trundle {

Stickers solved() { return to_stickers(to_facelets(World{})); }

Stickers apply_move(const Stickers& state, Move move) { return apply_algorithm(state, std::span(&move, 1)); }

Stickers apply_algorithm(const Stickers& state, std::span<const Move> moves) {
    const auto in_other_order = [](const Stickers& from) {
        Stickers to;
        for (std::size_t i = 0; i < facelet_count; ++i) to[i] = from[sticker_of_facelet(i)];
        return to;
    };
    return in_other_order(facelets_after(in_other_order(state), moves));
}

Result<Moves> parse_notation(std::string_view text) { return parse(text, Notation::wca); }

Moves invert_algorithm(std::span<const Move> moves) { return inverted(moves); }

}  // namespace trundle
