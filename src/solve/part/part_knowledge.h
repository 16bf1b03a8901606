// What a choice of moves can do for a part of a cube: how far its pieces are from home, and whether they can get there.
#pragma once

#include <trundle/solve.h>

#include "solve/part/part_bound_kernel.h"
#include "solve/part/piece_by_piece.h"
#include "solve/part/reach.h"

namespace trundle {

class PartKnowledge {
public:
    PartKnowledge(std::span<const Move> moves, const Part& part);

    const Moves& moves() const { return moves_; }
    const Rules& rules() const { return rules_; }
    const std::vector<SpotMove>& spot_moves() const { return spot_moves_; }
    Result<std::vector<PartTable>> make_tables(const Work& work) const;
    static bool has_little_memory(const Work& work);  // so that tables are smaller

    // Nothing if there is a way to the goal.
    std::optional<Error> why_not(const Spots& spots) const;
    // A long way to the goal, found without looking far; nothing if the work was stopped.
    std::optional<PieceByPiece::Word> long_way(const Spots& spots, const Work& work) const;
    bool is_reached(const Cube& cube) const;  // seen from the centres; asks no table

private:
    // All ways in which the moves can make the centres stand, with all pieces home.
    std::vector<Spots> goals() const;
    std::vector<std::uint8_t> pieces() const;
    bool has_all_faces() const;
    PieceByPiece::Word without_repetition(const PieceByPiece::Word& word) const;

    Moves moves_;
    Part part_;
    Rules rules_;
    std::vector<SpotMove> spot_moves_;
    std::optional<Reach> reach_;  // none if everything can be reached
};

}  // namespace trundle
