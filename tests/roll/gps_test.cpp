#include <trundle/gps.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <trundle/move.h>
#include <trundle/notation.h>

namespace trundle {
namespace {

std::string expanded(std::string_view text, Deltas deltas = {}) {
    const Result<Gps> gps = Gps::parse(text);
    return gps ? gps->expand(deltas, 1000).value_or("error") : "error";
}

TEST(Gps, reads_the_grammar_of_the_paper) {
    EXPECT_EQ(expanded(""), "");
    EXPECT_EQ(expanded("I"), "");
    EXPECT_EQ(expanded("NENESSW"), "NENESSW");
    EXPECT_EQ(expanded("(NE){3}W"), "NENENEW");
    EXPECT_EQ(expanded("(E){Δx-2}NE", {5, 0}), "EEENE");
    EXPECT_EQ(expanded("(E){Dx-2}NE", {5, 0}), "EEENE");
    EXPECT_EQ(expanded("( E ) { Dx + 1 } (NIN){Dy}", {1, 2}), "EENNNN");
    EXPECT_EQ(expanded("(E){Δx}", {0, 0}), "");
}

TEST(Gps, errors_say_where) {
    const auto error = [](std::string_view text) {
        const Result<Gps> gps = Gps::parse(text);
        return gps ? std::pair<std::string, std::size_t>{} : std::pair{gps.error().code, gps.error().at.value_or(999)};
    };
    using Expected = std::pair<std::string, std::size_t>;
    EXPECT_EQ(error("NEX"), (Expected{"unknown_move", 2}));
    EXPECT_EQ(error("ne"), (Expected{"unknown_move", 0}));
    EXPECT_EQ(error("(){3}"), (Expected{"unknown_move", 1}));
    EXPECT_EQ(error("(E"), (Expected{"unclosed", 2}));
    EXPECT_EQ(error("(E)N"), (Expected{"no_count", 3}));
    EXPECT_EQ(error("(E){Δz}"), (Expected{"bad_count", 6}));
    EXPECT_EQ(error("(E){-1}"), (Expected{"bad_count", 4}));
    EXPECT_EQ(error("(E){Dx-}"), (Expected{"bad_count", 7}));
    EXPECT_EQ(error("(E){3"), (Expected{"unclosed", 5}));
    EXPECT_EQ(error("(E){99999999999999999999}"), (Expected{"count_overflow", 4}));
}

TEST(Gps, counts_that_are_negative_or_too_large_are_errors) {
    EXPECT_EQ(Gps::parse("(E){Δx-2}")->length({1, 0}).error().code, "negative_count");
    EXPECT_EQ(Gps::parse("(EEEEEEEEEE){1000000000000000000}")->length({}).error().code, "count_overflow");
    EXPECT_EQ(Gps::parse("(E){1000000000000000000}")->expand({}, 1000).error().code, "too_long");
}

TEST(Gps, a_walk_of_any_length_is_taken_one_roll_at_a_time) {
    const Gps gps = *Gps::parse("(I){1000000000000000000}N(E){Δx}");
    GpsWalk walk(gps, {1'000'000'000'000'000'000, 0});
    EXPECT_EQ(walk.next(), Way::N);
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(walk.next(), Way::E);
}

TEST(Gps, with_counts_that_are_numbers_is_roll_notation) {
    EXPECT_EQ(*parse("N(EI){3}W", Notation::roll), *parse("N E E E W", Notation::roll));
    EXPECT_EQ(parse("(E){Δx}", Notation::roll).error().code, "no_distance");
    EXPECT_EQ(parse("(E){99999999999}", Notation::roll).error().code, "too_long");
    EXPECT_EQ(parse("(E){3", Notation::roll).error().at, 5U);
}

rc::Gen<Gps::Term> arbitrary_term() {
    return rc::gen::exec([] {
        Gps::Term term{*rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::elementOf(std::string("NESWI")))),
                       {}};
        const auto base = static_cast<Gps::Count::Base>(*rc::gen::inRange(0, 3));
        if (*rc::gen::arbitrary<bool>())
            term.count = Gps::Count{base, *rc::gen::inRange<std::int64_t>(base == Gps::Count::Base::none ? 0 : -5, 6)};
        return term;
    });
}

RC_GTEST_PROP(Gps, what_is_printed_reads_back_the_same, ()) {
    std::string text;
    for (const Gps::Term& term : *rc::gen::container<std::vector<Gps::Term>>(arbitrary_term())) {
        Gps::Term printable = term;
        text += printable.count ? "(" + printable.moves + ")" : printable.moves;
        if (!printable.count) continue;
        const auto [base, plus] = *printable.count;
        const std::string sign = base == Gps::Count::Base::none || plus < 0 ? "" : "+";
        const std::string name = base == Gps::Count::Base::x ? "Dx" : base == Gps::Count::Base::y ? "Dy" : "";
        text += "{" + name + sign + std::to_string(plus) + "}";
    }
    const Result<Gps> gps = Gps::parse(text);
    RC_ASSERT(gps.has_value());
    RC_ASSERT(Gps::parse(gps->to_text()).value_or({}) == *gps);
}

RC_GTEST_PROP(Gps, no_text_breaks_the_parser, (const std::string& text)) { (void)Gps::parse(text); }

TEST(Die, rolls_as_the_moves_of_the_world_do) {
    for (Way way : all_ways) {
        const Move move = MoveSet::roll()[static_cast<std::size_t>(way)];
        EXPECT_EQ(move.rotation(), rotation_of(way));
        EXPECT_EQ(move.direction(), direction_of(way));
    }
}

TEST(Die, shows_each_of_24_pairs_of_neighbouring_labels_in_one_way) {
    int count = 0;
    for (int top = 0; top <= 7; ++top)
        for (int north = 0; north <= 7; ++north)
            if (const std::optional<Rotation> die = die_showing(top, north)) {
                EXPECT_EQ(top_of(*die), top);
                EXPECT_EQ(north_of(*die), north);
                ++count;
            }
    EXPECT_EQ(count, 24);
}

}  // namespace
}  // namespace trundle
