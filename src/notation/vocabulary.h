// A notation is a vocabulary: words for some sets of layers and some amounts.
//
// Parallel layers commute, so whatever happens about one axis is a sum: how many quarters each of its three layers
// has turned, one of 4 x 4 x 4. To say it is to find the fewest words with this sum: a breadth-first search over the
// 64 sums, done once. A sum that no words reach is what the notation cannot say.
#pragma once

#include <trundle/notation.h>
#include <array>

namespace trundle {

// The quarters of the positive, middle and negative layer of an axis, two bits each.
class LayerSum {
public:
    static constexpr int count = 64;

    constexpr LayerSum() = default;
    constexpr explicit LayerSum(Move move) : index_(static_cast<std::uint8_t>(move.sum())) {}

    constexpr int index() const { return index_; }  // 0 .. 63
    constexpr bool is_none() const { return index_ == 0; }

    // Each pair of bits is added modulo 4: the low bits may carry into the high ones, the high ones nowhere.
    friend constexpr LayerSum operator+(LayerSum a, LayerSum b) {
        LayerSum sum;
        const int carried = (a.index_ & 0b010101) + (b.index_ & 0b010101);
        sum.index_ = static_cast<std::uint8_t>(carried ^ ((a.index_ ^ b.index_) & 0b101010));
        return sum;
    }
    friend constexpr bool operator==(LayerSum, LayerSum) = default;

private:
    std::uint8_t index_ = 0;
};

struct MoveWord {
    std::string text;
    Move move;  // without layers if the word says that nothing happens
};

struct Spelling {
    std::string text;
    Moves moves;
};

struct Vocabulary {
    std::string_view expected{};    // what an error says
    std::string_view separator{};   // between two words in print
    std::string_view nothing{};     // how an empty list of moves is printed
    Frame frame = Frame::world;     // of all its words
    bool spaced = false;            // whether words must be separated when read
    std::vector<MoveWord> words{};  // of several shortest spellings the one with the earliest words is printed

    // What follows from the words.
    std::array<std::vector<std::size_t>, 256> words_from{};  // the words that start with each byte
    using Spellings = std::array<std::array<std::optional<Spelling>, LayerSum::count>, 3>;
    Spellings spellings{};

    const std::optional<Spelling>& spelling(Axis axis, LayerSum sum) const {
        return spellings[static_cast<std::size_t>(axis)][static_cast<std::size_t>(sum.index())];
    }
};

const Vocabulary& vocabulary_of(Notation notation);

}  // namespace trundle
