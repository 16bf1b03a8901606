// optimize against the plain search of the path program's note, which counts all words.
#include "../../bench/bidirectional.h"

#include <gtest/gtest.h>
#include <trundle/optimize.h>

#include "base/random.h"

namespace trundle {
namespace {

TEST(Bidirectional, finds_the_same_length_and_the_same_number_of_words) {
    Tables tables;
    Random random(17);
    for (int round = 0; round < 12; ++round) {
        World target;
        for (int i = 0; i < round / 3 + 1; ++i) target = after(target, MoveSet::slice()[random.below(27)]);
        const Result<Optimum> optimum = optimize({.target = target}, tables, {});
        bench::Bidirectional plain(target);
        int length = 0;
        while (plain.words(length) == 0) ++length;
        ASSERT_EQ(optimum->length, length);
        EXPECT_EQ(optimum->counts[0].words, plain.words(length));
        std::uint64_t longer = optimum->counts[1].words;
        for (const Moves& path : optimum->solutions)
            if (static_cast<int>(path.size()) == length) longer += bench::split_words(path);
        EXPECT_EQ(longer, plain.words(length + 1)) << round;
    }
}

}  // namespace
}  // namespace trundle
