// How many configurations there are at each distance from solved, counted by breadth-first search: by one process, or
// by many that each own a share of the configurations.
#pragma once

#include <trundle/move.h>
#include <trundle/result.h>
#include <trundle/work.h>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace trundle {

struct ExploreRequest {
    Play play = Play::slice;  // slice counts how the cube stands, the others do not
    int depth = 0;
    // Not empty: every level is left there. A run that was killed goes on after its last level, with any number of
    // peers that see the folder; and memory may be smaller than a level.
    std::string folder{};
};

struct ExploreLevel {
    int depth = 0;
    std::uint64_t states = 0;
    std::uint64_t classes = 0;  // up to the symmetries of the play
};

struct Exploration {
    std::vector<ExploreLevel> levels{};
    bool is_complete = true;  // false if the work was stopped
};

// Processes that search together, seen from one of them. All must call the same functions in the same order, each of
// which returns when all have.
class Peers {
public:
    virtual ~Peers() = default;
    virtual int rank() const = 0;  // 0 .. count - 1
    virtual int count() const = 0;
    virtual std::uint64_t sum(std::uint64_t mine) = 0;
    virtual std::uint64_t most(std::uint64_t mine) = 0;

    // Parcels of a fixed size for each peer, one peer's after another's; `counts` says how many for each. Then those
    // that the others have for this one, in the order of their ranks.
    static constexpr std::size_t parcel_bytes = 16;
    virtual std::vector<std::size_t> announce(std::span<const std::size_t> counts) = 0;
    virtual void exchange(std::span<const std::byte> out, std::span<const std::size_t> out_counts,
                          std::span<std::byte> in, std::span<const std::size_t> in_counts) = 0;

    // This one cannot go on and the others, who wait for it, do not know: they must be ended.
    virtual void desert(const Error&) {}
};

// The same levels for all peers; memory, threads and progress are those of each. Without a folder it is an error before
// it starts if the memory, 2 GB unless the work says another, will not do.
Result<Exploration> explore(const ExploreRequest& request, Peers& peers, const Work& work,
                            const std::function<void(const ExploreLevel&)>& on_level = {});
// Alone.
Result<Exploration> explore(const ExploreRequest& request, const Work& work,
                            const std::function<void(const ExploreLevel&)>& on_level = {});

}  // namespace trundle
