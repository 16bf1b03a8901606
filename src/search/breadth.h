// Breadth-first search over classes of configurations: how many there are at each distance from solved, or from the
// class of another configuration.
#pragma once

#include "search/neighbours.h"

namespace trundle {

class Breadth {
public:
    Breadth(Play play, Standing standing, const Configuration& start = {});

    std::uint64_t states() const { return states_; }  // on this level
    std::uint64_t classes() const;
    // The classes of this level, in parts; no class is in two of them.
    std::span<const PackedClasses> parts() const { return here_; }

    // Goes to the next level; false if the work was stopped.
    bool advance(const Work& work);

    // An estimate, mostly too high, of the memory for levels up to `depth`.
    static std::uint64_t bytes_for(Play play, int depth);

private:
    static constexpr std::size_t part_count = 2048;  // even of the largest level, each is sorted in a moment

    Neighbours neighbours_;
    std::uint64_t states_ = 1;
    std::vector<PackedClasses> before_, here_, next_;  // by hash % part_count; sorted, but for next_
};

}  // namespace trundle
