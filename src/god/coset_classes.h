// Sets of cosets that are closed under the sixteen symmetries which keep the crawler's moves and the axis U-D. A class
// of flips and slice places is a row, its twists are bits beside each other: 18 MB are all
// 2,217,093,120 cosets. Distances from such a set are the same for all images of a coset, so this is no loss.
#pragma once

#include <trundle/cube.h>
#include <trundle/work.h>
#include <vector>

#include "base/random.h"
#include "god/bits.h"
#include "god/cosets_told.h"
#include "tables/coordinates/reduction.h"

namespace trundle {

class CosetClasses {
public:
    using Word = std::uint64_t;
    using Set = std::vector<Word>;

    struct Place {
        std::uint32_t row = 0;
        std::uint16_t twist = 0;
    };

    explicit CosetClasses(CosetsTold told = CosetsTold::by_all);

    std::uint64_t coset_count() const { return std::uint64_t{flip_slice_count} * twists_; }
    std::size_t row_count() const { return classes_.class_count(); }

    std::uint64_t set_bytes() const { return std::uint64_t{row_count()} * row_words_ * sizeof(Word); }
    Set none() const { return Set(row_count() * row_words_); }
    Set around(const Cube& centre) const;  // the centre's coset and its images
    Place place_of(const Cube& cube) const;
    SolvableCube cube_at(Place place) const;

    bool contains(const Set& set, Place place) const { return has_bit(&set[place.row * row_words_], place.twist); }
    std::uint64_t count(const Set& set) const;         // cosets, not classes
    Place pick(const Set& set, Random& random) const;  // any class of a set that is not empty
    Set complement(const Set& set) const;

    // All that is within `radius` of a set. If the work is stopped, not all of it.
    Set ball(Set centres, int radius, const Work& work) const;

private:
    struct Neighbour {
        std::uint32_t row;
        std::uint32_t permutation;  // of twists: where it begins in seen_ and own_
    };

    const Reduction& reduction_;
    const Classes& classes_;
    std::size_t twists_, row_words_;
    std::vector<Neighbour> neighbours_;  // [row][move]
    std::vector<std::uint16_t> seen_;    // [symmetry][move][own twist]: what the neighbour's row has for it
    std::vector<std::uint16_t> own_;     // and back
};

}  // namespace trundle
