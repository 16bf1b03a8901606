// A choice of moves, and parts of a cube: against groups written out in full, known distributions, and the solver of
// whole cubes.
#include <gtest/gtest.h>
#include <trundle/engine.h>
#include <trundle/solve.h>
#include <map>

#include "shared.h"
#include "solve/part/part_table.h"
#include "solve/part/spots.h"

namespace trundle {
namespace {

const Moves face_turns(MoveSet::face().begin(), MoveSet::face().end());

Result<OptimalAnswer> solved_by(std::string_view moves, const World& world, const Work& work = {}) {
    return solve_part({.world = world, .moves = *parse_move_choice(moves, Play::slice)}, tables(), work);
}

Result<OptimalAnswer> solved_part(std::string_view goal, const World& world, const Moves& moves = face_turns) {
    return solve_part({.world = world, .moves = moves, .part = *parse_part(goal)}, tables(), {.threads = 2});
}

// The cube as it looks once its faces are renamed so that it stands upright.
std::string name_of(World world) {
    world.cube = *SolvableCube::validate(conjugated(world.cube.cube(), world.pose.rotation));
    world.pose = {};
    return to_text(to_facelets(world));
}

// All cubes within `depth` moves of solved by their facelets, with their distances; cubes that differ only in how they
// stand are one.
std::map<std::string, int> distances(const Moves& moves, int depth) {
    std::map<std::string, int> known{{name_of(World{}), 0}};
    std::vector<World> level{World{}};
    for (int d = 1; d <= depth && !level.empty(); ++d) {
        std::vector<World> next;
        for (const World& world : level)
            for (const Move move : moves)
                if (const World to = after(world, move); known.emplace(name_of(to), d).second) next.push_back(to);
        level = std::move(next);
    }
    return known;
}

TEST(Spots, a_move_of_the_world_does_the_same_to_spots_and_to_cubes) {
    World world;
    for (const char* word : {"R", "U2", "F'", "M", "E'", "S2", "Rw", "b'", "L", "D", "x", "y'", "z2"})
        for (const Moves moves = *parse_notation(word); const Move move : moves) {
            const Spots before = spots_of(world.cube.cube(), world.pose.rotation);
            world = after(world, move);
            EXPECT_EQ(spot_move(move)(before), spots_of(world.cube.cube(), world.pose.rotation)) << word;
        }
}

TEST(PartTable, crosses_are_as_far_from_home_as_everybody_knows) {
    std::vector<SpotMove> moves;
    for (const Move move : MoveSet::face()) moves.push_back(spot_move(move));
    const std::vector<Spots> home{spots_of(Cube(), Rotation())};
    constexpr std::array<std::uint8_t, 4> cross{first_edge + 4, first_edge + 5, first_edge + 6, first_edge + 7};
    const PartTable table = PartTable::of_pieces(cross, home, moves, {});
    std::map<int, int> count;
    Spots spots = home[0];
    for (int i = 0; i < 24 * 24 * 24 * 24; ++i) {
        int rest = i;
        for (const std::uint8_t edge : cross) {
            spots[edge] = static_cast<std::uint8_t>(rest % 24);
            rest /= 24;
        }
        ++count[table.distance_of(spots)];
    }
    count.erase(PartTable::unreachable);
    EXPECT_EQ(count,
              (std::map<int, int>{
                  {0, 1}, {1, 15}, {2, 158}, {3, 1394}, {4, 9809}, {5, 46381}, {6, 97254}, {7, 34966}, {8, 102}}));
}

// Half turns of three faces make 2592 cubes; those of four faces more, most of which three cannot solve.
TEST(Part, solves_just_the_cubes_that_the_moves_can_make_and_in_the_fewest_moves) {
    const std::map<std::string, int> group = distances(*parse_move_choice("U2,R2,F2", Play::face), 100);
    EXPECT_EQ(group.size(), 2592u);
    const Moves more = *parse_move_choice("U2,R2,F2,L2", Play::face);
    int solved = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const World world = after(World{}, random_moves(more, seed % 3 == 0 ? 12 : 4, seed));
        const auto known = group.find(to_text(to_facelets(world)));
        const auto answer = solved_by("U2,R2,F2", world);
        ASSERT_EQ(answer.has_value(), known != group.end());
        if (!answer) {
            EXPECT_EQ(answer.error().fault, Fault::none_exists);
            continue;
        }
        ++solved;
        EXPECT_EQ(answer->solutions.at(0).length, known->second);
        EXPECT_TRUE(answer->solutions[0].is_optimal);
        EXPECT_TRUE(after(world, answer->solutions[0].moves).is_solved());
    }
    EXPECT_GT(solved, 30);
}

// Slices and wide moves carry the centres; the cube may end standing in any way.
TEST(Part, moves_that_carry_the_centres_are_moves_of_the_world) {
    for (const char* set : {"M,U", "r,U", "M2,E2,S2", "M,E,S", "u,F2"}) {
        const Moves moves = *parse_move_choice(set, Play::slice);
        const std::map<std::string, int> near = distances(moves, 5);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const World world = after(World{}, random_moves(moves, seed % 5 + 1, seed));
            const auto answer = solved_by(set, world);
            ASSERT_TRUE(answer) << set << " " << seed;
            EXPECT_TRUE(after(world, answer->solutions.at(0).moves).is_solved());
            const World back = after(World{}, inverted(answer->solutions[0].moves));
            EXPECT_EQ(answer->solutions[0].length, near.at(name_of(back))) << set << " " << seed;
            EXPECT_EQ(name_of(back), name_of(world)) << set << " " << seed;
        }
    }
}

