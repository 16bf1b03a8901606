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
    PieceByPiece(std::span<const std::uint8_t> pieces, const Spots& home, std::span<const SpotMove> moves)
        : pieces_(pieces.begin(), pieces.end()), home_(home), moves_(moves), words_home_(pieces.size()) {
        for (const SpotMove& move : moves)
            for (std::size_t other = 0; other < moves.size(); ++other)
                if (moves[other](move(home)) == home) inverse_.push_back(static_cast<std::uint8_t>(other));
        for (std::size_t i = 0; i < pieces_.size(); ++i) words_home_[i][home[pieces_[i]]] = Word();
    }

    void learn(std::size_t lessons) {
        constexpr std::size_t longest_lesson = 14;
        for (; lessons > 0; --lessons) {
            Word word(1 + random_.below(longest_lesson));
            for (std::uint8_t& move : word) move = static_cast<std::uint8_t>(random_.below(moves_.size()));
            learn_from(std::move(word));
        }
    }
    // Nothing: has not learnt enough, or there is none.
    std::optional<Word> solution(Spots spots) const {
        Word word;
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            const std::optional<Word>& next = words_home_[i][spots[pieces_[i]]];
            if (!next) return {};
            word.insert(word.end(), next->begin(), next->end());
            spots = after(spots, *next);
        }
        return word;
    }

private:
    static constexpr std::size_t longest_word = 200;

    Spots after(Spots spots, const Word& word) const {
        for (const std::uint8_t move : word) spots = moves_[move](spots);
        return spots;
    }
    Word inverse(const Word& word) const {
        Word result;
        for (std::size_t i = word.size(); i-- > 0;) result.push_back(inverse_[word[i]]);
        return result;
    }
    // A sequence and its inverse both move just the same pieces.
    void learn_from(Word word) {
        Spots spots = after(home_, word);
        for (std::size_t i = 0; i < pieces_.size() && word.size() < longest_word; ++i) {
            const std::uint8_t piece = pieces_[i];
            if (spots[piece] == home_[piece]) continue;
            const Word back = inverse(word);
            const bool is_new = keep(i, spots[piece], back);
            if (keep(i, after(home_, back)[piece], word) || is_new) return;
            const Word& next = *words_home_[i][spots[piece]];
            word.insert(word.end(), next.begin(), next.end());
            spots = after(spots, next);
        }
    }
    bool keep(std::size_t piece, std::uint8_t spot, const Word& word) {
        std::optional<Word>& known = words_home_[piece][spot];
        const bool is_new = !known;
        if (is_new || word.size() < known->size()) known = word;
        return is_new;
    }

    std::vector<std::uint8_t> pieces_;
    Spots home_;
    std::span<const SpotMove> moves_;
    std::vector<std::uint8_t> inverse_;                                    // of each move
    std::vector<std::array<std::optional<Word>, spot_count>> words_home_;  // of each piece, by the spot where it is
    Random random_{1};
};

}  // namespace trundle
