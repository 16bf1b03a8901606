// Breadth-first search over classes of configurations: how many there are at each distance from solved, or from the
// class of another configuration.
#pragma once

#include <trundle/work.h>
#include <span>

#include "search/configuration.h"

namespace trundle {

class Breadth {
public:
    Breadth(Play play, Standing standing, const Configuration& start = {});

    std::uint64_t states() const { return states_; }  // on this level
    std::uint64_t classes() const;
    // The classes of this level, in parts; no class is in two of them.
    std::span<const std::vector<PackedConfiguration>> parts() const { return here_; }

    // Goes to the next level; false if the work was stopped.
    bool advance(const Work& work);

    // An estimate, mostly too high, of the memory for levels up to `depth`.
    static std::uint64_t bytes_for(Play play, int depth);

private:
    using Part = std::vector<PackedConfiguration>;
    static constexpr std::size_t part_count = 2048;  // even of the largest level, each is sorted in a moment

    Part neighbours(const Part& part, const Work& work) const;
    void settle(std::size_t part);  // keeps in next_ only what is new

    Play play_;
    Standing standing_;
    Relabelings relabelings_;
    std::uint64_t states_ = 1;
    std::vector<Part> before_, here_, next_;  // by the highest bits of the hash; sorted, but for next_
};

}  // namespace trundle
