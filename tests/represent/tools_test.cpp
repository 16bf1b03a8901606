// Each tool does what the paper's sentence says of it, piece by piece; and how far the lost bars can be restored.
#include <gtest/gtest.h>
#include <trundle/notation.h>
#include <trundle/represent.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

namespace trundle {
namespace {

constexpr Piece home(int id) { return {static_cast<std::uint8_t>(id), 0}; }

int corner(std::string_view name) {
    for (int i = 0; i < corner_count; ++i)
        if (corner_name(i) == name) return i;
    return -1;
}
int edge(std::string_view name) {
    for (int i = 0; i < edge_count; ++i)
        if (edge_name(i) == name) return i;
    return -1;
}

// The places whose piece is not at home, or is there but turned.
std::set<std::string> changed_corners(const Cube& cube) {
    std::set<std::string> names;
    for (int i = 0; i < corner_count; ++i)
        if (cube.corner(i) != home(i)) names.insert(corner_name(i));
    return names;
}
std::set<std::string> changed_edges(const Cube& cube) {
    std::set<std::string> names;
    for (int i = 0; i < edge_count; ++i)
        if (cube.edge(i) != home(i)) names.insert(edge_name(i));
    return names;
}

using Names = std::set<std::string>;

// "exchanges positions of the two bottom-front corners while preserving the positions of all other corners and the
// orientation of the top four corners as well"
bool switches(const Cube& cube) {
    for (int i = 0; i < corner_count; ++i) {
        const bool bottom_front = i == corner("DFR") || i == corner("DLF");
        const int expected = !bottom_front ? i : i == corner("DFR") ? corner("DLF") : corner("DFR");
        if (cube.corner(i).id != expected) return false;
        if (i < 4 && cube.corner(i).orientation != 0) return false;
    }
    return true;
}
// "rotates three bottom corners 120 degrees clockwise while preserving the positions and orientations of all other
// corners"
bool twists(const Cube& cube) {
    const Names changed = changed_corners(cube);
    return changed.size() == 3 && std::all_of(changed.begin(), changed.end(), [&](const std::string& name) {
               return name[0] == 'D' && cube.corner(corner(name)) == Piece{static_cast<std::uint8_t>(corner(name)), 1};
           });
}
// "moves the back-right edge to the up-front position without affecting any corners"
bool snaps(const Cube& cube) { return changed_corners(cube).empty() && cube.edge(edge("UF")).id == edge("BR"); }
// "moves the down-right edge to up-front similarly"
bool lifts(const Cube& cube) { return changed_corners(cube).empty() && cube.edge(edge("UF")).id == edge("DR"); }
// "exchanges positions of three edges in the middle layer"
bool cycles(const Cube& cube) {
    const Names middle{"FR", "FL", "BL", "BR"};
    const Names changed = changed_edges(cube);
    return changed_corners(cube).empty() && changed.size() == 3 &&
           std::includes(middle.begin(), middle.end(), changed.begin(), changed.end());
}
// "reverses the orientation of both edges on the right side without affecting the rest of the cube"
bool flips(const Cube& cube) {
    return changed_corners(cube).empty() && changed_edges(cube) == Names{"BR", "FR"} &&
           cube.edge(edge("FR")).id == edge("FR");
}

World done(std::string_view letters) {
    const Result<Moves> moves = parse(letters, Notation::apl);
    EXPECT_TRUE(moves) << letters;
    return after(World{}, *moves);
}
const Tool& tool(std::string_view name) {
    return *std::find_if(tools().begin(), tools().end(), [&](const Tool& t) { return t.name == name; });
}
Cube done_by(std::string_view name) {
    const World world = done(tool(name).letters);
    EXPECT_TRUE(world.pose.rotation.is_none()) << "all tools keep the centres in place";
    return world.cube.cube();
}

TEST(Tools, SWITCH_exchanges_the_two_bottom_front_corners) { EXPECT_TRUE(switches(done_by("SWITCH"))); }
TEST(Tools, TWIST_turns_three_bottom_corners_clockwise) { EXPECT_TRUE(twists(done_by("TWIST"))); }
TEST(Tools, SNAP_moves_back_right_to_up_front) { EXPECT_TRUE(snaps(done_by("SNAP"))); }
TEST(Tools, LIFT_moves_down_right_to_up_front) { EXPECT_TRUE(lifts(done_by("LIFT"))); }
TEST(Tools, CYCLE_cycles_three_edges_of_the_middle_layer) {
    EXPECT_TRUE(cycles(done_by("CYCLE")));
    EXPECT_TRUE(cycles(done_by("CYCLE'")));
    EXPECT_EQ(changed_edges(done_by("CYCLE")), (Names{"FR", "BL", "FL"}));
    EXPECT_EQ(changed_edges(done_by("CYCLE'")), (Names{"FL", "BL", "BR"}));
}
TEST(Tools, FLIP_flips_both_edges_on_the_right_and_nothing_else) { EXPECT_TRUE(flips(done_by("FLIP"))); }

TEST(Tools, are_the_sequences_of_the_facts) {
    const std::map<std::string_view, const char*> wca{{"SWITCH", "F D F' D' R' D' R"},
                                                      {"TWIST", "R' D2 R D R' D R D2"},
                                                      {"SNAP", "F E' F' E"},
                                                      {"LIFT", "M D' M' D"},
                                                      {"CYCLE", "E' L2 E L2"},
                                                      {"CYCLE'", "E L2 E' L2"},
                                                      {"FLIP", "E' R' E' R' E' R2 E R' E R' E R2"}};
    for (const Tool& each : tools()) {
        const Result<Moves> moves = parse(wca.at(each.name), Notation::wca);
        ASSERT_TRUE(moves);
        EXPECT_EQ(done(each.letters), after(World{}, *moves)) << each.name;
    }
}

// The scan lost which letters have a bar. All ways to put bars on a word: the different cubes that satisfy a sentence.
std::size_t readings(std::string_view letters, bool (*satisfies)(const Cube&)) {
    std::vector<Cube> found;
    for (unsigned bars = 0; bars < 1u << letters.size(); ++bars) {
        World world;
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const auto letter = static_cast<Letter>(std::string_view("LCRBHFUMDXYZ").find(letters[i]));
            world = after(world, to_move({letter, (bars >> i & 1) != 0}));
        }
        const Cube& cube = world.cube.cube();
        if (!world.pose.rotation.is_none() || !satisfies(cube)) continue;
        if (std::find(found.begin(), found.end(), cube) == found.end()) found.push_back(cube);
    }
    return found.size();
}

TEST(Errata, the_bars_of_SWITCH_TWIST_SNAP_and_LIFT_are_forced_by_what_they_do) {
    EXPECT_EQ(readings("FDFDRDR", switches), 1u);
    EXPECT_EQ(readings("RDDRDRDRDD", twists), 1u);
    EXPECT_EQ(readings("FMFM", snaps), 1u);
    EXPECT_EQ(readings("CDCD", lifts), 1u);
}
TEST(Errata, CYCLE_has_two_readings) { EXPECT_EQ(readings("MLLMLL", cycles), 2u); }
TEST(Errata, FLIP_as_printed_cannot_work_with_any_bars_and_works_with_two_letters_doubled) {
    EXPECT_EQ(readings("MRMRMRMRMRMR", flips), 0u);
    EXPECT_EQ(readings("MRMRMRRMRMRMRR", flips), 1u);
}

TEST(Errata, seventeen_quarter_turns_do_not_reach_every_state) {
    // By counting: 12 choices, 17 times, are fewer than there are cubes.
    EXPECT_LT(std::pow(12.0, 17) / 43252003274489856000.0, 0.052);
    // By parity: seventeen of them leave an odd permutation of the corners, always, so not even the solved cube.
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const std::vector<LetterMove> moves = scramble(seed);
        ASSERT_EQ(moves.size(), 17u);
        World world;
        for (LetterMove move : moves) world = after(world, to_move(move));
        int inversions = 0;
        for (int i = 0; i < corner_count; ++i)
            for (int j = 0; j < i; ++j) inversions += world.cube.cube().corner(j).id > world.cube.cube().corner(i).id;
        EXPECT_EQ(inversions % 2, 1);
    }
}

TEST(Tools, RANDOM_takes_only_what_it_is_given_and_the_same_for_the_same_seed) {
    const std::array<LetterMove, 3> from{{{Letter::U}, {Letter::H, true}, {Letter::Z}}};
    const std::vector<LetterMove> moves = random_of(from, 1000, 7);
    EXPECT_EQ(moves, random_of(from, 1000, 7));
    EXPECT_NE(moves, random_of(from, 1000, 8));
    for (LetterMove move : from) EXPECT_GT(std::count(moves.begin(), moves.end(), move), 250);
    for (LetterMove move : moves) EXPECT_NE(std::find(from.begin(), from.end(), move), from.end());
}

TEST(Tools, SCRAMBLE_uses_all_twelve_quarter_turns_of_faces) {
    std::set<std::string> seen;
    for (LetterMove move : scramble(1, 1000)) seen.insert(to_text(move));
    EXPECT_EQ(seen, (Names{"U", "U'", "D", "D'", "B", "B'", "F", "F'", "L", "L'", "R", "R'"}));
}

}  // namespace
}  // namespace trundle
