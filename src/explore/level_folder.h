// The folder of a search: each level's run, a file for each peer that wrote it, and `levels`, a text that says which of
// them are whole. It is written last, so whoever is killed at any moment leaves the levels that it names.
//
//   trundle explore crawler          which moves
//   0 1 1 2                          depth, states, classes, how many peers wrote it
//   1 8 2 2
//   checksum 9f86d081884c7d65
#pragma once

#include <trundle/explore.h>

#include "explore/run_file.h"

namespace trundle {

class LevelFolder {
public:
    LevelFolder(std::string folder, Play play) : folder_(std::move(folder)), play_(play) {}

    // Nobody else may work in it as long as the lock lives; none: somebody does.
    Result<std::optional<FileLock>> lock() const { return try_lock(folder_ + "/levels"); }

    // What was left there; no levels in an empty folder.
    std::optional<Error> read();
    const std::vector<ExploreLevel>& levels() const { return levels_; }
    // Removes what somebody who was killed or stopped left: files of levels and runs that nobody will open.
    void tidy() const;
    Result<Run> open(int depth, Shelves wanted, const Work& work) const;

    std::string path_of(int depth, int rank, int count) const;
    std::string spill_of(std::size_t number, int rank) const;

    // The level is whole: all `count` peers have written their files of it.
    void add(const ExploreLevel& level, int count);
    std::optional<Error> write(const Work& work) const;
    // Removes this peer's part of the files of a level that is needed no more.
    void forget(int depth, int rank, int count) const;

private:
    std::string text() const;

    std::string folder_;
    Play play_;
    std::vector<ExploreLevel> levels_;
    std::vector<int> writers_;  // of each level
};

}  // namespace trundle
