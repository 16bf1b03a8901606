// Quarter-turn lengths against Debian's rubiks_optimal (Michael Reid's solver), an external program.
#include <gtest/gtest.h>
#include <trundle/optimize.h>
#include <trundle/view.h>

#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

#include "base/random.h"
#include "shared.h"

namespace trundle {
namespace {

constexpr std::string_view places = "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR";

// The colour on the side `face` of the piece at the place with these faces.
template <std::size_t N, std::size_t Count, class PieceAt>
char colour_at(const std::array<std::array<Face, N>, Count>& names, std::string_view place, char face,
               PieceAt piece_at) {
    for (std::size_t p = 0; p < Count; ++p) {
        std::string letters;
        for (Face f : names[p]) letters += letter_of(f);
        if (!std::is_permutation(letters.begin(), letters.end(), place.begin(), place.end())) continue;
        const Piece piece = piece_at(static_cast<int>(p));
        return letter_of(names[piece.id][(letters.find(face) + N - piece.orientation) % N]);
    }
    return '?';
}

// What stands at each place, in the solver's own notation.
std::string to_reid(const Cube& cube) {
    std::istringstream words{std::string(places)};
    std::string result;
    for (std::string place; words >> place;) {
        if (!result.empty()) result += ' ';
        for (char face : place)
            result += place.size() == 2 ? colour_at(edge_faces, place, face, [&](int p) { return cube.edge(p); })
                                        : colour_at(corner_faces, place, face, [&](int p) { return cube.corner(p); });
    }
    return result;
}

TEST(RubiksOptimal, agrees_on_random_positions) {
    if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    if (std::system("command -v rubiks_optimal >/dev/null") != 0) GTEST_SKIP() << "rubiks_optimal is not installed";
    Random random(15);
    std::vector<int> expected;
    Tables tables({TEST_TABLES});
    const std::string folder = testing::TempDir();
    std::ofstream input(folder + "/reid.in");
    for (int i = 0; i < 20; ++i) {
        World world;
        for (int k = 0; k < 3 + i * 12 / 19; ++k)
            world = after(world, MoveSet::quarter()[random.below(MoveSet::quarter().size())]);
        const Result<Optimum> optimum =
            optimize({.target = world, .play = Play::quarter, .slack = 0}, tables, {.threads = 2});
        expected.push_back(*optimum->length);
        input << to_reid(world.cube.cube()) << "\n";
    }
    input.close();
    ASSERT_EQ(std::system(("rubiks_optimal <" + folder + "/reid.in >" + folder + "/reid.out 2>&1").c_str()), 0);

    // The first length it names for each cube.
    std::ifstream output(folder + "/reid.out");
    std::vector<int> lengths;
    bool is_waiting = false;
    const std::regex solution("\\( *([0-9]+)q");
    for (std::string line; std::getline(output, line);) {
        std::smatch match;
        if (line.starts_with("enter cube")) is_waiting = true;
        if (is_waiting && line.find("already solved") != std::string::npos) lengths.push_back(0), is_waiting = false;
        if (is_waiting && std::regex_search(line, match, solution))
            lengths.push_back(std::stoi(match[1])), is_waiting = false;
    }
    EXPECT_EQ(lengths, expected);
}

}  // namespace
}  // namespace trundle
