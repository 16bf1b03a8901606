// A run in a file: the shelves one after another, then where each ends and its checksum, then a footer that says what
// it is. Numbers are those of the machine: a file is read where it was written.
#pragma once

#include "explore/shelves.h"
#include "tables/files/disk.h"

namespace trundle {

// What a run is of; a file of anything else is refused.
struct RunKind {
    Play play = Play::slice;
    int depth = 0;
};

class RunWriter {
public:
    static Result<RunWriter> begin(const std::string& path, const RunKind& kind, Shelves shelves);

    // The next of the shelves.
    std::optional<Error> add(std::span<const PackedConfiguration> shelf, const Work& work);
    // Only then is there a file of that name.
    std::optional<Error> finish(const Work& work);

private:
    struct Entry {
        std::uint64_t end = 0;  // in packed configurations
        std::uint64_t checksum = 0;
    };
    struct Footer {
        std::uint64_t sign = 0;
        std::uint64_t play = 0;
        std::uint64_t depth = 0;
        std::uint64_t first = 0;  // shelf
        std::uint64_t end = 0;
        std::uint64_t checksum = 0;  // of the entries
    };
    friend std::optional<Error> open_run(const std::string&, const RunKind&, Shelves, Run&, const Work&);

    RunWriter(NewFile file, const Footer& footer) : file_(std::move(file)), footer_(footer) {}
    static Footer footer_of(const RunKind& kind, Shelves shelves);

    NewFile file_;
    Footer footer_;
    std::vector<Entry> entries_;
};

// Lays what the file has of the wanted shelves on the run, which is one of those shelves. It is proven to be as it was
// written.
std::optional<Error> open_run(const std::string& path, const RunKind& kind, Shelves wanted, Run& run, const Work& work);

}  // namespace trundle
