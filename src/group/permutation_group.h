// A group given by generators: its order, and which permutations it holds, by the method of Schreier and Sims.
//
// The group is kept as a chain of stabilisers: level k holds the elements that fix the points 0 .. k-1. Of these, a
// level knows where point k can go, and for each such place one element that takes it there. An element of the group
// is then a product of one such element a level, in just one way:
//
//   order = product over the levels of the number of places          member: take out level after level, nothing
//   remains
#pragma once

#include <optional>

#include "base/natural.h"
#include "group/permutation.h"

namespace trundle {

class PermutationGroup {
public:
    explicit PermutationGroup(std::size_t degree);  // only the identity

    std::size_t degree() const { return levels_.size(); }
    bool contains(const Permutation& element) const { return contains(0, degree(), element); }
    // Whether some element does with the first `points` points what this permutation does with them.
    bool contains_like(const Permutation& element, std::size_t points) const { return contains(0, points, element); }
    void add(const Permutation& generator);  // the group that this generator makes with the group so far

    Natural order() const;
    Natural index_in(Natural order) const;  // how often this group fits into a larger one of that order

    // Where each point can go: the smallest point of its orbit.
    std::vector<Permutation::Point> orbits() const;

private:
    struct Level {
        std::vector<Permutation> generators;
        std::vector<Permutation::Point> orbit;          // of point k
        std::vector<std::optional<Permutation>> carry;  // for each point of the orbit an element from k to there
        std::vector<std::optional<Permutation>> back;   // and its inverse
    };

    bool contains(std::size_t level, std::size_t end, Permutation element) const;
    void add(std::size_t level, const Permutation& generator);
    void follow(std::size_t level, Permutation::Point point, const Permutation& generator);

    std::vector<Level> levels_;
};

}  // namespace trundle
