#include "tables/pruning/table.h"

#include "tables/files/large_pages.h"

namespace trundle {

// Some neighbour is one nearer; the walk ends at the one state from which no neighbour is.
int Table::distance_of(const Cube& cube, Rotation rotation) const {
    const std::span<const Move> moves = moves_of(layout_.pattern().play);
    const Key home = layout_.key_of(Cube(), Rotation());
    const auto is_home = [&](const Key& key) {
        return Layout::row_of(key) == Layout::row_of(home) && layout_.entry_in_row(key) == layout_.entry_in_row(home);
    };
    Cube here = cube;
    Rotation stands = rotation;
    Key key = layout_.key_of(here, stands);
    int distance = 0;
    for (; !is_home(key); ++distance) {
        const unsigned nearer = (code_of(key) + 2) % 3;
        for (std::size_t move = 0; move < moves.size(); ++move) {
            const Cube next = here * cube_of(layout_.turn_of(move));
            const Rotation next_stands = moves[move].rotation() * stands;
            const Key next_key = layout_.key_of(next, next_stands);
            if (code_of(next_key) != nearer) continue;
            here = next;
            stands = next_stands;
            key = next_key;
            break;
        }
    }
    return distance;
}

std::shared_ptr<const Table> in_large_pages(const Table& table, const Work& work) {
    Content content = in_large_pages(Content{table.codes(), table.distribution(), table.keeper()}, work);
    return std::make_shared<const Table>(table.layout(), content.bytes, std::move(content.distribution),
                                         std::move(content.keeper), table.soundness());
}

}  // namespace trundle
