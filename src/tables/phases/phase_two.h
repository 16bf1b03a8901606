// The second phase of a two-phase search: cubes whose pieces are neither twisted nor flipped and whose slice edges are
// in the slice. They form a group, closed under U, D and the half turns of the other faces:
//
//   8! corner permutations x 8! permutations of the U and D edges x 4! of the slice edges, half of them by parity
//
// The table knows the corners and the U and D edges together. Its rows are classes of corner permutations.
#pragma once

#include "tables/coordinates/reduction.h"
#include "tables/files/checkpoint.h"
#include "tables/files/entries.h"

namespace trundle {

inline constexpr std::size_t edge_permutation_count = 40320;  // 8!, of the edges in the U and D layers
inline constexpr std::size_t slice_permutation_count = 24;    // 4!, of FR FL BL BR

// Whether a turn keeps cubes of the group in it.
constexpr bool stays_in_group(Turn turn) { return turn.axis() == Axis::y || turn.is_half(); }

struct PhaseTwoCube {
    std::uint16_t corners = 0;  // corner_permutation_of
    std::uint16_t edges = 0;
    std::uint8_t slice = 0;

    bool is_solved() const { return corners == 0 && edges == 0 && slice == 0; }
};

// How the moves of a play that stay in the group change its three permutations. In the quarter turn metric a half turn
// of another face than U and D is a move of length 2.
class PhaseTwoMoves {
public:
    explicit PhaseTwoMoves(Play play);
    // The moves alone, with their lengths, without what they change.
    static std::vector<std::pair<Move, int>> list(Play play);

    std::size_t count() const { return moves_.size(); }
    std::span<const Move> moves() const { return moves_; }
    int length(std::size_t move) const { return length_[move]; }
    // The move that does a turn twice, if there is one.
    std::optional<std::size_t> twice(Turn turn) const {
        const std::uint8_t move = twice_[static_cast<std::size_t>(turn.id())];
        return move == none ? std::nullopt : std::optional<std::size_t>(move);
    }

    static PhaseTwoCube cube_of(const Cube& cube);  // of a cube in the group
    PhaseTwoCube after(PhaseTwoCube cube, std::size_t move) const {
        return {corners_after_[cube.corners * moves_.size() + move], edges_after(cube.edges, move),
                slice_after_[cube.slice * moves_.size() + move]};
    }
    std::uint16_t edges_after(std::size_t edges, std::size_t move) const {
        return edges_after_[edges * moves_.size() + move];
    }

private:
    static constexpr std::uint8_t none = 0xff;

    Moves moves_;
    std::vector<int> length_;
    std::array<std::uint8_t, Turn::count> twice_{};
    std::vector<std::uint16_t> corners_after_, edges_after_;  // [value][move]
    std::vector<std::uint8_t> slice_after_;
};

class PhaseTwoTable {
public:
    PhaseTwoTable(Play play, Content content);

    const std::uint8_t* address_of(const PhaseTwoCube& cube) const { return spot_of(cube).address; }
    // A lower bound for the length of a solution.
    int distance(const PhaseTwoCube& cube) const {
        const auto entry = static_cast<int>(spot_of(cube).code(15));
        return is_quarter_ ? entry * 2 + is_odd_[cube.corners] : entry;
    }

private:
    EntrySpot spot_of(const PhaseTwoCube& cube) const {
        const std::uint32_t place = classes_->place_of(cube.corners);
        return EntryRows(edge_permutation_count, 4)
            .spot(content_.bytes.data(), Classes::row_of(place),
                  edges_seen_[Classes::symmetry_of(place) * edge_permutation_count + cube.edges]);
    }

    bool is_quarter_;
    const Classes* classes_;
    std::vector<std::uint16_t> edges_seen_;  // [symmetry][edges]
    std::vector<std::uint8_t> is_odd_;       // of corner permutations
    Content content_;
};

// Entries are lengths up to 15, more counting as 15. Quarter turns change the parity of the corners, so for them half
// the length is kept.
Result<Content> build_phase_two(Play play, const Work& work, Checkpoint checkpoint = {});

// How the permutations of the U and D edges look through the symmetries of a reduction: [symmetry][edges].
std::vector<std::uint16_t> edges_through(const Reduction& reduction);
std::vector<std::uint8_t> odd_corner_permutations();

}  // namespace trundle
