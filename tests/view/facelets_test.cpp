#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <trundle/view.h>
#include <set>

namespace trundle {
namespace {

constexpr std::string_view solved_text = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

Facelets read(std::string_view text) { return parse_facelets(text).value(); }

TEST(Facelets, of_the_solved_cube) { EXPECT_EQ(to_text(to_facelets(World{})), solved_text); }

TEST(Facelets, of_known_turns) {
    const auto turned = [](Face face) { return to_text(to_facelets(after(World{}, Move::face(face, 1)))); };
    EXPECT_EQ(turned(Face::R), "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB");
    EXPECT_EQ(turned(Face::U), "UUUUUUUUUBBBRRRRRRRRRFFFFFFDDDDDDDDDFFFLLLLLLLLLBBBBBB");
    EXPECT_EQ(turned(Face::F), "UUUUUULLLURRURRURRFFFFFFFFFRRRDDDDDDLLDLLDLLDBBBBBBBBB");
}

// Pieces on one side, plain 3D geometry of stickers on the other: two independent models of the same cube.
RC_GTEST_PROP(Facelets, pieces_and_geometry_agree_for_every_move_set, (std::uint64_t seed)) {
    for (std::span<const Move> set : {MoveSet::face(), MoveSet::slice(), MoveSet::crawler(), MoveSet::roll()}) {
        World world{SolvableCube::random(seed), {}};
        for (Move move : random_moves(set, 20, seed)) {
            const Facelets before = to_facelets(world);
            const FaceletMap map = facelet_map(in_frame(move, Frame::world, world.pose.rotation));
            Facelets expected{};
            for (std::size_t i = 0; i < facelet_count; ++i) expected[map[i]] = before[i];
            world = after(world, move);
            RC_ASSERT(to_facelets(world) == expected);
        }
    }
}

RC_GTEST_PROP(Facelets, reading_gives_back_cube_and_rotation, (std::uint64_t seed)) {
    const World world{SolvableCube::random(seed), {Rotation::from_id(*rc::gen::inRange(0, Rotation::count)), {}}};
    RC_ASSERT(from_facelets(to_facelets(world)).value() == world);
    RC_ASSERT(read(to_text(to_facelets(world))) == to_facelets(world));
    RC_ASSERT(to_facelets(to_stickers(to_facelets(world))) == to_facelets(world));
    RC_ASSERT(parse_stickers(to_text(to_stickers(to_facelets(world)))).value() == to_stickers(to_facelets(world)));
}

std::string code_of(std::string_view text) {
    const Result<Facelets> facelets = parse_facelets(text);
    if (!facelets) return facelets.error().code;
    const Result<World> world = from_facelets(*facelets);
    return world ? "" : world.error().code;
}

std::string with_exchanged(std::initializer_list<std::pair<std::size_t, std::size_t>> pairs) {
    std::string text(solved_text);
    for (const auto& [a, b] : pairs) std::swap(text[a], text[b]);
    return text;
}

TEST(Facelets, an_impossible_cube_is_told_apart) {
    EXPECT_EQ(code_of(solved_text), "");
    EXPECT_EQ(code_of("UUU"), "wrong_length");
    EXPECT_EQ(code_of(std::string(solved_text) + "U"), "wrong_length");
    EXPECT_EQ(code_of("X" + std::string(solved_text.substr(1))), "unknown_letter");
    EXPECT_EQ(code_of("R" + std::string(solved_text.substr(1))), "colour_count");
    EXPECT_EQ(code_of(with_exchanged({{4, 0}})), "");                       // two U stickers: nothing changed
    EXPECT_EQ(code_of(with_exchanged({{4, 9 + 4}})), "centres");            // U and R not opposite
    EXPECT_EQ(code_of(with_exchanged({{4, 27 + 4}})), "mirrored_centres");  // U and D exchanged
    EXPECT_EQ(code_of(with_exchanged({{8, 35}})), "impossible_piece");      // a corner with U and D
    EXPECT_EQ(code_of(with_exchanged({{8, 9}, {9, 20}})), "twisted_corner");
    EXPECT_EQ(code_of(with_exchanged({{5, 10}})), "flipped_edge");
    EXPECT_EQ(code_of(with_exchanged({{10, 19}})), "swapped_pieces");
    EXPECT_EQ(code_of(with_exchanged({{19, 16}})), "repeated_piece");
}

TEST(Facelets, errors_carry_their_place) {
    EXPECT_EQ(parse_facelets("UUUQ").error().at, 3u);
    EXPECT_EQ(parse_stickers("[0,1,9]").error().at, 5u);
}

TEST(Net, shows_six_faces) {
    EXPECT_EQ(net(to_facelets(after(World{}, Move::face(Face::R, 1)))),
              "         U U F\n         U U F\n         U U F\n"
              "  L L L  F F D  R R R  U B B\n  L L L  F F D  R R R  U B B\n  L L L  F F D  R R R  U B B\n"
              "         D D B\n         D D B\n         D D B\n");
}

TEST(Svg, draws_every_sticker_of_the_net_and_both_views) {
    const std::string picture = svg(to_facelets(World{}));
    std::size_t rectangles = 0;
    std::size_t polygons = 0;
    for (std::size_t at = 0; (at = picture.find("<rect", at)) != std::string::npos; ++at) ++rectangles;
    for (std::size_t at = 0; (at = picture.find("<polygon", at)) != std::string::npos; ++at) ++polygons;
    EXPECT_EQ(rectangles, 54u);
    EXPECT_EQ(polygons, 2u * 54u);  // each sticker and its black rim, three faces a view
}

TEST(Relabeling, moves_and_pieces_are_seen_alike_through_each_symmetry) {
    for (int id = 0; id < Symmetry::count; ++id)
        for (Move move : MoveSet::face())
            EXPECT_EQ(conjugated(move, Symmetry::from_id(id)).turn(), conjugated(move.turn(), Symmetry::from_id(id)));
}

TEST(Relabeling, all_siblings_have_the_same_representative) {
    const Moves moves = random_moves(MoveSet::slice(), 8, 5);
    const Relabeling first = canonical_relabeling(moves);
    EXPECT_EQ(first.siblings, 47);
    for (int id = 0; id < Symmetry::count; ++id) {
        Moves sibling;
        for (Move move : moves) sibling.push_back(conjugated(move, Symmetry::from_id(id)));
        EXPECT_EQ(canonical_relabeling(sibling).facelets, first.facelets);
    }
    // The path program's moves fall into four classes: faces and slices, by a quarter and by half.
    std::set<Facelets> classes;
    for (const Move& move : MoveSet::slice()) classes.insert(canonical_relabeling({&move, 1}).facelets);
    EXPECT_EQ(classes.size(), 4u);
    EXPECT_EQ(canonical_relabeling({}).siblings, 0);
}

}  // namespace
}  // namespace trundle