TEST(Part, two_faces_solve_all_that_they_make_with_proof) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const World world = after(World{}, random_moves(*parse_move_choice("U,R", Play::face), 50, seed));
        const auto answer = solved_by("U,R", world, {.threads = 2});
        ASSERT_TRUE(answer);
        EXPECT_TRUE(answer->solutions.at(0).is_optimal);
        EXPECT_TRUE(after(world, answer->solutions[0].moves).is_solved());
        const Moves path = answer->solutions[0].moves;
        for (const Move move : path)
            EXPECT_TRUE(move == Move::face(Face::U, move.quarters()) || move == Move::face(Face::R, move.quarters()));
    }
}

// Far too many cubes to search: a way is put together, piece by piece.
TEST(Part, large_groups_are_solved_too) {
    for (const char* set : {"U,R,F,L,D", "r,U,F", "U,R,F"}) {
        const Moves moves = *parse_move_choice(set, Play::slice);
        const World world = after(World{}, random_moves(moves, 60, 1));
        const PartRequest wanted{.world = world, .moves = moves, .effort = {.nodes = 1}};
        const auto answer = solve_part(wanted, tables(), {.threads = 2});
        ASSERT_TRUE(answer) << set;
        ASSERT_FALSE(answer->solutions.empty()) << set;
        EXPECT_TRUE(after(world, answer->solutions[0].moves).is_solved()) << set;
        const auto again = solve_part(wanted, tables(), {});
        EXPECT_EQ(answer->solutions[0].moves, again->solutions.at(0).moves) << "bounded by nodes: always the same";
    }
}

TEST(Part, all_moves_agree_with_the_solver_of_whole_cubes) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const World world = after(World{}, random_moves(MoveSet::face(), 7, seed));
        const auto whole = solve_optimally({world}, tables(), {.threads = 2});
        const auto part = solve_part({.world = world, .moves = face_turns}, tables(), {.threads = 2});
        ASSERT_TRUE(whole && part);
        EXPECT_EQ(part->solutions.at(0).length, whole->solutions.at(0).length);
    }
}

