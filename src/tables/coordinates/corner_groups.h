// How the corners fall into groups that turns of U and of D keep together: coordinates that such turns do not change.
//
//   split       two sets of four: those of one layer, U or D, and those of the other
//   layers      those of U, those of D
//   diagonals   split, and each set into the two pairs that lie across their layer
#pragma once

#include <trundle/cube.h>
#include <vector>

namespace trundle {

enum class CornerGroups : std::uint8_t { split, layers, diagonals };

// Two sets of places, eight bits each, tell all groups: of the corners of U; of URF, ULB, DFR and DBL, a pair of each
// layer.
using CornerSets = std::uint16_t;
constexpr CornerSets sets_with(int corner, int place) {
    return static_cast<CornerSets>((corner < 4 ? 1u << place : 0u) | (corner % 2 == 0 ? 256u << place : 0u));
}
CornerSets corner_sets_of(const Cube& cube);

// One kind of groups, numbered.
class CornerGrouping {
public:
    explicit CornerGrouping(CornerGroups groups);

    std::size_t count() const { return sets_.size(); }
    std::size_t number_of(CornerSets sets) const { return number_[first_[sets % 256] * 256u + sets / 256u]; }
    std::size_t number_of(const Cube& cube) const { return number_of(corner_sets_of(cube)); }
    Cube cube_with(std::size_t number) const;

private:
    std::array<std::uint8_t, 256> first_{};         // which of the 70 sets of four
    std::array<std::uint16_t, 70 * 256> number_{};  // by it and the second set
    std::vector<CornerSets> sets_;                  // some of each number
};

const CornerGrouping& grouping_of(CornerGroups groups);

}  // namespace trundle
