// What the path program's note says and what is true: docs/ERRATA.md.
#include <gtest/gtest.h>
#include <trundle/notation.h>

#include <functional>
#include <vector>

#include "moves/canonical.h"

namespace trundle {
namespace {

World after_path(std::string_view path) { return after(World{}, parse(path, Notation::path).value()); }
World after_wca(std::string_view text) { return after(World{}, parse(text, Notation::wca).value()); }

TEST(PathNote, a_minus_turns_counter_clockwise) {
    EXPECT_EQ(after_path("r-"), after_wca("R'"));
    EXPECT_EQ(after_path("r+r-"), World{});
}

TEST(PathNote, a_letter_without_a_sign_has_no_meaning) {
    const auto read = parse("r", Notation::path);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().at, 0u);
}

TEST(PathNote, the_equator_is_seen_from_the_top) {
    EXPECT_EQ(after_path("e+"), after_wca("E'"));
    EXPECT_EQ(after_path("u+e+d-"), after_wca("y"));
}

TEST(PathNote, a_symmetric_configuration_has_fewer_than_47_siblings) {
    const auto images = [](const Cube& cube) {
        std::vector<Cube> found;
        for (int id = 0; id < Symmetry::count; ++id) {
            const Cube image = conjugated(cube, Symmetry::from_id(id));
            if (std::find(found.begin(), found.end(), image) == found.end()) found.push_back(image);
        }
        return found.size();
    };
    EXPECT_EQ(images(Cube()), 1u);
    EXPECT_EQ(images(after_path("r+").cube.cube()), 12u);
    EXPECT_EQ(images(after_path("L R U D F B").cube.cube()), 1u);
    EXPECT_EQ(images(SolvableCube::random(1).cube()), 48u);
}

// All six orders of M, E and S. They are one and the same up to symmetry, so a table that keeps one parent of each
// canonical configuration finds one of them.
TEST(PathNote, one_parent_of_each_configuration_is_not_enough_for_all_solutions) {
    const std::span<const Move> moves = MoveSet::slice();
    const World goal = after_path("LRUDFB");
    const Canonical canonical(moves);
    std::array<int, 4> solutions{};
    const std::function<void(const World&, Canonical::State, std::size_t)> search =
        [&](const World& world, Canonical::State state, std::size_t depth) {
            if (world == goal) ++solutions[depth];
            if (depth + 1 == solutions.size()) return;
            for (std::size_t move = 0; move < moves.size(); ++move)
                if (const auto next = canonical.next(state, move); next != Canonical::forbidden)
                    search(after(world, moves[move]), next, depth + 1);
        };
    search(World{}, Canonical::start, 0);
    EXPECT_EQ(solutions, (std::array<int, 4>{0, 0, 0, 6}));
}

}  // namespace
}  // namespace trundle
