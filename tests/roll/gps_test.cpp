#include <trundle/gps.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <trundle/move.h>
#include <trundle/notation.h>
#include <trundle/roll.h>

#include "base/random.h"

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

TEST(Gps, an_underscore_after_delta_is_read) {
    EXPECT_EQ(Gps::parse("(E){Δ_x-2}(N){D_y}")->to_text(), "(E){Δx-2}(N){Δy}");
}

TEST(RunGps, a_walk_is_rolled_as_letter_by_letter) {
    Random random(12);
    for (int i = 0; i < 20'000; ++i) {
        const auto any = [&](std::uint64_t n) { return static_cast<std::int64_t>(random.below(n)) + 1; };
        RollBoard board{.rows = any(6), .columns = any(6), .from = {}};
        board.from = {any(static_cast<std::uint64_t>(board.columns)), any(static_cast<std::uint64_t>(board.rows))};
        if (random.below(2))
            board.to = {any(static_cast<std::uint64_t>(board.columns)), any(static_cast<std::uint64_t>(board.rows))};
        std::string text;
        for (std::uint64_t terms = random.below(4); terms > 0; --terms) {
            std::string moves;
            for (std::uint64_t n = 1 + random.below(4); n > 0; --n) moves += "NESWI"[random.below(5)];
            text += random.below(2) ? moves : "(" + moves + "){" + std::to_string(random.below(5)) + "}";
        }
        const Gps gps = *Gps::parse(text);
        const RollRun run = *run_gps(gps, board);

        Square at = board.from;
        Rotation die;
        std::int64_t length = 0;
        bool legal = true;
        const std::string path = *gps.expand({}, 1000);
        for (char letter : path) {
            legal = !(board.to && at == *board.to);
            const Way way = *way_of(letter);
            const Square to = neighbour(at, way);
            if (to.x < 1 || to.x > board.columns || to.y < 1 || to.y > board.rows) legal = false;
            if (to.x < 1 || to.x > board.columns || to.y < 1 || to.y > board.rows) break;
            at = to;
            die = rolled(die, way);
            ++length;
            if (!legal) break;
        }
        legal = legal && (!board.to || at == *board.to);
        ASSERT_EQ(run.wrong.empty(), legal) << text << ": " << run.wrong;
        if (!legal) continue;
        ASSERT_EQ(run.end, at) << text;
        ASSERT_EQ(run.length, length) << text;
        ASSERT_EQ(run.top, top_of(die)) << text;
    }
}

TEST(RunGps, its_own_answers_can_be_fed_back) {
    Random random(13);
    for (int i = 0; i < 2'000; ++i) {
        const auto any = [&](std::int64_t n) {
            return static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(n))) + 1;
        };
        const std::int64_t side = i % 2 ? 12 : Roll::max_side;
        Roll roll{any(side), any(side), {}, {}, static_cast<int>(any(6))};
        roll.from = {any(roll.columns), any(roll.rows)};
        roll.to = {any(roll.columns), any(roll.rows)};
        const Result<RollAnswer> answer = solve_roll(roll);
        if (!answer) continue;
        const RollRun run = *run_gps(*Gps::parse(answer->gps), {roll.rows, roll.columns, roll.from, roll.to});
        EXPECT_EQ(run.wrong, "");
        EXPECT_EQ(run.length, answer->length);
        EXPECT_EQ(run.top, roll.label);
    }
}

TEST(RunGps, says_what_is_wrong) {
    const auto wrong = [](std::string_view text, RollBoard board) { return run_gps(*Gps::parse(text), board)->wrong; };
    EXPECT_EQ(wrong("EEN", {1, 3, {1, 1}}), "roll 3, N, leaves the board at 3,1");
    EXPECT_EQ(wrong("(E){1000000000000000000}", {1, 9, {1, 1}}), "roll 9, E, leaves the board at 9,1");
    EXPECT_EQ(wrong("(EW){5}", {1, 3, {1, 1}, Square{2, 1}}), "roll 1 comes to the last square, but the walk goes on");
    EXPECT_EQ(wrong("E", {1, 3, {1, 1}, Square{3, 1}}), "the walk ends at 2,1, not at 3,1");
    EXPECT_EQ(run_gps(*Gps::parse("(E){Δx}"), {1, 3, {1, 1}}).error().code, "no_end");
}

}  // namespace
}  // namespace trundle