TEST(Part, goals_are_reached_for_the_cube_as_it_stands) {
    const World world = world_after("R U2 F' L D B2 x y' R U");
    for (const char* goal : {"cross", "first-layer", "corners", "DF,DR,DFR,FR"}) {
        const Part part = *parse_part(goal);
        const auto answer = solved_part(goal, world);
        ASSERT_TRUE(answer) << goal;
        const Facelets end = to_facelets(after(world, answer->solutions.at(0).moves));
        for (const std::size_t i : {27u, 28u, 29u, 30u, 32u, 33u, 34u, 35u}) {
            const bool is_edge = i % 2 == 0;
            const bool is_asked_for = is_edge ? part.edges == 0xf0 : (part.corners & 0xf0) == 0xf0;
            if (is_asked_for) {
                EXPECT_EQ(end[i], end[31]) << goal;
            }
        }
        const bool has_corner = end[29] == end[31] && end[26] == end[22] && end[15] == end[13];
        EXPECT_TRUE(has_corner || (part.corners & 0x10) == 0) << goal;
    }
}

TEST(Part, oriented_edges_need_no_quarter_turns_of_front_and_back) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const World world{SolvableCube::random(seed), {}};
        const auto answer = solved_part("eo", world);
        ASSERT_TRUE(answer);
        EXPECT_LE(answer->solutions.at(0).length, 7);
        const World end = after(world, answer->solutions[0].moves);
        for (int i = 0; i < edge_count; ++i) EXPECT_EQ(end.cube.cube().edge(i).orientation, 0);
    }
    const Moves blind = *parse_move_choice("U,R,L,D,F2,B2", Play::face);
    EXPECT_EQ(solved_part("eo", world_after("F"), blind).error().fault, Fault::none_exists);
    EXPECT_TRUE(solved_part("eo", world_after("F2 U"), blind));
    EXPECT_FALSE(solved_part("eo", World{}, {MoveSet::slice().begin(), MoveSet::slice().end()}));
}

TEST(Part, several_solutions_are_different_and_shortest_first) {
    const auto answer = solve_part({.world = world_after("D2 R F' U L"),
                                    .moves = face_turns,
                                    .part = *parse_part("cross"),
                                    .solutions = 1'000'000,
                                    .slack = 1},
                                   tables(), {.threads = 2});
    ASSERT_TRUE(answer);
    std::map<std::string, int> texts;
    int last = 0;
    for (const Solution& solution : answer->solutions) {
        EXPECT_GE(solution.length, last);
        last = solution.length;
        EXPECT_EQ(++texts[*print(solution.moves, Notation::wca)], 1);
    }
    EXPECT_EQ(last, answer->solutions.at(0).length + 1);
}

TEST(Part, a_mask_is_a_list_of_pieces) {
    const Part part = *parse_part("UF,RU,FUR");
    EXPECT_EQ(part.edges, 0b11);
    EXPECT_EQ(part.corners, 0b1);
    std::string mask(54, '.');
    for (const std::size_t i : {7u, 5u, 8u}) mask[i] = 'U';
    for (const std::size_t i : {9u, 10u}) mask[i] = 'R';
    for (const std::size_t i : {19u, 20u}) mask[i] = 'F';
    EXPECT_EQ(parse_part(mask)->edges, part.edges);
    EXPECT_EQ(parse_part(mask)->corners, part.corners);
    for (const char* wrong : {"", "UD", "UF,", "croos", "UFRB"})
        EXPECT_EQ(parse_part(wrong).error().fault, Fault::usage);
    mask[9] = 'U';
    EXPECT_NE(parse_part(mask).error().message.find("character 10"), std::string::npos);
    mask[9] = '.';
    EXPECT_NE(parse_part(mask).error().message.find("URF"), std::string::npos);
}

TEST(Part, a_choice_of_moves_fits_its_metric) {
    EXPECT_EQ(parse_move_choice("U,R2,U", Play::face)->size(), 4u);
    EXPECT_EQ(parse_move_choice("U,R", Play::quarter)->size(), 4u);
    EXPECT_EQ(parse_move_choice("M,Rw", Play::slice)->size(), 6u);
    for (const char* wrong : {"", "U,", "x", "U R", "Q", "M"})
        EXPECT_FALSE(parse_move_choice(wrong, Play::face)) << wrong;
    EXPECT_FALSE(parse_move_choice("R2", Play::quarter));
    EXPECT_EQ(parse_move_choice("U,D,R,L,F,B,M,E,S,u,d,r,l,f,b", Play::slice)->size(), 45u);  // all that there are
}

}  // namespace
}  // namespace trundle
