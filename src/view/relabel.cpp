// The 48 relabelings of a configuration: its moves, seen through each symmetry.
#include <trundle/view.h>
#include <set>

namespace trundle {

Relabeling canonical_relabeling(std::span<const Move> moves) {
    Relabeling first;
    std::set<Facelets> all;
    for (int id = 0; id < Symmetry::count; ++id) {
        Relabeling here{.symmetry = Symmetry::from_id(id), .moves = {}, .facelets = to_facelets(World{})};
        for (Move move : moves) {
            here.moves.push_back(conjugated(move, here.symmetry));
            here.facelets = after(here.facelets, here.moves.back());
        }
        all.insert(here.facelets);
        if (id == 0 || here.facelets < first.facelets) first = std::move(here);
    }
    first.siblings = static_cast<int>(all.size()) - 1;
    return first;
}

}  // namespace trundle
