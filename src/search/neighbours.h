// One step of a breadth-first search over classes of configurations: who the neighbours are, and which of them are new.
#pragma once

#include <trundle/work.h>
#include <initializer_list>
#include <span>

#include "search/configuration.h"

namespace trundle {

using PackedClasses = std::vector<PackedConfiguration>;

class Neighbours {
public:
    Neighbours(Play play, Standing standing) : play_(play), standing_(standing), relabelings_(play) {}

    PackedConfiguration class_of(const Configuration& of) const { return relabelings_.representative(of); }
    std::size_t each() const { return moves_of(play_).size(); }  // how many neighbours a class has

    // All neighbours, with those that are there already; fewer if the work is stopped.
    void append(std::span<const PackedConfiguration> of, PackedClasses& to, const Work& work) const;

    std::uint64_t states(const PackedConfiguration& of) const {  // in its class
        return relabelings_.count() / static_cast<std::size_t>(of.stabiliser());
    }
    std::uint64_t states(std::span<const PackedConfiguration> of) const;

private:
    Play play_;
    Standing standing_;
    Relabelings relabelings_;
};

// Sorts neighbours of a level, and keeps one of each that is not known. A neighbour is on the level before, on the same
// one or on the next, so those two levels, sorted, are all that must be known.
void keep_new(PackedClasses& next, std::initializer_list<std::span<const PackedConfiguration>> known);

}  // namespace trundle
