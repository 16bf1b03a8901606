#include "coset/descent.h"

#include "base/machine.h"
#include "coset/descent_kernel.h"
#include "cube/portable_kernel.h"

namespace trundle {

template <>
struct MemberKeys<Portable> {
    static PlaceKeys of(const Cube& cube) {
        PlaceKeys keys;
        for (std::size_t place = 0; place < 24; ++place)
            if (place < 12 || place >= 16)
                keys.of[place / 4] |= static_cast<std::uint32_t>(cube.bytes()[place] & 7) << 3 * (place % 4);
        return keys;
    }
};

Descend portable_descend() { return DescentOn<Portable>::run; }

Descend descend() {
    static const Descend best = has_avx2() && avx2_descend() ? avx2_descend() : portable_descend();
    return best;
}

// Enough of them that threads end together and a stopped work loses little.
std::vector<Branch> branches_of(const Routes& routes, const Cube& cube, int depth) {
    constexpr std::size_t enough = 4000;
    const std::span<const Move> moves = moves_of(routes.play);
    std::vector<Branch> branches{{cube, NormalWords::start, 0, depth}};
    for (int room = depth; room > 1 && branches.size() < enough; --room) {
        std::vector<Branch> next;
        for (const Branch& branch : branches)
            for (std::size_t move = 0; move < moves.size(); ++move)
                if (routes.words.allowed(branch.state) >> move & 1)
                    next.push_back({branch.cube * cube_of(moves[move].turn()), routes.words.next(branch.state, move),
                                    MoveMask{1} << move, room - 1});
        branches.swap(next);
    }
    return branches;
}

// By the golden ratio: steps of any other kind might meet the same last moves again and again.
std::vector<Branch> some_of(std::vector<Branch> branches, int percent) {
    std::uint32_t place = 0;
    std::erase_if(branches, [&](const Branch&) {
        place += 2'654'435'769u;
        return place * std::uint64_t{100} >> 32 >= static_cast<std::uint64_t>(percent);
    });
    return branches;
}

}  // namespace trundle
