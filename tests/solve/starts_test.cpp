// Beginnings of solutions that symmetries of a cube make of others: which are left out.
#include "solve/optimal/starts.h"

#include <gtest/gtest.h>
#include <trundle/notation.h>
#include <trundle/world.h>
#include <map>
#include <set>

#include "moves/canonical.h"

namespace trundle {
namespace {

constexpr std::array plays{Play::face, Play::quarter, Play::slice, Play::axial};

Cube cube_after(std::string_view path) { return after(World{}, *parse_notation(path)).cube.cube(); }
Cube superflip() { return cube_after("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"); }

// All that a search walks.
std::vector<MoveIndices> paths_of(Play play, std::size_t length) {
    const Canonical canonical(moves_of(play));
    std::vector<std::pair<MoveIndices, Canonical::State>> paths{{{}, Canonical::start}};
    for (std::size_t i = 0; i < length; ++i) {
        decltype(paths) longer;
        for (const auto& [path, state] : paths)
            for (std::uint8_t move = 0; move < canonical.move_count(); ++move) {
                if (canonical.next(state, move) == Canonical::forbidden) continue;
                longer.push_back({path, canonical.next(state, move)});
                longer.back().first.push_back(move);
            }
        paths.swap(longer);
    }
    std::vector<MoveIndices> result;
    for (auto& [path, state] : paths) result.push_back(std::move(path));
    return result;
}

Cube after_path(Cube cube, const MoveIndices& path, Play play) {
    for (const std::uint8_t move : path) cube = cube * cube_of(moves_of(play)[move].turn());
    return cube;
}

TEST(Starts, a_cube_without_symmetry_needs_all) {
    for (const Play play : plays) {
        const Starts starts(SolvableCube::random(1).cube(), moves_of(play));
        for (const MoveIndices& path : paths_of(play, 2)) EXPECT_TRUE(starts.need(path));
    }
}

TEST(Starts, of_the_superflip_few_are_needed) {
    for (const auto& [play, firsts] :
         std::map<Play, std::size_t>{{Play::face, 2}, {Play::quarter, 1}, {Play::slice, 4}, {Play::axial, 6}}) {
        const Starts starts(superflip(), moves_of(play));
        std::set<std::uint8_t> first;
        for (const MoveIndices& path : paths_of(play, 2))
            if (moves_of(play)[path[0]].axis() != moves_of(play)[path[1]].axis() && starts.need(path))
                first.insert(path[0]);
        EXPECT_EQ(first.size(), firsts) << name_of(play);
    }
}

// Whatever cube a path leads to, some path that is needed leads to its like.
TEST(Starts, what_is_needed_leads_to_the_like_of_every_cube) {
    for (const Cube& cube : {superflip(), cube_after("R L U2 D2 F"), cube_after("M2 E2 S2"), cube_after("R U R' U'")})
        for (const Play play : plays) {
            const Starts starts(cube, moves_of(play));
            const auto like = [&](const Cube& reached) {
                Cube::Bytes least = reached.bytes();
                for (int id = 0; id < Symmetry::count; ++id)
                    if (conjugated(cube, Symmetry::from_id(id)) == cube)
                        least = std::min(least, conjugated(reached, Symmetry::from_id(id)).bytes());
                return least;
            };
            std::set<Cube::Bytes> all, needed;
            for (const MoveIndices& path : paths_of(play, play == Play::face || play == Play::quarter ? 3 : 2)) {
                const Cube::Bytes reached = like(after_path(cube, path, play));
                all.insert(reached);
                if (starts.need(path)) needed.insert(reached);
            }
            EXPECT_EQ(needed, all) << name_of(play);
        }
}

}  // namespace
}  // namespace trundle
