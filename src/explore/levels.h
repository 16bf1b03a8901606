// Breadth-first search, level by level, as one of several peers does it. Each expands the classes that it owns, sends
// the neighbours to their owners, and keeps of those that it gets the ones that are new:
//
//   here --neighbours--> outgoing --exchange--> incoming --by shelf, sorted, less before and here--> next
//
// A level is exchanged in rounds, one if it is small, so that a round fits in memory beside what has come so far. With
// a folder, what has come goes to the disk, sorted, when it fills half of the memory; levels are there anyway.
#pragma once

#include <trundle/explore.h>

#include "explore/level_folder.h"

namespace trundle {

class Levels {
public:
    Levels(const ExploreRequest& request, Peers& peers, const Work& work);

    // From the folder's last level, or from solved.
    std::optional<Error> begin();
    std::optional<Error> advance();
    // The same for all peers, as is whether one of the two failed.
    const std::vector<ExploreLevel>& done() const { return done_; }

private:
    using Group = std::vector<PackedClasses>;  // some shelves, one after another
    using Use = std::function<std::optional<Error>(Group&)>;

    std::optional<Error> agree(std::optional<Error> mine);
    std::optional<Error> send_neighbours();
    void exchange(std::span<const std::span<const PackedConfiguration>> of);
    void shelve_incoming();
    std::optional<Error> gather(bool only_new, const Use& use);
    std::optional<Error> spill();
    Result<Run> settle(ExploreLevel& level);
    std::optional<Error> take_level(ExploreLevel level, Run run);
    int depth() const { return done_.back().depth; }

    Peers& peers_;
    const Work& work_;
    Play play_;
    Neighbours neighbours_;
    Shelves mine_;
    std::uint64_t memory_;
    std::size_t round_;  // neighbours that a peer sends at a time
    std::optional<LevelFolder> folder_;
    std::optional<FileLock> lock_;
    std::vector<ExploreLevel> done_;
    Run before_, here_;
    std::vector<std::shared_ptr<PackedClasses>> incoming_;
    std::vector<Run> next_;  // of what came: on shelves, in files also sorted
    std::size_t spilled_ = 0;
};

}  // namespace trundle
