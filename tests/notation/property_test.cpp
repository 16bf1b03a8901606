// What must hold for all moves: printing and reading back, changing notation and simplifying keep what moves do.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <trundle/notation.h>

namespace trundle {

// How RapidCheck shows a counterexample.
static void showValue(Move move, std::ostream& stream) {
    stream << *print({&move, 1}, Notation::wca) << (move.frame() == Frame::cube ? " of the cube" : "");
}

namespace {

// Any moves at all: any layers, amounts and frames.
rc::Gen<Moves> any_moves() {
    const auto move = rc::gen::map(
        rc::gen::tuple(rc::gen::inRange(0, 3), rc::gen::inRange(1, 8), rc::gen::inRange(1, 4), rc::gen::inRange(0, 2)),
        [](const auto& t) {
            const auto& [axis, layers, quarters, frame] = t;
            return Move(static_cast<Axis>(axis), layers, quarters, static_cast<Frame>(frame));
        });
    return rc::gen::container<Moves>(move);
}

rc::Gen<Moves> moves_of(std::span<const Move> set) {
    return rc::gen::container<Moves>(rc::gen::elementOf(Moves(set.begin(), set.end())));
}

// What the moves do to the cube and how it stands in the end; the cell is left out.
World effect(std::span<const Move> moves) {
    World world = after(World{}, moves);
    world.pose.cell = {};
    return world;
}

RC_GTEST_PROP(Notation, what_is_printed_reads_back_to_the_same_effect, ()) {
    const Moves moves = *any_moves();
    for (const Notation notation : {Notation::wca, Notation::path, Notation::apl}) {
        const Result<std::string> text = print(moves, notation);
        RC_ASSERT(text.has_value());
        const Result<Moves> again = parse(*text, notation);
        RC_ASSERT(again.has_value());
        RC_ASSERT(effect(*again) == effect(moves));
    }
}

RC_GTEST_PROP(Notation, the_words_of_a_notation_read_back_unchanged, ()) {
    const auto round_trip = [](const Moves& moves, Notation notation) {
        RC_ASSERT(*parse(*print(moves, notation), notation) == moves);
    };
    const Moves crawl = *moves_of(MoveSet::crawler());
    round_trip(crawl, Notation::crawl);
    round_trip(*moves_of(MoveSet::roll()), Notation::roll);
    const Moves slice = *moves_of(MoveSet::slice());
    round_trip(slice, Notation::path);
    round_trip(slice, Notation::wca);
    if (!crawl.empty()) RC_ASSERT(parse(*print(crawl, Notation::crawl))->notation == Notation::crawl);
}

RC_GTEST_PROP(Notation, a_crawl_in_any_other_notation_does_the_same_to_the_cube, ()) {
    const Moves moves = *moves_of(MoveSet::crawler());
    for (const Notation notation : {Notation::wca, Notation::path, Notation::apl}) {
        const Moves others = *parse(*print(moves, notation), notation);
        RC_ASSERT(effect(others) == effect(moves));
        const Result<std::string> back = print(others, Notation::crawl);
        RC_ASSERT(back.has_value());
        RC_ASSERT(effect(*parse(*back, Notation::crawl)) == effect(moves));
    }
}

RC_GTEST_PROP(Notation, what_the_crawler_or_the_die_can_say_keeps_its_effect, ()) {
    const Moves moves = *any_moves();
    for (const Notation notation : {Notation::crawl, Notation::roll})
        for (std::size_t length = 1; length <= moves.size(); ++length) {
            const std::span<const Move> first(moves.data(), length);
            const Result<std::string> text = print(first, notation);
            if (text) RC_ASSERT(effect(*parse(*text, notation)) == effect(first));
            else RC_ASSERT(text.error().code == "cannot_say");
        }
}

RC_GTEST_PROP(Notation, an_inverted_group_is_the_inverse, ()) {
    const Moves moves = *any_moves();
    const std::string text = *print(moves, Notation::wca);
    RC_ASSERT(effect(*parse(text + " (" + text + ")'", Notation::wca)) == World{});
}

RC_GTEST_PROP(Notation, simplified_moves_do_the_same_in_no_more_moves, ()) {
    const Moves moves = *parse(*print(*any_moves(), Notation::wca), Notation::wca);  // in words of the notation
    const Moves simple = simplified(moves);
    RC_ASSERT(effect(simple) == effect(moves));
    RC_ASSERT(simple.size() <= moves.size());
    RC_ASSERT(simplified(simple) == simple);
}

RC_GTEST_PROP(Notation, simplified_crawls_and_rolls_end_on_the_same_cell, ()) {
    for (const auto& [set, notation] :
         {std::pair(MoveSet::crawler(), Notation::crawl), std::pair(MoveSet::roll(), Notation::roll)}) {
        const Moves moves = *moves_of(set);
        const Moves simple = simplified(moves, notation);
        RC_ASSERT(after(World{}, simple) == after(World{}, moves));
        RC_ASSERT(simple.size() <= moves.size());
        for (const Move move : simple) RC_ASSERT(std::find(set.begin(), set.end(), move) != set.end());
    }
}

// Any text at all: an error lies inside the text, and what is read can be printed.
RC_GTEST_PROP(Notation, no_text_breaks_a_parser, ()) {
    const auto text = *rc::gen::container<std::string>(
        rc::gen::oneOf(rc::gen::elementOf(std::string("RUFLDBrufldbMESxyzwviI23'()[],:.^*-+ \n/spn1NEW`")),
                       rc::gen::arbitrary<char>()));
    for (const Notation notation : {Notation::wca, Notation::path, Notation::crawl, Notation::apl, Notation::roll}) {
        const Result<Moves> moves = parse(text, notation);
        if (!moves) {
            RC_ASSERT(moves.error().at.has_value() && *moves.error().at <= text.size());
            continue;
        }
        const Result<std::string> printed = print(*moves, notation);
        RC_ASSERT(printed.has_value());
        RC_ASSERT(*parse(*printed, notation) == *moves);
    }
}

TEST(Notation, simplified_merges_and_cancels) {
    const auto simple = [](std::string_view text, Notation notation) {
        return *print(simplified(*parse(text, notation), notation), notation);
    };
    EXPECT_EQ(simple("R L R'", Notation::wca), "L");
    EXPECT_EQ(simple("R U U' R2", Notation::wca), "R'");
    EXPECT_EQ(simple("R M' L'", Notation::wca), "x");
    EXPECT_EQ(simple("R M'", Notation::wca), "Rw");
    EXPECT_EQ(simple("r+ m-", Notation::path), "r+m-");
    EXPECT_EQ(simple("+x +x -x", Notation::crawl), "+x");
    EXPECT_EQ(simple("+x +x +x", Notation::crawl), "+x +x +x");
    EXPECT_EQ(simple("spin1 spin1 spin1", Notation::crawl), "spin1'");
    EXPECT_EQ(simple("+x spin2 spin2' -x", Notation::crawl), "");
    EXPECT_EQ(simple("NSE", Notation::roll), "E");
    EXPECT_EQ(simple("NNN", Notation::roll), "NNN");
}

}  // namespace
}  // namespace trundle
