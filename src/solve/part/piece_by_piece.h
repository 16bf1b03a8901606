// A way home for any cube of any group of moves: piece after piece, each by a sequence that brings it home and leaves
// those before it there. Long, but there at once; and nothing is known beforehand, the sequences are learnt.
//
// To learn from a sequence W (after Minkwitz): do it to a solved cube and solve what comes out, piece by piece. As soon
// as a piece is met that is somewhere for the first time, with all before it home, the inverse of what was done so far
// is a sequence for it. Shorter ones replace longer ones.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/random.h"
#include "solve/part/spots.h"

namespace trundle {

class PieceByPiece {
public:
    using Word = std::vector<std::uint8_t>;  // indices of moves

    // `home`: where the pieces belong. Every move needs its inverse among the moves.
    PieceByPiece(std::span<const std::uint8_t> pieces, const Spots& home, std::span<const SpotMove> moves);

    void learn(std::size_t lessons);
    // Nothing: has not learnt enough, or there is none.
    std::optional<Word> solution(Spots spots) const;

private:
    static constexpr std::size_t longest_word = 200;

    Spots after(Spots spots, const Word& word) const;
    Word inverse(const Word& word) const;
    void learn_from(Word word);
    bool keep(std::size_t piece, std::uint8_t spot, const Word& word);

    std::vector<std::uint8_t> pieces_;
    Spots home_;
    std::span<const SpotMove> moves_;
    std::vector<std::uint8_t> inverse_;                                    // of each move
    std::vector<std::array<std::optional<Word>, spot_count>> words_home_;  // of each piece, by the spot where it is
    Random random_{1};
};

}  // namespace trundle
