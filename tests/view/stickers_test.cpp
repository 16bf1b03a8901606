// The sticker engine of the engine note: the numbering, the cycles, and why the printed R_CYCLES are no move of a cube.
#include <gtest/gtest.h>
#include <trundle/engine.h>

#include <map>
#include <numeric>

namespace trundle {
namespace {

using Cycle = std::array<std::uint8_t, 4>;
using Permutation = std::array<std::uint8_t, facelet_count>;  // the sticker at i goes to [i]

Permutation from_cycles(const std::vector<Cycle>& cycles) {
    Permutation p{};
    std::iota(p.begin(), p.end(), std::uint8_t{0});
    for (const Cycle& c : cycles)
        for (std::size_t i = 0; i < 4; ++i) p[c[i]] = c[(i + 1) % 4];
    return p;
}

Permutation sticker_map(Move move) {
    const FaceletMap map = facelet_map(move);
    Permutation p{};
    for (std::size_t i = 0; i < facelet_count; ++i)
        p[sticker_of_facelet(i)] = static_cast<std::uint8_t>(sticker_of_facelet(map[i]));
    return p;
}

Permutation then(const Permutation& a, const Permutation& b) {
    Permutation p{};
    for (std::size_t i = 0; i < facelet_count; ++i) p[i] = b[a[i]];
    return p;
}

int order(const Permutation& p) {
    const Permutation none = from_cycles({});
    int n = 1;
    for (Permutation q = p; q != none; q = then(q, p)) ++n;
    return n;
}

Permutation power(const Permutation& p, int n) {
    Permutation q = from_cycles({});
    for (int i = 0; i < n; ++i) q = then(q, p);
    return q;
}

const std::map<std::string, std::vector<Cycle>> cycles{
    {"U", {{9, 18, 36, 53}, {10, 19, 37, 52}, {11, 20, 38, 51}, {0, 2, 8, 6}, {1, 5, 7, 3}}},
    {"D", {{15, 47, 42, 24}, {16, 46, 43, 25}, {17, 45, 44, 26}, {27, 29, 35, 33}, {28, 32, 34, 30}}},
    {"R", {{2, 47, 29, 20}, {5, 50, 32, 23}, {8, 53, 35, 26}, {9, 11, 17, 15}, {10, 14, 16, 12}}},
    {"L", {{0, 18, 27, 45}, {3, 21, 30, 48}, {6, 24, 33, 51}, {36, 38, 44, 42}, {37, 41, 43, 39}}},
    {"F", {{6, 9, 29, 44}, {7, 12, 28, 41}, {8, 15, 27, 38}, {18, 20, 26, 24}, {19, 23, 25, 21}}},
    {"B", {{0, 42, 35, 11}, {1, 39, 34, 14}, {2, 36, 33, 17}, {45, 47, 53, 51}, {46, 50, 52, 48}}},
    {"M", {{1, 19, 28, 46}, {4, 22, 31, 49}, {7, 25, 34, 52}}},
    {"E", {{12, 50, 39, 21}, {13, 49, 40, 22}, {14, 48, 41, 23}}},
    {"S", {{3, 10, 32, 43}, {4, 13, 31, 40}, {5, 16, 30, 37}}},
};

TEST(Stickers, the_cycles_of_the_nine_layers) {
    for (const auto& [name, expected] : cycles) {
        const Moves moves = parse_notation(name).value();
        ASSERT_EQ(moves.size(), 1u);
        EXPECT_EQ(sticker_map(moves[0]), from_cycles(expected)) << name;
    }
}

// The strips run one way and the face the other: that passes every test which only counts to four or six.
TEST(Stickers, the_printed_R_cycles_are_no_move_of_a_cube) {
    const Permutation printed =
        from_cycles({{2, 20, 29, 47}, {5, 23, 32, 50}, {8, 26, 35, 53}, {9, 11, 17, 15}, {10, 14, 16, 12}});
    const Permutation u = from_cycles(cycles.at("U"));
    const Permutation r = from_cycles(cycles.at("R"));
    const auto commutator = [&](const Permutation& x) { return then(then(then(x, u), power(x, 3)), power(u, 3)); };
    EXPECT_EQ(order(printed), 4);
    EXPECT_EQ(power(commutator(printed), 6), from_cycles({}));
    EXPECT_EQ(order(then(r, u)), 105);
    EXPECT_NE(order(then(printed, u)), 105);
    EXPECT_NE(printed, r);
    EXPECT_NE(printed, power(r, 3));
}

TEST(Stickers, the_notes_numbering_is_kociembas_but_for_the_back_face) {
    for (std::size_t i = 0; i < facelet_count; ++i) {
        EXPECT_EQ(sticker_of_facelet(i), i < 45 ? i : 98 - i);
        EXPECT_EQ(sticker_of_facelet(sticker_of_facelet(i)), i);
    }
}

TEST(Stickers, the_table_of_move_cycles_says_what_the_moves_do) {
    ASSERT_EQ(move_cycles().size(), 18u);
    for (const MoveCycles& move : move_cycles()) {
        EXPECT_EQ(from_cycles(move.cycles), sticker_map(parse_notation(move.name).value()[0])) << move.name;
        EXPECT_EQ(move.cycles.size(), move.name.size() == 2                    ? 8u
                                      : move.name.find_first_of("xyz") < 1     ? 13u
                                      : std::string("MES").find(move.name) < 3 ? 3u
                                                                               : 5u);
    }
}

TEST(Stickers, every_move_is_spelled_as_the_note_writes_it) {
    for (const MoveCycles& move : move_cycles())
        for (int quarters = 1; quarters <= 3; ++quarters) {
            const std::string text = move.name + std::array{"", "2", "'"}[static_cast<std::size_t>(quarters - 1)];
            const std::optional<SpelledMove> spelling = spelled(parse_notation(text)->front());
            ASSERT_TRUE(spelling) << text;
            EXPECT_EQ(spelling->base, move.name[0]) << text;
            EXPECT_EQ(spelling->quarters, quarters) << text;
            EXPECT_EQ(spelling->is_wide, move.name.size() == 2) << text;
        }
    EXPECT_FALSE(spelled(MoveSet::crawler()[0])) << "two layers at once have no name";
}

TEST(Stickers, cycles_of_pieces_tell_where_they_go_and_how_they_close) {
    using Names = std::vector<std::string>;
    const auto of = [](std::string_view text) { return cycles_of(parse_notation(text).value()); };
    EXPECT_EQ(of("").stickers.size(), 0u);
    EXPECT_EQ(of("U").corners, Names{"(URF UFL ULB UBR)"});
    EXPECT_EQ(of("U").edges, Names{"(UR UF UL UB)"});
    EXPECT_TRUE(of("U").centres.empty());
    EXPECT_EQ(of("M").centres, Names{"(U F D B)"});
    EXPECT_EQ(of("[R' D' R, U]").corners, Names{"(URF UBR RDF)"});
    // Twists: one clockwise, one counter-clockwise. Flips: two.
    EXPECT_EQ(of("(R' D' R D)2 U (D' R' D R)2 U'").corners, (Names{"(URF)-", "(UBR)+"}));
    EXPECT_EQ(of("(M' U)4 (M U)4").edges.size(), 4u);
    for (const std::string& edge : of("(M' U)4 (M U)4").edges) EXPECT_EQ(edge.size(), 5u) << edge;
}

TEST(Stickers, rotations_are_thirteen_cycles_and_wide_moves_eight) {
    const auto four_cycles = [](std::string_view text) {
        const Permutation p = sticker_map(parse_notation(text).value()[0]);
        int moved = 0;
        for (std::size_t i = 0; i < facelet_count; ++i) moved += p[i] != i;
        EXPECT_EQ(order(p), 4);
        return moved / 4;
    };
    for (std::string_view rotation : {"x", "y", "z"}) EXPECT_EQ(four_cycles(rotation), 13) << rotation;
    for (std::string_view wide : {"Rw", "Lw", "Uw", "Dw", "Fw", "Bw"}) EXPECT_EQ(four_cycles(wide), 8) << wide;
}

Stickers applied(std::string_view text) { return apply_algorithm(solved(), parse_notation(text).value()); }

TEST(Stickers, wide_moves_and_rotations_are_made_of_layers) {
    const std::vector<std::pair<std::string, std::string>> identities{
        {"Rw", "R M'"}, {"Lw", "L M"}, {"Uw", "U E'"},   {"Dw", "D E"},    {"Fw", "F S"},
        {"Bw", "B S'"}, {"r", "R M'"}, {"x", "R M' L'"}, {"y", "U E' D'"}, {"z", "F S B'"}};
    for (const auto& [whole, parts] : identities) {
        EXPECT_EQ(applied(whole), applied(parts)) << whole;
        EXPECT_EQ(applied(whole + "'"), applied("(" + parts + ")'")) << whole;
        EXPECT_EQ(applied(whole + "2"), applied("(" + parts + ")2")) << whole;
    }
}

TEST(Stickers, algorithms_that_every_cuber_knows) {
    const std::string t_perm = "R U R' U' R' F R2 U' R' U' R U R' F'";
    EXPECT_NE(applied(t_perm), solved());
    EXPECT_EQ(applied(t_perm + " " + t_perm), solved());
    EXPECT_EQ(applied("(R U R' U')6"), solved());
    EXPECT_EQ(applied("R2'"), applied("R2"));
    const Moves moves = parse_notation(t_perm).value();
    EXPECT_EQ(apply_algorithm(applied(t_perm), invert_algorithm(moves)), solved());
}

TEST(Stickers, spin2_is_D_and_y) {
    EXPECT_EQ(applied("U E'"), applied("D y"));
    EXPECT_EQ(to_stickers(to_facelets(after(World{}, MoveSet::crawler()[6]))), applied("D y"));
}

TEST(Stickers, a_state_is_never_changed_in_place) {
    const Stickers before = solved();
    const Stickers after = apply_move(before, parse_notation("R").value()[0]);
    EXPECT_EQ(before, solved());
    EXPECT_NE(after, before);
}

TEST(Stickers, many_states_move_as_each_of_them_does) {
    const Moves moves = *parse_notation("R U' M x2 Bw S");
    std::vector<Stickers> states(100);
    for (std::size_t i = 0; i < states.size(); ++i) states[i] = to_stickers(to_facelets({SolvableCube::random(i), {}}));
    const std::vector<Stickers> before = states;
    apply_to_all(states, moves);
    for (std::size_t i = 0; i < states.size(); ++i) EXPECT_EQ(states[i], apply_algorithm(before[i], moves)) << i;
}

}  // namespace
}  // namespace trundle
